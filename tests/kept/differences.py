"""Log lines that may differ from the kept games. Everything else must not."""

from __future__ import annotations

from typing import NamedTuple


class Listed(NamedTuple):
    """Lines of a title with this key and these English words in them: compared in neither place nor number."""

    title: str
    key: str
    words: str
    reason: str


UNCHANGED = "asking writes no log: the card speaks in the step that gains Power, and only where it changes how much"
DIFFERENCES: tuple[Listed, ...] = (
    Listed("arcs", "ability", "Elder – Just.", UNCHANGED),
    Listed("arcs", "ability", "Archivist – Academic.", UNCHANGED),
    Listed("arcs", "ability", "Warrior – Violent.", UNCHANGED),
    Listed("arcs", "ability", "Noble – Proud.", UNCHANGED),
)
