"""What leaders do when it takes more than a line. ``card`` and ``number`` name the ability for the log."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.build import arrival_state
from starboard.games.arcs.actions.hits import RazedCities, destroy_building
from starboard.games.arcs.actions.influence import can_influence, place_agent
from starboard.games.arcs.actions.move import Move, movable
from starboard.games.arcs.actions.secure import Secure, securable
from starboard.games.arcs.actions.tax import captive_owner, city_types
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import (
    AGENT,
    NOBODY,
    NOTHING,
    NOWHERE,
    PIECES,
    PILE,
    RESOURCES,
    SHIP,
    SLOTS,
    STARPORT,
    system_of,
)
from starboard.games.arcs.queries import (
    agents_on,
    filled_slots,
    guild_cards,
    is_damaged,
    owner_of,
    piece_of,
    rivals,
    tokens,
    tokens_had,
    turn_order,
)
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import capture_agent, damage_building, discard_token, give_card, place_ships

# -- Influence and Move on top of something ------------------------------------------------------------------


class MayInfluence(Procedure):
    """An Influence action that can be left out (Elder, Feastbringer, Noble)."""

    steps = ("choose_card", "place")
    fields = ("seat", "card", "number", "court")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, number: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.number = number
        self.court = DONE

    def choose_card(self, game: Arcs) -> Ask | None:
        if not can_influence(game, self.seat):
            self.stop()
            return None
        return Ask(self.seat, "court", [DONE, *filled_slots(game)])

    def place(self, game: Arcs) -> None:
        if self.court != DONE:
            DECK.cards[self.card].works(game, self.seat, self.number)
            place_agent(game, self.seat, self.court)


class MayMove(Procedure):
    """A Move action that can be left out (Warrior)."""

    steps = ("choose_start", "move")
    fields = ("seat", "card", "start")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.start = DONE

    def choose_start(self, game: Arcs) -> Ask:
        return Ask(self.seat, "start", [DONE, *movable(game, self.seat)])

    def move(self, game: Arcs) -> None:
        if self.start != DONE:
            DECK.cards[self.card].works(game, self.seat)
            game.call(Move(self.seat, self.start))


class MoveThenBattle(Procedure):
    """The Warrior's move before the battle, which must follow."""

    steps = ("move", "battle")
    fields = ("seat",)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def move(self, game: Arcs) -> None:
        game.call(Move(self.seat, NOWHERE, NOTHING, 1))

    def battle(self, game: Arcs) -> None:
        game.call(Battle(self.seat))


class InfluenceThenSecure(Procedure):
    """The Feastbringer's agent before securing, which must follow; both may concern different cards."""

    steps = ("choose_card", "place", "secure")
    fields = ("seat", "court")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.court = NOTHING

    def choose_card(self, game: Arcs) -> Ask:
        return Ask(self.seat, "court", slots_to_secure(game, self.seat))

    def place(self, game: Arcs) -> None:
        place_agent(game, self.seat, self.court)

    def secure(self, game: Arcs) -> None:
        game.call(Secure(self.seat))


def slots_to_secure(game: Arcs, seat: int) -> list[int]:
    """Court cards where one more agent leaves or makes a card that can be secured."""
    if not can_influence(game, seat):
        return []
    slots = filled_slots(game)
    if securable(game, seat):
        return slots
    return [s for s in slots if all([agents_on(game, s, r) <= agents_on(game, s, seat) for r in rivals(game, seat)])]


# -- declaring -----------------------------------------------------------------------------------------------


class MayTakeToken(Procedure):
    """One token of any type from the supply (Upstart)."""

    steps = ("choose_type", "take")
    fields = ("seat", "card", "resource")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.resource = DONE

    def choose_type(self, game: Arcs) -> Ask:
        return Ask(self.seat, "resource", [DONE, *[r for r in range(RESOURCES) if game.supply[r]]])

    def take(self, game: Arcs) -> None:
        if self.resource != DONE:
            DECK.cards[self.card].works(game, self.seat)
            gain(game, self.seat, self.resource)


class GiveGuildCard(Procedure):
    """The Feastbringer pays for a declaration; the rival with the least Power gets the card."""

    steps = ("choose_card", "give")
    fields = ("seat", "gift")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.gift = NOTHING

    def choose_card(self, game: Arcs) -> Ask:
        return Ask(self.seat, "gift", guild_cards(game, self.seat))

    def give(self, game: Arcs) -> None:
        rival = weakest_rival(game, self.seat)
        give_card(game, self.gift, rival)
        game.tell("gift", (self.seat, self.gift, rival))


def weakest_rival(game: Arcs, seat: int) -> int:
    """The rival with the least Power; of several the first in turn order (FINE-06)."""
    weakest = NOBODY
    for rival in turn_order(game):
        if rival != seat and (weakest == NOBODY or game.power[rival] < game.power[weakest]):
            weakest = rival
    return weakest


class PlaceAgents(Procedure):
    """One agent on each of as many Court cards as the Demagogue likes."""

    steps = ("choose_card", "place")
    fields = ("seat", "card", "taken", "court")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.taken: tuple[int, ...] = ()  # slots that have got an agent
        self.court = DONE

    def choose_card(self, game: Arcs) -> Ask:
        free = filled_slots(game) if game.left[self.seat * PIECES + AGENT] else []
        return Ask(self.seat, "court", [DONE, *[slot for slot in free if slot not in self.taken]])

    def place(self, game: Arcs) -> None:
        if self.court != DONE:
            if not self.taken:
                DECK.cards[self.card].works(game, self.seat)
            self.taken = (*self.taken, self.court)
            place_agent(game, self.seat, self.court)
            self.again()


# -- Archivist -----------------------------------------------------------------------------------------------


class LearnLore(Procedure):
    """Look at cards of the lore deck, keep two, scrap the rest unseen by the others."""

    steps = ("look", "choose_card", "keep", "scrap")
    fields = ("seat", "count", "lore")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.count = 0  # cards on top of the deck that only this seat sees
        self.lore = NOTHING

    def look(self, game: Arcs) -> None:
        self.count = min(5, len(game.lore_deck))
        game.curtain += 1
        for card in self.drawn(game):
            game.tell("see_lore", (card,), self.seat)

    def drawn(self, game: Arcs) -> list[int]:
        return sorted(game.lore_deck[len(game.lore_deck) - self.count :])

    def choose_card(self, game: Arcs) -> Ask:
        return Ask(self.seat, "lore", self.drawn(game))

    def keep(self, game: Arcs) -> None:
        game.lore_deck.remove(self.lore)
        self.count -= 1
        give_card(game, self.lore, self.seat)
        game.tell("draft", (self.seat, self.lore))
        if self.count > 3:
            self.go_to("choose_card")

    def scrap(self, game: Arcs) -> None:
        """Out of the game: under the rest of the deck, from which nobody draws again."""
        first = len(game.lore_deck) - self.count
        game.lore_deck = game.lore_deck[first:] + game.lore_deck[:first]
        game.tell("scrap_lore", (self.seat, self.count))
        self.count = 0


# -- Overseer ------------------------------------------------------------------------------------------------


class HitAndRepeat(Procedure):
    """Hit the city just taxed or the starport that just built, and use it once more for nothing."""

    steps = ("choose", "note", "hit", "answer_for_city", "choose_type", "repeat")
    fields = ("seat", "card", "place", "wish", "what", "owner", "captive", "types", "razed", "resource")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, place: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.place = place
        self.wish = 0
        self.what = NOTHING  # city or starport
        self.owner = NOBODY
        self.captive = NOBODY  # whose agent the second tax captures
        self.types = 0  # bits of the city's types, for it may be gone by then
        self.razed: tuple[int, ...] = ()
        self.resource = NOTHING

    def choose(self, game: Arcs) -> Ask:
        return Ask(self.seat, "wish", [0, 1])

    def note(self, game: Arcs) -> None:
        if not self.wish:
            self.stop()
            return
        game.uses[self.card] += 1
        DECK.cards[self.card].works(game, self.seat)
        value = game.buildings[self.place]
        self.what = piece_of(value)
        self.owner = owner_of(value)
        if self.what != STARPORT:
            self.captive = captive_owner(game, self.seat, self.place)
            self.types = sum([1 << resource for resource in city_types(game, self.place)])

    def hit(self, game: Arcs) -> None:
        if is_damaged(game.buildings[self.place]):
            destroy_building(game, self.place, self.seat)
        else:
            damage_building(game, self.place)

    def answer_for_city(self, game: Arcs) -> None:
        """Outrage for any city, ransacking for a rival's, before the second token comes."""
        if self.razed:
            game.call(RazedCities(self.seat, self.owner, self.razed, 1 if self.owner != self.seat else 0))

    def choose_type(self, game: Arcs) -> Ask | None:
        types = [resource for resource in range(RESOURCES) if self.types >> resource & 1]
        return Ask(self.seat, "resource", types) if types else None

    def repeat(self, game: Arcs) -> None:
        system = system_of(self.place)
        if self.what == STARPORT:
            place_ships(game, self.seat, system, 1, arrival_state(game, self.seat, SHIP, system))
            return
        if self.captive != NOBODY:
            capture_agent(game, self.seat, self.captive)
        if self.resource != NOTHING:
            gain(game, self.seat, self.resource)


# -- Shaper and Agitator -------------------------------------------------------------------------------------


class ReshapePlanet(Procedure):
    """Lay a token on the planet: that is its type from now on."""

    steps = ("choose_token", "lay")
    fields = ("seat", "card", "system", "token_slot")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, system: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.system = system
        self.token_slot = DONE

    def choose_token(self, game: Arcs) -> Ask:
        slots = [slot for slot in range(SLOTS) if game.slots[self.seat * SLOTS + slot] != NOTHING]
        piles = [PILE + r for r in range(RESOURCES) if tokens_had(game, self.seat, r) > tokens(game, self.seat, r)]
        return Ask(self.seat, "token_slot", [DONE, *slots, *piles])

    def lay(self, game: Arcs) -> None:
        if self.token_slot == DONE:
            return
        if self.token_slot >= PILE:
            resource = self.token_slot - PILE
            game.supply[resource] -= 1
        else:
            resource = game.slots[self.seat * SLOTS + self.token_slot]
            game.slots[self.seat * SLOTS + self.token_slot] = NOTHING
        DECK.cards[self.card].works(game, self.seat)
        game.laid.append(self.system * RESOURCES + resource)
        game.kind_of[self.system] = resource
        game.tell("reshape", (self.system, resource))


def is_reshaped(game: Arcs, system: int) -> bool:
    return any([laid // RESOURCES == system for laid in game.laid])


class DiscardOne(Procedure):
    """One token of a type goes to the supply; the seat picks which."""

    steps = ("choose_token", "discard")
    fields = ("seat", "resource", "token_slot")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource
        self.token_slot = NOTHING

    def choose_token(self, game: Arcs) -> Ask | None:
        slots = [slot for slot in range(SLOTS) if game.slots[self.seat * SLOTS + slot] == self.resource]
        if not slots:
            self.stop()
            return None
        return Ask(self.seat, "token_slot", slots)

    def discard(self, game: Arcs) -> None:
        discard_token(game, self.seat, self.token_slot)
