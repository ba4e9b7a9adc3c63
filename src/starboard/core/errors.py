"""What can go wrong from outside, each with one clear sentence."""

from __future__ import annotations


class BadInput(Exception):
    """Something from outside does not fit; the message is for people."""


class IllegalChoice(BadInput):
    """An answer that the open question does not allow."""


class DamagedFile(BadInput):
    """A save or record that cannot be read, and why."""
