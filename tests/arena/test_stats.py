"""What may be said: intervals from blocks, a noise floor from twins, a sequential test."""

from __future__ import annotations

import pytest

from starboard.arena.plan import Unit
from starboard.arena.play import Outcome
from starboard.arena.stats import (
    FEWEST,
    LIMIT,
    advantage,
    bootstrap,
    by_order,
    by_seat,
    decision,
    is_decided,
    likelihood,
    noise_floor,
    shares_of,
    verdict,
)
from starboard.core.chance import Stream


def won_by(deal: int, seating: tuple[str, ...], winner: int, first: int = 0, field: int = 0) -> Outcome:
    shares = tuple([1.0 if seat == winner else 0.0 for seat in range(len(seating))])
    return Outcome(Unit(deal, field, seating), shares, tuple([int(10 * share) for share in shares]), first, 9, "")


def blocks_where(strong_wins: list[int]) -> list[list[Outcome]]:
    """Blocks of three games of a candidate against two copies; the candidate wins so many games in each block."""
    found = []
    for deal, wins in enumerate(strong_wins):
        block = []
        for game in range(3):
            rivals = ["weak", "weak*"] if (deal + game) % 2 else ["weak*", "weak"]
            seating = (*rivals[:game], "strong", *rivals[game:])
            others = [seat for seat in range(3) if seat != game]
            winner = game if game < wins else others[(deal // 2 + game) % 2]
            block.append(won_by(deal, seating, winner, first=deal % 3))
        found.append(block)
    return found


def test_a_candidate_that_wins_nearly_all_is_called_better() -> None:
    found = verdict(blocks_where([3, 3, 2] * 10), "strong", 1)
    assert found.winner == "strong"
    assert found.low > 0.0
    assert found.difference > max(found.noise, found.twins)


def test_a_candidate_that_loses_nearly_all_is_called_worse() -> None:
    assert verdict(blocks_where([0, 0, 1, 0] * 10), "strong", 1).winner == "weak"


def test_a_fair_share_is_no_win() -> None:
    found = verdict(blocks_where([1] * 40), "strong", 1)
    assert (found.winner, found.why) == ("", "interval")
    assert found.difference == pytest.approx(0.0)


def test_few_blocks_say_nothing_however_clear_they_look() -> None:
    found = verdict(blocks_where([3] * (FEWEST - 1)), "strong", 1)
    assert (found.winner, found.why) == ("", "blocks")


def test_no_winner_is_called_below_the_noise_floor() -> None:
    """The candidate is ahead beyond its interval, but copies of the rival differ by more: nobody is called better."""
    blocks = []
    for deal in range(40):
        winners = {"strong": 4, "weak*": 5, "weak": 0}  # of nine games
        block = []
        for name, wins in winners.items():
            for game in range(wins):
                seating = [("strong", "weak", "weak*"), ("weak", "weak*", "strong"), ("weak*", "strong", "weak")][
                    game % 3
                ]
                block.append(won_by(deal, seating, seating.index(name)))
        blocks.append(block)
    found = verdict(blocks, "strong", 1)
    assert found.low > 0.0
    assert (found.winner, found.why) == ("", "noise")
    assert found.twins == pytest.approx(5 / 9)


def test_the_noise_floor_is_not_luck() -> None:
    """Twins that come out even by chance still have a floor: the bound of what they may differ by. It shrinks with
    the number of blocks."""
    floors = []
    for count in (12, 48, 192):
        observed, bound = noise_floor(blocks_where([1, 2, 0, 1] * (count // 4)), 3)
        assert observed < 0.1
        floors.append(bound)
    assert floors[0] > floors[1] > floors[2] > 0.0


def test_intervals_come_from_blocks() -> None:
    """Games of one deal stand and fall together: ten blocks of three equal games are ten results, not thirty."""
    wide = bootstrap([(3.0, 3.0), (0.0, 3.0)] * 5, 1)
    narrow = bootstrap([(1.0, 1.0), (0.0, 1.0)] * 15, 1)
    assert wide[1] - wide[0] > narrow[1] - narrow[0]


def test_what_never_happened_still_has_an_interval() -> None:
    """Thirty blocks won out of thirty: at 95 % the true share may be as low as 1 - 3/30."""
    assert bootstrap([(3.0, 3.0)] * 30, 1) == pytest.approx((0.9, 1.0))
    assert bootstrap([(0.0, 3.0)] * 30, 1) == pytest.approx((0.0, 0.1))
    assert bootstrap([(-1.0, 1.0)] * 30, 1, -1.0) == pytest.approx((-1.0, -0.9))


def test_few_blocks_that_ended_alike_prove_little() -> None:
    """Two of three games won in each of three blocks: without any spread resampling would be certain of two thirds."""
    assert bootstrap([(2.0, 3.0)] * 3, 1) == (0.0, 1.0)
    assert bootstrap([(0.5, 1.0)] * 30, 1, -1.0) == pytest.approx((0.4, 0.6))


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    """A coin, tossed for 40 blocks, 20 times over: the 95 % interval holds one half nearly always."""
    stream = Stream(11)
    covered = 0
    for trial in range(20):
        low, high = bootstrap([(float(stream.below(2)), 1.0) for _ in range(40)], trial)
        covered += int(low <= 0.5 <= high)
    assert covered >= 17


def test_the_sequential_test_waits_then_decides() -> None:
    strong = [0.6, 1.0, 0.2, 0.6] * 10
    assert likelihood(strong[:19]) == 0.0
    assert is_decided(strong)
    assert decision(strong) == "edge"
    level = [0.4, -0.4, 0.5, -0.5] * 500
    assert decision(level) == "no edge"
    assert likelihood(level) <= -LIMIT
    assert decision([0.5, -0.5] * 12) == "open"


def test_shares_by_seat_and_by_initiative() -> None:
    blocks = [[won_by(deal, ("a", "b", "c"), (deal + 1) % 3, first=deal % 3)] for deal in range(12)]
    assert [span.share for span in by_seat(blocks, 0, 1)] == pytest.approx([1 / 3] * 3)
    assert [span.share for span in by_order(blocks, 0, 1)] == pytest.approx([0.0, 1.0, 0.0])


def test_shares_know_games_and_fair_share() -> None:
    found = {share.bot: share for share in shares_of(blocks_where([3] * 12), 0, 1)}
    assert found["strong"].share == 1.0
    assert found["strong"].games == found["weak"].games == 36
    assert found["weak"].fair == pytest.approx(1 / 3)
    assert found["weak"].low == 0.0
    assert found["weak"].high > 0.0


def test_advantage_compares_with_the_mean_of_the_others() -> None:
    assert advantage(blocks_where([3])[0], "strong", 0) == pytest.approx(1.0)
    assert advantage(blocks_where([1])[0], "strong", 0) == pytest.approx(0.0)
    assert advantage(blocks_where([0])[0], "strong", 0) == pytest.approx(-0.5)
