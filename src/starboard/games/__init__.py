"""The games. Each is a package with a module ``title``; see docs/adding-a-game.md."""
