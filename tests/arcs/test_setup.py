"""Setting up (p. 4-5): the twelve setup cards, pieces, tokens, Court, hands."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.core import codec

RESOURCE_WORDS = ["material", "fuel", "weapon", "relic", "psionic"]

# id: (clusters out, seats as "A B C...", tokens of each seat, boxes, supply after setup), as printed on the cards.
# Boxes and supply in the order material, fuel, weapon, relic, psionic.
PRINTED = {
    "2p-01": ((1, 6), ("5-hex 4-hex 3-gate 3-hex", "3-arrow 5-arrow 5-gate 4-arrow"),
              ("psionic material", "material weapon"), (2, 2, 1, 0, 1), (1, 3, 3, 5, 3)),
    "2p-02": ((2, 5), ("4-crescent 3-crescent 1-gate 6-arrow", "6-hex 3-hex 4-gate 1-crescent"),
              ("fuel fuel", "psionic weapon"), (0, 0, 2, 2, 2), (5, 3, 2, 3, 2)),
    "2p-03": ((1, 4), ("5-arrow 6-arrow 5-gate 5-hex", "3-hex 3-arrow 3-gate 2-arrow"),
              ("weapon material", "weapon material"), (2, 2, 1, 1, 0), (1, 3, 2, 4, 5)),
    "2p-04": ((1, 4), ("5-crescent 2-arrow 3-gate 6-crescent", "2-crescent 6-arrow 5-gate 3-hex"),
              ("relic psionic", "weapon material"), (2, 2, 1, 1, 0), (2, 3, 3, 3, 4)),
    "3p-01": ((1, 4), ("3-hex 5-crescent 2-gate", "5-hex 2-arrow 3-gate", "2-hex 3-arrow 5-gate"),
              ("weapon relic", "psionic psionic", "relic material"), (0,) * 5, (4, 5, 4, 3, 3)),
    "3p-02": ((2, 3), ("1-hex 4-hex 6-gate", "5-hex 1-crescent 5-gate", "4-crescent 6-arrow 1-gate"),
              ("material material", "psionic fuel", "fuel material"), (0,) * 5, (2, 3, 5, 5, 4)),
    "3p-03": ((5, 6), ("2-hex 3-crescent 3-gate", "1-hex 2-arrow 2-gate", "1-arrow 4-hex 4-gate"),
              ("relic fuel", "material psionic", "weapon material"), (0,) * 5, (3, 4, 4, 4, 4)),
    "3p-04": ((3, 6), ("1-hex 2-crescent 1-gate", "2-hex 1-crescent 2-gate", "1-arrow 2-arrow 4-gate"),
              ("material weapon", "relic fuel", "weapon psionic"), (0,) * 5, (4, 4, 3, 4, 4)),
    "4p-01": ((3,), ("4-arrow 6-hex 1-gate", "4-hex 5-hex 6-gate", "5-arrow 1-hex 4-gate", "6-arrow 1-arrow 5-gate"),
              ("relic psionic", "material psionic", "weapon material", "material weapon"), (0,) * 5, (2, 5, 3, 4, 3)),
    "4p-02": ((4,), ("5-hex 3-arrow 2-gate", "3-hex 5-crescent 1-gate", "2-hex 1-hex 3-gate", "1-arrow 2-arrow 5-gate"),
              ("psionic material", "weapon relic", "relic material", "weapon psionic"), (0,) * 5, (3, 5, 3, 3, 3)),
    "4p-03": ((5,), ("1-hex 3-crescent 2-gate", "2-hex 6-hex 3-gate", "4-crescent 2-arrow 6-gate",
                     "1-arrow 6-arrow 4-gate"),
              ("material fuel", "relic psionic", "fuel psionic", "weapon material"), (0,) * 5, (3, 3, 4, 4, 3)),
    "4p-04": ((6,), ("3-hex 5-crescent 1-gate", "1-arrow 3-arrow 2-gate", "1-hex 4-hex 3-gate",
                     "4-arrow 2-crescent 5-gate"),
              ("weapon relic", "weapon material", "material material", "relic weapon"), (0,) * 5, (2, 5, 2, 3, 5)),
}  # fmt: skip
IDS = sorted(PRINTED)


def system(text: str) -> int:
    cluster, place = text.split("-")
    return {"gate": gate, "arrow": arrow, "crescent": crescent, "hex": hexa}[place](int(cluster))


def test_every_setup_card_is_here() -> None:
    assert [card.id for card in SETUP_CARDS] == IDS


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", [3, 4])
def test_pieces_and_tokens(id: str, seed: int) -> None:
    """Steps N and O: A 3 ships and a city, B 3 ships and a starport, each C 2 ships; tokens of A and B."""
    game = set_up(id, seed)
    out, seats, tokens, _, _ = PRINTED[id]
    assert game.board.card.out == tuple([cluster - 1 for cluster in out])
    fresh = [0] * len(game.fresh)
    for seat, spots, words in zip(turn_order(game), seats, tokens):
        a, b, *rest = [system(text) for text in spots.split()]
        fresh[seat * SYSTEMS + a] += 3
        fresh[seat * SYSTEMS + b] += 3
        for c in rest:
            fresh[seat * SYSTEMS + c] += 2
        assert [game.buildings[p] for p in buildings_at(game, a, seat)] == [building(seat, CITY, FRESH)]
        assert [game.buildings[p] for p in buildings_at(game, b, seat)] == [building(seat, STARPORT, FRESH)]
        held = [RESOURCE_WORDS.index(word) for word in words.split()]
        assert game.slots[seat * SLOTS : (seat + 1) * SLOTS] == held + [NOTHING] * 5
    assert game.fresh == fresh
    assert not any(game.damaged)
    assert len([value for value in game.buildings if value]) == 2 * game.players


@pytest.mark.parametrize("id", IDS)
def test_supply_and_boxes(id: str) -> None:
    """Step K: with two players a token per covered planet lies on an ambition box, out of the supply."""
    game = set_up(id)
    _, _, _, boxes, supply = PRINTED[id]
    assert tuple(game.boxed) == boxes
    assert tuple(game.supply) == supply


@pytest.mark.parametrize("id", IDS)
def test_supplies_of_pieces(id: str) -> None:
    game = set_up(id)
    ships = 5 if game.players == 2 else 7  # two players have two systems C
    for seat in range(game.players):
        left = [game.left[seat * PIECES + piece] for piece in (SHIP, CITY, STARPORT, AGENT)]
        assert left == [ships, 4, 4, 10]


@pytest.mark.parametrize("id", IDS)
def test_seats_run_clockwise_from_the_initiative(id: str) -> None:
    """Whoever holds the initiative takes seat 1 of the card, also when that is not the first at the table."""
    first = [system(seats.split()[0]) for seats in PRINTED[id][1]]
    leaders = []
    for seed in range(12):
        game = set_up(id, seed)
        leaders.append(game.initiative)
        for number, a in enumerate(first):
            seat = (game.initiative + number) % game.players
            assert game.fresh[seat * SYSTEMS + a] == 3
    assert len(set(leaders)) > 1


@pytest.mark.parametrize(("players", "row", "cards", "undealt"), [(2, 3, 20, 8), (3, 4, 20, 2), (4, 4, 28, 4)])
def test_court_and_hands(players: int, row: int, cards: int, undealt: int) -> None:
    """Steps C, D, H, P and Q: 1s and 7s with four only; three Court cards with two; what is left is discarded."""
    game = set_up(f"{players}p-01")
    if players == 2:
        assert game.ask is not None
        game.answer(0)  # keep the hand
        game.play(game.sample())
    assert len(game.court) == row
    assert len(game.court_deck) == 31 - row
    assert sorted(game.court + game.court_deck) == list(range(31))
    assert [len(hand) for hand in game.hands[:players]] == [6] * players
    assert game.deck == []
    assert len(game.discard) == undealt
    dealt = [card for hand in game.hands for card in hand] + game.discard
    assert len(dealt) == cards == len(set(dealt))
    numbers = [NUMBER_OF[card] for card in dealt]
    assert (1 in numbers, 7 in numbers) == (players == 4, players == 4)


def test_markers_and_track() -> None:
    """Steps E to G and M: all three markers available on the blue side, chapter 1, Power 0, no zero marker."""
    game = set_up("3p-01")
    assert (game.marker_at, game.marker_side) == ([NOTHING] * 3, [0] * 3)
    assert (game.chapter, game.power[:3], game.zeroed, game.seized) == (1, [0, 0, 0], 0, 0)


def test_setup_card_is_drawn_among_those_for_the_players() -> None:
    games = [settled(started("base", 3, seed)) for seed in range(40)]
    assert {SETUP_CARDS[game.setup_card].id for game in games} == {"3p-01", "3p-02", "3p-03", "3p-04"}


def test_setup_card_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(BadInput, match="option setup: 4p-01 is for 4 players, not 3"):
        TITLE.setup("base", 3, 1, {"setup": "4p-01"})


def test_stored_setups_with_such_a_card_still_open() -> None:
    """They were accepted once, and a fitting card was drawn."""
    stored = {**codec.setup_data(TITLE.setup("base", 3, 1)), "options": {"setup": "4p-01", "split_discard": False}}
    game = TITLE.new(codec.read_setup(TITLE, stored))
    assert isinstance(game, Arcs)
    assert SETUP_CARDS[settled(game).setup_card].players == 3


def test_setup_03_starting_tokens_lie_in_the_first_two_slots() -> None:
    """Three slots are open after the first city, yet the third stays empty."""
    game = set_up("3p-01")
    for seat in range(3):
        assert len(open_slots(game, seat)) == 3
        row = game.slots[seat * SLOTS : (seat + 1) * SLOTS]
        assert NOTHING not in row[:2]
        assert row[2:] == [NOTHING] * 5


def test_setup_04_two_players_fill_both_systems_c() -> None:
    game = set_up("2p-02")
    first = game.initiative
    assert game.fresh[first * SYSTEMS + gate(1)] == 2
    assert game.fresh[first * SYSTEMS + arrow(6)] == 2


def test_setup_05_boxed_tokens_are_out_of_play() -> None:
    """2p-01 boxes two Fuel: only three are ever in the supply."""
    game = set_up("2p-01")
    assert game.boxed[FUEL] == 2
    assert game.supply[FUEL] == 3


def test_setup_06_seats_run_clockwise_from_a_random_holder() -> None:
    holders = [set_up("3p-01", seed).initiative for seed in range(15)]
    assert sorted(set(holders)) == [0, 1, 2]
    game = set_up("3p-01", holders.index(2))
    assert turn_order(game) == [2, 0, 1]
    assert game.fresh[0 * SYSTEMS + hexa(5)] == 3  # the second seat of the card
