"""Why something is not among the choices: for people who wonder, never used by the rules."""

from __future__ import annotations

from starboard.core.game import Refusal
from starboard.games.arcs.actions.battle import Battle, most_raid_dice
from starboard.games.arcs.actions.build import BUILDABLE, Build, build_places, presence
from starboard.games.arcs.actions.menu import can_act
from starboard.games.arcs.actions.tax import taxable
from starboard.games.arcs.cards.card import DECK, PRELUDE, Why
from starboard.games.arcs.chapter import Follow, Round
from starboard.games.arcs.codes import number_of, offer, owner_of, piece_of, suit_of, system_of
from starboard.games.arcs.ids import (
    AGENT,
    BATTLE,
    BUILD,
    CITY,
    COPY,
    INFLUENCE,
    LEAD,
    MOVE,
    NOTHING,
    PIPS,
    PSIONIC,
    REPAIR,
    RESOURCES,
    SECURE,
    SHIP,
    STARPORT,
    SUIT_ACTIONS,
    SURPASS,
    TAX,
)
from starboard.games.arcs.queries import (
    best_marker,
    can_declare,
    controller,
    has_token,
    held_cards,
    ignores_outrage,
    lead_number,
    pieces_left,
    places_of,
    tokens,
)
from starboard.games.arcs.reasons import refuse, refuse_declaration, refuse_offer
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import TOKEN_ACTIONS, TokenAction, Turn


def why_not(game: Arcs, seat: int) -> list[Refusal]:
    ask = game.ask
    if ask is None or ask.seat != seat:
        return []
    top = game.stack[-1]
    if isinstance(top, Turn) and ask.field in ("opening", "spending", "action"):
        return turn_refusals(game, top, ask.field)
    if isinstance(top, TokenAction):
        return token_refusals(game, top)
    if isinstance(top, Follow):
        return follow_refusals(game, seat)
    if isinstance(top, Round):
        held = has_token(game, seat) or bool(game.moments.preludes[seat])
        return [refuse("prelude", "not_yet")] if held else []
    if isinstance(top, Build) and ask.field == "piece":
        return [build_refusal(game, seat, piece) for piece in BUILDABLE if piece not in ask.choices]
    if isinstance(top, Battle) and ask.field in ("assault", "skirmish"):
        return [] if most_raid_dice(game, top) else [refuse("raid", "no_raid")]
    return []


def turn_refusals(game: Arcs, turn: Turn, field: str) -> list[Refusal]:
    """What a stage of the turn lacks, and the stages before it that answered themselves."""
    if field == "opening":
        return opening_refusals(game, turn) + other_ambitions(game, turn)
    nothing_done = not turn.acted and turn.pips == (PIPS[turn.card] if turn.how in (LEAD, SURPASS) else 1)
    found = opening_refusals(game, turn) if nothing_done else []
    if field == "spending":
        return found + prelude_refusals(game, turn)
    if nothing_done:
        found += prelude_refusals(game, turn)
    return found + pip_refusals(game, turn)


# -- before any action ------------------------------------------------------------------------------------------


def opening_refusals(game: Arcs, turn: Turn) -> list[Refusal]:
    found = []
    if turn.how == LEAD:
        found += declare_refusals(game, turn)
    elif best_marker(game) == NOTHING:
        found.append(refuse("declare", "no_marker"))
    else:
        found += follower_refusals(game, turn)
    if game.initiative == turn.seat:
        found.append(refuse("seize", "holds"))
    elif game.seized:
        found.append(refuse("seize", "seized"))
    elif not game.hands[turn.seat]:
        found.append(refuse("seize", "no_card"))
    return found


def declare_refusals(game: Arcs, turn: Turn) -> list[Refusal]:
    if turn.declared:
        return [refuse("declare", "declared")]
    if best_marker(game) == NOTHING:
        return [refuse("declare", "no_marker")]
    if not can_declare(game, turn.seat):
        return [refuse("declare", "forbidden")]
    return [refuse("declare", "one")] if number_of(turn.card) == 1 else []


def other_ambitions(game: Arcs, turn: Turn) -> list[Refusal]:
    """A lead card from 2 to 6 names one ambition only."""
    number = number_of(turn.card)
    if turn.how != LEAD or turn.declared or not 1 < number < 7 or not can_declare(game, turn.seat):
        return []
    return [refuse("declare_other", "names", number - 2)]


def follower_refusals(game: Arcs, turn: Turn) -> list[Refusal]:
    cards = game.moments.declarations[turn.seat]
    if not cards:
        return [refuse("declare", "leader_only")]
    found = []
    for card in cards:
        if not card.declarations(game, turn.seat, turn):
            why = card.why_no_declaration(game, turn.seat, turn)
            found.append(refuse_declaration(card.id, why))
    return found


# -- Prelude --------------------------------------------------------------------------------------------------------


def prelude_refusals(game: Arcs, turn: Turn) -> list[Refusal]:
    seat = turn.seat
    found = [
        refuse("token", "outraged", NOTHING, resource)
        for resource in range(RESOURCES)
        if tokens(game, seat, resource) and not ignores_outrage(game, seat, resource)
    ]
    for id in held_cards(game, seat):
        card = DECK.cards[id]
        open_now = [] if game.locked[id] else card.preludes(game, seat, turn)
        for number, action in enumerate(card.replaces):
            if action == PRELUDE and number not in open_now:
                why = Why("locked") if game.locked[id] else card.why_not(game, seat, number, turn)
                found.append(refuse_offer(id, number, why))
    return found


def token_refusals(game: Arcs, top: TokenAction) -> list[Refusal]:
    if top.resource == PSIONIC:
        actions: tuple[int, ...] = SUIT_ACTIONS[suit_of(game.lead_card)]
    else:
        actions = TOKEN_ACTIONS[top.resource]
    turn = game.innermost(Turn)
    assert turn is not None
    return action_refusals(game, turn, actions)


# -- pips -------------------------------------------------------------------------------------------------------------


def pip_refusals(game: Arcs, turn: Turn) -> list[Refusal]:
    actions: tuple[int, ...] = SUIT_ACTIONS[suit_of(game.lead_card if turn.how == COPY else turn.card)]
    found: list[Refusal] = []
    if BATTLE not in actions:
        if turn.weapon:
            actions = (*actions, BATTLE)
        else:
            found.append(refuse("action", "no_weapon", NOTHING, BATTLE))
    for id in held_cards(game, turn.seat):
        for number, action in enumerate(DECK.cards[id].replaces):
            if action != PRELUDE and action not in actions:
                found.append(refuse_offer(id, number, Why("replaces", action)))
    return action_refusals(game, turn, actions) + found


def action_refusals(game: Arcs, turn: Turn, actions: tuple[int, ...]) -> list[Refusal]:
    """Standard actions that these pips or this token would give, and what cards put in their place."""
    assert game.ask is not None
    found: list[Refusal] = []
    for action in actions:
        if not can_act(game, turn.seat, action):
            found += standard_refusals(game, turn.seat, action)
    for id in held_cards(game, turn.seat):
        card = DECK.cards[id]
        for number, action in enumerate(card.replaces):
            if action in actions and offer(id, number) not in game.ask.choices:
                found.append(refuse_offer(id, number, card.why_not(game, turn.seat, number, turn)))
    return found


def standard_refusals(game: Arcs, seat: int, action: int) -> list[Refusal]:
    if action == BUILD:
        return [build_refusal(game, seat, piece) for piece in BUILDABLE]
    key = "no_rival"
    if action == TAX:
        key = tax_reason(game, seat)
    elif action == MOVE:
        key = "no_ship"
    elif action == REPAIR:
        key = "no_damage"
    elif action == INFLUENCE:
        key = "no_court" if pieces_left(game, seat, AGENT) else "no_agent"
    elif action == SECURE:
        key = "no_majority"
    return [refuse("action", key, NOTHING, action)]


def tax_reason(game: Arcs, seat: int) -> str:
    """Whether all cities in reach were taxed this turn, or a card forbids it, or none is in reach."""
    assert not taxable(game, seat)
    for place, value in enumerate(game.buildings):
        if value and piece_of(value) == CITY and seat in (owner_of(value), controller(game, system_of(place))):
            return "taxed" if game.used[place] else "forbidden"
    return "no_city"


def build_refusal(game: Arcs, seat: int, piece: int) -> Refusal:
    assert not build_places(game, seat, piece)
    if not pieces_left(game, seat, piece):
        return refuse("build", "none_left", piece, piece)
    if piece == SHIP:
        key = "starports_used" if places_of(game, seat, STARPORT) else "no_starport"
    else:
        key = "no_slot" if presence(game, seat) else "no_presence"
    return refuse("build", key, NOTHING, piece)


# -- following --------------------------------------------------------------------------------------------------------


def follow_refusals(game: Arcs, seat: int) -> list[Refusal]:
    found = []
    for card in sorted(game.hands[seat]):
        if suit_of(card) != suit_of(game.lead_card):
            found.append(refuse("surpass", "other_suit", NOTHING, card))
            continue
        if number_of(card) <= lead_number(game):
            found.append(refuse("surpass", "too_low", lead_number(game), card))
        found.append(refuse("pivot", "same_suit", NOTHING, card))
    return [*found, refuse("pass", "must_play")]
