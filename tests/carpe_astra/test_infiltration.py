"""Phase 3, infiltration of the guilds (rules 7)."""

from __future__ import annotations

import pytest

from carpe_astra.table import Table, tile
from starboard.core.ask import DONE
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import hex_at
from starboard.games.carpe_astra.infiltration import MOVE, PLACE, RETURN, TURN
from starboard.games.carpe_astra.queries import groups, open_places


def test_two_placements_are_free_then_a_credit_each() -> None:
    """rules 7.2"""
    table = Table(3).credits(0, 2).phase(0, "infiltrate")
    table.set_agent("MIL@T-MIL-TRA").set_agent("senate")
    assert table.game.credits[0] == 2
    table.set_agent("PRI@T-PRI-ENG")
    assert table.game.credits[0] == 1
    table.move("senate", "home 1")
    assert table.game.credits[0] == 0
    assert PLACE not in table.choices("deed")
    assert MOVE not in table.choices("deed")
    assert TURN not in table.choices("deed")


def test_free_placements_are_an_option() -> None:
    """rules 13"""
    table = Table(3, free_placements=1).credits(0, 0).phase(0, "infiltrate").set_agent("senate")
    assert table.choices("deed") == [DONE, RETURN]


def test_five_agents_at_most() -> None:
    """rules 7.2: no upper limit but money and five agents."""
    table = Table(3).agents(0, "home 0", "senate", "home 1", "home 2", "MIL@T-MIL-TRA").phase(0, "infiltrate")
    assert table.choices("deed") == [DONE, MOVE, TURN, RETURN]


def test_not_where_an_own_agent_stands_nor_beside_it_on_the_tile() -> None:
    """rules 7.3"""
    table = Table(2).agents(0, "home 0", "MIL@T-MIL-TRA").phase(0, "infiltrate").choose(deed=PLACE)
    wanted = [table.place(p) for p in ("PRI@T-PRI-ENG", "ENG@T-PRI-ENG", "home 1")]
    assert table.choices("place") == sorted(wanted)


def test_a_moving_agent_may_change_to_the_other_half() -> None:
    """rules 7.3: it counts as lifted."""
    table = Table(2).agents(0, "home 0", "MIL@T-MIL-TRA").phase(0, "infiltrate")
    table.move("MIL@T-MIL-TRA", "TRA@T-MIL-TRA")
    assert table.game.agents[0] == sorted([table.place("TRA@T-MIL-TRA"), table.place("home 0")])


def test_no_move_to_where_it_stands() -> None:
    """rules 7.2: that would be no move."""
    table = Table(2).agents(0, "home 0").phase(0, "infiltrate").choose(deed=MOVE)
    assert table.place("home 0") not in table.choices("place")


def test_no_adjacency_is_needed_at_placement() -> None:
    """rules 7.3; an option asks for it."""
    table = Table(2).agents(0, "home 0").phase(0, "infiltrate").choose(deed=PLACE)
    assert table.place("home 1") in table.choices("place")
    strict = Table(2, adjacent_placement=True).agents(0, "home 0").phase(0, "infiltrate").choose(deed=PLACE)
    assert strict.choices("place") == [strict.place("MIL@T-MIL-TRA"), strict.place("TRA@T-MIL-TRA")]
    assert len(open_places(Table(2, adjacent_placement=True).agents(0).game, 0)) == 6, "the first agent goes anywhere"


def test_an_opponent_on_a_guild_half_goes_home() -> None:
    """rules 7.4: a half holds one agent in all, and the piece returns to its owner."""
    table = Table(2).agents(1, "MIL@T-MIL-TRA", "home 1").phase(0, "infiltrate").set_agent("MIL@T-MIL-TRA")
    assert table.game.agents[1] == [table.place("home 1")]
    assert table.place("MIL@T-MIL-TRA") in table.game.agents[0]


def test_bases_and_senate_are_shared() -> None:
    """rules 7.4: nothing happens there."""
    table = Table(3).agents(1, "home 0", "senate").agents(2, "senate").agents(0).phase(0, "infiltrate")
    table.set_agent("senate").set_agent("home 0")
    assert [len(row) for row in table.game.agents] == [2, 2, 1]


def test_two_players_share_a_tile() -> None:
    """rules 7.4: one on each half."""
    table = Table(2).agents(1, "MIL@T-MIL-TRA").phase(0, "infiltrate").set_agent("TRA@T-MIL-TRA")
    assert table.game.agents[1] == [table.place("MIL@T-MIL-TRA")]


def test_turning_a_tile_changes_the_guild_under_the_agent() -> None:
    """rules 7.5: the agent keeps its hex."""
    table = Table(2).agents(0, "home 0", "MIL@T-MIL-TRA").phase(0, "infiltrate").choose(deed=TURN)
    table.choose(tile=tile("T-MIL-TRA"))
    game = table.game
    assert game.agents[0] == sorted([table.place("TRA@T-MIL-TRA"), table.place("home 0")])
    assert game.where[table.place("TRA@T-MIL-TRA")] == hex_at(0, 0)
    assert game.where[table.place("MIL@T-MIL-TRA")] == hex_at(0, 1)
    assert game.credits[0] == 4


def test_no_turning_under_other_agents() -> None:
    """rules 7.5; but after driving them out (rules 7.1: in any order)."""
    table = Table(2).agents(1, "MIL@T-MIL-TRA").phase(0, "infiltrate").choose(deed=TURN)
    assert table.question == "Infiltrate.deed", "only one tile was left to turn"
    assert table.told("turns")[0].refs[1] == tile("T-PRI-ENG")
    table.set_agent("MIL@T-MIL-TRA").choose(deed=TURN, tile=tile("T-MIL-TRA"))
    assert table.place("TRA@T-MIL-TRA") in table.game.agents[0]


def test_turning_is_repeatable_while_credits_last() -> None:
    """rules 7.5"""
    table = Table(2).credits(0, 2).phase(0, "infiltrate")
    for _ in range(2):
        table.choose(deed=TURN, tile=tile("T-MIL-TRA"))
    assert table.game.where[table.place("MIL@T-MIL-TRA")] == hex_at(0, 0)
    assert TURN not in table.choices("deed")


def test_agents_go_home_for_free_but_not_for_ever() -> None:
    """rules 7.6: each return needs an agent on the map, and placing more costs."""
    table = Table(2).credits(0, 0).agents(0, "home 0").phase(0, "infiltrate")
    table.choose(deed=RETURN).set_agent("home 0").choose(deed=RETURN).set_agent("home 0").choose(deed=RETURN)
    assert table.game.active == 1, "nothing is left to do: the phase ends by itself"
    assert table.game.agents[0] == []
    assert RETURN not in Table(2, free_return=False).phase(0, "infiltrate").choices("deed")


CONNECTIVITY = (
    (2, ("home 0", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG", "home 1"), True),
    (2, ("home 0", "PRI@T-PRI-ENG"), False),
    (3, ("home 1",), True),  # a single agent is always connected
    (3, (), True),
)


@pytest.mark.parametrize(("players", "places", "connected"), CONNECTIVITY)
def test_connectivity(players: int, places: tuple[str, ...], connected: bool) -> None:
    """rules 7.7: the cases of the data file."""
    table = Table(players).agents(0, *places)
    assert (len(groups(table.game, 0)) <= 1) == connected


def test_the_player_chooses_which_part_stays() -> None:
    """rules 7.7"""
    for keep, rest in (("home 0", ("home 0", "MIL@T-MIL-TRA")), ("home 1", ("home 1",))):
        table = Table(2).agents(0, "home 0", "MIL@T-MIL-TRA", "home 1").hand(0).phase(0, "infiltrate").choose(deed=DONE)
        parts = groups(table.game, 0)
        assert table.choices("keep") == sorted([part[0] for part in parts])
        table.choose(keep=min([part[0] for part in parts if table.place(keep) in part]))
        assert table.game.agents[0] == sorted([table.place(p) for p in rest])


def test_three_parts() -> None:
    """rules 7.7: all parts but the chosen one go home."""
    table = Table(4).agents(0, "home 0", "home 1", "home 2").hand(0).phase(0, "infiltrate").choose(deed=DONE)
    assert len(table.choices("keep")) == 3
    table.choose(keep=table.place("home 2"))
    assert table.game.agents[0] == [table.place("home 2")]
    assert len(table.told("breaks_off")) == 2


def test_the_check_is_made_only_in_the_own_phase() -> None:
    """rules 7.7: losses on others' turns may leave a network split."""
    table = Table(2).agents(0, "home 0", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").phase(1, "infiltrate")
    table.set_agent("MIL@T-MIL-TRA").choose(deed=DONE)
    while table.game.active == 1:
        table.choose(**{table.ask.field: table.ask.choices[0]})
    assert len(groups(table.game, 0)) == 2
    assert table.game.agents[0] == sorted([table.place("home 0"), table.place("PRI@T-PRI-ENG")])


def test_place_numbers() -> None:
    """Halves of a tile are neighbours by number, so that the rules find the other half at once."""
    assert [data.PLACE_GUILD[2 * t : 2 * t + 2] for t in range(data.TILES)] == list(data.TILE_GUILDS)
