"""Move (p. 13), with catapult moves.

A leg asks where to, then how many ships go along, own ones and then those of allies; those left behind are dropped
off. Within a catapult move a gate can be entered again only if ships were dropped off since, or are dropped off by
that very leg: a detour without a drop-off changes nothing, so nothing that matters is lost and no loop is endless.
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.actions.build import may_use
from starboard.games.arcs.actions.commit import can_fight_without, can_move_to_fight, leads_to_fight
from starboard.games.arcs.actions.sides import (
    catapults_never,
    commands_any,
    companions,
    most_companions,
    next_to,
    passes_gate,
    possible_allies,
)
from starboard.games.arcs.codes import (
    bits_of,
    cluster_of,
    group,
    group_ships,
    group_system,
    has_bit,
    is_gate,
    piece_of,
    places_in,
    ship,
    ship_condition,
    ship_owner,
)
from starboard.games.arcs.ids import (
    ALONE,
    AMONG,
    DAMAGED,
    FRESH,
    MOVE,
    NOBODY,
    NOTHING,
    NOWHERE,
    STARPORT,
    WITHOUT,
)
from starboard.games.arcs.queries import (
    damaged_at,
    exposed,
    fresh_at,
    has_ships,
    lasting_ships,
    rivals,
    ships_at,
    ships_in,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import shift_ships

ANY_NUMBER: Final = 100  # more ships than there are, those of others included


class Move(Procedure):
    """Ships from one system to an adjacent one, or further from a starport."""

    steps = (
        "choose_start",
        "gather",
        "choose_end",
        "choose_fresh",
        "choose_damaged",
        "next_group",
        "choose_ships",
        "note_ships",
        "choose_tokens",
        "move",
        "arrive",
        "trigger",
    )
    fields = (
        "seat",
        "start",
        "limit",
        "then_battle",
        "end",
        "fresh",
        "damaged",
        "group_fresh",
        "group_damaged",
        "catapult",
        "visited",
        "legs",
        "dropped",
        "allies",
        "along",
        "group_along",
        "ally",
        "condition",
        "ships",
        "led",
        "flown",
        "tokens",
        "group_tokens",
    )

    def __init__(
        self,
        seat: int = NOBODY,
        start: int = NOWHERE,
        limit: int = NOTHING,
        then_battle: int = 0,
        led: int = AMONG,
        catapult: int = 0,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.start = start  # where the ships are now
        self.limit = limit  # of fresh ships that move once more, and nothing else with them; NOTHING: a whole move
        self.then_battle = then_battle  # 1 if a battle must follow
        self.end = NOWHERE
        self.fresh = 0  # ships that go along
        self.damaged = 0
        self.group_fresh = 0  # ships still moving
        self.group_damaged = 0
        self.catapult = catapult  # 1 if the ships fly on, or do so wherever they start
        self.visited = 0  # bits of the gates entered since ships were last dropped off
        self.legs = 0
        self.dropped: tuple[int, ...] = ()  # groups of fresh ships left at gates on the way
        self.allies: tuple[int, ...] = ()  # whose ships move along
        self.along: tuple[int, ...] = ()  # ships of each ally that go along, fresh and damaged ones by turns
        self.group_along: tuple[int, ...] = ()  # those still moving
        self.ally = NOBODY  # of whom the seat is asked
        self.condition = FRESH
        self.ships = 0
        self.led = led  # whether a ship that lasts is among those still moving: WITHOUT it, AMONG them, ALONE
        self.flown = 0  # 1 if it moved at all
        self.tokens = 0  # tokens that go along
        self.group_tokens = 0  # those still moving

    def choose_start(self, game: Arcs) -> Ask | None:
        if self.start != NOWHERE:
            return None
        if self.then_battle:
            return Ask(self.seat, "start", starts_to_fight(game, self.seat))
        return Ask(self.seat, "start", movable(game, self.seat))

    def gather(self, game: Arcs) -> None:
        if self.limit == NOTHING and self.led != ALONE:
            allies = companions(game, self.seat, self.start, MOVE)
            self.allies = tuple([a for a in allies if not (self.catapult and catapults_never(game, a))])
            self.group_along = tuple(
                [ships_in(game, ally, self.start, state) for ally in self.allies for state in (FRESH, DAMAGED)]
            )
        if self.limit == NOTHING:
            self.group_tokens = movable_tokens(game, self.seat, self.start)

    def choose_end(self, game: Arcs) -> Ask:
        ends = next_to(game, self.seat, self.start)
        if self.legs and self.group_size(game) == 1:
            ends = [s for s in ends if not self.was_visited(s)]
        if self.then_battle:
            stays = can_fight_without(game, self.seat, self.start, 1)
            ends = [s for s in ends if stays or self.leads_to_fight(game, s)]
        if self.legs and (not self.then_battle or can_fight_without(game, self.seat, self.start, 0)):
            ends = [DONE, *ends]
        return Ask(self.seat, "end", ends)

    def was_visited(self, system: int) -> bool:
        """Whether the ships went through this gate since some were last dropped off."""
        return is_gate(system) and has_bit(self.visited, cluster_of(system))

    def choose_fresh(self, game: Arcs) -> Ask | None:
        if self.end == DONE:
            self.go_to("trigger")
            return None
        fresh, damaged = self.group(game)
        least = 0 if damaged or self.alone(game, 0) else 1
        return Ask(self.seat, "fresh", list(range(least, min(fresh, self.most(game)) + 1)))

    def choose_damaged(self, game: Arcs) -> Ask:
        _, damaged = self.group(game)
        least = 0 if self.fresh or self.alone(game, 0) else 1
        most = min(damaged, self.most(game) - self.fresh)
        return Ask(self.seat, "damaged", list(range(least, most + 1)))

    def next_group(self, game: Arcs) -> None:
        number = len(self.along)
        if number == len(self.group_along):
            self.go_to("choose_tokens")
            return
        self.ally, self.condition = self.allies[ship_owner(number)], ship_condition(number)

    def choose_ships(self, game: Arcs) -> Ask:
        """Ships of allies, as far as own ones take them along; the last ones must go if nobody else does."""
        number, own, going = len(self.along), self.fresh + self.damaged, self.going()
        gone = self.along[-1] if self.condition == DAMAGED else 0
        most = min(most_companions(game, self.seat, self.ally, own) - gone, self.most(game) - going)
        least = 0 if going or self.alone(game, number + 1) else 1
        return Ask(self.seat, "ships", list(range(least, min(self.group_along[number], most) + 1)))

    def note_ships(self, game: Arcs) -> None:
        self.along = (*self.along, self.ships)
        self.go_to("next_group")

    def choose_tokens(self, game: Arcs) -> Ask | None:
        """Tokens go along with ships, or alone."""
        if not self.group_tokens:
            self.tokens = 0
            return None
        return Ask(self.seat, "tokens", list(range(0 if self.going() else 1, self.group_tokens + 1)))

    def going(self) -> int:
        """Ships chosen so far."""
        return self.fresh + self.damaged + sum(self.along)

    def flying_along(self) -> tuple[int, ...]:
        """Allies of whom ships were chosen."""
        if not self.allies:
            return ()
        ships = [
            self.along[ship(number, FRESH)] + self.along[ship(number, DAMAGED)] for number in range(len(self.allies))
        ]
        return tuple([ally for number, ally in enumerate(self.allies) if ships[number]])

    def alone(self, game: Arcs, first: int) -> bool:
        """Whether a group of allies, from the first of these on, or tokens could go without any own ship; tokens do not
        catapult without ships, and fight no battle that must follow."""
        if self.group_tokens and not self.legs and not self.then_battle and not self.catapult:
            return True
        for number in range(first, len(self.group_along)):
            if self.group_along[number] and most_companions(game, self.seat, self.allies[ship_owner(number)], 0):
                return True
        return False

    def most(self, game: Arcs) -> int:
        """How many ships may go along; back to a gate already visited, one at least stays behind."""
        most = most_ships(game, self.seat)
        if (self.legs and self.was_visited(self.end)) or (self.then_battle and self.must_leave_one(game)):
            most = min(most, self.group_size(game) - 1)
        return most

    def must_leave_one(self, game: Arcs) -> bool:
        """Whether only ships that stay could fight the battle that must follow."""
        if self.leads_to_fight(game, self.end):
            return False
        return not can_fight_without(game, self.seat, self.start, self.group_size(game))

    def leads_to_fight(self, game: Arcs, end: int) -> bool:
        catapult = self.catapult == 1 if self.legs else catapults(game, self.seat, self.start)
        return leads_to_fight(game, self.seat, end, catapult, self.visited)

    def group(self, game: Arcs) -> tuple[int, int]:
        """Fresh and damaged ships that may go along: all at the start, then those still moving."""
        if self.legs:
            return self.group_fresh, self.group_damaged
        if self.limit != NOTHING:
            return self.limit, 0
        if self.led == ALONE:
            return 1, 0
        fresh = fresh_at(game, self.seat, self.start)
        if self.led == WITHOUT:
            fresh = exposed(game, self.seat, self.start, FRESH)
        return fresh, damaged_at(game, self.seat, self.start)

    def group_size(self, game: Arcs) -> int:
        """How many ships may go along, those of allies included."""
        return sum(self.group(game)) + sum(self.group_along)

    def move(self, game: Arcs) -> None:
        if self.legs == 0:
            self.catapult = 1 if self.catapult or catapults(game, self.seat, self.start, True) else 0
            if self.led == AMONG:
                self.led = lasting_ships(game, self.seat, self.start)
        elif self.going() < self.group_size(game):
            self.visited = bits_of([cluster_of(self.start)])
            if self.fresh < self.group_fresh:
                self.dropped = (*self.dropped, group(self.start, self.group_fresh - self.fresh))
        among = self.group(game)[0] if self.led else 0
        self.legs += 1
        along = self.flying_along()
        if along and any([catapults_never(game, ally) for ally in along]):
            self.catapult = 0  # who takes them along does not catapult at all
        # Control is judged just before the ships move in (MOVE-02, X-12).
        if self.catapult and not (self.going() and passes_gate(game, self.seat, self.end, along)):
            self.catapult = 0
        move_tokens(game, self.seat, self.start, self.end, self.tokens)
        enter(game, self.seat, self.start, self.end, self.fresh, self.damaged, among)
        for number, ally in enumerate(self.allies):
            fresh, damaged = self.along[ship(number, FRESH)], self.along[ship(number, DAMAGED)]
            if fresh + damaged:
                game.tell("move_along", (ally, fresh + damaged, self.start, self.end))
                shift_ships(game, ally, self.start, self.end, fresh, damaged)

    def arrive(self, game: Arcs) -> None:
        self.led = lasting_ships(game, self.seat, self.end) if self.led else WITHOUT
        self.flown = max(self.flown, self.led)
        self.start = self.end
        self.group_fresh = self.fresh
        self.group_damaged = self.damaged
        self.group_along, self.along = self.along, ()
        self.group_tokens = self.tokens
        if self.catapult:
            self.visited |= bits_of([cluster_of(self.end)])
            self.go_to("choose_end")

    def trigger(self, game: Arcs) -> None:
        if self.limit == NOTHING:
            groups = (*self.dropped, group(self.start, self.group_fresh))
            if self.flown:
                groups = tuple([led_group(game, self.seat, code) for code in groups])
            for card in game.moments.after_move[self.seat]:
                card.after_move(game, self.seat, groups, self.then_battle)


def led_group(game: Arcs, seat: int, code: int) -> int:
    """A group of fresh ships that moved, knowing whether one that lasts is where they are."""
    return group(group_system(code), group_ships(code), lasting_ships(game, seat, group_system(code)))


def enter(game: Arcs, seat: int, start: int, end: int, fresh: int, damaged: int, among: int) -> None:
    """Ships travel one step by a move; cards may answer to it. The fresh ones are of so many ``among`` which one that
    lasts could be, 0 if it is not."""
    if not fresh + damaged:
        return  # ships of others or tokens alone: no ship of the seat's enters
    game.tell("move", (seat, fresh + damaged, start, end))
    for rival in rivals(game, seat):
        for card in game.moments.when_entered[rival]:
            card.when_entered(game, rival, seat, end)
    travel(game, seat, seat, start, end, fresh, damaged, among)


def travel(game: Arcs, mover: int, owner: int, start: int, end: int, fresh: int, damaged: int, among: int) -> None:
    """Somebody moves ships of an owner."""
    shift_ships(game, owner, start, end, fresh, damaged)
    if fresh and among:
        for card in game.moments.ships_travel[owner]:
            card.ships_travel(game, owner, mover, start, end, fresh, among)


def catapults(game: Arcs, seat: int, system: int, aloud: bool = False) -> bool:
    """Whether moves from a system are catapult moves: with a starport of one's own there (MOVE-02). Cards that change
    it say so where a move begins."""
    can = False
    for place in places_in(system):
        value = game.buildings[place]
        if value and piece_of(value) == STARPORT and may_use(game, seat, place):
            can = True
    for card in game.moments.catapults[seat]:
        could, can = can, card.catapults(game, seat, system, can)
        if aloud and can != could:
            card.says(game, seat, "catapults")
    return can


def movable_tokens(game: Arcs, seat: int, system: int) -> int:
    """Tokens in a system that a seat may move, with ships or alone: of one card at most."""
    for card in game.moments.movable_tokens[seat]:
        count = card.movable_tokens(game, seat, system)
        if count:
            return count
    return 0


def move_tokens(game: Arcs, seat: int, start: int, end: int, count: int) -> None:
    for card in game.moments.movable_tokens[seat]:
        if count:
            card.tokens_travel(game, seat, start, end, count)


def most_ships(game: Arcs, seat: int) -> int:
    most = ANY_NUMBER
    for card in game.moments.most_ships[seat]:
        most = card.most_ships(game, seat, most)
    return most


def starts_to_fight(game: Arcs, seat: int) -> list[int]:
    """Systems from which a move can be followed by a battle."""
    return [s for s in movable(game, seat) if can_move_to_fight(game, seat, s, catapults(game, seat, s))]


def movable(game: Arcs, seat: int) -> list[int]:
    """The systems from which a seat may move ships, its own or such as go without any of its own, or tokens."""
    free = [ally for ally in possible_allies(game, seat, MOVE) if most_companions(game, seat, ally, 0)]
    found = [
        s for s in game.board.systems if ships_at(game, seat, s) or (free and commands_any(game, seat, free, s, MOVE))
    ]
    if game.moments.movable_tokens[seat]:
        found = [s for s in game.board.systems if s in found or movable_tokens(game, seat, s)]
    return found


def can_move(game: Arcs, seat: int) -> bool:
    return has_ships(game, seat) or bool(movable(game, seat))
