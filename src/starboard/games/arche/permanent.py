"""The 8 operations that work while their card is active; on an event until the end of the turn (9.4)."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arche.card import Effect
from starboard.games.arche.ids import (
    ARK_STRENGTH,
    BASE_RESISTANCE,
    BLOCK_RESISTANCE,
    CRITICAL_BONUS,
    DISCOUNT,
    ENTRY_BONUS,
    LOOT_BONUS,
    LOOT_GUARD,
    TROOP_STRENGTH,
)
from starboard.games.arche.words import PRICED, life, resources

TROOP: Final[tuple[int, ...]] = (TROOP_STRENGTH,)  # scopes of a strength bonus: who attacks
ARK: Final[tuple[int, ...]] = (ARK_STRENGTH,)
ALL: Final[tuple[int, ...]] = (TROOP_STRENGTH, ARK_STRENGTH)


class StrengthBonus(Effect):
    """WAFFENTECHNOLOGIE (9.3)."""

    static = True

    def __init__(self, n: int, scope: tuple[int, ...]) -> None:
        self.n = n
        self.scope = scope

    def add(self, sums: list[int], row: int) -> None:
        for strength in self.scope:
            sums[row + strength] += self.n

    def text(self) -> Text:
        if self.scope == TROOP:
            return Text(
                f"Waffentechnologie: Angriffe aus deinem Kampftrupp haben +{self.n} Stärke.",
                f"Weapon technology: attacks from your combat troop have +{self.n} strength.",
            )
        if self.scope == ARK:
            return Text(
                f"Waffentechnologie: Angriffe aus der Arche haben +{self.n} Stärke.",
                f"Weapon technology: attacks from the Ark have +{self.n} strength.",
            )
        return Text(
            f"Waffentechnologie: Deine angreifenden Soldaten haben +{self.n} Stärke.",
            f"Weapon technology: your attacking soldiers have +{self.n} strength.",
        )


class BaseResistance(Effect):
    static = True

    def __init__(self, n: int) -> None:
        self.n = n

    def add(self, sums: list[int], row: int) -> None:
        sums[row + BASE_RESISTANCE] += self.n

    def text(self) -> Text:
        return Text(f"Deine Basis hat +{self.n} Widerstand.", f"Your base has +{self.n} resistance.")


class BlockResistance(Effect):
    static = True

    def __init__(self, n: int) -> None:
        self.n = n

    def add(self, sums: list[int], row: int) -> None:
        sums[row + BLOCK_RESISTANCE] += self.n

    def text(self) -> Text:
        return Text(
            f"Deine abblockenden Soldaten haben +{self.n} Widerstand.",
            f"Your blocking soldiers have +{self.n} resistance.",
        )


class CriticalBonus(Effect):
    static = True

    def __init__(self, n: int) -> None:
        self.n = n

    def add(self, sums: list[int], row: int) -> None:
        sums[row + CRITICAL_BONUS] += self.n

    def text(self) -> Text:
        return Text(
            f"Deine kritischen Treffer geben {self.n} Stärke mehr.",
            f"Your critical hits give {self.n} more strength.",
        )


class ArkEntryBonus(Effect):
    static = True

    def __init__(self, n: int) -> None:
        self.n = n

    def add(self, sums: list[int], row: int) -> None:
        sums[row + ENTRY_BONUS] += self.n

    def text(self) -> Text:
        return Text(
            f"Betreten deine Soldaten die Arche, haben sie dort {life(self.n).de} mehr.",
            f"Your soldiers enter the Ark with +{self.n} life.",
        )


class LootGuard(Effect):
    static = True

    def __init__(self, n: int) -> None:
        self.n = n

    def add(self, sums: list[int], row: int) -> None:
        sums[row + LOOT_GUARD] += self.n

    def text(self) -> Text:
        return Text(
            f"Angriffe erbeuten {self.n} Paragon weniger aus deiner Basis.",
            f"Attacks loot {self.n} paragon less from your base.",
        )


class LootBonus(Effect):
    static = True

    def __init__(self, n: int) -> None:
        self.n = n

    def add(self, sums: list[int], row: int) -> None:
        sums[row + LOOT_BONUS] += self.n

    def text(self) -> Text:
        dice = "die" if self.n == 1 else "dice"
        return Text(
            f"Wirf beim Erbeuten aus einer Basis {self.n} Paragonwürfel mehr.",
            f"Roll {self.n} more paragon {dice} when you loot a base.",
        )


class Discount(Effect):
    static = True

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def add(self, sums: list[int], row: int) -> None:
        sums[row + DISCOUNT + self.what] += self.n

    def text(self) -> Text:
        words, what = resources(self.n), PRICED[self.what]
        return Text(
            f"Du zahlst {words.de} weniger für {what.de} (mindestens 1).",
            f"You pay {words.en} less for {what.en} (at least 1).",
        )
