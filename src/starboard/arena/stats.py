"""From blocks to statements. Intervals come from whole blocks, never from single games."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from starboard.arena.plan import TWIN
from starboard.arena.play import Outcome
from starboard.core.chance import Stream

RESAMPLES: Final = 2000
FEWEST: Final = 10  # blocks below which nothing is said: intervals of so few are too narrow
LIMIT: Final = 2.94  # log likelihood ratio at which a sequential test of 5 % and 5 % stops
EDGE: Final = 0.03  # the difference in win share that the sequential test looks for
SEQUENTIAL_FROM: Final = 20  # blocks before which the variance is not known well enough


class Share(NamedTuple):
    """A bot's share of wins with its interval; ``fair`` is what a seat wins on average."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    score: float


class Span(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


class Verdict(NamedTuple):
    """Whether the candidate is separated from the rest: beyond its interval and beyond the noise of a twin.

    ``twins`` is what two copies of one bot really differed by in this run, ``noise`` what they may differ by at this
    number of games: a difference must be larger than both."""

    winner: str
    difference: float
    low: float
    high: float
    twins: float
    noise: float
    why: str  # what is missing if nobody won: blocks, interval or noise


Row = tuple[float, float]  # wins and seats of a bot in a block


def shares_of(blocks: list[list[Outcome]], field: int, seed: int) -> list[Share]:
    """Win shares at one field, with a block bootstrap."""
    games = at_field(blocks, field)
    names = sorted({name for block in games for outcome in block for name in outcome.unit.seating})
    found = []
    for name in names:
        rows = [tally(block, name) for block in games]
        low, high = bootstrap(rows, seed)
        seats = sum([row[1] for row in rows])
        score = sum([score_of(outcome, name) for block in games for outcome in block]) / max(seats, 1.0)
        fair = 1.0 / len(games[0][0].shares)
        found.append(Share(name, int(seats), ratio(rows), low, high, fair, score))
    return found


def at_field(blocks: list[list[Outcome]], field: int) -> list[list[Outcome]]:
    return [[outcome for outcome in block if outcome.unit.field == field] for block in blocks]


def tally(block: list[Outcome], name: str) -> Row:
    """Wins and seats of a bot in a block."""
    wins = seats = 0.0
    for outcome in block:
        for seat, bot in enumerate(outcome.unit.seating):
            if bot == name:
                wins += outcome.shares[seat]
                seats += 1.0
    return wins, seats


def score_of(outcome: Outcome, name: str) -> float:
    return float(sum([score for bot, score in zip(outcome.unit.seating, outcome.scores) if bot == name]))


def ratio(rows: list[Row]) -> float:
    seats = sum([row[1] for row in rows])
    return sum([row[0] for row in rows]) / seats if seats else 0.0


def bootstrap(rows: list[Row], seed: int, least: float = 0.0) -> tuple[float, float]:
    """A 95 % interval of the ratio, blocks drawn with replacement."""
    stream = Stream(seed)
    count = len(rows)
    found = sorted([ratio([rows[stream.below(count)] for _ in range(count)]) for _ in range(RESAMPLES)])
    if found[0] == found[-1]:
        return never_seen(found[0], count, least)
    return found[int(0.025 * RESAMPLES)], found[int(0.975 * RESAMPLES) - 1]


def never_seen(share: float, blocks: int, least: float) -> tuple[float, float]:
    """All blocks ended alike, so resampling shows no spread. What never happened in n blocks may still happen in 3 of
    n (the rule of three)."""
    slack = 3.0 / blocks
    return max(least, share - slack), min(1.0, share + slack)


# -- the verdict ------------------------------------------------------------------------------------------


def verdict(blocks: list[list[Outcome]], candidate: str, seed: int) -> Verdict:
    """The candidate against the mean of its rivals at the first field."""
    differences = [advantage(block, candidate, 0) for block in blocks]
    mean = sum(differences) / len(differences)
    low, high = bootstrap([(value, 1.0) for value in differences], seed, -1.0)
    twins, noise = noise_floor(blocks, seed)
    why = ""
    if len(blocks) < FEWEST:
        why = "blocks"
    elif low <= 0.0 <= high:
        why = "interval"
    elif abs(mean) <= max(twins, noise):
        why = "noise"
    winner = "" if why else candidate if mean > 0.0 else rivals_of(blocks, candidate)
    return Verdict(winner, mean, low, high, twins, noise, why)


def rivals_of(blocks: list[list[Outcome]], candidate: str) -> str:
    """The name of the only other bot at the table, or all of them."""
    games = [outcome for block in at_field(blocks, 0) for outcome in block]
    names = {name.rstrip(TWIN) for outcome in games for name in outcome.unit.seating}
    return " and ".join(sorted(names - {candidate.rstrip(TWIN)})) or candidate


def advantage(block: list[Outcome], name: str, field: int) -> float:
    """Win share of a bot less the mean share of the others at its table, in one block."""
    games = [outcome for outcome in block if outcome.unit.field == field]
    wins, seats = tally(games, name)
    others = sum([len(outcome.shares) for outcome in games]) - seats
    total = sum([sum(outcome.shares) for outcome in games])
    return (wins / seats if seats else 0.0) - ((total - wins) / others if others else 0.0)


def noise_floor(blocks: list[list[Outcome]], seed: int) -> tuple[float, float]:
    """What twins differed by, and the 95 % bound of that when in each block chance decides which copy is the twin.
    A single observed difference may be small by luck; the bound is not."""
    observed = bound = 0.0
    for field in sorted({outcome.unit.field for block in blocks for outcome in block}):
        games = at_field(blocks, field)
        names = sorted({name for block in games for outcome in block for name in outcome.unit.seating})
        for twin in [name for name in names if name.endswith(TWIN) and name.rstrip(TWIN) in names]:
            pairs = [(tally(block, twin), tally(block, twin.rstrip(TWIN))) for block in games]
            observed = max(observed, abs(gap(pairs)))
            bound = max(bound, flipped_bound(pairs, seed))
    return observed, bound


def gap(pairs: list[tuple[Row, Row]]) -> float:
    return ratio([pair[0] for pair in pairs]) - ratio([pair[1] for pair in pairs])


def flipped_bound(pairs: list[tuple[Row, Row]], seed: int) -> float:
    stream = Stream(seed, 1)
    found = []
    for _ in range(RESAMPLES):
        found.append(abs(gap([pair if stream.below(2) else (pair[1], pair[0]) for pair in pairs])))
    return sorted(found)[int(0.95 * RESAMPLES) - 1]


# -- the sequential test ----------------------------------------------------------------------------------


def likelihood(differences: list[float]) -> float:
    """Log likelihood ratio of an edge of 3 points against none, for block scores (GSPRT)."""
    count = len(differences)
    if count < SEQUENTIAL_FROM:
        return 0.0
    mean = sum(differences) / count
    variance = sum([(value - mean) ** 2 for value in differences]) / (count - 1)
    if variance <= 0.0:
        return 0.0 if abs(mean) < 1e-9 else math.copysign(LIMIT, mean)
    return count * EDGE * (mean - EDGE / 2.0) / variance


def is_decided(differences: list[float]) -> bool:
    return abs(likelihood(differences)) >= LIMIT


def decision(differences: list[float]) -> str:
    """What the sequential test says: an edge, no edge, or go on."""
    found = likelihood(differences)
    return "edge" if found >= LIMIT else "no edge" if found <= -LIMIT else "open"


# -- seats ------------------------------------------------------------------------------------------------


def by_seat(blocks: list[list[Outcome]], field: int, seed: int) -> list[Span]:
    """Win share of each seat, whoever sat there."""
    games = at_field(blocks, field)
    return [span([[g.shares[seat] for g in block] for block in games], seed) for seat in seats_of(games)]


def by_order(blocks: list[list[Outcome]], field: int, seed: int) -> list[Span]:
    """Win share by distance from the seat that began: the order of the initiative."""
    games = at_field(blocks, field)
    count = len(seats_of(games))
    return [span([[g.shares[(g.first + turn) % count] for g in b] for b in games], seed) for turn in range(count)]


def seats_of(games: list[list[Outcome]]) -> range:
    return range(len(games[0][0].shares))


def span(values: list[list[float]], seed: int) -> Span:
    rows = [(sum(block), float(len(block))) for block in values]
    low, high = bootstrap(rows, seed)
    return Span(ratio(rows), low, high)
