"""The built page that is kept in the package."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path

import pytest

from tools import page

BUILT = page.WEB.parent / "src" / "starboard" / "web"

with_node = pytest.mark.skipif(page.missing() != "", reason=page.missing())


def npm(*arguments: str) -> None:
    done = subprocess.run(["npm", *arguments], cwd=page.WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_the_lobby_and_one_board_stay_below_150_kilobytes_and_all_of_it_below_200() -> None:
    parts = {name: len(gzip.compress(data, 9)) for name, data in files(BUILT).items() if name.endswith((".js", ".css"))}
    boards = dict.fromkeys(("arche", "arcs", "carpe_astra", "generic"), 0)
    for name, size in parts.items():
        for board in boards:
            boards[board] += size if Path(name).name.startswith(f"{board}-") else 0
    shared = sum(parts.values()) - sum(boards.values())
    assert all(boards.values())
    assert shared + max(boards.values()) <= 150_000
    assert sum(parts.values()) <= 200_000


def test_the_page_asks_no_other_host_for_anything() -> None:
    for name, data in files(BUILT).items():
        if name.endswith((".html", ".css")):
            assert b"//" not in data.replace(b"http://www.w3.org", b""), name


def test_the_packages_are_locked_as_they_are_named() -> None:
    named, locked = [json.loads((page.WEB / name).read_text()) for name in ("package.json", "package-lock.json")]
    assert locked["packages"][""]["devDependencies"] == named["devDependencies"], "run npm install in web/"


@with_node
def test_the_types_of_the_page_fit() -> None:
    npm("run", "check")


@with_node
def test_the_kept_build_is_the_build_of_the_source(tmp_path: Path) -> None:
    """Build anew and compare byte for byte."""
    npm("run", "build", "--", "--outDir", str(tmp_path))
    fresh, kept = files(tmp_path), files(BUILT)
    assert sorted(fresh) == sorted(kept), "run npm run build in web/ and commit the result"
    changed = [name for name in kept if fresh[name] != kept[name]]
    assert not changed, "run npm run build in web/ and commit the result"
