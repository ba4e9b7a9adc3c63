"""Names for everything that a text refers to."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.core.text import LANGUAGES


def test_x_28_german_words_are_those_of_the_rulebook() -> None:
    said = {TITLE.noun("ambition", a, "de") for a in range(5)}
    assert said == {"Magnat", "Tyrann", "Kriegsherr", "Wächter", "Empath"}
    assert TITLE.noun("resource", PSIONIC, "de") == "Psi"


@pytest.mark.parametrize("kind", ["play", "motion", "summit", "happening"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_to_play_a_card_and_motions_explain_themselves(kind: str, language: str) -> None:
    for value in range(len(TITLE.facts("campaign")[kind])):
        assert TITLE.noun(kind, value, language)
        assert TITLE.explain(kind, value, language)


def test_a_follower_reads_what_surpassing_copying_and_pivoting_are() -> None:
    t = table(3).hand(RED, aggro(2)).hand(BLUE, aggro(5), mobi(3)).a_ship_each().round().answer(aggro(2)).end_turn()
    assert (t.asked(), t.seat()) == ("Follow.choice", BLUE)
    named = {TITLE.label(t.game, choice).anchors()[0] for choice in t.choices("choice")}
    assert named == {f"play:{SURPASS}", f"play:{COPY}", f"play:{PIVOT}"}
