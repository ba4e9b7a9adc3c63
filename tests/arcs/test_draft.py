"""Leaders & Lore: the draft, what leaders change in the setup, and the options (p. 21)."""

from __future__ import annotations

from typing import cast

import pytest

from arcs.prelude import *
from starboard.core import codec
from starboard.core.errors import BadInput
from starboard.core.state import SPECTATOR
from starboard.games.arcs.queries import ships_at
from starboard.games.arcs.sheet import sheet

# leaders.yaml: buildings at A and B, ships at A, B and C, tokens.
PRINTED = {
    "LEAD01": ((CITY, STARPORT), (3, 3, 2), (RELIC, MATERIAL)),
    "LEAD02": ((CITY, STARPORT), (3, 3, 2), (PSIONIC, RELIC)),
    "LEAD03": ((CITY, STARPORT), (3, 3, 2), (FUEL, FUEL)),
    "LEAD04": ((CITY, STARPORT), (4, 3, 2), (PSIONIC, MATERIAL)),
    "LEAD05": ((STARPORT, NOTHING), (4, 4, 2), (MATERIAL, WEAPON)),
    "LEAD06": ((CITY, STARPORT), (3, 3, 2), (WEAPON, MATERIAL)),
    "LEAD07": ((CITY, CITY), (3, 3, 3), (RELIC, MATERIAL)),
    "LEAD08": ((CITY, STARPORT), (3, 3, 2), (PSIONIC, WEAPON)),
    "LEAD09": ((CITY, CITY), (3, 3, 2), (RELIC, RELIC)),
    "LEAD10": ((CITY, STARPORT), (3, 3, 2), (FUEL, MATERIAL)),
    "LEAD11": ((STARPORT, NOTHING), (4, 3, 2), (FUEL, WEAPON)),
    "LEAD12": ((CITY, STARPORT), (3, 3, 2), (PSIONIC, PSIONIC)),
    "LEAD13": ((NOTHING, NOTHING), (4, 3, 2), (RELIC, WEAPON)),
    "LEAD14": ((CITY, NOTHING), (3, 3, 3), (RELIC, MATERIAL)),
    "LEAD15": ((CITY, STARPORT), (3, 4, 2), (FUEL, MATERIAL)),
    "LEAD16": ((STARPORT, NOTHING), (4, 3, 2), (FUEL, WEAPON)),
}


def draft_all(game: Arcs, seed: int = 0) -> list[tuple[int, int]]:
    """Let everybody draft at random; the picks in order as (seat, card)."""
    rng, picks = Stream(seed), []
    while game.ask is not None and isinstance(game.stack[-1], Draft):
        seat, card = game.ask.seat, game.ask.choices[rng.below(len(game.ask.choices))]
        picks.append((seat, card))
        pick(game, card)
    return picks


@pytest.mark.parametrize("players", [2, 3, 4])
def test_while_cards_are_drafted_the_sheet_tells_where_everybody_will_start(players: int) -> None:
    """The setup card is known before the draft (SETUP-06): A and B hold the buildings, C ships alone."""
    game = drafting(players, seed=5)
    starts = sheet(game)["draft"]["starts"]
    for seat in (SPECTATOR, *range(players)):
        assert sheet(cast(Arcs, TITLE.view(game, seat)))["draft"]["starts"] == starts
    draft_all(game)
    for seat, systems in enumerate(starts):
        ships = {system for system in game.board.systems if ships_at(game, seat, system)}
        built = {system_of(place) for piece in (CITY, STARPORT) for place in places_of(game, seat, piece)}
        assert ships == {system for spots in systems for system in spots}
        assert built <= {system for spots in systems[:2] for system in spots}


# -- the draft (SETUP-07) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_07_rows_hold_one_card_more_than_players(players: int) -> None:
    game = drafting(players)
    assert len(game.leader_row) == len(game.lore_row) == players + 1
    assert isinstance(game.stack[-1], Draft)
    assert game.ask is not None
    assert game.ask.choices == [*game.leader_row, *game.lore_row]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_07_picking_goes_counterclockwise_in_two_laps(players: int) -> None:
    game = drafting(players, seed=5)
    first = (game.initiative - 1) % players
    seats = [seat for seat, _ in draft_all(game)]
    assert seats == [(first - lap) % players for lap in range(2 * players)]
    for seat in range(players):
        assert leader_of(game, seat) != NOTHING
        assert len(lore_of(game, seat)) == 1


def test_setup_07_one_leader_and_one_lore_each() -> None:
    """Who took a leader is offered lore only, and the reverse."""
    game = drafting(2)
    assert game.ask is not None
    for seat in (game.ask.seat, 1 - game.ask.seat):
        assert game.ask is not None
        assert game.ask.seat == seat
        pick(game, game.leader_row[0])
    assert game.ask is not None
    assert game.ask.choices == game.lore_row


def test_setup_07_a_second_lore_makes_a_longer_row_and_a_third_lap() -> None:
    game = drafting(3, lore=2)
    assert (len(game.leader_row), len(game.lore_row)) == (4, 7)
    picks = draft_all(game)
    assert len(picks) == 9
    assert all([len(lore_of(game, seat)) >= 2 for seat in range(3)])


def test_setup_07_the_draft_is_public() -> None:
    game = drafting(3)
    for seat in (-1, 0, 1, 2):
        shown = seen_by(game, seat)
        assert (shown.leader_row, shown.lore_row) == (game.leader_row, game.lore_row)
        assert set(shown.lore_deck) == set(shown.leader_deck) == {UNKNOWN}


# -- pieces and tokens (SETUP-03, -04, -09) --------------------------------------------------------------------------


@pytest.mark.parametrize("code", list(PRINTED))
def test_setup_09_leaders_bring_their_pieces_and_tokens(code: str) -> None:
    """Tokens in the printed order in the two leftmost slots, instead of those of the planets."""
    others = [other for other in ("LEAD06", "LEAD08") if other != code][:1]
    game = given(2, code, "L01", *others, "L02")
    buildings, ships, tokens = PRINTED[code]
    spots = game.board.card.seats[turn_order(game).index(RED)]
    for system, piece, count in zip((spots.a, spots.b), buildings, ships):
        values = [v for v in game.buildings[system * PLACES : system * PLACES + PLACES] if v]
        assert [piece_of(value) for value in values] == [piece for piece in (piece,) if piece != NOTHING]
        assert ships_at(game, RED, system) == count
    assert [ships_at(game, RED, system) for system in spots.c] == [ships[2], ships[2]]  # SETUP-04
    assert tuple(game.slots[:2]) == tokens
    assert game.slots[2:SLOTS] == [NOTHING] * 5


def test_setup_03_starting_tokens_lie_on_the_board_even_when_more_slots_are_open() -> None:
    game = given(3, "LEAD13", "L13", "LEAD07", "L01", "LEAD03", "L02")
    assert open_slots(game, RED) == [0, 1, 2, 3, 6]
    assert game.slots[:SLOTS] == [RELIC, WEAPON, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]
    assert open_slots(game, BLUE) == [0, 1, 2, 3]
    assert game.slots[SLOTS : SLOTS + 3] == [RELIC, MATERIAL, NOTHING]


# -- leaders' own steps (SETUP-08, LC-01, LC-02) -----------------------------------------------------------------------


def test_setup_08_lc_01_extra_steps_come_last_and_in_turn_order() -> None:
    game = given(4, "LEAD02", "L01", "LEAD10", "L02", "LEAD16", "L03", "LEAD13", "L04", seed=3)
    assert game.log is not None
    lines = [line for line in game.log if line.key in ("place_ships", "ability")]
    steps = [line.refs[0] for line in lines if line.key == "ability"]
    assert steps == turn_order(game)
    assert [line.key for line in lines[-4:]] == ["ability"] * 4


def test_lc_02_marking_outrage_at_setup_uses_an_agent_and_discards_nothing() -> None:
    """The Mystic keeps Material and Fuel tokens it may have; 8 agents are left. Quartermaster: 9."""
    game = given(2, "LEAD02", "L01", "LEAD16", "L02")
    assert game.outrage[:RESOURCES] == [1, 1, 0, 0, 0]
    assert game.outrage[RESOURCES : 2 * RESOURCES] == [1, 0, 0, 0, 0]
    assert (game.left[AGENT], game.left[PIECES + AGENT]) == (8, 9)
    assert game.slots[SLOTS] == FUEL
    assert game.log is not None
    assert [line for line in game.log if line.key == "outrage"] == []


# -- options -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pools", "leaders", "lore"), [("base", 8, 14), ("pack", 8, 14), ("both", 16, 28)])
def test_pools_choose_which_cards_can_come(pools: str, leaders: int, lore: int) -> None:
    game = drafting(4, pools=pools)
    drawn = sorted(game.leader_row + game.leader_deck), sorted(game.lore_row + game.lore_deck)
    first = (FIRST_LEADER, FIRST_LORE) if pools != "pack" else (FIRST_LEADER + 8, FIRST_LORE + 14)
    assert drawn == (list(range(first[0], first[0] + leaders)), list(range(first[1], first[1] + lore)))
    for seed in range(5):
        assert TITLE.census(world(game, RED, seed)) == TITLE.census(game)


@pytest.mark.parametrize("lore", [1, 2])
def test_random_gives_everybody_cards_without_a_draft(lore: int) -> None:
    game = drafting(4, seed=2, draft="random", lore=lore)
    assert not isinstance(game.stack[-1], Draft)
    assert game.leader_row == game.lore_row == []
    assert [leader_of(game, seat) != NOTHING for seat in range(4)] == [True] * 4
    assert all([len(lore_of(game, seat)) >= lore for seat in range(4)])
    assert codec.digest(game) == codec.digest(drafting(4, seed=2, draft="random", lore=lore))
    assert leader_of(game, 0) != leader_of(drafting(4, seed=3, draft="random"), 0)


def test_fixed_cards_are_given_as_named() -> None:
    game = given(2, "LEAD12", "L10", "L28", "LEAD01", "L13")
    assert (leader_of(game, 0), leader_of(game, 1)) == (42, 31)
    assert [DECK.cards[card].code for card in lore_of(game, 0)] == ["L10", "L28"]
    assert [DECK.cards[card].code for card in lore_of(game, 1)] == ["L13"]


@pytest.mark.parametrize(
    "cards", ["LEAD01 L01", "LEAD01 L01 LEAD01 L02", "L01 LEAD01 LEAD02", "LEAD01 L99 LEAD02", "LEAD01 LEAD02 LEAD03"]
)
def test_fixed_cards_that_do_not_fit_are_refused(cards: str) -> None:
    with pytest.raises(BadInput, match="fixed cards"):
        drafting(2, cards=cards)
    with pytest.raises(BadInput, match="fixed cards"):
        drafting(2, cards="LEAD09 L01 LEAD02 L02", pools="base")


def test_the_base_game_has_none_of_it() -> None:
    t = table()
    assert t.game.mode.leaders == t.game.mode.lore == ()
    assert [t.game.holder[card] for card in range(FIRST_LEADER, 75)] == [NOBODY] * 44
    assert not [key for key in TITLE.census(t.game) if key.startswith("card ")]


def test_save_and_load_in_the_middle_of_the_draft() -> None:
    setup = TITLE.setup("leaders", 3, 1, {})
    game = drafting(3)
    pick(game, game.lore_row[0])
    again = codec.load(TITLE, setup, codec.dump(game))
    assert codec.digest(again) == codec.digest(game)
    assert again.ask is not None
    assert game.ask is not None
    assert again.ask.choices == game.ask.choices
