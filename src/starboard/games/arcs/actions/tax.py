"""Tax (p. 12)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.codes import owner_of, piece_of, system_of
from starboard.games.arcs.ids import BY_PIP, CITY, NOBODY, NOTHING, NOWHERE
from starboard.games.arcs.queries import controls, distinct, is_seat
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import capture_agent
from starboard.games.arcs.wording import word_place


class Tax(Procedure):
    """One city: take a token of its type, and from a rival's city a captive too."""

    steps = ("choose_city", "choose_type", "take_token", "take_captive", "trigger")
    fields = ("seat", "by", "place", "resource", "own_only")

    def __init__(self, seat: int = NOBODY, by: int = BY_PIP, own_only: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.by = by  # what pays for it
        self.own_only = own_only
        self.place = NOWHERE
        self.resource = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_place(game, choice, values) if field == "place" else ""

    def choose_city(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", distinct(game, taxable(game, self.seat, self.own_only)))

    def choose_type(self, game: Arcs) -> Ask | None:
        types = city_types(game, self.place)
        return Ask(self.seat, "resource", sorted(types)) if types else None

    def take_token(self, game: Arcs) -> None:
        game.used[self.place] = 1
        game.tell("tax", (self.seat, system_of(self.place)))
        if self.resource != NOTHING and not self.comes_from_elsewhere(game):
            gain(game, self.seat, self.resource)

    def comes_from_elsewhere(self, game: Arcs) -> bool:
        """Whether a card sees to the token instead of the supply."""
        for card in game.moments.instead_of_gain[self.seat]:
            if card.instead_of_gain(game, self.seat, self):
                return True
        return False

    def take_captive(self, game: Arcs) -> None:
        victim = captive_owner(game, self.seat, self.place)
        if victim != NOBODY:
            capture_agent(game, self.seat, victim)
        else:
            tell_like_own(game, self.seat, self.place)

    def trigger(self, game: Arcs) -> None:
        for card in reversed(game.moments.after_tax[self.seat]):
            card.after_tax(game, self.seat, self)


def captive_owner(game: Arcs, seat: int, place: int) -> int:
    """Whose agent is captured when a seat taxes a place; NOBODY's for its own, what it taxes like its own, and cities
    of those who are no seats (fre.actions)."""
    value = game.buildings[place]
    if value == 0 or owner_of(value) == seat or not is_seat(owner_of(value)):
        return NOBODY
    for card in game.moments.taxes_like_own[seat]:
        if card.taxes_like_own(game, seat, place):
            return NOBODY
    return owner_of(value)


def tell_like_own(game: Arcs, seat: int, place: int) -> None:
    """No captive was taken: if that is because a card lets the seat tax a rival city like its own, the card says so."""
    value = game.buildings[place]
    if value and owner_of(value) != seat:
        for card in game.moments.taxes_like_own[seat]:
            if card.taxes_like_own(game, seat, place):
                card.says(game, seat, "taxes_like_own")
                return


def taxable(game: Arcs, seat: int, own_only: int = 0) -> list[int]:
    """Places that a seat may tax: own cities, rival cities it controls, each once per turn (TAX-01, TAX-02)."""
    often = any([card.taxes_often(game, seat) for card in game.moments.taxes_often[seat]])
    more = () if own_only else game.moments.allows_tax[seat]
    found = []
    for place, value in enumerate(game.buildings):
        if (value == 0 and not more) or (game.used[place] and not often):
            continue
        may = value > 0 and piece_of(value) == CITY
        may = may and (owner_of(value) == seat or (not own_only and controls(game, seat, system_of(place))))
        if may or (more and any([card.allows_tax(game, seat, place) for card in more])):
            found.append(place)
    if game.moments.forbids_tax[seat]:
        found = [place for place in found if not is_tax_forbidden(game, seat, place)]
    return found


def is_tax_forbidden(game: Arcs, seat: int, place: int) -> bool:
    return any([card.forbids_tax(game, seat, place) for card in game.moments.forbids_tax[seat]])


def city_types(game: Arcs, place: int) -> tuple[int, ...]:
    """The types of a city: its planet's, unless a card says otherwise."""
    kind = game.kind_of[system_of(place)]
    types: tuple[int, ...] = () if kind == NOTHING else (kind,)
    for seat in range(game.players):
        for card in game.moments.city_types[seat]:
            types = card.city_types(game, seat, place, types)
    return types
