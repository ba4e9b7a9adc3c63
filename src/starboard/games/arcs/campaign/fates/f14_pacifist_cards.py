"""The cards of the Pacifist's set in printed order."""

from __future__ import annotations

from typing import Final, Optional

from starboard.core.procedure import Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.attack import Attack
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.raid import Raid
from starboard.games.arcs.campaign.articles import Article
from starboard.games.arcs.campaign.court import leave_court, refill
from starboard.games.arcs.campaign.deals import texts_of
from starboard.games.arcs.campaign.edicts import Edict
from starboard.games.arcs.campaign.fates import f04_advocate_cards
from starboard.games.arcs.campaign.fates.f14_pacifist import (
    EMPATHS,
    EMPATHY,
    LIAISONS,
    REBUKE,
    RECONCILE,
    WELL,
    WITNESSES,
)
from starboard.games.arcs.campaign.fates.f14_pacifist_do import (
    Share,
    TurnWitness,
    can_give_psionic,
    discard_outraged,
    fill_with_psionic,
    forgive,
    give_psionic,
    ready_witnesses,
)
from starboard.games.arcs.campaign.ids import ABILITY, LAW, SUMMIT, WITNESS
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.stock import add_stock, stock_of, take_stock
from starboard.games.arcs.campaign.tokens import has_token_at, shift_token, systems_of_tokens, tokens_at
from starboard.games.arcs.cards.card import PRELUDE, Card, Lore, VoxCard, Why
from starboard.games.arcs.ids import EMPATH, NOTHING, PSIONIC, RESOURCES
from starboard.games.arcs.queries import (
    controls,
    ignores_outrage,
    is_declared,
    is_outraged,
    is_seat,
    token_is_guarded,
    tokens_had,
    trophies_of,
    turn_order,
)
from starboard.games.arcs.slots import Store, gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import TokenAction, Turn
from starboard.games.arcs.verbs import (
    add_trophies,
    discard_card,
    note_spent,
    piece_home,
    provoke_outrage,
)


class Witnesses(Card):
    """Witnesses are the owner's pieces and move. Prelude: one on a Psionic planet becomes a Psionic."""

    printed = WITNESSES
    kind = ABILITY
    code = "F1402"
    name = Text("Zeugen", "Witnesses")
    text = Text(
        "Zeugen sind deine Marker; sie können nicht geschädigt werden. Zeugen in Sektoren, die du kontrollierst, "
        "darfst du bewegen, allein oder mit Schiffen, auch wenn diese katapultieren. Auftakt: Drehe einen Zeugen auf "
        "einem Psi-Planeten, den du kontrollierst, um; er wird dein Psi. Dann darfst du Empath bekunden, ohne "
        "Nullmarker.",
        "Witnesses are your pieces; they cannot be harmed. You may move Witnesses in systems that you control, alone "
        "or with ships, catapulting ones too. Prelude: Turn over a Witness on a Psionic planet that you control; it "
        "becomes a Psionic of yours. Then you may declare Empath, without the zero marker.",
    )
    offers = (Text("Einen Zeugen umdrehen: 1 Psi", "Turn over a Witness: 1 Psionic"),)
    replaces = (PRELUDE,)

    def is_present(self, game: Arcs, owner: int, system: int) -> bool:
        return has_token_at(reach(game), WITNESS, system)

    def movable_tokens(self, game: Arcs, owner: int, system: int) -> int:
        return tokens_at(reach(game), WITNESS, system) if controls(game, owner, system) else 0

    def tokens_travel(self, game: Arcs, owner: int, start: int, end: int, count: int) -> None:
        for _ in range(count):
            shift_token(reach(game), WITNESS, start, end)
        game.tell("witnesses_move", (owner, count, start, end))

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0] if ready_witnesses(reach(game), owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(TurnWitness(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_ready_witness" if systems_of_tokens(reach(game), WITNESS) else "no_witness")


class WellOfEmpathy(Lore):
    """Trophies of a defence become Psionic. Holds Psionic, which can be spent from here."""

    printed = WELL
    code = "F1403"
    worth = 1.3
    loot_keys = 2
    name = Text("Quell der Empathie", "Well of Empathy")
    text = Text(
        "Verteidigst du, kehren Trophäen, die du nähmest, stattdessen zurück, und du erhältst für jede 1 Psi. Hier "
        "haben beliebig viele Psi Platz; du kannst sie ausgeben, und im Überfall kostet jedes 2 Schlüssel.",
        "When you defend, trophies that you would take return instead, and you gain 1 Psionic for each. Any number of "
        "Psionic can be kept here; you can spend them, and in a raid each costs 2 keys.",
    )
    abilities = (
        Text("Aus dem Quell schöpfen", "Draw from the Well"),
        Text("Erbarmen", "Mercy"),
        Text("In den Quell", "Into the Well"),
    )
    offers = (Text("Ein Psi von hier ausgeben", "Spend a Psionic from here"),)
    replaces = (PRELUDE,)

    def when_trophy(self, game: Arcs, owner: int, whose: int, piece: int, count: int, attack: Attack) -> None:
        """Pieces go home that the attacker lost; one that another card took is no trophy."""
        if not isinstance(attack, Battle) or attack.defender != owner or piece == NOTHING:
            return
        for _ in range(min(count, trophies_of(game, owner, whose, piece))):
            self.works(game, owner, 1)
            add_trophies(game, owner, whose, piece, -1)
            piece_home(game, whose, piece)
            gain(game, owner, PSIONIC)

    def token_places(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == PSIONIC

    def hold_token(self, game: Arcs, owner: int, resource: int) -> None:
        self.works(game, owner, 2)
        add_stock(reach(game), self.id, resource)

    def drop_token(self, game: Arcs, owner: int, resource: int) -> None:
        take_stock(reach(game), self.id, resource)
        game.supply[resource] += 1

    def tokens_had(self, game: Arcs, owner: int, resource: int, count: int) -> int:
        return count + stock_of(reach(game), self.id).count(resource)

    def after_outrage(self, game: Arcs, owner: int, resource: int) -> None:
        """What merely lies here is discarded with all other Psionic."""
        for kind in stock_of(reach(game), self.id) if resource == PSIONIC else []:
            self.drop_token(game, owner, kind)
            game.tell("discard_token", (owner, kind))

    def demanded(self, game: Arcs, owner: int, wanted: tuple[int, ...]) -> list[int]:
        return [PSIONIC] if PSIONIC in wanted and stock_of(reach(game), self.id) else []

    def loot(self, game: Arcs, owner: int, thief: int, raid: Optional[Raid]) -> list[int]:
        guarded = token_is_guarded(game, owner, thief, PSIONIC)
        return [PSIONIC] if stock_of(reach(game), self.id) and not guarded else []

    def give_loot(self, game: Arcs, thief: int, resource: int) -> None:
        game.tell("steal_token", (thief, resource, game.holder[self.id]))
        self.drop_token(game, game.holder[self.id], resource)
        game.call(Store(thief, resource))

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0] if stock_of(reach(game), self.id) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        """As any Psionic that is spent (ter.hold)."""
        take_stock(reach(game), self.id, PSIONIC)
        game.spent[PSIONIC] += 1
        note_spent(game, owner, PSIONIC)
        if ignores_outrage(game, owner, PSIONIC):
            game.call(TokenAction(owner, PSIONIC))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("empty_well")


class GiveFromWell(Article):
    """A Psionic that lies on the Well; forcing it costs what a raid would pay (neg.transfer)."""

    key = "well"
    card = WELL

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [PSIONIC] if game.holder[WELL] == giver and stock_of(game, WELL) else []

    def price(self, game: Reach, giver: int, thing: int) -> int:
        return WellOfEmpathy.loot_keys

    def token(self, game: Reach, giver: int, thing: int) -> int:
        return PSIONIC

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        take_stock(game, WELL, PSIONIC)
        game.supply[PSIONIC] += 1

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["card"], values["resource"] = WELL, PSIONIC
        return self.key


class PsionicLiaisons(f04_advocate_cards.PsionicLiaisons):
    printed = LIAISONS
    code = "F1405"


class ItinerantEmpaths(VoxCard):
    """Crisis: whoever has least Power fills up with Psionic. Secured: you do."""

    printed = EMPATHS[0]
    copies = (EMPATHS[1],)
    code = "F1406"
    worth = 1.0
    name = Text("Wandernde Empathen", "Itinerant Empaths")
    text = Text(
        "Krise: Wer die wenigste Macht hat, erhält so viele Psi, wie Ressourcenfelder frei sind. Wirf diese Karte ab. "
        "Sobald gesichert: Du erhältst so viele Psi, wie du freie Ressourcenfelder hast. Wirf diese Karte ab.",
        "Crisis: Whoever has least Power gains as many Psionic as they have empty resource slots. Discard this card. "
        "When secured: You gain as many Psionic as you have empty resource slots. Discard this card.",
    )

    def crisis(self, game: Arcs, owner: int) -> None:
        position = reach(game)
        order = turn_order(game)
        power = [game.power[seat] for seat in order]
        slot = leave_court(position, self.id)
        discard_card(game, self.id)
        refill(position, slot)
        fill_with_psionic(game, order[power.index(min(power))])

    def when_secured(self, game: Arcs, owner: int) -> None:
        fill_with_psionic(game, owner)

    def after_effect(self, game: Arcs) -> None:
        discard_card(game, self.id)


class EmpathyForAll(Card):
    """Harm at a planet outrages who has a resource of its type."""

    printed = EMPATHY
    kind = LAW
    code = "F1409"
    name = Text("Empathie für alle", "Empathy for All")
    text = Text(
        "Wer an einem Planeten jemanden oder etwas schädigt und eine Ressource von dessen Art hat, verursacht diesen "
        "Aufschrei; im Kampf nach den Treffern und vor dem Überfall, auch wenn nichts getroffen wurde.",
        "Whoever harms anybody or anything at a planet and has a resource of its type provokes that Outrage; in battle "
        "after the hits and before raiding, even if nothing was hit.",
    )

    def after_harm(self, game: Arcs, owner: int, victim: int, system: int) -> None:
        kind = game.kind_of[system]
        if is_seat(owner) and kind != NOTHING and tokens_had(game, owner, kind):
            game.tell("empathy", (owner, system))
            provoke_outrage(game, owner, kind)


class ReconcileWithTheOutraged(Card):
    """Outrage can be forgiven in Negotiations."""

    printed = RECONCILE
    kind = SUMMIT
    once = True
    code = "F1411"
    name = Text("Versöhnung mit den Empörten", "Reconcile with the Outraged")
    text = Text(
        "Gipfeltreffen: In Verhandlungen kannst du vergeben: Nimm den Agenten eines Aufschreis von einem Rivalen als "
        "Gefallen; der Aufschrei endet. Wer das Treffen einberufen hat, kann auch ohne Zustimmung vergeben und gibt "
        "dem Rivalen dafür ein Psi.",
        "Summit: In Negotiations you may forgive: take the agent of a rival's Outrage as a Favor; the Outrage ends. "
        "Whoever called the Summit may forgive without consent by giving that rival a Psionic.",
    )


class Forgive(Article):
    """The agent of the giver's Outrage becomes the taker's Favor. Forcing it costs a Psionic, given to the rival, or
    without one a Favor as usual (C-138)."""

    key = "forgive"
    card = RECONCILE

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [resource for resource in range(RESOURCES) if is_outraged(game, giver, resource)]

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        forgive(game, giver, taker, thing)

    def can_pay(self, game: Reach, giver: int, taker: int) -> bool:
        return can_give_psionic(game, taker) or super().can_pay(game, giver, taker)

    def can_force(self, game: Reach, code: int) -> bool:
        return can_give_psionic(game, self.parties(code)[1]) or super().can_force(game, code)

    def pay(self, game: Reach, code: int) -> None:
        rival, caller = self.parties(code)
        if can_give_psionic(game, caller):
            give_psionic(game, caller, rival)
        else:
            super().pay(game, code)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["resource"] = thing
        return self.key


class RebukeOfTheEmpaths(Edict):
    """With Empath declared: outraged resources are discarded, then Psionic is handed out."""

    printed = REBUKE
    code = "F1412"
    number = 60
    name = Text("Rüge der Empathen", "Rebuke of the Empaths")
    text = Text(
        "Erlass 60: Nur wenn Empath bekundet ist: Alle werfen alle Ressourcen ab, für deren Art sie einen Aufschrei "
        "haben; Gildenkarten und eingefrorene Ressourcen bleiben. Dann erhalten alle ohne Psi-Aufschrei 1 Psi; reicht "
        "der Vorrat nicht, bestimmt, wer die Initiative hat.",
        "Edict 60: Only if Empath is declared: Everybody discards all resources of whose type they have an Outrage; "
        "Guild cards and frozen resources stay. Then everybody without Psionic Outrage gains 1 Psionic; if the supply "
        "is too small, the player with the initiative says who does.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        if not is_declared(game, EMPATH):
            return
        for seat in turn_order(game):
            discard_outraged(reach(game), seat)
        calm = [seat for seat in turn_order(game) if not is_outraged(game, seat, PSIONIC)]
        game.call(Share(game.initiative, tuple(calm)))


ARTICLES: Final[tuple[Article, ...]] = (Forgive(), GiveFromWell())
TEXTS: Final = texts_of(
    {
        "article forgive": Text(
            "{taker:seat} vergibt {giver:seat} den Aufschrei ({resource:resource}) gegen einen Gefallen",
            "{taker:seat} forgives {giver:seat} the Outrage ({resource:resource}) for a Favor",
        ),
        "article well": Text(
            "{giver:seat} gibt {resource:resource} von {card:card}, an {taker:seat}",
            "{giver:seat} gives {resource:resource} of {card:card} to {taker:seat}",
        ),
    }
)
