"""Words for choices that several questions have in common (see ``Procedure.wording``)."""

from __future__ import annotations

from starboard.core.procedure import Ref
from starboard.games.arcs.codes import (
    offer_card,
    offer_number,
    owner_of,
    piece_of,
    place_number,
    places_in,
    seat_slot,
    system_of,
    token,
)
from starboard.games.arcs.ids import CARD_PLACE
from starboard.games.arcs.queries import token_at
from starboard.games.arcs.state import Arcs


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


def word_place(game: Arcs, place: int, values: dict[str, Ref]) -> str:
    """A building, or a free place: the system, with the number of the slot where several are free."""
    value = game.buildings[place]
    if value:
        values["what"] = piece_of(value)
        values["owner"] = owner_of(value)
        return ""
    if place_number(place) == CARD_PLACE:
        return "beside"
    slots = places_in(system_of(place))[: game.board.slots[system_of(place)]]
    if len([slot for slot in slots if game.buildings[slot] == 0]) < 2:
        return "free"
    values["number"] = place_number(place) + 1
    return "slot"
