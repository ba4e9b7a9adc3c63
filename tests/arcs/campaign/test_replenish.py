"""Replenishing (ter.replenish), which the setups of several fates share."""

from __future__ import annotations

from arcs.campaign.reach import *
from starboard.core.text import EN, Nouns, render
from starboard.games.arcs.campaign.replenish import Replenish


def test_ter_replenish_single_ships_in_any_systems_until_eight_are_on_the_map_c_05() -> None:
    t = campaign().ships(RED, gate(1), 3, 2).ships(BLUE, gate(4), 2).imperial(gate(5), 1)
    t.call(Replenish(RED))
    assert t.choices("system") == t.game.board.systems
    t.answer(gate(4), gate(4), gate(5))
    assert (t.fresh(RED, gate(4)), t.fresh(RED, gate(5))) == (2, 1)
    assert t.asked() == ""


def test_ter_replenish_counts_a_flagship_as_a_ship() -> None:
    t = campaign().flagship(RED, gate(1)).ships(RED, gate(2), 5, 1)
    t.call(Replenish(RED)).answer(hexa(3))
    assert t.asked() == ""


def test_ter_replenish_asks_nothing_of_a_seat_with_eight_ships_or_without_any_left() -> None:
    assert campaign().ships(RED, gate(1), 8).call(Replenish(RED)).asked() == ""
    t = campaign()
    t.game.left[RED * PIECES + SHIP] = 1
    t.call(Replenish(RED)).answer(hexa(3))
    assert t.asked() == ""


def test_the_question_says_how_many_are_to_come_and_choices_what_planets_yield() -> None:
    t = campaign().ships(RED, gate(1), 5, 1).call(Replenish(RED))
    asks = [render(TITLE.prompt(t.game), EN, Nouns(TITLE))]
    t.answer(gate(4))
    asks.append(render(TITLE.prompt(t.game), EN, Nouns(TITLE)))
    assert [ask[-9:] for ask in asks] == ["(2 to go)", "(1 to go)"]
    label = TITLE.label(t.game, arrow(4))
    assert render(label, EN, Nouns(TITLE)) == "4·Arrow (Relic)"
    assert label.anchors() == [f"system:{arrow(4)}"], "nothing else on the table glows"
