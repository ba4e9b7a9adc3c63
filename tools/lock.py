"""The lock file: which version of which package is installed, told by hashes. Standard library only.

    python3 tools/lock.py               # after a change of pyproject.toml: what still fits stays as it is
    python3 tools/lock.py --upgrade     # everything as new as pyproject.toml allows

One file for all platforms and Pythons: where they differ, lines carry markers. It names no package host. The comment
below a package names the extras that need it; ``base`` stands for what is always needed, and to build the package.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
LOCK = ROOT / "requirements.lock"
HEADER = "# Made by tools/lock.py. Below each package: the extras that need it.\n"

# -- reading ------------------------------------------------------------------------------------------


def entries(text: str) -> list[str]:
    """The packages of a lock file, each with its hashes and its comment."""
    return re.findall(r"^\w.*\n(?:[ ].*\n)*", text, re.MULTILINE)


def extras_of(entry: str) -> list[str]:
    return entry.rpartition("# ")[2].split()


def name_of(entry: str) -> str:
    return entry.partition("==")[0]


def chosen(text: str, extras: list[str]) -> str:
    """What some extras need, as requirements for pip."""
    return "".join([entry for entry in entries(text) if set(extras) & set(extras_of(entry))])


# -- making -------------------------------------------------------------------------------------------


def make(upgrade: bool) -> None:
    project = tomllib.loads(PROJECT.read_text())
    extras = list(project["project"]["optional-dependencies"])
    with tempfile.TemporaryDirectory() as scratch:
        here = Path(scratch)
        builder, pins = here / "build.txt", here / "pins.txt"
        builder.write_text("\n".join(project["build-system"]["requires"]))
        if LOCK.exists() and not upgrade:
            pins.write_text(LOCK.read_text())  # the resolver prefers what stands in the file that it writes
        resolver = [*install_uv(here), "--quiet", "pip", "compile", "--no-config", "--universal", "--no-header"]
        resolver += ["--no-annotate", f"--python-version={project['project']['requires-python'].strip('>=')}"]

        def needed(*sources: str) -> set[str]:
            found = run(*resolver, f"--constraints={pins}", str(PROJECT), *sources)
            return {name_of(line) for line in found.splitlines()}

        run(*resolver, "--all-extras", "--generate-hashes", f"--output-file={pins}", str(PROJECT), str(builder))
        parts = {"base": needed(str(builder))}
        for extra in extras:
            parts[extra] = needed(f"--extra={extra}") - parts["base"]
        LOCK.write_text(HEADER + "".join([labelled(entry, parts) for entry in entries(pins.read_text())]))


def labelled(entry: str, parts: dict[str, set[str]]) -> str:
    return f"{entry}    # {' '.join([extra for extra, names in parts.items() if name_of(entry) in names])}\n"


def install_uv(folder: Path) -> list[str]:
    """uv resolves for all platforms at once, which pip cannot. It stays outside the project's environment."""
    venv.create(folder / "venv", with_pip=True)
    python = str(folder / "venv" / "bin" / "python")
    run(python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "uv")
    return [python, "-m", "uv"]


def run(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout


if __name__ == "__main__":
    if set(sys.argv[1:]) - {"--upgrade"}:
        sys.exit(__doc__)
    make(upgrade="--upgrade" in sys.argv)
