"""Golden games: one record per variant and player count, played by eager players.

``PYTHONPATH=src:tests python -m carpe_astra.golden`` writes them anew after a rule has changed.
"""

from __future__ import annotations

import json
from pathlib import Path

from carpe_astra.table import eager
from starboard.core.ask import Answer
from starboard.core.chance import Stream, derive
from starboard.files import Record, record_of
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.title import TITLE

FOLDER = Path(__file__).parent / "records"
GAMES = [(variant, players) for variant in ("basic", "advanced") for players in (2, 3, 4)]


def path_of(variant: str, players: int) -> Path:
    return FOLDER / f"{variant}-{players}.json"


def record(variant: str, players: int) -> Record:
    setup = TITLE.setup(variant, players, 2008)
    game = TITLE.new(setup)
    assert isinstance(game, CarpeAstra)
    chooser = Stream(derive(setup.seed, "golden"))
    answers: list[Answer] = []
    while game.ask is not None:
        answers.append(eager(game, chooser))
        game.play(answers[-1])
    return record_of(TITLE, setup, answers, game)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for variant, players in GAMES:
        text = json.dumps(record(variant, players).data(TITLE), separators=(",", ":"))
        path_of(variant, players).write_text(text + "\n")


if __name__ == "__main__":
    main()
