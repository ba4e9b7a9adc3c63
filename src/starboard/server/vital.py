"""What the server cannot be without. If it ends, the process ends, and whoever looks after it starts it anew: a server
that answers but no longer stores or moves would not be noticed."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable, Coroutine
from typing import Any, Final

log = logging.getLogger("starboard.vital")
FAILED: Final = 70  # the exit code, "internal software error" in sysexits.h


def end_process(what: str) -> None:
    log.critical("%s has ended, and so does the server", what)
    logging.shutdown()
    os._exit(FAILED)


def vital_thread(what: str, work: Callable[[], None]) -> threading.Thread:
    """A thread that returns when the server closes, and at no other time."""

    def run() -> None:
        try:
            work()
        except BaseException:
            log.exception("%s failed", what)
            end_process(what)

    thread = threading.Thread(target=run, name=what, daemon=True)
    thread.start()
    return thread


def vital_task(what: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """A task that is cancelled when the server closes, and ends at no other time."""
    task = asyncio.create_task(work, name=what)
    task.add_done_callback(look_after)
    return task


def look_after(task: asyncio.Task[None]) -> None:
    if not task.cancelled():
        if task.exception() is not None:
            log.error("%s failed", task.get_name(), exc_info=task.exception())
        end_process(task.get_name())
