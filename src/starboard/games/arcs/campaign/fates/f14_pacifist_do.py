"""What the Pacifist's cards do when that takes more than a line, and their words."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.campaign.ids import TURNED, WITNESS
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.stock import cards_with, stock_of, take_stock
from starboard.games.arcs.campaign.tokens import shift_token, systems_of_tokens
from starboard.games.arcs.campaign.verbs import give_favor
from starboard.games.arcs.cards.card import DECK, Reason
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    EMPATH,
    NOBODY,
    NOTHING,
    NOWHERE,
    PSIONIC,
    RESOURCES,
)
from starboard.games.arcs.queries import (
    agent_of_outrage,
    can_declare,
    controls,
    declarable,
    filled,
    free_slots,
    held_cards,
    is_outraged,
    token_at,
)
from starboard.games.arcs.slots import Gains, Store, gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import clear_outrage, discard_token, put_token

# -- Witnesses (F1402) ------------------------------------------------


def ready_witnesses(game: Reach, seat: int) -> list[int]:
    """Psionic planets under a seat's control with a Witness."""
    planets = sorted(set(systems_of_tokens(game, WITNESS)))
    return [system for system in planets if game.kind_of[system] == PSIONIC and controls(game, seat, system)]


class TurnWitness(Procedure):
    """A Witness leaves the map and is one Psionic more; then Empath may be declared."""

    steps = ("choose_witness", "turn_over", "choose_declaring", "declare")
    fields = ("seat", "system", "ambition")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.ambition = NOTHING

    def choose_witness(self, game: Reach) -> Ask:
        return Ask(self.seat, "system", ready_witnesses(game, self.seat))

    def turn_over(self, game: Reach) -> None:
        shift_token(game, WITNESS, self.system, TURNED)
        game.supply[PSIONIC] += 1
        game.tell("witness_turned", (self.seat, self.system))
        game.call(Store(self.seat, PSIONIC))

    def choose_declaring(self, game: Reach) -> Ask | None:
        named = declarable(game, self.seat, [EMPATH]) if can_declare(game, self.seat) else []
        if not named:
            self.stop()
            return None
        return Ask(self.seat, "ambition", [NOTHING, *named])

    def declare(self, game: Reach) -> None:
        if self.ambition != NOTHING:
            game.call(Declare(self.seat, self.ambition))


# -- Psionic for somebody ------------------------------------------------


def fill_with_psionic(game: Arcs, seat: int) -> None:
    """F1406: one for each empty slot; cards that hold any number do not count as such (C-136)."""
    game.call(Gains(seat, (PSIONIC,) * len(free_slots(game, seat))))


def discard_outraged(game: Reach, seat: int) -> None:
    """F1412: all resources of types that outrage a seat, in slots and on cards that do not freeze them (C-56)."""
    for resource in range(RESOURCES):
        if is_outraged(game, seat, resource):
            for slot in filled(game, seat):
                if token_at(game, seat, slot) == resource:
                    discard_token(game, seat, slot)
            for card in held_cards(game, seat):
                loose = 0 if DECK.cards[card].frozen else stock_of(game, card).count(resource)
                for _ in range(loose):
                    take_stock(game, card, resource)
                    game.supply[resource] += 1
                    game.tell("discard_token", (seat, resource))


class Share(Procedure):
    """F1412: a Psionic for each of some seats; too few, and whoever has the initiative says who gets one."""

    steps = ("choose_next", "give")
    fields = ("seat", "waiting", "next")

    def __init__(self, seat: int = NOBODY, waiting: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.seat = seat
        self.waiting = waiting
        self.next = NOBODY

    def choose_next(self, game: Reach) -> Ask | None:
        if not self.waiting or not game.supply[PSIONIC]:
            self.stop()
            return None
        if game.supply[PSIONIC] >= len(self.waiting):
            self.next = self.waiting[0]
            return None
        return Ask(self.seat, "next", sorted(self.waiting))

    def give(self, game: Reach) -> None:
        self.waiting = tuple([seat for seat in self.waiting if seat != self.next])
        self.again()
        gain(game, self.next, PSIONIC)


# -- forgiving (F1411) ------------------------------------------------


def forgive(game: Reach, outraged: int, taker: int, resource: int) -> None:
    """The agent on an Outrage slot becomes a Favor; one of the taker's own goes home, and for a stand-in there is
    none."""
    agent = agent_of_outrage(game, outraged, resource)
    clear_outrage(game, outraged, resource)
    if agent != taker:
        give_favor(game, agent, taker)


def slots_with_psionic(game: Reach, seat: int) -> list[int]:
    return [slot for slot in filled(game, seat) if token_at(game, seat, slot) == PSIONIC]


def can_give_psionic(game: Reach, seat: int) -> bool:
    return bool(slots_with_psionic(game, seat)) or bool(cards_with(game, seat, PSIONIC))


def give_psionic(game: Reach, giver: int, taker: int) -> None:
    """Of several the one that is easiest to raid goes, and one of a card last."""
    slots = slots_with_psionic(game, giver)
    if slots:
        put_token(game, giver, slots[0], NOTHING)
    else:
        take_stock(game, cards_with(game, giver, PSIONIC)[0], PSIONIC)
    game.supply[PSIONIC] += 1
    game.tell("pacifist_gives", (giver, taker))
    game.call(Store(taker, PSIONIC))


TEXTS: Final = {
    "TurnWitness.system": Text("Welchen Zeugen drehst du um?", "Which Witness do you turn over?"),
    "TurnWitness.system=": Text("{it:system}", "{it:system}"),
    "TurnWitness.ambition": Text("Bekundest du jetzt eine Ambition?", "Do you declare an ambition now?"),
    "TurnWitness.ambition=": Text("{it:ambition} bekunden", "Declare {it:ambition}"),
    "TurnWitness.ambition=-1": Text("Nein", "No"),
    "Share.next": Text("Wer erhält ein Psi?", "Who gains a Psionic?"),
    "Share.next=": Text("{it:seat}", "{it:seat}"),
    "witnesses_move": Text(
        "{0:seat} bewegt Zeugen: {1:n}, {2:system} – {3:system}.",
        "{0:seat} moves Witnesses: {1:n}, {2:system} – {3:system}.",
    ),
    "witness_appears": Text("Ein Zeuge erscheint: {0:system}.", "A Witness appears: {0:system}."),
    "witness_supplied": Text(
        "Ein Zeuge wird zu Psi im Vorrat: {0:system}.", "A Witness becomes a Psionic of the supply: {0:system}."
    ),
    "witness_scrapped": Text(
        "Ein Zeuge ist endgültig aus dem Spiel: {0:system}.", "A Witness is out of the game for good: {0:system}."
    ),
    "witness_turned": Text(
        "{0:seat} dreht einen Zeugen um, er wird zu Psi: {1:system}.",
        "{0:seat} turns over a Witness, which becomes a Psionic: {1:system}.",
    ),
    "empathy": Text(
        "{0:seat} hat Leid gebracht und fühlt mit: {1:system}.", "{0:seat} brought harm and feels it: {1:system}."
    ),
    "pacifist_gives": Text("{0:seat} gibt ein Psi, an {1:seat}.", "{0:seat} gives a Psionic to {1:seat}."),
}

REASONS: Final = {
    "no_witness": Reason(Text("Auf der Karte ist kein Zeuge mehr.", "No Witness is left on the map.")),
    "no_ready_witness": Reason(
        Text(
            "Kein Zeuge ist auf einem Psi-Planeten, den du kontrollierst.",
            "No Witness is on a Psionic planet that you control.",
        )
    ),
    "empty_well": Reason(Text("Auf dieser Karte liegt kein Psi.", "No Psionic lies on this card.")),
}
