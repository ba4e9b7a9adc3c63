"""Captives of the campaign: ships besides agents, and those that somebody may keep through a scoring."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.queries import captive_ships_of
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import release_ships
from starboard.games.arcs.codes import captive_ship, is_captive_ship, owner_of_captive
from starboard.games.arcs.ids import NOBODY
from starboard.games.arcs.queries import captive_owners, captives_held, captives_of, owners
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import add_captives, agents_home
from starboard.games.arcs.wording import word_captive


def ships_held(game: Reach, holder: int) -> list[int]:
    """Captive ships of a seat, one for each owner, as ``codes`` says."""
    return [captive_ship(owner) for owner in owners(game) if captive_ships_of(game, holder, owner)]


def held_of(game: Reach, holder: int, captive: int) -> int:
    """How many captives of a sort a seat has."""
    if is_captive_ship(captive):
        return captive_ships_of(game, holder, owner_of_captive(captive))
    return captives_of(game, holder, captive)


def most_kept(game: Reach, holder: int) -> int:
    """How many captives a seat may keep when Tyrant has scored."""
    most = 0
    for card in game.moments.keeps_captives[holder]:
        most = card.keeps_captives(game, holder, most)
    return most


def return_captives(game: Reach, holder: int) -> None:
    """At a scoring: all but those that the seat may keep."""
    if most_kept(game, holder) and captives_held(game, holder):
        game.call(KeepCaptives(holder, most_kept(game, holder)))
    else:
        release_all(game, holder, ())


def release_all(game: Reach, holder: int, kept: tuple[int, ...]) -> None:
    """All captives of a seat go home but some."""
    for owner in captive_owners(game, holder):
        count = captives_of(game, holder, owner) - kept.count(owner)
        add_captives(game, holder, owner, -count)
        agents_home(game, owner, count)
    for owner in owners(game):
        release_ships(game, holder, owner, captive_ships_of(game, holder, owner) - kept.count(captive_ship(owner)))


class KeepCaptives(Procedure):
    """A seat names the captives it keeps, one by one; the others go home."""

    steps = ("choose_captive", "note", "release")
    fields = ("seat", "most", "kept", "captive")

    def __init__(self, seat: int = NOBODY, most: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.most = most
        self.kept: tuple[int, ...] = ()
        self.captive = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_captive(choice, values)

    def choose_captive(self, game: Reach) -> Ask | None:
        held = captives_held(game, self.seat)
        sorts = [captive for captive in held if held_of(game, self.seat, captive) > self.kept.count(captive)]
        if len(self.kept) == self.most or not sorts:
            self.go_to("release")
            return None
        return Ask(self.seat, "captive", [DONE, *sorts])

    def note(self, game: Reach) -> None:
        if self.captive != DONE:
            self.kept = (*self.kept, self.captive)
            self.go_to("choose_captive")

    def release(self, game: Reach) -> None:
        if self.kept:
            game.tell("keeps_captives", (self.seat, len(self.kept)))
        release_all(game, self.seat, self.kept)


TEXTS: Final = {
    "KeepCaptives.captive": Text("Welchen Gefangenen behältst du?", "Which captive do you keep?"),
    "KeepCaptives.captive=": Text("Agent von {it:seat}", "Agent of {it:seat}"),
    "KeepCaptives.captive=ship": Text("Schiff von {owner:seat}", "Ship of {owner:seat}"),
    "KeepCaptives.captive=-1": Text("Die übrigen kehren zurück", "The others return"),
    "keeps_captives": Text("{0:seat} behält Gefangene: {1:n}.", "{0:seat} keeps captives: {1:n}."),
}
