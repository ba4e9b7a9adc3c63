"""The rules of the toy game. In turn: play a card or pass, rivals guess in secret, roll, score, draw."""

from __future__ import annotations

from typing import ClassVar, Optional

from starboard.core.ask import DONE, Ask, Roll
from starboard.core.procedure import Procedure
from starboard.core.state import UNKNOWN, Shuffle
from toy.state import DRAWS, Toy


class Rounds(Procedure):
    """Turn after turn until somebody reaches the target or the cards run out twice."""

    steps = ("prepare", "deal", "take_turn", "pass_on")
    fields = ("seat", "turns")

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0
        self.turns = 0

    def prepare(self, game: Toy) -> None:
        game.call(Shuffle(DRAWS))

    def deal(self, game: Toy) -> None:
        for seat in range(game.players):
            for _ in range(2):
                game.hands[seat].append(game.deck.pop())
            game.hands[seat].sort()
            game.tell("dealt", (seat, tuple(game.hands[seat])), only=seat)

    def take_turn(self, game: Toy) -> None:
        turn = game.turn()
        assert isinstance(turn, Turn)
        turn.seat = self.seat
        game.call(turn)

    def pass_on(self, game: Toy) -> None:
        self.turns += 1
        self.seat = (self.seat + 1) % game.players
        if max(game.scores) < game.target and self.turns < 10 * game.players:
            self.go_to("take_turn")


class Turn(Procedure):
    """A turn of one seat."""

    steps: ClassVar[tuple[str, ...]] = ("choose_card", "be_guessed", "roll", "score", "refill", "draw")
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "faces", "guesses")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = DONE
        self.faces: tuple[int, ...] = ()
        self.guesses: tuple[int, ...] = ()

    def choose_card(self, game: Toy) -> Ask:
        return Ask(self.seat, "card", [DONE, *game.hands[self.seat]])

    def be_guessed(self, game: Toy) -> None:
        if self.card == DONE:
            game.tell("passed", (self.seat,))
            self.go_to("refill")
            return
        game.hands[self.seat].remove(self.card)
        game.discard.append(self.card)
        game.tell("played", (self.seat, self.card))
        game.call(Guess(self.seat, (self.seat + 1) % game.players))

    def roll(self, game: Toy) -> Ask:
        return Roll("faces", (6, 6))

    def score(self, game: Toy) -> None:
        points = self.card // 3 + 1 + sum(self.faces) // 2
        game.scores[self.seat] += points
        game.tell("scored", (self.seat, points, self.faces))

    def refill(self, game: Toy) -> None:
        if not game.deck and game.discard:
            game.deck = sorted(game.discard)
            game.discard = []
            game.call(Shuffle(DRAWS))

    def draw(self, game: Toy) -> None:
        if not game.deck or len(game.hands[self.seat]) >= 3:
            return
        card = game.deck.pop()
        game.curtain += 1
        game.hands[self.seat].append(card)
        game.hands[self.seat].sort()
        game.tell("drew", (self.seat,))
        game.tell("drew_it", (card,), only=self.seat)


class Guess(Procedure):
    """The next seat guesses in secret whether the dice come high; the one after it may copy nothing of that."""

    steps = ("guess", "guess_too", "reveal")
    fields = ("roller", "guesser", "first", "second")

    def __init__(self, roller: int = 0, guesser: int = 0) -> None:
        super().__init__()
        self.roller = roller
        self.guesser = guesser
        self.first = 0
        self.second = 0

    def veil(self, seat: int) -> None:
        if seat != self.guesser:
            self.first = UNKNOWN

    def guess(self, game: Toy) -> Ask:
        return Ask(self.guesser, "first", [0, 1])

    def guess_too(self, game: Toy) -> Optional[Ask]:
        if game.players < 3:
            return None
        return Ask((self.guesser + 1) % game.players, "second", [0, 1, 2])

    def reveal(self, game: Toy) -> None:
        game.tell("guessed", (self.guesser, self.first + self.second))
