"""How good a position is for each seat, in expected points at the end, term by term; and phases 2 and 3, planned."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.chance import Stream
from starboard.core.state import State
from starboard.core.text import Text
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.cards import ChangeOfPlan, Draw
from starboard.games.carpe_astra.codes import CARD_MASK, PLACE_MASK, REFRESH, is_half, network_of
from starboard.games.carpe_astra.contacts import NewContacts
from starboard.games.carpe_astra.hexes import adjacent
from starboard.games.carpe_astra.infiltration import MOVE, PLACE, RETURN, TURN, Infiltrate, KeepNetwork, PlaceAgent
from starboard.games.carpe_astra.infiltration_plan import AGENT_WORTH, contact, keeping, next_deed, placing
from starboard.games.carpe_astra.networks import WEBS
from starboard.games.carpe_astra.prospects import (
    NOT_NOW,
    PLAIN,
    Gains,
    Taste,
    credits_worth,
    hand_worth,
    lateness,
    least_card,
    placements_now,
    standing,
    turns_ahead,
)
from starboard.games.carpe_astra.queries import groups, may_network, reached
from starboard.games.carpe_astra.scoring import held_by_seat
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.support import GainSupport, Slander

SUPPORT: Final = 0
CREDITS: Final = 1
CARDS: Final = 2
AGENTS: Final = 3
HUB: Final = 4
TERMS: Final = (
    Text("Support der Gilden", "support of guilds"),
    Text("Credits", "credits"),
    Text("Karten auf der Hand", "cards in hand"),
    Text("Agenten", "agents"),
    Text("Verbindung zu Basis oder Senat", "link to base or Senate"),
)
SPREAD: Final = 4.0  # a lead of so many points makes winning about three times as likely as losing


def tally(state: State) -> list[list[float]]:
    """The terms of each seat."""
    return tally_by(state, PLAIN)


def tally_by(state: State, taste: Taste) -> list[list[float]]:
    assert isinstance(state, CarpeAstra)
    rows = [[0.0] * len(TERMS) for _ in range(state.players)]
    if state.round == 0:
        return rows  # still being laid out
    over = state.ask is None
    late = 1.0 if over else lateness(state)
    for guild in range(data.GUILDS):
        points = standing(held_by_seat(state, guild), state.supply[guild], late)
        for seat in range(state.players):
            rows[seat][SUPPORT] += points[seat]
    for seat in range(state.players):
        if over:
            rows[seat][CREDITS] = 0.03 * state.credits[seat]
        else:
            weigh_seat(state, rows[seat], seat, taste)
    return rows


def weigh_seat(game: CarpeAstra, row: list[float], seat: int, taste: Taste) -> None:
    row[CREDITS] = credits_worth(game, seat)
    placements = placements_now(game, seat)
    if placements == NOT_NOW and turns_ahead(game, seat) == 0:
        return
    gains = Gains(game, seat, taste)
    row[CARDS] = hand_worth(WEBS.of(game.where), game, seat, network_of(game.agents[seat]), placements, gains)
    row[CARDS] += 0.6 * max(0, data.HAND - game.hand_size(seat))  # the hand is filled up again
    row[AGENTS] = AGENT_WORTH * len(game.agents[seat])
    row[HUB] = 0.15 if may_network(game, seat) else 0.0


# -- what kind of question is open --------------------------------------------------------------------------


def is_menu(state: State) -> bool:
    """Whether the open question begins something: a phase of a turn, an agent, a card to score."""
    top, ask = state.stack[-1], state.ask
    if ask is None:
        return False
    if isinstance(top, ChangeOfPlan):
        return ask.field == "plan"
    if isinstance(top, NewContacts):
        return ask.field == "tile"
    return isinstance(top, (Infiltrate, GainSupport))


def is_big(state: State) -> bool:
    """Where search is worth its time: whether to change plans and which deck to draw from, which turn on cards that
    nobody has seen; and where the first agent of a turn goes, which turns on what rivals will do."""
    top, ask = state.stack[-1], state.ask
    if isinstance(top, PlaceAgent):
        phase = state.innermost(Infiltrate)
        return phase is not None and phase.placed == 1 and ask is not None and ask.field == "place"
    return isinstance(top, Draw) or starts_turn(state)


def starts_turn(state: State) -> bool:
    top, ask = state.stack[-1], state.ask
    return isinstance(top, ChangeOfPlan) and ask is not None and ask.field == "plan"


def idle(state: State) -> list[int]:
    """Choices that a busy player leaves out: paying for nothing, taking agents back, not scoring."""
    top, ask = state.stack[-1], state.ask
    assert ask is not None
    assert isinstance(state, CarpeAstra)
    if isinstance(top, ChangeOfPlan) and ask.field == "plan":
        return [1]
    if isinstance(top, NewContacts) and ask.field == "tile":
        return [REFRESH]
    if isinstance(top, Infiltrate):
        paid = top.placed >= state.rules.free_placements
        return [PLACE, MOVE, TURN, RETURN] if paid else [DONE, TURN, RETURN]
    if isinstance(top, GainSupport):
        return [DONE]
    if isinstance(top, Slander) and ask.field == "keep":
        return [0]
    return []


# -- questions with a plan ------------------------------------------------------------------------------------


def routine(state: State, ask: Ask) -> int | None:
    """Which cards to part with, and a tile that helps: there are too many ways to lay one to try them all."""
    return routine_by(state, ask, PLAIN)


def routine_by(state: State, ask: Ask, taste: Taste) -> int | None:
    assert isinstance(state, CarpeAstra)
    top = state.stack[-1]
    if isinstance(top, ChangeOfPlan) and ask.field == "card":
        return least_card(WEBS.of(state.where), state, top.seat, network_of(state.agents[top.seat]), taste)
    if isinstance(top, NewContacts):
        return contact(state, top, ask, taste)
    return None


def plan(state: State, ask: Ask) -> int | None:
    """Phase 3: the network that scores most."""
    return plan_by(state, ask, PLAIN)


def plan_by(state: State, ask: Ask, taste: Taste) -> int | None:
    assert isinstance(state, CarpeAstra)
    top = state.stack[-1]
    if isinstance(top, Infiltrate):
        return next_deed(state, top, ask, taste)
    if isinstance(top, PlaceAgent):
        return placing(state, top, ask, taste)
    if isinstance(top, KeepNetwork):
        return keeping(state, top, taste)
    return None


# -- a player that gets somewhere --------------------------------------------------------------------------------


def eager(state: State, ask: Ask, stream: Stream) -> int:
    """Random play hardly ever scores a card; this one puts its agents where its cards need them."""
    assert isinstance(state, CarpeAstra)
    top, choices = state.stack[-1], ask.choices
    if isinstance(top, GainSupport) and stream.below(8):
        choices = choices[1:]
    elif isinstance(top, Infiltrate) and stream.below(5):
        wished = PLACE if PLACE in choices else MOVE
        choices = [wished] if wished in choices and top.placed < 3 else [DONE]
    elif isinstance(top, PlaceAgent) and ask.field == "place" and stream.below(8):
        choices = useful(state, ask.seat, top.source, choices)
    elif isinstance(top, PlaceAgent) and ask.field == "source":
        choices = [place for place in choices if place < data.SENATE] or choices
    elif isinstance(top, KeepNetwork):
        parts = groups(state, ask.seat)
        best = max([(part[-1] >= data.SENATE, len(part)) for part in parts])
        choices = [part[0] for part in parts if (part[-1] >= data.SENATE, len(part)) == best]
    return choices[stream.below(len(choices))]


def useful(game: CarpeAstra, seat: int, source: int, choices: list[int]) -> list[int]:
    """Places next to the own network, best those of a guild in hand or a base."""
    own = [place for place in game.agents[seat] if place != source]
    mask = 0
    for held in game.hand(seat):
        mask |= CARD_MASK[held]
    mask &= ~reached(game, seat)
    near = [p for p in choices if any([adjacent(game.where[p], game.where[o]) for o in own])]
    wanted = [p for p in near if not is_half(p) or PLACE_MASK[p] & mask]
    return wanted or near or choices
