"""What a choice promises, where a game can tell: the function ``outlook`` in the module ``outlook`` of its package."""

from __future__ import annotations

from collections.abc import Callable
from typing import Optional

from starboard.core.game import Title
from starboard.core.registry import part_of
from starboard.core.state import State
from starboard.core.text import Text
from starboard.server import wire

Found = tuple[list[tuple[Text, float, tuple[float, ...]]], list[tuple[Text, float]]]
Teller = Callable[[State, int], Optional[Found]]


def outlook(title: Title, view: State, choice: int, lang: str) -> Optional[wire.Outlook]:
    """Made from the view of the one who is asked, so that it tells nothing hidden."""
    tell: Optional[Teller] = getattr(part_of(title, "outlook"), "outlook", None)
    found = tell(view, choice) if tell is not None else None
    if found is None:
        return None
    numbers = [
        wire.Number(what(lang), round(mean, 4), [round(chance, 4) for chance in chances])
        for what, mean, chances in found[0]
    ]
    return wire.Outlook(numbers, [wire.Chance(what(lang), round(chance, 4)) for what, chance in found[1]])
