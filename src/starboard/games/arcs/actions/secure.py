"""Secure (p. 13), and taking cards from the Court in any other way."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import AGENT, NOBODY, NOTHING
from starboard.games.arcs.queries import agents_on, filled_slots, is_guild, leads_card
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import add_captives, add_trophies, agents_home, give_card, lift_agents, take_top
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
    fields = ("seat", "victim", "slot")

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.victim = victim
        self.slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

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
            count = lift_agents(game, owner, self.slot)
            if owner == self.seat:
                agents_home(game, owner, count)
            elif count and self.trophies:
                add_trophies(game, self.seat, owner, AGENT, count)
                game.tell("agent_trophies", (self.seat, owner, count))
            elif count:
                add_captives(game, self.seat, owner, count)
                game.tell("captives", (self.seat, owner, count))

    def take_card(self, game: Arcs) -> None:
        if self.slot != NOTHING:
            game.court[self.slot] = NOTHING
        receive_card(game, self.seat, self.card)

    def put_away(self, game: Arcs) -> None:
        if not is_guild(self.card):
            game.in_transit.remove(self.card)
            DECK.cards[self.card].after_effect(game)

    def refill(self, game: Arcs) -> None:
        # An empty Court deck leaves the place empty (SECURE-03, O-01).
        if game.court_deck and self.slot != NOTHING:
            game.court[self.slot] = draw_court_card(game)


def receive_card(game: Arcs, seat: int, card: int) -> None:
    """A secured card: a Guild card comes into play with its Prelude locked (CC-02), a Vox card takes effect and lies
    nowhere until that is done."""
    if is_guild(card):
        give_card(game, card, seat)
        game.locked[card] = 1
    else:
        game.in_transit.append(card)
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


def securable(game: Arcs, seat: int) -> list[int]:
    slots = [slot for slot in filled_slots(game) if leads_card(game, slot, seat)]
    for card in game.moments.forbids_secure[seat]:
        slots = [slot for slot in slots if not card.forbids_secure(game, seat, slot)]
    return slots
