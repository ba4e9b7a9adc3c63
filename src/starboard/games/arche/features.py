"""How good a position is for each seat, in expected paragon, term by term; and the dice phase, solved exactly.

Nothing here is hidden from any seat: hidden are only the orders of the decks.
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.state import NOBODY, NOTHING, State
from starboard.core.text import Text
from starboard.games.arche.action_phase import ActionPhase
from starboard.games.arche.actions import Reorganise
from starboard.games.arche.arranging import next_move
from starboard.games.arche.codes import DISCARD, KEEP_ALL, REORGANISE, turns_in
from starboard.games.arche.dice_phase import DicePhase
from starboard.games.arche.dice_tables import best_keep, best_pool, spread_worth
from starboard.games.arche.ids import BLANKS, CRITICAL, EFFECT_PHASE, HIT, PARAGON_FACES, RESOURCE_FACES
from starboard.games.arche.queries import active_cards, base_resistance, income, symbols
from starboard.games.arche.setup import Prepare
from starboard.games.arche.state import Arche
from starboard.games.arche.turn import EffectPhase
from starboard.games.arche.worth import (
    RESOURCE_WORTH,
    YIELDS,
    hold_worth,
    prospect,
    resources_worth,
    strike_worth,
    turns_ahead,
)

POINTS: Final = 0
STORES: Final = 1
ARK: Final = 2
TROOP: Final = 3
EXPANSIONS: Final = 4
BASE: Final = 5
DICE_LEFT: Final = 6
TERMS: Final = (
    Text("Paragon", "paragon"),
    Text("Ressourcen", "resources"),
    Text("Arche", "the Ark"),
    Text("Kampftrupp", "combat troop"),
    Text("Ausbaukarten", "expansion cards"),
    Text("Basis", "base"),
    Text("Würfel im Aktionsvorrat", "dice in the action pool"),
)
SPREAD: Final = 7.0  # a lead of so many points makes winning about three times as likely as losing
NODES: Final = 100  # positions weighed per choice: sorting out dice has many follow-ups that hardly differ


def tally(state: State) -> list[list[float]]:
    """The terms of each seat."""
    assert isinstance(state, Arche)
    rows = [[0.0] * len(TERMS) for _ in range(state.rules.players)]
    if NOTHING in state.faction:
        weigh_draft(state, rows)
        return rows
    for seat in range(state.rules.players):
        weigh_seat(state, rows[seat], seat)
    if state.ask is None:
        return rows  # the game is over: nothing more will come of the Ark or of dice
    if state.ark_owner != NOBODY:
        worth = hold_worth(state, state.ark_owner, state.ark_card, float(state.ark_life))
        rows[state.ark_owner][ARK] += worth
    weigh_dice(state, rows[state.turn])
    weigh_tempo(state, rows)
    return rows


def weigh_draft(game: Arche, rows: list[list[float]]) -> None:
    """Before the factions are shown only the own choice counts; the kept card lies first."""
    for seat in range(game.rules.players):
        kept = game.hands[game.hand_of(seat)[0]] if game.hands else NOTHING
        if kept >= 0:
            rows[seat][EXPANSIONS] += 8.0 * YIELDS[kept]


def weigh_seat(game: Arche, row: list[float], seat: int) -> None:
    ahead = turns_ahead(game, seat)
    row[POINTS] = float(game.paragon[seat] - game.rules.targets[seat] + max(game.rules.targets))
    row[STORES] = resources_worth(game, game.resources[seat], ahead)
    soldiers = game.troops[seat]
    top = soldiers[-1] if soldiers else NOTHING
    for card in active_cards(game, seat):
        if card != top:
            row[EXPANSIONS] += YIELDS[card] * ahead
    for slot in game.slots_of(seat):
        row[EXPANSIONS] += 0.05 * max(0, len(game.slots[slot]) - 1)
    row[BASE] = RESOURCE_WORTH * income(game, seat) * ahead + 0.1 * base_resistance(game, seat)
    if soldiers and ahead > 0.0:
        row[TROOP] = weigh_troop(game, seat, ahead)


def weigh_troop(game: Arche, seat: int, ahead: float) -> float:
    """The active soldier by the Ark it could take, or as a guard of the base; the others as reserves."""
    troop = game.troops[seat]
    soldier = troop[-1]
    found = 0.12 * sum([game.catalog[card].cost for card in troop[:-1]]) * min(1.0, 0.3 * ahead)
    found += 0.12 * game.catalog[soldier].resistance + YIELDS[soldier] * ahead
    return found + prospect(game, seat, soldier)


def weigh_dice(game: Arche, row: list[float]) -> None:
    """What lies in the action pool is nearly as good as done; dice that are still thrown count by expectation."""
    seat = game.turn
    dice = game.action
    if sum(dice) == 0 and sum(game.rolled) == 0 and sum(game.pool) == 0:
        return
    found = 0.98 * float(symbols(dice, PARAGON_FACES))
    gained = symbols(dice, RESOURCE_FACES)
    if gained:
        ahead = max(turns_ahead(game, seat), 1.0)  # they can still be spent this turn
        have = game.resources[seat]
        found += 0.98 * (resources_worth(game, have + gained, ahead) - resources_worth(game, have, ahead))
    if dice[HIT] + dice[CRITICAL]:
        found += 0.85 * strike_worth(game, seat, dice[HIT], dice[CRITICAL])
    row[DICE_LEFT] = found + spread_worth(game)


def weigh_tempo(game: Arche, rows: list[list[float]]) -> None:
    """The next turn begins with income, whatever this one still brings: ending a turn must not look like a loss."""
    following = (game.turn + 1) % game.rules.players
    if turns_ahead(game, following) <= 0.0 or game.innermost(ActionPhase) is None:
        return
    rows[following][STORES] += RESOURCE_WORTH * income(game, following)
    for card in active_cards(game, following):
        if game.catalog[card].phase == EFFECT_PHASE:
            rows[following][EXPANSIONS] += YIELDS[card]


# -- what kind of question is open --------------------------------------------------------------------


def is_menu(state: State) -> bool:
    """Whether the open question begins something: an action, a turn."""
    top = state.stack[-1]
    if isinstance(top, DicePhase):
        return state.ask is not None and state.ask.field == "resource"
    return isinstance(top, (ActionPhase, EffectPhase, Prepare))


def is_big(state: State) -> bool:
    """Where search is worth its time: at the beginning of an action phase, with all dice still there."""
    top, ask = state.stack[-1], state.ask
    if not isinstance(top, ActionPhase) or ask is None or not isinstance(state, Arche):
        return False
    if sum(state.action) < state.rules.dice_pool:
        return False
    small = (DONE, DISCARD, REORGANISE)
    return any([choice not in small and not turns_in(choice) for choice in ask.choices])


def starts_turn(state: State) -> bool:
    top = state.stack[-1]
    return isinstance(top, EffectPhase) or (
        isinstance(top, DicePhase) and state.ask is not None and state.ask.field == "resource"
    )


def first_seat(state: State) -> int:
    """The start player; the draft before asks in the order of the seats."""
    assert isinstance(state, Arche)
    return state.start


def idle(state: State) -> list[int]:
    """Choices that a busy player leaves out: ending the phase early, paying for nothing, keeping blanks."""
    top, ask = state.stack[-1], state.ask
    assert ask is not None
    if isinstance(top, ActionPhase):
        waste = [DISCARD, REORGANISE]
        busy = [choice for choice in ask.choices if choice not in (DONE, DISCARD, REORGANISE)]
        return [DONE, *waste] if busy else waste
    if isinstance(top, DicePhase) and ask.field == "keep":
        shown = [blank for blank in BLANKS if blank in ask.choices]
        return [*shown, KEEP_ALL] if shown else [DONE]
    return []


# -- questions with an exact answer ---------------------------------------------------------------------


def routine(state: State, ask: Ask) -> int | None:
    """Which dice to take, and the moves of a reorganisation: trying everything would take long and gain little."""
    assert isinstance(state, Arche)
    top = state.stack[-1]
    if isinstance(top, Reorganise):
        return next_move(state, top, ask)
    if not isinstance(top, DicePhase):
        return None
    if ask.field == "resource":
        return best_pool(state)[0]
    if ask.field == "paragon":
        return best_pool_with(state, top, ask)
    if ask.field == "card":
        return ask.choices[-1]  # more dice and rerolls cost nothing
    return None


def plan(state: State, ask: Ask) -> int | None:
    """Which dice to keep, solved exactly over all rerolls."""
    assert isinstance(state, Arche)
    return best_keep(state) if isinstance(state.stack[-1], DicePhase) and ask.field == "keep" else None


def best_pool_with(game: Arche, frame: DicePhase, ask: Ask) -> int:
    """The number of resource dice was named from the same plan, unless somebody else named it."""
    found = best_pool(game, frame.resource)[1]
    return min(max(found, ask.choices[0]), ask.choices[-1])
