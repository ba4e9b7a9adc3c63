"""What the options of a campaign fix beforehand."""

from __future__ import annotations

from starboard.core.errors import BadInput
from starboard.games.arcs.campaign.codes import tier_of
from starboard.games.arcs.campaign.ids import ACTS, FATES
from starboard.games.arcs.ids import NOTHING


class Plan:
    """From which act to which, with which fates, and how much is negotiated. If it ``fills``, fates that are not
    finished are drawn too where the others are too few for two each (C-175)."""

    def __init__(self, start: int = 1, last: int = ACTS, proposals: int = 4, fills: bool = True) -> None:
        if start > last:
            raise BadInput(f"a campaign cannot start with act {start} and end after act {last}")
        self.start = start
        self.last = last
        self.proposals = proposals  # of each seat in a Summit
        self.fills = fills
        self.fixed: list[list[int]] = []  # the fates of each seat where they are fixed

    def fix(self, fates: str, players: int) -> None:
        """Fix fates by number, a word for each seat; a seat that changes fates between acts names them as 1+9+17."""
        for word in fates.split():
            numbers = [int(part) if part.isascii() and part.isdigit() else 0 for part in word.split("+")]
            if not all([1 <= n <= FATES and not self.is_fixed(n) and numbers.count(n) == 1 for n in numbers]):
                raise BadInput(f"fixed fates are numbers from 1 to {FATES}, each once; {word!r} does not fit")
            tiers = [tier_of(number) for number in numbers]
            if tiers != sorted(set(tiers)):
                raise BadInput(f"a seat has one fate of each tier, in the order of the acts; {word!r} does not fit")
            if tiers[-1] >= self.last:
                raise BadInput(f"fate {numbers[-1]} comes with act {tiers[-1] + 1}, after the campaign's last")
            self.fixed.append(numbers)
        if len(self.fixed) > players:
            raise BadInput(f"fixed fates name {len(self.fixed)} seats for {players} players")

    def is_fixed(self, number: int) -> bool:
        return any([number in numbers for numbers in self.fixed])

    def fixed_fate(self, seat: int, tier: int) -> int:
        """The fate of a tier that the options give a seat; NOTHING if it draws."""
        for number in self.fates_of(seat):
            if tier_of(number) == tier:
                return number
        return NOTHING

    def fates_of(self, seat: int) -> list[int]:
        return self.fixed[seat] if seat < len(self.fixed) else []
