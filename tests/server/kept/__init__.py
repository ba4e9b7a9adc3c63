"""Tables, records and snapshots as commit 21a872e wrote them. They are never written again: see ``make.py``."""
