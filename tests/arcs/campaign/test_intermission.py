"""Between two acts (int.*, p. 28-29)."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.text import LANGUAGES, Nouns, render
from starboard.games.arcs.campaign.fates.fate import Fate, fate_of
from starboard.games.arcs.campaign.intermission import Intermission
from starboard.games.arcs.verbs import hit_ship

FOLLOWED = range(FOUNDER, FOUNDER + SEATS)  # the fates of Red, Blue, Gold and White


@pytest.fixture(autouse=True)
def plain_resolutions(monkeypatch: pytest.MonkeyPatch) -> None:
    """What each fate does when an act ends is no part of the frame."""
    for number in FOLLOWED:
        monkeypatch.setattr(type(fate_of(number)), "resolve", Fate.resolve)


def between(t: ReachTable, *objectives: int) -> ReachTable:
    """An intermission, as far as its fates; Red, Blue, Gold and White follow fates of the first tier."""
    for seat in range(t.game.players):
        if t.game.fate[seat] == NOTHING:
            t.game.fate[seat] = FOLLOWED[seat]
    if objectives:
        t.game.objective[: len(objectives)] = list(objectives)
    t.call(Intermission())
    while t.asked() == "Intermission.gate":
        t.answer(t.choices()[0])
    return t


def homes() -> ReachTable:
    """Everybody has a ship at a gate, so that nobody has to come back."""
    return campaign().a_ship_each()


# -- A ------------------------------------------------


def test_int_a1_resolutions_come_in_turn_order_before_power_moves_the_initiative_c_39(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, int, bool, int]] = []

    def resolve(self: Fate, game: Reach, owner: int, act: int, success: bool) -> None:
        asked.append((owner, act, success, game.power[owner]))

    for number in FOLLOWED:
        monkeypatch.setattr(type(fate_of(number)), "resolve", resolve)
    t = homes().in_act(2)
    t.game.initiative = BLUE
    t.game.power[:3] = [1, 2, 9]
    between(t, 4, 0, 0)
    assert asked == [(BLUE, 2, True, 2), (GOLD, 2, True, 9), (RED, 2, False, 1)]


def test_int_a2_a_failed_objective_costs_its_number_page_28_daniel_falls_from_2_to_minus_3() -> None:
    t = homes()
    t.game.power[:3] = [0, 2, 0]
    between(t, 0, 5, 0)
    assert t.power() == [0, -3, 0]
    assert [line.refs[0] for line in t.told("objective_failed")] == [BLUE]


# -- B ------------------------------------------------


def test_int_b_court_cards_return_to_the_deck_agents_home_and_the_discard_pile_is_scrapped() -> None:
    t = homes().agents(RED, 0, 1).agents(BLUE, 2, 3)
    row = list(t.game.court)
    attached, thrown = t.game.court_deck.pop(), t.game.court_deck.pop()
    t.court_deck(t.game.court_deck)
    t.game.above[0] = [attached]
    t.game.court_discard = [thrown]
    between(t)
    assert t.game.court == []
    assert {*row[1:], attached} <= set(t.game.court_deck)
    assert THE_COUNCIL not in t.game.court_deck, "cnc.immune"
    assert (t.left(RED, AGENT), t.left(BLUE, AGENT)) == (10, 10)
    assert t.game.scrapped == [thrown]
    assert thrown not in t.game.courtly
    assert t.game.court_discard == []
    assert len(t.game.court_open) == len(t.game.court_deck)


# -- C ------------------------------------------------


def test_int_c_trophies_captives_and_the_trust_return() -> None:
    t = homes().trophies(RED, BLUE, CITY, 1).trophies(BLUE, BLIGHT, SHIP, 2).trophies(GOLD, EMPIRE, SHIP, 1)
    t.captives(RED, GOLD, 3).trust(RELIC, FUEL).trophies(RED, FREE, CITY, 1)
    before = t.left(FREE, CITY)
    between(t)
    assert t.left(BLUE, CITY) == 5
    assert (t.left(BLIGHT, SHIP), t.left(EMPIRE, SHIP), t.left(GOLD, AGENT)) == (BLIGHT_TOKENS, IMPERIAL_SHIPS, 10)
    assert t.left(FREE, CITY) == before + 1
    assert sum(t.game.trophies) == sum(t.game.captives) == 0
    assert t.game.supply == [5] * RESOURCES


def test_int_c_two_players_tokens_on_boxes_return_and_tokens_in_slots_stay() -> None:
    t = campaign(2).a_ship_each().tokens(RED, WEAPON)
    t.game.boxed[MATERIAL] = 2
    t.game.supply[MATERIAL] -= 2
    between(t)
    assert t.game.boxed == [0] * RESOURCES
    assert t.game.supply[MATERIAL] == 5
    assert t.count(RED, WEAPON) == 1


def test_int_c_captive_ships_return_too() -> None:
    t = homes()
    t.game.captive_ships[RED * OWNERS + BLUE] = 2
    t.game.left[BLUE * PIECES + SHIP] -= 2
    between(t)
    assert t.left(BLUE, SHIP) == 14
    assert sum(t.game.captive_ships) == 0


# -- D ------------------------------------------------


def test_int_d_blight_is_repaired_and_whatever_is_damaged_is_destroyed() -> None:
    t = homes().blight(gate(6), 1, 2).ships(RED, gate(4), 1, 2).imperial(gate(4), 1, 1)
    t.city(BLUE, arrow(1), DAMAGED).starport(GOLD, arrow(2), DAMAGED).free_city(hexa(1), DAMAGED)
    t.city(BLUE, hexa(2)).free_starport(hexa(2))
    between(t)
    assert (t.fresh(BLIGHT, gate(6)), t.damaged(BLIGHT, gate(6))) == (3, 0)
    assert (t.fresh(RED, gate(4)), t.damaged(RED, gate(4))) == (1, 0)
    assert (t.fresh(EMPIRE, gate(4)), t.damaged(EMPIRE, gate(4))) == (1, 0)
    assert t.left(RED, SHIP) == 15 - 2
    assert t.left(EMPIRE, SHIP) == 14
    assert [t.places(s, owner) for s, owner in ((arrow(1), BLUE), (arrow(2), GOLD), (hexa(1), FREE))] == [[], [], []]
    assert len(t.places(hexa(2), BLUE)) == len(t.places(hexa(2), FREE)) == 1, "fresh ones stay"


def test_int_d_bli_intermission_buildings_alone_with_blight_are_destroyed_any_ship_saves_them_c_40() -> None:
    t = homes().blight(arrow(4), 0, 1).city(RED, arrow(4)).blight(arrow(1), 1).city(BLUE, arrow(1))
    t.imperial(arrow(1), 1).blight(hexa(3), 1).free_city(hexa(3)).blight(hexa(1), 1).free_city(hexa(1))
    t.ships(GOLD, hexa(1), 0, 1)
    between(t)
    assert t.places(arrow(4), RED) == []
    assert len(t.places(arrow(1), BLUE)) == 1, "an Imperial ship is there"
    assert t.places(hexa(3), FREE) == []
    assert t.places(hexa(1), FREE) == [], "the damaged ship is destroyed first"


def test_int_d_what_is_destroyed_goes_to_supplies_and_outrages_nobody_c_40() -> None:
    t = homes().blight(arrow(4), 1).city(RED, arrow(4)).tokens(RED, RELIC, RELIC)
    between(t)
    assert t.left(RED, CITY) == 5
    assert t.game.outrage == [0] * (SEATS * RESOURCES)
    assert sum(t.game.trophies) == 0


def test_int_d_damaged_upgrades_and_armor_are_destroyed() -> None:
    t = homes()
    t.game.hull[RED * HULL_PLACES + HULL] = building(RED, CITY, DAMAGED)
    t.game.hull[RED * HULL_PLACES + SLIPSTREAM] = building(RED, STARPORT, FRESH)
    t.game.left[RED * PIECES + CITY] -= 1
    t.game.left[RED * PIECES + STARPORT] -= 1
    between(t)
    assert t.game.hull[RED * HULL_PLACES + HULL] == 0
    assert t.game.hull[RED * HULL_PLACES + SLIPSTREAM] == building(RED, STARPORT, FRESH)
    assert (t.left(RED, CITY), t.left(RED, STARPORT)) == (5, 4)


def test_int_d_damaged_armor_is_destroyed_and_the_upgrade_below_it_stays() -> None:
    upgrades = (fitting(SLIPSTREAM, CITY), fitting(armor_over(SLIPSTREAM), STARPORT))
    t = homes().flagship(RED, gate(5), *upgrades, damaged=(armor_over(SLIPSTREAM),))
    between(t)
    assert (t.hull(RED, SLIPSTREAM), t.hull(RED, armor_over(SLIPSTREAM))) == (building(RED, CITY, FRESH), 0)
    assert (t.left(RED, CITY), t.left(RED, STARPORT)) == (CITIES_EACH - 1, STARPORTS_EACH)


def test_int_d_cities_that_come_back_cover_slots() -> None:
    t = homes().city(RED, arrow(4), DAMAGED).tokens(RED, FUEL, RELIC, WEAPON)
    between(t)
    assert t.asked() == "Arrange.pick"
    t.answer(RELIC, FUEL)
    assert t.slots(RED)[:3] == [RELIC, FUEL, NOTHING]


def test_int_d_a_player_without_ships_and_starports_puts_3_ships_at_a_gate() -> None:
    t = campaign().ships(RED, gate(1), 1).starport(GOLD, arrow(4)).ships(BLUE, gate(2), 0, 2)
    for seat in range(3):
        t.game.fate[seat] = FOUNDER + seat
    t.call(Intermission())
    assert (t.asked(), t.seat()) == ("Intermission.gate", BLUE)
    assert t.choices() == t.game.board.gates
    t.answer(gate(5))
    assert t.fresh(BLUE, gate(5)) == 3
    assert not has_ships(t.game, GOLD)
    assert t.asked() != "Intermission.gate", "a starport is enough"


# -- E ------------------------------------------------


def test_int_e_most_power_takes_the_initiative_then_power_is_halved_page_29_lukas_7_becomes_4() -> None:
    t = homes()
    t.game.power[:3] = [1, 7, -3]
    between(t)
    assert t.initiative() == BLUE
    assert t.power() == [1, 4, -3]


def test_int_e_a_tie_for_the_initiative_follows_the_turn_order_and_2_becomes_1() -> None:
    t = homes()
    t.game.initiative = GOLD
    t.game.power[:3] = [2, 2, 0]
    between(t)
    assert t.initiative() == RED, "after Gold comes Red"
    assert t.power() == [1, 1, 0]
    t = homes()
    t.game.initiative = BLUE
    t.game.power[:3] = [2, 0, 2]
    assert between(t).initiative() == GOLD, "from Blue on Gold comes before Red"


def test_int_e_the_initiative_goes_by_power_before_it_is_halved() -> None:
    t = homes()
    t.game.power[:3] = [7, 8, 0]
    between(t)
    assert t.initiative() == BLUE
    assert t.power() == [4, 4, 0]


def test_int_e_the_initiative_goes_by_power_after_failed_objectives_were_paid() -> None:
    t = homes()
    t.game.power[:3] = [10, 6, 0]
    between(t, 8, 0, 0)
    assert t.initiative() == BLUE
    assert t.power() == [1, 3, 0]


def test_int_concede_is_advice_only_two_players_go_on() -> None:
    t = campaign(2).a_ship_each()
    t.game.power[:2] = [40, 0]
    between(t)
    t.game.settle()
    assert t.asked() == "ChooseFates.fate"


# -- F and the next act ------------------------------------------------


def test_int_f_then_the_next_act_begins_with_chapter_1() -> None:
    t = homes().in_act(1, 3)
    between(t, 1, 1, 1)
    t.game.settle()
    while t.game.ask is not None:
        t.answer(t.choices("fate")[0])
    assert (t.game.act, t.game.chapter) == (2, 1)
    assert all([9 <= number <= 16 for number in t.game.fate[:3]])


def test_nothing_appears_and_nothing_vanishes_in_an_intermission() -> None:
    t = homes().blight(arrow(4), 1, 1).city(RED, arrow(4)).imperial(gate(2), 2, 1).trust(RELIC, FUEL)
    t.captives(RED, BLUE, 2).trophies(BLUE, RED, STARPORT, 1).agents(GOLD, 1, 4).free_city(hexa(6), DAMAGED)
    t.game.lore_deck = list(t.game.mode.lore)
    before = TITLE.census(t.game)
    between(t, 1, 1, 1)
    t.game.settle()
    while t.game.ask is not None:
        t.answer(t.choices()[0])
        t.game.settle()
    assert TITLE.census(t.game) == before


# -- what is told ------------------------------------------------


def test_each_step_says_why_things_go() -> None:
    """int.a to int.f: a reason stands before what it explains."""
    t = homes().ships(RED, gate(5), 0, 1)
    t.game.power[:3] = [8, 1, 0]
    between(t, 0, 3, 0)
    assert t.game.log is not None
    keys = [line.key for line in t.game.log]
    reasons = ["act_over", "objective_failed", "court_cleared", "spoils_return", "map_cleared", "power_halved"]
    assert [key for key in keys if key in reasons] == reasons
    assert keys.index("objective_failed") < keys.index("power_lost") < keys.index("court_cleared")
    assert keys.index("map_cleared") < keys.index("ship_destroyed") < keys.index("power_halved")
    assert keys.count("power_lost") == 2, "3 of Blue, and half of Red's 8"


def test_the_blight_has_no_ships_to_tell_of() -> None:
    t = campaign().a_ship_each().blight(gate(5), 1)
    hit_ship(t.game, BLIGHT, gate(5), FRESH, NOBODY)
    line = t.told("ship_damaged")[0]
    said = [render(TITLE.story(line), language, Nouns(TITLE)) for language in LANGUAGES]
    assert said == ["Verderbnis beschädigt: Tor 5.", "Blight is damaged: Gate 5."]
