"""Opponents. A bot gets a view and the open question, never the position behind it."""
