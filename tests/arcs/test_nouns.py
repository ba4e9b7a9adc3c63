"""Names for everything that a text refers to."""

from __future__ import annotations

from arcs.prelude import *


def test_x_28_german_words_are_those_of_the_rulebook() -> None:
    said = {TITLE.noun("ambition", a, "de") for a in range(5)}
    assert said == {"Magnat", "Tyrann", "Kriegsherr", "Wächter", "Empath"}
    assert TITLE.noun("resource", PSIONIC, "de") == "Psi"
