"""What may differ between the kept games and their replay under the rules of today. Everything else must not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, Union

from kept.games import Question, Said, Told

Labelled = tuple[Said, ...]  # the choices of a question


class Line(NamedTuple):
    """Log lines of a title with this key and these English words in them, if need be just after a line with the key
    ``after``: compared in neither place nor number."""

    title: str
    key: str
    words: str
    reason: str
    after: str = ""

    def fits(self, line: Told, before: Told | None) -> bool:
        follows = not self.after or (before is not None and before.key == self.after)
        return line.key == self.key and self.words in line.words[0] and follows


class Less(NamedTuple):
    """A log line of a title with this key that names less of something than was kept, at its end."""

    title: str
    key: str
    reason: str

    def explains(self, kept: Told, found: Told) -> bool:
        if not kept.key == found.key == self.key or kept.only != found.only:
            return False
        before, now = [[re.fullmatch(r"(.*) (\d+) \w+\.", words) for words in line.words] for line in (kept, found)]
        pairs = [(one, two) for one, two in zip(before, now) if one is not None and two is not None]
        return len(pairs) == 2 and all([one[1] == two[1] and int(two[2]) < int(one[2]) for one, two in pairs])


class Gone(NamedTuple):
    """A question of a title, by the beginning of its English prompt, that is not asked any more where its choices are
    such as ``explains`` tells."""

    title: str
    prompt: str
    explains: Callable[[Labelled], bool]
    reason: str

    def fits(self, question: Question) -> bool:
        return question.prompt[0].startswith(self.prompt) and self.explains(question.labels)


class New(NamedTuple):
    """A question of a title that was not asked where its choices are such as ``explains`` tells."""

    title: str
    prompt: str
    explains: Callable[[Labelled], bool]
    reason: str

    def fits(self, question: Question) -> bool:
        return question.prompt[0].startswith(self.prompt) and self.explains(question.labels)


class Other(NamedTuple):
    """A question of a title whose choices differ in no other way than ``explains`` tells."""

    title: str
    prompt: str
    explains: Callable[[Labelled, Labelled], bool]
    reason: str

    def fits(self, kept: Question, found: Question) -> bool:
        return found.prompt[0].startswith(self.prompt) and self.explains(kept.labels, found.labels)


Difference = Union[Line, Less, Gone, New, Other]


APART = r"^starport of Seat \d, |^Raumhafen von Sitz \d, |, building slot \d|, Gebäudefeld \d| \([^)]*\)"


def plain(label: Said) -> Said:
    """A building place without what tells it from others of its system."""
    return tuple([re.sub(APART, "", words) for words in label])


DECKS = (("Netzwerkstapel", "network deck"), ("Verleumdungsstapel", "slander deck"))
NAMED = (("Stapel Netzwerk", "Network deck"), ("Stapel Verleumdung", "Slander deck"))


def decks_named(kept: Labelled, found: Labelled) -> bool:
    """The same, but that a deck is called by its name."""
    return tuple([called(label) for label in kept]) == found


def called(label: Said) -> Said:
    for (german, english), (stack, deck) in zip(DECKS, NAMED):
        label = (label[0].replace(english, deck), label[1].replace(german, stack), *label[2:])
    return label


def all_alike(labels: Labelled) -> bool:
    return len(labels) > 1 and len({plain(label) for label in labels}) == 1


def forced(labels: Labelled) -> bool:
    return len(labels) == 1


def one_may_discard(kept: Labelled, found: Labelled) -> bool:
    return found[:-1] == kept and found[-1][0].startswith("Discard ") and found[-1][0].endswith(" for nothing")


NUMBERED = r"( as \w+| als \w+ ausgeben) \((slot|Feld) \d\)$"


def slots_told(kept: Labelled, found: Labelled) -> bool:
    """The same, but that tokens of one kind are told apart where they are spent as another."""
    bare = tuple([tuple([re.sub(NUMBERED, r"\1", words) for words in label]) for label in found])
    return len({*found}) == len(found) and (bare == kept or one_may_discard(kept, bare))


def with_quartermaster(labels: Labelled) -> bool:
    return "Quartermaster" in [label[0] for label in labels]


def any_labels(labels: Labelled) -> bool:
    return True


def without_none(kept: Labelled, found: Labelled) -> bool:
    return kept[0] == ("0", "0") and kept[1:] == found


def equals_merged(kept: Labelled, found: Labelled) -> bool:
    """Every place is there still, none more often than before, and no two read alike."""
    before, now = [Counter([plain(label) for label in labels]) for labels in (kept, found)]
    return len({*found}) == len(found) and {*before} == {*now} and now <= before


UNCHANGED = "asking writes no log: the card speaks in the step that gains Power, and only where it changes how much"
FITTING = "what does not fit on a track was not gained, and the log does not say so any more"
EQUALS = "slots of a system that are alike are one choice, and what is not alike does not read alike"
PLACES = (
    "Which city do you tax?",
    "Where do you build?",
    "Building hit:",
    "With which city do you trade?",
    "Which building do you swap?",
    "Which building do you annex?",
    "Which city do you return?",
)
LAST_CARD = "whose last card can only be copied is asked like everybody, so that nobody can tell"
FOR_NOTHING = "a card that may be discarded for an effect may be discarded for nothing (CC-01): the last choice"
APART_AS = "tokens of one kind that are spent as another read alike, and lie behind different keys"
IN_TURN = "effects in one window are weighed when their turn comes: Quartermaster may find a starport by then"
EACH_A_MOVE = "Predictive Sensors make a move from each system, in an order that the defender chooses (MOVE-01)"
ON_THE_BOARD = "a deck is named, so that it can be clicked where it lies"
DIFFERENCES: tuple[Difference, ...] = (
    Line("arcs", "ability", "Elder – Just.", UNCHANGED),
    Line("arcs", "ability", "Archivist – Academic.", UNCHANGED),
    Line("arcs", "ability", "Warrior – Violent.", UNCHANGED),
    Line("arcs", "ability", "Noble – Proud.", UNCHANGED),
    Less("arche", "log.resources", FITTING),
    Less("arche", "log.paragon", FITTING),
    Line("arche", "log.resources", "", FITTING, after="log.take_resources"),
    Other("carpe-astra", "Where do you draw from?", decks_named, ON_THE_BOARD),
    Other("arcs", "Prelude: spend tokens or use cards?", one_may_discard, FOR_NOTHING),
    Other("arcs", "Prelude: spend tokens or use cards?", slots_told, APART_AS),
    New("arcs", "Predictive Sensors: from where", any_labels, EACH_A_MOVE),
    Gone("arcs", "Predictive Sensors: how many fresh ships", any_labels, EACH_A_MOVE),
    Other("arcs", "Predictive Sensors: how many fresh ships", without_none, EACH_A_MOVE),
    New("arcs", "What happens first?", with_quartermaster, IN_TURN),
    New("arcs", "Which card do you play, and how?", forced, LAST_CARD),
    *[Gone("arcs", prompt, all_alike, EQUALS) for prompt in PLACES],
    *[Other("arcs", prompt, equals_merged, EQUALS) for prompt in PLACES],
)
