"""From blocks to statements. Intervals come from whole blocks, never from single games."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from starboard.arena.play import Outcome
from starboard.core.chance import Stream

RESAMPLES: Final = 2000
LIMIT: Final = 2.94  # log likelihood ratio at which a sequential test of 5 % and 5 % stops
EDGE: Final = 0.03  # the difference in win share that the sequential test looks for


class Share(NamedTuple):
    """A bot's share of wins with its interval; ``fair`` is what a seat wins on average."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    score: float


class Verdict(NamedTuple):
    """Whether the candidate is separated from the rest: beyond its interval and beyond the noise of a twin."""

    winner: str
    difference: float
    low: float
    high: float
    noise: float


def shares_of(blocks: list[list[Outcome]], field: int, seed: int) -> list[Share]:
    """Win shares at one field, with a block bootstrap."""
    games = [[outcome for outcome in block if outcome.unit.field == field] for block in blocks]
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


def tally(block: list[Outcome], name: str) -> tuple[float, float]:
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


def ratio(rows: list[tuple[float, float]]) -> float:
    seats = sum([row[1] for row in rows])
    return sum([row[0] for row in rows]) / seats if seats else 0.0


def bootstrap(rows: list[tuple[float, float]], seed: int) -> tuple[float, float]:
    """A 95 % interval of the ratio, blocks drawn with replacement."""
    stream = Stream(seed)
    found = sorted([ratio([rows[stream.below(len(rows))] for _ in rows]) for _ in range(RESAMPLES)])
    return found[int(0.025 * RESAMPLES)], found[int(0.975 * RESAMPLES) - 1]


def verdict(blocks: list[list[Outcome]], candidate: str, seed: int) -> Verdict:
    """The candidate against the mean of its rivals at the first field; the noise is what twins differ by."""
    differences = [advantage(block, candidate, 0) for block in blocks]
    mean = sum(differences) / len(differences)
    low, high = bootstrap([(value, 1.0) for value in differences], seed)
    noise = noise_floor(blocks)
    rivals = sorted({n for block in blocks for o in block if o.unit.field == 0 for n in o.unit.seating} - {candidate})
    winner = ""
    if low > 0 and mean > noise:
        winner = candidate
    elif high < 0 and -mean > noise:
        winner = rivals[0] if rivals else ""
    return Verdict(winner, mean, low, high, noise)


def advantage(block: list[Outcome], name: str, field: int) -> float:
    """Win share of a bot less the mean share of the others at its table, in one block."""
    games = [outcome for outcome in block if outcome.unit.field == field]
    wins, seats = tally(games, name)
    others = sum([len(outcome.shares) for outcome in games]) - seats
    total = sum([sum(outcome.shares) for outcome in games])
    return (wins / seats if seats else 0.0) - ((total - wins) / others if others else 0.0)


def noise_floor(blocks: list[list[Outcome]]) -> float:
    """How far apart two copies of one bot come out: nothing smaller is a result."""
    twins = sorted({n for block in blocks for o in block for n in o.unit.seating if n.endswith("*")})
    found = 0.0
    for twin in twins:
        rows = [(tally(block, twin), tally(block, twin.rstrip("*"))) for block in blocks]
        fields = {o.unit.field for block in blocks for o in block if twin in o.unit.seating}
        if len(fields) == 1:
            field = fields.pop()
            games = [[o for o in block if o.unit.field == field] for block in blocks]
            rows = [(tally(block, twin), tally(block, twin.rstrip("*"))) for block in games]
        found = max(found, abs(ratio([row[0] for row in rows]) - ratio([row[1] for row in rows])))
    return found


def likelihood(differences: list[float]) -> float:
    """Log likelihood ratio of an edge of 3 points against none, for block scores (GSPRT)."""
    count = len(differences)
    if count < 20:
        return 0.0
    mean = sum(differences) / count
    variance = sum([(value - mean) ** 2 for value in differences]) / (count - 1)
    if variance <= 0.0:
        return 0.0 if abs(mean) < 1e-9 else math.copysign(LIMIT, mean)
    return count * EDGE * (mean - EDGE / 2.0) / variance


def is_decided(differences: list[float]) -> bool:
    return abs(likelihood(differences)) >= LIMIT


def by_seat(blocks: list[list[Outcome]], field: int) -> list[float]:
    """Win share of each seat, whoever sat there."""
    games = [outcome for block in blocks for outcome in block if outcome.unit.field == field]
    return [sum([g.shares[seat] for g in games]) / len(games) for seat in range(len(games[0].shares))]


def by_order(blocks: list[list[Outcome]], field: int) -> list[float]:
    """Win share by distance from the seat that was asked first: the order of the initiative."""
    games = [outcome for block in blocks for outcome in block if outcome.unit.field == field]
    seats = len(games[0].shares)
    return [sum([g.shares[(g.first + turn) % seats] for g in games]) / len(games) for turn in range(seats)]
