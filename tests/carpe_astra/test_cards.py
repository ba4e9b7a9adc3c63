"""Change of plan, drawing, and the open cards of the advanced game (rules 5, 10.1, 10.2, 12)."""

from __future__ import annotations

from carpe_astra.table import FROM_NETWORK, FROM_SLANDER, Table, card
from starboard.games.carpe_astra import data


def test_change_of_plan() -> None:
    """rules 5.1: one credit, two cards from either deck, two discards."""
    table = Table(2).hand(0, "N-MIL-TRA", "N-PRI-ENG").on_top("N-SET-POL", "L-MIL-POL").phase(0, "change_plan")
    table.choose(plan=1, source=FROM_NETWORK)
    assert card("N-SET-POL") in table.game.hand(0), "the first card is seen before the second is drawn (rules 5.3)"
    table.choose(source=FROM_SLANDER)
    assert table.choices("card") == [card(c) for c in ("N-MIL-TRA", "N-PRI-ENG", "N-SET-POL", "L-MIL-POL")]
    table.choose(card=card("N-SET-POL")).choose(card=card("N-MIL-TRA"))
    assert table.game.hand(0) == [card("N-PRI-ENG"), card("L-MIL-POL")]
    assert table.game.discards[data.NETWORK] == [card("N-SET-POL"), card("N-MIL-TRA")]
    assert table.game.credits[0] == 4


def test_change_of_plan_is_once_a_turn() -> None:
    """rules 5.2; an option allows more."""
    for repeatable, question in ((False, "NewContacts.tile"), (True, "ChangeOfPlan.plan")):
        table = Table(2, plan_repeatable=repeatable).phase(0, "change_plan").choose(plan=1)
        table.choose(source=FROM_NETWORK).choose(source=FROM_NETWORK)
        table.choose(card=table.ask.choices[0]).choose(card=table.ask.choices[0])
        assert table.question == question


def test_change_of_plan_needs_a_credit() -> None:
    """rules 5.1: without one nobody is asked."""
    assert Table(2).credits(0, 0).phase(0, "change_plan").question == "Infiltrate.deed"


def test_change_of_plan_with_hardly_any_cards_left() -> None:
    """rules 5.4: draw what there is and discard two."""
    table = Table(2).hand(0, "N-MIL-TRA", "N-PRI-ENG")
    table.game.decks = [[], [card("L-MIL-TRA")]]
    table.game.discards = [[], []]
    table.phase(0, "change_plan").choose(plan=1)
    assert table.question == "ChangeOfPlan.card"
    table.choose(card=card("N-MIL-TRA")).choose(card=card("N-PRI-ENG"))
    assert table.game.hand(0) == [card("L-MIL-TRA")]


def test_refill_to_two_card_by_card() -> None:
    """rules 10.1: from either deck, and not beyond two."""
    table = Table(2).hand(0).phase(0, "refill_hand")
    assert table.choices("source") == [FROM_NETWORK, FROM_SLANDER]
    table.choose(source=FROM_SLANDER).choose(source=FROM_NETWORK)
    assert [len(hand) for hand in table.game.hands[:2]] == [1, 1]
    assert table.ask.seat == 1


def test_nobody_draws_with_two_or_more_cards() -> None:
    """rules 10.1: no hand limit either."""
    table = Table(2).hand(0, "N-MIL-TRA", "N-PRI-ENG", "L-SET-POL").phase(0, "refill_hand")
    assert table.ask.seat == 1
    assert table.game.hand_size(0) == 3


def test_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    """rules 10.2"""
    table = Table(2).hand(0, "N-MIL-TRA")
    game = table.game
    game.discards[data.SLANDER], game.decks[data.SLANDER] = game.decks[data.SLANDER], []
    table.phase(0, "refill_hand").choose(source=FROM_SLANDER)
    assert game.discards[data.SLANDER] == []
    assert len(game.decks[data.SLANDER]) == 34
    assert len(table.told("rebuilt")) == 1


def test_an_exhausted_deck_is_not_offered() -> None:
    """rules 10.2: draw from the other; if all are empty, draw nothing."""
    table = Table(2).hand(0)
    table.game.decks = [[], [card("L-MIL-TRA")]]
    table.phase(0, "refill_hand")
    assert table.game.hand(0) == [card("L-MIL-TRA")]
    assert table.ask.seat == 1


def advanced() -> Table:
    table = Table(2, "advanced").hand(0)
    game = table.game
    for deck, codes in ((data.NETWORK, ("N-MIL-TRA", "N-PRI-ENG")), (data.SLANDER, ("L-MIL-TRA", "L-PRI-ENG"))):
        game.decks[deck] += game.offers[deck]
        game.offers[deck] = [card(code) for code in codes]
        for c in game.offers[deck]:
            table.free(c)
    return table


def test_two_open_cards_beside_each_deck() -> None:
    """rules 12.1; the basic game has none."""
    assert [len(row) for row in Table(3, "advanced").game.offers] == [2, 2]
    assert Table(3).game.offers == [[], []]


def test_open_cards_are_replaced_after_the_whole_draw() -> None:
    """rules 12.2"""
    table = advanced().on_top("N-SET-POL", "L-SET-POL").phase(0, "refill_hand")
    open_cards = [card(c) for c in ("N-MIL-TRA", "N-PRI-ENG", "L-MIL-TRA", "L-PRI-ENG")]
    assert table.choices("source") == [*open_cards, FROM_NETWORK, FROM_SLANDER]
    table.choose(source=card("L-MIL-TRA"))
    assert table.choices("source") == [c for c in open_cards if c != card("L-MIL-TRA")] + [FROM_NETWORK, FROM_SLANDER]
    table.choose(source=card("N-PRI-ENG"))
    assert table.game.hand(0) == [card("N-PRI-ENG"), card("L-MIL-TRA")]
    assert table.game.offers == [
        [card("N-MIL-TRA"), card("N-SET-POL")],
        sorted([card("L-PRI-ENG"), card("L-SET-POL")]),
    ]


def test_open_cards_serve_the_change_of_plan_too() -> None:
    """rules 12.2"""
    table = advanced().phase(0, "change_plan").choose(plan=1, source=card("N-MIL-TRA"))
    assert card("N-MIL-TRA") not in table.choices("source")
    table.choose(source=FROM_NETWORK)
    assert [len(row) for row in table.game.offers] == [2, 2]


def test_extra_cards_never_come_from_the_open_ones() -> None:
    """rules 12.3, 12.4: the refill ends, with replacement, before the extra cards."""
    table = advanced().agents(0, "home 0", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").hand(0, "N-MIL-PRI")
    table.current_event("EX-MIL").phase(0, "gain_support").choose(card=card("N-MIL-PRI"))
    table.choose(guild=data.MILITARY)
    table.choose(source=card("L-MIL-TRA")).choose(source=card("L-PRI-ENG"))
    assert len(table.game.offers[data.SLANDER]) == 2, "replaced before the extra card is drawn"
    assert table.choices("source") == [FROM_NETWORK, FROM_SLANDER]
    table.choose(source=FROM_SLANDER)
    assert table.game.hand_size(0) == 3
