"""Battle (p. 14-16)."""

from __future__ import annotations

from starboard.core.ask import Ask, Roll
from starboard.core.procedure import Ref
from starboard.games.arcs.actions.attack import Attack, depth
from starboard.games.arcs.actions.hits import HitBuildings, HitPieces, HitShips, RazedCities
from starboard.games.arcs.actions.raid import Raid
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import window, window_card, window_seat
from starboard.games.arcs.dice import (
    BUILDING_HIT,
    HIT,
    INTERCEPT,
    KEY,
    OWN_HIT,
    RollAgain,
    dice_shown,
    pools,
    symbols,
)
from starboard.games.arcs.ids import ASSAULT, DICE_PER_TYPE, NOBODY, NOTHING, NOWHERE, SKIRMISH
from starboard.games.arcs.ids import RAID as RAID_DIE
from starboard.games.arcs.queries import (
    buildings_at,
    damaged_at,
    fresh_at,
    has_building,
    has_pieces_at,
    rivals,
    ships_at,
)
from starboard.games.arcs.state import Arcs


class Battle(Attack):
    """One attacker, one system, one rival. The attacker decides everything, hits on both sides included."""

    steps = (
        "choose_system",
        "choose_defender",
        "begin",
        "order_before_dice",
        "act_before_dice",
        "choose_assault",
        "choose_skirmish",
        "choose_raid",
        "roll",
        "roll_again",
        "hit_own_ships",
        "be_intercepted",
        "after_interception",
        "hit_ships",
        "hit_buildings",
        "count_survivors",
        "razed_cities",
        "raid",
        "note_after_battle",
        "order_after_battle",
        "act_after_battle",
    )
    fields = (
        "attacker",
        "system",
        "defender",
        "fresh_attack",
        "windows",
        "window",
        "assault",
        "skirmish",
        "raiders",
        "survivors",
        *Attack.fields,
    )

    def __init__(self, attacker: int = NOBODY) -> None:
        super().__init__()
        self.attacker = attacker
        self.system = NOWHERE
        self.defender = NOBODY
        self.fresh_attack = 0  # 1 if all attacking ships were fresh when the battle began
        self.windows: tuple[int, ...] = ()  # cards that act before dice or after all
        self.window = NOTHING
        self.assault = 0
        self.skirmish = 0
        self.raiders = 0  # raid dice
        self.survivors = 0  # attacking ships left after all hits

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "window":
            values["card"] = window_card(choice)
        return ""

    # -- who, where, with what --------------------------------------------------------------------

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.attacker, "system", battlefields(game, self.attacker))

    def choose_defender(self, game: Arcs) -> Ask:
        return Ask(self.attacker, "defender", defenders(game, self.attacker, self.system))

    def begin(self, game: Arcs) -> None:
        game.tell("battle", (self.attacker, self.defender, self.system))
        self.fresh_attack = 0 if damaged_at(game, self.attacker, self.system) else 1
        cards = game.moments.before_dice[self.defender]
        self.windows = tuple([window(self.defender, c.id) for c in cards if c.before_dice(game, self.defender, self)])

    def order_before_dice(self, game: Arcs) -> Ask | None:
        """Several effects in one window: the attacker orders them (OC-04)."""
        if not self.windows:
            self.go_to("choose_assault")
            return None
        return Ask(self.attacker, "window", sorted(self.windows))

    def act_before_dice(self, game: Arcs) -> None:
        self.windows = tuple([window for window in self.windows if window != self.window])
        self.go_to("order_before_dice")
        DECK.cards[window_card(self.window)].act_before_dice(game, window_seat(self.window), self)

    def choose_assault(self, game: Arcs) -> Ask:
        return Ask(self.attacker, "assault", sorted({pool[ASSAULT] for pool in self.legal_pools(game)}))

    def choose_skirmish(self, game: Arcs) -> Ask:
        fitting = [pool for pool in self.legal_pools(game) if pool[ASSAULT] == self.assault]
        return Ask(self.attacker, "skirmish", sorted({pool[SKIRMISH] for pool in fitting}))

    def choose_raid(self, game: Arcs) -> Ask:
        fitting = [p for p in self.legal_pools(game) if p[ASSAULT] == self.assault and p[SKIRMISH] == self.skirmish]
        return Ask(self.attacker, "raiders", sorted({pool[RAID_DIE] for pool in fitting}))

    def legal_pools(self, game: Arcs) -> list[tuple[int, int, int]]:
        """One die per attacking ship at most, six of a type, raid dice with their limit (BATTLE-01 to -03)."""
        most = ships_at(game, self.attacker, self.system)
        least = 0
        seat = self.attacker
        for card in game.moments.most_dice[seat]:
            most = card.most_dice(game, seat, self, most)
        for card in game.moments.least_dice[seat]:
            least = card.least_dice(game, seat, self, least)
        legal = pools(most, least, most_raid_dice(game, self))
        for card in game.moments.allows_pool[seat]:
            legal = [p for p in legal if card.allows_pool(game, seat, self, p[0], p[1], p[2])]
        return legal

    # -- dice ------------------------------------------------------------------------------------------

    def roll(self, game: Arcs) -> Ask | None:
        count = self.assault + self.skirmish + self.raiders
        return Roll("faces", (6,) * count) if count else None

    def roll_again(self, game: Arcs) -> None:
        game.tell("roll", (self.attacker, dice_shown(self.counts, self.faces)))
        if self.faces and game.moments.rerolls[self.attacker]:
            game.call(RollAgain(depth(game), self.attacker, self.counts, self.system))

    @property
    def counts(self) -> tuple[int, int, int]:
        return self.assault, self.skirmish, self.raiders

    def count(self, symbol: int) -> int:
        return symbols(self.counts, self.faces)[symbol]

    # -- results in order (BATTLE-04) ------------------------------------------------------------------

    def hit_own_ships(self, game: Arcs) -> None:
        game.call(HitShips(self.attacker, self.attacker, self.defender, self.system, self.count(OWN_HIT)))

    def be_intercepted(self, game: Arcs) -> None:
        if not self.is_intercepted(game, self.count(INTERCEPT), True):
            self.go_to("hit_ships")
            return
        hits = self.interception(game)
        for card in game.moments.intercept_hits[self.defender]:
            card.says(game, self.defender, "intercept_hits")
        game.tell("intercept", (self.defender, self.attacker, hits))
        game.call(HitShips(self.attacker, self.attacker, self.defender, self.system, hits))

    def is_intercepted(self, game: Arcs, rolled: int, aloud: bool) -> bool:
        """Whether so many rolled intercepts make an interception. Cards of both sides may have a say; where this
        happens and is not just weighed, they say it aloud."""
        count = rolled
        for card in game.moments.rolled_intercepts[self.attacker]:
            left = card.rolled_intercepts(game, self.attacker, self, count)
            if aloud and left != count:
                card.says(game, self.attacker, "rolled_intercepts")
            count = left
        for card in game.moments.added_intercepts[self.defender]:
            more = card.added_intercepts(game, self.defender, self, count)
            if aloud and more != count:
                card.says(game, self.defender, "added_intercepts")
            count = more
        return count > 0

    def interception(self, game: Arcs) -> int:
        """How many hits an interception deals: one for each fresh ship of the defender."""
        hits = fresh_at(game, self.defender, self.system)
        for card in game.moments.intercept_hits[self.defender]:
            hits = card.intercept_hits(game, self.defender, self, hits)
        return hits

    def after_interception(self, game: Arcs) -> None:
        for card in game.moments.after_interception[self.defender]:
            card.after_interception(game, self.defender, self)

    def hit_ships(self, game: Arcs) -> None:
        game.call(HitPieces(depth(game), self.attacker, self.defender, self.system, self.count(HIT)))

    def hit_buildings(self, game: Arcs) -> None:
        game.call(HitBuildings(depth(game), self.attacker, self.defender, self.system, self.count(BUILDING_HIT)))

    def count_survivors(self, game: Arcs) -> None:
        # Ships that a ransacked card brings later are not attacking ships (BATTLE-10).
        self.survivors = ships_at(game, self.attacker, self.system)

    def razed_cities(self, game: Arcs) -> None:
        if self.razed:
            may_ransack = 1
            for card in game.moments.forbids_ransack[self.defender]:
                if card.forbids_ransack(game, self.defender):
                    may_ransack = 0
                    card.says(game, self.defender, "forbids_ransack")
            game.call(RazedCities(self.attacker, self.defender, self.razed, may_ransack))

    def raid(self, game: Arcs) -> None:
        keys = self.count(KEY)
        if self.survivors and keys:
            game.call(Raid(self.attacker, self.defender, keys))

    def note_after_battle(self, game: Arcs) -> None:
        self.windows = tuple(
            [
                window(seat, card.id)
                for seat in self.sides
                for card in game.moments.after_battle[seat]
                if card.follows_battle(game, seat, self)
            ]
        )

    @property
    def sides(self) -> tuple[int, int]:
        """Attacker and defender, in the order in which their cards are asked."""
        return min(self.attacker, self.defender), max(self.attacker, self.defender)

    def order_after_battle(self, game: Arcs) -> Ask | None:
        """Several effects at once: the player on turn orders them (FINE-06)."""
        if not self.windows:
            self.stop()
            return None
        return Ask(self.attacker, "window", sorted(self.windows))

    def act_after_battle(self, game: Arcs) -> None:
        self.windows = tuple([window for window in self.windows if window != self.window])
        self.go_to("order_after_battle")
        DECK.cards[window_card(self.window)].after_battle(game, window_seat(self.window), self)


def battlefields(game: Arcs, seat: int) -> list[int]:
    """Systems with own ships and pieces of a rival (BATTLE-01)."""
    return [s for s in game.board.systems if ships_at(game, seat, s) and defenders(game, seat, s)]


def defenders(game: Arcs, seat: int, system: int) -> list[int]:
    return [rival for rival in rivals(game, seat) if has_pieces_at(game, rival, system)]


def most_raid_dice(game: Arcs, battle: Battle) -> int:
    """Raid dice need a defending building, or a defender with no building anywhere (BATTLE-03)."""
    open_target = buildings_at(game, battle.system, battle.defender) or not has_building(game, battle.defender)
    most = DICE_PER_TYPE if open_target else 0
    for seat in battle.sides:
        for card in game.moments.most_raid_dice[seat]:
            most = card.most_raid_dice(game, seat, battle, most)
    return most


def can_battle(game: Arcs, seat: int) -> bool:
    return any([ships_at(game, seat, s) and defenders(game, seat, s) for s in game.board.systems])
