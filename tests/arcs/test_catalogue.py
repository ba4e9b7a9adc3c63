"""The cards as they are printed and read, and that they live among the cards only."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from arcs.prelude import *
from starboard.core.text import LANGUAGES
from starboard.games.arcs import title

GUILDS = DECK.cards[:GUILD_CARDS]
VOXES = DECK.cards[GUILD_CARDS:COURT_CARDS]
COURT = DECK.cards[:COURT_CARDS]
LEADERS_AND_LORE = DECK.cards[FIRST_LEADER : DECK.base]
PRINTED = [card for card in DECK.cards if card.id != NOTHING]  # those of the campaign too; some numbers wait for fates
CODES = [card.code for card in PRINTED]
SOURCE = Path(title.__file__).parent
FATES_THERE = SOURCE / "campaign" / "fates"


@pytest.mark.parametrize("card", PRINTED, ids=CODES)
def test_each_card_reads_in_both_languages(card: Card) -> None:
    for text in (card.name, card.text, *card.offers, *card.abilities):
        assert text.de.strip()
        assert text.en.strip()
    assert card.text.de != card.text.en
    for language in LANGUAGES:
        assert TITLE.noun("card", card.id, language) == card.name(language)
        assert TITLE.explain("card", card.id, language) == card.about()(language)
        for number, name in enumerate(card.abilities):
            assert TITLE.noun("ability", ability(card.id, number), language) == name(language)


@pytest.mark.parametrize("card", COURT, ids=CODES[:COURT_CARDS])
def test_each_court_card_is_translated(card: Card) -> None:
    assert all([text.de != text.en for text in (card.name, *card.offers)])


def test_known_german_names() -> None:
    """p. 20 and 21 of the German rulebook."""
    assert DECK.cards[FIRST_LEADER + 1].name.de == "Mystiker"
    assert LivingStructures.name.de == "Lebende Strukturen"
    assert LivingStructures.abilities[0].de == "Ernähren"


def test_each_card_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        assert len({card.name(language) for card in DECK.cards[: DECK.base]}) == CARDS


def test_court_cards_are_the_printed_ones() -> None:
    """court.yaml: 25 Guild cards with a suit and keys, 6 Vox cards without."""
    assert [card.id for card in COURT] == list(range(COURT_CARDS))
    assert CODES[:COURT_CARDS] == [f"bc{number + 1:02}" for number in range(COURT_CARDS)]
    suits = [card.suit for card in GUILDS]
    assert [suits.count(resource) for resource in range(RESOURCES)] == [5, 5, 5, 5, 5]
    assert [card.keys for card in GUILDS] == [3, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 3, 2, 3, 1, 2, 2, 1]
    assert all([card.suit == NOTHING and card.keys == 0 for card in VOXES])


def test_leaders_and_lore_are_the_printed_ones() -> None:
    """leaders.yaml, lore.yaml: ids in printed order, no suit, no keys (SCORE-09, BATTLE-08)."""
    assert [card.id for card in LEADERS_AND_LORE] == list(range(FIRST_LEADER, CARDS))
    assert [f"LEAD{n:02}" for n in range(1, 17)] + [f"L{n:02}" for n in range(1, 29)] == CODES[FIRST_LEADER : DECK.base]
    assert all([card.suit == NOTHING and card.keys == 0 for card in LEADERS_AND_LORE])
    assert FIRST_LORE - FIRST_LEADER == 16


@pytest.mark.parametrize("card", PRINTED, ids=CODES)
def test_offers_say_what_they_replace(card: Card) -> None:
    assert len(card.offers) == len(card.replaces)
    assert all([action == PRELUDE or 0 <= action < ACTIONS for action in card.replaces])


@pytest.mark.parametrize("card", COURT, ids=CODES[:COURT_CARDS])
def test_offers_of_court_cards_cover_every_number_that_they_can_return(card: Card) -> None:
    """Numbers are written out as list displays."""
    methods = inspect.getsource(type(card).preludes) + inspect.getsource(type(card).special_actions)
    numbers = [int(number) for number in re.findall(r"\[(\d+)\]", methods)]
    assert sorted(numbers) == list(range(len(card.offers)))


@pytest.mark.parametrize("card", LEADERS_AND_LORE, ids=CODES[FIRST_LEADER : DECK.base])
def test_offers_of_leaders_and_lore_come_first_among_the_abilities(card: Card) -> None:
    assert len(card.offers) <= len(card.abilities)


def test_the_rules_name_no_card() -> None:
    """A card lives in cards/: no class, code or English name of one occurs elsewhere in the game or in the core."""
    words = [w for card in DECK.cards[: DECK.base] for w in (type(card).__name__, card.code, card.name.en)]
    pattern = re.compile(r"\b(" + "|".join([re.escape(word) for word in words]) + r")\b")
    core = SOURCE.parent.parent / "core"
    for path in sorted([*SOURCE.rglob("*.py"), *core.rglob("*.py")]):
        if path.name not in ("title.py", "court_cards.py") and not {SOURCE / "cards", FATES_THERE} & set(path.parents):
            # An option of the title explains codes by examples; the campaign's Court prints cards of the base game.
            assert pattern.findall(path.read_text(encoding="utf-8")) == [], path.name


def test_the_base_rules_name_no_card_of_the_campaign() -> None:
    words = [
        w for card in PRINTED if card.id >= DECK.base for w in (type(card).__name__, card.code) if w not in CODES[:31]
    ]
    names = {w for w in words if w not in {type(card).__name__ for card in DECK.cards[: DECK.base]}}
    pattern = re.compile(r"\b(" + "|".join([re.escape(word) for word in sorted(names)]) + r")\b")
    for path in sorted(SOURCE.rglob("*.py")):
        if SOURCE / "campaign" not in path.parents:
            assert pattern.findall(path.read_text(encoding="utf-8")) == [], path.name
