"""How a game begins (3)."""

from __future__ import annotations

from typing import Optional

from starboard.core.ask import Ask, Roll
from starboard.core.game import Setup
from starboard.core.procedure import Procedure
from starboard.core.state import NOBODY, NOTHING, Shuffle
from starboard.games.arche.cards import CARDS
from starboard.games.arche.ids import DECKS, DICE, FACES, FACTION, MOST_SLOTS, SOLDIER, SUMS
from starboard.games.arche.options import Rules
from starboard.games.arche.state import FACTION_PILE, Arche
from starboard.games.arche.turn import Turn
from starboard.games.arche.verbs import gain_resources, refresh


def empty_table(setup: Setup) -> Arche:
    """The boards and decks before anything is shuffled."""
    game = Arche()
    players = setup.players
    game.rules = Rules(setup)
    game.catalog = CARDS
    game.turn = game.start = 0
    game.round = 1
    game.ending = game.ark_owner = NOBODY
    game.turns_left = -1
    game.ark_card = game.event = NOTHING
    game.ark_life = game.tactical = game.rerolls = game.upgrades = 0
    game.resources = [0] * players
    game.paragon = [0] * players
    game.level = [1] * players
    game.faction = [NOTHING] * players
    game.hands = []
    game.box = [card for card in range(len(CARDS)) if CARDS[card].kind == FACTION]
    game.market = [NOTHING] * len(game.rules.field_kinds)
    game.supply = list(DICE)
    game.pool = [0] * len(DICE)
    game.rolled = [0] * FACES
    game.action = [0] * FACES
    game.used = []
    game.in_force = []
    game.sums = [0] * (players * SUMS)
    game.decks = [[card for card in range(len(CARDS)) if CARDS[card].kind == kind] for kind in range(DECKS)]
    game.discards = [[] for _ in range(DECKS)]
    game.troops = [[] for _ in range(players)]
    game.slots = [[] for _ in range(players * MOST_SLOTS)]
    return game


def new_game(setup: Setup) -> Arche:
    game = empty_table(setup)
    game.seed = setup.seed
    game.stack = [Turn(), Prepare()]
    game.run()
    return game


class Prepare(Procedure):
    """Set up the table (3.1-3.6)."""

    steps = (
        "shuffle_decks",
        "fill_fields",
        "deal_factions",
        "choose_faction",
        "keep_faction",
        "reveal_factions",
        "man_the_ark",
        "roll_start_player",
        "hand_out_resources",
    )
    fields = ("seat", "card", "roll")

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0
        self.card = NOTHING
        self.roll: tuple[int, ...] = ()

    def shuffle_decks(self, game: Arche) -> None:
        game.call(Shuffle(FACTION_PILE))
        for kind in range(DECKS):
            game.call(Shuffle(kind))

    def fill_fields(self, game: Arche) -> None:
        for position in range(len(game.market)):
            game.market[position] = game.decks[game.rules.field_kinds[position]].pop()

    def deal_factions(self, game: Arche) -> None:
        count = game.rules.faction_choice * game.rules.players
        game.hands = game.box[:count]
        game.box = game.box[count:]

    def choose_faction(self, game: Arche) -> Ask:
        return Ask(self.seat, "card", sorted([game.hands[i] for i in game.hand_of(self.seat)]))

    def keep_faction(self, game: Arche) -> None:
        """The kept card lies first; it stays hidden until all have chosen."""
        first = game.hand_of(self.seat)[0]
        kept = game.hands.index(self.card)
        game.hands[kept] = game.hands[first]
        game.hands[first] = self.card
        game.tell("log.keep_faction", (self.card,), only=self.seat)
        self.card = NOTHING
        self.seat += 1
        if self.seat < game.rules.players:
            self.go_to("choose_faction")

    def reveal_factions(self, game: Arche) -> None:
        """Kept factions are public, all others go back to the box (3.2)."""
        for seat in range(game.rules.players):
            game.faction[seat] = game.hands[game.hand_of(seat)[0]]
            game.tell("log.faction", (seat, game.faction[seat]))
        game.box = sorted([card for card in game.box + game.hands if card not in game.faction])
        game.hands = []
        for seat in range(game.rules.players):
            refresh(game, seat)
        game.curtain += 1

    def man_the_ark(self, game: Arche) -> None:
        """A neutral soldier holds the Ark; its life is its resistance (3.5)."""
        card = game.decks[SOLDIER].pop()
        game.ark_card = card
        game.ark_life = min(game.rules.ark_cap, game.catalog[card].resistance + game.rules.neutral_bonus)
        game.tell("log.neutral", (card, game.ark_life))

    def roll_start_player(self, game: Arche) -> Optional[Ask]:
        return Roll("roll", (game.rules.players,))

    def hand_out_resources(self, game: Arche) -> None:
        """Later places in turn order begin with more (3.6)."""
        game.start = game.turn = self.roll[0]
        game.tell("log.start", (game.start,))
        for place in range(game.rules.players):
            seat = (game.start + place) % game.rules.players
            gain_resources(game, seat, game.rules.start_resources + place * game.rules.start_step)
