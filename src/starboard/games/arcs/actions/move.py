"""Move (p. 13), with catapult moves.

A leg asks where to, then how many ships go along; those left behind are dropped off. Within a catapult move
a gate can be entered again only if ships were dropped off since, or are dropped off by that very leg: a detour
without a drop-off changes nothing, so nothing that matters is lost and no loop is endless.
"""

from __future__ import annotations

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.actions.build import may_use
from starboard.games.arcs.actions.commit import can_fight_without, can_move_to_fight, leads_to_fight
from starboard.games.arcs.codes import bits_of, cluster_of, group, has_bit, is_gate, piece_of, places_in
from starboard.games.arcs.ids import NOBODY, NOTHING, NOWHERE, SHIPS_EACH, STARPORT
from starboard.games.arcs.queries import controller, damaged_at, fresh_at, has_ships, rivals, ships_at
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import shift_ships


class Move(Procedure):
    """Ships from one system to an adjacent one, or further from a starport."""

    steps = ("choose_start", "choose_end", "choose_fresh", "choose_damaged", "move", "arrive", "trigger")
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
    )

    def __init__(self, seat: int = NOBODY, start: int = NOWHERE, limit: int = NOTHING, then_battle: int = 0) -> None:
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
        self.catapult = 0
        self.visited = 0  # bits of the gates entered since ships were last dropped off
        self.legs = 0
        self.dropped: tuple[int, ...] = ()  # groups of fresh ships left at gates on the way

    def choose_start(self, game: Arcs) -> Ask | None:
        if self.start != NOWHERE:
            return None
        if self.then_battle:
            return Ask(self.seat, "start", starts_to_fight(game, self.seat))
        return Ask(self.seat, "start", movable(game, self.seat))

    def choose_end(self, game: Arcs) -> Ask:
        ends = game.board.adjacent[self.start]
        if self.legs and self.group_fresh + self.group_damaged == 1:
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
        least = 0 if damaged else 1
        return Ask(self.seat, "fresh", list(range(least, min(fresh, self.most(game)) + 1)))

    def choose_damaged(self, game: Arcs) -> Ask:
        _, damaged = self.group(game)
        least = 0 if self.fresh else 1
        most = min(damaged, self.most(game) - self.fresh)
        return Ask(self.seat, "damaged", list(range(least, most + 1)))

    def most(self, game: Arcs) -> int:
        """How many ships may go along; back to a gate already visited, one at least stays behind."""
        most = most_ships(game, self.seat)
        if (self.legs and self.was_visited(self.end)) or (self.then_battle and self.must_leave_one(game)):
            most = min(most, sum(self.group(game)) - 1)
        return most

    def must_leave_one(self, game: Arcs) -> bool:
        """Whether only ships that stay could fight the battle that must follow."""
        if self.leads_to_fight(game, self.end):
            return False
        return not can_fight_without(game, self.seat, self.start, sum(self.group(game)))

    def leads_to_fight(self, game: Arcs, end: int) -> bool:
        catapult = self.catapult == 1 if self.legs else catapults(game, self.seat, self.start)
        return leads_to_fight(game, self.seat, end, catapult, self.visited)

    def group(self, game: Arcs) -> tuple[int, int]:
        """Fresh and damaged ships that may go along: all at the start, then those still moving."""
        if self.legs:
            return self.group_fresh, self.group_damaged
        if self.limit != NOTHING:
            return self.limit, 0
        return fresh_at(game, self.seat, self.start), damaged_at(game, self.seat, self.start)

    def move(self, game: Arcs) -> None:
        if self.legs == 0:
            self.catapult = 1 if catapults(game, self.seat, self.start, True) else 0
        elif (self.fresh, self.damaged) != (self.group_fresh, self.group_damaged):
            self.visited = bits_of([cluster_of(self.start)])
            if self.fresh < self.group_fresh:
                self.dropped = (*self.dropped, group(self.start, self.group_fresh - self.fresh))
        self.legs += 1
        # Control is judged just before the ships move in (MOVE-02, X-12).
        master = controller(game, self.end)
        if not is_gate(self.end) or master not in (NOBODY, self.seat):
            self.catapult = 0
        enter(game, self.seat, self.start, self.end, self.fresh, self.damaged)

    def arrive(self, game: Arcs) -> None:
        self.start = self.end
        self.group_fresh = self.fresh
        self.group_damaged = self.damaged
        if self.catapult:
            self.visited |= bits_of([cluster_of(self.end)])
            self.go_to("choose_end")

    def trigger(self, game: Arcs) -> None:
        if self.limit == NOTHING:
            groups = (*self.dropped, group(self.start, self.group_fresh))
            for card in game.moments.after_move[self.seat]:
                card.after_move(game, self.seat, groups, self.then_battle)


def enter(game: Arcs, seat: int, start: int, end: int, fresh: int, damaged: int) -> None:
    """Ships travel one step by a move; cards may answer to it."""
    game.tell("move", (seat, fresh + damaged, start, end))
    for rival in rivals(game, seat):
        for card in game.moments.when_entered[rival]:
            card.when_entered(game, rival, seat, end)
    shift_ships(game, seat, start, end, fresh, damaged)


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


def most_ships(game: Arcs, seat: int) -> int:
    most = SHIPS_EACH
    for card in game.moments.most_ships[seat]:
        most = card.most_ships(game, seat, most)
    return most


def starts_to_fight(game: Arcs, seat: int) -> list[int]:
    """Systems from which a move can be followed by a battle."""
    return [s for s in movable(game, seat) if can_move_to_fight(game, seat, s, catapults(game, seat, s))]


def movable(game: Arcs, seat: int) -> list[int]:
    return [s for s in game.board.systems if ships_at(game, seat, s)]


def can_move(game: Arcs, seat: int) -> bool:
    return has_ships(game, seat)
