"""Setting up an act (p. 4-7)."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask, Roll
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import Shuffle
from starboard.games.arcs.campaign.codes import event_symbol
from starboard.games.arcs.campaign.drafting import ChooseFates
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import (
    EVENT_DIE,
    FIRST_CC,
    GUILD_ENVOYS_DEPART,
    IN_SESSION,
    NUMBER_DIE,
    POLICY_OF_WAR,
    THE_BLIGHT,
    THE_COUNCIL,
    THE_EMPIRE,
    THE_FREE_STATES,
)
from starboard.games.arcs.campaign.queries import empty_places, has_blight, planets_of, systems_of
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.text import word_planet
from starboard.games.arcs.campaign.verbs import give_tile, place_blight, place_free, place_imperial
from starboard.games.arcs.codes import cluster_of
from starboard.games.arcs.ids import (
    BOOKLET,
    CITY,
    COURT_DECK,
    COURT_ROW,
    EMPIRE,
    FRESH,
    LORE_DECK,
    MARKERS,
    NOBODY,
    NOTHING,
    NOWHERE,
    OWNERS,
    STARPORT,
)
from starboard.games.arcs.queries import filled, pieces_left, ships_at, turn_order
from starboard.games.arcs.slots import Tidy, gain
from starboard.games.arcs.verbs import give_card, mix_into_court, place_building, place_ships, take_top

CLUSTERS: Final = 6


class SetUpFirstAct(Procedure):
    """Act I: the table (p. 4-5), then the players (p. 6)."""

    steps = (
        "roll_initiative",
        "give_initiative",
        "shuffle_court",
        "deal_court",
        "shuffle_lore",
        "add_lore",
        "open_booklet",
        "draw_policy",
        "lay_policy",
        "roll_clusters",
        "place_empire",
        "roll_symbol",
        "place_free_cities",
        "place_all_blight",
        "box_tokens",
        "draw_fates",
        "set_up_fates",
        "name_first_regent",
        "place_pieces",
        "place_more_pieces",
        "fill_with_free_cities",
    )
    fields = ("rolled", "placed")

    def __init__(self) -> None:
        super().__init__()
        self.rolled: tuple[int, ...] = ()
        self.placed = 0  # seats that have placed pieces in this round

    # -- the table -----------------------------------------------------------------------------------

    def roll_initiative(self, game: Reach) -> Ask:
        return Roll("rolled", (game.players,))

    def give_initiative(self, game: Reach) -> None:
        game.initiative = self.rolled[0]
        game.tell("initiative", (game.initiative,))

    def shuffle_court(self, game: Reach) -> None:
        game.courtly = list(range(FIRST_CC, THE_COUNCIL))
        mix_into_court(game, list(game.courtly))

    def deal_court(self, game: Reach) -> None:
        deal_court(game)

    def shuffle_lore(self, game: Reach) -> None:
        game.lore_deck = list(game.mode.lore)
        game.call(Shuffle(LORE_DECK))

    def add_lore(self, game: Reach) -> None:
        """Only now, so that no lore is dealt at once: a card per player, unseen (s1.t.j)."""
        mix_into_court(game, [game.lore_deck.pop() for _ in range(game.players)])

    def open_booklet(self, game: Reach) -> None:
        """What binds everybody from the start; with two players an edict more (s1.t.l)."""
        for card in (THE_EMPIRE, THE_FREE_STATES, THE_BLIGHT):
            give_card(game, card, BOOKLET)
        if game.players == 2:
            give_card(game, GUILD_ENVOYS_DEPART, BOOKLET)

    def draw_policy(self, game: Reach) -> Ask:
        return Roll("rolled", (3,))

    def lay_policy(self, game: Reach) -> None:
        """Which Policy is on top; the others wait below it (s1.t.m)."""
        for card in range(POLICY_OF_WAR, POLICY_OF_WAR + 3):
            give_card(game, card, BOOKLET)
        game.policy = POLICY_OF_WAR + self.rolled[0]
        game.tell("policy", (game.policy,))

    def roll_clusters(self, game: Reach) -> Ask:
        return Roll("rolled", (NUMBER_DIE,))

    def place_empire(self, game: Reach) -> None:
        """The rolled cluster and the next one clockwise are Imperial (s1.t.n)."""
        for cluster in (self.rolled[0], (self.rolled[0] + 1) % CLUSTERS):
            for system in systems_of(game, cluster):
                place_imperial(game, system, 1)

    def roll_symbol(self, game: Reach) -> Ask:
        return Roll("rolled", (EVENT_DIE,))

    def place_free_cities(self, game: Reach) -> None:
        """On each planet with the rolled symbol outside the Imperial clusters (s1.t.o)."""
        for planet in planets_of(game, event_symbol(self.rolled[0])):
            if not ships_at(game, EMPIRE, planet):
                place_free(game, CITY, empty_places(game, planet)[0])

    def place_all_blight(self, game: Reach) -> None:
        """In each system outside the Imperial clusters (s1.t.p)."""
        for system in game.board.systems:
            if not ships_at(game, EMPIRE, system):
                place_blight(game, system)

    def box_tokens(self, game: Reach) -> None:
        if game.players == 2:
            imperial = {cluster_of(s): 1 for s in game.board.systems if ships_at(game, EMPIRE, s)}
            box_tokens(game, list(imperial))

    # -- the players --------------------------------------------------------------------------------------

    def draw_fates(self, game: Reach) -> None:
        game.call(ChooseFates())

    def set_up_fates(self, game: Reach) -> None:
        game.call(SetUpFates())

    def name_first_regent(self, game: Reach) -> None:
        """Everyone starts as Regent; if no fate took the tile, it goes with the initiative (s1.p.f)."""
        if game.first_regent == NOBODY:
            give_tile(game, game.initiative)

    def place_pieces(self, game: Reach) -> None:
        self.placed += 1
        if self.placed <= game.players:
            self.go_to("place_pieces")
            game.call(PlaceStart(turn_order(game)[self.placed - 1]))
        else:
            self.placed = 0

    def place_more_pieces(self, game: Reach) -> None:
        """Once more, in reverse turn order (s1.p.h)."""
        self.placed += 1
        if self.placed <= game.players:
            self.go_to("place_more_pieces")
            game.call(PlaceStart(turn_order(game)[-self.placed]))

    def fill_with_free_cities(self, game: Reach) -> None:
        for planet in game.board.planets:
            if ships_at(game, EMPIRE, planet):
                for place in empty_places(game, planet):
                    place_free(game, CITY, place)


class PlaceStart(Procedure):
    """Three ships and a building on a planet with an Imperial ship and a free slot, and a matching token (s1.p.g)."""

    steps = ("choose_planet", "choose_piece", "place")
    fields = ("seat", "planet", "piece")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.planet = NOWHERE
        self.piece = NOTHING

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_planet(game, choice, values) if field == "planet" else ""

    def choose_planet(self, game: Reach) -> Ask:
        planets = [p for p in game.board.planets if ships_at(game, EMPIRE, p) and empty_places(game, p)]
        return Ask(self.seat, "planet", planets)

    def choose_piece(self, game: Reach) -> Ask:
        return Ask(self.seat, "piece", [p for p in (CITY, STARPORT) if pieces_left(game, self.seat, p)])

    def place(self, game: Reach) -> None:
        place_building(game, self.seat, self.piece, empty_places(game, self.planet)[0], FRESH)
        game.tell("build", (self.seat, self.piece, self.planet))
        place_ships(game, self.seat, self.planet, 3)
        gain(game, self.seat, game.kind_of[self.planet])


class SetUpFates(Procedure):
    """In turn order each fate's own setup, then its objective marker (s1.p.c, s1.p.d, s23.f, s23.g)."""

    steps = ("next_seat", "set_up", "rearrange", "place_marker")
    fields = ("done", "seat")

    def __init__(self) -> None:
        super().__init__()
        self.done = 0
        self.seat = NOBODY

    def next_seat(self, game: Reach) -> None:
        if self.done == game.players:
            self.stop()
            return
        self.seat = turn_order(game)[self.done]
        self.done += 1

    def set_up(self, game: Reach) -> None:
        fate_of(game.fate[self.seat]).set_up(game, self.seat, game.act)

    def rearrange(self, game: Reach) -> None:
        if game.act > 1 and filled(game, self.seat):
            game.call(Tidy(self.seat))

    def place_marker(self, game: Reach) -> None:
        start = fate_of(game.fate[self.seat]).start_number(game.act, game.players)
        game.objective[self.seat] = start
        if start:
            game.tell("objective_set", (self.seat, start))
        self.again()


class SetUpLaterAct(Procedure):
    """Acts II and III (p. 7): nearly everything stays as it is."""

    steps = (
        "turn_markers",
        "shuffle_court",
        "deal_court",
        "blight_at_gates",
        "roll_symbol",
        "blight_on_planets",
        "roll_box",
        "note_box",
        "box_tokens",
        "set_up_fates",
        "begin",
    )
    fields = ("rolled", "boxes")

    def __init__(self) -> None:
        super().__init__()
        self.rolled: tuple[int, ...] = ()
        self.boxes: tuple[int, ...] = ()  # clusters rolled for the ambition boxes

    def turn_markers(self, game: Reach) -> None:
        """The lowest marker shows its high side in act II, the two lowest in act III (s23.a)."""
        game.marker_at = [NOTHING] * MARKERS
        game.marker_side = [1 if marker < game.act - 1 else 0 for marker in range(MARKERS)]

    def shuffle_court(self, game: Reach) -> None:
        game.court_open = [0] * len(game.court_deck)
        game.call(Shuffle(COURT_DECK))

    def deal_court(self, game: Reach) -> None:
        deal_court(game)

    def blight_at_gates(self, game: Reach) -> None:
        """One where there are neither Blight nor ships (s23.c)."""
        for gate in game.board.gates:
            if not any([ships_at(game, owner, gate) for owner in range(OWNERS)]):
                place_blight(game, gate)

    def roll_symbol(self, game: Reach) -> Ask:
        return Roll("rolled", (EVENT_DIE,))

    def blight_on_planets(self, game: Reach) -> None:
        """Where the rolled planet of a cluster has Blight already, it spreads to those that have none (s23.d)."""
        for planet in planets_of(game, event_symbol(self.rolled[0])):
            if not has_blight(game, planet):
                place_blight(game, planet)
                continue
            for other in systems_of(game, cluster_of(planet)):
                if other in game.board.planets and not has_blight(game, other):
                    place_blight(game, other)

    def roll_box(self, game: Reach) -> Ask | None:
        if game.players != 2:
            self.go_to("set_up_fates")
            return None
        return Roll("rolled", (NUMBER_DIE,))

    def note_box(self, game: Reach) -> None:
        """Two clusters: the second roll counts only once it differs from the first (C-06)."""
        if self.rolled[0] not in self.boxes:
            self.boxes = (*self.boxes, self.rolled[0])
        if len(self.boxes) < 2:
            self.go_to("roll_box")

    def box_tokens(self, game: Reach) -> None:
        box_tokens(game, list(self.boxes))

    def set_up_fates(self, game: Reach) -> None:
        game.call(SetUpFates())

    def begin(self, game: Reach) -> None:
        game.chapter = 1


def deal_court(game: Reach) -> None:
    """The Council in session, and beside it the row (s1.t.i, s1.t.k, s23.b)."""
    game.council = IN_SESSION
    game.court = [THE_COUNCIL]
    for _ in range(COURT_ROW[game.players]):
        game.court.append(take_top(game) if game.court_deck else NOTHING)  # an empty deck leaves places empty (O-01)
    game.curtain += 1
    game.mode.settle(game)


def box_tokens(game: Reach, clusters: list[int]) -> None:
    """Two players: tokens of the planets of two clusters lie on the ambition boxes, while there are any (s1.t.q)."""
    for cluster in clusters:
        for system in systems_of(game, cluster):
            kind = game.kind_of[system]
            if kind != NOTHING and game.supply[kind]:
                game.supply[kind] -= 1
                game.boxed[kind] += 1
