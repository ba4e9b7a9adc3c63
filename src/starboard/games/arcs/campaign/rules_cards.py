"""The cards that every campaign begins with and that bind everybody: the Empire, the Free States, the Blight; and the
titles of those who serve the Empire or left it."""

from __future__ import annotations

from typing import Final, Optional

from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.raid import Raid
from starboard.games.arcs.actions.sides import commands
from starboard.games.arcs.campaign.ids import (
    IMPERIAL_SHIPS,
    LAW,
    MOVEMENT,
    OUTLAW_TITLE,
    PRESENCE,
    REGENT_TITLE,
    THE_BLIGHT,
    THE_EMPIRE,
    THE_FREE_STATES,
    TITLE_CARD,
    TRUCE,
)
from starboard.games.arcs.campaign.queries import (
    empire_controls,
    fleet_obeys,
    has_blight,
    ignores,
    is_regent,
    keeps_truce,
    may_command,
    privileged,
    reach,
)
from starboard.games.arcs.cards.card import Card, Reason
from starboard.games.arcs.codes import owner_of, system_of
from starboard.games.arcs.ids import BATTLE, BLIGHT, EMPIRE, FREE, NOBODY, NOTHING, REPAIR, RESOURCES, SEATS
from starboard.games.arcs.queries import controller, controls, has_pieces_at, is_seat, ships_at, token_is_guarded
from starboard.games.arcs.slots import Store
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import NEUTRAL


class TheEmpire(Card):
    """Control and privilege, the laws of presence, movement and truce, and the Trust (p. 10-11, 21)."""

    printed = THE_EMPIRE
    kind = LAW
    code = "empire"
    refusal = "truce"
    name = Text("Das Imperium", "The Empire")
    text = Text(
        "Kontrolle: Das Imperium kontrolliert jeden Sektor mit mindestens einem intakten Imperialen Schiff. Für "
        "Ambitionen, Vorhaben und Ereignisse zählt das für den Ersten Regenten. Präsenz: Wo ein Regent in seinem Zug "
        "einen eigenen Marker hat, kontrolliert er, was das Imperium kontrolliert, und bewegt, repariert und kämpft "
        "mit den Imperialen Schiffen. Bewegung: Mit jedem eigenen Schiff zieht höchstens ein Imperiales mit. "
        "Waffenruhe: Regenten schädigen keine Imperialen Schiffe und, wo solche stehen, auch keine anderen Regenten; "
        "sie besteuern sie dort auch nicht. Imperiale Schiffe verteidigen jeden Regenten.",
        "Control: the Empire controls every system with at least one fresh Imperial ship. For ambitions, objectives "
        "and events that counts for the First Regent. Presence: on their turn a Regent with a piece of their own in a "
        "system controls what the Empire controls, and moves, repairs and battles with Imperial ships there. Movement: "
        "each ship of their own takes at most one Imperial ship along. Truce: Regents harm no Imperial ships, and "
        "where there are any neither harm nor tax other Regents. Imperial ships defend every Regent.",
    )

    # -- control and command ----------------------------------------------------------------------

    def controls(self, game: Arcs, owner: int, system: int, who: int) -> int:
        """Where the Empire controls a system others' ships do not count (emp.control). On a turn it is the Regent's
        whose turn it is, if they command the fleet there; to Outlaws it is somebody else's (emp.outlaw_build). Outside
        turns it is the First Regent's (emp.privilege)."""
        if not empire_controls(game, system):
            return who
        if game.active == NOBODY:
            return privileged(reach(game))
        return game.active if commands(game, game.active, EMPIRE, system, BATTLE) else EMPIRE

    def overrules(self, game: Arcs, system: int) -> bool:
        return empire_controls(game, system)

    def commands(self, game: Arcs, owner: int, ally: int, system: int, action: int) -> bool:
        """On their own turn Regents command the fleet where they have any piece (emp.presence), or everywhere
        (emp.presence_ignore)."""
        if not self.leads(game, owner, ally, action) or not fleet_obeys(game, system, action):
            return False
        return has_pieces_at(game, owner, system) or ignores(game, owner, PRESENCE)

    def leads(self, game: Arcs, owner: int, ally: int, action: int) -> bool:
        return ally == EMPIRE and game.active == owner and may_command(reach(game), owner)

    def why_no_control(self, game: Arcs, owner: int, system: int) -> str:
        if not empire_controls(game, system):
            return ""
        if may_command(reach(game), owner):
            return "presence"
        return "no_command" if is_regent(reach(game), owner) else "empire_controls"

    # -- moving -------------------------------------------------------------------------------------

    def most_companions(self, game: Arcs, owner: int, ally: int, own: int, most: int) -> int:
        """As many Imperial ships as own ones (emp.movement), or all there are."""
        if ally != EMPIRE:
            return most
        return IMPERIAL_SHIPS if ignores(game, owner, MOVEMENT) else max(most, own)

    def passes_gate(self, game: Arcs, owner: int, system: int, along: tuple[int, ...], can: bool) -> bool:
        """The Empire stops Outlaws only; a rival Regent stops Regents without Imperial ships, an Outlaw everybody
        (emp.catapult_empire, emp.catapult_regent, emp.catapult_outlaw)."""
        position = reach(game)
        if can or not may_command(position, owner):
            return can
        who = controller(game, system)
        return who == EMPIRE or (is_regent(position, who) and EMPIRE in along)

    # -- battle and tax -----------------------------------------------------------------------------

    def forbids_harm(self, game: Arcs, owner: int, victim: int, system: int) -> bool:
        """Regents harm neither Imperial ships nor, beside any, each other (emp.truce)."""
        if not keeps_truce(reach(game), owner):
            return False
        return victim == EMPIRE or self.is_spared(game, owner, victim, system)

    def forbids_tax(self, game: Arcs, owner: int, place: int) -> bool:
        value = game.buildings[place]
        if value == 0 or not is_regent(reach(game), owner) or ignores(game, owner, TRUCE, place):
            return False
        return self.is_spared(game, owner, owner_of(value), system_of(place))

    def is_spared(self, game: Arcs, owner: int, victim: int, system: int) -> bool:
        """Whether somebody is a rival Regent beside Imperial ships, fresh or damaged."""
        if victim == owner or not is_seat(victim) or not is_regent(reach(game), victim):
            return False
        return ships_at(game, EMPIRE, system) > 0

    def joins_defence(self, game: Arcs, owner: int, system: int) -> tuple[int, ...]:
        """All Imperial ships there defend a Regent (emp.defend)."""
        defended = is_seat(owner) and is_regent(reach(game), owner) and ships_at(game, EMPIRE, system)
        return (EMPIRE,) if defended else ()

    def trophies_go_to(self, game: Arcs, owner: int, taker: int) -> int:
        """What the Empire destroys when it defends alone is the First Regent's; without one it goes home
        (emp.outlaw_trophies)."""
        return reach(game).first_regent if owner == EMPIRE else taker

    # -- the Imperial Trust (edi.trust): it lies before the First Regent, frozen ----------------------

    def tokens_had(self, game: Arcs, owner: int, resource: int, count: int) -> int:
        """Everything before a seat counts, wherever it lies (ter.count)."""
        position = reach(game)
        return count + position.trust[resource] if owner == position.first_regent else count

    def loot(self, game: Arcs, owner: int, thief: int, raid: Optional[Raid]) -> list[int]:
        """It has no raid cost: only cards steal from it (ter.frozen)."""
        position = reach(game)
        if raid is not None or owner != position.first_regent:
            return []
        kept = [resource for resource in range(RESOURCES) if position.trust[resource]]
        return [resource for resource in kept if not token_is_guarded(game, owner, thief, resource)]

    def give_loot(self, game: Arcs, thief: int, resource: int) -> None:
        position = reach(game)
        position.trust[resource] -= 1
        game.supply[resource] += 1
        game.tell("steal_token", (thief, resource, position.first_regent))
        game.call(Store(thief, resource))


class TheFreeStates(Card):
    """Buildings that everybody may use where they control them (p. 15)."""

    printed = THE_FREE_STATES
    kind = LAW
    code = "free-states"
    loot_keys = 1
    name = Text("Die Freistaaten", "The Free States")
    text = Text(
        "Freie Gebäude in Sektoren, die du kontrollierst, nutzt du: Du besteuerst Städte (ohne Gefangenen), baust "
        "Schiffe an Raumhäfen, katapultierst von dort und reparierst sie. Als Verteidiger werden sie getroffen wie "
        "andere Gebäude und sind Trophäen; eine zerstörte Stadt verursacht einen Aufschrei. Ein Überfall bringt für 1 "
        "Schlüssel 1 Ressource der Planetenart aus dem Vorrat, einmal je Kampf.",
        "You may use Free buildings in systems that you control: tax cities (without a captive), build ships at "
        "starports, catapult from there, and repair them. As defenders they are hit like other buildings and are "
        "trophies; a destroyed city provokes Outrage. A raid brings 1 token of the planet's type from the supply for 1 "
        "key, once per battle.",
    )

    def uses_starport(self, game: Arcs, owner: int, place: int) -> bool:
        """Taxing needs no word here: a city of anybody's may be taxed by who controls it (fre.actions)."""
        return owner_of(game.buildings[place]) == FREE and controls(game, owner, system_of(place))

    def commands(self, game: Arcs, owner: int, ally: int, system: int, action: int) -> bool:
        return ally == FREE and action == REPAIR and controls(game, owner, system)

    def leads(self, game: Arcs, owner: int, ally: int, action: int) -> bool:
        return ally == FREE and action == REPAIR

    def loot(self, game: Arcs, owner: int, thief: int, raid: Optional[Raid]) -> list[int]:
        """One token of the planet's type (fre.raid)."""
        if raid is None or owner != FREE or raid.stolen:
            return []
        kind = game.kind_of[raid.system]
        return [kind] if kind != NOTHING and game.supply[kind] else []

    def give_loot(self, game: Arcs, thief: int, resource: int) -> None:
        game.tell("steal_token", (thief, resource, FREE))
        game.call(Store(thief, resource))


class TheBlight(Card):
    """Tough and in the way (p. 19)."""

    printed = THE_BLIGHT
    kind = LAW
    code = "blight"
    name = Text("Die Verderbnis", "The Blight")
    text = Text(
        "Zäh: Erst 2 Treffer beschädigen Verderbnis, 2 weitere zerstören sie; ein einzelner bewirkt nichts. "
        "Gebäudetreffer treffen sie nicht. Sie fängt nicht ab und hat nichts zu rauben. Eine Katapultbewegung endet an "
        "jedem Tor mit Verderbnis.",
        "Tough: it takes 2 hits to damage Blight and 2 more to destroy it; a single one does nothing. Building hits do "
        "not hit it. It does not intercept and has nothing to raid. A catapult move ends at every gate with Blight.",
    )

    def toughness(self, game: Arcs, owner: int, victim: int, hits: int) -> int:
        """Two hits for each stage (bli.tough)."""
        return 2 if victim == BLIGHT else hits

    def added_intercepts(self, game: Arcs, owner: int, battle: Battle, count: int) -> int:
        """It never intercepts (bli.battle)."""
        return 0 if owner == BLIGHT else count

    def passes_gate(self, game: Arcs, owner: int, system: int, along: tuple[int, ...], can: bool) -> bool:
        """Fresh or damaged, it stops everybody whom no card helps (bli.catapult)."""
        if not can or not has_blight(reach(game), system):
            return can
        return any([card.ignores_blight(game, owner, system) for card in game.moments.ignores_blight[owner]])

    def never_catapults(self, game: Arcs, owner: int) -> bool:
        """Whoever moves it (F13/04, F21/02)."""
        return owner == BLIGHT


class ImperialRegent(Card):
    """One side of the title before each seat; which one lies up is ``outlaw`` of the position (emp.roles)."""

    printed = REGENT_TITLE
    kind = TITLE_CARD
    code = "AID06A"
    name = Text("Imperialer Regent", "Imperial Regent")
    text = Text(
        "Du dienst dem Imperium: In deinem Zug befehligst du Imperiale Schiffe, wo du eigene Marker hast. Du hältst "
        "die Waffenruhe und gibst, was der Erste Regent fordert. Berufst du ein Gipfeltreffen ein, kannst du gesetzlos "
        "werden.",
        "You serve the Empire: on your turn you command Imperial ships where you have pieces of your own. You keep the "
        "truce and give what the First Regent demands. When you call a Summit you may become an Outlaw.",
    )


class ImperialOutlaw(Card):
    """The other side."""

    printed = OUTLAW_TITLE
    kind = TITLE_CARD
    code = "AID06B"
    name = Text("Gesetzloser", "Outlaw")
    text = Text(
        "Du hast das Imperium verlassen: Du darfst Regenten und Imperiale Schiffe angreifen und schuldest keinen "
        "Tribut. Sektoren und Tore des Imperiums sind für dich fremd. Auf einem Gipfeltreffen kann der Erste Regent "
        "dich wieder aufnehmen; ein Gefallen von ihm zwingt ihn dazu.",
        "You left the Empire: you may attack Regents and Imperial ships and owe no tribute. Systems and gates of the "
        "Empire are somebody else's to you. At a Summit the First Regent may take you back; a Favor of theirs forces "
        "them to.",
    )


# Who owns pieces: the seats, whose names the table knows, and those whom nobody plays.
NOUNS: Final = {"seat": (*[Text(f"Sitz {seat + 1}", f"Seat {seat + 1}") for seat in range(SEATS)], *NEUTRAL)}
PLAYER: Final = Text("Ein Platz am Tisch: jemand, der mitspielt.", "A seat at the table: somebody who plays.")
EXPLAINED: Final = {"seat": (*[PLAYER] * SEATS, TheEmpire.text, TheFreeStates.text, TheBlight.text)}

REASONS: Final = {
    "truce": Reason(
        Text(
            "Waffenruhe: Als Regent schonst du das Imperium und, wo Imperiale Schiffe sind, andere Regenten.",
            "Truce: as a Regent you spare the Empire and, where there are Imperial ships, other Regents.",
        ),
        "emp.truce",
    ),
    "presence": Reason(
        Text(
            "Das Imperium kontrolliert den Sektor, und du hast dort keinen eigenen Marker.",
            "The Empire controls the system, and you have no piece of your own there.",
        ),
        "emp.presence",
    ),
    "no_command": Reason(
        Text(
            "Das Imperium kontrolliert den Sektor, und du darfst seine Flotte nicht befehligen.",
            "The Empire controls the system, and you may not command its fleet.",
        )
    ),
    "empire_controls": Reason(
        Text(
            "Das Imperium kontrolliert den Sektor, wie viele Schiffe du dort auch hast.",
            "The Empire controls the system, however many ships you have there.",
        ),
        "emp.control",
    ),
}
