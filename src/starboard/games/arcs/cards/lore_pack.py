"""The first 4 lore cards of the Leaders & Lore pack, in printed order; the other 10 belong to ambitions."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.cards import lore_pack_procedures as do
from starboard.games.arcs.cards.card import DECK, DICE, Card, Why
from starboard.games.arcs.ids import (
    MOVE,
)
from starboard.games.arcs.queries import (
    buildings_at,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn


class PredictiveSensors(Card):
    """Fresh ships from next door join the defence."""

    id = 61
    code = "L15"
    name = Text("Vorhersagesensoren", "Predictive Sensors")
    text = Text(
        "Wirst du angegriffen, darfst du beliebig viele intakte Schiffe aus benachbarten Sektoren in den Kampf "
        "bewegen, "
        "bevor Würfel gewählt werden.",
        "When you are attacked you may move any number of fresh ships from adjacent systems into the battle before "
        "dice are collected.",
    )
    abilities = (Text("Voraussicht", "Foresight"),)

    def before_dice(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return bool(do.sensed_systems(game, owner, battle.system))

    def act_before_dice(self, game: Arcs, owner: int, battle: Battle) -> None:
        game.call(do.SenseAttack(owner, self.id, battle.system))


class ForceBeams(Card):
    """Guide (Move): ships of all colours to or from a fresh starport."""

    id = 62
    code = "L16"
    name = Text("Kraftstrahlen", "Force Beams")
    text = Text(
        "Lenken (Bewegen): Bewege beliebig viele Schiffe aller Farben aus einem Sektor mit einem intakten Raumhafen "
        "von "
        "dir in einen benachbarten Sektor oder aus einem solchen hinein. Karten, die Bewegungen verändern, gelten "
        "nicht.",
        "Guide (Move): Move any number of ships of all colours from a system with a fresh starport of yours to an "
        "adjacent one, or from an adjacent one into it. Cards that change moves do not apply.",
    )
    abilities = (Text("Lenken", "Guide"),)
    offers = (Text("Lenken: Schiffe aller Farben bewegen", "Guide: move ships of all colours"),)
    replaces = (MOVE,)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == MOVE and do.guide_starts(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.Guide(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_beam")


class RaiderExosuits(Card):
    """One raid die even without a defending building."""

    id = 63
    code = "L17"
    name = Text("Enteranzüge", "Raider Exosuits")
    text = Text(
        "Greifst du an und der Verteidiger hat dort kein Gebäude, darfst du trotzdem 1 Überfall-Würfel wählen.",
        "When you attack and the defender has no building there, you may still collect 1 raid die.",
    )
    abilities = (Text("Entern", "Boarding"),)
    silent = ((0, DICE),)

    def most_raid_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        if owner != battle.attacker or buildings_at(game, battle.system, battle.defender):
            return most
        return max(most, 1)


class SurvivalOverrides(Card):
    """Martyr (Move): a fresh ship of yours takes a rival ship with it."""

    id = 64
    code = "L18"
    name = Text("Abgeschalteter Selbstschutz", "Survival Overrides")
    text = Text(
        "Opfern (Bewegen): Zerstöre eines deiner intakten Schiffe und mit ihm ein Schiff eines Rivalen im selben "
        "Sektor.",
        "Martyr (Move): Destroy one of your fresh ships and with it a rival ship in the same system.",
    )
    abilities = (Text("Opfern", "Martyr"),)
    offers = (Text("Opfern: ein Schiff mit in den Tod reißen", "Martyr: take a ship down with yours"),)
    replaces = (MOVE,)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == MOVE and do.martyr_systems(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.Martyr(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_fresh_ship")


LORE_PACK = (PredictiveSensors(), ForceBeams(), RaiderExosuits(), SurvivalOverrides())
for _card in LORE_PACK:
    DECK.add(_card)
