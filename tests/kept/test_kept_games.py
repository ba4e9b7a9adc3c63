"""Games that were played with commit 21a872e go on being asked, answered, told and scored as they were.

They are never written anew, ``--update`` or not. What differs for a good reason is listed in ``differences``.

    PYTHONPATH=src:tests python -m kept.test_kept_games

counts how often each listed difference occurs.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache

import pytest

from kept.comparing import Seen, Unlisted, compare
from kept.differences import DIFFERENCES, Line
from kept.games import Game, Step, Told, Words, answers_of, file_of, unpack
from starboard.core import registry
from starboard.core.ask import CHANCE, Answer

SEALS = {
    ("arche", "standard"): "6da557a917fc3d16c4857b9e9dc585a1785ffe1abc65b03415bc7f641a3643f4",
    ("arcs", "base"): "f1284593cda16b8d5d0d429f9fb5562732f351b2b2539fe78e9565b6efc09109",
    ("arcs", "leaders"): "43b6082269eb971a2aecfa560d6aeb688893984ebc42c3e0c9fd637b733b7dad",
    ("carpe-astra", "basic"): "3c9446b0cf3eb5007b18b66827611cf02b132c2fe291df602e7343082cf4c0f9",
    ("carpe-astra", "advanced"): "df668ac6e63ca5e7be41f8f2a5804a032fb9e59bf42ea4cfb15929b0d1c697e6",
}
GAMES = 200
BLOCK = 20  # games per test, so that several processes can share them
BLOCKS = [(title, variant, first) for title, variant in SEALS for first in range(0, GAMES, BLOCK)]


@cache
def kept(title: str, variant: str) -> list[Game]:
    return unpack(file_of(title, variant).read_bytes())


@cache
def words(title: str) -> Words:
    return Words(registry.find(title))


@pytest.mark.parametrize(("title", "variant"), [*SEALS])
def test_kept_games_are_never_rewritten(title: str, variant: str) -> None:
    content = file_of(title, variant).read_bytes()
    assert hashlib.sha256(content).hexdigest() == SEALS[title, variant], "restore this file from the repository"


@cache
def recorded(title: str, variant: str) -> list[list[Answer]]:
    return answers_of(title, variant)


def compare_kept(title: str, variant: str, number: int) -> Seen:
    """By index where the rules are still those of then, else carried over."""
    answers = recorded(title, variant)[number] if registry.find(title).rules_of(variant) > 1 else None
    return compare(words(title), kept(title, variant)[number], DIFFERENCES, answers)


@pytest.mark.parametrize(("title", "variant", "first"), BLOCKS)
def test_kept_games_replay_word_for_word(title: str, variant: str, first: int) -> None:
    assert len(kept(title, variant)) == GAMES
    for number in range(first, first + BLOCK):
        try:
            compare_kept(title, variant, number)
        except Unlisted as difference:
            pytest.fail(f"{title} ({variant}), kept game {number}, {difference}", pytrace=False)


@pytest.mark.parametrize(("title", "variant"), [*SEALS])
def test_kept_games_are_of_all_kinds(title: str, variant: str) -> None:
    games, seats = kept(title, variant), registry.find(title).variant(variant).seats
    for eager in (False, True):
        for mixed in (False, True):
            played = [game for game in games if game.eager == eager and has_mixed_options(game) == mixed]
            assert {game.setup["players"] for game in played} == {*seats}


def has_mixed_options(game: Game) -> bool:
    setup = game.setup
    default = registry.find(setup["title"]).setup(setup["variant"]).options
    return any([value != default[name] for name, value in setup["options"].items()])


# -- the comparison itself: small wrong examples ----------------------------------------------------------------------


def spoilt(game: Game, number: int, step: Step) -> Game:
    return game._replace(steps=[*game.steps[:number], step, *game.steps[number + 1 :]])


def find_step(game: Game, choices: int = 0, lines: int = 0) -> tuple[int, Step]:
    for number, step in enumerate(game.steps):
        if step.question.seat != CHANCE and len(step.question.labels) >= choices and len(step.lines) >= lines:
            return number, step
    raise AssertionError("the kept game has no such step")


def test_every_part_of_a_question_is_compared() -> None:
    game = kept("carpe-astra", "basic")[1]
    number, step = find_step(game, choices=3)
    question = step.question
    wrong = [
        (question._replace(seat=question.seat + 1), "the seat"),
        (question._replace(prompt=(question.prompt[0], "?")), "the prompt"),
        (question._replace(labels=question.labels[::-1]), "label 0"),
        (question._replace(labels=question.labels[:-1]), f"label {len(question.labels) - 1}"),
        (question._replace(refusals=(*question.refusals, ("?", "?"))), f"refusal {len(question.refusals)}"),
    ]
    for changed, what in wrong:
        with pytest.raises(Unlisted, match=f"question {number}: {what}\n  expected .*\n  found "):
            compare(words("carpe-astra"), spoilt(game, number, step._replace(question=changed)), DIFFERENCES)


def test_results_and_the_end_are_compared() -> None:
    game = kept("carpe-astra", "basic")[1]
    with pytest.raises(Unlisted, match="scores and winners"):
        compare(words("carpe-astra"), game._replace(scores=game.scores[::-1], winners=(*game.winners, 9)), DIFFERENCES)
    with pytest.raises(Unlisted, match="the open question"):
        compare(words("carpe-astra"), game._replace(steps=game.steps[:-1]), DIFFERENCES)
    with pytest.raises(Unlisted, match=f"question {len(game.steps)}: the game is over"):
        compare(words("carpe-astra"), game._replace(steps=[*game.steps, game.steps[-1]]), DIFFERENCES)


def test_log_lines_differ_only_where_they_are_listed() -> None:
    game = kept("carpe-astra", "basic")[1]
    number, step = find_step(game, lines=1)
    line = step.lines[0]
    missing = spoilt(game, number, step._replace(lines=step.lines[1:]))
    for wrong in (missing, spoilt(game, number, step._replace(lines=(line._replace(only=9), *step.lines[1:])))):
        with pytest.raises(Unlisted, match=f"question {number}, the log after it: line 0"):
            compare(words("carpe-astra"), wrong, DIFFERENCES)
    listed = Line("carpe-astra", line.key, "", "moved")
    compare(words("carpe-astra"), missing, [*DIFFERENCES, listed])
    extra = Told("another", ("Another line", "Eine andere Zeile"), -1)
    for few in (listed._replace(title="arche"), listed._replace(key="other"), listed._replace(words="no such words")):
        with pytest.raises(Unlisted, match="line 0"):
            compare(words("carpe-astra"), missing, [*DIFFERENCES, few])
    with pytest.raises(Unlisted, match="Another line"):
        compare(
            words("carpe-astra"),
            spoilt(game, number, step._replace(lines=(*step.lines, extra))),
            [*DIFFERENCES, listed],
        )


def test_listed_differences_give_a_reason() -> None:
    for listed in DIFFERENCES:
        assert listed.title in registry.names()
        assert listed.reason


if __name__ == "__main__":
    for title, variant in SEALS:
        seen: Seen = Counter()
        for number in range(GAMES):
            seen += compare_kept(title, variant, number)
        for difference in DIFFERENCES:
            if seen[difference]:
                print(f"{title} ({variant}): {seen[difference]:5} x {difference}")
