"""A run as data, as a table on the terminal, and as a page with plots."""

from __future__ import annotations

import html
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Words

from starboard.arena.plan import Plan
from starboard.arena.play import Clock, Outcome
from starboard.arena.stats import by_order, by_seat, shares_of, verdict
from starboard.core.codec import checksum


def summary(plan: Plan, blocks: list[list[Outcome]], clock: Clock, stopped: bool) -> dict[str, Any]:
    """Everything a reader needs to trust the result or not."""
    result = verdict(blocks, plan.fields[0].bots[0], plan.seed)
    return {
        "title": plan.title,
        "variant": plan.variant,
        "players": plan.players,
        "seed": plan.seed,
        "options": plan.options,
        "iterations": plan.iterations,
        "blocks": len(blocks),
        "games": sum([len(block) for block in blocks]),
        "stopped_early": stopped,
        "fields": [
            {
                "bots": list(field.bots),
                "shares": [share._asdict() for share in shares_of(blocks, number, plan.seed)],
                "by_seat": by_seat(blocks, number),
                "by_initiative": by_order(blocks, number),
            }
            for number, field in enumerate(plan.fields)
        ],
        "verdict": result._asdict(),
        "thinking": {
            name: {
                "decisions": clock.decisions[name],
                "mean_ms": 1000 * clock.seconds[name] / clock.decisions[name],
                "longest_ms": 1000 * clock.longest[name],
            }
            for name in sorted(clock.decisions)
        },
        "ledger": checksum([[o.digest for o in block] for block in blocks]),
    }


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def sentence(data: dict[str, Any]) -> str:
    """What may be said, and no more."""
    found = data["verdict"]
    span = f"{100 * found['difference']:+.1f} points ({100 * found['low']:+.1f} to {100 * found['high']:+.1f})"
    floor = f"noise floor {100 * found['noise']:.1f}"
    if found["winner"]:
        return f"{found['winner']} is better: {span}, {floor}."
    return f"No winner can be called: {span}, {floor}."


def table(data: dict[str, Any]) -> RenderableType:
    parts: list[RenderableType] = []
    for field in data["fields"]:
        grid = Table(
            title=f"{data['title']} ({data['variant']}), {data['players']} players: {', '.join(field['bots'])}"
        )
        for column in ("bot", "games", "win share", "95 % interval", "fair", "mean score", "ms per decision"):
            grid.add_column(column, justify="left" if column == "bot" else "right")
        for share in field["shares"]:
            thought = data["thinking"].get(share["bot"].rstrip("*"), {"mean_ms": 0.0})
            grid.add_row(
                share["bot"],
                str(share["games"]),
                percent(share["share"]),
                f"{percent(share['low'])} – {percent(share['high'])}",
                percent(share["fair"]),
                f"{share['score']:.1f}",
                f"{thought['mean_ms']:.2f}",
            )
        parts.append(grid)
        parts.append(Words("by seat: " + "  ".join([percent(value) for value in field["by_seat"]])))
        parts.append(Words("by initiative order: " + "  ".join([percent(value) for value in field["by_initiative"]])))
    parts.append(Words(sentence(data), style="bold"))
    return Group(*parts)


def page(data: dict[str, Any]) -> str:
    """An HTML report that stands alone: numbers and plots drawn as SVG."""
    rows = "".join([field_html(field) for field in data["fields"]])
    facts = f"{data['blocks']} blocks, {data['games']} games, seed {data['seed']}, ledger {data['ledger']}"
    title = html.escape(f"{data['title']} ({data['variant']}), {data['players']} players")
    return (
        "<!doctype html><meta charset=utf-8><title>Starboard arena</title>"
        "<style>body{font:16px/1.5 system-ui;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1b2430}"
        "table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ccd}"
        "td:first-child,th:first-child{text-align:left}@media(prefers-color-scheme:dark){body{background:#10151d;"
        "color:#e8ecf2}}</style>"
        f"<h1>{title}</h1><p><strong>{html.escape(sentence(data))}</strong></p><p>{facts}</p>{rows}"
    )


def field_html(field: dict[str, Any]) -> str:
    lines = "".join(
        [
            f"<tr><td>{html.escape(s['bot'])}<td>{s['games']}<td>{percent(s['share'])}"
            f"<td>{percent(s['low'])} – {percent(s['high'])}<td>{s['score']:.1f}"
            for s in field["shares"]
        ]
    )
    head = "<tr><th>bot<th>games<th>win share<th>95 % interval<th>mean score"
    return (
        f"<h2>{html.escape(', '.join(field['bots']))}</h2><table>{head}{lines}</table>"
        f"{interval_plot(field['shares'])}<h3>Win share by seat</h3>{bar_plot(field['by_seat'])}"
        f"<h3>Win share by initiative order</h3>{bar_plot(field['by_initiative'])}"
    )


def interval_plot(shares: list[dict[str, Any]]) -> str:
    """Intervals on a line from 0 to 100 %, the fair share marked."""
    height = 34 * len(shares) + 10
    marks = [
        f'<line x1="{x_of(shares[0]["fair"])}" x2="{x_of(shares[0]["fair"])}" y1="0" y2="{height}" stroke="#999"/>'
    ]
    for number, share in enumerate(shares):
        y = 34 * number + 20
        marks.append(
            f'<text x="0" y="{y + 5}" fill="currentColor" font-size="14">{html.escape(share["bot"])}</text>'
            f'<line x1="{x_of(share["low"])}" x2="{x_of(share["high"])}" y1="{y}" y2="{y}" stroke="#3b7dd8" '
            f'stroke-width="4"/><circle cx="{x_of(share["share"])}" cy="{y}" r="6" fill="#3b7dd8"/>'
        )
    return f'<svg viewBox="0 0 640 {height}" width="100%" role="img" aria-label="win shares">{"".join(marks)}</svg>'


def x_of(share: float) -> float:
    return round(130 + 500 * share, 1)


def bar_plot(values: list[float]) -> str:
    bars = [
        f'<rect x="{40 + 120 * n}" y="{110 - 100 * value:.1f}" width="80" height="{100 * value:.1f}" fill="#3b7dd8"/>'
        f'<text x="{80 + 120 * n}" y="126" fill="currentColor" font-size="13" text-anchor="middle">'
        f"{n + 1}: {percent(value)}</text>"
        for n, value in enumerate(values)
    ]
    return f'<svg viewBox="0 0 520 132" width="100%" role="img" aria-label="bars">{"".join(bars)}</svg>'
