"""Every packed number of Arcs: a choice, a field or an entry of a list that stands for more than one thing.

Each has a function that makes it and functions that read it; nothing else knows how it is made. A choice is understood
by the field that it answers, so the same number may mean something else elsewhere. Strides of the position's own lists
stay inline where they are hot: in ``queries``, ``verbs`` and ``features``.
"""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.ids import (
    ACTION_CARDS,
    ANY_DIE,
    CARDS_PER_SUIT,
    CITY,
    DAMAGED,
    GATE,
    PIECES,
    PLACES,
    RESOURCES,
    SEATS,
    SLOTS,
    STARPORT,
    SYSTEMS_PER_CLUSTER,
)

# -- the map ---------------------------------------------------------------------------------------------------


def system_at(cluster: int, spot: int) -> int:
    """A system: its cluster and where it lies there (gate, arrow, crescent, hex)."""
    return cluster * SYSTEMS_PER_CLUSTER + spot


def cluster_of(system: int) -> int:
    return system // SYSTEMS_PER_CLUSTER


def spot_of(system: int) -> int:
    return system % SYSTEMS_PER_CLUSTER


def is_gate(system: int) -> bool:
    return system % SYSTEMS_PER_CLUSTER == GATE


def place_at(system: int, number: int) -> int:
    """A building place: its system and its number there."""
    return system * PLACES + number


def system_of(place: int) -> int:
    return place // PLACES


def place_number(place: int) -> int:
    return place % PLACES


def places_in(system: int) -> range:
    """All building places of a system, those included that only cards open."""
    return range(system * PLACES, system * PLACES + PLACES)


def building(owner: int, piece: int, condition: int) -> int:
    """What stands at a building place; an empty place is 0."""
    return 1 + owner * 4 + (2 if piece == STARPORT else 0) + (1 if condition == DAMAGED else 0)


def owner_of(value: int) -> int:
    return (value - 1) >> 2


def piece_of(value: int) -> int:
    return STARPORT if (value - 1) & 2 else CITY


def is_damaged(value: int) -> bool:
    return (value - 1) & 1 == 1


def laid_token(system: int, resource: int) -> int:
    """A token on a planet, which changed its type."""
    return system * RESOURCES + resource


def laid_on(laid: int) -> int:
    return laid // RESOURCES


def laid_type(laid: int) -> int:
    return laid % RESOURCES


# -- groups of things ----------------------------------------------------------------------------------------------


def bits_of(members: list[int]) -> int:
    """A set of small numbers, such as the types of a city, as a field can hold it."""
    return sum([1 << member for member in members])


def has_bit(bits: int, member: int) -> bool:
    return bits >> member & 1 == 1


GROUP: Final = 16  # more than there are ships


def group(system: int, ships: int) -> int:
    """So many ships in a system."""
    return system * GROUP + ships


def group_system(code: int) -> int:
    return code // GROUP


def group_ships(code: int) -> int:
    return code % GROUP


def ship(owner: int, condition: int) -> int:
    """One of somebody's ships, fresh or damaged."""
    return owner * 2 + condition


def ship_owner(code: int) -> int:
    return code // 2


def ship_condition(code: int) -> int:
    return code % 2


def owned_piece(owner: int, piece: int) -> int:
    """A piece of somebody's, such as a trophy."""
    return owner * PIECES + piece


def piece_owner(code: int) -> int:
    return code // PIECES


def piece_kind(code: int) -> int:
    return code % PIECES


# -- tokens --------------------------------------------------------------------------------------------------------


def seat_slot(seat: int, slot: int) -> int:
    """A resource slot of a seat, among those of all seats."""
    return seat * SLOTS + slot


def slot_seat(code: int) -> int:
    return code // SLOTS


def slot_number(code: int) -> int:
    return code % SLOTS


FROM_SUPPLY: Final = SEATS * SLOTS  # where a slot of some seat could stand: from the supply

PILE: Final = 10  # + resource; smaller numbers are slots


def pile(resource: int) -> int:
    """A token of the pile on a Cartel, where a slot could stand."""
    return PILE + resource


def is_pile(code: int) -> bool:
    return code >= PILE


def pile_type(code: int) -> int:
    return code - PILE


def token(code: int, resource: int) -> int:
    """A token that a text names: the slot it lies in, so that the page can find it, and its type."""
    return code * 10 + max(resource, 0)


def token_slot(code: int) -> int:
    return code // 10


def token_type(code: int) -> int:
    return code % 10


# -- action cards --------------------------------------------------------------------------------------------------


def action_card(suit: int, number: int) -> int:
    return suit * CARDS_PER_SUIT + number - 1


def suit_of(card: int) -> int:
    return card // CARDS_PER_SUIT


def number_of(card: int) -> int:
    return card % CARDS_PER_SUIT + 1


def following(how: int, card: int) -> int:
    """How a follower plays a card."""
    return how * ACTION_CARDS + card


def follow_how(code: int) -> int:
    return code // ACTION_CARDS


def follow_card(code: int) -> int:
    return code % ACTION_CARDS


def attachment(seat: int, card: int) -> int:
    """Who attached a card to which action card."""
    return seat * ACTION_CARDS + card


def attached_by(code: int) -> int:
    return code // ACTION_CARDS


def attached_to(code: int) -> int:
    return code % ACTION_CARDS


SEIZURE: Final = 10  # + action card; smaller numbers declare that ambition


def seizure(card: int) -> int:
    """Before any action: a card to seize with, where an ambition could stand."""
    return SEIZURE + card


def is_seizure(code: int) -> bool:
    return code >= SEIZURE


def seizing_card(code: int) -> int:
    return code - SEIZURE


# -- menus ---------------------------------------------------------------------------------------------------------

OFFER: Final = 1000
OFFERS: Final = 8  # abilities of a card at most
SPENDING: Final = 100


def offer(card: int, number: int) -> int:
    """An ability of a card, in a menu of actions or of the Prelude."""
    return OFFER + card * OFFERS + number


def is_offer(code: int) -> bool:
    return code >= OFFER


def offer_card(code: int) -> int:
    return (code - OFFER) // OFFERS


def offer_number(code: int) -> int:
    return (code - OFFER) % OFFERS


def spending(slot: int, resource: int) -> int:
    """In the Prelude: the token of a slot, spent as a resource."""
    return SPENDING + slot * RESOURCES + resource


def spending_slot(code: int) -> int:
    return (code - SPENDING) // RESOURCES


def spending_as(code: int) -> int:
    return (code - SPENDING) % RESOURCES


LOOT_CARD: Final = 100  # + card; smaller numbers are slots


def loot_card(card: int) -> int:
    """A Guild card to steal, where a slot could stand."""
    return LOOT_CARD + card


def is_loot_card(code: int) -> bool:
    return code >= LOOT_CARD


def looted_card(code: int) -> int:
    return code - LOOT_CARD


# -- battle --------------------------------------------------------------------------------------------------------

WINDOW: Final = 100  # more than there are cards


def window(seat: int, card: int) -> int:
    """Whose card has something to do before dice or after a battle."""
    return seat * WINDOW + card


def window_seat(code: int) -> int:
    return code // WINDOW


def window_card(code: int) -> int:
    return code % WINDOW


SIDES: Final = 6


def face(die: int, number: int) -> int:
    """A die that shows a face."""
    return die * SIDES + number


def face_die(code: int) -> int:
    return code // SIDES


def face_number(code: int) -> int:
    return code % SIDES


REROLL_ANY: Final = 500


def reroll(card: int, die: int) -> int:
    """An effect that rolls dice again: its card, and the type of the dice or ANY_DIE."""
    return REROLL_ANY + card if die == ANY_DIE else card * ANY_DIE + die


def reroll_card(code: int) -> int:
    return code - REROLL_ANY if code >= REROLL_ANY else code // ANY_DIE


def reroll_die(code: int) -> int:
    return ANY_DIE if code >= REROLL_ANY else code % ANY_DIE


# -- what a seat knows of an action card (see view.py): 0 to 3 in the hand of that seat, then ------------------------

IN_DISCARD: Final = 4
WITH: Final = 5
WITH_OR_GONE: Final = 9


def seen_with(seat: int) -> int:
    """In the hand of a seat or face down before it."""
    return WITH + seat


def seen_with_or_gone(seat: int) -> int:
    """In the hand of a seat, face down before it, or in the discard pile."""
    return WITH_OR_GONE + seat


def seen_seat(code: int) -> int:
    return (code - WITH) % SEATS


def may_be_gone(code: int) -> bool:
    return code >= WITH_OR_GONE
