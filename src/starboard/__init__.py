"""Starboard: star-empire board games, in the browser and in Python."""

__version__ = "0.1.0"
