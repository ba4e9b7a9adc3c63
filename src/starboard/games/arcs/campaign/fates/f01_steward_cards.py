"""The cards of the Steward's set in printed order; its edicts are in a file of their own."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.text import Text
from starboard.games.arcs.actions.secure import securable
from starboard.games.arcs.actions.tax import Tax
from starboard.games.arcs.campaign import court_cards
from starboard.games.arcs.campaign.court import bury_from_court, leave_court, refill
from starboard.games.arcs.campaign.court_cards import MoveAgents, bury_vox
from starboard.games.arcs.campaign.fates.f01_steward import (
    AUTHORITY,
    BARDS,
    COLLECTORS,
    DEALMAKERS,
    DEFECTORS,
    FALL,
    INSIDERS,
    INTRIGUE,
    MORE_REGENTS,
    PROTECTORS,
    REGENTS,
    REPRISAL,
    SQUADS,
)
from starboard.games.arcs.campaign.fates.f01_steward_do import (
    Bargain,
    Collect,
    Defect,
    Insiders,
    Reprisal,
    SpeakUp,
    collectable,
    defect,
    hit_fleet,
    strike_outlaws,
)
from starboard.games.arcs.campaign.ids import LAW, TRUCE
from starboard.games.arcs.campaign.queries import empire_controls, is_regent, keeps_truce, reach
from starboard.games.arcs.campaign.verbs import turn_all_outlaws
from starboard.games.arcs.cards import guild_relic
from starboard.games.arcs.cards.card import PRELUDE, Card, GuildCard, Lore, VoxCard, Why
from starboard.games.arcs.cards.guild_weapon import THREE_SHIPS
from starboard.games.arcs.codes import owner_of, piece_of, system_of
from starboard.games.arcs.effects import PlaceInOne
from starboard.games.arcs.ids import (
    ARROW,
    ASSAULT,
    CITY,
    INFLUENCE,
    MIRROR,
    NOBODY,
    NOWHERE,
    PSIONIC,
    RELIC,
    SECURE,
    WEAPON,
)
from starboard.games.arcs.queries import can_declare, controls, icons, is_guild, is_seat, rivals
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_card


class ImperialAuthority(Lore):
    """Tax any city that the Empire controls like your own."""

    printed = AUTHORITY
    code = "F102"
    worth = 1.5
    name = Text("Imperiale Vollmacht", "Imperial Authority")
    text = Text(
        "Du darfst jede Stadt, die das Imperium kontrolliert, wie eine eigene besteuern; Präsenz und Waffenruhe gelten "
        "dafür nicht. Bist du gesetzlos, wird diese Karte begraben.",
        "You may tax every city that the Empire controls like your own; neither presence nor truce matter. If you are "
        "an Outlaw, this card is buried.",
    )
    abilities = (Text("Vollmacht", "Authority"),)
    spoken = (("taxes_like_own", 0),)

    def allows_tax(self, game: Arcs, owner: int, place: int) -> bool:
        value = game.buildings[place]
        return value != 0 and piece_of(value) == CITY and empire_controls(game, system_of(place))

    def taxes_like_own(self, game: Arcs, owner: int, place: int) -> bool:
        """Not where the rules let the owner tax anyway, that is under control unless a truce spares a Regent's city:
        there a seat's city yields a captive as usual (C-112)."""
        position, taxed = reach(game), owner_of(game.buildings[place])
        spared = is_seat(taxed) and is_regent(position, taxed) and keeps_truce(position, owner)
        usual = controls(game, owner, system_of(place)) and not spared
        return self.allows_tax(game, owner, place) and not usual

    def ignores(self, game: Arcs, owner: int, law: int, place: int) -> bool:
        return law == TRUCE and place != NOWHERE and self.allows_tax(game, owner, place)

    def leaves(self, game: Arcs, owner: int) -> bool:
        return not is_regent(reach(game), owner)


class Dealmakers(GuildCard):
    """Bargain (Secure): let a rival secure, then influence as often as they had agents there, and secure."""

    printed = DEALMAKERS
    code = "F103"
    suit = PSIONIC
    protected = True
    worth = 1.3
    name = Text("Unterhändler", "Dealmakers")
    text = Text(
        "Geschützt. Feilschen (Sichern): Ein Rivale sichert eine Hofkarte, die er sichern könnte; Agenten, die "
        "er dabei gefangen nähme, kehren zurück. Dann beeinflusst du so oft, wie er Agenten darauf hatte, und "
        "sicherst einmal.",
        "Protected. Bargain (Secure): A rival secures a Court card that they could secure; agents that they "
        "would capture return. Then you influence as often as they had agents on it, and secure once.",
    )
    offers = (Text("Feilschen: ein Rivale sichert, dann du", "Bargain: a rival secures, then you"),)
    replaces = (SECURE,)
    contains = ((INFLUENCE, SECURE),)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == SECURE and any([securable(game, rival) for rival in rivals(game, owner)]) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Bargain(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_bargain")


class CouncilIntrigue(court_cards.CouncilIntrigue):
    printed = INTRIGUE
    code = "F105"


class TaxCollectors(GuildCard):
    """Tax an Outlaw's city: the token may come from their board."""

    printed = COLLECTORS
    code = "F106"
    suit = RELIC
    keys = 3
    worth = 1.2
    name = Text("Steuereintreiber", "Tax Collectors")
    text = Text(
        "Besteuerst du die Stadt eines Gesetzlosen, darfst du die Ressource von dessen Tableau statt aus dem "
        "Vorrat nehmen. Bist du gesetzlos, wird diese Karte begraben.",
        "When you tax a city of an Outlaw, you may take the token from their board instead of the supply. If "
        "you are an Outlaw, this card is buried.",
    )

    def instead_of_gain(self, game: Arcs, owner: int, tax: Tax) -> bool:
        taxed = owner_of(game.buildings[tax.place]) if game.buildings[tax.place] else NOBODY
        if not is_seat(taxed) or taxed == owner or is_regent(reach(game), taxed):
            return False
        if not collectable(game, taxed, tax.resource):
            return False
        game.call(Collect(owner, taxed, tax.resource))
        return True

    def leaves(self, game: Arcs, owner: int) -> bool:
        return not is_regent(reach(game), owner)


class HunterSquads(GuildCard):
    """Roll assault dice at Outlaws again, up to your Weapon icons. Prelude: discard for 3 ships."""

    printed = SQUADS
    code = "F107"
    suit = WEAPON
    keys = 3
    worth = 1.0
    name = Text("Jagdschwadronen", "Hunter Squads")
    text = Text(
        "Greifst du einen Gesetzlosen an, darfst du nach dem Wurf einmal bis zu so viele Angriffs-Würfel neu werfen, "
        "wie du Waffen-Symbole hast. Auftakt: Wirf diese Karte ab und platziere 3 Schiffe in einem Sektor, den du "
        "kontrollierst.",
        "When you attack an Outlaw you may roll up to as many assault dice again, once, as you have Weapon icons. "
        "Prelude: Discard this card and put 3 ships into a system you control.",
    )
    offers = (THREE_SHIPS,)
    replaces = (PRELUDE,)
    gives_up = 0

    def rerolls(self, game: Arcs, owner: int, die: int, dice: int, fresh: int, victim: int) -> int:
        if die != ASSAULT or not is_seat(victim) or is_regent(reach(game), victim):
            return 0
        return icons(game, owner, WEAPON)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        game.call(PlaceInOne(owner, 3))


class ImperialProtectors(Card):
    """No Blight Crises where the Empire controls."""

    printed = PROTECTORS
    kind = LAW
    once = True
    code = "F108"
    name = Text("Beschützer des Imperiums", "Imperial Protectors")
    text = Text(
        "In Sektoren, die das Imperium kontrolliert, gibt es keine Krise der Verderbnis.",
        "In systems that the Empire controls there is no Blight Crisis.",
    )

    def stops_crisis(self, game: Arcs, system: int) -> bool:
        return empire_controls(game, system)


class EmpireFalls(VoxCard):
    """Crisis: on an arrow everybody leaves the Empire and its ships are hit. Secured: move your agents."""

    printed = FALL
    code = "F109"
    worth = 0.7
    name = Text("Das Imperium fällt", "Empire Falls")
    text = Text(
        "Krise: Nur bei Pfeil werden alle gesetzlos, und jedes Imperiale Schiff erhält 1 Treffer; wirf dann "
        "diese Karte ab. Sobald gesichert: Du darfst deine Agenten von hier auf andere Hofkarten setzen. "
        "Begrabe diese Karte.",
        "Crisis: On an arrow only, everybody becomes an Outlaw and each Imperial ship takes 1 hit; then discard"
        " this card. When secured: You may move your agents from here onto other Court cards. Bury this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        if position.symbol_rolled != ARROW:
            return
        turn_all_outlaws(position)
        for system in game.board.systems:
            hit_fleet(position, system, NOBODY)
        slot = leave_court(position, self.id)
        discard_card(game, self.id)
        refill(position, slot)

    def agents_go(self, game: Arcs, owner: int, slot: int) -> bool:
        game.call(MoveAgents(owner, slot))
        return True

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class LesserRegent(GuildCard):
    """Prelude: discard to declare any ambition, without the zero marker."""

    printed = REGENTS[0]
    copies = (REGENTS[1], *MORE_REGENTS)
    code = "F110"
    suit = PSIONIC
    keys = 2
    worth = 1.1
    name = Text("Niederer Regent", "Lesser Regent")
    text = Text(
        "Auftakt: Wirf diese Karte ab und bekunde eine beliebige Ambition. Der Nullmarker wird nicht platziert.",
        "Prelude: Discard this card and declare any ambition. The zero marker is not placed.",
    )
    offers = (Text("Wirf diese Karte ab: eine Ambition bekunden", "Discard this card: declare an ambition"),)
    replaces = (PRELUDE,)
    gives_up = 0

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        discard_card(game, self.id)
        if can_declare(game, owner):
            game.call(SpeakUp(owner))


class NavyReprisal(VoxCard):
    """Crisis: Imperial ships hit the Outlaws beside them."""

    printed = REPRISAL
    code = "F115"
    worth = 0.7
    name = Text("Vergeltung der Marine", "Navy Reprisal")
    text = Text(
        "Krise: Für jedes Imperiale Schiff erhält jeder Gesetzlose, der dort Schiffe hat, 1 Treffer. Begrabe diese "
        "Karte. Sobald gesichert: Du darfst in einem Cluster die Krise ausführen oder, wenn dich keine Waffenruhe "
        "bindet, jedes Imperiale Schiff treffen. Begrabe diese Karte.",
        "Crisis: For each Imperial ship, each Outlaw with ships beside it takes 1 hit. Bury this card. When secured: "
        "In one cluster you may resolve the Crisis or, if no truce binds you, hit each Imperial ship. Bury this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        for system in game.board.systems:
            strike_outlaws(position, system)
        bury_from_court(position, self.id)

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(Reprisal(owner))

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class CouncilInsiders(GuildCard):
    """When you secure a Guild card: the Council comes into session, or you influence it."""

    printed = INSIDERS
    code = "F116"
    suit = PSIONIC
    keys = 2
    worth = 1.1
    name = Text("Vertraute des Rats", "Council Insiders")
    text = Text(
        "Immer wenn du eine andere Gildenkarte sicherst: Hat der Imperiale Rat entschieden, darfst du ihn wieder tagen "
        "lassen; tagt er, darfst du ihn einmal beeinflussen.",
        "Whenever you secure another Guild card: if the Imperial Council is decided, you may bring it back into "
        "session; if it is in session, you may influence it once.",
    )

    def after_secure(self, game: Arcs, owner: int, card: int) -> None:
        if is_guild(card) and card != self.id:
            game.call(Insiders(owner))


class GalacticBards(guild_relic.GalacticBards):
    printed = BARDS
    code = "F117"

    def why_no_declaration(self, game: Arcs, owner: int, turn: Turn) -> Why:
        """Only the campaign knows Events."""
        why = super().why_no_declaration(game, owner, turn)
        return Why("event_names_none") if turn.how == MIRROR and not game.declared else why


class ImperialDefectors(VoxCard):
    """Crisis: the Imperial ships of a cluster become ships of the first Outlaw."""

    printed = DEFECTORS[0]
    copies: ClassVar[tuple[int, ...]] = (DEFECTORS[1],)  # the Admiral prints more
    code = "F118"
    worth = 0.7
    name = Text("Imperiale Überläufer", "Imperial Defectors")
    text = Text(
        "Krise: Ersetzt alle Imperialen Schiffe im gewürfelten Cluster durch Schiffe des Gesetzlosen, der in "
        "Zugreihenfolge der erste ist. Begrabe diese Karte. Sobald gesichert: Du darfst das in einem Cluster deiner "
        "Wahl tun. Begrabe diese Karte oder wirf sie ab.",
        "Crisis: Replace all Imperial ships in the rolled cluster by ships of the Outlaw who is first in turn order. "
        "Bury this card. When secured: You may do this in a cluster of your choice. Bury or discard this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        defect(position, position.number_rolled)
        bury_from_court(position, self.id)

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(Defect(owner, self.id))

    def after_effect(self, game: Arcs) -> None:
        """``Defect`` noted whether it is discarded."""
        if game.uses[self.id]:
            game.uses[self.id] = 0
            discard_card(game, self.id)
        else:
            bury_vox(game, self.id)
