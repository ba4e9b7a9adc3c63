"""What lore of the base box does when it takes more than a line."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask, Roll
from starboard.core.procedure import Procedure
from starboard.games.arcs.actions.commit import can_move_to_fight
from starboard.games.arcs.actions.hits import HitPieces, RazedCities
from starboard.games.arcs.actions.move import Move, catapults
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.dice import HIT, RollAgain, symbols
from starboard.games.arcs.ids import (
    CITY,
    DAMAGED,
    DICE_PER_TYPE,
    FRESH,
    NOBODY,
    NOTHING,
    NOWHERE,
    PIECES,
    PLACES,
    SKIRMISH,
    STARPORT,
    SYSTEMS,
    system_of,
)
from starboard.games.arcs.queries import (
    controller,
    has_pieces_at,
    is_damaged,
    piece_of,
    places_of,
    rivals,
    spendable_as,
)
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import (
    lift_building,
    piece_home,
    place_building,
    place_ships,
    spend_token,
)

# -- Tool-Priests --------------------------------------------------------------------------------------------


def summon_systems(game: Arcs, seat: int) -> list[int]:
    """Systems the seat controls that hold a city of any colour."""
    found = []
    for system in game.board.systems:
        if controller(game, system) == seat:
            places = range(system * PLACES, system * PLACES + PLACES)
            if any([game.buildings[p] and piece_of(game.buildings[p]) == CITY for p in places]):
                found.append(system)
    return found


class Summon(Procedure):
    """A ship at a city instead of a starport."""

    steps = ("choose_system", "build")
    fields = ("seat", "system")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.seat, "system", summon_systems(game, self.seat))

    def build(self, game: Arcs) -> None:
        place_ships(game, self.seat, self.system, 1)


# -- Galactic Rifles -----------------------------------------------------------------------------------------


def rifle_targets(game: Arcs, seat: int, system: int) -> list[int]:
    """Adjacent systems with pieces of a rival."""
    return [s for s in game.board.adjacent[system] if any([has_pieces_at(game, r, s) for r in rivals(game, seat)])]


def rifle_systems(game: Arcs, seat: int) -> list[int]:
    fresh = game.fresh
    return [s for s in game.board.systems if fresh[seat * SYSTEMS + s] and rifle_targets(game, seat, s)]


class FireRifles(Procedure):
    """Skirmish dice against a rival next door; no battle, so no card that speaks of battles applies."""

    steps = (
        "choose_system",
        "choose_dice",
        "choose_target",
        "choose_defender",
        "begin",
        "roll",
        "roll_again",
        "hit",
        "razed_cities",
    )
    fields = ("seat", "system", "dice", "target", "defender", "faces", "razed")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.system = NOWHERE
        self.dice = 0
        self.target = NOWHERE
        self.defender = NOBODY
        self.faces: tuple[int, ...] = ()
        self.razed: tuple[int, ...] = ()

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.seat, "system", rifle_systems(game, self.seat))

    def choose_dice(self, game: Arcs) -> Ask:
        most = min(game.fresh[self.seat * SYSTEMS + self.system], DICE_PER_TYPE)
        return Ask(self.seat, "dice", list(range(most + 1)))

    def choose_target(self, game: Arcs) -> Ask:
        return Ask(self.seat, "target", rifle_targets(game, self.seat, self.system))

    def choose_defender(self, game: Arcs) -> Ask:
        return Ask(self.seat, "defender", [r for r in rivals(game, self.seat) if has_pieces_at(game, r, self.target)])

    def begin(self, game: Arcs) -> None:
        game.tell("rifles", (self.seat, self.defender, self.target))

    def roll(self, game: Arcs) -> Ask | None:
        return Roll("faces", (6,) * self.dice) if self.dice else None

    def roll_again(self, game: Arcs) -> None:
        game.tell("roll", (self.seat, tuple([SKIRMISH * 6 + face for face in self.faces])))
        if game.at.rerolls and self.faces:
            game.call(RollAgain(self.seat, (0, self.dice, 0), self.system, 0))

    def hit(self, game: Arcs) -> None:
        hits = symbols(0, self.dice, 0, self.faces)[HIT]
        game.call(HitPieces(self.seat, self.defender, self.target, hits))

    def razed_cities(self, game: Arcs) -> None:
        game.call(RazedCities(self.seat, self.defender, self.razed))


# -- Sprinter Drives -----------------------------------------------------------------------------------------


class Sprint(Procedure):
    """One group of fresh ships that just moved moves once more."""

    steps = ("choose_group", "move")
    fields = ("seat", "card", "groups", "then_battle", "system")

    def __init__(
        self, seat: int = NOBODY, card: int = NOTHING, groups: tuple[int, ...] = (), then_battle: int = 0
    ) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.groups = groups  # system * 16 + fresh ships
        self.then_battle = then_battle  # 1 if a battle must follow (Warrior)
        self.system = DONE

    def choose_group(self, game: Arcs) -> Ask:
        systems = [s for s in game.board.systems if self.ships(s)]
        if self.then_battle:
            seat = self.seat
            systems = [s for s in systems if can_move_to_fight(game, seat, s, catapults(game, seat, s))]
        return Ask(self.seat, "system", [DONE, *systems])

    def move(self, game: Arcs) -> None:
        if self.system != DONE:
            DECK.cards[self.card].works(game, self.seat)
            game.call(Move(self.seat, self.system, self.ships(self.system), self.then_battle))

    def ships(self, system: int) -> int:
        return sum([group % 16 for group in self.groups if group // 16 == system])


# -- building ------------------------------------------------------------------------------------------------


def in_prelude(game: Arcs) -> bool:
    """Whether the turn is still in its Prelude."""
    for frame in game.stack:
        if isinstance(frame, Turn):
            return frame.step < frame.steps.index("end_prelude")
    return False


class PayToken(Procedure):
    """Spend a token of a type for a place to build; in the Prelude it returns at its end (PRELUDE-02)."""

    steps = ("choose_token", "pay")
    fields = ("seat", "resource", "token_slot")

    def __init__(self, seat: int = NOBODY, resource: int = NOTHING) -> None:
        super().__init__()
        self.seat = seat
        self.resource = resource
        self.token_slot = NOTHING

    def choose_token(self, game: Arcs) -> Ask:
        return Ask(self.seat, "token_slot", spendable_as(game, self.seat, self.resource))

    def pay(self, game: Arcs) -> None:
        resource = spend_token(game, self.seat, self.token_slot)
        game.tell("spend", (self.seat, resource))
        if not in_prelude(game):
            game.spent[resource] -= 1
            game.supply[resource] += 1


def prunable(game: Arcs, seat: int) -> list[int]:
    """Own buildings in printed slots whose counterpart is in the supply."""
    found: list[int] = []
    for piece, other in ((CITY, STARPORT), (STARPORT, CITY)):
        if game.left[seat * PIECES + other]:
            found += [p for p in places_of(game, seat, piece) if p % PLACES < game.board.slots[system_of(p)]]
    return sorted(found)


class Prune(Procedure):
    """A city for a starport or the other way round, in the same state (FINE-04)."""

    steps = ("choose_building", "swap")
    fields = ("seat", "place")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.place = NOWHERE

    def choose_building(self, game: Arcs) -> Ask:
        return Ask(self.seat, "place", prunable(game, self.seat))

    def swap(self, game: Arcs) -> None:
        value = lift_building(game, self.place)
        other = STARPORT if piece_of(value) == CITY else CITY
        place_building(game, self.seat, other, self.place, DAMAGED if is_damaged(value) else FRESH)
        game.tell("replace", (self.seat, other, system_of(self.place)))
        piece_home(game, self.seat, piece_of(value))
