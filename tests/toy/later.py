"""The toy game under later rules. A card is chosen by its place in the hand; the first guess has nothing to choose any
more, so that it answers itself; whoever scored may boast."""

from __future__ import annotations

from starboard.core.ask import DONE, Answer, Ask
from starboard.core.game import Former, procedures_of
from starboard.core.state import State
from starboard.core.text import Text
from toy import rules as toy_rules
from toy.rules import Guess, Turn
from toy.state import Toy
from toy.title import TEXTS, ToyTitle


class SoftGuess(Guess):
    def guess(self, game: Toy) -> Ask:
        return Ask(self.guesser, "first", [0])


class LaterTurn(Turn):
    steps = ("choose_card", "be_guessed", "roll", "score", "may_boast", "boast_aloud", "refill", "draw")
    fields = (*Turn.fields, "boast")

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.boast = 0

    def choose_card(self, game: Toy) -> Ask:
        return Ask(self.seat, "card", [DONE, *range(len(game.hands[self.seat]))])

    def be_guessed(self, game: Toy) -> None:
        if self.card != DONE:
            self.card = game.hands[self.seat][self.card]
        super().be_guessed(game)
        if self.card != DONE:
            game.stack[-1] = SoftGuess(self.seat, (self.seat + 1) % game.players)

    def may_boast(self, game: Toy) -> Ask:
        return Ask(self.seat, "boast", [0, 1])

    def boast_aloud(self, game: Toy) -> None:
        if self.boast:
            game.tell("boasted", (self.seat,))


class StrictTurn(LaterTurn):
    """Nobody may pass with a card in hand."""

    def choose_card(self, game: Toy) -> Ask:
        return Ask(self.seat, "card", list(range(len(game.hands[self.seat]))) or [DONE])


class LaterTitle(ToyTitle):
    rules = 4
    turn = LaterTurn
    texts = {
        **TEXTS,
        **{f"LaterTurn.{key[5:]}": text for key, text in TEXTS.items() if key.startswith("Turn.")},
        **{f"SoftGuess.{key[6:]}": text for key, text in TEXTS.items() if key.startswith("Guess.")},
        "LaterTurn.card=": Text("Karte {it:n}", "card {it:n}"),
        "LaterTurn.boast": Text("{seat:seat}: prahlen?", "{seat:seat}: boast?"),
        "LaterTurn.boast=": Text("{it:n}", "{it:n}"),
        "boasted": Text("{0:seat} prahlt.", "{0:seat} boasts."),
    }
    procedures = {**procedures_of(toy_rules), "LaterTurn": LaterTurn, "SoftGuess": SoftGuess}

    def former(self, variant: str, rules: int, state: State, answers: list[Answer], notes: dict[int, int]) -> Former:
        assert isinstance(state, Toy)
        if state.ask is not None and state.ask.field == "boast":
            return Former(0, 0)
        if answers and state.ask is not None and state.ask.field == "card" and answers[0] != DONE:
            card = answers[0]
            assert isinstance(card, int)
            return Former(state.hands[state.ask.seat].index(card), 2)
        return super().former(variant, rules, state, answers, notes)


class StrictTitle(LaterTitle):
    turn = StrictTurn
    texts = {
        **LaterTitle.texts,
        **{key.replace("LaterTurn", "StrictTurn"): LaterTitle.texts[key] for key in LaterTitle.texts},
    }
    procedures = {**LaterTitle.procedures, "StrictTurn": StrictTurn}


TITLE = LaterTitle()
STRICT = StrictTitle()
