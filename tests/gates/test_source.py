"""What the source of core and games may contain: the standard library, and what mypyc compiles well."""

from __future__ import annotations

import ast
import sys
import warnings
from pathlib import Path

import pytest

from gates.source import PACKAGE, files, imported, short, tree

RULES = files("core", "games")
IDS = [short(path) for path in RULES]
STARS = {"derive", "procedures_of"}  # functions of the core that take any number of arguments
UNREPEATABLE = ("random", "time", "datetime", "secrets", "uuid", "os", "threading")


@pytest.mark.parametrize("path", RULES, ids=IDS)
def test_core_and_games_import_the_standard_library_only(path: Path) -> None:
    for name in imported(path):
        top = name.partition(".")[0]
        assert top == "starboard" or top in sys.stdlib_module_names, f"{short(path)} imports {name}"
        assert top not in UNREPEATABLE, f"{short(path)} imports {name}: rules know no clock and no other random source"
        if top == "starboard":
            assert name.startswith(("starboard.core", "starboard.games")), f"{short(path)} imports {name}"


@pytest.mark.parametrize("path", files("core"), ids=[short(path) for path in files("core")])
def test_the_core_names_no_game(path: Path) -> None:
    text = path.read_text().lower()
    for game in [folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "title.py").exists()]:
        assert game not in text.replace("starboard.games", ""), f"{short(path)} names {game}"


def test_the_core_stays_small() -> None:
    assert sum([len(path.read_text().splitlines()) for path in files("core")]) <= 1000


@pytest.mark.parametrize("path", RULES, ids=IDS)
def test_rules_use_only_what_compiles_well(path: Path) -> None:
    for node in ast.walk(tree(path)):
        where = f"{short(path)}:{getattr(node, 'lineno', 0)}"
        assert not isinstance(node, (ast.Lambda, ast.Yield, ast.YieldFrom, ast.Await)), f"{where}: lambda or generator"
        assert not isinstance(node, ast.GeneratorExp), f"{where}: a generator expression; write a list"
        assert not isinstance(node, (ast.Global, ast.Nonlocal)), f"{where}: global or nonlocal"
        if isinstance(node, ast.ClassDef):
            assert len(node.bases) <= 1, f"{where}: more than one base class"
            assert not node.decorator_list, f"{where}: a class decorator"
        if isinstance(node, ast.FunctionDef):
            marks = [mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)]
            assert len(marks) == len(node.decorator_list), f"{where}: a decorator other than property"
            assert set(marks) <= {"property"}, f"{where}: a decorator other than property"
            inner = [sub for sub in ast.walk(node) if isinstance(sub, ast.FunctionDef) and sub is not node]
            assert not inner, f"{where}: a function in a function"
            stars = node.args.vararg is not None or node.args.kwarg is not None
            assert not stars or node.name in STARS, f"{where}: *args or **kwargs"


@pytest.mark.parametrize("path", RULES, ids=IDS)
def test_rules_iterate_over_no_set(path: Path) -> None:
    """The order of a set is not the same on every machine."""
    for node in ast.walk(tree(path)):
        sources = [node.iter] if isinstance(node, (ast.For, ast.comprehension)) else []
        for source in sources:
            direct = isinstance(source, (ast.Set, ast.SetComp))
            made = isinstance(source, ast.Call) and isinstance(source.func, ast.Name) and source.func.id == "set"
            loose = direct or made
            assert not loose, f"{short(path)}:{source.lineno}: iterates over a set"


def test_files_stay_short() -> None:
    """Above 400 lines a file is worth a look, above 600 it is split. Tables of data and texts may be longer."""
    lengths = {short(path): len(path.read_text().splitlines()) for path in sorted(PACKAGE.rglob("*.py"))}
    for name, lines in lengths.items():
        if lines > 400:
            warnings.warn(f"{name} has {lines} lines", stacklevel=1)
    tables = ("cards/", "fates/", "text", "data")
    long = [name for name, lines in lengths.items() if lines > 600 and not any([part in name for part in tables])]
    assert not long
