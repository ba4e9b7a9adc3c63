"""``starboard ladder``: ratings of bots."""

from starboard.arena.ladder import ladder as command

__all__ = ["command"]
