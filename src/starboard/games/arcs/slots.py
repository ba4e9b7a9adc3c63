"""Resource slots: where a token goes, and rearranging (p. 17, PRELUDE-08, PRELUDE-09).

Nothing moves before the last question is answered, so no token is ever between two places.
"""

from __future__ import annotations

from typing import Final, Optional

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import FROM_SUPPLY, holding, holding_card, is_holding, seat_slot, token
from starboard.games.arcs.ids import EMPTY, NOBODY, NOTHING, SLOTS, TOKEN_KINDS
from starboard.games.arcs.queries import filled, free_slots, is_resource, open_slots, token_at, tokens
from starboard.games.arcs.state import Arcs

REARRANGE: Final = 9  # the choice to lay out all tokens anew


class Store(Procedure):
    """A token comes into a play area: into a free slot, or all tokens are laid out anew."""

    steps = ("choose_slot", "put")
    fields = ("seat", "resource", "source", "slot")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING, source: int = FROM_SUPPLY) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource
        self.source = source  # FROM_SUPPLY, or the rival slot it is taken from
        self.slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if is_holding(choice):
            values["card"] = holding_card(choice)
            return "card"
        values["slot"] = seat_slot(self.seat, choice)
        return ""

    def choose_slot(self, game: Arcs) -> Ask:
        free = free_slots(game, self.seat)
        if not free or filled(game, self.seat):
            free.append(REARRANGE)
        return Ask(self.seat, "slot", [*free, *holding_places(game, self.seat, self.resource)])

    def put(self, game: Arcs) -> None:
        if self.slot == REARRANGE:
            game.call(Arrange(self.seat, self.resource, self.source))
        elif is_holding(self.slot):
            take_from(game, self.resource, self.source)
            DECK.cards[holding_card(self.slot)].hold_token(game, self.seat, self.resource)
        else:
            take_from(game, self.resource, self.source)
            game.slots[seat_slot(self.seat, self.slot)] = self.resource


def holding_places(game: Arcs, seat: int, resource: int) -> list[int]:
    """Cards of a seat that a token may go onto when it comes in."""
    cards = game.moments.token_places[seat]
    return [holding(card.id) for card in cards if card.token_places(game, seat, resource)]


class Arrange(Procedure):
    """Lay out all tokens of a seat anew, slot by slot; what finds no place is discarded."""

    steps = ("next_slot", "choose_token", "note", "lay_out")
    fields = ("seat", "resource", "source", "plan", "slot", "pick")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING, source: int = FROM_SUPPLY) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource  # the token that comes in, or NOTHING
        self.source = source
        self.plan: tuple[int, ...] = ()
        self.slot = NOTHING  # what the question is about
        self.pick = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        """A token that lies in a slot is meant there; what comes in, and nothing, lie nowhere yet."""
        values["coming"] = (choice,)
        slots = [slot for slot in filled(game, self.seat) if token_at(game, self.seat, slot) == choice]
        lying = slots[self.plan.count(choice) :]
        if not lying:
            return "coming"
        values["token"] = token(seat_slot(self.seat, lying[0]), choice)
        return ""

    def next_slot(self, game: Arcs) -> None:
        self.slot = seat_slot(self.seat, open_slots(game, self.seat)[len(self.plan)])

    def choose_token(self, game: Arcs) -> Ask:
        rest = self.unplaced(game)
        slots_left = len(open_slots(game, self.seat)) - len(self.plan)
        if slots_left > sum(rest):
            rest[EMPTY] = 1
        return Ask(self.seat, "pick", [kind for kind in range(TOKEN_KINDS) if rest[kind]])

    def note(self, game: Arcs) -> None:
        self.plan = (*self.plan, self.pick)
        if len(self.plan) < len(open_slots(game, self.seat)):
            self.again()

    def lay_out(self, game: Arcs) -> None:
        surplus = self.unplaced(game)
        take_from(game, self.resource, self.source)
        slots = open_slots(game, self.seat)
        for slot in range(SLOTS):
            game.slots[seat_slot(self.seat, slot)] = NOTHING
        for slot, resource in zip(slots, self.plan):
            game.slots[seat_slot(self.seat, slot)] = NOTHING if resource == EMPTY else resource
        for kind in range(TOKEN_KINDS):
            for _ in range(surplus[kind]):
                put_away_token(game, self.seat, kind)

    def unplaced(self, game: Arcs) -> list[int]:
        """Tokens per kind that have no slot in the plan yet."""
        rest = [tokens(game, self.seat, kind) for kind in range(TOKEN_KINDS)]
        if self.resource != NOTHING:
            rest[self.resource] += 1
        for resource in self.plan:
            if resource != EMPTY:
                rest[resource] -= 1
        return rest


class Tidy(Procedure):
    """A seat may lay out its tokens anew, and must if a city came back upon one (PRELUDE-08, PRELUDE-09)."""

    steps = ("choose", "tidy")
    fields = ("seat", "wish")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.wish = 0

    def choose(self, game: Arcs) -> Ask | None:
        if covered_tokens(game, self.seat):
            self.wish = 1
            return None
        return Ask(self.seat, "wish", [0, 1])

    def tidy(self, game: Arcs) -> None:
        if self.wish:
            game.call(Arrange(self.seat))


def covered_tokens(game: Arcs, seat: int) -> bool:
    """Whether a token lies on a slot that is no longer open."""
    slots = open_slots(game, seat)
    return any([slot not in slots for slot in filled(game, seat)])


def take_from(game: Arcs, resource: int, source: int) -> None:
    """The incoming token leaves the supply or the rival's slot. What is no resource lies in no supply: whoever gives it
    takes it from where it was."""
    if resource == NOTHING:
        return
    if source != FROM_SUPPLY:
        game.slots[source] = NOTHING
    elif is_resource(resource):
        game.supply[resource] -= 1


def put_away_token(game: Arcs, seat: int, kind: int) -> None:
    """A token that a seat discards goes to the supply at once (WORD-01; in the Prelude too: O-03)."""
    game.tell("discard_token", (seat, kind))
    if is_resource(kind):
        game.supply[kind] += 1
    else:
        game.mode.put_away(game, seat, kind)


def gain(game: Arcs, seat: int, resource: int) -> None:
    """Take a token from the supply; nothing happens if there is none (PRELUDE-12)."""
    if game.supply[resource]:
        game.tell("gain", (seat, resource))
        game.call(Store(seat, resource))
    else:
        game.tell("gain_none", (seat, resource))


def steal_token(game: Arcs, thief: int, victim: int, slot: int) -> None:
    source = seat_slot(victim, slot)
    resource = game.slots[source]
    game.tell("steal_token", (thief, resource, victim))
    game.call(Store(thief, resource, source))


class Gains(Procedure):
    """Take several tokens from the supply, one after another; ``types`` may name a type more than once."""

    steps = ("gain_next",)
    fields = ("seat", "types")

    def __init__(self, seat: int = NOBODY, types: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.seat = seat
        self.types = types

    def gain_next(self, game: Arcs) -> Optional[Ask]:
        if self.types:
            resource = self.types[0]
            self.types = self.types[1:]
            self.again()
            gain(game, self.seat, resource)
        return None
