"""Choices of one question that read alike, such as two tokens of a kind: what is added to tell them apart."""

from __future__ import annotations

from starboard.core.game import Title
from starboard.core.state import State
from starboard.core.text import Nouns, render


def told_apart(title: Title, state: State, values: list[int], said: list[str], language: str) -> list[str]:
    """What follows the words of each choice: nothing where they are unlike all others; else where its thing lies;
    else which of its equals it is."""
    times: dict[str, int] = {}
    for words in said:
        times[words] = times.get(words, 0) + 1
    if len(times) == len(said):
        return [""] * len(said)
    added = [place(title, state, value, language) if times[said[i]] > 1 else "" for i, value in enumerate(values)]
    whole = [words + more for words, more in zip(said, added)]
    numbers: dict[str, int] = {}
    for i, words in enumerate(whole):
        if whole.count(words) > 1:
            numbers[words] = numbers.get(words, 0) + 1
            added[i] += f" ({numbers[words]})"
    return added


def place(title: Title, state: State, value: int, language: str) -> str:
    words = title.whereabouts(state, title.label(state, value))
    return f" ({render(words, language, Nouns(title))})" if words is not None else ""
