"""What a page may ask of the server, as types. ``docs/protocol.md`` says what the fields mean."""

from __future__ import annotations

from typing import Any, Literal, Optional, Union

import msgspec


class In(msgspec.Struct, forbid_unknown_fields=True):
    """Something the page asks for."""


class SeatWish(In):
    kind: Literal["me", "hotseat", "open", "bot"]
    name: str = ""
    colour: Optional[int] = None
    bot: str = ""


class NewTable(In):
    title: str
    seats: list[SeatWish]
    variant: str = ""
    options: dict[str, Union[bool, int, str]] = {}
    name: str = ""
    pace: Optional[float] = None
    watch: bool = True
    shuffle: bool = False
    away: Optional[int] = None


class Join(In):
    invite: str
    name: str
    colour: Optional[int] = None
    seat: Optional[int] = None
    token: str = ""
    word: str = ""


class Word(In):
    token: str
    word: str
    seat: Optional[int] = None


class Start(In):
    token: str
    bot: str = ""


class Restyle(In):
    token: str
    seat: Optional[int] = None
    name: Optional[str] = None
    colour: Optional[int] = None


class Settings(In):
    token: str
    name: Optional[str] = None
    pace: Optional[float] = None
    watch: Optional[bool] = None


class Leave(In):
    token: str
    seat: Optional[int] = None
    bot: str = ""


class Return(In):
    token: str
    seat: Optional[int] = None


class StandIn(In):
    token: str
    seat: int


class Rematch(In):
    token: str


class Mine(In):
    id: str
    token: str = ""


class MyTables(In):
    tables: list[Mine]


class Replay(In):
    record: dict[str, Any]
    name: str = ""


class AnswerBody(In):
    token: str
    seq: int
    choice: Optional[int] = None
    choices: list[int] = []  # several in a row, as one act


class UndoBody(In):
    token: str
    seq: int
    to: Optional[int] = None


class Consent(In):
    token: str
    seq: int
    yes: bool


class Hello(In, tag="hello"):
    """The first message of a socket."""

    token: str = ""
    invite: str = ""
