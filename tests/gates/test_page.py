"""The page draws sheets: it holds no memory layout and no rule that it would find by a procedure's name.

What it says itself stands in files called words.ts, in both languages.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gates.source import ROOT, short
from starboard.core import registry

WEB = ROOT / "web" / "src"
PAGES = sorted([path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")])
PROCEDURES = sorted({"Shuffle", *[name for title in registry.titles() for name in title.procedures]})
QUOTED = rf"""(['"`])({"|".join(PROCEDURES)})\1"""

LAYOUT = {
    "a stride": r"[\w\])] ?\* ?\d+ ?\+ ?[\w(]|(Math\.floor|Math\.trunc)\([^()]*/ ?\d+\)|\w\)? % \d",
    "bit arithmetic": r"\s(>>>?|<<)\s|(>>>?|<<) ?\d|(?<!&)&\s*\d|(?<!&)&\s+[a-z(]|\d\s*&(?!&)|\w \^ \w|~\w",
    "a procedure": r"\.(procedure|fields)\b",
}
PAIR = r"""['"`]\s*,\s*$"""  # the English half of two words is nobody's name


def code(text: str) -> str:
    """A file without its styles and comments."""
    return re.sub(r"<style>.*?</style>|<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


def findings(text: str) -> list[str]:
    found = []
    for line in code(text).splitlines():
        found += [f"{what}: {line.strip()}" for what, pattern in LAYOUT.items() if re.search(pattern, line)]
        for match in re.finditer(QUOTED, line):
            if not re.search(PAIR, line[: match.start()]):
                found.append(f"a procedure: {line.strip()}")
    return found


@pytest.mark.parametrize("path", PAGES, ids=short)
def test_the_page_knows_no_layout_and_no_procedure(path: Path) -> None:
    assert not findings(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ("const fresh = data.fresh[seat * 24 + system];", "a stride"),
        ("<span data-anchor={`slot:${seat * 7 + i}`}>", "a stride"),
        ("const suit = Math.floor(card / 7);", "a stride"),
        ("const number = (card % 7) + 1;", "a stride"),
        ("const owner = (code - 1) >> 2;", "bit arithmetic"),
        ("<g data-anchor={`tile:${place >> 1}`}>", "bit arithmetic"),
        ("const starport = ((code - 1) & 2) > 0;", "bit arithmetic"),
        ("const both = mine & theirs;", "bit arithmetic"),
        ("if (1 << kind) return;", "bit arithmetic"),
        ("view.stack.find((frame) => frame.procedure)", "a procedure"),
        ("const { spot = 0 } = stack.at(-1)?.fields ?? {};", "a procedure"),
        ("names.includes('Battle')", "a procedure"),
        ('if (name === "Draft") return;', "a procedure"),
    ],
)
def test_a_page_that_knows_more_is_found_out(wrong: str, what: str) -> None:
    assert [finding.partition(":")[0] for finding in findings(wrong)] == [what]


@pytest.mark.parametrize(
    "right",
    [
        "const props: BoardProps & { seat: number } = $props();",
        "const found: Record<string, Promise<Drawing>> = {};",
        "title: ['Kapitel', 'Chapter'],",
        "import Draft from './Draft.svelte';",
        "if (here && there) go();",
        "const x = L + (W * at) / of; // seat * 7 + slot",
        "const mid = cluster * 60 - 30, r = off * 7.6;",
        "<style> .a & .b { width: calc(3 * 7 + 2) } </style>",
    ],
)
def test_a_page_that_draws_is_left_alone(right: str) -> None:
    assert findings(right) == []


TONGUES = {
    "a choice of language": r"\b(de|en|german|english|deutsch)\b *\?(?![.?])|[!=]== *['\"`](de|en)['\"`]",
    "a word": r"[äöüÄÖÜß]|\btitle: *\[ *['\"`]",
}
SPOKEN = {"settings.svelte.ts", "speech.ts", "words.ts"}  # where languages are chosen, and where the words are


def tongues(text: str) -> list[str]:
    return [
        f"{what}: {line.strip()}"
        for line in code(text).splitlines()
        for what, pattern in TONGUES.items()
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize("path", [path for path in PAGES if path.name not in SPOKEN], ids=short)
def test_what_the_page_says_stands_among_its_words(path: Path) -> None:
    assert not tongues(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ("<span>{de ? 'Runde' : 'Round'}</span>", "a choice of language"),
        ("const title = german ? first : second;", "a choice of language"),
        ("panel.title[settings.language === 'de' ? 0 : 1]", "a choice of language"),
        ("<button title='Würfeln'>", "a word"),
        ("{ id: 'court', title: ['Hof', 'Court'] }", "a word"),
    ],
)
def test_a_word_elsewhere_is_found_out(wrong: str, what: str) -> None:
    assert [finding.partition(":")[0] for finding in tongues(wrong)] == [what]


@pytest.mark.parametrize(
    "right",
    [
        "<span>{t('round')}</span> <!-- Kapitel für Kapitel -->",
        "{ id: 'court', title: () => t('court') }",
        "if (message.lang !== settings.language) return;",
        '<option value="de">Deutsch</option>',
    ],
)
def test_words_that_are_looked_up_are_left_alone(right: str) -> None:
    assert tongues(right) == []
