"""Play the games that are kept. Written once: a file that exists is never written again.

    PYTHONPATH=OTHER/src:tests .venv/bin/python -m kept.keep

plays them with the rules of the checkout OTHER. Those in this folder come from commit 21a872e.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import starboard
from kept.games import Game, Step, Words, file_of, pack
from starboard.core import codec, registry
from starboard.core.ask import CHANCE
from starboard.core.chance import Stream, derive
from starboard.core.game import Option, Setup, Title, Value
from starboard.laws.game import Walk

GAMES = 200


def main() -> int:
    for title, variant in [(game, way.id) for game in registry.titles() for way in game.variants]:
        path = file_of(title.id, variant)
        if path.exists():
            print(f"{path.name} exists and stays as it is")
            continue
        games = play_all(title, variant)
        content = pack(commit(), games)
        with path.open("xb") as file:
            file.write(content)
        steps = sum([len(game.steps) for game in games])
        print(f"{path.name}: {len(games)} games, {steps} answers, {len(content) / 1e6:.2f} MB")
    return 0


def commit() -> str:
    """Of the checkout whose rules run here."""
    root = Path(starboard.__file__).resolve().parents[2]
    command = ["git", "-C", str(root), "describe", "--always", "--dirty", "--abbrev=7"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def play_all(title: Title, variant: str) -> list[Game]:
    """Random and eager by turns, all seat counts, default options and mixed ones."""
    words, setups = Words(title), [make_setup(title, variant, number) for number in range(GAMES)]
    for option in title.variant(variant).options:
        missing = {*edges(option)} - {setup.options[option.name] for setup in setups}
        assert not missing, f"{title.id} ({variant}) is never played with {option.name}={missing}"
    return [play(words, setup, eager=number % 2 == 1) for number, setup in enumerate(setups)]


def make_setup(title: Title, variant: str, number: int) -> Setup:
    """Every other six games, so that both kinds of play and all seat counts have them, with mixed options."""
    known = title.variant(variant)
    players = known.seats[number // 2 % len(known.seats)]
    dice = Stream(derive(number, "kept game", title.id, variant))
    chosen: dict[str, object] = {}
    if number // 2 // len(known.seats) % 2:
        for option in known.options:
            values = edges(option, players)
            if option.kind == "int":
                values.append(option.low + dice.below(option.high - option.low + 1))
            chosen[option.name] = values[dice.below(len(values))]
    return title.setup(variant, players, derive(number, "kept game") % 2**32, chosen)


def edges(option: Option, players: int = 0) -> list[Value]:
    """The values that must occur; those that make sense with so many players, if a number is given."""
    if option.kind == "choice":
        return [one.value for one in option.choices if not (players and one.players) or one.players == players]
    if option.kind == "bool":
        return [False, True]
    return [option.low, option.default, option.high] if option.kind == "int" else [option.default]


def play(words: Words, setup: Setup, eager: bool) -> Game:
    title = words.title
    steps: list[Step] = []
    walk = Walk(title, setup, eager, [])
    while (answer := walk.pick()) is not None:
        ask, question = walk.state.ask, words.question(walk.state, len(steps))
        assert ask is not None
        taken = answer if ask.seat == CHANCE or isinstance(answer, tuple) else ask.choices.index(answer)
        walk.log.clear()
        walk.step(answer)
        steps.append(Step(question, taken, words.told(walk.log)))
    result = title.result(walk.state)
    return Game(codec.setup_data(setup), eager, steps, result.scores, result.winners)


if __name__ == "__main__":
    sys.exit(main())
