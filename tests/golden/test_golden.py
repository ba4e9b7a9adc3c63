"""What is kept on file: readable games, numbers of positions, digests and records. A change of the rules shows here.

``./test tests/golden --update`` writes all of it anew; the difference is part of the review.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from starboard import files
from starboard.bots.bot import RandomBot
from starboard.core import registry
from starboard.core.chance import Stream, derive
from starboard.core.game import Title
from starboard.core.state import State
from starboard.files import Record, read_record, record_of, verify
from starboard.narrate import playthrough
from starboard.runner import Played, play

TESTS = Path(__file__).resolve().parents[1]
CASES = [
    (title.id, variant.id, players)
    for title in registry.titles()
    for variant in title.variants
    for players in variant.seats
]
TOLD = 100  # answers that a playthrough tells in full
LEAVES = 2_000  # positions that a perft counts at most
DEEP = {"campaign": (640, 1_000)}  # answers after which it counts once more: acts II and III
SEEDS = range(1, 6)
MANY = (("base", 2, 50), ("base", 3, 50), ("base", 4, 40), ("leaders", 2, 20), ("leaders", 3, 20), ("leaders", 4, 20))


def random_game(title: Title, variant: str, players: int, seed: int) -> Played:
    played = play(title, title.setup(variant, players, seed), [RandomBot(title)] * players)
    assert not played.error
    return played


def keep(path: Path, text: str, update: bool) -> None:
    """Compare with the file, or write it."""
    if update:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    known = path.read_text(encoding="utf-8") if path.exists() else "nothing: the file is missing"
    for number, (line, before) in enumerate(zip(text.splitlines(), known.splitlines()), 1):
        assert line == before, f"line {number} of {path.name} has changed; --update writes it anew"
    assert text == known, f"{path.name} has changed its length; --update writes it anew"


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update"))


@pytest.mark.parametrize(("name", "variant", "players"), CASES)
def test_playthroughs(name: str, variant: str, players: int, update: bool) -> None:
    title = registry.find(name)
    text = playthrough(title, random_game(title, variant, players, 1), TOLD)
    keep(TESTS / "playthroughs" / f"{name}-{variant}-{players}.txt", text, update)


@pytest.mark.parametrize("name", registry.names())
def test_digests_of_random_games(name: str, update: bool) -> None:
    title = registry.find(name)
    lines = []
    for _, variant, players in [case for case in CASES if case[0] == name]:
        for seed in SEEDS:
            played = random_game(title, variant, players, seed)
            scores = " ".join([str(score) for score in played.scores])
            lines.append(f"{variant} {players} seed {seed}: {len(played.answers)} answers, {scores}, {played.digest}")
    keep(TESTS / "records" / f"{name}.txt", "\n".join(lines) + "\n", update)


@pytest.mark.parametrize(("name", "variant", "players"), CASES)
def test_records(name: str, variant: str, players: int, update: bool) -> None:
    """A whole record per case: it replays even if random play should one day choose differently."""
    title = registry.find(name)
    path = TESTS / "records" / f"{name}-{variant}-{players}.json"
    if update:
        played = random_game(title, variant, players, 1)
        data = Record(played.setup, played.answers, played.digest, played.scores).data(title)
        path.write_text(json.dumps(data, separators=(",", ":")) + "\n")
    assert verify(title, read_record(title, files.parse(path.read_text()))).ask is None


def test_two_hundred_games_of_arcs_replay_to_their_digests(update: bool) -> None:
    """Answers and all: rules that replay them differently show here."""
    title = registry.find("arcs")
    path = TESTS / "records" / "arcs-two-hundred-games.json.gz"
    if update:
        records = []
        for variant, players, count in MANY:
            for seed in range(count):
                setup = title.setup(variant, players, seed)
                state = title.new(setup)
                answers = state.wander(Stream(derive(seed, "kept game")), title.longest)
                records.append(record_of(title, setup, answers, state).data(title))
        path.write_bytes(gzip.compress(json.dumps(records, separators=(",", ":")).encode(), mtime=0))
    kept = json.loads(gzip.decompress(path.read_bytes()))
    assert len(kept) == 200
    for data in kept:
        assert verify(title, read_record(title, data)).ask is None


@pytest.mark.parametrize("name", registry.names())
def test_perft(name: str, update: bool) -> None:
    """Numbers of positions after 0, 1, 2, ... decisions, from the start and from later positions of a random game."""
    title = registry.find(name)
    lines = []
    for _, variant, players in [case for case in CASES if case[0] == name]:
        for answers in (0, 40, 160, *DEEP.get(variant, ())):
            state = title.new(title.setup(variant, players, 1))
            state.wander(Stream(derive(1, "perft")), answers)
            counts = " ".join([str(count) for count in perft(state)])
            lines.append(f"{variant} {players} seed 1 after {answers} answers: {counts}")
    keep(TESTS / "perft" / f"{name}.txt", "\n".join(lines) + "\n", update)


def perft(state: State) -> list[int]:
    """As deep as the limit allows. Chance gives the one answer that the random source gives."""
    level, counts = [settled(state)], [1]
    while level:
        below = sum([len(position.ask.choices) for position in level if position.ask is not None])
        if below == 0 or below > LEAVES:
            break
        level = [child for position in level for child in children(position)]
        counts.append(len(level))
    return counts


def settled(state: State) -> State:
    state.settle()
    return state


def children(position: State) -> list[State]:
    found = []
    for choice in position.ask.choices if position.ask is not None else []:
        child = position.copy()
        child.play(choice)
        found.append(settled(child))
    return found
