"""The five Guild cards of Psionic, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask, Order
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.cards.card import PRELUDE, GuildCard, Why
from starboard.games.arcs.cards.guild_shared import Loyal
from starboard.games.arcs.codes import IN_DISCARD, seen_with, seen_with_or_gone
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.effects import DrawCards, Steal
from starboard.games.arcs.ids import (
    EMPATH,
    KEEPER,
    NOBODY,
    NOTHING,
    NOWHERE,
    PSIONIC,
)
from starboard.games.arcs.queries import can_seize, rivals
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import blur_sight, discard_card, note_sight, seize_initiative


class LatticeSpies(GuildCard):
    """Prelude, before anything else: discard to seize the initiative."""

    printed = 15
    code = "bc16"
    suit = PSIONIC
    keys = 2
    worth = 1.1
    name = Text("Netz der Spione", "Lattice Spies")
    text = Text(
        "Auftakt, vor jeder anderen Aktion: Wirf diese Karte ab und ergreife die Initiative.",
        "Prelude, before any other action: Discard this card and seize the initiative.",
    )
    offers = (Text("Wirf diese Karte ab: Initiative ergreifen", "Discard this card: seize the initiative"),)
    replaces = (PRELUDE,)
    gives_up = 0
    comes_first = True

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [] if turn.acted else [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        if can_seize(game, owner):
            seize_initiative(game, owner)

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("too_late")


class Farseers(GuildCard):
    """Look at a rival's hand at each declaration and swap a card. Prelude: discard to exchange hand cards."""

    printed = 16
    code = "bc17"
    suit = PSIONIC
    keys = 2
    worth = 1.5
    name = Text("Seher der Ferne", "Farseers")
    text = Text(
        "Immer wenn du eine Ambition bekundest, sieh die Hand eines Rivalen an; dann darfst du 1 Handkarte mit ihm "
        "tauschen. Auftakt: Wirf diese Karte und beliebig viele Handkarten ab; ziehe so viele plus 1 vom unteren "
        "Ende des Ablagestapels der Aktionskarten.",
        "Whenever you declare an ambition, look at a rival's hand; then you may swap 1 hand card with them. "
        "Prelude: Discard this card and any number of hand cards; draw that many plus 1 from the bottom of the "
        "action discard pile.",
    )
    offers = (Text("Wirf diese Karte ab: Handkarten austauschen", "Discard this card: exchange hand cards"),)
    replaces = (PRELUDE,)
    gives_up = 0

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(LookAndSwap(owner))

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        game.call(ExchangeHand(owner))


class LookAndSwap(Procedure):
    """See a rival's hand; then one card of yours for one of theirs, if you like."""

    steps = ("choose_rival", "look", "choose_mine", "choose_theirs", "swap")
    fields = ("seat", "rival", "mine", "theirs")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.rival = NOBODY
        self.mine = DONE
        self.theirs = DONE

    def veil(self, seat: int) -> None:
        if seat != self.seat:
            self.mine = self.theirs = DONE

    def unveil(self, state: Arcs, view: Arcs, seat: int) -> None:
        """The hand lies open to the one who looks."""
        if seat == self.seat and self.step > self.steps.index("look"):
            view.hands[self.rival] = state.hands[self.rival][:]

    def imagine(self, world: Arcs, seat: int) -> None:
        if seat != self.seat and self.step > self.steps.index("choose_theirs"):
            self.mine = min(world.hands[self.seat])

    def choose_rival(self, game: Arcs) -> Ask:
        return Ask(self.seat, "rival", rivals(game, self.seat))

    def look(self, game: Arcs) -> None:
        game.curtain += 1
        game.tell("look", (self.seat, self.rival))
        for card in game.hands[self.rival]:
            note_sight(game, self.seat, card, self.rival)
            game.tell("see_card", (self.rival, card), self.seat)

    def choose_mine(self, game: Arcs) -> Ask | None:
        if not game.hands[self.rival]:
            self.stop()
            return None
        return Ask(self.seat, "mine", [DONE, *sorted(game.hands[self.seat])])

    def choose_theirs(self, game: Arcs) -> Ask | None:
        if self.mine == DONE:
            self.stop()
            return None
        return Ask(self.seat, "theirs", sorted(game.hands[self.rival]))

    def swap(self, game: Arcs) -> None:
        swap_cards(game, self.seat, self.rival, self.mine, self.theirs)


def swap_cards(game: Arcs, seat: int, rival: int, mine: int, theirs: int) -> None:
    """A card of each of two hands goes to the other."""
    pass_card(game, seat, rival, mine)
    pass_card(game, rival, seat, theirs)
    tell_swap(game, seat, rival, mine, theirs)


def pass_card(game: Arcs, giver: int, taker: int, card: int) -> None:
    """A card goes from one hand to another, as the two know. Nobody else can tell which one."""
    game.hands[giver].remove(card)
    game.hands[taker].append(card)
    for observer in range(game.players):
        if observer not in (giver, taker):
            forget_hand(game, observer, giver)
            forget_hand(game, observer, taker)
    note_sight(game, giver, card, taker)
    note_sight(game, taker, card, NOWHERE)  # an own hand card: nothing to remember
    game.curtain += 1


def tell_swap(game: Arcs, seat: int, rival: int, mine: int, theirs: int) -> None:
    game.tell("swap", (seat, rival))
    game.tell("swap_cards", (mine, theirs), seat)
    game.tell("swap_cards", (theirs, mine), rival)


def forget_hand(game: Arcs, observer: int, seat: int) -> None:
    """Cards left a hand unseen: what an observer knew to be in it may be elsewhere now."""
    for where in (seat, seen_with(seat), seen_with_or_gone(seat)):
        blur_sight(game, observer, where, NOWHERE)


class ExchangeHand(Procedure):
    """Discard hand cards, then draw that many plus one from under the discard pile."""

    steps = ("choose_card", "take_card", "shuffle", "discard", "draw")
    fields = ("seat", "chosen", "card", "order")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.chosen: tuple[int, ...] = ()
        self.card = DONE
        self.order: tuple[int, ...] = ()

    def veil(self, seat: int) -> None:
        if seat != self.seat:
            self.chosen = (NOTHING,) * len(self.chosen)
            self.card = DONE

    def imagine(self, world: Arcs, seat: int) -> None:
        if seat != self.seat:
            self.chosen = tuple(sorted(world.hands[self.seat])[: len(self.chosen)])

    def choose_card(self, game: Arcs) -> Ask:
        left = [card for card in sorted(game.hands[self.seat]) if card not in self.chosen]
        return Ask(self.seat, "card", [DONE, *left])

    def take_card(self, game: Arcs) -> None:
        if self.card != DONE:
            self.chosen = (*self.chosen, self.card)
            self.again()

    def shuffle(self, game: Arcs) -> Ask | None:
        """Own discards are shuffled if the pile is so small that some could be drawn again."""
        count = len(self.chosen)
        return Order("order", count) if len(game.discard) <= count and count > 1 else None

    def discard(self, game: Arcs) -> None:
        count = len(self.chosen)
        if self.order:
            self.chosen = tuple([self.chosen[at] for at in self.order])
            self.order = ()
            game.jumbled = len(game.discard) + count
        for card in self.chosen:
            game.hands[self.seat].remove(card)
            game.discard.append(card)
            note_sight(game, self.seat, card, IN_DISCARD)
        if count:
            for rival in rivals(game, self.seat):
                forget_hand(game, rival, self.seat)
        game.tell("discard_hand", (self.seat, count))

    def draw(self, game: Arcs) -> None:
        count = len(self.chosen) + 1
        self.chosen = ()
        game.call(DrawCards(self.seat, count))


class SecretOrder(GuildCard):
    """No zero marker for your Keeper and Empath declarations."""

    printed = 17
    code = "bc18"
    suit = PSIONIC
    keys = 2
    worth = 1.3
    name = Text("Geheimer Orden", "Secret Order")
    text = Text(
        "Bekundest du Wächter oder Empath, platzierst du den Nullmarker nicht.",
        "When you declare Keeper or Empath you do not place the zero marker.",
    )

    def keeps_number(self, game: Arcs, owner: int, ambition: int) -> bool:
        return ambition in (KEEPER, EMPATH)


class LoyalEmpaths(Loyal):
    """Stays through Psionic Outrage; any token may be paid as Psionic."""

    printed = 18
    code = "bc19"
    suit = PSIONIC
    keys = 3
    worth = 1.1
    name = Text("Treue Empathen", "Loyal Empaths")
    text = Text(
        "Bleibt bei dir, wenn du einen Psi-Aufschrei verursachst. Jede deiner Ressourcen kann als Psi ausgegeben "
        "werden, auch wenn sie oder Psi gesperrt ist.",
        "Stays with you when you provoke Psionic Outrage. Each of your tokens can be spent as Psionic, even if it "
        "or Psionic is outraged.",
    )


class SilverTongues(GuildCard):
    """Prelude: discard to steal a Guild card or a token from any rival."""

    printed = 19
    code = "bc20"
    suit = PSIONIC
    keys = 2
    worth = 1.2
    name = Text("Silberzungen", "Silver-Tongues")
    text = Text(
        "Auftakt: Wirf diese Karte ab und stiehl einem Rivalen 1 Gildenkarte oder 1 Ressource, ohne Schlüssel "
        "zu zahlen.",
        "Prelude: Discard this card and steal 1 Guild card or 1 token from a rival without paying keys.",
    )
    offers = (Text("Wirf diese Karte ab: stiehl Karte oder Ressource", "Discard this card: steal a card or token"),)
    replaces = (PRELUDE,)
    gives_up = 0

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        game.call(Steal(owner, what=2))


TEXTS: Final = {
    "LookAndSwap.rival": Text("Wessen Hand siehst du an?", "Whose hand do you look at?"),
    "LookAndSwap.rival=": Text("{it:seat}", "{it:seat}"),
    "LookAndSwap.mine": Text("Welche Karte gibst du {rival:seat}?", "Which card do you give {rival:seat}?"),
    "LookAndSwap.mine=": Text("{it:action_card}", "{it:action_card}"),
    "LookAndSwap.mine=-1": Text("Nicht tauschen", "No swap"),
    "LookAndSwap.theirs": Text("Welche Karte von {rival:seat} nimmst du?", "Which card of {rival:seat} do you take?"),
    "LookAndSwap.theirs=": Text("{it:action_card}", "{it:action_card}"),
    "ExchangeHand.card": Text("Welche Handkarten wirfst du ab?", "Which hand cards do you discard?"),
    "ExchangeHand.card=": Text("{it:action_card}", "{it:action_card}"),
    "look": Text("{0:seat} sieht die Hand von {1:seat} an.", "{0:seat} looks at the hand of {1:seat}."),
    "see_card": Text("Du siehst bei {0:seat}: {1:action_card}.", "You see with {0:seat}: {1:action_card}."),
    "swap": Text("{0:seat} tauscht eine Handkarte mit {1:seat}.", "{0:seat} swaps a hand card with {1:seat}."),
    "swap_cards": Text(
        "Du gibst {0:action_card} und nimmst {1:action_card}.", "You give {0:action_card} and take {1:action_card}."
    ),
    "discard_hand": Text("{0:seat} wirft Handkarten ab: {1:n}.", "{0:seat} discards hand cards: {1:n}."),
}
