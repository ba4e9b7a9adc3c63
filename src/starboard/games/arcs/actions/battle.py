"""Battle (p. 14-16)."""

from __future__ import annotations

from starboard.core.ask import Ask, Roll
from starboard.core.procedure import Ref
from starboard.games.arcs.actions.attack import Attack, depth, harm
from starboard.games.arcs.actions.hits import HitBuildings, HitPieces, HitShips, RazedCities
from starboard.games.arcs.actions.raid import Raid
from starboard.games.arcs.actions.sides import (
    allied,
    commands_any,
    companions,
    fleet_at,
    guards,
    has_defender,
    opponents,
    pay_for_harm,
    possible_allies,
    ship_dice,
    side_at,
    taker_for,
)
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import ship, ship_condition, ship_owner, window, window_card, window_seat
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
from starboard.games.arcs.ids import ASSAULT, BATTLE, DAMAGED, DICE_PER_TYPE, FRESH, NOBODY, NOTHING, NOWHERE, SKIRMISH
from starboard.games.arcs.ids import RAID as RAID_DIE
from starboard.games.arcs.queries import buildings_at, has_building, is_seat, ships_at, ships_in
from starboard.games.arcs.state import Arcs


class Battle(Attack):
    """One attacker, one system, one defender. The attacker decides everything, hits on both sides included."""

    steps = (
        "choose_system",
        "choose_defender",
        "gather",
        "next_group",
        "choose_ships",
        "note_ships",
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
        "count_survivors",
        "hit_ships",
        "hit_buildings",
        "razed_cities",
        "answer_for_harm",
        "raid",
        "note_after_battle",
        "order_after_battle",
        "act_after_battle",
    )
    fields = (
        "attacker",
        "system",
        "defender",
        "allies",
        "reserves",
        "guards",
        "ally",
        "condition",
        "ships",
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
        self.allies: tuple[int, ...] = ()  # whose ships attack along
        self.reserves: tuple[int, ...] = ()  # those of them that do not, see ``sides.allied``
        self.guards: tuple[int, ...] = ()  # whose ships defend along, all of them
        self.ally = NOBODY  # of whom the attacker is asked
        self.condition = FRESH
        self.ships = 0
        self.fresh_attack = 0  # 1 if all attacking ships were fresh when the battle began
        self.windows: tuple[int, ...] = ()  # cards that may still act before dice or after all
        self.window = NOTHING
        self.assault = 0
        self.skirmish = 0
        self.raiders = 0  # raid dice
        self.survivors = 0  # attacking ships left after all hits at them

    def wording(self, game: Arcs, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "window":
            values["card"] = window_card(choice)
        return ""

    # -- who, where, with what --------------------------------------------------------------------

    def choose_system(self, game: Arcs) -> Ask:
        return Ask(self.attacker, "system", battlefields(game, self.attacker))

    def choose_defender(self, game: Arcs) -> Ask:
        return Ask(self.attacker, "defender", opponents(game, self.attacker, self.system))

    def gather(self, game: Arcs) -> None:
        pay_for_harm(game, self.attacker, self.defender, self.system)
        found = companions(game, self.attacker, self.system, BATTLE)
        self.allies = tuple([owner for owner in found if owner != self.defender])
        self.guards = guards(game, self.defender, self.system)

    def next_group(self, game: Arcs) -> None:
        number = len(self.reserves)
        if number == ship(len(self.allies), FRESH):
            self.dismiss_idle(game)
            self.go_to("begin")
            return
        self.ally, self.condition = self.allies[ship_owner(number)], ship_condition(number)

    def choose_ships(self, game: Arcs) -> Ask:
        """Any number of an ally's ships attack along (emp.attack); the last ones must if nobody else does."""
        count = ships_in(game, self.ally, self.system, self.condition)
        fleet = sum([ships_at(game, owner, self.system) for owner in (self.attacker, *self.allies)])
        others = fleet - sum(self.reserves) - count
        return Ask(self.attacker, "ships", list(range(0 if others else 1, count + 1)))

    def note_ships(self, game: Arcs) -> None:
        count = ships_in(game, self.ally, self.system, self.condition)
        self.reserves = (*self.reserves, count - self.ships)
        self.go_to("next_group")

    def dismiss_idle(self, game: Arcs) -> None:
        """Allies of whom no ship joins take no part in the attack."""
        allies: list[int] = []
        reserves: list[int] = []
        for number, ally in enumerate(self.allies):
            idle = self.reserves[ship(number, FRESH) : ship(number + 1, FRESH)]
            if sum(idle) < ships_at(game, ally, self.system):
                allies.append(ally)
                reserves += idle
        self.allies, self.reserves = tuple(allies), tuple(reserves)

    def attackers(self, game: Arcs, condition: int) -> int:
        """Attacking ships in a condition."""
        return side_at(game, self.attacker, self.allies, self.reserves, self.system, condition)

    def defenders(self, game: Arcs, condition: int) -> int:
        """Defending ships in a condition."""
        return side_at(game, self.defender, self.guards, self.absent(game), self.system, condition)

    def absent(self, game: Arcs) -> tuple[int, ...]:
        """Ships of guards that attack and so do not defend, as ``sides.allied`` takes them; none as a rule. They stay
        as they are while the defender's side is hit."""
        if not any([guard in self.allies for guard in self.guards]):
            return ()
        found = []
        for guard in self.guards:
            for condition in (FRESH, DAMAGED):
                number = self.allies.index(guard) if guard in self.allies else NOTHING
                attacking = 0
                if number != NOTHING:
                    attacking = allied(game, self.allies, self.reserves, number, self.system, condition)
                found.append(attacking)
        return tuple(found)

    def begin(self, game: Arcs) -> None:
        game.tell("battle", (self.attacker, self.defender, self.system))
        self.fresh_attack = 0 if self.attackers(game, DAMAGED) else 1
        self.windows = tuple([window(self.defender, card.id) for card in game.moments.before_dice[self.defender]])

    def order_before_dice(self, game: Arcs) -> Ask | None:
        """Several effects in one window: the attacker orders them (OC-04). Whether one has something to do is weighed
        when its turn comes: others may change it."""
        ready = [w for w in self.windows if DECK.cards[window_card(w)].before_dice(game, window_seat(w), self)]
        if not ready:
            self.go_to("choose_assault")
            return None
        return Ask(self.attacker, "window", sorted(ready))

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
        seat = self.attacker
        most = ship_dice(game, seat, self.system, self.attackers(game, FRESH) + self.attackers(game, DAMAGED))
        least = 0
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
            game.call(RollAgain(depth(game), self.attacker, self.counts, self.system, self.defender))

    @property
    def counts(self) -> tuple[int, int, int]:
        return self.assault, self.skirmish, self.raiders

    def count(self, symbol: int) -> int:
        return symbols(self.counts, self.faces)[symbol]

    # -- results in order (BATTLE-04) ------------------------------------------------------------------

    def hit_own_ships(self, game: Arcs) -> None:
        self.hit_attackers(game, self.count(OWN_HIT))

    def hit_attackers(self, game: Arcs, hits: int) -> None:
        """The attacker's side takes hits."""
        taker = taker_for(game, self.defender)
        allies, reserves = self.allies, self.reserves
        game.call(HitShips(self.attacker, self.attacker, taker, self.system, hits, depth(game), allies, reserves))

    def be_intercepted(self, game: Arcs) -> None:
        if not self.is_intercepted(game, self.count(INTERCEPT), True):
            self.go_to("count_survivors")
            return
        hits = self.interception(game)
        for card in game.moments.intercept_hits[self.defender]:
            card.says(game, self.defender, "intercept_hits")
        game.tell("intercept", (self.defender, self.attacker, hits))
        self.hit_attackers(game, hits)

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
        """How many hits an interception deals: one for each fresh ship of the defender's side."""
        hits = self.defenders(game, FRESH)
        for card in game.moments.intercept_hits[self.defender]:
            hits = card.intercept_hits(game, self.defender, self, hits)
        return hits

    def after_interception(self, game: Arcs) -> None:
        for card in game.moments.after_interception[self.defender]:
            card.after_interception(game, self.defender, self)

    def hit_ships(self, game: Arcs) -> None:
        absent = self.absent(game)
        game.call(
            HitPieces(depth(game), self.attacker, self.defender, self.system, self.count(HIT), self.guards, absent)
        )

    def hit_buildings(self, game: Arcs) -> None:
        game.call(HitBuildings(depth(game), self.attacker, self.defender, self.system, self.count(BUILDING_HIT)))

    def count_survivors(self, game: Arcs) -> None:
        # Only the other side is hit from here on. Ships that a ransacked card brings do not attack (BATTLE-10).
        self.survivors = self.attackers(game, FRESH) + self.attackers(game, DAMAGED)

    def razed_cities(self, game: Arcs) -> None:
        if self.razed:
            may_ransack = 1
            for card in game.moments.forbids_ransack[self.defender]:
                if card.forbids_ransack(game, self.defender):
                    may_ransack = 0
                    card.says(game, self.defender, "forbids_ransack")
            game.call(RazedCities(self.attacker, self.defender, self.razed, may_ransack, depth(game)))

    def answer_for_harm(self, game: Arcs) -> None:
        """Even if nothing was hit."""
        harm(game, self.attacker, self.defender, self.system)

    def raid(self, game: Arcs) -> None:
        keys = self.count(KEY)
        if self.survivors and keys:
            game.call(Raid(self.attacker, self.defender, keys, self.system))

    def note_after_battle(self, game: Arcs) -> None:
        cards = [window(seat, card.id) for seat in self.sides for card in game.moments.after_battle[seat]]
        self.windows = tuple(cards)

    @property
    def sides(self) -> tuple[int, int]:
        """Attacker and defender, in the order in which their cards are asked."""
        return min(self.attacker, self.defender), max(self.attacker, self.defender)

    def order_after_battle(self, game: Arcs) -> Ask | None:
        """Several effects at once: the player on turn orders them (FINE-06), weighed as those before dice are."""
        ready = [w for w in self.windows if DECK.cards[window_card(w)].follows_battle(game, window_seat(w), self)]
        if not ready:
            self.stop()
            return None
        return Ask(self.attacker, "window", sorted(ready))

    def act_after_battle(self, game: Arcs) -> None:
        self.windows = tuple([window for window in self.windows if window != self.window])
        self.go_to("order_after_battle")
        DECK.cards[window_card(self.window)].after_battle(game, window_seat(self.window), self)


def battlefields(game: Arcs, seat: int) -> list[int]:
    """Systems with ships to attack with and pieces of somebody to attack (BATTLE-01)."""
    return [s for s in game.board.systems if fleet_at(game, seat, s) and opponents(game, seat, s)]


def most_raid_dice(game: Arcs, battle: Battle) -> int:
    """Raid dice need a defending building, or a rival with no building anywhere (BATTLE-03)."""
    defender = battle.defender
    without = is_seat(defender) and not has_building(game, defender)
    can = without or bool(buildings_at(game, battle.system, defender))
    for card in game.moments.can_be_raided[defender]:
        can = card.can_be_raided(game, defender, battle.system, can)
    most = DICE_PER_TYPE if can else 0
    for seat in battle.sides:
        for card in game.moments.most_raid_dice[seat]:
            most = card.most_raid_dice(game, seat, battle, most)
    return most


def can_battle(game: Arcs, seat: int) -> bool:
    allies = possible_allies(game, seat, BATTLE)
    for system in game.board.systems:
        if ships_at(game, seat, system):
            if has_defender(game, seat, system):
                return True
        elif allies and commands_any(game, seat, allies, system, BATTLE) and opponents(game, seat, system):
            return True
    return False
