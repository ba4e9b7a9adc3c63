"""Exact odds of battles: against brute force, against a long run of dice, and against the rules themselves."""

from __future__ import annotations

import itertools
import json

import pytest
from click.testing import CliRunner

from arcs.prelude import *
from starboard.cli.commands.odds import command
from starboard.games.arcs.odds import Odds, Sides, fewest_lost, mean, most_lost, odds, outcomes, pool_odds

POOLS = [pool for pool in itertools.product(range(4), repeat=3) if sum(pool) <= 4]


@pytest.mark.parametrize("pool", POOLS, ids=[f"{a}-{s}-{r}" for a, s, r in POOLS])
def test_outcomes_are_those_of_all_rolls(pool: tuple[int, int, int]) -> None:
    """p. 14: each face of each die, one by one."""
    counted: dict[tuple[int, int, int, int, int], int] = {}
    for faces in itertools.product(range(6), repeat=sum(pool)):
        hits, own, intercepts, on_buildings, keys = symbols(pool, faces)
        shown = (hits, own, min(intercepts, 2), on_buildings, keys)
        counted[shown] = counted.get(shown, 0) + 1
    assert outcomes(*pool) == counted


def test_all_rolls_of_the_largest_pool_are_counted() -> None:
    """BATTLE-03: six of each type, 6**18 rolls."""
    assert sum(outcomes(6, 6, 6).values()) == 6**18


def test_the_same_sides_and_dice_are_counted_once() -> None:
    """A page asks for the odds of every choice whenever it looks at the question."""
    sides = Sides(attackers_fresh=4, defenders_fresh=3, interception=3)
    assert pool_odds(sides, 3, 2, 1) is pool_odds(sides, 3, 2, 1)
    assert pool_odds(sides, 3, 2, 1) != pool_odds(sides._replace(interception=2), 3, 2, 1)


def test_chances_of_well_known_pools() -> None:
    """One assault die: a third of a chance of two hits; one skirmish die hits every other time."""
    found = pool_odds(Sides(attackers_fresh=1), 1, 0, 0)
    assert found.hits == (1 / 6, 1 / 2, 1 / 3)
    assert found.own_hits == (1 / 2, 1 / 2)
    assert found.intercept == 1 / 6
    assert pool_odds(Sides(attackers_fresh=1), 0, 1, 0).hits == (1 / 2, 1 / 2)
    assert pool_odds(Sides(attackers_fresh=1), 0, 0, 1).keys == (1 / 2, 1 / 3, 1 / 6)
    assert pool_odds(Sides(attackers_fresh=1), 0, 0, 0).hits == (1.0,)


def test_an_interception_deals_as_many_hits_as_there_are_fresh_defenders() -> None:
    """BATTLE-04"""
    t = table().ships(RED, gate(2), 2).ships(BLUE, gate(2), 3, 2)
    found = odds(t.game, RED, BLUE, gate(2), 1, 0, 0)
    assert found.own_hits == (1 / 3, 1 / 2, 0.0, 1 / 6)
    assert found.wiped_out == 0.0
    t.ships(BLUE, gate(2), 1)
    assert odds(t.game, RED, BLUE, gate(2), 1, 0, 0).wiped_out == 1 / 6


def test_keys_are_worth_nothing_without_a_survivor() -> None:
    """BATTLE-07: a key with a flame kills the only, damaged ship."""
    whole = pool_odds(Sides(attackers_fresh=1), 0, 0, 1)
    hurt = pool_odds(Sides(attackers_damaged=1), 0, 0, 1)
    assert whole.keys == (1 / 2, 1 / 3, 1 / 6)
    assert hurt.keys == (2 / 3, 1 / 6, 1 / 6)
    assert hurt.wiped_out == 1 / 2


def test_surplus_hits_go_to_buildings() -> None:
    """BATTLE-04: no ships, a damaged city: each roll but the blank destroys it."""
    t = table().ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    found = odds(t.game, RED, BLUE, hexa(2), 1, 0, 0)
    assert found.buildings_destroyed == 5 / 6
    assert found.cleared == 1.0
    t.ships(BLUE, hexa(2), 0, 1)
    assert odds(t.game, RED, BLUE, hexa(2), 1, 0, 0).buildings_destroyed == 1 / 3


@pytest.mark.parametrize("hits", range(9))
def test_losses_are_the_least_and_the_most_that_hits_can_do(hits: int) -> None:
    """BATTLE-05, by trying every way to deal the hits: a fresh piece takes two, a damaged one one."""
    for fresh, damaged in itertools.product(range(4), repeat=2):
        ends = ways_to_hit(fresh, damaged, hits)
        assert fewest_lost(fresh, damaged, hits) == min(ends)
        assert most_lost(fresh, damaged, hits) == max(ends)


def ways_to_hit(fresh: int, damaged: int, hits: int) -> set[int]:
    """How many pieces can be destroyed, over all ways to assign hits."""
    if hits == 0 or fresh + damaged == 0:
        return {0}
    found: set[int] = set()
    if fresh:
        found |= ways_to_hit(fresh - 1, damaged + 1, hits - 1)
    if damaged:
        found |= {1 + lost for lost in ways_to_hit(fresh, damaged - 1, hits - 1)}
    return found


# -- against the rules: battles fought with all faces, or many times ------------------------------------------------


def battlefield() -> Table:
    return table().ships(RED, hexa(2), 1, 2).ships(BLUE, hexa(2), 1, 1).city(BLUE, hexa(2), DAMAGED).attack()


def fight(t: Table, faces: tuple[int, ...]) -> tuple[int, int, int]:
    """Fight as the odds assume; return own ships lost, ships destroyed and buildings destroyed."""
    game = t.game
    before = ships_at(game, RED, hexa(2)), ships_at(game, BLUE, hexa(2))
    battle = next(frame for frame in game.stack if isinstance(frame, Battle))
    t.answer(faces)
    while battle in game.stack:
        top = game.stack[-1]
        if isinstance(top, HitShips):
            t.answer(FRESH if top.owner == RED else DAMAGED)
        else:
            t.answer(t.choices()[0])
    after = ships_at(game, RED, hexa(2)), ships_at(game, BLUE, hexa(2))
    return before[0] - after[0], before[1] - after[1], 1 - len(t.places(hexa(2), BLUE))


def test_every_roll_of_three_dice_fought_out() -> None:
    """One die of each kind, 216 battles through the rules, against the odds of the position."""
    start = battlefield()
    expected = odds(start.game, RED, BLUE, hexa(2), 1, 1, 1)
    start.answer(1, 1, 1)
    assert start.is_chance()
    lost = destroyed = razed = 0
    for faces in itertools.product(range(6), repeat=3):
        own, ships, buildings = fight(start.copy(), faces)
        lost, destroyed, razed = lost + own, destroyed + ships, razed + buildings
    assert lost / 216 == pytest.approx(expected.own_ships_lost)
    assert destroyed / 216 == pytest.approx(expected.ships_destroyed)
    assert razed / 216 == pytest.approx(expected.buildings_destroyed)


def test_a_long_run_of_dice_agrees() -> None:
    """Monte Carlo: 20,000 rolls of nine dice, each mean within five standard errors (about 0.05)."""
    pool, sides = (3, 3, 3), Sides(attackers_fresh=4, defenders_fresh=2, interception=2)
    expected = pool_odds(sides, *pool)
    stream, rolls = Stream(2024), 20_000
    total = [0, 0, 0, 0, 0]
    for _ in range(rolls):
        shown = symbols(pool, tuple([stream.below(6) for _ in range(9)]))
        shown[2] = min(shown[2], 1)
        total = [have + more for have, more in zip(total, shown)]
    assert total[0] / rolls == pytest.approx(mean(expected.hits), abs=0.06)
    assert total[1] / rolls + 2 * total[2] / rolls == pytest.approx(mean(expected.own_hits), abs=0.06)
    assert total[2] / rolls == pytest.approx(expected.intercept, abs=0.02)
    assert total[3] / rolls == pytest.approx(mean(expected.building_hits), abs=0.06)


def test_chances_add_up_to_one() -> None:
    found = pool_odds(Sides(attackers_fresh=5, defenders_fresh=3, interception=3), 4, 2, 3)
    for chances in (found.hits, found.own_hits, found.building_hits, found.keys):
        assert sum(chances) == pytest.approx(1.0)
        assert all([0.0 <= chance <= 1.0 for chance in chances])


def test_asking_for_odds_changes_nothing() -> None:
    t = battlefield()
    ask, stack = t.game.ask, list(t.game.stack)
    assert isinstance(odds(t.game, RED, BLUE, hexa(2), 1, 1, 1), Odds)
    assert t.game.ask is ask
    assert t.game.stack == stack
    assert t.left(RED, SHIP) == 12


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_prints_a_table_or_json() -> None:
    shown = CliRunner().invoke(command, ["arcs", "--assault", "2", "--raid", "1", "--defenders-fresh", "1"])
    assert shown.exit_code == 0
    assert "you are intercepted: 53.7 %" in shown.output
    asked = ["arcs", "--assault", "2", "--raid", "1", "--defenders-fresh", "1", "--json"]
    told = json.loads(CliRunner().invoke(command, asked).output)
    assert told["dice"] == {"assault": 2, "skirmish": 0, "raid": 1}
    assert told["sides"]["attackers_fresh"] == 3
    assert told["odds"]["hits"][4] == pytest.approx(1 / 9)
    assert told["odds"]["intercept"] == pytest.approx(1 - (5 / 6) ** 2 * (4 / 6))


def test_the_command_knows_which_games_have_odds() -> None:
    assert "no battle dice" in str(CliRunner().invoke(command, ["carpe-astra"]).exception)
    assert CliRunner().invoke(command, ["arcs", "--assault", "7"]).exit_code == 2
