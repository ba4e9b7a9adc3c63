"""``starboard prune``: the command lives with the server."""

from __future__ import annotations

from starboard.server.upkeep import prune as command

__all__ = ["command"]
