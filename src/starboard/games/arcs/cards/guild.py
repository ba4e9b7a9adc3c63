"""The 25 Guild cards, in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.cards import guild_procedures as do
from starboard.games.arcs.cards.card import DECK, PRELUDE, Card, Why
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.effects import FillSlots, PlaceInOne, PlaceOneEach, Steal
from starboard.games.arcs.ids import (
    ADMINISTRATION,
    AGGRESSION,
    BATTLE,
    BUILD,
    CONSTRUCTION,
    COPY,
    EMPATH,
    FUEL,
    INFLUENCE,
    KEEPER,
    MATERIAL,
    MOBILIZATION,
    PIVOT,
    PSIONIC,
    RELIC,
    SKIRMISH,
    SURPASS,
    TAX,
    WEAPON,
    is_gate,
)
from starboard.games.arcs.queries import ambitions_of_card, can_seize, free_slots, has_token, icons, tokens
from starboard.games.arcs.slots import Gains, gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import bury_card, discard_card, seize_initiative

THREE_SHIPS = Text(
    "Wirf diese Karte ab: 3 Schiffe in einen Sektor, den du kontrollierst",
    "Discard this card: 3 ships into a system you control",
)


class LoyalEngineers(Card):
    """Stays through Material Outrage; any token may be paid as Material."""

    id = 0
    code = "bc01"
    suit = MATERIAL
    keys = 3
    name = Text("Treue Ingenieure", "Loyal Engineers")
    text = Text(
        "Bleibt bei dir, wenn du einen Baustoff-Aufschrei verursachst. Jede deiner Ressourcen kann als Baustoff "
        "ausgegeben werden, auch wenn sie oder Baustoff gesperrt ist.",
        "Stays with you when you provoke Material Outrage. Each of your tokens can be spent as Material, even if "
        "it or Material is outraged.",
    )

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        return True

    def spends_any_as(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == MATERIAL


class MiningInterest(Card):
    """Manufacture (Build): gain 1 Material. Prelude: discard to fill empty slots with Material."""

    id = 1
    code = "bc02"
    suit = MATERIAL
    keys = 2
    name = Text("Bergbau-Konzern", "Mining Interest")
    text = Text(
        "Fertigen (Bauen): Erhalte 1 Baustoff. Auftakt: Wirf diese Karte ab und erhalte bis zu so viele Baustoffe, "
        "wie du freie Ressourcenfelder hast; ist der Vorrat leer, darfst du jeden weiteren einem Rivalen stehlen.",
        "Manufacture (Build): Gain 1 Material. Prelude: Discard this card and gain up to as much Material as you "
        "have empty resource slots; once the supply is empty you may steal each further one from a rival.",
    )
    offers = (
        Text("Fertigen: Erhalte 1 Baustoff", "Manufacture: gain 1 Material"),
        Text("Wirf diese Karte ab: freie Felder mit Baustoff füllen", "Discard this card: fill slots with Material"),
    )
    replaces = (BUILD, PRELUDE)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == BUILD and game.supply[MATERIAL] else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [1]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        if number == 0:
            gain(game, owner, MATERIAL)
        else:
            discard_card(game, self.id)
            game.call(FillSlots(owner, MATERIAL, len(free_slots(game, owner))))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("supply", MATERIAL)


class MaterialCartel(Card):
    """The supply of Material counts as yours; rivals lose theirs after scoring. Prelude: discard to steal one."""

    id = 2
    code = "bc03"
    suit = MATERIAL
    keys = 2
    name = Text("Baustoff-Kartell", "Material Cartel")
    text = Text(
        "Der Baustoff-Vorrat liegt hier und zählt als dein Baustoff; du kannst ihn weder ausgeben noch abwerfen. "
        "Nach der Wertung werfen alle Rivalen ihren Baustoff ab. Auftakt: Wirf diese Karte ab und stiehl 1 Baustoff.",
        "The supply of Material lies here and counts as Material you have; you can neither spend nor discard it. "
        "After scoring every rival discards their Material. Prelude: Discard this card and steal 1 Material.",
    )
    offers = (Text("Wirf diese Karte ab: stiehl 1 Baustoff", "Discard this card: steal 1 Material"),)
    replaces = (PRELUDE,)

    def tokens_had(self, game: Arcs, owner: int, resource: int, count: int) -> int:
        return count + game.supply[MATERIAL] if resource == MATERIAL else count

    def after_scoring(self, game: Arcs, owner: int) -> None:
        do.rivals_discard(game, owner, MATERIAL)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        game.call(Steal(owner, MATERIAL))


class AdminUnion(Card):
    """Prelude: attach to a face-up Administration card; take it into your hand at the end of the round."""

    id = 3
    code = "bc04"
    suit = MATERIAL
    keys = 2
    name = Text("Union der Verwaltung", "Admin Union")
    text = Text(
        "Auftakt: Lege diese Karte an eine offen ausliegende Verwaltungskarte. Nimm diese am Ende der Runde auf die "
        "Hand und wirf die Union ab.",
        "Prelude: Put this card beside a face-up Administration card. At the end of the round take that card into "
        "your hand and discard the Union.",
    )
    offers = (do.ATTACH,)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0] if do.union_targets(game, ADMINISTRATION) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.AttachUnion(owner, self.id, ADMINISTRATION))

    def at_round_end(self, game: Arcs, owner: int) -> None:
        do.take_back(game, owner, self.id)

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_face_up", ADMINISTRATION)


class ConstructionUnion(Card):
    """As Admin Union, for Construction."""

    id = 4
    code = "bc05"
    suit = MATERIAL
    keys = 2
    name = Text("Union der Konstrukteure", "Construction Union")
    text = Text(
        "Auftakt: Lege diese Karte an eine offen ausliegende Konstruktionskarte. Nimm diese am Ende der Runde auf "
        "die Hand und wirf die Union ab.",
        "Prelude: Put this card beside a face-up Construction card. At the end of the round take that card into "
        "your hand and discard the Union.",
    )
    offers = (do.ATTACH,)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0] if do.union_targets(game, CONSTRUCTION) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.AttachUnion(owner, self.id, CONSTRUCTION))

    def at_round_end(self, game: Arcs, owner: int) -> None:
        do.take_back(game, owner, self.id)

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_face_up", CONSTRUCTION)


class FuelCartel(Card):
    """As Material Cartel, for Fuel."""

    id = 5
    code = "bc06"
    suit = FUEL
    keys = 2
    name = Text("Treibstoff-Kartell", "Fuel Cartel")
    text = Text(
        "Der Treibstoff-Vorrat liegt hier und zählt als dein Treibstoff; du kannst ihn weder ausgeben noch abwerfen. "
        "Nach der Wertung werfen alle Rivalen ihren Treibstoff ab. Auftakt: Wirf diese Karte ab und stiehl "
        "1 Treibstoff.",
        "The supply of Fuel lies here and counts as Fuel you have; you can neither spend nor discard it. "
        "After scoring every rival discards their Fuel. Prelude: Discard this card and steal 1 Fuel.",
    )
    offers = (Text("Wirf diese Karte ab: stiehl 1 Treibstoff", "Discard this card: steal 1 Fuel"),)
    replaces = (PRELUDE,)

    def tokens_had(self, game: Arcs, owner: int, resource: int, count: int) -> int:
        return count + game.supply[FUEL] if resource == FUEL else count

    def after_scoring(self, game: Arcs, owner: int) -> None:
        do.rivals_discard(game, owner, FUEL)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        game.call(Steal(owner, FUEL))


class LoyalPilots(Card):
    """Stays through Fuel Outrage; any token may be paid as Fuel."""

    id = 6
    code = "bc07"
    suit = FUEL
    keys = 3
    name = Text("Treue Piloten", "Loyal Pilots")
    text = Text(
        "Bleibt bei dir, wenn du einen Treibstoff-Aufschrei verursachst. Jede deiner Ressourcen kann als Treibstoff "
        "ausgegeben werden, auch wenn sie oder Treibstoff gesperrt ist.",
        "Stays with you when you provoke Fuel Outrage. Each of your tokens can be spent as Fuel, even if it or Fuel "
        "is outraged.",
    )

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        return True

    def spends_any_as(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == FUEL


class Gatekeepers(Card):
    """Up to 2 more dice in battles at gates. Prelude: discard to put a ship into every gate."""

    id = 7
    code = "bc08"
    suit = FUEL
    keys = 2
    name = Text("Torwächter", "Gatekeepers")
    text = Text(
        "Im Kampf an einem Tor darfst du bis zu 2 Würfel mehr wählen. Auftakt: Wirf diese Karte ab und platziere "
        "1 Schiff an jedem Tor im Spiel.",
        "In a battle at a gate you may collect up to 2 more dice. Prelude: Discard this card and put 1 ship into "
        "each gate in play.",
    )
    offers = (Text("Wirf diese Karte ab: 1 Schiff an jedes Tor", "Discard this card: 1 ship into each gate"),)
    replaces = (PRELUDE,)

    def most_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        return most + 2 if is_gate(battle.system) else most

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        game.call(PlaceOneEach(owner, tuple(game.board.gates)))


class ShippingInterest(Card):
    """Synthesize (Build): gain 1 Fuel. Prelude: discard to fill empty slots with Fuel."""

    id = 8
    code = "bc09"
    suit = FUEL
    keys = 2
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
    replaces = (BUILD, PRELUDE)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == BUILD and game.supply[FUEL] else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [1]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        if number == 0:
            gain(game, owner, FUEL)
        else:
            discard_card(game, self.id)
            game.call(FillSlots(owner, FUEL, len(free_slots(game, owner))))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("supply", FUEL)


class SpacingUnion(Card):
    """As Admin Union, for Mobilization."""

    id = 9
    code = "bc10"
    suit = FUEL
    keys = 2
    name = Text("Union der Raumfahrt", "Spacing Union")
    text = Text(
        "Auftakt: Lege diese Karte an eine offen ausliegende Mobilisierungskarte. Nimm diese am Ende der Runde auf "
        "die Hand und wirf die Union ab.",
        "Prelude: Put this card beside a face-up Mobilization card. At the end of the round take that card into "
        "your hand and discard the Union.",
    )
    offers = (do.ATTACH,)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0] if do.union_targets(game, MOBILIZATION) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.AttachUnion(owner, self.id, MOBILIZATION))

    def at_round_end(self, game: Arcs, owner: int) -> None:
        do.take_back(game, owner, self.id)

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_face_up", MOBILIZATION)


class ArmsUnion(Card):
    """As Admin Union, for Aggression."""

    id = 10
    code = "bc11"
    suit = WEAPON
    keys = 2
    name = Text("Union der Waffenmeister", "Arms Union")
    text = Text(
        "Auftakt: Lege diese Karte an eine offen ausliegende Aggressionskarte. Nimm diese am Ende der Runde auf die "
        "Hand und wirf die Union ab.",
        "Prelude: Put this card beside a face-up Aggression card. At the end of the round take that card into your "
        "hand and discard the Union.",
    )
    offers = (do.ATTACH,)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0] if do.union_targets(game, AGGRESSION) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.AttachUnion(owner, self.id, AGGRESSION))

    def at_round_end(self, game: Arcs, owner: int) -> None:
        do.take_back(game, owner, self.id)

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_face_up", AGGRESSION)


class PrisonWardens(Card):
    """Pressgang (Build), Execute (Influence). Prelude: discard for 3 ships."""

    id = 11
    code = "bc12"
    suit = WEAPON
    keys = 2
    name = Text("Kerkermeister", "Prison Wardens")
    text = Text(
        "Zwangsdienst (Bauen): Gib beliebig viele Gefangene zurück und erhalte für jeden 1 beliebige Ressource. "
        "Hinrichten (Beeinflussen): Mache beliebig viele Gefangene zu Trophäen. Auftakt: Wirf diese Karte ab und "
        "platziere 3 Schiffe in einem Sektor, den du kontrollierst.",
        "Pressgang (Build): Return any number of captives and gain 1 token of any type for each. Execute "
        "(Influence): Turn any number of captives into trophies. Prelude: Discard this card and put 3 ships into "
        "a system you control.",
    )
    offers = (
        Text("Zwangsdienst: Gefangene gegen Ressourcen", "Pressgang: captives for tokens"),
        Text("Hinrichten: Gefangene zu Trophäen", "Execute: captives to trophies"),
        THREE_SHIPS,
    )
    replaces = (BUILD, INFLUENCE, PRELUDE)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        if not do.captive_owners(game, owner):
            return []
        return [0] if action == BUILD else [1] if action == INFLUENCE else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [2]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        if number == 0:
            game.call(do.Pressgang(owner))
        elif number == 1:
            game.call(do.Execute(owner))
        else:
            discard_card(game, self.id)
            game.call(PlaceInOne(owner, 3))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_captive")


class Skirmishers(Card):
    """Roll skirmish dice again, up to your Weapon icons. Prelude: discard for 3 ships."""

    id = 12
    code = "bc13"
    suit = WEAPON
    keys = 2
    name = Text("Plänkler", "Skirmishers")
    text = Text(
        "Greifst du an, darfst du nach dem Wurf einmal bis zu so viele Geplänkel-Würfel neu werfen, wie du "
        "Waffen-Symbole hast. Auftakt: Wirf diese Karte ab und platziere 3 Schiffe in einem Sektor, den du "
        "kontrollierst.",
        "When you attack you may roll up to as many skirmish dice again, once, as you have Weapon icons. Prelude: "
        "Discard this card and put 3 ships into a system you control.",
    )
    offers = (THREE_SHIPS,)
    replaces = (PRELUDE,)

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, battle: bool) -> int:
        return icons(game, owner, WEAPON) if battle and die == SKIRMISH else 0

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        game.call(PlaceInOne(owner, 3))


class CourtEnforcers(Card):
    """Abduct (Battle): capture rival agents at Court. Prelude: discard for 3 ships."""

    id = 13
    code = "bc14"
    suit = WEAPON
    keys = 2
    name = Text("Hofwache", "Court Enforcers")
    text = Text(
        "Entführen (Kämpfen): Wähle eine Hofkarte, auf der alle Rivalen zusammen weniger Agenten haben als du "
        "Waffen-Symbole; nimm diese Agenten gefangen. Auftakt: Wirf diese Karte ab und platziere 3 Schiffe in einem "
        "Sektor, den du kontrollierst.",
        "Abduct (Battle): Choose a Court card on which all rivals together have fewer agents than you have Weapon "
        "icons; capture those agents. Prelude: Discard this card and put 3 ships into a system you control.",
    )
    offers = (Text("Entführen: Agenten am Hof gefangen nehmen", "Abduct: capture agents at Court"), THREE_SHIPS)
    replaces = (BATTLE, PRELUDE)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == BATTLE and do.abduction_slots(game, owner) else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [1]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        if number == 0:
            game.call(do.Abduct(owner))
        else:
            discard_card(game, self.id)
            game.call(PlaceInOne(owner, 3))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_abduction", icons(game, owner, WEAPON))


class LoyalMarines(Card):
    """Stays through Weapon Outrage; any token may be paid as a Weapon. Prelude: discard for 3 ships."""

    id = 14
    code = "bc15"
    suit = WEAPON
    keys = 3
    name = Text("Treue Marines", "Loyal Marines")
    text = Text(
        "Bleibt bei dir, wenn du einen Waffen-Aufschrei verursachst. Jede deiner Ressourcen kann als Waffe "
        "ausgegeben werden, auch wenn sie oder Waffen gesperrt sind. Auftakt: Wirf diese Karte ab und platziere "
        "3 Schiffe in einem Sektor, den du kontrollierst.",
        "Stays with you when you provoke Weapon Outrage. Each of your tokens can be spent as a Weapon, even if it "
        "or Weapon is outraged. Prelude: Discard this card and put 3 ships into a system you control.",
    )
    offers = (THREE_SHIPS,)
    replaces = (PRELUDE,)

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        return True

    def spends_any_as(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == WEAPON

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        game.call(PlaceInOne(owner, 3))


class LatticeSpies(Card):
    """Prelude, before anything else: discard to seize the initiative."""

    id = 15
    code = "bc16"
    suit = PSIONIC
    keys = 2
    name = Text("Netz der Spione", "Lattice Spies")
    text = Text(
        "Auftakt, vor jeder anderen Aktion: Wirf diese Karte ab und ergreife die Initiative.",
        "Prelude, before any other action: Discard this card and seize the initiative.",
    )
    offers = (Text("Wirf diese Karte ab: Initiative ergreifen", "Discard this card: seize the initiative"),)
    replaces = (PRELUDE,)
    comes_first = True

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [] if turn.acted else [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        if can_seize(game, owner):
            seize_initiative(game, owner)

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("too_late")


class Farseers(Card):
    """Look at a rival's hand at each declaration and swap a card. Prelude: discard to exchange hand cards."""

    id = 16
    code = "bc17"
    suit = PSIONIC
    keys = 2
    name = Text("Seher der Ferne", "Farseers")
    text = Text(
        "Immer wenn du eine Ambition bekundest, sieh die Hand eines Rivalen an; dann darfst du 1 Handkarte mit ihm "
        "tauschen. Auftakt: Wirf diese Karte und beliebig viele Handkarten ab; ziehe so viele plus 1 vom unteren "
        "Ende des Ablagestapels der Aktionskarten.",
        "Whenever you declare an ambition, look at a rival's hand; then you may swap 1 hand card with them. "
        "Prelude: Discard this card and any number of hand cards; draw that many plus 1 from the bottom of the "
        "action discard pile.",
    )
    offers = (Text("Wirf diese Karte ab: Handkarten austauschen", "Discard this card: exchange hand cards"),)
    replaces = (PRELUDE,)

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(do.LookAndSwap(owner))

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        game.call(do.ExchangeHand(owner))


class SecretOrder(Card):
    """No zero marker for your Keeper and Empath declarations."""

    id = 17
    code = "bc18"
    suit = PSIONIC
    keys = 2
    name = Text("Geheimer Orden", "Secret Order")
    text = Text(
        "Bekundest du Wächter oder Empath, platzierst du den Nullmarker nicht.",
        "When you declare Keeper or Empath you do not place the zero marker.",
    )

    def keeps_number(self, game: Arcs, owner: int, ambition: int) -> bool:
        return ambition in (KEEPER, EMPATH)


class LoyalEmpaths(Card):
    """Stays through Psionic Outrage; any token may be paid as Psionic."""

    id = 18
    code = "bc19"
    suit = PSIONIC
    keys = 3
    name = Text("Treue Empathen", "Loyal Empaths")
    text = Text(
        "Bleibt bei dir, wenn du einen Psi-Aufschrei verursachst. Jede deiner Ressourcen kann als Psi ausgegeben "
        "werden, auch wenn sie oder Psi gesperrt ist.",
        "Stays with you when you provoke Psionic Outrage. Each of your tokens can be spent as Psionic, even if it "
        "or Psionic is outraged.",
    )

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        return True

    def spends_any_as(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == PSIONIC


class SilverTongues(Card):
    """Prelude: discard to steal a Guild card or a token from any rival."""

    id = 19
    code = "bc20"
    suit = PSIONIC
    keys = 2
    name = Text("Silberzungen", "Silver-Tongues")
    text = Text(
        "Auftakt: Wirf diese Karte ab und stiehl einem Rivalen 1 Gildenkarte oder 1 Ressource, ohne Schlüssel "
        "zu zahlen.",
        "Prelude: Discard this card and steal 1 Guild card or 1 token from a rival without paying keys.",
    )
    offers = (Text("Wirf diese Karte ab: stiehl Karte oder Ressource", "Discard this card: steal a card or token"),)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        game.call(Steal(owner, what=2))


class LoyalKeepers(Card):
    """Stays through Relic Outrage; any token may be paid as a Relic."""

    id = 20
    code = "bc21"
    suit = RELIC
    keys = 3
    name = Text("Treue Hüter", "Loyal Keepers")
    text = Text(
        "Bleibt bei dir, wenn du einen Relikt-Aufschrei verursachst. Jede deiner Ressourcen kann als Relikt "
        "ausgegeben werden, auch wenn sie oder Relikte gesperrt sind.",
        "Stays with you when you provoke Relic Outrage. Each of your tokens can be spent as a Relic, even if it or "
        "Relic is outraged.",
    )

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        return True

    def spends_any_as(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == RELIC


class SwornGuardians(Card):
    """Rivals can steal nothing of yours but this card, which is then buried."""

    id = 21
    code = "bc22"
    suit = RELIC
    keys = 1
    name = Text("Eingeschworene Wächter", "Sworn Guardians")
    text = Text(
        "Rivalen können dir weder Ressourcen noch andere Gildenkarten stehlen. Wird diese Karte gestohlen, wird sie "
        "begraben.",
        "Rivals can steal neither your tokens nor your other Guild cards. When this card is stolen, it is buried.",
    )

    def guards_token(self, game: Arcs, owner: int, thief: int, resource: int) -> bool:
        return True

    def guards_card(self, game: Arcs, owner: int, thief: int, card: int) -> bool:
        return card != self.id

    def when_stolen(self, game: Arcs, thief: int) -> bool:
        bury_card(game, self.id)
        game.tell("bury", (self.id,))
        return True


class ElderBroker(Card):
    """Trade (Tax) with the owner of a city you control. Prelude: discard for Material, Fuel and Weapon."""

    id = 22
    code = "bc23"
    suit = RELIC
    keys = 2
    name = Text("Alter Makler", "Elder Broker")
    text = Text(
        "Handeln (Besteuern): Wähle eine rivalisierende Stadt, die du kontrollierst. Nimm ihrem Besitzer 1 Ressource "
        "ihrer Planetenart und gib ihm 1 Ressource einer Art, die er nicht hat. Auftakt: Wirf diese Karte ab und "
        "erhalte 1 Baustoff, 1 Treibstoff und 1 Waffe.",
        "Trade (Tax): Choose a rival city you control. Take 1 token of its type from its owner and give them 1 "
        "token of a type they do not have. Prelude: Discard this card and gain 1 Material, 1 Fuel and 1 Weapon.",
    )
    offers = (
        Text("Handeln: Ressourcen mit einem Rivalen tauschen", "Trade: exchange tokens with a rival"),
        Text("Wirf diese Karte ab: je 1 Baustoff, Treibstoff, Waffe", "Discard this card: 1 Material, Fuel, Weapon"),
    )
    replaces = (TAX, PRELUDE)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == TAX and do.trade_places(game, owner) else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [1]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        if number == 0:
            game.call(do.Trade(owner))
        else:
            discard_card(game, self.id)
            game.call(Gains(owner, (MATERIAL, FUEL, WEAPON)))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_trade")


class RelicFence(Card):
    """Prelude, once per turn: discard a token to gain a Relic. The card stays."""

    id = 23
    code = "bc24"
    suit = RELIC
    keys = 2
    name = Text("Relikt-Hehler", "Relic Fence")
    text = Text(
        "Auftakt, einmal pro Zug: Wirf 1 Ressource ab und erhalte 1 Relikt.",
        "Prelude, once per turn: Discard 1 token and gain 1 Relic.",
    )
    offers = (Text("Wirf 1 Ressource ab: erhalte 1 Relikt", "Discard 1 token: gain 1 Relic"),)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        relic = game.supply[RELIC] or tokens(game, owner, RELIC)
        return [0] if has_token(game, owner) and relic and not game.uses[self.id] else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.uses[self.id] += 1
        game.call(do.Fence(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if game.uses[self.id]:
            return Why("used")
        return Why("supply", RELIC) if has_token(game, owner) else Why("no_token")


class GalacticBards(Card):
    """Declare from the card you surpassed or pivoted with, if nobody declared yet this round."""

    id = 24
    code = "bc25"
    suit = RELIC
    keys = 1
    name = Text("Barden der Galaxis", "Galactic Bards")
    text = Text(
        "Hat in dieser Runde noch niemand eine Ambition bekundet, darfst du vor deinen Aktionen die Ambition der "
        "Karte bekunden, mit der du übertriffst oder abweichst. Der Nullmarker wird nicht platziert.",
        "If nobody has declared an ambition this round, you may declare, before your actions, the ambition of the "
        "card you surpass or pivot with. The zero marker is not placed.",
    )

    def declarations(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        if game.declared or turn.how not in (SURPASS, PIVOT):
            return []
        return ambitions_of_card(turn.card)

    def why_no_declaration(self, game: Arcs, owner: int, turn: Turn) -> Why:
        if game.declared:
            return Why("declared_this_round")
        return Why("copied") if turn.how == COPY else Why("one")


GUILD = (
    LoyalEngineers(),
    MiningInterest(),
    MaterialCartel(),
    AdminUnion(),
    ConstructionUnion(),
    FuelCartel(),
    LoyalPilots(),
    Gatekeepers(),
    ShippingInterest(),
    SpacingUnion(),
    ArmsUnion(),
    PrisonWardens(),
    Skirmishers(),
    CourtEnforcers(),
    LoyalMarines(),
    LatticeSpies(),
    Farseers(),
    SecretOrder(),
    LoyalEmpaths(),
    SilverTongues(),
    LoyalKeepers(),
    SwornGuardians(),
    ElderBroker(),
    RelicFence(),
    GalacticBards(),
)
for _card in GUILD:
    DECK.add(_card)
