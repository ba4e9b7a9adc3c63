"""Arcs: the base game, Leaders & Lore and, later, the campaign."""
