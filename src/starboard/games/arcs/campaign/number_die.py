"""The number die of a card: rolled, perhaps once more, and turned step by step for payments (F13/04, F21/03)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.core.ask import DONE, Ask, Roll
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import turned, turned_by, turned_cluster
from starboard.games.arcs.campaign.crises import rerolling_card
from starboard.games.arcs.campaign.ids import NUMBER_DIE
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import NOBODY, NOTHING, NOWHERE


class TurnedDie(Procedure):
    """The die names a cluster. Whoever extends this says what pays for turning it, and what comes then."""

    steps: ClassVar[tuple[str, ...]] = (
        *("roll", "show", "may_roll_again", "roll_again", "show_again"),
        *("choose_payment", "pay"),
    )
    fields: ClassVar[tuple[str, ...]] = ("seat", "faces", "wish", "cluster", "payment")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.faces: tuple[int, ...] = ()
        self.wish = 0  # 1 to roll again
        self.cluster = NOWHERE
        self.payment = DONE  # what ``codes.turned`` makes

    # -- what pays ------------------------------------------------

    def sources(self, game: Reach) -> list[int]:
        """Slots, of whatever kind, of which one payment each can come."""
        return []

    def word_source(self, game: Reach, source: int, values: dict[str, Ref]) -> None:
        """Name one in a question."""

    def pay_from(self, game: Reach, source: int) -> None:
        """A payment comes from there."""

    # -- the steps ------------------------------------------------

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "payment":
            self.word_source(game, turned_by(choice), values)
            values["next"] = turned_cluster(self.cluster, choice)
        return ""

    def roll(self, game: Reach) -> Ask:
        return Roll("faces", (NUMBER_DIE,))

    def show(self, game: Reach) -> None:
        self.cluster = self.faces[0]
        game.tell("number_die", (self.seat, self.cluster))

    def may_roll_again(self, game: Reach) -> Ask | None:
        return Ask(self.seat, "wish", [0, 1]) if rerolling_card(game, self.seat, 1) != NOTHING else None

    def roll_again(self, game: Reach) -> Ask | None:
        return Roll("faces", (NUMBER_DIE,)) if self.wish else None

    def show_again(self, game: Reach) -> None:
        if self.wish:
            card = DECK.cards[rerolling_card(game, self.seat, 1)]
            card.works(game, self.seat, card.rolls_again)
            self.show(game)

    def choose_payment(self, game: Reach) -> Ask:
        ways = [turned(source, up) for source in self.sources(game) for up in (0, 1)]
        return Ask(self.seat, "payment", [DONE, *ways])

    def pay(self, game: Reach) -> None:
        if self.payment != DONE:
            self.pay_from(game, turned_by(self.payment))
            self.cluster = turned_cluster(self.cluster, self.payment)
            game.tell("number_die", (self.seat, self.cluster))
            self.go_to("choose_payment")


def questions(name: str) -> dict[str, Text]:
    """The words of a procedure that turns the die, but for how it names what pays (``payment=``)."""
    return {
        f"{name}.wish": Text(
            "Der Zahlenwürfel zeigt {cluster:cluster}. Wirfst du neu?",
            "The number die shows {cluster:cluster}. Do you roll again?",
        ),
        f"{name}.wish=0": Text("Nein", "No"),
        f"{name}.wish=1": Text("Neu werfen", "Roll again"),
        f"{name}.payment": Text(
            "Der Zahlenwürfel zeigt {cluster:cluster}. Drehst du ihn?",
            "The number die shows {cluster:cluster}. Do you turn it?",
        ),
        f"{name}.payment=-1": Text("Dabei bleibt es", "Leave it"),
    }


TEXTS: Final = questions("TurnedDie")  # as for every procedure that asks, though only its extensions are played
