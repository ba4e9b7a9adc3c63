"""The cards of the Blight Speaker's set in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign import court_cards
from starboard.games.arcs.campaign.blight import is_herding, may_herd, most_of_herd
from starboard.games.arcs.campaign.court import bury_from_court
from starboard.games.arcs.campaign.court_cards import bury_vox
from starboard.games.arcs.campaign.fates.f13_blight_speaker import (
    FURY,
    HUNGER,
    HUNTERS,
    LOOMS,
    PANIC,
    PURGES,
    REAPERS,
    SPORES,
)
from starboard.games.arcs.campaign.fates.f13_blight_speaker_do import (
    Anger,
    CleanseOne,
    Harvest,
    Panic,
    Spawn,
    harvestable,
    spawnable,
)
from starboard.games.arcs.campaign.queries import has_blight, has_blight_left, reach
from starboard.games.arcs.campaign.verbs import change_power, return_stowed, stow
from starboard.games.arcs.cards.card import GuildCard, Lore, VoxCard, Why
from starboard.games.arcs.ids import BATTLE, BLIGHT, BUILD, MATERIAL, PSIONIC, SHIP, TAX, WEAPON
from starboard.games.arcs.queries import rivals, trophies_of, turn_order
from starboard.games.arcs.scoring import return_trophies
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_card

POWER_OF_TROPHY: Final = 2  # for each Blight in a purge


class SporeShips(GuildCard):
    """Blight does not end your catapult moves. Spawn (Build): damage a Blight, and another one appears."""

    printed = SPORES
    code = "F1302"
    suit = PSIONIC
    protected = True
    worth = 1.2
    name = Text("Sporenschiffe", "Spore Ships")
    text = Text(
        "Geschützt. Verderbnis beendet deine Katapultbewegungen nicht. Ausbrüten (Bauen): Beschädige eine intakte "
        "Verderbnis in einem Sektor, den du kontrollierst; dort kommt 1 beschädigte Verderbnis hinzu.",
        "Protected. Blight does not end your catapult moves. Spawn (Build): Damage a fresh Blight in a system that you "
        "control; 1 damaged Blight is added there.",
    )
    offers = (Text("Ausbrüten: Verderbnis vermehren", "Spawn: breed Blight"),)
    replaces = (BUILD,)

    def ignores_blight(self, game: Arcs, owner: int, system: int) -> bool:
        return True

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == BUILD and spawnable(reach(game), owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Spawn(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_spawn" if has_blight_left(reach(game)) else "no_blight_left")


class BlightFury(Lore):
    """Move and repair Blight you control. Anger (Battle): Blight Crises in a cluster."""

    printed = FURY
    code = "F1304"
    worth = 1.5
    name = Text("Zorn der Verderbnis", "Blight Fury")
    text = Text(
        "Du darfst Verderbnis, die du kontrollierst, bewegen und reparieren; sie katapultiert nie und gehört dir "
        "nicht. Erzürnen (Kämpfen): Wirf den Zahlenwürfel. Für jedes Psi, das du ausgibst, darfst du ihn um 1 nach "
        "oben oder unten drehen (6 und 1 sind benachbart). In jedem Sektor dieses Clusters gibt es eine Krise der "
        "Verderbnis.",
        "You may move and repair Blight that you control; it never catapults and is not yours. Anger (Battle): Roll "
        "the number die. For each Psionic that you spend you may turn it up or down by 1 (6 and 1 are neighbours). A "
        "Blight Crisis happens in each system of that cluster.",
    )
    offers = (Text("Erzürnen: Krisen der Verderbnis in einem Cluster", "Anger: Blight Crises in a cluster"),)
    replaces = (BATTLE,)
    abilities = (Text("Erzürnen", "Anger"), Text("Lenken", "Herding"))
    silent = ((1, ("Move.start", "Move.ships", "Move.fresh", "Repair.system", "Repair.piece")),)

    def commands(self, game: Arcs, owner: int, ally: int, system: int, action: int) -> bool:
        return ally == BLIGHT and may_herd(game, owner, system, action)

    def leads(self, game: Arcs, owner: int, ally: int, action: int) -> bool:
        return ally == BLIGHT and is_herding(action)

    def most_companions(self, game: Arcs, owner: int, ally: int, own: int, most: int) -> int:
        return most_of_herd(ally, most)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        blighted = [system for system in game.board.systems if has_blight(reach(game), system)]
        return [0] if action == BATTLE and blighted else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Anger(owner, by))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_blight")


class BlightHunters(GuildCard):
    """One hit is enough for Blight."""

    printed = HUNTERS
    code = "F1305"
    suit = WEAPON
    keys = 2
    worth = 0.9
    name = Text("Verderbnisjäger", "Blight Hunters")
    text = Text(
        "Greifst du an, genügt 1 Treffer, um Verderbnis zu beschädigen oder beschädigte zu zerstören.",
        "When you attack, 1 hit is enough to damage Blight, or to destroy a damaged one.",
    )

    def toughness(self, game: Arcs, owner: int, victim: int, hits: int) -> int:
        return 1 if victim == BLIGHT else hits


class BlightReapers(GuildCard):
    """Harvest (Tax): destroy a damaged Blight for a token."""

    printed = REAPERS
    code = "F1306"
    suit = MATERIAL
    keys = 2
    worth = 1.1
    name = Text("Verderbnisschnitter", "Blight Reapers")
    text = Text(
        "Ernten (Besteuern): Zerstöre 1 beschädigte Verderbnis in einem Sektor, den du kontrollierst; sie wird keine "
        "Trophäe. Erhalte 1 Ressource der Art dieses Planeten, an einem Tor eine beliebige.",
        "Harvest (Tax): Destroy 1 damaged Blight in a system that you control; it is no trophy. Gain 1 token of that "
        "planet's type, at a gate of any type.",
    )
    offers = (Text("Ernten: Verderbnis für eine Ressource zerstören", "Harvest: destroy Blight for a token"),)
    replaces = (TAX,)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == TAX and harvestable(reach(game), owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Harvest(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_harvest")


class BlightPurge(VoxCard):
    """Blight trophies bring Power: everybody's in a Crisis, the owner's alone when secured."""

    printed = PURGES[0]
    copies = (PURGES[1], PURGES[2])
    code = "F1307"
    worth = 0.8
    name = Text("Säuberung", "Blight Purge")
    text = Text(
        "Krise: Alle erhalten 2 Macht für jede Verderbnis unter ihren Trophäen. Begrabe diese Karte. Sobald gesichert: "
        "Du erhältst 2 Macht für jede Verderbnis unter deinen Trophäen; die der Rivalen kehren in den Vorrat zurück. "
        "Wirf diese Karte ab.",
        "Crisis: Everybody gains 2 Power for each Blight among their trophies. Bury this card. When secured: You gain "
        "2 Power for each Blight among your trophies; those of rivals return to the supply. Discard this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        for seat in turn_order(game):
            change_power(position, seat, POWER_OF_TROPHY * trophies_of(game, seat, BLIGHT, SHIP))
        bury_from_court(position, self.id)

    def when_secured(self, game: Arcs, owner: int) -> None:
        change_power(reach(game), owner, POWER_OF_TROPHY * trophies_of(game, owner, BLIGHT, SHIP))
        for rival in rivals(game, owner):
            return_trophies(game, rival, BLIGHT, SHIP)

    def after_effect(self, game: Arcs) -> None:
        discard_card(game, self.id)


class BlightPanic(VoxCard):
    """Crisis: agents flee from the Court, as many as there is Blight at home. Secured: cleanse a cluster."""

    printed = PANIC
    code = "F1310"
    worth = 0.7
    name = Text("Panik vor der Verderbnis", "Blight Panic")
    text = Text(
        "Krise: In Zugreihenfolge nehmen alle so viele ihrer Agenten vom Hof zurück, wie es Verderbnis in Sektoren mit "
        "ihren Gebäuden oder ihrem Flaggschiff gibt. Begrabe diese Karte. Sobald gesichert: Zerstöre alle beschädigte "
        "Verderbnis in einem Cluster, in dem du Figuren hast. Begrabe diese Karte.",
        "Crisis: In turn order everybody takes back as many of their agents from the Court as there is Blight in "
        "systems with their buildings or Flagship. Bury this card. When secured: Destroy all damaged Blight in a "
        "cluster where you have pieces. Bury this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        """It is buried last: agents on it may be among those taken back."""
        game.call(Panic(self.id, tuple(turn_order(game))))

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(CleanseOne(owner))

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class BlightLooms(court_cards.BlightLooms):
    printed = LOOMS
    code = "F1311"


class BlightHunger(Lore):
    """What Blight Crises destroy lies here until the chapter is scored."""

    printed = HUNGER
    code = "F1313"
    worth = 1.0
    name = Text("Hunger der Verderbnis", "Blight Hunger")
    text = Text(
        "Figuren, wessen auch immer, die eine Krise der Verderbnis zerstört, kommen auf diese Karte. Nach der Wertung "
        "kehren alle von hier zurück.",
        "Pieces of anybody that a Blight Crisis destroys are put on this card. After scoring all return from here.",
    )
    abilities = (Text("Verschlingen", "Devouring"),)

    def instead_of_trophy(self, game: Arcs, owner: int, taker: int, whose: int, piece: int) -> bool:
        if taker != BLIGHT:
            return False
        self.works(game, owner)
        stow(reach(game), self.id, whose, piece)
        return True

    def after_scoring(self, game: Arcs, owner: int) -> None:
        return_stowed(reach(game), self.id)
