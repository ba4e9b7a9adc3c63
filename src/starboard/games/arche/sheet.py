"""What a table of Arche shows of a view, in the words of the game. ``docs/protocol.md`` explains the entries.

Everything is counted by the rules' own queries. Stacks of cards have their top last; what the view hides is UNKNOWN.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from starboard.core.state import NOBODY, NOTHING
from starboard.games.arche.ids import DECKS, DICE
from starboard.games.arche.queries import base_resistance, faces_shown, income
from starboard.games.arche.state import Arche


class ArkSheet(TypedDict):
    """The soldier that holds the Ark; without an owner it is neutral."""

    card: int
    life: int
    owner: NotRequired[int]


class DeckSheet(TypedDict):
    """One kind of cards: those that lie open, and how many lie face down and on the discard pile."""

    open: list[int]
    left: int
    discarded: int


class DiceSheet(TypedDict):
    """The dice of the seat on turn: kinds of dice in the dice pool, faces of those rolled and of the action pool."""

    pool: list[int]
    rolled: list[int]
    action: list[int]
    rerolls: int
    tactical: int


class SlotSheet(TypedDict):
    slot: int
    cards: list[int]


class SeatSheet(TypedDict):
    """A base. The faction cards dealt are there until all have chosen, the faction from then on."""

    paragon: int
    target: int
    resources: int
    level: int
    resistance: int
    income: int
    troop: list[int]
    slots: list[SlotSheet]
    faction: NotRequired[int]
    dealt: NotRequired[list[int]]


class ArcheSheet(TypedDict):
    round: int
    turn: int
    start: int
    life_cap: int
    resource_track: int
    dice: DiceSheet
    decks: list[DeckSheet]
    seats: list[SeatSheet]
    ark: NotRequired[ArkSheet]


def sheet(game: Arche) -> ArcheSheet:
    shown: ArcheSheet = {
        "round": game.round,
        "turn": game.turn,
        "start": game.start,
        "life_cap": game.rules.ark_cap,
        "resource_track": game.rules.resource_track,
        "dice": dice_sheet(game),
        "decks": [deck_sheet(game, kind) for kind in range(DECKS)],
        "seats": [seat_sheet(game, seat) for seat in range(game.rules.players)],
    }
    if game.ark_card != NOTHING:
        shown["ark"] = ark_sheet(game)
    return shown


def ark_sheet(game: Arche) -> ArkSheet:
    shown: ArkSheet = {"card": game.ark_card, "life": game.ark_life}
    if game.ark_owner != NOBODY:
        shown["owner"] = game.ark_owner
    return shown


def dice_sheet(game: Arche) -> DiceSheet:
    return {
        "pool": [die for die in range(len(DICE)) for _ in range(game.pool[die])],
        "rolled": list(faces_shown(game.rolled)),
        "action": list(faces_shown(game.action)),
        "rerolls": game.rerolls,
        "tactical": game.tactical,
    }


def deck_sheet(game: Arche, kind: int) -> DeckSheet:
    fields = zip(game.market, game.rules.field_kinds)
    return {
        "open": [card for card, fitting in fields if fitting == kind and card != NOTHING],
        "left": len(game.decks[kind]),
        "discarded": len(game.discards[kind]),
    }


def seat_sheet(game: Arche, seat: int) -> SeatSheet:
    shown: SeatSheet = {
        "paragon": game.paragon[seat],
        "target": game.rules.targets[seat],
        "resources": game.resources[seat],
        "level": game.level[seat],
        "resistance": base_resistance(game, seat),
        "income": income(game, seat),
        "troop": list(game.troops[seat]),
        "slots": [{"slot": slot, "cards": list(game.slots[slot])} for slot in game.slots_of(seat)],
    }
    if game.faction[seat] != NOTHING:
        shown["faction"] = game.faction[seat]
    if game.hands:
        shown["dealt"] = [game.hands[i] for i in game.hand_of(seat)]
    return shown
