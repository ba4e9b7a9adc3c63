"""Answers and log lines of older rules. ``tests/kept`` has games of rules 1, ``tests/server/kept`` tables."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.core.game import Former
from starboard.core.text import EN, Nouns, render
from starboard.games.arcs import former


def test_every_reading_belongs_to_a_question() -> None:
    for question in [*former.FROM_RULES_1, *former.NEW_SINCE_1, *former.GONE_SINCE_1]:
        procedure, field = question.split(".")
        assert field in TITLE.procedures[procedure].fields


def test_rules_1_had_other_numbers_for_abilities() -> None:
    cards = [card for card in DECK.cards[: DECK.base] if card.abilities]
    old = [former.FIRST_ABILITIES[card.id - FIRST_LEADER] + n for card in cards for n in range(len(card.abilities))]
    assert sorted(old) == list(range(72))
    line = TITLE.former_line("leaders", 1, Line("ability", (RED, WarlordsCruelty.printed, 59), BLUE))
    assert render(TITLE.story(line), EN, Nouns(TITLE)).endswith("Warlord's Cruelty – Appeasement.")
    assert line.only == BLUE


def test_other_lines_and_those_of_today_stay_as_they_are() -> None:
    for rules, line in ((1, Line("seize", (RED,))), (2, Line("ability", (RED, 69, ability(69, 0))))):
        assert TITLE.former_line("leaders", rules, line) is line


# -- slots that were alike and several choices -----------------------------------------------------------------------


def carried(t: Table, notes: former.Notes, *old: Answer) -> Table:
    """Play old answers as far as they go."""
    rest = list(old)
    while rest:
        give, used = former.former(1, t.game, rest, notes)
        assert give is not None
        t.answer(give)
        rest = rest[used:]
    return t


def test_the_second_of_two_equal_slots_was_chosen_and_is_found_again() -> None:
    """Red built a city at the second slot and a starport at the first, which stand the other way round now; then Blue
    hit the starport."""
    planet, notes = hexa(2), dict[int, int]()
    t = table().ships(RED, planet, 1).turn(RED, construct(2)).to_pips()
    carried(t, notes, BUILD, CITY, place_at(planet, 1), BUILD, STARPORT)
    assert (t.game.buildings[place_at(planet, 0)], t.game.buildings[place_at(planet, 1)]) == (
        building(RED, CITY, FRESH),
        building(RED, STARPORT, FRESH),
    )
    t.ships(BLUE, planet, 3).game.fresh[RED * SYSTEMS + planet] = 0
    t.attack(BLUE).fight(assault=1, faces=(A_HIT_FLAME,)).fill(condition=FRESH)
    carried(t, notes, place_at(planet, 0))
    assert is_damaged(t.building_at(planet, 1))


def test_what_is_alike_again_is_where_it_was() -> None:
    planet = hexa(2)
    t = table().city(RED, planet).city(RED, planet).city(RED, arrow(3)).tax()
    notes = {place_at(planet, 0): place_at(planet, 1), place_at(planet, 1): place_at(planet, 0)}
    assert former.former(1, t.game, [place_at(planet, 1)], notes) == Former(place_at(planet, 0), 1)
    assert notes[place_at(planet, 1)] == place_at(planet, 0)  # it is the one that is taxed
    t = table().city(RED, planet).city(RED, planet).city(RED, arrow(3)).tax()
    former.former(1, t.game, [place_at(arrow(3), 0)], notes)
    assert place_at(planet, 1) not in notes


@pytest.mark.parametrize("wrong", [-7, 9999, place_at(hexa(3), 0)])
def test_places_that_nobody_could_choose_are_refused_in_a_sentence(wrong: int) -> None:
    t = table().city(RED, hexa(2)).city(RED, hexa(2)).city(RED, arrow(3)).tax()
    assert former.former(1, t.game, [wrong], {}) == Former(wrong, 1)  # the rules refuse it
    t = table().city(RED, hexa(2)).city(RED, hexa(2)).turn(RED, ADMIN).to_pips()
    with pytest.raises(BadInput, match="is not one of the places"):
        former.former(1, t.game, [TAX, wrong], {})


# -- windows that were weighed when they opened ----------------------------------------------------------------------


def test_of_three_effects_one_has_nothing_left_to_do_and_is_not_asked_for() -> None:
    """The drones repaired the only damaged ship, so that Resilient is passed over; rules 1 asked what comes next."""
    t = table().give(RED, Quartermaster, RepairDrones).give(BLUE, Elder).ships(RED, gate(2), 3, 1)
    t = t.ships(BLUE, gate(2), 0, 2).starport(RED, hexa(3)).ships(RED, hexa(3), 1).attack().fill(system=gate(2))
    t.fight(skirmish=1, faces=(S_HIT,))
    assert len(t.choices("window")) == 3
    carried(t, {}, RepairDrones.printed, 100 + Elder.printed, DONE)
    assert (t.asked(), t.damaged(RED, gate(2))) == ("Turn.action", 0)


def test_an_effect_that_had_nothing_to_do_was_not_asked_for() -> None:
    """Resilient comes first and does nothing, as it did nothing then; no old answer is used up by that."""
    t = table().give(RED, Quartermaster, RepairDrones).ships(RED, hexa(2), 1, 2).ships(BLUE, hexa(2), 1)
    t.starport(GOLD, hexa(2)).attack().fill(defender=BLUE).fight()
    assert former.former(1, t.game, [], {}) == Former(window(RED, Quartermaster.printed), 0)


# -- Predictive Sensors, which were one move -------------------------------------------------------------------------


def attacked(*cards: type[Card]) -> Table:
    """Red attacks Blue, who has fresh ships at three neighbours: two at 2-hex, one each at the gates 3 and 6."""
    t = table().give(BLUE, PredictiveSensors, *cards).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    return t.ships(BLUE, hexa(2), 2).ships(BLUE, gate(3), 1).ships(BLUE, gate(6), 1).attack()


@pytest.mark.parametrize(
    ("old", "here"),
    [((0, 0, 0), 1), ((2, 0, 0), 3), ((1, 1, 0), 3), ((0, 0, 1), 2), ((2, 1, 1), 5), ((0, 1, 0), 2)],
)
def test_so_many_ships_as_came_from_each_neighbour_come(old: tuple[int, ...], here: int) -> None:
    t = carried(attacked(), {}, *old)
    while t.asked() == "SenseAttack.start":  # nobody was asked any more
        give, used = former.former(1, t.game, [], {})
        assert (give, used) == (DONE, 0)
        t.done()
    assert (t.asked(), t.fresh(BLUE, gate(2))) == ("Battle.assault", here)


def test_a_table_that_stood_in_the_middle_stands_there_still() -> None:
    t = attacked()
    assert former.former(1, t.game, [0], {}) == Former(None, 1)
    t.answer(hexa(2), 1)
    assert former.former(1, t.game, [], {}) == Former(None, 0)


def test_ships_that_came_before_others_and_moved_on_are_told_about() -> None:
    t = attacked(SprinterDrives).answer(hexa(2), 1)
    assert t.asked() == "Sprint.system"
    with pytest.raises(BadInput, match="moved once more"):
        former.former(1, t.game, [0, 0, DONE], {})
