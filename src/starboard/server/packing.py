"""Positions as bytes: checkpoints for the database, and views for the processes in which bots think."""

from __future__ import annotations

import json
import zlib
from typing import Any, Optional

from starboard import files
from starboard.core import codec
from starboard.core.ask import Ask
from starboard.core.errors import DamagedFile
from starboard.core.game import Setup, Title
from starboard.core.state import State


def pack(title: Title, state: State) -> bytes:
    return zlib.compress(codec.canonical({"layout": title.layout, **codec.dump(state)}).encode(), 1)


def unpack(title: Title, setup: Setup, packed: bytes) -> Optional[State]:
    """A checkpoint; None if it was written in another layout, or is damaged."""
    try:
        data = json.loads(zlib.decompress(packed))
    except (zlib.error, ValueError):
        return None
    return codec.load(title, setup, data) if files.layout_of(data) == title.layout else None


def pack_view(view: State) -> dict[str, Any]:
    """A view with its open question."""
    ask = view.ask
    if ask is None:
        raise DamagedFile("a bot was asked although no question is open")
    return {"position": codec.dump(view), "seat": ask.seat, "field": ask.field, "choices": list(ask.choices)}


def unpack_view(title: Title, setup: Setup, packed: dict[str, Any]) -> State:
    return codec.load(title, setup, packed["position"], Ask(packed["seat"], packed["field"], packed["choices"]))
