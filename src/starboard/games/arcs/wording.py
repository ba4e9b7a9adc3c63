"""Words for choices that several questions have in common (see ``Procedure.wording``)."""

from __future__ import annotations

from typing import Final

from starboard.core.procedure import Ref
from starboard.core.text import EN, Phrase, Text
from starboard.games.arcs.codes import (
    is_captive_ship,
    is_damaged,
    offer_card,
    offer_number,
    owner_of,
    owner_of_captive,
    piece_of,
    place_number,
    places_in,
    seat_slot,
    slot_number,
    system_of,
    token,
    token_slot,
)
from starboard.games.arcs.ids import CARD_PLACE, DAMAGED, FRESH
from starboard.games.arcs.queries import token_at
from starboard.games.arcs.state import Arcs

IN_SLOT: Final = Text("Feld {number:n}", "slot {number:n}")
IN_PLACE: Final = Text("Baufeld {number:n}", "building slot {number:n}")
AT_COURT: Final = Text("Platz {number:n} am Hof", "place {number:n} at Court")
IN_CLOUDS: Final = 2  # traits of a building; FRESH and DAMAGED are two others
USED: Final = 3


def word_offer(choice: int, values: dict[str, Ref]) -> str:
    """An ability of a card: the card, and what it offers."""
    values["card"] = offer_card(choice)
    values["offer"] = (offer_card(choice), offer_number(choice))
    return "offer"


def word_court(game: Arcs, slot: int, values: dict[str, Ref]) -> str:
    """A card at Court."""
    values["card"] = game.court[slot]
    return ""


def token_of(game: Arcs, seat: int, slot: int) -> int:
    """The token in a slot of a seat."""
    return token(seat_slot(seat, slot), token_at(game, seat, slot))


def word_captive(captive: int, values: dict[str, Ref]) -> str:
    """A captive: an agent, or a ship."""
    if not is_captive_ship(captive):
        return ""
    values["owner"] = owner_of_captive(captive)
    return "ship"


def word_place(game: Arcs, place: int, values: dict[str, Ref]) -> str:
    """A building, or a free place. Of several in a system it is said what tells them apart."""
    value = game.buildings[place]
    if value == 0 and place_number(place) == CARD_PLACE:
        return "beside"
    if value:
        values["what"] = piece_of(value)
        values["owner"] = owner_of(value)
    found = traits(game, place)
    if not found:
        return "" if value else "free"
    values["traits"] = found
    return "one there" if value else "free one"


def whereabouts(game: Arcs, label: Phrase) -> Phrase | None:
    """Where a token, building or Court card lies that a choice names."""
    for _, kind, value in label.places(EN):
        if not isinstance(value, int) or value < 0:
            continue
        if kind == "token":
            return Phrase(IN_SLOT, {"number": slot_number(token_slot(value)) + 1})
        if kind == "place":
            return Phrase(IN_PLACE, {"number": place_number(value) + 1})
        if kind == "card" and value in game.court:
            return Phrase(AT_COURT, {"number": game.court.index(value) + 1})
    return None


def traits(game: Arcs, place: int) -> tuple[int, ...]:
    """What tells a building, or an empty slot, from others like it in its system."""
    found: list[int] = []
    value = game.buildings[place]
    others = [other for other in places_in(system_of(place)) if other != place and is_like(game, place, other)]
    if value and any([is_damaged(game.buildings[other]) != is_damaged(value) for other in others]):
        found.append(DAMAGED if is_damaged(value) else FRESH)
    if others and place_number(place) == CARD_PLACE:
        found.append(IN_CLOUDS)
    if game.used[place] and not all([game.used[other] for other in others]):
        found.append(USED)
    return tuple(found)


def is_like(game: Arcs, place: int, other: int) -> bool:
    """Whether two places of a system hold the same kind of building of the same seat, or are both empty slots."""
    here, there = game.buildings[place], game.buildings[other]
    if here and there:
        return owner_of(here) == owner_of(there) and piece_of(here) == piece_of(there)
    return here == there and place_number(other) < game.board.slots[system_of(other)]
