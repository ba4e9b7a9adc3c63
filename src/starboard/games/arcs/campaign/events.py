"""The end of a round: the Council, or else an Event (p. 13)."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.campaign.council import CouncilDecides
from starboard.games.arcs.campaign.crises import RollDice
from starboard.games.arcs.campaign.queries import is_tucked
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.summit import Summit
from starboard.games.arcs.ids import MIRROR


class EndRound(Procedure):
    """Comes between the initiative check and the clearing of the table (evc.round_end)."""

    steps = ("resolve_council", "may_call_summit", "call_summit", "roll")
    fields = ("summit",)

    def __init__(self) -> None:
        super().__init__()
        self.summit = 0

    def resolve_council(self, game: Reach) -> None:
        """A Council that is still tucked comes instead of all Events (evc.council_first)."""
        if is_tucked(game):
            self.stop()
            game.call(CouncilDecides(game.council_by))
        elif MIRROR not in game.how:
            self.stop()

    def may_call_summit(self, game: Reach) -> Ask:
        """Once in all, however many Events were played (evc.resolve)."""
        return Ask(game.initiative, "summit", [0, 1])

    def call_summit(self, game: Reach) -> None:
        if self.summit:
            game.call(Summit(game.initiative))

    def roll(self, game: Reach) -> None:
        game.call(RollDice(1))


TEXTS: Final = {
    "EndRound.summit": Text("Ein Ereignis: Berufst du ein Gipfeltreffen ein?", "An Event: do you call a Summit?"),
    "EndRound.summit=": Text("{it:summit}", "{it:summit}"),
}
