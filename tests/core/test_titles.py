"""What a title says about itself: variants, options, words; and how it is found."""

from __future__ import annotations

import pytest

from starboard.core import registry
from starboard.core.ask import DONE
from starboard.core.errors import BadInput
from starboard.core.game import MAX_SEED, Setup
from starboard.core.state import UNKNOWN, Line
from starboard.core.text import DE, EN, Nouns, Part, Phrase, Text, parts, render
from toy.title import TITLE


def test_defaults_fill_what_is_left_out() -> None:
    assert TITLE.setup() == Setup("toy", "short", 2, 0, {"target": 12, "head_start": False, "cards": "all"})


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"target": "20"}, 20),
        ({"target": 20}, 20),
        ({"head_start": "yes"}, True),
        ({"head_start": "OFF"}, False),
        ({"head_start": True}, True),
        ({"cards": "half"}, "half"),
    ],
)
def test_options_are_read_from_forms_files_and_the_command_line(given: dict[str, object], read: object) -> None:
    assert TITLE.setup(options=given).options[next(iter(given))] == read


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"target": 51}, "from 1 to 50, not 51"),
        ({"target": "many"}, "is a number, not 'many'"),
        ({"head_start": "perhaps"}, "is on or off, not 'perhaps'"),
        ({"cards": "some"}, "is one of all, half, not 'some'"),
        ({"colour": "red"}, "has no option 'colour'; it has target, head_start, cards"),
    ],
)
def test_a_wrong_option_gets_one_clear_sentence(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        TITLE.setup(options=given)


def test_wrong_players_variants_and_seeds_get_one_clear_sentence() -> None:
    with pytest.raises(BadInput, match=r"toy \(short\) is for 2, 3 players, not 9"):
        TITLE.setup(players=9)
    with pytest.raises(BadInput, match="no variant 'huge'; it has short, plain"):
        TITLE.setup("huge")
    with pytest.raises(BadInput, match="a seed goes from 0"):
        TITLE.setup(seed=MAX_SEED + 1)
    with pytest.raises(BadInput, match="it has none"):
        TITLE.setup("plain", options={"target": 3})


def test_prompts_labels_and_stories_are_said_in_both_languages() -> None:
    game = TITLE.new(TITLE.setup(seed=4))
    game.play(game.sample())
    nouns = Nouns(TITLE, ("Ada", "Ben"))
    assert render(TITLE.prompt(game), EN, nouns) == "Ada: play a card?"
    assert render(TITLE.prompt(game), DE, nouns) == "Ada: Karte spielen?"
    assert render(TITLE.label(game, DONE), DE, nouns) == "Weiter"
    assert render(TITLE.label(game, 7), EN, nouns) == "3b"
    assert render(TITLE.story(Line("dealt", (1, (0, 1)))), EN, Nouns(TITLE)) == "Seat 2 is dealt 1a, 1b."
    assert render(TITLE.story(Line("passed", (-1,))), DE, nouns) == "niemand setzt aus."
    assert render(TITLE.story(Line("passed", (1,))), DE, Nouns(TITLE, ("Ada", ""))) == "Sitz 2 setzt aus."
    assert render(TITLE.story(Line("played", (1, UNKNOWN))), EN, nouns) == "Ben plays hidden."


def test_a_rendered_phrase_keeps_its_anchors() -> None:
    phrase = TITLE.story(Line("played", (0, 7)))
    assert parts(phrase, EN, Nouns(TITLE)) == [
        Part("Seat 1", "seat:0"),
        Part(" plays "),
        Part("3b", "card:7"),
        Part("."),
    ]
    assert phrase.anchors() == ["seat:0", "card:7"]
    for kind, value in (("cards", (1, 2)), ("n", 4), ("card", UNKNOWN)):
        template = f"{{0:{kind}}}"
        told = Phrase(Text(template, template), {"0": value})
        assert told.anchors() == [part.anchor for part in parts(told, EN, Nouns(TITLE)) if part.anchor] == []


def test_an_unknown_title_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=f"there is no game 'chess'; there are {', '.join(registry.names())}"):
        registry.find("chess")


def test_every_registered_title_is_found_by_its_id() -> None:
    for name in registry.names():
        assert registry.find(name).id == name
        assert registry.find(name.replace("-", "_")).id == name
