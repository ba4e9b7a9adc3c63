"""Battle dice (p. 14): pools, symbols, rolling again."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask, Roll
from starboard.core.procedure import Procedure
from starboard.games.arcs.ids import DICE_PER_TYPE, FACES, NOBODY, NOTHING, NOWHERE, SYSTEMS
from starboard.games.arcs.state import Arcs

HIT: Final = 0
OWN_HIT: Final = 1
INTERCEPT: Final = 2
BUILDING_HIT: Final = 3
KEY: Final = 4
SYMBOLS: Final = 5

ANY_DIE: Final = 3  # for cards that let dice of all types be rolled again at once
ANY_EFFECT: Final = 500  # + card; smaller numbers are card * 3 + die type


def pools(most: int, least: int, most_raid: int) -> list[tuple[int, int, int]]:
    """All (assault, skirmish, raid) with a number of dice from least to most, at most six of a type."""
    found = []
    for assault in range(min(most, DICE_PER_TYPE) + 1):
        for skirmish in range(min(most - assault, DICE_PER_TYPE) + 1):
            for raid in range(min(most - assault - skirmish, DICE_PER_TYPE, most_raid) + 1):
                if assault + skirmish + raid >= least:
                    found.append((assault, skirmish, raid))
    # Caps can make the mandatory dice impossible: then as many as possible (O-04).
    return found or pools(most, least - 1, most_raid)


def symbols(assault: int, skirmish: int, raid: int, faces: tuple[int, ...]) -> list[int]:
    """How often each symbol shows."""
    total = [0] * SYMBOLS
    for at, face in enumerate(faces):
        die = 0 if at < assault else 1 if at < assault + skirmish else 2
        shown = FACES[die][face]
        for symbol in range(SYMBOLS):
            total[symbol] += shown[symbol]
    return total


class RollAgain(Procedure):
    """After a roll: each effect that lets the roller roll dice of a type again, once, in the order they like
    (OC-04). The dice are the last ones rolled by the procedure below in the stack, in its field ``faces``."""

    steps = ("choose_effect", "choose_die", "take_die", "roll", "put_back")
    fields = ("seat", "counts", "system", "battle", "spent", "effect", "taken", "die", "again_faces")

    def __init__(
        self, seat: int = NOBODY, counts: tuple[int, ...] = (), system: int = NOWHERE, battle: int = 1
    ) -> None:
        super().__init__()
        self.seat = seat
        self.counts = counts  # dice per type
        self.system = system
        self.battle = battle
        self.spent: tuple[int, ...] = ()  # effects used
        self.effect = NOTHING
        self.taken: tuple[int, ...] = ()  # positions of dice to roll again
        self.die = NOTHING
        self.again_faces: tuple[int, ...] = ()

    def choose_effect(self, game: Arcs) -> Ask:
        return Ask(self.seat, "effect", [DONE, *self.effects(game)])

    def choose_die(self, game: Arcs) -> Ask | None:
        if self.effect == DONE:
            self.stop()
            return None
        if len(self.taken) == self.limit(game, self.effect):
            self.die = DONE
            return None
        return Ask(self.seat, "die", [DONE, *self.candidates(game)])

    def take_die(self, game: Arcs) -> None:
        if self.die != DONE:
            self.taken = (*self.taken, self.die)
            self.go_to("choose_die")
        elif not self.taken:
            self.again()
            self.spent = (*self.spent, self.effect)

    def roll(self, game: Arcs) -> Ask:
        return Roll("again_faces", (6,) * len(self.taken))

    def put_back(self, game: Arcs) -> None:
        faces = list(self.rolled(game))
        for position, face in zip(self.taken, self.again_faces):
            faces[position] = face
        setattr(game.stack[-2], "faces", tuple(faces))  # noqa: B010 (the frame below may be a battle or another roll)
        shown = tuple([die_at(self.counts, position) * 6 + faces[position] for position in self.taken])
        game.tell("roll_again", (self.seat, card_of(self.effect), shown))
        self.spent = (*self.spent, self.effect)
        self.taken = ()
        self.again()

    # -- queries -----------------------------------------------------------------------------------

    def rolled(self, game: Arcs) -> tuple[int, ...]:
        faces: tuple[int, ...] = getattr(game.stack[-2], "faces")  # noqa: B009
        return faces

    def effects(self, game: Arcs) -> list[int]:
        found: list[int] = []
        for owner, card in game.at.rerolls:
            if owner == self.seat:
                effects = [card.id * 3 + die for die in range(3)] + [ANY_EFFECT + card.id]
                found += [effect for effect in effects if self.limit(game, effect) > 0]
        return sorted(found)

    def limit(self, game: Arcs, effect: int) -> int:
        """How many dice an effect may roll again; none if it was used on this roll."""
        if effect in self.spent:
            return 0
        die, id = die_of(effect), card_of(effect)
        dice = sum(self.counts) if die == ANY_DIE else self.counts[die]
        fresh = game.fresh[self.seat * SYSTEMS + self.system]
        for owner, card in game.at.rerolls:
            if owner == self.seat and card.id == id and dice:
                return min(card.rerolls(game, owner, die, dice, fresh, self.battle == 1), dice)
        return 0

    def candidates(self, game: Arcs) -> list[int]:
        """Positions of dice that may still be picked; equal dice with equal faces are offered once."""
        wanted = die_of(self.effect)
        faces = self.rolled(game)
        found: list[int] = []
        shown: list[int] = []
        for position, face in enumerate(faces):
            die = die_at(self.counts, position)
            if wanted in (die, ANY_DIE) and position not in self.taken and die * 6 + face not in shown:
                shown.append(die * 6 + face)
                found.append(position)
        return found


def card_of(effect: int) -> int:
    return effect - ANY_EFFECT if effect >= ANY_EFFECT else effect // 3


def die_of(effect: int) -> int:
    return ANY_DIE if effect >= ANY_EFFECT else effect % 3


def die_at(counts: tuple[int, ...], position: int) -> int:
    """The type of the die at a position of a roll."""
    return 0 if position < counts[0] else 1 if position < counts[0] + counts[1] else 2
