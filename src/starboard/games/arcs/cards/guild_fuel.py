"""The five Guild cards of Fuel, in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.cards.card import PRELUDE, GuildCard
from starboard.games.arcs.cards.guild_shared import Cartel, Interest, Loyal, Union
from starboard.games.arcs.codes import is_gate
from starboard.games.arcs.effects import PlaceOneEach
from starboard.games.arcs.ids import FUEL, MOBILIZATION
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_card


class FuelCartel(Cartel):
    """As Material Cartel, for Fuel."""

    printed = 5
    code = "bc06"
    suit = FUEL
    keys = 2
    worth = 1.2
    name = Text("Treibstoff-Kartell", "Fuel Cartel")
    text = Text(
        "Der Treibstoff-Vorrat liegt hier und zählt als dein Treibstoff; du kannst ihn weder ausgeben noch abwerfen. "
        "Nach der Wertung werfen alle Rivalen ihren Treibstoff ab. Auftakt: Wirf diese Karte ab und stiehl "
        "1 Treibstoff.",
        "The supply of Fuel lies here and counts as Fuel you have; you can neither spend nor discard it. "
        "After scoring every rival discards their Fuel. Prelude: Discard this card and steal 1 Fuel.",
    )
    offers = (Text("Wirf diese Karte ab: stiehl 1 Treibstoff", "Discard this card: steal 1 Fuel"),)


class LoyalPilots(Loyal):
    """Stays through Fuel Outrage; any token may be paid as Fuel."""

    printed = 6
    code = "bc07"
    suit = FUEL
    keys = 3
    worth = 1.1
    name = Text("Treue Piloten", "Loyal Pilots")
    text = Text(
        "Bleibt bei dir, wenn du einen Treibstoff-Aufschrei verursachst. Jede deiner Ressourcen kann als Treibstoff "
        "ausgegeben werden, auch wenn sie oder Treibstoff gesperrt ist.",
        "Stays with you when you provoke Fuel Outrage. Each of your tokens can be spent as Fuel, even if it or Fuel "
        "is outraged.",
    )


class Gatekeepers(GuildCard):
    """Up to 2 more dice in battles at gates. Prelude: discard to put a ship into every gate."""

    printed = 7
    code = "bc08"
    suit = FUEL
    keys = 2
    worth = 1.0
    name = Text("Torwächter", "Gatekeepers")
    text = Text(
        "Im Kampf an einem Tor darfst du bis zu 2 Würfel mehr wählen. Auftakt: Wirf diese Karte ab und platziere "
        "1 Schiff an jedem Tor im Spiel.",
        "In a battle at a gate you may collect up to 2 more dice. Prelude: Discard this card and put 1 ship into "
        "each gate in play.",
    )
    offers = (Text("Wirf diese Karte ab: 1 Schiff an jedes Tor", "Discard this card: 1 ship into each gate"),)
    replaces = (PRELUDE,)
    gives_up = 0

    def most_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        return most + 2 if is_gate(battle.system) else most

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        game.call(PlaceOneEach(owner, tuple(game.board.gates)))


class ShippingInterest(Interest):
    """Synthesize (Build): gain 1 Fuel. Prelude: discard to fill empty slots with Fuel."""

    printed = 8
    code = "bc09"
    suit = FUEL
    keys = 2
    worth = 1.0
    name = Text("Fracht-Konzern", "Shipping Interest")
    text = Text(
        "Synthetisieren (Bauen): Erhalte 1 Treibstoff. Auftakt: Wirf diese Karte ab und erhalte bis zu so viel "
        "Treibstoff, wie du freie Ressourcenfelder hast; ist der Vorrat leer, darfst du jeden weiteren einem Rivalen "
        "stehlen.",
        "Synthesize (Build): Gain 1 Fuel. Prelude: Discard this card and gain up to as much Fuel as you have empty "
        "resource slots; once the supply is empty you may steal each further one from a rival.",
    )
    offers = (
        Text("Synthetisieren: Erhalte 1 Treibstoff", "Synthesize: gain 1 Fuel"),
        Text("Wirf diese Karte ab: freie Felder mit Treibstoff füllen", "Discard this card: fill slots with Fuel"),
    )


class SpacingUnion(Union):
    """As Admin Union, for Mobilization."""

    printed = 9
    code = "bc10"
    suit = FUEL
    keys = 2
    attaches_to = MOBILIZATION
    worth = 1.5
    name = Text("Union der Raumfahrt", "Spacing Union")
    text = Text(
        "Auftakt: Lege diese Karte an eine offen ausliegende Mobilisierungskarte. Nimm diese am Ende der Runde auf "
        "die Hand und wirf die Union ab.",
        "Prelude: Put this card beside a face-up Mobilization card. At the end of the round take that card into "
        "your hand and discard the Union.",
    )
