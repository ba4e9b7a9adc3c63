"""Phase 3, infiltration of the guilds (rules 7): place and move agents, turn tiles, stay connected."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import halves_of, is_half, other_half, tile_of
from starboard.games.carpe_astra.queries import SUPPLY, groups, open_places, sources, turnable
from starboard.games.carpe_astra.state import CarpeAstra

PLACE: Final = 0
MOVE: Final = 1
TURN: Final = 2
RETURN: Final = 3
DEEDS: Final = ("place", "move", "turn", "return")  # the texts of these deeds


class Infiltrate(Procedure):
    """Finite, because all but the first placements and every turn of a tile cost a credit,
    and an agent can be taken back only as often as one was placed."""

    steps = ("choose_deed", "start_deed", "check_network")
    fields = ("seat", "deed", "placed")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.deed = 0
        self.placed = 0

    def wording(self, game: CarpeAstra, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["price"] = self.cost(game)
        return DEEDS[choice]

    def cost(self, game: CarpeAstra) -> int:
        """rules 7.2: of the next placement."""
        return 0 if self.placed < game.rules.free_placements else data.PLACEMENT_COST

    def choose_deed(self, game: CarpeAstra) -> Ask:
        seat = self.seat
        credits = game.credits[seat]
        own = game.agents[seat]
        choices = [DONE]
        if credits >= self.cost(game):
            free = open_places(game, seat)
            if len(own) < data.AGENTS and free:
                choices.append(PLACE)
            if sources(game, seat, free):
                choices.append(MOVE)
        if credits >= data.TURN_COST and turnable(game, seat):
            choices.append(TURN)
        if own and game.rules.free_return:
            choices.append(RETURN)
        return Ask(seat, "deed", choices)

    def start_deed(self, game: CarpeAstra) -> None:
        if self.deed == DONE:
            return
        self.again()
        if self.deed == PLACE or self.deed == MOVE:
            game.call(PlaceAgent(self.seat, self.deed, self.cost(game)))
            self.placed += 1
        elif self.deed == TURN:
            game.call(TurnTile(self.seat))
        else:
            game.call(ReturnAgent(self.seat))

    def check_network(self, game: CarpeAstra) -> None:
        """rules 7.7"""
        game.call(KeepNetwork(self.seat))


class PlaceAgent(Procedure):
    """rules 7.2 to 7.4: one agent from the supply (place) or from the map (move) to a hex."""

    steps = ("choose_source", "choose_place", "set_down")
    fields = ("seat", "deed", "cost", "source", "place")

    def __init__(self, seat: int = 0, deed: int = 0, cost: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.deed = deed
        self.cost = cost
        self.source = SUPPLY
        self.place = 0

    def choose_source(self, game: CarpeAstra) -> Ask | None:
        if self.deed == PLACE:
            return None
        return Ask(self.seat, "source", sources(game, self.seat, open_places(game, self.seat)))

    def choose_place(self, game: CarpeAstra) -> Ask:
        return Ask(self.seat, "place", open_places(game, self.seat, self.source))

    def set_down(self, game: CarpeAstra) -> None:
        own = game.agents[self.seat]
        game.credits[self.seat] -= self.cost
        if self.source == SUPPLY:
            game.tell("places", (self.seat, self.place))
        else:
            own.remove(self.source)
            game.tell("moves", (self.seat, self.source, self.place))
        own.append(self.place)
        own.sort()
        if is_half(self.place):
            drive_out(game, self.seat, self.place)


def drive_out(game: CarpeAstra, seat: int, place: int) -> None:
    """rules 7.4: a guild half holds one agent in all."""
    for other in range(game.players):
        if other != seat and place in game.agents[other]:
            game.agents[other].remove(place)
            game.tell("drives_out", (seat, other, place))


class TurnTile(Procedure):
    """rules 7.5: agents keep their hex, so they change guild."""

    steps = ("choose_tile", "turn")
    fields = ("seat", "tile")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.tile = 0

    def choose_tile(self, game: CarpeAstra) -> Ask:
        return Ask(self.seat, "tile", turnable(game, self.seat))

    def turn(self, game: CarpeAstra) -> None:
        game.credits[self.seat] -= data.TURN_COST
        one, other = halves_of(self.tile)
        where = game.where
        where[one], where[other] = where[other], where[one]
        own = game.agents[self.seat]
        own[:] = sorted([other_half(place) if tile_of(place) == self.tile else place for place in own])
        game.tell("turns", (self.seat, self.tile))


class ReturnAgent(Procedure):
    """rules 7.6"""

    steps = ("choose_place", "take_back")
    fields = ("seat", "place")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.place = 0

    def choose_place(self, game: CarpeAstra) -> Ask:
        own = game.agents[self.seat]
        return Ask(self.seat, "place", [place for i, place in enumerate(own) if i == 0 or own[i - 1] != place])

    def take_back(self, game: CarpeAstra) -> None:
        game.agents[self.seat].remove(self.place)
        game.tell("takes_back", (self.seat, self.place))


class KeepNetwork(Procedure):
    """rules 7.7: only one connected group of agents stays; a group is named by its lowest place."""

    steps = ("choose_group", "remove_others")
    fields = ("seat", "keep")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.keep = 0

    def wording(self, game: CarpeAstra, field: str, choice: int, values: dict[str, Ref]) -> str:
        """A part is named by all its agents."""
        values["group"] = tuple([place for part in groups(game, self.seat) if part[0] == choice for place in part])
        return ""

    def choose_group(self, game: CarpeAstra) -> Ask | None:
        parts = groups(game, self.seat)
        if len(parts) < 2:
            self.stop()
            return None
        return Ask(self.seat, "keep", [part[0] for part in parts])

    def remove_others(self, game: CarpeAstra) -> None:
        for part in groups(game, self.seat):
            if part[0] == self.keep:
                game.agents[self.seat] = part
            else:
                for place in part:
                    game.tell("breaks_off", (self.seat, place))
