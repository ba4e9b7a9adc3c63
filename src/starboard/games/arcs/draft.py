"""Leaders & Lore (p. 21): the draft, and what leaders change in the setup."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.errors import BadInput
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import Shuffle
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import LEADER, LEADER_DECK, LORE, LORE_DECK, NOBODY, NOTHING
from starboard.games.arcs.mode import Mode
from starboard.games.arcs.pieces import Pieces
from starboard.games.arcs.queries import held_cards, turn_order
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import give_card

BASE_BOX: Final = "base"
PACK: Final = "pack"
BOTH: Final = "both"


class LeadersAndLore(Mode):
    """Everybody plays a leader and has lore; leaders bring their own pieces and setup steps."""

    def __init__(self, pools: str = BOTH, lore_each: int = 1, at_random: bool = False) -> None:
        super().__init__()
        self.leaders = tuple([card for card in DECK.kinds[LEADER] if is_from(card, pools)])
        self.lore = tuple([card for card in DECK.kinds[LORE] if is_from(card, pools)])
        self.lore_each = lore_each
        self.at_random = at_random
        self.fixed: list[list[int]] = []  # the cards of each seat where they are fixed beforehand

    def fix(self, codes: str, players: int) -> None:
        """Fix everybody's cards: codes seat by seat, each leader starts a new seat."""
        known = {DECK.cards[card].code: card for card in self.leaders + self.lore}
        for code in codes.split():
            card = known.pop(code, NOTHING)
            if card == NOTHING or not (self.fixed or is_leader(card)):
                raise BadInput(
                    f"fixed cards are a leader and lore for each seat, each card once; {code!r} does not fit"
                )
            if is_leader(card):
                self.fixed.append([])
            self.fixed[-1].append(card)
        if len(self.fixed) != players:
            raise BadInput(f"fixed cards name {len(self.fixed)} leaders for {players} players")

    def draft(self, game: Arcs) -> None:
        game.call(Draft())

    def give_out(self, game: Arcs) -> bool:
        """Give everybody cards without a draft; False if there is one."""
        if self.fixed:
            for seat, cards in enumerate(self.fixed):
                for card in cards:
                    (game.leader_deck if is_leader(card) else game.lore_deck).remove(card)
                    receive(game, seat, card)
        elif self.at_random:
            for seat in turn_order(game):
                receive(game, seat, game.leader_deck.pop())
                for _ in range(self.lore_each):
                    receive(game, seat, game.lore_deck.pop())
        return self.at_random or bool(self.fixed)

    def pieces(self, game: Arcs, seat: int) -> Pieces:
        return DECK.cards[leader_of(game, seat)].pieces

    def last_steps(self, game: Arcs) -> None:
        """Leaders' own steps in turn order (SETUP-08); one that calls a procedure comes after those that do not."""
        for seat in turn_order(game):
            for card in game.moments.setup[seat]:
                card.setup(game, seat)


def is_from(card: int, pools: str) -> bool:
    return card < DECK.base and pools in (BOTH, PACK if DECK.cards[card].pack else BASE_BOX)


def is_leader(card: int) -> bool:
    return DECK.cards[card].kind == LEADER


def leader_of(game: Arcs, seat: int) -> int:
    leaders = [card for card in held_cards(game, seat) if is_leader(card)]
    return leaders[0] if leaders else NOTHING


def lore_of(game: Arcs, seat: int) -> list[int]:
    return [card for card in held_cards(game, seat) if DECK.cards[card].kind == LORE]


def receive(game: Arcs, seat: int, card: int) -> None:
    give_card(game, card, seat)
    game.tell("draft", (seat, card))


class Draft(Procedure):
    """Against the turn order, from the seat before the initiative holder, one card per pick (SETUP-07)."""

    steps = ("shuffle_leaders", "shuffle_lore", "lay_rows", "choose_card", "take_card")
    fields = ("seat", "picks", "card")

    def __init__(self) -> None:
        super().__init__()
        self.seat = NOBODY
        self.picks = 0  # cards taken so far
        self.card = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return "leader" if is_leader(choice) else "lore"

    def shuffle_leaders(self, game: Arcs) -> None:
        game.call(Shuffle(LEADER_DECK))

    def shuffle_lore(self, game: Arcs) -> None:
        game.call(Shuffle(LORE_DECK))

    def lay_rows(self, game: Arcs) -> None:
        """One card more than players; a second lore each puts one more per player into its row."""
        mode = game.mode
        assert isinstance(mode, LeadersAndLore)
        if mode.give_out(game):
            self.stop()
            return
        game.leader_row = sorted([game.leader_deck.pop() for _ in range(game.players + 1)])
        game.lore_row = sorted([game.lore_deck.pop() for _ in range(game.players * mode.lore_each + 1)])
        self.seat = (game.initiative - 1) % game.players

    def choose_card(self, game: Arcs) -> Ask:
        choices = list(game.leader_row) if leader_of(game, self.seat) == NOTHING else []
        if len(lore_of(game, self.seat)) < game.mode.lore_each:
            choices += game.lore_row
        return Ask(self.seat, "card", choices)

    def take_card(self, game: Arcs) -> None:
        (game.leader_row if is_leader(self.card) else game.lore_row).remove(self.card)
        receive(game, self.seat, self.card)
        self.picks += 1
        if self.picks < game.players * (1 + game.mode.lore_each):
            self.seat = (self.seat - 1) % game.players
            self.go_to("choose_card")
