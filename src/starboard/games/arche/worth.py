"""What things are worth in paragon points: resources, cards, the Ark, dice. Bots weigh positions with this."""

from __future__ import annotations

from typing import Final

from starboard.core.state import NOBODY, NOTHING
from starboard.games.arche.action_phase import ActionPhase
from starboard.games.arche.card import Card, Effect
from starboard.games.arche.cards import CARDS
from starboard.games.arche.effects import (
    AddDice,
    ConvertDie,
    ExtraReroll,
    GainParagon,
    GainResources,
    Harvest,
    HealArk,
    ReorganiseFree,
    RollForParagon,
    StealParagon,
    StealResources,
    TacticalAttack,
)
from starboard.games.arche.ids import (
    BLOCK_RESISTANCE,
    CRITICAL,
    ENTRY_BONUS,
    EVENT,
    HIT,
    LOOT_BONUS,
    LOOT_GUARD,
    PARAGON,
    SOLDIER,
    SYMBOLS,
)
from starboard.games.arche.permanent import (
    ArkEntryBonus,
    BaseResistance,
    BlockResistance,
    CriticalBonus,
    Discount,
    LootBonus,
    LootGuard,
    StrengthBonus,
)
from starboard.games.arche.queries import active_expansions, base_resistance, power, price, strength, total
from starboard.games.arche.state import Arche
from starboard.games.arche.turn import turns_to_go

PACE: Final = 5.0  # paragon that a good turn brings
FULL_HAND: Final = 3.7  # attack symbols of four dice after two rerolls
RESOURCE_WORTH: Final = 0.42
LONGEST: Final = 8.0


# -- time ---------------------------------------------------------------------------------------------


def last_turns(game: Arche) -> int:
    """How many turns follow the present one once the ending is triggered; -1 before."""
    if game.turns_left >= 0:
        return game.turns_left
    return turns_to_go(game) if game.ending != NOBODY else -1


def turns_ahead(game: Arche, seat: int) -> float:
    """How many turns a seat can still expect after the present one."""
    players = game.rules.players
    last = last_turns(game)
    if last >= 0:
        return 1.0 if 1 <= (seat - game.turn) % players <= last else 0.0
    nearest = min([game.rules.targets[rival] - game.paragon[rival] for rival in range(players)])
    return min(LONGEST, max(0.5, nearest / PACE), float(game.rules.rounds - game.round))


# -- resources ------------------------------------------------------------------------------------------


def resources_worth(game: Arche, count: int, ahead: float) -> float:
    """Diminishing: what cannot be spent next turn waits. Without a further turn they only break ties."""
    share = min(1.0, 0.5 * ahead)
    count = min(count, game.rules.resource_track)
    first = min(count, 8)
    second = min(max(count - 8, 0), 6)
    third = max(count - 14, 0)
    worth = RESOURCE_WORTH * first + 0.6 * RESOURCE_WORTH * second + 0.25 * RESOURCE_WORTH * third
    return share * worth + 0.02 * count


def mean_paragon(game: Arche) -> float:
    return sum([SYMBOLS[face] for face in game.rules.die_faces[PARAGON]]) / 6.0


# -- cards ----------------------------------------------------------------------------------------------


def yield_of(effect: Effect) -> float:
    """What an active effect brings per turn of its owner."""
    if isinstance(effect, GainResources):
        return RESOURCE_WORTH * effect.n
    if isinstance(effect, GainParagon):
        return 1.0 * effect.n
    if isinstance(effect, RollForParagon):
        return 1.0 * effect.n
    if isinstance(effect, StealResources):
        return 1.3 * RESOURCE_WORTH * effect.n
    if isinstance(effect, StealParagon):
        return 1.4 * effect.n
    if isinstance(effect, Harvest):
        return 0.8 * RESOURCE_WORTH * effect.n * min(effect.most, 2)
    if isinstance(effect, AddDice):
        return 0.8 * effect.n
    if isinstance(effect, ExtraReroll):
        return 0.45 * effect.n
    return yield_of_fighting(effect)


def yield_of_fighting(effect: Effect) -> float:
    if isinstance(effect, HealArk):
        return 0.15 * effect.n
    if isinstance(effect, ConvertDie):
        return 0.35
    if isinstance(effect, (TacticalAttack, ReorganiseFree)):
        return 0.25
    if isinstance(effect, StrengthBonus):
        return 0.5 * effect.n
    if isinstance(effect, CriticalBonus):
        return 0.2 * effect.n
    if isinstance(effect, (BaseResistance, BlockResistance, LootGuard, ArkEntryBonus)):
        return 0.15 * effect.n
    if isinstance(effect, LootBonus):
        return 0.4 * effect.n
    if isinstance(effect, Discount):
        return 0.12 * effect.n
    return 0.0


def yield_of_card(card: Card) -> float:
    """Per turn; a price per use is taken off, and what needs the Ark works now and then."""
    if card.kind == EVENT:
        return 0.0
    found = sum([yield_of(effect) for effect in card.effects])
    if card.pay:
        found = max(0.05, found - RESOURCE_WORTH * card.pay)
    return 0.4 * found if card.needs_ark else found


YIELDS: Final[list[float]] = [yield_of_card(card) for card in CARDS]


# -- the Ark ----------------------------------------------------------------------------------------------


def reach(game: Arche, seat: int) -> float:
    """The power with which a seat can be expected to attack the Ark next turn."""
    troop = game.troops[seat]
    force = float(strength(game, seat, troop[-1])) if troop else 0.0
    if force < 2.0 and game.resources[seat] >= 3:
        force = 2.0  # a soldier is soon bought
    return FULL_HAND * force


def stands(damage: float, life: float) -> float:
    """The chance that a soldier with so much life is still there after so much damage was to be expected."""
    ratio = damage / max(life, 1.0)
    return 1.0 / (1.0 + ratio * ratio * ratio * ratio)


def hold_worth(game: Arche, owner: int, soldier: int, life: float) -> float:
    """What a soldier in the Ark brings: paragon at the end of turns as long as it stands, and raids on own turns."""
    players = game.rules.players
    last = last_turns(game)
    steps = 2 * players if last < 0 else min(2 * players, last + 1)
    per_end = game.catalog[soldier].paragon * mean_paragon(game)
    raid = 0.4 * raid_worth(game, owner, soldier, 3.0)
    found = damage = 0.0
    for step in range(steps):
        mover = (game.turn + step) % players
        if mover != owner:
            damage += threat_now(game, mover) if step == 0 else 0.75 * reach(game, mover)
        standing = stands(damage, life)
        if game.rules.ark_every_turn or mover == owner:
            found += standing * per_end
        if mover == owner and step > 0:
            found += standing * raid
    return found


def threat_now(game: Arche, mover: int) -> float:
    """In the action phase the dice are cast: only what lies there can still be used."""
    if game.innermost(ActionPhase) is not None:
        troop = game.troops[mover]
        if not troop:
            return 0.0
        return float(power(game, mover, troop[-1], game.action[HIT], game.action[CRITICAL]))
    return 0.75 * reach(game, mover)


def raid_worth(game: Arche, seat: int, soldier: int, symbols: float) -> float:
    """What attacks on bases with so many symbols bring, for the attacker and against the best rival."""
    force = max(1, strength(game, seat, soldier))
    best = 0.0
    for rival in game.others(seat):
        gain, dice = single_raid(game, seat, soldier, rival, force)
        best = max(best, gain * min(symbols // dice, 3.0))
    return best


def single_raid(game: Arche, seat: int, soldier: int, rival: int, force: int) -> tuple[float, float]:
    """One attack on one base: what it brings and how many symbols it takes. Who can block does what hurts less."""
    printed = game.catalog[soldier]
    mean = mean_paragon(game)
    loot = (printed.paragon + total(game, seat, LOOT_BONUS)) * mean - 0.8 * total(game, rival, LOOT_GUARD)
    gain = 1.3 * min(max(loot, 0.0), float(game.paragon[rival]))
    expansions = active_expansions(game, rival)
    if expansions:
        gain += 0.35 * max([YIELDS[card] for card in expansions]) * min(3.0, turns_ahead(game, rival))
    resistance = base_resistance(game, rival)
    troop = game.troops[rival]
    if troop and game.tactical == 0:
        gain = min(gain, printed.paragon * mean + 0.2 * game.catalog[troop[-1]].cost)
        resistance = max(resistance, game.catalog[troop[-1]].resistance + total(game, rival, BLOCK_RESISTANCE))
    return gain, float((resistance + force - 1) // force)


def capture_worth(game: Arche, seat: int, soldier: int) -> float:
    """Destroying the soldier in the Ark and entering: the roll, what holding it brings, what the owner loses."""
    printed = game.catalog[soldier]
    life = min(game.rules.ark_cap, printed.resistance + game.rules.ark_bonus + total(game, seat, ENTRY_BONUS))
    found = printed.paragon * mean_paragon(game) + hold_worth(game, seat, soldier, float(life))
    if game.ark_owner != NOBODY:
        share = 0.8 if game.rules.players == 2 else 0.5
        found += share * hold_worth(game, game.ark_owner, game.ark_card, float(game.ark_life))
    return found


def prospect(game: Arche, seat: int, soldier: int) -> float:
    """What an active soldier promises for later turns: the Ark that it could take, if that is not its own."""
    force = strength(game, seat, soldier)
    if game.ark_owner == seat or game.ark_card == NOTHING:
        return 0.25 * force
    able = 1.0 - stands(FULL_HAND * force, float(game.ark_life))
    return 0.1 * force + 0.4 * able * capture_worth(game, seat, soldier)


def strike_worth(game: Arche, seat: int, hits: int, criticals: int) -> float:
    """The best use of attack symbols for the seat on turn: against the Ark, then from the Ark against bases."""
    dice = hits + criticals
    if dice == 0:
        return 0.0
    if game.ark_owner == seat:
        return raid_worth(game, seat, game.ark_card, float(dice))
    best = 0.0
    for soldier, cost in attackers(game, seat):
        capture = capture_worth(game, seat, soldier)
        force = power(game, seat, soldier, hits, criticals)
        if force < game.ark_life:
            found = 0.12 * capture * force / max(game.ark_life, 1)
        else:
            capture -= prospect(game, seat, soldier) if cost == 0.0 else 0.0  # the soldier leaves the troop
            spare = (force - game.ark_life) // max(1, strength(game, seat, soldier))
            found = capture + 0.7 * raid_worth(game, seat, soldier, float(spare))
        best = max(best, found - cost)
    return best


def attackers(game: Arche, seat: int) -> list[tuple[int, float]]:
    """The active soldier, and the strongest open one that can be bought first, with what that would cost."""
    troop = game.troops[seat]
    found = [(troop[-1], 0.0)] if troop else []
    strongest = strength(game, seat, troop[-1]) if troop else 0
    for card in game.market:
        if card != NOTHING and game.catalog[card].kind == SOLDIER and game.catalog[card].strength > strongest:
            cost = price(game, seat, card)
            if cost <= game.resources[seat]:
                strongest = game.catalog[card].strength
                found = [*found[: 1 if troop else 0], (card, 0.3 * RESOURCE_WORTH * cost)]
    return found
