"""What the Steward's cards do when that takes more than a line, and their words."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.attack import harm
from starboard.games.arcs.actions.influence import Influence
from starboard.games.arcs.actions.secure import Secure, TakeCourtCard, securable
from starboard.games.arcs.actions.sides import may_harm, pay_for_harm
from starboard.games.arcs.campaign.codes import bargain, bargain_rival, bargain_slot
from starboard.games.arcs.campaign.court import open_council
from starboard.games.arcs.campaign.hull import hit_in_crisis
from starboard.games.arcs.campaign.ids import COUNCIL_SLOT
from starboard.games.arcs.campaign.policies import open_policies
from starboard.games.arcs.campaign.queries import is_in_session, keeps_truce, outlaws, systems_of
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import return_ships
from starboard.games.arcs.cards.card import Reason
from starboard.games.arcs.codes import seat_slot
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.ids import (
    AGENT,
    AMBITIONS,
    CARD_SLOT,
    DAMAGED,
    EMPIRE,
    FRESH,
    NOBODY,
    NOTHING,
    SHIP,
)
from starboard.games.arcs.queries import (
    agents_on,
    declarable,
    filled,
    pieces_left,
    rivals,
    ships_at,
    ships_in,
    token_at,
)
from starboard.games.arcs.slots import Store, gain
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import add_ships, agents_home, hit_ship, lift_agents, place_agent
from starboard.games.arcs.wording import token_of


class Bargain(Procedure):
    """F103: a rival secures a card that they could secure, capturing nobody; then the seat influences as often as they
    had agents on it, and secures once."""

    steps = ("choose_card", "release_agents", "follow_up")
    fields = ("seat", "target", "agents")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.target = NOTHING  # who secures what, as ``codes`` says
        self.agents = 0

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["card"] = game.court[bargain_slot(choice)]
        values["owner"] = bargain_rival(choice)
        return ""

    def choose_card(self, game: Arcs) -> Ask:
        targets = [bargain(slot, rival) for rival in rivals(game, self.seat) for slot in securable(game, rival)]
        return Ask(self.seat, "target", sorted(targets))

    def release_agents(self, game: Arcs) -> None:
        slot, rival = bargain_slot(self.target), bargain_rival(self.target)
        self.agents = agents_on(game, slot, rival)
        for owner in range(game.players):
            if owner != rival:
                agents_home(game, owner, lift_agents(game, owner, slot))
        game.call(TakeCourtCard(rival, slot))

    def follow_up(self, game: Arcs) -> None:
        """The last one called comes first."""
        game.call(Secure(self.seat))
        for _ in range(self.agents):
            game.call(Influence(self.seat))


class Collect(Procedure):
    """F106: the taxed token comes from the Outlaw's board, or from the supply."""

    steps = ("choose_token", "take")
    fields = ("seat", "victim", "resource", "slot")

    def __init__(self, seat: int = NOBODY, victim: int = NOBODY, resource: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.victim = victim
        self.resource = resource
        self.slot = DONE

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if choice != DONE:
            values["token"] = token_of(game, self.victim, choice)
        return ""

    def choose_token(self, game: Arcs) -> Ask:
        return Ask(self.seat, "slot", [DONE, *collectable(game, self.victim, self.resource)])

    def take(self, game: Arcs) -> None:
        """Taking is not stealing: nothing guards against it."""
        if self.slot == DONE:
            gain(game, self.seat, self.resource)
        else:
            game.tell("steward_tax", (self.seat, self.resource, self.victim))
            game.call(Store(self.seat, self.resource, seat_slot(self.victim, self.slot)))


def collectable(game: Arcs, seat: int, resource: int) -> list[int]:
    """Slots of a seat's own board that hold a token of a type: what lies on cards is not on the board."""
    return [slot for slot in filled(game, seat) if slot != CARD_SLOT and token_at(game, seat, slot) == resource]


class SpeakUp(Procedure):
    """F110: declare any ambition."""

    steps = ("choose_ambition", "declare")
    fields = ("seat", "ambition")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.ambition = NOTHING

    def choose_ambition(self, game: Arcs) -> Ask | None:
        found = declarable(game, self.seat, list(range(AMBITIONS)))
        if not found:
            self.stop()
            return None
        return Ask(self.seat, "ambition", found)

    def declare(self, game: Arcs) -> None:
        game.call(Declare(self.seat, self.ambition))


# -- Navy Reprisal (F115) ------------------------------------------------


def strike_outlaws(game: Reach, system: int) -> None:
    """A hit for each Imperial ship, fresh or damaged, to each Outlaw there; as in any Crisis nobody takes what is
    destroyed (C-113)."""
    hits = ships_at(game, EMPIRE, system)
    for seat in outlaws(game):
        hit_in_crisis(game, seat, system, hits)


CLUSTERS: Final = 6


class Reprisal(Procedure):
    """In one cluster the Crisis, or a hit for each Imperial ship: from 0 clusters of the former, then of the latter."""

    steps = ("choose_cluster", "strike")
    fields = ("seat", "target")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.target = DONE

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if choice == DONE:
            return ""
        values["cluster"] = choice % CLUSTERS
        return "outlaws" if choice < CLUSTERS else "fleet"

    def choose_cluster(self, game: Reach) -> Ask:
        """Who keeps the truce cannot harm Imperial ships, and "cannot" is absolute (emp.truce, tie.cannot)."""
        clusters = [c for c in game.board.clusters if any([ships_at(game, EMPIRE, s) for s in systems_of(game, c)])]
        open_ones = [] if keeps_truce(game, self.seat) else [c for c in clusters if self.may_hit(game, c)]
        fleets = [CLUSTERS + cluster for cluster in open_ones]
        return Ask(self.seat, "target", [DONE, *clusters, *fleets])

    def may_hit(self, game: Reach, cluster: int) -> bool:
        return all([may_harm(game, self.seat, EMPIRE, system) for system in fleet_systems(game, cluster)])

    def strike(self, game: Reach) -> None:
        if self.target != DONE:
            if self.target >= CLUSTERS:
                pay_for_harm(game, self.seat, EMPIRE, fleet_systems(game, self.target % CLUSTERS)[0])
            for system in systems_of(game, self.target % CLUSTERS):
                if self.target < CLUSTERS:
                    strike_outlaws(game, system)
                elif ships_at(game, EMPIRE, system):
                    hit_fleet(game, system, self.seat)
                    harm(game, self.seat, EMPIRE, system)


def fleet_systems(game: Reach, cluster: int) -> list[int]:
    """The systems of a cluster where Imperial ships are."""
    return [system for system in systems_of(game, cluster) if ships_at(game, EMPIRE, system)]


def hit_fleet(game: Reach, system: int, taker: int) -> None:
    """Each Imperial ship of a system takes a hit: damaged ones are destroyed, then fresh ones damaged."""
    for condition in (DAMAGED, FRESH):
        for _ in range(ships_in(game, EMPIRE, system, condition)):
            hit_ship(game, EMPIRE, system, condition, taker)


class Insiders(Procedure):
    """F116: a decided Council comes into session; one in session gets an agent."""

    steps = ("choose", "act")
    fields = ("seat", "wish")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.wish = 0

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        return "none" if not choice else "influence" if is_in_session(game) else "open"

    def choose(self, game: Reach) -> Ask | None:
        if is_in_session(game) and not pieces_left(game, self.seat, AGENT):
            return None
        return Ask(self.seat, "wish", [0, 1])

    def act(self, game: Reach) -> None:
        if not self.wish:
            return
        if is_in_session(game):
            place_agent(game, self.seat, COUNCIL_SLOT)
        else:
            open_council(game)


# -- Imperial Defectors (F118) ------------------------------------------------


def defect(game: Reach, cluster: int) -> None:
    """The Imperial ships of a cluster are replaced, as damaged as they are, by ships of the first Outlaw in turn order,
    as far as those last (C-111). Without an Outlaw nothing happens (C-11)."""
    for seat in outlaws(game)[:1]:
        for condition in (FRESH, DAMAGED):
            for system in systems_of(game, cluster):
                ships = min(ships_in(game, EMPIRE, system, condition), pieces_left(game, seat, SHIP))
                return_ships(game, EMPIRE, system, ships, condition)
                add_ships(game, seat, system, ships, condition)
        game.tell("steward_defect", (cluster, seat))


class Defect(Procedure):
    """The same in a cluster that the seat names, or in none; then where the card goes."""

    steps = ("choose_cluster", "defect", "choose_grave", "note")
    fields = ("seat", "card", "cluster", "grave")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.cluster = DONE
        self.grave = 0

    def choose_cluster(self, game: Reach) -> Ask:
        clusters = [c for c in game.board.clusters if any([ships_at(game, EMPIRE, s) for s in systems_of(game, c)])]
        return Ask(self.seat, "cluster", [DONE, *(clusters if outlaws(game) else [])])

    def defect(self, game: Reach) -> None:
        if self.cluster != DONE:
            defect(game, self.cluster)

    def choose_grave(self, game: Reach) -> Ask:
        return Ask(self.seat, "grave", [0, 1])

    def note(self, game: Reach) -> None:
        game.uses[self.card] = self.grave


class PickPolicy(Procedure):
    """Act III: which of the three Policies is on top."""

    steps = ("choose_policy", "lay")
    fields = ("seat", "policy")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.policy = NOTHING

    def choose_policy(self, game: Reach) -> Ask:
        return Ask(self.seat, "policy", open_policies(game, self.seat))

    def lay(self, game: Reach) -> None:
        game.policy = self.policy
        game.tell("policy", (self.policy,))


TEXTS: Final = {
    "Bargain.target": Text("Wer sichert zuerst, und was?", "Who secures first, and what?"),
    "Bargain.target=": Text("{owner:seat}: {card:card}", "{owner:seat}: {card:card}"),
    "Collect.slot": Text("Woher nimmst du die Steuer?", "Where do you take the tax from?"),
    "Collect.slot=": Text("{token:token}", "{token:token}"),
    "Collect.slot=-1": Text("Aus dem Vorrat", "From the supply"),
    "SpeakUp.ambition": Text("Welche Ambition bekundest du?", "Which ambition do you declare?"),
    "SpeakUp.ambition=": Text("{it:ambition}", "{it:ambition}"),
    "Reprisal.target": Text(
        "Wo schlägt die Marine zu, oder trifft es sie?", "Where does the navy strike, or is struck?"
    ),
    "Reprisal.target=-1": Text("Nirgends", "Nowhere"),
    "Reprisal.target=outlaws": Text("Gesetzlose treffen: {cluster:cluster}", "Hit Outlaws: {cluster:cluster}"),
    "Reprisal.target=fleet": Text("Die Flotte treffen: {cluster:cluster}", "Hit the fleet: {cluster:cluster}"),
    "Insiders.wish": Text("Nutzt du die Vertrauten des Rats?", "Do you use the Council insiders?"),
    "Insiders.wish=none": Text("Nein", "No"),
    "Insiders.wish=influence": Text("Den Imperialen Rat beeinflussen", "Influence the Imperial Council"),
    "Insiders.wish=open": Text("Den Imperialen Rat wieder tagen lassen", "Bring the Imperial Council into session"),
    "Defect.cluster": Text("In welchem Cluster laufen Schiffe über?", "In which cluster do ships defect?"),
    "Defect.cluster=": Text("{it:cluster}", "{it:cluster}"),
    "Defect.cluster=-1": Text("In keinem", "In none"),
    "Defect.grave": Text("Was geschieht mit den Überläufern?", "What becomes of the defectors?"),
    "Defect.grave=0": Text("Begraben", "Bury them"),
    "Defect.grave=1": Text("Abwerfen", "Discard them"),
    "PickPolicy.policy": Text("Welche Politik liegt oben?", "Which Policy is on top?"),
    "PickPolicy.policy=": Text("{it:card}", "{it:card}"),
    "steward_tax": Text(
        "{0:seat} nimmt die Steuer von {2:seat}: {1:resource}.", "{0:seat} takes the tax from {2:seat}: {1:resource}."
    ),
    "steward_defect": Text(
        "Imperiale Schiffe laufen über: {0:cluster}, zu {1:seat}.", "Imperial ships defect: {0:cluster}, to {1:seat}."
    ),
}

REASONS: Final = {
    "event_names_none": Reason(Text("Ein Ereignis nennt keine Ambition.", "An Event names no ambition.")),
    "no_bargain": Reason(Text("Kein Rivale könnte eine Hofkarte sichern.", "No rival could secure a Court card.")),
}
