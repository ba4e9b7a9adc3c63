"""Fate 20, the Guardian: its act, its final objective and its cards in printed order."""

from __future__ import annotations

from arcs.campaign.reach import *
from arcs.test_terminal import drawn
from starboard.games.arcs.campaign.fates.f01_steward_cards import LesserRegent
from starboard.games.arcs.campaign.fates.f20_guardian import (
    EdenguardAmbition,
    Guardian,
    IreOfTheTycoons,
)
from starboard.games.arcs.sheet import sheet

# Material planets: hex 1, arrow 3, hex 4, arrow 6. Fuel planets: crescent 1, 3, 4, 6.
FUELS = (crescent(1), crescent(3), crescent(4), crescent(6))
MATERIALS = (hexa(1), arrow(3), hexa(4), arrow(6))


def guardian(players: int = 3) -> ReachTable:
    """Red is the Guardian; its setup is not done."""
    return campaign(players).in_act(3).fate(RED, Guardian)


def eden(players: int = 3) -> ReachTable:
    """Anybody's game with the new ambition; everybody has a ship somewhere."""
    return campaign(players).in_act(3).booklet(EdenguardAmbition).a_ship_each()


def won_or_not(t: ReachTable) -> int:
    """How far the objective came in this scoring."""
    before = t.game.objective[RED]
    t.score()
    return before - t.game.objective[RED]


# -- the ambition Edenguard (F2004) ------------------------------------------------


def test_without_the_law_there_are_five_ambitions() -> None:
    t = campaign().a_ship_each()
    assert ambitions(t.game) == [TYCOON, TYRANT, WARLORD, KEEPER, EMPATH]
    assert t.turn(RED, admin(2)).choices("opening") == [DONE, TYCOON]
    assert len(sheet(t.game)["ambitions"]) == AMBITIONS


def test_f2004_whoever_would_declare_tycoon_may_declare_edenguard() -> None:
    t = eden().turn(BLUE, admin(2))
    assert t.choices("opening") == [DONE, TYCOON, EDENGUARD]
    t.answer(EDENGUARD)
    assert t.game.marker_at == [NOTHING, NOTHING, EDENGUARD]
    assert t.game.zeroed == 1
    assert eden().turn(BLUE, admin(3)).choices("opening") == [DONE, TYRANT]
    assert eden(4).turn(BLUE, admin(7)).choices("opening") == [DONE, *range(AMBITIONS), EDENGUARD]


def test_f2004_by_cards_that_declare_too() -> None:
    t = eden().give(RED, GalacticBards).turn(RED, construct(2), PIVOT, admin(3))
    assert t.choices("opening") == [DONE, TYCOON, EDENGUARD]
    t = eden().give(RED, LesserRegent).turn(RED, admin(3)).to_prelude().use(LesserRegent)
    assert t.choices("ambition") == [*range(AMBITIONS), EDENGUARD]


def test_f2004_counts_controlled_material_and_fuel_planets() -> None:
    t = eden().ships(BLUE, FUELS[0], 1).ships(BLUE, MATERIALS[0], 1).ships(GOLD, FUELS[1], 2).ships(BLUE, FUELS[1], 1)
    t.ships(BLUE, arrow(1), 1)
    assert [ambition_count(t.game, seat, EDENGUARD) for seat in range(3)] == [0, 2, 1]
    t.marker(EDENGUARD, 2).score()
    assert t.power() == [0, 5, 3]


def test_f2004_a_tie_for_first_brings_the_second_value_and_nobody_wins() -> None:
    t = eden().ships(BLUE, FUELS[0], 1).ships(GOLD, FUELS[1], 1).marker(EDENGUARD, 2).score()
    assert t.power() == [0, 3, 3]


def test_f2004_the_first_regent_counts_what_the_empire_controls_on_any_turn() -> None:
    t = eden().imperial(FUELS[0], 1).ships(BLUE, FUELS[0], 3).first_regent(GOLD)
    assert ambition_count(t.game, GOLD, EDENGUARD) == 1
    t.turn(BLUE, admin(2))
    assert t.controller(FUELS[0]) == BLUE, "a Regent on turn commands the fleet"
    assert [ambition_count(t.game, seat, EDENGUARD) for seat in range(3)] == [0, 0, 1]
    t.first_regent(NOBODY)
    assert [ambition_count(t.game, seat, EDENGUARD) for seat in range(3)] == [0, 0, 0]


def test_f2004_with_two_players_nothing_lies_on_its_box() -> None:
    t = eden(2).supply(MATERIAL, 3)
    assert boxed_count(t.game, EDENGUARD) == 0
    assert boxed_count(t.game, TYCOON) == 2
    t.ships(BLUE, FUELS[0], 1).marker(EDENGUARD, 2).score()
    assert t.power() == [0, 5]


def test_f2004_the_table_shows_it() -> None:
    t = eden().ships(BLUE, FUELS[0], 1).marker(EDENGUARD, 2)
    shown = sheet(t.game)["ambitions"]
    assert len(shown) == 6
    assert shown[5] == {"ambition": EDENGUARD, "counts": [0, 1, 0], "markers": [[5, 3]], "power": [0, 5, 0]}
    assert "Edenguard" in drawn(t.game)
    assert "Edenguard" not in drawn(campaign().game)
    assert TITLE.noun("ambition", EDENGUARD, "de") == "Edenhüter"
    assert "Material" in TITLE.explain("ambition", EDENGUARD, "en")


# -- Ire of the Tycoons (F2003) ------------------------------------------------


def test_f2003_the_guardian_declares_edenguard_but_never_tycoon() -> None:
    t = eden().give(RED, IreOfTheTycoons).turn(RED, admin(2))
    assert t.choices("opening") == [DONE, EDENGUARD]
    assert refused(t)["Declare Tycoon"][1] == "F2003"
    assert TYCOON in eden().give(RED, IreOfTheTycoons).turn(BLUE, admin(2)).choices("opening")
    t = campaign().a_ship_each().give(RED, IreOfTheTycoons).turn(RED, admin(2))
    assert t.asked() != "Turn.opening", "without the law there is nothing to declare"
    t = eden().give(RED, IreOfTheTycoons, LesserRegent).turn(RED, admin(3)).to_prelude().use(LesserRegent)
    assert t.choices("ambition") == [TYRANT, WARLORD, KEEPER, EMPATH, EDENGUARD]


def test_f2003_no_power_from_tycoon_but_places_are_as_they_are() -> None:
    t = eden().give(RED, IreOfTheTycoons).tokens(RED, FUEL, FUEL).tokens(BLUE, FUEL).cities_off_board(RED, 5)
    t.marker(TYCOON, 2).score()
    assert t.power() == [0, 3, 0]
    assert t.abilities(IreOfTheTycoons) == [1]
    t = eden().give(RED, IreOfTheTycoons).captives(RED, BLUE, 1).marker(TYRANT, 2).score()
    assert t.power() == [5, 0, 0]


def test_f2003_own_cities_on_such_planets_are_taxed_under_control_only() -> None:
    t = eden().give(RED, IreOfTheTycoons).city(RED, FUELS[0]).city(RED, arrow(2)).ships(BLUE, FUELS[0], 1)
    t.ships(RED, MATERIALS[0], 1).city(RED, MATERIALS[0])
    t.turn(RED, ADMIN).to_pips()
    assert sorted([system_of(place) for place in taxable(t.game, RED)]) == sorted([arrow(2), MATERIALS[0]])
    t.answer(TAX)
    assert "F2003" in [source for _, source in refused(t).values()]


def test_f2003_a_city_of_others_is_as_for_everybody() -> None:
    t = eden().give(RED, IreOfTheTycoons).outlaw(RED).city(BLUE, FUELS[0]).ships(RED, FUELS[0], 1)
    t.turn(RED, ADMIN)
    assert [system_of(place) for place in taxable(t.game, RED)] == [FUELS[0]]
