"""Fate 15, the Peacekeeper, and the ids of its cards, in printed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, PEACEKEEPER
from starboard.games.arcs.campaign.queries import counting_controller, systems_of
from starboard.games.arcs.campaign.replenish import Replenish
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, enter_booklet, join_court, scrap_card, take_cards
from starboard.games.arcs.cards.card import NOT
from starboard.games.arcs.codes import system_at
from starboard.games.arcs.ids import BOOKLET, GATE, NOBODY, RESOURCES, WEAPON
from starboard.games.arcs.queries import tokens_had
from starboard.games.arcs.verbs import clear_outrage, leave_play, provoke_outrage

if TYPE_CHECKING:
    from starboard.games.arcs.sheet import CardSheet

FIRST: Final = FIRST_OF_FATE[PEACEKEEPER]
OATH: Final = FIRST
ARSENAL: Final = FIRST + 1
INTERESTS: Final = (FIRST + 2, FIRST + 3)
CEASEFIRES: Final = FIRST + 4
BALKS: Final = FIRST + 5
DIVIDENDS: Final = FIRST + 6
ACCORDS: Final = FIRST + 7
CLUSTERS: Final = 6  # a Ceasefire for each (C-29)
WAR: Final = 0  # the sides of a Ceasefire
PEACE: Final = 1


class Peacekeeper(Fate):
    """Hoards Weapons in act II; in act III clusters are at peace or at war."""

    printed = fate_card(PEACEKEEPER)
    code = "FATE15"
    number = PEACEKEEPER
    ready = True
    name = Text("Friedenswahrer", "Peacekeeper")
    text = Text(
        "Hortet Waffen und die Planeten, die sie liefern, und befriedet später ganze Cluster.",
        "Hoards Weapons and the planets that make them, and later puts clusters at peace.",
    )
    start = ((), (18, 16, 14), ())
    aims = (
        NOT,
        Text(
            "Am Ende des Kapitels 1 für jede Waffe, die du hast, und 1 für jeden Waffenplaneten, den du kontrollierst.",
            "At the end of a chapter 1 for each Weapon you have and 1 for each Weapon planet you control.",
        ),
        Text(
            "In mindestens 2 Clustern herrscht Frieden; in mindestens 5.",
            "At least 2 clusters are at peace; at least 5 are.",
        ),
    )
    memory = tuple([f"cluster {cluster + 1}" for cluster in range(CLUSTERS)])  # the side of its Ceasefire
    unknown = (WAR,) * CLUSTERS

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        game.supply[WEAPON] += game.boxed[WEAPON]  # two players: the third one has none (two.resources)
        game.boxed[WEAPON] = 0
        if act == 2:
            for resource in range(RESOURCES):
                clear_outrage(game, owner, resource)
            provoke_outrage(game, owner, WEAPON)
            take_cards(game, owner, [OATH, ARSENAL])
            game.call(Replenish(owner))
        else:
            for cluster in range(CLUSTERS):
                turn_ceasefire(game, cluster, PEACE if systems_held(game, owner, cluster) else WAR)
            for card in (CEASEFIRES, BALKS, DIVIDENDS, ACCORDS):
                enter_booklet(game, card)

    def resolve(self, game: Reach, owner: int, act: int, success: bool) -> None:
        if success:
            join_court(game, list(INTERESTS))
            return
        if game.holder[OATH] != NOBODY:
            scrap_card(game, OATH)
        if game.holder[ARSENAL] == owner:
            leave_play(game, ARSENAL)
            join_court(game, [ARSENAL])

    def chapter_end(self, game: Reach, owner: int) -> None:
        """Restrict the Weapons Supply, and Control the Arms Manufacturers."""
        if game.act == 2:
            advance(game, owner, tokens_had(game, owner, WEAPON) + weapon_planets(game, owner))

    def grand(self, game: Reach, owner: int) -> int:
        return int(peaceful(game) >= 2) + int(peaceful(game) >= 5)

    def notes(self, game: Reach, seat: int) -> list[CardSheet]:
        """The clusters at peace, by their gates; nothing before the Ceasefires are there."""
        if seat != NOBODY or game.holder[CEASEFIRES] != BOOKLET:
            return []
        at_peace = [cluster for cluster in range(CLUSTERS) if is_at_peace(game, cluster)]
        return [{"card": f"card:{CEASEFIRES}", "cards": [{"card": f"system:{system_at(c, GATE)}"} for c in at_peace]}]

    def outlook(self, game: Reach, seat: int) -> float:
        if game.act == 2:
            hope = 0.4 * tokens_had(game, seat, WEAPON) + 0.4 * weapon_planets(game, seat)
            return min(hope, 0.6 * game.objective[seat])
        return 0.8 * peaceful(game)


def weapon_planets(game: Reach, seat: int) -> int:
    planets = [system for system in game.board.planets if game.kind_of[system] == WEAPON]
    return [counting_controller(game, planet) for planet in planets].count(seat)


def systems_held(game: Reach, seat: int, cluster: int) -> int:
    """Systems of a cluster that a seat controls, the First Regent those of the Empire too."""
    return [counting_controller(game, system) for system in systems_of(game, cluster)].count(seat)


def is_at_peace(game: Reach, cluster: int) -> bool:
    """Whether the Ceasefire of a cluster shows Peace; what lies in no cluster has none."""
    row = game.ledger[PEACEKEEPER - 1]
    return cluster < len(row) and row[cluster] == PEACE


def peaceful(game: Reach) -> int:
    return sum([is_at_peace(game, cluster) for cluster in range(CLUSTERS)])


def turn_ceasefire(game: Reach, cluster: int, side: int) -> None:
    game.ledger[PEACEKEEPER - 1][cluster] = side
    game.tell("peacekeeper_peace" if side == PEACE else "peacekeeper_war", (cluster,))
