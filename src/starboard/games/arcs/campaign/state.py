"""A position of the campaign: that of the base game, with what three acts, an Empire and 24 fates add."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.state import State
from starboard.games.arcs.campaign.ids import (
    COURT_SLOTS,
    FATE_DECK,
    FATES,
    HULL_PLACES,
    IN_SESSION,
)
from starboard.games.arcs.campaign.plan import Plan
from starboard.games.arcs.ids import (
    NOBODY,
    NOTHING,
    NOWHERE,
    OWNERS,
    RESOURCES,
    SEATS,
)
from starboard.games.arcs.map import WHOLE_MAP
from starboard.games.arcs.mode import Mode
from starboard.games.arcs.state import Arcs


class Reach(Arcs):
    """Rows of owners are laid out for seven: seats, Empire, Free States, Blight. Blight are "ships" of their owner.

    Strides: ``holder * SEATS + owner`` for Favors, ``seat * HULL_PLACES + place`` for hulls, ``holder * OWNERS +
    owner`` for captive ships; ``stock``, ``stowed`` and ``tokens`` are sorted lists of what ``codes`` makes."""

    ints: ClassVar[tuple[str, ...]] = (
        *Arcs.ints,
        "act",
        "first_regent",
        "council",
        "council_by",
        "policy",
        "number_rolled",
        "symbol_rolled",
        "victor",
    )
    lists: ClassVar[tuple[str, ...]] = (
        *Arcs.lists,
        "outlaw",
        "trust",
        "favors",
        "fate",
        "fate_deck",
        "objective",
        "courtly",
        "scrapped",
        "stock",
        "stowed",
        "tokens",
        "captive_ships",
        "flagship_at",
        "hull",
    )
    rows: ClassVar[tuple[str, ...]] = (*Arcs.rows, "above", "fate_hand", "ledger")

    act: int
    first_regent: int  # NOBODY if there is no Regent
    council: int  # IN_SESSION or DECIDED
    council_by: int  # who secured it this round: then it is tucked, and its place in the Court is empty
    policy: int  # the card on top of the edict of government
    number_rolled: int  # the cluster that the number die names; NOWHERE before the first roll
    symbol_rolled: int  # the symbol of the event die: arrow, crescent or hex
    victor: int  # who met a final objective and has won

    outlaw: list[int]  # 1 for each seat that left the Empire
    trust: list[int]  # tokens in the Imperial Trust, by type
    favors: list[int]  # agents lying on fates
    fate: list[int]  # the number of each seat's fate, NOTHING before it is shown
    fate_deck: list[int]  # while fates are drawn: those not drawn yet
    objective: list[int]  # how far each objective marker is from 0
    courtly: list[int]  # cards that everybody knows to belong to the Court, wherever they are now
    scrapped: list[int]
    stock: list[int]  # tokens on cards
    stowed: list[int]  # pieces on cards
    tokens: list[int]  # tokens of fates on the map
    captive_ships: list[int]
    flagship_at: list[int]  # the system of each Flagship; NOWHERE without one
    hull: list[int]  # what stands on Flagship boards: 0 or what codes.building makes
    above: list[list[int]]  # the cards attached to the card of each Court slot, lowest first
    fate_hand: list[list[int]]  # fates drawn and not shown yet
    ledger: list[list[int]]  # what each fate remembers, by its number - 1

    # Derived, shared by copies:
    plan: Plan

    def lay_out(self, players: int, mode: Mode) -> None:
        super().lay_out(players, mode)
        self.court_agents = [0] * (COURT_SLOTS * SEATS)
        self.act = 1
        self.first_regent = self.council_by = self.victor = NOBODY
        self.council = IN_SESSION
        self.policy = NOTHING
        self.number_rolled = self.symbol_rolled = NOWHERE
        self.outlaw = [0] * SEATS
        self.trust = [0] * RESOURCES
        self.favors = [0] * (SEATS * SEATS)
        self.fate = [NOTHING] * SEATS
        self.fate_deck = []
        self.objective = [0] * SEATS
        self.courtly = []
        self.scrapped = []
        self.stock = []
        self.stowed = []
        self.tokens = []
        self.captive_ships = [0] * (SEATS * OWNERS)
        self.flagship_at = [NOWHERE] * SEATS
        self.hull = [0] * (SEATS * HULL_PLACES)
        self.above = [[] for _ in range(COURT_SLOTS)]
        self.fate_hand = [[] for _ in range(SEATS)]
        self.ledger = [[] for _ in range(FATES)]
        self.setup_card = WHOLE_MAP  # no cluster is out of play (s1.t.a)
        self.board = mode.board(self)
        self.plan = Plan()

    def share(self, twin: State) -> None:
        super().share(twin)
        assert isinstance(twin, Reach)
        twin.plan = self.plan

    def pile(self, which: int) -> list[int]:
        return self.fate_deck if which == FATE_DECK else super().pile(which)
