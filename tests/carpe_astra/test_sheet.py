"""The sheet: what the table shows, counted by the rules."""

from __future__ import annotations

from carpe_astra.table import Table, card, guild, hexes
from starboard.core.state import UNKNOWN
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.sheet import CarpeAstraSheet, SeatSheet, sheet
from starboard.games.carpe_astra.title import TITLE


def seat(table: Table, seat: int) -> SeatSheet:
    return sheet(table.game)["seats"][seat]


def seen(table: Table, by: int) -> CarpeAstraSheet:
    return TITLE.sheet(TITLE.view(table.game, by))  # type: ignore[return-value]


def test_networks_are_the_groups_that_hang_together() -> None:
    table = Table(3).agents(0, "home 0", "MIL@T-MIL-TRA", "senate")
    home, half, senate = table.game.home(0), table.place("MIL@T-MIL-TRA"), data.SENATE
    assert sorted([place for part in seat(table, 0)["networks"] for place in part]) == sorted([home, half, senate])
    assert seat(table, 0)["agents"] == 2
    assert [home] not in seat(table, 0)["networks"], "the half lies beside the base"


def test_what_cards_ask_for_is_reached_by_agents() -> None:
    table = Table(2).agents(0, "home 1", "MIL@T-MIL-TRA").agents(1, "home 1")
    mine, rival = seat(table, 0), seat(table, 1)
    assert (mine["guilds"], mine["victims"]) == ([guild("MIL")], [1])
    assert "at_home" not in mine
    assert rival["at_home"]
    assert "victims" not in rival
    assert "guilds" not in rival


def test_points_are_those_of_the_rules() -> None:
    table = Table(2)
    mine = seat(table, 0)
    assert mine["support"][data.MILITARY] == data.START_SUPPORT
    assert mine["points"][data.MILITARY] == data.FIRST
    total = [sum(entry["points"]) for entry in sheet(table.game)["seats"]]
    assert total == list(TITLE.result(table.game).scores)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = Table(2).hand(0, "N-MIL-TRA", "L-PRI-ENG")
    assert seen(table, 0)["seats"][0]["hands"] == [[card("N-MIL-TRA")], [card("L-PRI-ENG")]]
    assert seen(table, 1)["seats"][0]["hands"] == [[UNKNOWN], [UNKNOWN]]


def test_a_card_taken_from_the_open_ones_lies_last_for_everybody() -> None:
    table = Table(2, "advanced").hand(0, "N-TRA-PRI")
    taken = table.game.offers[data.NETWORK][0]
    table.phase(0, "refill_hand").choose(source=taken)
    assert seen(table, 0)["seats"][0]["hands"][data.NETWORK] == [card("N-TRA-PRI"), taken]
    assert seen(table, 1)["seats"][0]["hands"][data.NETWORK] == [UNKNOWN, taken]


def test_hexes_of_the_tile_in_hand_are_shown_as_they_are_chosen() -> None:
    table = Table(2).phase(0, "make_contacts")
    assert "laying" not in seen(table, 1)
    table.choose(tile=table.game.open_tiles[0])
    assert "laying" not in seen(table, 1), "no hex is chosen yet"
    table.choose(spot=hexes((0, -1))[0])
    assert seen(table, 1)["laying"] == hexes((0, -1))
    table.choose(other=hexes((1, -2))[0])
    assert sorted(seen(table, 1)["laying"]) == sorted(hexes((0, -1), (1, -2)))
    table.choose(half=table.ask.choices[0])
    assert "laying" not in seen(table, 1)


def test_the_map_tells_the_hex_of_every_place() -> None:
    table = Table(2)
    shown = sheet(table.game)["map"]
    assert shown == table.game.where
    assert shown[data.SENATE] == -1, "not in play with two"
