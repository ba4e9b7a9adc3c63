"""What Guild cards do when it takes more than a line."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask, Order
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.actions.tax import city_types
from starboard.games.arcs.effects import DrawCards
from starboard.games.arcs.ids import (
    ACTION_CARDS,
    AGENT,
    CITY,
    COPY,
    IN_DISCARD,
    NOBODY,
    NOT_PLAYED,
    NOTHING,
    NOWHERE,
    PIECES,
    RELIC,
    RESOURCES,
    SEATS,
    SLOTS,
    WEAPON,
    WITH,
    WITH_OR_GONE,
    suit_of,
    system_of,
)
from starboard.games.arcs.queries import (
    agents_on,
    controller,
    filled_slots,
    icons,
    owner_of,
    piece_of,
    rivals,
    tokens,
    tokens_had,
)
from starboard.games.arcs.slots import Tidy, gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import (
    agents_home,
    discard_card,
    discard_token,
    everyone_sees,
    leave_play,
)

ATTACH: Final = Text("Lege diese Karte an eine ausliegende Aktionskarte", "Put this card beside a played action card")


def rivals_discard(game: Arcs, owner: int, resource: int) -> None:
    """A Cartel after scoring: every rival loses all tokens of its type to the supply."""
    for rival in rivals(game, owner):
        for slot in range(SLOTS):
            if game.slots[rival * SLOTS + slot] == resource:
                discard_token(game, rival, slot)


# -- Unions ------------------------------------------------------------------------------------------


def union_targets(game: Arcs, suit: int) -> list[int]:
    """Seats whose card of a suit lies face up in front of them this round and bears no Union yet."""
    taken = [where % ACTION_CARDS for where in game.attached if where != NOTHING]
    return [
        seat
        for seat in range(game.players)
        if game.how[seat] not in (NOT_PLAYED, COPY)
        and suit_of(game.played[seat]) == suit
        and game.played[seat] not in taken
    ]


class AttachUnion(Procedure):
    """Put a Union beside a face-up card; from now on it is in nobody's play area."""

    steps = ("choose_target", "attach")
    fields = ("seat", "card", "suit", "target")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, suit: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.suit = suit
        self.target = NOBODY

    def choose_target(self, game: Arcs) -> Ask:
        return Ask(self.seat, "target", union_targets(game, self.suit))

    def attach(self, game: Arcs) -> None:
        action_card = game.played[self.target]
        leave_play(game, self.card)
        game.attached[self.card] = self.seat * ACTION_CARDS + action_card
        game.tell("attach", (self.seat, self.card, action_card))


def take_back(game: Arcs, owner: int, union: int) -> None:
    """The end of the round: the action card comes to the owner's hand, for all to see."""
    action_card = game.attached[union] % ACTION_CARDS
    game.hands[owner].append(action_card)
    everyone_sees(game, action_card, owner)
    game.tell("take_back", (owner, action_card))
    discard_card(game, union)


# -- captives (Prison Wardens) and agents (Court Enforcers) ----------------------------------------------


def captive_owners(game: Arcs, seat: int) -> list[int]:
    return [owner for owner in range(game.players) if game.captives[seat * SEATS + owner]]


class Pressgang(Procedure):
    """Captives go home, each for a token of any type."""

    steps = ("choose_captive", "choose_token", "exchange")
    fields = ("seat", "count", "captive", "resource")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.count = 0
        self.captive = DONE
        self.resource = NOTHING

    def choose_captive(self, game: Arcs) -> Ask:
        return Ask(self.seat, "captive", ([DONE] if self.count else []) + captive_owners(game, self.seat))

    def choose_token(self, game: Arcs) -> Ask | None:
        if self.captive == DONE:
            self.stop()
            return None
        types = [resource for resource in range(RESOURCES) if game.supply[resource]]
        self.resource = NOTHING
        return Ask(self.seat, "resource", types) if types else None

    def exchange(self, game: Arcs) -> None:
        self.count += 1
        game.captives[self.seat * SEATS + self.captive] -= 1
        agents_home(game, self.captive, 1)
        game.tell("release", (self.seat, self.captive))
        self.again() if captive_owners(game, self.seat) else self.stop()
        if self.resource != NOTHING:
            gain(game, self.seat, self.resource)


class Execute(Procedure):
    """Captives become trophies; they keep their colour."""

    steps = ("choose_captive", "execute")
    fields = ("seat", "count", "captive")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.count = 0
        self.captive = DONE

    def choose_captive(self, game: Arcs) -> Ask:
        return Ask(self.seat, "captive", ([DONE] if self.count else []) + captive_owners(game, self.seat))

    def execute(self, game: Arcs) -> None:
        if self.captive == DONE:
            return
        self.count += 1
        game.captives[self.seat * SEATS + self.captive] -= 1
        game.trophies[(self.seat * SEATS + self.captive) * PIECES + AGENT] += 1
        game.tell("execute", (self.seat, self.captive))
        if captive_owners(game, self.seat):
            self.again()


def abduction_slots(game: Arcs, seat: int) -> list[int]:
    """Court cards whose rival agents, all added up, are fewer than the seat's Weapon icons."""
    weapons = icons(game, seat, WEAPON)
    found = []
    for slot in filled_slots(game):
        agents = sum([agents_on(game, slot, rival) for rival in rivals(game, seat)])
        if 0 < agents < weapons:
            found.append(slot)
    return found


class Abduct(Procedure):
    steps = ("choose_card", "abduct")
    fields = ("seat", "slot")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.slot = NOTHING

    def choose_card(self, game: Arcs) -> Ask:
        return Ask(self.seat, "slot", abduction_slots(game, self.seat))

    def abduct(self, game: Arcs) -> None:
        for rival in rivals(game, self.seat):
            count = agents_on(game, self.slot, rival)
            game.court_agents[self.slot * SEATS + rival] = 0
            game.captives[self.seat * SEATS + rival] += count
            if count:
                game.tell("abduct", (self.seat, count, rival, game.court[self.slot]))


# -- Farseers -----------------------------------------------------------------------------------------------


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

    def imagine(self, world: Arcs, seat: int) -> None:
        if seat != self.seat and self.step > self.steps.index("choose_theirs"):
            self.mine = min(world.hands[self.seat])

    def choose_rival(self, game: Arcs) -> Ask:
        return Ask(self.seat, "rival", rivals(game, self.seat))

    def look(self, game: Arcs) -> None:
        game.curtain += 1
        game.tell("look", (self.seat, self.rival))
        for card in game.hands[self.rival]:
            game.sight[self.seat * ACTION_CARDS + card] = self.rival
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
        game.hands[self.seat].remove(self.mine)
        game.hands[self.rival].remove(self.theirs)
        game.hands[self.seat].append(self.theirs)
        game.hands[self.rival].append(self.mine)
        self.blur(game)
        game.sight[self.seat * ACTION_CARDS + self.mine] = self.rival
        game.sight[self.rival * ACTION_CARDS + self.theirs] = self.seat
        game.curtain += 1
        game.tell("swap", (self.seat, self.rival))
        game.tell("swap_cards", (self.mine, self.theirs), self.seat)
        game.tell("swap_cards", (self.theirs, self.mine), self.rival)

    def blur(self, game: Arcs) -> None:
        """Nobody else can tell which cards went which way; the two who swapped can."""
        for observer in range(game.players):
            if observer not in (self.seat, self.rival):
                forget_hand(game, observer, self.seat)
                forget_hand(game, observer, self.rival)
        game.sight[self.seat * ACTION_CARDS + self.theirs] = NOWHERE  # an own hand card: nothing to remember
        game.sight[self.rival * ACTION_CARDS + self.mine] = NOWHERE


def forget_hand(game: Arcs, observer: int, seat: int) -> None:
    """Cards left a hand unseen: what an observer knew to be in it may be elsewhere now."""
    for at in range(observer * ACTION_CARDS, (observer + 1) * ACTION_CARDS):
        if game.sight[at] in (seat, WITH + seat, WITH_OR_GONE + seat):
            game.sight[at] = NOWHERE


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
            game.sight[self.seat * ACTION_CARDS + card] = IN_DISCARD
        if count:
            for rival in rivals(game, self.seat):
                forget_hand(game, rival, self.seat)
        game.tell("discard_hand", (self.seat, count))

    def draw(self, game: Arcs) -> None:
        count = len(self.chosen) + 1
        self.chosen = ()
        game.call(DrawCards(self.seat, count))


# -- Elder Broker and Relic Fence ---------------------------------------------------------------------------------


def gifts(game: Arcs, seat: int, rival: int) -> list[int]:
    """Types that the seat could give and the rival has none of."""
    return [r for r in range(RESOURCES) if tokens(game, seat, r) and not tokens_had(game, rival, r)]


def trade_places(game: Arcs, seat: int) -> list[int]:
    """Rival cities that the seat controls where both halves of a trade are possible."""
    found = []
    for place, value in enumerate(game.buildings):
        if value and piece_of(value) == CITY and owner_of(value) != seat and controller(game, system_of(place)) == seat:
            rival = owner_of(value)
            wanted = [resource for resource in city_types(game, place) if tokens(game, rival, resource)]
            if wanted and gifts(game, seat, rival):
                found.append(place)
    return found


class Trade(Procedure):
    """Swap a token of the city's type for one that its owner lacks; no tax, no steal."""

    steps = ("choose_city", "choose_wanted", "choose_gift", "swap")
    fields = ("seat", "place", "wanted", "gift", "rival")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.place = NOWHERE
        self.wanted = NOTHING
        self.gift = NOTHING
        self.rival = NOBODY

    def choose_city(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", trade_places(game, self.seat))

    def choose_wanted(self, game: Arcs) -> Ask:
        self.rival = owner_of(game.buildings[self.place])
        types = [resource for resource in city_types(game, self.place) if tokens(game, self.rival, resource)]
        return Ask(self.seat, "wanted", sorted(types))

    def choose_gift(self, game: Arcs) -> Ask:
        return Ask(self.seat, "gift", gifts(game, self.seat, self.rival))

    def swap(self, game: Arcs) -> None:
        mine = game.slots.index(self.gift, self.seat * SLOTS)
        theirs = game.slots.index(self.wanted, self.rival * SLOTS)
        game.slots[mine], game.slots[theirs] = game.slots[theirs], game.slots[mine]
        game.tell("trade", (self.seat, self.wanted, self.rival, self.gift))
        game.call(Tidy(self.rival))
        game.call(Tidy(self.seat))


class Fence(Procedure):
    """One token for a Relic."""

    steps = ("choose_token", "exchange")
    fields = ("seat", "slot")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.slot = NOTHING

    def choose_token(self, game: Arcs) -> Ask:
        return Ask(self.seat, "slot", [s for s in range(SLOTS) if game.slots[self.seat * SLOTS + s] != NOTHING])

    def exchange(self, game: Arcs) -> None:
        discard_token(game, self.seat, self.slot)
        gain(game, self.seat, RELIC)
