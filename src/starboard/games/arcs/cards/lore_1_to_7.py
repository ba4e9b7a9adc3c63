"""The first 7 lore cards of the base box, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask, Roll
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.actions.attack import Attack, depth, harm
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.commit import can_move_to_fight
from starboard.games.arcs.actions.hits import HitPieces, RazedCities
from starboard.games.arcs.actions.move import Move, catapults
from starboard.games.arcs.actions.sides import defenders, pay_for_harm, ship_dice
from starboard.games.arcs.cards.card import DECK, DICE, Lore, Reason, Why
from starboard.games.arcs.cards.lore_shared import NUMBER, SYSTEM, has_fresh_starport
from starboard.games.arcs.codes import group_led, group_ships, group_system, piece_of, places_in
from starboard.games.arcs.dice import HIT, RollAgain, dice_shown, symbols
from starboard.games.arcs.ids import (
    BATTLE,
    BUILD,
    CITY,
    DICE_PER_TYPE,
    NOBODY,
    NOTHING,
    NOWHERE,
    SHIP,
)
from starboard.games.arcs.queries import controls, damaged_at, fresh_at, is_seat, pieces_left
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import place_ships, repair_ship


class ToolPriests(Lore):
    """Summon (Build), once per turn: a ship at a city of any colour that you control."""

    printed = 47
    code = "L01"
    worth = 1.3
    name = Text("Maschinenpriester", "Tool-Priests")
    text = Text(
        "Herbeirufen (Bauen), einmal pro Zug: Baue 1 Schiff bei einer beliebigen Stadt in einem Sektor, den du "
        "kontrollierst.",
        "Summon (Build), once per turn: Build 1 ship at a city of any colour in a system you control.",
    )
    abilities = (Text("Herbeirufen", "Summon"),)
    offers = (Text("Herbeirufen: Schiff bei einer Stadt", "Summon: a ship at a city"),)
    replaces = (BUILD,)
    contains = ((BUILD,),)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        if action != BUILD or game.uses[self.id] or not pieces_left(game, owner, SHIP):
            return []
        return [0] if summon_systems(game, owner) else []

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if game.uses[self.id]:
            return Why("used")
        return Why("no_city_here") if pieces_left(game, owner, SHIP) else Why("none_left", SHIP)

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.uses[self.id] += 1
        game.call(Summon(owner))


def summon_systems(game: Arcs, seat: int) -> list[int]:
    """Systems the seat controls that hold a city of any colour."""
    found = []
    for system in game.board.systems:
        if controls(game, seat, system):
            values = [game.buildings[place] for place in places_in(system)]
            if any([value and piece_of(value) == CITY for value in values]):
                found.append(system)
    return found


class Summon(Procedure):
    """A ship at a city instead of a starport."""

    steps = ("choose_system", "build")
    fields = ("seat", "system")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.seat, "system", summon_systems(game, self.seat))

    def build(self, game: Arcs) -> None:
        place_ships(game, self.seat, self.system, 1)


class GalacticRifles(Lore):
    """Fire Rifles (Battle): skirmish dice of fresh ships against a rival next door."""

    printed = 48
    code = "L02"
    worth = 0.9
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

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == BATTLE and rifle_systems(game, owner) else []

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_target")

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(FireRifles(owner))


def rifle_targets(game: Arcs, seat: int, system: int) -> list[int]:
    """Adjacent systems with pieces of a rival."""
    return [s for s in game.board.adjacent[system] if rifle_victims(game, seat, s)]


def rifle_victims(game: Arcs, seat: int, system: int) -> list[int]:
    return [owner for owner in defenders(game, seat, system) if is_seat(owner)]


def rifle_dice(game: Arcs, seat: int, system: int) -> int:
    return ship_dice(game, seat, system, fresh_at(game, seat, system))


def rifle_systems(game: Arcs, seat: int) -> list[int]:
    return [s for s in game.board.systems if fresh_at(game, seat, s) and rifle_targets(game, seat, s)]


class FireRifles(Attack):
    """Skirmish dice against a rival next door; no battle, so no card that speaks of battles applies."""

    steps = (
        "choose_system",
        "choose_dice",
        "choose_target",
        "choose_defender",
        "begin",
        "roll",
        "roll_again",
        "hit",
        "razed_cities",
        "answer_for_harm",
    )
    fields = ("seat", "system", "dice", "target", "defender", *Attack.fields)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.dice = 0
        self.target = NOWHERE
        self.defender = NOBODY

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.seat, "system", rifle_systems(game, self.seat))

    def choose_dice(self, game: Arcs) -> Ask:
        most = min(rifle_dice(game, self.seat, self.system), DICE_PER_TYPE)
        return Ask(self.seat, "dice", list(range(most + 1)))

    def choose_target(self, game: Arcs) -> Ask:
        return Ask(self.seat, "target", rifle_targets(game, self.seat, self.system))

    def choose_defender(self, game: Arcs) -> Ask:
        return Ask(self.seat, "defender", rifle_victims(game, self.seat, self.target))

    def begin(self, game: Arcs) -> None:
        game.tell("rifles", (self.seat, self.defender, self.target))
        pay_for_harm(game, self.seat, self.defender, self.target)

    def roll(self, game: Arcs) -> Ask | None:
        return Roll("faces", (6,) * self.dice) if self.dice else None

    def roll_again(self, game: Arcs) -> None:
        game.tell("roll", (self.seat, dice_shown(self.counts, self.faces)))
        if self.faces and game.moments.rerolls[self.seat]:
            game.call(RollAgain(depth(game), self.seat, self.counts, self.system))

    @property
    def counts(self) -> tuple[int, int, int]:
        return 0, self.dice, 0

    def hit(self, game: Arcs) -> None:
        hits = symbols(self.counts, self.faces)[HIT]
        game.call(HitPieces(depth(game), self.seat, self.defender, self.target, hits))

    def razed_cities(self, game: Arcs) -> None:
        game.call(RazedCities(self.seat, self.defender, self.razed))

    def answer_for_harm(self, game: Arcs) -> None:
        harm(game, self.seat, self.defender, self.target)


class SprinterDrives(Lore):
    """After a move one group of fresh ships moves once more."""

    printed = 49
    code = "L03"
    worth = 1.2
    name = Text("Sprintantrieb", "Sprinter Drives")
    text = Text(
        "Nach einer Bewegung darf eine Gruppe deiner intakten Schiffe, die sich gerade bewegt haben und im selben "
        "Sektor stehen, noch einmal ziehen.",
        "After a move one group of your fresh ships that just moved and stand in the same system may move once more.",
    )
    abilities = (Text("Sprint", "Sprint"),)

    def after_move(self, game: Arcs, owner: int, groups: tuple[int, ...], then_battle: int) -> None:
        game.call(Sprint(owner, self.id, groups, then_battle))


class Sprint(Procedure):
    """One group of fresh ships that just moved moves once more."""

    steps = ("choose_group", "move")
    fields = ("seat", "card", "groups", "then_battle", "system")

    def __init__(
        self, seat: int = NOBODY, card: int = NOTHING, groups: tuple[int, ...] = (), then_battle: int = 0
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.groups = groups
        self.then_battle = then_battle  # 1 if a battle must follow (Warrior)
        self.system = DONE

    def choose_group(self, game: Arcs) -> Ask:
        systems = [s for s in game.board.systems if self.ships(s)]
        if self.then_battle:
            seat = self.seat
            systems = [s for s in systems if can_move_to_fight(game, seat, s, catapults(game, seat, s))]
        return Ask(self.seat, "system", [DONE, *systems])

    def move(self, game: Arcs) -> None:
        if self.system != DONE:
            DECK.cards[self.card].works(game, self.seat)
            ships, led = self.ships(self.system), self.led(self.system)
            game.call(Move(self.seat, self.system, ships, self.then_battle, led))

    def ships(self, system: int) -> int:
        return sum([group_ships(group) for group in self.groups if group_system(group) == system])

    def led(self, system: int) -> int:
        return max([group_led(group) for group in self.groups if group_system(group) == system])


class MirrorPlating(Lore):
    """An intercept more when attacked with assault dice."""

    printed = 50
    code = "L04"
    worth = 0.6
    name = Text("Spiegelpanzer", "Mirror Plating")
    text = Text(
        "Wirst du mit mindestens 1 Angriff-Würfel angegriffen, kommt zum Wurf 1 Fadenkreuz hinzu.",
        "When you are attacked with at least 1 assault die, 1 intercept is added to the roll.",
    )
    abilities = (Text("Spiegelung", "Reflection"),)
    spoken = (("added_intercepts", 0),)

    def added_intercepts(self, game: Arcs, owner: int, battle: Battle, count: int) -> int:
        return count or 1 if battle.assault else count  # one is as good as many


class HiddenHarbors(Lore):
    """Built ships arrive fresh; a fresh starport keeps raid dice away."""

    printed = 51
    code = "L05"
    worth = 0.8
    name = Text("Verborgene Häfen", "Hidden Harbors")
    text = Text(
        "Schiffe, die du baust, sind immer intakt. Gehört ein intakter Raumhafen von dir zu den Verteidigern, kann der "
        "Angreifer keine Überfall-Würfel wählen.",
        "Ships you build are always fresh. While a fresh starport of yours is among the defenders, the attacker cannot "
        "collect raid dice.",
    )
    abilities = (Text("Geschützte Werften", "Sheltered yards"), Text("Überfallschutz", "Safe from raids"))
    spoken = (("builds_fresh_ships", 0),)
    silent = ((1, DICE),)

    def builds_fresh_ships(self, game: Arcs, owner: int) -> bool:
        return True

    def most_raid_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        return 0 if owner == battle.defender and has_fresh_starport(game, owner, battle.system) else most


class SignalBreaker(Lore):
    """An attack with fresh ships only ignores one rolled intercept."""

    printed = 52
    code = "L06"
    worth = 0.7
    name = Text("Signalbrecher", "Signal Breaker")
    text = Text(
        "Greifst du an und sind zu Beginn alle deine Schiffe dort intakt, wird 1 gewürfeltes Fadenkreuz ignoriert.",
        "When you attack and all your ships there are fresh at the start, 1 rolled intercept is ignored.",
    )
    abilities = (Text("Störsignal", "Jamming"),)
    spoken = (("rolled_intercepts", 0),)

    def rolled_intercepts(self, game: Arcs, owner: int, battle: Battle, count: int) -> int:
        return count - 1 if battle.fresh_attack and count else count


class RepairDrones(Lore):
    """After an attack one surviving ship is repaired."""

    printed = 53
    code = "L07"
    worth = 0.7
    name = Text("Reparaturdrohnen", "Repair Drones")
    text = Text(
        "Repariere nach einem Kampf, in dem du angegriffen hast, 1 deiner Schiffe dort.",
        "After a battle in which you attacked, repair 1 of your ships there.",
    )
    abilities = (Text("Instandsetzung", "Refit"),)

    def follows_battle(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return owner == battle.attacker and damaged_at(game, owner, battle.system) > 0

    def after_battle(self, game: Arcs, owner: int, battle: Battle) -> None:
        if damaged_at(game, owner, battle.system):
            self.works(game, owner)
            repair_ship(game, owner, battle.system)
            game.tell("repair", (owner, SHIP, battle.system))


TEXTS: Final = {
    "Summon.system": Text("Bei welcher Stadt baust du ein Schiff?", "At which city do you build a ship?"),
    "Summon.system=": SYSTEM,
    "FireRifles.system": Text("Von wo feuerst du?", "From where do you fire?"),
    "FireRifles.system=": SYSTEM,
    "FireRifles.dice": Text("Wie viele Geplänkel-Würfel?", "How many skirmish dice?"),
    "FireRifles.dice=": NUMBER,
    "FireRifles.target": Text("Wohin feuerst du, von {system:system}?", "Where do you fire, from {system:system}?"),
    "FireRifles.target=": SYSTEM,
    "FireRifles.defender": Text("Auf wen feuerst du in {target:system}?", "At whom do you fire at {target:system}?"),
    "FireRifles.defender=": Text("{it:seat}", "{it:seat}"),
    "Sprint.system": Text(
        "{card:card}: Welche Schiffe ziehen noch einmal?", "{card:card}: which ships move once more?"
    ),
    "Sprint.system=": SYSTEM,
    "Sprint.system=-1": Text("Keine", "None"),
    "rifles": Text("{0:seat} feuert auf {1:seat} in {2:system}.", "{0:seat} fires at {1:seat} at {2:system}."),
}

REASONS: Final = {
    "no_city_here": Reason(
        Text("Keine Stadt in einem Sektor, den du kontrollierst.", "No city in a system that you control.")
    ),
    "no_target": Reason(
        Text("Kein intaktes Schiff von dir neben einem Rivalen.", "No fresh ship of yours is next to a rival.")
    ),
}
