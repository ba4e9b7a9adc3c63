"""Every packed number reads as it was made, and numbers that stand in one menu are told apart.

There is room for more than the box holds: cards, owners of pieces and kinds of tokens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arcs.prelude import *
from starboard.games.arcs import codes

Reader = Callable[[int], int]

PAIRS: list[tuple[Callable[[int, int], int], Reader, Reader, range, range]] = [
    (system_at, cluster_of, spot_of, range(6), range(4)),
    (place_at, system_of, place_number, range(SYSTEMS), range(PLACES)),
    (laid_token, laid_on, laid_type, range(SYSTEMS), range(RESOURCES)),
    (group, group_system, group_ships, range(SYSTEMS), range(SHIPS_EACH + 1)),
    (ship, ship_owner, ship_condition, range(OWNERS), range(2)),
    (owned_piece, piece_owner, piece_kind, range(OWNERS), range(PIECES)),
    (seat_slot, slot_seat, slot_number, range(SEATS), range(SLOTS)),
    (token, token_slot, token_type, range(SEATS * SLOTS), range(TOKEN_KINDS)),
    (following, follow_how, follow_face, range(4), range(ACTION_FACES)),
    (attachment, attached_by, attached_to, range(SEATS), range(ACTION_FACES)),
    (ability, ability_card, ability_number, range(CARD_ROOM), range(ABILITIES)),
    (offer, offer_card, offer_number, range(CARD_ROOM), range(ABILITIES)),
    (spending, spending_slot, spending_as, range(SLOTS), range(RESOURCES)),
    (window, window_seat, window_card, range(SEATS), range(CARD_ROOM)),
    (face, face_die, face_number, range(3), range(codes.SIDES)),
    (reroll, reroll_card, reroll_die, range(CARD_ROOM), range(ANY_DIE + 1)),
]


@pytest.mark.parametrize(("make", "first", "second", "firsts", "seconds"), PAIRS)
def test_a_pair_reads_as_it_was_made(
    make: Callable[[int, int], int], first: Reader, second: Reader, firsts: range, seconds: range
) -> None:
    made = [(make(one, other), one, other) for one in firsts for other in seconds]
    assert all([(first(code), second(code)) == (one, other) for code, one, other in made])
    assert len({code for code, _, _ in made}) == len(made)


def test_a_building_reads_as_it_was_made() -> None:
    for owner in range(OWNERS):
        for piece in (CITY, STARPORT):
            for condition in (FRESH, DAMAGED):
                value = building(owner, piece, condition)
                assert value > 0
                assert (owner_of(value), piece_of(value), is_damaged(value)) == (owner, piece, condition == DAMAGED)


def test_bits_hold_a_set() -> None:
    bits = bits_of([FUEL, PSIONIC])
    assert [resource for resource in range(RESOURCES) if has_bit(bits, resource)] == [FUEL, PSIONIC]
    assert bits_of([]) == 0


def test_a_menu_tells_its_kinds_apart() -> None:
    """An offer is no spending and no action; a seizure no ambition; a card no slot; a pile no slot either."""
    offers = [offer(card, number) for card in range(CARD_ROOM) for number in range(ABILITIES)]
    others = [*range(-1, ACTIONS), *[spending(slot, kind) for slot in range(SLOTS) for kind in range(RESOURCES)]]
    assert all([is_offer(code) for code in offers])
    assert not any([is_offer(code) for code in others])
    assert [seizing_card(seizure(card)) for card in range(ACTION_FACES)] == list(range(ACTION_FACES))
    assert not any([is_seizure(ambition) for ambition in range(-1, AMBITIONS)])
    assert [outcry_type(outcry(resource)) for resource in range(RESOURCES)] == list(range(RESOURCES))
    assert not any([is_seizure(outcry(resource)) for resource in range(RESOURCES)])
    assert not any([is_outcry(seizure(card)) for card in range(ACTION_FACES)])
    assert [looted_card(loot_card(card)) for card in range(CARD_ROOM)] == list(range(CARD_ROOM))
    assert not any([is_loot_card(code) for code in range(-1, FROM_SUPPLY + 1)])
    kept = [(card, kind) for card in range(CARD_ROOM) for kind in range(TOKEN_KINDS)]
    assert [(keeper(kept_token(*pair)), kept_resource(kept_token(*pair))) for pair in kept] == kept
    assert not any([is_loot_card(kept_token(*pair)) for pair in kept])
    assert not any([is_kept(loot_card(card)) for card in range(CARD_ROOM)])
    assert [pile_type(pile(kind)) for kind in range(TOKEN_KINDS)] == list(range(TOKEN_KINDS))
    assert not any([is_pile(slot) for slot in range(-1, SLOTS)])


def test_what_a_seat_knows_names_whose_hand_it_was() -> None:
    for seat in range(SEATS):
        assert seen_seat(seen_with(seat)) == seen_seat(seen_with_or_gone(seat)) == seat
        assert may_be_gone(seen_with_or_gone(seat))
        assert not may_be_gone(seen_with(seat))
    doubtful = [code(seat) for seat in range(SEATS) for code in (seen_with, seen_with_or_gone)]
    assert len({*range(SEATS), IN_DISCARD, *doubtful}) == SEATS + 1 + len(doubtful)


def test_an_outrage_slot_names_whose_agent_marks_it() -> None:
    for seat in range(SEATS):
        marks = [outrage_mark(seat, agent) for agent in range(SEATS)]
        assert [outrage_agent(seat, mark) for mark in marks] == list(range(SEATS))
        assert marks[seat] == OWN_AGENT
        assert 0 not in marks


def test_a_card_that_holds_tokens_is_no_slot() -> None:
    codes_of = [holding(card) for card in range(CARD_ROOM)]
    assert [holding_card(code) for code in codes_of] == list(range(CARD_ROOM))
    assert all([is_holding(code) for code in codes_of])
    assert not any([is_holding(slot) for slot in (*range(SLOTS), REARRANGE)])
