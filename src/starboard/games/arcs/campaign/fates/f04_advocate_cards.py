"""The Guild, Vox and lore cards of the Advocate's set, in printed order; what lies in the booklet has its own file."""

from __future__ import annotations

from typing import ClassVar

from starboard.core.text import Text
from starboard.games.arcs.actions.menu import contained
from starboard.games.arcs.campaign import court_cards
from starboard.games.arcs.campaign.court import bare_slots, bury_from_court
from starboard.games.arcs.campaign.court_cards import bury_vox
from starboard.games.arcs.campaign.fates.f04_advocate import (
    FAIR,
    FIASCO,
    GUILDMASTERS,
    INVESTIGATORS,
    LIAISONS,
    LOYALTY,
    OVERSEERS,
    STRUGGLE,
    WITHDRAW,
)
from starboard.games.arcs.campaign.fates.f04_advocate_do import (
    BuryGuilds,
    FindGuild,
    Headhunt,
    HoldFair,
    PassGuilds,
    Recover,
    SpeakForGuild,
    TakeReward,
    after_seat,
    fair_targets,
    guilds_to_steal,
    has_standing,
    topmost_guild,
)
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.cards import vox
from starboard.games.arcs.cards.card import PRELUDE, GuildCard, Lore, VoxCard, Why
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    ARROW,
    BATTLE,
    BUILD,
    COPY,
    EMPATH,
    FUEL,
    HEX,
    INFLUENCE,
    KEEPER,
    MATERIAL,
    MOVE,
    NOTHING,
    PSIONIC,
    RELIC,
    SECURE,
    TYCOON,
    WARLORD,
    WEAPON,
)
from starboard.games.arcs.queries import can_declare, declarable, is_guild, rivals, turn_order
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import agents_home, lift_agents


class GuildInvestigators(GuildCard):
    """Recover (Move): attach the uppermost discarded Guild card to a Court card without agents."""

    printed = INVESTIGATORS
    code = "F402"
    suit = PSIONIC
    protected = True
    worth = 1.2
    name = Text("Ermittler der Gilden", "Guild Investigators")
    text = Text(
        "Geschützt. Zurückholen (Bewegen): Hänge die oberste Gildenkarte im Ablagestapel des Hofes an eine Hofkarte "
        "ohne Agenten an.",
        "Protected. Recover (Move): Attach the uppermost Guild card of the Court discard pile to a Court card without "
        "agents.",
    )
    offers = (Text("Zurückholen: eine Gildenkarte an den Hof", "Recover: a Guild card to the Court"),)
    replaces = (MOVE,)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        able = action == MOVE and topmost_guild(game) != NOTHING and bare_slots(reach(game))
        return [0] if able else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Recover(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_recovery")


class GuildOverseers(GuildCard):
    """Guild cards offer something only to who is first or second in an ambition. Secured: find any Guild card."""

    printed = OVERSEERS
    code = "F403"
    suit = RELIC
    protected = True
    refusal = "no_standing"
    worth = 0.8
    name = Text("Aufsicht der Gilden", "Guild Overseers")
    text = Text(
        "Geschützt. Du darfst Auftakte und neue Aktionen von Gildenkarten nur nutzen, solange du in einer bekundeten "
        "Ambition Erster oder Zweiter bist. Sobald gesichert: Nimm eine beliebige Gildenkarte aus dem Hofstapel oder "
        "seinem Ablagestapel; mische den Hofstapel, wenn sie von dort kommt.",
        "Protected. You may use Preludes and new actions of Guild cards only while you are first or second in a "
        "declared ambition. When secured: Take any Guild card out of the Court deck or its discard pile; shuffle the "
        "deck if it came from there.",
    )

    def forbids_offers(self, game: Arcs, owner: int, card: int) -> bool:
        return is_guild(card) and not has_standing(game, owner)

    def after_secure(self, game: Arcs, owner: int, card: int) -> None:
        if card == self.id:
            game.call(FindGuild(owner))


class Liaisons(GuildCard):
    """A token for copying to take an action. Prelude: attach to a Court card to declare an ambition."""

    keys = 2
    worth = 1.2
    rewarded: ClassVar[int] = NOTHING  # the action
    ambition: ClassVar[int] = NOTHING
    replaces = (PRELUDE,)

    def before_action(self, game: Arcs, owner: int) -> None:
        """Who gets the card by the action itself did not have it when the pip was spent (C-147)."""
        game.uses[self.id] = owner + 1

    def after_pip(self, game: Arcs, owner: int, action: int) -> None:
        """For a Copy only, unlike what the base game gives (C-48); a new action with the action in it counts."""
        if game.how[owner] == COPY and self.rewarded in contained(action) and game.uses[self.id] == owner + 1:
            game.call(TakeReward(owner, self.id, self.suit))

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        able = can_declare(game, owner) and declarable(game, owner, [self.ambition]) and bare_slots(reach(game))
        return [0] if able else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(SpeakForGuild(owner, self.id, self.ambition))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_liaison")


class MaterialLiaisons(Liaisons):
    printed = LIAISONS[MATERIAL]
    code = "F405"
    suit = MATERIAL
    rewarded = BUILD
    ambition = TYCOON
    name = Text("Gesandte der Baustoffgilde", "Material Liaisons")
    text = Text(
        "Kopierst du, um zu bauen, darfst du 1 Baustoff nehmen. Auftakt: Du darfst diese Karte an eine "
        "Hofkarte ohne Agenten anhängen und Magnat bekunden, ohne Nullmarker.",
        "When you copy to build, you may gain 1 Material. Prelude: You may attach this card to a "
        "Court card without agents to declare Tycoon, without the zero marker.",
    )
    offers = (Text("Hänge diese Karte an: Magnat bekunden", "Attach this card: declare Tycoon"),)


class FuelLiaisons(Liaisons):
    printed = LIAISONS[FUEL]
    code = "F406"
    suit = FUEL
    rewarded = MOVE
    ambition = TYCOON
    name = Text("Gesandte der Treibstoffgilde", "Fuel Liaisons")
    text = Text(
        "Kopierst du, um zu bewegen, darfst du 1 Treibstoff nehmen. Auftakt: Du darfst diese Karte an eine "
        "Hofkarte ohne Agenten anhängen und Magnat bekunden, ohne Nullmarker.",
        "When you copy to move, you may gain 1 Fuel. Prelude: You may attach this card to a Court "
        "card without agents to declare Tycoon, without the zero marker.",
    )
    offers = (Text("Hänge diese Karte an: Magnat bekunden", "Attach this card: declare Tycoon"),)


class WeaponsLiaisons(Liaisons):
    printed = LIAISONS[WEAPON]
    code = "F407"
    suit = WEAPON
    rewarded = BATTLE
    ambition = WARLORD
    name = Text("Gesandte der Waffengilde", "Weapons Liaisons")
    text = Text(
        "Kopierst du, um zu kämpfen, darfst du 1 Waffe nehmen. Auftakt: Du darfst diese Karte an eine "
        "Hofkarte ohne Agenten anhängen und Kriegsherr bekunden, ohne Nullmarker.",
        "When you copy to battle, you may gain 1 Weapon. Prelude: You may attach this card to a "
        "Court card without agents to declare Warlord, without the zero marker.",
    )
    offers = (Text("Hänge diese Karte an: Kriegsherr bekunden", "Attach this card: declare Warlord"),)


class RelicLiaisons(Liaisons):
    printed = LIAISONS[RELIC]
    code = "F408"
    suit = RELIC
    rewarded = SECURE
    ambition = KEEPER
    name = Text("Gesandte der Reliktgilde", "Relic Liaisons")
    text = Text(
        "Kopierst du, um zu sichern, darfst du 1 Relikt nehmen. Auftakt: Du darfst diese Karte an eine "
        "Hofkarte ohne Agenten anhängen und Wächter bekunden, ohne Nullmarker.",
        "When you copy to secure, you may gain 1 Relic. Prelude: You may attach this card to a Court "
        "card without agents to declare Keeper, without the zero marker.",
    )
    offers = (Text("Hänge diese Karte an: Wächter bekunden", "Attach this card: declare Keeper"),)


class PsionicLiaisons(Liaisons):
    printed = LIAISONS[PSIONIC]
    code = "F409"
    suit = PSIONIC
    rewarded = INFLUENCE
    ambition = EMPATH
    name = Text("Gesandte der Psigilde", "Psionic Liaisons")
    text = Text(
        "Kopierst du, um zu beeinflussen, darfst du 1 Psi nehmen. Auftakt: Du darfst diese Karte an eine "
        "Hofkarte ohne Agenten anhängen und Empath bekunden, ohne Nullmarker.",
        "When you copy to influence, you may gain 1 Psionic. Prelude: You may attach this card to a "
        "Court card without agents to declare Empath, without the zero marker.",
    )
    offers = (Text("Hänge diese Karte an: Empath bekunden", "Attach this card: declare Empath"),)


class DiplomaticFiasco(court_cards.DiplomaticFiasco):
    printed = FIASCO
    code = "F410"


class GuildStruggle(vox.GuildStruggle):
    """Crisis: everybody passes a Guild card to the left. Secured: as in the base game, but buried."""

    printed = STRUGGLE
    code = "F411"
    text = Text(
        "Krise: In Zugreihenfolge gibt jeder 1 Gildenkarte nach links, aber nicht die gerade erhaltene. Begrabe diese "
        "Karte. Sobald gesichert: Du darfst 1 Gildenkarte stehlen. Mische alle Gildenkarten aus dem Ablagestapel in "
        "den Hofstapel. Begrabe diese Karte.",
        "Crisis: In turn order everybody passes 1 Guild card to the left, but not the one just received. Bury this "
        "card. When secured: You may steal 1 Guild card. Shuffle all Guild cards of the discard pile into the Court "
        "deck. Bury this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        bury_from_court(reach(game), self.id)
        game.call(PassGuilds(tuple(turn_order(game))))

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class GuildFair(VoxCard):
    """Crisis: everybody secures the Guild cards that they can. Secured: rivals leave them, and you do."""

    printed = FAIR
    code = "F416"
    worth = 1.0
    name = Text("Gildenmesse", "Guild Fair")
    text = Text(
        "Krise: Alle sichern jede Gildenkarte am Hof, die sie jetzt sichern könnten. Begrabe diese Karte. Sobald "
        "gesichert: Agenten deiner Rivalen kehren von allen Gildenkarten am Hof zurück; dann sicherst du jede, die du "
        "sichern kannst. Begrabe diese Karte.",
        "Crisis: Everybody secures each Guild card at Court that they could secure now. Bury this card. When secured: "
        "Agents of your rivals return from all Guild cards at Court; then you secure each that you can. Bury this "
        "card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        targets = fair_targets(game, turn_order(game))
        bury_from_court(reach(game), self.id)
        game.call(HoldFair(targets))

    def when_secured(self, game: Arcs, owner: int) -> None:
        for slot, card in enumerate(game.court):
            for rival in rivals(game, owner) if card != NOTHING and is_guild(card) else ():
                agents_home(game, rival, lift_agents(game, rival, slot))
        game.call(HoldFair(fair_targets(game, [owner])))

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class Guildmasters(GuildCard):
    """A Guild card of the suit may be stolen with each declaration of an ambition."""

    keys = 3
    worth = 1.2
    ambition: ClassVar[int] = NOTHING

    def follows_declaring(self, game: Arcs, owner: int, declare: Declare) -> bool:
        return declare.ambition == self.ambition and bool(guilds_to_steal(game, owner, self.suit))

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(Headhunt(owner, self.suit))


class MaterialGuildmasters(Guildmasters):
    printed = GUILDMASTERS[MATERIAL]
    code = "F417"
    suit = MATERIAL
    ambition = TYCOON
    name = Text("Gildenmeister der Baustoffe", "Material Guildmasters")
    text = Text(
        "Bekundest du Magnat, darfst du eine Gildenkarte der Art Baustoff stehlen.",
        "When you declare Tycoon, you may steal a Material Guild card.",
    )


class FuelGuildmasters(Guildmasters):
    printed = GUILDMASTERS[FUEL]
    code = "F418"
    suit = FUEL
    ambition = TYCOON
    name = Text("Gildenmeister des Treibstoffs", "Fuel Guildmasters")
    text = Text(
        "Bekundest du Magnat, darfst du eine Gildenkarte der Art Treibstoff stehlen.",
        "When you declare Tycoon, you may steal a Fuel Guild card.",
    )


class WeaponsGuildmasters(Guildmasters):
    printed = GUILDMASTERS[WEAPON]
    code = "F419"
    suit = WEAPON
    ambition = WARLORD
    name = Text("Gildenmeister der Waffen", "Weapons Guildmasters")
    text = Text(
        "Bekundest du Kriegsherr, darfst du eine Gildenkarte der Art Waffen stehlen.",
        "When you declare Warlord, you may steal a Weapon Guild card.",
    )


class RelicGuildmasters(Guildmasters):
    printed = GUILDMASTERS[RELIC]
    code = "F420"
    suit = RELIC
    ambition = KEEPER
    name = Text("Gildenmeister der Relikte", "Relic Guildmasters")
    text = Text(
        "Bekundest du Wächter, darfst du eine Gildenkarte der Art Relikt stehlen.",
        "When you declare Keeper, you may steal a Relic Guild card.",
    )


class PsionicGuildmasters(Guildmasters):
    printed = GUILDMASTERS[PSIONIC]
    code = "F421"
    suit = PSIONIC
    ambition = EMPATH
    name = Text("Gildenmeister des Psi", "Psionic Guildmasters")
    text = Text(
        "Bekundest du Empath, darfst du eine Gildenkarte der Art Psi stehlen.",
        "When you declare Empath, you may steal a Psionic Guild card.",
    )


class GuildsWithdraw(VoxCard):
    """Crisis: on arrow and hex everybody buries a Guild card. Secured: all rivals do."""

    printed = WITHDRAW
    code = "F422"
    worth = 0.8
    name = Text("Rückzug der Gilden", "Guilds Withdraw")
    text = Text(
        "Krise: Bei Pfeil oder Sechseck begräbt jeder in Zugreihenfolge 1 Gildenkarte. Begrabe in jedem Fall diese "
        "Karte. Sobald gesichert: Jeder deiner Rivalen begräbt 1 Gildenkarte. Begrabe diese Karte.",
        "Crisis: On an arrow or hex everybody buries 1 Guild card, in turn order. Bury this card in any case. When "
        "secured: Each of your rivals buries 1 Guild card. Bury this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        """Buried on a moon, too (C-21)."""
        bury_from_court(reach(game), self.id)
        if reach(game).symbol_rolled in (ARROW, HEX):
            game.call(BuryGuilds(tuple(turn_order(game))))

    def when_secured(self, game: Arcs, owner: int) -> None:
        game.call(BuryGuilds(after_seat(game, owner)))

    def after_effect(self, game: Arcs) -> None:
        bury_vox(game, self.id)


class GuildLoyalty(Lore):
    """Outrage costs no Guild cards."""

    printed = LOYALTY
    code = "F424"
    worth = 1.3
    name = Text("Treue der Gilden", "Guild Loyalty")
    text = Text(
        "Verursachst du einen Aufschrei, wirfst du keine Gildenkarten ab.",
        "When you provoke Outrage you discard no Guild cards.",
    )
    abilities = (Text("Treue", "Loyalty"),)
    spoken = (("spares_guilds", 0),)

    def spares_guilds(self, game: Arcs, owner: int, resource: int) -> bool:
        return True
