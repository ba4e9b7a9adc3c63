"""Secure (p. 13), and taking cards from the Court in any other way."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import AGENT, GUILD_CARDS, NOBODY, NOTHING, PIECES, SEATS
from starboard.games.arcs.queries import agents_on, filled_slots, leads_card
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import agents_home, give_card


class Secure(Procedure):
    """Take a Court card on which the seat has more agents than each rival."""

    steps = ("choose_card", "secure")
    fields = ("seat", "slot")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.slot = NOTHING

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
    fields = ("seat", "victim", "slot")

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.victim = victim
        self.slot = NOTHING

    def choose_card(self, game: Arcs) -> Ask | None:
        slots = [slot for slot in filled_slots(game) if agents_on(game, slot, self.victim)]
        if not slots:
            self.stop()
            return None
        return Ask(self.seat, "slot", slots)

    def ransack(self, game: Arcs) -> None:
        game.call(TakeCourtCard(self.seat, self.slot, 1))


class TakeCourtCard(Procedure):
    """The card leaves the Court, takes effect, and its place is filled (SECURE-02). Without a slot it is the top
    card of the Court deck."""

    steps = ("clear_agents", "take_card", "put_away", "refill")
    fields = ("seat", "slot", "trophies", "card")

    def __init__(self, seat: int = NOBODY, slot: int = NOTHING, trophies: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.slot = slot
        self.trophies = trophies  # 1 when rival agents become trophies instead of captives
        self.card = NOTHING

    def clear_agents(self, game: Arcs) -> None:
        self.card = turn_up(game) if self.slot == NOTHING else game.court[self.slot]
        game.tell("ransack" if self.trophies else "secure", (self.seat, self.card))
        for owner in range(game.players if self.slot != NOTHING else 0):
            count = agents_on(game, self.slot, owner)
            game.court_agents[self.slot * SEATS + owner] = 0
            if owner == self.seat:
                agents_home(game, owner, count)
            elif count and self.trophies:
                game.trophies[(self.seat * SEATS + owner) * PIECES + AGENT] += count
                game.tell("agent_trophies", (self.seat, owner, count))
            elif count:
                game.captives[self.seat * SEATS + owner] += count
                game.tell("captives", (self.seat, owner, count))

    def take_card(self, game: Arcs) -> None:
        if self.slot != NOTHING:
            game.court[self.slot] = NOTHING
        receive_card(game, self.seat, self.card)

    def put_away(self, game: Arcs) -> None:
        card = self.card
        self.card = NOTHING  # from here on it lies on some pile
        if card >= GUILD_CARDS:
            DECK.cards[card].after_effect(game)

    def refill(self, game: Arcs) -> None:
        # An empty Court deck leaves the place empty (SECURE-03, O-01).
        if game.court_deck and self.slot != NOTHING:
            game.court[self.slot] = draw_court_card(game)


def receive_card(game: Arcs, seat: int, card: int) -> None:
    """A secured card: a Guild card comes into play with its Prelude locked (CC-02), a Vox card takes effect."""
    if card < GUILD_CARDS:
        give_card(game, card, seat)
        game.locked[card] = 1
    else:
        DECK.cards[card].when_secured(game, seat)


def turn_up(game: Arcs) -> int:
    """The top card of the Court deck, for all to see."""
    card = game.court_deck.pop()
    game.buried = min(game.buried, len(game.court_deck))
    game.curtain += 1
    return card


def draw_court_card(game: Arcs) -> int:
    card = turn_up(game)
    game.tell("court", (card,))
    return card


def securable(game: Arcs, seat: int) -> list[int]:
    slots = [slot for slot in filled_slots(game) if leads_card(game, slot, seat)]
    for owner, card in game.at.forbids_secure:
        if owner == seat:
            slots = [slot for slot in slots if not card.forbids_secure(game, owner, slot)]
    return slots
