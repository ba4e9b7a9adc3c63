"""Building places: slots of a system that are alike are one choice, and what is not alike does not read alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arcs.prelude import *
from starboard.core.text import EN, Nouns, render

PLANET = hexa(2)  # with two slots


def labels(t: Table) -> list[str]:
    nouns = Nouns(TITLE)
    return [render(TITLE.label(t.game, choice), EN, nouns) for choice in t.choices()]


def two_cities(owner: int, first: int = FRESH, second: int = FRESH) -> Table:
    return table().city(owner, PLANET, first).city(owner, PLANET, second)


def test_equal_cities_are_taxed_without_a_question() -> None:
    t = two_cities(RED).a_ship_each().tax()
    assert t.asked() == "Store.slot"
    t.answer(0)
    assert t.game.used[place_at(PLANET, 0)] == 1
    t.answer(TAX)
    assert t.asked() == "Store.slot"  # TAX-02: the other one
    t.fill(slot=1)
    assert TAX not in t.choices("action")


def test_equal_cities_are_one_choice_among_others() -> None:
    t = two_cities(RED).city(RED, arrow(3)).tax()
    assert t.choices("place") == [place_at(PLANET, 0), place_at(arrow(3), 0)]


def test_a_building_goes_into_the_first_free_slot() -> None:
    t = table().ships(RED, PLANET, 1).ships(RED, arrow(3), 1).build().answer(CITY)
    assert (t.choices("place"), labels(t)) == ([place_at(PLANET, 0), place_at(arrow(3), 0)], ["2·Hex", "3·Arrow"])
    t.answer(place_at(PLANET, 0)).answer(BUILD, CITY)
    assert t.choices("place") == [place_at(PLANET, 1), place_at(arrow(3), 0)]


def test_equal_starports_build_one_ship_after_the_other() -> None:
    t = table().starport(RED, PLANET).starport(RED, PLANET).build()
    assert t.asked() == "Turn.action"  # the first ship is there
    t.answer(BUILD)
    assert t.fresh(RED, PLANET) == 2


def test_a_hit_on_equal_buildings_asks_nothing_and_then_which_one() -> None:
    """One of two fresh cities is hit; then they are not alike any more and do not read alike."""
    t = two_cities(BLUE).ships(RED, PLANET, 3).attack().fight(assault=2, faces=(A_TWO_HITS, A_BLANK))
    assert (t.asked(), t.choices()) == ("HitBuildings.place", [place_at(PLANET, 0), place_at(PLANET, 1)])
    assert labels(t) == ["city of Seat 2, 2·Hex (damaged)", "city of Seat 2, 2·Hex (fresh)"]
    t.answer(place_at(PLANET, 0))
    assert (t.building_at(PLANET, 0), t.building_at(PLANET, 1)) == (0, building(BLUE, CITY, FRESH))


def test_a_city_taxed_already_is_not_like_the_other() -> None:
    """If the taxed one is destroyed, the other can still be taxed this turn."""
    t = two_cities(BLUE).ships(RED, PLANET, 3).tokens(RED, WEAPON).turn(RED, ADMIN)
    t.spend(RED, 0).act(TAX).fill(slot=0).answer(BATTLE).fight(assault=1, faces=(A_HIT_FLAME,))
    t.fill(condition=FRESH)
    assert labels(t) == ["city of Seat 2, 2·Hex (used already)", "city of Seat 2, 2·Hex"]


def test_l23_a_city_taxed_twice_is_told_from_the_other() -> None:
    """Warlord's Cruelty may be gone later this turn, so which city is taxed again matters."""
    t = two_cities(RED).give(RED, WarlordsCruelty).marker(WARLORD).tax().fill(slot=0).answer(TAX)
    assert labels(t) == ["city of Seat 1, 2·Hex (used already)", "city of Seat 1, 2·Hex"]


def test_l09_a_city_in_the_clouds_is_not_like_one_in_a_slot() -> None:
    t = table().city(RED, PLANET).cloud_city(RED, PLANET).tax()
    assert labels(t) == ["city of Seat 1, 2·Hex", "city of Seat 1, 2·Hex (beside the slots)"]


def test_lead13_equal_empty_slots_are_one_choice() -> None:
    t = table().give(RED, Anarchist).ships(RED, PLANET, 1).ships(RED, arrow(3), 1).tax()
    assert t.choices("place") == [place_at(PLANET, 0), place_at(arrow(3), 0)]
    t.answer(place_at(PLANET, 0)).fill(slot=0).answer(TAX)
    assert (t.choices("place"), labels(t)[0]) == ([place_at(PLANET, 1), place_at(arrow(3), 0)], "2·Hex")


def test_lead13_an_empty_slot_taxed_twice_is_told_from_the_other() -> None:
    t = table().give(RED, Anarchist, WarlordsCruelty).marker(WARLORD).ships(RED, PLANET, 1).tax().fill(slot=0)
    assert labels(t.answer(TAX)) == ["2·Hex (used already)", "2·Hex"]


def trading() -> Table:
    t = two_cities(BLUE).give(RED, ElderBroker).ships(RED, PLANET, 1).tokens(RED, FUEL).tokens(BLUE, RELIC)
    return t.turn(RED, ADMIN).to_pips().use(ElderBroker)


def annexing() -> Table:
    t = two_cities(BLUE).give(RED, TyrantsAuthority).marker(TYRANT).ships(RED, PLANET, 1)
    return t.turn(RED, BUILDING).to_pips().use(TyrantsAuthority)


def pruning() -> Table:
    return two_cities(RED).give(RED, LivingStructures).turn(RED, BUILDING).to_pips().use(LivingStructures, 1)


@pytest.mark.parametrize("scene", [trading, annexing, pruning])
def test_other_questions_for_one_of_two_equal_buildings_are_not_asked(scene: Callable[[], Table]) -> None:
    assert not scene().asked().endswith(".place")


def test_bc29_equal_cities_to_return_are_one_choice() -> None:
    t = two_cities(BLUE).court(SongOfFreedom).ships(RED, PLANET, 1).secure(RED, SongOfFreedom)
    assert t.choices("place") == [DONE, place_at(PLANET, 0)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_places_read_alike(players: int) -> None:
    """In whole games of both kinds."""
    asked, nouns = 0, Nouns(TITLE)
    for seed in range(6):
        game, rng = drafting(players, seed, lore=2), Stream(seed)
        while game.ask is not None:
            if game.ask.field == "place":
                asked += 1
                said = [render(TITLE.label(game, choice), EN, nouns) for choice in game.ask.choices]
                assert len({*said}) == len(said)
            game.play(eager_answer(game, rng))
    assert asked > 20
