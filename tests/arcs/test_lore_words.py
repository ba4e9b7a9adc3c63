"""Leaders and lore in words, why an ability is not on the menu, and the gates: every card and ruling tested."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arcs.prelude import *
from starboard.core.text import LANGUAGES
from starboard.games.arcs import title

ALL = DECK.cards[FIRST_LEADER:]
CODES = [card.code for card in ALL]
TESTS = Path(__file__).parent
SOURCE = Path(title.__file__).parent
# Lines of rulings per card in the reference.
RULINGS = {
    **{"lead01": 1, "lead02": 1, "lead03": 3, "lead04": 3, "lead05": 3, "lead06": 2, "lead07": 6, "lead08": 1},
    **{"lead09": 3, "lead10": 5, "lead11": 2, "lead12": 5, "lead13": 5, "lead14": 5, "lead15": 3, "lead16": 3},
    **{"l01": 2, "l02": 3, "l03": 4, "l04": 2, "l05": 1, "l06": 3, "l07": 1, "l08": 3, "l09": 3, "l10": 5},
    **{"l11": 3, "l12": 3, "l13": 3, "l14": 1, "l15": 4, "l16": 2, "l17": 1, "l18": 1, "l19": 1, "l20": 3},
    **{"l21": 2, "l22": 2, "l23": 0, "l24": 1, "l25": 2, "l26": 3, "l27": 4, "l28": 2},
}
COMMON = ("setup_07", "setup_08", "setup_09", "lc_01", "lc_02", "lc_03", "lc_04", "oc_01", "oc_02", "oc_03", "oc_04")


def names_of_tests() -> list[str]:
    found = []
    for path in sorted(TESTS.glob("test_*.py")):
        found += re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return found


# -- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ALL, ids=CODES)
def test_each_card_reads_in_both_languages(card: Card) -> None:
    for text in (card.name, card.text, *card.offers, *card.abilities):
        assert text.de.strip()
        assert text.en.strip()
    assert card.text.de != card.text.en
    for language in LANGUAGES:
        assert title.TITLE.noun("card", card.id, language) == card.name(language)
        assert title.TITLE.explain("card", card.id, language) == card.text(language)
        for number, name in enumerate(card.abilities):
            assert title.TITLE.noun("ability", DECK.first_ability[card.id] + number, language) == name(language)


def test_known_german_names() -> None:
    """p. 20 and 21 of the German rulebook."""
    assert DECK.cards[FIRST_LEADER + 1].name.de == "Mystiker"
    assert LivingStructures.name.de == "Lebende Strukturen"
    assert LivingStructures.abilities[0].de == "Ernähren"


def test_each_card_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        assert len({card.name(language) for card in DECK.cards}) == CARDS


def test_cards_are_the_printed_ones() -> None:
    """leaders.yaml, lore.yaml: ids in printed order, no suit, no keys (SCORE-09, BATTLE-08)."""
    assert [card.id for card in ALL] == list(range(FIRST_LEADER, CARDS))
    assert [f"LEAD{n:02}" for n in range(1, 17)] + [f"L{n:02}" for n in range(1, 29)] == CODES
    assert all([card.suit == NOTHING and card.keys == 0 for card in ALL])
    assert FIRST_LORE - FIRST_LEADER == 16


@pytest.mark.parametrize("card", ALL, ids=CODES)
def test_offers_say_what_they_replace_and_come_first_among_the_abilities(card: Card) -> None:
    assert len(card.offers) == len(card.replaces) <= len(card.abilities)
    assert all([action == PRELUDE or 0 <= action < ACTIONS for action in card.replaces])


# -- why something is not on the menu ---------------------------------------------------------------------


def here() -> Table:
    """Red has a damaged ship somewhere, so that no turn ends at once."""
    return table().ships(RED, gate(5), 0, 1)


REFUSALS: list[tuple[Table, type[Card], int, str]] = [
    (here().give(RED, Warrior).turn(RED, ATTACK).to_pips(), Warrior, 0, "Only when you copy or pivot."),
    (copying(here().give(RED, Warrior), AGGRESSION), Warrior, 0, "No move leads to a battle."),
    (here().give(RED, Feastbringer).turn(RED, ATTACK).to_pips(), Feastbringer, 0, "Only when you copy or pivot."),
    (
        copying(here().give(RED, Feastbringer).captives(BLUE, RED, 10), AGGRESSION),
        Feastbringer,
        0,
        "One more agent lets you secure nothing.",
    ),
    (here().give(RED, ToolPriests).turn(RED, BUILDING).to_pips(), ToolPriests, 0, "No city in a system that"),
    (
        here().give(RED, ToolPriests).trophies(BLUE, RED, SHIP, 14).turn(RED, BUILDING).to_pips(),
        ToolPriests,
        0,
        "You have none left: ship.",
    ),
    (here().give(RED, GalacticRifles).turn(RED, ATTACK).to_pips(), GalacticRifles, 0, "No fresh ship of yours is next"),
    (here().give(RED, LivingStructures).turn(RED, BUILDING).to_pips(), LivingStructures, 0, "None of your cities can"),
    (here().give(RED, LivingStructures).turn(RED, BUILDING).to_pips(), LivingStructures, 1, "No building in a slot"),
    (here().give(RED, ForceBeams).turn(RED, MOVING).to_pips(), ForceBeams, 0, "No ships near a fresh starport"),
    (here().give(RED, SurvivalOverrides).turn(RED, MOVING).to_pips(), SurvivalOverrides, 0, "You have no fresh ship."),
    (here().give(RED, TyrantsAuthority).turn(RED, BUILDING).to_pips(), TyrantsAuthority, 0, "Not declared: Tyrant."),
    (
        here().give(RED, TyrantsAuthority).marker(TYRANT).turn(RED, BUILDING).to_pips(),
        TyrantsAuthority,
        0,
        "No rival building that you control",
    ),
    (here().give(RED, WarlordsTerror).tokens(RED, RELIC).turn(RED, ADMIN), WarlordsTerror, 0, "Not declared: Warlord."),
    (
        here().give(RED, WarlordsTerror).marker(WARLORD).tokens(RED, RELIC).turn(RED, ADMIN),
        WarlordsTerror,
        0,
        "You have no trophies.",
    ),
    (here().give(RED, TyrantsEgo).turn(RED, ADMIN), TyrantsEgo, 0, "Not declared: Tyrant."),
    (here().give(RED, TyrantsEgo).marker(TYRANT).turn(RED, ADMIN), TyrantsEgo, 0, "You have no captives."),
    (
        here().give(RED, TyrantsEgo).marker(TYRANT).captives(RED, BLUE, 1).turn(RED, ADMIN),
        TyrantsEgo,
        0,
        "On no Court card have you more agents",
    ),
    (here().give(RED, TycoonsAmbition).tokens(RED, RELIC).turn(RED, ADMIN), TycoonsAmbition, 0, "Not declared: Tycoon"),
    (
        here().give(RED, TycoonsAmbition).marker(TYCOON, 0).marker(TYRANT, 1).marker(TYRANT, 2).tokens(RED, RELIC),
        TycoonsAmbition,
        0,
        "All ambition markers are placed.",
    ),
    (
        here().give(RED, TycoonsAmbition, Feastbringer).marker(TYCOON).tokens(RED, RELIC),
        TycoonsAmbition,
        0,
        "One of your cards forbids it.",
    ),
    (here().give(RED, TycoonsCharm).turn(RED, ADMIN), TycoonsCharm, 0, "Not declared: Tycoon."),
    (here().give(RED, TycoonsCharm).marker(TYCOON).turn(RED, ADMIN), TycoonsCharm, 0, "You have neither Material"),
]


@pytest.mark.parametrize(
    ("t", "card", "number", "why"), REFUSALS, ids=[f"{case[1].code}-{n}" for n, case in enumerate(REFUSALS)]
)
def test_each_refusal_names_its_reason(t: Table, card: type[Card], number: int, why: str) -> None:
    if t.game.ask is None:
        t.turn(RED, ADMIN)
    t.to_prelude()
    found = refused(t)
    what = f"{card.name.en} – {card.offers[number].en}"
    assert what in found, found
    assert found[what][0].startswith(why)


def test_an_ability_on_the_menu_is_not_refused() -> None:
    t = copying(here().give(RED, LivingStructures).city(RED, hexa(2)), CONSTRUCTION)
    assert t.offers()[0] == ("L10", 0)
    assert not [what for what in refused(t) if what.startswith("Living Structures – Nurture")]


def test_tycoons_charm_after_all_its_uses() -> None:
    t = here().give(RED, TycoonsCharm).marker(TYCOON).tokens(RED, FUEL).turn(RED, ADMIN).to_prelude()
    t.game.uses[TycoonsCharm.id] = 14
    t.game.ask_again()
    assert refused(t)["Tycoon's Charm – Exchange 1 Material or Fuel"][0] == "Used already this turn."


# -- gates ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ALL, ids=CODES)
def test_each_card_has_a_test_of_its_own(card: Card) -> None:
    assert any([card.code.lower() in name for name in names_of_tests()])


def test_each_ruling_has_a_test_named_after_it() -> None:
    names = names_of_tests()
    for code, count in RULINGS.items():
        for line in range(1, count + 1):
            assert any([name.startswith(f"test_{code}_{line}_") for name in names]), f"{code}_{line}"


@pytest.mark.parametrize("ruling", COMMON)
def test_each_common_ruling_has_a_test_named_after_it(ruling: str) -> None:
    assert any([f"{ruling}_" in name for name in names_of_tests()])


def test_oc_03_limits_are_totals_over_all_players() -> None:
    """OC-03: a gate takes one starport and one city, whoever built them."""
    t = table().give(RED, GatePorts, GateStations).ships(RED, gate(2), 1).starport(BLUE, gate(2)).city(BLUE, gate(2))
    t.ships(RED, gate(5), 0, 1).turn(RED, BUILDING).to_pips()
    t.answer(BUILD)  # the other gate only
    assert t.answer(STARPORT).told("build")[-1].refs == (RED, STARPORT, gate(5))


def test_the_rules_name_no_leader_and_no_lore() -> None:
    """A card lives in cards/: no class, code or English name of one occurs elsewhere in the game or in the core."""
    words = [w for card in ALL for w in (type(card).__name__, card.code, card.name.en)]
    pattern = re.compile(r"\b(" + "|".join([re.escape(word) for word in words]) + r")\b")
    core = SOURCE.parent.parent / "core"
    for path in sorted([*SOURCE.rglob("*.py"), *core.rglob("*.py")]):
        if SOURCE / "cards" not in path.parents and path.name not in ("features.py", "title.py"):
            assert pattern.findall(path.read_text(encoding="utf-8")) == [], path.name
    assert Demagogue.code == "LEAD08"
