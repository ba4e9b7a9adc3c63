"""Names, explanations and facts in both languages."""

from __future__ import annotations

import pytest

from carpe_astra.table import Table, card, event, tile
from starboard.core.text import DE, EN, LANGUAGES, Nouns, render
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.infiltration import PLACE
from starboard.games.carpe_astra.texts import TEXTS
from starboard.games.carpe_astra.title import TITLE

FACTS = TITLE.facts()


@pytest.mark.parametrize("kind", sorted(FACTS))
def test_everything_has_a_name_of_its_own_and_an_explanation(kind: str) -> None:
    """Every value of every kind, in German and English."""
    for language in LANGUAGES:
        names = [TITLE.noun(kind, value, language) for value in range(len(FACTS[kind]))]
        assert len(set(names)) == len(names)
        assert all([TITLE.explain(kind, value, language) for value in range(len(FACTS[kind]))])


def test_facts_count_the_components() -> None:
    """rules 1"""
    counts = {kind: len(things) for kind, things in FACTS.items()}
    expected = {"guild": 6, "character": 4, "tile": 15, "place": 35, "deck": 2, "card": 70, "event": 27, "hex": 4096}
    assert counts == expected


def test_facts_are_the_printed_data() -> None:
    """rules 1.2 to 1.4"""
    assert FACTS["tile"][tile("T-MIL-PRI")]["guilds"] == [data.MILITARY, data.PRIESTS]
    assert FACTS["card"][card("L-TRA-PRI-SET")] == {"code": "L-TRA-PRI-SET", "deck": 1, "guilds": [1, 2, 4]}
    assert FACTS["event"][event("EX-TRA")] == {
        "code": "EX-TRA",
        "guilds": [data.TRADERS],
        "reward": "extra_card",
        "amount": 1,
        "instant": True,
    }


def test_names() -> None:
    assert TITLE.noun("card", card("N-MIL-TRA"), DE) == "Netzwerk Militär–Händler"
    assert TITLE.noun("event", event("E2-ENG"), DE) == "Techniker (+2 Credits)"
    assert TITLE.noun("event", event("E1-MIL-TRA"), EN) == "Military–Traders (+1 credit)"
    assert TITLE.noun("place", data.SENATE, EN) == "Senate"


def test_texts_use_the_same_places_in_both_languages() -> None:
    for key, text in TEXTS.items():
        assert text.de.strip(), key
        assert text.en.strip(), key
        places = [sorted([part.split("}")[0] for part in text(language).split("{")[1:]]) for language in LANGUAGES]
        assert places[0] == places[1], key


def test_a_torn_network_names_all_its_agents() -> None:
    """rules 7.7: people see what they keep."""
    table = Table(2).agents(0, "home 0", "MIL@T-MIL-TRA", "home 1").phase(0, "infiltrate").choose(deed=-1)
    labels = [render(TITLE.label(table.game, choice), EN, Nouns(TITLE)) for choice in table.choices("keep")]
    military = "Military (Military–Traders)"
    assert labels[0] == f"{military} – whole part: {military}, base Admiral Ch’un"
    assert labels[1] == "base Trader Tyndar – whole part: base Trader Tyndar"


def test_options_speak_both_languages() -> None:
    for variant in TITLE.variants:
        for option in variant.options:
            for text in (option.text, *[choice.text for choice in option.choices]):
                assert text(DE)
                assert text(EN)
                assert text(DE) != text(EN)


def test_amounts_in_words() -> None:
    assert [TITLE.noun("credits", n, DE) for n in (1, 2)] == ["1 Credit", "2 Credits"]
    assert [TITLE.noun("credits", n, EN) for n in (1, 2)] == ["1 credit", "2 credits"]
    assert [TITLE.noun("extra_cards", n, EN) for n in (1, 2)] == ["1 extra card", "2 extra cards"]


def test_placing_says_what_it_costs() -> None:
    """rules 7.2: the first two are free."""
    table = Table(2).agents(0, "home 0").credits(0, 3).phase(0, "infiltrate")
    prices = []
    for place in ("MIL@T-MIL-TRA", "home 1", ""):
        prices.append(render(TITLE.label(table.game, PLACE), EN, Nouns(TITLE)))
        if place:
            table.set_agent(place)
    assert prices == ["Place an agent from the supply (free)"] * 2 + ["Place an agent from the supply (1 credit)"]
