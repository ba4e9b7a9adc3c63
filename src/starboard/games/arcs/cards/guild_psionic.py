"""The five Guild cards of Psionic, in printed order."""

from __future__ import annotations

from starboard.core.text import Text
from starboard.games.arcs.cards import guild_procedures as do
from starboard.games.arcs.cards.card import PRELUDE, Card, Why
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.effects import Steal
from starboard.games.arcs.ids import (
    EMPATH,
    KEEPER,
    PSIONIC,
)
from starboard.games.arcs.queries import can_seize
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import discard_card, seize_initiative


class LatticeSpies(Card):
    """Prelude, before anything else: discard to seize the initiative."""

    id = 15
    code = "bc16"
    suit = PSIONIC
    keys = 2
    name = Text("Netz der Spione", "Lattice Spies")
    text = Text(
        "Auftakt, vor jeder anderen Aktion: Wirf diese Karte ab und ergreife die Initiative.",
        "Prelude, before any other action: Discard this card and seize the initiative.",
    )
    offers = (Text("Wirf diese Karte ab: Initiative ergreifen", "Discard this card: seize the initiative"),)
    replaces = (PRELUDE,)
    comes_first = True

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [] if turn.acted else [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        if can_seize(game, owner):
            seize_initiative(game, owner)

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("too_late")


class Farseers(Card):
    """Look at a rival's hand at each declaration and swap a card. Prelude: discard to exchange hand cards."""

    id = 16
    code = "bc17"
    suit = PSIONIC
    keys = 2
    name = Text("Seher der Ferne", "Farseers")
    text = Text(
        "Immer wenn du eine Ambition bekundest, sieh die Hand eines Rivalen an; dann darfst du 1 Handkarte mit ihm "
        "tauschen. Auftakt: Wirf diese Karte und beliebig viele Handkarten ab; ziehe so viele plus 1 vom unteren "
        "Ende des Ablagestapels der Aktionskarten.",
        "Whenever you declare an ambition, look at a rival's hand; then you may swap 1 hand card with them. "
        "Prelude: Discard this card and any number of hand cards; draw that many plus 1 from the bottom of the "
        "action discard pile.",
    )
    offers = (Text("Wirf diese Karte ab: Handkarten austauschen", "Discard this card: exchange hand cards"),)
    replaces = (PRELUDE,)

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(do.LookAndSwap(owner))

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        game.call(do.ExchangeHand(owner))


class SecretOrder(Card):
    """No zero marker for your Keeper and Empath declarations."""

    id = 17
    code = "bc18"
    suit = PSIONIC
    keys = 2
    name = Text("Geheimer Orden", "Secret Order")
    text = Text(
        "Bekundest du Wächter oder Empath, platzierst du den Nullmarker nicht.",
        "When you declare Keeper or Empath you do not place the zero marker.",
    )

    def keeps_number(self, game: Arcs, owner: int, ambition: int) -> bool:
        return ambition in (KEEPER, EMPATH)


class LoyalEmpaths(Card):
    """Stays through Psionic Outrage; any token may be paid as Psionic."""

    id = 18
    code = "bc19"
    suit = PSIONIC
    keys = 3
    name = Text("Treue Empathen", "Loyal Empaths")
    text = Text(
        "Bleibt bei dir, wenn du einen Psi-Aufschrei verursachst. Jede deiner Ressourcen kann als Psi ausgegeben "
        "werden, auch wenn sie oder Psi gesperrt ist.",
        "Stays with you when you provoke Psionic Outrage. Each of your tokens can be spent as Psionic, even if it "
        "or Psionic is outraged.",
    )

    def survives_outrage(self, game: Arcs, owner: int, resource: int) -> bool:
        return True

    def spends_any_as(self, game: Arcs, owner: int, resource: int) -> bool:
        return resource == PSIONIC


class SilverTongues(Card):
    """Prelude: discard to steal a Guild card or a token from any rival."""

    id = 19
    code = "bc20"
    suit = PSIONIC
    keys = 2
    name = Text("Silberzungen", "Silver-Tongues")
    text = Text(
        "Auftakt: Wirf diese Karte ab und stiehl einem Rivalen 1 Gildenkarte oder 1 Ressource, ohne Schlüssel "
        "zu zahlen.",
        "Prelude: Discard this card and steal 1 Guild card or 1 token from a rival without paying keys.",
    )
    offers = (Text("Wirf diese Karte ab: stiehl Karte oder Ressource", "Discard this card: steal a card or token"),)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [0]

    def use(self, game: Arcs, owner: int, number: int) -> None:
        discard_card(game, self.id)
        game.call(Steal(owner, what=2))
