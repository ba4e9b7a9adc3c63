"""The compiled copy: when it is fresh, what it is made of, and what is said where it cannot be made."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard import fast
from starboard.cli import run

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A work tree in small."""
    package = tmp_path / "src" / "starboard"
    for name in ("core/state.py", "games/go/title.py", "games/go/data.json", "cli/app.py", "laws.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("1\n")
    return tmp_path


def test_rules_are_copied_and_the_rest_is_linked(tree: Path) -> None:
    copy = tree / ".fast" / "starboard"
    copy.parent.mkdir()
    fast.mirror(tree / "src" / "starboard", copy)
    assert not (copy / "core" / "state.py").is_symlink()
    assert (copy / "games" / "go" / "data.json").read_text() == "1\n"
    assert (copy / "cli").resolve() == tree / "src" / "starboard" / "cli"
    assert (copy / "laws.py").read_text() == "1\n"


def test_the_copy_follows_the_source(tree: Path) -> None:
    package, copy = tree / "src" / "starboard", tree / ".fast" / "starboard"
    copy.parent.mkdir()
    fast.mirror(package, copy)
    untouched = (copy / "core" / "state.py").stat().st_mtime_ns
    (package / "games" / "go" / "title.py").write_text("2\n")
    (package / "games" / "go" / "data.json").unlink()
    (package / "laws.py").rename(package / "law.py")
    fast.mirror(package, copy)
    assert (copy / "games" / "go" / "title.py").read_text() == "2\n"
    assert not (copy / "games" / "go" / "data.json").exists()
    assert sorted([path.name for path in copy.iterdir()]) == ["cli", "core", "games", "law.py"]
    assert (copy / "core" / "state.py").stat().st_mtime_ns == untouched


@pytest.mark.parametrize(
    ("name", "stale"), [("core/state.py", True), ("games/go/title.py", True), ("cli/app.py", False)]
)
def test_only_a_change_of_the_rules_makes_it_stale(tree: Path, name: str, stale: bool) -> None:
    (tree / ".fast").mkdir()
    (tree / ".fast" / "stamp").write_text(fast.fingerprint(tree))
    assert fast.is_fresh(tree)
    (tree / "src" / "starboard" / name).write_text("2\n")
    assert fast.is_fresh(tree) is not stale


def test_without_a_compiler_it_is_one_line(
    tree: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(fast, "repository", lambda: tree)
    assert run(["build-fast"]) == 2
    assert "needs a C compiler" in capsys.readouterr().err
    assert not (tree / ".fast").exists()


def test_an_installed_package_cannot_be_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "repository", lambda: None)
    assert run(["build-fast"]) == 2
    assert "works in a clone" in capsys.readouterr().err


def test_this_package_knows_its_work_tree() -> None:
    assert fast.repository() == ROOT


def test_continuous_integration_runs_the_tests_and_nothing_else() -> None:
    assert (ROOT / ".ci" / "run").read_text() == '#!/bin/sh\nexec "$(dirname "$0")/../test"\n'


def test_a_module_beside_the_package_is_compiled_with_it(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[list[str]] = []
    monkeypatch.setattr(fast, "compile_in", lambda copy: compiled.append([path.name for path in copy.glob("*.py")]))
    module = tree / "mine.py"
    module.write_text("1\n")
    assert fast.build(tree)
    assert fast.build(tree, [module])
    assert not fast.build(tree, [module])
    module.write_text("2\n")
    assert fast.build(tree, [module])
    assert compiled == [[], ["mine.py"], ["mine.py"]]
