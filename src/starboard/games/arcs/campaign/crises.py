"""Crises (p. 18), and the two dice that bring Crises or Edicts about (p. 13)."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask, Roll
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import event_happening, event_symbol
from starboard.games.arcs.campaign.court import at_court, slot_of
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.hull import hit_in_crisis
from starboard.games.arcs.campaign.ids import CRISIS, EVENT_DIE, NUMBER_DIE
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import pay_token
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import has_bit, is_kept, keeper, kept_resource
from starboard.games.arcs.ids import ANY_DIE, BLIGHT, BY_PIP, EMPIRE, NOBODY, NOTHING, TABLE, VOX
from starboard.games.arcs.queries import damaged_at, fresh_at, ships_at, turn_order
from starboard.games.arcs.wording import token_of

HITS_OF_FRESH: Final = 3  # by a fresh Blight in a Crisis (comp.blight)
HITS_OF_DAMAGED: Final = 1


class Crises(Procedure):
    """Blight Crises, then those of cards before players, then those of the Court (cri.order). ``rolled`` is 1 if the
    dice were just rolled for an Event."""

    steps = ("blight_crises", "list_held", "next_held", "roll", "list_court", "next_card")
    fields = ("rolled", "waiting")

    def __init__(self, rolled: int = 0) -> None:
        super().__init__()
        self.rolled = rolled
        self.waiting: tuple[int, ...] = ()  # cards whose Crisis is to come

    def blight_crises(self, game: Reach) -> None:
        game.tell("crises")
        game.call(BlightCrises(tuple(game.board.systems)))

    def list_held(self, game: Reach) -> None:
        """In turn order (cri.fate)."""
        self.waiting = tuple([card.id for seat in turn_order(game) for card in game.moments.crisis[seat]])

    def next_held(self, game: Reach) -> None:
        if self.waiting:
            card, self.waiting = self.waiting[0], self.waiting[1:]
            self.go_to("next_held")
            if game.holder[card] != NOBODY:
                start_crisis(game, card, game.holder[card])

    def roll(self, game: Reach) -> None:
        if not self.rolled:
            game.call(RollDice())

    def list_court(self, game: Reach) -> None:
        """What replaces a card in the meantime has to wait for the next Crises (C-115)."""
        self.waiting = tuple([card for card in at_court(game) if DECK.cards[card].kind == VOX])

    def next_card(self, game: Reach) -> None:
        if self.waiting:
            card, self.waiting = self.waiting[0], self.waiting[1:]
            self.go_to("next_card")
            if slot_of(game, card) != NOTHING:
                start_crisis(game, card, NOBODY)


def start_crisis(game: Reach, card: int, owner: int) -> None:
    game.tell("crisis", (card,))
    DECK.cards[card].crisis(game, owner)


# -- Blight Crises ------------------------------------------------


class BlightCrises(Procedure):
    """Blight Crises in some systems, after whoever may has spent a token to be spared where their ships are."""

    steps = ("list_calmers", "next_calmer", "choose_token", "pay", "strike")
    fields = ("systems", "waiting", "seat", "card", "slot", "calm")

    def __init__(self, systems: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.systems = systems
        self.waiting: tuple[int, ...] = ()  # cards whose owners are still to be asked
        self.seat = NOBODY
        self.card = NOTHING
        self.slot = DONE
        self.calm: tuple[int, ...] = ()  # systems that are spared

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if is_kept(choice):
            values["resource"] = kept_resource(choice)
            values["keeper"] = keeper(choice)
            return "kept"
        values["token"] = token_of(game, self.seat, choice)
        values["number"] = choice + 1
        return ""

    def list_calmers(self, game: Reach) -> None:
        """In turn order (tie.default)."""
        self.waiting = tuple([card.id for seat in turn_order(game) for card in game.moments.calms_blight[seat]])

    def next_calmer(self, game: Reach) -> None:
        if not self.waiting:
            self.go_to("strike")
            return
        self.card, self.waiting, self.slot = self.waiting[0], self.waiting[1:], DONE
        self.seat = game.holder[self.card]

    def choose_token(self, game: Reach) -> Ask | None:
        slots = DECK.cards[self.card].calms_blight(game, self.seat) if self.threats(game) else []
        return Ask(self.seat, "slot", [DONE, *slots]) if slots else None

    def pay(self, game: Reach) -> None:
        self.go_to("next_calmer")
        if self.slot != DONE:
            self.calm = (*self.calm, *self.threats(game))
            pay_token(game, self.seat, self.slot, BY_PIP)
            DECK.cards[self.card].says(game, self.seat, "calms_blight")

    def threats(self, game: Reach) -> list[int]:
        """Systems with ships of the seat and Blight that is not calm yet, and that no law stops."""
        near = [system for system in self.systems if ships_at(game, self.seat, system)]
        near = [system for system in near if ships_at(game, BLIGHT, system) and system not in self.calm]
        return [system for system in near if not is_stopped(game, system)]

    def strike(self, game: Reach) -> None:
        for system in self.systems:
            if system not in self.calm:
                blight_crisis(game, system)


def blight_crisis(game: Reach, system: int) -> None:
    """All Blight of a system strikes at once (cri.blight), unless a law says no: first Imperial ships, with what is
    left over the ships of each player. Buildings are spared, and nobody gets trophies (cri.blight_prio)."""
    if is_stopped(game, system):
        return
    hits = HITS_OF_FRESH * fresh_at(game, BLIGHT, system) + HITS_OF_DAMAGED * damaged_at(game, BLIGHT, system)
    targets = [owner for owner in (EMPIRE, *turn_order(game)) if ships_at(game, owner, system)]
    if hits and targets:
        game.tell("blight_strikes", (system, hits))
        hits = hit_in_crisis(game, EMPIRE, system, hits, BLIGHT)
        for seat in turn_order(game):
            hit_in_crisis(game, seat, system, hits, BLIGHT)


def is_stopped(game: Reach, system: int) -> bool:
    """Whether a law lets no Blight Crisis happen in a system."""
    for card in game.moments.stops_crisis[TABLE]:
        if card.stops_crisis(game, system):
            return True
    return False


# -- the dice ------------------------------------------------


class RollDice(Procedure):
    """The player with the initiative rolls number and event die (evc.resolve, cri.court). For an ``event`` the latter
    says what happens then."""

    steps = ("roll", "show", "may_roll_again", "roll_again", "show_again", "happen")
    fields = ("event", "dice", "picked", "faces")

    def __init__(self, event: int = 0) -> None:
        super().__init__()
        self.event = event
        self.dice: tuple[int, ...] = ()
        self.picked = 0  # which dice are rolled again, as bits
        self.faces: tuple[int, ...] = ()

    def roll(self, game: Reach) -> Ask:
        return Roll("dice", (NUMBER_DIE, EVENT_DIE))

    def show(self, game: Reach) -> None:
        game.number_rolled = self.dice[0]
        game.symbol_rolled = event_symbol(self.dice[1])
        key = "dice_crisis" if event_happening(self.dice[1]) == CRISIS else "dice_edict"
        key = key if self.event else "dice_place"  # who chose Crises rolls only for where they are
        game.tell(key, (game.initiative, game.number_rolled, game.symbol_rolled))

    def may_roll_again(self, game: Reach) -> Ask | None:
        """Whoever has the initiative counts as rolling, for cards that roll any dice again (lor.vision)."""
        seat = game.initiative
        return Ask(seat, "picked", [0, 1, 2, 3]) if rerolling_card(game, seat, 2) != NOTHING else None

    def roll_again(self, game: Reach) -> Ask | None:
        sides = [side for bit, side in enumerate((NUMBER_DIE, EVENT_DIE)) if has_bit(self.picked, bit)]
        return Roll("faces", tuple(sides)) if sides else None

    def show_again(self, game: Reach) -> None:
        if self.picked:
            number = self.faces[0] if has_bit(self.picked, 0) else self.dice[0]
            self.dice = (number, self.faces[-1] if has_bit(self.picked, 1) else self.dice[1])
            card = DECK.cards[rerolling_card(game, game.initiative, 2)]
            card.works(game, game.initiative, card.rolls_again)
            self.show(game)

    def happen(self, game: Reach) -> None:
        if self.event:
            game.call(Crises(1) if event_happening(self.dice[1]) == CRISIS else Edicts())


def rerolling_card(game: Reach, seat: int, dice: int) -> int:
    """A card of whoever rolled so many dice that lets any be rolled again; NOTHING if there is none."""
    for card in game.moments.rerolls[seat]:
        if card.rerolls(game, seat, ANY_DIE, dice, 0, NOBODY):
            return card.id
    return NOTHING


TEXTS: Final = {
    "RollDice.picked": Text("Welche Würfel wirfst du neu?", "Which dice do you roll again?"),
    "RollDice.picked=0": Text("Keinen", "None"),
    "RollDice.picked=1": Text("Den Zahlenwürfel", "The number die"),
    "RollDice.picked=2": Text("Den Ereigniswürfel", "The event die"),
    "RollDice.picked=3": Text("Beide Würfel", "Both dice"),
    "BlightCrises.slot": Text(
        "Krisen der Verderbnis: Gibst du etwas aus, damit sie ausfallen, wo deine Schiffe sind?",
        "Blight Crises: do you spend something so that they do not happen where your ships are?",
    ),
    "BlightCrises.slot=": Text("{token:token} ausgeben (Feld {number:n})", "Spend {token:token} (slot {number:n})"),
    "BlightCrises.slot=kept": Text(
        "{resource:resource} ausgeben ({keeper:card})", "Spend {resource:resource} ({keeper:card})"
    ),
    "BlightCrises.slot=-1": Text("Nein", "No"),
    "dice_crisis": Text(
        "{0:seat} würfelt: Krise, {1:cluster}, {2:symbol}.", "{0:seat} rolls: crisis, {1:cluster}, {2:symbol}."
    ),
    "dice_edict": Text(
        "{0:seat} würfelt: Erlass, {1:cluster}, {2:symbol}.", "{0:seat} rolls: edict, {1:cluster}, {2:symbol}."
    ),
    "dice_place": Text(
        "{0:seat} würfelt für die Krisen am Hof: {1:cluster}, {2:symbol}.",
        "{0:seat} rolls for the Crises at Court: {1:cluster}, {2:symbol}.",
    ),
    "crises": Text("Krisen brechen aus.", "Crises break out."),
    "crisis": Text("Krise: {0:card}.", "Crisis: {0:card}."),
    "blight_strikes": Text(
        "Die Verderbnis schlägt zu: {0:system} (Treffer: {1:n}).", "The Blight strikes: {0:system} (hits: {1:n})."
    ),
}
