"""``starboard arena``: who plays better."""

from starboard.arena.command import arena as command

__all__ = ["command"]
