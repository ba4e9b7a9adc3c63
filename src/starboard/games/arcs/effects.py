"""Procedures that several cards share: placing ships, stealing, drawing."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import Shuffle
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import (
    FROM_SUPPLY,
    IN_DISCARD,
    is_kept,
    is_loot_card,
    keeper,
    kept_resource,
    kept_token,
    loot_card,
    looted_card,
    seat_slot,
    slot_number,
    slot_seat,
)
from starboard.games.arcs.ids import ACTION_DISCARD, NOBODY, NOTHING, NOWHERE, SHIP
from starboard.games.arcs.queries import (
    controls,
    is_resource,
    pieces_left,
    rivals,
    stealable_cards,
    stealable_tokens,
    token_at,
)
from starboard.games.arcs.slots import gain, steal_token
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import draw_from_discard, everyone_sees, place_ships, steal_card
from starboard.games.arcs.wording import token_of


class PlaceInOne(Procedure):
    """Put so many ships into one system the seat controls."""

    steps = ("choose_system", "place")
    fields = ("seat", "count", "system")

    def __init__(self, seat: int = NOBODY, count: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.system = NOWHERE

    def choose_system(self, game: Arcs) -> Ask | None:
        systems = [s for s in game.board.systems if controls(game, self.seat, s)]
        if not systems:
            self.stop()  # the card is just discarded (CC-01)
            return None
        return Ask(self.seat, "system", systems)

    def place(self, game: Arcs) -> None:
        place_ships(game, self.seat, self.system, self.count)


class PlaceOneEach(Procedure):
    """Put one ship into each of some systems; with too few ships the seat picks where (CC-05)."""

    steps = ("choose_system", "place")
    fields = ("seat", "systems", "system")

    def __init__(self, seat: int = NOBODY, systems: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.seat = seat
        self.systems = systems
        self.system = NOWHERE

    def choose_system(self, game: Arcs) -> Ask | None:
        ships = pieces_left(game, self.seat, SHIP)
        if not self.systems or not ships:
            self.stop()
            return None
        if ships >= len(self.systems):
            self.system = self.systems[0]
            return None
        return Ask(self.seat, "system", list(self.systems))

    def place(self, game: Arcs) -> None:
        self.systems = tuple([s for s in self.systems if s != self.system])
        place_ships(game, self.seat, self.system, 1)
        self.again()


class Steal(Procedure):
    """Steal one token (of a type, or any) or one Guild card from a rival, ignoring raid costs."""

    steps = ("choose_loot", "steal")
    fields = ("seat", "resource", "what", "optional", "loot")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING, what: int = 0, optional: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource  # NOTHING: any type
        self.what = what  # 0 tokens, 1 cards, 2 both
        self.optional = optional
        self.loot = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if is_loot_card(choice):
            values["card"] = looted_card(choice)
            values["owner"] = game.holder[looted_card(choice)]
            return "card"
        return word_rival_token(game, choice, values)

    def choose_loot(self, game: Arcs) -> Ask | None:
        loot: list[int] = []
        for rival in rivals(game, self.seat):
            if self.what != 1:
                loot += token_targets(game, self.seat, rival, self.resource)
        for rival in rivals(game, self.seat):
            if self.what != 0:
                loot += [loot_card(card) for card in stealable_cards(game, rival, self.seat)]
        if not loot:
            self.stop()
            return None
        return Ask(self.seat, "loot", ([DONE] if self.optional else []) + sorted(loot))

    def steal(self, game: Arcs) -> None:
        if self.loot == DONE:
            return
        if is_loot_card(self.loot):
            steal_card(game, looted_card(self.loot), self.seat)
        else:
            steal_target(game, self.seat, self.loot)


def token_targets(game: Arcs, thief: int, victim: int, resource: int) -> list[int]:
    """Slots of a rival, among those of all seats, whose resource may be stolen (NOTHING: of any type), and tokens
    that cards give."""
    found = []
    for slot in stealable_tokens(game, victim, thief):
        kind = token_at(game, victim, slot)
        if kind == resource or (resource == NOTHING and is_resource(kind)):
            found.append(seat_slot(victim, slot))
    for card in game.moments.loot[victim]:
        types = card.loot(game, victim, thief, None)
        found += [kept_token(card.id, kind) for kind in types if resource in (NOTHING, kind)]
    return found


def steal_target(game: Arcs, thief: int, target: int) -> None:
    if is_kept(target):
        DECK.cards[keeper(target)].give_loot(game, thief, kept_resource(target))
    else:
        steal_token(game, thief, slot_seat(target), slot_number(target))


def word_rival_token(game: Arcs, choice: int, values: dict[str, Ref]) -> str:
    if is_kept(choice):
        values["resource"] = kept_resource(choice)
        values["card"] = keeper(choice)
        return "kept"
    values["token"] = token_of(game, slot_seat(choice), slot_number(choice))
    values["owner"] = slot_seat(choice)
    return "token"


class FillSlots(Procedure):
    """Take tokens of a type up to a number; once the supply is dry, each further one may be stolen."""

    steps = ("choose_source", "take")
    fields = ("seat", "resource", "count", "source")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING, count: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource
        self.count = count
        self.source = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return "supply" if choice == FROM_SUPPLY else word_rival_token(game, choice, values)

    def choose_source(self, game: Arcs) -> Ask | None:
        if not self.count:
            self.stop()
            return None
        if game.supply[self.resource]:
            return Ask(self.seat, "source", [DONE, FROM_SUPPLY])
        targets: list[int] = []
        for rival in rivals(game, self.seat):
            targets += token_targets(game, self.seat, rival, self.resource)
        return Ask(self.seat, "source", [DONE, *sorted(targets)])

    def take(self, game: Arcs) -> None:
        if self.source == DONE:
            self.stop()
            return
        self.count -= 1
        self.again()
        if self.source == FROM_SUPPLY:
            gain(game, self.seat, self.resource)
        else:
            steal_target(game, self.seat, self.source)


class DrawCards(Procedure):
    """Draw action cards off the underside of the discard pile; split piles are joined if too small (FINE-09)."""

    steps = ("join_piles", "draw")
    fields = ("seat", "count")

    def __init__(self, seat: int = NOBODY, count: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.count = count

    def join_piles(self, game: Arcs) -> None:
        if len(game.discard) < self.count and game.discard_up:
            for card in game.discard_up:
                everyone_sees(game, card, IN_DISCARD)
            game.discard += game.discard_up
            game.discard_up = []
            game.jumbled = len(game.discard)
            game.call(Shuffle(ACTION_DISCARD))

    def draw(self, game: Arcs) -> None:
        for _ in range(self.count):
            draw_from_discard(game, self.seat)
