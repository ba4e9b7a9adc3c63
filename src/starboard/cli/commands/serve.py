"""``starboard serve``, which is also what ``starboard`` alone does."""

from __future__ import annotations

from starboard.server.command import serve as command

__all__ = ["command"]
