"""The cards of the Hegemon's set in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign.court import bury_from_court
from starboard.games.arcs.campaign.fates import f03_magnate_cards
from starboard.games.arcs.campaign.fates.f10_hegemon import (
    AGAINST,
    BANNER_LAW,
    HOSTS,
    MANAGERS,
    PLANTING,
    SONG,
    WARDENS,
)
from starboard.games.arcs.campaign.fates.f10_hegemon_do import (
    CallBodies,
    CallSpirits,
    Manipulate,
    SeizeBanners,
    banners_left,
    is_foreign,
    managed,
    pacified,
    plant_banner,
)
from starboard.games.arcs.campaign.hull import has_flagship
from starboard.games.arcs.campaign.ids import ABILITY, BANNER, LAW
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.tokens import TokenLaw, systems_of_tokens, token_trophies, tokens_at
from starboard.games.arcs.campaign.verbs import capture_ships, change_power, scrap_card
from starboard.games.arcs.cards.card import PRELUDE, Card, GuildCard, Lore, VoxCard, Why
from starboard.games.arcs.codes import bits_of, has_bit, is_gate
from starboard.games.arcs.ids import (
    BUILD,
    FREE,
    INFLUENCE,
    NOBODY,
    PSIONIC,
    SECURE,
    TAX,
    WARLORD,
    WEAPON,
)
from starboard.games.arcs.queries import controller, is_declared, is_seat
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_card


class PlantingBanners(Card):
    """Prelude: a Banner where the Flagship is alone. Banners are the owner's pieces."""

    printed = PLANTING
    kind = ABILITY
    code = "F1002"
    name = Text("Banner pflanzen", "Planting Banners")
    text = Text(
        "Banner sind deine Marker: Du darfst bei ihnen bauen, sie reparieren, und sie gelten als deine Präsenz. "
        "Auftakt: Pflanze ein Banner auf dem Planeten deines Flaggschiffs, wenn dort weder ein Banner noch ein fremdes "
        "Schiff oder Gebäude steht, auch kein imperiales und kein freies; Verderbnis und andere Marker stören nicht. "
        "Das geht beliebig oft im Zug. Hast du kein Flaggschiff, wird diese Karte verschrottet.",
        "Banners are your pieces: you may build where they are, repair them, and they count as your presence. Prelude: "
        "Plant a Banner on the planet of your Flagship if neither a Banner nor anybody else's ship or building is "
        "there, Imperial and Free ones included; Blight and other tokens do not matter. As often as you like in a "
        "turn. If you have no Flagship, this card is scrapped.",
    )
    offers = (Text("Ein Banner pflanzen", "Plant a Banner"),)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [] if self.obstacle(reach(game), owner) else [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        plant_banner(reach(game), owner)

    def obstacle(self, game: Reach, owner: int) -> str:
        """The key of the reason why no Banner can be planted; "" if one can."""
        system = game.flagship_at[owner]
        if is_gate(system):
            return "banner_gate"
        if tokens_at(game, BANNER, system):
            return "banner_there"
        if is_foreign(game, owner, system):
            return "banner_foreign"
        return "" if banners_left(game) else "no_banner"

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why(self.obstacle(reach(game), owner))

    def leaves(self, game: Arcs, owner: int) -> bool:
        return not has_flagship(reach(game), owner)

    def instead_of_burial(self, game: Arcs, owner: int) -> bool:
        scrap_card(reach(game), self.id)
        return True


class BannersOfHegemony(TokenLaw):
    """Banners are harmed and repaired like buildings, and are worth Power when Warlord scores."""

    printed = BANNER_LAW
    kind = LAW
    code = "F1003"
    token = BANNER
    name = Text("Banner der Hegemonie", "Banners of Hegemony")
    text = Text(
        "Banner werden geschädigt und repariert wie Gebäude, lassen sich aber nicht überfallen. Im Intermezzo "
        "zerstört die Verderbnis Banner, bei denen keine Schiffe stehen; beschädigte gehen verloren. Wird Kriegsherr "
        "gewertet, erhält jeder 2 Macht für jedes Banner unter seinen Trophäen, auf welchem Platz auch immer. Banner, "
        "die niemandem gehören, werden angegriffen wie Gebäude der Freistaaten.",
        "Banners are harmed and repaired like buildings but cannot be raided. In the intermission the Blight destroys "
        "Banners that have no ships beside them; damaged ones are lost. When Warlord scores, everybody gains 2 Power "
        "for each Banner among their trophies, whatever their place. Banners that are nobody's are attacked like "
        "buildings of the Free States.",
    )

    def whose(self, game: Reach) -> int:
        """Theirs who plants them; once that is over nobody's, beside the Free States (C-51)."""
        holder = game.holder[PLANTING]
        return holder if is_seat(holder) else FREE

    def after_scoring(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        if is_seat(owner) and is_declared(game, WARLORD):
            change_power(position, owner, 2 * token_trophies(position, owner).count(BANNER))


class SongOfTheBanner(Lore):
    """Planets with Banners are adjacent. Call Spirits (Tax): 2 tokens. Call Bodies (Build): 2 ships."""

    printed = SONG
    code = "F1004"
    worth = 1.6
    name = Text("Lied des Banners", "Song of the Banner")
    text = Text(
        "Planeten mit Bannern sind für deine Bewegungen einander benachbart. Geister rufen (Besteuern): einmal pro Zug "
        "2 Ressourcen von der Art eines Planeten mit Banner. Leiber rufen (Bauen): einmal pro Zug 2 intakte Schiffe zu "
        "einem Banner.",
        "Planets with Banners are next to each other for your moves. Call Spirits (Tax): once per turn 2 tokens of the "
        "type of a planet with a Banner. Call Bodies (Build): once per turn 2 fresh ships at a Banner.",
    )
    offers = (
        Text("Geister rufen: 2 Ressourcen", "Call Spirits: 2 tokens"),
        Text("Leiber rufen: 2 Schiffe", "Call Bodies: 2 ships"),
    )
    abilities = (
        Text("Geister rufen", "Call Spirits"),
        Text("Leiber rufen", "Call Bodies"),
        Text("Weg der Banner", "Way of the Banners"),
    )
    replaces = (TAX, BUILD)
    silent = ((2, ("Move.end",)),)

    def neighbours(self, game: Arcs, owner: int, system: int, near: list[int]) -> list[int]:
        banners = systems_of_tokens(reach(game), BANNER)
        if system not in banners:
            return near
        return sorted([*near, *[other for other in banners if other != system and other not in near]])

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        if not systems_of_tokens(reach(game), BANNER):
            return []
        return [n for n in (0, 1) if self.replaces[n] == action and not has_bit(game.uses[self.id], n)]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.uses[self.id] += bits_of([number])
        if number == 0:
            game.call(CallSpirits(owner))
        else:
            game.call(CallBodies(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("used") if has_bit(game.uses[self.id], number) else Why("no_banner_planted")


class MindManagers(GuildCard):
    """Manipulate (Influence): exchange a card with a rival of whom you hold a captive."""

    printed = MANAGERS
    code = "F1006"
    suit = PSIONIC
    protected = True
    worth = 1.1
    name = Text("Gedankenlenker", "Mind Managers")
    text = Text(
        "Geschützt. Manipulieren (Beeinflussen): Wähle einen Rivalen, von dem du einen Gefangenen hast. Sieh dir seine "
        "Hand an, nimm 1 Karte daraus und gib ihm dann eine beliebige Karte deiner Hand.",
        "Protected. Manipulate (Influence): Choose a rival of whom you hold a captive. Look at their hand, take 1 card "
        "of it, then give them any card of your hand.",
    )
    offers = (Text("Manipulieren: eine Karte tauschen", "Manipulate: exchange a card"),)
    replaces = (INFLUENCE,)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == INFLUENCE and managed(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Manipulate(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_managed_rival")


class PrisonWardens(f03_magnate_cards.PrisonWardens):
    printed = WARDENS[0]
    copies = (WARDENS[1],)
    code = "F1007"


class AgainstHegemony(VoxCard):
    """Secured: Banners that you control become your trophies. Scrapped once there are no Banners."""

    printed = AGAINST[0]
    copies = (AGAINST[1],)
    code = "F1009"
    worth = 0.7
    name = Text("Gegen die Hegemonie", "Against Hegemony")
    text = Text(
        "Stehen auf der Karte keine Banner, wird diese Karte verschrottet. Krise: Begrabe diese Karte. Sobald "
        "gesichert: Du darfst Banner, die du kontrollierst, zu deinen Trophäen machen. Wirf diese Karte ab.",
        "If no Banners are on the map, this card is scrapped. Crisis: Bury this card. When secured: You may make "
        "Banners that you control your trophies. Discard this card.",
    )

    def leaves_court(self, game: Arcs) -> bool:
        return not systems_of_tokens(reach(game), BANNER)

    def crisis(self, game: Arcs, owner: int) -> None:
        bury_from_court(reach(game), self.id)

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(SeizeBanners(owner))

    def after_effect(self, game: Arcs) -> None:
        discard_card(game, self.id)


class HappyHosts(GuildCard):
    """Pacify (Secure): capture damaged ships. Captives may be kept, as many as Banners are in reach."""

    printed = HOSTS
    code = "F1012"
    suit = WEAPON
    protected = True
    worth = 1.4
    name = Text("Frohe Gastgeber", "Happy Hosts")
    text = Text(
        "Geschützt. Befrieden (Sichern): Nimm alle beschädigten fremden Schiffe in Sektoren, die du kontrollierst, "
        "gefangen. Müssten deine Gefangenen bei der Wertung zurückkehren, darfst du so viele behalten, wie Banner in "
        "Sektoren stehen, die du oder niemand kontrolliert.",
        "Protected. Pacify (Secure): Capture all damaged ships of others in systems that you control. When your "
        "captives would return at scoring, you may keep as many as there are Banners in systems that you control or "
        "nobody does.",
    )
    offers = (Text("Befrieden: beschädigte Schiffe gefangen nehmen", "Pacify: capture damaged ships"),)
    replaces = (SECURE,)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == SECURE and pacified(reach(game), owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        for prey, system in pacified(reach(game), owner):
            capture_ships(reach(game), owner, prey, system)

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_damaged_prey")

    def keeps_captives(self, game: Arcs, owner: int, count: int) -> int:
        banners = systems_of_tokens(reach(game), BANNER)
        return count + sum([controller(game, system) in (owner, NOBODY) for system in banners])
