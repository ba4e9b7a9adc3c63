"""Actions with dice, cards and the base (7), and the decks (11.1)."""

from __future__ import annotations

import itertools

import pytest

from arche.table import BLUE, GREEN, RED, Table, codes, number
from starboard.core.ask import CHANCE, DONE, Order
from starboard.core.state import NOTHING
from starboard.games.arche.codes import ALL_PARAGON, ALL_RESOURCES, DISCARD, REORGANISE, UPGRADE, buy
from starboard.games.arche.ids import EVENT, SOLDIER
from starboard.games.arche.queries import price
from starboard.games.arche.title import TITLE

# -- dice (7.1, 7.2) --------------------------------------------------------------------------------


def test_dice_are_turned_in_one_by_one_or_all_of_a_kind() -> None:
    t = Table(2).own(RED, resources=0).act(RED, 1, 1, 3, 5, 6)
    assert t.choices == [DONE, 1, 3, 5, 6, ALL_RESOURCES, ALL_PARAGON]
    t.choose(1)
    assert t.game.resources[RED] == 1
    t.choose(ALL_RESOURCES).choose(ALL_PARAGON)
    assert t.game.resources[RED] == 5
    assert t.game.paragon[RED] == 3
    assert t.game.supply == [4, 2, 4]


# -- prices (7.4) -----------------------------------------------------------------------------------


def test_own_faction_costs_1_less() -> None:
    t = Table(2).faction(RED, "F-LEG")
    assert t.price(RED, "S-LEG-3") == 2
    assert t.price(BLUE, "S-LEG-3") == 3


def test_discounts_add_up_but_never_below_1() -> None:
    t = Table(2).faction(RED, "F-LEG").slot(RED, 1, "B-LEG-1").slot(RED, 2, "C-LEG-2")
    assert t.price(RED, "S-LEG-7") == 6 - 1 - 2 - 1
    assert t.price(RED, "S-LEG-1") == 1
    assert t.price(RED, "C-LEG-1") == 3, "the discount is for soldiers only"


def test_what_cannot_be_paid_is_not_on_offer() -> None:
    t = Table(2).open("S-LEG-8", "S-LEG-1").own(RED, resources=2).act(RED)
    assert t.can_buy("S-LEG-1")
    assert not t.can_buy("S-LEG-8")


# -- placing (7.4) ----------------------------------------------------------------------------------


def test_an_empty_slot_or_one_of_the_same_kind() -> None:
    """7.4: covering is allowed while there are empty slots; of several empty ones, which are alike, one is offered."""
    t = Table(2).slot(RED, 1, "C-CON-1").slot(RED, 2, "B-CON-1").open("C-HEA-3").own(RED, resources=9).act(RED)
    t.choose(buy(number("C-HEA-3")))
    assert t.choices == [t.place(RED, 1), t.place(RED, 3)]


def test_a_card_that_fits_nowhere_cannot_be_bought() -> None:
    t = Table(2, slots=2).slot(RED, 1, "C-CON-1").slot(RED, 2, "C-HEA-3").open("B-CON-1", "C-HEA-1")
    t.own(RED, resources=9).act(RED)
    assert not t.can_buy("B-CON-1")
    assert t.can_buy("C-HEA-1")


def test_a_covered_card_stops_working_at_once() -> None:
    """11.7."""
    t = Table(2, slots=2).slot(RED, 1, "C-CON-3").slot(RED, 2, "B-CON-1").open("C-HEA-1", "C-HEA-3")
    t.own(RED, resources=9).act(RED)
    assert t.price(RED, "C-HEA-3") == 2
    t.buy("C-HEA-1")
    assert t.price(RED, "C-HEA-3") == 3


def test_an_event_is_resolved_and_then_discarded() -> None:
    t = Table(2).open("E-CON-4").own(RED, resources=5).act(RED).buy("E-CON-4")
    assert t.game.resources[RED] == 5 - 2 + 4
    assert codes(t.game.discards[EVENT]) == ["E-CON-4"]
    assert t.game.event == NOTHING


def test_an_event_whose_condition_fails_does_nothing() -> None:
    t = Table(2).open("E-LEG-4").own(RED, resources=5).act(RED).buy("E-LEG-4")
    assert t.asked == "ActionPhase.action"
    assert t.told("log.no_effect") == [(number("E-LEG-4"),)]
    assert codes(t.game.discards[EVENT]) == ["E-LEG-4"]


# -- the decks (11.1) -------------------------------------------------------------------------------


def test_an_empty_deck_is_made_from_its_discard_pile() -> None:
    t = Table(2).open("S-LEG-1").own(RED, resources=9)
    t.game.discards[SOLDIER] = t.game.decks[SOLDIER]
    t.game.decks[SOLDIER] = []
    count = len(t.game.discards[SOLDIER])
    t.act(RED).buy("S-LEG-1")
    assert isinstance(t.ask, Order)
    t.choose(t.game.sample())
    assert len(t.game.decks[SOLDIER]) == count - 1
    assert t.game.discards[SOLDIER] == []
    assert NOTHING not in t.game.market


def test_an_event_in_hand_is_not_shuffled_into_its_own_deck() -> None:
    """7.4: the field is filled before the event is discarded."""
    t = Table(2).open("E-CON-4").own(RED, resources=9)
    t.game.discards[EVENT] = t.game.decks[EVENT]
    t.game.decks[EVENT] = []
    t.act(RED).buy("E-CON-4")
    assert t.ask.seat == CHANCE
    assert t.game.event == number("E-CON-4")
    t.choose(t.game.sample())
    assert codes(t.game.discards[EVENT]) == ["E-CON-4"]
    assert TITLE.census(t.game)["card 3"] == 32


def test_a_field_stays_empty_without_cards_and_is_filled_when_there_are_some() -> None:
    """11.1, 4.3: filling open fields is mandatory before the turn ends."""
    t = Table(2).open("E-CON-4", "E-CON-1").own(RED, resources=9)
    t.game.troops[BLUE] = t.game.decks[EVENT]  # out of the way
    t.game.decks[EVENT] = []
    t.act(RED).buy("E-CON-4")
    assert t.game.market.count(NOTHING) == 1
    t.end()
    assert t.game.market.count(NOTHING) == 0
    assert number("E-CON-4") in t.game.market


# -- discarding (7.5) -------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["S-LEG-1", "C-CON-1", "B-WAT-1", "E-CON-4"])
def test_any_open_card_can_be_discarded_for_1(code: str) -> None:
    t = Table(2).open(code).own(RED, resources=2).act(RED).choose(DISCARD).card(code)
    assert t.game.resources[RED] == 1
    assert number(code) in t.game.discards["SCBE".index(code[0])]
    assert number(code) not in t.game.market


# -- reorganising (7.6) -----------------------------------------------------------------------------


def test_every_order_of_the_troop_can_be_reached() -> None:
    soldiers = ["S-LEG-1", "S-LEG-2", "S-LEG-3", "S-LEG-4"]
    for order in itertools.permutations(soldiers):
        t = Table(2).troop(RED, *soldiers).own(RED, resources=9).act(RED).choose(REORGANISE)
        for code in order:
            if t.asked == "Reorganise.card" and number(code) in t.choices:
                t.card(code)
        assert codes(t.game.troops[RED]) == list(order)


def test_each_card_moves_at_most_once_so_reorganising_ends() -> None:
    t = Table(2).troop(RED, "S-LEG-1", "S-LEG-2").slot(RED, 1, "C-CON-1", "C-CON-2").slot(RED, 2, "B-CON-1")
    t.own(RED, resources=9).act(RED).choose(REORGANISE)
    moved = 0
    while t.asked.startswith("Reorganise"):
        t.choose(t.choices[-1])
        moved += t.asked == "Reorganise.card"
    assert moved <= 5
    assert t.asked == "ActionPhase.action"


def test_merging_and_splitting_stacks_of_one_kind() -> None:
    """One type per slot: freed slots can be used by the other kind."""
    t = (
        Table(2)
        .slot(RED, 1, "C-CON-1", "C-CON-2")
        .slot(RED, 2, "C-HEA-1")
        .slot(RED, 3, "B-CON-1")
        .slot(RED, 4, "B-CON-3")
    )
    t.own(RED, resources=9).act(RED).choose(REORGANISE).card("B-CON-3")
    assert t.stack(RED, 3) == ["B-CON-1", "B-CON-3"], "the only place for it"
    t.card("C-CON-1").choose(t.place(RED, 4)).done()
    assert [t.stack(RED, n) for n in (1, 2, 3, 4)] == [["C-CON-2"], ["C-HEA-1"], ["B-CON-1", "B-CON-3"], ["C-CON-1"]]


def test_reorganising_changes_the_active_cards_between_two_attacks() -> None:
    """11.10."""
    t = Table(2).troop(RED, "S-LEG-8", "S-LEG-1").own(RED, resources=2).ark(BLUE, "S-WAT-7", 9).act(RED, 8, 8)
    t.attack_ark(hits=1)
    assert t.game.ark_life == 8
    t.choose(REORGANISE).card("S-LEG-8")
    t.done() if t.asked == "Reorganise.card" else t
    t.attack_ark()
    assert t.game.ark_life == 3


def test_with_nothing_to_move_reorganising_is_not_on_offer() -> None:
    t = Table(2).troop(RED, "S-LEG-1").slot(RED, 1, "C-CON-1").slot(RED, 2, "B-CON-1").own(RED, resources=9).act(RED)
    assert not t.can(REORGANISE)


# -- the base (7.7) ---------------------------------------------------------------------------------


def test_levels_cost_4_6_8_one_per_round() -> None:
    t = Table(2).own(RED, resources=20)
    for level, cost in ((2, 4), (3, 6), (4, 8)):
        before = t.game.resources[RED]
        t.act(RED).choose(UPGRADE)
        assert t.game.level[RED] == level
        assert t.game.resources[RED] == before - cost
        assert not t.can(UPGRADE)
        t.game.upgrades = 0
    assert not t.act(RED).can(UPGRADE), "level 4 is the highest"


def test_discounts_for_upgrades_leave_a_price_of_1() -> None:
    """11.11."""
    t = Table(2).faction(RED, "F-WAT").slot(RED, 1, "C-WAT-4").own(RED, resources=1).act(RED).choose(UPGRADE)
    assert t.game.level[RED] == 2
    assert t.game.resources[RED] == 0


# -- using cards (7.8) ------------------------------------------------------------------------------


def test_a_card_works_once_per_turn_also_when_just_bought() -> None:
    t = Table(3).open("C-SHA-6").own(RED, resources=9).act(RED).buy("C-SHA-6").use("C-SHA-6")
    assert t.game.tactical == 1
    assert not t.can_use("C-SHA-6")


def test_covering_and_uncovering_does_not_renew_a_card() -> None:
    """11.7."""
    t = Table(2, slots=2).slot(RED, 1, "C-SHA-6").slot(RED, 2, "B-CON-1").open("C-HEA-1").own(RED, resources=9).act(RED)
    t.use("C-SHA-6").buy("C-HEA-1").choose(REORGANISE).card("C-SHA-6").done()
    assert t.stack(RED, 1) == ["C-HEA-1", "C-SHA-6"]
    assert not t.can_use("C-SHA-6")


def test_pay_is_the_price_of_each_use() -> None:
    t = Table(2).slot(RED, 1, "C-ORD-6").own(RED, resources=3).act(RED).use("C-ORD-6")
    assert t.game.resources[RED] == 1
    assert t.game.paragon[RED] == 1
    t = Table(2).slot(RED, 1, "C-ORD-6").own(RED, resources=1).act(RED)
    assert not t.can_use("C-ORD-6")


def test_cards_that_could_change_nothing_are_not_offered() -> None:
    """7.8: using them would be legal but idle; the refusal says so."""
    t = Table(2).slot(RED, 1, "C-NOM-1").act(RED)
    assert not t.can_use("C-NOM-1")
    refusals = TITLE.why_not(t.game, RED)
    why = [(refusal.what.values.get("card"), refusal.why.text.en) for refusal in refusals]
    assert (number("C-NOM-1"), "It would change nothing now.") in why


def test_recruits_and_purchases_of_the_owner_of_the_ark_wait_in_the_troop() -> None:
    """11.6."""
    t = Table(3).ark(GREEN, "S-LEG-8", 9).open("S-LEG-6").own(GREEN, resources=9).act(GREEN).buy("S-LEG-6")
    assert t.active_soldier(GREEN) == "S-LEG-6"
    assert t.game.ark_card == number("S-LEG-8")


def test_prices_shown_are_prices_paid() -> None:
    t = Table(2).faction(RED, "F-CON").slot(RED, 1, "C-CON-3").open("C-HEA-6").own(RED, resources=9).act(RED)
    label = TITLE.label(t.game, buy(number("C-HEA-6")))
    assert label.values["price"] == price(t.game, RED, number("C-HEA-6")) == 3
    t.choose(buy(number("C-HEA-6"))).choose(t.place(RED, 2))
    assert t.game.resources[RED] == 6
