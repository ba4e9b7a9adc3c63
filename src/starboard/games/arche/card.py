"""What a card is, and the closed list of moments at which its effects step in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.core.text import Text
from starboard.games.arche.ids import NEVER, PERMANENT

if TYPE_CHECKING:
    from starboard.games.arche.state import Arche


CODES: Final = ("LEG", "WAT", "CON", "HEA", "TEC", "NOM", "SHA", "ORD")  # factions in order


class Effect:
    """One line of a card's text: an operation with its numbers. Stateless; it works for the player on turn."""

    static: bool = False  # works while the card is active; on an event until the end of the turn (9.4)

    def resolve(self, game: Arche) -> None:
        """Moment: the card is resolved in the effect phase, or used, or an event is bought."""

    def useful(self, game: Arche) -> bool:
        """Whether resolving it now could change anything; what cannot is not offered."""
        return True

    def add(self, sums: list[int], row: int) -> None:
        """Moment: the permanent effects of a seat are added up; its row begins at ``row``."""

    def text(self) -> Text:
        raise NotImplementedError


class Card:
    """A printed card. Kind and faction follow from its code: ``S-LEG-3`` is the third soldier of the Legion."""

    def __init__(self, code: str, name: Text, cost: int, phase: int, effects: tuple[Effect, ...]) -> None:
        self.code = code
        self.kind = "SCBEF".index(code[0])
        self.faction = CODES.index(code[2:5])
        self.name = name
        self.cost = cost
        self.strength = 0
        self.resistance = 0
        self.paragon = 0
        self.phase = phase
        self.effects = effects
        self.pay = 0  # the price of each use
        self.needs_ark = False  # works only while the owner's soldier is in the Ark
        self.permanent = phase == PERMANENT

    def __repr__(self) -> str:
        return f"Card({self.code} {self.name.en})"


def soldier(
    code: str,
    de: str,
    en: str,
    cost: int,
    values: tuple[int, int, int],
    phase: int = NEVER,
    effects: tuple[Effect, ...] = (),
) -> Card:
    """``values`` are strength, resistance and paragon value."""
    printed = Card(code, Text(de, en), cost, phase, effects)
    printed.strength, printed.resistance, printed.paragon = values
    return printed


def card(
    code: str,
    de: str,
    en: str,
    cost: int,
    phase: int,
    effects: tuple[Effect, ...],
    pay: int = 0,
    needs_ark: bool = False,
) -> Card:
    printed = Card(code, Text(de, en), cost, phase, effects)
    printed.pay = pay
    printed.needs_ark = needs_ark
    return printed
