"""Tokens of fates (ter.tokens) and captive ships: places, codes, what counts, what is shown, what changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign.articles import GiveCaptive, GiveTrophy
from starboard.games.arcs.campaign.captives import KeepCaptives, held_of, most_kept, ships_held
from starboard.games.arcs.campaign.fates.f10_hegemon_cards import BannersOfHegemony, HappyHosts, PlantingBanners
from starboard.games.arcs.campaign.policies import Demand
from starboard.games.arcs.campaign.tokens import *
from starboard.games.arcs.cards.guild_weapon import Execute, Pressgang


def test_a_token_of_the_map_knows_its_kind_place_and_note() -> None:
    for kind in (BANNER, WITNESS):
        for place in (0, 24, TURNED, SCRAPPED, IN_SUPPLY, TROPHY_OF, TROPHY_OF + 3):
            for note in (FRESH, DAMAGED):
                code = map_token(kind, place, note)
                assert (map_token_kind(code), map_token_system(code), map_token_note(code)) == (kind, place, note)
                assert is_on_map(code) == (place <= 24)


def test_captives_and_demands_know_what_they_are() -> None:
    for owner in range(7):
        assert not is_captive_ship(owner)
        assert is_captive_ship(captive_ship(owner))
        assert owner_of_captive(captive_ship(owner)) == owner_of_captive(owner) == owner
        for captive in (owner, captive_ship(owner)):
            code = demanded_captive(captive)
            assert captive_demanded(code) == captive
            assert (is_demanded_captive(code), is_demanded_trophy(code), is_demanded_token(code)) == (1, 0, 0)
    assert token_demanded(demanded_token(WITNESS)) == WITNESS
    assert is_demanded_token(demanded_token(BANNER))
    assert given_kind(given_token(WITNESS)) == WITNESS
    assert is_given_token(given_token(BANNER))
    assert not is_given_token(owned_piece(BLIGHT, AGENT))


def bannered(*systems: int, holder: int = BLUE) -> ReachTable:
    """A seat with a Flagship far away has Banners in these systems."""
    t = campaign().flagship(holder, gate(6)).booklet(BannersOfHegemony)
    bring_tokens(t.game, BANNER, 8)
    t.give(holder, PlantingBanners)
    for system in systems:
        shift_token(t.game, BANNER, IN_SUPPLY, system)
    return t


def test_tokens_go_from_place_to_place_and_none_is_lost() -> None:
    t = bannered(arrow(1), hexa(2))
    assert systems_of_tokens(t.game, BANNER) == [arrow(1), hexa(2)]
    shift_token(t.game, BANNER, arrow(1), TROPHY_OF + RED)
    assert (tokens_at(t.game, BANNER, IN_SUPPLY), token_trophies(t.game, RED)) == (6, [BANNER])
    assert tokens_of(t.game, BANNER) == 8
    return_token_trophies(t.game, RED)
    assert tokens_at(t.game, BANNER, IN_SUPPLY) == 7
    shift_all_tokens(t.game, BANNER, IN_SUPPLY, SCRAPPED)
    assert tokens_at(t.game, BANNER, SCRAPPED) == 7
    assert token_owner(t.game, BANNER) == BLUE
    assert token_owner(t.game, WITNESS) == NOBODY


def test_the_sheet_shows_tokens_their_damage_trophies_and_captive_ships() -> None:
    t = bannered(arrow(1), hexa(2))
    shift_token(t.game, BANNER, hexa(2), hexa(2), DAMAGED)
    shift_token(t.game, BANNER, IN_SUPPLY, TROPHY_OF + RED)
    t.ships(GOLD, gate(1), 0, 2).imperial(gate(1), 0, 1)
    capture_ships(t.game, RED, GOLD, gate(1))
    capture_ships(t.game, RED, EMPIRE, gate(1))
    panels: Any = TITLE.sheet(t.game)["panels"]
    table_rows = {row["name"]: row for row in panels[0]["rows"]}
    damaged = {"card": f"system:{hexa(2)}", "cards": [{"card": "token_term:0"}]}
    assert table_rows["map_token:0"]["cards"] == [{"card": f"system:{arrow(1)}"}, damaged]
    rows = {row["name"]: row for row in panels[1]["rows"]}
    assert rows["token_term:1"]["cards"] == [{"card": "map_token:0"}]
    captive = [(row["seat"], row["value"]) for row in panels[1]["rows"] if row["name"] == "token_term:2"]
    assert captive == [(GOLD, 2), (EMPIRE, 1)]
    assert TITLE.noun("map_token", 0, "de") == "Banner"
    assert (TITLE.noun("token_term", 2, "en"), TITLE.noun("seat", EMPIRE, "en")) == ("Captive ships", "Empire")
    facts = TITLE.facts()
    assert (len(facts["map_token"]) >= 2, len(facts["token_term"])) == (True, 3)


# -- captive ships ------------------------------------------------


def captor() -> ReachTable:
    """Red holds two ships of Blue and an agent of Gold captive."""
    t = campaign().ships(BLUE, gate(1), 0, 2).captives(RED, GOLD, 1)
    capture_ships(t.game, RED, BLUE, gate(1))
    return t


def test_captive_ships_count_for_tyrant() -> None:
    t = captor()
    assert ambition_count(t.game, RED, TYRANT) == 3
    assert captives_held(t.game, RED) == [GOLD, captive_ship(BLUE)]
    assert ships_held(t.game, RED) == [captive_ship(BLUE)]
    assert (held_of(t.game, RED, GOLD), held_of(t.game, RED, captive_ship(BLUE))) == (1, 2)


def test_they_go_home_when_tyrant_scores_and_in_the_intermission() -> None:
    t = captor().marker(TYRANT, 2)
    t.score()
    assert (t.left(BLUE, SHIP), t.left(GOLD, AGENT), captives_held(t.game, RED)) == (15, 10, [])
    t = captor()
    release_ships(t.game, RED, BLUE, 2)
    assert t.left(BLUE, SHIP) == 15


def test_they_can_be_pressed_executed_and_given() -> None:
    t = captor().call(Pressgang(RED))
    assert t.choices("captive") == [GOLD, captive_ship(BLUE)]
    t.answer(captive_ship(BLUE), FUEL)
    assert (t.left(BLUE, SHIP), captive_ships_of(t.game, RED, BLUE)) == (14, 1)
    t = captor().call(Execute(RED)).answer(captive_ship(BLUE))
    assert (t.trophies_of(RED, BLUE, SHIP), captive_ships_of(t.game, RED, BLUE)) == (1, 1)
    assert t.left(BLUE, SHIP) == 13
    give = GiveCaptive()
    t = captor()
    assert give.things(t.game, RED, BLUE) == [GOLD, captive_ship(BLUE)]
    give.do(t.game, RED, GOLD, captive_ship(BLUE))
    assert captive_ships_of(t.game, GOLD, BLUE) == 1
    give.do(t.game, RED, BLUE, captive_ship(BLUE))
    assert (t.left(BLUE, SHIP), captive_ships_of(t.game, RED, BLUE)) == (14, 0)


def test_tokens_among_trophies_can_be_given_and_an_own_one_goes_home() -> None:
    t = bannered(arrow(1), hexa(2))
    take_token(t.game, RED, BANNER, arrow(1))
    take_token(t.game, RED, BANNER, hexa(2))
    give = GiveTrophy()
    assert give.things(t.game, RED, GOLD) == [given_token(BANNER)]
    give.do(t.game, RED, GOLD, given_token(BANNER))
    assert token_trophies(t.game, GOLD) == [BANNER]
    give.do(t.game, RED, BLUE, given_token(BANNER))
    assert (token_trophies(t.game, RED), tokens_at(t.game, BANNER, IN_SUPPLY)) == ([], 7)


@pytest.mark.parametrize("outlaw", [True, False])
def test_the_policy_of_war_demands_them_unless_they_are_a_regents(outlaw: bool) -> None:
    """edi.demand_war"""
    t = bannered(arrow(1)).ships(BLUE, gate(1), 0, 1)
    t.outlaw(*([BLUE] if outlaw else []))
    take_token(t.game, GOLD, BANNER, arrow(1))
    capture_ships(t.game, GOLD, BLUE, gate(1))
    t.call(Demand(RED))
    if not outlaw:
        assert "piece" not in t.asked()
        return
    assert t.choices("piece") == [demanded_captive(captive_ship(BLUE)), demanded_token(BANNER)]
    other = t.copy()
    t.answer(demanded_token(BANNER))
    assert token_trophies(t.game, RED) == [BANNER]
    other.answer(demanded_captive(captive_ship(BLUE)))
    assert captive_ships_of(other.game, RED, BLUE) == 1


def test_whoever_may_keep_captives_names_them_and_the_others_return() -> None:
    t = bannered(arrow(1), arrow(2)).give(RED, HappyHosts).captives(RED, GOLD, 2).ships(BLUE, gate(1), 0, 1)
    capture_ships(t.game, RED, BLUE, gate(1))
    assert most_kept(t.game, RED) == 2
    t.call(KeepCaptives(RED, 2))
    assert t.choices("captive") == [DONE, GOLD, captive_ship(BLUE)]
    t.answer(captive_ship(BLUE))
    assert t.choices("captive") == [DONE, GOLD]
    t.answer(GOLD)
    assert (t.captives_of(RED, GOLD), captive_ships_of(t.game, RED, BLUE), t.left(GOLD, AGENT)) == (1, 1, 9)
