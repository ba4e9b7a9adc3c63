"""The board in the terminal: legible at 100 columns, in both languages, for every seat and a spectator."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from carpe_astra.table import Table, eager
from starboard.core.chance import Stream
from starboard.core.text import DE, EN
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.title import TITLE
from starboard.terminal.carpe_astra import draw

NAMES = ("Ada", "Bert", "Cleo", "Dora")


def picture(game: CarpeAstra, seat: int, language: str) -> str:
    paper = StringIO()
    console = Console(width=100, file=paper)
    console.print(draw(TITLE, TITLE.view(game, seat), seat, language, NAMES[: game.players]))
    return paper.getvalue()


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_can_be_drawn(players: int, variant: str) -> None:
    game = Table(players, variant).game
    stream = Stream(5)
    count = 0
    while game.ask is not None:
        if count % 25 == 0:
            for seat in range(-1, players):
                for language in (DE, EN):
                    text = picture(game, seat, language)
                    assert max([len(line.rstrip()) for line in text.splitlines()]) <= 100
        game.play(eager(game, stream))
        count += 1
    assert "10" in picture(game, 0, EN).splitlines()[0]


def test_the_start_of_a_game() -> None:
    table = Table(3).hand(0, "N-MIL-TRA", "L-PRI-ENG")
    text = picture(table.game, 0, EN)
    for words in ("SEN", "#CHU", "#TYN", "#ICH", "A MIL", "A TRA", "Round 1 of 10", "now: no event", "Ada", "2 (4)"):
        assert words in text
    assert "Your hand: Network Military–Traders; Slander Priests–Engineers" in text
    assert "Slander Priests–Engineers" not in picture(table.game, 1, EN)
    assert "Deine Hand" in picture(table.game, 1, DE)


def test_free_spots_are_shown_when_a_tile_is_laid() -> None:
    table = Table(2).phase(0, "make_contacts")
    table.choose(tile=table.game.open_tiles[0])
    assert "3/-1" in picture(table.game, 0, EN)
    assert "3/-1" not in picture(table.game, 1, EN)


def test_agents_stand_below_their_hex() -> None:
    table = Table(2).agents(0, "home 0", "home 1").agents(1, "home 1", "MIL@T-MIL-TRA")
    lines = picture(table.game, 0, EN).splitlines()
    row = min([i for i, line in enumerate(lines) if "#TYN" in line])
    column = lines[row].index("#TYN")
    assert "12" in lines[row + 1][column - 1 : column + 5]


def test_a_very_long_map_is_cut_into_bands() -> None:
    table = Table(2, layout="arms")
    for _ in range(13):
        table.credits(0, 5).phase(0, "make_contacts").choose(tile=table.game.open_tiles[0])
        table.choose(spot=max(table.choices("spot"), key=column)).choose(other=max(table.ask.choices, key=column))
        table.choose(half=table.ask.choices[0])
    text = picture(table.game, 0, EN)
    for tile in range(data.TILES):
        assert chr(65 + tile) + " " in text
    assert "…" in text


def column(hex: int) -> int:
    return hex % 64
