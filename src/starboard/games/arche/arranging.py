"""Reorganising for bots (7.6): the strongest soldier on top, idle expansion cards where they work."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.games.arche.actions import Reorganise
from starboard.games.arche.queries import slot_of
from starboard.games.arche.state import Arche
from starboard.games.arche.worth import YIELDS, prospect

LEAST: Final = 0.02  # what a move must gain per turn


def next_move(game: Arche, frame: Reorganise, ask: Ask) -> int:
    """The answer to a question of a reorganisation; trying all orders would gain nothing more."""
    if ask.field == "slot":
        return best_slot(game, frame, ask)
    soldier = best_soldier(game, ask)
    return soldier if soldier != DONE else idle_expansion(game, ask)


def best_soldier(game: Arche, ask: Ask) -> int:
    troop = game.troops[game.turn]
    if len(troop) < 2:
        return DONE
    best, found = soldier_worth(game, troop[-1]) + LEAST, DONE
    for card in troop[:-1]:
        worth = soldier_worth(game, card)
        if worth > best and card in ask.choices:
            best, found = worth, card
    return found


def soldier_worth(game: Arche, card: int) -> float:
    return prospect(game, game.turn, card) + 0.12 * game.catalog[card].resistance + 2.0 * YIELDS[card]


def idle_expansion(game: Arche, ask: Ask) -> int:
    """A covered card that would do something on an empty slot, or more than the card above it."""
    slots = list(game.slots_of(game.turn))
    space = any([not game.slots[slot] for slot in slots])
    best, found = LEAST, DONE
    for slot in slots:
        for card in game.slots[slot][:-1]:
            gain = YIELDS[card] - (0.0 if space else YIELDS[game.slots[slot][-1]])
            if gain > best and card in ask.choices:
                best, found = gain, card
    return found


def best_slot(game: Arche, frame: Reorganise, ask: Ask) -> int:
    """An empty slot, else on top of the least useful card."""
    least, found = 1e9, slot_of(game, game.turn, frame.card)
    for slot in ask.choices:
        worth = YIELDS[game.slots[slot][-1]] if game.slots[slot] else -1.0
        if worth < least:
            least, found = worth, slot
    return found if found in ask.choices else ask.choices[0]
