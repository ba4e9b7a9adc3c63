"""A table for tests: positions and turns in the language of play.

``Table(2).agents(0, "home 0", "MIL@T-MIL-TRA").hand(0, "N-MIL-TRA").phase(0, "gain_support").choose(card=...)``
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import CHANCE, Answer, Ask
from starboard.core.chance import Stream, derive
from starboard.core.state import NOWHERE, Line
from starboard.games.carpe_astra import data, features
from starboard.games.carpe_astra.codes import from_deck, half_of, hand_at, hex_at, support_at
from starboard.games.carpe_astra.hexes import ground_of, holes_in
from starboard.games.carpe_astra.infiltration import MOVE, PLACE
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.title import TITLE
from starboard.games.carpe_astra.turn import Turn

FROM_NETWORK: Final = from_deck(data.NETWORK)
FROM_SLANDER: Final = from_deck(data.SLANDER)
START_TILES: Final = ("T-MIL-TRA", "T-PRI-ENG", "T-SET-POL", "T-MIL-ENG")


def guild(code: str) -> int:
    return data.GUILD_CODES.index(code)


def tile(code: str) -> int:
    return [data.tile_code(t) for t in range(data.TILES)].index(code)


def card(code: str) -> int:
    return [data.card_code(c) for c in range(data.CARDS)].index(code)


def event(code: str) -> int:
    return [data.event_code(e) for e in range(data.EVENTS)].index(code)


def hexes(*spots: tuple[int, int]) -> list[int]:
    return sorted([hex_at(q, r) for q, r in spots])


class Table:
    """A game with known characters (printed order), known start tiles and seat 0 to begin."""

    def __init__(self, players: int = 2, variant: str = "basic", seed: int = 1, **options: object) -> None:
        given: dict[str, object] = {"characters": "printed", "random-start": False}
        given.update({name.replace("_", "-"): value for name, value in options.items()})
        self.setup = TITLE.setup(variant, players, seed, given)
        state = TITLE.new(self.setup)
        assert isinstance(state, CarpeAstra)
        self.game = state
        self.log: list[Line] = []
        self.game.log = self.log
        self.settle()
        self.start_tiles(START_TILES)

    # -- laying out -------------------------------------------------------------------------------

    def start_tiles(self, codes: tuple[str, ...]) -> Table:
        """Put these tiles on the slots, in their printed direction."""
        game = self.game
        laid = [t for t in range(data.TILES) if game.where[half_of(t, 0)] >= 0]
        slots = game.rules.layout.slots
        for t in laid:
            game.where[half_of(t, 0)] = game.where[half_of(t, 1)] = NOWHERE
            game.tile_stack.append(t)
        for code, (a, b) in zip(codes, slots):
            self.lay(code, a, b)
        return self

    def lay(self, code: str, first: tuple[int, int], second: tuple[int, int]) -> Table:
        """A tile on the map: the guild named first on the first hex."""
        game, t = self.game, tile(code)
        if t in game.open_tiles:
            game.open_tiles[game.open_tiles.index(t)] = game.tile_stack.pop(0)
        else:
            game.tile_stack.remove(t)
        game.where[half_of(t, 0)] = hex_at(*first)
        game.where[half_of(t, 1)] = hex_at(*second)
        game.holes = holes_in(ground_of(game.where))
        return self

    def offer(self, *codes: str) -> Table:
        """These tiles lie open."""
        game = self.game
        game.tile_stack += game.open_tiles
        game.open_tiles = [tile(code) for code in codes]
        for t in game.open_tiles:
            game.tile_stack.remove(t)
        return self

    def place(self, name: str) -> int:
        """``home 1``, ``senate`` or ``MIL@T-MIL-TRA``."""
        if name == "senate":
            return data.SENATE
        if name.startswith("home"):
            return self.game.home(int(name.split()[1]))
        half, code = name.split("@")
        t = tile(code)
        return half_of(t, data.TILE_GUILDS[t].index(guild(half)))

    def agents(self, seat: int, *names: str) -> Table:
        self.game.agents[seat] = sorted([self.place(name) for name in names])
        return self

    def hand(self, seat: int, *codes: str) -> Table:
        """Exactly these cards; they come from the decks, and the old ones go under them."""
        game = self.game
        for deck in range(data.DECKS):
            game.decks[deck][:0] = game.hands[hand_at(seat, deck)]
            game.hands[hand_at(seat, deck)] = []
        for code in codes:
            self.free(card(code))
            game.hands[hand_at(seat, data.CARD_DECK[card(code)])].append(card(code))
        for deck in range(data.DECKS):
            game.hands[hand_at(seat, deck)].sort()
        return self

    def free(self, c: int) -> None:
        """Take a card out of its deck; another seat that holds it gets the bottom card instead."""
        pile = self.game.decks[data.CARD_DECK[c]]
        for hand in self.game.hands:
            if c in hand:
                hand[hand.index(c)] = pile.pop(0)
                hand.sort()
                return
        pile.remove(c)

    def on_top(self, *codes: str) -> Table:
        """The next cards of their decks, the last named first to come."""
        for code in codes:
            self.free(card(code))
            self.game.decks[data.CARD_DECK[card(code)]].append(card(code))
        return self

    def credits(self, seat: int, count: int) -> Table:
        self.game.credits[seat] = count
        return self

    def support(self, seat: int, code: str, count: int) -> Table:
        """Markers of a guild; the difference comes from the supply, which must hold it."""
        game, at = self.game, support_at(seat, guild(code))
        game.supply[guild(code)] += game.support[at] - count
        game.support[at] = count
        assert game.supply[guild(code)] >= 0
        return self

    def current_event(self, code: str) -> Table:
        """Round 2 at the earliest, with this event in force."""
        game, e = self.game, event(code)
        game.round = max(2, game.round)
        if e in game.track:
            at = game.track.index(e)
            game.track[0], game.track[at] = game.track[at], game.track[0]
        else:
            game.event_stack[game.event_stack.index(e)] = game.track[0]
            game.track[0] = e
        return self

    def phase(self, seat: int, step: str) -> Table:
        """The turn of a seat at one of its phases."""
        game = self.game
        while len(game.stack) > 2:
            game.stack.pop()
        turn = Turn(seat)
        turn.go_to(step)
        game.active = seat
        game.scored = game.extra = game.exposed = 0
        game.stack.append(turn)
        game.run()
        self.settle()
        return self

    # -- playing ----------------------------------------------------------------------------------

    def settle(self) -> None:
        self.game.settle()

    @property
    def ask(self) -> Ask:
        assert self.game.ask is not None, "the game is over"
        return self.game.ask

    @property
    def question(self) -> str:
        return f"{type(self.game.stack[-1]).__name__}.{self.ask.field}"

    def choices(self, field: str) -> list[int]:
        assert self.ask.field == field, f"{self.question} is asked, not {field}"
        return self.ask.choices

    def choose(self, **answers: int) -> Table:
        """Answers by field, in the order of the rules."""
        for field, answer in answers.items():
            assert self.ask.field == field, f"{self.question} is asked, not {field}: {self.ask}"
            self.game.answer(answer)
            self.settle()
        return self

    def move(self, source: str, place: str) -> Table:
        """Phase 3: an agent from the map to a place; the rules skip questions with one answer."""
        self.choose(deed=MOVE)
        if self.ask.field == "source":
            self.choose(source=self.place(source))
        return self.go(place)

    def set_agent(self, place: str) -> Table:
        """Phase 3: an agent from the supply to a place."""
        return self.choose(deed=PLACE).go(place)

    def go(self, place: str) -> Table:
        if self.ask.field == "place":
            self.choose(place=self.place(place))
        return self

    def end_turn(self) -> Table:
        """Go no further than must be, until somebody else is asked or the game ends."""
        seat, game = self.game.active, self.game
        number = game.round
        while game.ask is not None and (game.active, game.round) == (seat, number):
            answer: Answer = game.ask.choices[0]
            game.answer(answer)
            self.settle()
        return self

    def told(self, key: str) -> list[Line]:
        return [line for line in self.log if line.key == key]


# -- a player that gets somewhere -------------------------------------------------------------------


def eager(game: CarpeAstra, stream: Stream) -> Answer:
    """Random play hardly ever scores a card; this one does."""
    assert game.ask is not None
    return game.sample() if game.ask.seat == CHANCE else features.eager(game, game.ask, stream)


def play_eagerly(players: int, variant: str, seed: int, limit: int = 10_000, **options: object) -> CarpeAstra:
    """A game by eager players, up to ``limit`` answers."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    game = TITLE.new(TITLE.setup(variant, players, seed, given))
    assert isinstance(game, CarpeAstra)
    stream = Stream(derive(seed, "eager"))
    while game.ask is not None and limit > 0:
        game.play(eager(game, stream))
        limit -= 1
    return game
