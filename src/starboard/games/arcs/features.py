"""How good a position is for each seat, in expected Power, term by term. Bots weigh positions with this.

Only what a seat may see goes in: hands count by size and, for the seat's own cards, by content in a view.
The weights started from published numbers of other Arcs bots and were then tuned in the arena; see docs/bots.md.
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.chance import Stream
from starboard.core.state import State
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.move import Move
from starboard.games.arcs.actions.tax import Tax
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.chapter import Chapter, Follow, Round
from starboard.games.arcs.codes import (
    JUST_DISCARD,
    is_damaged,
    is_gate,
    is_offer,
    is_seizure,
    offer_card,
    offer_number,
    owner_of,
    piece_of,
    system_of,
)
from starboard.games.arcs.ids import (
    BATTLE,
    CITY,
    CITY_BONUS,
    GUILD,
    HAND_SIZE,
    INFLUENCE,
    MARKER_FIRST,
    NOBODY,
    NOTHING,
    NUMBER_OF,
    OPEN_SLOTS,
    OWNERS,
    PIECES,
    PIPS,
    RESOURCES,
    SEATS,
    SECURE,
    SLOTS,
    STARPORT,
    SYSTEMS,
    TAX,
    THRESHOLD,
)
from starboard.games.arcs.queries import (
    ambition_count,
    ambition_values,
    ambitions,
    best_marker,
    boxed_count,
    buildings_at,
    controller,
    owners,
    rivals,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn

POWER: Final = 0
DECLARED: Final = 1
PROSPECTS: Final = 2
CITIES: Final = 3
TOKENS: Final = 4
STARPORTS: Final = 5
FLEET: Final = 6
CONTROL: Final = 7
COURT: Final = 8
HELD: Final = 9
SPOILS: Final = 10
OUTRAGE: Final = 11
HAND: Final = 12
FLOW: Final = 13
AIMS: Final = 14
EMPIRE_TERM: Final = 15
FAVORS: Final = 16
TERMS: Final = (
    Text("Macht", "Power"),
    Text("bekundete Ambitionen", "declared ambitions"),
    Text("mögliche Ambitionen", "ambitions in reach"),
    Text("Städte", "cities"),
    Text("Ressourcen", "tokens"),
    Text("Raumhäfen", "starports"),
    Text("Flotte", "fleet"),
    Text("Kontrolle", "control"),
    Text("Stellung am Hof", "standing at Court"),
    Text("Karten im Besitz", "cards held"),
    Text("Trophäen und Gefangene", "trophies and captives"),
    Text("Aufschrei", "Outrage"),
    Text("Hand und Initiative", "hand and initiative"),
    Text("verbleibende Aktionen", "actions left"),
    Text("Vorhaben", "objective"),
    Text("Stellung im Imperium", "standing in the Empire"),
    Text("Gefallen", "Favors"),
)
SPREAD: Final = 8.0  # a lead of so many points makes winning about three times as likely as losing

TOKEN_WORTH: Final = (0.55, 0.55, 0.40, 1.0, 0.9, 0.0, 0.6, 0.6, 0.6, 0.6)  # by kind, Golems behind the empty slot
SAFETY: Final = (0.04, 0.0, 0.0, 0.04, 0.0, 0.04, 0.05)  # slots that cost a raid more keys hold tokens better


def tally(state: State) -> list[list[float]]:
    """The terms of each seat."""
    assert isinstance(state, Arcs)
    rows = [[0.0] * len(TERMS) for _ in range(state.players)]
    cards_left = max([len(hand) for hand in state.hands])
    late = 1.0 - cards_left / HAND_SIZE  # how far the chapter is
    weigh_ambitions(state, rows, late)
    weigh_map(state, rows)
    weigh_court(state, rows, 1.0 - late)
    for card, seat in enumerate(state.holder):
        if 0 <= seat < state.players:
            rows[seat][HELD] += DECK.worth[card]
    for seat in range(state.players):
        weigh_seat(state, rows[seat], seat, 1.0 - late)
    weigh_spoils(state, rows)
    weigh_turn(state, rows)
    state.mode.weigh(state, rows)
    return rows


# -- ambitions ---------------------------------------------------------------------------------------


def weigh_ambitions(game: Arcs, rows: list[list[float]], late: float) -> None:
    marker = best_marker(game)
    prize = float(MARKER_FIRST[game.marker_side[marker]][marker]) if marker != NOTHING else 0.0
    for ambition in ambitions(game):
        counts = [ambition_count(game, seat, ambition) for seat in range(game.players)]
        if game.players == 2:
            counts.append(boxed_count(game, ambition))
        first, second = ambition_values(game, ambition)
        if first:
            weigh_declared(game, rows, counts, float(first), float(second), late)
        if prize:
            weigh_prospects(game, rows, ambition, counts, prize, late)


def weigh_declared(
    game: Arcs, rows: list[list[float]], counts: list[int], first: float, second: float, late: float
) -> None:
    """What the places would pay now; sure at the end of the chapter, a hope before."""
    best = max(counts)
    if best == 0:
        return
    leaders = counts.count(best)
    rest = sorted(counts)[-2] if leaders == 1 else best
    sure = 0.70 + 0.27 * late
    for seat in range(game.players):
        mine = counts[seat]
        pay = 0.0
        if mine == best and leaders == 1:
            margin = min(mine - rest, 3)
            bonus = CITY_BONUS[game.left[seat * PIECES + CITY]]
            pay = (first + bonus) * min(sure + 0.05 * margin, 0.98)
        elif mine == best or (mine == rest and mine and counts.count(rest) == 1):
            pay = second * sure
        if mine and mine < best:
            pay += (first - second) * (0.45 - 0.35 * late) * mine / (best + 1)
        elif mine == best and leaders > 1:
            pay += (first - second) * (0.4 - 0.3 * late)
        rows[seat][DECLARED] += pay


def weigh_prospects(
    game: Arcs, rows: list[list[float]], ambition: int, counts: list[int], prize: float, late: float
) -> None:
    """Leads that a marker could still turn into Power, more so with the card to declare them."""
    best = max(counts)
    if best == 0:
        return
    sole = counts.count(best) == 1
    for seat in range(game.players):
        if counts[seat] == best:
            hope = 0.12 if sole else 0.05
            hope += 0.06 * min(best, 4)
            if sole and holds_declaration(game, seat, ambition):
                hope += 0.16 if game.initiative == seat else 0.08
            rows[seat][PROSPECTS] += hope * prize * (1.0 - 0.5 * late)
        elif counts[seat]:
            rows[seat][PROSPECTS] += 0.04 * prize * counts[seat] / best


def holds_declaration(game: Arcs, seat: int, ambition: int) -> bool:
    """Whether a card in hand would declare an ambition; unknown cards count for nothing."""
    return any([card >= 0 and NUMBER_OF[card] in (ambition + 2, 7) for card in game.hands[seat]])


# -- map ---------------------------------------------------------------------------------------------------


def weigh_map(game: Arcs, rows: list[list[float]]) -> None:
    masters = [NOBODY] * SYSTEMS
    for system in game.board.systems:
        master = controller(game, system)
        if 0 <= master < SEATS:  # nobody, or somebody who is no seat, gains nothing by it
            masters[system] = master
            rows[master][CONTROL] += 0.45 if is_gate(system) else 0.65
    for place, value in enumerate(game.buildings):
        if value and owner_of(value) < game.players:
            weigh_building(game, rows, place, value, masters[system_of(place)])
    for seat in range(game.players):
        first = seat * SYSTEMS
        fresh = sum(game.fresh[first : first + SYSTEMS])
        damaged = sum(game.damaged[first : first + SYSTEMS])
        rows[seat][FLEET] += 0.42 * fresh + 0.15 * damaged


def weigh_building(game: Arcs, rows: list[list[float]], place: int, value: int, master: int) -> None:
    owner, piece = owner_of(value), piece_of(value)
    if piece == STARPORT:
        rows[owner][STARPORTS] += 0.75 if is_damaged(value) else 1.0
    else:
        rows[owner][CITIES] += 1.2 if is_damaged(value) else 1.5
        kind = game.kind_of[system_of(place)]
        if kind != NOTHING:
            rows[owner][CITIES] += 0.15 + 0.2 * TOKEN_WORTH[kind]
    if master not in (NOBODY, owner):
        rows[owner][CONTROL] -= 0.6
        if piece == CITY:
            rows[master][CONTROL] += 0.5


# -- Court ---------------------------------------------------------------------------------------------------


def weigh_court(game: Arcs, rows: list[list[float]], time: float) -> None:
    """``time`` is the share of the chapter that is left to act in."""
    for slot, card in enumerate(game.court):
        if card == NOTHING:
            continue
        agents = game.court_agents[slot * SEATS : slot * SEATS + game.players]
        best = max(agents)
        if best == 0:
            continue
        worth = DECK.worth[card]
        for seat in range(game.players):
            if agents[seat] == best and agents.count(best) == 1:
                rivals = sum(agents) - best
                rows[seat][COURT] += (0.55 * worth + 0.2 * rivals) * (0.6 + 0.4 * time) + 0.05 * best
            elif agents[seat]:
                rows[seat][COURT] += 0.10 * agents[seat] - 0.12 * agents[seat] * (1 if agents[seat] < best else 0)


# -- a seat's own things ----------------------------------------------------------------------------------------


def weigh_seat(game: Arcs, row: list[float], seat: int, time: float) -> None:
    power = game.power[seat]
    row[POWER] = power + 3.0 if power >= THRESHOLD[game.players] else float(power)
    cities_left = game.left[seat * PIECES + CITY]
    row[CITIES] += 0.3 * OPEN_SLOTS[cities_left] + 0.5 * CITY_BONUS[cities_left]
    tokens = 0.0
    for slot in range(SLOTS):
        token = game.slots[seat * SLOTS + slot]
        if token != NOTHING:
            tokens += TOKEN_WORTH[token] + SAFETY[slot]
    row[TOKENS] = tokens
    outraged = RESOURCES - game.outrage[seat * RESOURCES : (seat + 1) * RESOURCES].count(0)
    row[OUTRAGE] = -0.9 * outraged
    pips = 0
    for card in game.hands[seat]:
        if card >= 0:
            pips += PIPS[card]
    row[HAND] = 0.35 * len(game.hands[seat]) + 0.06 * pips
    if game.initiative == seat and time > 0.0:
        row[HAND] += 0.7


def weigh_spoils(game: Arcs, rows: list[list[float]]) -> None:
    """Captives and trophies: a gain for who has them, a smaller loss for who lost them."""
    losers = owners(game)
    for holder in range(game.players):
        for owner in losers:
            pair = holder * OWNERS + owner
            captives = game.captives[pair]
            trophies = sum(game.trophies[pair * PIECES : (pair + 1) * PIECES])
            if captives or trophies:
                rows[holder][SPOILS] += 0.22 * (captives + trophies)
                if owner < game.players:
                    rows[owner][SPOILS] -= 0.08 * captives + 0.12 * trophies


def weigh_turn(game: Arcs, rows: list[list[float]]) -> None:
    """Pips left this turn are worth what pips in hand are: flow counts like stock."""
    turn = game.innermost(Turn)
    if turn is not None:
        rows[turn.seat][FLOW] += 0.28 * turn.pips
        if turn.weapon:
            rows[turn.seat][FLOW] += 0.25


# -- what kind of question is open -----------------------------------------------------------------------------------


def is_menu(state: State) -> bool:
    """Whether the open question begins something; the others are follow-ups of one that did."""
    assert isinstance(state, Arcs)
    return isinstance(state.stack[-1], (Turn, Follow, Round, Chapter)) or state.mode.is_menu(state)


def is_big(state: State) -> bool:
    """Where search is worth its time: card plays and what comes right after them."""
    top = state.stack[-1]
    return starts_turn(state) or (isinstance(top, Turn) and state.ask is not None and state.ask.field == "opening")


def starts_turn(state: State) -> bool:
    return isinstance(state.stack[-1], (Follow, Round))


def routine(state: State, ask: Ask) -> int | None:
    """What a bot need not search for, because the way to play knows an answer."""
    assert isinstance(state, Arcs)
    return state.mode.routine(state, ask)


def idle(state: State) -> list[int]:
    """Choices that a busy player leaves out: passing, ending early, burning a card to seize or for nothing."""
    top, ask = state.stack[-1], state.ask
    assert ask is not None
    if isinstance(top, Turn) and ask.field == "opening":
        return [choice for choice in ask.choices if is_seizure(choice)]
    if isinstance(top, Turn) and ask.field == "spending":
        return [JUST_DISCARD]
    return [DONE]


# -- a player that gets somewhere ------------------------------------------------------------------------------------


def eager(state: State, ask: Ask, stream: Stream) -> int:
    """Random play that declares, moves in with many ships, fights for loot, taxes rivals and hoards what it has: it
    comes to abilities and rules that uniformly random play hardly ever reaches."""
    assert isinstance(state, Arcs)
    choices = ask.choices
    wish = state.mode.eager(state, ask, stream)
    if wish is not None:
        return wish
    if ask.field in ("fresh", "raiders") and stream.below(4):
        return choices[-1]
    if ask.field in ("assault", "skirmish") and stream.below(2):
        return choices[0]  # more dice are left to raid with
    if ask.field == "action" and stream.below(4):
        choices = wished_actions(choices, stream)
    elif stream.below(4):
        choices = wished(state, ask) or choices
    if choices[0] == DONE and stream.below(10):
        hoards = ask.field == "spending"
        choices = [choice for choice in choices[1:] if not hoards or not stream.below(worth_keeping(choice))] or [DONE]
    return choices[stream.below(len(choices))]


def wished_actions(choices: list[int], stream: Stream) -> list[int]:
    """What cards offer, for it is rare; else fighting, and then the Court."""
    if is_offer(choices[-1]):
        return [choice for choice in choices if is_offer(choice)]
    for wish in (BATTLE, TAX, SECURE, INFLUENCE):
        if wish in choices and stream.below(2):
            return [wish]
    return choices


def wished(game: Arcs, ask: Ask) -> list[int]:
    """Declarations, systems where a rival has something to lose, cities of rivals; none at other questions."""
    top = game.stack[-1]
    if isinstance(top, Turn) and ask.field == "opening":
        return [choice for choice in ask.choices if choice != DONE and not is_seizure(choice)]
    if isinstance(top, (Battle, Move)) and ask.field in ("end", "system"):
        foes = rivals(game, ask.seat)
        return [s for s in ask.choices if s >= 0 and any([buildings_at(game, s, foe) for foe in foes])]
    if isinstance(top, Tax) and ask.field == "place":
        return [p for p in ask.choices if game.buildings[p] and owner_of(game.buildings[p]) != ask.seat]
    return []


def worth_keeping(choice: int) -> int:
    """Of how many chances to give something up in a Prelude an eager player takes one. Tokens make raids worth while;
    lore and Guild cards do more when they are kept."""
    if choice == JUST_DISCARD:
        return 200
    if not is_offer(choice):
        return 20
    card, number = offer_card(choice), offer_number(choice)
    return 200 if DECK.cards[card].clears_outrage(number) else 30 if DECK.cards[card].kind == GUILD else 1
