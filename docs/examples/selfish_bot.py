"""A bot in a file of its own: it takes what is best for itself at once and looks at nobody else.

./starboard arena carpe-astra --players 2 --load docs/examples/selfish_bot.py --bots selfish,random+ --games 30
"""

from __future__ import annotations

from starboard.bots.bot import Bot, Budget, Decision, register
from starboard.bots.brain import Brain
from starboard.core.ask import Ask
from starboard.core.chance import Stream
from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import Phrase, Text


class SelfishBot(Bot):
    id = "selfish"
    name = Text("Selbstsüchtig", "Selfish")

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.brain = Brain(title)  # what the game tells bots: values, idle choices, solved questions

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        planned = self.brain.plan(view, ask)
        if planned is not None:
            return Decision(planned)
        # A view has unknown cards, so it cannot be played on: deal a world that looks the same to this seat.
        world = self.title.determinize(view, ask.seat, rng.below(1 << 29))
        found: list[tuple[int, float]] = []
        for choice in ask.choices:
            after = world.copy()
            after.play(choice)
            found.append((choice, self.brain.values(after)[ask.seat]))
        best = max([worth for _, worth in found])
        choice = next(choice for choice, worth in found if worth == best)
        because = Phrase(Text(f"mir bringt es {best:.1f}".replace(".", ","), f"worth {best:.1f} to me"), {})
        return Decision(choice, (because,), tuple(found))


register("selfish", SelfishBot)
