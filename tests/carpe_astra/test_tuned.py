"""What expert thinks of cards, beside the numbers set by hand."""

from __future__ import annotations

from carpe_astra.table import Table, card
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import network_of
from starboard.games.carpe_astra.networks import WEBS
from starboard.games.carpe_astra.prospects import NOT_NOW, PLAIN, SCORING, Gains, Taste, card_worth
from starboard.games.carpe_astra.tuned import TASTE


def worth(table: Table, code: str, placements: int, taste: Taste) -> float:
    """What a card in the hand of seat 0 is worth to it."""
    game = table.game
    web, own = WEBS.of(game.where), network_of(game.agents[0])
    return card_worth(web, game, 0, card(code), own, placements, Gains(game, 0, taste))


def test_a_card_that_scores_now_is_worth_more_than_two_that_wait() -> None:
    """By hand it is not quite worth two: waiting looked better than it is."""
    table = Table(3).agents(0, "home 0", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").hand(0, "N-MIL-PRI")
    assert worth(table, "N-MIL-PRI", SCORING, TASTE) > 2.0 * worth(table, "N-MIL-PRI", NOT_NOW, TASTE)
    assert worth(table, "N-MIL-PRI", SCORING, PLAIN) < 2.0 * worth(table, "N-MIL-PRI", NOT_NOW, PLAIN)


def test_slander_is_for_the_own_gain_and_not_for_the_loss_of_a_rival() -> None:
    """rules 8.4: a rival's loss helps the third player as well, and keeping the marker costs a credit."""
    table = Table(3).agents(0, "home 1", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").hand(0, "L-MIL-PRI")
    table.support(1, "MIL", 2).credits(0, 1)
    assert 0.0 < worth(table, "L-MIL-PRI", SCORING, TASTE) < worth(table, "L-MIL-PRI", SCORING, PLAIN)
    game = table.credits(0, 0).game
    assert Gains(game, 0, TASTE).slander[1][data.MILITARY] < Gains(game, 0, PLAIN).slander[1][data.MILITARY]
