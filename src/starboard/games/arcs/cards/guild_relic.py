"""The five Guild cards of Relic, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.tax import city_types
from starboard.games.arcs.cards.card import PRELUDE, GuildCard, Reason, Why
from starboard.games.arcs.cards.guild_shared import Loyal
from starboard.games.arcs.codes import owner_of, piece_of, seat_slot, system_of
from starboard.games.arcs.ids import (
    CITY,
    COPY,
    FUEL,
    MATERIAL,
    NOBODY,
    NOTHING,
    NOWHERE,
    PIVOT,
    RELIC,
    RESOURCES,
    SURPASS,
    TAX,
    WEAPON,
)
from starboard.games.arcs.queries import (
    ambitions_of_card,
    controls,
    distinct,
    has_resource,
    tokens,
    tokens_had,
    with_resource,
)
from starboard.games.arcs.slots import Gains, Store, Tidy, gain, holding_places
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import BUILDING_THERE
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import bury_card, discard_card, discard_token
from starboard.games.arcs.wording import token_of, word_place


class LoyalKeepers(Loyal):
    """Stays through Relic Outrage; any token may be paid as a Relic."""

    printed = 20
    code = "bc21"
    suit = RELIC
    keys = 3
    worth = 1.2
    name = Text("Treue Hüter", "Loyal Keepers")
    text = Text(
        "Bleibt bei dir, wenn du einen Relikt-Aufschrei verursachst. Jede deiner Ressourcen kann als Relikt "
        "ausgegeben werden, auch wenn sie oder Relikte gesperrt sind.",
        "Stays with you when you provoke Relic Outrage. Each of your tokens can be spent as a Relic, even if it or "
        "Relic is outraged.",
    )


class SwornGuardians(GuildCard):
    """Rivals can steal nothing of yours but this card, which is then buried."""

    printed = 21
    code = "bc22"
    suit = RELIC
    keys = 1
    worth = 1.2
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


class ElderBroker(GuildCard):
    """Trade (Tax) with the owner of a city you control. Prelude: discard for Material, Fuel and Weapon."""

    printed = 22
    code = "bc23"
    suit = RELIC
    keys = 2
    worth = 1.2
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
    gives_up = 1

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == TAX and trade_places(game, owner) else []

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        return [1]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        if number == 0:
            game.call(Trade(owner))
        else:
            discard_card(game, self.id)
            game.call(Gains(owner, (MATERIAL, FUEL, WEAPON)))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_trade")


def gifts(game: Arcs, seat: int, rival: int) -> list[int]:
    """Types that the seat could give and the rival has none of."""
    return [r for r in range(RESOURCES) if tokens(game, seat, r) and not tokens_had(game, rival, r)]


def trade_places(game: Arcs, seat: int) -> list[int]:
    """Rival cities that the seat controls where both halves of a trade are possible."""
    found = []
    for place, value in enumerate(game.buildings):
        if value and piece_of(value) == CITY and owner_of(value) != seat and controls(game, seat, system_of(place)):
            rival = owner_of(value)
            wanted = [resource for resource in city_types(game, place) if tokens(game, rival, resource)]
            if wanted and gifts(game, seat, rival):
                found.append(place)
    return found


class Trade(Procedure):
    """Swap a token of the city's type for one that its owner lacks; no tax, no steal."""

    steps = ("choose_city", "meet_owner", "choose_wanted", "choose_gift", "swap")
    fields = ("seat", "place", "wanted", "gift", "rival")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.place = NOWHERE
        self.wanted = NOTHING
        self.gift = NOTHING
        self.rival = NOBODY

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_place(game, choice, values) if field == "place" else ""

    def choose_city(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", distinct(game, trade_places(game, self.seat)))

    def meet_owner(self, game: Arcs) -> None:
        self.rival = owner_of(game.buildings[self.place])

    def choose_wanted(self, game: Arcs) -> Ask:
        types = [resource for resource in city_types(game, self.place) if tokens(game, self.rival, resource)]
        return Ask(self.seat, "wanted", sorted(types))

    def choose_gift(self, game: Arcs) -> Ask:
        return Ask(self.seat, "gift", gifts(game, self.seat, self.rival))

    def swap(self, game: Arcs) -> None:
        mine = game.slots.index(self.gift, seat_slot(self.seat, 0))
        theirs = game.slots.index(self.wanted, seat_slot(self.rival, 0))
        game.slots[mine], game.slots[theirs] = game.slots[theirs], game.slots[mine]
        game.tell("trade", (self.seat, self.wanted, self.rival, self.gift))
        settle_in(game, self.rival, theirs, self.gift)
        settle_in(game, self.seat, mine, self.wanted)


def settle_in(game: Arcs, seat: int, slot: int, resource: int) -> None:
    """A token came into a slot, among those of all seats: its seat rearranges, or says where it goes if a card may take
    it in. Until then it waits in the supply."""
    if holding_places(game, seat, resource):
        game.slots[slot] = NOTHING
        game.supply[resource] += 1
        game.call(Store(seat, resource))
    else:
        game.call(Tidy(seat))


class RelicFence(GuildCard):
    """Prelude, once per turn: discard a token to gain a Relic. The card stays."""

    printed = 23
    code = "bc24"
    suit = RELIC
    keys = 2
    worth = 1.2
    name = Text("Relikt-Hehler", "Relic Fence")
    text = Text(
        "Auftakt, einmal pro Zug: Wirf 1 Ressource ab und erhalte 1 Relikt.",
        "Prelude, once per turn: Discard 1 token and gain 1 Relic.",
    )
    offers = (Text("Wirf 1 Ressource ab: erhalte 1 Relikt", "Discard 1 token: gain 1 Relic"),)
    replaces = (PRELUDE,)

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        relic = game.supply[RELIC] or tokens(game, owner, RELIC)
        return [0] if has_resource(game, owner) and relic and not game.uses[self.id] else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.uses[self.id] += 1
        game.call(Fence(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if game.uses[self.id]:
            return Why("used")
        return Why("supply", RELIC) if has_resource(game, owner) else Why("no_token")


class Fence(Procedure):
    """One token for a Relic."""

    steps = ("choose_token", "exchange")
    fields = ("seat", "slot")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.slot = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["token"] = token_of(game, self.seat, choice)
        return ""

    def choose_token(self, game: Arcs) -> Ask:
        return Ask(self.seat, "slot", with_resource(game, self.seat))

    def exchange(self, game: Arcs) -> None:
        discard_token(game, self.seat, self.slot)
        gain(game, self.seat, RELIC)


class GalacticBards(GuildCard):
    """Declare from the card you surpassed or pivoted with, if nobody declared yet this round."""

    printed = 24
    code = "bc25"
    suit = RELIC
    keys = 1
    worth = 1.3
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


TEXTS: Final = {
    "Trade.place": Text("Mit welcher Stadt handelst du?", "With which city do you trade?"),
    "Trade.place=": BUILDING_THERE,
    "Trade.wanted": Text("Was nimmst du?", "What do you take?"),
    "Trade.wanted=": Text("{it:resource}", "{it:resource}"),
    "Trade.gift": Text("Was gibst du?", "What do you give?"),
    "Trade.gift=": Text("{it:resource}", "{it:resource}"),
    "Fence.slot": Text("Welche Ressource wirfst du ab?", "Which token do you discard?"),
    "Fence.slot=": Text("{token:token}", "{token:token}"),
    "bury": Text("Begraben: {0:card}.", "Buried: {0:card}."),
    "trade": Text(
        "{0:seat} nimmt {1:resource} von {2:seat} und gibt {3:resource}.",
        "{0:seat} takes {1:resource} from {2:seat} and gives {3:resource}.",
    ),
}

REASONS: Final = {
    "no_trade": Reason(
        Text(
            "Keine rivalisierende Stadt, die du kontrollierst und deren Besitzer eine Ressource ihrer Art hat und eine "
            "deiner Arten nicht.",
            "No rival city you control whose owner has a token of its type and lacks a type of yours.",
        )
    ),
    "no_token": Reason(Text("Du hast keine Ressource.", "You have no token.")),
    "declared_this_round": Reason(
        Text("In dieser Runde wurde schon eine bekundet.", "One was declared this round already.")
    ),
    "copied": Reason(Text("Nicht, wenn du kopierst.", "Not when you copy.")),
}
