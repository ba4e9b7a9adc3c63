"""The random source: records replay on every machine because it gives the same numbers on every machine."""

from __future__ import annotations

from starboard.core.chance import Stream, derive


def test_the_numbers_are_the_same_on_every_machine_and_in_every_version() -> None:
    stream = Stream(7)
    assert [stream.below(6) for _ in range(12)] == [2, 0, 4, 5, 4, 2, 2, 3, 1, 2, 0, 0]
    stream = Stream(2**52 + 3, lane=5)
    assert [stream.below(100) for _ in range(6)] == [41, 38, 72, 42, 74, 49]
    assert stream.order(6) == (2, 3, 0, 5, 4, 1)


def test_a_derived_seed_depends_on_every_label() -> None:
    assert derive(7, "game", 3) == 10528473448635072
    assert len({derive(7), derive(7, "game"), derive(7, "game", 3), derive(7, "game", 4), derive(8, "game", 3)}) == 5


def test_a_die_shows_each_face_about_as_often() -> None:
    stream = Stream(1)
    faces = [stream.below(6) for _ in range(60_000)]
    assert [9_700 < faces.count(face) < 10_300 for face in range(6)] == [True] * 6


def test_lanes_and_seeds_are_independent() -> None:
    """Neighbouring draws of a game use neighbouring lanes, neighbouring games neighbouring seeds."""
    pairs = [
        Stream(seed, lane).below(6) * 6 + Stream(seed, lane + 1).below(6) for seed in range(200) for lane in range(90)
    ]
    assert min([pairs.count(pair) for pair in range(36)]) > 400
    assert max([pairs.count(pair) for pair in range(36)]) < 600


def test_an_order_is_a_permutation_and_shuffling_keeps_the_cards() -> None:
    stream = Stream(3)
    assert sorted(stream.order(52)) == list(range(52))
    cards = [5, 5, 7, 9, 11]
    stream.shuffle(cards)
    assert sorted(cards) == [5, 5, 7, 9, 11]
    assert stream.order(0) == ()
