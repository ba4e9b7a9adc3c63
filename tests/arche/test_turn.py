"""Setup, phases, the end of a turn and of the game (3-6, 10)."""

from __future__ import annotations

import pytest

from arche.table import BLUE, CODES, GREEN, NEUTRAL, RED, Table, number
from starboard.core.ask import CHANCE, DONE, Roll
from starboard.core.state import NOTHING, UNKNOWN
from starboard.games.arche import codes, ids
from starboard.games.arche.cards import CARDS
from starboard.games.arche.codes import KEEP_ALL
from starboard.games.arche.ids import HIT, SOLDIER
from starboard.games.arche.state import Arche
from starboard.games.arche.title import TITLE


def fresh(players: int, seed: int = 3) -> Arche:
    """A game up to the first question that a player answers."""
    game = TITLE.new(TITLE.setup("standard", players, seed))
    assert isinstance(game, Arche)
    game.settle()
    return game


# -- setup (3) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_fills_the_fields_and_deals_two_factions_each(players: int) -> None:
    """3.1, 3.2: 4 soldiers, 3 civilians, 2 buildings, 2 events lie open; each has two factions."""
    game = fresh(players)
    kinds = [CARDS[card].kind for card in game.market]
    assert kinds == [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3]
    assert [len(deck) for deck in game.decks] == [60, 45, 30, 30]
    assert len(game.hands) == 2 * players
    assert len(game.box) == 8 - 2 * players
    assert game.ask is not None
    assert game.ask.choices == sorted(game.hands[:2])


def test_kept_factions_stay_hidden_until_all_have_chosen() -> None:
    """3.2: nobody sees what the others were dealt or kept; then the kept ones are public."""
    game = fresh(3)
    assert game.ask is not None
    kept = game.ask.choices[1]
    game.play(kept)
    seen = TITLE.view(game, 1)
    assert isinstance(seen, Arche)
    assert seen.hands[:2] == [UNKNOWN, UNKNOWN]
    assert seen.hands[2:4] == game.hands[2:4]
    assert seen.hands[4:] == [UNKNOWN, UNKNOWN]
    own = TITLE.view(game, 0)
    assert isinstance(own, Arche)
    assert own.hands[0] == kept
    while game.hands:
        assert game.ask is not None
        game.play(game.ask.choices[0])
    seen = TITLE.view(game, 1)
    assert isinstance(seen, Arche)
    assert seen.faction == game.faction
    assert game.faction[0] == kept
    assert sorted(game.box + game.faction) == [CODES[code] for code in CODES if code[0] == "F"]


def test_the_ark_begins_with_a_neutral_soldier_from_the_deck() -> None:
    """3.5: its life is its resistance, without the bonus for players."""
    game = fresh(4)
    while game.ark_card == NOTHING:
        assert game.ask is not None
        game.play(game.ask.choices[0])
    assert game.ark_owner == NEUTRAL
    assert game.ark_life == CARDS[game.ark_card].resistance
    assert len(game.decks[SOLDIER]) == 59


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_start_player_and_start_resources(start: int) -> None:
    """3.6: 3, 4, 5, 6 in turn order from the start player, who is chosen by chance."""
    game = fresh(4)
    while not isinstance(game.ask, Roll):
        assert game.ask is not None
        game.play(game.ask.choices[0])
    assert game.ask.sides == (4,)
    held = [0, 0, 0, 0]
    game.play((start,))
    for place in range(4):
        held[(start + place) % 4] = 3 + place
    gifts = 1 + (2 if CARDS[game.faction[start]].code == "F-CON" else 0)
    held[start] += gifts
    assert game.resources == held
    assert game.turn == game.start == start


# -- effect phase (5) -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_income_follows_the_base_level(level: int) -> None:
    """5.1, 7.7: income 1, 2, 3, 4."""
    t = Table(2).own(RED, resources=0, level=level).effect_phase(RED)
    assert t.game.resources[RED] == level


def test_a_card_without_effect_is_still_resolved() -> None:
    """5.2: healing while somebody else holds the Ark does nothing, but the card counts as resolved."""
    t = Table(2).slot(RED, 1, "C-HEA-1").effect_phase(RED)
    assert t.told("log.resolve") == [(RED, number("C-HEA-1"))]
    assert t.game.ark_life == 4


def test_covered_cards_and_cards_of_others_are_not_resolved() -> None:
    """5.2, 7.4: only the top card of a slot is active."""
    t = Table(2).slot(RED, 1, "C-CON-2", "C-WAT-1").slot(BLUE, 1, "C-CON-1").own(RED, resources=0).effect_phase(RED)
    assert t.game.resources[RED] == 1


def test_the_own_soldier_in_the_ark_keeps_its_effect() -> None:
    """8.3, 9.2."""
    t = Table(2).ark(RED, "S-HEA-6", 3).effect_phase(RED)
    assert t.game.ark_life == 5


# -- dice phase (6) ---------------------------------------------------------------------------------


def test_cards_of_the_dice_phase_are_optional_and_work_once() -> None:
    """6.2."""
    t = Table(2).slot(RED, 1, "C-TEC-2").slot(RED, 2, "C-TEC-1").dice_phase(RED).choose(2).choose(2)
    assert t.choices == sorted([DONE, number("C-TEC-1"), number("C-TEC-2")])
    t.card("C-TEC-2")
    assert t.game.pool == [3, 2, 2]
    assert t.choices == [DONE, number("C-TEC-1")]
    t.done()
    assert t.ask.seat == CHANCE
    assert t.game.rerolls == 2


def test_no_more_dice_of_a_kind_than_exist() -> None:
    """6.2, 11.4: with all four resource dice in the pool a further one is not on offer."""
    t = Table(2).slot(RED, 1, "C-TEC-2").dice_phase(RED).choose(4).choose(1)
    assert t.ask.seat == CHANCE
    assert t.game.pool == [4, 1, 1]


def test_the_player_may_stop_early_by_moving_all_dice() -> None:
    """6.3."""
    t = Table(2).dice_phase(RED).choose(4).choose(2).throw(1, 1, 0, 0, 4, 5).choose(KEEP_ALL)
    assert t.asked == "ActionPhase.action"
    assert sum(t.game.action) == 6


def test_rolling_again_without_keeping_anything() -> None:
    """6.3: any number of dice, also none."""
    t = Table(2).dice_phase(RED).choose(4).choose(2).throw(0, 0, 0, 0, 4, 4).done()
    assert t.game.pool == [4, 2, 0]
    assert t.game.rerolls == 1


def test_moving_the_last_die_ends_the_rolling() -> None:
    """6.3."""
    t = Table(2, dice_pool=3).dice_phase(RED).choose(1).choose(2).throw(1, 5, 5).choose(1).choose(5).choose(5)
    assert t.asked == "ActionPhase.action"


# -- the end of a turn and of the game (8.6, 10) ----------------------------------------------------


def test_a_neutral_soldier_gives_nothing() -> None:
    """8.6."""
    t = Table(2).act(RED).end()
    assert t.game.turn == BLUE
    assert t.game.paragon == [0, 0]


def test_what_lasts_until_the_end_of_the_turn_is_gone_after_it() -> None:
    """9.4, 11.9: events in force, tactical attacks, used cards and the upgrade of the round."""
    t = Table(2).slot(RED, 1, "B-SHA-1").open("E-LEG-1").own(RED, resources=8).act(RED)
    t.use("B-SHA-1").buy("E-LEG-1").choose(codes.UPGRADE)
    assert t.game.tactical == 1
    assert t.game.sums[ids.TROOP_STRENGTH] == 2
    t.end()
    assert t.game.turn == BLUE
    assert (t.game.tactical, t.game.used, t.game.in_force, t.game.upgrades) == (0, [], [], 0)
    assert t.game.sums[ids.TROOP_STRENGTH] == 0


def test_reaching_the_target_lets_everyone_have_the_same_number_of_turns() -> None:
    """10.1: RED starts and reaches 40; BLUE and GREEN still have their turn."""
    t = Table(3).own(RED, paragon=39).act(RED, 5).choose(5).end()
    assert t.game.turn == BLUE
    t.act(BLUE).end()
    assert t.game.turn == GREEN
    t.act(GREEN).end()
    assert t.game.ask is None
    assert TITLE.result(t.game).winners == (RED,)


def test_the_last_player_in_turn_order_ends_the_game_at_once() -> None:
    """10.1."""
    t = Table(3).own(GREEN, paragon=39).act(GREEN, 5).choose(5).end()
    assert t.game.ask is None


def test_the_ending_stays_triggered_after_loot() -> None:
    """10.3: the leader falls below the target, the game ends all the same, and the most paragon wins."""
    t = Table(2).own(RED, paragon=39).own(BLUE, paragon=38).act(RED, 5).choose(5).end()
    t.ark(BLUE, "S-LEG-8", 8).act(BLUE, HIT).attack_base(RED).roll(1, 0).end()
    t.roll(0, 0)
    assert t.game.paragon == [39, 39]
    assert t.game.ask is None


def test_the_target_can_be_reached_on_another_players_turn() -> None:
    """8.6, 10.1: the Ark brings the last paragon."""
    t = Table(2).own(BLUE, paragon=39).ark(BLUE, "S-NOM-7", 5).act(RED).end().roll(2)
    assert t.game.ending == BLUE
    assert t.game.turn == BLUE, "RED started, so BLUE still has this turn"


@pytest.mark.parametrize(
    ("resources", "levels", "winners"),
    [((5, 4), (1, 4), (RED,)), ((5, 5), (2, 3), (BLUE,)), ((5, 5), (3, 3), (RED, BLUE))],
)
def test_ties(resources: tuple[int, int], levels: tuple[int, int], winners: tuple[int, ...]) -> None:
    """10.2: more resources, then the higher base, then both win."""
    t = Table(2)
    for seat in (RED, BLUE):
        t.own(seat, resources=resources[seat], paragon=40, level=levels[seat])
    assert TITLE.result(t.game).winners == winners
    assert TITLE.result(t.game).scores == (40, 40)


def test_tracks_end_and_surplus_is_lost() -> None:
    """2.1: 20 resources and 60 paragon at most."""
    t = Table(2, length="long").own(RED, resources=19, paragon=59).act(RED, 3, 6).choose(3).choose(6)
    assert t.game.resources[RED] == 20
    assert t.game.paragon[RED] == 60


def test_the_log_tells_what_was_really_gained() -> None:
    """2.1: of 3 resources twice and 2 paragon only what fits on the tracks."""
    t = Table(2, length="long").own(RED, resources=19, paragon=59).act(RED, 3, 3, 6).choose(3).choose(3).choose(6)
    assert t.told("log.resources")[-2:] == [(RED, 1), (RED, 0)]
    assert t.told("log.paragon")[-1] == (RED, 1)


def test_the_log_tells_what_was_gained_of_what_was_taken() -> None:
    """11.3, 2.1: Blue loses 3 resources; a line more tells what Red could keep of them, where that is less."""
    for before, gained in ((20, [(RED, 2)]), (19, [])):
        t = Table(2).open("E-NOM-1").own(RED, resources=before).own(BLUE, resources=8).act(RED)
        told = len(t.told("log.resources"))
        t.buy("E-NOM-1")  # for 2
        assert (t.told("log.take_resources"), t.game.resources) == ([(RED, 3, BLUE)], [20, 5])
        assert t.told("log.resources")[told:] == gained


def test_rounds_are_counted_from_the_start_player() -> None:
    t = Table(2).act(RED).end()
    assert t.game.round == 1
    t.act(BLUE).end()
    assert (t.game.round, t.game.turn) == (2, RED)
