"""The built page that is kept in the package."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from pathlib import Path

import pytest

from page.tools import ROOT

BUILT = ROOT / "src" / "starboard" / "web"
SOURCE = ROOT / "web"


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_scripts_and_styles_stay_below_150_kilobytes() -> None:
    parts = [data for name, data in files(BUILT).items() if name.endswith((".js", ".css"))]
    assert 0 < sum(len(gzip.compress(part, 9)) for part in parts) <= 150_000


def test_the_page_asks_no_other_host_for_anything() -> None:
    for name, data in files(BUILT).items():
        if name.endswith((".html", ".css")):
            assert b"//" not in data.replace(b"http://www.w3.org", b""), name


def test_the_kept_build_is_the_build_of_the_source(tmp_path: Path) -> None:
    """Build anew and compare byte for byte."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("npm is not on the PATH, so the page cannot be built anew here")
    work = tmp_path / "web"
    shutil.copytree(SOURCE, work, ignore=shutil.ignore_patterns("node_modules"))
    if (SOURCE / "node_modules" / ".package-lock.json").is_file():
        shutil.copytree(SOURCE / "node_modules", work / "node_modules", symlinks=True)
    else:
        fetched = subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=work, capture_output=True, text=True)
        if fetched.returncode:
            pytest.skip(f"the packages of the page cannot be fetched here: {fetched.stderr.strip().splitlines()[-1:]}")
    made = subprocess.run([npm, "run", "build"], cwd=work, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    fresh, kept = files(tmp_path / "src" / "starboard" / "web"), files(BUILT)
    assert sorted(fresh) == sorted(kept), "run npm run build in web/ and commit the result"
    changed = [name for name in kept if fresh[name] != kept[name]]
    assert not changed, "run npm run build in web/ and commit the result"
