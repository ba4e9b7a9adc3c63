"""Components and setup (rules 1 and 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from carpe_astra.table import Table
from starboard.core.errors import BadInput
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import hand_at, hex_at, support_at, tile_of
from starboard.games.carpe_astra.hexes import adjacent, ground_of, holes_in
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.title import TITLE


def test_every_pair_of_guilds_is_on_one_tile() -> None:
    """rules 1.2"""
    assert len(set(data.TILE_GUILDS)) == data.TILES == 15
    assert all([a != b for a, b in data.TILE_GUILDS])


def test_each_deck_holds_all_pairs_and_triples() -> None:
    """rules 1.3"""
    for deck in (data.NETWORK, data.SLANDER):
        cards = [set(data.CARD_GUILDS[c]) for c in range(data.CARDS) if data.CARD_DECK[c] == deck]
        assert sorted([len(c) for c in cards]) == [2] * 15 + [3] * 20
        assert len(set(map(frozenset, cards))) == 35


def test_the_27_events() -> None:
    """rules 1.4: 15 pairs for 1 credit, 6 singles for 2 credits, 6 singles for a card."""
    kinds = Counter([(len(data.EVENT_GUILDS[e]), data.EVENT_REWARD[e], data.EVENT_AMOUNT[e]) for e in range(27)])
    assert kinds == {(2, data.CREDITS, 1): 15, (1, data.CREDITS, 2): 6, (1, data.EXTRA_CARD, 1): 6}
    assert data.EVENTS == 27


def test_the_nine_warning_signs_show_every_guild_twice() -> None:
    """rules 13"""
    codes = [data.event_code(e) for e in data.INSTANT_NINE]
    assert codes == [
        "E1-MIL-ENG",
        "E1-TRA-SET",
        "E1-PRI-POL",
        "E2-MIL",
        "E2-PRI",
        "E2-SET",
        "EX-TRA",
        "EX-ENG",
        "EX-POL",
    ]
    assert set(Counter([g for e in data.INSTANT_NINE for g in data.EVENT_GUILDS[e]]).values()) == {2}


@pytest.mark.parametrize(("players", "own", "other"), [(2, 3, 3), (3, 5, 4), (4, 6, 6)])
def test_support_supply(players: int, own: int, other: int) -> None:
    """rules 3.9: the supply before everybody takes two markers of the own guild."""
    game = Table(players).game
    guilds = [data.CHARACTER_GUILDS[c] for c in game.character]
    for g in range(data.GUILDS):
        held = [game.support[support_at(seat, g)] for seat in range(players)]
        assert game.supply[g] + sum(held) == (own if g in guilds else other)
        assert held == [2 if guilds[seat] == g else 0 for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_begins_with(players: int) -> None:
    """rules 3.2, 3.3, 3.8: 5 credits, one agent at home, two network cards."""
    game = Table(players).game
    for seat in range(players):
        assert game.credits[seat] == 5
        assert game.agents[seat] == [game.home(seat)]
        assert len(game.hands[hand_at(seat, 0)]) == 2
        assert game.hands[hand_at(seat, 1)] == []
    assert len(game.decks[data.SLANDER]) == 35


@pytest.mark.parametrize("layout", ["compact", "arms"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_map(players: int, layout: str) -> None:
    """rules 3.4 to 3.6: as many tiles as players, the Senate with three and four, no hole, three open tiles."""
    game = Table(players, layout=layout).game
    assert len([h for h in game.where[: data.HALVES] if h >= 0]) == 2 * players
    assert (game.where[data.SENATE] >= 0) == (players > 2)
    laid = [h for h in game.where if h >= 0]
    assert len(set(laid)) == len(laid) == 3 * players + (players > 2)
    assert holes_in(ground_of(game.where)) == game.holes == []
    assert connected(laid)
    assert len(game.open_tiles) == 3
    assert len(game.tile_stack) == 12 - players


def connected(laid: list[int]) -> bool:
    group = laid[:1]
    for one in group:
        group += [h for h in laid if h not in group and adjacent(one, h)]
    return len(group) == len(laid)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_base_touches_both_halves_of_one_tile(players: int) -> None:
    """rules 3.4"""
    game = Table(players).game
    for seat in range(players):
        base = game.where[game.home(seat)]
        near = [tile_of(p) for p in range(data.HALVES) if game.where[p] >= 0 and adjacent(base, game.where[p])]
        assert sorted(Counter(near).values())[-1] == 2


def test_start_halves_are_random() -> None:
    """rules 3.5: which half lies on which hex is drawn."""
    first = hex_at(0, 0)
    sides = {first_half(seed, first) for seed in range(20)}
    assert sides == {0, 1}


def first_half(seed: int, spot: int) -> int:
    game = TITLE.new(TITLE.setup("basic", 2, seed))
    game.settle()
    assert isinstance(game, CarpeAstra)
    return game.where.index(spot) & 1


def test_the_start_seat_begins_and_play_goes_round() -> None:
    """rules 3.11, 4"""
    table = Table(4)
    order = []
    for _ in range(8):
        order.append(table.ask.seat)
        table.end_turn()
    assert order == [0, 1, 2, 3] * 2


def test_start_seats_are_drawn() -> None:
    """rules 3.11: at random."""
    assert {Table(3, seed=seed, random_start=True).game.first for seed in range(20)} == {0, 1, 2}


def test_characters_are_dealt_or_chosen() -> None:
    """rules 3.1"""
    dealt = {tuple(Table(2, seed=seed, characters="dealt").game.character) for seed in range(40)}
    assert len(dealt) > 6
    setup = TITLE.setup("basic", 3, 1, {"characters": "chosen", "random-start": False})
    game = TITLE.new(setup)
    assert isinstance(game, CarpeAstra)
    for pick in (3, 0, 2):
        assert game.ask is not None
        assert pick in game.ask.choices
        game.answer(pick)
    assert game.character == [3, 0, 2]


def test_agents_at_the_start_are_an_option() -> None:
    """rules 13: none, one, or the base as a stock of five."""
    assert Table(2, start_agents="0").game.agents[0] == []
    game = Table(2, start_agents="5").phase(0, "infiltrate").move("home 0", "MIL@T-MIL-TRA").game
    assert game.agents[0] == [Table(2).place("MIL@T-MIL-TRA")] + [game.home(0)] * 4


def test_start_credits_are_an_option() -> None:
    """rules 13"""
    assert Table(2, start_credits=9).game.credits == [9, 9]
    with pytest.raises(BadInput, match="start-credits"):
        TITLE.setup("basic", 2, 1, {"start-credits": 99})


def test_player_counts() -> None:
    """rules 1: two to four."""
    for players in (1, 5):
        with pytest.raises(BadInput, match="players"):
            TITLE.setup("basic", players)
