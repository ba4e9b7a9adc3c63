"""The real server as a process: ``python -m page.real_server DATABASE PORT``. Its dice fall alike at every table:
what a test meets must not depend on the day."""

from __future__ import annotations

import sys

from starboard.server import founding
from starboard.server.app import Config
from starboard.server.command import run

if __name__ == "__main__":
    vars(founding)["new_secret"] = lambda: bytes(32)
    config = Config(db=f"sqlite:///{sys.argv[1]}", bot_workers=1, request_burst=100_000, requests_per_second=100_000)
    run(config, "127.0.0.1", int(sys.argv[2]))
