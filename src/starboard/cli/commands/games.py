"""``starboard games``."""

from __future__ import annotations

from typing import Any

import click

from starboard.bots import bot as bots
from starboard.cli.common import json_option, print_json
from starboard.core import registry
from starboard.core.game import Option, Title, Variant
from starboard.core.text import LANGUAGES, Text


@click.command()
@json_option
def command(as_json: bool) -> None:
    """Titles, variants, seats, options, bots and rules versions."""
    found = [describe(title) for title in registry.titles()]
    if as_json:
        print_json({"games": found})
    else:
        show(found)


def describe(title: Title) -> dict[str, Any]:
    return {
        "title": title.id,
        "name": both(title.name),
        "about": both(title.about),
        "hidden": title.hidden,
        "bots": bots.names(title),
        "variants": [describe_variant(title, variant) for variant in title.variants],
    }


def describe_variant(title: Title, variant: Variant) -> dict[str, Any]:
    return {
        "variant": variant.id,
        "name": both(variant.name),
        "about": both(variant.about),
        "rules": title.rules_of(variant.id),
        "seats": list(variant.seats),
        "options": [describe_option(option) for option in variant.options],
    }


def describe_option(option: Option) -> dict[str, Any]:
    data: dict[str, Any] = {
        "option": option.name,
        "kind": option.kind,
        "default": option.default,
        "text": both(option.text),
    }
    if option.kind == "choice":
        data["choices"] = [{"value": choice.value, "text": both(choice.text)} for choice in option.choices]
    if option.kind == "int":
        data["low"], data["high"] = option.low, option.high
    return data


def both(text: Text) -> dict[str, str]:
    return {language: text(language) for language in LANGUAGES}


def show(found: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table

    console = Console()
    if not found:
        console.print("No games are installed.")
    for game in found:
        console.print(f"[bold]{game['title']}[/]  {game['name']['en']}: {game['about']['en']}")
        console.print(f"  bots: {', '.join(game['bots'])}")
        for variant in game["variants"]:
            seats = ", ".join([str(count) for count in variant["seats"]])
            told = f"{variant['about']['en']}; {seats} players (rules {variant['rules']})"
            console.print(f"  [bold]{variant['variant']}[/]  {told}")
            if variant["options"]:
                table = Table("option", "values", "default", "meaning")
                for option in variant["options"]:
                    table.add_row(option["option"], values(option), str(option["default"]), option["text"]["en"])
                console.print(Padding(table, (0, 0, 0, 4)))


def values(option: dict[str, Any]) -> str:
    if option["kind"] == "choice":
        return ", ".join([choice["value"] for choice in option["choices"]])
    if option["kind"] == "int":
        return f"{option['low']} to {option['high']}"
    return "on, off" if option["kind"] == "bool" else "text"
