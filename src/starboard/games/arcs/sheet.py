"""What a table of Arcs shows of a view, in the words of the game. ``docs/protocol.md`` explains the entries.

Everything is counted by the rules' own queries. Lists without ids are by seat, owner, piece, ambition or slot; what is
empty, nobody's or not so is left out; what the view hides is UNKNOWN.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict, Union

from starboard.core.state import UNKNOWN
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.hits import HitBuildings, HitShips
from starboard.games.arcs.actions.secure import securable
from starboard.games.arcs.codes import (
    IN_DISCARD,
    attached_to,
    face_die,
    face_number,
    is_damaged,
    owner_of,
    piece_of,
    place_number,
    places_in,
    seat_slot,
    token,
)
from starboard.games.arcs.dice import dice_shown
from starboard.games.arcs.draft import Draft
from starboard.games.arcs.ids import (
    AMBITIONS,
    CARD_SLOT,
    COPY,
    LEAD,
    MARKER_FIRST,
    MARKER_SECOND,
    MARKERS,
    NOBODY,
    NOTHING,
    NOWHERE,
    NUMBER_OF,
    PIECES,
    RESOURCES,
    SLOTS,
    SUIT_OF,
)
from starboard.games.arcs.map import planet_type
from starboard.games.arcs.queries import (
    agents_on,
    ambition_count,
    ambitions,
    boxed_count,
    captives_of,
    controller,
    damaged_at,
    fresh_at,
    held_cards,
    is_declared,
    is_outraged,
    lead_number,
    open_slots,
    pieces_left,
    sight_of,
    starting_spots,
    token_at,
    trophies_of,
)
from starboard.games.arcs.scoring import city_bonus, power_now
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn


class PlaceSheet(TypedDict):
    """A building place, and what stands there."""

    place: int
    owner: NotRequired[int]
    piece: NotRequired[int]
    damaged: NotRequired[bool]
    used: NotRequired[bool]


class SystemSheet(TypedDict):
    system: int
    type: NotRequired[int]
    control: NotRequired[int]
    fresh: NotRequired[list[int]]
    damaged: NotRequired[list[int]]
    places: NotRequired[list[PlaceSheet]]


class SlotSheet(TypedDict):
    slot: int
    resource: NotRequired[int]
    token: NotRequired[int]
    shut: NotRequired[bool]


class SightSheet(TypedDict, total=False):
    """What a seat remembers of the action cards of this chapter."""

    gone: list[int]
    seen: list[int]


class SeatSheet(TypedDict):
    power: int
    hand: list[int]
    left: list[int]
    slots: list[SlotSheet]
    sight: Union[SightSheet, int]
    bonus: NotRequired[int]
    outrage: NotRequired[list[int]]
    trophies: NotRequired[list[list[int]]]
    captives: NotRequired[list[int]]
    cards: NotRequired[list[int]]


class LeadSheet(TypedDict):
    suit: int
    number: int


class PlaySheet(TypedDict):
    """A seat in the order of the round, and what it played."""

    seat: int
    how: NotRequired[int]
    card: NotRequired[int]
    zero: NotRequired[bool]
    down: NotRequired[bool]
    seized: NotRequired[bool]
    unions: NotRequired[list[int]]


class TurnSheet(TypedDict):
    seat: int
    pips: int


class AmbitionSheet(TypedDict):
    """``ambition`` says which, where it is none of the printed ones."""

    counts: list[int]
    ambition: NotRequired[int]
    box: NotRequired[int]
    markers: NotRequired[list[list[int]]]
    power: NotRequired[list[int]]


class CourtSheet(TypedDict, total=False):
    card: int
    agents: list[int]
    secures: int


class BattleSheet(TypedDict):
    attacker: int
    defender: int
    system: int
    dice: list[int]
    faces: NotRequired[list[list[int]]]
    hits: NotRequired[int]


class DraftSheet(TypedDict):
    """``starts``: by seat its systems A, its systems B, its systems C."""

    leaders: list[int]
    lore: list[int]
    starts: list[list[list[int]]]


class CardSheet(TypedDict):
    """A card, or another thing that the facts name; ``cards`` are attached to it."""

    card: str
    cards: NotRequired[list[CardSheet]]


class RowSheet(TypedDict):
    """``seat``: whose it is, a seat or another owner of pieces. ``told``: what it is should be read at once, without
    pointing at it."""

    name: str
    told: NotRequired[bool]
    seat: NotRequired[int]
    value: NotRequired[int]
    cards: NotRequired[list[CardSheet]]


class PanelSheet(TypedDict):
    """Rows of one seat, or of the table."""

    title: str
    rows: list[RowSheet]
    seat: NotRequired[int]


class BoardPlaceSheet(TypedDict):
    """A place of a further board, what stands there, and the place ``over`` it."""

    place: str
    owner: NotRequired[int]
    piece: NotRequired[int]
    damaged: NotRequired[bool]
    over: NotRequired[BoardPlaceSheet]


class BoardSheet(TypedDict):
    """A board beside the main one, of a seat or of the table. ``at``: where on the main board it belongs."""

    title: str
    places: list[BoardPlaceSheet]
    seat: NotRequired[int]
    at: NotRequired[str]


class ArcsSheet(TypedDict):
    chapter: int
    chapters: int
    goal: int
    setup: int
    initiative: int
    numbers: list[int]
    systems: list[SystemSheet]
    seats: list[SeatSheet]
    round: list[PlaySheet]
    ambitions: list[AmbitionSheet]
    markers: list[list[int]]
    court: list[CourtSheet]
    court_deck: int
    court_discard: int
    discard: int
    supply: list[int]
    seized: NotRequired[bool]
    lead: NotRequired[LeadSheet]
    turn: NotRequired[TurnSheet]
    battle: NotRequired[BattleSheet]
    draft: NotRequired[DraftSheet]
    panels: NotRequired[list[PanelSheet]]  # what a way to play adds, as plain rows
    boards: NotRequired[list[BoardSheet]]  # ... and as boards of their own


def sheet(game: Arcs) -> ArcsSheet:
    shown: ArcsSheet = {
        "chapter": game.chapter,
        "chapters": game.mode.chapters(game),
        "goal": game.mode.goal(game),
        "setup": game.setup_card,
        "initiative": game.initiative,
        "numbers": sorted({NUMBER_OF[card] for card in game.mode.action_deck(game.players)}),
        "systems": [system_sheet(game, system) for system in game.board.systems],
        "seats": [seat_sheet(game, seat) for seat in range(game.players)],
        "round": [play_sheet(game, seat) for seat in round_order(game)],
        "ambitions": [ambition_sheet(game, ambition) for ambition in ambitions(game)],
        "markers": markers_at(game, NOTHING),
        "court": court_sheet(game),
        "court_deck": len(game.court_deck),
        "court_discard": len(game.court_discard),
        "discard": len(game.discard) + len(game.discard_up),
        "supply": list(game.supply),
    }
    if game.seized:
        shown["seized"] = True
    if game.lead_card != NOTHING:
        shown["lead"] = {"suit": SUIT_OF[game.lead_card], "number": lead_number(game)}
    turn = game.innermost(Turn)
    if turn is not None:
        shown["turn"] = {"seat": turn.seat, "pips": turn.pips}
    battle = game.innermost(Battle)
    if battle is not None and battle.defender != NOBODY:
        shown["battle"] = battle_sheet(game, battle)
    if game.innermost(Draft) is not None:
        shown["draft"] = draft_sheet(game)
    return shown


def draft_sheet(game: Arcs) -> DraftSheet:
    spots = [starting_spots(game, seat) for seat in range(game.players)]
    starts = [[[spot.a], [spot.b], list(spot.c)] for spot in spots]
    return {"leaders": list(game.leader_row), "lore": list(game.lore_row), "starts": starts}


# -- the map ------------------------------------------------------------------------------------------------------


def system_sheet(game: Arcs, system: int) -> SystemSheet:
    shown: SystemSheet = {"system": system}
    if game.kind_of[system] != planet_type(system):
        shown["type"] = game.kind_of[system]
    control = controller(game, system)
    if control != NOBODY:
        shown["control"] = control
    fresh = [fresh_at(game, owner, system) for owner in rows_of_owners(game)]
    if any(fresh):
        shown["fresh"] = fresh
    damaged = [damaged_at(game, owner, system) for owner in rows_of_owners(game)]
    if any(damaged):
        shown["damaged"] = damaged
    slots = game.board.slots[system]
    places = [place_sheet(game, p) for p in places_in(system) if place_number(p) < slots or game.buildings[p]]
    if places:
        shown["places"] = places
    return shown


def rows_of_owners(game: Arcs) -> range:
    """Who stands in a list by owner: the seats; where others have pieces too, all owners there are."""
    return range(game.mode.owners() if game.mode.neutrals else game.players)


def place_sheet(game: Arcs, place: int) -> PlaceSheet:
    shown: PlaceSheet = {"place": place}
    value = game.buildings[place]
    if value:
        shown["owner"] = owner_of(value)
        shown["piece"] = piece_of(value)
        if is_damaged(value):
            shown["damaged"] = True
        if game.used[place]:
            shown["used"] = True
    return shown


# -- the seats ----------------------------------------------------------------------------------------------------


def seat_sheet(game: Arcs, seat: int) -> SeatSheet:
    owners = rows_of_owners(game)
    shown: SeatSheet = {
        "power": game.power[seat],
        "hand": sorted(game.hands[seat]),
        "left": [pieces_left(game, seat, piece) for piece in range(PIECES)],
        "slots": slots_sheet(game, seat),
        "sight": sight_sheet(game, seat),
    }
    if city_bonus(game, seat):
        shown["bonus"] = city_bonus(game, seat)
    outrage = [resource for resource in range(RESOURCES) if is_outraged(game, seat, resource)]
    if outrage:
        shown["outrage"] = outrage
    trophies = [[trophies_of(game, seat, owner, piece) for piece in range(PIECES)] for owner in owners]
    if any([any(row) for row in trophies]):
        shown["trophies"] = trophies
    captives = [captives_of(game, seat, owner) for owner in owners]
    if any(captives):
        shown["captives"] = captives
    cards = held_cards(game, seat)
    if cards:
        shown["cards"] = cards
    return shown


def slots_sheet(game: Arcs, seat: int) -> list[SlotSheet]:
    """All printed slots; the one that only cards give where it is open or holds a token."""
    open_ones = open_slots(game, seat)
    shown: list[SlotSheet] = []
    for slot in range(SLOTS):
        resource = token_at(game, seat, slot)
        code = seat_slot(seat, slot)
        one: SlotSheet = {"slot": code}
        if resource != NOTHING:
            one["resource"] = resource
            one["token"] = token(code, resource)
        if slot not in open_ones:
            one["shut"] = True
        if slot != CARD_SLOT or slot in open_ones or resource != NOTHING:
            shown.append(one)
    return shown


def sight_sheet(game: Arcs, seat: int) -> Union[SightSheet, int]:
    """Gone: surely in the discard pile. Seen: in a hand, face down, or perhaps discarded since."""
    places = sight_of(game, seat)
    if UNKNOWN in places:
        return UNKNOWN
    shown: SightSheet = {}
    gone = [card for card, where in enumerate(places) if where == IN_DISCARD]
    if gone:
        shown["gone"] = gone
    seen = [card for card, where in enumerate(places) if where not in (IN_DISCARD, NOWHERE)]
    if seen:
        shown["seen"] = seen
    return shown


# -- the round ----------------------------------------------------------------------------------------------------


def round_order(game: Arcs) -> list[int]:
    """Clockwise from the seat that led, else from the one with the initiative."""
    first = game.how.index(LEAD) if LEAD in game.how else max(game.initiative, 0)
    return [(first + i) % game.players for i in range(game.players)]


def play_sheet(game: Arcs, seat: int) -> PlaySheet:
    shown: PlaySheet = {"seat": seat}
    how, card = game.how[seat], game.played[seat]
    if how == NOTHING:
        return shown
    shown["how"] = how
    shown["card"] = card
    if how == LEAD and game.zeroed:
        shown["zero"] = True
    if how == COPY:
        shown["down"] = True
    if game.seize_cards[seat] != NOTHING:
        shown["seized"] = True
    unions = [id for id, code in enumerate(game.attached) if code != NOTHING and attached_to(code) == card]
    if unions:
        shown["unions"] = unions
    return shown


def battle_sheet(game: Arcs, battle: Battle) -> BattleSheet:
    shown: BattleSheet = {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "system": battle.system,
        "dice": list(battle.counts),
    }
    if battle.faces:
        shown["faces"] = [[face_die(code), face_number(code)] for code in dice_shown(battle.counts, battle.faces)]
    top = game.stack[-1]
    if isinstance(top, (HitShips, HitBuildings)):
        shown["hits"] = top.hits  # still to be dealt out, the one that is asked for included
    return shown


# -- ambitions and Court ------------------------------------------------------------------------------------------


def ambition_sheet(game: Arcs, ambition: int) -> AmbitionSheet:
    shown: AmbitionSheet = {"counts": [ambition_count(game, seat, ambition) for seat in range(game.players)]}
    if ambition >= AMBITIONS:
        shown["ambition"] = ambition
    if game.players == 2 and boxed_count(game, ambition):
        shown["box"] = boxed_count(game, ambition)
    if is_declared(game, ambition):
        shown["markers"] = markers_at(game, ambition)
        shown["power"] = power_now(game, ambition)
    return shown


def markers_at(game: Arcs, ambition: int) -> list[list[int]]:
    """First and second value of each marker there; NOTHING: of those that are free."""
    lying = [marker for marker in range(MARKERS) if game.marker_at[marker] == ambition]
    return [[MARKER_FIRST[game.marker_side[m]][m], MARKER_SECOND[game.marker_side[m]][m]] for m in lying]


def court_sheet(game: Arcs) -> list[CourtSheet]:
    secures = {slot: seat for seat in range(game.players) for slot in securable(game, seat)}
    row: list[CourtSheet] = []
    for slot, card in enumerate(game.court):
        shown: CourtSheet = {}
        if card != NOTHING:
            shown["card"] = card
        agents = [agents_on(game, slot, seat) for seat in range(game.players)]
        if any(agents):
            shown["agents"] = agents
        if slot in secures:
            shown["secures"] = secures[slot]
        row.append(shown)
    return row
