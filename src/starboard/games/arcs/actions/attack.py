"""What a battle and every other attack have in common. Hits and rerolls know their attack by its depth in the stack."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.procedure import Procedure
from starboard.games.arcs.ids import NOBODY, NOTHING
from starboard.games.arcs.queries import is_seat, trophies_of
from starboard.games.arcs.state import Arcs


class Attack(Procedure):
    """Dice rolled at somebody's pieces."""

    fields: ClassVar[tuple[str, ...]] = ("faces", "destroyed", "razed")

    def __init__(self) -> None:
        super().__init__()
        self.faces: tuple[int, ...] = ()  # of assault, skirmish and raid dice in this order
        self.destroyed = 0  # defending pieces destroyed
        self.razed: tuple[int, ...] = ()  # for each destroyed city the bits of its types


def depth(game: Arcs) -> int:
    """Where in the stack the running procedure stands."""
    return len(game.stack) - 1


def note_trophies(game: Arcs, depth: int, taker: int, owner: int, piece: int, count: int) -> None:
    """Pieces of an owner became trophies in the attack at a depth of the stack: cards of the taker may answer."""
    if depth != NOTHING and taker not in (owner, NOBODY):
        for card in game.moments.when_trophy[taker]:
            card.when_trophy(game, taker, owner, piece, count, attack_at(game, depth))


def note_trophy(game: Arcs, depth: int, taker: int, owner: int, piece: int, had: int) -> None:
    """A piece was destroyed, of whose kind the taker had so many trophies before: what another card took is none. A
    token of a fate (NOTHING) is never taken otherwise."""
    if piece == NOTHING or trophies_had(game, taker, owner, piece) > had:
        note_trophies(game, depth, taker, owner, piece, 1)


def trophies_had(game: Arcs, taker: int, owner: int, piece: int) -> int:
    """How many pieces of a kind somebody has as trophies; none if they are no seat."""
    return trophies_of(game, taker, owner, piece) if is_seat(taker) and piece != NOTHING else 0


def harm(game: Arcs, attacker: int, victim: int, system: int) -> None:
    """A seat harmed somebody in a system: cards may answer, once all hits are dealt and before anything is raided
    (ter.harm). Nobody harms themselves."""
    if is_seat(attacker) and attacker != victim:
        for card in game.moments.after_harm[attacker]:
            card.after_harm(game, attacker, victim, system)


def attack_at(game: Arcs, depth: int) -> Attack:
    frame = game.stack[depth]
    assert isinstance(frame, Attack)
    return frame
