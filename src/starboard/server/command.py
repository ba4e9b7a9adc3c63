"""``starboard serve``: the server as a command."""

from __future__ import annotations

import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final, Optional

import click

if TYPE_CHECKING:
    from starboard.server.app import Config
    from starboard.server.catalogue import Catalogue

PORT: Final = 8710


def database_url(db: str) -> str:
    """What ``--db`` names: a URL, else a file."""
    if not db:
        return default_db()
    return db if "://" in db else f"sqlite:///{Path(db).expanduser()}"


def default_db() -> str:
    """A file in the folder where this system keeps the data of programs."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "starboard"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path.cwd()
    return f"sqlite:///{folder / 'starboard.sqlite3'}"


def has_desktop() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done; whoever cannot have it is told in one line."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        # the protocol must be named: only then does asyncio send small packets at once
        listener = socket.socket(family[0], socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(family[4])
        listener.listen(256)
        return listener
    except OSError as error:
        busy = error.errno == errno.EADDRINUSE
        reason = "is busy: another program listens there" if busy else f"cannot be used: {error.strerror}"
        raise SystemExit(complain(f"Port {port} on {host} {reason}. Choose another with --port.")) from None


def complain(sentence: str) -> int:
    click.echo(sentence, err=True)
    return 2


def address(host: str, port: int) -> str:
    shown = "localhost" if host in ("", "0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def run(config: Config, host: str, port: int, browser: bool = False, catalogue: Optional[Catalogue] = None) -> None:
    """Serve until the process is told to stop. Prints the address once it can be used."""
    # here, so that the help of the command line need not load a web server
    import uvicorn
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from starboard.server import connections
    from starboard.server.addresses import Trusted
    from starboard.server.app import make_app
    from starboard.server.database import NewerDatabase
    from starboard.server.logs import write_log

    try:
        trusted = Trusted(config.trusted_proxies)
    except ValueError as error:
        raise SystemExit(complain(f"--trusted-proxy takes addresses or networks: {error}.")) from None
    write_log()
    files = connections.raise_file_limit()
    listener = listen(host, port)
    alone = only_server(config.db)
    sys.setswitchinterval(0.0005)  # the thread that writes must not wait long for the one that plays
    try:
        app = make_app(config, catalogue)
    except (SQLAlchemyError, ArgumentError, ImportError, NewerDatabase) as error:
        reason = str(error).splitlines()[0]
        if isinstance(error, ImportError) and error.name == "psycopg":
            reason += " (PostgreSQL needs the extra: pip install 'starboard[postgres]')"
        raise SystemExit(complain(f"The database {hide_password(config.db)} cannot be opened: {reason}")) from None
    calm_collector()
    place = address(host, listener.getsockname()[1])
    click.echo(f"Starboard is at {place} (stop with Ctrl+C)")
    if browser:
        threading.Timer(0.5, webbrowser.open, [place]).start()
    if config.hosts and not config.trusted_proxies and behind_another(host, config.hosts):
        click.echo("Behind a web server? Name its address with --trusted-proxy, or all its visitors count as one.")
    most, of_one = connections.most_connections(files), config.connections_per_address
    crowd = connections.Crowd(most, of_one, trusted, config.request_seconds)
    settings = uvicorn.Config(
        app,
        http=connections.door_for(crowd),
        ws=connections.SocketDoor,
        backlog=connections.ACCEPTED_AT_ONCE,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies,
        log_config=None,
        log_level="warning",
        access_log=False,  # addresses carry tokens
        server_header=False,
        ws_max_size=4096,
        ws_per_message_deflate=False,  # a message is a few kB; compressing it costs more than the rules do
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
    )
    connections.Server(settings).run(sockets=[listener])
    if alone is not None:
        alone.close()


def calm_collector() -> None:
    """What is loaded by now stays, so the collector need not look at it again. It looks at what is young, a little at a
    time; at everything only when nobody is there (``Hall.collect``), for with many tables that takes its time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 1_000_000)


def only_server(db: str) -> Optional[IO[bytes]]:
    """An SQLite file has one server: a second would hear nothing of the first. The lock goes with the process."""
    file = db.removeprefix("sqlite:///")
    if not db.startswith("sqlite:///") or file in ("", ":memory:") or sys.platform == "win32":
        return None
    import fcntl

    try:
        lock = open(f"{file}.lock", "wb")  # noqa: SIM115
    except OSError:
        return None  # opening the database says why
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        reason = "Another server uses it. One file has one server; several share a PostgreSQL."
        raise SystemExit(complain(f"The database {file} cannot be opened: {reason}")) from None
    return lock


def behind_another(host: str, names: list[str]) -> bool:
    """Reached under a name of its own although it listens on this machine only: somebody passes requests on."""
    return host in ("127.0.0.1", "::1", "localhost") and any([name not in (host, "*") for name in names])


def hide_password(url: str) -> str:
    head, _, tail = url.partition("://")
    return f"{head}://{tail.rpartition('@')[2]}" if "@" in tail else url


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the network.")
@click.option(
    "--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="Port; 0 for any free one."
)
@click.option(
    "--db", default="", help="An SQLite file, or a database URL (SQLAlchemy). Default: a file among your data files."
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--allow-host", multiple=True, metavar="NAME", help="A name under which this server is reached; repeatable."
)
@click.option(
    "--trusted-proxy",
    multiple=True,
    metavar="ADDRESS",
    help="A web server in front, whose word on the visitor's address is taken; repeatable. Default: none.",
)
@click.option(
    "--keep-days",
    multiple=True,
    metavar="KIND=DAYS",
    help="How long tables are kept after their last change: open=7, replay=30, over=365; 0 for ever. Repeatable.",
)
@click.option("--bot-workers", default=0, help="Processes in which bots think. Default: one less than cores.")
@click.option("--bot-seconds", default=0.9, show_default=True, help="Seconds a bot may think about a move.")
def serve(
    host: str, port: int, db: str, no_browser: bool, allow_host: tuple[str, ...], trusted_proxy: tuple[str, ...],
    keep_days: tuple[str, ...], bot_workers: int, bot_seconds: float,
) -> None:  # fmt: skip
    """Play in the browser: start the table's server and print its address."""
    from starboard.server.app import Config
    from starboard.server.keeping import read_keep

    try:
        keep = read_keep(keep_days)
    except ValueError as error:
        raise SystemExit(complain(f"--keep-days: {error}.")) from None
    config = Config(
        db=database_url(db),
        hosts=[*allow_host, host],
        trusted_proxies=list(trusted_proxy),
        keep=keep,
        bot_workers=bot_workers,
        bot_seconds=max(0.05, bot_seconds),
    )
    run(config, host, port, browser=not no_browser and has_desktop())
