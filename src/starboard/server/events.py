"""What happened at a table, as it is stored: an append-only list that a table is read back from."""

from __future__ import annotations

from typing import Any, Literal, Optional, Union

import msgspec

from starboard.core.ask import Answer
from starboard.core.procedure import Ref
from starboard.core.state import EVERYONE, Line

Status = Literal["open", "playing", "over", "replay", "stopped"]
Kind = Literal["human", "bot", "open", "standin"]


class Told(msgspec.Struct, array_like=True):
    """A log line."""

    key: str
    refs: tuple[Ref, ...] = ()
    only: int = EVERYONE


def told(lines: list[Line]) -> list[Told]:
    return [Told(line.key, line.refs, line.only) for line in lines]


Reason = tuple[str, str]  # why a bot moved as it did: German, English


class Started(msgspec.Struct, tag="started"):
    opening: list[Answer]
    lines: list[Told]


class Decided(msgspec.Struct, tag="decided", omit_defaults=True):
    seat: int
    choice: int
    chance: list[Answer]
    curtain: int
    bot: bool
    lines: list[Told]
    because: list[Reason] = []
    plain: bool = False  # whether the reasons follow from what everybody saw
    lane: int = -1  # from which the first chance answer was drawn; the others follow. -1: from the old seed


class TakenBack(msgspec.Struct, tag="taken-back"):
    by: int
    to: int


class Noted(msgspec.Struct, tag="noted"):
    """Seats, names, requests: what changed is in the body of the table, the log gets these lines."""

    lines: list[Told] = []


Event = Union[Started, Decided, TakenBack, Noted]


class Seat(msgspec.Struct, omit_defaults=True):
    """A place at the table. ``holder`` and ``reserved`` are hashes of tokens, never tokens."""

    colour: int
    kind: Kind
    name: str = ""
    bot: str = ""
    holder: str = ""
    reserved: str = ""
    since: int = 0  # of a stand-in: after how many decisions it began
    word: str = ""  # what this seat added to the dice


class Request(msgspec.Struct):
    """Somebody asks the others to go back."""

    by: int
    to: int
    yes: list[int]


class Body(msgspec.Struct, omit_defaults=True):
    """What may change at a table besides the game."""

    seats: list[Seat]
    name: str = ""
    pace: float = 0.0
    watch: bool = True
    shuffle: bool = False
    host: str = ""
    invite: str = ""
    rematch: str = ""
    request: Optional[Request] = None
    lanes: int = 0  # of the dice that are used up, also by what was taken back
    unproved: bool = False  # carried over from older rules: the dice cannot be drawn anew
    away: Optional[int] = None  # seconds until others may let a bot stand in; None: as the server has it


class Row(msgspec.Struct):
    """A table as it stands in the database."""

    id: str
    title: str
    rules: int
    setup: dict[str, Any]
    status: Status
    seq: int
    at: int
    bot_turn: bool
    turn: int
    body: Body
    created: int
    updated: int
    secret: bytes = b""  # of the dice; tables that began before there was one have a seed


class Change(msgspec.Struct):
    """One step of a table, to be stored as a whole or not at all."""

    row: Row
    event: Event
    checkpoint: Optional[tuple[int, bytes]] = None
    cut: Optional[int] = None  # checkpoints beyond this decision are void
    new: bool = False


decode_event = msgspec.json.Decoder(Event).decode
decode_body = msgspec.json.Decoder(Body).decode
encode = msgspec.json.Encoder().encode
