"""What is written to files: records, which are setup and answers, and snapshots, which are one position.

A record replays to the same position, byte for byte. Its answers are the truth: when positions are laid out anew it
still replays, and when rules change they are carried over, while a snapshot of another layout or rules is refused.
"""

from __future__ import annotations

import json
from typing import Any, Final, Optional

from starboard.core import codec
from starboard.core.ask import Answer
from starboard.core.errors import BadInput, DamagedFile, IllegalChoice
from starboard.core.game import Setup, Title
from starboard.core.state import Line, State
from starboard.fair import Proof, check_dice, read_proof
from starboard.former import carry_over

FORMAT: Final = 1
PROVED: Final = 2  # the format of records that tell the secret of their dice


def parse(text: str) -> dict[str, Any]:
    """A file of ours from its text: a JSON object that says what it is."""
    try:
        data = json.loads(text)
    except ValueError:
        raise DamagedFile("this is not a whole Starboard file: the JSON breaks off or is damaged") from None
    if not isinstance(data, dict) or data.get("starboard") not in ("snapshot", "record"):
        raise DamagedFile("this is not a Starboard file: it does not say that it is a snapshot or a record")
    return data


def title_of(data: dict[str, Any]) -> str:
    """Which title a parsed file belongs to."""
    setup = data.get("setup")
    if not isinstance(setup, dict) or not isinstance(setup.get("title"), str):
        raise DamagedFile("this file does not name its game")
    return str(setup["title"])


def variant_of(data: dict[str, Any]) -> str:
    """Which variant of its title a parsed file belongs to."""
    setup = data.get("setup")
    if not isinstance(setup, dict) or not isinstance(setup.get("variant"), str):
        raise DamagedFile("this file does not name the variant of its game")
    return str(setup["variant"])


def envelope(title: Title, setup: Setup, what: str) -> dict[str, Any]:
    rules = title.rules_of(setup.variant)
    return {"starboard": what, "format": FORMAT, "rules": rules, "layout": title.layout}


def layout_of(data: dict[str, Any]) -> Any:
    """In which layout data were written; before layouts were numbered, all were in the first."""
    return data.get("layout", 1)


def is_older(title: Title, variant: str, rules: object) -> bool:
    """Whether a game was recorded under older rules than ours, so that its answers are to be carried over."""
    return type(rules) is int and 0 < rules < title.rules_of(variant)


def check_envelope(title: Title, data: dict[str, Any], what: str) -> None:
    if data.get("starboard") != what:
        raise DamagedFile(f"this file is a {data.get('starboard')}, not a {what}")
    known = [FORMAT, PROVED] if what == "record" else [FORMAT]
    if data.get("format") not in known:
        latest = f"this Starboard reads format {known[-1]}"
        raise DamagedFile(f"this {what} has format {data.get('format')}; {latest}")
    variant, theirs = variant_of(data), data.get("rules")
    rules = title.rules_of(variant)
    if theirs != rules and not (what == "record" and is_older(title, variant, theirs)):
        raise BadInput(f"this {what} follows rules {theirs} of {title.id}; this Starboard plays rules {rules}")
    if what == "snapshot" and layout_of(data) != title.layout:
        theirs = f"layout {layout_of(data)} of {title.id}; this Starboard reads layout {title.layout}"
        raise BadInput(f"this snapshot has {theirs}, and without answers a position cannot be made anew")


# -- snapshots --------------------------------------------------------------------------------------


def snapshot(title: Title, setup: Setup, state: State) -> dict[str, Any]:
    """A save file as data."""
    body = {"setup": codec.setup_data(setup), "state": codec.dump(state)}
    return {**envelope(title, setup, "snapshot"), **body, "checksum": codec.checksum(body)}


def read_snapshot(title: Title, data: dict[str, Any]) -> tuple[Setup, State]:
    check_envelope(title, data, "snapshot")
    body = {"setup": data.get("setup"), "state": data.get("state")}
    if codec.checksum(body) != data.get("checksum"):
        raise DamagedFile("this save was changed or damaged after it was written: its checksum does not fit")
    try:
        setup = codec.read_setup(title, data["setup"])
        return setup, codec.load(title, setup, data["state"])
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise DamagedFile(f"this save does not fit the rules of {title.id}: {error!r}") from None


# -- records ----------------------------------------------------------------------------------------


class Record:
    """A game as its answers; ``scores`` and ``final``, the digest of the position, say where they lead, if known.

    If it was written under older rules, their number is ``older``, and ``problem`` says where and why the answers end
    that could be carried over, if not all could. ``proof`` is there if it was played at a table with sealed dice."""

    def __init__(
        self,
        setup: Setup,
        answers: list[Answer],
        final: str = "",
        scores: Optional[tuple[int, ...]] = None,
        older: int = 0,
        problem: str = "",
        proof: Optional[Proof] = None,
    ) -> None:
        self.setup = setup
        self.answers = answers
        self.final = final
        self.scores = scores
        self.older = older
        self.problem = problem
        self.proof = proof

    def data(self, title: Title) -> dict[str, Any]:
        body = {"setup": codec.setup_data(self.setup), "answers": self.answers}
        found = {**envelope(title, self.setup, "record"), **body, "scores": self.scores, "final": self.final}
        return found if self.proof is None else found | {"format": PROVED, "dice": self.proof.data()}

    @property
    def checks(self) -> list[str]:
        """What ``verify`` can check."""
        carried = f"carried over from rules {self.older}"
        known = [
            ("legality", True),
            (carried, self.older > 0),
            ("scores", self.scores is not None),
            ("final position", self.final != ""),
        ]
        return [what for what, there in known if there]


def record_of(title: Title, setup: Setup, answers: list[Answer], state: State) -> Record:
    """The record of a game that its answers have led to ``state``."""
    return Record(setup, answers, codec.digest(state), title.result(state).scores)


def read_record(title: Title, data: dict[str, Any]) -> Record:
    """A record from a file. The digest of a position in another layout tells us nothing, so it is left out. One of
    older rules is carried over; its scores are left out where they are others now."""
    check_envelope(title, data, "record")
    try:
        setup = codec.read_setup(title, data["setup"])
        answers = [read_answer(answer) for answer in data["answers"]]
        final = data.get("final", "") if layout_of(data) == title.layout else ""
        told = data.get("scores")
        scores = None if told is None else tuple([int(score) for score in told])
    except (KeyError, ValueError, TypeError) as error:
        raise DamagedFile(f"this record is not complete: {error!r}") from None
    if not is_older(title, setup.variant, data["rules"]):
        proof = read_proof(data.get("dice")) if data["format"] == PROVED else None
        return Record(setup, answers, str(final), scores, proof=proof)
    found = carry_over(title, setup, data["rules"], answers)
    alike = scores == title.result(found.state).scores
    return Record(setup, found.answers, "", scores if alike else None, data["rules"], found.problem)


def read_answer(answer: object) -> Answer:
    if isinstance(answer, int):
        return answer
    if isinstance(answer, list) and all([isinstance(part, int) for part in answer]):
        return tuple(answer)
    raise ValueError(f"an answer is a number or a list of numbers, not {answer!r}")


def replay(title: Title, record: Record, upto: Optional[int] = None, log: Optional[list[Line]] = None) -> State:
    """The position after ``upto`` answers (all by default)."""
    state = title.new(record.setup)
    state.log = log
    for number, answer in enumerate(record.answers[:upto]):
        try:
            state.answer(answer)
        except IllegalChoice as error:
            raise BadInput(f"answer {number} of this record is not legal: {error}") from None
    return state


def verify(title: Title, record: Record) -> State:
    """Replay, which checks legality, and compare with what else the record says: see ``checks``."""
    if record.problem:
        raise BadInput(record.problem)
    state = replay(title, record)
    check_end(title, record, state)
    return state


def check_end(title: Title, record: Record, state: State) -> None:
    """Whether the position that the answers led to is the one that the record names."""
    if record.scores is not None and title.result(state).scores != record.scores:
        raise BadInput("this record replays to other scores than it was written for")
    if record.final and codec.digest(state) != record.final:
        raise BadInput("this record replays to another position than it was written for")


def verify_dice(title: Title, record: Record) -> int:
    """Verify, and draw every chance answer anew; how many there were."""
    verify(title, record)
    return check_dice(title.new(record.setup), record.answers, record.proof)
