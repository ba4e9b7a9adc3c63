"""``starboard restore``: the command lives with the server."""

from __future__ import annotations

from starboard.server.upkeep import restore as command

__all__ = ["command"]
