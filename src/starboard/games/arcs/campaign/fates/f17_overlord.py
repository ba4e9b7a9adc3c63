"""Fate 17, the Overlord, its two cards, and what it does before its act begins."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.campaign.edicts import Edict
from starboard.games.arcs.campaign.fates import f11_planet_breaker
from starboard.games.arcs.campaign.fates.f11_planet_breaker import planets_of_type
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.flagship_setup import MayResettle
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, OVERLORD
from starboard.games.arcs.campaign.queries import holder_of_fate, reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, change_power, enter_booklet, take_cards
from starboard.games.arcs.cards.card import NOT
from starboard.games.arcs.ids import NOBODY, NOWHERE, RESOURCES, SHIP
from starboard.games.arcs.queries import controls, is_outraged, pieces_left, tokens_had
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import place_ships, provoke_outrage

SYCOPHANTS: Final = FIRST_OF_FATE[OVERLORD]
REJECTION: Final = SYCOPHANTS + 1
FIRST_SHIPS: Final = 2  # that the Outrage of the setup brings
PRICE: Final = (0, 1, 3, 6, 8, 10)  # in Power, by how many Outrages the Overlord has


class Overlord(Fate):
    """Rules by fear: the more types are outraged the faster, and the dearer."""

    printed = fate_card(OVERLORD)
    code = "FATE17"
    number = OVERLORD
    ready = True
    name = Text("Gewaltherrscher", "Overlord")
    text = Text(
        "Herrscht durch Schrecken: hält Ressourcen und Planeten der Arten, für die ein Aufschrei gegen ihn läuft,"
        " und zahlt Macht, wenn Erlasse kommen.",
        "Rules by fear: holds resources and planets of the types that are outraged, and pays Power when edicts come.",
    )
    start = ((), (), (20, 20, 20))
    aims = (
        NOT,
        NOT,
        Text(
            "Am Ende jedes Kapitels: 1 für jede Ressourcenart mit Aufschrei, von der du etwas hast, und 2 für jede "
            "Planetenart mit Aufschrei, von der du mindestens einen Planeten kontrollierst. Am Ende eines Kapitels "
            "gewinnst du mit dem Marker auf 0 und mindestens 1 Macht.",
            "At the end of each chapter: 1 for each outraged resource type that you have any of, and 2 for each "
            "outraged planet type of which you control at least one planet. At the end of a chapter you win with the "
            "marker at 0 and at least 1 Power.",
        ),
    )

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        take_cards(game, owner, [SYCOPHANTS])
        enter_booklet(game, REJECTION)
        game.call(Terrify(owner))
        game.call(MayResettle(owner))  # comes first

    def chapter_end(self, game: Reach, owner: int) -> None:
        """Rule by Fear Alone, Control by Fear Alone: outside turns the First Regent controls what the Empire does
        (emp.privilege)."""
        advance(game, owner, len(ruled_types(game, owner)) + 2 * len(controlled_types(game, owner)))

    def outlook(self, game: Reach, seat: int) -> float:
        """What the chapter's end would bring now may be gone by then."""
        return 0.25 * (len(ruled_types(game, seat)) + 2 * len(controlled_types(game, seat)))


def outrages(game: Arcs, seat: int) -> list[int]:
    return [resource for resource in range(RESOURCES) if is_outraged(game, seat, resource)]


def ruled_types(game: Reach, seat: int) -> list[int]:
    """Outraged types that a seat has resources of, wherever they lie."""
    return [resource for resource in outrages(game, seat) if tokens_had(game, seat, resource)]


def controlled_types(game: Reach, seat: int) -> list[int]:
    """Outraged types that a seat controls a planet of."""
    types = [game.kind_of[planet] for planet in game.board.planets if controls(game, seat, planet)]
    return [resource for resource in outrages(game, seat) if resource in types]


class Terrify(Procedure):
    """Whoever has no Outrage may provoke one for ships on a planet of its type. Sycophants, a former Planet Breaker's
    too, bring none in addition (C-163) and stay whatever its type is (C-74)."""

    steps = ("choose_type", "choose_planet", "provoke")
    fields = ("seat", "resource", "planet")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.resource = DONE
        self.planet = NOWHERE

    def choose_type(self, game: Reach) -> Ask | None:
        return None if outrages(game, self.seat) else Ask(self.seat, "resource", [DONE, *range(RESOURCES)])

    def choose_planet(self, game: Reach) -> Ask | None:
        if self.resource == DONE:
            self.stop()
            return None
        ships = pieces_left(game, self.seat, SHIP)
        return Ask(self.seat, "planet", planets_of_type(game, self.resource)) if ships else None

    def provoke(self, game: Reach) -> None:
        for card in (SYCOPHANTS, f11_planet_breaker.SYCOPHANTS):
            if game.holder[card] == self.seat:  # a rival's still answer to an Outrage of the rival's own
                game.uses[card] = 1
        provoke_outrage(game, self.seat, self.resource)
        if self.planet != NOWHERE:
            place_ships(game, self.seat, self.planet, FIRST_SHIPS)


class Sycophants(f11_planet_breaker.Sycophants):
    printed = SYCOPHANTS
    code = "F1702"


class ReachRejectsOverlord(Edict):
    """The Overlord loses Power by the number of Outrages."""

    printed = REJECTION
    code = "F1703"
    number = 65
    name = Text("Das Reich lehnt sich auf", "Reach Rejects Overlord")
    text = Text(
        "Erlass 65: Der Gewaltherrscher verliert Macht: bei 1 Aufschrei 1, bei 2 Aufschreien 3, bei 3 sind es 6, bei 4 "
        "sind es 8, bei 5 sind es 10.",
        "Edict 65: The Overlord loses Power: 1 for 1 Outrage, 3 for 2 Outrages, 6 for 3, 8 for 4, 10 for 5.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        seat = holder_of_fate(reach(game), OVERLORD)
        if seat != NOBODY:
            change_power(reach(game), seat, -PRICE[len(outrages(game, seat))])


TEXTS: Final = {
    "Terrify.resource": Text(
        "Verursachst du einen Aufschrei für 2 Schiffe auf einem Planeten seiner Art?",
        "Do you provoke an Outrage for 2 ships on a planet of its type?",
    ),
    "Terrify.resource=": Text("{it:resource}", "{it:resource}"),
    "Terrify.resource=-1": Text("Nein", "No"),
    "Terrify.planet": Text("Auf welchen Planeten kommen die 2 Schiffe?", "To which planet do the 2 ships come?"),
    "Terrify.planet=": Text("{it:system}", "{it:system}"),
}
