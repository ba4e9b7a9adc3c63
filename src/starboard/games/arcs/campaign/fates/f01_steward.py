"""Fate 1, the Steward, and the ids of its cards, in printed order.

Setup, objective and resolution cards are methods of the fate and have no id; the 21 others have 126 to 146."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.f01_steward_do import PickPolicy
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, POWER_OF_BOTH, POWER_OF_ONE, STEWARD
from starboard.games.arcs.campaign.policies import policies
from starboard.games.arcs.campaign.queries import empire_controls, in_trust, is_regent, outlaws, reach, systems_of
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, enter_booklet, give_tile, join_court, scrap_card, take_cards
from starboard.games.arcs.codes import system_of
from starboard.games.arcs.ids import CITY, NOBODY, NOTHING
from starboard.games.arcs.queries import places_of
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import leave_play

if TYPE_CHECKING:
    from starboard.games.arcs.sheet import CardSheet

FIRST: Final = FIRST_OF_FATE[STEWARD]
AUTHORITY: Final = FIRST
DEALMAKERS: Final = FIRST + 1
INTRIGUE: Final = FIRST + 2
COLLECTORS: Final = FIRST + 3
SQUADS: Final = FIRST + 4
PROTECTORS: Final = FIRST + 5
FALL: Final = FIRST + 6
REGENTS: Final = (FIRST + 7, FIRST + 8)  # of act I
QUORUM: Final = FIRST + 9
REPRISAL: Final = FIRST + 10
INSIDERS: Final = FIRST + 11
BARDS: Final = FIRST + 12
DEFECTORS: Final = (FIRST + 13, FIRST + 14)
MORE_REGENTS: Final = (FIRST + 15, FIRST + 16)  # of act II
SPONSOR: Final = FIRST + 17
WAR_BY_AUTHORITY: Final = FIRST + 18
ESCALATION_BY_AUTHORITY: Final = FIRST + 19
PEACE_BY_AUTHORITY: Final = FIRST + 20


class Steward(Fate):
    """Holds the Empire together: wins as First Regent, spreads its control, fills its Trust."""

    printed = fate_card(STEWARD)
    code = "FATE01"
    number = STEWARD
    ready = True
    name = Text("Statthalter", "Steward")
    text = Text(
        "Hält das Imperium zusammen: gewinnt Ambitionen als Erster Regent, weitet dessen Kontrolle aus und füllt die "
        "Treuhand.",
        "Holds the Empire together: wins ambitions as First Regent, widens its control and fills the Trust.",
    )
    start = ((20, 17, 14), (22, 22, 22), ())
    aims = (
        Text(
            "Gewinnst du eine Ambition als Erster Regent: 1 für jede Macht, die du dadurch erhältst, den Bonus deiner "
            "Städte eingeschlossen.",
            "When you win an ambition as First Regent: 1 for each Power that you gain by it, the bonus of your cities "
            "included.",
        ),
        Text(
            "Am Ende jedes Kapitels: als Erster Regent 1 für jeden Cluster, in dem das Imperium einen Sektor "
            "kontrolliert; 1 für jede Ressource in der Treuhand, wer auch immer Erster Regent ist.",
            "At the end of each chapter: as First Regent 1 for each cluster in which the Empire controls a system; 1 "
            "for each resource in the Trust, whoever is First Regent.",
        ),
        Text(
            "Du bist Regent, und das Imperium kontrolliert alle Städte von Gesetzlosen auf der Karte, oder niemand ist "
            "gesetzlos; du bist Erster Regent, und in der Treuhand liegen mehr Ressourcen, als das Kapitel zählt.",
            "You are a Regent and the Empire controls every city of Outlaws on the map, or nobody is an Outlaw; you "
            "are First Regent and the Trust holds more resources than the number of the chapter.",
        ),
    )
    memory = ("sponsored",)  # the ambition on which the Sponsored token lies
    unknown = (NOTHING,)

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        if act == 1:
            take_cards(game, owner, [AUTHORITY, DEALMAKERS])
            give_tile(game, owner)
        elif act == 2:
            enter_booklet(game, QUORUM)
        else:
            self.take_authority(game, owner)

    def take_authority(self, game: Reach, owner: int) -> None:
        """Other edicts of government come for the former; the First Regent says which Policy is on top, and without one
        the Steward (C-81)."""
        enter_booklet(game, SPONSOR)
        scrap_all(game, policies(game))
        for card in (WAR_BY_AUTHORITY, ESCALATION_BY_AUTHORITY, PEACE_BY_AUTHORITY):
            enter_booklet(game, card)
        game.policy = WAR_BY_AUTHORITY
        game.call(PickPolicy(game.first_regent if game.first_regent != NOBODY else owner))

    def resolve(self, game: Reach, owner: int, act: int, success: bool) -> None:
        if act == 1:
            fallen = [FALL, *REGENTS]
            if success:
                join_court(game, [INTRIGUE, COLLECTORS, SQUADS])
                enter_booklet(game, PROTECTORS)
            else:
                if game.holder[DEALMAKERS] == owner:
                    leave_play(game, DEALMAKERS)
                    fallen.append(DEALMAKERS)
                join_court(game, fallen)
                fallen = [INTRIGUE, COLLECTORS, SQUADS, PROTECTORS]
            scrap_all(game, fallen)
        else:
            loyal, disloyal = [REPRISAL, INSIDERS, BARDS], [*DEFECTORS, *MORE_REGENTS]
            join_court(game, loyal if success else disloyal)
            scrap_all(game, disloyal if success else loyal)

    # -- objectives ------------------------------------------------------------------------------------

    def when_won(self, game: Arcs, owner: int, ambition: int, power: int) -> None:
        """Consolidate Your Imperial Power."""
        position = reach(game)
        if position.act == 1 and position.first_regent == owner:
            advance(position, owner, power)

    def chapter_end(self, game: Reach, owner: int) -> None:
        """Expand the Empire, as First Regent; Ensure the Emperor's Tribute, whoever that is."""
        if game.act == 2:
            clusters = 0
            if game.first_regent == owner:
                clusters = sum([holds_cluster(game, cluster) for cluster in game.board.clusters])
            advance(game, owner, clusters + in_trust(game))

    def grand(self, game: Reach, owner: int) -> int:
        """Cities on Flagship boards do not count (erratum), Outlaws without a city hinder nothing (C-91)."""
        cities = [system_of(place) for outlaw in outlaws(game) for place in places_of(game, outlaw, CITY)]
        order = is_regent(game, owner) and all([empire_controls(game, system) for system in cities])
        tribute = game.first_regent == owner and in_trust(game) > game.chapter
        return int(order) + int(tribute)

    # -- the Sponsored token -----------------------------------------------------------------------------

    def notes(self, game: Reach, seat: int) -> list[CardSheet]:
        """The ambition with the token, beside the edict that put it there; nothing while it is on the tile."""
        if seat != NOBODY or sponsored(game) == NOTHING:
            return []
        return [{"card": f"card:{SPONSOR}", "cards": [{"card": f"ambition:{sponsored(game)}"}]}]

    # -- for bots ----------------------------------------------------------------------------------------

    def outlook(self, game: Reach, seat: int) -> float:
        """In act I only a First Regent's wins count; what a chapter of act II would bring now, and in act III what is
        fulfilled now."""
        if game.act == 1:
            return 1.0 if game.first_regent == seat else 0.0
        if game.act == 2:
            held = [holds_cluster(game, cluster) for cluster in game.board.clusters if game.first_regent == seat]
            return 0.3 * (sum(held) + in_trust(game))
        return 0.4 * (0, POWER_OF_ONE[game.chapter], POWER_OF_BOTH[game.chapter])[self.grand(game, seat)]


def sponsored(game: Arcs) -> int:
    """The ambition on which the Sponsored token lies; NOTHING while it is on the First Regent's tile."""
    row = reach(game).ledger[STEWARD - 1]
    return row[0] if row else NOTHING


def holds_cluster(game: Reach, cluster: int) -> bool:
    return any([empire_controls(game, system) for system in systems_of(game, cluster)])


def scrap_all(game: Reach, cards: list[int]) -> None:
    for card in cards:
        scrap_card(game, card)
