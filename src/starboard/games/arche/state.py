"""A position of Arche: tracks, stacks of card numbers, dice as counts of faces."""

from __future__ import annotations

from typing import Final

from starboard.core.state import State
from starboard.games.arche.card import Card
from starboard.games.arche.codes import slot_at
from starboard.games.arche.ids import DECKS
from starboard.games.arche.options import Rules

FACTION_PILE: Final = DECKS  # the number under which the faction cards are shuffled


class Arche(State):
    """Stacks grow at the end: the last card of a troop, slot, deck or discard pile is the top one."""

    ints = (
        "turn",
        "start",
        "round",
        "ending",
        "turns_left",
        "ark_card",
        "ark_owner",
        "ark_life",
        "tactical",
        "rerolls",
        "upgrades",
        "event",
    )
    lists = (
        "resources",
        "paragon",
        "level",
        "faction",
        "hands",
        "box",
        "market",
        "supply",
        "pool",
        "rolled",
        "action",
        "used",
        "in_force",
        "sums",
    )
    rows = ("decks", "discards", "troops", "slots")

    turn: int  # the seat on turn
    start: int  # the start player
    round: int
    ending: int  # who first reached the target, or NOBODY
    turns_left: int  # after this turn, once the ending is triggered; -1 before
    ark_card: int
    ark_owner: int
    ark_life: int
    tactical: int  # attacks on bases that cannot be blocked, left this turn
    rerolls: int
    upgrades: int  # base levels gained this turn
    event: int  # the event that is being resolved, or NOTHING

    resources: list[int]
    paragon: list[int]
    level: list[int]
    faction: list[int]  # the faction card of each seat
    hands: list[int]  # faction cards dealt, until all have chosen; the kept one first
    box: list[int]  # faction cards that are not in play
    market: list[int]  # the open fields: soldiers, civilians, buildings, events
    supply: list[int]  # dice by kind that nobody uses now
    pool: list[int]  # dice by kind in the dice pool, about to be rolled
    rolled: list[int]  # faces on the table, not yet sorted out
    action: list[int]  # faces in the action pool
    used: list[int]  # cards resolved or used this turn
    in_force: list[int]  # events whose effects last until the end of this turn
    sums: list[int]  # what the permanent effects of each seat add up to

    decks: list[list[int]]
    discards: list[list[int]]
    troops: list[list[int]]
    slots: list[list[int]]  # MOST_SLOTS per seat

    rules: Rules
    catalog: list[Card]

    def share(self, twin: State) -> None:
        assert isinstance(twin, Arche)
        twin.rules = self.rules
        twin.catalog = self.catalog

    def pile(self, which: int) -> list[int]:
        return self.box if which == FACTION_PILE else self.decks[which]

    def slots_of(self, seat: int) -> range:
        """The numbers of a seat's expansion slots."""
        return range(slot_at(seat, 0), slot_at(seat, self.rules.slots))

    def hand_of(self, seat: int) -> range:
        """Where in ``hands`` the faction cards dealt to a seat lie; nowhere for a spectator."""
        size = self.rules.faction_choice
        return range(seat * size, seat * size + size) if seat >= 0 else range(0)

    def others(self, seat: int) -> list[int]:
        return [rival for rival in range(self.rules.players) if rival != seat]
