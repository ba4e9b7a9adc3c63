"""A step either asks or acts: nothing on the way to a question changes the position, a procedure or the log.

Putting a question anew (the laws do) finds only what changes a second time, so this reads the source: the steps, and
the functions and methods that they call, by name.
"""

from __future__ import annotations

import ast
import inspect
import textwrap

import pytest

from gates.source import called, files, tree
from starboard.core import registry

HELD = {"self", "game", "state"}  # what a step or a function was given to change
CHANGING = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "call", "tell", "derive"}
ALOUD = "aloud"  # a query with this argument lets cards tell the log what they did


def root(node: ast.expr) -> str:
    """``game`` of ``game.slots[3]``."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def targets(node: ast.AST) -> list[ast.expr]:
    """What an assignment or a deletion changes."""
    if isinstance(node, (ast.Assign, ast.Delete)):
        return [part for target in node.targets for part in getattr(target, "elts", [target])]
    return [node.target] if isinstance(node, (ast.AugAssign, ast.AnnAssign)) else []


def held(function: ast.FunctionDef) -> set[str]:
    """Names in a function for what it was given, or for a part of it: ``pile`` after ``pile = game.discard``."""
    names = set(HELD)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and root(node.value) in names:
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def copied(function: ast.AST) -> set[str]:
    """Names in a function for copies that it made: what happens to them is nobody else's business."""
    names: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and called(node.value) == "copy":
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def changes(node: ast.AST, names: set[str], verbs: set[str]) -> list[str]:
    """What a piece of code changes of all that ``names`` stand for, by itself or by calling a verb."""
    found = []
    copies = copied(node)
    for part in parts(node):
        for target in targets(part):
            if isinstance(target, (ast.Attribute, ast.Subscript)) and root(target) in names:
                found.append(ast.unparse(target))
        if isinstance(part, ast.Call):
            changing = isinstance(part.func, ast.Attribute) and part.func.attr in CHANGING and root(part.func) in names
            speaking = is_true(part) and called(part) + ALOUD in verbs
            on_a_copy = bool(part.args) and root(part.args[0]) in copies
            if changing or speaking or (called(part) in verbs and not on_a_copy):
                found.append(ast.unparse(part.func))
    return found


def parts(node: ast.AST) -> list[ast.AST]:
    """A piece of code and all in it, but what happens only ``if aloud``: that is up to the caller."""
    if isinstance(node, ast.If) and ALOUD in [name.id for name in ast.walk(node.test) if isinstance(name, ast.Name)]:
        return []
    return [node, *[part for child in ast.iter_child_nodes(node) for part in parts(child)]]


def is_true(call: ast.Call) -> bool:
    """Whether a call hands on a bare True."""
    given = [*call.args, *[word.value for word in call.keywords]]
    return any([isinstance(value, ast.Constant) and value.value is True for value in given])


def verbs_of(functions: list[ast.FunctionDef]) -> set[str]:
    """Names of the functions and methods that change something, by themselves or through others."""
    verbs = {f.name + ALOUD for f in functions if ALOUD in [arg.arg for arg in f.args.args]}
    while True:
        more = {f.name for f in functions if f.name != "__init__" and changes(f, held(f), verbs)} - verbs
        if not more:
            return verbs
        verbs |= more


def before_questions(step: ast.FunctionDef, verbs: set[str]) -> list[str]:
    """What a step changes on a path that ends in a question."""
    found: list[str] = []
    follow(step.body, [], held(step), verbs, found)
    return found


def follow(body: list[ast.stmt], so_far: list[str], names: set[str], verbs: set[str], found: list[str]) -> list[str]:
    """Follow all paths through some statements; the changes with which they end, if they do not return."""
    for statement in body:
        if isinstance(statement, ast.Return):
            if statement.value is not None and not isinstance(statement.value, ast.Constant):
                found += so_far + changes(statement.value, names, verbs)
            return []
        blocks = [getattr(statement, "body", []), getattr(statement, "orelse", [])]
        if not any(blocks):
            so_far = so_far + changes(statement, names, verbs)
            continue
        for head in ("test", "iter"):
            if hasattr(statement, head):
                so_far = so_far + changes(getattr(statement, head), names, verbs)
        ends = [follow(block, so_far, names, verbs, found) for block in blocks]
        so_far = so_far + [change for end in ends for change in end if change not in so_far]
    return so_far


def functions_of(source: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(source) if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("name", registry.names())
def test_a_step_that_asks_changes_nothing(name: str) -> None:
    package = [tree(path) for path in files(f"games/{name.replace('-', '_')}")]
    verbs = verbs_of([function for source in package for function in functions_of(source)])
    changed = {}
    for procedure, kind in registry.find(name).procedures.items():
        for step in kind.steps:
            (function,) = functions_of(ast.parse(textwrap.dedent(inspect.getsource(getattr(kind, step)))))
            changed[f"{procedure}.{step}"] = before_questions(function, verbs)
    assert not {step: what for step, what in changed.items() if what}


WRONG = """
def gain(game, seat):
    game.supply[seat] -= 1

def may_tax(game, seat):
    gain(game, seat)
    return True

def catapults(game, aloud=False):
    if aloud:
        game.tell("ability")
    return True

class Pressgang:
    def sets_a_field(self, game):
        self.resource = -1
        return Ask(self.seat, "resource", [0, 1])

    def changes_a_pile(self, game):
        pile = game.discard
        if self.seat:
            pile.append(3)
        return Ask(self.seat, "resource", [0, 1])

    def tells_through_a_query(self, game):
        return Ask(self.seat, "resource", [0, 1]) if may_tax(game, self.seat) else None

    def speaks(self, game):
        return Ask(self.seat, "resource", [0, 1]) if catapults(game, True) else None

    def listens(self, game):
        return Ask(self.seat, "resource", [0, 1]) if catapults(game) else None

    def acts_or_asks(self, game):
        if not game.supply:
            self.resource = -1
            gain(game, self.seat)
            return None
        choices = []
        for resource in game.supply:
            choices.append(resource)
        return Ask(self.seat, "resource", choices)
"""


def test_steps_that_change_what_they_ask_about_are_found() -> None:
    functions = functions_of(ast.parse(WRONG))
    found = {function.name: before_questions(function, verbs_of(functions)) for function in functions[3:]}
    assert found == {
        "sets_a_field": ["self.resource"],
        "changes_a_pile": ["pile.append"],
        "tells_through_a_query": ["may_tax"],
        "speaks": ["catapults"],
        "listens": [],
        "acts_or_asks": [],
    }
