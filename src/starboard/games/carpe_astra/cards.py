"""Drawing cards (rules 10.1, 10.2, 12) and the change of plan (rules 5)."""

from __future__ import annotations

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import Shuffle
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import deck_of, from_deck, hand_at, is_deck
from starboard.games.carpe_astra.state import CarpeAstra


def drawable(game: CarpeAstra, deck: int) -> bool:
    """rules 10.2: an empty deck is rebuilt from its discard pile when somebody needs a card."""
    return bool(game.decks[deck] or game.discards[deck])


def rebuild(game: CarpeAstra, deck: int) -> None:
    game.decks[deck] = game.discards[deck]
    game.discards[deck] = []
    game.tell("rebuilt", (deck,))
    game.call(Shuffle(deck))


def take_card(game: CarpeAstra, seat: int, card: int) -> None:
    hand = game.hands[hand_at(seat, data.CARD_DECK[card])]
    hand.append(card)
    hand.sort()


def discard_card(game: CarpeAstra, seat: int, card: int) -> None:
    deck = data.CARD_DECK[card]
    game.hands[hand_at(seat, deck)].remove(card)
    game.discards[deck].append(card)
    if card in game.shown:
        game.shown.remove(card)


class Draw(Procedure):
    """Draw up to ``left`` cards, one after another, from either deck; ``open`` allows the open cards too."""

    steps = ("choose_source", "rebuild_deck", "take", "replace")
    fields = ("seat", "left", "open", "source")

    def __init__(self, seat: int = 0, left: int = 0, open: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.open = open
        self.source = 0

    def wording(self, game: CarpeAstra, field: str, choice: int, values: dict[str, Ref]) -> str:
        if not is_deck(choice):
            return ""
        values["it"] = deck_of(choice)
        return "deck"

    def choose_source(self, game: CarpeAstra) -> Ask | None:
        choices: list[int] = []
        if self.left > 0:
            if self.open:
                choices = game.offers[data.NETWORK] + game.offers[data.SLANDER]
            choices += [from_deck(deck) for deck in range(data.DECKS) if drawable(game, deck)]
        if not choices:
            self.go_to("replace")
            return None
        return Ask(self.seat, "source", choices)

    def rebuild_deck(self, game: CarpeAstra) -> None:
        if is_deck(self.source) and not game.decks[deck_of(self.source)]:
            rebuild(game, deck_of(self.source))

    def take(self, game: CarpeAstra) -> None:
        if is_deck(self.source):
            card = game.decks[deck_of(self.source)].pop()
            game.tell("draws", (self.seat, deck_of(self.source)))
            game.tell("drawn", (card,), self.seat)
            game.curtain += 1
        else:
            card = self.source
            game.offers[data.CARD_DECK[card]].remove(card)
            game.shown.append(card)
            game.shown.sort()
            game.tell("takes_open", (self.seat, card))
        take_card(game, self.seat, card)
        self.left -= 1
        self.again()

    def replace(self, game: CarpeAstra) -> None:
        """rules 12.2: only when the whole draw is finished."""
        if self.open:
            game.call(OpenCards())


class OpenCards(Procedure):
    """rules 12.1, 12.2: two open cards beside each deck, as long as there are any."""

    steps = ("open_next",)

    def open_next(self, game: CarpeAstra) -> None:
        for deck in range(data.DECKS):
            if len(game.offers[deck]) < data.OPEN_CARDS and drawable(game, deck):
                self.again()
                if not game.decks[deck]:
                    rebuild(game, deck)
                    return
                card = game.decks[deck].pop()
                game.offers[deck].append(card)
                game.offers[deck].sort()
                game.tell("opens_card", (card,))
                game.curtain += 1
                return


class ChangeOfPlan(Procedure):
    """Phase 1 (rules 5): pay, draw two cards, discard two."""

    steps = ("choose_plan", "pay_and_draw", "choose_discard", "discard", "plan_again")
    fields = ("seat", "plan", "left", "card")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.plan = 0
        self.left = 0
        self.card = 0

    def choose_plan(self, game: CarpeAstra) -> Ask:
        return Ask(self.seat, "plan", [0, 1] if game.credits[self.seat] >= data.PLAN_COST else [0])

    def pay_and_draw(self, game: CarpeAstra) -> None:
        if not self.plan:
            self.stop()
            return
        game.credits[self.seat] -= data.PLAN_COST
        game.tell("changes_plan", (self.seat,))
        self.left = data.PLAN_CARDS
        game.call(Draw(self.seat, data.PLAN_CARDS, int(game.rules.advanced)))

    def choose_discard(self, game: CarpeAstra) -> Ask | None:
        hand = game.hand(self.seat)
        return Ask(self.seat, "card", hand) if hand else None

    def discard(self, game: CarpeAstra) -> None:
        if game.hand_size(self.seat):
            discard_card(game, self.seat, self.card)
            game.tell("discards", (self.seat, self.card))
        self.left -= 1
        if self.left > 0:
            self.go_to("choose_discard")

    def plan_again(self, game: CarpeAstra) -> None:
        if game.rules.plan_repeatable:
            self.again()
