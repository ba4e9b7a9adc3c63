"""Choices that read alike, told apart for those who read the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Union

from starboard.core.game import Title
from starboard.core.state import State
from starboard.server import wire
from starboard.twins import told_apart


def tell_apart(
    title: Title, view: State, choices: Sequence[Union[wire.ChoiceState, wire.PathChoice]], lang: str
) -> None:
    """Add to the labels of a question what tells them apart."""
    said = ["".join([part.text for part in choice.label]) for choice in choices]
    more = told_apart(title, view, [choice.value for choice in choices], said, lang)
    for choice, words in zip(choices, more):
        if words:
            choice.label.append(wire.Part(words))
