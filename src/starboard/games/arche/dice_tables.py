"""The worth of dice for the seat on turn, as tables for the solver, one per kind of die."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE
from starboard.games.arche.codes import KEEP_ALL, face_on
from starboard.games.arche.dice_phase import DicePhase
from starboard.games.arche.dice_plan import LIBRARY, Solver, multisets, pack, unpack
from starboard.games.arche.effects import AddDice, ConvertDie, ExtraReroll, Harvest
from starboard.games.arche.ids import (
    ACTION_PHASE,
    ATTACK,
    ATTACK_BLANK,
    BLANKS,
    DICE,
    DICE_PHASE,
    HIT,
    PARAGON,
    RESOURCE,
)
from starboard.games.arche.queries import ready_cards
from starboard.games.arche.state import Arche
from starboard.games.arche.worth import RESOURCE_WORTH, resources_worth, strike_worth, turns_ahead

FACES_OF: Final[tuple[int, ...]] = (4, 3, 3)  # faces of each kind of die; the blank comes first


class Help:
    """What cards of the seat on turn do with dice later on."""

    def __init__(self, game: Arche) -> None:
        self.harvest = 0.0  # worth of a blank die
        self.blank_to_hit = 0
        self.hit_to_critical = 0
        self.one_to_three = 0
        for card in ready_cards(game, ACTION_PHASE):
            for effect in game.catalog[card].effects:
                if isinstance(effect, Harvest):
                    self.harvest = max(self.harvest, 0.8 * RESOURCE_WORTH * effect.n)
                elif isinstance(effect, ConvertDie):
                    self.note(effect)

    def note(self, effect: ConvertDie) -> None:
        if effect.before == ATTACK_BLANK:
            self.blank_to_hit += 1
        elif effect.before == HIT:
            self.hit_to_critical += 1
        elif effect.before == 1:
            self.one_to_three += 1


class Tables:
    """One solver per kind of die for the position as it is now."""

    def __init__(self, game: Arche) -> None:
        help = Help(game)
        most = most_dice(game)
        worths = [
            resource_table(game, help, most[RESOURCE]),
            paragon_table(help, most[PARAGON]),
            attack_table(game, help, most[ATTACK]),
        ]
        self.solvers: list[Solver] = [LIBRARY.solver(sides_of(game, die), worths[die]) for die in range(len(DICE))]


def sides_of(game: Arche, die: int) -> list[int]:
    return [game.rules.die_faces[die].count(face_on(die, number)) for number in range(FACES_OF[die])]


def most_dice(game: Arche) -> list[int]:
    """How many dice of each kind can be in play this turn."""
    return list(DICE)


def all_up_to(faces: int, most: int) -> list[list[int]]:
    return [counts for size in range(most + 1) for counts in multisets(faces, size)]


def resource_table(game: Arche, help: Help, most: int) -> dict[int, float]:
    """What can be spent this turn is worth having even if no turn follows."""
    have = game.resources[game.turn]
    ahead = max(turns_ahead(game, game.turn), 1.0)
    found: dict[int, float] = {}
    for counts in all_up_to(4, most):
        gained = counts[1] + 2 * counts[2] + 3 * counts[3] + 2 * min(help.one_to_three, counts[1])
        worth = resources_worth(game, have + gained, ahead) - resources_worth(game, have, ahead)
        found[pack(counts)] = round(worth + help.harvest * counts[0], 6)
    return found


def paragon_table(help: Help, most: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for counts in all_up_to(3, most):
        found[pack(counts)] = round(counts[1] + 2.0 * counts[2] + help.harvest * counts[0], 6)
    return found


def attack_table(game: Arche, help: Help, most: int) -> dict[int, float]:
    found: dict[int, float] = {}
    known: dict[tuple[int, int], float] = {}
    for counts in all_up_to(3, most):
        turned = min(help.blank_to_hit, counts[0])
        hits = counts[1] + turned
        better = min(help.hit_to_critical, hits)
        key = (hits - better, counts[2] + better)
        if key not in known:
            known[key] = strike_worth(game, game.turn, key[0], key[1])
        found[pack(counts)] = round(known[key] + help.harvest * (counts[0] - turned), 6)
    return found


# -- answers ----------------------------------------------------------------------------------------------


def best_pool(game: Arche, resource: int = -1) -> tuple[int, int]:
    """How many resource and paragon dice to take, the rest being attack dice; ``resource`` may be fixed."""
    tables = Tables(game)
    added, rerolls = card_dice(game)
    size = game.rules.dice_pool
    best, found = -1e9, (0, 0)
    for first in range(min(size, DICE[RESOURCE]) + 1):
        for second in range(min(size - first, DICE[PARAGON]) + 1):
            third = size - first - second
            if third > DICE[ATTACK] or resource not in (-1, first):
                continue
            taken = [first, second, third]
            worth = 0.0
            for die in range(len(DICE)):
                dice = min(taken[die] + added[die], DICE[die])
                worth += tables.solvers[die].value(0, dice, rerolls)
            if worth > best + 1e-9:
                best, found = worth, (first, second)
    return found


def card_dice(game: Arche) -> tuple[list[int], int]:
    """The dice and rerolls that cards will add, and the rerolls of the rules."""
    added, rerolls = [0] * len(DICE), game.rules.rerolls
    for card in ready_cards(game, DICE_PHASE):
        for effect in game.catalog[card].effects:
            if isinstance(effect, AddDice):
                added[effect.die] += effect.n
            elif isinstance(effect, ExtraReroll):
                rerolls += effect.n
    return added, rerolls


def best_keep(game: Arche) -> int:
    """The next answer of the best way to sort the dice out: a face, all, or roll the others again."""
    tables = Tables(game)
    whole, wanted = True, DONE
    for die in range(len(DICE)):
        lying = part_of(game.rolled, die)
        if sum(lying) == 0:
            continue
        code, _ = tables.solvers[die].keep(pack(part_of(game.action, die)), lying, game.rerolls)
        kept = unpack(code, FACES_OF[die])
        whole = whole and kept == lying
        for face in range(FACES_OF[die]):
            if kept[face] and wanted == DONE:
                wanted = face_on(die, face)
    return KEEP_ALL if whole else wanted


def part_of(dice: list[int], die: int) -> list[int]:
    blank = BLANKS[die]
    return dice[blank : blank + FACES_OF[die]]


def spread_worth(game: Arche) -> float:
    """Dice that lie on the table or will be thrown again, roughly: the search passes over them."""
    lying = sum(game.rolled) + sum(game.pool)
    if lying == 0 or game.innermost(DicePhase) is None:
        return 0.0
    return 0.8 * lying
