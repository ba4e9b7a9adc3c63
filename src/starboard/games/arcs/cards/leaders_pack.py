"""The 8 leaders of the Leaders & Lore pack, in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.build import Build
from starboard.games.arcs.actions.repair import repair_ship
from starboard.games.arcs.actions.secure import TakeCourtCard
from starboard.games.arcs.actions.tax import Tax
from starboard.games.arcs.cards import leader_procedures as do
from starboard.games.arcs.cards.card import DECK, DICE, TAXING, Card
from starboard.games.arcs.cards.leaders import demoted
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    AGENT,
    CITY,
    FUEL,
    INFLUENCE,
    MATERIAL,
    NOTHING,
    PIECES,
    PLACES,
    PSIONIC,
    RAID,
    RELIC,
    RESOURCES,
    SHIP,
    STARPORT,
    SYSTEMS,
    TYCOON,
    WEAPON,
    is_gate,
    system_of,
)
from starboard.games.arcs.queries import controller, icons, owner_of, piece_of, ships_at, tokens_had
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.variant import Pieces
from starboard.games.arcs.verbs import mark_outrage


def remove_pieces(game: Arcs, owner: int, piece: int, count: int) -> None:
    """Pieces leave the game for good."""
    game.left[owner * PIECES + piece] -= count
    game.removed[owner * PIECES + piece] += count


class Archivist(Card):
    """Two more lore out of five; Tycoon is demoted."""

    id = 39
    code = "LEAD09"
    name = Text("Archivar", "Archivist")
    text = Text(
        "Gelehrt: Ziehe nach dem Aufbau 5 der übrigen Mythen, behalte 2 zusätzlich und lege 3 aus dem Spiel. "
        "Akademisch: Für den ersten Platz beim Magnaten erhältst du nur den Wert des zweiten und keinen Städtebonus, "
        "für andere Plätze nichts.",
        "Learned: After setup draw 5 of the lore left over, keep 2 more and scrap 3. Academic: For first place in "
        "Tycoon you get only the second value and no city bonus, for any other place nothing.",
    )
    abilities = (Text("Gelehrt", "Learned"), Text("Akademisch", "Academic"))
    pieces = Pieces((CITY, CITY), (3, 3, 2), (RELIC, RELIC))

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner)
        game.call(do.LearnLore(owner))

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        if ambition != TYCOON:
            return power
        self.works(game, owner, 1)
        return demoted(sole, second)


class Overseer(Card):
    """Hit a building to use it twice, once per turn; fewer ships and agents."""

    id = 40
    code = "LEAD10"
    name = Text("Aufseher", "Overseer")
    text = Text(
        "Rücksichtslos, einmal pro Zug: Hast du eine Stadt besteuert oder mit einem Raumhafen ein Schiff gebaut, "
        "darfst du diesem Gebäude 1 Treffer zufügen und die Aktion damit kostenlos wiederholen. Wird eine Stadt so "
        "zerstört, verursachst du einen Aufschrei; war es die eines Rivalen, raubst du auch den Hof aus. Verhasst: "
        "2 deiner Schiffe und 3 deiner Agenten kommen aus dem Spiel.",
        "Ruthless, once per turn: After you tax a city or build a ship with a starport you may hit that building once "
        "and repeat the action with it for free. A city destroyed this way provokes Outrage; a rival's also lets you "
        "ransack the Court. Hated: 2 of your ships and 3 of your agents leave the game.",
    )
    abilities = (Text("Rücksichtslos", "Ruthless"), Text("Verhasst", "Hated"))
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (FUEL, MATERIAL))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if not game.uses[self.id] and game.buildings[tax.place]:
            game.call(do.HitAndRepeat(owner, self.id, tax.place))

    def after_build(self, game: Arcs, owner: int, build: Build) -> None:
        if not game.uses[self.id] and build.piece == SHIP:
            game.call(do.HitAndRepeat(owner, self.id, build.place))

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner, 1)
        remove_pieces(game, owner, SHIP, 2)
        remove_pieces(game, owner, AGENT, 3)


class Corsair(Card):
    """Rolls raid dice again; never more assault than skirmish dice."""

    id = 41
    code = "LEAD11"
    name = Text("Korsar", "Corsair")
    text = Text(
        "Trickreich: Greifst du an, darfst du nach dem Wurf einmal bis zu so viele Überfall-Würfel neu werfen, wie du "
        "verschiedene Ressourcenarten hast. Vorsichtig: Du kannst nie mehr Angriff- als Geplänkel-Würfel wählen.",
        "Tricky: When you attack you may roll up to as many raid dice again, once, as you have different types of "
        "tokens. Wary: You can never collect more assault than skirmish dice.",
    )
    abilities = (Text("Trickreich", "Tricky"), Text("Vorsichtig", "Wary"))
    silent = ((1, DICE),)
    pieces = Pieces((STARPORT, NOTHING), (4, 3, 2), (FUEL, WEAPON))

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, battle: bool) -> int:
        if not battle or die != RAID:
            return 0
        return sum([tokens_had(game, owner, resource) > 0 for resource in range(RESOURCES)])

    def allows_pool(self, game: Arcs, owner: int, battle: Battle, assault: int, skirmish: int, raid: int) -> bool:
        return assault <= skirmish


class Noble(Card):
    """A card from the Court deck for each new ambition; influences twice; only sole first places count."""

    id = 42
    code = "LEAD12"
    name = Text("Aristokrat", "Noble")
    text = Text(
        "Gut vernetzt: Bekundest du eine Ambition ohne Marker, sichere die oberste Karte des Hofstapels. "
        "Einflussreich: Kopierst du oder weichst du ab, um zu beeinflussen, darfst du noch einmal beeinflussen. "
        "Stolz: Du erhältst Macht nur für alleinige erste Plätze.",
        "Connected: When you declare an ambition that held no marker, secure the top card of the Court deck. "
        "Influential: When you copy or pivot to influence you may influence once more. Proud: You gain Power for sole "
        "first places only.",
    )
    abilities = (Text("Gut vernetzt", "Connected"), Text("Einflussreich", "Influential"), Text("Stolz", "Proud"))
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (PSIONIC, PSIONIC))

    def follows_declaring(self, game: Arcs, owner: int, declare: Declare) -> bool:
        return declare.new == 1 and bool(game.court_deck)

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        self.works(game, owner)
        game.call(TakeCourtCard(owner))

    def after_pip(self, game: Arcs, owner: int, action: int) -> None:
        if action == INFLUENCE:
            game.call(do.MayInfluence(owner, self.id, 1))

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        if sole:
            return power
        self.works(game, owner, 2)
        return 0


class Anarchist(Card):
    """Taxes with ships alone, empty slots too, but no own cities; two cities fewer."""

    id = 43
    code = "LEAD13"
    name = Text("Anarchist", "Anarchist")
    text = Text(
        "Dezentral: Deine 2 linken Städte kommen aus dem Spiel. Mitreißend: Wo du Schiffe hast, kannst du Städte von "
        "Rivalen ohne Kontrolle besteuern, und freie Gebäudefelder so, als stünde dort eine deiner Städte. "
        "Prinzipientreu: Du kannst deine eigenen Städte nicht besteuern.",
        "Decentralized: Your 2 leftmost cities leave the game. Inspiring: Where you have ships you can tax rival "
        "cities without control, and empty building slots as if a city of yours stood there. Principled: You cannot "
        "tax your own cities.",
    )
    abilities = (
        Text("Dezentral", "Decentralized"),
        Text("Mitreißend", "Inspiring"),
        Text("Prinzipientreu", "Principled"),
    )
    silent = ((2, TAXING),)
    pieces = Pieces((NOTHING, NOTHING), (4, 3, 2), (RELIC, WEAPON))

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner)
        remove_pieces(game, owner, CITY, 2)

    def allows_tax(self, game: Arcs, owner: int, place: int) -> bool:
        system, value = system_of(place), game.buildings[place]
        if not ships_at(game, owner, system):
            return False
        if value == 0:
            return place % PLACES < game.board.slots[system]
        return piece_of(value) == CITY and owner_of(value) != owner

    def forbids_tax(self, game: Arcs, owner: int, place: int) -> bool:
        return game.buildings[place] > 0 and owner_of(game.buildings[place]) == owner

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if not game.buildings[tax.place] or controller(game, system_of(tax.place)) != owner:
            self.works(game, owner, 1)


class Shaper(Card):
    """Gives taxed planets another type; catapults from gates instead of starports."""

    id = 44
    code = "LEAD14"
    name = Text("Weltenformer", "Shaper")
    text = Text(
        "Mythisch: Hast du eine Stadt auf einem Planeten besteuert, darfst du 1 deiner Ressourcen auf den Planeten "
        "legen; er hat für den Rest des Spiels diese Art. Einmal pro Planet. Uralt: Deine Katapultbewegungen beginnen "
        "an Toren statt an Raumhäfen.",
        "Mythic: After you tax a city on a planet you may lay 1 of your tokens on the planet; it has that type for the "
        "rest of the game. Once per planet. Ancient: Your catapult moves start at gates instead of starports.",
    )
    abilities = (Text("Mythisch", "Mythic"), Text("Uralt", "Ancient"))
    pieces = Pieces((CITY, NOTHING), (3, 3, 3), (RELIC, MATERIAL))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        system = system_of(tax.place)
        if not is_gate(system) and not do.is_reshaped(game, system):
            game.call(do.ReshapePlanet(owner, self.id, system))

    def catapults(self, game: Arcs, owner: int, system: int, can: bool) -> bool:
        if can != is_gate(system):
            self.works(game, owner, 1)
        return is_gate(system)


class Agitator(Card):
    """A Weapon for taxing by copy or pivot; intercepts with Weapon icons."""

    id = 45
    code = "LEAD15"
    name = Text("Agitator", "Agitator")
    text = Text(
        "Aufrührerisch: Kopierst du oder weichst du ab, um zu besteuern, erhältst du zusätzlich 1 Waffe. Irregulär: "
        "Fängst du einen Angreifer ab, zählen deine Waffen-Symbole statt deiner intakten Schiffe; wirf danach 1 Waffe "
        "ab, wenn du eine hast.",
        "Firebrand: When you copy or pivot to tax, also gain 1 Weapon. Irregular: When you intercept an attacker, your "
        "Weapon icons count instead of your fresh ships; then discard 1 Weapon if you have one.",
    )
    abilities = (Text("Aufrührerisch", "Firebrand"), Text("Irregulär", "Irregular"))
    pieces = Pieces((CITY, STARPORT), (3, 4, 2), (FUEL, MATERIAL))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if tax.pip:
            self.works(game, owner)
            gain(game, owner, WEAPON)

    def intercept_hits(self, game: Arcs, owner: int, battle: Battle, hits: int) -> int:
        self.works(game, owner, 1)
        return icons(game, owner, WEAPON)

    def after_interception(self, game: Arcs, owner: int, battle: Battle) -> None:
        game.call(do.DiscardOne(owner, WEAPON))


class Quartermaster(Card):
    """Repairs ships after battles; starts with one Outrage."""

    id = 46
    code = "LEAD16"
    name = Text("Quartiermeister", "Quartermaster")
    text = Text(
        "Zäh: Repariere nach einem Kampf, an dem du beteiligt warst, dort für jeden Raumhafen in Sektoren, die du "
        "kontrollierst, 1 deiner Schiffe. Gierig: Du beginnst mit einem Agenten auf dem Aufschrei-Feld für Baustoff.",
        "Resilient: After a battle you took part in, repair there 1 of your ships for each starport in systems you "
        "control. Greedy: You start with an agent on your Outrage slot for Material.",
    )
    abilities = (Text("Zäh", "Resilient"), Text("Gierig", "Greedy"))
    pieces = Pieces((STARPORT, NOTHING), (4, 3, 2), (FUEL, WEAPON))

    def repairs(self, game: Arcs, owner: int, system: int) -> int:
        """Ships to repair: one per starport of any colour that the owner controls."""
        starports = 0
        for place, value in enumerate(game.buildings):
            if value and piece_of(value) == STARPORT and controller(game, system_of(place)) == owner:
                starports += 1
        return min(starports, game.damaged[owner * SYSTEMS + system])

    def follows_battle(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return self.repairs(game, owner, battle.system) > 0

    def after_battle(self, game: Arcs, owner: int, battle: Battle) -> None:
        self.works(game, owner)
        for _ in range(self.repairs(game, owner, battle.system)):
            repair_ship(game, owner, battle.system)
            game.tell("repair", (owner, SHIP, battle.system))

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner, 1)
        mark_outrage(game, owner, MATERIAL)


LEADERS_PACK = (Archivist(), Overseer(), Corsair(), Noble(), Anarchist(), Shaper(), Agitator(), Quartermaster())
for _card in LEADERS_PACK:
    DECK.add(_card)
