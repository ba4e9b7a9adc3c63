"""What the Blight Speaker and its cards do when that takes more than a line, and their words."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.attack import harm
from starboard.games.arcs.actions.hits import answer_hit
from starboard.games.arcs.actions.sides import may_harm
from starboard.games.arcs.campaign.codes import lost_condition, lost_ship, lost_system
from starboard.games.arcs.campaign.court import bury_from_court
from starboard.games.arcs.campaign.court_cards import Cleanse
from starboard.games.arcs.campaign.crises import BlightCrises
from starboard.games.arcs.campaign.ids import BLIGHT_SPEAKER
from starboard.games.arcs.campaign.number_die import TurnedDie, questions
from starboard.games.arcs.campaign.queries import has_blight_left, holder_of_fate, systems_of
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, pay_token, place_blight, return_ships, take_back_agent
from starboard.games.arcs.cards.card import Reason
from starboard.games.arcs.codes import is_gate
from starboard.games.arcs.ids import (
    BLIGHT,
    DAMAGED,
    FRESH,
    NOBODY,
    NOTHING,
    NOWHERE,
    PSIONIC,
    RESOURCES,
    SHIP,
)
from starboard.games.arcs.queries import (
    agents_on,
    controls,
    damaged_at,
    exposed,
    fresh_at,
    pieces_left,
    ships_at,
    spendable_as,
    standing,
)
from starboard.games.arcs.slots import gain
from starboard.games.arcs.verbs import destroy_ship, hit_ship, remove_pieces
from starboard.games.arcs.wording import token_of, word_court


class ScrapShips(Procedure):
    """Act II: so many ships of the seat leave the game, from the supply or the map; a Flagship does not."""

    steps = ("choose_ship", "scrap")
    fields = ("seat", "count", "ship")

    def __init__(self, seat: int = NOBODY, count: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.ship = DONE  # from the supply, or what ``codes.lost_ship`` makes

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if choice != DONE:
            values["system"] = lost_system(choice)
            values["state"] = lost_condition(choice)
        return ""

    def choose_ship(self, game: Reach) -> Ask | None:
        states = [(system, state) for system in game.board.systems for state in (FRESH, DAMAGED)]
        ships = [lost_ship(system, state) for system, state in states if exposed(game, self.seat, system, state)]
        choices = [*([DONE] if pieces_left(game, self.seat, SHIP) else []), *ships]
        if not self.count or not choices:
            self.stop()
            return None
        return Ask(self.seat, "ship", choices)

    def scrap(self, game: Reach) -> None:
        self.count -= 1
        if self.ship != DONE:
            return_ships(game, self.seat, lost_system(self.ship), 1, lost_condition(self.ship))
        remove_pieces(game, self.seat, SHIP, 1)
        game.tell("speaker_scraps", (self.seat,))
        self.again()


# -- Spore Ships (F1302) ------------------------------------------------


def spawnable(game: Reach, seat: int) -> list[int]:
    """Systems under the seat's control with fresh Blight that it may harm (C-57), if another one can be placed."""
    found = [s for s in game.board.systems if fresh_at(game, BLIGHT, s) and controls(game, seat, s)]
    return [s for s in found if may_harm(game, seat, BLIGHT, s)] if has_blight_left(game) else []


class Spawn(Procedure):
    """A fresh Blight is damaged, and a damaged one appears beside it. It advances the Blight Speaker's objective."""

    steps = ("choose_system", "spawn")
    fields = ("seat", "system")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE

    def choose_system(self, game: Reach) -> Ask:
        return Ask(self.seat, "system", spawnable(game, self.seat))

    def spawn(self, game: Reach) -> None:
        hit_ship(game, BLIGHT, self.system, FRESH, self.seat)
        answer_hit(game, self.seat, BLIGHT)
        place_blight(game, self.system)
        harm(game, self.seat, BLIGHT, self.system)
        if holder_of_fate(game, BLIGHT_SPEAKER) == self.seat:
            advance(game, self.seat, 1)


# -- Blight Fury (F1304) ------------------------------------------------


class Anger(TurnedDie):
    """The number die, turned by Psionics, names a cluster: a Blight Crisis in each of its systems. ``by`` says what
    paid for the action."""

    steps = (*TurnedDie.steps, "strike")
    fields = ("seat", "by", "faces", "wish", "cluster", "payment")

    def __init__(self, seat: int = NOBODY, by: int = 0) -> None:
        super().__init__(seat)
        self.by = by

    def sources(self, game: Reach) -> list[int]:
        return spendable_as(game, self.seat, PSIONIC)

    def word_source(self, game: Reach, source: int, values: dict[str, Ref]) -> None:
        values["token"] = token_of(game, self.seat, source)
        values["number"] = source + 1

    def pay_from(self, game: Reach, source: int) -> None:
        pay_token(game, self.seat, source, self.by)

    def strike(self, game: Reach) -> None:
        game.call(BlightCrises(tuple(systems_of(game, self.cluster))))


# -- Blight Reapers (F1306) ------------------------------------------------


def harvestable(game: Reach, seat: int) -> list[int]:
    """Systems under the seat's control with damaged Blight that it may harm (C-57)."""
    found = [s for s in game.board.systems if damaged_at(game, BLIGHT, s) and controls(game, seat, s)]
    return [s for s in found if may_harm(game, seat, BLIGHT, s)]


class Harvest(Procedure):
    """A damaged Blight is destroyed, for nobody's trophies; the seat gains a token of the planet's type, or any."""

    steps = ("choose_system", "destroy", "choose_type", "gain")
    fields = ("seat", "system", "resource")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.resource = NOTHING

    def choose_system(self, game: Reach) -> Ask:
        return Ask(self.seat, "system", harvestable(game, self.seat))

    def destroy(self, game: Reach) -> None:
        destroy_ship(game, BLIGHT, self.system, DAMAGED, NOBODY)
        answer_hit(game, self.seat, BLIGHT)
        harm(game, self.seat, BLIGHT, self.system)

    def choose_type(self, game: Reach) -> Ask | None:
        types = [resource for resource in range(RESOURCES) if game.supply[resource]]
        return Ask(self.seat, "resource", types) if is_gate(self.system) and types else None

    def gain(self, game: Reach) -> None:
        kind = self.resource if is_gate(self.system) else game.kind_of[self.system]
        if kind != NOTHING:
            gain(game, self.seat, kind)


# -- Blight Panic (F1310) ------------------------------------------------


def blight_at_home(game: Reach, seat: int) -> int:
    """Blight in systems with buildings of a seat, on the map or on a board, or with its Flagship."""
    home = [s for s in game.board.systems if standing(game, s, seat) or game.flagship_at[seat] == s]
    return sum([ships_at(game, BLIGHT, system) for system in home])


class Panic(Procedure):
    """Seat by seat agents are taken back from the Court; then the card is buried."""

    steps = ("next_seat", "choose_agent", "take_back", "bury")
    fields = ("card", "waiting", "seat", "due", "slot")

    def __init__(self, card: int = NOTHING, waiting: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.card = card
        self.waiting = waiting
        self.seat = NOBODY
        self.due = 0  # agents still to be taken back
        self.slot = NOTHING

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_court(game, choice, values)

    def next_seat(self, game: Reach) -> None:
        if not self.waiting:
            self.go_to("bury")
            return
        self.seat, self.waiting = self.waiting[0], self.waiting[1:]
        self.due = blight_at_home(game, self.seat)

    def choose_agent(self, game: Reach) -> Ask | None:
        slots = [slot for slot in range(len(game.court)) if agents_on(game, slot, self.seat)]
        if not self.due or not slots:
            self.go_to("next_seat")
            return None
        return Ask(self.seat, "slot", slots)

    def take_back(self, game: Reach) -> None:
        self.due -= 1
        take_back_agent(game, self.seat, self.slot)
        self.go_to("choose_agent")

    def bury(self, game: Reach) -> None:
        bury_from_court(game, self.card)


class CleanseOne(Cleanse):
    """All damaged Blight in one cluster where the seat has pieces: which one is a choice, whether is none."""

    def choose_cluster(self, game: Reach) -> Ask | None:
        clusters = [cluster for cluster in game.board.clusters if self.is_at(game, cluster)]
        return Ask(self.seat, "cluster", clusters) if clusters else None


TEXTS: Final = {
    "ScrapShips.ship": Text("Welches deiner Schiffe verschrottest du?", "Which of your ships do you scrap?"),
    "ScrapShips.ship=": Text("{state:ship_state}, {system:system}", "{state:ship_state}, {system:system}"),
    "ScrapShips.ship=-1": Text("Aus dem Vorrat", "From the supply"),
    "Spawn.system": Text("Wo brütest du Verderbnis aus?", "Where do you spawn Blight?"),
    "Spawn.system=": Text("{it:system}", "{it:system}"),
    **questions("Anger"),
    "Anger.payment=": Text(
        "{token:token} ausgeben (Feld {number:n}): {next:cluster}",
        "Spend {token:token} (slot {number:n}): {next:cluster}",
    ),
    "Harvest.system": Text("Wo erntest du Verderbnis?", "Where do you harvest Blight?"),
    "Harvest.system=": Text("{it:system}", "{it:system}"),
    "Harvest.resource": Text("Welche Ressource erhältst du?", "Which token do you gain?"),
    "Harvest.resource=": Text("{it:resource}", "{it:resource}"),
    "Panic.slot": Text(
        "Von welcher Hofkarte nimmst du einen Agenten zurück? (noch {due:n})",
        "From which Court card do you take back an agent? ({due:n} to go)",
    ),
    "Panic.slot=": Text("{card:card}", "{card:card}"),
    "CleanseOne.cluster": Text(
        "In welchem Cluster zerstörst du die beschädigte Verderbnis?",
        "In which cluster do you destroy the damaged Blight?",
    ),
    "CleanseOne.cluster=": Text("{it:cluster}", "{it:cluster}"),
    "speaker_scraps": Text("{0:seat} verschrottet ein Schiff.", "{0:seat} scraps a ship."),
}

REASONS: Final = {
    "no_spawn": Reason(
        Text(
            "In keinem Sektor, den du kontrollierst, ist intakte Verderbnis.",
            "No system that you control has fresh Blight.",
        )
    ),
    "no_blight_left": Reason(
        Text(
            "Es ist keine Verderbnis mehr da, weder im Vorrat noch unter Trophäen.",
            "No Blight is left, neither in the supply nor among trophies.",
        ),
        "bli.supply",
    ),
    "no_blight": Reason(Text("Nirgends ist Verderbnis.", "There is no Blight anywhere.")),
    "no_harvest": Reason(
        Text(
            "In keinem Sektor, den du kontrollierst, ist beschädigte Verderbnis.",
            "No system that you control has damaged Blight.",
        )
    ),
}
