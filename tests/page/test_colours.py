"""Contrast of the two themes, computed from their tokens (WCAG 2.2: 4.5 for text, 3 for shapes)."""

from __future__ import annotations

import re

import pytest

from page.tools import ROOT

CSS = (ROOT / "web" / "src" / "app.css").read_text()
SHAPES = [f"seat-{i}" for i in range(6)] + ["line-strong"]
WORDS = ["text", "muted", "can", "must", "bad", *[f"suit-{i}" for i in range(4)], *[f"guild-{i}" for i in range(6)]]
WORDS += ["material", "fuel", "weapon", "relic", "psionic"]


def tokens(theme: str) -> dict[str, str]:
    found = dict(re.findall(r"--([\w-]+): (#\w{6})\b", CSS.split(":root[data-theme='light']")[0]))
    if theme == "light":
        found |= dict(re.findall(r"--([\w-]+): (#\w{6})\b", CSS.split(":root[data-theme='light']")[1].split("}")[0]))
    return found


def brightness(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted([brightness(one), brightness(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_words_and_shapes_stand_out(theme: str) -> None:
    colours = tokens(theme)
    for ground in ("bg", "surface", "raised"):
        for word in WORDS:
            assert contrast(colours[word], colours[ground]) >= 4.5, (theme, word, ground)
    for shape in SHAPES:
        assert contrast(colours[shape], colours["surface"]) >= (2.2 if shape == "line-strong" else 3), (theme, shape)
    assert contrast(colours["can"], colours["can-ink"]) >= 4.5
    for seat in range(6):
        assert contrast(colours[f"seat-{seat}"], colours["seat-ink"]) >= 3, (theme, seat)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_seats_stay_apart_without_hue(theme: str) -> None:
    """Every colour has a shape of its own, so that nothing rests on telling colours apart."""
    source = (ROOT / "web" / "src" / "ui" / "SeatMark.svelte").read_text()
    shapes = re.findall(r"^    '(M[^']+)',$", source, re.M)
    assert len(shapes) == len(set(shapes)) == 9  # six for seats, three for powers that nobody plays
    assert all([f"seat-{i}" in tokens(theme) for i in range(6)])
