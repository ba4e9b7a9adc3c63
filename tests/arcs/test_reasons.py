"""Why an ability is not on the menu: every card gives its reasons."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.games.arcs.reasons import REASONS, WHAT


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
    t.game.uses[TycoonsCharm.printed] = 14
    t.game.ask_again()
    assert refused(t)["Tycoon's Charm – Exchange 1 Material or Fuel"][0] == "Used already this turn."


def test_every_reason_speaks_both_languages() -> None:
    texts = [*WHAT.values(), *[reason.text for reason in REASONS.values()]]
    for text in texts:
        assert text.de
        assert text.en
        assert text.de.count("{0:") == text.en.count("{0:")
