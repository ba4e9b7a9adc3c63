"""The small core that every game stands on. Standard library only."""
