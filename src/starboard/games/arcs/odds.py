"""Exact odds of a battle (p. 14): every roll of a pool of dice counted, none sampled.

Chances come from whole numbers of equally likely rolls, divided once. Rolling dice again is a decision and not
part of the odds. Losses assume an attacker who spreads hits on own ships and heaps hits on the defender's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.boards import on_boards, token_damage, token_targets
from starboard.games.arcs.actions.sides import stage_hits
from starboard.games.arcs.codes import is_damaged
from starboard.games.arcs.dice import BUILDING_HIT, HIT, INTERCEPT, KEY, OWN_HIT
from starboard.games.arcs.ids import ASSAULT, DAMAGED, FACES, FRESH, RAID, SKIRMISH
from starboard.games.arcs.queries import lasting_ships, standing
from starboard.games.arcs.state import Arcs

Outcome = tuple[int, int, int, int, int]  # hits, own hits, intercepts up to 2 (more never matter), building hits, keys
Counts = dict[Outcome, int]  # how many of the equally likely rolls show it

NOTHING_ROLLED: Final[Outcome] = (0, 0, 0, 0, 0)
ALL: Final[Outcome] = (1, 1, 1, 1, 1)  # which symbols are looked at
AT_DEFENDER: Final[Outcome] = (1, 0, 0, 1, 0)
AT_ATTACKER: Final[Outcome] = (0, 1, 1, 0, 1)
KEPT: Final = 200  # pools whose outcomes are remembered
KEPT_ODDS: Final = 2000


class Sides(NamedTuple):
    """Who stands in the system. An interception deals ``interception`` hits; it happens when so many intercepts
    are rolled as are ``needed``: one, unless cards say otherwise."""

    attackers_fresh: int = 0
    attackers_damaged: int = 0
    defenders_fresh: int = 0
    defenders_damaged: int = 0
    buildings_fresh: int = 0
    buildings_damaged: int = 0
    interception: int = 0
    needed: int = 1
    stage_hits: int = 1  # that damage a defending ship, or destroy a damaged one
    lasting: int = 0  # attacking ships that cannot be hit


class Odds(NamedTuple):
    """Tuples hold the chance of 0, 1, 2 ... of a thing; the rest are chances and expected numbers."""

    hits: tuple[float, ...]  # on ships, as rolled
    own_hits: tuple[float, ...]  # on the attacker: flames, and the interception
    building_hits: tuple[float, ...]  # as rolled, without surplus hits on ships
    on_buildings: tuple[float, ...]  # with surplus hits
    keys: tuple[float, ...]  # to raid with: none where no attacker survives
    intercept: float
    wiped_out: float  # no attacking ship survives
    cleared: float  # no defending ship survives
    own_ships_lost: float
    ships_destroyed: float
    buildings_destroyed: float


# -- dice --------------------------------------------------------------------------------------------------------


def add(one: Outcome, other: Outcome) -> Outcome:
    return (
        one[HIT] + other[HIT],
        one[OWN_HIT] + other[OWN_HIT],
        min(one[INTERCEPT] + other[INTERCEPT], 2),
        one[BUILDING_HIT] + other[BUILDING_HIT],
        one[KEY] + other[KEY],
    )


def convolve(one: Counts, other: Counts) -> Counts:
    """Both rolls together."""
    found: Counts = {}
    for this, ways in one.items():
        for that, more in other.items():
            both = add(this, that)
            found[both] = found.get(both, 0) + ways * more
    return found


SAME_DICE: Final[dict[tuple[int, int], Counts]] = {}  # by die type and number of dice
POOLS: Final[dict[tuple[int, int, int, Outcome], Counts]] = {}


def same_dice(die: int, count: int) -> Counts:
    """All rolls of so many dice of a type."""
    if count == 0:
        return {NOTHING_ROLLED: 1}
    dice = (die, count)
    if dice not in SAME_DICE:
        one: Counts = {}
        for face in FACES[die]:
            one[face] = one.get(face, 0) + 1
        SAME_DICE[dice] = convolve(same_dice(die, count - 1), one)
    return SAME_DICE[dice]


def part(counts: Counts, symbols: Outcome) -> Counts:
    """Only these symbols looked at."""
    found: Counts = {}
    for shown, ways in counts.items():
        rest = (
            shown[HIT] * symbols[HIT],
            shown[OWN_HIT] * symbols[OWN_HIT],
            shown[INTERCEPT] * symbols[INTERCEPT],
            shown[BUILDING_HIT] * symbols[BUILDING_HIT],
            shown[KEY] * symbols[KEY],
        )
        found[rest] = found.get(rest, 0) + ways
    return found


def outcomes(assault: int, skirmish: int, raid: int, symbols: Outcome = ALL) -> Counts:
    """The joint distribution of everything that a pool can show; the numbers add up to 6 to the power of the dice.
    Symbols that nobody looks at are left out before dice are put together: that is what makes it quick."""
    pool = (assault, skirmish, raid, symbols)
    if pool not in POOLS:
        if len(POOLS) >= KEPT:
            POOLS.clear()
        shots = convolve(part(same_dice(ASSAULT, assault), symbols), part(same_dice(SKIRMISH, skirmish), symbols))
        POOLS[pool] = convolve(shots, part(same_dice(RAID, raid), symbols))
    return POOLS[pool]


# -- a battle ------------------------------------------------------------------------------------------------------


def fewest_lost(fresh: int, damaged: int, hits: int) -> int:
    """Pieces destroyed when every fresh one is damaged first."""
    return min(max(hits - fresh, 0), fresh + damaged)


def most_lost(fresh: int, damaged: int, hits: int) -> int:
    """Pieces destroyed when damaged ones are finished first, then one fresh one after the other."""
    finished = min(damaged, hits)
    return finished + min(fresh, (hits - finished) // 2)


def count_up(counts: dict[int, int], rolls: int) -> tuple[float, ...]:
    return tuple([counts.get(number, 0) / rolls for number in range(max(counts) + 1)])


def mean(chances: tuple[float, ...]) -> float:
    return sum([number * chance for number, chance in enumerate(chances)])


class Tally:
    """Adds up what the rolls of a pool do to both sides."""

    def __init__(self, sides: Sides) -> None:
        self.sides = sides
        self.rolls = 0
        self.numbers: list[dict[int, int]] = [{}, {}, {}, {}, {}]  # by symbol: number -> rolls
        self.on_buildings: dict[int, int] = {}
        self.intercepted = self.wiped_out = self.cleared = 0
        self.own_ships = self.ships = self.buildings = 0

    def note(self, symbol: int, number: int, ways: int) -> None:
        counts = self.numbers[symbol]
        counts[number] = counts.get(number, 0) + ways

    def hit_attacker(self, shown: Outcome, ways: int) -> None:
        sides = self.sides
        intercepted = shown[INTERCEPT] >= sides.needed
        taken = shown[OWN_HIT] + (sides.interception if intercepted else 0)
        lost = fewest_lost(sides.attackers_fresh, sides.attackers_damaged, taken)
        survivors = sides.attackers_fresh + sides.attackers_damaged + sides.lasting - lost
        self.rolls += ways
        self.note(OWN_HIT, taken, ways)
        self.note(KEY, shown[KEY] if survivors else 0, ways)
        self.intercepted += ways if intercepted else 0
        self.wiped_out += 0 if survivors else ways
        self.own_ships += lost * ways

    def hit_defender(self, shown: Outcome, ways: int) -> None:
        """Surplus hits go to buildings once no ship is left (BATTLE-04)."""
        sides, hits = self.sides, shown[HIT]
        self.note(HIT, hits, ways)
        self.note(BUILDING_HIT, shown[BUILDING_HIT], ways)
        surplus = hits - sides.stage_hits * (2 * sides.defenders_fresh + sides.defenders_damaged)
        self.cleared += ways if surplus >= 0 else 0
        stages = hits // sides.stage_hits
        self.ships += most_lost(sides.defenders_fresh, sides.defenders_damaged, stages) * ways
        on_buildings = shown[BUILDING_HIT] + max(surplus, 0)
        self.on_buildings[on_buildings] = self.on_buildings.get(on_buildings, 0) + ways
        self.buildings += most_lost(sides.buildings_fresh, sides.buildings_damaged, on_buildings) * ways

    def result(self) -> Odds:
        rolls = self.rolls
        return Odds(
            hits=count_up(self.numbers[HIT], rolls),
            own_hits=count_up(self.numbers[OWN_HIT], rolls),
            building_hits=count_up(self.numbers[BUILDING_HIT], rolls),
            on_buildings=count_up(self.on_buildings, rolls),
            keys=count_up(self.numbers[KEY], rolls),
            intercept=self.intercepted / rolls,
            wiped_out=self.wiped_out / rolls,
            cleared=self.cleared / rolls,
            own_ships_lost=self.own_ships / rolls,
            ships_destroyed=self.ships / rolls,
            buildings_destroyed=self.buildings / rolls,
        )


ODDS: Final[dict[tuple[Sides, int, int, int], Odds]] = {}


def pool_odds(sides: Sides, assault: int, skirmish: int, raid: int) -> Odds:
    """Without a position: who stands where is given. Asked once more, it is remembered."""
    key = (sides, assault, skirmish, raid)
    found = ODDS.get(key)
    if found is None:
        tally = Tally(sides)
        for shown, ways in outcomes(assault, skirmish, raid, AT_ATTACKER).items():
            tally.hit_attacker(shown, ways)
        for shown, ways in outcomes(assault, skirmish, raid, AT_DEFENDER).items():
            tally.hit_defender(shown, ways)
        if len(ODDS) >= KEPT_ODDS:
            ODDS.clear()
        ODDS[key] = found = tally.result()
    return found


def odds(game: Arcs, attacker: int, defender: int, system: int, assault: int, skirmish: int, raid: int) -> Odds:
    """The odds of a battle that could be fought in a position; all allies would take part."""
    battle = Battle(attacker)
    battle.defender, battle.system = defender, system
    battle.gather(game)
    return battle_odds(game, battle, assault, skirmish, raid)


def battle_odds(game: Arcs, battle: Battle, assault: int, skirmish: int, raid: int) -> Odds:
    """The odds of so many dice; cards of both sides may change how an interception works."""
    twin = battle.copy()
    assert isinstance(twin, Battle)
    twin.assault = assault
    twin.fresh_attack = 0 if twin.attackers(game, DAMAGED) else 1
    return pool_odds(sides_of(game, twin), assault, skirmish, raid)


def sides_of(game: Arcs, battle: Battle) -> Sides:
    """A ship that lasts is hit in what stands on its board: like ships in an attack, like buildings in a defence."""
    values = standing(game, battle.system, battle.defender)
    hurt = sum([is_damaged(value) for value in values])
    tokens = len(token_targets(game, battle.defender, battle.system))
    scarred = len(token_damage(game, battle.defender, battle.system))
    borne = on_boards(game, battle.attacker, battle.system)
    scratched = sum([is_damaged(value) for value in borne])
    lasting = lasting_ships(game, battle.attacker, battle.system)
    return Sides(
        attackers_fresh=battle.attackers(game, FRESH) - lasting + len(borne) - scratched,
        attackers_damaged=battle.attackers(game, DAMAGED) + scratched,
        defenders_fresh=battle.defenders(game, FRESH) - lasting_ships(game, battle.defender, battle.system),
        defenders_damaged=battle.defenders(game, DAMAGED),
        buildings_fresh=len(values) - hurt + tokens - scarred,
        buildings_damaged=hurt + scarred,
        interception=battle.interception(game),
        needed=intercepts_needed(game, battle),
        stage_hits=stage_hits(game, battle.attacker, battle.defender),
        lasting=lasting,
    )


def intercepts_needed(game: Arcs, battle: Battle) -> int:
    """How many intercepts must be rolled for an interception; 3, which no roll counts, if none is enough."""
    for rolled in range(3):
        if battle.is_intercepted(game, rolled, False):
            return rolled
    return 3
