"""A position as plain data, exact also in the middle of a battle. Frames and steps are named."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Optional

from starboard.core.ask import Ask
from starboard.core.game import Setup, Title
from starboard.core.procedure import Procedure
from starboard.core.state import Shuffle, State


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


def setup_data(setup: Setup) -> dict[str, Any]:
    return setup._asdict()


def read_setup(title: Title, data: dict[str, Any]) -> Setup:
    return title.setup(data["variant"], data["players"], data["seed"], data["options"], stored=True)
