"""Between two acts (p. 28-29)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.campaign.drafting import ChooseFates
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import COURT_SLOTS, THE_COUNCIL
from starboard.games.arcs.campaign.objectives import has_met, settle_objective
from starboard.games.arcs.campaign.queries import captive_ships_of, is_lost
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.stock import thaw
from starboard.games.arcs.campaign.tokens import return_token_trophies
from starboard.games.arcs.campaign.verbs import change_power, empty_trust, raze, release_ships, strip_hull
from starboard.games.arcs.codes import is_damaged, places_in
from starboard.games.arcs.ids import (
    BLIGHT,
    CITY,
    DAMAGED,
    NOBODY,
    NOTHING,
    NOWHERE,
    PIECES,
    RESOURCES,
    SHIP,
    STARPORT,
    TABLE,
)
from starboard.games.arcs.queries import (
    captives_of,
    damaged_at,
    has_ships,
    owners,
    pieces_left,
    places_of,
    turn_order,
)
from starboard.games.arcs.scoring import return_trophies
from starboard.games.arcs.verbs import (
    add_captives,
    agents_home,
    cover_slots,
    destroy_ship,
    lift_agents,
    place_ships,
    repair_ship,
)


class Intermission(Procedure):
    """Steps A to F; the next act is set up afterwards."""

    steps = (
        "next_resolution",
        "resolve",
        "lose_power",
        "clear_court",
        "return_pieces",
        "return_tokens",
        "repair_blight",
        "clear_map",
        "cover_slots",
        "next_lost_seat",
        "choose_gate",
        "come_back",
        "pass_initiative",
        "halve_power",
        "choose_fates",
        "next_act",
    )
    fields = ("done", "seat", "gate", "cities")

    def __init__(self) -> None:
        super().__init__()
        self.done = 0
        self.seat = NOBODY
        self.gate = NOWHERE
        self.cities: tuple[int, ...] = ()  # on each board before some came back

    # -- A: resolutions in turn order, before Power moves the initiative (int.a1, int.a2, C-39)

    def next_resolution(self, game: Reach) -> None:
        if self.done == 0:
            game.tell("act_over")
        if self.done == game.players:
            self.go_to("clear_court")
            return
        self.seat = turn_order(game)[self.done]
        self.done += 1

    def resolve(self, game: Reach) -> None:
        fate_of(game.fate[self.seat]).resolve(game, self.seat, game.act, has_met(game, self.seat))

    def lose_power(self, game: Reach) -> None:
        settle_objective(game, self.seat)
        self.go_to("next_resolution")

    # -- B: the Court (int.b)

    def clear_court(self, game: Reach) -> None:
        """All cards but the Council go to the deck, attached ones too; agents go home, the discard pile is scrapped."""
        game.tell("court_cleared")
        row = []
        for slot in range(len(game.court)):
            row += [card for card in [game.court[slot], *game.above[slot]] if card not in (NOTHING, THE_COUNCIL)]
            for seat in range(game.players):
                agents_home(game, seat, lift_agents(game, seat, slot))
        game.court_deck = row + game.court_deck
        game.court_open = [1] * len(row) + game.court_open
        game.court = []
        game.above = [[] for _ in range(COURT_SLOTS)]
        game.council_by = NOBODY
        game.courtly = [card for card in game.courtly if card not in game.court_discard]
        game.scrapped += game.court_discard
        game.court_discard = []

    # -- C: trophies, captives, frozen tokens (int.c)

    def return_pieces(self, game: Reach) -> None:
        game.tell("spoils_return")
        self.cities = tuple([pieces_left(game, seat, CITY) for seat in range(game.players)])
        for holder in range(game.players):
            for owner in owners(game):
                for piece in range(PIECES):
                    return_trophies(game, holder, owner, piece)
            for owner in range(game.players):
                count = captives_of(game, holder, owner)
                add_captives(game, holder, owner, -count)
                agents_home(game, owner, count)
            for owner in owners(game):
                release_ships(game, holder, owner, captive_ships_of(game, holder, owner))
            return_token_trophies(game, holder)

    def return_tokens(self, game: Reach) -> None:
        empty_trust(game)
        thaw(game)
        for resource in range(RESOURCES):
            game.supply[resource] += game.boxed[resource]
            game.boxed[resource] = 0

    # -- D: the map (int.d)

    def repair_blight(self, game: Reach) -> None:
        game.tell("map_cleared")
        for system in game.board.systems:
            for _ in range(damaged_at(game, BLIGHT, system)):
                repair_ship(game, BLIGHT, system)

    def clear_map(self, game: Reach) -> None:
        """Whatever is damaged is destroyed, and every building alone with Blight. It goes to the supplies, and nobody
        is outraged (C-40)."""
        for system in game.board.systems:
            for owner in owners(game):
                for _ in range(damaged_at(game, owner, system)):
                    destroy_ship(game, owner, system, DAMAGED, NOBODY)
        for system in game.board.systems:
            lost = is_lost(game, system)
            for place in places_in(system):
                value = game.buildings[place]
                if value and (lost or is_damaged(value)):
                    raze(game, place)
        for place, value in enumerate(game.hull):
            if value and is_damaged(value):
                strip_hull(game, place)
        for card in game.moments.between_acts[TABLE]:
            card.between_acts(game, TABLE)

    def cover_slots(self, game: Reach) -> None:
        """Cities came back to boards: the first in turn order rearranges first, so the last is called first."""
        for seat in reversed(turn_order(game)):
            cover_slots(game, seat, self.cities[seat])
        self.done = 0

    def next_lost_seat(self, game: Reach) -> None:
        lost = [s for s in turn_order(game) if not has_ships(game, s) and not places_of(game, s, STARPORT)]
        lost = [seat for seat in lost if pieces_left(game, seat, SHIP)]  # else there is nothing to put there
        if lost:
            self.seat = lost[0]
        else:
            self.go_to("pass_initiative")

    def choose_gate(self, game: Reach) -> Ask:
        return Ask(self.seat, "gate", game.board.gates)

    def come_back(self, game: Reach) -> None:
        place_ships(game, self.seat, self.gate, 3)
        self.go_to("next_lost_seat")

    # -- E: initiative and Power (int.e)

    def pass_initiative(self, game: Reach) -> None:
        game.tell("power_halved")
        power = [game.power[seat] for seat in turn_order(game)]
        game.initiative = turn_order(game)[power.index(max(power))]
        game.tell("initiative", (game.initiative,))

    def halve_power(self, game: Reach) -> None:
        """Whoever has more than one Power loses half, rounded down."""
        for seat in range(game.players):
            if game.power[seat] > 1:
                change_power(game, seat, -(game.power[seat] // 2))

    # -- F: fates (int.f)

    def choose_fates(self, game: Reach) -> None:
        game.tell("fates_chosen")
        game.call(ChooseFates())

    def next_act(self, game: Reach) -> None:
        game.act += 1
        game.chapter = 1
