"""Numbers for the nouns of the rulebook. Statics live outside the state; the state holds these ids."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOWHERE: Final = -1

# -- whether a ship that lasts (see ``Card.lasting_ships``) moves with others ------------------------
WITHOUT: Final = 0
AMONG: Final = 1  # it may
ALONE: Final = 2
NOTHING: Final = -1

SEATS: Final = 4  # rows are laid out for four seats, also when fewer play
OWNERS: Final = 7  # pieces can belong to seats 0 to 3 and, where a way to play has them, to three who are no seats
EMPIRE: Final = 4
FREE: Final = 5  # the Free States: buildings only
BLIGHT: Final = 6
BOOKLET: Final = OWNERS  # where a seat that holds a card could stand: the card binds everybody
TABLE: Final = OWNERS  # where a seat whose cards are asked could stand: cards that speak once for all

# -- map (p. 6): clusters 0-5 clockwise from the top --------------------
SYSTEMS: Final = 25
CENTRE: Final = 24  # a system within the ring of gates, in play only where a card opens it
SYSTEMS_PER_CLUSTER: Final = 4
GATE: Final = 0
ARROW: Final = 1
CRESCENT: Final = 2
HEX: Final = 3
PLACES: Final = 3  # building places per system: two printed slots and one that only cards open
CARD_PLACE: Final = 2

# -- resources and planet types (p. 17) ------------------------------------------------
MATERIAL: Final = 0
FUEL: Final = 1
WEAPON: Final = 2
RELIC: Final = 3
PSIONIC: Final = 4
RESOURCES: Final = 5
TOKENS_PER_RESOURCE: Final = 5
EMPTY: Final = 5  # where a kind of token could stand: a slot that stays empty
TOKEN_KINDS: Final = 10  # of what lies in slots; those behind EMPTY are Golems, no resources

# -- pieces (p. 2) ------------------------------------------------
SHIP: Final = 0
CITY: Final = 1
STARPORT: Final = 2
AGENT: Final = 3
PIECES: Final = 4
SHIPS_EACH: Final = 15
CITIES_EACH: Final = 5
STARPORTS_EACH: Final = 5
AGENTS_EACH: Final = 10

FRESH: Final = 0
DAMAGED: Final = 1

# -- player board (p. 17): what a raid pays for each slot; the seventh slot exists only through a card -----
SLOTS: Final = 7
SLOT_KEYS: Final = (3, 1, 1, 2, 1, 3, 4)
CARD_SLOT: Final = 6
OPEN_SLOTS: Final = (6, 6, 6, 4, 3, 2)  # by cities left on the board
CITY_BONUS: Final = (5, 2, 0, 0, 0, 0)  # by cities left on the board (p. 18)

# -- action cards (p. 8) ------------------------------------------------
ADMINISTRATION: Final = 0
AGGRESSION: Final = 1
CONSTRUCTION: Final = 2
MOBILIZATION: Final = 3
SUITS: Final = 4  # those of the box; others come with cards of the campaign
EVENT: Final = 4
ZEAL: Final = 5
WISDOM: Final = 6
ACTION_CARDS: Final = 28  # in the box
# A card is laid with a face up: cards 0 to 27 have one, so do the Events (28 to 31). A Faithful card (32 to 40) is laid
# on Zeal, with the face of its own number, or on Wisdom, with the one nine further on (F8/13).
FAITHFUL: Final = 32
FAITHFUL_CARDS: Final = 9
FACES_OF: Final[tuple[tuple[int, ...], ...]] = (
    *[(card,) for card in range(FAITHFUL)],
    *[(card, card + FAITHFUL_CARDS) for card in range(FAITHFUL, FAITHFUL + FAITHFUL_CARDS)],
)
ACTION_FACES: Final = 50  # what follows is by face
SUIT_OF: Final[tuple[int, ...]] = (
    *(ADMINISTRATION,) * 7,
    *(AGGRESSION,) * 7,
    *(CONSTRUCTION,) * 7,
    *(MOBILIZATION,) * 7,
    *(EVENT,) * 4,
    *(ZEAL,) * FAITHFUL_CARDS,
    *(WISDOM,) * FAITHFUL_CARDS,
)
NUMBER_OF: Final[tuple[int, ...]] = (
    *(1, 2, 3, 4, 5, 6, 7) * SUITS,
    *(0, 0, 0, 0),
    *(1, 2, 3, 4, 5, 6, 7, 8, 9) * 2,
)
PIPS: Final[tuple[int, ...]] = (
    *(4, 4, 3, 3, 3, 2, 1),
    *(3, 3, 2, 2, 2, 2, 1),
    *(4, 4, 3, 3, 2, 2, 1),
    *(4, 4, 3, 3, 2, 2, 1),
    *(0, 0, 0, 0),
    *(4, 4, 3, 3, 3, 2, 2, 1, 1) * 2,  # both sides have the same (F8/04-12)
)
HAND_SIZE: Final = 6

LEAD: Final = 0
SURPASS: Final = 1
COPY: Final = 2
PIVOT: Final = 3
MIRROR: Final = 4  # an Event: it acts as the lead card would (evc.actions)

# -- what pays for an action (p. 8, 17) ------------------------------------------------
BY_PIP: Final = 0
BY_SINGLE_PIP: Final = 1  # that of a copy or pivot, to which some cards answer (FINE-08)
IN_PRELUDE: Final = 2

# -- standard actions (p. 12-16) ------------------------------------------------
TAX: Final = 0
BUILD: Final = 1
MOVE: Final = 2
REPAIR: Final = 3
INFLUENCE: Final = 4
SECURE: Final = 5
BATTLE: Final = 6
ACTIONS: Final = 7
SUIT_ACTIONS: Final[tuple[tuple[int, ...], ...]] = (
    (TAX, REPAIR, INFLUENCE),
    (MOVE, SECURE, BATTLE),
    (BUILD, REPAIR),
    (MOVE, INFLUENCE),
    (),
    (MOVE, INFLUENCE, BATTLE, TAX),
    (BUILD, REPAIR, SECURE),
)

# -- ambitions (p. 18): the number of a card names its ambition: 2 tycoon ... 6 empath, 7 any, 1 none -------
TYCOON: Final = 0
TYRANT: Final = 1
WARLORD: Final = 2
KEEPER: Final = 3
EMPATH: Final = 4
AMBITIONS: Final = 5  # those that are printed
EDENGUARD: Final = 5  # these two exist only where a card adds them
BLIGHTKIN: Final = 6
MARKERS: Final = 3
MARKER_FIRST: Final = ((2, 3, 5), (4, 6, 9))  # blue side, orange side
MARKER_SECOND: Final = ((0, 2, 3), (2, 3, 4))

THRESHOLD: Final = (0, 0, 33, 30, 27)  # by player count
COURT_ROW: Final = (0, 0, 3, 4, 4)
CHAPTERS: Final = 5

# -- dice (p. 14): faces as (hits, own hits, intercepts, building hits, keys) ----------
ASSAULT: Final = 0
SKIRMISH: Final = 1
RAID: Final = 2
ANY_DIE: Final = 3  # for cards that let dice of all types be rolled again at once
DICE_PER_TYPE: Final = 6
FACES: Final = (
    ((0, 0, 0, 0, 0), (2, 0, 0, 0, 0), (2, 1, 0, 0, 0), (1, 1, 0, 0, 0), (1, 1, 0, 0, 0), (1, 0, 1, 0, 0)),
    ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), (1, 0, 0, 0, 0), (1, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
    ((0, 0, 1, 0, 2), (0, 1, 0, 0, 1), (0, 0, 1, 0, 0), (0, 1, 0, 1, 0), (0, 1, 0, 1, 0), (0, 0, 0, 1, 1)),
)

# -- kinds of cards with rules on them ------------------------------------------------
GUILD: Final = 0
VOX: Final = 1
LEADER: Final = 2
LORE: Final = 3
CARD_KINDS: Final = 4
CARD_ROOM: Final = 512  # more than there are cards, in numbers that hold one

# -- piles that can be shuffled ------------------------------------------------
ACTION_DECK: Final = 0
ACTION_DISCARD: Final = 1
COURT_DECK: Final = 2
LEADER_DECK: Final = 3
LORE_DECK: Final = 4
