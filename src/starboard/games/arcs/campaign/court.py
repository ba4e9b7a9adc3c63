"""The Court of the campaign: attached cards, the one way out of it, the two sides of the Council (p. 14, 27)."""

from __future__ import annotations

from typing import Final

from starboard.core.procedure import Procedure
from starboard.core.state import UNKNOWN
from starboard.core.text import Text
from starboard.games.arcs.actions.secure import fill_court
from starboard.games.arcs.campaign.ids import COUNCIL_SLOT, IN_SESSION, THE_COUNCIL
from starboard.games.arcs.campaign.queries import is_in_session
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import scrap_card
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import NOBODY, NOTHING
from starboard.games.arcs.queries import agents_on, filled_slots, is_seat
from starboard.games.arcs.verbs import agents_home, bury_card, leave_play, lift_agents, mix_into_court

# -- what lies where ------------------------------------------------


def at_court(game: Reach) -> list[int]:
    """All cards at Court from left to right, an attached one before the card that it is attached to (cri.court)."""
    found: list[int] = []
    for slot in range(len(game.court)):
        found += [*reversed(game.above[slot]), *([game.court[slot]] if game.court[slot] != NOTHING else [])]
    return found


def slot_of(game: Reach, card: int) -> int:
    """The Court slot of a card, itself lying there or attached; NOTHING elsewhere."""
    for slot in range(len(game.court)):
        if card == game.court[slot] or card in game.above[slot]:
            return slot
    return NOTHING


# -- attached cards (p. 27) ------------------------------------------------


def attach_places(game: Reach, fitting: list[int]) -> list[int]:
    """Slots where a card can be attached: of those that fit the ones whose card, Council or not, bears none yet
    (ter.attach). If it must be attached and nothing meets both conditions, one of them is ignored, else both
    (ter.attach_forced)."""
    filled = filled_slots(game)
    bare = [slot for slot in filled if not game.above[slot]]
    both = [slot for slot in bare if slot in fitting]
    return both or [slot for slot in filled if slot in bare or slot in fitting] or filled


def bare_slots(game: Reach) -> list[int]:
    """Slots whose card bears neither agents nor another card: where one may be attached without need."""
    bare = [slot for slot in filled_slots(game) if not game.above[slot]]
    return [slot for slot in bare if not any([agents_on(game, slot, seat) for seat in range(game.players)])]


def attach_card(game: Reach, card: int, slot: int) -> None:
    game.above[slot].append(card)
    game.tell("attached", (card, game.court[slot]))


def call_to_court(game: Reach, card: int, onto: int) -> None:
    """A card that another one names is attached to it, from a play area or from elsewhere in the Court: there its
    agents return and its place is filled. One that is attached already, lies in a pile or is out of the game stays
    there (C-61)."""
    slot = NOTHING
    if card in game.above[slot_of(game, onto)]:
        return
    if is_seat(game.holder[card]):
        leave_play(game, card)
    elif slot_of(game, card) != NOTHING:
        slot = leave_court(game, card)
    else:
        return
    attach_card(game, card, slot_of(game, onto))
    refill(game, slot)


# -- searching ------------------------------------------------


def in_court_deck(game: Reach) -> list[int]:
    """The Court cards that lie in the deck: as everybody can tell, those that lie nowhere else."""
    seen = [*game.court, *game.court_discard, *game.in_transit, *game.scrapped]
    for row in game.above:
        seen += row
    free = [card for card in sorted(game.courtly) if game.holder[card] == NOBODY and game.attached[card] == NOTHING]
    return [card for card in free if card not in seen]


def take_from_deck(game: Reach, card: int) -> None:
    """A card leaves the Court deck, which is shuffled. In a view it is one of those that nobody knows."""
    at = game.court_deck.index(card if card in game.court_deck else UNKNOWN)
    game.court_deck.pop(at)
    game.court_open.pop(at)
    mix_into_court(game, [])


# -- leaving the Court ------------------------------------------------


def leave_court(game: Reach, card: int) -> int:
    """A card leaves the Court for wherever the caller puts it. An attached one just does. On any other's place lies
    from now on what was attached to it, with the agents (ter.attach_removed); else agents go home, and the place is
    returned, to be filled once the card is put away (cri.remove)."""
    slot = slot_of(game, card)
    if card in game.above[slot]:
        game.above[slot].remove(card)
        return NOTHING
    if game.above[slot]:
        game.court[slot] = game.above[slot].pop(0)
        return NOTHING
    game.court[slot] = NOTHING
    for seat in range(game.players):
        agents_home(game, seat, lift_agents(game, seat, slot))
    return slot


def refill(game: Reach, slot: int) -> None:
    """A new card for a place of the row, unless the deck is empty (SECURE-03)."""
    if slot not in (NOTHING, COUNCIL_SLOT) and game.court[slot] == NOTHING and game.court_deck:
        fill_court(game, slot)


def settle_court(game: Reach) -> None:
    """Cards at Court that may not stay there are scrapped, and their places filled."""
    for card in at_court(game):
        if DECK.cards[card].leaves_court(game) and slot_of(game, card) != NOTHING:
            slot = leave_court(game, card)
            scrap_card(game, card)
            refill(game, slot)


class Bury(Procedure):
    """A card that has left the Court goes under the deck, and its place is filled (cri.bury)."""

    steps = ("bury",)
    fields = ("card", "slot")

    def __init__(self, card: int = NOTHING, slot: int = NOTHING) -> None:
        super().__init__()
        self.card = card
        self.slot = slot

    def bury(self, game: Reach) -> None:
        if self.card in game.in_transit:
            game.in_transit.remove(self.card)
        game.tell("bury", (self.card,))
        bury_card(game, self.card)
        refill(game, self.slot)


def bury_from_court(game: Reach, card: int) -> None:
    """A card leaves the Court now and is buried after whatever is called next."""
    slot = leave_court(game, card)
    game.in_transit.append(card)
    game.call(Bury(card, slot))


class ShuffleIn(Procedure):
    """A card that has left the Court is shuffled into the deck, and its place is filled."""

    steps = ("shuffle", "fill")
    fields = ("card", "slot")

    def __init__(self, card: int = NOTHING, slot: int = NOTHING) -> None:
        super().__init__()
        self.card = card
        self.slot = slot

    def shuffle(self, game: Reach) -> None:
        game.in_transit.remove(self.card)
        game.tell("shuffled_in", (self.card,))
        mix_into_court(game, [self.card])

    def fill(self, game: Reach) -> None:
        refill(game, self.slot)


def shuffle_from_court(game: Reach, card: int) -> None:
    """A card leaves the Court now and is shuffled into the deck after whatever is called next."""
    slot = leave_court(game, card)
    game.in_transit.append(card)
    game.call(ShuffleIn(card, slot))


def fetch(game: Reach, card: int) -> bool:
    """Somebody searches the Court deck for a card and takes it out: whether it is there. Who does shuffles the deck."""
    if card not in game.court_deck:
        return False
    at = game.court_deck.index(card)
    game.court_deck.pop(at)
    game.court_open.pop(at)
    game.mode.drawn(game, card)
    game.curtain += 1
    return True


# -- the Council (p. 14) ------------------------------------------------


def open_council(game: Reach) -> None:
    """The Council is In Session again. If it was tucked it returns to the Court and will not be resolved
    (cnc.flip_tucked)."""
    if is_in_session(game):
        return
    game.council = IN_SESSION
    return_council(game)
    game.tell("council_in_session")


def return_council(game: Reach) -> None:
    """The Council lies at Court again."""
    game.court[COUNCIL_SLOT] = THE_COUNCIL
    game.council_by = NOBODY


TEXTS: Final = {
    "shuffled_in": Text("{0:card} wird in den Hofstapel gemischt.", "{0:card} is shuffled into the Court deck."),
    "attached": Text("{0:card} liegt jetzt über {1:card}.", "{0:card} is attached to {1:card} now."),
    "council_in_session": Text("Der Imperiale Rat tagt wieder.", "The Imperial Council is in session again."),
}
