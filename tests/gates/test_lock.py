"""The lock file fits pyproject.toml and what is installed. Nothing is fetched to know it."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import lock

TEXT = lock.LOCK.read_text()
PROJECT = tomllib.loads(lock.PROJECT.read_text())
AGAIN = "run python3 tools/lock.py"


def wanted(project: dict[str, Any]) -> dict[str, list[str]]:
    """The requirements of pyproject.toml by extra; what builds the package is always needed."""
    base = project["project"]["dependencies"] + project["build-system"]["requires"]
    return {"base": base, **project["project"]["optional-dependencies"]}


def pins(text: str, extra: str) -> dict[str, list[Requirement]]:
    """What is locked for an extra. A package may be there twice, for different platforms."""
    found: dict[str, list[Requirement]] = {}
    for entry in lock.entries(lock.chosen(text, ["base", extra])):
        pin = Requirement(entry.partition("\\")[0])
        found.setdefault(canonicalize_name(pin.name), []).append(pin)
    return found


def unfit(project: dict[str, Any], text: str) -> list[str]:
    """Requirements of pyproject.toml that the lock does not satisfy, and extras that only the lock knows."""
    wrong = [
        f"{extra}: {line}"
        for extra, lines in wanted(project).items()
        for line in lines
        if not satisfied(Requirement(line), pins(text, extra))
    ]
    known = {extra for entry in lock.entries(text) for extra in lock.extras_of(entry)}
    return wrong + [f"{extra}: not in pyproject.toml" for extra in sorted(known - set(wanted(project)))]


def satisfied(need: Requirement, locked: dict[str, list[Requirement]]) -> bool:
    versions = [version(pin) for pin in locked.get(canonicalize_name(need.name), [])]
    return bool(versions) and all([need.specifier.contains(version) for version in versions])


def version(pin: Requirement) -> str:
    return str(pin.specifier).removeprefix("==")


def reached(lines: list[str], locked: dict[str, list[Requirement]]) -> set[str]:
    """Everything that the requirements bring along on this machine, by what the installed packages say."""
    found: set[str] = set()
    seen: set[str] = set()
    open_ends = [Requirement(line) for line in lines]
    while open_ends:
        need = open_ends.pop()
        if str(need) in seen:
            continue
        seen.add(str(need))
        assert satisfied(need, locked), f"{need} is not locked: {AGAIN}"
        package = distribution(need.name)
        here = [pin for pin in locked[canonicalize_name(need.name)] if pin.marker is None or pin.marker.evaluate()]
        assert package.version in [version(pin) for pin in here], f"{need.name} {package.version} is not what is locked"
        found.add(canonicalize_name(need.name))
        for further in [Requirement(line) for line in package.requires or []]:
            marker = further.marker
            if marker is None or any([marker.evaluate({"extra": extra}) for extra in ("", *need.extras)]):
                open_ends.append(further)
    return found


def test_every_package_is_pinned_and_hashed_and_no_host_is_named() -> None:
    packages = lock.entries(TEXT)
    assert lock.HEADER + "".join(packages) == TEXT
    for entry in packages:
        assert re.fullmatch(
            r"[a-z0-9-]+==[\w.]+( ; .+)? \\\n(    --hash=sha256:[0-9a-f]{64}( \\)?\n)+    #( [a-z]+)+\n", entry
        ), entry[:60]
    assert "//" not in TEXT


def test_the_lock_fits_pyproject() -> None:
    assert unfit(PROJECT, TEXT) == [], AGAIN


def test_the_lock_holds_what_the_installed_packages_need_and_no_more() -> None:
    for extra in ("base", "fast", "test"):  # what ./test installs
        locked = pins(TEXT, extra)
        both = reached(wanted(PROJECT)["base"] + wanted(PROJECT)[extra], locked)
        here = {name for name, lines in locked.items() if any([p.marker is None or p.marker.evaluate() for p in lines])}
        assert both == here, f"{extra}: {AGAIN}"


def test_a_stale_lock_is_noticed() -> None:
    project = {
        "build-system": {"requires": ["setuptools>=77"]},
        "project": {"dependencies": ["click>=8.1"], "optional-dependencies": {"fast": ["mypy>=1.15"]}},
    }
    good = "click==8.2 \\\n    # base\nmypy==1.16 \\\n    # fast\nsetuptools==80 \\\n    # base\n"
    assert unfit(project, good) == []
    assert unfit(project, good.replace("click==8.2", "click==8.0")) == ["base: click>=8.1"]
    assert unfit(project, good.replace("setuptools", "wheel")) == ["base: setuptools>=77"]
    assert unfit(project, good.replace("# fast", "# test")) == ["fast: mypy>=1.15", "test: not in pyproject.toml"]
