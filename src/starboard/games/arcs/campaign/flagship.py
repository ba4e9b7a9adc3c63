"""Flagships (p. 22-25): ships that are always fresh and never leave the map, with a board for buildings."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.actions.build import arrive
from starboard.games.arcs.actions.move import Move
from starboard.games.arcs.campaign.codes import (
    armor_over,
    flagship_uses,
    has_slipped,
    hull_place,
    is_armor,
    ships_built,
)
from starboard.games.arcs.campaign.hull import (
    fit,
    fresh_starports,
    has_upgrade,
    hit_hull,
    hull_of,
    is_arrayed,
    is_here,
    is_open,
    repair_hull,
    sail,
    ships_beside,
)
from starboard.games.arcs.campaign.ids import (
    ABILITY,
    DEFENSE_ARRAY,
    DOCK,
    FIRST_FLAGSHIP,
    HULL_PLACES,
    SHIP_CRANE,
    SLIPSTREAM,
    TRACTOR_BEAM,
    UPGRADES,
)
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import PRELUDE, Card, Reason, Why
from starboard.games.arcs.codes import piece_of, system_of
from starboard.games.arcs.ids import (
    ALONE,
    CITY,
    NOBODY,
    NOTHING,
    NOWHERE,
    SEATS,
    SHIP,
    WITHOUT,
)
from starboard.games.arcs.queries import buildings_at, controls
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.turn import Turn
from starboard.games.arcs.verbs import add_ships

SHIPS_A_TURN: Final = 1  # built at the Flagship (fla.ships)
SHIPS_WITH_CRANE: Final = 2


class Flagship(Card):
    """The aid of a Flagship (AID10): whoever has one holds it. Where it is and what stands on its board is
    ``flagship_at`` and ``hull`` of the position; damaged Upgrades work on (fla.damaged)."""

    printed = FIRST_FLAGSHIP
    copies = tuple(range(FIRST_FLAGSHIP + 1, FIRST_FLAGSHIP + SEATS))
    kind = ABILITY
    code = "AID10"
    name = Text("Flaggschiff", "Flagship")
    text = Text(
        "Dein Flaggschiff ist immer ein intaktes Schiff und bleibt auf dem Spielplan. Städte und Raumhäfen baust "
        "du als Verbesserungen und Panzerungen auf seine Ablage: am Planeten der passenden Art, Panzerungen nur "
        "über intakten Verbesserungen. Am Flaggschiff baust du 1 Schiff pro Zug. Im Angriff bringt es 1 Würfel je "
        "intaktem Raumhafen der Ablage, und es fängt nicht ab; Treffer nimmt die Ablage. Schlupfantrieb "
        "(Treibstoff, Panzerung: Relikt): einmal pro Zug im Auftakt eine Katapultbewegung mit dem Flaggschiff "
        "allein oder mit anderen Schiffen von dort. Traktorstrahl (Relikt; Waffen): Gegen das Flaggschiff gibt es "
        "keine Überfall-Würfel. Kontrollanlage (Psi; Baustoff): Von einem Tor aus besteuerst du alle Städte des "
        "Clusters wie eigene. Verteidigungsanlage (Waffen; Psi): Das Flaggschiff fängt mit 1 Treffer je intaktem "
        "Raumhafen ab. Schiffskran (Baustoff; Treibstoff): 2 Schiffe pro Zug. Rumpf: jeder Planet, kein Vorteil.",
        "Your Flagship is always a fresh ship and stays on the map. You build cities and starports as Upgrades and "
        "Armor on its board: at a planet of the right type, Armor only over fresh Upgrades. At the Flagship you "
        "build 1 ship per turn. It attacks with 1 die per fresh starport on the board and does not intercept; the "
        "board takes its hits. Slipstream Drive (Fuel, Armor: Relic): once per turn in the Prelude a catapult move "
        "with the Flagship alone or with other ships from there. Tractor Beam (Relic; Weapon): no raid dice "
        "against the Flagship. Control Array (Psionic; Material): from a gate you tax all cities of the cluster "
        "like your own. Defense Array (Weapon; Psionic): the Flagship intercepts with 1 hit per fresh starport. "
        "Ship Crane (Material; Fuel): 2 ships per turn. Hull: any planet, no benefit.",
    )
    abilities = (Text("Schlupfsprung", "Slipstream jump"), Text("Schlupfgeleit", "Slipstream escort"))
    offers = (
        Text("Schlupfantrieb: das Flaggschiff allein", "Slipstream Drive: the Flagship alone"),
        Text("Schlupfantrieb: andere Schiffe", "Slipstream Drive: other ships"),
    )
    replaces = (PRELUDE, PRELUDE)

    # -- the ship itself ---------------------------------------------------------------------------------

    def lasting_ships(self, game: Arcs, owner: int, system: int) -> int:
        """It can neither be damaged nor removed (fla.ship)."""
        return 1 if is_here(game, owner, system) else 0

    def ships_travel(self, game: Arcs, owner: int, mover: int, start: int, end: int, fresh: int, among: int) -> None:
        """If some of the ships beside it stay, whoever moves them says whether it does."""
        if not is_here(game, owner, start):
            return
        if fresh == among:
            sail(reach(game), owner, end)
        else:
            game.call(TakeFlagship(mover, owner, start, end))

    def most_ships(self, game: Arcs, owner: int, most: int) -> int:
        """It is one ship more than a supply has."""
        return most + 1

    # -- building (fla.nobuild) ----------------------------------------------------------------------------

    def closes_slots(self, game: Arcs, owner: int) -> bool:
        return True

    def board_places(self, game: Arcs, owner: int, piece: int) -> list[int]:
        position = reach(game)
        if piece == SHIP:
            most = SHIPS_WITH_CRANE if has_upgrade(position, owner, SHIP_CRANE) else SHIPS_A_TURN
            return [DOCK] if ships_built(game.uses[self.id]) < most else []
        return [place for place in range(HULL_PLACES) if is_open(position, owner, place)]

    def build_on_board(self, game: Arcs, owner: int, number: int, piece: int) -> None:
        """Damaged where somebody else controls the system (fla.damaged)."""
        position = reach(game)
        system = position.flagship_at[owner]
        condition = arrive(game, owner, piece, system)
        if number == DOCK:
            uses = game.uses[self.id]
            game.uses[self.id] = flagship_uses(ships_built(uses) + 1, has_slipped(uses))
            game.tell("build", (owner, SHIP, system))
            add_ships(game, owner, system, 1, condition)
        else:
            fit(position, owner, number, piece, condition)

    def why_no_building(self, game: Arcs, owner: int, piece: int) -> str:
        return "flagship_dock" if piece == SHIP else "flagship_board"

    def word_board(self, number: int, values: dict[str, Ref]) -> str:
        if number == DOCK:
            values["flagship"] = self.id
            return "dock"
        values["hull"] = hull_place(self.id - FIRST_FLAGSHIP, number)
        return "armor" if is_armor(number) else "upgrade"

    # -- the board under fire, and repaired -----------------------------------------------------------------

    def board(self, game: Arcs, owner: int, system: int) -> list[int]:
        """It counts as in the Flagship's system (fla.cards)."""
        return hull_of(reach(game), owner) if is_here(game, owner, system) else []

    def board_targets(self, game: Arcs, owner: int, system: int) -> list[int]:
        """Armor takes hits before its Upgrade (fla.armor)."""
        if not is_here(game, owner, system):
            return []
        hull = hull_of(reach(game), owner)
        covered = [armor_over(u) if hull[armor_over(u)] else u for u in range(UPGRADES)]
        return sorted([place for place in covered if hull[place]])

    def hit_board(self, game: Arcs, owner: int, number: int, taker: int) -> bool:
        return hit_hull(reach(game), owner, number, taker)

    def repair_board(self, game: Arcs, owner: int, number: int) -> None:
        """One Upgrade or Armor (fla.repair)."""
        repair_hull(reach(game), owner, number)

    # -- battle -------------------------------------------------------------------------------------------

    def ship_dice(self, game: Arcs, owner: int, system: int, dice: int) -> int:
        """Instead of a die of its own one for each fresh starport (fla.attack, lor.rifles)."""
        return dice - 1 + fresh_starports(reach(game), owner) if is_here(game, owner, system) else dice

    def can_be_raided(self, game: Arcs, owner: int, system: int, can: bool) -> bool:
        """Only where buildings or the Flagship defend, even if nothing is built anywhere (fla.defend_raid)."""
        return is_here(game, owner, system) or bool(buildings_at(game, system, owner))

    def most_raid_dice(self, game: Arcs, owner: int, battle: Battle, most: int) -> int:
        """None against a Tractor Beam."""
        if owner != battle.defender or not is_here(game, owner, battle.system):
            return most
        return 0 if has_upgrade(reach(game), owner, TRACTOR_BEAM) else most

    def intercept_hits(self, game: Arcs, owner: int, battle: Battle, hits: int) -> int:
        """The Flagship itself deals none, with a Defense Array one for each fresh starport (fla.defend_intercept)."""
        if not is_here(game, owner, battle.system):
            return hits
        position = reach(game)
        return hits - 1 + (fresh_starports(position, owner) if has_upgrade(position, owner, DEFENSE_ARRAY) else 0)

    # -- Control Array: cities of the cluster whose gate it is at --------------------------------------------

    def allows_tax(self, game: Arcs, owner: int, place: int) -> bool:
        value = game.buildings[place]
        return value > 0 and piece_of(value) == CITY and is_arrayed(reach(game), owner, system_of(place))

    def taxes_like_own(self, game: Arcs, owner: int, place: int) -> bool:
        """Where the owner is in control they tax as everybody does, captive included (C-121)."""
        system = system_of(place)
        return is_arrayed(reach(game), owner, system) and not controls(game, owner, system)

    # -- Slipstream Drive -----------------------------------------------------------------------------------

    def preludes(self, game: Arcs, owner: int, turn: Turn) -> list[int]:
        """The Flagship alone, or others without it (C-120)."""
        if has_slipped(game.uses[self.id]) or not has_upgrade(reach(game), owner, SLIPSTREAM):
            return []
        return [0, 1] if ships_beside(reach(game), owner) else [0]

    def use(self, game: Arcs, owner: int, number: int, by: int) -> None:
        game.uses[self.id] = flagship_uses(ships_built(game.uses[self.id]), 1)
        led = ALONE if number == 0 else WITHOUT
        game.call(Move(owner, reach(game).flagship_at[owner], NOTHING, 0, led, 1))

    def why_not(self, game: Arcs, owner: int, number: int, turn: Turn) -> Why:
        if not has_upgrade(reach(game), owner, SLIPSTREAM):
            return Why("no_slipstream")
        return Why("used") if has_slipped(game.uses[self.id]) else Why("flagship_alone")


class TakeFlagship(Procedure):
    """Some ships moved and some stayed: whether the Flagship is among those that moved."""

    steps = ("choose", "move")
    fields = ("seat", "owner", "start", "end", "wish")

    def __init__(self, seat: int = NOBODY, owner: int = NOBODY, start: int = NOWHERE, end: int = NOWHERE) -> None:
        super().__init__()
        self.seat = seat  # who moves the ships
        self.owner = owner
        self.start = start
        self.end = end
        self.wish = 0

    def choose(self, game: Reach) -> Ask:
        return Ask(self.seat, "wish", [0, 1])

    def move(self, game: Reach) -> None:
        if self.wish:
            sail(game, self.owner, self.end)


TEXTS: Final = {
    "TakeFlagship.wish": Text(
        "Zieht das Flaggschiff von {owner:seat} mit nach {end:system}?",
        "Does the Flagship of {owner:seat} go along to {end:system}?",
    ),
    "TakeFlagship.wish=0": Text("Es bleibt zurück", "It stays behind"),
    "TakeFlagship.wish=1": Text("Es zieht mit", "It goes along"),
    "Build.place=dock": Text("Am {flagship:card}", "At the {flagship:card}"),
    "Build.place=upgrade": Text("Auf die Ablage: {hull:hull}", "On the board: {hull:hull}"),
    "Build.place=armor": Text("Als Panzerung: {hull:hull}", "As Armor: {hull:hull}"),
    "Repair.piece=upgrade": Text("Verbesserung: {hull:hull}", "Upgrade: {hull:hull}"),
    "Repair.piece=armor": Text("Panzerung: {hull:hull}", "Armor: {hull:hull}"),
    "HitShips.condition=upgrade": Text("Verbesserung: {hull:hull}", "Upgrade: {hull:hull}"),
    "HitShips.condition=armor": Text("Panzerung: {hull:hull}", "Armor: {hull:hull}"),
    "HitBuildings.place=upgrade": Text("Verbesserung: {hull:hull}", "Upgrade: {hull:hull}"),
    "HitBuildings.place=armor": Text("Panzerung: {hull:hull}", "Armor: {hull:hull}"),
}

REASONS: Final = {
    "flagship_dock": Reason(
        Text(
            "Am Flaggschiff hast du in diesem Zug schon gebaut, und andere Raumhäfen nutzt du nicht.",
            "You have built at the Flagship this turn, and have the use of no other starport.",
        ),
        "fla.ships",
    ),
    "flagship_board": Reason(
        Text(
            "Mit einem Flaggschiff baust du nur auf dessen Ablage, und dort passt kein freies Feld zu seinem Sektor.",
            "With a Flagship you build on its board only, and no free place there fits the system it is in.",
        ),
        "fla.nobuild",
    ),
    "no_slipstream": Reason(
        Text("Auf der Ablage fehlt der Schlupfantrieb.", "The board has no Slipstream Drive."), "fla.types"
    ),
    "flagship_alone": Reason(
        Text("Beim Flaggschiff sind keine anderen Schiffe von dir.", "None of your other ships are at the Flagship.")
    ),
}
