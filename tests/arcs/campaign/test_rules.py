"""Every statement of the campaign's rules is named by a test: by its id in a docstring, or in the name of the test; and
every worked example of the rulebook by its page."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
# Pages of the campaign's rulebook with worked examples; on p. 11 a catapult move and three battles.
EXAMPLES = (8, 9, 10, 11, 11, 11, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 27, 28, 29)


def statements() -> list[str]:
    return (HERE / "rules.txt").read_text(encoding="utf-8").split()


def unnamed(ids: list[str], tests: str) -> set[str]:
    words = set(re.findall(r"[a-z0-9]+\.[a-z0-9_.]*[a-z0-9]", tests))
    names = [name + "_" for name in re.findall(r"def test_(\w+)", tests)]
    return {id for id in ids if id not in words and not any([id.replace(".", "_") + "_" in name for name in names])}


def all_tests() -> str:
    files = [path for path in sorted(HERE.rglob("test_*.py")) if path != Path(__file__)]
    return "\n".join([path.read_text(encoding="utf-8") for path in files])


def without_test(pages: tuple[int, ...], tests: str) -> set[int]:
    """Pages with more examples than tests that name the page."""
    named = [int(page) for name in re.findall(r"def test_(\w+)", tests) for page in re.findall(r"page_(\d+)_", name)]
    return {page for page in pages if named.count(page) < pages.count(page)}


def test_every_statement_is_named_by_a_test() -> None:
    assert not unnamed(statements(), all_tests())


def test_every_worked_example_is_a_test_named_by_its_page() -> None:
    assert not without_test(EXAMPLES, all_tests())


def test_an_id_without_a_test_is_found() -> None:
    tests = 'def test_emp_truce_spares_regents() -> None:\n    """cri.order"""'
    assert unnamed(["emp.truce", "cri.order", "emp.true", "cri.or"], tests) == {"emp.true", "cri.or"}


def test_an_example_without_a_test_is_found() -> None:
    tests = "def test_page_11_a_catapult_move() -> None:\ndef test_power_p_page_1_is_halved() -> None:"
    assert without_test((1, 11, 11, 12), tests) == {11, 12}
