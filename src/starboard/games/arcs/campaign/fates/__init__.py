"""The 24 fates, a module each: what a seat strives for, its cards, and what it leaves behind."""
