"""The Imperial Council (p. 14)."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.campaign.court import return_council
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.ids import COUNCIL, CRISIS, DECIDED, EDICTS, THE_COUNCIL, THE_EMPIRE
from starboard.games.arcs.campaign.queries import in_trust, is_in_session, is_regent, reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.summit import Summit
from starboard.games.arcs.campaign.verbs import change_power, give_tile
from starboard.games.arcs.cards.card import DECK, Card
from starboard.games.arcs.ids import NOBODY, NOTHING
from starboard.games.arcs.queries import free_slots
from starboard.games.arcs.state import Arcs


class ImperialCouncil(Card):
    """Never replaced at Court. In Session it can be influenced and secured, Decided it cannot (cnc.sides)."""

    printed = THE_COUNCIL
    kind = COUNCIL
    code = "AID01"
    fills = False
    worth = 1.2
    name = Text("Imperialer Rat", "Imperial Council")
    text = Text(
        "Tagend: Wer ihn sichert, wendet ihn und entscheidet am Ende der Runde: Du darfst ein Gipfeltreffen "
        "einberufen. Als Regent wirst du Erster Regent; als Gesetzloser stiehlst du aus der Treuhand, so viel du freie "
        "Felder hast, und der Erste Regent verliert dafür je 1 Macht. Dann führst du Krisen oder Erlasse aus. "
        "Beschlossen: Weder zu beeinflussen noch zu sichern, bis er wieder tagt.",
        "In session: Whoever secures it flips it and decides at the end of the round: You may call a Summit. As a "
        "Regent you become First Regent; as an Outlaw you steal from the Trust as much as you have empty slots, and "
        "the First Regent loses 1 Power for each. Then resolve Crises or Edicts. Decided: Can be neither influenced "
        "nor secured until it is in session again.",
    )

    def is_closed(self, game: Arcs) -> bool:
        return not is_in_session(reach(game))

    def when_secured(self, game: Arcs, owner: int) -> None:
        """It is tucked under the card that its securer played; ransacked just the same (cnc.secure, C-37)."""
        position = reach(game)
        position.council = DECIDED
        position.council_by = owner
        game.tell("council_decided", (owner,))


class CouncilDecides(Procedure):
    """The Council returns to the Court Decided, and its securer resolves it (cnc.resolve)."""

    steps = (
        "return_council",
        "may_call_summit",
        "call_summit",
        "become_first_regent",
        "count_slots",
        "choose_token",
        "steal",
        "choose_happening",
        "happen",
    )
    fields = ("seat", "summit", "left", "token", "happening")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.summit = 0
        self.left = 0  # how many tokens may still be stolen
        self.token = NOTHING
        self.happening = NOTHING

    def return_council(self, game: Reach) -> None:
        return_council(game)
        game.tell("council_resolves", (self.seat,))

    def may_call_summit(self, game: Reach) -> Ask:
        """cnc.1"""
        return Ask(self.seat, "summit", [0, 1])

    def call_summit(self, game: Reach) -> None:
        if self.summit:
            game.call(Summit(self.seat))

    def become_first_regent(self, game: Reach) -> None:
        """Whoever is a Regent after the Summit takes the tile, and the Trust with it (cnc.2)."""
        if is_regent(game, self.seat):
            give_tile(game, self.seat)
            self.go_to("choose_happening")

    def count_slots(self, game: Reach) -> None:
        """An Outlaw steals a token for each empty slot, if the Trust has so many (cnc.3, C-114)."""
        self.left = len(free_slots(game, self.seat))

    def choose_token(self, game: Reach) -> Ask | None:
        types = self.stealable(game)
        if not types or not self.left:
            self.go_to("choose_happening")
            return None
        return Ask(self.seat, "token", types)

    def stealable(self, game: Reach) -> list[int]:
        """What cards can steal of the Trust: a card of the First Regent may guard it (C-44)."""
        return DECK.cards[THE_EMPIRE].loot(game, game.first_regent, self.seat, None) if in_trust(game) else []

    def steal(self, game: Reach) -> None:
        self.left -= 1
        self.go_to("choose_token")
        change_power(game, game.first_regent, -1)
        DECK.cards[THE_EMPIRE].give_loot(game, self.seat, self.token)

    def choose_happening(self, game: Reach) -> Ask:
        """cnc.4"""
        return Ask(self.seat, "happening", [CRISIS, EDICTS])

    def happen(self, game: Reach) -> None:
        game.call(Crises() if self.happening == CRISIS else Edicts())


TEXTS: Final = {
    "CouncilDecides.summit": Text("Der Rat: Berufst du ein Gipfeltreffen ein?", "The Council: do you call a Summit?"),
    "CouncilDecides.summit=": Text("{it:summit}", "{it:summit}"),
    "CouncilDecides.token": Text("Was stiehlst du aus der Treuhand?", "What do you steal from the Trust?"),
    "CouncilDecides.token=": Text("{it:resource}", "{it:resource}"),
    "CouncilDecides.happening": Text("Was löst der Rat aus?", "What does the Council bring about?"),
    "CouncilDecides.happening=": Text("{it:happening}", "{it:happening}"),
    "council_decided": Text(
        "Der Imperiale Rat ist beschlossen; {0:seat} entscheidet am Ende der Runde.",
        "The Imperial Council is decided; {0:seat} resolves it at the end of the round.",
    ),
    "council_resolves": Text("{0:seat} führt den Imperialen Rat aus.", "{0:seat} resolves the Imperial Council."),
}
