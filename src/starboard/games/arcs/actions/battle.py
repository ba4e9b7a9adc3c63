"""Battle (p. 14-16)."""

from __future__ import annotations

from starboard.core.ask import Ask, Roll
from starboard.core.procedure import Procedure
from starboard.games.arcs.actions.hits import HitBuildings, HitPieces, HitShips, RazedCities
from starboard.games.arcs.actions.raid import Raid
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.dice import BUILDING_HIT, HIT, INTERCEPT, KEY, OWN_HIT, RollAgain, pools, symbols
from starboard.games.arcs.ids import (
    ASSAULT,
    DICE_PER_TYPE,
    NOBODY,
    NOTHING,
    NOWHERE,
    SKIRMISH,
    SYSTEMS,
)
from starboard.games.arcs.ids import RAID as RAID_DIE
from starboard.games.arcs.queries import buildings_at, has_building, has_pieces_at, rivals, ships_at
from starboard.games.arcs.state import Arcs


class Battle(Procedure):
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
        "faces",
        "destroyed",
        "razed",
        "survivors",
    )

    def __init__(self, attacker: int = NOBODY) -> None:
        super().__init__()
        self.attacker = attacker
        self.system = NOWHERE
        self.defender = NOBODY
        self.fresh_attack = 0  # 1 if all attacking ships were fresh when the battle began
        self.windows: tuple[int, ...] = ()  # cards that act before dice or after all, as seat * 100 + card
        self.window = NOTHING
        self.assault = 0
        self.skirmish = 0
        self.raiders = 0  # raid dice
        self.faces: tuple[int, ...] = ()  # of assault, skirmish and raid dice in this order
        self.destroyed = 0  # defending pieces destroyed
        self.razed: tuple[int, ...] = ()  # for each destroyed city the bits of its types
        self.survivors = 0  # attacking ships left after all hits

    # -- who, where, with what --------------------------------------------------------------------

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.attacker, "system", battlefields(game, self.attacker))

    def choose_defender(self, game: Arcs) -> Ask:
        return Ask(self.attacker, "defender", defenders(game, self.attacker, self.system))

    def begin(self, game: Arcs) -> None:
        game.tell("battle", (self.attacker, self.defender, self.system))
        self.fresh_attack = 0 if game.damaged[self.attacker * SYSTEMS + self.system] else 1
        self.windows = tuple(
            [
                owner * 100 + card.id
                for owner, card in game.at.before_dice
                if owner == self.defender and card.before_dice(game, owner, self)
            ]
        )

    def order_before_dice(self, game: Arcs) -> Ask | None:
        """Several effects in one window: the attacker orders them (OC-04)."""
        if not self.windows:
            self.go_to("choose_assault")
            return None
        return Ask(self.attacker, "window", sorted(self.windows))

    def act_before_dice(self, game: Arcs) -> None:
        self.windows = tuple([window for window in self.windows if window != self.window])
        self.go_to("order_before_dice")
        DECK.cards[self.window % 100].act_before_dice(game, self.window // 100, self)

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
        for owner, card in game.at.most_dice:
            if owner == self.attacker:
                most = card.most_dice(game, owner, self, most)
        for owner, card in game.at.least_dice:
            if owner == self.attacker:
                least = card.least_dice(game, owner, self, least)
        legal = pools(most, least, most_raid_dice(game, self))
        for owner, card in game.at.allows_pool:
            if owner == self.attacker:
                legal = [p for p in legal if card.allows_pool(game, owner, self, p[0], p[1], p[2])]
        return legal

    # -- dice ------------------------------------------------------------------------------------------

    def roll(self, game: Arcs) -> Ask | None:
        count = self.assault + self.skirmish + self.raiders
        return Roll("faces", (6,) * count) if count else None

    def roll_again(self, game: Arcs) -> None:
        game.tell("roll", (self.attacker, self.dice_shown()))
        if game.at.rerolls and self.faces:
            game.call(RollAgain(self.attacker, (self.assault, self.skirmish, self.raiders), self.system))

    def count(self, symbol: int) -> int:
        return symbols(self.assault, self.skirmish, self.raiders, self.faces)[symbol]

    def dice_shown(self) -> tuple[int, ...]:
        """The roll for the log: die type * 6 + face."""
        types = [ASSAULT] * self.assault + [SKIRMISH] * self.skirmish + [RAID_DIE] * self.raiders
        return tuple([die * 6 + face for die, face in zip(types, self.faces)])

    # -- results in order (BATTLE-04) ------------------------------------------------------------------

    def hit_own_ships(self, game: Arcs) -> None:
        game.call(HitShips(self.attacker, self.attacker, self.defender, self.system, self.count(OWN_HIT)))

    def be_intercepted(self, game: Arcs) -> None:
        if not self.is_intercepted(game):
            self.go_to("hit_ships")
            return
        hits = game.fresh[self.defender * SYSTEMS + self.system]
        for owner, card in game.at.intercept_hits:
            if owner == self.defender:
                hits = card.intercept_hits(game, owner, self, hits)
        game.tell("intercept", (self.defender, self.attacker, hits))
        game.call(HitShips(self.attacker, self.attacker, self.defender, self.system, hits))

    def is_intercepted(self, game: Arcs) -> bool:
        count = self.count(INTERCEPT)
        for owner, card in game.at.rolled_intercepts:
            if owner == self.attacker:
                count = card.rolled_intercepts(game, owner, self, count)
        for owner, card in game.at.added_intercepts:
            if owner == self.defender:
                count = card.added_intercepts(game, owner, self, count)
        return count > 0

    def after_interception(self, game: Arcs) -> None:
        for owner, card in game.at.after_interception:
            if owner == self.defender:
                card.after_interception(game, owner, self)

    def hit_ships(self, game: Arcs) -> None:
        game.call(HitPieces(self.attacker, self.defender, self.system, self.count(HIT)))

    def hit_buildings(self, game: Arcs) -> None:
        game.call(HitBuildings(self.attacker, self.defender, self.system, self.count(BUILDING_HIT)))

    def count_survivors(self, game: Arcs) -> None:
        # Ships that a ransacked card brings later are not attacking ships (BATTLE-10).
        self.survivors = ships_at(game, self.attacker, self.system)

    def razed_cities(self, game: Arcs) -> None:
        if self.razed:
            guards = game.at.forbids_ransack
            forbidden = any([o == self.defender and card.forbids_ransack(game, o) for o, card in guards])
            game.call(RazedCities(self.attacker, self.defender, self.razed, 0 if forbidden else 1))

    def raid(self, game: Arcs) -> None:
        keys = self.count(KEY)
        if self.survivors and keys:
            game.call(Raid(self.attacker, self.defender, keys))

    def note_after_battle(self, game: Arcs) -> None:
        self.windows = tuple(
            [
                owner * 100 + card.id
                for owner, card in game.at.after_battle
                if owner in (self.attacker, self.defender) and card.follows_battle(game, owner, self)
            ]
        )

    def order_after_battle(self, game: Arcs) -> Ask | None:
        """Several effects at once: the player on turn orders them (FINE-06)."""
        if not self.windows:
            self.stop()
            return None
        return Ask(self.attacker, "window", sorted(self.windows))

    def act_after_battle(self, game: Arcs) -> None:
        self.windows = tuple([window for window in self.windows if window != self.window])
        self.go_to("order_after_battle")
        DECK.cards[self.window % 100].after_battle(game, self.window // 100, self)


def battlefields(game: Arcs, seat: int) -> list[int]:
    """Systems with own ships and pieces of a rival (BATTLE-01)."""
    return [s for s in game.board.systems if ships_at(game, seat, s) and defenders(game, seat, s)]


def defenders(game: Arcs, seat: int, system: int) -> list[int]:
    return [rival for rival in rivals(game, seat) if has_pieces_at(game, rival, system)]


def most_raid_dice(game: Arcs, battle: Battle) -> int:
    """Raid dice need a defending building, or a defender with no building anywhere (BATTLE-03)."""
    open_target = buildings_at(game, battle.system, battle.defender) or not has_building(game, battle.defender)
    most = DICE_PER_TYPE if open_target else 0
    for owner, card in game.at.most_raid_dice:
        if owner in (battle.attacker, battle.defender):
            most = card.most_raid_dice(game, owner, battle, most)
    return most


def can_battle(game: Arcs, seat: int) -> bool:
    return any([ships_at(game, seat, s) and defenders(game, seat, s) for s in game.board.systems])
