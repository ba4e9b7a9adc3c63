"""What the Advocate's cards do when that takes more than a line, and their words."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.secure import TakeCourtCard, securable
from starboard.games.arcs.campaign.codes import bargain, bargain_rival, bargain_slot
from starboard.games.arcs.campaign.court import attach_card, bare_slots, in_court_deck, refill, take_from_deck
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import DECK, Reason
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import NOBODY, NOTHING
from starboard.games.arcs.queries import (
    ambitions,
    declarable,
    guild_cards,
    is_declared,
    is_guild,
    rivals,
    stealable_cards,
    turn_order,
)
from starboard.games.arcs.scoring import places
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import bury_card, give_card, leave_play, steal_card
from starboard.games.arcs.wording import word_court


def loose_guilds(game: Arcs, seat: int) -> list[int]:
    """Guild cards of a seat that are not protected (ter.protected)."""
    return [card for card in guild_cards(game, seat) if not DECK.cards[card].protected]


# -- Guild Investigators (F402) ------------------------------------------------


def topmost_guild(game: Arcs) -> int:
    """The uppermost Guild card of the Court discard pile; NOTHING if it holds none."""
    guilds = [card for card in game.court_discard if is_guild(card)]
    return guilds[-1] if guilds else NOTHING


class Recover(Procedure):
    """The uppermost Guild card of the discard pile is attached to a Court card without agents."""

    steps = ("choose_slot", "attach")
    fields = ("seat", "slot")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def choose_slot(self, game: Reach) -> Ask:
        return Ask(self.seat, "slot", bare_slots(game))

    def attach(self, game: Reach) -> None:
        card = topmost_guild(game)
        game.court_discard.remove(card)
        attach_card(game, card, self.slot)


# -- Guild Overseers (F403) ------------------------------------------------


def has_standing(game: Arcs, seat: int) -> bool:
    """Whether a seat is first, alone or not, or alone in second place in a declared ambition now (C-88, C-94)."""
    for ambition in ambitions(game):
        if is_declared(game, ambition):
            firsts, seconds = places(game, ambition)
            if seat in firsts + seconds:
                return True
    return False


class FindGuild(Procedure):
    """Any Guild card out of the Court deck or its discard pile; a deck that it came from is shuffled (C-142)."""

    steps = ("choose_card", "take")
    fields = ("seat", "card")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.card = NOTHING

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        return "discarded" if choice in game.court_discard else ""

    def choose_card(self, game: Reach) -> Ask | None:
        found = [card for card in [*game.court_discard, *in_court_deck(game)] if is_guild(card)]
        if not found:
            self.stop()
            return None
        return Ask(self.seat, "card", sorted(found))

    def take(self, game: Reach) -> None:
        """Taking is not securing: nothing is locked, and what happens when it is secured does not."""
        game.tell("takes_card", (self.seat, self.card))
        if self.card in game.court_discard:
            game.court_discard.remove(self.card)
        else:
            take_from_deck(game, self.card)
        give_card(game, self.card, self.seat)


# -- Liaisons (F405 to F409) ------------------------------------------------


class TakeReward(Procedure):
    """A token for the pip of a copy, if the seat likes."""

    steps = ("choose", "gain")
    fields = ("seat", "card", "resource", "wish")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, resource: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.resource = resource
        self.wish = 0

    def choose(self, game: Reach) -> Ask | None:
        if not game.supply[self.resource]:
            self.stop()
            return None
        return Ask(self.seat, "wish", [0, 1])

    def gain(self, game: Reach) -> None:
        if self.wish:
            gain(game, self.seat, self.resource)


class SpeakForGuild(Procedure):
    """A Liaisons card goes back to the Court, and an ambition is declared without the zero marker."""

    steps = ("choose_slot", "attach", "choose_ambition", "declare")
    fields = ("seat", "card", "named", "slot", "ambition")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, named: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.named = named  # the ambition of the card; others may stand in its place
        self.slot = NOTHING
        self.ambition = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values) if field == "slot" else ""

    def choose_slot(self, game: Reach) -> Ask:
        return Ask(self.seat, "slot", bare_slots(game))

    def attach(self, game: Reach) -> None:
        leave_play(game, self.card)
        attach_card(game, self.card, self.slot)

    def choose_ambition(self, game: Reach) -> Ask:
        return Ask(self.seat, "ambition", declarable(game, self.seat, [self.named]))

    def declare(self, game: Reach) -> None:
        game.call(Declare(self.seat, self.ambition))


# -- Guild Struggle (F411) and Guilds Withdraw (F422) ------------------------------------------------


class PassGuilds(Procedure):
    """In turn order each seat hands a Guild card to the left, but not the one that it just received."""

    steps = ("next_seat", "choose_card", "pass_on")
    fields = ("waiting", "seat", "received", "card")

    def __init__(self, waiting: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.waiting = waiting
        self.seat = NOBODY
        self.received = NOTHING
        self.card = NOTHING

    def next_seat(self, game: Reach) -> None:
        if not self.waiting:
            self.stop()
            return
        self.seat, self.waiting = self.waiting[0], self.waiting[1:]

    def choose_card(self, game: Reach) -> Ask | None:
        cards = [card for card in loose_guilds(game, self.seat) if card != self.received]
        if not cards:
            self.card = NOTHING
            return None
        return Ask(self.seat, "card", cards)

    def pass_on(self, game: Reach) -> None:
        self.received = self.card
        self.again()
        if self.card != NOTHING:
            left = (self.seat + 1) % game.players
            game.tell("advocate_gives", (self.seat, self.card, left))
            give_card(game, self.card, left)


class BuryGuilds(Procedure):
    """Each of some seats buries a Guild card."""

    steps = ("next_seat", "choose_card", "bury")
    fields = ("waiting", "seat", "card")

    def __init__(self, waiting: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.waiting = waiting
        self.seat = NOBODY
        self.card = NOTHING

    def next_seat(self, game: Reach) -> None:
        if not self.waiting:
            self.stop()
            return
        self.seat, self.waiting = self.waiting[0], self.waiting[1:]

    def choose_card(self, game: Reach) -> Ask | None:
        cards = loose_guilds(game, self.seat)
        if not cards:
            self.again()
            return None
        return Ask(self.seat, "card", cards)

    def bury(self, game: Reach) -> None:
        game.tell("bury", (self.card,))
        bury_card(game, self.card)
        self.again()


# -- Guild Fair (F416) ------------------------------------------------


def fair_targets(game: Arcs, seats: list[int]) -> tuple[int, ...]:
    """Who could secure which Guild card of the Court now. One that is attached goes with the card below it."""
    found = [bargain(slot, seat) for seat in seats for slot in securable(game, seat) if is_guild(game.court[slot])]
    return tuple(found)


class HoldFair(Procedure):
    """Seats secure Guild cards, all those listed, and then the Court is filled (C-20)."""

    steps = ("next_card", "fill_court")
    fields = ("targets", "secured")

    def __init__(self, targets: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.targets = targets
        self.secured: tuple[int, ...] = ()  # slots

    def next_card(self, game: Reach) -> None:
        if self.targets:
            target, self.targets = self.targets[0], self.targets[1:]
            slot = bargain_slot(target)
            self.again()
            if game.court[slot] != NOTHING:
                self.secured = (*self.secured, slot)
                game.call(FairSecure(bargain_rival(target), slot))

    def fill_court(self, game: Reach) -> None:
        for slot in self.secured:
            refill(game, slot)


class FairSecure(TakeCourtCard):
    """A card is secured whose place is not filled yet."""

    def refill(self, game: Arcs) -> None:
        """Later, with all the others."""


# -- Guildmasters (F417 to F421) ------------------------------------------------


def guilds_to_steal(game: Arcs, seat: int, suit: int) -> list[int]:
    cards = [card for rival in rivals(game, seat) for card in stealable_cards(game, rival, seat)]
    return sorted([card for card in cards if DECK.cards[card].suit == suit])


class Headhunt(Procedure):
    """A Guild card of a suit may be stolen."""

    steps = ("choose_card", "steal")
    fields = ("seat", "suit", "card")

    def __init__(self, seat: int = NOBODY, suit: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.suit = suit
        self.card = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["owner"] = game.holder[choice]
        return ""

    def choose_card(self, game: Reach) -> Ask:
        return Ask(self.seat, "card", [DONE, *guilds_to_steal(game, self.seat, self.suit)])

    def steal(self, game: Reach) -> None:
        if self.card != DONE:
            steal_card(game, self.card, self.seat)


def after_seat(game: Arcs, owner: int) -> tuple[int, ...]:
    """All seats but one, in turn order."""
    return tuple([seat for seat in turn_order(game) if seat != owner])


TEXTS: Final = {
    "Recover.slot": Text(
        "An welche Hofkarte ohne Agenten kommt die Gildenkarte?", "To which Court card without agents does it go?"
    ),
    "Recover.slot=": Text("{card:card}", "{card:card}"),
    "FindGuild.card": Text("Welche Gildenkarte nimmst du?", "Which Guild card do you take?"),
    "FindGuild.card=": Text("{it:card}, aus dem Hofstapel", "{it:card}, from the Court deck"),
    "FindGuild.card=discarded": Text("{it:card}, aus dem Ablagestapel", "{it:card}, from the discard pile"),
    "TakeReward.wish": Text(
        "{card:card}: Nimmst du {resource:resource}?", "{card:card}: do you take {resource:resource}?"
    ),
    "TakeReward.wish=0": Text("Nein", "No"),
    "TakeReward.wish=1": Text("Ja", "Yes"),
    "SpeakForGuild.slot": Text(
        "An welche Hofkarte ohne Agenten kommt {card:card}?", "To which Court card without agents does {card:card} go?"
    ),
    "SpeakForGuild.slot=": Text("{card:card}", "{card:card}"),
    "SpeakForGuild.ambition": Text("Welche Ambition bekundest du?", "Which ambition do you declare?"),
    "SpeakForGuild.ambition=": Text("{it:ambition}", "{it:ambition}"),
    "PassGuilds.card": Text("Welche Gildenkarte gibst du nach links?", "Which Guild card do you pass to the left?"),
    "PassGuilds.card=": Text("{it:card}", "{it:card}"),
    "BuryGuilds.card": Text("Welche Gildenkarte begräbst du?", "Which Guild card do you bury?"),
    "BuryGuilds.card=": Text("{it:card}", "{it:card}"),
    "FairSecure.taken": Text("Welche Karte kommt zuerst?", "Which card comes first?"),
    "FairSecure.taken=": Text("{it:card}", "{it:card}"),
    "Headhunt.card": Text("Welche Gildenkarte stiehlst du?", "Which Guild card do you steal?"),
    "Headhunt.card=": Text("{it:card} von {owner:seat}", "{it:card} of {owner:seat}"),
    "Headhunt.card=-1": Text("Keine", "None"),
    "advocate_gives": Text("{0:seat} gibt {1:card}, an {2:seat}.", "{0:seat} gives {1:card} to {2:seat}."),
}

REASONS: Final = {
    "no_standing": Reason(
        Text(
            "Aufsicht der Gilden: Du bist in keiner bekundeten Ambition Erster oder Zweiter.",
            "Guild Overseers: you are first or second in no declared ambition.",
        ),
        "F403",
    ),
    "no_recovery": Reason(
        Text(
            "Im Ablagestapel liegt keine Gildenkarte, oder keine Hofkarte ist ohne Agenten und angehängte Karte.",
            "No Guild card lies in the discard pile, or no Court card is without agents and attached card.",
        )
    ),
    "no_liaison": Reason(
        Text(
            "Keine Hofkarte ist ohne Agenten und angehängte Karte, oder du kannst die Ambition nicht bekunden.",
            "No Court card is without agents and attached card, or you cannot declare the ambition.",
        )
    ),
}
