"""A position of Carpe Astra: flat lists, ids as in ``data``."""

from __future__ import annotations

from typing import Final

from starboard.core.game import Setup
from starboard.core.state import NOWHERE, State
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import hand_at, home_of
from starboard.games.carpe_astra.options import Rules

# The piles that are shuffled; the first two are the decks themselves.
TILE_PILE: Final = 2
EVENT_PILE: Final = 3


class CarpeAstra(State):
    """Piles are face down with the top card last. Hands, agents and the track are sorted or ordered as named."""

    ints = ("round", "first", "active", "scored", "extra", "exposed", "known_tiles")
    lists = (
        "character",
        "where",
        "holes",
        "open_tiles",
        "tile_stack",
        "box",
        "supply",
        "support",
        "credits",
        "track",
        "event_stack",
        "past_events",
        "shown",
    )
    rows = ("agents", "hands", "decks", "discards", "offers")

    rules: Rules

    round: int  # 1 to 10; 0 while the map is laid out
    first: int  # the seat that begins every round
    active: int  # whose turn it is
    scored: int  # cards scored this turn
    extra: int  # extra cards earned this turn
    exposed: int  # seats slandered this turn, one bit each
    known_tiles: int  # how many tiles at the bottom of the stack everybody has seen

    character: list[int]  # of each seat
    where: list[int]  # the hex of each place, NOWHERE if it is not on the map
    holes: list[int]  # empty hexes that are enclosed by the map, sorted
    open_tiles: list[int]
    tile_stack: list[int]
    box: list[int]  # support markers per guild that are not used
    supply: list[int]  # support markers per guild that can be gained
    support: list[int]  # support markers by seat and guild
    credits: list[int]
    track: list[int]  # the events still to come, the current one first
    event_stack: list[int]
    past_events: list[int]
    shown: list[int]  # cards in hands that everybody saw being taken, sorted

    agents: list[list[int]]  # per seat the places of the agents on the map, sorted; the others are in the supply
    hands: list[list[int]]  # by seat and deck, sorted
    decks: list[list[int]]
    discards: list[list[int]]
    offers: list[list[int]]  # open cards beside each deck (advanced), sorted

    def pile(self, which: int) -> list[int]:
        if which == TILE_PILE:
            return self.tile_stack
        return self.event_stack if which == EVENT_PILE else self.decks[which]

    def share(self, twin: State) -> None:
        assert isinstance(twin, CarpeAstra)
        twin.rules = self.rules

    # -- counts -----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self.character)

    def home(self, seat: int) -> int:
        """The place of a seat's home base."""
        return home_of(self.character[seat])

    def hand(self, seat: int) -> list[int]:
        """All cards of a seat, network cards first."""
        return self.hands[hand_at(seat, data.NETWORK)] + self.hands[hand_at(seat, data.SLANDER)]

    def hand_size(self, seat: int) -> int:
        return len(self.hands[hand_at(seat, data.NETWORK)]) + len(self.hands[hand_at(seat, data.SLANDER)])


def blank(setup: Setup) -> CarpeAstra:
    """All components in the box, sorted."""
    game = CarpeAstra()
    game.rules = Rules(setup)
    players = setup.players
    game.round = game.first = game.active = 0
    game.scored = game.extra = game.exposed = game.known_tiles = 0
    game.character = list(range(players))
    game.where = [NOWHERE] * data.PLACES
    game.holes = []
    game.open_tiles = []
    game.tile_stack = list(range(data.TILES))
    game.box = [data.MARKERS] * data.GUILDS
    game.supply = [0] * data.GUILDS
    game.support = [0] * (players * data.GUILDS)
    game.credits = [0] * players
    game.track = []
    game.event_stack = list(range(data.EVENTS))
    game.past_events = []
    game.shown = []
    game.agents = [[] for _ in range(players)]
    game.hands = [[] for _ in range(players * data.DECKS)]
    game.decks = [[card for card in range(data.CARDS) if data.CARD_DECK[card] == deck] for deck in range(data.DECKS)]
    game.discards = [[], []]
    game.offers = [[], []]
    game.seed = setup.seed
    return game
