"""A campaign: act after act (p. 8)."""

from __future__ import annotations

from starboard.core.ask import Ask, Roll
from starboard.core.procedure import Procedure
from starboard.games.arcs.campaign.drafting import stays
from starboard.games.arcs.campaign.ids import ACTS
from starboard.games.arcs.campaign.intermission import Intermission
from starboard.games.arcs.campaign.objectives import settle_objective
from starboard.games.arcs.campaign.setup import SetUpFirstAct, SetUpLaterAct
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.chapter import Chapters
from starboard.games.arcs.ids import NOBODY
from starboard.games.arcs.queries import turn_order


class Campaign(Procedure):
    """Setup, chapters, intermission, and again. Acts before the one in which a campaign starts are not played: dice
    say who met their objective."""

    steps = ("set_up", "begin_act", "play_act", "roll_successes", "note_successes", "end_act", "set_up_next")
    fields = ("rolled",)

    def __init__(self) -> None:
        super().__init__()
        self.rolled: tuple[int, ...] = ()

    def set_up(self, game: Reach) -> None:
        game.call(SetUpFirstAct())

    def begin_act(self, game: Reach) -> None:
        game.tell("act", (game.act,))

    def play_act(self, game: Reach) -> None:
        if game.act >= game.plan.start:
            self.go_to("end_act")
            game.call(Chapters())

    def roll_successes(self, game: Reach) -> Ask:
        return Roll("rolled", (2,) * game.players)

    def note_successes(self, game: Reach) -> None:
        """Whoever the options give one fate for longer than its tier met the objective, and keeps it. Whoever failed an
        act that was not played missed by 1: nobody had a chance to come nearer (C-110)."""
        for seat in range(game.players):
            game.objective[seat] = 0 if self.rolled[seat] or stays(game, seat) else 1

    def end_act(self, game: Reach) -> None:
        if game.victor != NOBODY or game.act == ACTS:
            self.stop()
        elif game.act == game.plan.last:
            # Acts that are a game of their own: objectives count, the rest of the intermission does not (C-98).
            for seat in turn_order(game):
                settle_objective(game, seat)
            self.stop()
        else:
            game.call(Intermission())

    def set_up_next(self, game: Reach) -> None:
        self.go_to("begin_act")
        game.call(SetUpLaterAct())
