"""The random source: the same numbers on every machine, for ever. Records depend on it."""

from starboard.core.chance import Stream, derive


def test_the_numbers_are_the_same_on_every_machine_and_in_every_version() -> None:
    stream = Stream(7)
    assert [stream.below(6) for _ in range(12)] == [5, 0, 2, 3, 0, 4, 3, 1, 5, 0, 1, 4]
    assert derive(7, "game", 3) == 10528473448635072
