"""What is played: one deal in every distinct seating is a block, and blocks are what statistics are made of."""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

from starboard.core.chance import derive
from starboard.core.errors import BadInput
from starboard.core.game import MAX_SEED, Setup, Title, Value


class Field(NamedTuple):
    """Who sits at a table: bots by name. A name with a star is a renamed twin: the same bot, other thoughts.
    ``expert@50`` is a bot with so many iterations per search."""

    bots: tuple[str, ...]


class Plan(NamedTuple):
    """Everything that decides how a run goes. Plain data: it travels to workers and clusters."""

    title: str
    variant: str
    players: int
    seed: int
    options: dict[str, Value]
    fields: tuple[Field, ...]
    iterations: int
    files: tuple[str, ...] = ()  # files that register bots of their own; workers load them too

    def setup(self, deal: int) -> Setup:
        """The deal is held fixed while all seatings are played."""
        return Setup(self.title, self.variant, self.players, derive(self.seed, "deal", deal) & MAX_SEED, self.options)


class Unit(NamedTuple):
    """One game: a deal and who sits where."""

    deal: int
    field: int
    seating: tuple[str, ...]


TWIN = "*"
ITERATIONS = "@"


def bot_of(name: str) -> str:
    """The bot behind a name in a field, without twin mark and iterations."""
    return name.rstrip(TWIN).partition(ITERATIONS)[0]


def iterations_of(name: str, otherwise: int) -> int:
    """The iterations that a name asks for: ``expert@50``."""
    _, mark, number = name.rstrip(TWIN).partition(ITERATIONS)
    if not mark:
        return otherwise
    if not number.isdigit() or int(number) == 0:
        raise BadInput(f"after @ comes a number of iterations, as in expert@50, not {number!r}")
    return int(number)


def fields(bots: list[str], players: int) -> tuple[Field, ...]:
    """One candidate against copies, or a table of different bots; a renamed twin is in every run."""
    if len(bots) == 1:
        bots = [bots[0], bots[0] + TWIN]
    if len(bots) == 2 and players > 2:
        rival = bots[1].rstrip(TWIN)
        copies = [rival + (TWIN if number % 2 else "") for number in range(players - 1)]
        return (Field((bots[0], *copies)),)
    if len(bots) != players:
        raise BadInput(f"name 1, 2 or {players} bots for {players} players, not {len(bots)}")
    field = Field(tuple(bots))
    if any([name.endswith(TWIN) for name in bots]) or len(set(bots)) < len(bots):
        return (field,)
    # Nobody at this table is there twice, so the noise is measured at a table of its own.
    twins = [bots[-1] + (TWIN if number % 2 else "") for number in range(players)]
    return (field, Field(tuple(twins)))


def seatings(field: Field) -> list[tuple[str, ...]]:
    """All distinct ways to seat a field; a twin counts as another bot."""
    return sorted(set(permutations(field.bots)))


def block(plan: Plan, deal: int) -> list[Unit]:
    """All games of one deal."""
    return [
        Unit(deal, number, seating)
        for number, field in enumerate(plan.fields)
        for seating in light_seatings(field, deal)
    ]


def light_seatings(field: Field, deal: int) -> list[tuple[str, ...]]:
    """Every seating that differs in more than twins' names; which copy is the twin changes from deal to deal,
    so that twins meet all seats as often as their originals without doubling the work. A table of twins alone is
    played in all its seatings: its noise must not come from fewer games than the result."""
    if len({name.rstrip(TWIN) for name in field.bots}) == 1:
        return seatings(field)
    kinds: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for seating in seatings(field):
        kinds.setdefault(tuple([name.rstrip(TWIN) for name in seating]), []).append(seating)
    return [group[deal % len(group)] for _, group in sorted(kinds.items())]


def check(title: Title, plan: Plan) -> None:
    """Refuse what cannot be played before anything starts."""
    from starboard.bots.bot import make

    title.setup(plan.variant, plan.players, plan.seed, dict(plan.options))
    for field in plan.fields:
        for name in field.bots:
            make(bot_of(name), title)
            iterations_of(name, plan.iterations)
