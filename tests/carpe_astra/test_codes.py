"""Packed numbers read as what they were made of."""

from __future__ import annotations

from starboard.games.carpe_astra import codes, data

SEATS = range(4)


def test_a_hex_and_its_coordinates() -> None:
    for q in range(-29, 30):
        for r in range(-29, 30):
            assert (codes.q_of(codes.hex_at(q, r)), codes.r_of(codes.hex_at(q, r))) == (q, r)


def test_places_are_halves_the_senate_and_homes() -> None:
    halves = [codes.half_of(tile, end) for tile in range(data.TILES) for end in (0, 1)]
    homes = [codes.home_of(character) for character in range(data.CHARACTERS)]
    places = range(data.PLACES)
    assert [*halves, data.SENATE, *homes] == list(places)
    assert [place for place in places if codes.is_half(place)] == halves
    assert [place for place in places if codes.is_home(place)] == homes
    assert [codes.character_at(place) for place in homes] == list(range(data.CHARACTERS))


def test_a_half_knows_its_tile_and_its_other_half() -> None:
    for tile in range(data.TILES):
        one, other = codes.halves_of(tile)
        assert (one, other) == (codes.half_of(tile, 0), codes.half_of(tile, 1))
        assert (codes.tile_of(one), codes.tile_of(other)) == (tile, tile)
        assert (codes.other_half(one), codes.other_half(other)) == (other, one)


def test_lists_by_seat_have_a_place_for_everything_and_no_gap() -> None:
    hands = [codes.hand_at(seat, deck) for seat in SEATS for deck in range(data.DECKS)]
    support = [codes.support_at(seat, guild) for seat in SEATS for guild in range(data.GUILDS)]
    assert sorted(hands) == list(range(len(hands)))
    assert sorted(support) == list(range(len(support)))


def test_a_source_is_an_open_card_or_a_deck() -> None:
    decks = [codes.from_deck(deck) for deck in range(data.DECKS)]
    assert [codes.deck_of(source) for source in decks] == list(range(data.DECKS))
    assert [source for source in [*range(data.CARDS), *decks] if codes.is_deck(source)] == decks


def test_opening_other_tiles_is_no_tile() -> None:
    assert codes.REFRESH not in range(data.TILES)


def test_sets_hold_what_was_put_into_them() -> None:
    assert [guild for guild in range(data.GUILDS) if codes.in_mask(codes.mask_of((0, 3, 5)), guild)] == [0, 3, 5]
    assert codes.within(codes.mask_of((0, 3)), codes.mask_of((0, 3, 5)))
    assert not codes.within(codes.mask_of((0, 4)), codes.mask_of((0, 3, 5)))
    seats = codes.with_seat(codes.with_seat(codes.with_seat(0, 2), 0), 2)
    assert [seat for seat in SEATS if codes.has_seat(seats, seat)] == [0, 2]
    network = codes.network_of([34, 7, 30, 7])
    assert codes.places_of(network) == [7, 30, 34]
    assert [place for place in range(data.PLACES) if codes.has_place(network, place)] == [7, 30, 34]


def test_masks_are_printed_guilds() -> None:
    for masks, printed in ((codes.CARD_MASK, data.CARD_GUILDS), (codes.EVENT_MASK, data.EVENT_GUILDS)):
        for mask, guilds in zip(masks, printed, strict=True):
            assert tuple([guild for guild in range(data.GUILDS) if codes.in_mask(mask, guild)]) == guilds
