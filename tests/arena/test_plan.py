"""What is played: fields, seatings, deals."""

from __future__ import annotations

from itertools import permutations

import pytest

from starboard.arena.plan import Field, Plan, Unit, block, bot_of, check, fields, iterations_of, seatings
from starboard.core import registry
from starboard.core.errors import BadInput


def plan_of(bots: list[str], players: int, title: str = "carpe-astra", iterations: int = 0) -> Plan:
    setup = registry.find(title).setup("", players, 5)
    return Plan(title, setup.variant, players, 5, setup.options, fields(bots, players), iterations)


def test_one_candidate_sits_against_copies_of_its_rival_and_one_copy_is_a_twin() -> None:
    assert fields(["greedy", "random+"], 3) == (Field(("greedy", "random+", "random+*")),)
    assert fields(["greedy", "random+"], 4) == (Field(("greedy", "random+", "random+*", "random+")),)


def test_two_different_bots_at_two_seats_have_their_twins_at_a_table_of_their_own() -> None:
    assert fields(["greedy", "random+"], 2) == (Field(("greedy", "random+")), Field(("random+", "random+*")))


def test_every_run_has_a_twin() -> None:
    for players in (2, 3, 4):
        for bots in (["greedy"], ["greedy", "random+"], ["a", "b", "c", "d"][:players]):
            assert any([name.endswith("*") for field in fields(bots, players) for name in field.bots])


def test_a_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(BadInput, match="name 1, 2 or 4 bots"):
        fields(["a", "b", "c"], 4)


def test_seatings_are_distinct_and_complete() -> None:
    for field in (Field(("a", "b", "b*")), Field(("a", "b", "c")), Field(("a", "a", "b", "b"))):
        found = seatings(field)
        assert len(found) == len(set(found))
        assert set(found) == set(permutations(field.bots))


def test_in_a_block_the_candidate_takes_every_seat_once() -> None:
    for players in (2, 3, 4):
        plan = plan_of(["greedy", "random+"], players)
        for deal in range(4):
            units = [unit for unit in block(plan, deal) if unit.field == 0]
            assert sorted([unit.seating.index("greedy") for unit in units]) == list(range(players))
            assert len({unit.seating for unit in units}) == len(units)


def test_over_the_deals_twin_and_original_meet_all_seats_equally_often() -> None:
    plan = plan_of(["greedy", "random+"], 3)
    seats = {"random+": [0, 0, 0], "random+*": [0, 0, 0]}
    for deal in range(4):
        for unit in block(plan, deal):
            for name in seats:
                seats[name][unit.seating.index(name)] += 1
    assert seats["random+"] == seats["random+*"] == [4, 4, 4]


def test_the_deal_is_the_same_for_all_seatings_and_another_in_the_next_block() -> None:
    plan = plan_of(["greedy", "random+"], 3)
    title = registry.find("carpe-astra")
    assert {unit.deal for unit in block(plan, 2)} == {2}
    first, again, other = [title.new(plan.setup(deal)) for deal in (0, 0, 1)]
    assert first.seed == again.seed != other.seed


def test_iterations_can_be_named_per_bot() -> None:
    assert (bot_of("expert@50*"), iterations_of("expert@50*", 9)) == ("expert", 50)
    assert (bot_of("expert"), iterations_of("expert", 9)) == ("expert", 9)
    for wrong in ("expert@", "expert@x", "expert@0"):
        with pytest.raises(BadInput, match="iterations"):
            iterations_of(wrong, 0)


def test_unknown_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BadInput, match="no bot 'nobody'"):
        check(registry.find("arche"), plan_of(["greedy", "nobody"], 2, "arche"))


def test_units_are_plain_data() -> None:
    assert Unit(1, 0, ("a", "b")) == Unit(1, 0, ("a", "b"))
