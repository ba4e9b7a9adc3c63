"""What a table shows of the campaign: panels of rows, one for the table and one for each seat."""

from __future__ import annotations

from typing import Any, cast

from arcs.campaign.reach import *
from starboard.core.state import SPECTATOR, State
from starboard.core.text import Phrase
from starboard.games.arcs.actions.build import Build
from starboard.games.arcs.campaign.fates.f01_steward import Steward
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.text import UPGRADE


def rows(t: ReachTable, seat: int | None = None) -> dict[str, dict[str, object]]:
    """The rows of a panel by their English names."""
    for panel in TITLE.sheet(t.game)["panels"]:  # type: ignore[attr-defined]
        if panel.get("seat") == seat:
            return {named(row["name"]): row for row in panel["rows"]}
    raise AssertionError("no such panel")


def boards(state: State) -> list[Any]:
    found: list[Any] = cast(dict[str, Any], TITLE.sheet(state)).get("boards", [])
    return found


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
    t.flagship(RED, gate(1), fitting(HULL, CITY))

    def anchors(cards: list[dict[str, object]]) -> list[str]:
        found = []
        for card in cards:
            found.append(str(card["card"]))
            found += anchors(card.get("cards", []))  # type: ignore[arg-type]
        return found

    found: list[str] = []
    for panel in TITLE.sheet(t.game)["panels"]:  # type: ignore[attr-defined]
        found.append(panel["title"])
        for row in panel["rows"]:
            found += [row["name"], *anchors(row.get("cards", []))]
    for board in boards(t.game):
        found += [board["title"], board["at"]]
        found += [place["place"] for pair in board["places"] for place in (pair, pair["over"])]
    for anchor in found:
        kind, value = anchor.split(":")
        assert int(value) < len(facts[kind]), anchor
        assert TITLE.noun(kind, int(value), "de")


def test_a_flagship_has_a_board_with_all_its_places() -> None:
    """p. 22: six places for Upgrades and one for Armor over each, empty ones too; nobody else has such a board."""
    armor = fitting(armor_over(SLIPSTREAM), STARPORT)
    t = campaign(3).flagship(BLUE, gate(2), fitting(SLIPSTREAM, CITY), armor, damaged=(SLIPSTREAM,))
    (board,) = boards(t.game)
    assert (named(board["title"]), board["seat"], board["at"]) == ("Flagship", BLUE, f"system:{gate(2)}")
    assert [named(place["place"]) for place in board["places"]] == [text.en for text in UPGRADE]
    first, *others = board["places"]
    place, over = hull_place(BLUE, SLIPSTREAM), hull_place(BLUE, armor_over(SLIPSTREAM))
    assert first == {
        "place": f"hull:{place}",
        "owner": BLUE,
        "piece": CITY,
        "damaged": True,
        "over": {"place": f"hull:{over}", "owner": BLUE, "piece": STARPORT},
    }
    assert not any(["owner" in one or "owner" in one["over"] for one in others])


def test_without_flagships_there_are_no_further_boards() -> None:
    assert not boards(campaign(3).game)


def test_everybody_sees_the_boards_of_flagships_as_they_are() -> None:
    t = campaign(3).flagship(RED, gate(1), fitting(HULL, CITY)).flagship(BLUE, gate(2), fitting(HULL, STARPORT))
    t.call(TakeFlagship(RED, RED, gate(1), gate(2)))
    for seat in (SPECTATOR, RED, BLUE):
        assert boards(TITLE.view(t.game, seat)) == boards(t.game)


def test_what_is_built_at_a_flagship_names_its_board() -> None:
    t = campaign(3).flagship(RED, gate(1))
    t.game.stack = [Build(RED, BY_PIP)]
    build = t.game.stack[-1]
    assert isinstance(build, Build)
    build.piece, build.place = SHIP, on_board(FIRST_FLAGSHIP, DOCK)
    values: dict[str, Ref] = {}
    key = build.wording(t.game, "place", build.place, values)
    said = Phrase(TITLE.texts[f"Build.place={key}"], values)
    assert [(kind, value) for _, kind, value in said.places("en")] == [("card", FIRST_FLAGSHIP)]
    assert boards(t.game)[0]["title"] == f"card:{FIRST_FLAGSHIP}"


def test_choices_name_the_place_of_the_board_that_they_mean() -> None:
    """Several Flagships have like places: an anchor is one place of one of them."""
    t = campaign(3).flagship(RED, gate(1), fitting(HULL, CITY)).flagship(BLUE, hexa(1), fitting(HULL, CITY))
    t.call(Build(BLUE)).answer(CITY)
    drawn = {place["place"] for pair in boards(t.game)[1]["places"] for place in (pair, pair["over"])}
    assert t.game.ask is not None
    for choice in t.game.ask.choices:
        named_there = {f"{kind}:{value}" for _, kind, value in TITLE.label(t.game, choice).places("en")}
        assert named_there & drawn, named_there
