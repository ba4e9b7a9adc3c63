"""The real server as a process: it can be killed, and attacked from several addresses of this machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from server import tools

TESTS = Path(__file__).parent.parent


class Process:
    """A server that can be killed. What it logs is kept."""

    def __init__(self, database: Path, files: int = 0, **settings: Any) -> None:
        paths = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
        settings.setdefault("db", tools.database(database))
        more = [f"{name}={value!r}" for name, value in settings.items()]
        self.log = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-m", "server.toy_server", str(files), *more],
            stdout=subprocess.PIPE, stderr=self.log, text=True,
            env=os.environ | {"PYTHONPATH": paths, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + self.logged()
        self.url = found.group(0).replace("localhost", "127.0.0.1")
        self.port = int(self.url.rstrip("/").rsplit(":", 1)[1])
        self.http = httpx.Client(base_url=self.url, timeout=10)
        for _ in range(200):
            try:
                self.http.get("/api/health")
                return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def from_address(self, address: str) -> httpx.Client:
        """Somebody at another address: all of 127.0.0.0/8 is this machine."""
        return httpx.Client(base_url=self.url, timeout=10, transport=httpx.HTTPTransport(local_address=address))

    def logged(self) -> str:
        self.log.seek(0)
        return self.log.read().decode()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=10)


def post(server: Process, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = server.http.post(f"/api/{path}", json=body)
    assert answer.status_code < 300, answer.text
    return dict(answer.json())


def p95(values: list[float]) -> float:
    return sorted(values)[len(values) * 95 // 100]
