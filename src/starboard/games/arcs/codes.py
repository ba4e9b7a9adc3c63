"""Every packed number of Arcs: a choice, a field or an entry of a list that stands for more than one thing.

Each has a function that makes it and functions that read it; nothing else knows how it is made. A choice is understood
by the field that it answers, so the same number may mean something else elsewhere. Strides of the position's own lists
stay inline where they are hot: in ``queries``, ``verbs`` and ``features``.
"""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.ids import (
    ACTION_FACES,
    ANY_DIE,
    CARD_ROOM,
    CITY,
    DAMAGED,
    FAITHFUL,
    FAITHFUL_CARDS,
    GATE,
    OWNERS,
    PIECES,
    PLACES,
    RESOURCES,
    SEATS,
    SLOTS,
    STARPORT,
    SYSTEMS_PER_CLUSTER,
    TOKEN_KINDS,
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


ON_BOARD: Final = 100  # + a place of a card's board; smaller numbers are places of the map, pieces or ships
BOARD_PLACES: Final = 32  # of a card at most: more than there are systems


def on_board(card: int, number: int) -> int:
    """A place on the board of a card, where a place of the map, a piece or a ship could stand."""
    return ON_BOARD + card * BOARD_PLACES + number


def is_on_board(code: int) -> bool:
    return code >= ON_BOARD


def board_card(code: int) -> int:
    return (code - ON_BOARD) // BOARD_PLACES


def board_number(code: int) -> int:
    return (code - ON_BOARD) % BOARD_PLACES


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


GROUP: Final = 32  # more than there are ships


def group(system: int, ships: int, led: int = 0) -> int:
    """So many ships in a system; ``led`` is 1 if one that lasts is among them."""
    return (system * 2 + led) * GROUP + ships


def group_system(code: int) -> int:
    return code // (2 * GROUP)


def group_led(code: int) -> int:
    return code // GROUP % 2


def group_ships(code: int) -> int:
    return code % GROUP


def ship(owner: int, condition: int) -> int:
    """One of somebody's ships, fresh or damaged. Among the ships of a side 0 stands for whose side it is, the numbers
    behind it for allies."""
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


def captive_ship(owner: int) -> int:
    """A captive ship of somebody's, where a captive agent could stand: that is just its owner."""
    return OWNERS + owner


def is_captive_ship(captive: int) -> bool:
    return captive >= OWNERS


def owner_of_captive(captive: int) -> int:
    return captive % OWNERS


# -- tokens --------------------------------------------------------------------------------------------------------


def seat_slot(seat: int, slot: int) -> int:
    """A resource slot of a seat, among those of all seats."""
    return seat * SLOTS + slot


def slot_seat(code: int) -> int:
    return code // SLOTS


def slot_number(code: int) -> int:
    return code % SLOTS


FROM_SUPPLY: Final = SEATS * SLOTS  # where a slot of some seat could stand: from the supply

OWN_AGENT: Final = 1  # on an Outrage slot; 0 is an empty one, larger numbers are agents of rivals
RIVAL_AGENT: Final = 2


def outrage_mark(seat: int, agent: int) -> int:
    """What lies on an Outrage slot of a seat: an agent of its own or of a rival."""
    return OWN_AGENT if agent == seat else RIVAL_AGENT + agent


def outrage_agent(seat: int, mark: int) -> int:
    """Whose agent it is."""
    return seat if mark == OWN_AGENT else mark - RIVAL_AGENT


HOLDING: Final = 20  # + card; smaller numbers are slots


def holding(card: int) -> int:
    """A card that a token comes onto, where a slot could stand."""
    return HOLDING + card


def is_holding(code: int) -> bool:
    return code >= HOLDING


def holding_card(code: int) -> int:
    return code - HOLDING


PILE: Final = 10  # + kind of token; smaller numbers are slots


def pile(resource: int) -> int:
    """A token of the pile on a Cartel, where a slot could stand."""
    return PILE + resource


def is_pile(code: int) -> bool:
    return code >= PILE


def pile_type(code: int) -> int:
    return code - PILE


def token(code: int, resource: int) -> int:
    """A token that a text names: the slot it lies in, so that the page can find it, and its type."""
    return code * TOKEN_KINDS + max(resource, 0)


def token_slot(code: int) -> int:
    return code // TOKEN_KINDS


def token_type(code: int) -> int:
    return code % TOKEN_KINDS


# -- action cards --------------------------------------------------------------------------------------------------


def card_of(face: int) -> int:
    """The action card that has a face."""
    return face if face < FAITHFUL + FAITHFUL_CARDS else face - FAITHFUL_CARDS


def following(how: int, face: int) -> int:
    """How a follower plays a card, and with which face. One that copies lies face down: it stands for its card."""
    return how * ACTION_FACES + face


def follow_how(code: int) -> int:
    return code // ACTION_FACES


def follow_face(code: int) -> int:
    return code % ACTION_FACES


def attachment(seat: int, face: int) -> int:
    """Who attached a card to which action card, by the face it shows."""
    return seat * ACTION_FACES + face


def attached_by(code: int) -> int:
    return code // ACTION_FACES


def attached_to(code: int) -> int:
    return code % ACTION_FACES


SEIZURE: Final = 10  # + action card; smaller numbers declare that ambition
BY_OUTRAGE: Final = SEIZURE + ACTION_FACES  # + resource


def seizure(card: int) -> int:
    """Before any action: a card to seize with, where an ambition could stand."""
    return SEIZURE + card


def is_seizure(code: int) -> bool:
    return SEIZURE <= code < BY_OUTRAGE


def seizing_card(code: int) -> int:
    return code - SEIZURE


def outcry(resource: int) -> int:
    """Before any action: an Outrage to seize with."""
    return BY_OUTRAGE + resource


def is_outcry(code: int) -> bool:
    return code >= BY_OUTRAGE


def outcry_type(code: int) -> int:
    return code - BY_OUTRAGE


# -- abilities and menus ---------------------------------------------------------------------------------------------

ABILITIES: Final = 8  # of a card at most


def ability(card: int, number: int) -> int:
    """What a card can do, by its place among the card's abilities."""
    return card * ABILITIES + number


def ability_card(code: int) -> int:
    return code // ABILITIES


def ability_number(code: int) -> int:
    return code % ABILITIES


OFFER: Final = 1000
JUST_DISCARD: Final = OFFER + CARD_ROOM * ABILITIES  # behind all offers of a Prelude: a card is discarded for nothing
SPENDING: Final = 100


def offer(card: int, number: int) -> int:
    """An ability of a card, in a menu of actions or of the Prelude."""
    return OFFER + ability(card, number)


def is_offer(code: int) -> bool:
    return OFFER <= code < JUST_DISCARD


def offer_card(code: int) -> int:
    return ability_card(code - OFFER)


def offer_number(code: int) -> int:
    return ability_number(code - OFFER)


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
    return LOOT_CARD <= code < KEPT


def looted_card(code: int) -> int:
    return code - LOOT_CARD


KEPT: Final = LOOT_CARD + CARD_ROOM


def kept_token(card: int, resource: int) -> int:
    """A token to steal that a card gives, where a slot could stand."""
    return KEPT + card * TOKEN_KINDS + resource


def is_kept(code: int) -> bool:
    return code >= KEPT


def keeper(code: int) -> int:
    """The card that gives it."""
    return (code - KEPT) // TOKEN_KINDS


def kept_resource(code: int) -> int:
    return (code - KEPT) % TOKEN_KINDS


# -- battle --------------------------------------------------------------------------------------------------------


def window(seat: int, card: int) -> int:
    """Whose card has something to do before dice or after a battle."""
    return seat * CARD_ROOM + card


def window_seat(code: int) -> int:
    return code // CARD_ROOM


def window_card(code: int) -> int:
    return code % CARD_ROOM


SIDES: Final = 6


def face(die: int, number: int) -> int:
    """A die that shows a face."""
    return die * SIDES + number


def face_die(code: int) -> int:
    return code // SIDES


def face_number(code: int) -> int:
    return code % SIDES


REROLL_ANY: Final = CARD_ROOM * ANY_DIE  # + card; smaller numbers are of one type of dice


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
