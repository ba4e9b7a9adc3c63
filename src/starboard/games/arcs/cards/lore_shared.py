"""What lore cards of several files share."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.cards.card import Reason
from starboard.games.arcs.codes import is_damaged, piece_of
from starboard.games.arcs.ids import STARPORT
from starboard.games.arcs.queries import standing
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import clear_outrage, discard_card

SYSTEM: Final = Text("{it:system}", "{it:system}")
TOKEN: Final = Text("{token:token}", "{token:token}")
NUMBER: Final = Text("{it:n}", "{it:n}")


def has_fresh_starport(game: Arcs, seat: int, system: int) -> bool:
    return any([piece_of(value) == STARPORT and not is_damaged(value) for value in standing(game, system, seat)])


def discard_to_clear(game: Arcs, owner: int, card: int, resources: tuple[int, ...]) -> None:
    """A lore card goes to the Court discard pile, and agents come home from Outrage slots (CC-01: if any)."""
    discard_card(game, card)
    for resource in resources:
        clear_outrage(game, owner, resource)


TEXTS: Final = {
    "replace": Text("{0:seat} setzt ein: {1:piece}, {2:system}.", "{0:seat} puts in: {1:piece}, {2:system}."),
}

REASONS: Final = {
    "undeclared": Reason(Text("Nicht bekundet: {0:ambition}.", "Not declared: {0:ambition}.")),
}
