"""What several cards do: placing ships, stealing, drawing."""

from __future__ import annotations

from arcs.prelude import *


def test_fine_02_as_many_as_there_are() -> None:
    """Two ships left: both return to the map, and Gatekeepers place what there is."""
    t = table(3).trophies(BLUE, RED, SHIP, 13).turn(RED, mobi(2)).end_turn().answer(gate(2))
    assert t.fresh(RED, gate(2)) == 2
    t = table(3).trophies(BLUE, RED, SHIP, 13).give(RED, Gatekeepers).turn(RED, mobi(2)).to_prelude().use(Gatekeepers)
    t.answer(gate(5)).fill(system=gate(6))
    assert t.left(RED, SHIP) == 0
    assert t.fresh(RED, gate(5)) == 1


def test_fine_05_cannot_is_absolute() -> None:
    """Silver-Tongues may steal anything, Sworn Guardians say it cannot."""
    t = table(3).give(RED, SilverTongues).give(BLUE, SwornGuardians, Skirmishers).tokens(BLUE, FUEL)
    t.turn(RED, mobi(2)).to_prelude().use(SilverTongues)
    assert not t.holds(BLUE, SwornGuardians)  # the only thing that could be stolen
    assert not t.holds(RED, SwornGuardians)
    assert t.holds(BLUE, Skirmishers)
    assert t.count(BLUE, FUEL) == 1


def test_prelude_12_stealing_never_draws_from_a_supply() -> None:
    t = table(3).give(RED, FuelCartel).turn(RED, ADMIN).to_prelude().use(FuelCartel)
    assert t.count(RED, FUEL) == 0  # no rival has Fuel


def test_o_06_draw_as_many_as_there_are() -> None:
    """A discard pile too small for Farseers, and an empty one for Call to Action."""
    t = table(3).give(RED, Farseers).hand(RED, aggro(2)).a_ship_each().turn(RED, ADMIN).to_prelude().use(Farseers)
    t.done()  # throw nothing away, draw one from an empty pile
    assert t.game.hands[RED] == [aggro(2)]
    t = table(3).court(CallToAction).agents(RED, 0, 1).a_ship_each().turn(RED, aggro(2)).act(SECURE)
    assert t.game.hands[RED] == []
    assert CallToAction.printed in t.game.court_discard
