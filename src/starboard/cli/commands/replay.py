"""``starboard replay``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from starboard import files
from starboard.cli import common
from starboard.core import codec
from starboard.core.errors import BadInput
from starboard.core.game import Setup, Title
from starboard.core.state import EVERYONE, Line, State
from starboard.core.text import Nouns, render
from starboard.files import read_record, replay, verify


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), default=None, metavar="N", help="Stop after N answers.")
@click.option("--verify", "verified", is_flag=True, help="Compare with the end that the record names; say what was.")
@click.option("--language", type=click.Choice(["de", "en"]), default="en", show_default=True)
@common.json_option
def command(file: Path, at: int | None, verified: bool, language: str, as_json: bool) -> None:
    """Play a record (or look into a save) and tell what happened."""
    title, data = common.read_file(file)
    try:
        setup, state, log, answers, problem = position(title, data, at)
        checked = check(title, data) if verified else []
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None
    summary = summarize(title, setup, state, answers, checked, problem)
    if as_json:
        common.print_json(summary)
        return
    nouns = Nouns(title)
    for line in log:
        if line.only == EVERYONE:
            click.echo(render(title.story(line), language, nouns))
    click.echo(closing(title, state, summary, language))


def position(title: Title, data: dict[str, Any], at: int | None) -> tuple[Setup, State, list[Line], int, str]:
    if data["starboard"] == "snapshot":
        if at is not None:
            raise BadInput("this is a save: it holds one position, so --at does not apply")
        setup, state = files.read_snapshot(title, data)
        return setup, state, [], 0, ""
    record = read_record(title, data)
    if at is not None and at > len(record.answers):
        raise BadInput(f"this record has {len(record.answers)} answers, so there is no position after {at}")
    log: list[Line] = []
    state = replay(title, record, at, log)
    return record.setup, state, log, len(record.answers) if at is None else at, record.problem


def check(title: Title, data: dict[str, Any]) -> list[str]:
    """Whether the file is right, and in what that could be told."""
    if data["starboard"] == "snapshot":
        return ["checksum"]  # without it no save is read
    record = read_record(title, data)
    verify(title, record)
    return record.checks


def summarize(
    title: Title, setup: Setup, state: State, answers: int, checked: list[str], problem: str
) -> dict[str, Any]:
    result = title.result(state)
    ask = state.ask
    return {
        **codec.setup_data(setup),
        "answers": answers,
        "over": ask is None,
        "seat": None if ask is None else ask.seat,
        "question": None if ask is None else f"{type(state.stack[-1]).__name__}.{ask.field}",
        "choices": [] if ask is None else ask.choices,
        "scores": list(result.scores),
        "winners": list(result.winners) if ask is None else [],
        "digest": codec.digest(state),
        "verified": checked,
        "problem": problem,
    }


def closing(title: Title, state: State, summary: dict[str, Any], language: str) -> str:
    scores = ", ".join([str(score) for score in summary["scores"]])
    where = f"After {summary['answers']} answers: scores {scores}"
    if summary["over"]:
        winners = " and ".join([str(seat + 1) for seat in summary["winners"]])
        where += f"; the game is over, seat {winners} won"
    elif summary["seat"] >= 0:
        where += f"; seat {summary['seat'] + 1} is asked: {render(title.prompt(state), language, Nouns(title))}"
    checked = f"; verified: {', '.join(summary['verified'])}" if summary["verified"] else ""
    problem = f"\nNot all of it can be shown: {summary['problem']}" if summary["problem"] else ""
    return f"{where} (digest {summary['digest']}{checked}){problem}"
