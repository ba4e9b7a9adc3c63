"""Actions with cards (7.4-7.6), how a card is resolved, and how open fields are filled."""

from __future__ import annotations

from typing import Optional

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import NOTHING, NOWHERE, Shuffle
from starboard.games.arche.ids import BUILDING, CIVILIAN, EVENT, SOLDIER
from starboard.games.arche.queries import (
    is_soldier,
    movable_cards,
    new_places,
    open_cards,
    places_for,
    price,
    slot_of,
    works,
)
from starboard.games.arche.state import Arche
from starboard.games.arche.verbs import discard, pay, refresh


class Buy(Procedure):
    """Buy an open card (7.4)."""

    steps = ("choose_slot", "pay_and_place", "resolve_event", "discard_event")
    fields = ("card", "slot")

    def __init__(self, card: int = NOTHING) -> None:
        super().__init__()
        self.card = card
        self.slot = NOWHERE

    def wording(self, game: Arche, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_slot(game, choice, values)

    def choose_slot(self, game: Arche) -> Optional[Ask]:
        kind = game.catalog[self.card].kind
        if kind in (CIVILIAN, BUILDING):
            return Ask(game.turn, "slot", places_for(game, game.turn, kind))
        return None

    def pay_and_place(self, game: Arche) -> None:
        seat = game.turn
        cost = price(game, seat, self.card)
        pay(game, seat, cost)
        game.tell("log.buy", (seat, self.card, cost))
        kind = game.catalog[self.card].kind
        if kind == EVENT:
            game.event = self.card
        elif kind == SOLDIER:
            game.troops[seat].append(self.card)
        else:
            game.slots[self.slot].append(self.card)
        clear_field(game, self.card)
        if kind != EVENT:
            refresh(game, seat)
            self.stop()

    def resolve_event(self, game: Arche) -> None:
        game.call(Resolve(self.card))

    def discard_event(self, game: Arche) -> None:
        game.event = NOTHING
        discard(game, self.card)


def word_slot(game: Arche, slot: int, values: dict[str, Ref]) -> str:
    """What a card on top of others would cover."""
    if not game.slots[slot]:
        return ""
    values["top"] = game.slots[slot][-1]
    return "cover"


class DiscardOpen(Procedure):
    """Pay to put an open card on its discard pile (7.5)."""

    steps = ("choose_card", "pay_and_discard")
    fields = ("card",)

    def __init__(self) -> None:
        super().__init__()
        self.card = NOTHING

    def choose_card(self, game: Arche) -> Ask:
        return Ask(game.turn, "card", open_cards(game))

    def pay_and_discard(self, game: Arche) -> None:
        pay(game, game.turn, game.rules.discard_price)
        discard(game, self.card)
        game.tell("log.discard_open", (game.turn, self.card, game.rules.discard_price))
        clear_field(game, self.card)


class Reorganise(Procedure):
    """Bring troop and slots into a new order (7.6).

    A card is always moved to the top of a stack, and each card at most once: laying every stack down
    anew from bottom to top reaches every order, and the questions cannot go on for ever.
    """

    steps = ("choose_card", "choose_slot", "move")
    fields = ("moved", "card", "slot")

    def __init__(self) -> None:
        super().__init__()
        self.moved: tuple[int, ...] = ()
        self.card = NOTHING
        self.slot = NOWHERE

    def wording(self, game: Arche, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_slot(game, choice, values) if field == "slot" else ""

    def choose_card(self, game: Arche) -> Ask:
        return Ask(game.turn, "card", [DONE, *movable_cards(game, game.turn, self.moved)])

    def choose_slot(self, game: Arche) -> Optional[Ask]:
        if self.card == DONE:
            self.stop()
            return None
        if is_soldier(game, self.card):
            return None
        here = slot_of(game, game.turn, self.card)
        return Ask(game.turn, "slot", new_places(game, game.turn, here, self.card))

    def move(self, game: Arche) -> None:
        seat = game.turn
        if is_soldier(game, self.card):
            source = target = game.troops[seat]
        else:
            source = game.slots[slot_of(game, seat, self.card)]
            target = game.slots[self.slot]
        source.remove(self.card)
        target.append(self.card)
        refresh(game, seat)
        game.tell("log.move", (seat, self.card))
        self.moved = (*self.moved, self.card)
        self.slot = NOWHERE
        self.again()


class Resolve(Procedure):
    """The effects of a card one after the other, if its condition holds."""

    steps = ("check_condition", "next_effect")
    fields = ("card", "done")

    def __init__(self, card: int = NOTHING) -> None:
        super().__init__()
        self.card = card
        self.done = 0

    def check_condition(self, game: Arche) -> None:
        if not works(game, game.turn, self.card):
            game.tell("log.no_effect", (self.card,))
            self.stop()
            return
        printed = game.catalog[self.card]
        if printed.kind == EVENT and any([effect.static for effect in printed.effects]):
            game.in_force.append(self.card)  # until the end of the turn (9.4)
            refresh(game, game.turn)

    def next_effect(self, game: Arche) -> None:
        effects = game.catalog[self.card].effects
        if self.done < len(effects):
            self.done += 1
            self.go_to("next_effect")
            effects[self.done - 1].resolve(game)


class Refill(Procedure):
    """Fill an open field from an empty deck: its discard pile is shuffled first (11.1)."""

    steps = ("reshuffle", "lay_open")
    fields = ("position",)

    def __init__(self, position: int = 0) -> None:
        super().__init__()
        self.position = position

    def reshuffle(self, game: Arche) -> None:
        reshuffle_if_empty(game, game.rules.field_kinds[self.position])

    def lay_open(self, game: Arche) -> None:
        deck = game.decks[game.rules.field_kinds[self.position]]
        if deck:
            game.market[self.position] = deck.pop()
            game.curtain += 1


class RecruitTop(Procedure):
    """The top card of the soldier deck joins the combat troop."""

    steps = ("reshuffle", "recruit")

    def reshuffle(self, game: Arche) -> None:
        reshuffle_if_empty(game, SOLDIER)

    def recruit(self, game: Arche) -> None:
        deck = game.decks[SOLDIER]
        if deck:
            card = deck.pop()
            game.curtain += 1
            game.troops[game.turn].append(card)
            game.tell("log.recruit", (game.turn, card))
            refresh(game, game.turn)


def reshuffle_if_empty(game: Arche, kind: int) -> None:
    if game.decks[kind] or not game.discards[kind]:
        return
    game.decks[kind] = sorted(game.discards[kind])
    game.discards[kind] = []
    game.tell("log.reshuffle", (kind,))
    game.call(Shuffle(kind))


def clear_field(game: Arche, card: int) -> None:
    """An open card was taken away; its field is filled at once (7.4)."""
    position = game.market.index(card)
    game.market[position] = NOTHING
    fill_field(game, position)


def fill_field(game: Arche, position: int) -> None:
    deck = game.decks[game.rules.field_kinds[position]]
    if deck:
        game.market[position] = deck.pop()
        game.curtain += 1
    else:
        game.call(Refill(position))
