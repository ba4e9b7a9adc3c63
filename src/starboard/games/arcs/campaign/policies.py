"""Govern the Imperial Reach (p. 20-21): the edict of the First Regent, and its three Policies."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import (
    captive_demanded,
    demanded_captive,
    demanded_owner,
    demanded_piece,
    demanded_token,
    demanded_trophy,
    is_demanded_captive,
    is_demanded_token,
    is_demanded_trophy,
    token_demanded,
)
from starboard.games.arcs.campaign.edicts import Edict
from starboard.games.arcs.campaign.ids import (
    HULL_PLACES,
    POLICY_OF_ESCALATION,
    POLICY_OF_PEACE,
    POLICY_OF_WAR,
)
from starboard.games.arcs.campaign.queries import empire_controls, is_regent, reach, regents
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.tokens import pass_token, token_owner, token_trophies
from starboard.games.arcs.campaign.verbs import (
    change_power,
    give_favor,
    give_from_trust,
    pass_captive,
    place_imperial,
    put_in_trust,
    turn_outlaw,
)
from starboard.games.arcs.cards.card import DECK, Card
from starboard.games.arcs.codes import (
    holding_card,
    is_captive_ship,
    is_kept,
    keeper,
    kept_resource,
    kept_token,
    owner_of_captive,
    piece_of,
    seat_slot,
    slot_number,
    slot_seat,
    system_of,
)
from starboard.games.arcs.ids import (
    AGENT,
    CITY,
    CITY_BONUS,
    EMPIRE,
    FUEL,
    MATERIAL,
    NOBODY,
    NOTHING,
    NOWHERE,
    PIECES,
    PSIONIC,
    RELIC,
    SHIP,
    STARPORT,
    TABLE,
    WEAPON,
)
from starboard.games.arcs.queries import (
    captives_held,
    filled,
    is_seat,
    owners,
    pieces_left,
    places_of,
    token_at,
    trophies_of,
)
from starboard.games.arcs.slots import gain, holding_places
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import add_trophies
from starboard.games.arcs.wording import token_of

SHIPS_REQUISITIONED: Final = 2


class Policy(Edict):
    """One of three cards, of which the one on top binds. ``wanted`` are the resources that it demands."""

    number = 3
    wanted: ClassVar[tuple[int, ...]] = ()

    def is_due(self, game: Arcs) -> bool:
        """The one on top is; another that it is changed to waits for the next edicts (edi.govern)."""
        return reach(game).policy == self.id

    def decree(self, game: Arcs, owner: int) -> None:
        """Without a First Regent nothing happens (edi.govern). Older saves may still list all three."""
        first = reach(game).first_regent
        if self.is_due(game) and first != NOBODY:
            game.call(Govern(first))

    def payers(self, game: Reach, governor: int) -> list[int]:
        """Whose pieces are taken: every Regent's, the First Regent's own too (edi.demand_res)."""
        return regents(game)

    def demands(self, game: Reach, regent: int) -> list[int]:
        """What the First Regent may take of a Regent, as slots of seats or as ``codes`` says."""
        return [seat_slot(regent, slot) for slot in filled(game, regent) if token_at(game, regent, slot) in self.wanted]

    def act(self, game: Reach, governor: int) -> None:
        """The Imperial action."""


class PolicyOfWar(Policy):
    printed = POLICY_OF_WAR
    code = "AID03"
    name = Text("Politik des Krieges", "Policy of War")
    text = Text(
        "Erlass 03: Der Erste Regent setzt diese Politik durch oder wechselt sie. Forderung: 1 Trophäe oder Gefangener "
        "jedes anderen Regenten, weder imperial noch von einem Regenten; sonst 1 Gefallen; ohne Agenten darf er ihn "
        "zum Gesetzlosen machen. Aktion: Jeder Regent erhält 1 Waffe aus dem Vorrat, dann aus der Treuhand.",
        "Edict 03: The First Regent enforces this Policy or changes it. Demand: 1 Trophy or Captive of each other "
        "Regent, neither Imperial nor a Regent's; else 1 Favor; without agents they may be made an Outlaw. Action: "
        "Each Regent receives 1 Weapon from the supply, then from the Trust.",
    )

    def payers(self, game: Reach, governor: int) -> list[int]:
        """Nothing is taken from oneself (edi.demand_war)."""
        return [seat for seat in regents(game) if seat != governor]

    def demands(self, game: Reach, regent: int) -> list[int]:
        found = []
        for owner in owners(game):
            if owner != EMPIRE and not (is_seat(owner) and is_regent(game, owner)):
                kinds = [piece for piece in range(PIECES) if trophies_of(game, regent, owner, piece)]
                found += [demanded_trophy(owner, piece) for piece in kinds]
                sorts = [captive for captive in captives_held(game, regent) if owner_of_captive(captive) == owner]
                found += [demanded_captive(captive) for captive in sorts]
                kinds = [kind for kind in token_trophies(game, regent) if token_owner(game, kind) == owner]
                found += [demanded_token(kind) for kind in sorted(set(kinds))]
        return sorted(found)

    def act(self, game: Reach, governor: int) -> None:
        game.call(DealWeapons(governor))


class PolicyOfPeace(Policy):
    printed = POLICY_OF_PEACE
    code = "AID04"
    wanted = (RELIC, PSIONIC)
    name = Text("Politik des Friedens", "Policy of Peace")
    text = Text(
        "Erlass 03: Der Erste Regent setzt diese Politik durch oder wechselt sie. Forderung: 1 Relikt oder Psi jedes "
        "Regenten, auch sein eigenes, in die Treuhand; ein anderer ohne gibt 1 Gefallen; ohne Agenten darf er zum "
        "Gesetzlosen gemacht werden. Aktion: Jeder Regent erhält die Bonusmacht seiner freigeräumten Stadtfelder.",
        "Edict 03: The First Regent enforces this Policy or changes it. Demand: 1 Relic or Psionic of each Regent, "
        "their own too, into the Trust; another without gives 1 Favor; without agents they may be made an Outlaw. "
        "Action: Each Regent gains the bonus Power of uncovered city slots.",
    )

    def act(self, game: Reach, governor: int) -> None:
        """Celebrate the rule (edi.peace)."""
        for seat in regents(game):
            change_power(game, seat, CITY_BONUS[pieces_left(game, seat, CITY)])


class PolicyOfEscalation(Policy):
    printed = POLICY_OF_ESCALATION
    code = "AID05"
    wanted = (MATERIAL, FUEL, WEAPON)
    name = Text("Politik der Eskalation", "Policy of Escalation")
    text = Text(
        "Erlass 03: Der Erste Regent setzt diese Politik durch oder wechselt sie. Forderung: 1 Baustoff, Treibstoff "
        "oder Waffe jedes Regenten, auch die eigene, in die Treuhand; ein anderer ohne gibt 1 Gefallen; ohne Agenten "
        "darf er zum Gesetzlosen gemacht werden. Aktion: 2 intakte Imperiale Schiffe in einen Sektor, den das Imperium "
        "kontrolliert, oder, wenn es keinen gibt, zu einem loyalen Raumhafen.",
        "Edict 03: The First Regent enforces this Policy or changes it. Demand: 1 Material, Fuel or Weapon of each "
        "Regent, their own too, into the Trust; another without gives 1 Favor; without agents they may be made an "
        "Outlaw. Action: 2 fresh Imperial ships into a system that the Empire controls, or to a Loyal starport if "
        "there is none.",
    )

    def act(self, game: Reach, governor: int) -> None:
        game.call(Requisition(governor))


def policies(game: Reach) -> list[int]:
    """The Policies of which one is on top."""
    return [card.id for card in game.moments.decree[TABLE] if isinstance(card, Policy)]


def open_policies(game: Reach, seat: int) -> list[int]:
    """Those that a seat may put on top or enforce."""
    cards = game.moments.forbids_policy[seat]
    return [p for p in policies(game) if not any([card.forbids_policy(game, seat, p) for card in cards])]


def policy_on_top(game: Reach) -> Policy:
    policy = DECK.cards[game.policy]
    assert isinstance(policy, Policy)
    return policy


class Govern(Procedure):
    """Enforce the Policy on top, or put another one there (edi.govern)."""

    steps = ("choose_policy", "carry_out", "act")
    fields = ("seat", "policy")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.policy = NOTHING

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        return "enforce" if choice == game.policy else "change"

    def choose_policy(self, game: Reach) -> Ask:
        return Ask(self.seat, "policy", open_policies(game, self.seat))

    def carry_out(self, game: Reach) -> None:
        if self.policy == game.policy:
            game.tell("enforce", (self.seat, self.policy))
            game.call(Demand(self.seat))
        else:
            game.policy = self.policy
            game.tell("policy", (self.policy,))
            self.stop()

    def act(self, game: Reach) -> None:
        policy_on_top(game).act(game, self.seat)


class Demand(Procedure):
    """The First Regent takes one piece of each Regent and chooses which (edi.demand)."""

    steps = ("list_payers", "next_payer", "choose_piece", "take_piece", "owe_favor", "may_expel", "expel")
    fields = ("seat", "waiting", "payer", "piece", "expelled")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.waiting: tuple[int, ...] = ()
        self.payer = NOBODY
        self.piece = NOTHING
        self.expelled = 0

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field != "piece":
            return ""
        if is_kept(choice):
            values["resource"], values["card"] = kept_resource(choice), keeper(choice)
            return "kept"
        if is_demanded_captive(choice):
            values["owner"] = owner_of_captive(captive_demanded(choice))
            values["what"] = SHIP if is_captive_ship(captive_demanded(choice)) else AGENT
            return "captive"
        if is_demanded_trophy(choice):
            values["owner"], values["what"] = demanded_owner(choice), demanded_piece(choice)
            return "trophy"
        if is_demanded_token(choice):
            values["thing"] = token_demanded(choice)
            return "token trophy"
        values["token"] = token_of(game, slot_seat(choice), slot_number(choice))
        return "token"

    def list_payers(self, game: Reach) -> None:
        self.waiting = tuple(policy_on_top(game).payers(game, self.seat))

    def next_payer(self, game: Reach) -> None:
        if not self.waiting:
            self.stop()
            return
        self.payer, self.waiting = self.waiting[0], self.waiting[1:]

    def choose_piece(self, game: Reach) -> Ask | None:
        pieces = [*policy_on_top(game).demands(game, self.payer), *self.kept(game)]
        if not pieces:
            self.piece = NOTHING
            return None
        return Ask(self.seat, "piece", pieces)

    def kept(self, game: Reach) -> list[int]:
        """Tokens on cards of somebody else, frozen ones too; nobody takes their own out of there (ter.frozen)."""
        found: list[int] = []
        if self.payer != self.seat:
            wanted = policy_on_top(game).wanted
            for card in game.moments.demanded[self.payer]:
                found += [kept_token(card.id, kind) for kind in card.demanded(game, self.payer, wanted)]
        return found

    def take_piece(self, game: Reach) -> None:
        if self.piece == NOTHING:
            return
        self.go_to("next_payer")
        if is_kept(self.piece):
            self.take_kept(game, DECK.cards[keeper(self.piece)], kept_resource(self.piece))
        elif is_demanded_captive(self.piece):
            self.take_captive(game, captive_demanded(self.piece))
        elif is_demanded_token(self.piece):
            self.take_token(game, token_demanded(self.piece))
        elif is_demanded_trophy(self.piece):
            self.take_trophy(game, demanded_owner(self.piece), demanded_piece(self.piece))
        else:
            resource = discard_demanded(game, self.piece)
            take_for_trust(game, self.payer, self.seat, resource)

    def take_kept(self, game: Reach, card: Card, resource: int) -> None:
        card.drop_token(game, self.payer, resource)
        if policy_on_top(game).wanted:
            take_for_trust(game, self.payer, self.seat, resource)
        else:
            game.supply[resource] -= 1
            card.hold_token(game, self.seat, resource)

    def take_captive(self, game: Reach, captive: int) -> None:
        """It goes to the First Regent's own box, a trophy too (edi.demand_war)."""
        pass_captive(game, self.payer, self.seat, captive)
        game.tell("demand_captive", (self.payer, self.seat, owner_of_captive(captive)))

    def take_token(self, game: Reach, kind: int) -> None:
        pass_token(game, self.payer, self.seat, kind)
        game.tell("demand_token", (self.payer, self.seat, kind))

    def take_trophy(self, game: Reach, owner: int, piece: int) -> None:
        add_trophies(game, self.payer, owner, piece, -1)
        add_trophies(game, self.seat, owner, piece, 1)
        game.tell("demand_trophy", (self.payer, self.seat, piece, owner))

    def owe_favor(self, game: Reach) -> None:
        """A rival without such a piece gives an agent as a Favor; the First Regent owes nobody (edi.short)."""
        paid = self.payer == self.seat or give_favor(game, self.payer, self.seat)
        if paid or not is_regent(game, self.payer):
            self.go_to("next_payer")

    def may_expel(self, game: Reach) -> Ask:
        return Ask(self.seat, "expelled", [0, 1])

    def expel(self, game: Reach) -> None:
        self.go_to("next_payer")
        if self.expelled:
            turn_outlaw(game, self.payer)


def discard_demanded(game: Reach, slot: int) -> int:
    """The token of a slot, among those of all seats, lies in the supply until it is known where it goes."""
    resource = game.slots[slot]
    game.slots[slot] = NOTHING
    game.supply[resource] += 1
    return resource


def take_for_trust(game: Reach, payer: int, taker: int, resource: int) -> None:
    """A token that was demanded goes into the Trust, unless a card of whoever took it may hold it."""
    if places_for_demanded(game, taker, resource):
        game.call(TakeForTrust(payer, taker, resource))
    else:
        put_in_trust(game, payer, resource)


def places_for_demanded(game: Reach, taker: int, resource: int) -> list[int]:
    """Cards that may hold it: those that say so, not all that hold what their owner gains (edi.demand_res)."""
    places = holding_places(game, taker, resource)
    return [place for place in places if DECK.cards[holding_card(place)].takes_demanded]


class TakeForTrust(Procedure):
    """Into the Trust, or onto a card."""

    steps = ("choose_place", "put")
    fields = ("payer", "seat", "resource", "place")

    def __init__(self, payer: int = NOBODY, seat: int = NOBODY, resource: int = NOTHING) -> None:
        super().__init__()
        self.payer = payer
        self.seat = seat
        self.resource = resource
        self.place = DONE

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["card"] = holding_card(choice)
        return ""

    def choose_place(self, game: Reach) -> Ask:
        return Ask(self.seat, "place", [DONE, *places_for_demanded(game, self.seat, self.resource)])

    def put(self, game: Reach) -> None:
        if self.place == DONE:
            put_in_trust(game, self.payer, self.resource)
        else:
            game.supply[self.resource] -= 1
            DECK.cards[holding_card(self.place)].hold_token(game, self.seat, self.resource)


class Requisition(Procedure):
    """Imperial ships, as a rule two, into one system that the Empire controls; if there is none, to a Loyal starport of
    the First Regent's (edi.escalation, C-09)."""

    steps = ("choose_system", "place")
    fields = ("seat", "ships", "system")

    def __init__(self, seat: int = NOBODY, ships: int = SHIPS_REQUISITIONED) -> None:
        super().__init__()
        self.seat = seat
        self.ships = ships
        self.system = NOWHERE

    def choose_system(self, game: Reach) -> Ask | None:
        systems = [system for system in game.board.systems if empire_controls(game, system)]
        systems = systems or starport_systems(game, self.seat)
        if not systems or not pieces_left(game, EMPIRE, SHIP):
            self.stop()
            return None
        return Ask(self.seat, "system", systems)

    def place(self, game: Reach) -> None:
        place_imperial(game, self.system, self.ships)


def starport_systems(game: Reach, seat: int) -> list[int]:
    """Where a seat has starports; those on a Flagship's board are where the Flagship is."""
    found = {system_of(place): 1 for place in places_of(game, seat, STARPORT)}
    hull = game.hull[seat * HULL_PLACES : (seat + 1) * HULL_PLACES]
    if game.flagship_at[seat] != NOWHERE and any([value and piece_of(value) == STARPORT for value in hull]):
        found[game.flagship_at[seat]] = 1
    return sorted(found)


class DealWeapons(Procedure):
    """Each Regent receives a Weapon, from the Trust once the supply is empty; where there are too few, the First Regent
    says who does (edi.war)."""

    steps = ("list_regents", "choose_next", "deal")
    fields = ("seat", "waiting", "next")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.waiting: tuple[int, ...] = ()
        self.next = NOBODY

    def list_regents(self, game: Reach) -> None:
        self.waiting = tuple(regents(game))

    def choose_next(self, game: Reach) -> Ask | None:
        weapons = game.supply[WEAPON] + game.trust[WEAPON]
        if not self.waiting or not weapons:
            self.stop()
            return None
        if weapons >= len(self.waiting):
            self.next = self.waiting[0]
            return None
        return Ask(self.seat, "next", sorted(self.waiting))

    def deal(self, game: Reach) -> None:
        self.waiting = tuple([seat for seat in self.waiting if seat != self.next])
        self.go_to("choose_next")
        if game.supply[WEAPON]:
            gain(game, self.next, WEAPON)
        else:
            give_from_trust(game, self.next, WEAPON)


TEXTS: Final = {
    "Govern.policy": Text("Setzt du die Politik durch, oder wechselst du sie?", "Do you enforce or change the Policy?"),
    "Govern.policy=enforce": Text("{it:card} durchsetzen", "Enforce {it:card}"),
    "Govern.policy=change": Text("Wechseln zu {it:card}", "Change to {it:card}"),
    "Demand.piece": Text("Was forderst du von {payer:seat}?", "What do you demand of {payer:seat}?"),
    "Demand.piece=token": Text("{token:token}", "{token:token}"),
    "Demand.piece=kept": Text("{resource:resource} ({card:card})", "{resource:resource} ({card:card})"),
    "TakeForTrust.place": Text("Wohin kommt {resource:resource}?", "Where does {resource:resource} go?"),
    "TakeForTrust.place=-1": Text("In die Treuhand", "Into the Trust"),
    "TakeForTrust.place=": Text("Auf {card:card}", "Onto {card:card}"),
    "Demand.piece=trophy": Text("Trophäe: {what:piece} ({owner:seat})", "Trophy: {what:piece} ({owner:seat})"),
    "Demand.piece=token trophy": Text("Trophäe: {thing:map_token}", "Trophy: {thing:map_token}"),
    "Demand.piece=captive": Text("Gefangener: {what:piece} ({owner:seat})", "Captive: {what:piece} ({owner:seat})"),
    "Demand.expelled": Text(
        "{payer:seat} kann nichts geben. Aus dem Imperium verstoßen?",
        "{payer:seat} can give nothing. Expel them from the Empire?",
    ),
    "Demand.expelled=0": Text("Nein", "No"),
    "Demand.expelled=1": Text("Zum Gesetzlosen machen", "Make them an Outlaw"),
    "Requisition.system": Text("Wohin kommen {ships:n} Imperiale Schiffe?", "Where do {ships:n} Imperial ships go?"),
    "Requisition.system=": Text("{it:system}", "{it:system}"),
    "DealWeapons.next": Text("Wer erhält eine Waffe?", "Who receives a Weapon?"),
    "DealWeapons.next=": Text("{it:seat}", "{it:seat}"),
    "enforce": Text("{0:seat} setzt durch: {1:card}.", "{0:seat} enforces: {1:card}."),
    "demand_captive": Text(
        "{0:seat} übergibt {1:seat} einen Gefangenen ({2:seat}).", "{0:seat} hands {1:seat} a captive ({2:seat})."
    ),
    "demand_token": Text(
        "{0:seat} übergibt {1:seat} eine Trophäe: {2:map_token}.", "{0:seat} hands {1:seat} a trophy: {2:map_token}."
    ),
    "demand_trophy": Text(
        "{0:seat} übergibt {1:seat} eine Trophäe: {2:piece} ({3:seat}).",
        "{0:seat} hands {1:seat} a trophy: {2:piece} ({3:seat}).",
    ),
}
