"""Snapshots: a position as JSON, exact also in the middle of a battle. Frames and steps are saved by name."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, Optional

from starboard.core.ask import Ask
from starboard.core.errors import BadInput, DamagedFile
from starboard.core.game import Setup, Title
from starboard.core.procedure import Procedure
from starboard.core.state import Shuffle, State

FORMAT: Final = 1


def canonical(data: object) -> str:
    """JSON with one spelling, to hash and to compare."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def checksum(data: object) -> str:
    return hashlib.blake2b(canonical(data).encode(), digest_size=12).hexdigest()


def dump(state: State) -> dict[str, Any]:
    """The position alone, without its setup."""
    data: dict[str, Any] = {name: getattr(state, name) for name in (*state.ints, *state.lists, *state.rows)}
    last = len(state.stack) - 1
    frames = []
    for depth, frame in enumerate(state.stack):
        number = frame.step - 1 if depth == last and state.ask is not None else frame.step
        step = frame.steps[number] if number < len(frame.steps) else ""
        fields = {name: getattr(frame, name) for name in frame.fields}
        frames.append({"procedure": type(frame).__name__, "step": step, "fields": fields})
    return {"data": data, "stack": frames, "seed": state.seed, "draws": state.draws, "curtain": state.curtain}


def digest(state: State) -> str:
    """A hash of the position: equal for equal positions, on every machine."""
    return checksum(dump(state))


def load(title: Title, setup: Setup, data: dict[str, Any], ask: Optional[Ask] = None) -> State:
    """The inverse of ``dump``. The open question is put anew by the rules themselves, unless it is brought along:
    from a view the rules cannot always ask."""
    state = title.blank(setup)
    for name in state.ints:
        setattr(state, name, int(data["data"][name]))
    for name in state.lists:
        setattr(state, name, [int(v) for v in data["data"][name]])
    for name in state.rows:
        setattr(state, name, [[int(v) for v in row] for row in data["data"][name]])
    state.seed, state.draws, state.curtain = int(data["seed"]), int(data["draws"]), int(data["curtain"])
    state.stack = [load_frame(title, frame) for frame in data["stack"]]
    state.derive()
    if ask is None:
        state.run()
    else:
        state.ask = ask
        state.stack[-1].step += 1  # the dump names the step that asks; the position is behind it
    return state


def load_frame(title: Title, data: dict[str, Any]) -> Procedure:
    kind = Shuffle if data["procedure"] == "Shuffle" else title.procedures[data["procedure"]]
    frame = kind()
    frame.step = frame.steps.index(data["step"]) if data["step"] else len(frame.steps)
    for name in frame.fields:
        value = data["fields"][name]
        setattr(frame, name, tuple(value) if isinstance(value, list) else value)
    return frame


# -- files ------------------------------------------------------------------------------------------


def setup_data(setup: Setup) -> dict[str, Any]:
    return setup._asdict()


def read_setup(title: Title, data: dict[str, Any]) -> Setup:
    return title.setup(data["variant"], data["players"], data["seed"], data["options"])


def snapshot(title: Title, setup: Setup, state: State) -> dict[str, Any]:
    """A save file as data."""
    body = {"setup": setup_data(setup), "state": dump(state)}
    return {**envelope(title, "snapshot"), **body, "checksum": checksum(body)}


def read_snapshot(title: Title, data: dict[str, Any]) -> tuple[Setup, State]:
    check_envelope(title, data, "snapshot")
    body = {"setup": data.get("setup"), "state": data.get("state")}
    if checksum(body) != data.get("checksum"):
        raise DamagedFile("this save was changed or damaged after it was written: its checksum does not fit")
    try:
        setup = read_setup(title, data["setup"])
        return setup, load(title, setup, data["state"])
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise DamagedFile(f"this save does not fit the rules of {title.id}: {error!r}") from None


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


def envelope(title: Title, what: str) -> dict[str, Any]:
    return {"starboard": what, "format": FORMAT, "rules": title.rules}


def check_envelope(title: Title, data: dict[str, Any], what: str) -> None:
    if data.get("starboard") != what:
        raise DamagedFile(f"this file is a {data.get('starboard')}, not a {what}")
    if data.get("format") != FORMAT:
        raise DamagedFile(f"this {what} has format {data.get('format')}; this Starboard reads format {FORMAT}")
    if data.get("rules") != title.rules:
        theirs = data.get("rules")
        raise BadInput(f"this {what} follows rules {theirs} of {title.id}; this Starboard plays rules {title.rules}")
