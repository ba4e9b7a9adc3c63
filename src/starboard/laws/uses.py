"""How often each ability was used. Not a law, but a rule that no game ever came to was not examined either.

A game tells what its abilities are in an optional module ``abilities`` of its package:

- ``abilities(state)``: all that could be used in a game like this one, as keys that can be compared and pickled;
- ``name(ability)``: its Text;
- ``used_in(line)``: those that a log line tells of;
- ``used_by(state, answer)``: those that shape the open question, or that this answer to it uses.
"""

from __future__ import annotations

from typing import Any

from starboard.core.ask import CHANCE
from starboard.core.game import Title
from starboard.core.registry import part_of
from starboard.core.state import Line, State
from starboard.core.text import Text
from starboard.laws.node import Node


class Uses:
    """Abilities with how often they were used and in how many games, also those that never were."""

    def __init__(self) -> None:
        self.times: dict[Any, int] = {}
        self.games: dict[Any, int] = {}
        self.names: dict[Any, Text] = {}

    def add(self, other: Uses) -> None:
        self.names.update(other.names)
        for ability, times in other.times.items():
            self.times[ability] = self.times.get(ability, 0) + times
            self.games[ability] = self.games.get(ability, 0) + (times > 0)

    def never(self) -> list[Any]:
        return [ability for ability, times in self.times.items() if times == 0]


class Counter:
    """Looks on while one game is played."""

    def __init__(self, title: Title, start: State, uses: Uses) -> None:
        self.teller = part_of(title, "abilities")
        self.uses = uses
        for ability in self.teller.abilities(start) if self.teller is not None else []:
            uses.times[ability] = 0
            uses.names[ability] = self.teller.name(ability)

    def look(self, node: Node, lines: list[Line]) -> None:
        if self.teller is None:
            return
        used = [ability for line in lines for ability in self.teller.used_in(line)]
        ask = node.state.ask
        if ask is not None and ask.seat != CHANCE:
            used += self.teller.used_by(node.state, node.answer)
        for ability in used:
            self.uses.times[ability] += 1
