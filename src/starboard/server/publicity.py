"""Whether a seat knows more than everybody: then its bot's reasons wait until the game is over.

A reason says what spoke for a choice against the next best one. It is made from the seat's view, so it tells something
about whatever only that seat sees. Where a spectator sees the same, it tells nothing.
"""

from __future__ import annotations

from starboard.core.game import Title
from starboard.core.state import SPECTATOR, State


def knows_no_more(title: Title, state: State, seat: int) -> bool:
    """Whether a seat sees exactly what a spectator sees."""
    if not title.hidden:
        return True
    own, public = title.view(state, seat), title.view(state, SPECTATOR)
    if any([getattr(own, name) != getattr(public, name) for name in (*own.ints, *own.lists, *own.rows)]):
        return False
    return all([
        type(mine) is type(theirs) and all([getattr(mine, name) == getattr(theirs, name) for name in mine.fields])
        for mine, theirs in zip(own.stack, public.stack, strict=True)
    ])  # fmt: skip
