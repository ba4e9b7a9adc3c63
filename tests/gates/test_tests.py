"""Where the tests of Arcs stand: in a file named after the source file that they test. Few cross the files."""

from __future__ import annotations

from gates.source import ROOT, files

CROSSING = {
    "faces",  # action cards that can be laid with one of two
    "laws",  # whole games
    "loops",  # whatever could go on for ever
    "pairs",  # cards that meet
    "rulebook",  # worked examples by page
    "rulebook_battle",
    "rulings",  # that each has a test
    "table",  # the tests' own
    "terminal",  # starboard.terminal
    "toy_variant",  # a way to play of tests
}


def astray(tests: set[str], sources: set[str]) -> set[str]:
    """Test files that are named after nothing."""
    return {name for name in tests if name not in sources and name not in CROSSING}


def test_each_test_file_is_named_after_a_source_file() -> None:
    tests = {path.stem.removeprefix("test_") for path in (ROOT / "tests" / "arcs").glob("test_*.py")}
    assert not astray(tests, {path.stem for path in files("games/arcs")})
    assert tests >= CROSSING


def test_a_test_file_of_several_source_files_is_found() -> None:
    assert astray({"tax", "pairs", "rulings_actions"}, {"tax", "build"}) == {"rulings_actions"}
