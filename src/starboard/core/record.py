"""Records: setup and answers, chance included. A record replays to the same position, byte for byte."""

from __future__ import annotations

from typing import Any

from starboard.core import codec
from starboard.core.ask import Answer
from starboard.core.errors import BadInput, DamagedFile, IllegalChoice
from starboard.core.game import Setup, Title
from starboard.core.state import Line, State


class Record:
    """A game as its answers; ``final`` is the digest of the position they lead to, if known."""

    def __init__(self, setup: Setup, answers: list[Answer], final: str = "") -> None:
        self.setup = setup
        self.answers = answers
        self.final = final

    def data(self, title: Title) -> dict[str, Any]:
        body = {"setup": codec.setup_data(self.setup), "answers": self.answers, "final": self.final}
        return {**codec.envelope(title, "record"), **body}


def read_record(title: Title, data: dict[str, Any]) -> Record:
    codec.check_envelope(title, data, "record")
    try:
        setup = codec.read_setup(title, data["setup"])
        answers = [read_answer(answer) for answer in data["answers"]]
        return Record(setup, answers, str(data.get("final", "")))
    except (KeyError, ValueError, TypeError) as error:
        raise DamagedFile(f"this record is not complete: {error!r}") from None


def read_answer(answer: object) -> Answer:
    if isinstance(answer, int):
        return answer
    if isinstance(answer, list) and all([isinstance(part, int) for part in answer]):
        return tuple(answer)
    raise ValueError(f"an answer is a number or a list of numbers, not {answer!r}")


def replay(title: Title, record: Record, upto: int = -1, log: list[Line] | None = None) -> State:
    """The position after ``upto`` answers (all by default)."""
    state = title.new(record.setup)
    state.log = log
    count = len(record.answers) if upto < 0 else min(upto, len(record.answers))
    for number, answer in enumerate(record.answers[:count]):
        try:
            state.answer(answer)
        except IllegalChoice as error:
            raise BadInput(f"answer {number} of this record is not legal: {error}") from None
    return state


def verify(title: Title, record: Record) -> State:
    """Replay and compare with the digest that the record carries."""
    state = replay(title, record)
    if record.final and codec.digest(state) != record.final:
        raise BadInput("this record replays to another position than it was written for")
    return state
