"""What a table shows of the campaign: panels of rows, one for the table and one for each seat."""

from __future__ import annotations

from arcs.campaign.reach import *
from starboard.games.arcs.campaign.fates.f01_steward import Steward
from starboard.games.arcs.campaign.fates.fate import fate_of


def rows(t: ReachTable, seat: int | None = None) -> dict[str, dict[str, object]]:
    """The rows of a panel by their English names."""
    for panel in TITLE.sheet(t.game)["panels"]:  # type: ignore[attr-defined]
        if panel.get("seat") == seat:
            return {named(row["name"]): row for row in panel["rows"]}
    raise AssertionError("no such panel")


def named(anchor: str) -> str:
    kind, value = anchor.split(":")
    return TITLE.noun(kind, int(value), "en")


def test_the_table_shows_act_council_policy_and_trust() -> None:
    t = campaign(3).in_act(2).trust(RELIC, RELIC)
    shown = rows(t)
    assert shown["Act"]["value"] == 2
    assert shown["Policy"]["cards"] == [{"card": f"card:{POLICY_OF_WAR}"}]
    assert shown["Imperial Trust"]["cards"] == [{"card": f"resource:{RELIC}"}] * 2


def test_a_seat_shows_its_side_its_objective_and_favors() -> None:
    t = campaign(3).outlaw(BLUE).favors(BLUE, RED, 2).fate(BLUE, Steward, 7)
    shown = rows(t, BLUE)
    assert shown["Title"]["cards"] == [{"card": f"card:{OUTLAW_TITLE}"}]
    assert shown["Objective, to go"]["value"] == 7
    assert shown["Favors"] == {"name": "term:9", "seat": RED, "value": 2}


def test_whoever_follows_a_fate_reads_what_it_strives_for() -> None:
    """p. 8: in act I what advances the objective, in act III the grand ambitions, which have no number."""
    first, last = [rows(campaign(3).in_act(act).fate(RED, Steward), RED) for act in (1, 3)]
    aim, grand = first["Objective, to go"], last["Grand ambitions"]
    assert aim["told"]
    assert grand["told"]
    assert "value" in aim
    assert "value" not in grand
    for row, act in ((aim, 1), (grand, 3)):
        said = TITLE.explain("aim", int(str(row["name"]).split(":")[1]), "en")
        assert said.startswith(Steward.aims[act - 1].en)


def test_a_met_objective_is_shown_as_met() -> None:
    assert rows(campaign(3).fate(RED, Steward, 0), RED)["Objective, to go"]["value"] == 0


def test_a_fate_says_what_it_strives_for_wherever_it_is_named() -> None:
    """Who drafts one reads its acts to come."""
    said = TITLE.explain("card", Steward.printed, "en")
    assert all([f"Act {act}: {Steward.aims[act - 1].en}" in said for act in (1, 2, 3)])
    assert "Act 2" not in TITLE.explain("card", fate_of(20).printed, "en")


def test_every_anchor_of_the_panels_is_among_the_facts() -> None:
    facts = TITLE.facts()
    t = campaign(3).trust(RELIC).fate(RED, Steward)
    t.game.number_rolled, t.game.symbol_rolled = 2, ARROW
    t.game.flagship_at[RED] = gate(1)
    t.game.hull[0] = building(RED, CITY, FRESH)

    def anchors(cards: list[dict[str, object]]) -> list[str]:
        found = []
        for card in cards:
            found.append(str(card["card"]))
            found += anchors(card.get("cards", []))  # type: ignore[arg-type]
        return found

    for panel in TITLE.sheet(t.game)["panels"]:  # type: ignore[attr-defined]
        found = [panel["title"]]
        for row in panel["rows"]:
            found += [row["name"], *anchors(row.get("cards", []))]
        for anchor in found:
            kind, value = anchor.split(":")
            assert int(value) < len(facts[kind]), anchor
            assert TITLE.noun(kind, int(value), "de")
