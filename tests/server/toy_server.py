"""The real server with the toy game, as a process: ``python -m server.toy_server DATABASE``."""

from __future__ import annotations

import sys
from pathlib import Path

from server.tools import BOTS, TOY, database
from starboard.server.app import Config
from starboard.server.catalogue import Catalogue
from starboard.server.command import run

if __name__ == "__main__":
    db = database(Path(sys.argv[1]))
    settings = Config(db=db, bot_workers=1, request_burst=100_000, requests_per_second=100_000)
    run(settings, "127.0.0.1", 0, catalogue=Catalogue(TOY, BOTS))
