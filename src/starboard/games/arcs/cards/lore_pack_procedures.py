"""What lore of the pack does when it takes more than a line."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.actions.influence import Influence
from starboard.games.arcs.actions.move import enter, most_ships
from starboard.games.arcs.actions.secure import Secure
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    AMBITIONS,
    DAMAGED,
    FRESH,
    FUEL,
    MATERIAL,
    NOBODY,
    NOTHING,
    NOWHERE,
    PIECES,
    RESOURCES,
    SEATS,
    SHIP,
    SLOTS,
    STARPORT,
    SYSTEMS,
    system_of,
)
from starboard.games.arcs.queries import (
    controller,
    is_damaged,
    is_declared,
    owner_of,
    piece_of,
    places_of,
    rivals,
    ships_at,
)
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import (
    agents_home,
    clear_outrage,
    discard_card,
    discard_token,
    piece_home,
    place_building,
    return_building,
    shift_ships,
    take_trophy,
)


def discard_to_clear(game: Arcs, owner: int, card: int, resources: tuple[int, ...]) -> None:
    """A lore card goes to the Court discard pile, and agents come home from Outrage slots (CC-01: if any)."""
    discard_card(game, card)
    for resource in resources:
        clear_outrage(game, owner, resource)


# -- Predictive Sensors --------------------------------------------------------------------------------------


class SenseAttack(Procedure):
    """The defender brings fresh ships from next door, as many as they like from each system; one move in all."""

    steps = ("next_system", "choose_ships", "move", "trigger")
    fields = ("seat", "card", "system", "waiting", "start", "ships", "moved")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, system: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.system = system
        self.waiting: tuple[int, ...] = (NOWHERE,)  # neighbours to come; NOWHERE before the first
        self.start = NOWHERE
        self.ships = 0
        self.moved = 0

    def next_system(self, game: Arcs) -> None:
        if self.waiting == (NOWHERE,):
            self.waiting = tuple(sensed_systems(game, self.seat, self.system))
        if not self.waiting:
            self.go_to("trigger")
            return
        self.start = self.waiting[0]
        self.waiting = self.waiting[1:]

    def choose_ships(self, game: Arcs) -> Ask:
        most = min(game.fresh[self.seat * SYSTEMS + self.start], most_ships(game, self.seat))
        return Ask(self.seat, "ships", list(range(most + 1)))

    def move(self, game: Arcs) -> None:
        self.again()
        if not self.ships:
            return
        if self.moved:
            # Cards answer to a move once, from however many systems the ships come.
            game.tell("move", (self.seat, self.ships, self.start, self.system))
            shift_ships(game, self.seat, self.start, self.system, self.ships, 0)
        else:
            DECK.cards[self.card].works(game, self.seat)
            enter(game, self.seat, self.start, self.system, self.ships, 0)
        self.moved += self.ships

    def trigger(self, game: Arcs) -> None:
        game.curtain += 1  # the attacker cannot take the battle back any more (ROUND-15)
        if self.moved:
            for owner, card in game.at.after_move:
                if owner == self.seat:
                    card.after_move(game, owner, (self.system * 16 + self.moved,), 0)


def sensed_systems(game: Arcs, seat: int, system: int) -> list[int]:
    """Systems next to a battle with fresh ships of the defender."""
    return [s for s in game.board.adjacent[system] if game.fresh[seat * SYSTEMS + s]]


# -- Force Beams and Survival Overrides ----------------------------------------------------------------------


def beam_systems(game: Arcs, seat: int) -> list[int]:
    """Systems with a fresh starport of the seat."""
    return [
        s
        for s in game.board.systems
        if any([system_of(p) == s and not is_damaged(game.buildings[p]) for p in places_of(game, seat, STARPORT)])
    ]


def has_ships(game: Arcs, system: int) -> bool:
    return any([ships_at(game, seat, system) > 0 for seat in range(game.players)])


def guide_starts(game: Arcs, seat: int) -> list[int]:
    """Where ships could be guided from: a system with a beam, or one next to it."""
    beams = beam_systems(game, seat)
    near = [s for s in game.board.systems if s in beams or any([s in game.board.adjacent[b] for b in beams])]
    return [s for s in near if has_ships(game, s)]


class Guide(Procedure):
    """Ships of any colour to or from a fresh starport; it ignores all cards that change moves."""

    steps = ("choose_start", "choose_end", "next_group", "choose_ships", "note", "move")
    fields = ("seat", "start", "end", "owner", "state", "ships", "plan")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.start = NOWHERE
        self.end = NOWHERE
        self.owner = NOBODY  # whose ships are asked for
        self.state = FRESH
        self.ships = 0
        self.plan: tuple[int, ...] = ()  # ships of each owner and state so far

    def choose_start(self, game: Arcs) -> Ask:
        return Ask(self.seat, "start", guide_starts(game, self.seat))

    def choose_end(self, game: Arcs) -> Ask:
        beams = beam_systems(game, self.seat)
        near = game.board.adjacent[self.start]
        return Ask(self.seat, "end", near if self.start in beams else [s for s in near if s in beams])

    def next_group(self, game: Arcs) -> None:
        self.owner, self.state = divmod(len(self.plan), 2)

    def choose_ships(self, game: Arcs) -> Ask:
        """Somebody must move: the last ones must if nobody did."""
        group = len(self.plan)
        later = sum([self.count(game, other) for other in range(group + 1, 2 * game.players)])
        least = 0 if any(self.plan) or later or not self.count(game, group) else 1
        return Ask(self.seat, "ships", list(range(least, self.count(game, group) + 1)))

    def note(self, game: Arcs) -> None:
        self.plan = (*self.plan, self.ships)
        if len(self.plan) < 2 * game.players:
            self.go_to("next_group")

    def move(self, game: Arcs) -> None:
        for owner in range(game.players):
            fresh, damaged = self.plan[owner * 2], self.plan[owner * 2 + 1]
            if fresh + damaged:
                shift_ships(game, owner, self.start, self.end, fresh, damaged)
                game.tell("guide", (owner, fresh + damaged, self.start, self.end))

    def count(self, game: Arcs, group: int) -> int:
        ships = game.fresh if group % 2 == FRESH else game.damaged
        return ships[group // 2 * SYSTEMS + self.start]


class Martyr(Procedure):
    """An own fresh ship and a rival ship with it, if one is there."""

    steps = ("choose_system", "choose_target", "destroy")
    fields = ("seat", "system", "ship")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.ship = NOTHING  # owner * 2 + state

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.seat, "system", martyr_systems(game, self.seat))

    def choose_target(self, game: Arcs) -> Ask | None:
        ships = (game.fresh, game.damaged)
        targets = [
            rival * 2 + state
            for rival in rivals(game, self.seat)
            for state in (FRESH, DAMAGED)
            if ships[state][rival * SYSTEMS + self.system]
        ]
        return Ask(self.seat, "ship", targets) if targets else None

    def destroy(self, game: Arcs) -> None:
        self.lose(game, self.seat, FRESH)
        if self.ship != NOTHING:
            self.lose(game, self.ship // 2, self.ship % 2)

    def lose(self, game: Arcs, owner: int, state: int) -> None:
        ships = game.fresh if state == FRESH else game.damaged
        ships[owner * SYSTEMS + self.system] -= 1
        game.tell("ship_destroyed", (owner, self.system))
        take_trophy(game, self.seat, owner, SHIP)


def martyr_systems(game: Arcs, seat: int) -> list[int]:
    return [s for s in game.board.systems if game.fresh[seat * SYSTEMS + s]]


def annexable(game: Arcs, seat: int) -> list[int]:
    """Rival buildings in systems the seat controls, of a kind that it still has."""
    found = []
    for place, value in enumerate(game.buildings):
        if value == 0 or owner_of(value) == seat or controller(game, system_of(place)) != seat:
            continue
        if game.left[seat * PIECES + piece_of(value)]:
            found.append(place)
    return found


class Annex(Procedure):
    """A rival building makes way for one's own, in the same state (FINE-04)."""

    steps = ("choose_building", "replace")
    fields = ("seat", "place")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.place = NOWHERE

    def choose_building(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", annexable(game, self.seat))

    def replace(self, game: Arcs) -> None:
        value = game.buildings[self.place]
        return_building(game, self.place)
        place_building(game, self.seat, piece_of(value), self.place, DAMAGED if is_damaged(value) else FRESH)
        game.tell("replace", (self.seat, piece_of(value), system_of(self.place)))


# -- trophies, captives, tokens for something better ---------------------------------------------------------


def trophy_kinds(game: Arcs, seat: int) -> list[int]:
    """Trophies of a seat, each kind once, as owner * 4 + piece."""
    first = seat * SEATS * PIECES
    return [kind for kind in range(SEATS * PIECES) if game.trophies[first + kind]]


class TrophyForInfluence(Procedure):
    """A trophy goes home; influence for it."""

    steps = ("choose_trophy", "give_back", "influence")
    fields = ("seat", "trophy")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.trophy = NOTHING

    def choose_trophy(self, game: Arcs) -> Ask:
        return Ask(self.seat, "trophy", trophy_kinds(game, self.seat))

    def give_back(self, game: Arcs) -> None:
        owner, piece = divmod(self.trophy, PIECES)
        game.trophies[self.seat * SEATS * PIECES + self.trophy] -= 1
        game.tell("trophy_back", (self.seat, piece, owner))
        piece_home(game, owner, piece)

    def influence(self, game: Arcs) -> None:
        game.call(Influence(self.seat))


class CaptiveForSecure(Procedure):
    """A captive goes home; secure for it."""

    steps = ("choose_captive", "give_back", "secure")
    fields = ("seat", "captive")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.captive = NOBODY

    def choose_captive(self, game: Arcs) -> Ask:
        return Ask(self.seat, "captive", [o for o in range(game.players) if game.captives[self.seat * SEATS + o]])

    def give_back(self, game: Arcs) -> None:
        game.captives[self.seat * SEATS + self.captive] -= 1
        agents_home(game, self.captive, 1)
        game.tell("release", (self.seat, self.captive))

    def secure(self, game: Arcs) -> None:
        game.call(Secure(self.seat))


def goods(game: Arcs, seat: int) -> list[int]:
    """Slots with Material or Fuel."""
    return [slot for slot in range(SLOTS) if game.slots[seat * SLOTS + slot] in (MATERIAL, FUEL)]


class DeclareForGoods(Procedure):
    """All Material and Fuel for one ambition that holds no marker; no zero marker (ROUND-12)."""

    steps = ("choose_ambition", "pay", "declare")
    fields = ("seat", "ambition")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ambition = NOTHING

    def choose_ambition(self, game: Arcs) -> Ask:
        return Ask(self.seat, "ambition", [a for a in range(AMBITIONS) if not is_declared(game, a)])

    def pay(self, game: Arcs) -> None:
        for slot in goods(game, self.seat):
            discard_token(game, self.seat, slot)

    def declare(self, game: Arcs) -> None:
        game.call(Declare(self.seat, self.ambition))


class ExchangeGoods(Procedure):
    """One Material or Fuel for a token of any type; what was discarded is in the supply at once (O-03)."""

    steps = ("choose_token", "discard", "choose_type", "take")
    fields = ("seat", "token_slot", "resource")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.token_slot = NOTHING
        self.resource = NOTHING

    def choose_token(self, game: Arcs) -> Ask:
        return Ask(self.seat, "token_slot", goods(game, self.seat))

    def discard(self, game: Arcs) -> None:
        discard_token(game, self.seat, self.token_slot)

    def choose_type(self, game: Arcs) -> Ask:
        return Ask(self.seat, "resource", [r for r in range(RESOURCES) if game.supply[r]])

    def take(self, game: Arcs) -> None:
        gain(game, self.seat, self.resource)
