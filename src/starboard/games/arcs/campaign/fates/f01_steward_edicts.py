"""The Steward's edicts: the Quorum of act II, the Sponsor and the government with authority of act III."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.edicts import Edict
from starboard.games.arcs.campaign.fates.f01_steward import (
    ESCALATION_BY_AUTHORITY,
    PEACE_BY_AUTHORITY,
    QUORUM,
    SPONSOR,
    WAR_BY_AUTHORITY,
    sponsored,
)
from starboard.games.arcs.campaign.ids import HULL_PLACES, STEWARD
from starboard.games.arcs.campaign.policies import (
    DealWeapons,
    Demand,
    PolicyOfEscalation,
    PolicyOfPeace,
    PolicyOfWar,
    Requisition,
    open_policies,
    policy_on_top,
)
from starboard.games.arcs.campaign.queries import empire_controls, outlaws, reach, regents
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import add_to_trust, change_power, give_from_trust, turn_regent
from starboard.games.arcs.codes import piece_of, seat_slot, system_of
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import CITY, CITY_BONUS, NOBODY, NOTHING, NOWHERE, RESOURCES, STARPORT
from starboard.games.arcs.queries import ambition_values, ambitions, filled, is_declared, pieces_left, places_of
from starboard.games.arcs.slots import gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.wording import token_of

MORE_SHIPS: Final = 4


class ImperialQuorum(Edict):
    """Comes for the edict of government: others than the First Regent act and change the Policy."""

    printed = QUORUM
    code = "F113"
    number = 2
    stands_for = 3
    name = Text("Imperialer Kronrat", "Imperial Quorum")
    text = Text(
        "Erlass 02, anstelle der Politik (03): Der Erste Regent erhebt die Forderung der Politik. Dann darf der Regent "
        "mit den meisten Raumhäfen die Imperiale Aktion ausführen und der mit den meisten Städten die Politik "
        "wechseln; bei Gleichstand niemand. Gebäude auf Flaggschiffen zählen.",
        "Edict 02, instead of the Policy (03): The First Regent collects the demand of the Policy. Then the Regent "
        "with most starports may take the Imperial action and the one with most cities may change the Policy; nobody "
        "if tied. Buildings on Flagships count.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        first = reach(game).first_regent
        if first != NOBODY:
            game.call(Quorum(first))


class Quorum(Procedure):
    """What the Policies leave to the First Regent is the acting Regent's (C-80)."""

    steps = ("collect", "name_actor", "may_act", "act", "name_changer", "may_change", "change")
    fields = ("seat", "actor", "wish", "changer", "policy")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.actor = self.changer = NOBODY
        self.wish = 0
        self.policy = NOTHING

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "wish":
            values["policy"] = game.policy
            return "act" if choice else "leave"
        return "keep" if choice == game.policy else "change"

    def collect(self, game: Reach) -> None:
        if game.policy in open_policies(game, self.seat):
            game.call(Demand(self.seat))

    def name_actor(self, game: Reach) -> None:
        self.actor = foremost(game, STARPORT)

    def may_act(self, game: Reach) -> Ask | None:
        free = self.actor != NOBODY and game.policy in open_policies(game, self.actor)
        return Ask(self.actor, "wish", [0, 1]) if free else None

    def act(self, game: Reach) -> None:
        if self.wish:
            game.tell("enforce", (self.actor, game.policy))
            policy_on_top(game).act(game, self.actor)

    def name_changer(self, game: Reach) -> None:
        self.changer = foremost(game, CITY)
        self.policy = game.policy

    def may_change(self, game: Reach) -> Ask | None:
        if self.changer == NOBODY:
            return None
        return Ask(self.changer, "policy", sorted({game.policy, *open_policies(game, self.changer)}))

    def change(self, game: Reach) -> None:
        if self.policy != game.policy:
            game.policy = self.policy
            game.tell("policy", (self.policy,))


def foremost(game: Reach, piece: int) -> int:
    """The Regent with most buildings of a kind, those on Flagship boards included; NOBODY if several are tied."""
    counts = [(built(game, seat, piece), seat) for seat in regents(game)]
    most = max([count for count, _ in counts], default=0)
    first = [seat for count, seat in counts if count == most]
    return first[0] if len(first) == 1 else NOBODY


def built(game: Reach, seat: int, piece: int) -> int:
    hull = game.hull[seat * HULL_PLACES : (seat + 1) * HULL_PLACES]
    return len(places_of(game, seat, piece)) + sum([value != 0 and piece_of(value) == piece for value in hull])


# -- the Sponsor ------------------------------------------------


class ImperialSponsor(Edict):
    """The First Regent names an ambition whose declaration the Trust rewards."""

    printed = SPONSOR
    code = "F123"
    number = 5
    once = False
    name = Text("Imperialer Gönner", "Imperial Sponsor")
    text = Text(
        "Erlass 05: Der Erste Regent legt den Gönnermarker auf eine nicht bekundete Ambition oder lässt ihn "
        "liegen; dann darf er 1 eigene Ressource in die Treuhand geben. Wer die Ambition mit dem Marker "
        "bekundet, nimmt 1 Ressource aus der Treuhand, erhält die Macht des zweiten Platzes und wird, falls "
        "gesetzlos, Regent; der Marker kehrt zum Ersten Regenten zurück.",
        "Edict 05: The First Regent puts the Sponsored token on an undeclared ambition or leaves it there; then"
        " they may add 1 own resource to the Trust. Whoever declares the ambition with the token takes 1 "
        "resource from the Trust, gains the Power of second place and, if an Outlaw, becomes a Regent; the "
        "token returns to the First Regent.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        first = reach(game).first_regent
        if first != NOBODY:
            game.call(NameSponsored(first))

    def follows_declaring(self, game: Arcs, owner: int, declare: Declare) -> bool:
        return sponsored(game) == declare.ambition

    def after_declaring(self, game: Arcs, owner: int, declare: Declare) -> None:
        game.call(Sponsored(owner, declare.ambition))


class NameSponsored(Procedure):
    """The token lies on an undeclared box; one that lies there may stay. Then a token for the Trust, or none."""

    steps = ("choose_ambition", "put", "choose_token", "give")
    fields = ("seat", "ambition", "slot")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ambition = NOTHING
        self.slot = DONE

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "slot" and choice != DONE:
            values["token"] = token_of(game, self.seat, choice)
        return ""

    def choose_ambition(self, game: Reach) -> Ask:
        boxes = [a for a in ambitions(game) if a == sponsored(game) or not is_declared(game, a)]
        return Ask(self.seat, "ambition", boxes)

    def put(self, game: Reach) -> None:
        game.ledger[STEWARD - 1] = [self.ambition]
        game.tell("steward_sponsor", (self.seat, self.ambition))

    def choose_token(self, game: Reach) -> Ask:
        """Also if the token stayed where it was."""
        tokens = [slot for slot in filled(game, self.seat) if game.slots[seat_slot(self.seat, slot)] < RESOURCES]
        return Ask(self.seat, "slot", [DONE, *tokens])

    def give(self, game: Reach) -> None:
        if self.slot != DONE:
            add_to_trust(game, seat_slot(self.seat, self.slot))


class Sponsored(Procedure):
    """Whoever declared the Sponsored ambition must take a token of the Trust, gains Power and is a Regent from now on.
    An empty Trust gives nothing, the rest applies."""

    steps = ("return_token", "choose_resource", "take", "reward")
    fields = ("seat", "ambition", "resource")

    def __init__(self, seat: int = NOBODY, ambition: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.ambition = ambition
        self.resource = NOTHING

    def return_token(self, game: Reach) -> None:
        game.ledger[STEWARD - 1] = [NOTHING]

    def choose_resource(self, game: Reach) -> Ask | None:
        types = [resource for resource in range(RESOURCES) if game.trust[resource]]
        return Ask(self.seat, "resource", types) if types else None

    def take(self, game: Reach) -> None:
        if self.resource != NOTHING:
            give_from_trust(game, self.seat, self.resource)

    def reward(self, game: Reach) -> None:
        """The box held no marker before, so that its second value is that of the marker just placed."""
        change_power(game, self.seat, ambition_values(game, self.ambition)[1])
        turn_regent(game, self.seat)


# -- government with authority ------------------------------------------------


def owing(game: Reach) -> list[int]:
    """Outlaws with a city on the map, or a Flagship, where the Empire controls: they owe what Regents owe."""
    return [seat for seat in outlaws(game) if any([empire_controls(game, system) for system in seats_of(game, seat)])]


def seats_of(game: Reach, seat: int) -> list[int]:
    """Where a seat has cities on the map, and its Flagship."""
    flagship = [] if game.flagship_at[seat] == NOWHERE else [game.flagship_at[seat]]
    return [system_of(place) for place in places_of(game, seat, CITY)] + flagship


class WarWithAuthority(PolicyOfWar):
    printed = WAR_BY_AUTHORITY
    code = "F124"
    name = Text("Politik des Krieges mit Vollmacht", "Policy of War with Authority")
    text = Text(
        "Erlass 03: Wie die Politik des Krieges, aber auch Gesetzlose schulden die Forderung, wenn das Imperium"
        " einen Sektor mit ihrer Stadt oder ihrem Flaggschiff kontrolliert; ohne Agenten geben sie nichts. "
        "Aktion: Jeder Regent erhält 1 Waffe und 1 Ressource nach Wahl des Handelnden aus dem Vorrat, sonst aus"
        " der Treuhand.",
        "Edict 03: As the Policy of War, but Outlaws owe the demand too if the Empire controls a system with "
        "their city or Flagship; without agents they give nothing. Action: Each Regent receives 1 Weapon and 1 "
        "resource of the acting Regent's choice from the supply, else from the Trust.",
    )

    def payers(self, game: Reach, governor: int) -> list[int]:
        return super().payers(game, governor) + owing(game)

    def act(self, game: Reach, governor: int) -> None:
        game.call(DealResources(governor))
        game.call(DealWeapons(governor))  # comes first


class DealResources(Procedure):
    """Each Regent receives a token that the seat chooses, one by one and as far as there are any."""

    steps = ("list_regents", "choose_next", "choose_resource", "deal")
    fields = ("seat", "waiting", "next", "resource")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.waiting: tuple[int, ...] = ()
        self.next = NOBODY
        self.resource = NOTHING

    def list_regents(self, game: Reach) -> None:
        self.waiting = tuple(regents(game))

    def choose_next(self, game: Reach) -> Ask | None:
        left = sum(game.supply) + sum(game.trust)
        if not self.waiting or not left:
            self.stop()
            return None
        if left < len(self.waiting):
            return Ask(self.seat, "next", sorted(self.waiting))
        self.next = self.waiting[0]
        return None

    def choose_resource(self, game: Reach) -> Ask:
        return Ask(self.seat, "resource", [r for r in range(RESOURCES) if game.supply[r] or game.trust[r]])

    def deal(self, game: Reach) -> None:
        self.waiting = tuple([seat for seat in self.waiting if seat != self.next])
        self.go_to("choose_next")
        if game.supply[self.resource]:
            gain(game, self.next, self.resource)
        else:
            give_from_trust(game, self.next, self.resource)


class EscalationWithAuthority(PolicyOfEscalation):
    printed = ESCALATION_BY_AUTHORITY
    code = "F125"
    name = Text("Politik der Eskalation mit Vollmacht", "Policy of Escalation with Authority")
    text = Text(
        "Erlass 03: Wie die Politik der Eskalation, aber auch Gesetzlose schulden die Forderung, wenn das "
        "Imperium einen Sektor mit ihrer Stadt oder ihrem Flaggschiff kontrolliert; ohne Agenten geben sie "
        "nichts. Aktion: 4 Imperiale Schiffe statt 2.",
        "Edict 03: As the Policy of Escalation, but Outlaws owe the demand too if the Empire controls a system "
        "with their city or Flagship; without agents they give nothing. Action: 4 Imperial ships instead of 2.",
    )

    def payers(self, game: Reach, governor: int) -> list[int]:
        return super().payers(game, governor) + owing(game)

    def act(self, game: Reach, governor: int) -> None:
        game.call(Requisition(governor, MORE_SHIPS))


class PeaceWithAuthority(PolicyOfPeace):
    printed = PEACE_BY_AUTHORITY
    code = "F126"
    name = Text("Politik des Friedens mit Vollmacht", "Policy of Peace with Authority")
    text = Text(
        "Erlass 03: Wie die Politik des Friedens, aber auch Gesetzlose schulden die Forderung, wenn das "
        "Imperium einen Sektor mit ihrer Stadt oder ihrem Flaggschiff kontrolliert; ohne Agenten geben sie "
        "nichts. Aktion: die doppelte Bonusmacht.",
        "Edict 03: As the Policy of Peace, but Outlaws owe the demand too if the Empire controls a system with "
        "their city or Flagship; without agents they give nothing. Action: twice the bonus Power.",
    )

    def payers(self, game: Reach, governor: int) -> list[int]:
        return super().payers(game, governor) + owing(game)

    def act(self, game: Reach, governor: int) -> None:
        for seat in regents(game):
            change_power(game, seat, 2 * CITY_BONUS[pieces_left(game, seat, CITY)])


TEXTS: Final = {
    "Quorum.wish": Text("Führst du die Imperiale Aktion aus?", "Do you take the Imperial action?"),
    "Quorum.wish=act": Text("Ausführen: {policy:card}", "Take it: {policy:card}"),
    "Quorum.wish=leave": Text("Nein", "No"),
    "Quorum.policy": Text("Wechselst du die Politik?", "Do you change the Policy?"),
    "Quorum.policy=keep": Text("Es bleibt bei {it:card}", "Keep {it:card}"),
    "Quorum.policy=change": Text("Wechseln zu {it:card}", "Change to {it:card}"),
    "NameSponsored.ambition": Text("Welche Ambition fördert das Imperium?", "Which ambition does the Empire sponsor?"),
    "NameSponsored.ambition=": Text("{it:ambition}", "{it:ambition}"),
    "NameSponsored.slot": Text("Gibst du eine Ressource in die Treuhand?", "Do you add a token to the Trust?"),
    "NameSponsored.slot=": Text("{token:token}", "{token:token}"),
    "NameSponsored.slot=-1": Text("Keine", "None"),
    "Sponsored.resource": Text("Was nimmst du aus der Treuhand?", "What do you take from the Trust?"),
    "Sponsored.resource=": Text("{it:resource}", "{it:resource}"),
    "DealResources.next": Text("Wer erhält eine Ressource?", "Who receives a token?"),
    "DealResources.next=": Text("{it:seat}", "{it:seat}"),
    "DealResources.resource": Text("Was erhält {next:seat}?", "What does {next:seat} receive?"),
    "DealResources.resource=": Text("{it:resource}", "{it:resource}"),
    "steward_sponsor": Text("{0:seat} fördert {1:ambition}.", "{0:seat} sponsors {1:ambition}."),
}
