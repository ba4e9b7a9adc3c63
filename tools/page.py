"""What it takes to type-check and build the page: Node, and the packages of its lock file. Standard library only."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent.parent / "web"
OLDEST = (20, 19)  # what Vite runs on


def missing() -> str:
    """Why the page cannot be checked and built here, in one sentence; empty where it can."""
    if not has_node():
        return f"there is no Node {OLDEST[0]}.{OLDEST[1]} or newer on the PATH."
    return "" if has_packages() else "web/node_modules is not what web/package-lock.json names."


def has_node() -> bool:
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    major, _, rest = said.strip().removeprefix("v").partition(".")
    return major.isdigit() and (int(major), int(rest.partition(".")[0])) >= OLDEST


def has_packages() -> bool:
    """Whether what npm installed is what is locked. Optional packages are there on some machines only."""
    try:
        installed = packages(WEB / "node_modules" / ".package-lock.json")
    except FileNotFoundError:
        return False
    locked = packages(WEB / "package-lock.json")
    strange = [
        name for name, facts in installed.items() if facts.get("integrity") != locked.get(name, {}).get("integrity")
    ]
    absent = [name for name, facts in locked.items() if name not in installed and not facts.get("optional")]
    return not strange and not absent


def packages(file: Path) -> dict[str, dict[str, Any]]:
    """The packages of a lock file of npm, without the project itself."""
    read: dict[str, dict[str, Any]] = json.loads(file.read_text())["packages"]
    return {name: facts for name, facts in read.items() if name}


def fetch() -> None:
    """Install what is locked. What npm has to say is shown if it fails."""
    command = ["npm", "ci", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout)
