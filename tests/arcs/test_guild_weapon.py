"""Guild cards of the Weapon suit: bc11 to bc15. A number after a code is a line of the card's rulings."""

from __future__ import annotations

import pytest

from arcs.prelude import *

# -- bc11 Arms Union ------------------------------------------------------------------------------------------


def test_bc11_1_is_like_the_admin_union() -> None:
    """bc04: no icon while attached, here a Weapon icon (CC-04)."""
    t = table().give(RED, ArmsUnion)
    assert icons(t.game, RED, WEAPON) == 1
    t.turn(RED, ATTACK).to_prelude().use(ArmsUnion)
    assert icons(t.game, RED, WEAPON) == 0


# -- 3 ships: bc12, bc13, bc14, bc15 -----------------------------------------------------------------------

SHIPS = [(PrisonWardens, 2), (Skirmishers, 0), (CourtEnforcers, 1), (LoyalMarines, 0)]


@pytest.mark.parametrize(("card", "number"), SHIPS)
def test_bc12_to_bc15_prelude_puts_three_ships_into_a_system_you_control(card: type[Card], number: int) -> None:
    t = table().give(RED, card).ships(RED, gate(2), 1).ships(RED, hexa(3), 2).ships(BLUE, hexa(3), 2)
    t.ships(RED, arrow(5), 1).turn(RED, BUILDING).to_prelude().use(card, number)
    assert t.choices("system") == [gate(2), arrow(5)]
    t.answer(gate(2))
    assert t.fresh(RED, gate(2)) == 4
    assert t.game.court_discard == [card.printed]


# -- bc12 Prison Wardens ------------------------------------------------------------------------------------


def test_bc12_pressgang_sends_captives_home_for_tokens() -> None:
    t = table().give(RED, PrisonWardens).captives(RED, BLUE, 2).captives(RED, GOLD, 1).turn(RED, BUILDING).to_pips()
    assert t.offers() == [("bc12", 0)]
    t.use(PrisonWardens, 0)
    assert t.choices("captive") == [BLUE, GOLD]  # at least one
    t.answer(GOLD, RELIC, 0)
    assert t.choices("captive") == [DONE, BLUE]
    t.done()
    assert t.slots(RED)[0] == RELIC
    assert t.left(GOLD, AGENT) == 10
    assert t.captives_of(RED, BLUE) == 2
    assert isinstance(t.game.stack[0], Turn)
    assert t.game.stack[0].pips == 2


def test_bc12_execute_turns_captives_into_trophies() -> None:
    t = table().give(RED, PrisonWardens).captives(RED, BLUE, 2).captives(RED, GOLD, 1).turn(RED, MOVING).to_pips()
    assert INFLUENCE in t.choices()
    t.use(PrisonWardens, 1).answer(BLUE, BLUE)
    assert t.choices("captive") == [DONE, GOLD]
    t.done()
    assert (ambition_count(t.game, RED, TYRANT), ambition_count(t.game, RED, WARLORD)) == (1, 2)


def test_bc12_needs_captives() -> None:
    t = table().give(RED, PrisonWardens).ships(RED, hexa(2), 1).turn(RED, BUILDING).to_pips()
    assert t.choices("action")[1:] == [BUILD]


def test_bc12_works_through_a_token() -> None:
    """PRELUDE-07: a Material that may build may pressgang."""
    t = table().give(RED, PrisonWardens).captives(RED, BLUE, 1).tokens(RED, MATERIAL).turn(RED, ATTACK)
    t.spend(RED, 0)
    assert t.offers() == [("bc12", 0)]


def test_bc12_1_types_may_differ_and_an_empty_supply_gives_nothing() -> None:
    t = table().give(RED, PrisonWardens).captives(RED, BLUE, 3).supply(FUEL, 0).cities_off_board(RED, 1)
    t.turn(RED, BUILDING).to_pips().use(PrisonWardens, 0)
    assert t.asked() == "Pressgang.resource"  # all captives are Blue's: no need to ask whose
    assert t.choices() == [MATERIAL, WEAPON, RELIC, PSIONIC]
    t.answer(RELIC, 0, BLUE, PSIONIC, 1, BLUE, RELIC, 2)
    assert t.slots(RED)[:3] == [RELIC, PSIONIC, RELIC]
    assert t.captives_of(RED, BLUE) == 0


def test_bc12_1_a_token_that_does_not_fit_is_discarded() -> None:
    t = table().give(RED, PrisonWardens).captives(RED, BLUE, 1).tokens(RED, FUEL, FUEL).turn(RED, BUILDING).to_pips()
    t.use(PrisonWardens, 0).answer(RELIC)
    assert t.asked() == "Arrange.pick"  # no free slot: lay out anew
    t.answer(RELIC)
    assert sorted(t.slots(RED)[:2]) == [FUEL, RELIC]
    assert t.game.supply[FUEL] == 4


def test_bc12_1_a_captive_goes_home_even_if_no_token_is_left_at_all() -> None:
    t = table().give(RED, PrisonWardens).captives(RED, BLUE, 1)
    for resource in range(RESOURCES):
        t.supply(resource, 0)
    t.turn(RED, BUILDING).to_pips().use(PrisonWardens, 0)
    assert t.left(BLUE, AGENT) == 10
    assert t.slots(RED)[0] == NOTHING


def test_bc12_2_executed_agents_keep_their_colour_and_go_home_with_warlord() -> None:
    t = table().give(RED, PrisonWardens).captives(RED, BLUE, 1).turn(RED, MOVING).to_pips().use(PrisonWardens, 1)
    assert t.trophies_of(RED, BLUE, AGENT) == 1
    assert t.left(BLUE, AGENT) == 9
    t.marker(WARLORD).score()
    assert t.power()[RED] == 5
    assert t.left(BLUE, AGENT) == 10


# -- bc13 Skirmishers -------------------------------------------------------------------------------------------


def skirmish(t: Table, faces: tuple[int, ...]) -> Table:
    """Red battles Blue at gate 2 with so many skirmish dice."""
    t.give(RED, Skirmishers).ships(RED, gate(2), len(faces)).ships(BLUE, gate(2), 3).attack()
    return t.fight(skirmish=len(faces), faces=faces)


def test_bc13_rolls_skirmish_dice_again() -> None:
    t = skirmish(table(), (0, S_HIT, 1))
    assert t.choices("effect") == [DONE, reroll(Skirmishers.printed, SKIRMISH)]
    t.answer(reroll(Skirmishers.printed, SKIRMISH))
    assert t.choices("die") == [DONE, 0, 1, 2]
    t.answer(2, (S_HIT,), FRESH)
    assert t.damaged(BLUE, gate(2)) == 2  # two hits: the die kept and the one rolled again


def test_bc13_the_owner_may_leave_it() -> None:
    t = skirmish(table(), (0, S_HIT)).done()
    assert t.damaged(BLUE, gate(2)) == 1


def test_bc13_not_for_other_dice_and_not_for_the_defender() -> None:
    t = table().give(RED, Skirmishers).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).attack()
    t.fight(assault=2, faces=(0, 0))
    assert t.asked() != "RollAgain.effect"
    t = table().give(BLUE, Skirmishers).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).attack()
    t.fight(skirmish=2, faces=(0, 0))
    assert t.asked() != "RollAgain.effect"


def test_bc13_1_one_reroll_per_battle() -> None:
    t = skirmish(table().tokens(RED, WEAPON), (0, 0, 0)).answer(reroll(Skirmishers.printed, SKIRMISH), 0, DONE, (0,))
    assert t.asked() != "RollAgain.effect"


def test_bc13_2_the_limit_is_the_weapon_icons_the_card_included() -> None:
    """CC-04: a Weapon token and another Weapon card count too."""
    t = skirmish(table(), (0, 1, 2)).answer(reroll(Skirmishers.printed, SKIRMISH), 0)
    assert t.is_chance()  # one die, no more
    t = skirmish(table().tokens(RED, WEAPON).give(RED, ArmsUnion), (0, 1, 2))
    t.answer(reroll(Skirmishers.printed, SKIRMISH), 0, 1, 2, (S_HIT, S_HIT, 0), FRESH)
    assert t.damaged(BLUE, gate(2)) == 2


# -- bc14 Court Enforcers -------------------------------------------------------------------------------------------


def test_bc14_abduct_captures_rival_agents_at_court() -> None:
    t = table().give(RED, CourtEnforcers).tokens(RED, WEAPON).agents(BLUE, 0, 1).agents(RED, 0, 2).agents(GOLD, 1, 2)
    t.turn(RED, ATTACK).to_pips()
    assert t.offers() == [("bc14", 0)]
    card = t.game.court[0]
    t.use(CourtEnforcers, 0)
    assert t.captives_of(RED, BLUE) == 1
    assert t.on_court(0, RED) == 2
    assert t.game.court[0] == card
    assert t.on_court(1, GOLD) == 2  # two agents are not fewer than two icons


def test_bc14_needs_agents_to_capture() -> None:
    t = table().give(RED, CourtEnforcers).tokens(RED, WEAPON).ships(RED, gate(2), 1).agents(RED, 0, 1)
    t.turn(RED, ATTACK).to_pips()
    assert t.offers() == []


def test_bc14_1_works_on_any_pip_that_may_battle() -> None:
    """PRELUDE-07: also after a spent Weapon, which leaves one icon less."""
    t = table().give(RED, CourtEnforcers, ArmsUnion).tokens(RED, WEAPON).agents(BLUE, 0, 1).ships(RED, gate(2), 1)
    t.turn(RED, MOVING).to_pips()
    assert t.offers() == []
    t = table().give(RED, CourtEnforcers, ArmsUnion).tokens(RED, WEAPON).agents(BLUE, 0, 1).ships(RED, gate(2), 1)
    t.turn(RED, MOVING).spend(RED, 0).to_pips()
    assert t.offers() == [("bc14", 0)]
    t.use(CourtEnforcers, 0)
    assert t.captives_of(RED, BLUE) == 1


def test_bc14_2_all_rivals_agents_are_added_up() -> None:
    t = table().give(RED, CourtEnforcers).tokens(RED, WEAPON).agents(BLUE, 0, 1).agents(GOLD, 0, 1)
    t.agents(BLUE, 2, 1).turn(RED, ATTACK).to_pips().use(CourtEnforcers, 0)
    assert t.captives_of(RED, BLUE) == 1
    assert t.on_court(2, BLUE) == 0
    assert t.on_court(0, BLUE) == t.on_court(0, GOLD) == 1


# -- bc15 Loyal Marines -----------------------------------------------------------------------------------------------


def test_bc15_any_token_pays_as_a_weapon_even_outraged() -> None:
    t = table().give(RED, LoyalMarines).tokens(RED, FUEL).outrage(RED, FUEL, WEAPON)
    t.ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).turn(RED, BUILDING).spend(RED, 0, WEAPON).to_pips()
    assert BATTLE in t.choices("action")


def test_bc15_1_other_tokens_do_not_become_weapon_icons() -> None:
    t = table().give(RED, LoyalMarines).tokens(RED, FUEL, RELIC)
    assert icons(t.game, RED, WEAPON) == 1


def test_a_full_board_may_discard_what_was_gained() -> None:
    """PRELUDE-08: the token taken may be the one that finds no place (bc09)."""
    t = table().give(RED, ShippingInterest).tokens(RED, RELIC, NOTHING).turn(RED, BUILDING).to_pips()
    t.use(ShippingInterest, 0)
    assert t.choices("slot") == [1, REARRANGE]
    t.answer(REARRANGE, FUEL)
    assert t.slots(RED)[:2] == [FUEL, RELIC]
    t.use(ShippingInterest, 0).answer(FUEL, RELIC)
    assert t.slots(RED)[:2] == [FUEL, RELIC]
    assert t.game.supply[FUEL] == 4


def test_crescents_count_as_systems_for_three_ships() -> None:
    """bc12: any system you control, planets included."""
    t = table().give(RED, PrisonWardens).ships(RED, crescent(3), 14).turn(RED, BUILDING).to_prelude()
    t.use(PrisonWardens, 2)
    assert t.fresh(RED, crescent(3)) == 15  # CC-05: as many as there are


def test_bc13_3_rolls_no_dice_of_fire_rifles_again() -> None:
    t = firing(table().give(RED, Skirmishers).ships(BLUE, gate(3), 3)).fill(dice=2)
    assert t.is_chance()
    t.answer((0, 0))
    assert t.asked() != "RollAgain.effect"
