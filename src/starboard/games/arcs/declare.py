"""Declaring an ambition (p. 9)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import BOOKLET, NOBODY, NOTHING
from starboard.games.arcs.queries import best_marker, is_declared
from starboard.games.arcs.state import Arcs


class Declare(Procedure):
    """Place the highest available marker; ``zero`` is 1 for the leader's own declaration (ROUND-12)."""

    steps = ("pay", "place_marker", "place_zero_marker", "note_triggers", "choose_trigger", "trigger")
    fields = ("seat", "ambition", "zero", "new", "waiting", "card")

    def __init__(self, seat: int = NOBODY, ambition: int = NOTHING, zero: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.ambition = ambition
        self.zero = zero
        self.new = 0  # 1 if the box held no marker before
        self.waiting: tuple[int, ...] = ()  # cards that may still answer to the declaration
        self.card = NOTHING

    def pay(self, game: Arcs) -> None:
        for card in game.moments.before_declaring[self.seat]:
            card.before_declaring(game, self.seat, self)

    def place_marker(self, game: Arcs) -> None:
        self.new = 0 if is_declared(game, self.ambition) else 1
        game.marker_at[best_marker(game)] = self.ambition
        game.declared = 1
        game.tell("declare", (self.seat, self.ambition))

    def place_zero_marker(self, game: Arcs) -> None:
        for card in game.moments.keeps_number[self.seat]:
            if card.keeps_number(game, self.seat, self.ambition):
                return
        if self.zero:
            game.zeroed = 1

    def note_triggers(self, game: Arcs) -> None:
        """Only cards that were there before the declaration answer to it (CC-07)."""
        self.waiting = tuple([card.id for card in game.moments.after_declaring[self.seat]])

    def choose_trigger(self, game: Arcs) -> Ask | None:
        """Several at once: the seat orders them (FINE-06). Each is weighed when its turn comes; a card that is gone by
        now does nothing."""
        there = [card for card in self.waiting if game.holder[card] in (self.seat, BOOKLET)]
        ready = [card for card in there if DECK.cards[card].follows_declaring(game, self.seat, self)]
        if not ready:
            self.stop()
            return None
        return Ask(self.seat, "card", ready)

    def trigger(self, game: Arcs) -> None:
        self.waiting = tuple([card for card in self.waiting if card != self.card])
        self.go_to("choose_trigger")
        DECK.cards[self.card].after_declaring(game, self.seat, self)
