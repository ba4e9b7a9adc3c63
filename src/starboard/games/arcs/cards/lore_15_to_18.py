"""The first 4 lore cards of the Leaders & Lore pack, in printed order; the other 10 belong to ambitions."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.attack import harm
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.move import enter, most_ships, travel
from starboard.games.arcs.actions.sides import may_harm, next_to, pay_for_harm
from starboard.games.arcs.cards.card import DECK, DICE, Lore, Reason, Why
from starboard.games.arcs.cards.lore_shared import NUMBER, SYSTEM, has_fresh_starport
from starboard.games.arcs.codes import group, ship, ship_condition, ship_owner
from starboard.games.arcs.ids import DAMAGED, FRESH, MOVE, NOBODY, NOTHING, NOWHERE
from starboard.games.arcs.queries import exposed, fresh_at, lasting_ships, rivals, ships_at, ships_in, standing
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import destroy_ship


class PredictiveSensors(Lore):
    """Fresh ships from next door join the defence."""

    printed = 61
    code = "L15"
    pack = True
    worth = 0.7
    name = Text("Vorhersagesensoren", "Predictive Sensors")
    text = Text(
        "Wirst du angegriffen, darfst du beliebig viele intakte Schiffe aus benachbarten Sektoren in den Kampf "
        "bewegen, "
        "bevor Würfel gewählt werden.",
        "When you are attacked you may move any number of fresh ships from adjacent systems into the battle before "
        "dice are collected.",
    )
    abilities = (Text("Voraussicht", "Foresight"),)

    def before_dice(self, game: Arcs, owner: int, battle: Battle) -> bool:
        return bool(sensed_systems(game, owner, battle.system))

    def act_before_dice(self, game: Arcs, owner: int, battle: Battle) -> None:
        game.call(SenseAttack(owner, self.id, battle.system))


def sensed_systems(game: Arcs, seat: int, system: int) -> list[int]:
    """Systems next to a battle with fresh ships of the defender."""
    return [s for s in next_to(game, seat, system) if fresh_at(game, seat, s)]


class SenseAttack(Procedure):
    """The defender brings fresh ships from next door, as many as they like from each system. Each system is a move of
    its own (MOVE-01), so cards answer to each, and the defender orders them."""

    steps = ("choose_start", "choose_ships", "move", "trigger", "end")
    fields = ("seat", "card", "system", "taken", "start", "ships", "stood")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, system: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.system = system
        self.taken: tuple[int, ...] = ()  # systems that ships came from
        self.start = DONE
        self.ships = 0
        self.stood = 0  # 1 if a ship that lasts was there before the move

    def choose_start(self, game: Arcs) -> Ask:
        near = [s for s in sensed_systems(game, self.seat, self.system) if s not in self.taken]
        return Ask(self.seat, "start", [DONE, *near])

    def choose_ships(self, game: Arcs) -> Ask | None:
        if self.start == DONE:
            self.go_to("end")
            return None
        most = min(fresh_at(game, self.seat, self.start), most_ships(game, self.seat))
        return Ask(self.seat, "ships", list(range(1, most + 1)))

    def move(self, game: Arcs) -> None:
        if not self.taken:
            DECK.cards[self.card].works(game, self.seat)
        self.taken = (*self.taken, self.start)
        self.stood = lasting_ships(game, self.seat, self.system)
        among = fresh_at(game, self.seat, self.start)
        enter(game, self.seat, self.start, self.system, self.ships, 0, among)

    def trigger(self, game: Arcs) -> None:
        self.again()
        led = 0 if self.stood else lasting_ships(game, self.seat, self.system)
        for card in game.moments.after_move[self.seat]:
            card.after_move(game, self.seat, (group(self.system, self.ships, led),), 0)

    def end(self, game: Arcs) -> None:
        game.curtain += 1  # the attacker cannot take the battle back any more (ROUND-15)


class ForceBeams(Lore):
    """Guide (Move): ships of all colours to or from a fresh starport."""

    printed = 62
    code = "L16"
    pack = True
    worth = 0.8
    name = Text("Kraftstrahlen", "Force Beams")
    text = Text(
        "Lenken (Bewegen): Bewege beliebig viele Schiffe aller Farben aus einem Sektor mit einem intakten Raumhafen "
        "von "
        "dir in einen benachbarten Sektor oder aus einem solchen hinein. Karten, die Bewegungen verändern, gelten "
        "nicht.",
        "Guide (Move): Move any number of ships of all colours from a system with a fresh starport of yours to an "
        "adjacent one, or from an adjacent one into it. Cards that change moves do not apply.",
    )
    abilities = (Text("Lenken", "Guide"),)
    offers = (Text("Lenken: Schiffe aller Farben bewegen", "Guide: move ships of all colours"),)
    replaces = (MOVE,)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == MOVE and guide_starts(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Guide(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_beam")


def beam_systems(game: Arcs, seat: int) -> list[int]:
    """Systems with a fresh starport of the seat."""
    return [s for s in game.board.systems if has_fresh_starport(game, seat, s)]


def has_any_ships(game: Arcs, system: int) -> bool:
    return any([ships_at(game, seat, system) > 0 for seat in range(game.players)])


def guide_starts(game: Arcs, seat: int) -> list[int]:
    """Where ships could be guided from: a system with a beam, or one next to it."""
    beams = beam_systems(game, seat)
    near = [s for s in game.board.systems if s in beams or any([s in game.board.adjacent[b] for b in beams])]
    return [s for s in near if has_any_ships(game, s)]


class Guide(Procedure):
    """Ships of any colour to or from a fresh starport; it ignores all cards that change moves."""

    steps = ("choose_start", "choose_end", "next_group", "choose_ships", "note", "move")
    fields = ("seat", "start", "end", "owner", "condition", "ships", "plan")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.start = NOWHERE
        self.end = NOWHERE
        self.owner = NOBODY  # whose ships are asked for
        self.condition = FRESH
        self.ships = 0
        self.plan: tuple[int, ...] = ()  # ships of each owner and condition so far

    def choose_start(self, game: Arcs) -> Ask:
        return Ask(self.seat, "start", guide_starts(game, self.seat))

    def choose_end(self, game: Arcs) -> Ask:
        beams = beam_systems(game, self.seat)
        near = game.board.adjacent[self.start]
        return Ask(self.seat, "end", near if self.start in beams else [s for s in near if s in beams])

    def next_group(self, game: Arcs) -> None:
        self.owner, self.condition = ship_owner(len(self.plan)), ship_condition(len(self.plan))

    def choose_ships(self, game: Arcs) -> Ask:
        """Somebody must move: the last ones must if nobody did."""
        count = self.count(game, len(self.plan))
        later = sum([self.count(game, other) for other in range(len(self.plan) + 1, ship(game.players, FRESH))])
        least = 0 if any(self.plan) or later or not count else 1
        return Ask(self.seat, "ships", list(range(least, count + 1)))

    def note(self, game: Arcs) -> None:
        self.plan = (*self.plan, self.ships)
        if len(self.plan) < ship(game.players, FRESH):
            self.go_to("next_group")

    def move(self, game: Arcs) -> None:
        for owner in range(game.players):
            fresh, damaged = self.plan[ship(owner, FRESH)], self.plan[ship(owner, DAMAGED)]
            if fresh + damaged:
                among = self.count(game, ship(owner, FRESH))
                travel(game, self.seat, owner, self.start, self.end, fresh, damaged, among)
                game.tell("guide", (owner, fresh + damaged, self.start, self.end))

    def count(self, game: Arcs, kind: int) -> int:
        """How many ships of somebody's in a condition there are."""
        return ships_in(game, ship_owner(kind), self.start, ship_condition(kind))


class RaiderExosuits(Lore):
    """One raid die even without a defending building."""

    printed = 63
    code = "L17"
    pack = True
    worth = 0.6
    name = Text("Enteranzüge", "Raider Exosuits")
    text = Text(
        "Greifst du an und der Verteidiger hat dort kein Gebäude, darfst du trotzdem 1 Überfall-Würfel wählen.",
        "When you attack and the defender has no building there, you may still collect 1 raid die.",
    )
    abilities = (Text("Entern", "Boarding"),)
    silent = ((0, DICE),)

    def most_raid_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        if owner != battle.attacker or standing(game, battle.system, battle.defender):
            return most
        return max(most, 1)


class SurvivalOverrides(Lore):
    """Martyr (Move): a fresh ship of yours takes a rival ship with it."""

    printed = 64
    code = "L18"
    pack = True
    worth = 0.9
    name = Text("Abgeschalteter Selbstschutz", "Survival Overrides")
    text = Text(
        "Opfern (Bewegen): Zerstöre eines deiner intakten Schiffe und mit ihm ein Schiff eines Rivalen im selben "
        "Sektor.",
        "Martyr (Move): Destroy one of your fresh ships and with it a rival ship in the same system.",
    )
    abilities = (Text("Opfern", "Martyr"),)
    offers = (Text("Opfern: ein Schiff mit in den Tod reißen", "Martyr: take a ship down with yours"),)
    replaces = (MOVE,)

    def special_actions(self, game: Arcs, owner: int, action: int, by: int) -> list[int]:
        return [0] if action == MOVE and martyr_systems(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.call(Martyr(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_fresh_ship")


def martyr_systems(game: Arcs, seat: int) -> list[int]:
    return [s for s in game.board.systems if exposed(game, seat, s, FRESH)]


class Martyr(Procedure):
    """An own fresh ship and a rival ship with it, if one is there."""

    steps = ("choose_system", "choose_target", "destroy")
    fields = ("seat", "system", "ship")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.ship = NOTHING

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "ship":
            values["owner"] = ship_owner(choice)
            values["condition"] = ship_condition(choice)
        return ""

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.seat, "system", martyr_systems(game, self.seat))

    def choose_target(self, game: Arcs) -> Ask | None:
        targets: list[int] = []
        for rival in rivals(game, self.seat):
            for condition in (FRESH, DAMAGED):
                if exposed(game, rival, self.system, condition) and may_harm(game, self.seat, rival, self.system):
                    targets.append(ship(rival, condition))
        return Ask(self.seat, "ship", targets) if targets else None

    def destroy(self, game: Arcs) -> None:
        destroy_ship(game, self.seat, self.system, FRESH, self.seat)
        if self.ship != NOTHING:
            pay_for_harm(game, self.seat, ship_owner(self.ship), self.system)
            destroy_ship(game, ship_owner(self.ship), self.system, ship_condition(self.ship), self.seat)
            harm(game, self.seat, ship_owner(self.ship), self.system)


TEXTS: Final = {
    "SenseAttack.start": Text(
        "{card:card}: Von wo holst du intakte Schiffe nach {system:system}?",
        "{card:card}: from where do you bring fresh ships to {system:system}?",
    ),
    "SenseAttack.start=": SYSTEM,
    "SenseAttack.ships": Text(
        "{card:card}: Wie viele intakte Schiffe holst du von {start:system} nach {system:system}?",
        "{card:card}: how many fresh ships do you bring from {start:system} to {system:system}?",
    ),
    "SenseAttack.ships=": NUMBER,
    "Guide.start": Text("Von wo lenkst du Schiffe?", "From where do you guide ships?"),
    "Guide.start=": SYSTEM,
    "Guide.end": Text("Wohin, von {start:system}?", "Where to, from {start:system}?"),
    "Guide.end=": SYSTEM,
    "Guide.ships": Text(
        "Wie viele Schiffe von {owner:seat} lenkst du nach {end:system}? ({condition:ship_state}: je 1)",
        "How many ships of {owner:seat} do you guide to {end:system}? (each {condition:ship_state})",
    ),
    "Guide.ships=": NUMBER,
    "Martyr.system": Text("Wo opferst du ein intaktes Schiff?", "Where do you sacrifice a fresh ship?"),
    "Martyr.system=": SYSTEM,
    "Martyr.ship": Text("Welches Schiff reißt du mit?", "Which ship do you take along?"),
    "Martyr.ship=": Text("{condition:ship_state} von {owner:seat}", "{condition:ship_state} of {owner:seat}"),
    "guide": Text(
        "Schiffe von {0:seat} werden gelenkt: {1:n} von {2:system} nach {3:system}.",
        "Ships of {0:seat} are guided: {1:n} from {2:system} to {3:system}.",
    ),
}

REASONS: Final = {
    "no_beam": Reason(
        Text("Keine Schiffe bei einem intakten Raumhafen von dir.", "No ships near a fresh starport of yours.")
    ),
    "no_fresh_ship": Reason(Text("Du hast kein intaktes Schiff.", "You have no fresh ship.")),
}
