"""The last 4 leaders of the base box, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.influence import can_influence
from starboard.games.arcs.actions.move import Move, can_move, movable, starts_to_fight
from starboard.games.arcs.actions.secure import Secure, securable
from starboard.games.arcs.cards.card import DECK, DICE, SECURING, Leader, Reason, Why
from starboard.games.arcs.cards.leaders_shared import COURT_CARD, NO, MayInfluence, demoted
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    AGENT,
    BATTLE,
    BY_SINGLE_PIP,
    CITY,
    EMPATH,
    MATERIAL,
    NOBODY,
    NOTHING,
    NOWHERE,
    PSIONIC,
    RELIC,
    SECURE,
    STARPORT,
    WEAPON,
)
from starboard.games.arcs.pieces import Pieces
from starboard.games.arcs.queries import agents_on, filled_slots, guild_cards, is_guild, pieces_left, rivals, turn_order
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import give_card, place_agent
from starboard.games.arcs.wording import word_court


class Rebel(Leader):
    """Two dice more than ships, which must be rolled; two ships per move at most."""

    printed = 35
    code = "LEAD05"
    worth = 0.8
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


class Warrior(Leader):
    """A move around the battle of a copy or pivot; Empath is demoted."""

    printed = 36
    code = "LEAD06"
    worth = 1.0
    name = Text("Krieger", "Warrior")
    text = Text(
        "Taktisch: Kopierst du oder weichst du ab, um zu kämpfen, darfst du unmittelbar davor oder danach einmal "
        "bewegen. Gewalttätig: Für den ersten Platz beim Empathen erhältst du nur den Wert des zweiten und keinen "
        "Städtebonus, für andere Plätze nichts.",
        "Tactical: When you copy or pivot to battle you may move once directly before or after it. Violent: For first "
        "place in Empath you get only the second value and no city bonus, for any other place nothing.",
    )
    abilities = (Text("Taktisch", "Tactical"), Text("Gewalttätig", "Violent"))
    spoken = (("place_power", 1),)
    offers = (Text("Bewegen, dann kämpfen", "Move, then battle"),)
    replaces = (BATTLE,)
    pieces = Pieces((CITY, STARPORT), (3, 3, 2), (WEAPON, MATERIAL))

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == BATTLE and by == BY_SINGLE_PIP and starts_to_fight(game, owner) else []

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_move_to_fight" if turn.paying() == BY_SINGLE_PIP else "single")

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(MoveThenBattle(owner))

    def after_pip(self, game: Arcs, owner: int, action: int) -> None:
        if action == BATTLE and can_move(game, owner):
            game.call(MayMove(owner, self.id))

    def place_power(self, game: Arcs, owner: int, ambition: int, sole: bool, power: int, second: int) -> int:
        return demoted(sole, second) if ambition == EMPATH else power


class MoveThenBattle(Procedure):
    """The Warrior's move before the battle, which must follow."""

    steps = ("move", "battle")
    fields = ("seat",)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat

    def move(self, game: Arcs) -> None:
        game.call(Move(self.seat, NOWHERE, NOTHING, 1))

    def battle(self, game: Arcs) -> None:
        game.call(Battle(self.seat))


class MayMove(Procedure):
    """A Move action that can be left out (Warrior)."""

    steps = ("choose_start", "move")
    fields = ("seat", "card", "start")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.start = DONE

    def choose_start(self, game: Arcs) -> Ask:
        return Ask(self.seat, "start", [DONE, *movable(game, self.seat)])

    def move(self, game: Arcs) -> None:
        if self.start != DONE:
            DECK.cards[self.card].works(game, self.seat)
            game.call(Move(self.seat, self.start))


class Feastbringer(Leader):
    """Influence around the securing of a copy or pivot; declarations cost a Guild card."""

    printed = 37
    code = "LEAD07"
    worth = 1.0
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

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == SECURE and by == BY_SINGLE_PIP and slots_to_secure(game, owner) else []

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_agent_to_secure" if turn.paying() == BY_SINGLE_PIP else "single")

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(InfluenceThenSecure(owner))

    def after_pip(self, game: Arcs, owner: int, action: int) -> None:
        if action == SECURE:
            game.call(MayInfluence(owner, self.id))

    def forbids_declaring(self, game: Arcs, owner: int) -> bool:
        return not guild_cards(game, owner)

    def before_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        self.works(game, owner, 1)
        game.call(GiveGuildCard(owner))


def slots_to_secure(game: Arcs, seat: int) -> list[int]:
    """Court cards where one more agent leaves or makes a card that can be secured."""
    if not can_influence(game, seat):
        return []
    slots = filled_slots(game)
    if securable(game, seat):
        return slots
    return [s for s in slots if all([agents_on(game, s, r) <= agents_on(game, s, seat) for r in rivals(game, seat)])]


class InfluenceThenSecure(Procedure):
    """The Feastbringer's agent before securing, which must follow; both may concern different cards."""

    steps = ("choose_card", "place", "secure")
    fields = ("seat", "court")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.court = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def choose_card(self, game: Arcs) -> Ask:
        return Ask(self.seat, "court", slots_to_secure(game, self.seat))

    def place(self, game: Arcs) -> None:
        place_agent(game, self.seat, self.court)

    def secure(self, game: Arcs) -> None:
        game.call(Secure(self.seat))


class GiveGuildCard(Procedure):
    """The Feastbringer pays for a declaration; the rival with the least Power gets the card."""

    steps = ("choose_card", "give")
    fields = ("seat", "gift")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.gift = NOTHING

    def choose_card(self, game: Arcs) -> Ask:
        return Ask(self.seat, "gift", guild_cards(game, self.seat))

    def give(self, game: Arcs) -> None:
        rival = weakest_rival(game, self.seat)
        give_card(game, self.gift, rival)
        game.tell("gift", (self.seat, self.gift, rival))


def weakest_rival(game: Arcs, seat: int) -> int:
    """The rival with the least Power; of several the first in turn order (FINE-06)."""
    weakest = NOBODY
    for rival in turn_order(game):
        if rival != seat and (weakest == NOBODY or game.power[rival] < game.power[weakest]):
            weakest = rival
    return weakest


class Demagogue(Leader):
    """Agents for each declaration; one agent alone secures no Guild card."""

    printed = 38
    code = "LEAD08"
    worth = 1.1
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
        return pieces_left(game, owner, AGENT) > 0

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(PlaceAgents(owner, self.id))

    def forbids_secure(self, game: Arcs, owner: int, slot: int) -> bool:
        return is_guild(game.court[slot]) and agents_on(game, slot, owner) < 2


class PlaceAgents(Procedure):
    """One agent on each of as many Court cards as the Demagogue likes."""

    steps = ("choose_card", "place")
    fields = ("seat", "card", "taken", "court")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.taken: tuple[int, ...] = ()  # slots that have got an agent
        self.court = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def choose_card(self, game: Arcs) -> Ask:
        free = filled_slots(game) if pieces_left(game, self.seat, AGENT) else []
        return Ask(self.seat, "court", [DONE, *[slot for slot in free if slot not in self.taken]])

    def place(self, game: Arcs) -> None:
        if self.court != DONE:
            if not self.taken:
                DECK.cards[self.card].works(game, self.seat)
            self.taken = (*self.taken, self.court)
            place_agent(game, self.seat, self.court)
            self.again()


TEXTS: Final = {
    "MayMove.start": Text("{card:card}: Von wo bewegst du noch Schiffe?", "{card:card}: from where do you move ships?"),
    "MayMove.start=": Text("{it:system}", "{it:system}"),
    "MayMove.start=-1": NO,
    "InfluenceThenSecure.court": Text(
        "Auf welche Hofkarte setzt du einen Agenten, bevor du sicherst?",
        "On which Court card do you put an agent before you secure?",
    ),
    "InfluenceThenSecure.court=": COURT_CARD,
    "GiveGuildCard.gift": Text(
        "Welche Gildenkarte verschenkst du, um zu bekunden?", "Which Guild card do you give away to declare?"
    ),
    "GiveGuildCard.gift=": Text("{it:card}", "{it:card}"),
    "PlaceAgents.court": Text(
        "{card:card}: Auf welche Hofkarte setzt du einen Agenten?",
        "{card:card}: on which Court card do you put an agent?",
    ),
    "PlaceAgents.court=": COURT_CARD,
    "gift": Text("{0:seat} schenkt {1:card} an {2:seat}.", "{0:seat} gives {1:card} to {2:seat}."),
}

REASONS: Final = {
    "single": Reason(Text("Nur wenn du kopierst oder abweichst.", "Only when you copy or pivot.")),
    "no_move_to_fight": Reason(Text("Keine Bewegung führt zu einem Kampf.", "No move leads to a battle.")),
    "no_agent_to_secure": Reason(
        Text("Ein Agent mehr genügt nirgends, um zu sichern.", "One more agent lets you secure nothing.")
    ),
}
