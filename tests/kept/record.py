"""Write the records of the kept games of a title: their answers as the numbers that they were then. Written once.

    PYTHONPATH=OTHER/src:tests .venv/bin/python -m kept.record arcs

replays them with the rules of the checkout OTHER. Those in this folder come from commit 21a872e.
"""

from __future__ import annotations

import json
import lzma
import sys
from typing import Any

from kept.games import FOLDER, Game, answer_of, file_of, unpack
from starboard.core import codec, registry
from starboard.core.game import Title


def main(name: str) -> int:
    title = registry.find(name)
    games = [game for variant in title.variants for game in unpack(file_of(name, variant.id).read_bytes())]
    data = json.dumps([record(title, game) for game in games], separators=(",", ":"))
    with (FOLDER / f"{name}-rules-{title.rules}.json.xz").open("xb") as file:
        file.write(lzma.compress(data.encode(), preset=9 | lzma.PRESET_EXTREME))
    return 0


def record(title: Title, game: Game) -> dict[str, Any]:
    setup, answers = codec.read_setup(title, game.setup), []
    state = title.new(setup)
    for step in game.steps:
        assert state.ask is not None
        answers.append(answer_of(state.ask, step.taken))
        state.play(answers[-1])
    scores = title.result(state).scores
    assert scores == game.scores
    head = {"starboard": "record", "format": 1, "rules": title.rules}
    return {**head, "setup": codec.setup_data(setup), "answers": answers, "scores": scores}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
