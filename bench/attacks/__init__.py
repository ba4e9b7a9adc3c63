"""Attacks on a server of one's own, on this machine only; each is bounded and prints one line."""
