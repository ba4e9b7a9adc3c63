"""The cards of the Partisan's set in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.campaign import court_cards
from starboard.games.arcs.campaign.court import (
    attach_card,
    fetch,
    leave_court,
    open_council,
    refill,
    shuffle_from_court,
    slot_of,
)
from starboard.games.arcs.campaign.edicts import Edict
from starboard.games.arcs.campaign.fates import f01_steward_cards
from starboard.games.arcs.campaign.fates.f06_partisan import (
    ARMS,
    BARDS,
    DECRY,
    HERO,
    INFORMANTS,
    LOYAL,
    MORE_ARMS,
    MORE_SPACING,
    SEIZING,
    SEIZING_LAW,
    SOWER,
    SPACING,
    SPREADS,
    STRIKES,
    give_up_seizing,
)
from starboard.games.arcs.campaign.fates.f06_partisan_do import (
    Absolve,
    SowDivision,
    Spy,
    can_spy,
    forgivable,
    terrorize,
)
from starboard.games.arcs.campaign.ids import ABILITY, COUNCIL_SLOT, LAW, PARTISAN
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.cards import guild_fuel, guild_material, guild_psionic, guild_relic, guild_weapon, vox
from starboard.games.arcs.cards.card import Card, GuildCard, Lore, VoxCard, Why
from starboard.games.arcs.codes import outcry, system_at
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import INFLUENCE, NOBODY, NOTHING, PSIONIC, RESOURCES
from starboard.games.arcs.queries import is_outraged, turn_order
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_card, mix_into_court, provoke_outrage


class Informants(GuildCard):
    """Spy (Influence), once per turn: your highest action card for a rival's highest."""

    printed = INFORMANTS
    code = "F602"
    suit = PSIONIC
    protected = True
    worth = 1.2
    name = Text("Informanten", "Informants")
    text = Text(
        "Geschützt. Spionieren (Beeinflussen), einmal pro Zug: Gib einem Rivalen deine Handkarte mit der höchsten "
        "Zahl; dann gibt er dir seine mit der höchsten Zahl, womöglich dieselbe. Ereignisse haben keine Zahl.",
        "Protected. Spy (Influence), once per turn: Give a rival the hand card of yours with the highest number; then "
        "they give you theirs with the highest number, maybe the same one. Events have no number.",
    )
    offers = (Text("Spionieren: höchste Karten tauschen", "Spy: exchange the highest cards"),)
    replaces = (INFLUENCE,)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == INFLUENCE and not game.uses[self.id] and can_spy(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.uses[self.id] += 1
        game.call(Spy(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("used") if game.uses[self.id] else Why("only_events")


class SeizingByOutrage(Card):
    """Not with a card of the hand, but by provoking an Outrage one has not."""

    refusal = "by_outrage_only"
    abilities = (Text("Ergreifen durch Aufschrei", "Seizing by Outrage"),)
    silent = ((0, ("Turn.opening",)),)

    def seizings(self, game: Arcs, owner: int, ways: list[int]) -> list[int]:
        return [outcry(resource) for resource in range(RESOURCES) if not is_outraged(game, owner, resource)]


class PartisanSeizing(SeizingByOutrage):
    """For the Partisan alone; anybody else loses it, and their Outrage."""

    printed = SEIZING
    kind = ABILITY
    code = "F603"
    name = Text("Ergreifen des Partisanen", "Partisan Seizing")
    text = Text(
        "Du kannst die Initiative nicht mit einer weiteren Handkarte ergreifen; andere Wege bleiben. Stattdessen "
        "darfst du sie, wenn du eine Karte spielst, ergreifen, indem du einen Aufschrei einer Art verursachst, von der "
        "du noch keinen hast. Wer nicht Partisan ist, verschrottet diese Karte und tilgt alle eigenen Aufschreie.",
        "You cannot seize the initiative with another hand card; other ways remain. Instead, when you play a card, you "
        "may seize it by provoking Outrage of a type of which you have none yet. Whoever is not the Partisan scraps "
        "this card and clears all their Outrage.",
    )

    def leaves(self, game: Arcs, owner: int) -> bool:
        return reach(game).fate[owner] != PARTISAN

    def instead_of_burial(self, game: Arcs, owner: int) -> bool:
        give_up_seizing(reach(game), owner)
        return True


class LoyalEngineers(guild_material.LoyalEngineers):
    printed = LOYAL[0]
    code = "F605"


class LoyalPilots(guild_fuel.LoyalPilots):
    printed = LOYAL[1]
    code = "F606"


class LoyalMarines(guild_weapon.LoyalMarines):
    printed = LOYAL[2]
    code = "F607"


class LoyalEmpaths(guild_psionic.LoyalEmpaths):
    printed = LOYAL[3]
    code = "F608"


class LoyalKeepers(guild_relic.LoyalKeepers):
    printed = LOYAL[4]
    code = "F609"


class GalacticBards(f01_steward_cards.GalacticBards):
    printed = BARDS
    code = "F610"


class SpacingUnion(guild_fuel.SpacingUnion):
    printed = SPACING
    copies = (MORE_SPACING,)
    code = "F611"


class ArmsUnion(court_cards.ArmsUnion):
    printed = ARMS
    copies = (MORE_ARMS,)
    code = "F612"


class OutrageSpreads(vox.OutrageSpreads):
    printed = SPREADS[0]
    copies = (SPREADS[1],)
    code = "F613"
    text = Text(
        "Krise: Alle verursachen einen Aufschrei der Art des gewürfelten Planeten. Wirf diese Karte ab. Sobald "
        "gesichert: Du darfst eine Ressourcenart nennen. Alle, auch du, verursachen einen Aufschrei dieser Art. Wirf "
        "diese Karte ab.",
        "Crisis: Everybody provokes Outrage of the type of the rolled planet. Discard this card. When secured: You may "
        "name a resource type. Everybody, you included, provokes Outrage of that type. Discard this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        kind = game.kind_of[system_at(position.number_rolled, position.symbol_rolled)]
        for seat in turn_order(game) if kind != NOTHING else []:
            provoke_outrage(game, seat, kind)
        slot = leave_court(position, self.id)
        discard_card(game, self.id)
        refill(position, slot)


class PartisanSeizingForAll(SeizingByOutrage):
    printed = SEIZING_LAW
    kind = LAW
    code = "F616"
    name = Text("Ergreifen des Partisanen", "Partisan Seizing")
    text = Text(
        "Für alle: Niemand kann die Initiative mit einer weiteren Handkarte ergreifen; andere Wege bleiben. "
        "Stattdessen darf man sie, wenn man eine Karte spielt, ergreifen, indem man einen Aufschrei einer Art "
        "verursacht, von der man noch keinen hat.",
        "For everybody: Nobody can seize the initiative with another hand card; other ways remain. Instead, when "
        "playing a card, one may seize it by provoking Outrage of a type of which one has none yet.",
    )


class PeoplesHero(Lore):
    """At a declaration: clear an Outrage of a type of which you lead in Guild cards."""

    printed = HERO
    code = "F617"
    worth = 1.2
    name = Text("Held des Volkes", "People's Hero")
    text = Text(
        "Immer wenn du eine Ambition bekundest, darfst du 1 deiner Aufschreie tilgen, wenn du von dessen Art mehr "
        "Gildenkarten hast als jeder Rivale.",
        "Whenever you declare an ambition, you may clear 1 of your Outrages if you have more Guild cards of its type "
        "than each rival.",
    )
    abilities = (Text("Vergebung", "Forgiveness"),)

    def follows_declaring(self, game: Arcs, owner: int, declare: Declare) -> bool:
        return bool(forgivable(game, owner))

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(Absolve(owner, self.id))


class GuildsDecryTerror(Edict):
    """Diplomatic Fiasco is called before the Council."""

    printed = DECRY
    code = "F619"
    number = 75
    name = Text("Gilden prangern den Terror an", "Guilds Decry Terror")
    text = Text(
        "Erlass 75: Liegt Diplomatisches Fiasko nicht am Hof, sucht es im Hofstapel und hängt es an den Imperialen "
        "Rat, der dann tagt, auch wenn dort schon eine Karte angehängt ist. Mischt den Hofstapel.",
        "Edict 75: Unless Diplomatic Fiasco lies at Court, search the Court deck for it and attach it to the Imperial "
        "Council, which is then in session, even if a card is attached there already. Shuffle the Court deck.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        """Neither in the deck nor at Court: shuffle only (C-22)."""
        position, fiasco = reach(game), court_cards.DiplomaticFiasco.printed
        if slot_of(position, fiasco) != NOTHING:
            return
        if fetch(position, fiasco):
            open_council(position)
            attach_card(position, fiasco, COUNCIL_SLOT)
        mix_into_court(game, [])


class TerrorStrike(VoxCard):
    """What is damaged at planets of outraged types is destroyed."""

    printed = STRIKES[0]
    copies = (STRIKES[1],)
    code = "F620"
    worth = 0.8
    name = Text("Terroranschlag", "Terror Strike")
    text = Text(
        "Krise: Zerstört alle beschädigten Figuren an Planeten, für deren Art irgendwer einen Aufschrei hat, auch "
        "Verbesserungen und Panzerungen dortiger Flaggschiffe; niemand erhält Trophäen oder verursacht einen "
        "Aufschrei. Mische diese Karte in den Hofstapel. Sobald gesichert: Ebenso, nur deine Figuren bleiben "
        "verschont.",
        "Crisis: Destroy all damaged pieces at planets for whose type anybody has Outrage, Upgrades and Armor of "
        "Flagships there included; nobody gets trophies or provokes Outrage. Shuffle this card into the Court deck. "
        "When secured: The same, but your pieces are spared.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        shuffle_from_court(reach(game), self.id)
        terrorize(reach(game), NOBODY)

    def when_secured(self, game: Arcs, owner: int) -> None:
        terrorize(reach(game), owner)

    def after_effect(self, game: Arcs) -> None:
        mix_into_court(game, [self.id])


class SowerOfDivision(Lore):
    """Whoever surpasses best turns an Outrage against a rival."""

    printed = SOWER
    code = "F625"
    worth = 1.2
    name = Text("Stifter von Zwietracht", "Sower of Division")
    text = Text(
        "Erhältst du am Ende der Runde durch Übertreffen den Initiativemarker, darfst du 1 deiner Agenten auf ein "
        "leeres Aufschreifeld eines Rivalen setzen; das gilt als Aufschrei, aber nichts wird abgeworfen.",
        "When you get the initiative marker at the end of a round by surpassing, you may put 1 of your agents on an "
        "empty Outrage slot of a rival; it counts as Outrage, but nothing is discarded.",
    )
    abilities = (Text("Zwietracht", "Division"),)

    def when_initiative(self, game: Arcs, owner: int, surpassing: bool) -> None:
        if surpassing:
            game.call(SowDivision(owner, self.id))
