"""The 8 leaders of the base box, in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.influence import can_influence
from starboard.games.arcs.actions.move import can_move, starts_to_fight
from starboard.games.arcs.actions.tax import Tax
from starboard.games.arcs.cards import leader_procedures as do
from starboard.games.arcs.cards.card import DECK, DICE, SECURING, TAXING, Card, Why
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    AGENT,
    BATTLE,
    CITY,
    EMPATH,
    FUEL,
    GUILD_CARDS,
    MATERIAL,
    NOTHING,
    PIECES,
    PSIONIC,
    RELIC,
    SECURE,
    SLOTS,
    STARPORT,
    TYCOON,
    TYRANT,
    WEAPON,
    system_of,
)
from starboard.games.arcs.queries import agents_on, controller, guild_cards, is_declared
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.variant import Pieces
from starboard.games.arcs.verbs import discard_token, mark_outrage


def demoted(sole: bool, second: int) -> int:
    """A demoted ambition: first place pays the second value, no other place anything (LC-03)."""
    return second if sole else 0


class Elder(Card):
    """Influence after losing a piece to an attacker; no ransacking after battles; Tyrant is demoted."""

    id = 31
    code = "LEAD01"
    name = Text("Ältester", "Elder")
    text = Text(
        "Verehrt: Hat ein Angreifer in einem Kampf Marker von dir zerstört, darfst du danach einmal beeinflussen. "
        "Wer gegen dich kämpft, raubt den Hof nicht aus. Gerecht: Für den ersten Platz beim Tyrannen erhältst du nur "
        "den Wert des zweiten und keinen Städtebonus, für andere Plätze nichts.",
        "Beloved: If an attacker destroyed a piece of yours in a battle, you may influence once afterwards. Whoever "
        "battles you does not ransack the Court. Just: For first place in Tyrant you get only the second value and no "
        "city bonus, for any other place nothing.",
    )
    abilities = (Text("Verehrt", "Beloved"), Text("Gerecht", "Just"))
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (RELIC, MATERIAL))

    def follows_battle(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return owner == battle.defender and battle.destroyed > 0 and can_influence(game, owner)

    def after_battle(self, game: Arcs, owner: int, battle: Battle) -> None:
        game.call(do.MayInfluence(owner, self.id))

    def forbids_ransack(self, game: Arcs, owner: int) -> bool:
        self.works(game, owner)
        return True

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        if ambition != TYRANT:
            return power
        self.works(game, owner, 1)
        return demoted(sole, second)


class Mystic(Card):
    """Psionic for taxing by copy or pivot; starts with two Outrages."""

    id = 32
    code = "LEAD02"
    name = Text("Mystiker", "Mystic")
    text = Text(
        "Eingestimmt: Kopierst du oder weichst du ab, um zu besteuern, erhältst du zusätzlich 1 Psi. Rätselhaft: Du "
        "beginnst mit Agenten auf den Aufschrei-Feldern für Baustoff und Treibstoff.",
        "Attuned: When you copy or pivot to tax, also gain 1 Psionic. Cryptic: You start with agents on your Outrage "
        "slots for Material and Fuel.",
    )
    abilities = (Text("Eingestimmt", "Attuned"), Text("Rätselhaft", "Cryptic"))
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (PSIONIC, RELIC))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if tax.pip:
            self.works(game, owner)
            gain(game, owner, PSIONIC)

    def setup(self, game: Arcs, owner: int) -> None:
        self.works(game, owner, 1)
        mark_outrage(game, owner, MATERIAL)
        mark_outrage(game, owner, FUEL)


class FuelDrinker(Card):
    """Fuel for taxing by copy or pivot; all Fuel is gone when Tycoon was scored."""

    id = 33
    code = "LEAD03"
    name = Text("Treibstofftrinker", "Fuel-Drinker")
    text = Text(
        "Unersättlich: Kopierst du oder weichst du ab, um zu besteuern, erhältst du zusätzlich 1 Treibstoff. "
        "Verschwenderisch: Wurde der Magnat gewertet, wirfst du danach deinen ganzen Treibstoff ab.",
        "Insatiable: When you copy or pivot to tax, also gain 1 Fuel. Lavish: If Tycoon was scored, discard all your "
        "Fuel afterwards.",
    )
    abilities = (Text("Unersättlich", "Insatiable"), Text("Verschwenderisch", "Lavish"))
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (FUEL, FUEL))

    def after_tax(self, game: Arcs, owner: int, tax: Tax) -> None:
        if tax.pip:
            self.works(game, owner)
            gain(game, owner, FUEL)

    def after_scoring(self, game: Arcs, owner: int) -> None:
        if is_declared(game, TYCOON):
            slots = [slot for slot in range(SLOTS) if game.slots[owner * SLOTS + slot] == FUEL]
            if slots:
                self.works(game, owner, 1)
            for slot in slots:
                discard_token(game, owner, slot)


class Upstart(Card):
    """A token for each declaration; taxes nothing that is not controlled."""

    id = 34
    code = "LEAD04"
    name = Text("Emporkömmling", "Upstart")
    text = Text(
        "Ehrgeizig: Immer wenn du eine Ambition bekundest, darfst du 1 beliebige Ressource aus dem Vorrat nehmen. "
        "Unreif: Du kannst nur Städte besteuern, die du kontrollierst, auch deine eigenen.",
        "Ambitious: Whenever you declare an ambition you may gain 1 token of any type. Callow: You can tax only cities "
        "that you control, your own included.",
    )
    abilities = (Text("Ehrgeizig", "Ambitious"), Text("Unreif", "Callow"))
    silent = ((1, TAXING),)
    pieces = Pieces((CITY, STARPORT), (4, 3, 2), (PSIONIC, MATERIAL))

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(do.MayTakeToken(owner, self.id))

    def forbids_tax(self, game: Arcs, owner: int, place: int) -> bool:
        return controller(game, system_of(place)) != owner


class Rebel(Card):
    """Two dice more than ships, which must be rolled; two ships per move at most."""

    id = 35
    code = "LEAD05"
    name = Text("Rebell", "Rebel")
    text = Text(
        "Entschlossen: Greifst du an, musst du zu den Würfeln für deine Schiffe 2 weitere wählen. Ungeordnet: Du "
        "kannst "
        "höchstens 2 Schiffe auf einmal bewegen.",
        "Committed: When you attack you must collect 2 dice beyond those for your ships. Disorganized: A move of yours "
        "takes 2 ships at most.",
    )
    abilities = (Text("Entschlossen", "Committed"), Text("Ungeordnet", "Disorganized"))
    silent = ((0, DICE), (1, ("Move.fresh", "Move.damaged")))
    pieces = Pieces((STARPORT, NOTHING), (4, 4, 2), (MATERIAL, WEAPON))

    def most_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        return most + 2

    def least_dice(self, game: Arcs, owner: int, battle: Battle, least: int) -> int:
        return least + 2

    def most_ships(self, game: Arcs, owner: int, most: int) -> int:
        return min(most, 2)


class Warrior(Card):
    """A move around the battle of a copy or pivot; Empath is demoted."""

    id = 36
    code = "LEAD06"
    name = Text("Krieger", "Warrior")
    text = Text(
        "Taktisch: Kopierst du oder weichst du ab, um zu kämpfen, darfst du unmittelbar davor oder danach einmal "
        "bewegen. Gewalttätig: Für den ersten Platz beim Empathen erhältst du nur den Wert des zweiten und keinen "
        "Städtebonus, für andere Plätze nichts.",
        "Tactical: When you copy or pivot to battle you may move once directly before or after it. Violent: For first "
        "place in Empath you get only the second value and no city bonus, for any other place nothing.",
    )
    abilities = (Text("Taktisch", "Tactical"), Text("Gewalttätig", "Violent"))
    offers = (Text("Bewegen, dann kämpfen", "Move, then battle"),)
    replaces = (BATTLE,)
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (WEAPON, MATERIAL))

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == BATTLE and pip and starts_to_fight(game, owner) else []

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_move_to_fight" if turn.is_single() else "single")

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.MoveThenBattle(owner))

    def after_pip(self, game: Arcs, owner: int, action: int) -> None:
        if action == BATTLE and can_move(game, owner):
            game.call(do.MayMove(owner, self.id))

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        if ambition != EMPATH:
            return power
        self.works(game, owner, 1)
        return demoted(sole, second)


class Feastbringer(Card):
    """Influence around the securing of a copy or pivot; declarations cost a Guild card."""

    id = 37
    code = "LEAD07"
    name = Text("Festgeber", "Feastbringer")
    text = Text(
        "Charismatisch: Kopierst du oder weichst du ab, um zu sichern, darfst du unmittelbar davor oder danach einmal "
        "beeinflussen. Großzügig: Um eine Ambition zu bekunden, musst du dem Rivalen mit der wenigsten Macht "
        "1 Gildenkarte schenken.",
        "Charismatic: When you copy or pivot to secure you may influence once directly before or after it. Generous: "
        "To declare an ambition you must give 1 Guild card to the rival with the least Power.",
    )
    abilities = (Text("Charismatisch", "Charismatic"), Text("Großzügig", "Generous"))
    offers = (Text("Beeinflussen, dann sichern", "Influence, then secure"),)
    replaces = (SECURE,)
    pieces = Pieces((CITY, CITY), (3, 3, 3), (RELIC, MATERIAL))

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == SECURE and pip and do.slots_to_secure(game, owner) else []

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_agent_to_secure" if turn.is_single() else "single")

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(do.InfluenceThenSecure(owner))

    def after_pip(self, game: Arcs, owner: int, action: int) -> None:
        if action == SECURE:
            game.call(do.MayInfluence(owner, self.id))

    def forbids_declaring(self, game: Arcs, owner: int) -> bool:
        return not guild_cards(game, owner)

    def before_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        self.works(game, owner, 1)
        game.call(do.GiveGuildCard(owner))


class Demagogue(Card):
    """Agents for each declaration; one agent alone secures no Guild card."""

    id = 38
    code = "LEAD08"
    name = Text("Demagoge", "Demagogue")
    text = Text(
        "Kühn: Immer wenn du eine Ambition bekundest, darfst du auf beliebig viele Hofkarten je 1 Agenten setzen. "
        "Paranoid: Du kannst keine Gildenkarte sichern, auf der du nur 1 Agenten hast.",
        "Bold: Whenever you declare an ambition you may put 1 agent on each of any number of Court cards. Paranoid: "
        "You cannot secure a Guild card on which you have only 1 agent.",
    )
    abilities = (Text("Kühn", "Bold"), Text("Paranoid", "Paranoid"))
    silent = ((1, SECURING),)
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (PSIONIC, WEAPON))

    def follows_declaring(self, game: Arcs, owner: int, declare: Declare) -> bool:
        return game.left[owner * PIECES + AGENT] > 0

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(do.PlaceAgents(owner, self.id))

    def forbids_secure(self, game: Arcs, owner: int, slot: int) -> bool:
        return game.court[slot] < GUILD_CARDS and agents_on(game, slot, owner) < 2


LEADERS = (Elder(), Mystic(), FuelDrinker(), Upstart(), Rebel(), Warrior(), Feastbringer(), Demagogue())
for _card in LEADERS:
    DECK.add(_card)
