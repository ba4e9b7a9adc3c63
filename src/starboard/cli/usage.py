"""How often each text and each thing occurred in games: what never occurs is dead or untested."""

from __future__ import annotations

from starboard.core.game import Title
from starboard.core.text import EN, Nouns
from starboard.laws.words import Words


def show_usage(title: Title, words: Words) -> None:
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


def text_counts(title: Title, words: Words) -> dict[str, int]:
    """Declared texts with their counts. All labels of a question are counted as one."""
    counts = {f"{key.partition('=')[0]}=" if "=" in key[1:] else key: 0 for key in title.texts if key != "=done"}
    counts.update(words.keys)
    return counts
