"""Tax (p. 12)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.ids import (
    CITY,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLACES,
    system_of,
)
from starboard.games.arcs.queries import controller, owner_of, piece_of
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import capture_agent


class Tax(Procedure):
    """One city: take a token of its type, and from a rival's city a captive too."""

    steps = ("choose_city", "choose_type", "take_token", "take_captive", "trigger")
    fields = ("seat", "pip", "place", "resource", "own_only")

    def __init__(self, seat: int = NOBODY, pip: int = 0, own_only: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.pip = pip  # 1 when the pip of a copy or pivot pays for it (FINE-08)
        self.own_only = own_only
        self.place = NOWHERE
        self.resource = NOTHING

    def choose_city(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", taxable(game, self.seat, self.own_only))

    def choose_type(self, game: Arcs) -> Ask | None:
        types = city_types(game, self.place)
        return Ask(self.seat, "resource", sorted(types)) if types else None

    def take_token(self, game: Arcs) -> None:
        game.used[self.place] = 1
        game.tell("tax", (self.seat, system_of(self.place)))
        if self.resource != NOTHING:
            gain(game, self.seat, self.resource)

    def take_captive(self, game: Arcs) -> None:
        victim = captive_owner(game, self.seat, self.place)
        if victim != NOBODY:
            capture_agent(game, self.seat, victim)

    def trigger(self, game: Arcs) -> None:
        for owner, card in reversed(game.at.after_tax):
            if owner == self.seat:
                card.after_tax(game, owner, self)


def captive_owner(game: Arcs, seat: int, place: int) -> int:
    """Whose agent is captured when a seat taxes a place; NOBODY's for its own and what it taxes like its own."""
    value = game.buildings[place]
    if value == 0 or owner_of(value) == seat:
        return NOBODY
    for owner, card in game.at.taxes_like_own:
        if owner == seat and card.taxes_like_own(game, owner, place):
            return NOBODY
    return owner_of(value)


def taxable(game: Arcs, seat: int, own_only: int = 0) -> list[int]:
    """Places that a seat may tax: own cities, rival cities it controls, each once per turn (TAX-01, TAX-02)."""
    often = any([owner == seat and card.taxes_often(game, owner) for owner, card in game.at.taxes_often])
    found = []
    for place, value in enumerate(game.buildings):
        if value == 0 or piece_of(value) != CITY or (game.used[place] and not often):
            continue
        owner = owner_of(value)
        if owner == seat or (not own_only and controller(game, system_of(place)) == seat):
            found.append(place)
    if game.at.allows_tax and not own_only:
        found = sorted([*found, *more_taxable(game, seat, found, often)])
    if game.at.forbids_tax:
        found = [place for place in found if not is_tax_forbidden(game, seat, place)]
    return found


def more_taxable(game: Arcs, seat: int, found: list[int], often: bool) -> list[int]:
    """Places that cards open to taxing: rival cities, or empty slots."""
    more = []
    for owner, card in game.at.allows_tax:
        if owner == seat:
            for system in game.board.systems:
                for place in range(system * PLACES, system * PLACES + PLACES):
                    if place in found or place in more or (game.used[place] and not often):
                        continue
                    if card.allows_tax(game, owner, place):
                        more.append(place)
    return more


def is_tax_forbidden(game: Arcs, seat: int, place: int) -> bool:
    for owner, card in game.at.forbids_tax:
        if owner == seat and card.forbids_tax(game, owner, place):
            return True
    return False


def city_types(game: Arcs, place: int) -> tuple[int, ...]:
    """The types of a city: its planet's, unless a card says otherwise."""
    kind = game.kind_of[system_of(place)]
    types: tuple[int, ...] = () if kind == NOTHING else (kind,)
    for owner, card in game.at.city_types:
        types = card.city_types(game, owner, place, types)
    return types
