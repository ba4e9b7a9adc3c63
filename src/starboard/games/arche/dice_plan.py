"""Which dice to keep: the dice phase solved exactly, by dynamic programming over multisets of dice.

The dice of one kind neither help nor hinder those of another as long as the final worth is a sum over kinds, so each
kind is solved alone. Dice that were moved to the action pool stay there (6.3); the state is what is kept, how many
dice are still thrown, and how many rerolls are left after that throw.
"""

from __future__ import annotations

from typing import Final

BASE: Final = 11  # more than there are dice of a kind: a multiset of faces is a number to this base
LARGEST_CACHE: Final = 3000


def pack(counts: list[int]) -> int:
    """A multiset as a number: how often each face is there."""
    code = 0
    for count in reversed(counts):
        code = code * BASE + count
    return code


def unpack(code: int, faces: int) -> list[int]:
    counts: list[int] = []
    for _ in range(faces):
        counts.append(code % BASE)
        code //= BASE
    return counts


def multisets(faces: int, size: int) -> list[list[int]]:
    """All ways to distribute ``size`` dice over the faces."""
    if faces == 1:
        return [[size]]
    return [[first, *rest] for first in range(size + 1) for rest in multisets(faces - 1, size - first)]


class Throw:
    """One way a throw can fall: how likely it is and all parts of it that can be kept (code, size), whole first."""

    def __init__(self, code: int, chance: float, parts: list[tuple[int, int]]) -> None:
        self.code = code
        self.chance = chance
        self.parts = parts


class Die:
    """A kind of die: how many of its six sides show each face, and all throws of a number of such dice."""

    def __init__(self, sides: list[int]) -> None:
        self.sides = sides
        self.throws: dict[int, list[Throw]] = {}

    def throws_of(self, dice: int) -> list[Throw]:
        if dice not in self.throws:
            found = [self.throw(counts) for counts in multisets(len(self.sides), dice)]
            self.throws[dice] = [throw for throw in found if throw.chance > 0.0]
        return self.throws[dice]

    def throw(self, counts: list[int]) -> Throw:
        chance = 1.0
        rest = sum(counts)
        for count, sides in zip(counts, self.sides):
            for taken in range(count):
                chance *= (rest - taken) / (taken + 1) * sides / 6.0
            rest -= count
        return Throw(pack(counts), chance, parts_of(counts))


def parts_of(counts: list[int]) -> list[tuple[int, int]]:
    """Every multiset within another, largest first: when two are equally good, the larger one is kept."""
    found = [(0, 0)]
    weight = 1
    for count in counts:
        found = [(code + weight * n, size + n) for code, size in found for n in range(count + 1)]
        weight *= BASE
    return sorted(found, key=by_size)


def by_size(part: tuple[int, int]) -> tuple[int, int]:
    return (-part[1], part[0])


class Solver:
    """What the dice of one kind are worth, and what to keep, for one table of worths (multiset code -> worth)."""

    def __init__(self, die: Die, worth: dict[int, float]) -> None:
        self.die = die
        self.worth = worth
        self.known: dict[int, float] = {}

    def value(self, kept: int, dice: int, rerolls: int) -> float:
        """Before ``dice`` dice are thrown, with ``rerolls`` left after the throw."""
        if dice == 0:
            return self.worth[kept]
        key = (kept * BASE + dice) * BASE + rerolls
        if key not in self.known:
            total = 0.0
            for throw in self.die.throws_of(dice):
                total += throw.chance * self.fallen(kept, throw, dice, rerolls)
            self.known[key] = total
        return self.known[key]

    def fallen(self, kept: int, throw: Throw, dice: int, rerolls: int) -> float:
        """After the throw: the last one counts as it lies, any other is sorted out as well as possible."""
        best = self.worth[kept + throw.code]
        if rerolls == 0:
            return best
        for code, size in throw.parts:
            if size < dice:
                worth = self.value(kept + code, dice - size, rerolls - 1)
                if worth > best:
                    best = worth
        return best

    def keep(self, kept: int, lying: list[int], rerolls: int) -> tuple[int, float]:
        """The best part of the dice that lie there, as a code, and its worth; at least one reroll is left."""
        dice = sum(lying)
        best, found = self.worth[kept + pack(lying)], pack(lying)
        for code, size in parts_of(lying):
            if size < dice:
                worth = self.value(kept + code, dice - size, rerolls - 1)
                if worth > best + 1e-9:
                    best, found = worth, code
        return found, best


class Library:
    """Solvers by die and table, because the same tables come back again and again."""

    def __init__(self) -> None:
        self.dice: dict[str, Die] = {}
        self.solvers: dict[str, Solver] = {}

    def solver(self, sides: list[int], worth: dict[int, float]) -> Solver:
        spelled = str(sides)
        key = spelled + str(sorted(worth.items()))
        if key not in self.solvers:
            if spelled not in self.dice:
                self.dice[spelled] = Die(sides)
            if len(self.solvers) >= LARGEST_CACHE:
                self.solvers.clear()
            self.solvers[key] = Solver(self.dice[spelled], worth)
        return self.solvers[key]


LIBRARY: Final = Library()
