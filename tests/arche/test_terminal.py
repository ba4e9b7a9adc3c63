"""The board in the terminal: everything public is on it, and it fits into 100 columns."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from arche.table import BLUE, RED, Table
from starboard.core.chance import Stream
from starboard.core.text import LANGUAGES
from starboard.games.arche.ids import CRITICAL, HIT
from starboard.games.arche.state import Arche
from starboard.games.arche.title import TITLE
from starboard.terminal.board import draw

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def picture(game: Arche, seat: int, language: str) -> str:
    out = io.StringIO()
    console = Console(file=out, width=100, color_system=None, force_terminal=True)
    console.print(draw(TITLE, TITLE.view(game, seat), seat, language, NAMES[: game.rules.players]))
    return out.getvalue()


def test_the_board_shows_ark_market_bases_and_dice() -> None:
    t = Table(2).ark(BLUE, "S-LEG-8", 7).troop(RED, "S-LEG-3", "S-NOM-7").slot(RED, 2, "C-CON-1", "C-HEA-1")
    t.open("B-ORD-4").own(RED, resources=11, paragon=17, level=3).act(RED, 2, 6, HIT, CRITICAL)
    text = picture(t.game, RED, "en")
    for part in ("Iron Marshal", "7/10 life", "▲ Ben", "Sand Colossus 4/4/1 +1", "Civilian: Nurse +1", "Monument (6)"):
        assert part in text, part
    for part in ("11/20", "17/40", "Level 3", "resistance 5, income 3", "⟦R2⟧ ⟦P2⟧ ⟦A⚔⟧ ⟦A✹⟧", "Order of the Paragon"):
        assert part in text, part


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_into_100_columns(players: int) -> None:
    game = TITLE.new(TITLE.setup("standard", players, 3, {"slots": 6, "open-soldiers": 6}))
    assert isinstance(game, Arche)
    stream, number = Stream(4), 0
    while game.ask is not None:
        number += 1
        if number % 60 == 1:
            for seat in range(-1, players):
                for language in LANGUAGES:
                    assert max([len(line) for line in picture(game, seat, language).splitlines()]) <= 100
        game.play(game.sample() if game.ask.seat < 0 else game.ask.sample(stream))
