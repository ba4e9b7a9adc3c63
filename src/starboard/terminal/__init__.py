"""A table in the terminal. ``play.py`` serves every game; a module named after a game draws its board."""
