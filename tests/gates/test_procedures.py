"""Every procedure: steps are methods, fields are set from the start, questions fill fields, the codec finds it."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil

import pytest

from gates.source import called, strings
from starboard.core import registry
from starboard.core.procedure import Procedure
from starboard.core.state import Shuffle

KINDS = [
    (title.id, name, kind)
    for title in registry.titles()
    for name, kind in {**title.procedures, "Shuffle": Shuffle}.items()
]
IDS = [f"{title}-{name}" for title, name, _ in KINDS]


@pytest.mark.parametrize(("title", "name", "kind"), KINDS, ids=IDS)
def test_steps_are_methods(title: str, name: str, kind: type[Procedure]) -> None:
    assert kind.steps or kind.__subclasses__(), f"{name} has no steps"
    for step in kind.steps:
        assert callable(getattr(kind, step, None)), f"{name} has no method for its step {step!r}"


@pytest.mark.parametrize(("title", "name", "kind"), KINDS, ids=IDS)
def test_fields_are_set_without_arguments_and_nothing_else_is(title: str, name: str, kind: type[Procedure]) -> None:
    frame = kind()
    for field in frame.fields:
        value = getattr(frame, field, None)
        plain = type(value) is int or (isinstance(value, tuple) and all([type(part) is int for part in value]))
        assert plain, f"{name}.{field} is {value!r}, not a number or a tuple of numbers"
    stray = set(vars(frame)) - {"step", *frame.fields}
    assert not stray, f"{name} keeps {stray} outside its fields: copies and saves lose it"


@pytest.mark.parametrize(("title", "name", "kind"), KINDS, ids=IDS)
def test_questions_and_leaps_name_what_exists(title: str, name: str, kind: type[Procedure]) -> None:
    source = ast.parse(inspect.getsource(kind).lstrip())
    for call in [node for node in ast.walk(source) if isinstance(node, ast.Call)]:
        if called(call) in ("Ask", "Roll", "Order"):
            for field in strings(call.args)[:1]:
                assert field in kind.fields, f"{name} asks for {field!r}, which is no field of it"
        if called(call) == "go_to" and isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
            for step in strings(call.args) if call.func.value.id == "self" else []:
                assert step in kind.steps, f"{name} goes to {step!r}, which is no step of it"


@pytest.mark.parametrize("title", registry.names())
def test_the_codec_finds_every_procedure(title: str) -> None:
    package = importlib.import_module(f"starboard.games.{title.replace('-', '_')}")
    known = registry.find(title).procedures
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for name, thing in vars(importlib.import_module(info.name)).items():
            ours = isinstance(thing, type) and issubclass(thing, Procedure) and thing.__module__ == info.name
            if ours and thing.steps:
                assert known.get(name) is thing, f"{info.name}.{name} is missing in the procedures of {title}"
