"""Why something is not among the choices: for people who wonder, never used by the rules."""

from __future__ import annotations

from starboard.core.game import Refusal
from starboard.games.arcs.actions.battle import Battle, most_raid_dice
from starboard.games.arcs.actions.build import BUILDABLE, Build, build_places, presence
from starboard.games.arcs.actions.influence import Influence
from starboard.games.arcs.actions.menu import can_act
from starboard.games.arcs.actions.secure import Secure
from starboard.games.arcs.actions.sides import can_be_attacked, fleet_at
from starboard.games.arcs.actions.tax import Tax, taxable
from starboard.games.arcs.cards.card import DECK, PRELUDE, Why
from starboard.games.arcs.chapter import Follow, Round
from starboard.games.arcs.codes import offer, owner_of, piece_of, system_of
from starboard.games.arcs.ids import (
    AGENT,
    BATTLE,
    BUILD,
    CITY,
    COPY,
    FACES_OF,
    INFLUENCE,
    LEAD,
    MIRROR,
    MOVE,
    NOTHING,
    NUMBER_OF,
    PIPS,
    PSIONIC,
    REPAIR,
    RESOURCES,
    SECURE,
    SHIP,
    STARPORT,
    SUIT_ACTIONS,
    SUIT_OF,
    SURPASS,
    TABLE,
    TAX,
)
from starboard.games.arcs.queries import (
    ambitions_of_card,
    best_marker,
    can_declare,
    controller,
    controls,
    filled_slots,
    forbids_offers,
    has_resource,
    held_cards,
    ignores_outrage,
    is_open,
    lead_number,
    open_court,
    owners,
    pieces_left,
    places_of,
    tokens,
)
from starboard.games.arcs.reasons import refuse, refuse_court_card, refuse_declaration, refuse_offer
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import TOKEN_ACTIONS, TokenAction, Turn, ways_to_seize


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
        held = has_resource(game, seat) or bool(game.moments.preludes[seat])
        return [refuse("prelude", "not_yet")] if held else []
    if isinstance(top, (Influence, Secure)):
        closed = [slot for slot in filled_slots(game) if slot not in open_court(game)]
        return [refuse_court_card(game.court[slot], "closed") for slot in closed]
    if isinstance(top, Build) and ask.field == "piece":
        return [build_refusal(game, seat, piece) for piece in BUILDABLE if piece not in ask.choices]
    if isinstance(top, Tax) and ask.field == "place":
        return tax_refusals(game, seat, ask.choices)
    if isinstance(top, Battle) and ask.field == "defender":
        return spared(game, seat, top.system)
    if isinstance(top, Battle) and ask.field in ("assault", "skirmish"):
        return spared(game, seat, top.system) + ([] if most_raid_dice(game, top) else [refuse("raid", "no_raid")])
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
    else:
        found += seizing_refusals(game, turn)
    return found


def seizing_refusals(game: Arcs, turn: Turn) -> list[Refusal]:
    """Whoever could seize: whether a card closes the usual way, or there is nothing to do it with."""
    for card in game.moments.seizings[turn.seat]:
        if card.refusal:
            return [refuse("seize_with", card.refusal)]
    return [] if ways_to_seize(game, turn.seat) else [refuse("seize", "no_card")]


def declare_refusals(game: Arcs, turn: Turn) -> list[Refusal]:
    if turn.declared:
        return [refuse("declare", "declared")]
    if best_marker(game) == NOTHING:
        return [refuse("declare", "no_marker")]
    if not can_declare(game, turn.seat):
        return [refuse("declare", "forbidden")]
    return [refuse("declare", "one")] if NUMBER_OF[turn.card] == 1 else []


def other_ambitions(game: Arcs, turn: Turn) -> list[Refusal]:
    """A lead card from 2 to 6 names one ambition only."""
    named = ambitions_of_card(turn.card)
    if turn.how != LEAD or turn.declared or not can_declare(game, turn.seat):
        return []
    banned = [refusal for ambition in named for refusal in ambition_refusals(game, turn.seat, ambition)]
    return banned + ([refuse("declare_other", "names", named[0])] if len(named) == 1 else [])


def ambition_refusals(game: Arcs, seat: int, ambition: int) -> list[Refusal]:
    """An ambition that the card names and another one forbids."""
    cards = [card for card in game.moments.forbids_ambition[seat] if card.forbids_ambition(game, seat, ambition)]
    return [refuse("declare_this", card.refusal or "forbidden", NOTHING, ambition) for card in cards[:1]]


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
        open_now = card.preludes(game, seat, turn) if is_open(game, seat, id) else []
        for number, action in enumerate(card.replaces):
            if action == PRELUDE and number not in open_now:
                why = Why("locked") if game.locked[id] else why_no_offer(game, turn, id, number)
                found.append(refuse_offer(id, number, why))
    return found


def token_refusals(game: Arcs, top: TokenAction) -> list[Refusal]:
    if top.resource == PSIONIC:
        actions = SUIT_ACTIONS[SUIT_OF[game.lead_card]]
    else:
        actions = TOKEN_ACTIONS[top.resource]
    turn = game.innermost(Turn)
    assert turn is not None
    return action_refusals(game, turn, actions)


# -- pips -------------------------------------------------------------------------------------------------------------


def pip_refusals(game: Arcs, turn: Turn) -> list[Refusal]:
    actions = SUIT_ACTIONS[SUIT_OF[game.lead_card if turn.how in (COPY, MIRROR) else turn.card]]
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
                found.append(refuse_offer(id, number, why_no_offer(game, turn, id, number)))
    return found


def why_no_offer(game: Arcs, turn: Turn, id: int, number: int) -> Why:
    """Another card may close all offers; else the card knows."""
    forbidding = forbids_offers(game, turn.seat, id)
    if forbidding != NOTHING:
        return Why(DECK.cards[forbidding].refusal or "card")
    return DECK.cards[id].why_not(game, turn.seat, number, turn)


def standard_refusals(game: Arcs, seat: int, action: int) -> list[Refusal]:
    if action == BUILD:
        return [build_refusal(game, seat, piece) for piece in BUILDABLE]
    key = battle_reason(game, seat)
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
    """Whether all cities in reach were taxed this turn, or a card forbids it, or none is in reach, and why not."""
    assert not taxable(game, seat)
    for place, value in enumerate(game.buildings):
        if value and piece_of(value) == CITY and seat in (owner_of(value), controller(game, system_of(place))):
            return "taxed" if game.used[place] else ban(game, seat, place) or "forbidden"
    kept = [kept_from(game, seat, system_of(p)) for p, v in enumerate(game.buildings) if v and piece_of(v) == CITY]
    reasons = [key for key in kept if key]
    return reasons[0] if reasons else "no_city"


def ban(game: Arcs, seat: int, place: int) -> str:
    """The reason of the card that forbids to tax a city; "" if none does that has one of its own."""
    for card in game.moments.forbids_tax[seat]:
        if card.refusal and card.forbids_tax(game, seat, place):
            return card.refusal
    return ""


def kept_from(game: Arcs, seat: int, system: int) -> str:
    """The reason of the card that keeps a seat from controlling a system; "" if none does."""
    if controls(game, seat, system):
        return ""
    for card in game.moments.controls[TABLE]:
        key = card.why_no_control(game, seat, system)
        if key:
            return key
    return ""


def tax_refusals(game: Arcs, seat: int, places: list[int]) -> list[Refusal]:
    """Cities of others that the seat may not tax because a card says so."""
    found = []
    for place, value in enumerate(game.buildings):
        if value and piece_of(value) == CITY and place not in places and not game.used[place]:
            key = kept_from(game, seat, system_of(place)) or ban(game, seat, place)
            if key:
                found.append(refuse("tax_at", key, NOTHING, system_of(place)))
    return found


def spared(game: Arcs, seat: int, system: int) -> list[Refusal]:
    """Whom the seat may not attack in a system because a card says so."""
    found = []
    for owner in owners(game):
        if owner != seat and can_be_attacked(game, owner, system):
            cards = [card for card in game.moments.forbids_harm[seat] if card.forbids_harm(game, seat, owner, system)]
            found += [refuse("attack", card.refusal or "forbidden", NOTHING, owner) for card in cards[:1]]
    return found


def battle_reason(game: Arcs, seat: int) -> str:
    """Whether somebody is there whom a card spares, or nobody is."""
    for system in game.board.systems:
        for card in game.moments.forbids_harm[seat] if fleet_at(game, seat, system) else ():
            for owner in owners(game):
                if can_be_attacked(game, owner, system) and card.forbids_harm(game, seat, owner, system):
                    return card.refusal or "forbidden"
    return "no_rival"


def build_refusal(game: Arcs, seat: int, piece: int) -> Refusal:
    assert not build_places(game, seat, piece)
    if not pieces_left(game, seat, piece):
        return refuse("build", "none_left", piece, piece)
    for card in game.moments.why_no_building[seat]:
        if card.why_no_building(game, seat, piece):
            return refuse("build", card.why_no_building(game, seat, piece), NOTHING, piece)
    if piece == SHIP:
        key = "starports_used" if places_of(game, seat, STARPORT) else "no_starport"
    else:
        key = "no_slot" if presence(game, seat) else "no_presence"
    return refuse("build", key, NOTHING, piece)


# -- following --------------------------------------------------------------------------------------------------------


def follow_refusals(game: Arcs, seat: int) -> list[Refusal]:
    found = []
    for face in sorted([face for card in game.hands[seat] for face in FACES_OF[card]]):
        if SUIT_OF[face] != SUIT_OF[game.lead_card]:
            found.append(refuse("surpass", "other_suit", NOTHING, face))
            continue
        if NUMBER_OF[face] <= lead_number(game):
            found.append(refuse("surpass", "too_low", lead_number(game), face))
        found.append(refuse("pivot", "same_suit", NOTHING, face))
    return [*found, refuse("pass", "must_play")]
