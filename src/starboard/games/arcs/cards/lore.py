"""The 14 lore cards of the base box, in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.build import Build, presence
from starboard.games.arcs.actions.hits import HitShips
from starboard.games.arcs.actions.repair import repair_ship
from starboard.games.arcs.actions.tax import Tax, taxable
from starboard.games.arcs.cards import lore_procedures as do
from starboard.games.arcs.cards.card import DECK, DICE, Card, Why
from starboard.games.arcs.ids import (
    ASSAULT,
    BATTLE,
    BUILD,
    CARD_PLACE,
    CITY,
    PIECES,
    PLACES,
    REPAIR,
    SHIP,
    STARPORT,
    SYSTEMS,
    cluster_of,
    is_gate,
    system_of,
)
from starboard.games.arcs.queries import (
    buildings_at,
    controller,
    is_damaged,
    piece_of,
    spendable_as,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import AfterPip, Turn
from starboard.games.arcs.verbs import capture_agent

GATE_CITY = 0  # building places at a gate: one city and one starport over all players (OC-03)
GATE_STARPORT = 1


def gate_places(game: Arcs, seat: int, kind: int) -> list[int]:
    """Gates with a piece of the seat where nobody has a building of that kind yet."""
    places = [system * PLACES + kind for system in presence(game, seat) if is_gate(system)]
    return [place for place in places if game.buildings[place] == 0]


def has_fresh_starport(game: Arcs, seat: int, system: int) -> bool:
    values = [game.buildings[place] for place in buildings_at(game, system, seat)]
    return any([piece_of(value) == STARPORT and not is_damaged(value) for value in values])


class ToolPriests(Card):
    """Summon (Build), once per turn: a ship at a city of any colour that you control."""

    id = 47
    code = "L01"
    name = Text("Maschinenpriester", "Tool-Priests")
    text = Text(
        "Herbeirufen (Bauen), einmal pro Zug: Baue 1 Schiff bei einer beliebigen Stadt in einem Sektor, den du "
        "kontrollierst.",
        "Summon (Build), once per turn: Build 1 ship at a city of any colour in a system you control.",
    )
    abilities = (Text("Herbeirufen", "Summon"),)
    offers = (Text("Herbeirufen: Schiff bei einer Stadt", "Summon: a ship at a city"),)
    replaces = (BUILD,)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        if action != BUILD or game.uses[self.id] or not game.left[owner * PIECES + SHIP]:
            return []
        return [0] if do.summon_systems(game, owner) else []

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if game.uses[self.id]:
            return Why("used")
        return Why("no_city_here") if game.left[owner * PIECES + SHIP] else Why("none_left", SHIP)

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.uses[self.id] += 1
        game.call(do.Summon(owner))


class GalacticRifles(Card):
    """Fire Rifles (Battle): skirmish dice of fresh ships against a rival next door."""

    id = 48
    code = "L02"
    name = Text("Galaktische Geschütze", "Galactic Rifles")
    text = Text(
        "Geschütze abfeuern (Kämpfen): Wähle bis zu so viele Geplänkel-Würfel, wie du intakte Schiffe in einem Sektor "
        "hast, und einen Rivalen in einem benachbarten Sektor. Würfle; jeder Treffer trifft seine Marker dort, erst "
        "Schiffe, dann Gebäude. Das ist kein Kampf.",
        "Fire Rifles (Battle): Collect up to as many skirmish dice as you have fresh ships in a system, and choose a "
        "rival in an adjacent system. Roll; each hit goes to their pieces there, ships before buildings. This is no "
        "battle.",
    )
    abilities = (Text("Geschütze abfeuern", "Fire Rifles"),)
    offers = (Text("Geschütze abfeuern", "Fire Rifles"),)
    replaces = (BATTLE,)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == BATTLE and do.rifle_systems(game, owner) else []

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_target")

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.FireRifles(owner))


class SprinterDrives(Card):
    """After a move one group of fresh ships moves once more."""

    id = 49
    code = "L03"
    name = Text("Sprintantrieb", "Sprinter Drives")
    text = Text(
        "Nach einer Bewegung darf eine Gruppe deiner intakten Schiffe, die sich gerade bewegt haben und im selben "
        "Sektor stehen, noch einmal ziehen.",
        "After a move one group of your fresh ships that just moved and stand in the same system may move once more.",
    )
    abilities = (Text("Sprint", "Sprint"),)

    def after_move(self, game: Arcs, owner: int, groups: tuple[int, ...], then_battle: int) -> None:
        game.call(do.Sprint(owner, self.id, groups, then_battle))


class MirrorPlating(Card):
    """An intercept more when attacked with assault dice."""

    id = 50
    code = "L04"
    name = Text("Spiegelpanzer", "Mirror Plating")
    text = Text(
        "Wirst du mit mindestens 1 Angriff-Würfel angegriffen, kommt zum Wurf 1 Fadenkreuz hinzu.",
        "When you are attacked with at least 1 assault die, 1 intercept is added to the roll.",
    )
    abilities = (Text("Spiegelung", "Reflection"),)

    def added_intercepts(self, game: Arcs, owner: int, battle: Battle, count: int) -> int:
        if not battle.assault:
            return count
        if not count:
            self.works(game, owner)
        return count + 1


class HiddenHarbors(Card):
    """Built ships arrive fresh; a fresh starport keeps raid dice away."""

    id = 51
    code = "L05"
    name = Text("Verborgene Häfen", "Hidden Harbors")
    text = Text(
        "Schiffe, die du baust, sind immer intakt. Gehört ein intakter Raumhafen von dir zu den Verteidigern, kann der "
        "Angreifer keine Überfall-Würfel wählen.",
        "Ships you build are always fresh. While a fresh starport of yours is among the defenders, the attacker cannot "
        "collect raid dice.",
    )
    abilities = (Text("Geschützte Werften", "Sheltered yards"), Text("Überfallschutz", "Safe from raids"))
    silent = ((1, DICE),)

    def builds_fresh_ships(self, game: Arcs, owner: int) -> bool:
        self.works(game, owner)
        return True

    def most_raid_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        return 0 if owner == battle.defender and has_fresh_starport(game, owner, battle.system) else most


class SignalBreaker(Card):
    """An attack with fresh ships only ignores one rolled intercept."""

    id = 52
    code = "L06"
    name = Text("Signalbrecher", "Signal Breaker")
    text = Text(
        "Greifst du an und sind zu Beginn alle deine Schiffe dort intakt, wird 1 gewürfeltes Fadenkreuz ignoriert.",
        "When you attack and all your ships there are fresh at the start, 1 rolled intercept is ignored.",
    )
    abilities = (Text("Störsignal", "Jamming"),)

    def rolled_intercepts(self, game: Arcs, owner: int, battle: Battle, count: int) -> int:
        if not battle.fresh_attack or not count:
            return count
        self.works(game, owner)
        return count - 1


class RepairDrones(Card):
    """After an attack one surviving ship is repaired."""

    id = 53
    code = "L07"
    name = Text("Reparaturdrohnen", "Repair Drones")
    text = Text(
        "Repariere nach einem Kampf, in dem du angegriffen hast, 1 deiner Schiffe dort.",
        "After a battle in which you attacked, repair 1 of your ships there.",
    )
    abilities = (Text("Instandsetzung", "Refit"),)

    def follows_battle(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return owner == battle.attacker and game.damaged[owner * SYSTEMS + battle.system] > 0

    def after_battle(self, game: Arcs, owner: int, battle: Battle) -> None:
        if game.damaged[owner * SYSTEMS + battle.system]:
            self.works(game, owner)
            repair_ship(game, owner, battle.system)
            game.tell("repair", (owner, SHIP, battle.system))


class GatePorts(Card):
    """Starports at gates; rivals who move in there lose an agent."""

    id = 54
    code = "L08"
    name = Text("Torhäfen", "Gate Ports")
    text = Text(
        "Du kannst Raumhäfen an Toren bauen, insgesamt einen je Tor. Bewegt ein Rival Schiffe an ein Tor, das du "
        "kontrollierst und an dem du einen intakten Raumhafen hast, nimm 1 seiner Agenten gefangen.",
        "You can build starports at gates, one per gate in all. When a rival moves ships to a gate that you control "
        "and where you have a fresh starport, capture 1 of their agents.",
    )
    abilities = (Text("Häfen an Toren", "Ports at gates"), Text("Hafenwache", "Port guard"))

    def building_places(self, game: Arcs, owner: int, piece: int) -> list[int]:
        return gate_places(game, owner, GATE_STARPORT) if piece == STARPORT else []

    def before_build(self, game: Arcs, owner: int, build: Build) -> None:
        if build.piece == STARPORT and is_gate(system_of(build.place)):
            self.works(game, owner)

    def when_entered(self, game: Arcs, owner: int, mover: int, system: int) -> None:
        if is_gate(system) and controller(game, system) == owner and has_fresh_starport(game, owner, system):
            self.works(game, owner, 1)
            capture_agent(game, owner, mover)


class CloudCities(Card):
    """A city beside the slots of a planet, for a token of its type."""

    id = 55
    code = "L09"
    name = Text("Wolkenstädte", "Cloud Cities")
    text = Text(
        "Du kannst auf einem Planeten ohne Gebäudefeld eine Stadt bauen, wenn du dafür 1 Ressource seiner Art "
        "ausgibst; "
        "insgesamt eine solche Stadt je Planet.",
        "You can build a city on a planet without using a slot by spending 1 token of its type; one such city per "
        "planet in all.",
    )
    abilities = (Text("Stadt in den Wolken", "City in the clouds"),)

    def building_places(self, game: Arcs, owner: int, piece: int) -> list[int]:
        if piece != CITY:
            return []
        planets = [system for system in presence(game, owner) if not is_gate(system)]
        free = [system for system in planets if game.buildings[system * PLACES + CARD_PLACE] == 0]
        return [s * PLACES + CARD_PLACE for s in free if spendable_as(game, owner, game.kind_of[s])]

    def before_build(self, game: Arcs, owner: int, build: Build) -> None:
        system = system_of(build.place)
        if build.piece == CITY and build.place % PLACES == CARD_PLACE and not is_gate(system):
            self.works(game, owner)
            game.call(do.PayToken(owner, game.kind_of[system]))


class LivingStructures(Card):
    """Nurture (Build): tax an own city. Prune (Repair): a city for a starport or the reverse."""

    id = 56
    code = "L10"
    name = Text("Lebende Strukturen", "Living Structures")
    text = Text(
        "Ernähren (Bauen): Besteuere eine deiner Städte. Stutzen (Reparieren): Tausche einen deiner Raumhäfen auf "
        "einem "
        "Gebäudefeld gegen eine Stadt aus deinem Vorrat oder umgekehrt.",
        "Nurture (Build): Tax one of your own cities. Prune (Repair): Swap one of your starports in a building slot "
        "for a city of yours, or the other way round.",
    )
    abilities = (Text("Ernähren", "Nurture"), Text("Stutzen", "Prune"))
    offers = (
        Text("Ernähren: eine eigene Stadt besteuern", "Nurture: tax a city of your own"),
        Text("Stutzen: Stadt und Raumhafen tauschen", "Prune: swap city and starport"),
    )
    replaces = (BUILD, REPAIR)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        if action == BUILD:
            return [0] if taxable(game, owner, 1) else []
        return [1] if action == REPAIR and do.prunable(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        if number == 1:
            game.call(do.Prune(owner))
        else:
            # The tax counts as one by copy or pivot if such a pip pays: its bonuses wait below (FINE-08).
            single = bool(game.stack) and isinstance(game.stack[-1], AfterPip)
            game.call(Tax(owner, 1 if single else 0, 1))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_own_city" if number == 0 else "no_swap")


class GateStations(Card):
    """Cities at gates, which have the types of all cities of their cluster."""

    id = 57
    code = "L11"
    name = Text("Torstationen", "Gate Stations")
    text = Text(
        "Du kannst Städte an Toren bauen, insgesamt eine je Tor. Städte an Toren haben die Arten aller Städte auf den "
        "Planeten ihres Clusters: Wer sie besteuert, wählt eine davon; wer sie zerstört, verursacht einen Aufschrei "
        "für jede.",
        "You can build cities at gates, one per gate in all. Cities at gates have the types of all cities on planets "
        "of their cluster: whoever taxes one picks one of them, whoever destroys one provokes Outrage of each.",
    )
    abilities = (Text("Städte an Toren", "Cities at gates"), Text("Arten des Clusters", "Types of the cluster"))

    def building_places(self, game: Arcs, owner: int, piece: int) -> list[int]:
        return gate_places(game, owner, GATE_CITY) if piece == CITY else []

    def before_build(self, game: Arcs, owner: int, build: Build) -> None:
        if build.piece == CITY and is_gate(system_of(build.place)):
            self.works(game, owner)

    def city_types(self, game: Arcs, owner: int, place: int, types: tuple[int, ...]) -> tuple[int, ...]:
        if not is_gate(system_of(place)):
            return types
        found: list[int] = []
        first = cluster_of(system_of(place)) * 4 + 1
        for other in range(first * PLACES, (first + 3) * PLACES):
            kind = game.kind_of[system_of(other)]
            if game.buildings[other] and piece_of(game.buildings[other]) == CITY and kind not in found:
                found.append(kind)
        return tuple(sorted(found))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if is_gate(system_of(tax.place)):
            self.works(game, owner, 1)


class RailgunArrays(Card):
    """The attacker takes a hit before collecting dice."""

    id = 58
    code = "L12"
    name = Text("Schienengeschütze", "Railgun Arrays")
    text = Text(
        "Wirst du angegriffen und hast dort ein intaktes Schiff, erhält der Angreifer 1 Treffer auf eines seiner "
        "Schiffe, "
        "bevor er Würfel wählt.",
        "When you are attacked and have a fresh ship there, the attacker takes 1 hit on one of their ships before "
        "collecting dice.",
    )
    abilities = (Text("Sperrfeuer", "Barrage"),)

    def before_dice(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return True  # whether a fresh ship is there shows when its turn comes: another card may bring one

    def act_before_dice(self, game: Arcs, owner: int, battle: Battle) -> None:
        if game.fresh[owner * SYSTEMS + battle.system]:
            self.works(game, owner)
            game.call(HitShips(battle.attacker, battle.attacker, owner, battle.system, 1))


class AncientHoldings(Card):
    """One more resource slot."""

    id = 59
    code = "L13"
    name = Text("Alte Besitztümer", "Ancient Holdings")
    text = Text(
        "Auf dieser Karte hast du ein weiteres Ressourcenfeld; ein Überfall zahlt dafür 4 Schlüssel.",
        "This card gives you one more resource slot; a raid pays 4 keys for it.",
    )
    abilities = (Text("Schatzkammer", "Treasury"),)
    silent = ((0, ("Store.slot",)),)

    def resource_slots(self, game: Arcs, owner: int) -> int:
        return 1


class SeekerTorpedoes(Card):
    """Rolls assault dice again, up to the fresh ships in the battle."""

    id = 60
    code = "L14"
    name = Text("Suchtorpedos", "Seeker Torpedoes")
    text = Text(
        "Greifst du an, darfst du nach dem Wurf einmal bis zu so viele Angriff-Würfel neu werfen, wie du intakte "
        "Schiffe "
        "im Kampf hast.",
        "When you attack you may roll up to as many assault dice again, once, as you have fresh ships in the battle.",
    )
    abilities = (Text("Zielsuche", "Homing"),)

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, battle: bool) -> int:
        return fresh if battle and die == ASSAULT else 0


LORE = (
    ToolPriests(),
    GalacticRifles(),
    SprinterDrives(),
    MirrorPlating(),
    HiddenHarbors(),
    SignalBreaker(),
    RepairDrones(),
    GatePorts(),
    CloudCities(),
    LivingStructures(),
    GateStations(),
    RailgunArrays(),
    AncientHoldings(),
    SeekerTorpedoes(),
)
for _card in LORE:
    DECK.add(_card)
