"""The toy game as a title."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.chance import Stream, derive
from starboard.core.game import Choice, Option, Result, Setup, Title, Variant, conceal, procedures_of
from starboard.core.procedure import Ref
from starboard.core.state import UNKNOWN, State
from starboard.core.text import Text
from toy import rules as toy_rules
from toy.rules import Guess, Rounds, Turn
from toy.state import CARDS, Toy

OPTIONS = (
    Option("target", 12, Text("Punkte bis zum Ende", "points to end the game"), low=1, high=50),
    Option("head_start", False, Text("der letzte Sitz beginnt mit 1 Punkt", "the last seat starts with 1 point")),
    Option(
        "cards",
        "all",
        Text("Karten", "cards"),
        choices=(Choice("all", Text("alle", "all")), Choice("half", Text("die Hälfte", "half"))),
    ),
)

TEXTS = {
    "Turn.card": Text("{seat:seat}: Karte spielen?", "{seat:seat}: play a card?"),
    "Turn.card=": Text("{it:card}", "{it:card}"),
    "=done": Text("Weiter", "Go on"),
    "Turn.faces": Text("Es wird gewürfelt.", "The dice are rolled."),
    "Shuffle.order": Text("Es wird gemischt.", "The cards are shuffled."),
    "Guess.first": Text("{guesser:seat}: Wie hoch?", "{guesser:seat}: how high?"),
    "Guess.first=": Text("{it:n}", "{it:n}"),
    "Guess.second": Text("Wie hoch noch?", "How high too?"),
    "Guess.second=": Text("{it:n}", "{it:n}"),
    "dealt": Text("{0:seat} bekommt {1:cards}.", "{0:seat} is dealt {1:cards}."),
    "passed": Text("{0:seat} setzt aus.", "{0:seat} passes."),
    "played": Text("{0:seat} spielt {1:card}.", "{0:seat} plays {1:card}."),
    "scored": Text("{0:seat} erhält {1:n} ({2:dice}).", "{0:seat} scores {1:n} ({2:dice})."),
    "drew": Text("{0:seat} zieht eine Karte.", "{0:seat} draws a card."),
    "drew_it": Text("Gezogen: {0:card}.", "Drawn: {0:card}."),
    "guessed": Text("{0:seat} lag um {1:n} daneben.", "{0:seat} was off by {1:n}."),
}


class ToyTitle(Title):
    id = "toy"
    name = Text("Spielzeug", "Toy")
    about = Text("Ein kleines Spiel für Tests", "A small game for tests")
    rules = 3
    variants = (
        Variant("short", Text("kurz", "short"), Text("bis 12", "to 12"), (2, 3), OPTIONS),
        Variant("plain", Text("schlicht", "plain"), Text("ohne Optionen", "without options"), (2,), (), rules=5),
    )
    longest = 400
    texts = TEXTS
    procedures = procedures_of(toy_rules)
    kind: ClassVar[type[Toy]] = Toy
    turn: ClassVar[type[Turn]] = Turn

    def new(self, setup: Setup) -> State:
        game = self.blank(setup)
        assert isinstance(game, Toy)
        game.seed = setup.seed
        game.players = setup.players
        game.target = int(setup.options.get("target", 12))
        game.deck = list(range(CARDS // 2 if setup.options.get("cards") == "half" else CARDS))
        game.discard = []
        game.scores = [0] * setup.players
        game.scores[-1] = int(setup.options.get("head_start", False))
        game.hands = [[] for _ in range(setup.players)]
        game.call(Rounds())
        game.run()
        return game

    def blank(self, setup: Setup) -> State:
        game = self.kind()
        game.turn = self.turn
        return game

    def view(self, state: State, seat: int) -> State:
        view = conceal(state, seat)
        assert isinstance(view, Toy)
        view.deck = [UNKNOWN] * len(view.deck)
        view.hands = [hand if owner == seat else [UNKNOWN] * len(hand) for owner, hand in enumerate(view.hands)]
        return view

    def determinize(self, state: State, seat: int, seed: int) -> State:
        world = state.copy()
        assert isinstance(world, Toy)
        stream = Stream(derive(seed, "world"))
        total = sum([len(hand) for hand in world.hands]) + len(world.deck) + len(world.discard)
        seen = [*world.discard, *(world.hands[seat] if seat >= 0 else [])]
        pool = [card for card in range(total) if card not in seen]
        stream.shuffle(pool)
        for owner, hand in enumerate(world.hands):
            if owner != seat:
                world.hands[owner] = sorted([pool.pop() for _ in hand])
        world.deck = [pool.pop() for _ in world.deck]
        for frame in world.stack:
            if isinstance(frame, Guess) and frame.guesser != seat:
                frame.first = stream.below(2)
        world.seed = derive(seed, "chance")
        world.draws = 0
        if world.ask is not None and world.ask.seat != seat:
            world.ask_again()
        return world

    def result(self, state: State) -> Result:
        assert isinstance(state, Toy)
        best = max(state.scores)
        return Result(tuple(state.scores), tuple([s for s, score in enumerate(state.scores) if score == best]))

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, Toy)
        return {"card": len(state.deck) + len(state.discard) + sum([len(hand) for hand in state.hands])}

    def noun(self, kind: str, value: Ref, language: str) -> str:
        if isinstance(value, tuple):
            return ", ".join([self.noun("card", one, language) if kind == "cards" else str(one + 1) for one in value])
        if kind == "card":
            return (
                ("verdeckt" if language == "de" else "hidden")
                if value == UNKNOWN
                else f"{value // 3 + 1}{'abc'[value % 3]}"
            )
        raise KeyError(kind)

    def facts(self, variant: str = "") -> dict[str, list[dict[str, object]]]:
        return {"card": [{"worth": card // 3 + 1} for card in range(CARDS)]}


TITLE = ToyTitle()
