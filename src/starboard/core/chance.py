"""The random source: a hash of seed, lane and counter, the same on every machine.

All factors stay below 2**30, so that compiled code never leaves machine integers.
"""

from __future__ import annotations

import hashlib
from typing import Final

LOW: Final = 0x3FFFFFFF
SPAN: Final = 1 << 64  # what a draw of a sealed stream may be


def derive(seed: int, *labels: object) -> int:
    """An independent seed for a purpose: ``derive(seed, "game", 7)``."""
    text = "/".join([str(seed), *[str(label) for label in labels]])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")


class Stream:
    """Numbers that follow from a seed and a lane alone; a new lane is a new stream."""

    def __init__(self, seed: int, lane: int = 0) -> None:
        self.low = (seed ^ (lane * 0x1E3779B1)) & LOW
        self.high = ((seed >> 30) + lane) & LOW
        self.counter = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        self.counter += 1
        z = (self.low + self.counter * 0x1E3779B9) & LOW
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & LOW
        z = ((z ^ (z >> 15) ^ self.high) * 0x2C1B3C6D) & LOW
        z = ((z ^ (z >> 15)) * 0x297A2D39) & LOW
        return (z ^ (z >> 15)) % n

    def order(self, n: int) -> tuple[int, ...]:
        """A random order of 0 to n - 1."""
        rest = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        return tuple(rest)

    def shuffle(self, cards: list[int]) -> None:
        cards[:] = [cards[i] for i in self.order(len(cards))]


class Sealed(Stream):
    """Numbers that nobody can foresee without the key. Slower than a plain stream, and for tables only."""

    def __init__(self, key: bytes, lane: int) -> None:
        super().__init__(0, lane)
        self.key = key
        self.lane = lane

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely: what would favour some is drawn anew."""
        while True:
            text = f"{self.lane}/{self.counter}"
            self.counter += 1
            drawn = int.from_bytes(hashlib.blake2b(text.encode(), key=self.key, digest_size=8).digest(), "big")
            if drawn < SPAN - SPAN % n:
                return drawn % n
