"""What fates strive for at the end of a chapter (p. 8-9): objectives, grand ambitions, final objectives.

All in turn order, where nothing else is said (tie.default)."""

from __future__ import annotations

from starboard.games.arcs.campaign.fates.fate import Fate, fate_of
from starboard.games.arcs.campaign.ids import ACTS, POWER_OF_BOTH, POWER_OF_ONE
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import change_power
from starboard.games.arcs.ids import NOTHING
from starboard.games.arcs.queries import turn_order


def following(game: Reach) -> list[tuple[int, Fate]]:
    """The seats that follow a fate, with their fates."""
    return [(seat, fate_of(game.fate[seat])) for seat in turn_order(game) if game.fate[seat] != NOTHING]


def start_scoring(game: Reach) -> None:
    """The first in turn order comes first, so the last is called first: what a fate does may be a question (che.1)."""
    for seat, fate in reversed(following(game)):
        fate.start_of_scoring(game, seat)


def score_grand(game: Reach) -> None:
    """In act III fates of the tiers A and B score two ambitions of their own, declared or not (str.grand); more than
    two count as both (str.grand_power)."""
    if game.act != ACTS:
        return
    for seat, fate in following(game):
        fulfilled = 0 if fate.decides else fate.grand(game, seat)
        if fulfilled:
            game.tell("grand", (seat, fulfilled))
            change_power(game, seat, (POWER_OF_ONE if fulfilled == 1 else POWER_OF_BOTH)[game.chapter])


def end_chapter(game: Reach) -> None:
    """Objectives that advance when a chapter ends do so before the clean-up (che.3)."""
    for seat, fate in following(game):
        fate.chapter_end(game, seat)


def check_finals(game: Reach) -> None:
    """A final objective at 0 wins at once with at least 1 Power; of several, most Power wins, then turn order
    (str.final, str.final_tie, C-07)."""
    met = [seat for seat, fate in following(game) if game.act == ACTS and fate.decides and has_met(game, seat)]
    met = [seat for seat in met if game.power[seat] >= 1]
    if met:
        power = [game.power[seat] for seat in met]
        game.victor = met[power.index(max(power))]
        game.tell("final_objective", (game.victor,))


def has_met(game: Reach, seat: int) -> bool:
    """Whether the objective marker of a seat is at 0 (str.objective)."""
    return game.objective[seat] == 0


def settle_objective(game: Reach, seat: int) -> None:
    """An act ends: a failed objective costs what was missing, below zero too (int.a2)."""
    game.tell("objective_met" if has_met(game, seat) else "objective_failed", (seat,))
    change_power(game, seat, -game.objective[seat])
