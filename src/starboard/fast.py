"""The compiled copy: core, games and bots through mypyc, from the same source, into ``.fast`` beside ``src``.

The copy is a package of its own that is found first on the path. What is compiled is copied there; everything
else is linked to the source, so that only a change of rules or bots makes the copy stale.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

PARTS = ("core", "games", "bots")  # what is compiled
# As Python itself is built, which setuptools leaves to whoever gives flags; calls within a library and into Python
# without a detour.
FLAGS = "-DNDEBUG -fwrapv -fvisibility=hidden -fno-plt"

SCRIPT = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

# One library per folder: they compile side by side, and only what changed compiles anew.
files = sys.argv.pop().split(",")
groups = {}
for file in files:
    groups.setdefault("_".join(file.split("/")[1:-1]) or "more_" + file[:-3], []).append(file)
separate = [(members, name) for name, members in groups.items()]
modules = mypycify(["--strict", *files], opt_level="1", debug_level="0", separate=separate)
setup(name="starboard-fast", ext_modules=modules)
"""
HOW = (sys.version + FLAGS + SCRIPT).encode()


class CannotBuild(Exception):
    """Why there is no compiled copy; the message is for people."""


def repository() -> Path | None:
    """The work tree that this package runs from; None for an installed package."""
    package = Path(__file__).resolve().parent
    root = package.parent.parent
    return root if (root / "pyproject.toml").exists() and package.parent.name == "src" else None


def compiled() -> bool:
    """Whether the rules that run now are compiled."""
    from starboard.core import state

    return not str(state.__file__).endswith(".py")


def fingerprint(root: Path) -> str:
    """A hash of everything the copy is made from, and of how."""
    package = root / "src" / "starboard"
    total = hashlib.blake2b(HOW, digest_size=12)
    total.update(" ".join(linked(package)).encode())
    for path in sources(package):
        total.update(b"\0" + str(path.relative_to(package)).encode() + b"\0")
        total.update(path.read_bytes())
    return total.hexdigest()


def sources(package: Path) -> list[Path]:
    """The files of the compiled parts, data files included."""
    found = [path for part in PARTS for path in (package / part).rglob("*")]
    return sorted([path for path in found if path.is_file() and path.suffix not in (".pyc", ".so")])


def linked(package: Path) -> list[str]:
    return sorted([path.name for path in package.iterdir() if path.name not in (*PARTS, "__pycache__")])


def is_fresh(root: Path) -> bool:
    try:
        return (root / ".fast" / "stamp").read_text() == fingerprint(root)
    except OSError:
        return False


def build(root: Path, more: Sequence[Path] = ()) -> bool:
    """Bring the copy up to date, with ``more`` modules compiled beside the package; False when it already was."""
    fast = root / ".fast"
    if is_fresh(root) and all([same(path, fast / path.name) for path in more]):
        return False
    if shutil.which("gcc") is None and shutil.which("cc") is None:
        raise CannotBuild("the compiled build needs a C compiler (gcc), and none was found on the PATH")
    stamp = fingerprint(root)
    fast.mkdir(exist_ok=True)
    (fast / "stamp").unlink(missing_ok=True)
    mirror(root / "src" / "starboard", fast / "starboard")
    for old in fast.glob("*.py"):
        old.unlink()
    for path in more:
        shutil.copyfile(path, fast / path.name)
    compile_in(fast)
    (fast / "stamp").write_text(stamp)
    return True


def mirror(package: Path, copy: Path) -> None:
    """Copy what changed and drop what is gone: the compiler then skips what it has done before."""
    copy.mkdir(exist_ok=True)
    for path in copy.iterdir():
        if path.is_symlink():
            path.unlink()
    for name in linked(package):
        (copy / name).symlink_to(os.path.relpath(package / name, copy))
    wanted = {path.relative_to(package) for path in sources(package)}
    for old in sources(copy):
        if old.relative_to(copy) not in wanted:
            old.unlink()
    for relative in sorted(wanted):
        target = copy / relative
        if not same(package / relative, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(package / relative, target)


def same(path: Path, copy: Path) -> bool:
    return copy.exists() and copy.read_bytes() == path.read_bytes()


def compile_in(fast: Path) -> None:
    for old in fast.rglob("*.so"):
        if "build" not in old.relative_to(fast).parts:
            old.unlink()
    package = fast / "starboard"
    games = [path.parent for path in (package / "games").glob("*/title.py")]
    modules = [path for folder in (package / "core", *games, package / "bots") for path in folder.rglob("*.py")]
    modules = [path for path in modules if path.name != "__init__.py"] + list(fast.glob("*.py"))
    names = ",".join(sorted([str(path.relative_to(fast)) for path in modules]))
    # setuptools takes what was compiled with other flags for up to date: it lies elsewhere.
    made = f"build/{hashlib.blake2b(HOW, digest_size=6).hexdigest()}"
    places = ["--build-temp", made, "--build-lib", made]
    command = [sys.executable, "-c", SCRIPT, "build_ext", "--inplace", *places, "-j", "2", names]
    environment = {**os.environ, "PYTHONPATH": "", "CFLAGS": FLAGS, "MYPY_CACHE_DIR": str(fast / "mypy-cache")}
    try:
        result = subprocess.run(command, cwd=fast, env=environment, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotBuild(f"the compiled build could not start: {error}") from None
    if result.returncode != 0:
        (fast / "build.log").write_text(result.stdout + result.stderr)
        raise CannotBuild(f"the compiled build failed; {fast / 'build.log'} ends: {last_line(result)}")


def last_line(result: subprocess.CompletedProcess[str]) -> str:
    lines = [line for line in (result.stdout + "\n" + result.stderr).splitlines() if line.strip()]
    return lines[-1] if lines else "without a word"
