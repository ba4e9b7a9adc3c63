"""Every statement of the campaign's rules is named by a test: by its id in a docstring, or in the name of the test."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
# What waits for the fate whose cards need it.
WAITING = {"lor.holdings"}


def statements() -> list[str]:
    return (HERE / "rules.txt").read_text(encoding="utf-8").split()


def unnamed(ids: list[str], tests: str) -> set[str]:
    words = set(re.findall(r"[a-z0-9]+\.[a-z0-9_.]*[a-z0-9]", tests))
    names = [name + "_" for name in re.findall(r"def test_(\w+)", tests)]
    return {id for id in ids if id not in words and not any([id.replace(".", "_") + "_" in name for name in names])}


def test_every_statement_is_named_by_a_test() -> None:
    files = [path for path in sorted(HERE.rglob("test_*.py")) if path != Path(__file__)]
    tests = "\n".join([path.read_text(encoding="utf-8") for path in files])
    assert unnamed(statements(), tests) == WAITING


def test_an_id_without_a_test_is_found() -> None:
    tests = 'def test_emp_truce_spares_regents() -> None:\n    """cri.order"""'
    assert unnamed(["emp.truce", "cri.order", "emp.true", "cri.or"], tests) == {"emp.true", "cri.or"}
