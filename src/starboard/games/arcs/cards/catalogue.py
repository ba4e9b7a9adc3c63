"""Where cards stand: the one list of their files, from which the deck, the procedures, texts and reasons are made.

A card lives in one file: its class, what it does when that takes more than a line, what players read of it, why it
may not be used and what it is worth. Cards of several files share what stands in a ``*_shared`` file.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.cards import (
    guild_fuel,
    guild_material,
    guild_psionic,
    guild_relic,
    guild_shared,
    guild_weapon,
    leaders_1_to_4,
    leaders_5_to_8,
    leaders_9_to_12,
    leaders_13_to_16,
    leaders_shared,
    lore_1_to_7,
    lore_8_to_14,
    lore_15_to_18,
    lore_19_to_24,
    lore_25_to_28,
    lore_shared,
    vox,
)
from starboard.games.arcs.cards.card import DECK, Card, Reason
from starboard.games.arcs.ids import NOTHING

# Log lines hold the numbers of abilities, which are counted in this order: a new file comes last.
FILES: Final[tuple[ModuleType, ...]] = (
    guild_shared, guild_material, guild_fuel, guild_weapon, guild_psionic, guild_relic, vox,
    leaders_shared, leaders_1_to_4, leaders_5_to_8, leaders_9_to_12, leaders_13_to_16,
    lore_shared, lore_1_to_7, lore_8_to_14, lore_19_to_24, lore_25_to_28, lore_15_to_18,
)  # fmt: skip
TEXTS: Final[dict[str, Text]] = {}
REASONS: Final[dict[str, Reason]] = {}
NOUNS: Final[dict[str, tuple[Text, ...]]] = {}  # names of things by kind, besides those of the base game
EXPLAINED: Final[dict[str, tuple[Text, ...]]] = {}  # what they are


def add(file: ModuleType) -> None:
    """Every card of a file (kinds of cards have no id, and those of other files are there already), its ``TEXTS`` and
    its ``REASONS``, where it has any."""
    for thing in vars(file).values():
        if isinstance(thing, type) and issubclass(thing, Card) and thing.printed != NOTHING and not DECK.has(thing):
            for id in (thing.printed, *thing.copies):
                DECK.add(thing(id))
    for key, text in getattr(file, "TEXTS", {}).items():
        assert TEXTS.setdefault(key, text) is text, f"two files word {key}"
    for key, reason in getattr(file, "REASONS", {}).items():
        assert REASONS.setdefault(key, reason) is reason, f"two files give the reason {key}"
    NOUNS.update(getattr(file, "NOUNS", {}))
    EXPLAINED.update(getattr(file, "EXPLAINED", {}))


for _file in FILES:
    add(_file)
DECK.base = len(DECK.cards)
