"""Texts: both languages refer to the same things, prompts exist, and no text is left over."""

from __future__ import annotations

import ast
import inspect
from functools import cache

import pytest

from gates.source import called, files, strings, tree
from starboard.core import registry
from starboard.core.game import Title
from starboard.core.procedure import Procedure
from starboard.core.state import Shuffle
from starboard.core.text import DE, EN, PLACE, Text

NAMES = registry.names()


def places(text: Text, language: str) -> list[tuple[str, str]]:
    return sorted([(match.group(1), match.group(2)) for match in PLACE.finditer(text(language))])


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_name_the_same_things(name: str) -> None:
    for key, text in registry.find(name).texts.items():
        assert text.de.strip(), f"{key} is empty in German"
        assert text.en.strip(), f"{key} is empty in English"
        assert set(places(text, DE)) == set(places(text, EN)), f"{key}: {text.de!r} against {text.en!r}"


@pytest.mark.parametrize("name", NAMES)
def test_what_forms_show_is_said_in_both_languages(name: str) -> None:
    title = registry.find(name)
    said = [title.name, title.about]
    for variant in title.variants:
        said += [variant.name, variant.about]
        for option in variant.options:
            said += [option.text, *[choice.text for choice in option.choices]]
        primer = title.primer(variant.id)
        assert primer, f"{variant.id} tells nobody how it is played"
        said += [text for paragraph in primer for text in paragraph]
    assert all([text.de.strip() and text.en.strip() for text in said])


@cache
def given_values(name: str) -> list[str]:
    """What procedures of a title add to the values of their texts: ``values["price"] = ...`` where they word it."""
    return [
        key
        for path in files(f"games/{name.replace('-', '_')}")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "values"
        for key in strings([node.slice])
    ]


@pytest.mark.parametrize("name", NAMES)
def test_prompts_and_labels_belong_to_a_question(name: str) -> None:
    """A key such as ``Battle.system=`` names a procedure and a field of it; its places are fields too."""
    title = registry.find(name)
    kinds: dict[str, type[Procedure]] = {**title.procedures, "Shuffle": Shuffle}
    for key, text in title.texts.items():
        procedure, dot, field = key.partition("=")[0].partition(".")
        if not dot or not procedure[:1].isupper():
            continue
        assert procedure in kinds, f"the text {key} belongs to no procedure"
        assert field in kinds[procedure].fields, f"the text {key} belongs to no field of {procedure}"
        if type(title).prompt is Title.prompt and type(title).label is Title.label:
            words_itself = "=" in key and kinds[procedure].wording is not Procedure.wording
            asks_itself = "=" not in key and kinds[procedure].asking is not Procedure.asking
            more = given_values(name) if words_itself or asks_itself else ()
            known = ("it", *kinds[procedure].fields, *more)
            for place, _ in places(text, EN):
                assert place in known, f"{key} refers to {place!r}"


@pytest.mark.parametrize("name", NAMES)
def test_every_question_in_the_source_has_a_prompt(name: str) -> None:
    title = registry.find(name)
    if type(title).prompt is not Title.prompt:
        pytest.skip("this title words its prompts itself; the laws read every one that is met")
    for procedure, kind in title.procedures.items():
        source = ast.parse(inspect.getsource(kind).lstrip())
        for call in [node for node in ast.walk(source) if isinstance(node, ast.Call) and called(node) == "Ask"]:
            for field in strings(call.args)[:1]:
                assert f"{procedure}.{field}" in title.texts, f"the question {procedure}.{field} has no prompt"


@pytest.mark.parametrize("name", NAMES)
def test_no_text_is_left_over(name: str) -> None:
    """A text that is neither a prompt nor a label stands as a string somewhere in the rules, besides its definition;
    the end of a label that ``wording`` picks does, too."""
    title = registry.find(name)
    found: dict[str, int] = {}
    parts: list[str] = []
    for path in files(f"games/{name.replace('-', '_')}"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found[node.value] = found.get(node.value, 0) + 1
            if isinstance(node, ast.JoinedStr):
                parts += [text for text in strings(node.values) if len(text) > 2]
    for key in title.texts:
        procedure = key.partition(".")[0].partition("=")[0]
        if procedure and procedure not in title.procedures and procedure != "Shuffle":
            built = any([part in key for part in parts])
            assert found.get(key, 0) > 1 or built, f"nothing says {key!r}"
        end = key.partition("=")[2]
        if end and end != "done" and not end.lstrip("-").isdigit() and type(title).label is Title.label:
            built = any([part in key for part in parts])
            assert end in found or built, f"no procedure words a choice as {key!r}"
