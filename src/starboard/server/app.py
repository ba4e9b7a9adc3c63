"""The application: settings, routes, guard and the hall's opening and closing."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Optional

import msgspec
from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from starboard.server.catalogue import Catalogue
from starboard.server.database import Database
from starboard.server.founders import Founders
from starboard.server.guard import Guard
from starboard.server.hall import Hall
from starboard.server.keeping import Keep
from starboard.server.pages import Pages
from starboard.server.readiness import Metrics, Readiness
from starboard.server.routes import AT_A_TABLE, routes
from starboard.server.workers import Workers


class Config(msgspec.Struct):
    db: str = "sqlite:///starboard.sqlite3"
    hosts: list[str] = []  # names besides localhost, this machine's own and plain addresses; "*" admits all
    bot_workers: int = 0  # 0: one less than the machine has cores
    bot_seconds: float = 0.9  # and a bit for the last piece of work: an answer within a second
    requests_per_second: float = 60.0  # from one address
    request_burst: int = 300
    sockets_per_address: int = 64
    connections_per_address: int = 64
    request_seconds: float = 10.0  # for a request to arrive
    trusted_proxies: list[str] = []  # web servers in front, whose word on the visitor's address is taken
    tables_per_address: int = 100  # that are not over
    tables: int = 20_000
    keep: Keep = msgspec.field(default_factory=Keep)
    away: float = 60.0  # seconds until others may let a bot stand in
    web: Optional[Path] = None


class Site(Starlette):
    """What is asked for most, something at a table, goes straight to its endpoint, which answers also for what goes
    wrong there; all else goes by the list of routes."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        parts = scope["path"].split("/") if scope["type"] != "lifespan" else []
        endpoint = AT_A_TABLE.get((scope.get("method", "SOCKET"), parts[4])) if len(parts) == 5 else None
        if endpoint is None or parts[:3] != ["", "api", "tables"] or not parts[3]:
            await super().__call__(scope, receive, send)
            return
        scope["app"], scope["path_params"] = self, {"table": parts[3]}
        await endpoint(scope, receive, send)


def make_app(config: Config, catalogue: Optional[Catalogue] = None) -> ASGIApp:
    known = catalogue or Catalogue()
    database = Database(config.db)
    workers = Workers(known, config.bot_workers or max(1, (os.cpu_count() or 2) - 1), config.bot_seconds)
    hall = Hall(known, database, workers, Founders(config.tables_per_address, config.tables), config.keep)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        app.state.metrics.open()
        yield
        app.state.metrics.close()
        await hall.close()

    pages = Pages(config.web or Path(__file__).parent.parent / "web")
    app = Site(routes=[*routes(), *pages.routes()], lifespan=lifespan)
    app.state.hall = hall
    app.state.config = config
    app.state.readiness = Readiness(hall)
    app.state.metrics = Metrics(hall)
    guard = Guard(
        app,
        app.state.metrics,
        config.hosts,
        config.requests_per_second,
        config.request_burst,
        config.sockets_per_address,
    )
    app.state.guard = guard
    return guard
