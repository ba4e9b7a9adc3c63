"""The sheet: what the table shows, counted by the rules."""

from __future__ import annotations

from arche.table import BLUE, GREEN, RED, Table, number
from starboard.core.state import UNKNOWN
from starboard.games.arche.codes import slot_at
from starboard.games.arche.ids import ATTACK_BLANK, BUILDING, CIVILIAN, CRITICAL, HIT, SOLDIER
from starboard.games.arche.sheet import ArcheSheet, SeatSheet, sheet
from starboard.games.arche.title import TITLE


def base(t: Table, seat: int) -> SeatSheet:
    return sheet(t.game)["seats"][seat]


def draft(players: int, seat: int) -> ArcheSheet:
    game = TITLE.new(TITLE.setup(players=players, seed=3))
    game.settle()
    return TITLE.sheet(TITLE.view(game, seat))  # type: ignore[return-value]


def test_a_base_shows_what_its_cards_add() -> None:
    t = Table(2).faction(RED, "F-WAT").own(RED, resources=11, paragon=17, level=3)
    shown = base(t, RED)
    assert (shown["resources"], shown["paragon"], shown["target"], shown["level"]) == (11, 17, 40, 3)
    assert shown["resistance"] == 6, "3, two more for the level, one more for the Colonial Watch"
    assert shown["income"] == 3
    assert shown["faction"] == number("F-WAT")
    assert "dealt" not in shown


def test_stacks_have_their_top_last_and_slots_their_own_ids() -> None:
    t = Table(2).troop(BLUE, "S-LEG-3", "S-NOM-7").slot(BLUE, 2, "C-CON-1", "C-HEA-1")
    assert base(t, BLUE)["troop"] == [number("S-LEG-3"), number("S-NOM-7")]
    slots = base(t, BLUE)["slots"]
    assert [slot["slot"] for slot in slots] == [slot_at(BLUE, i) for i in range(4)]
    assert [slot["cards"] for slot in slots] == [[], [number("C-CON-1"), number("C-HEA-1")], [], []]


def test_a_base_has_as_many_slots_as_the_options_give() -> None:
    assert [len(base(Table(2, slots=count), RED)["slots"]) for count in (3, 6)] == [3, 6]


def test_the_ark_names_its_soldier_and_its_owner() -> None:
    t = Table(3).ark(GREEN, "S-LEG-8", 7)
    assert sheet(t.game)["ark"] == {"card": number("S-LEG-8"), "life": 7, "owner": GREEN}
    assert sheet(t.game)["life_cap"] == 20
    assert "owner" not in sheet(Table(2).game)["ark"], "neutral"
    assert sheet(Table(2).game)["life_cap"] == 10


def test_open_cards_lie_with_their_deck() -> None:
    t = Table(2).open("S-LEG-3", "B-ORD-4")
    decks = sheet(t.game)["decks"]
    assert number("S-LEG-3") in decks[SOLDIER]["open"]
    assert number("B-ORD-4") in decks[BUILDING]["open"]
    assert decks[CIVILIAN]["left"] == len(t.game.decks[CIVILIAN])


def test_dice_are_listed_one_by_one() -> None:
    dice = sheet(Table(2).act(RED, HIT, 2, HIT, CRITICAL, ATTACK_BLANK).game)["dice"]
    assert dice["action"] == [2, ATTACK_BLANK, HIT, HIT, CRITICAL]
    assert (dice["rolled"], dice["pool"]) == ([], [])


def test_faction_cards_are_seen_by_whoever_was_dealt_them() -> None:
    mine = draft(3, RED)["seats"]
    assert all([card >= 0 for card in mine[RED]["dealt"]])
    assert mine[BLUE]["dealt"] == [UNKNOWN, UNKNOWN]
    assert [seat["dealt"] for seat in draft(3, -1)["seats"]] == [[UNKNOWN, UNKNOWN]] * 3
    assert "faction" not in mine[RED]
