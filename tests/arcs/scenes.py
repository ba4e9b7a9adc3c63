"""Scenes that several tests begin with: Red is on turn, Blue is the rival."""

from __future__ import annotations

from arcs.table import *
from arcs.words import *
from starboard.core.text import EN, Nouns, render


def copying(t: Table, suit: int) -> Table:
    """Red copies a lead card of a suit: one pip for its actions."""
    return t.turn(RED, MOVING if suit != MOBILIZATION else ADMIN, COPY, action_card(suit, 4)).to_pips()


def pivoting(t: Table, card: int) -> Table:
    """Red pivots to a card: one pip for its actions."""
    return t.turn(RED, card, PIVOT, construct(4) if card != BUILDING else admin(4)).to_pips()


def fighting(t: Table, red: int = 2, blue: int = 1) -> Table:
    """Red attacks Blue with fresh ships at gate 2; Blue has a city elsewhere, so no raid dice."""
    return t.ships(RED, gate(2), red).ships(BLUE, gate(2), blue).city(BLUE, crescent(5)).attack()


def cornering(t: Table, ships: int = 3) -> Table:
    """Red attacks a damaged ship of Blue, who has no building anywhere, so raid dice are allowed."""
    return t.ships(RED, gate(2), ships).ships(BLUE, gate(2), 0, 1).attack()


def raiding(t: Table, *faces: int) -> Table:
    """Red raids Blue with these dice, and with ships enough to survive."""
    return cornering(t, 8).fight(raid=len(faces), faces=faces)


def firing(t: Table, ships: int = 2) -> Table:
    """Red fires Galactic Rifles from gate 2."""
    return t.give(RED, GalacticRifles).ships(RED, gate(2), ships).turn(RED, ATTACK).to_pips().use(GalacticRifles)


def refused(t: Table) -> dict[str, tuple[str, str]]:
    """What the asked seat is refused, as it sees it: what -> (why, source)."""
    nouns = Nouns(TITLE)
    found = TITLE.why_not(t.view(t.seat()), t.seat())
    return {render(r.what, EN, nouns): (render(r.why, EN, nouns), r.source) for r in found}
