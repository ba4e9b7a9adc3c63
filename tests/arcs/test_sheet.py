"""What a table shows is counted by the rules and seen through a view."""

from __future__ import annotations

import json

import pytest

from arcs.prelude import *
from starboard.games.arcs.sheet import ArcsSheet, PlaceSheet, SystemSheet, sheet

COPIED = mobi(6)


def shown(t: Table, seat: int = RED) -> ArcsSheet:
    return sheet(t.view(seat))


def there(t: Table, system: int) -> SystemSheet:
    return next(one for one in shown(t)["systems"] if one["system"] == system)


def built(t: Table, system: int) -> list[PlaceSheet]:
    return [place for place in there(t, system).get("places", []) if "owner" in place]


# -- ambitions ----------------------------------------------------------------------------------------------------


def test_a_material_cartel_with_one_fuel_is_tycoon_seven() -> None:
    """The supply counts as the owner's tokens (PRELUDE-10), and so does the card's own suit (CC-04)."""
    t = table().give(RED, MaterialCartel).tokens(RED, FUEL).tokens(BLUE, FUEL, FUEL).marker(TYCOON)
    assert shown(t)["ambitions"][TYCOON] == {"counts": [7, 2, 0], "markers": [[5, 3]], "power": [5, 3, 0]}


def test_what_a_seat_would_score_is_what_it_scores() -> None:
    t = table(3).marker(TYRANT, 2, 1).marker(TYCOON, 0).marker(TYCOON, 1).cities_off_board(RED, 4)
    t.captives(RED, BLUE, 1).captives(BLUE, RED, 2).tokens(RED, MATERIAL).tokens(GOLD, FUEL)
    promised = [sum(row) for row in zip(*[one["power"] for one in shown(t)["ambitions"] if "power" in one])]
    assert promised == [6, 9, 2]
    assert t.score().power() == promised


def test_a_leader_may_lower_what_a_place_brings() -> None:
    t = table().give(RED, Elder).captives(RED, BLUE, 2).marker(TYRANT)
    assert shown(t)["ambitions"][TYRANT]["power"] == [3, 0, 0]
    assert t.score().power()[RED] == 3


def test_with_two_players_the_box_competes() -> None:
    t = table(2).supply(RELIC, 3).tokens(RED, RELIC).marker(KEEPER)
    assert shown(t)["ambitions"][KEEPER] == {"counts": [1, 0], "box": 2, "markers": [[5, 3]], "power": [3, 0]}


def test_markers_lie_on_ambitions_or_are_free() -> None:
    found = shown(table().marker(WARLORD, 0).marker(WARLORD, 2, 1))
    assert found["ambitions"][WARLORD]["markers"] == [[2, 0], [9, 4]]
    assert found["markers"] == [[3, 2]]
    assert "power" not in found["ambitions"][TYCOON]


# -- the map ------------------------------------------------------------------------------------------------------


def test_a_system_shows_ships_and_control() -> None:
    t = table().ships(RED, gate(2), 2, 1).ships(BLUE, gate(2), 3).ships(GOLD, hexa(3), 0, 1)
    assert there(t, gate(2)) == {"system": gate(2), "control": BLUE, "fresh": [2, 3, 0], "damaged": [1, 0, 0]}
    assert there(t, hexa(3))["damaged"] == [0, 0, 1]
    assert "control" not in there(t, hexa(3))


def test_a_planet_tells_its_type_once_it_is_another_than_printed() -> None:
    t = table()
    assert "type" not in there(t, hexa(3))
    t.game.kind_of[hexa(3)] = PSIONIC
    assert there(t, hexa(3))["type"] == PSIONIC


def test_buildings_stand_at_gates_too() -> None:
    t = table().city(RED, gate(2)).starport(BLUE, gate(2), DAMAGED)
    assert [(one["owner"], one["piece"], "damaged" in one) for one in built(t, gate(2))] == [
        (RED, CITY, False),
        (BLUE, STARPORT, True),
    ]


def test_empty_slots_are_places_and_a_city_beside_them_is_one_more() -> None:
    t = table()
    slots = t.game.board.slots[hexa(3)]
    assert len(there(t, hexa(3))["places"]) == slots
    assert len(there(t.cloud_city(RED, hexa(3)), hexa(3))["places"]) == slots + 1


def test_only_systems_in_play_are_shown() -> None:
    t = table()
    assert [one["system"] for one in shown(t)["systems"]] == t.game.board.systems


# -- seats --------------------------------------------------------------------------------------------------------


def test_slots_name_their_tokens_as_the_texts_do() -> None:
    """The anchors of the slots and of what lies there, so that a click finds them."""
    t = table().tokens(BLUE, NOTHING, RELIC).turn(BLUE, ADMIN).to_prelude()
    one = shown(t, BLUE)["seats"][BLUE]["slots"][1]
    assert one["resource"] == RELIC
    labels = [TITLE.label(t.game, choice) for choice in t.choices("spending")]
    assert one["token"] in [label.values.get("token") for label in labels]


def test_cities_shut_slots_and_their_absence_is_worth_a_bonus() -> None:
    def open_ones(t: Table) -> int:
        return len([one for one in shown(t)["seats"][RED]["slots"] if "shut" not in one])

    assert (open_ones(table()), open_ones(table().cities_off_board(RED, 3))) == (2, 6)
    assert "bonus" not in shown(table())["seats"][RED]
    assert shown(table().cities_off_board(RED, 5))["seats"][RED]["bonus"] == 5


def test_the_slot_of_a_card_is_shown_while_it_is_open() -> None:
    assert len(shown(table())["seats"][RED]["slots"]) == 6
    assert len(shown(table().give(RED, AncientHoldings))["seats"][RED]["slots"]) == 7


def test_what_a_seat_took_is_told_by_owner_and_piece() -> None:
    t = table().trophies(RED, BLUE, SHIP, 2).captives(RED, GOLD, 1).outrage(RED, WEAPON).give(RED, Gatekeepers)
    seat = shown(t)["seats"][RED]
    assert seat["trophies"] == [[0, 0, 0, 0], [2, 0, 0, 0], [0, 0, 0, 0]]
    assert (seat["captives"], seat["outrage"], seat["cards"]) == ([0, 0, 1], [WEAPON], [Gatekeepers.printed])


# -- the round and the Court --------------------------------------------------------------------------------------


def test_a_hand_and_a_copied_card_are_for_their_owner() -> None:
    t = table().hand(BLUE, ADMIN).turn(BLUE, COPIED, COPY, lead=ADMIN)
    own, other = shown(t, BLUE), shown(t, RED)
    assert (own["seats"][BLUE]["hand"], other["seats"][BLUE]["hand"]) == ([ADMIN], [UNKNOWN])
    plays = [next(play for play in found["round"] if play["seat"] == BLUE) for found in (own, other)]
    assert [play["card"] for play in plays] == [COPIED, UNKNOWN]
    assert all([play["down"] and play["how"] == COPY for play in plays])
    assert other["seats"][BLUE]["sight"] == UNKNOWN


def test_the_round_is_told_in_its_order() -> None:
    t = table().turn(BLUE, ADMIN)
    found = shown(t)
    assert [play["seat"] for play in found["round"]] == [BLUE, GOLD, RED]
    assert found["lead"] == {"suit": ADMINISTRATION, "number": 3}
    assert found["turn"] == {"seat": BLUE, "pips": 3}
    t.answer(TYRANT)
    assert shown(t)["lead"]["number"] == 0
    assert shown(t)["round"][0]["zero"]


def test_the_court_says_who_could_secure() -> None:
    t = table().court(Gatekeepers, MassUprising).agents(RED, 0, 2).agents(BLUE, 0, 1).agents(BLUE, 1, 1)
    t.agents(GOLD, 1, 1)
    first, second = shown(t)["court"][:2]
    assert first == {"card": Gatekeepers.printed, "agents": [2, 1, 0], "secures": RED}
    assert second == {"card": MassUprising.printed, "agents": [0, 1, 1]}


def test_a_leader_who_may_not_secure_is_not_said_to() -> None:
    t = table().give(RED, Demagogue).court(Gatekeepers).agents(RED, 0, 1)
    assert "secures" not in shown(t)["court"][0]


def test_a_battle_shows_its_dice() -> None:
    t = cornering(table().tokens(BLUE, FUEL, RELIC))
    assert shown(t)["battle"] == {"attacker": RED, "defender": BLUE, "system": gate(2), "dice": [0, 0, 0]}
    t.fight(assault=1, raid=2, faces=(A_BLANK, 0, R_KEY_FLAME))
    assert t.asked() == "Raid.loot"
    assert shown(t)["battle"]["dice"] == [1, 0, 2]
    assert shown(t)["battle"]["faces"] == [[ASSAULT, A_BLANK], [RAID, 0], [RAID, R_KEY_FLAME]]


def test_a_battle_shows_how_many_hits_are_left() -> None:
    """Hits are dealt out one by one (BATTLE-05)."""
    t = table(3).ships(RED, gate(2), 3).ships(BLUE, gate(2), 2, 2).turn(RED, aggro(2)).act(BATTLE)
    t.fill(assault=1, skirmish=0, raiders=0).answer((A_TWO_HITS,))
    assert shown(t)["battle"]["hits"] == 2
    assert shown(t.answer(FRESH))["battle"]["hits"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sheet_is_smaller_than_the_position(players: int) -> None:
    """At every question of a game, for the seat that is asked."""
    game = TITLE.new(TITLE.setup("leaders", players, 5))
    stream = Stream(9)
    while game.ask is not None:
        assert isinstance(game, Arcs)
        view = TITLE.view(game, max(game.ask.seat, -1))
        data = {name: getattr(view, name) for name in (*view.ints, *view.lists, *view.rows)}
        assert len(json.dumps(TITLE.sheet(view))) < len(json.dumps(data))
        game.wander(stream, 20)
