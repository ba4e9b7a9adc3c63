"""What dice promise, for each choice of the dice phase and of an attack: for people who decide.

Numbers are (what, expected number, chance of 0, 1, 2 ... of it); what lies there already has no chances. Questions
of yes or no, (what, how likely), do not occur here.
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE
from starboard.core.state import State
from starboard.core.text import Text
from starboard.games.arche.codes import KEEP_ALL
from starboard.games.arche.dice_phase import DicePhase
from starboard.games.arche.fighting import AttackArk, AttackBase
from starboard.games.arche.ids import ATTACK, CRITICAL, DIE_OF, FACES, PARAGON, RESOURCE, SYMBOLS
from starboard.games.arche.queries import base_resistance, power
from starboard.games.arche.state import Arche
from starboard.games.arche.words import life

Number = tuple[Text, float, tuple[float, ...]]
Chance = tuple[Text, float]
Outlook = tuple[list[Number], list[Chance]]

WHAT: Final = (Text("Ressourcen", "resources"), Text("Paragon", "paragon"), Text("Treffer", "hits"))
ONE: Final = (Text("Ressource", "resource"), Text("Paragon", "paragon"), Text("Treffer", "hit"))
PER_THROW: Final = (
    Text("Ressourcen je Wurf", "resources per throw"),
    Text("Paragon je Wurf", "paragon per throw"),
    Text("Treffer je Wurf", "hits per throw"),
)
CRITICALS: Final = Text("kritisch", "critical")
ALL_IN: Final = Text("mit allen kritischen Treffern", "with all critical hits")
NOW: Final = Text("jetzt", "now")
AGAIN: Final = Text("neu geworfen", "rolled again")


def outlook(state: State, choice: int) -> Outlook | None:
    top, ask = state.stack[-1], state.ask
    if not isinstance(state, Arche) or ask is None:
        return None
    numbers: list[Number] = []
    if isinstance(top, DicePhase):
        numbers = of_dice(state, top, ask.field, choice)
    elif isinstance(top, (AttackArk, AttackBase)) and ask.field in ("hits", "criticals"):
        numbers = of_attack(state, top, ask.field, choice)
    return (numbers, []) if numbers else None


def of_dice(game: Arche, phase: DicePhase, field: str, choice: int) -> list[Number]:
    if field == "resource":
        return throw(game, [choice, 0, 0], PER_THROW)
    if field == "paragon":
        rest = game.rules.dice_pool - phase.resource - choice
        return throw(game, [phase.resource, choice, rest], PER_THROW)
    return kept(game, choice) if field == "keep" else []


def of_attack(game: Arche, attack: AttackArk | AttackBase, field: str, choice: int) -> list[Number]:
    """The power of the dice named so far, and what it is up against; what critical hits could add, which are asked
    for next (7.10)."""
    hits, criticals = (choice, 0) if field == "hits" else (attack.hits, choice)
    if isinstance(attack, AttackArk):
        soldier, goal = game.troops[game.turn][-1], life(game.ark_life)
        against = Text(f"Stärke gegen {goal.de}", f"power against {goal.en}")
    else:
        soldier, resistance = attack.soldier, base_resistance(game, attack.defender)
        against = Text(f"Stärke gegen Widerstand {resistance}", f"power against resistance {resistance}")
    numbers: list[Number] = [(against, float(power(game, game.turn, soldier, hits, criticals)), ())]
    if field == "hits" and game.action[CRITICAL]:
        numbers.append((ALL_IN, float(power(game, game.turn, soldier, hits, game.action[CRITICAL])), ()))
    return numbers


def kept(game: Arche, choice: int) -> list[Number]:
    """One die: what it shows against what it would show. All: what lies there. None: one throw of what lies there."""
    if choice == KEEP_ALL:
        return lying(game)
    if choice == DONE:
        dice = [0, 0, 0]
        for face in range(FACES):
            dice[DIE_OF[face]] += game.rolled[face]
        return throw(game, dice)
    chances = symbols_of(game, DIE_OF[choice], 1)
    return [(NOW, float(SYMBOLS[choice]), ()), (AGAIN, mean(chances), chances)]


def lying(game: Arche) -> list[Number]:
    shown = [0, 0, 0]
    for face in range(FACES):
        shown[DIE_OF[face]] += SYMBOLS[face] * game.rolled[face]
    found: list[Number] = []
    for die in (RESOURCE, PARAGON, ATTACK):
        if shown[die]:
            found.append((ONE[die] if shown[die] == 1 else WHAT[die], float(shown[die]), ()))
    if game.rolled[CRITICAL]:
        found.append((CRITICALS, float(game.rolled[CRITICAL]), ()))
    return found


def throw(game: Arche, dice: list[int], what: tuple[Text, ...] = WHAT) -> list[Number]:
    """One throw of so many dice of each kind."""
    found: list[Number] = []
    for die in (RESOURCE, PARAGON, ATTACK):
        if dice[die]:
            chances = symbols_of(game, die, dice[die])
            found.append((what[die], mean(chances), chances))
    if dice[ATTACK]:
        chances = spread([1 if face == CRITICAL else 0 for face in game.rules.die_faces[ATTACK]], dice[ATTACK])
        found.append((CRITICALS, mean(chances), chances))
    return found


def symbols_of(game: Arche, die: int, dice: int) -> tuple[float, ...]:
    return spread([SYMBOLS[face] for face in game.rules.die_faces[die]], dice)


def spread(sides: list[int], dice: int) -> tuple[float, ...]:
    """The chance of each sum of so many equal dice, counted in whole rolls and divided once."""
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + max(sides))
        for total, count in enumerate(ways):
            for side in sides:
                more[total + side] += count
        ways = more
    rolls = sum(ways)
    return tuple([count / rolls for count in ways])


def mean(chances: tuple[float, ...]) -> float:
    return sum([number * chance for number, chance in enumerate(chances)])
