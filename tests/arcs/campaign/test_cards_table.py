"""The table of docs/campaign.md: every printed card, the moments it uses and the tests that name it.

``./test tests/arcs/campaign/test_cards_table.py --update`` writes it anew."""

from __future__ import annotations

import re
from inspect import isfunction
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign.fates.fate import Fate, fate_of
from starboard.games.arcs.cards.card import Card

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "campaign.md"
BEGIN, END = "<!-- cards: written by its test -->", "<!-- end of cards -->"
OF_THE_FATE = ("fate", "setup", "objective", "resolution")  # methods of the fate
NO_CLASS = ("reminder", "action_card", "event")  # a law said twice; cards in hands
SHARED = {"AID01A": "AID01", "AID01B": "AID01", "AID10A": "AID10", "AID10B": "AID10"}  # two sides, one class


class Printed(NamedTuple):
    fate: int
    code: str
    type: str


def printed_cards() -> list[Printed]:
    found, fate = [], 0
    for line in (HERE / "cards.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            first, second = line.split(maxsplit=1)
            if first.isdigit():
                fate = int(first)
            else:
                found.append(Printed(fate, first, second))
    return found


PRINTED = printed_cards()


def classes() -> dict[str, type[Card] | None]:
    """The class of each printed card; None where it has none or waits for its fate."""
    by_code = {card.code: type(card) for card in DECK.cards if card.id != NOTHING}
    found: dict[str, type[Card] | None] = {}
    ids = {number: iter(range(first, last)) for number, (first, last) in enumerate(pairwise(FIRST_OF_FATE))}
    for card in PRINTED:
        if card.fate == 0:
            found[card.code] = by_code[SHARED.get(card.code, card.code)]
        elif card.type in OF_THE_FATE:
            found[card.code] = type(fate_of(card.fate)) if fate_of(card.fate).ready else None
        elif card.type in NO_CLASS:
            found[card.code] = None
        else:
            there = DECK.cards[next(ids[card.fate])]
            found[card.code] = type(there) if there.id != NOTHING else None
    return found


IMPORTS = re.compile(r"^from .* import (?:\([^)]*\)|.*)$", re.MULTILINE)


def sources() -> dict[str, str]:
    """Every test file of the campaign, without its imports."""
    paths = [path for path in sorted(HERE.rglob("test_*.py")) if path.name != Path(__file__).name]
    return {path.stem.removeprefix("test_"): IMPORTS.sub("", path.read_text()) for path in paths}


def moments_used(kind: type[Card]) -> list[str]:
    base = Fate if issubclass(kind, Fate) else Card
    names = [name for name in dir(base) if name[0] != "_" and isfunction(getattr(base, name))]
    return [name for name in names if getattr(kind, name) is not getattr(base, name)]


def naming(kind: type[Card], tests: dict[str, str]) -> list[str]:
    """The files that name a class."""
    return [name for name, source in tests.items() if re.search(rf"\b{kind.__name__}\b", source)]


def rows() -> list[str]:
    found, kinds, tests = [], classes(), sources()
    for card in PRINTED:
        kind = kinds[card.code]
        fate = fate_of(card.fate).name("en") if card.fate else ""
        if kind is None:
            why = "in hands" if card.type in ("action_card", "event") else "says its law again"
            cells = [why if card.type in NO_CLASS and fate_of(card.fate).ready else "waits", "", ""]
        else:
            cells = [kind.__name__, ", ".join(moments_used(kind)), ", ".join(naming(kind, tests))]
        found.append(f"| {' | '.join([card.code, fate, card.type, *cells])} |")
    return found


def test_the_reference_has_442_cards_each_once() -> None:
    assert len(PRINTED) == 442
    assert len({card.code for card in PRINTED}) == 442


def test_every_card_of_a_finished_fate_is_there_and_has_a_test() -> None:
    kinds, tests = classes(), sources()
    for card in PRINTED:
        if card.type not in NO_CLASS and (card.fate == 0 or fate_of(card.fate).ready):
            kind = kinds[card.code]
            assert kind is not None, f"{card.code} is missing"
            assert naming(kind, tests), f"no test names {kind.__name__} ({card.code})"


def test_the_table_of_the_page_is_as_the_code_is(request: pytest.FixtureRequest) -> None:
    head = ["| id | fate | type | class | moments | tests |", "| --- | --- | --- | --- | --- | --- |"]
    table = "\n".join([BEGIN, *head, *rows(), END])
    before, _, rest = PAGE.read_text().partition(BEGIN)
    known, _, behind = rest.partition(END)
    if request.config.getoption("--update"):
        PAGE.write_text(before + table + behind)
    else:
        assert BEGIN + known + END == table, "--update writes it anew"
