"""Secure (p. 13), and taking cards from the Court in any other way."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.actions.attack import note_trophies
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import AGENT, NOBODY, NOTHING
from starboard.games.arcs.queries import agents_on, comes_into_play, leads_card, open_court
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import add_trophies, agents_home, capture, give_card, lift_agents, take_top
from starboard.games.arcs.wording import word_court


class Secure(Procedure):
    """Take a Court card on which the seat has more agents than each rival."""

    steps = ("choose_card", "secure")
    fields = ("seat", "slot")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def choose_card(self, game: Arcs) -> Ask | None:
        slots = securable(game, self.seat)
        if not slots:
            self.stop()
            return None
        return Ask(self.seat, "slot", slots)

    def secure(self, game: Arcs) -> None:
        game.call(TakeCourtCard(self.seat, self.slot))


class Ransack(Procedure):
    """After destroying a city: secure one card with an agent of its owner (p. 16, RANSACK-01)."""

    steps = ("choose_card", "ransack")
    fields = ("seat", "victim", "attack", "slot")

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY, attack: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.victim = victim
        self.attack = attack  # of which the ransack is part, see ``note_trophies``
        self.slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def choose_card(self, game: Arcs) -> Ask | None:
        slots = [slot for slot in open_court(game) if agents_on(game, slot, self.victim)]
        if not slots:
            self.stop()
            return None
        return Ask(self.seat, "slot", slots)

    def ransack(self, game: Arcs) -> None:
        game.call(TakeCourtCard(self.seat, self.slot, 1, self.attack))


class TakeCourtCard(Procedure):
    """The card leaves the Court, takes effect, and its place is filled (SECURE-02). Cards attached to it come along, in
    the order the seat likes (ter.attach_secure). Without a slot it is the top card of the Court deck."""

    steps = ("clear_agents", "lift_cards", "choose_next", "take_card", "put_away", "refill")
    fields = ("seat", "slot", "trophies", "attack", "card", "waiting", "taken")

    def __init__(self, seat: int = NOBODY, slot: int = NOTHING, trophies: int = 0, attack: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot
        self.trophies = trophies  # 1 when rival agents become trophies instead of captives
        self.attack = attack  # in which that happens
        self.card = NOTHING
        self.waiting: tuple[int, ...] = ()  # what is secured and was not received yet
        self.taken = NOTHING

    def clear_agents(self, game: Arcs) -> None:
        self.card = turn_up(game) if self.slot == NOTHING else game.court[self.slot]
        self.tell_secured(game, self.card)
        for owner in range(game.players if self.slot != NOTHING else 0):
            if owner == self.seat and DECK.cards[self.card].agents_go(game, owner, self.slot):
                continue
            count = lift_agents(game, owner, self.slot)
            if owner == self.seat:
                agents_home(game, owner, count)
            elif count and self.trophies:
                add_trophies(game, self.seat, owner, AGENT, count)
                game.tell("agent_trophies", (self.seat, owner, count))
                note_trophies(game, self.attack, self.seat, owner, AGENT, count)
            elif count:
                game.tell("captives", (self.seat, owner, count))
                capture(game, self.seat, owner, count)

    def tell_secured(self, game: Arcs, card: int) -> None:
        game.tell("ransack" if self.trophies else "secure", (self.seat, card))

    def lift_cards(self, game: Arcs) -> None:
        self.waiting = (self.card,)
        if self.slot != NOTHING:
            game.court[self.slot] = NOTHING
            self.waiting = (self.card, *game.mode.lift_attached(game, self.slot))
        for attached in self.waiting[1:]:
            self.tell_secured(game, attached)
        game.in_transit += list(self.waiting)

    def choose_next(self, game: Arcs) -> Ask | None:
        if len(self.waiting) == 1:
            self.taken = self.waiting[0]
            return None
        return Ask(self.seat, "taken", sorted(self.waiting))

    def take_card(self, game: Arcs) -> None:
        self.waiting = tuple([card for card in self.waiting if card != self.taken])
        receive_card(game, self.seat, self.taken)

    def put_away(self, game: Arcs) -> None:
        if self.waiting:
            self.go_to("choose_next")
        if not comes_into_play(self.taken):
            game.in_transit.remove(self.taken)
            DECK.cards[self.taken].after_effect(game)
        for card in game.moments.after_secure[self.seat]:
            card.after_secure(game, self.seat, self.taken)

    def refill(self, game: Arcs) -> None:
        # An empty Court deck leaves the place empty (SECURE-03, O-01).
        if game.court_deck and self.slot != NOTHING and DECK.cards[self.card].fills:
            fill_court(game, self.slot)


def receive_card(game: Arcs, seat: int, card: int) -> None:
    """A secured card: a Guild card or lore comes into play with its Prelude locked (CC-02, C-41), any other takes
    effect and lies nowhere until that is done."""
    if comes_into_play(card):
        game.in_transit.remove(card)
        give_card(game, card, seat)
        game.locked[card] = 1
    else:
        DECK.cards[card].when_secured(game, seat)


def turn_up(game: Arcs) -> int:
    """The top card of the Court deck, for all to see."""
    card = take_top(game)
    game.curtain += 1
    return card


def draw_court_card(game: Arcs) -> int:
    card = turn_up(game)
    game.tell("court", (card,))
    return card


def fill_court(game: Arcs, slot: int) -> None:
    """The place of a card that left the Court gets a new one; one that may not stay leaves again."""
    game.court[slot] = draw_court_card(game)
    game.mode.settle(game)


def securable(game: Arcs, seat: int) -> list[int]:
    slots = [slot for slot in open_court(game) if leads_card(game, slot, seat)]
    for card in game.moments.forbids_secure[seat]:
        slots = [slot for slot in slots if not card.forbids_secure(game, seat, slot)]
    return slots
