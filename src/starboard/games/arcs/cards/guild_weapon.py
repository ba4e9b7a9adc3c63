"""The five Guild cards of Weapon, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.cards.card import PRELUDE, GuildCard, Reason, Why
from starboard.games.arcs.cards.guild_shared import Loyal, Union
from starboard.games.arcs.effects import PlaceInOne
from starboard.games.arcs.ids import (
    AGGRESSION,
    BATTLE,
    BUILD,
    INFLUENCE,
    NOBODY,
    NOTHING,
    RESOURCES,
    SKIRMISH,
    WEAPON,
)
from starboard.games.arcs.queries import agents_on, captives_held, filled_slots, icons, rivals
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import (
    capture,
    discard_card,
    execute_captive,
    lift_agents,
    release_captive,
)
from starboard.games.arcs.wording import word_captive, word_court

THREE_SHIPS = Text(
    "Wirf diese Karte ab: 3 Schiffe in einen Sektor, den du kontrollierst",
    "Discard this card: 3 ships into a system you control",
)


class ArmsUnion(Union):
    """As Admin Union, for Aggression."""

    printed = 10
    code = "bc11"
    suit = WEAPON
    keys = 2
    attaches_to = AGGRESSION
    worth = 1.4
    name = Text("Union der Waffenmeister", "Arms Union")
    text = Text(
        "Auftakt: Lege diese Karte an eine offen ausliegende Aggressionskarte. Nimm diese am Ende der Runde auf die "
        "Hand und wirf die Union ab.",
        "Prelude: Put this card beside a face-up Aggression card. At the end of the round take that card into your "
        "hand and discard the Union.",
    )


class PrisonWardens(GuildCard):
    """Pressgang (Build), Execute (Influence). Prelude: discard for 3 ships."""

    printed = 11
    code = "bc12"
    suit = WEAPON
    keys = 2
    worth = 1.1
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
    gives_up = 2

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        if not captives_held(game, owner):
            return []
        return [0] if action == BUILD else [1] if action == INFLUENCE else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [2]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        if number == 0:
            game.call(Pressgang(owner))
        elif number == 1:
            game.call(Execute(owner))
        else:
            discard_card(game, self.id)
            game.call(PlaceInOne(owner, 3))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_captive")


class Pressgang(Procedure):
    """Captives go home, each for a token of any type."""

    steps = ("choose_captive", "choose_token", "exchange")
    fields = ("seat", "count", "captive", "resource")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.count = 0
        self.captive = DONE
        self.resource = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_captive(choice, values) if field == "captive" else ""

    def choose_captive(self, game: Arcs) -> Ask:
        return Ask(self.seat, "captive", ([DONE] if self.count else []) + captives_held(game, self.seat))

    def choose_token(self, game: Arcs) -> Ask | None:
        if self.captive == DONE:
            self.stop()
            return None
        types = [resource for resource in range(RESOURCES) if game.supply[resource]]
        return Ask(self.seat, "resource", types) if types else None

    def exchange(self, game: Arcs) -> None:
        self.count += 1
        release_captive(game, self.seat, self.captive)
        self.again() if captives_held(game, self.seat) else self.stop()
        if self.resource != NOTHING:
            gain(game, self.seat, self.resource)
            self.resource = NOTHING


class Execute(Procedure):
    """Captives become trophies; they keep their colour."""

    steps = ("choose_captive", "execute")
    fields = ("seat", "count", "captive")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.count = 0
        self.captive = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_captive(choice, values) if field == "captive" else ""

    def choose_captive(self, game: Arcs) -> Ask:
        return Ask(self.seat, "captive", ([DONE] if self.count else []) + captives_held(game, self.seat))

    def execute(self, game: Arcs) -> None:
        if self.captive == DONE:
            return
        self.count += 1
        execute_captive(game, self.seat, self.captive)
        if captives_held(game, self.seat):
            self.again()


class Skirmishers(GuildCard):
    """Roll skirmish dice again, up to your Weapon icons. Prelude: discard for 3 ships."""

    printed = 12
    code = "bc13"
    suit = WEAPON
    keys = 2
    worth = 0.9
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
    gives_up = 0

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, victim: int) -> int:
        return icons(game, owner, WEAPON) if victim != NOBODY and die == SKIRMISH else 0

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        game.call(PlaceInOne(owner, 3))


class CourtEnforcers(GuildCard):
    """Abduct (Battle): capture rival agents at Court. Prelude: discard for 3 ships."""

    printed = 13
    code = "bc14"
    suit = WEAPON
    keys = 2
    worth = 1.0
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
    gives_up = 1

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == BATTLE and abduction_slots(game, owner) else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [1]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        if number == 0:
            game.call(Abduct(owner))
        else:
            discard_card(game, self.id)
            game.call(PlaceInOne(owner, 3))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_abduction", icons(game, owner, WEAPON))


def abduction_slots(game: Arcs, seat: int) -> list[int]:
    """Court cards whose rival agents, all added up, are fewer than the seat's Weapon icons."""
    weapons = icons(game, seat, WEAPON)
    found = []
    for slot in filled_slots(game):
        agents = sum([agents_on(game, slot, rival) for rival in rivals(game, seat)])
        if 0 < agents < weapons:
            found.append(slot)
    return found


class Abduct(Procedure):
    steps = ("choose_card", "abduct")
    fields = ("seat", "slot")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def choose_card(self, game: Arcs) -> Ask:
        return Ask(self.seat, "slot", abduction_slots(game, self.seat))

    def abduct(self, game: Arcs) -> None:
        for rival in rivals(game, self.seat):
            count = lift_agents(game, rival, self.slot)
            if count:
                game.tell("abduct", (self.seat, count, rival, game.court[self.slot]))
                capture(game, self.seat, rival, count)


class LoyalMarines(Loyal):
    """Stays through Weapon Outrage; any token may be paid as a Weapon. Prelude: discard for 3 ships."""

    printed = 14
    code = "bc15"
    suit = WEAPON
    keys = 3
    worth = 0.9
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
    gives_up = 0

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        game.call(PlaceInOne(owner, 3))


TEXTS: Final = {
    "Pressgang.captive": Text("Welchen Gefangenen gibst du zurück?", "Which captive do you return?"),
    "Pressgang.captive=": Text("Agent von {it:seat}", "Agent of {it:seat}"),
    "Pressgang.captive=ship": Text("Schiff von {owner:seat}", "Ship of {owner:seat}"),
    "Pressgang.resource": Text("Welche Ressource erhältst du dafür?", "Which token do you gain for it?"),
    "Pressgang.resource=": Text("{it:resource}", "{it:resource}"),
    "Execute.captive": Text("Welchen Gefangenen machst du zur Trophäe?", "Which captive becomes a trophy?"),
    "Execute.captive=": Text("Agent von {it:seat}", "Agent of {it:seat}"),
    "Execute.captive=ship": Text("Schiff von {owner:seat}", "Ship of {owner:seat}"),
    "Abduct.slot": Text(
        "Von welcher Hofkarte entführst du die Agenten?", "From which Court card do you abduct the agents?"
    ),
    "Abduct.slot=": Text("{card:card}", "{card:card}"),
    "execute": Text(
        "{0:seat} macht einen Gefangenen von {1:seat} zur Trophäe.",
        "{0:seat} turns a captive of {1:seat} into a trophy.",
    ),
    "abduct": Text(
        "{0:seat} entführt Agenten von {3:card}: {1:n} von {2:seat}.",
        "{0:seat} abducts agents from {3:card}: {1:n} of {2:seat}.",
    ),
}

REASONS: Final = {
    "no_abduction": Reason(
        Text(
            "Auf keiner Hofkarte haben alle Rivalen zusammen Agenten, aber weniger als du Waffen-Symbole ({0:n}).",
            "On no Court card have all rivals together agents, but fewer than your Weapon icons ({0:n}).",
        )
    ),
}
