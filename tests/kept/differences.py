"""Log lines that may differ from the kept games. Everything else must not."""

from __future__ import annotations

from typing import NamedTuple


class Listed(NamedTuple):
    """Lines of a title with this key and these English words in them: compared in neither place nor number."""

    title: str
    key: str
    words: str
    reason: str


DIFFERENCES: tuple[Listed, ...] = ()
