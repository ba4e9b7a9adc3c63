"""Phase 2, new contacts (rules 6)."""

from __future__ import annotations

from carpe_astra.table import Table, hexes, tile
from starboard.core.ask import DONE
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import REFRESH, half_of, hex_at
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.title import MOST_CHOICES


def test_lay_a_tile_in_four_small_questions() -> None:
    """rules 6.1, 6.3, 6.4: tile, hex, neighbour, which way round; it costs a credit, and the row is refilled (6.6)."""
    table = Table(2).offer("T-MIL-PRI", "T-TRA-POL", "T-ENG-POL").phase(0, "make_contacts")
    assert table.choices("tile") == [DONE, *sorted([tile("T-MIL-PRI"), tile("T-TRA-POL"), tile("T-ENG-POL")]), REFRESH]
    table.choose(tile=tile("T-TRA-POL"), spot=hex_at(0, -1))
    assert table.choices("other") == hexes((-1, -1), (-1, 0), (0, -2), (1, -2), (1, -1))
    table.choose(other=hex_at(1, -2), half=table.place("POL@T-TRA-POL"))
    game = table.game
    assert game.where[table.place("POL@T-TRA-POL")] == hex_at(0, -1)
    assert game.where[table.place("TRA@T-TRA-POL")] == hex_at(1, -2)
    assert game.credits[0] == 4
    assert len(game.open_tiles) == 3
    assert tile("T-TRA-POL") not in game.open_tiles


def test_spots_are_all_empty_hexes_at_the_map() -> None:
    """rules 6.4: anywhere, as long as an edge touches."""
    table = Table(2).phase(0, "make_contacts")
    table.choose(tile=table.game.open_tiles[0])
    around = hexes(
        (-1, 0), (0, -1), (1, -1), (2, -1), (3, -1), (3, 0), (2, 1), (1, 2), (0, 2), (-1, 2), (-2, 2), (-2, 1)
    )  # fmt: skip
    assert table.choices("spot") == around


def test_one_tile_a_turn() -> None:
    """rules 6.1"""
    table = Table(2).phase(0, "make_contacts").choose(tile=Table(2).game.open_tiles[0])
    table.choose(spot=table.ask.choices[0]).choose(other=table.ask.choices[0]).choose(half=table.ask.choices[0])
    assert table.question == "Infiltrate.deed"


def test_skipping_is_free_and_without_credits_nobody_is_asked() -> None:
    """rules 6.1, 6.3"""
    table = Table(2).phase(0, "make_contacts").choose(tile=DONE)
    assert table.game.credits[0] == 5
    assert Table(2).credits(0, 0).phase(0, "make_contacts").question == "Infiltrate.deed"


def test_a_new_offer_as_often_as_one_can_pay() -> None:
    """rules 6.2: all open tiles go under the stack; nobody has to lay one afterwards."""
    table = Table(2).credits(0, 2).offer("T-MIL-PRI", "T-TRA-POL", "T-ENG-POL").phase(0, "make_contacts")
    above = table.game.tile_stack[-1:-4:-1]
    table.choose(tile=REFRESH)
    assert table.game.open_tiles == above
    assert table.game.tile_stack[:3] == [tile("T-ENG-POL"), tile("T-TRA-POL"), tile("T-MIL-PRI")]
    table.choose(tile=REFRESH)
    assert table.game.credits[0] == 0
    assert table.question == "Infiltrate.deed"


def lay_far_away(game: CarpeAstra, tile: int) -> None:
    """Where it is in nobody's way: only the stock matters."""
    game.where[half_of(tile, 0)] = hex_at(20, tile)
    game.where[half_of(tile, 1)] = hex_at(21, tile)


def test_returned_tiles_come_up_when_the_stack_is_short() -> None:
    """rules 6.2: they went under the stack first."""
    table = Table(2).offer("T-MIL-PRI", "T-TRA-POL", "T-ENG-POL")
    game = table.game
    keep = game.tile_stack[-1]
    for t in game.tile_stack[:-1]:
        lay_far_away(game, t)
    game.tile_stack = [keep]
    table.phase(0, "make_contacts").choose(tile=REFRESH)
    assert game.open_tiles == [keep, tile("T-MIL-PRI"), tile("T-TRA-POL")]
    assert game.tile_stack == [tile("T-ENG-POL")]


def test_no_new_offer_without_a_stack() -> None:
    """rules 6.2: the same tiles would come back, so it is not offered."""
    table = Table(2)
    for t in table.game.tile_stack:
        lay_far_away(table.game, t)
    table.game.tile_stack = []
    assert REFRESH not in table.phase(0, "make_contacts").choices("tile")


def bay() -> Table:
    """Tiles around the hex (0, -2) on four sides; (1, -2) and (1, -3) are still empty."""
    table = Table(2).lay("T-MIL-PRI", (0, -1), (1, -1)).lay("T-TRA-PRI", (-1, -1), (-2, -1))
    return table.lay("T-SET-POL", (-1, -2), (0, -3))


def test_a_single_enclosed_hex_is_forbidden() -> None:
    """rules 6.5: closing the last gaps around one empty hex is illegal, from whichever half one starts."""
    for spot, other in (((1, -2), (1, -3)), ((1, -3), (1, -2))):
        table = bay().phase(0, "make_contacts")
        table.choose(tile=table.game.open_tiles[0], spot=hex_at(*spot))
        assert hex_at(*other) not in table.choices("other")
        assert hex_at(2, -3) in table.choices("other")


def test_a_bay_must_not_be_cut_in_half() -> None:
    """rules 6.5: two hexes behind a mouth are fine when closed off, one is not."""
    table = bay().lay("T-TRA-ENG", (1, -3), (2, -4)).lay("T-ENG-POL", (2, -2), (2, -1))
    table.phase(0, "make_contacts").choose(tile=table.game.open_tiles[0])
    # (0, -2) and (1, -2) form a bay that opens at (2, -3) only: a tile must take both or leave the way free.
    assert hex_at(2, -3) in table.choices("spot")
    table.choose(spot=hex_at(2, -3))
    assert hex_at(1, -2) not in table.choices("other"), "(0, -2) would be left alone"
    assert hex_at(3, -3) in table.choices("other"), "two enclosed hexes are fine"


def test_two_enclosed_hexes_are_allowed_and_can_be_filled() -> None:
    """rules 6.5: the hole takes exactly one tile."""
    table = bay().lay("T-TRA-ENG", (2, -2), (2, -1)).phase(0, "make_contacts")
    table.choose(tile=table.game.open_tiles[0], spot=hex_at(1, -3), other=hex_at(2, -3))
    table.choose(half=table.ask.choices[0])
    assert table.game.holes == hexes((0, -2), (1, -2))
    table.phase(1, "make_contacts").choose(tile=table.game.open_tiles[0], spot=hex_at(0, -2))
    assert table.question == "NewContacts.half", "the hole leaves no choice for the other half"
    table.choose(half=table.ask.choices[1])
    assert table.game.holes == []


def test_the_map_never_leaves_the_grid() -> None:
    """The longest thinkable map: every tile end to end in one line, in both layouts."""
    for layout in ("compact", "arms"):
        table = Table(2, layout=layout)
        game = table.game
        for _ in range(13):
            table.credits(0, 5).phase(0, "make_contacts").choose(tile=game.open_tiles[0])
            east = max(table.choices("spot"), key=lambda hex: hex % 64)
            table.choose(spot=east)
            table.choose(other=max(table.ask.choices, key=lambda hex: hex % 64)).choose(half=table.ask.choices[0])
        assert game.tile_stack == game.open_tiles == []
        assert len([h for h in game.where if h >= 0]) == 32
        columns = [h % 64 for h in game.where if h >= 0]
        assert 0 < min(columns) <= max(columns) < 62
        assert table.phase(0, "make_contacts").question == "Infiltrate.deed", "no tile is left"


def test_bound_on_the_choices() -> None:
    """A map of n hexes has at most 4 + 2n empty neighbours: a straight line reaches it."""
    table = Table(2, layout="arms").phase(0, "make_contacts").choose(tile=Table(2).game.open_tiles[0])
    laid = len([h for h in table.game.where if h >= 0])
    assert len(table.choices("spot")) == 4 + 2 * laid
    assert 4 + 2 * (data.HALVES - 2 + 5) == MOST_CHOICES
