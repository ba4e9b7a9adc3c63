"""The log: one line each, in ``name=value`` pairs, never with the values that an error was about.

A kind of message is written once a minute, and the next time with the number of those that were left out: whoever
can make the server complain must not be able to fill its disk.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Final

EVERY: Final = 60.0  # seconds between two lines of one kind
MOST_KINDS: Final = 100  # in that time; all others count as one kind
LONGEST: Final = 1000  # letters of a line


class Seldom(logging.Filter):
    def __init__(self) -> None:
        super().__init__()
        self.written: dict[str, float] = {}
        self.left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        kind = self.kind(record, now)
        if now - self.written.get(kind, -EVERY) < EVERY:
            self.left_out[kind] = self.left_out.get(kind, 0) + 1
            return False
        self.written[kind] = now
        record.more = self.left_out.pop(kind, 0)
        return True

    def kind(self, record: logging.LogRecord, now: float) -> str:
        """What counts as the same: the sentence before anything is filled in, and the type of the error."""
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        kind = f"{record.name} {record.levelno} {str(record.msg).splitlines()[0][:60] if record.msg else ''} {error}"
        if kind not in self.written and len(self.written) >= MOST_KINDS:
            self.written = {kind: at for kind, at in self.written.items() if now - at < EVERY}
            if len(self.written) >= MOST_KINDS:
                return "other"
        return kind


class Pairs(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = " ".join(record.getMessage().split())
        pairs = [
            ("time", time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))),
            ("level", record.levelname.lower()),
            ("from", record.name),
            ("said", json.dumps(said[:LONGEST], ensure_ascii=False)),
        ]
        if record.exc_info and record.exc_info[0] is not None:
            pairs += [("error", record.exc_info[0].__name__), ("where", json.dumps(where(record.exc_info[1])))]
        more = getattr(record, "more", 0)
        if more:
            pairs.append(("more", str(more)))
        return " ".join([f"{name}={value}" for name, value in pairs])


def where(error: object) -> str:
    """The last places of a traceback. Not what was there: that may be somebody's secret."""
    frames = traceback.extract_tb(error.__traceback__) if isinstance(error, BaseException) else []
    return " < ".join([f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}" for frame in frames[:-5:-1]])


def write_log(level: int = logging.WARNING) -> None:
    """All loggers of this process write to its standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Pairs())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
