"""Battle dice (p. 14): pools, symbols, rolling again."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask, Roll
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.actions.attack import attack_at
from starboard.games.arcs.codes import face, reroll, reroll_card, reroll_die
from starboard.games.arcs.ids import ANY_DIE, ASSAULT, DICE_PER_TYPE, FACES, NOBODY, NOTHING, NOWHERE, RAID, SKIRMISH
from starboard.games.arcs.queries import fresh_at
from starboard.games.arcs.state import Arcs

HIT: Final = 0
OWN_HIT: Final = 1
INTERCEPT: Final = 2
BUILDING_HIT: Final = 3
KEY: Final = 4
SYMBOLS: Final = 5


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


def die_at(counts: tuple[int, ...], position: int) -> int:
    """The type of the die at a position of a roll."""
    return ASSAULT if position < counts[0] else SKIRMISH if position < counts[0] + counts[1] else RAID


def symbols(counts: tuple[int, ...], faces: tuple[int, ...]) -> list[int]:
    """How often each symbol shows on so many dice of each type."""
    total = [0] * SYMBOLS
    for position, number in enumerate(faces):
        shown = FACES[die_at(counts, position)][number]
        for symbol in range(SYMBOLS):
            total[symbol] += shown[symbol]
    return total


def dice_shown(counts: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """A roll as the log tells it."""
    return tuple([face(die_at(counts, position), number) for position, number in enumerate(faces)])


class RollAgain(Procedure):
    """After a roll: each effect that lets the roller roll dice of a type again, once, in the order they like
    (OC-04). The dice are those last rolled by the attack at a depth of the stack."""

    steps = ("choose_effect", "choose_die", "take_die", "roll", "put_back")
    fields = ("attack", "seat", "counts", "system", "victim", "spent", "effect", "taken", "die", "again_faces")

    def __init__(
        self,
        attack: int = NOTHING,
        seat: int = NOBODY,
        counts: tuple[int, ...] = (),
        system: int = NOWHERE,
        victim: int = NOBODY,
    ) -> None:
        super().__init__()
        self.attack = attack
        self.seat = seat
        self.counts = counts  # dice per type
        self.system = system
        self.victim = victim  # the defender of a battle; NOBODY for any other attack
        self.spent: tuple[int, ...] = ()  # effects used
        self.effect = NOTHING
        self.taken: tuple[int, ...] = ()  # positions of dice to roll again
        self.die = NOTHING
        self.again_faces: tuple[int, ...] = ()

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "die":
            values["face"] = face(die_at(self.counts, choice), attack_at(game, self.attack).faces[choice])
            return ""
        values["card"] = reroll_card(choice)
        values["die"] = reroll_die(choice)
        return "any" if values["die"] == ANY_DIE else ""

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
        attack = attack_at(game, self.attack)
        faces = list(attack.faces)
        for position, number in zip(self.taken, self.again_faces):
            faces[position] = number
        attack.faces = tuple(faces)
        shown = tuple([face(die_at(self.counts, position), faces[position]) for position in self.taken])
        game.tell("roll_again", (self.seat, reroll_card(self.effect), shown))
        self.spent = (*self.spent, self.effect)
        self.taken = ()
        self.again()

    # -- queries -----------------------------------------------------------------------------------

    def effects(self, game: Arcs) -> list[int]:
        found: list[int] = []
        for card in game.moments.rerolls[self.seat]:
            effects = [reroll(card.id, die) for die in (ASSAULT, SKIRMISH, RAID, ANY_DIE)]
            found += [effect for effect in effects if self.limit(game, effect) > 0]
        return sorted(found)

    def limit(self, game: Arcs, effect: int) -> int:
        """How many dice an effect may roll again; none if it was used on this roll."""
        if effect in self.spent:
            return 0
        die, id = reroll_die(effect), reroll_card(effect)
        dice = sum(self.counts) if die == ANY_DIE else self.counts[die]
        fresh = fresh_at(game, self.seat, self.system)
        for card in game.moments.rerolls[self.seat]:
            if card.id == id and dice:
                return min(card.rerolls(game, self.seat, die, dice, fresh, self.victim), dice)
        return 0

    def candidates(self, game: Arcs) -> list[int]:
        """Positions of dice that may still be picked; equal dice with equal faces are offered once."""
        wanted = reroll_die(self.effect)
        found: list[int] = []
        offered: list[int] = []
        for position, shown in enumerate(dice_shown(self.counts, attack_at(game, self.attack).faces)):
            fits = wanted in (die_at(self.counts, position), ANY_DIE)
            if fits and position not in self.taken and shown not in offered:
                offered.append(shown)
                found.append(position)
        return found
