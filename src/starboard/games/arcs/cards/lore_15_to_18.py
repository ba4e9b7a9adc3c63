"""The first 4 lore cards of the Leaders & Lore pack, in printed order; the other 10 belong to ambitions."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.move import enter, most_ships
from starboard.games.arcs.cards.card import DECK, DICE, Card, Reason, Why
from starboard.games.arcs.cards.lore_shared import NUMBER, SYSTEM, has_fresh_starport
from starboard.games.arcs.ids import DAMAGED, FRESH, MOVE, NOBODY, NOTHING, NOWHERE, SHIP, SYSTEMS
from starboard.games.arcs.queries import buildings_at, rivals, ships_at
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import shift_ships, take_trophy


class PredictiveSensors(Card):
    """Fresh ships from next door join the defence."""

    id = 61
    code = "L15"
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
    return [s for s in game.board.adjacent[system] if game.fresh[seat * SYSTEMS + s]]


class SenseAttack(Procedure):
    """The defender brings fresh ships from next door, as many as they like from each system; one move in all."""

    steps = ("next_system", "choose_ships", "move", "trigger")
    fields = ("seat", "card", "system", "waiting", "start", "ships", "moved")

    def __init__(self, seat: int = NOBODY, card: int = NOTHING, system: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.system = system
        self.waiting: tuple[int, ...] = (NOWHERE,)  # neighbours to come; NOWHERE before the first
        self.start = NOWHERE
        self.ships = 0
        self.moved = 0

    def next_system(self, game: Arcs) -> None:
        if self.waiting == (NOWHERE,):
            self.waiting = tuple(sensed_systems(game, self.seat, self.system))
        if not self.waiting:
            self.go_to("trigger")
            return
        self.start = self.waiting[0]
        self.waiting = self.waiting[1:]

    def choose_ships(self, game: Arcs) -> Ask:
        most = min(game.fresh[self.seat * SYSTEMS + self.start], most_ships(game, self.seat))
        return Ask(self.seat, "ships", list(range(most + 1)))

    def move(self, game: Arcs) -> None:
        self.again()
        if not self.ships:
            return
        if self.moved:
            # Cards answer to a move once, from however many systems the ships come.
            game.tell("move", (self.seat, self.ships, self.start, self.system))
            shift_ships(game, self.seat, self.start, self.system, self.ships, 0)
        else:
            DECK.cards[self.card].works(game, self.seat)
            enter(game, self.seat, self.start, self.system, self.ships, 0)
        self.moved += self.ships

    def trigger(self, game: Arcs) -> None:
        game.curtain += 1  # the attacker cannot take the battle back any more (ROUND-15)
        if self.moved:
            for owner, card in game.at.after_move:
                if owner == self.seat:
                    card.after_move(game, owner, (self.system * 16 + self.moved,), 0)


class ForceBeams(Card):
    """Guide (Move): ships of all colours to or from a fresh starport."""

    id = 62
    code = "L16"
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

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == MOVE and guide_starts(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(Guide(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_beam")


def beam_systems(game: Arcs, seat: int) -> list[int]:
    """Systems with a fresh starport of the seat."""
    return [s for s in game.board.systems if has_fresh_starport(game, seat, s)]


def has_ships(game: Arcs, system: int) -> bool:
    return any([ships_at(game, seat, system) > 0 for seat in range(game.players)])


def guide_starts(game: Arcs, seat: int) -> list[int]:
    """Where ships could be guided from: a system with a beam, or one next to it."""
    beams = beam_systems(game, seat)
    near = [s for s in game.board.systems if s in beams or any([s in game.board.adjacent[b] for b in beams])]
    return [s for s in near if has_ships(game, s)]


class Guide(Procedure):
    """Ships of any colour to or from a fresh starport; it ignores all cards that change moves."""

    steps = ("choose_start", "choose_end", "next_group", "choose_ships", "note", "move")
    fields = ("seat", "start", "end", "owner", "state", "ships", "plan")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.start = NOWHERE
        self.end = NOWHERE
        self.owner = NOBODY  # whose ships are asked for
        self.state = FRESH
        self.ships = 0
        self.plan: tuple[int, ...] = ()  # ships of each owner and state so far

    def choose_start(self, game: Arcs) -> Ask:
        return Ask(self.seat, "start", guide_starts(game, self.seat))

    def choose_end(self, game: Arcs) -> Ask:
        beams = beam_systems(game, self.seat)
        near = game.board.adjacent[self.start]
        return Ask(self.seat, "end", near if self.start in beams else [s for s in near if s in beams])

    def next_group(self, game: Arcs) -> None:
        self.owner, self.state = divmod(len(self.plan), 2)

    def choose_ships(self, game: Arcs) -> Ask:
        """Somebody must move: the last ones must if nobody did."""
        group = len(self.plan)
        later = sum([self.count(game, other) for other in range(group + 1, 2 * game.players)])
        least = 0 if any(self.plan) or later or not self.count(game, group) else 1
        return Ask(self.seat, "ships", list(range(least, self.count(game, group) + 1)))

    def note(self, game: Arcs) -> None:
        self.plan = (*self.plan, self.ships)
        if len(self.plan) < 2 * game.players:
            self.go_to("next_group")

    def move(self, game: Arcs) -> None:
        for owner in range(game.players):
            fresh, damaged = self.plan[owner * 2], self.plan[owner * 2 + 1]
            if fresh + damaged:
                shift_ships(game, owner, self.start, self.end, fresh, damaged)
                game.tell("guide", (owner, fresh + damaged, self.start, self.end))

    def count(self, game: Arcs, group: int) -> int:
        ships = game.fresh if group % 2 == FRESH else game.damaged
        return ships[group // 2 * SYSTEMS + self.start]


class RaiderExosuits(Card):
    """One raid die even without a defending building."""

    id = 63
    code = "L17"
    worth = 0.6
    name = Text("Enteranzüge", "Raider Exosuits")
    text = Text(
        "Greifst du an und der Verteidiger hat dort kein Gebäude, darfst du trotzdem 1 Überfall-Würfel wählen.",
        "When you attack and the defender has no building there, you may still collect 1 raid die.",
    )
    abilities = (Text("Entern", "Boarding"),)
    silent = ((0, DICE),)

    def most_raid_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        if owner != battle.attacker or buildings_at(game, battle.system, battle.defender):
            return most
        return max(most, 1)


class SurvivalOverrides(Card):
    """Martyr (Move): a fresh ship of yours takes a rival ship with it."""

    id = 64
    code = "L18"
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

    def special_actions(self, game: Arcs, owner: int, action: int, pip: int) -> list[int]:
        return [0] if action == MOVE and martyr_systems(game, owner) else []

    def use(self, game: Arcs, owner: int, number: int) -> None:
        game.call(Martyr(owner))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        return Why("no_fresh_ship")


def martyr_systems(game: Arcs, seat: int) -> list[int]:
    return [s for s in game.board.systems if game.fresh[seat * SYSTEMS + s]]


class Martyr(Procedure):
    """An own fresh ship and a rival ship with it, if one is there."""

    steps = ("choose_system", "choose_target", "destroy")
    fields = ("seat", "system", "ship")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.ship = NOTHING  # owner * 2 + state

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.seat, "system", martyr_systems(game, self.seat))

    def choose_target(self, game: Arcs) -> Ask | None:
        ships = (game.fresh, game.damaged)
        targets = [
            rival * 2 + state
            for rival in rivals(game, self.seat)
            for state in (FRESH, DAMAGED)
            if ships[state][rival * SYSTEMS + self.system]
        ]
        return Ask(self.seat, "ship", targets) if targets else None

    def destroy(self, game: Arcs) -> None:
        self.lose(game, self.seat, FRESH)
        if self.ship != NOTHING:
            self.lose(game, self.ship // 2, self.ship % 2)

    def lose(self, game: Arcs, owner: int, state: int) -> None:
        ships = game.fresh if state == FRESH else game.damaged
        ships[owner * SYSTEMS + self.system] -= 1
        game.tell("ship_destroyed", (owner, self.system))
        take_trophy(game, self.seat, owner, SHIP)


TEXTS: Final = {
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
        "Wie viele Schiffe von {owner:seat} lenkst du nach {end:system}? ({state:ship_state}: je 1)",
        "How many ships of {owner:seat} do you guide to {end:system}? (each {state:ship_state})",
    ),
    "Guide.ships=": NUMBER,
    "Martyr.system": Text("Wo opferst du ein intaktes Schiff?", "Where do you sacrifice a fresh ship?"),
    "Martyr.system=": SYSTEM,
    "Martyr.ship": Text("Welches Schiff reißt du mit?", "Which ship do you take along?"),
    "Martyr.ship=": Text("{state:ship_state} von {owner:seat}", "{state:ship_state} of {owner:seat}"),
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
