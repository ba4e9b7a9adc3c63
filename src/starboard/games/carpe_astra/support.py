"""Phase 4, gain support (rules 8), with the events (rules 9)."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.cards import discard_card
from starboard.games.carpe_astra.codes import support_at, with_seat
from starboard.games.carpe_astra.queries import event_matches, scorable, victims
from starboard.games.carpe_astra.state import CarpeAstra


class GainSupport(Procedure):
    """rules 8.1: any number of cards, one after another."""

    steps = ("choose_card", "score", "take_income")
    fields = ("seat", "card")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = DONE

    def choose_card(self, game: CarpeAstra) -> Ask:
        return Ask(self.seat, "card", [DONE, *scorable(game, self.seat)])

    def score(self, game: CarpeAstra) -> None:
        if self.card == DONE:
            return
        game.scored += 1
        discard_card(game, self.seat, self.card)
        game.tell("scores", (self.seat, self.card))
        reward(game, self.seat, self.card)
        self.again()
        if data.CARD_DECK[self.card] == data.NETWORK:
            game.call(Network(self.seat, self.card))
        else:
            game.call(Slander(self.seat, self.card))

    def take_income(self, game: CarpeAstra) -> None:
        """rules 8.8"""
        if game.scored == 0:
            game.credits[self.seat] += data.NO_SCORE_INCOME
            game.tell("income", (self.seat, data.NO_SCORE_INCOME))


def reward(game: CarpeAstra, seat: int, card: int) -> None:
    """rules 8.5, 9: at once, so that the credits can pay for keeping a marker."""
    if game.round == 1:
        return
    event = game.track[0]
    amount = event_matches(event, card) * data.EVENT_AMOUNT[event]
    if amount == 0:
        return
    if data.EVENT_REWARD[event] == data.CREDITS:
        game.credits[seat] += amount
        game.tell("event_credits", (seat, amount, event))
    else:
        game.extra += amount
        game.tell("event_cards", (seat, amount, event))


class Network(Procedure):
    """rules 8.3: a marker from the supply, if there is one of a guild on the card."""

    steps = ("choose_guild", "take")
    fields = ("seat", "card", "guild")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.guild = 0

    def choose_guild(self, game: CarpeAstra) -> Ask | None:
        choices = [guild for guild in data.CARD_GUILDS[self.card] if game.supply[guild]]
        if not choices:
            game.tell("no_marker", (self.seat,))
            self.stop()
            return None
        return Ask(self.seat, "guild", choices)

    def take(self, game: CarpeAstra) -> None:
        game.supply[self.guild] -= 1
        game.support[support_at(self.seat, self.guild)] += 1
        game.tell("gains", (self.seat, self.guild))


class Slander(Procedure):
    """rules 8.4: an opponent on whose base one stands loses a marker; for a credit one keeps it."""

    steps = ("choose_victim", "choose_guild", "accuse", "choose_keep", "settle")
    fields = ("seat", "card", "victim", "guild", "keep")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.victim = 0
        self.guild = 0
        self.keep = 0

    def choose_victim(self, game: CarpeAstra) -> Ask:
        return Ask(self.seat, "victim", victims(game, self.seat))

    def choose_guild(self, game: CarpeAstra) -> Ask:
        return Ask(self.seat, "guild", list(data.CARD_GUILDS[self.card]))

    def accuse(self, game: CarpeAstra) -> None:
        game.exposed = with_seat(game.exposed, self.victim)
        game.tell("slanders", (self.seat, self.victim, self.guild))
        if game.support[support_at(self.victim, self.guild)] == 0:
            game.tell("nothing_lost", (self.victim, self.guild))
            self.stop()

    def choose_keep(self, game: CarpeAstra) -> Ask:
        return Ask(self.seat, "keep", [0, 1] if game.credits[self.seat] >= data.KEEP_COST else [0])

    def settle(self, game: CarpeAstra) -> None:
        game.support[support_at(self.victim, self.guild)] -= 1
        if self.keep:
            game.credits[self.seat] -= data.KEEP_COST
            game.support[support_at(self.seat, self.guild)] += 1
            game.tell("keeps", (self.seat, self.guild))
        else:
            game.supply[self.guild] += 1
            game.tell("gives_back", (self.guild,))
