"""The standard actions, a module each (p. 12-16)."""
