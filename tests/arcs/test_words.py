"""Court cards in words, and the gates: every card tested, no card named outside its place."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from arcs.prelude import *
from starboard.core.text import LANGUAGES, Nouns, render
from starboard.games.arcs import title

GUILD = DECK.cards[:GUILD_CARDS]
VOX = DECK.cards[GUILD_CARDS:COURT_CARDS]
COURT = (*GUILD, *VOX)
TESTS = Path(__file__).parent
SOURCE = Path(title.__file__).parent
# Lines of rulings per card.
RULINGS = {
    **{"bc01": 4, "bc02": 3, "bc03": 7, "bc04": 6, "bc05": 1, "bc06": 1, "bc07": 1, "bc08": 2, "bc09": 1, "bc10": 1},
    **{"bc11": 1, "bc12": 2, "bc13": 3, "bc14": 2, "bc15": 1, "bc16": 3, "bc17": 6, "bc18": 0, "bc19": 1, "bc20": 4},
    **{"bc21": 1, "bc22": 3, "bc23": 3, "bc24": 3, "bc25": 4, "bc26": 2, "bc27": 2, "bc28": 3, "bc29": 4, "bc30": 2},
    "bc31": 1,
}


def names_of_tests() -> list[str]:
    """Names of all tests of Arcs."""
    found = []
    for path in sorted(TESTS.glob("test_*.py")):
        found += re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return found


# -- words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", COURT, ids=[card.code for card in COURT])
def test_each_card_reads_in_both_languages(card: Card) -> None:
    for text in (card.name, card.text, *card.offers):
        assert text.de.strip()
        assert text.en.strip()
        assert text.de != text.en
    for language in LANGUAGES:
        assert title.TITLE.noun("card", card.id, language) == card.name(language)
        assert title.TITLE.explain("card", card.id, language) == card.text(language)


def test_each_card_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        assert len({card.name(language) for card in COURT}) == COURT_CARDS


@pytest.mark.parametrize("card", COURT, ids=[card.code for card in COURT])
def test_offers_cover_every_number_that_a_card_can_return(card: Card) -> None:
    """Each ability on a menu says what it replaces, and numbers are written out as list displays."""
    assert len(card.offers) == len(card.replaces)
    assert all([action == PRELUDE or 0 <= action < ACTIONS for action in card.replaces])
    methods = inspect.getsource(type(card).preludes) + inspect.getsource(type(card).special_actions)
    numbers = [int(number) for number in re.findall(r"\[(\d+)\]", methods)]
    assert sorted(numbers) == list(range(len(card.offers)))


def test_cards_are_the_printed_ones() -> None:
    """court.yaml: 25 Guild cards with a suit and keys, 6 Vox cards without."""
    assert [card.id for card in COURT] == list(range(COURT_CARDS))
    assert [card.code for card in COURT] == [f"bc{number + 1:02}" for number in range(COURT_CARDS)]
    assert [DECK.cards[id] for id in range(COURT_CARDS)] == list(COURT)
    suits = [card.suit for card in GUILD]
    assert [suits.count(resource) for resource in range(RESOURCES)] == [5, 5, 5, 5, 5]
    assert [card.keys for card in GUILD] == [3, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 3, 2, 3, 1, 2, 2, 1]
    assert all([card.suit == NOTHING and card.keys == 0 for card in VOX])


def test_texts_use_the_same_places_in_both_languages() -> None:
    for key, text in title.TITLE.texts.items():
        places = [sorted(re.findall(r"\{\w+:\w+\}", text(language))) for language in LANGUAGES]
        assert places[0] == places[1], key


# -- gates ---------------------------------------------------------------------------------------------------


def test_a_roll_without_dice_says_so() -> None:
    """Collecting no dice is allowed (BATTLE-01); the log says so in words."""
    nouns = Nouns(title.TITLE)
    line = title.TITLE.story(Line("roll", (0, ())))
    assert render(line, "en", nouns) == "Seat 1 rolls: no dice."
    assert render(line, "de", nouns) == "Sitz 1 würfelt: keine Würfel."
    line = title.TITLE.story(Line("roll", (0, (6, 9))))
    assert render(line, "en", nouns) == "Seat 1 rolls: skirmish: blank; skirmish: hit."


@pytest.mark.parametrize("card", COURT, ids=[card.code for card in COURT])
def test_each_card_has_a_test_of_its_own(card: Card) -> None:
    assert any([card.code in name or is_in_range(name, card.code) for name in names_of_tests()])


def is_in_range(name: str, code: str) -> bool:
    """``test_bc12_to_bc15_...`` tests those between too."""
    ends = re.match(r"test_(bc\d\d)_to_(bc\d\d)_", name)
    return ends is not None and ends.group(1) <= code <= ends.group(2)


def test_each_ruling_has_a_test_named_after_it() -> None:
    names = names_of_tests()
    for code, count in RULINGS.items():
        for line in range(1, count + 1):
            assert any([name.startswith(f"test_{code}_{line}_") for name in names]), f"{code}_{line}"


def test_each_common_ruling_has_a_test_named_after_it() -> None:
    for number in range(1, 8):
        assert any([name.startswith(f"test_cc_{number:02}_") for name in names_of_tests()])


def test_the_rules_name_no_court_card() -> None:
    """A card lives in cards/: no class, code or English name of one occurs elsewhere in the game or in the core."""
    words = [w for card in COURT for w in (type(card).__name__, card.code, card.name.en)]
    pattern = re.compile(r"\b(" + "|".join([re.escape(word) for word in words]) + r")\b")
    core = SOURCE.parent.parent / "core"
    for path in sorted([*SOURCE.rglob("*.py"), *core.rglob("*.py")]):
        if SOURCE / "cards" not in path.parents and path.name != "features.py":  # what bots weigh goes by card
            assert pattern.findall(path.read_text(encoding="utf-8")) == [], path.name
