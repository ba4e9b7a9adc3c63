"""Texts of Arcs in words."""

from __future__ import annotations

import re

from arcs.prelude import *
from starboard.core.text import LANGUAGES, Nouns, render


def test_texts_use_the_same_places_in_both_languages() -> None:
    for key, text in TITLE.texts.items():
        places = [sorted(re.findall(r"\{\w+:\w+\}", text(language))) for language in LANGUAGES]
        assert places[0] == places[1], key


def test_a_roll_without_dice_says_so() -> None:
    """Collecting no dice is allowed (BATTLE-01); the log says so in words."""
    nouns = Nouns(TITLE)
    line = TITLE.story(Line("roll", (0, ())))
    assert render(line, "en", nouns) == "Seat 1 rolls: no dice."
    assert render(line, "de", nouns) == "Sitz 1 würfelt: keine Würfel."
    line = TITLE.story(Line("roll", (0, (6, 9))))
    assert render(line, "en", nouns) == "Seat 1 rolls: skirmish: blank; skirmish: hit."
