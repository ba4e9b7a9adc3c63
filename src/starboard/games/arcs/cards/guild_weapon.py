"""The five Guild cards of Weapon, in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.cards import guild_procedures as do
from starboard.games.arcs.cards.card import PRELUDE, Card, Why
from starboard.games.arcs.effects import PlaceInOne
from starboard.games.arcs.ids import (
    AGGRESSION,
    BATTLE,
    BUILD,
    INFLUENCE,
    SKIRMISH,
    WEAPON,
)
from starboard.games.arcs.queries import icons
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_card

THREE_SHIPS = Text(
    "Wirf diese Karte ab: 3 Schiffe in einen Sektor, den du kontrollierst",
    "Discard this card: 3 ships into a system you control",
)


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
