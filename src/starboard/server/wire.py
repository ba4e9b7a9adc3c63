"""What the server says to a page, as types (``wishes``: what a page asks). ``docs/protocol.md`` explains the fields."""

from __future__ import annotations

from typing import Any, Literal, Optional, Union

import msgspec

from starboard.server.ahead import Leads


class Out(msgspec.Struct):
    """Something the server says."""


# -- words and facts --------------------------------------------------------------------------------


class Part(Out, omit_defaults=True):
    text: str
    anchor: str = ""


class Fault(Out, omit_defaults=True):
    error: str
    text: str
    detail: str = ""
    message: Optional[TableMessage] = None


class ChoiceFact(Out):
    value: str
    text: str
    players: int


class OptionFact(Out):
    name: str
    kind: str
    text: str
    default: Union[bool, int, str]
    choices: list[ChoiceFact]
    low: int
    high: int


class VariantFact(Out):
    id: str
    name: str
    about: str
    rules: int
    seats: list[int]
    options: list[OptionFact]


class BotFact(Out):
    id: str
    name: str


class TitleFact(Out):
    id: str
    name: str
    about: str
    hidden: bool
    variants: list[VariantFact]
    bots: list[BotFact]


class TitleList(Out):
    titles: list[TitleFact]
    colours: int


class ThingFact(Out):
    value: int
    name: str
    explain: str
    data: dict[str, Any]


class Facts(Out):
    title: str
    primer: list[list[str]]  # the rules in short: headings, and what to know under each
    kinds: dict[str, list[ThingFact]]


class Explained(Out):
    value: int
    name: str
    explain: str


class Health(Out):
    ok: bool
    version: str


class Ready(Out):
    """Whether the server can do its work, and each thing that this depends on."""

    ok: bool
    checks: dict[str, bool]


# -- the table --------------------------------------------------------------------------------------


class You(Out):
    role: Literal["player", "spectator"]
    seats: list[int]
    seat: int
    host: bool


class SeatState(Out):
    seat: int
    name: str
    colour: int
    kind: Literal["human", "bot", "open", "standin"]
    bot: Optional[str]
    bot_name: Optional[str]
    online: bool
    yours: bool


class DiceState(Out):
    """Of sealed dice: the hash from the beginning, the secret when the game is over."""

    hash: str
    secret: Optional[str]
    words: list[str]


class Verified(Out):
    """Whether all chance answers are what the secret gives; null if that cannot be told."""

    ok: Optional[bool]
    drawn: int
    text: str


class TableState(Out):
    id: str
    name: str
    status: Literal["open", "playing", "over", "replay", "stopped"]
    title: str
    title_name: str
    variant: str
    variant_name: str
    options: dict[str, Union[bool, int, str]]
    seats: list[SeatState]
    pace: float
    watch: bool
    shuffle: bool
    away: Optional[int]
    dice: Optional[DiceState]
    until: Optional[int]
    spectators: int
    invite: Optional[str]
    rematch: Optional[str]
    created: int
    problem: Optional[str]


class Number(Out):
    what: str
    mean: float
    chances: list[float]


class Chance(Out):
    what: str
    chance: float


class Outlook(Out):
    numbers: list[Number]
    chances: list[Chance]


class ChoiceState(Out, omit_defaults=True):
    value: int
    label: list[Part]
    anchors: list[str]
    outlook: Optional[Outlook] = None


class RefusalState(Out):
    what: list[Part]
    why: list[Part]
    source: str


class AskState(Out):
    seat: int
    procedure: str
    field: str
    prompt: list[Part]
    choices: Optional[list[ChoiceState]]
    refusals: Optional[list[RefusalState]]
    about: list[list[Part]] = []
    main: Optional[int] = None  # the choice that carries out what was prepared


class PathQuestion(Out, omit_defaults=True):
    """A question that would follow; ``more``: its choices are told when they are asked for."""

    prompt: list[Part]
    choices: list[PathChoice] = []
    more: bool = False
    counts: bool = False


class PathChoice(Out, omit_defaults=True):
    """A choice on a path; a count with ``low`` stands for all counts from there to ``value``. ``ends``: the turn of the
    one who is asked; ``rolls``: dice fall; ``gives_up``: it costs what the thing that it names does not tell."""

    value: int
    label: list[Part]
    to: Leads
    then: Optional[PathQuestion] = None
    low: Optional[int] = None
    outlook: Optional[Outlook] = None
    things: list[str] = []
    ends: bool = False
    rolls: bool = False
    gives_up: bool = False


class Paths(Out):
    seq: int
    after: list[int]
    question: PathQuestion


class LogLine(Out, omit_defaults=True):
    n: int
    seq: int
    at: int
    kind: Literal["game", "undo", "table"]
    key: str
    parts: list[Part]
    undone: bool
    because: list[str]
    dice: list[int] = []


class LogState(Out):
    reset: bool
    first: int = msgspec.field(name="from")
    total: int
    lines: list[LogLine]


class RequestState(Out):
    by: int
    to: int
    yes: list[int]
    waiting: list[int]
    yours: bool


class UndoState(Out):
    reach: int
    turn: int
    back: Optional[int]
    alone: bool
    request: Optional[RequestState]


class ResultState(Out):
    scores: list[int]
    winners: list[int]


class TableMessage(Out, tag="table"):
    seq: int
    at: int
    lang: str
    you: You
    table: TableState
    sheet: Optional[dict[str, Any]]
    ask: Optional[AskState]
    log: LogState
    undo: UndoState
    scores: Optional[list[int]]
    result: Optional[ResultState]


class Presence(Out, tag="presence"):
    online: list[bool]
    spectators: int


class Pong(Out, tag="pong"):
    pass


class Seated(Out):
    table: str
    token: str
    message: TableMessage


class SeatSummary(Out):
    name: str
    colour: int
    kind: str


class Summary(Out):
    id: str
    name: str
    title: str
    title_name: str
    status: str
    seats: list[SeatSummary]
    you: list[int]
    your_turn: bool
    turn: Optional[int]
    at: int
    seq: int
    updated: int
    rematch: Optional[str]


class Summaries(Out):
    tables: list[Summary]


class Answered(Out):
    seat: int
    choice: int
    label: list[Part]


class PositionState(Out):
    at: int
    of: int
    seat: int
    sheet: dict[str, Any]
    ask: Optional[AskState]
    lines: list[LogLine]
    scores: list[int]
    answer: Optional[Answered]


class LogPage(Out):
    first: int = msgspec.field(name="from")
    total: int
    lines: list[LogLine]


class Point(Out):
    at: int
    scores: list[int]


class Mark(Out):
    at: int
    value: int


class Scores(Out):
    points: list[Point]
    of: int
    marks: list[Mark]


class RecordFile(Out):
    starboard: str
    format: int
    rules: int
    layout: int
    setup: dict[str, Any]
    answers: list[Union[int, list[int]]]
    scores: Optional[list[int]]
    final: str
    names: list[str]
    dice: Optional[dict[str, Any]] = None
