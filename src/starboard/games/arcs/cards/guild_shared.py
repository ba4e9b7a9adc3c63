"""Kinds of Guild cards that several suits have, and what these kinds do."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.cards.card import PRELUDE, GuildCard, Reason, Why
from starboard.games.arcs.codes import attached_to, card_of
from starboard.games.arcs.effects import FillSlots, Steal
from starboard.games.arcs.ids import BUILD, COPY, NOBODY, NOTHING, SLOTS, SUIT_OF
from starboard.games.arcs.queries import free_slots, rivals, token_at
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_card, discard_token, everyone_sees, lay_beside


class Loyal(GuildCard):
    """Stays through Outrage of its suit; any token may be paid as one of it."""

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        return True

    def spends_any_as(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == self.suit


class Interest(GuildCard):
    """Gain a token of its suit instead of building. Prelude: discard to fill empty slots with such tokens."""

    replaces = (BUILD, PRELUDE)
    gives_up = 1

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == BUILD and game.supply[self.suit] else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [1]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        if number == 0:
            gain(game, owner, self.suit)
        else:
            discard_card(game, self.id)
            game.call(FillSlots(owner, self.suit, len(free_slots(game, owner))))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("supply", self.suit)


class Cartel(GuildCard):
    """The supply of its suit counts as the owner's; rivals lose theirs after scoring. Prelude: discard to steal one."""

    replaces = (PRELUDE,)
    gives_up = 0

    def tokens_had(self, game: Arcs, owner: int, resource: int, count: int) -> int:
        return count + game.supply[resource] if resource == self.suit else count

    def after_scoring(self, game: Arcs, owner: int) -> None:
        for rival in rivals(game, owner):
            for slot in range(SLOTS):
                if token_at(game, rival, slot) == self.suit:
                    discard_token(game, rival, slot)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        game.call(Steal(owner, self.suit))


class Union(GuildCard):
    """Prelude: attach to a face-up action card of a suit; take it into your hand at the end of the round."""

    attaches_to: ClassVar[int] = NOTHING  # the suit of action cards
    offers = (Text("Lege diese Karte an eine ausliegende Aktionskarte", "Put this card beside a played action card"),)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0] if union_targets(game, self.attaches_to) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(AttachUnion(owner, self.id, self.attaches_to))

    def at_round_end(self, game: Arcs, owner: int) -> None:
        """The action card comes to the owner's hand, for all to see."""
        action_card = card_of(attached_to(game.attached[self.id]))
        game.hands[owner].append(action_card)
        everyone_sees(game, action_card, owner)
        game.tell("take_back", (owner, action_card))
        discard_card(game, self.id)

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_face_up", self.attaches_to)


def union_targets(game: Arcs, suit: int) -> list[int]:
    """Seats whose card of a suit lies face up in front of them this round and bears no Union yet."""
    taken = [attached_to(where) for where in game.attached if where != NOTHING]
    return [
        seat
        for seat in range(game.players)
        if game.how[seat] not in (NOTHING, COPY)
        and SUIT_OF[game.played[seat]] == suit
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

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["card"] = game.played[choice]
        return ""

    def choose_target(self, game: Arcs) -> Ask:
        return Ask(self.seat, "target", union_targets(game, self.suit))

    def attach(self, game: Arcs) -> None:
        face = game.played[self.target]
        lay_beside(game, self.card, self.seat, face)
        game.tell("attach", (self.seat, self.card, face))


TEXTS: Final = {
    "AttachUnion.target": Text("An wessen Karte legst du die Union an?", "Beside whose card do you put the Union?"),
    "AttachUnion.target=": Text("{card:action_card} von {it:seat}", "{card:action_card} of {it:seat}"),
    "attach": Text("{0:seat} legt {1:card} an {2:action_card}.", "{0:seat} puts {1:card} beside {2:action_card}."),
    "take_back": Text("{0:seat} nimmt {1:action_card} auf die Hand.", "{0:seat} takes {1:action_card} into hand."),
}

REASONS: Final = {
    "supply": Reason(Text("{0:resource} ist nicht im Vorrat.", "No {0:resource} in the supply."), "PRELUDE-12"),
    "no_face_up": Reason(
        Text("Keine Karte liegt offen aus: {0:suit}.", "No card of this suit lies face up: {0:suit}.")
    ),
}
