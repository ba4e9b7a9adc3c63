"""Setup (rules 3)."""

from __future__ import annotations

from starboard.core.ask import Ask, Order, Roll
from starboard.core.procedure import Procedure
from starboard.core.state import Shuffle
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.cards import OpenCards
from starboard.games.carpe_astra.codes import half_of, hand_at, hex_at, support_at
from starboard.games.carpe_astra.contacts import open_tiles
from starboard.games.carpe_astra.hexes import ground_of, holes_in
from starboard.games.carpe_astra.state import EVENT_PILE, TILE_PILE, CarpeAstra


class SetUp(Procedure):
    """From the box to the first turn; chance answers for every shuffle."""

    steps = (
        "draw_start_seat",
        "seat_first",
        "take_characters",
        "shuffle_all",
        "draw_halves",
        "lay_out_map",
        "lay_out_events",
        "deal_cards",
        "hand_out_support",
        "open_cards",
    )
    fields = ("start", "halves")

    def __init__(self) -> None:
        super().__init__()
        self.start: tuple[int, ...] = (0,)
        self.halves: tuple[int, ...] = ()

    def draw_start_seat(self, game: CarpeAstra) -> Ask | None:
        """rules 3.11"""
        return Roll("start", (game.players,)) if game.rules.random_start else None

    def seat_first(self, game: CarpeAstra) -> None:
        game.first = game.active = self.start[0]
        game.tell("start", (game.first,))

    def take_characters(self, game: CarpeAstra) -> None:
        """rules 3.1"""
        if game.rules.characters == "dealt":
            game.call(DealCharacters())
        elif game.rules.characters == "chosen":
            game.call(ChooseCharacters())

    def shuffle_all(self, game: CarpeAstra) -> None:
        for pile in (EVENT_PILE, TILE_PILE, data.SLANDER, data.NETWORK):
            game.call(Shuffle(pile))

    def draw_halves(self, game: CarpeAstra) -> Ask:
        """rules 3.5: which half lies on which hex."""
        return Roll("halves", (2,) * len(game.rules.layout.slots))

    def lay_out_map(self, game: CarpeAstra) -> None:
        """rules 3.3 to 3.6"""
        layout = game.rules.layout
        for q, r in layout.senate:
            game.where[data.SENATE] = hex_at(q, r)
        for seat in range(game.players):
            q, r = layout.bases[seat]
            game.where[game.home(seat)] = hex_at(q, r)
            game.agents[seat] = [game.home(seat)] * game.rules.start_agents
        for slot, half in zip(layout.slots, self.halves):
            tile = game.tile_stack.pop()
            for end in (0, 1):
                q, r = slot[end]
                game.where[half_of(tile, end ^ half)] = hex_at(q, r)
        game.holes = holes_in(ground_of(game.where))
        open_tiles(game)

    def lay_out_events(self, game: CarpeAstra) -> None:
        """rules 3.7: ten in a row, the second and third face up."""
        for _ in range(data.TRACK):
            game.track.append(game.event_stack.pop())

    def deal_cards(self, game: CarpeAstra) -> None:
        """rules 3.8"""
        for seat in range(game.players):
            hand = game.hands[hand_at(seat, data.NETWORK)]
            for _ in range(data.START_CARDS):
                hand.append(game.decks[data.NETWORK].pop())
            hand.sort()
            for card in hand:
                game.tell("drawn", (card,), seat)

    def hand_out_support(self, game: CarpeAstra) -> None:
        """rules 3.2, 3.9"""
        guilds = [data.CHARACTER_GUILDS[character] for character in game.character]
        for guild in range(data.GUILDS):
            table = data.SUPPLY_PLAYER if guild in guilds else data.SUPPLY_OTHER
            game.supply[guild] = table[game.players]
            game.box[guild] -= table[game.players]
        for seat in range(game.players):
            game.supply[guilds[seat]] -= data.START_SUPPORT
            game.support[support_at(seat, guilds[seat])] = data.START_SUPPORT
            game.credits[seat] = game.rules.start_credits
            game.tell("plays", (seat, game.character[seat]))
        game.curtain += 1

    def open_cards(self, game: CarpeAstra) -> None:
        """rules 12.1"""
        if game.rules.advanced:
            game.call(OpenCards())


class DealCharacters(Procedure):
    """rules 3.1: at random."""

    steps = ("draw", "hand_out")
    fields = ("order",)

    def __init__(self) -> None:
        super().__init__()
        self.order: tuple[int, ...] = ()

    def draw(self, game: CarpeAstra) -> Ask:
        return Order("order", data.CHARACTERS)

    def hand_out(self, game: CarpeAstra) -> None:
        game.character = list(self.order[: game.players])


class ChooseCharacters(Procedure):
    """rules 3.1: from the start seat on, everybody picks one of those left."""

    steps = ("choose", "take")
    fields = ("taken", "character")

    def __init__(self) -> None:
        super().__init__()
        self.taken: tuple[int, ...] = ()
        self.character = 0

    def choose(self, game: CarpeAstra) -> Ask:
        seat = (game.first + len(self.taken)) % game.players
        return Ask(seat, "character", [c for c in range(data.CHARACTERS) if c not in self.taken])

    def take(self, game: CarpeAstra) -> None:
        game.character[(game.first + len(self.taken)) % game.players] = self.character
        self.taken = (*self.taken, self.character)
        if len(self.taken) < game.players:
            self.again()
