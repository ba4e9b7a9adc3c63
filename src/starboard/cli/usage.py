"""How often each text and thing occurred in games and each ability was used: what never occurs is dead or untested."""

from __future__ import annotations

from typing import Any

from starboard.core.game import Title
from starboard.core.text import EN, Nouns
from starboard.laws.uses import Uses
from starboard.laws.words import Words


def show_usage(title: Title, words: Words, uses: Uses) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    counts = text_counts(title, words)
    table = Table("text", "times")
    for key in sorted(counts, key=lambda key: (-counts[key], key)):
        table.add_row(key, str(counts[key]) if counts[key] else "[red]never[/]")
    console.print(table)
    for kind, facts in sorted(title.facts().items()):
        never = [value for value in range(len(facts)) if not words.things.get((kind, value))]
        console.print(f"{kind}: {len(facts) - len(never)} of {len(facts)} occurred")
        if never:
            nouns = Nouns(title)
            console.print("  never: " + ", ".join([nouns.noun(kind, value, EN) for value in never]))
    if uses.times:
        table = Table("ability", "times used", "in games")
        for row in ability_rows(uses):
            table.add_row(row["ability"], str(row["times"]) if row["times"] else "[red]never[/]", str(row["games"]))
        console.print(table)


def table_data(title: Title, words: Words, uses: Uses) -> dict[str, Any]:
    """The same for programs."""
    return {"texts": text_counts(title, words), "abilities": ability_rows(uses)}


def ability_rows(uses: Uses) -> list[dict[str, Any]]:
    """In the order that the game gives them."""
    return [
        {"ability": uses.names[ability](EN), "times": times, "games": uses.games[ability]}
        for ability, times in uses.times.items()
    ]


def text_counts(title: Title, words: Words) -> dict[str, int]:
    """Declared texts with their counts. All labels of a question are counted as one."""
    counts = {f"{key.partition('=')[0]}=" if "=" in key[1:] else key: 0 for key in title.texts if key != "=done"}
    counts.update(words.keys)
    return counts
