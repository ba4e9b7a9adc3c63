"""Final scoring (rules 11)."""

from __future__ import annotations

from starboard.core.game import Result
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import support_at
from starboard.games.carpe_astra.state import CarpeAstra


def guild_points(held: list[int], supply: int) -> list[int]:
    """rules 11.1 to 11.3: the points of every seat for one guild, from the markers they hold."""
    most = max(held)
    if most == 0:
        return [0] * len(held)
    if held.count(most) > 1:
        return [data.TIED_FIRST if count == most else 0 for count in held]
    best = data.FIRST_ALL if sum(held) == most and supply == 0 else data.FIRST
    second = max([count for count in held if count < most])
    runner_up = data.SECOND if held.count(second) == 1 else data.TIED_SECOND
    return [best if count == most else runner_up if count == second and count > 0 else 0 for count in held]


def held_by_seat(game: CarpeAstra, guild: int) -> list[int]:
    return [game.support[support_at(seat, guild)] for seat in range(game.players)]


def points(game: CarpeAstra) -> list[int]:
    total = [0] * game.players
    for guild in range(data.GUILDS):
        for seat, gained in enumerate(guild_points(held_by_seat(game, guild), game.supply[guild])):
            total[seat] += gained
    return total


def result(game: CarpeAstra) -> Result:
    """rules 11.4: most points, then most credits, then a shared victory."""
    total = points(game)
    ranks = [(total[seat], game.credits[seat]) for seat in range(game.players)]
    best = max(ranks)
    return Result(tuple(total), tuple([seat for seat in range(game.players) if ranks[seat] == best]))
