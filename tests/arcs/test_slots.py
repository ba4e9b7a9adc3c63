"""Resource slots (p. 17): where a token goes, and rearranging."""

from __future__ import annotations

import pytest

from arcs.neutrals import REACH, SEEKER, WARRIOR, reach
from arcs.prelude import *
from starboard.core.errors import IllegalChoice
from starboard.core.text import Nouns, render
from starboard.games.arcs.codes import seat_slot, token
from starboard.games.arcs.features import tally


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
    t.fill(condition=0, loot=1, slot=0)
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


def test_prelude_12_gain_fails_with_an_empty_supply() -> None:
    t = table(3).city(RED, arrow(3)).supply(MATERIAL, 0).tax()
    assert t.count(RED, MATERIAL) == 0
    assert t.asked() == "Turn.action"


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
    assert t.choices() == [DONE, spending(0, FUEL)]
    with pytest.raises(IllegalChoice):
        t.answer(REARRANGE)
    assert t.to_pips().choices("action") == [DONE, INFLUENCE]
    assert REPAIR not in t.choices()


# -- Golems: tokens that are no resources (F5/05) --------------------------------------------------------------------


def test_golems_are_rearranged_like_resources() -> None:
    t = reach().tokens(RED, WARRIOR, FUEL).city(RED, arrow(3)).tax().answer(REARRANGE)
    assert t.choices("pick") == [MATERIAL, FUEL, WARRIOR]
    t.answer(FUEL, WARRIOR)
    assert t.slots(RED)[:3] == [FUEL, WARRIOR, MATERIAL]


def test_golems_and_empty_slots_are_told_apart() -> None:
    t = reach().tokens(RED, SEEKER).cities_off_board(RED, 1)
    t.game.stack = [Arrange(RED)]
    t.game.run()
    assert t.choices("pick") == [EMPTY, SEEKER]
    t.answer(EMPTY, SEEKER)
    assert t.slots(RED)[:4] == [NOTHING, SEEKER, NOTHING, NOTHING]


def test_a_golem_without_a_slot_goes_to_a_rival_and_not_to_the_supply() -> None:
    t = reach().tokens(RED, WARRIOR, WEAPON, RELIC).city(RED, arrow(3)).tax()
    t.answer(MATERIAL, WEAPON, RELIC)
    assert t.slots(RED)[:3] == [MATERIAL, WEAPON, RELIC]
    assert t.slots(BLUE)[0] == WARRIOR
    line = t.told("discard_token")[0]
    assert render(REACH.story(line), "de", Nouns(REACH, ("Anna",))) == "Anna wirft ab: Krieger-Golem."


def test_discarded_and_spent_golems_wander() -> None:
    t = reach().tokens(RED, WARRIOR, SEEKER)
    assert discard_token(t.game, RED, 0) == WARRIOR
    assert spend_token(t.game, RED, 1) == SEEKER
    assert t.slots(BLUE)[:2] == [WARRIOR, SEEKER]
    assert t.game.supply == [5] * 5
    assert t.game.spent == [0] * 5


def test_golems_are_paid_as_no_resource() -> None:
    """Loyal Keepers let any token be paid as a Relic."""
    t = reach().give(RED, LoyalKeepers).tokens(RED, WARRIOR, FUEL).turn(RED, ATTACK).to_prelude()
    assert t.choices("spending") == [DONE, spending(1, FUEL), spending(1, RELIC)]
    assert spendable_as(t.game, RED, RELIC) == [1]


def test_the_relic_fence_takes_no_golem() -> None:
    t = reach().give(RED, RelicFence).tokens(RED, WARRIOR).turn(RED, ATTACK)
    assert not RelicFence().preludes(t.game, RED, Turn(RED))
    t = reach().give(RED, RelicFence).tokens(RED, WARRIOR, FUEL, FUEL).turn(RED, ATTACK).to_prelude()
    t.use(RelicFence)
    assert t.choices("slot") == [1, 2]


def test_no_golem_reshapes_a_planet() -> None:
    t = reach().give(RED, Shaper).city(RED, hexa(2)).tokens(RED, WARRIOR, FUEL).tax().fill(slot=2)
    assert t.choices("token_slot") == [DONE, 1, 2]


def test_golems_can_be_raided_but_not_stolen_by_cards_that_say_resource() -> None:
    t = reach().tokens(BLUE, FUEL, WARRIOR).city(BLUE, hexa(5)).ships(RED, hexa(5), 2).attack()
    t.fight(raid=2, faces=(R_BUILDING_KEY, R_INTERCEPT))
    assert t.choices("loot") == [DONE, 1]
    assert render(REACH.label(t.game, 1), "en", Nouns(REACH)) == "warrior Golem (1 keys)"
    t.answer(1).fill(slot=0)
    assert t.slots(RED)[0] == WARRIOR
    assert t.slots(BLUE)[:2] == [FUEL, NOTHING]
    assert token_targets(reach().tokens(BLUE, WARRIOR, FUEL).game, RED, BLUE, NOTHING) == [seat_slot(BLUE, 1)]


def test_golems_are_worth_something_to_whoever_holds_them() -> None:
    t = reach().tokens(RED, WARRIOR).turn(RED, ATTACK)
    bare = reach().turn(RED, ATTACK)
    assert sum(tally(t.game)[RED]) > sum(tally(bare.game)[RED])


def test_what_is_laid_out_anew_is_pointed_at_where_it_lies() -> None:
    """A question about slots names nothing in the supply."""
    t = table(3).tokens(RED, FUEL, WEAPON).city(RED, arrow(3)).tax().answer(REARRANGE)
    assert t.choices("pick") == [MATERIAL, FUEL, WEAPON]  # the Material comes in
    assert [TITLE.label(t.game, pick).anchors() for pick in t.choices("pick")] == [
        [],
        [f"token:{token(seat_slot(RED, 0), FUEL)}"],
        [f"token:{token(seat_slot(RED, 1), WEAPON)}"],
    ]
