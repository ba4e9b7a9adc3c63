"""A run as an HTML page that stands alone: numbers, and plots drawn as SVG."""

from __future__ import annotations

import html
from typing import Any

from starboard.arena.report import facts, interval, percent, sentence

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem;"
    "color:#1b2430;background:#fff}table{border-collapse:collapse;margin:1rem 0}"
    "td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #8894a8}"
    "td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}"
    "@media(prefers-color-scheme:dark){body{background:#10151d;color:#e8ecf2}}"
)
BLUE = "#3b7dd8"
GREY = "#8894a8"


def page(data: dict[str, Any]) -> str:
    title = html.escape(f"{data['title']} ({data['variant']}), {data['players']} players")
    body = "".join([field_html(field) for field in data["fields"]])
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width"/>'
        f"<title>Starboard arena: {title}</title><style>{STYLE}</style></head><body>"
        f"<h1>{title}</h1><p><strong>{html.escape(sentence(data))}</strong></p><p>{html.escape(facts(data))}</p>"
        f"<h2>Difference as the blocks were played</h2>{course_plot(data)}{body}"
        f"<h2>Thinking time</h2>{thinking_html(data)}</body></html>\n"
    )


def rows_html(head: list[str], rows: list[list[str]]) -> str:
    first = "".join([f"<th>{html.escape(cell)}</th>" for cell in head])
    rest = "".join(["<tr>" + "".join([f"<td>{html.escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f"<table><thead><tr>{first}</tr></thead><tbody>{rest}</tbody></table>"


def field_html(field: dict[str, Any]) -> str:
    rows = [
        [s["bot"], str(s["games"]), percent(s["share"]), interval(s), percent(s["fair"]), f"{s['score']:.1f}"]
        for s in field["shares"]
    ]
    head = ["bot", "games", "win share", "95 % interval", "fair", "mean score"]
    fair = field["shares"][0]["fair"]
    return (
        f"<h2>{html.escape(', '.join(field['bots']))}</h2>{rows_html(head, rows)}"
        f"{interval_plot([(s['bot'], s) for s in field['shares']], fair)}"
        f"<h3>Win share by seat</h3>{interval_plot(numbered('seat', field['by_seat']), fair)}"
        f"<h3>Win share by initiative order</h3>{interval_plot(numbered('turn', field['by_initiative']), fair)}"
    )


def numbered(word: str, values: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    return [(f"{word} {number + 1}", value) for number, value in enumerate(values)]


def thinking_html(data: dict[str, Any]) -> str:
    rows = [
        [name, str(t["decisions"]), f"{t['mean_ms']:.2f}", f"{t['longest_ms']:.1f}"]
        for name, t in data["thinking"].items()
    ]
    return rows_html(["bot", "decisions", "CPU ms per decision", "longest"], rows)


# -- plots ----------------------------------------------------------------------------------------------------


def svg(height: int, label: str, marks: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 {height}" width="680" height="{height}" '
        f'role="img" aria-label="{html.escape(label)}">{"".join(marks)}</svg>'
    )


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" fill="currentColor" font-size="14" text-anchor="{anchor}">{html.escape(words)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}" stroke-width="{width}"/>'


def interval_plot(values: list[tuple[str, dict[str, Any]]], fair: float) -> str:
    """Intervals on a line from 0 to 100 %, the fair share marked."""
    height = 30 * len(values) + 24
    marks = [line(x_of(fair), 0, x_of(fair), height - 20, GREY)]
    for number, (name, value) in enumerate(values):
        y = 30 * number + 16
        marks.append(text(0, y + 5, name))
        marks.append(line(x_of(value["low"]), y, x_of(value["high"]), y, BLUE, 4))
        marks.append(f'<circle cx="{x_of(value["share"])}" cy="{y}" r="6" fill="{BLUE}"/>')
    for share in (0.0, 0.5, 1.0):
        marks.append(text(x_of(share), height - 4, f"{100 * share:.0f} %", "middle"))
    return svg(height, "win shares with intervals", marks)


def x_of(share: float) -> float:
    return round(140 + 500 * share, 1)


def course_plot(data: dict[str, Any]) -> str:
    """The mean difference after each block, and the band within which copies of one bot may differ."""
    means: list[float] = []
    total = 0.0
    for count, difference in enumerate(data["differences"], 1):
        total += difference
        means.append(total / count)
    noise = max(data["verdict"]["noise"], data["verdict"]["twins"])
    top, bottom = y_of(noise), y_of(-noise)
    step = 500.0 / max(len(means) - 1, 1)
    points = " ".join([f"{140 + step * n:.1f},{y_of(mean):.1f}" for n, mean in enumerate(means)])
    marks = [
        f'<rect x="140" y="{top:.1f}" width="500" height="{bottom - top:.1f}" fill="{GREY}" fill-opacity="0.25"/>',
        line(140, y_of(0.0), 640, y_of(0.0), GREY),
        f'<polyline points="{points}" fill="none" stroke="{BLUE}" stroke-width="2"/>',
        text(0, y_of(0.0) + 5, "0 points"),
        text(0, y_of(1.0) + 12, "+100"),
        text(0, y_of(-1.0), "-100"),
        text(140, 196, "grey: noise floor at the end of the run"),
    ]
    return svg(204, "difference by block", marks)


def y_of(difference: float) -> float:
    return 90.0 - 80.0 * max(-1.0, min(1.0, difference))
