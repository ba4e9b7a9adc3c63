"""The built page: assets with a hash in their name are kept for good, everything else is asked for again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Starboard</title>
<h1>Starboard</h1>
<p>The server is running, but this copy lacks the built page.
Build it with <code>npm run build</code> in <code>web/</code>.</p>
<p lang="de">Der Server läuft, aber dieser Kopie fehlt die gebaute Seite.</p></html>
"""


class Assets(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class Pages:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # found once, so that no address from outside is ever looked up among the files of this machine
        self.files = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}

    def routes(self) -> list[BaseRoute]:
        found: list[BaseRoute] = []
        if (self.folder / "assets").is_dir():
            # only what holds no secrets is compressed: sizes of compressed secrets can be told apart
            found.append(Mount("/assets", GZipMiddleware(Assets(directory=self.folder / "assets"), minimum_size=1000)))
        found.append(Route("/{path:path}", self.page, methods=["GET"]))
        return found

    async def page(self, request: Request) -> Response:
        """A file of the page; any other address is the page itself, which finds its way by the address."""
        path = str(request.path_params["path"])
        index = self.folder / "index.html"
        if path.startswith("api/"):
            return Response(
                b'{"error":"not-found","text":"There is no such thing here."}', 404, media_type="application/json"
            )
        if path in self.files:
            return FileResponse(self.folder / path, headers={"Cache-Control": "no-cache"})
        if not index.is_file():
            return HTMLResponse(MISSING, 200)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
