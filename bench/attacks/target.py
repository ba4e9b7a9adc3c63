"""A server of one's own to attack."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import httpx

STARTER: Final = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
from starboard.server.app import Config
from starboard.server.command import run
run(Config(db=sys.argv[1], bot_workers=1, {more}), "127.0.0.1", 0)
"""


class Target:
    """With the limits that a server has by default, unless ``more`` says otherwise."""

    def __init__(self, folder: Path, more: str = "") -> None:
        self.folder = folder
        self.log = (folder / "log").open("wb")
        command = [sys.executable, "-c", STARTER.format(more=more), f"sqlite:///{folder}/a.sqlite3"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", self.process.stdout.readline())
        assert found, (folder / "log").read_text()
        self.port = int(found.group(1))
        self.url = f"http://127.0.0.1:{self.port}"
        self.alive = True
        for _ in range(600):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{self.url}/api/health")
                return
            time.sleep(0.05)

    def size(self) -> int:
        return sum([file.stat().st_size for file in self.folder.glob("a.sqlite3*")])

    def stop(self) -> None:
        self.alive = self.process.poll() is None  # until now
        self.process.terminate()
        self.process.wait(30)
        self.log.close()
