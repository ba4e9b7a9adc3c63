"""Texts in both languages. A template names what it refers to and of which kind: ``{0:seat}``, ``{system:system}``.

Because every reference is typed, the same line gives a sentence to a reader, anchors to the board
and something to explain on hover.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, Optional

from starboard.core.procedure import Ref
from starboard.core.state import UNKNOWN, Line

DE: Final = "de"
EN: Final = "en"
LANGUAGES: Final = (DE, EN)
PLACE: Final = re.compile(r"\{(\w+):(\w+)\}")


class Text:
    """The same thing said in German and in English."""

    def __init__(self, de: str, en: str) -> None:
        self.de = de
        self.en = en

    def __call__(self, language: str) -> str:
        return self.de if language == DE else self.en

    def __repr__(self) -> str:
        return f"Text({self.en})"

    def __reduce__(self) -> tuple[type[Text], tuple[str, str]]:
        """How it travels between processes, compiled too."""
        return (Text, (self.de, self.en))


class Phrase:
    """A text with what it refers to, by the name used in the template."""

    def __init__(self, text: Text, values: dict[str, Ref]) -> None:
        self.text = text
        self.values = values

    def places(self, language: str) -> list[tuple[str, str, Ref]]:
        """What the template refers to: (placeholder, kind, value)."""
        found: list[tuple[str, str, Ref]] = []
        for match in PLACE.finditer(self.text(language)):
            found.append((match.group(0), match.group(2), self.values[match.group(1)]))
        return found

    def anchors(self) -> list[str]:
        """Board addresses of everything the phrase names."""
        found = [anchor(kind, value) for _, kind, value in self.places(EN)]
        return [one for one in found if one]


class Part(NamedTuple):
    """A piece of a rendered phrase; ``anchor`` is empty for plain words."""

    text: str
    anchor: str = ""


def anchor(kind: str, value: Ref) -> str:
    """The board address of a thing, such as ``system:5``. Numbers, groups and what the reader may not see have none."""
    shown = isinstance(value, int) and value != UNKNOWN and kind != "n"
    return f"{kind}:{value}" if shown else ""


def phrase(texts: dict[str, Text], line: Line) -> Phrase:
    """The phrase for a log line, whose references are numbered."""
    return Phrase(texts[line.key], {str(i): ref for i, ref in enumerate(line.refs)})


def parts(words: Phrase, language: str, nouns: Nouns) -> list[Part]:
    """Render a phrase, keeping what each piece refers to."""
    pieces = PLACE.split(words.text(language))  # plain words, name, kind, plain words, name, kind, ...
    found = [Part(pieces[0])]
    for i in range(1, len(pieces), 3):
        kind, value = pieces[i + 1], words.values[pieces[i]]
        found += [Part(nouns.noun(kind, value, language), anchor(kind, value)), Part(pieces[i + 2])]
    return [part for part in found if part.text or part.anchor]


def render(words: Phrase, language: str, nouns: Nouns) -> str:
    return "".join([part.text for part in parts(words, language, nouns)])


class Nouns:
    """Names things for a reader: the title knows its kinds, the table knows the players."""

    def __init__(self, title: Optional[Namer] = None, seats: tuple[str, ...] = ()) -> None:
        self.title = title
        self.seats = seats

    def noun(self, kind: str, value: Ref, language: str) -> str:
        if value == UNKNOWN:
            return HIDDEN(language)
        if kind == "n":
            return str(value)
        if kind == "seat" and isinstance(value, int):
            if 0 <= value < len(self.seats) and self.seats[value]:
                return self.seats[value]
            other = self.title.unseated(value, language) if self.title is not None else ""
            return other or (f"{SEAT(language)} {value + 1}" if value >= 0 else NO_SEAT(language))
        assert self.title is not None
        return self.title.noun(kind, value, language)


class Namer:
    """Whoever can name the kinds that occur in templates."""

    def noun(self, kind: str, value: Ref, language: str) -> str:
        raise NotImplementedError

    def unseated(self, value: int, language: str) -> str:
        """The name of one who stands where a seat could stand but has none; empty for seats."""
        return ""


SEAT: Final = Text("Sitz", "Seat")
NO_SEAT: Final = Text("niemand", "nobody")
HIDDEN: Final = Text("verdeckt", "hidden")
