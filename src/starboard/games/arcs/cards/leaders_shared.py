"""What leaders of several files share."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.influence import can_influence
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import NOBODY, NOTHING
from starboard.games.arcs.queries import filled_slots
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import place_agent
from starboard.games.arcs.wording import word_court

NO: Final = Text("Nein", "No")
COURT_CARD: Final = Text("{card:card}", "{card:card}")


def demoted(sole: bool, second: int) -> int:
    """A demoted ambition: first place pays the second value, no other place anything (LC-03)."""
    return second if sole else 0


class MayInfluence(Procedure):
    """An Influence action that can be left out (Elder, Feastbringer, Noble)."""

    steps = ("choose_card", "place")
    fields = ("seat", "card", "number", "court")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, number: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.number = number
        self.court = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def choose_card(self, game: Arcs) -> Ask | None:
        if not can_influence(game, self.seat):
            self.stop()
            return None
        return Ask(self.seat, "court", [DONE, *filled_slots(game)])

    def place(self, game: Arcs) -> None:
        if self.court != DONE:
            DECK.cards[self.card].works(game, self.seat, self.number)
            place_agent(game, self.seat, self.court)


TEXTS: Final = {
    "MayInfluence.court": Text(
        "{card:card}: Auf welche Hofkarte setzt du noch einen Agenten?",
        "{card:card}: on which Court card do you put one more agent?",
    ),
    "MayInfluence.court=": COURT_CARD,
    "MayInfluence.court=-1": NO,
}
