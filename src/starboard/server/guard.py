"""The door: hosts and origins, how many requests from one address, and the headers of every answer."""

from __future__ import annotations

import functools
import ipaddress
import logging
import math
import socket
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starboard.core.text import DE
from starboard.server import wire
from starboard.server.addresses import household
from starboard.server.events import encode
from starboard.server.readiness import Metrics
from starboard.server.words import Refused

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self' {sockets}; manifest-src 'self'; worker-src 'self'; media-src 'self' data:; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # links carry invitations
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SECURE: Final = "max-age=31536000"  # behind TLS: browsers need not ask without it any more
MOST_ADDRESSES: Final = 50_000
LONGEST_PATH: Final = 500
LONGEST_QUERY: Final = 2000
SOCKET: Final = 3  # what opening a socket costs: it brings the whole table

log = logging.getLogger("starboard.guard")


class Bucket:
    """So many at once, so many a second. What costs more takes more."""

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = time.monotonic()

    def take(self, rate: float, burst: float, cost: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


def language(headers: Headers, wish: str) -> str:
    """What the reader wants, else what the browser prefers, else English."""
    if wish in ("de", "en"):
        return wish
    for item in headers.get("accept-language", "").lower().split(","):
        tag = item.split(";")[0].strip()[:2]
        if tag in ("de", "en"):
            return tag
    return "en"


def fault(refused: Refused, lang: str) -> wire.Fault:
    return wire.Fault(refused.code, refused.text(DE if lang == DE else "en"), refused.detail)


class Guard:
    def __init__(self, app: ASGIApp, metrics: Metrics, hosts: list[str], rate: float, burst: int, sockets: int) -> None:
        self.app = app
        self.metrics = metrics
        own = socket.gethostname().lower()
        self.hosts = ["localhost", own, f"{own}.local", *[host.lower() for host in hosts]]
        self.rate = rate
        self.burst = burst
        self.most_sockets = sockets
        self.buckets: dict[str, Bucket] = {}  # who was here last comes last
        self.sockets: dict[str, int] = {}
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        who = household(address(scope))
        scope["charge"] = functools.partial(self.charge, who)
        try:
            self.check(who, scope, headers)
        except Refused as refused:
            await self.refuse(scope, headers, refused, receive, send)
            return
        if scope["type"] == "websocket":
            await self.let_listen(who, scope, receive, send)
        else:
            await self.app(scope, receive, self.dressed(headers, scope, send))

    # -- checks ----------------------------------------------------------------------------------

    def check(self, who: str, scope: Scope, headers: Headers) -> None:
        """The bucket comes first: a request that is refused costs something too."""
        self.charge(who, SOCKET if scope["type"] == "websocket" else 1)
        path = scope["path"]
        if len(path) > LONGEST_PATH or not path.isprintable():
            raise Refused("not-found")
        if len(scope["query_string"]) > LONGEST_QUERY:
            raise Refused("malformed", detail="the query is too long")
        if not self.is_ours(headers.get("host", "")):
            raise Refused("origin", detail="the Host header names a host that this server does not answer for")
        reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        origin = headers.get("origin")
        if origin is not None and not reads and not same_place(origin, headers.get("host", "")):
            raise Refused("origin")
        self.look_for_proxy(scope, headers)

    def charge(self, who: str, cost: float) -> None:
        """Take this much out of somebody's bucket."""
        if not self.bucket(who).take(self.rate, self.burst, cost):
            raise Refused("too-many", retry=max(1, math.ceil(cost / self.rate)))

    def is_ours(self, host: str) -> bool:
        """Plain addresses, localhost and our names. Anything else may be another site's name for this machine."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
            if "*" in self.hosts or name in self.hosts or name.endswith(".localhost"):
                return True
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def bucket(self, who: str) -> Bucket:
        """Of too many, the one that was not used for longest is forgotten; it is full again anyway."""
        found = self.buckets.pop(who, None) or Bucket(self.burst)
        self.buckets[who] = found
        if len(self.buckets) > MOST_ADDRESSES:
            del self.buckets[next(iter(self.buckets))]
        return found

    def look_for_proxy(self, scope: Scope, headers: Headers) -> None:
        """Whom nobody named is not believed; whoever set this up must hear of it, for all visitors count as one."""
        port = (scope.get("client") or ("", 0))[1]  # 0 once a named one has told whose request it is
        if not self.warned and port and "x-forwarded-for" in headers:
            self.warned = True
            log.warning(
                "a web server at %s names its visitors, but --trusted-proxy does not name it: they count as one",
                address(scope),
            )

    # -- answers ---------------------------------------------------------------------------------

    async def let_listen(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        if self.sockets.get(who, 0) >= self.most_sockets:
            await self.refuse(scope, Headers(scope=scope), Refused("too-many"), receive, send)
            return
        self.sockets[who] = self.sockets.get(who, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def dressed(self, headers: Headers, scope: Scope, send: Send) -> Send:
        host = headers.get("host", "")

        async def sender(message: Message) -> None:
            if message["type"] == "http.response.start":
                put_on(message, host, scope)
            await send(message)

        return sender

    async def refuse(self, scope: Scope, headers: Headers, refused: Refused, receive: Receive, send: Send) -> None:
        self.metrics.refused.labels(refused.code).inc()
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})  # before the handshake: the browser gets a 403
            return
        body = encode(fault(refused, language(headers, "")))
        sender = self.dressed(headers, scope, send)
        kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if refused.retry:
            kind.append((b"retry-after", str(refused.retry).encode()))
        await sender({"type": "http.response.start", "status": refused.status, "headers": kind})
        await sender({"type": "http.response.body", "body": body})


def put_on(message: Message, host: str, scope: Scope) -> None:
    headers = message["headers"] = [*message["headers"], *worn(host, scope["scheme"] == "https")]
    if scope["path"].startswith("/api/") and not any([name == b"cache-control" for name, _ in headers]):
        headers.append((b"cache-control", b"no-store"))


@functools.lru_cache(maxsize=64)
def worn(host: str, secure: bool) -> list[tuple[bytes, bytes]]:
    """What every answer has; made once for each name under which this server is reached."""
    clean = "".join([c for c in host if (c.isascii() and c.isalnum()) or c in ".:-[]"])
    found = HEADERS | {"Content-Security-Policy": POLICY.format(sockets=f"ws://{clean} wss://{clean}")}
    if secure:
        found["Strict-Transport-Security"] = SECURE
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in found.items()]


def same_place(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""
