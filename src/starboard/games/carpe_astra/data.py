"""What is printed on the components (rules 1) and what things cost (rules 5-10). Guilds are 0-5 in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.state import NOTHING
from starboard.core.text import Text

GUILDS: Final = 6
MILITARY: Final = 0
TRADERS: Final = 1
PRIESTS: Final = 2
ENGINEERS: Final = 3
SETTLERS: Final = 4
POLITICIANS: Final = 5

GUILD_CODES: Final = ("MIL", "TRA", "PRI", "ENG", "SET", "POL")
GUILD_COLOURS: Final = ("red", "yellow", "blue", "green", "orange", "black")
GUILD_SYMBOLS: Final = ("crosshair", "credit", "scarab", "gears", "globe", "handshake")
GUILD_NAMES: Final = (
    Text("Militär", "Military"),
    Text("Händler", "Traders"),
    Text("Priester", "Priests"),
    Text("Techniker", "Engineers"),
    Text("Siedler", "Settlers"),
    Text("Politiker", "Politicians"),
)

CHARACTERS: Final = 4
CHARACTER_CODES: Final = ("chun", "tyndar", "ichthon", "verron")
CHARACTER_COLOURS: Final = ("red", "yellow", "blue", "black")
CHARACTER_GUILDS: Final = (MILITARY, TRADERS, PRIESTS, POLITICIANS)
CHARACTER_NAMES: Final = (
    Text("Admiral Ch’un", "Admiral Ch’un"),
    Text("Händler Tyndar", "Trader Tyndar"),
    Text("Hohepriester Ichthon", "High Priest Ichthon"),
    Text("Senator Verron", "Senator Verron"),
)


def all_pairs() -> tuple[tuple[int, ...], ...]:
    return tuple([(a, b) for a in range(GUILDS) for b in range(a + 1, GUILDS)])


def all_triples() -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for a in range(GUILDS):
        for b in range(a + 1, GUILDS):
            for c in range(b + 1, GUILDS):
                found.append((a, b, c))
    return tuple(found)


PAIRS: Final = all_pairs()
TRIPLES: Final = all_triples()

# -- tiles and places (rules 1.1, 1.2) ------------------------------------------------------------
# A place is a hex that can carry agents: first the halves of the tiles, then the Senate, then the home bases.

TILES: Final = 15
TILE_GUILDS: Final = PAIRS
HALVES: Final = 2 * TILES
SENATE: Final = HALVES
HOME: Final = SENATE + 1
PLACES: Final = HOME + CHARACTERS

PLACE_GUILD: Final = (*[guild for pair in TILE_GUILDS for guild in pair], *[NOTHING] * (PLACES - HALVES))

# -- cards (rules 1.3) ----------------------------------------------------------------------------

DECKS: Final = 2
NETWORK: Final = 0
SLANDER: Final = 1
DECK_SIZE: Final = len(PAIRS) + len(TRIPLES)
CARDS: Final = DECKS * DECK_SIZE
CARD_GUILDS: Final = PAIRS + TRIPLES + PAIRS + TRIPLES
CARD_DECK: Final = (NETWORK,) * DECK_SIZE + (SLANDER,) * DECK_SIZE

# -- events (rules 1.4) ---------------------------------------------------------------------------

CREDITS: Final = 0
EXTRA_CARD: Final = 1
EVENT_GUILDS: Final = PAIRS + tuple([(g,) for g in range(GUILDS)]) + tuple([(g,) for g in range(GUILDS)])
EVENTS: Final = len(EVENT_GUILDS)
EVENT_REWARD: Final = tuple([CREDITS if event < 21 else EXTRA_CARD for event in range(EVENTS)])
EVENT_AMOUNT: Final = tuple([2 if 15 <= event < 21 else 1 for event in range(EVENTS)])
INSTANT_NINE: Final = (2, 7, 11, 15, 17, 19, 22, 24, 26)  # rules 13: chosen, every guild on exactly two of them
TRACK: Final = 10
OPEN_EVENTS: Final = 3

# -- costs and counts -----------------------------------------------------------------------------

ROUNDS: Final = 10
AGENTS: Final = 5
MARKERS: Final = 6  # per guild
OPEN_TILES: Final = 3
OPEN_CARDS: Final = 2  # per deck, advanced variant
START_CARDS: Final = 2
START_SUPPORT: Final = 2
HAND: Final = 2
PLAN_COST: Final = 1
PLAN_CARDS: Final = 2
REFRESH_COST: Final = 1
TILE_COST: Final = 1
PLACEMENT_COST: Final = 1
TURN_COST: Final = 1
KEEP_COST: Final = 1
NO_SCORE_INCOME: Final = 2

# Markers per guild of a participating character, and of every other guild, by player count (rules 3.9).
SUPPLY_PLAYER: Final = (0, 0, 3, 5, 6)
SUPPLY_OTHER: Final = (0, 0, 3, 4, 6)

FIRST: Final = 4
FIRST_ALL: Final = 6
SECOND: Final = 2
TIED_FIRST: Final = 3
TIED_SECOND: Final = 1


class Layout:
    """A start map in axial coordinates: the Senate (or none), the bases clockwise, the two hexes of each tile."""

    def __init__(
        self,
        senate: tuple[tuple[int, int], ...],
        bases: tuple[tuple[int, int], ...],
        slots: tuple[tuple[tuple[int, int], tuple[int, int]], ...],
    ) -> None:
        self.senate = senate
        self.bases = bases
        self.slots = slots


# rules 3.4: each base touches both halves of one tile.
COMPACT: Final = {
    2: Layout((), ((-1, 1), (2, 0)), (((0, 0), (0, 1)), ((1, 0), (1, 1)))),
    3: Layout(
        ((0, 0),),
        ((-1, -1), (2, -1), (-1, 2)),
        (((0, -1), (-1, 0)), ((1, -1), (1, 0)), ((0, 1), (-1, 1))),
    ),
    4: Layout(
        ((0, 0),),
        ((0, -2), (2, -2), (0, 2), (-2, 2)),
        (((0, -1), (-1, -1)), ((1, -1), (2, -1)), ((0, 1), (1, 1)), ((-1, 1), (-2, 1))),
    ),
}

# The alternative: one arm of a tile and a base each, as long as possible.
ARMS: Final = {
    2: Layout((), ((-3, 0), (2, 0)), (((-2, 0), (-1, 0)), ((0, 0), (1, 0)))),
    3: Layout(
        ((0, 0),),
        ((3, 0), (-3, 3), (0, -3)),
        (((1, 0), (2, 0)), ((-1, 1), (-2, 2)), ((0, -1), (0, -2))),
    ),
    4: Layout(
        ((0, 0),),
        ((0, -3), (3, -3), (0, 3), (-3, 3)),
        (((0, -1), (0, -2)), ((1, -1), (2, -2)), ((0, 1), (0, 2)), ((-1, 1), (-2, 2))),
    ),
}


def guild_code(guilds: tuple[int, ...]) -> str:
    return "-".join([GUILD_CODES[guild] for guild in guilds])


def tile_code(tile: int) -> str:
    return f"T-{guild_code(TILE_GUILDS[tile])}"


def card_code(card: int) -> str:
    return f"{'N' if CARD_DECK[card] == NETWORK else 'L'}-{guild_code(CARD_GUILDS[card])}"


def event_code(event: int) -> str:
    kind = "EX" if EVENT_REWARD[event] == EXTRA_CARD else f"E{EVENT_AMOUNT[event]}"
    return f"{kind}-{guild_code(EVENT_GUILDS[event])}"
