"""The five Guild cards of Relic, in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.cards import guild_procedures as do
from starboard.games.arcs.cards.card import PRELUDE, Card, Why
from starboard.games.arcs.ids import (
    COPY,
    FUEL,
    MATERIAL,
    PIVOT,
    RELIC,
    SURPASS,
    TAX,
    WEAPON,
)
from starboard.games.arcs.queries import ambitions_of_card, has_token, tokens
from starboard.games.arcs.slots import Gains
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import bury_card, discard_card


class LoyalKeepers(Card):
    """Stays through Relic Outrage; any token may be paid as a Relic."""

    id = 20
    code = "bc21"
    suit = RELIC
    keys = 3
    name = Text("Treue Hüter", "Loyal Keepers")
    text = Text(
        "Bleibt bei dir, wenn du einen Relikt-Aufschrei verursachst. Jede deiner Ressourcen kann als Relikt "
        "ausgegeben werden, auch wenn sie oder Relikte gesperrt sind.",
        "Stays with you when you provoke Relic Outrage. Each of your tokens can be spent as a Relic, even if it or "
        "Relic is outraged.",
    )

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        return True

    def spends_any_as(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == RELIC


class SwornGuardians(Card):
    """Rivals can steal nothing of yours but this card, which is then buried."""

    id = 21
    code = "bc22"
    suit = RELIC
    keys = 1
    name = Text("Eingeschworene Wächter", "Sworn Guardians")
    text = Text(
        "Rivalen können dir weder Ressourcen noch andere Gildenkarten stehlen. Wird diese Karte gestohlen, wird sie "
        "begraben.",
        "Rivals can steal neither your tokens nor your other Guild cards. When this card is stolen, it is buried.",
    )

    def guards_token(self, game: Arcs, owner: int, thief: int, resource: int) -> bool:
        return True

    def guards_card(self, game: Arcs, owner: int, thief: int, card: int) -> bool:
        return card != self.id

    def when_stolen(self, game: Arcs, thief: int) -> bool:
        bury_card(game, self.id)
        game.tell("bury", (self.id,))
        return True


class ElderBroker(Card):
    """Trade (Tax) with the owner of a city you control. Prelude: discard for Material, Fuel and Weapon."""

    id = 22
    code = "bc23"
    suit = RELIC
    keys = 2
    name = Text("Alter Makler", "Elder Broker")
    text = Text(
        "Handeln (Besteuern): Wähle eine rivalisierende Stadt, die du kontrollierst. Nimm ihrem Besitzer 1 Ressource "
        "ihrer Planetenart und gib ihm 1 Ressource einer Art, die er nicht hat. Auftakt: Wirf diese Karte ab und "
        "erhalte 1 Baustoff, 1 Treibstoff und 1 Waffe.",
        "Trade (Tax): Choose a rival city you control. Take 1 token of its type from its owner and give them 1 "
        "token of a type they do not have. Prelude: Discard this card and gain 1 Material, 1 Fuel and 1 Weapon.",
    )
    offers = (
        Text("Handeln: Ressourcen mit einem Rivalen tauschen", "Trade: exchange tokens with a rival"),
        Text("Wirf diese Karte ab: je 1 Baustoff, Treibstoff, Waffe", "Discard this card: 1 Material, Fuel, Weapon"),
    )
    replaces = (TAX, PRELUDE)

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == TAX and do.trade_places(game, owner) else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [1]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        if number == 0:
            game.call(do.Trade(owner))
        else:
            discard_card(game, self.id)
            game.call(Gains(owner, (MATERIAL, FUEL, WEAPON)))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_trade")


class RelicFence(Card):
    """Prelude, once per turn: discard a token to gain a Relic. The card stays."""

    id = 23
    code = "bc24"
    suit = RELIC
    keys = 2
    name = Text("Relikt-Hehler", "Relic Fence")
    text = Text(
        "Auftakt, einmal pro Zug: Wirf 1 Ressource ab und erhalte 1 Relikt.",
        "Prelude, once per turn: Discard 1 token and gain 1 Relic.",
    )
    offers = (Text("Wirf 1 Ressource ab: erhalte 1 Relikt", "Discard 1 token: gain 1 Relic"),)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        relic = game.supply[RELIC] or tokens(game, owner, RELIC)
        return [0] if has_token(game, owner) and relic and not game.uses[self.id] else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.uses[self.id] += 1
        game.call(do.Fence(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if game.uses[self.id]:
            return Why("used")
        return Why("supply", RELIC) if has_token(game, owner) else Why("no_token")


class GalacticBards(Card):
    """Declare from the card you surpassed or pivoted with, if nobody declared yet this round."""

    id = 24
    code = "bc25"
    suit = RELIC
    keys = 1
    name = Text("Barden der Galaxis", "Galactic Bards")
    text = Text(
        "Hat in dieser Runde noch niemand eine Ambition bekundet, darfst du vor deinen Aktionen die Ambition der "
        "Karte bekunden, mit der du übertriffst oder abweichst. Der Nullmarker wird nicht platziert.",
        "If nobody has declared an ambition this round, you may declare, before your actions, the ambition of the "
        "card you surpass or pivot with. The zero marker is not placed.",
    )

    def declarations(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        if game.declared or turn.how not in (SURPASS, PIVOT):
            return []
        return ambitions_of_card(turn.card)

    def why_no_declaration(self, game: Arcs, owner: int, turn: Turn) -> Why:
        if game.declared:
            return Why("declared_this_round")
        return Why("copied") if turn.how == COPY else Why("one")
