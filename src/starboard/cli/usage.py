"""How often each text and thing occurred in games and each ability was used: what never occurs is dead or untested."""

from __future__ import annotations

from typing import Any

from starboard.core.game import Title
from starboard.core.text import EN, Nouns
from starboard.laws.uses import Uses
from starboard.laws.words import Words


def usage(title: Title, words: Words, uses: Uses) -> dict[str, Any]:
    """The whole table as data."""
    return {
        "texts": text_counts(title, words),
        "things": {kind: thing_counts(title, words, kind, len(facts)) for kind, facts in sorted(title.facts().items())},
        "abilities": [
            {"ability": uses.names[ability](EN), "times": times, "games": uses.games[ability]}
            for ability, times in uses.times.items()
        ],
    }


def text_counts(title: Title, words: Words) -> dict[str, int]:
    """Declared texts with their counts. All labels of a question are counted as one."""
    counts = {f"{key.partition('=')[0]}=" if "=" in key[1:] else key: 0 for key in title.texts if key != "=done"}
    counts.update(words.keys)
    return counts


def thing_counts(title: Title, words: Words, kind: str, number: int) -> dict[str, Any]:
    """How many things there are of a kind, and the names of those that no text named."""
    never = [value for value in range(number) if not words.things.get((kind, value))]
    nouns = Nouns(title)
    return {"number": number, "never": [nouns.noun(kind, value, EN) for value in never]}


def show_usage(table: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    counts: dict[str, int] = table["texts"]
    texts = Table("text", "times")
    for key in sorted(counts, key=lambda key: (-counts[key], key)):
        texts.add_row(key, times(counts[key]))
    console.print(texts)
    for kind, found in table["things"].items():
        never = found["never"]
        console.print(f"{kind}: {found['number'] - len(never)} of {found['number']} occurred")
        if never:
            console.print("  never: " + ", ".join(never))
    if table["abilities"]:
        abilities = Table("ability", "times used", "in games")
        for row in table["abilities"]:
            abilities.add_row(row["ability"], times(row["times"]), str(row["games"]))
        console.print(abilities)


def times(count: int) -> str:
    return str(count) if count else "[red]never[/]"
