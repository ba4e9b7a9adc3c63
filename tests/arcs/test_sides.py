"""Several owners on a side, and owners who are no seats: the Empire, the Free States, the Blight."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from arcs.neutrals import *
from arcs.prelude import *
from starboard.core.text import Nouns, render
from starboard.games.arcs import features
from starboard.games.arcs.sheet import sheet
from starboard.laws.game import check_game
from starboard.terminal.arcs import draw

# -- owners who are no seats ------------------------------------------------------------------------------------------


def test_the_base_game_has_room_for_seats_only() -> None:
    assert len(table(3).game.fresh) == 4 * SYSTEMS
    assert len(reach(3).game.fresh) == len(reach(3).game.damaged) == 7 * SYSTEMS
    assert len(table(3).game.left) == 4 * PIECES
    assert (reach().left(RED, SHIP), reach().left(EMPIRE, SHIP), reach().left(FREE, CITY)) == (15, 15, 0)


def test_whoever_has_pieces_can_be_attacked() -> None:
    t = reach().ships(RED, hexa(2), 2).ships(EMPIRE, hexa(2), 1).city(FREE, hexa(2)).ships(BLIGHT, hexa(2), 1)
    t.ships(GOLD, hexa(2), 1).attack()
    assert t.choices("defender") == [GOLD, EMPIRE, FREE, BLIGHT]


def test_imperial_ships_intercept_and_what_they_destroy_goes_home() -> None:
    t = reach().ships(RED, gate(2), 0, 2).ships(EMPIRE, gate(2), 1).attack()
    t.fight(assault=2, faces=(A_HIT_INTERCEPT, A_HIT_FLAME))
    assert t.trophies_of(RED, EMPIRE, SHIP) == 1
    assert (t.left(RED, SHIP), t.damaged(RED, gate(2))) == (15, 0)  # a flame and an interception
    assert ambition_count(t.game, RED, WARLORD) == 1


def test_who_is_no_seat_is_raided_only_where_a_building_stands() -> None:
    t = reach().ships(RED, gate(2), 2).ships(EMPIRE, gate(2), 1).attack()
    battle = t.game.stack[-1]
    assert isinstance(battle, Battle)
    assert most_raid_dice(t.game, battle) == 0
    t = reach().ships(RED, hexa(2), 2).city(FREE, hexa(2)).attack()
    t.fight(raid=2, faces=(R_BUILDING_KEY, R_BUILDING_KEY))
    assert t.trophies_of(RED, FREE, CITY) == 1
    assert t.asked() == "Turn.action"  # nothing to steal


def test_a_free_city_provokes_outrage_and_has_no_agents_to_ransack() -> None:
    t = reach().agents(BLUE, 1, 1).ships(RED, hexa(2), 1).city(FREE, hexa(2), DAMAGED).attack()
    t.fight(raid=1, faces=(R_BUILDING_KEY,))
    assert t.is_outraged(RED, RELIC)
    assert t.on_court(1, BLUE) == 1
    assert t.game.left[FREE * PIECES + CITY] == -1  # a substitute is on its way


def test_taxing_a_free_city_takes_no_captive() -> None:
    t = reach().ships(RED, hexa(2), 1).city(FREE, hexa(2)).tax().fill(slot=0)
    assert t.count(RED, RELIC) == 1
    assert sum(t.game.captives) == 0


def test_trophies_go_home_to_owners_who_are_no_seats() -> None:
    t = reach().trophies(RED, EMPIRE, SHIP, 2).trophies(RED, FREE, CITY, 1).trophies(BLUE, RED, SHIP, 1)
    t.marker(WARLORD).marker(TYRANT, 1).score()
    assert (t.left(EMPIRE, SHIP), t.left(FREE, CITY), t.left(RED, SHIP)) == (15, 0, 15)
    assert sum(t.game.trophies) == 0


def test_sheet_terminal_and_census_show_all_owners() -> None:
    t = reach().ships(RED, gate(2), 1).ships(EMPIRE, gate(2), 2, 1).city(FREE, hexa(2)).ships(BLIGHT, arrow(2), 0, 1)
    t.trophies(RED, EMPIRE, SHIP, 1).turn(RED, ATTACK)
    systems = {shown["system"]: shown for shown in sheet(t.game)["systems"]}
    assert systems[gate(2)]["fresh"] == [1, 0, 0, 0, 2, 0, 0]
    assert systems[gate(2)]["damaged"] == [0, 0, 0, 0, 1, 0, 0]
    assert sheet(t.game)["seats"][RED]["trophies"][EMPIRE] == [1, 0, 0, 0]
    console = Console(width=200, record=True, file=StringIO())
    console.print(draw(REACH, t.view(RED), RED, "en", ("Ann", "Bob", "Cid")))
    drawn = console.export_text()
    assert "✪2+1" in drawn
    assert "✹0+1" in drawn
    assert "□City" in drawn
    census = REACH.census(t.game)
    assert (census["ships 4"], census["cities 5"], census["ships 6"], census["agents 4"]) == (15, 0, 24, 0)


def test_control_by_one_who_is_no_seat_is_worth_nothing_to_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    t = reach().city(RED, hexa(2)).ships(EMPIRE, hexa(2), 1).turn(RED, ATTACK)
    free = features.tally(t.game)
    monkeypatch.setattr(features, "controller", lambda game, system: EMPIRE)
    assert features.tally(t.game) == free


def test_their_names() -> None:
    nouns = Nouns(REACH, ("Ann", "Bob", "Cid"))
    assert [nouns.noun("seat", owner, "de") for owner in (BLUE, EMPIRE, FREE, BLIGHT)] == [
        "Bob",
        "Imperium",
        "Freistaaten",
        "Verderbnis",
    ]
    assert [nouns.noun("seat", owner, "en") for owner in (3, EMPIRE, NOBODY)] == ["Seat 4", "Empire", "nobody"]


# -- several owners on a side ---------------------------------------------------------------------------------------


def test_hits_fall_on_ships_of_the_whole_side() -> None:
    t = reach().ships(RED, gate(2), 1, 1).ships(EMPIRE, gate(2), 2, 1)
    t.game.stack = [HitShips(BLUE, RED, BLUE, gate(2), 3, allies=(EMPIRE,), reserves=(1, 1))]
    t.game.run()
    assert t.choices("condition") == [FRESH, DAMAGED, 2]  # the damaged Imperial ship stays out of it
    said = [render(REACH.label(t.game, choice), "en", Nouns(REACH)) for choice in t.choices()]
    assert said == ["a fresh ship", "a damaged ship", "a fresh ship, Empire"]
    t.answer(2)
    assert (t.fresh(EMPIRE, gate(2)), t.damaged(EMPIRE, gate(2))) == (1, 2)
    assert t.choices("condition") == [FRESH, DAMAGED, 3]
    t.answer(3, DAMAGED)
    assert (t.trophies_of(BLUE, EMPIRE, SHIP), t.trophies_of(BLUE, RED, SHIP)) == (1, 1)
    assert (t.fresh(EMPIRE, gate(2)), t.damaged(EMPIRE, gate(2))) == (1, 1)


# -- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("eager", [False, True])
def test_games_with_neutral_owners_obey_the_laws(players: int, eager: bool) -> None:
    report = check_game(REACH, REACH.setup("base", players, 5), 0, eager=eager)
    assert report.examined >= 3
