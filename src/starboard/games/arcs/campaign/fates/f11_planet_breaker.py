"""Fate 11, the Planet Breaker. Only the Sycophants are there yet, whom the Overlord has too: it advances by nothing."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, PLANET_BREAKER
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import NOT, PRELUDE, GuildCard
from starboard.games.arcs.cards.guild_weapon import THREE_SHIPS
from starboard.games.arcs.effects import PlaceInOne
from starboard.games.arcs.ids import NOBODY, NOTHING, SHIP, WEAPON
from starboard.games.arcs.queries import pieces_left
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_card, place_ships

SYCOPHANTS: Final = FIRST_OF_FATE[PLANET_BREAKER]
FLOCK: Final = 2  # ships that an Outrage brings


class PlanetBreaker(Fate):
    printed = fate_card(PLANET_BREAKER)
    code = "FATE11"
    number = PLANET_BREAKER
    name = Text("Weltenbrecher", "Planet Breaker")
    text = Text(
        "Sammelt die Bruchstücke eines Hammers und zerschlägt damit Planeten; alle trifft der Aufschrei, "
        "Flüchtlinge kommen an den Hof.",
        "Collects the fragments of a hammer and breaks planets with it; everybody suffers the Outrage, Refugees "
        "come to Court.",
    )
    start = ((), (12, 12, 12), ())
    aims = (
        NOT,
        Text(
            "1 für jedes Bruchstück, das du von der Karte nimmst; 6, wenn du eine Welt zerbrichst.",
            "1 for each fragment you take from the map; 6 when you break a world.",
        ),
        Text(
            "Kein Rivale hat Kriegsherr gewonnen, und alle haben einen Aufschrei; kein Rivale hat Kriegsherr "
            "gewonnen, und es sind mehr Gebäude zerschlagen, als das Kapitel zählt, oder keine mehr auf der "
            "Karte.",
            "No rival won Warlord and everybody has an Outrage; no rival won Warlord and more buildings are "
            "crushed than the number of the chapter, or none is on the map.",
        ),
    )


class Sycophants(GuildCard):
    """Once per turn an Outrage that you provoke brings 2 ships. Prelude: discard for 3 ships."""

    printed = SYCOPHANTS
    code = "F1102"
    suit = WEAPON
    protected = True
    worth = 1.2
    name = Text("Speichellecker", "Sycophants")
    text = Text(
        "Geschützt; bleibt bei dir, wenn du einen Aufschrei verursachst. Einmal pro Zug, wenn du einen Aufschrei "
        "verursachst, darfst du 2 Schiffe auf einem Planeten seiner Art platzieren. Auftakt: Wirf diese Karte ab und "
        "platziere 3 Schiffe in einem Sektor, den du kontrollierst.",
        "Protected; stays with you when you provoke Outrage. Once per turn, when you provoke Outrage, you may put 2 "
        "ships on a planet of its type. Prelude: Discard this card and put 3 ships into a system you control.",
    )
    offers = (THREE_SHIPS,)
    replaces = (PRELUDE,)
    gives_up = 0

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        return True

    def after_outrage(self, game: Arcs, owner: int, resource: int) -> None:
        game.call(Flock(owner, self.id, resource))

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        game.call(PlaceInOne(owner, 3))


class Flock(Procedure):
    """Two ships to a planet of the outraged type, or none; a second Outrage of the turn can still bring them if the
    first did not. What is provoked between turns counts with the turn before (C-161)."""

    steps = ("choose_planet", "place")
    fields = ("seat", "card", "resource", "planet")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, resource: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.resource = resource
        self.planet = DONE

    def choose_planet(self, game: Reach) -> Ask | None:
        if game.uses[self.card] or not pieces_left(game, self.seat, SHIP):
            self.stop()
            return None
        return Ask(self.seat, "planet", [DONE, *planets_of_type(game, self.resource)])

    def place(self, game: Reach) -> None:
        if self.planet != DONE:
            game.uses[self.card] += 1
            game.tell("use", (self.seat, self.card))
            place_ships(game, self.seat, self.planet, FLOCK)


def planets_of_type(game: Reach, resource: int) -> list[int]:
    return [planet for planet in game.board.planets if game.kind_of[planet] == resource]


TEXTS: Final = {
    "Flock.planet": Text(
        "{card:card}: Auf welchen Planeten kommen 2 Schiffe? ({resource:resource})",
        "{card:card}: to which planet do 2 ships come? ({resource:resource})",
    ),
    "Flock.planet=": Text("{it:system}", "{it:system}"),
    "Flock.planet=-1": Text("Auf keinen", "To none"),
}
