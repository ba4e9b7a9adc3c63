"""The course of the game: rounds, turns, phases (rules 4, 10)."""

from __future__ import annotations

from starboard.core.procedure import Procedure
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.cards import ChangeOfPlan, Draw
from starboard.games.carpe_astra.codes import has_seat
from starboard.games.carpe_astra.contacts import NewContacts
from starboard.games.carpe_astra.infiltration import Infiltrate
from starboard.games.carpe_astra.scoring import guild_points, held_by_seat
from starboard.games.carpe_astra.setup import SetUp
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.support import GainSupport


class Play(Procedure):
    """Setup, then ten rounds."""

    steps = ("set_up", "begin_round", "play_round", "end_round", "finish")

    def set_up(self, game: CarpeAstra) -> None:
        game.call(SetUp())

    def begin_round(self, game: CarpeAstra) -> None:
        game.round += 1
        game.tell("round", (game.round,))

    def play_round(self, game: CarpeAstra) -> None:
        game.call(Round())

    def end_round(self, game: CarpeAstra) -> None:
        """rules 10.3 to 10.5"""
        game.past_events.append(game.track.pop(0))
        if game.round < data.ROUNDS:
            open_event(game)
            self.go_to("begin_round")

    def finish(self, game: CarpeAstra) -> None:
        """rules 11: what the points come from."""
        game.tell("over", ())
        for guild in range(data.GUILDS):
            for seat, gained in enumerate(guild_points(held_by_seat(game, guild), game.supply[guild])):
                if gained:
                    game.tell("points", (seat, gained, guild))


def open_event(game: CarpeAstra) -> None:
    """rules 10.3, 10.4: turn up the third card; if it strikes at once, replace the second."""
    if len(game.track) < data.OPEN_EVENTS:
        return
    event = game.track[data.OPEN_EVENTS - 1]
    game.tell("opens_event", (event,))
    game.curtain += 1
    if event in game.rules.instant and game.event_stack:
        game.past_events.append(game.track[1])
        game.track[1] = game.event_stack.pop()
        game.tell("strikes", (game.past_events[-1], game.track[1]))


class Round(Procedure):
    """Every seat once, from the start seat on (rules 3.11, 4)."""

    steps = ("take_turn", "pass_on")
    fields = ("played",)

    def __init__(self) -> None:
        super().__init__()
        self.played = 0

    def take_turn(self, game: CarpeAstra) -> None:
        game.active = (game.first + self.played) % game.players
        game.tell("turn", (game.active,))
        game.call(Turn(game.active))

    def pass_on(self, game: CarpeAstra) -> None:
        self.played += 1
        if self.played < game.players:
            self.again()


class Turn(Procedure):
    """Five phases (rules 4)."""

    steps = ("change_plan", "make_contacts", "infiltrate", "gain_support", "refill_hand", "draw_extra", "lose_exposed")
    fields = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def change_plan(self, game: CarpeAstra) -> None:
        game.scored = game.extra = game.exposed = 0
        game.call(ChangeOfPlan(self.seat))

    def make_contacts(self, game: CarpeAstra) -> None:
        game.call(NewContacts(self.seat))

    def infiltrate(self, game: CarpeAstra) -> None:
        game.call(Infiltrate(self.seat))

    def gain_support(self, game: CarpeAstra) -> None:
        game.call(GainSupport(self.seat))

    def refill_hand(self, game: CarpeAstra) -> None:
        """rules 10.1, 12.4"""
        missing = data.HAND - game.hand_size(self.seat)
        if missing > 0:
            game.call(Draw(self.seat, missing, int(game.rules.advanced)))

    def draw_extra(self, game: CarpeAstra) -> None:
        """rules 10.1, 12.3: always from the face-down decks."""
        if game.extra > 0:
            game.call(Draw(self.seat, game.extra, 0))

    def lose_exposed(self, game: CarpeAstra) -> None:
        """rules 8.6"""
        for other in range(game.players):
            if has_seat(game.exposed, other) and game.home(other) in game.agents[self.seat]:
                game.agents[self.seat].remove(game.home(other))
                game.tell("exposed", (self.seat, game.home(other)))
        game.scored = game.extra = game.exposed = 0
