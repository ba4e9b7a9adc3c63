"""What the Partisan's cards do when that takes more than a line, and their words."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask, Secret
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.actions.hits import answer_hit
from starboard.games.arcs.campaign.hull import has_flagship, hull_of, tell_board
from starboard.games.arcs.campaign.ids import HULL_PLACES, PARTISAN
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.tokens import TokenLaw, damaged_tokens_at
from starboard.games.arcs.campaign.verbs import advance, raze, strip_hull
from starboard.games.arcs.cards.card import DECK, Reason
from starboard.games.arcs.cards.guild_psionic import pass_card, tell_swap
from starboard.games.arcs.codes import is_damaged, owner_of, piece_of, places_in
from starboard.games.arcs.ids import AGENT, CITY, DAMAGED, NOBODY, NOTHING, NUMBER_OF, RESOURCES, TABLE
from starboard.games.arcs.queries import (
    damaged_at,
    guild_cards,
    is_outraged,
    owners,
    pieces_left,
    rivals,
    turn_order,
    without_events,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import clear_outrage, cover_slots, destroy_ship, sow_outrage


class Spy(Procedure):
    """F602: the highest card of the hand goes to a rival, who gives back the highest then: maybe the same.

    Whether somebody has several of a number is nobody else's business, so both are asked anyway."""

    steps = ("choose_rival", "choose_mine", "give", "choose_theirs", "give_back")
    fields = ("seat", "rival", "mine", "theirs")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.rival = NOBODY
        self.mine = DONE
        self.theirs = DONE

    def veil(self, seat: int) -> None:
        if seat not in (self.seat, self.rival):
            self.mine = self.theirs = DONE

    def imagine(self, world: Arcs, seat: int) -> None:
        if seat not in (self.seat, self.rival) and self.step > self.steps.index("give"):
            self.mine = highest(world.hands[self.rival])[0]

    def choose_rival(self, game: Arcs) -> Ask:
        return Ask(self.seat, "rival", rivals(game, self.seat))

    def choose_mine(self, game: Arcs) -> Ask:
        return Secret(self.seat, "mine", highest(game.hands[self.seat]))

    def give(self, game: Arcs) -> None:
        """The rival has the card before giving one."""
        game.tell("partisan_spies", (self.seat, self.rival))
        game.tell("see_card", (self.seat, self.mine), self.rival)
        pass_card(game, self.seat, self.rival, self.mine)

    def choose_theirs(self, game: Arcs) -> Ask:
        return Secret(self.rival, "theirs", highest(game.hands[self.rival]))

    def give_back(self, game: Arcs) -> None:
        pass_card(game, self.rival, self.seat, self.theirs)
        tell_swap(game, self.seat, self.rival, self.mine, self.theirs)


def highest(cards: list[int]) -> list[int]:
    """The cards of the highest number; Events have none."""
    best = max([NUMBER_OF[card] for card in cards])
    return sorted([card for card in cards if NUMBER_OF[card] == best])


def can_spy(game: Arcs, seat: int) -> bool:
    """Who holds Events only has nothing to give."""
    return bool(without_events(game.hands[seat]))


# -- People's Hero (F617) ------------------------------------------------


def forgivable(game: Arcs, seat: int) -> list[int]:
    """Outraged types of which a seat has more Guild cards than each rival."""
    return [r for r in range(RESOURCES) if is_outraged(game, seat, r) and leads_suit(game, seat, r)]


def leads_suit(game: Arcs, seat: int, suit: int) -> bool:
    own = cards_of_suit(game, seat, suit)
    return all([cards_of_suit(game, rival, suit) < own for rival in rivals(game, seat)])


def cards_of_suit(game: Arcs, seat: int, suit: int) -> int:
    return len([card for card in guild_cards(game, seat) if DECK.cards[card].suit == suit])


class Absolve(Procedure):
    """One Outrage is cleared, or none; in act II that advances the Partisan's objective."""

    steps = ("choose_type", "clear")
    fields = ("seat", "card", "resource")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.resource = DONE

    def choose_type(self, game: Reach) -> Ask:
        return Ask(self.seat, "resource", [DONE, *forgivable(game, self.seat)])

    def clear(self, game: Reach) -> None:
        """Burnish Your Image: by all Guild cards, of whatever type."""
        if self.resource != DONE:
            DECK.cards[self.card].works(game, self.seat)
            clear_outrage(game, self.seat, self.resource)
            if game.act == 2 and game.fate[self.seat] == PARTISAN:
                advance(game, self.seat, len(guild_cards(game, self.seat)))


# -- Terror Strike (F620) ------------------------------------------------


def terrorize(game: Reach, spared: int) -> None:
    """All damaged pieces at planets of a type that outrages anybody are destroyed, but for those of a seat that is
    spared. It is no harm: nobody takes trophies or provokes Outrage."""
    cities = [pieces_left(game, seat, CITY) for seat in range(game.players)]
    hated = [planet for planet in game.board.planets if is_hated(game, game.kind_of[planet])]
    if spared != NOBODY:  # who secured the card destroys all this at once (C-76)
        for owner in owners(game):
            if owner != spared and any([damaged_at(game, owner, planet) for planet in hated]):
                answer_hit(game, spared, owner)
    for planet in hated:
        destroy_damaged(game, planet, spared)
    for seat in reversed(turn_order(game)):  # the first in turn order rearranges first
        cover_slots(game, seat, cities[seat])


def is_hated(game: Reach, resource: int) -> bool:
    """Whether anybody has Outrage of a type."""
    return resource != NOTHING and any([is_outraged(game, seat, resource) for seat in range(game.players)])


def destroy_damaged(game: Reach, planet: int, spared: int) -> None:
    """Ships of all owners, Blight too (C-164), buildings, tokens like these, and what stands on the board of a Flagship
    there."""
    for owner in owners(game):
        if owner != spared:
            for _ in range(damaged_at(game, owner, planet)):
                destroy_ship(game, owner, planet, DAMAGED, NOBODY)
    for place in places_in(planet):
        value = game.buildings[place]
        if value and is_damaged(value) and owner_of(value) != spared:
            raze(game, place)
    for seat in range(game.players):
        if seat != spared and has_flagship(game, seat) and game.flagship_at[seat] == planet:
            strip_damaged(game, seat)
    for card in game.moments.targets[TABLE]:
        if isinstance(card, TokenLaw) and damaged_tokens_at(game, card.token, planet) and card.whose(game) != spared:
            card.hit_board(game, card.whose(game), planet, NOBODY)


def strip_damaged(game: Reach, seat: int) -> None:
    for place, value in enumerate(hull_of(game, seat)):
        if value and is_damaged(value):
            tell_board(game, "destroyed", seat, piece_of(value), place)
            strip_hull(game, seat * HULL_PLACES + place)


# -- Sower of Division (F625) ------------------------------------------------


def sowable(game: Arcs, rival: int) -> list[int]:
    return [resource for resource in range(RESOURCES) if not is_outraged(game, rival, resource)]


class SowDivision(Procedure):
    """An agent of the seat on an empty Outrage slot of a rival: a real Outrage, but nothing is discarded (C-66)."""

    steps = ("choose_rival", "choose_type", "sow")
    fields = ("seat", "card", "rival", "resource")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.rival = DONE
        self.resource = NOTHING

    def choose_rival(self, game: Reach) -> Ask | None:
        targets = [rival for rival in rivals(game, self.seat) if sowable(game, rival)]
        if not targets or not pieces_left(game, self.seat, AGENT):
            self.stop()
            return None
        return Ask(self.seat, "rival", [DONE, *targets])

    def choose_type(self, game: Reach) -> Ask | None:
        if self.rival == DONE:
            self.stop()
            return None
        return Ask(self.seat, "resource", sowable(game, self.rival))

    def sow(self, game: Reach) -> None:
        DECK.cards[self.card].works(game, self.seat)
        sow_outrage(game, self.rival, self.resource, self.seat)


TEXTS: Final = {
    "Spy.rival": Text("Wem gibst du deine höchste Karte?", "To whom do you give your highest card?"),
    "Spy.rival=": Text("{it:seat}", "{it:seat}"),
    "Spy.mine": Text("Deine höchste Karte geht an {rival:seat}.", "Your highest card goes to {rival:seat}."),
    "Spy.mine=": Text("{it:action_card} geben", "Give {it:action_card}"),
    "Spy.theirs": Text(
        "Deine höchste Karte, auch die eben erhaltene zählt, geht an {seat:seat}.",
        "Your highest card, the one just received included, goes to {seat:seat}.",
    ),
    "Spy.theirs=": Text("{it:action_card} geben", "Give {it:action_card}"),
    "Absolve.resource": Text("{card:card}: Welchen Aufschrei tilgst du?", "{card:card}: which Outrage do you clear?"),
    "Absolve.resource=": Text("{it:resource}", "{it:resource}"),
    "Absolve.resource=-1": Text("Keinen", "None"),
    "SowDivision.rival": Text(
        "{card:card}: Gegen wen schürst du einen Aufschrei?", "{card:card}: against whom do you stir up Outrage?"
    ),
    "SowDivision.rival=": Text("{it:seat}", "{it:seat}"),
    "SowDivision.rival=-1": Text("Gegen niemanden", "Against nobody"),
    "SowDivision.resource": Text("Welche Art erregt Aufschrei?", "Which type causes Outrage?"),
    "SowDivision.resource=": Text("{it:resource}", "{it:resource}"),
    "partisan_spies": Text(
        "{0:seat} spioniert {1:seat} aus: höchste Karte gegen höchste Karte.",
        "{0:seat} spies on {1:seat}: highest card for highest card.",
    ),
}

REASONS: Final = {
    "by_outrage_only": Reason(
        Text(
            "Nur durch den Aufschrei einer Art, von der du noch keinen hast.",
            "Only by Outrage of a type of which you have none yet.",
        )
    ),
    "only_events": Reason(Text("Du hast keine Handkarte mit einer Zahl.", "You have no numbered card in hand.")),
}
