"""A position of Arcs: counts and ids in flat lists. Rows of seats are laid out for four, rows of owners of pieces for
as many as the way to play has."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.state import State
from starboard.games.arcs.cards.card import DECK, NO_MOMENTS, Moments
from starboard.games.arcs.ids import (
    ACTION_DECK,
    ACTION_DISCARD,
    COURT_DECK,
    LEADER_DECK,
    LORE_DECK,
    MARKERS,
    NOBODY,
    NOTHING,
    NOWHERE,
    OWNERS,
    PIECES,
    PLACES,
    RESOURCES,
    SEATS,
    SLOTS,
    SYSTEMS,
    TOKENS_PER_RESOURCE,
)
from starboard.games.arcs.map import BOARDS, Board, planet_type
from starboard.games.arcs.mode import Mode


class Arcs(State):
    """Strides: ``owner * SYSTEMS + system`` for ships, ``system * PLACES + number`` for building places,
    ``seat * SLOTS + slot`` for tokens, ``owner * PIECES + piece`` for supplies, ``(holder * OWNERS + owner) * PIECES +
    piece`` for trophies, ``holder * OWNERS + owner`` for captives, ``slot * SEATS + seat`` for agents at Court,
    ``observer * mode.action_cards() + card`` for sight. ``queries`` reads and ``verbs`` writes them; what else is
    packed is in ``codes``."""

    ints: ClassVar[tuple[str, ...]] = (
        "players",
        "setup_card",
        "chapter",
        "initiative",
        "active",
        "seized",
        "lead_card",
        "zeroed",
        "declared",
        "passes",
        "jumbled",
    )
    lists: ClassVar[tuple[str, ...]] = (
        "fresh",
        "damaged",
        "buildings",
        "used",
        "kind_of",
        "slots",
        "supply",
        "spent",
        "boxed",
        "left",
        "removed",
        "stand_ins",
        "trophies",
        "captives",
        "outrage",
        "power",
        "played",
        "how",
        "seize_cards",
        "deck",
        "discard",
        "discard_up",
        "court",
        "court_agents",
        "court_deck",
        "court_open",
        "court_discard",
        "in_transit",
        "holder",
        "attached",
        "locked",
        "uses",
        "sight",
        "marker_at",
        "marker_side",
        "laid",
        "leader_row",
        "lore_row",
        "leader_deck",
        "lore_deck",
    )
    rows: ClassVar[tuple[str, ...]] = ("hands",)

    players: int
    setup_card: int
    chapter: int
    initiative: int
    active: int  # whose turn it is
    seized: int  # 1 once the initiative was seized this round
    lead_card: int  # the face of it
    zeroed: int  # 1 while the zero marker lies on the lead card
    declared: int  # 1 once an ambition was declared this round
    passes: int  # voluntary passes since the last lead card (ROUND-04)
    jumbled: int  # cards at the bottom of the action discard pile whose order nobody knows

    fresh: list[int]
    damaged: list[int]
    buildings: list[int]  # 0 empty, else what codes.building makes
    used: list[int]  # 1 for a city taxed or a starport that built this turn
    kind_of: list[int]  # planet type of each system
    slots: list[int]
    supply: list[int]
    spent: list[int]  # tokens spent this Prelude: back in the supply at its end (PRELUDE-02)
    boxed: list[int]  # tokens on the ambition boxes, two players only
    left: list[int]  # pieces in each owner's supply; cities of seats: on the board
    removed: list[int]  # pieces taken out of the game by leaders
    stand_ins: list[int]  # agents still owed to Outrage slots (OUTRAGE-02)
    trophies: list[int]
    captives: list[int]  # captives are agents
    outrage: list[int]
    power: list[int]
    hands: list[list[int]]
    played: list[int]  # the face that each seat laid; a card that lies face down stands for its first
    how: list[int]
    seize_cards: list[int]
    deck: list[int]
    discard: list[int]  # bottom first; draws come off the bottom
    discard_up: list[int]  # only with separate discard piles
    court: list[int]
    court_agents: list[int]
    court_deck: list[int]  # bottom first
    court_open: list[int]  # 1 for each card of the Court deck that everybody knows to lie there
    court_discard: list[int]
    in_transit: list[int]  # Vox cards whose effect is not done: they lie nowhere
    holder: list[int]  # the seat that has each card in its play area
    attached: list[int]  # the action card that a Union lies beside
    locked: list[int]  # cards secured in this Prelude (CC-02)
    uses: list[int]  # how often each card was used this turn
    sight: list[int]  # where each seat knows each action card to be
    marker_at: list[int]  # the ambition that each marker lies on
    marker_side: list[int]
    laid: list[int]  # tokens on planets that changed their type
    leader_row: list[int]
    lore_row: list[int]
    leader_deck: list[int]
    lore_deck: list[int]

    # Derived, shared by copies:
    board: Board
    moments: Moments
    mode: Mode
    split_discard: bool

    def lay_out(self, players: int, mode: Mode) -> None:
        """An empty table for so many players."""
        cards, owners = mode.cards(), mode.owners()
        self.players = players
        self.setup_card = NOTHING
        self.chapter = 1
        self.initiative = NOBODY
        self.active = NOBODY
        self.seized = self.zeroed = self.declared = self.passes = self.jumbled = 0
        self.lead_card = NOTHING
        self.fresh = [0] * (owners * SYSTEMS)
        self.damaged = [0] * (owners * SYSTEMS)
        self.buildings = [0] * (SYSTEMS * PLACES)
        self.used = [0] * (SYSTEMS * PLACES)
        self.kind_of = [planet_type(s) for s in range(SYSTEMS)]
        self.slots = [NOTHING] * (SEATS * SLOTS)
        self.supply = [TOKENS_PER_RESOURCE] * RESOURCES
        self.spent = [0] * RESOURCES
        self.boxed = [0] * RESOURCES
        self.left = [count for owner in range(owners) for count in mode.box(owner)]
        self.removed = [0] * (owners * PIECES)
        self.stand_ins = [0] * SEATS
        self.trophies = [0] * (SEATS * OWNERS * PIECES)
        self.captives = [0] * (SEATS * OWNERS)
        self.outrage = [0] * (SEATS * RESOURCES)
        self.power = [0] * SEATS
        self.hands = [[] for _ in range(SEATS)]
        self.played = [NOTHING] * SEATS
        self.how = [NOTHING] * SEATS
        self.seize_cards = [NOTHING] * SEATS
        self.deck = []
        self.discard = []
        self.discard_up = []
        self.court = []
        self.court_agents = [0] * (4 * SEATS)
        self.court_deck = []
        self.court_open = []
        self.court_discard = []
        self.in_transit = []
        self.holder = [NOBODY] * cards
        self.attached = [NOTHING] * cards
        self.locked = [0] * cards
        self.uses = [0] * cards
        self.sight = [NOWHERE] * (SEATS * mode.action_cards())
        self.marker_at = [NOTHING] * MARKERS
        self.marker_side = [0] * MARKERS
        self.laid = []
        self.leader_row = []
        self.lore_row = []
        self.leader_deck = []
        self.lore_deck = []
        self.board = BOARDS[0]
        self.moments = NO_MOMENTS
        self.mode = mode
        self.split_discard = False

    def share(self, twin: State) -> None:
        assert isinstance(twin, Arcs)
        twin.board = self.board
        twin.moments = self.moments
        twin.mode = self.mode
        twin.split_discard = self.split_discard

    def derive(self) -> None:
        if self.setup_card != NOTHING:
            self.board = self.mode.board(self)
        self.moments = DECK.index(self.holder, self.attached)

    def pile(self, which: int) -> list[int]:
        if which == ACTION_DECK:
            return self.deck
        if which == ACTION_DISCARD:
            return self.discard
        if which == COURT_DECK:
            return self.court_deck
        if which == LEADER_DECK:
            return self.leader_deck
        assert which == LORE_DECK
        return self.lore_deck
