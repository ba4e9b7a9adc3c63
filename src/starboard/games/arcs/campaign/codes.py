"""Every packed number of the campaign, as in the base game's ``codes``."""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.campaign.ids import FATES_PER_TIER, HULL_PLACES, NUMBER_DIE, SYMBOLS, UPGRADES
from starboard.games.arcs.codes import KEPT
from starboard.games.arcs.ids import ARROW, OWNERS, PIECES, SEATS, SYSTEMS

# -- fates ------------------------------------------------


def tier_of(number: int) -> int:
    """The tier of a fate: its number says it."""
    return (number - 1) // FATES_PER_TIER


# -- the event die (p. 3): what happens, and a symbol ------------------------------------------------


def event_happening(face: int) -> int:
    """CRISIS or EDICTS."""
    return face // SYMBOLS


def event_symbol(face: int) -> int:
    """Arrow, crescent or hex, numbered as in a cluster."""
    return ARROW + face % SYMBOLS


# -- things on cards and on the map ------------------------------------------------

KINDS: Final = 16  # of tokens in slots and on cards


def stocked(card: int, kind: int) -> int:
    """A token on a card."""
    return card * KINDS + kind


def stock_card(code: int) -> int:
    return code // KINDS


def stock_kind(code: int) -> int:
    return code % KINDS


def stowed_piece(card: int, owner: int, piece: int) -> int:
    """A piece on a card."""
    return (card * OWNERS + owner) * PIECES + piece


def stowed_card(code: int) -> int:
    return code // (OWNERS * PIECES)


def stowed_owner(code: int) -> int:
    return code // PIECES % OWNERS


def stowed_kind(code: int) -> int:
    return code % PIECES


PLACES_OF_TOKENS: Final = 32  # the systems, and what ``ids`` has besides them
NOTES: Final = 4


def map_token(kind: int, system: int, note: int = 0) -> int:
    """A token of a fate in a system, or elsewhere: with its fate, out of the game, a trophy. What its note says
    (damaged, a face) its kind knows."""
    return (kind * PLACES_OF_TOKENS + system) * NOTES + note


def map_token_kind(code: int) -> int:
    return code // (PLACES_OF_TOKENS * NOTES)


def map_token_system(code: int) -> int:
    return code // NOTES % PLACES_OF_TOKENS


def map_token_note(code: int) -> int:
    return code % NOTES


def is_on_map(code: int) -> bool:
    return map_token_system(code) < SYSTEMS


# -- Summits (p. 16-17) ------------------------------------------------

THINGS: Final = 512  # more than an article could be about


def article(kind: int, giver: int, taker: int, thing: int = 0) -> int:
    """One line of a deal: what is done, who gives, who gets, and what it is about."""
    return ((kind * SEATS + giver) * SEATS + taker) * THINGS + thing


def article_kind(code: int) -> int:
    return code // (THINGS * SEATS * SEATS)


def article_giver(code: int) -> int:
    return code // (THINGS * SEATS) % SEATS


def article_taker(code: int) -> int:
    return code // THINGS % SEATS


def article_thing(code: int) -> int:
    return code % THINGS


CARD_ARTICLES: Final = 8  # kinds of articles that the rules themselves know come first
BROUGHT: Final = 2  # the most kinds that a card brings


def card_article(card: int, which: int = 0) -> int:
    """A kind of article that a card brings."""
    return CARD_ARTICLES + card * BROUGHT + which


TOKEN_GIVEN: Final = OWNERS * PIECES  # + kind of token; smaller numbers are a piece of somebody's, as a trophy


def given_token(kind: int) -> int:
    """A trophy that is a token of a fate."""
    return TOKEN_GIVEN + kind


def is_given_token(thing: int) -> bool:
    return thing >= TOKEN_GIVEN


def given_kind(thing: int) -> int:
    return thing - TOKEN_GIVEN


CEDED_BUILDING: Final = 2 * SYSTEMS  # + building place; smaller numbers are a ship of a system in a condition


def ceded_ship(system: int, condition: int) -> int:
    return system * 2 + condition


def is_ceded_building(thing: int) -> bool:
    return thing >= CEDED_BUILDING


def ceded_building(place: int) -> int:
    return CEDED_BUILDING + place


def ceded_place(thing: int) -> int:
    return thing - CEDED_BUILDING


def ceded_system(thing: int) -> int:
    return thing // 2


def ceded_condition(thing: int) -> int:
    return thing % 2


SUPPLY_SHIP: Final = 2 * SYSTEMS  # where a ship of a system could stand: one of the supply


def pair(one: int, other: int) -> int:
    """Two seats that a deal is drafted between."""
    return one * SEATS + other


def pair_first(code: int) -> int:
    return code // SEATS


def pair_second(code: int) -> int:
    return code % SEATS


TO_TABLE: Final = 50  # where a pair could stand: the draft is put to the others
STRIKE: Final = 60  # + the number of an article that is struck out


def striking(number: int) -> int:
    return STRIKE + number


def is_strike(code: int) -> bool:
    return code >= STRIKE


def struck(code: int) -> int:
    return code - STRIKE


FORCE: Final = 10  # + rival, among the motions of a Call to Order


def forcing(rival: int) -> int:
    return FORCE + rival


def is_forcing(code: int) -> bool:
    return code >= FORCE


def forced_rival(code: int) -> int:
    return code - FORCE


PLACE_OF_WAY: Final = (27, 9, 3, 1)  # by seat
WAYS: Final = 3  # in which a rival has part in an accord: not at all, by consent, for a Favor


def accord(cluster: int, ways: tuple[int, ...]) -> int:
    """Peace for a cluster (F1511), with the way of each seat."""
    code = cluster
    for way in ways:
        code = code * WAYS + way
    return code


def accord_cluster(code: int) -> int:
    return code // (PLACE_OF_WAY[0] * WAYS)


def accord_way(code: int, seat: int) -> int:
    return code // PLACE_OF_WAY[seat] % WAYS


# -- what a Policy demands (p. 20): a slot of a seat, or ------------------------------------------------

TROPHY: Final = 100
CAPTIVE: Final = 200
TOKEN_TROPHY: Final = 300


def demanded_trophy(owner: int, piece: int) -> int:
    """A trophy, where a slot could stand."""
    return TROPHY + owner * PIECES + piece


def demanded_captive(captive: int) -> int:
    """A captive agent or ship, as the base game's codes say."""
    return CAPTIVE + captive


def demanded_token(kind: int) -> int:
    """A trophy that is a token of a fate."""
    return TOKEN_TROPHY + kind


def is_demanded_trophy(code: int) -> bool:
    return TROPHY <= code < CAPTIVE


def is_demanded_captive(code: int) -> bool:
    return CAPTIVE <= code < TOKEN_TROPHY


def is_demanded_token(code: int) -> bool:
    return TOKEN_TROPHY <= code < KEPT


def demanded_owner(code: int) -> int:
    """Whose piece is demanded as a trophy."""
    return (code - TROPHY) // PIECES


def captive_demanded(code: int) -> int:
    return code - CAPTIVE


def token_demanded(code: int) -> int:
    return code - TOKEN_TROPHY


def demanded_piece(code: int) -> int:
    return (code - TROPHY) % PIECES


# -- Flagship boards (p. 22) ------------------------------------------------


def armor_over(upgrade: int) -> int:
    """The place of the Armor over an Upgrade, among the places of a hull."""
    return upgrade + UPGRADES


def hull_place(seat: int, place: int) -> int:
    """A place of a seat's board, among those of all seats."""
    return seat * HULL_PLACES + place


def fitting(place: int, piece: int) -> int:
    """A building for a place of a hull."""
    return place * PIECES + piece


def fitting_place(code: int) -> int:
    return code // PIECES


def fitting_piece(code: int) -> int:
    return code % PIECES


def flagship_uses(ships: int, slipped: int) -> int:
    """What a Flagship did this turn: ships built there, and 1 if its Slipstream Drive was used."""
    return ships * 2 + slipped


def ships_built(uses: int) -> int:
    return uses // 2


def has_slipped(uses: int) -> int:
    return uses % 2


def is_armor(place: int) -> bool:
    return place >= UPGRADES


def upgrade_under(place: int) -> int:
    """The Upgrade that a place of a hull is, or is the Armor of."""
    return place % UPGRADES


# -- a ship of a seat that leaves the map ------------------------------------------------


def lost_ship(system: int, condition: int) -> int:
    return system * 2 + condition


def lost_system(code: int) -> int:
    return code // 2


def lost_condition(code: int) -> int:
    return code % 2


# -- the number die, turned by one for a payment (F13/04, F21/03) ------------------------------------------------


def turned(source: int, up: int) -> int:
    """What is paid, a slot of a board or of the Court, and whether the die goes up."""
    return source * 2 + up


def turned_by(code: int) -> int:
    return code // 2


def is_turned_up(code: int) -> int:
    return code % 2


def turned_cluster(cluster: int, code: int) -> int:
    """The cluster that the die names then; 6 and 1 are neighbours."""
    return (cluster + (1 if is_turned_up(code) else -1)) % NUMBER_DIE


# -- a bargain (F103): who secures what ------------------------------------------------


def bargain(slot: int, rival: int) -> int:
    return slot * SEATS + rival


def bargain_slot(code: int) -> int:
    return code // SEATS


def bargain_rival(code: int) -> int:
    return code % SEATS
