"""The real server with the toy game, as a process: ``python -m server.toy_server FILES [SETTING=VALUE]``."""

from __future__ import annotations

import ast
import resource
import sys

import msgspec

from server.tools import BOTS, TOY
from starboard.server.app import Config
from starboard.server.catalogue import Catalogue
from starboard.server.command import run

if __name__ == "__main__":
    files = int(sys.argv[1])
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    more = dict([setting.split("=", 1) for setting in sys.argv[2:]])
    usual = Config(bot_workers=1, request_burst=100_000, requests_per_second=100_000)
    settings = msgspec.structs.replace(usual, **{name: ast.literal_eval(value) for name, value in more.items()})
    run(settings, "127.0.0.1", 0, catalogue=Catalogue(TOY, BOTS))
