"""Rulings on the Prelude and on resources (PRELUDE-01 to PRELUDE-14)."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.core.errors import IllegalChoice


def test_prelude_01_any_number_in_any_order_until_the_first_pip() -> None:
    t = table(3).tokens(RED, FUEL, MATERIAL, FUEL).ships(RED, gate(2), 2).give(RED, Gatekeepers)
    t.cities_off_board(RED, 1).turn(RED, ADMIN)
    t.spend(RED, 2).answer(MOVE).fill(end=gate(3), fresh=1)
    t.use(Gatekeepers)
    t.spend(RED, 0).answer(MOVE).fill(start=gate(2), end=arrow(2), fresh=2)
    assert (t.fresh(RED, arrow(2)), t.fresh(RED, gate(3))) == (2, 2)
    t.done().answer(INFLUENCE, 0)  # the first pip
    assert t.asked() == "Turn.action"
    assert all([choice < SPEND for choice in t.choices()])  # the Material stays in its slot


def test_prelude_02_spent_tokens_wait_outside_the_supply() -> None:
    """They cannot be gained again in the same Prelude; at its end they are back."""
    t = table(3).tokens(RED, PSIONIC).supply(PSIONIC, 0).city(RED, arrow(2)).turn(RED, ADMIN)
    t.spend(RED, 0).answer(TAX)  # Psionic copies the lead card: tax a Psionic city
    assert t.told("gain_none")
    assert t.count(RED, PSIONIC) == 0
    assert t.game.supply[PSIONIC] == 1  # the Prelude is over
    t.end_turn()
    t.turn(RED, admin(4)).act(TAX).fill(slot=0)
    assert t.count(RED, PSIONIC) == 1


def test_prelude_03_tokens_may_be_spent_for_nothing() -> None:
    """Outraged ones too."""
    t = table(3).tokens(RED, FUEL, RELIC).outrage(RED, RELIC).ships(RED, gate(2), 1).turn(RED, ADMIN)
    t.spend(RED, 0).done()  # a move is offered and declined
    t.spend(RED, 1)
    assert t.slots(RED)[:2] == [NOTHING, NOTHING]
    assert t.asked() == "Turn.action"
    assert t.game.supply == [5, 5, 5, 5, 5]


def test_prelude_04_outrage_blocks_the_printed_action_only() -> None:
    """Outraged tokens can be gained, counted and given up for a card."""
    t = table(3).tokens(RED, FUEL).outrage(RED, FUEL, RELIC).ships(RED, gate(2), 1).city(RED, crescent(3))
    t.give(RED, RelicFence).marker(TYCOON)
    assert ambition_count(t.game, RED, TYCOON) == 1
    t.turn(RED, ADMIN).to_prelude().use(RelicFence).fill(slot=0)
    assert t.count(RED, RELIC) == 1  # an outraged type was paid with another
    t.to_pips().answer(TAX).fill(slot=1)
    assert t.count(RED, FUEL) == 1


def test_prelude_04_spending_an_outraged_token_brings_no_action() -> None:
    t = table(3).tokens(RED, FUEL).outrage(RED, FUEL).ships(RED, gate(2), 1).turn(RED, ADMIN).spend(RED, 0)
    assert t.asked() == "Turn.action"


def test_prelude_05_a_weapon_opens_pips_to_battle_not_tokens() -> None:
    t = table(3).tokens(RED, WEAPON, FUEL).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, BUILDING).spend(RED, 0).spend(RED, 1)
    assert t.choices("action") == [DONE, MOVE]  # Fuel stays a move
    t.done()
    t.to_pips()
    assert t.choices("action") == [DONE, BATTLE]


@pytest.mark.parametrize("how", [COPY, PIVOT])
def test_prelude_05_a_weapon_helps_on_copy_and_pivot(how: int) -> None:
    t = table(3).tokens(RED, WEAPON).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, BUILDING, how, MOVING).spend(RED, 0).to_pips()
    assert BATTLE in t.choices("action")


def test_prelude_05_the_weapon_is_gone_next_turn() -> None:
    t = table(3).tokens(RED, WEAPON).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, MOVING).spend(RED, 0).end_turn().turn(RED, mobi(4)).to_pips()
    assert BATTLE not in t.choices("action")


def test_prelude_06_psionic_follows_the_lead_suit_on_a_pivot() -> None:
    """Red pivots with Construction while Aggression leads: Psionic may even battle."""
    t = table(3).tokens(RED, PSIONIC).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, BUILDING, PIVOT, ATTACK).spend(RED, 0)
    assert t.choices("action") == [DONE, MOVE, BATTLE]


def test_prelude_07_special_actions_replace_the_named_action_wherever_it_is_given() -> None:
    """Manufacture for a Construction pip, for a spent Material, for a Psionic when Construction leads."""
    t = table(3).give(RED, MiningInterest).tokens(RED, MATERIAL, PSIONIC).cities_off_board(RED, 1)
    t.turn(RED, BUILDING)
    code = OFFER + MiningInterest.id * 8
    t.spend(RED, 0)
    assert code in t.choices("action")
    t.answer(code).fill(slot=0)
    t.spend(RED, 1)
    assert code in t.choices("action")
    t.done().to_pips()
    assert code in t.choices("action")
    t.answer(code).fill(slot=1)
    assert t.count(RED, MATERIAL) == 2
    assert t.game.stack[-1].pips == 2  # type: ignore[attr-defined]


def test_prelude_07_outrage_blocks_it_unless_a_card_ignores_outrage() -> None:
    t = table(3).give(RED, MiningInterest).tokens(RED, MATERIAL).outrage(RED, MATERIAL).turn(RED, ADMIN)
    t.spend(RED, 0)
    assert t.asked() == "Turn.spending"  # no action to replace
    t = table(3).give(RED, MiningInterest, LoyalEngineers).tokens(RED, MATERIAL).outrage(RED, MATERIAL)
    t.turn(RED, ADMIN).spend(RED, 0)
    assert t.choices("action") == [DONE, OFFER + MiningInterest.id * 8]


def test_prelude_07_a_pip_that_may_battle_may_abduct() -> None:
    t = table(3).give(RED, CourtEnforcers).tokens(RED, WEAPON, WEAPON).agents(BLUE, 1, 1).turn(RED, MOVING)
    t.spend(RED, 0).to_pips()
    assert OFFER + CourtEnforcers.id * 8 in t.choices("action")


def test_prelude_08_taking_a_token_lets_a_seat_rearrange() -> None:
    """All tokens may move; nothing that fits may be thrown away."""
    t = table(3).tokens(RED, FUEL, WEAPON).city(RED, arrow(3)).tax()
    assert t.choices("slot") == [2, REARRANGE]
    t.answer(REARRANGE)
    assert t.choices("pick") == [MATERIAL, FUEL, WEAPON]
    assert EMPTY not in t.choices("pick")
    t.answer(WEAPON, MATERIAL)
    assert t.slots(RED)[:3] == [WEAPON, MATERIAL, FUEL]


def test_prelude_08_the_surplus_is_chosen_by_its_owner() -> None:
    t = table(3).tokens(RED, FUEL, WEAPON, RELIC).city(RED, arrow(3)).tax()
    t.answer(MATERIAL, WEAPON, FUEL)
    assert t.slots(RED)[:3] == [MATERIAL, WEAPON, FUEL]
    assert t.game.supply[RELIC] == 5


def test_prelude_08_losing_tokens_brings_no_rearranging() -> None:
    t = table(3).tokens(BLUE, RELIC, FUEL).city(BLUE, hexa(5)).ships(RED, hexa(5), 1).attack()
    t.fight(raid=1, faces=(1,))  # a key and a flame
    t.fill(state=0, loot=1, slot=0)
    assert t.slots(BLUE)[:2] == [RELIC, NOTHING]
    assert t.asked() == "Turn.action"


def returned_city(*tokens: int, built: int = 2) -> Table:
    """Blue built some cities and filled slots; Red returns one of them with Song of Freedom."""
    t = table(3).court(SongOfFreedom).agents(RED, 0, 1).city(BLUE, hexa(2)).ships(RED, hexa(2), 1)
    t.cities_off_board(BLUE, built - 1).tokens(BLUE, *tokens).turn(RED, ATTACK).act(SECURE)
    return t.answer(t.places(hexa(2), BLUE)[0])


def test_prelude_09_a_returned_city_on_a_token_forces_rearranging() -> None:
    """Four slots become three: Blue, not Red, lays out anew and loses one token of her choice."""
    t = returned_city(FUEL, WEAPON, RELIC, PSIONIC)
    assert (t.asked(), t.seat()) == ("Arrange.pick", BLUE)
    assert t.choices() == [FUEL, WEAPON, RELIC, PSIONIC]
    t.answer(PSIONIC, RELIC, WEAPON)
    assert t.slots(BLUE)[:4] == [PSIONIC, RELIC, WEAPON, NOTHING]
    assert t.game.supply[FUEL] == 5


def test_prelude_09_a_covered_token_moves_to_a_free_slot() -> None:
    t = returned_city(FUEL, NOTHING, NOTHING, PSIONIC)
    assert t.seat() == BLUE
    t.answer(EMPTY).fill(pick=[PSIONIC, FUEL])
    assert t.slots(BLUE)[:4] == [NOTHING, PSIONIC, FUEL, NOTHING]
    assert t.game.supply == [5, 4, 5, 5, 4]


def test_prelude_09_a_covered_empty_slot_still_lets_her_rearrange() -> None:
    """Page 19: if a slot is covered its owner may rearrange."""
    t = returned_city(FUEL)
    assert (t.asked(), t.seat(), t.choices()) == ("Tidy.wish", BLUE, [0, 1])
    t.answer(1, EMPTY).fill(pick=[FUEL])
    assert t.slots(BLUE)[:3] == [NOTHING, FUEL, NOTHING]


def test_prelude_09_no_slot_is_covered_by_the_fourth_and_fifth_city() -> None:
    """From four cities on the map to three: all six slots stay open."""
    t = returned_city(FUEL, built=4)
    assert t.is_chance()  # the Song is shuffled back, nobody was asked
    assert len(open_slots(t.game, BLUE)) == 6


def test_prelude_09_a_city_bringing_two_slots_takes_two() -> None:
    t = returned_city(FUEL, FUEL, FUEL, FUEL, WEAPON, RELIC, built=3)
    assert len(open_slots(t.game, BLUE)) == 4
    t.answer(WEAPON, RELIC)
    assert t.slots(BLUE)[:6] == [WEAPON, RELIC, FUEL, FUEL, NOTHING, NOTHING]


def test_prelude_10_resources_you_have_are_also_on_cartels() -> None:
    t = table(3).give(RED, MaterialCartel).tokens(RED, MATERIAL).supply(MATERIAL, 3)
    assert ambition_count(t.game, RED, TYCOON) == 1 + 3 + 1  # token, pile, card


def test_prelude_11_what_lies_on_a_card_cannot_be_raided() -> None:
    """In the base box only Cartels hold tokens: the supply, which a thief cannot touch (see CC-06)."""
    t = table(3).give(BLUE, MaterialCartel).tokens(BLUE, FUEL).city(BLUE, hexa(5)).ships(RED, hexa(5), 3)
    assert stealable_tokens(t.game, BLUE, RED) == [0]
    t.attack().fight(raid=3, faces=(0, 0, 0))
    assert t.choices("loot") == [DONE, 0, 100 + MaterialCartel.id]


def test_prelude_11_a_stolen_cartel_takes_its_pile_along_and_a_discarded_one_leaves_it() -> None:
    t = table(3).give(BLUE, MaterialCartel).give(RED, SilverTongues).turn(RED, ADMIN).to_prelude()
    t.use(SilverTongues)
    assert t.holds(RED, MaterialCartel)
    assert ambition_count(t.game, RED, TYCOON) == 6
    t.use(MaterialCartel)
    assert ambition_count(t.game, RED, TYCOON) == 0
    assert t.game.supply[MATERIAL] == 5


def test_prelude_12_gain_fails_with_an_empty_supply() -> None:
    t = table(3).city(RED, arrow(3)).supply(MATERIAL, 0).tax()
    assert t.count(RED, MATERIAL) == 0
    assert t.asked() == "Turn.action"


def test_prelude_12_stealing_never_draws_from_a_supply() -> None:
    t = table(3).give(RED, FuelCartel).turn(RED, ADMIN).to_prelude().use(FuelCartel)
    assert t.count(RED, FUEL) == 0  # no rival has Fuel


def test_prelude_13_stealing_and_trading_count_as_taking() -> None:
    """Both let the taker rearrange, as gaining does."""
    t = table(3).give(RED, SilverTongues).tokens(RED, FUEL).tokens(BLUE, RELIC).turn(RED, ADMIN).to_prelude()
    t.use(SilverTongues)
    assert (t.asked(), t.choices()) == ("Store.slot", [1, REARRANGE])
    t = table(3).give(RED, ElderBroker).tokens(RED, FUEL).tokens(BLUE, RELIC).city(BLUE, hexa(2)).ships(RED, hexa(2), 1)
    t.turn(RED, ADMIN).to_pips().use(ElderBroker)
    assert (t.asked(), t.seat()) == ("Tidy.wish", RED)
    t.answer(0)
    assert (t.asked(), t.seat()) == ("Tidy.wish", BLUE)  # the gift, too, was taken


def test_prelude_14_cartels_have_no_slots() -> None:
    t = table(3).give(RED, MaterialCartel, FuelCartel)
    assert open_slots(t.game, RED) == [0, 1]
    assert free_slots(t.game, RED) == [0, 1]
    assert SLOT_KEYS[:6] == (3, 1, 1, 2, 1, 3)


def test_fine_06_cities_come_back_in_turn_order() -> None:
    """Trophies of two rivals return at once: the initiative holder decides first, then clockwise."""
    t = table(3).marker(WARLORD)
    for seat in (RED, BLUE, GOLD):
        t.trophies((seat + 1) % 3, seat, CITY, 1).tokens(seat, FUEL, NOTHING, WEAPON)
    t.game.initiative = BLUE
    t.score()
    order = []
    while t.asked() == "Arrange.pick":
        order.append(t.seat())
        t.answer(FUEL)
    assert order == [BLUE, GOLD, RED]
    assert t.left(RED, CITY) == 5
    assert t.left(BLUE, AGENT) == 10


def test_rearranging_is_not_offered_out_of_the_blue() -> None:
    t = table(3).tokens(RED, FUEL).ships(RED, gate(2), 1).turn(RED, ADMIN).to_prelude()
    assert t.choices() == [DONE, SPEND + FUEL]
    with pytest.raises(IllegalChoice):
        t.answer(REARRANGE)
    assert t.to_pips().choices("action") == [DONE, INFLUENCE]
    assert REPAIR not in t.choices()
