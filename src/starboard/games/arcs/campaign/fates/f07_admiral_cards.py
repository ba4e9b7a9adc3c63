"""The cards of the Admiral's set in printed order, what they do when that takes more than a line, and their words."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.actions.influence import Influence
from starboard.games.arcs.campaign.court import bury_from_court, call_to_court
from starboard.games.arcs.campaign.edicts import Edict
from starboard.games.arcs.campaign.fates import f01_steward_cards
from starboard.games.arcs.campaign.fates.f07_admiral import (
    CHAOS,
    DEFECTORS,
    ENFORCERS,
    FOUNDRIES,
    HONOR_GUARD,
    MARTIAL_LAW,
    MORE_DEFECTORS,
    OFFICERS,
    ROGUES,
    UPRISINGS,
)
from starboard.games.arcs.campaign.ids import ADMIRAL, HULL_PLACES, LAW, MOVEMENT, PRESENCE
from starboard.games.arcs.campaign.queries import is_regent, reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import place_imperial, return_ships, turn_regent
from starboard.games.arcs.cards import guild_weapon, vox
from starboard.games.arcs.cards.card import DECK, PRELUDE, Card, GuildCard, VoxCard
from starboard.games.arcs.codes import piece_of, system_of
from starboard.games.arcs.ids import (
    DAMAGED,
    EMPIRE,
    FRESH,
    NOBODY,
    NOWHERE,
    SHIP,
    STARPORT,
    WEAPON,
)
from starboard.games.arcs.queries import (
    controls,
    damaged_at,
    exposed,
    is_seat,
    pieces_left,
    places_of,
    tokens_had,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import destroy_ship, discard_card, mix_into_court

FLEET: Final = 3  # Imperial ships that Rogue Admirals bring


class ImperialOfficers(GuildCard):
    """Neither presence nor movement bind you: you command the whole fleet."""

    printed = OFFICERS
    code = "F702"
    suit = WEAPON
    protected = True
    worth = 2.0
    name = Text("Imperiale Offiziere", "Imperial Officers")
    text = Text(
        "Geschützt. Die Gesetze der Präsenz und der Bewegung binden dich nicht: In deinem Zug befehligst du alle "
        "Imperialen Schiffe, auch ohne eigene Schiffe, und kontrollierst alle Sektoren, die das Imperium kontrolliert. "
        "Bist du gesetzlos, wird diese Karte begraben.",
        "Protected. The laws of presence and movement do not bind you: on your turn you command all Imperial ships, "
        "without ships of your own too, and control all systems that the Empire controls. If you are an Outlaw, this "
        "card is buried.",
    )

    def ignores(self, game: Arcs, owner: int, law: int, place: int) -> bool:
        return law in (PRESENCE, MOVEMENT)

    def leaves(self, game: Arcs, owner: int) -> bool:
        return not is_regent(reach(game), owner)


class UseImperialFoundries(Edict):
    """Ships of the Officers' holder at their starports become Imperial ones."""

    printed = FOUNDRIES
    code = "F703"
    number = 55
    name = Text("Imperiale Gießereien", "Use Imperial Foundries")
    text = Text(
        "Erlass 55: Wer die Imperialen Offiziere hat, darf für jeden eigenen Raumhafen 1 eigenes Schiff in dessen "
        "Sektor durch 1 Imperiales Schiff ersetzen, so beschädigt, wie es war. Es gilt als platziert.",
        "Edict 55: Whoever has the Imperial Officers may, for each starport of theirs, replace 1 ship of theirs in its "
        "system by 1 Imperial ship, as damaged as it was. It counts as placed.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        if is_seat(game.holder[OFFICERS]):
            game.call(Recast(game.holder[OFFICERS]))


class Recast(Procedure):
    """F703: one ship for each starport, as long as there are Imperial ships."""

    steps = ("list_yards", "choose_system", "choose_condition", "replace")
    fields = ("seat", "yards", "system", "condition")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.yards: tuple[int, ...] = ()  # the systems of the starports that may still be used, one by one
        self.system = DONE
        self.condition = FRESH

    def list_yards(self, game: Reach) -> None:
        """Starports on a Flagship's board are where the Flagship is (fla.cards)."""
        hull = game.hull[self.seat * HULL_PLACES : (self.seat + 1) * HULL_PLACES]
        docks = [game.flagship_at[self.seat] for value in hull if value and piece_of(value) == STARPORT]
        self.yards = (*[system_of(place) for place in places_of(game, self.seat, STARPORT)], *docks)

    def choose_system(self, game: Reach) -> Ask | None:
        systems = [s for s in game.board.systems if s in self.yards and self.replaceable(game, s)]
        if not systems or not pieces_left(game, EMPIRE, SHIP):
            self.stop()
            return None
        return Ask(self.seat, "system", [DONE, *systems])

    def replaceable(self, game: Reach, system: int) -> list[int]:
        """The conditions of ships there that can leave the map: a Flagship cannot."""
        return [condition for condition in (FRESH, DAMAGED) if exposed(game, self.seat, system, condition) > 0]

    def choose_condition(self, game: Reach) -> Ask | None:
        if self.system == DONE:
            self.stop()
            return None
        return Ask(self.seat, "condition", self.replaceable(game, self.system))

    def replace(self, game: Reach) -> None:
        """In the same condition (ter.replace)."""
        number = self.yards.index(self.system)
        self.yards = (*self.yards[:number], *self.yards[number + 1 :])
        game.tell("admiral_recast", (self.seat, self.system))
        return_ships(game, self.seat, self.system, 1, self.condition)
        place_imperial(game, self.system, 1, self.condition)
        self.go_to("choose_system")


class HonorGuard(GuildCard):
    """With any Weapon your Weapon cards cannot be stolen."""

    printed = HONOR_GUARD
    code = "F705"
    suit = WEAPON
    protected = True
    worth = 0.9
    name = Text("Ehrengarde", "Honor Guard")
    text = Text(
        "Geschützt. Solange du mindestens 1 Waffe hast, können deine Gildenkarten der Waffen nicht gestohlen werden.",
        "Protected. While you have at least 1 Weapon, your Guild cards of Weapon cannot be stolen.",
    )

    def guards_card(self, game: Arcs, owner: int, thief: int, card: int) -> bool:
        """Weapons count wherever they lie before you (ter.count)."""
        return DECK.cards[card].suit == WEAPON and tokens_had(game, owner, WEAPON) > 0


class RogueAdmirals(GuildCard):
    """No law of the Empire binds you. Prelude: discard for 3 Imperial ships."""

    printed = ROGUES[0]
    copies = (ROGUES[1],)
    code = "F706"
    suit = WEAPON
    keys = 2
    worth = 1.8
    name = Text("Abtrünnige Admirale", "Rogue Admirals")
    text = Text(
        "Die Gesetze der Präsenz, der Bewegung und der Waffenruhe binden dich nicht; greifst du einen Regenten an, "
        "verteidigen ihn die Imperialen Schiffe, die nicht mit dir angreifen. Auftakt: Wirf diese Karte ab und "
        "platziere 3 Imperiale Schiffe in einem Sektor, den du kontrollierst. Bist du gesetzlos, wird diese Karte "
        "begraben.",
        "The laws of presence, movement and truce do not bind you; if you attack a Regent, the Imperial ships that do "
        "not attack with you defend them. Prelude: Discard this card and put 3 Imperial ships into a system you "
        "control. If you are an Outlaw, this card is buried.",
    )
    offers = (
        Text(
            "Wirf diese Karte ab: 3 Imperiale Schiffe in einen Sektor, den du kontrollierst",
            "Discard this card: 3 Imperial ships into a system you control",
        ),
    )
    replaces = (PRELUDE,)
    gives_up = 0

    def ignores(self, game: Arcs, owner: int, law: int, place: int) -> bool:
        return True

    def leaves(self, game: Arcs, owner: int) -> bool:
        return not is_regent(reach(game), owner)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        game.call(RaiseFleet(owner))


class RaiseFleet(Procedure):
    """F706: Imperial ships into one system that the seat controls, without the card that is gone by then."""

    steps = ("choose_system", "place")
    fields = ("seat", "system")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE

    def choose_system(self, game: Reach) -> Ask | None:
        systems = [system for system in game.board.systems if controls(game, self.seat, system)]
        if not systems or not pieces_left(game, EMPIRE, SHIP):
            self.stop()  # the card is just discarded (ter.discard_for)
            return None
        return Ask(self.seat, "system", systems)

    def place(self, game: Reach) -> None:
        place_imperial(game, self.system, FLEET)


class CourtEnforcers(guild_weapon.CourtEnforcers):
    printed = ENFORCERS[0]
    copies = (ENFORCERS[1],)
    code = "F708"


class ImperialDefectors(f01_steward_cards.ImperialDefectors):
    printed = DEFECTORS[0]
    copies = (DEFECTORS[1], *MORE_DEFECTORS)
    code = "F710"


class CommandChaos(VoxCard):
    """Crisis: the Officers come here. Secured: influence, and you may become a Regent."""

    printed = CHAOS
    code = "F713"
    worth = 0.9
    name = Text("Chaos im Oberkommando", "Command Chaos")
    text = Text(
        "Krise: Die Imperialen Offiziere werden an diese Karte angehängt, außer sie sind im Hofstapel oder unter den "
        "abgeworfenen Hofkarten; mischt abgeworfene Abtrünnige Admirale in den Hofstapel; diese Karte bleibt. Sobald "
        "gesichert: Beeinflusse einmal; bist du gesetzlos, darfst du Regent werden. Mische diese Karte in den "
        "Hofstapel.",
        "Crisis: The Imperial Officers are attached to this card, unless they are in the Court deck or among the "
        "discarded Court cards; shuffle discarded Rogue Admirals into the Court deck; this card stays. When secured: "
        "Influence once; if you are an Outlaw, you may become a Regent. Shuffle this card into the Court deck.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        call_to_court(reach(game), OFFICERS, self.id)
        rogues = [card for card in game.court_discard if card in ROGUES]
        if rogues:
            game.court_discard = [card for card in game.court_discard if card not in ROGUES]
            game.tell("reshuffle", (len(rogues),))
            mix_into_court(game, rogues)

    def when_secured(self, game: Arcs, owner: int) -> None:
        """The last one called comes first."""
        game.call(Enlist(owner))
        game.call(Influence(owner))

    def after_effect(self, game: Arcs) -> None:
        mix_into_court(game, [self.id])


class Enlist(Procedure):
    """F713: an Outlaw may become a Regent."""

    steps = ("choose", "enlist")
    fields = ("seat", "wish")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.wish = 0

    def choose(self, game: Reach) -> Ask | None:
        if is_regent(game, self.seat):
            self.stop()
            return None
        return Ask(self.seat, "wish", [0, 1])

    def enlist(self, game: Reach) -> None:
        if self.wish:
            turn_regent(game, self.seat)


class MassUprising(vox.MassUprising):
    """Crisis: every damaged ship is destroyed."""

    printed = UPRISINGS[0]
    copies = (UPRISINGS[1],)
    code = "F717"
    text = Text(
        "Krise: Jedes beschädigte Schiff wird zerstört. Begrabe diese Karte. Sobald gesichert: Wähle ein Cluster und "
        "platziere in jedem seiner Sektoren 1 Schiff. Wirf diese Karte ab.",
        "Crisis: Every damaged ship is destroyed. Bury this card. When secured: Choose a cluster and put 1 ship into "
        "each of its systems. Discard this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        """Of players and of the Empire: Blight are no ships. As in any Crisis they are nobody's trophies (C-113)."""
        position = reach(game)
        for system in game.board.systems:
            for fleet in (*range(game.players), EMPIRE):
                for _ in range(damaged_at(game, fleet, system)):
                    destroy_ship(game, fleet, system, DAMAGED, NOBODY)
        bury_from_court(position, self.id)


class MartialLaw(Card):
    """Only the Admiral, and who has officers or rogues, commands the fleet."""

    printed = MARTIAL_LAW
    kind = LAW
    code = "F720"
    name = Text("Kriegsrecht", "Martial Law")
    text = Text(
        "Für Regenten gilt, außer für den Admiral und wer Imperiale Offiziere oder Abtrünnige Admirale hat: Sie "
        "befehligen keine Imperialen Schiffe; als Erster Regent kontrollieren sie für Ambitionen, Vorhaben und "
        "Ereignisse nicht, was das Imperium kontrolliert; ihre Katapultbewegungen enden an Toren des Imperiums. Die "
        "Waffenruhe bindet sie weiterhin.",
        "Regents other than the Admiral and whoever has Imperial Officers or Rogue Admirals command no Imperial ships; "
        "as First Regent they do not control, for ambitions, objectives and events, what the Empire controls; their "
        "catapult moves end at gates of the Empire. The truce still binds them.",
    )

    def forbids_command(self, game: Arcs, owner: int) -> bool:
        position = reach(game)
        officers = any([game.holder[card] == owner for card in (OFFICERS, *ROGUES)])
        return position.fate[owner] != ADMIRAL and not officers


TEXTS: Final = {
    "Recast.system": Text("Wo wird ein Schiff von dir imperial?", "Where does a ship of yours become Imperial?"),
    "Recast.system=": Text("{it:system}", "{it:system}"),
    "Recast.system=-1": Text("Nirgends mehr", "Nowhere more"),
    "Recast.condition": Text("Welches Schiff in {system:system}?", "Which ship at {system:system}?"),
    "Recast.condition=0": Text("Ein intaktes", "A fresh one"),
    "Recast.condition=1": Text("Ein beschädigtes", "A damaged one"),
    "RaiseFleet.system": Text("Wohin kommen 3 Imperiale Schiffe?", "Where do 3 Imperial ships go?"),
    "RaiseFleet.system=": Text("{it:system}", "{it:system}"),
    "Enlist.wish": Text("Trittst du dem Imperium bei?", "Do you join the Empire?"),
    "Enlist.wish=0": Text("Gesetzlos bleiben", "Stay an Outlaw"),
    "Enlist.wish=1": Text("Regent werden", "Become a Regent"),
    "admiral_recast": Text(
        "Ein Schiff von {0:seat} wird imperial: {1:system}.", "A ship of {0:seat} becomes Imperial: {1:system}."
    ),
}
