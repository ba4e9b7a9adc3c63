"""Whether every Summit ends, and every deal that is put to the table can be carried out.

    PYTHONPATH=.fast:. .venv/bin/python -m bench.summits --summits 10000 --jobs 2

Acts of the campaign are played at random from each start, with 2, 3 and 4 players. Now and then a copy of the position
gets a Summit of some seat, which is played to its end, half of them at random and half eagerly. At each question a deal
that is up for consent is carried out on a copy: nothing may appear or vanish, and no step may fail.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from starboard.bots.brain import Brain
from starboard.bots.simple import eager_choice
from starboard.core import registry
from starboard.core.ask import CHANCE
from starboard.core.chance import Stream, derive
from starboard.core.game import Title
from starboard.core.state import State
from starboard.games.arcs.campaign.deals import after
from starboard.games.arcs.campaign.negotiations import Deal
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.summit import Summit

EVERY = 15  # answers between two Summits of an act
MOST = 2_000  # answers that a Summit may have


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--summits", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    ways = [(players, act) for players in (2, 3, 4) for act in (1, 2, 3)]
    each = -(-args.summits // len(ways))
    with ProcessPoolExecutor(args.jobs) as pool:
        counts = list(pool.map(hold_summits, *zip(*[(*way, each, args.seed) for way in ways])))
    for (players, act), found in zip(ways, counts):
        print(f"{players} players, act {act}: {told(found)}")
    print(f"all: {told(sum(counts, Counter()))}")


def told(found: Counter[str]) -> str:
    mean = found["answers"] / max(1, found["summits"])
    return (
        f"{found['summits']} Summits ended, {found['proposed']} deals tabled, {found['closed']} closed, "
        f"{mean:.1f} answers each, {found['answers'] / max(1e-9, found['ns'] / 1e9):,.0f} answers/s"
    )


def hold_summits(players: int, act: int, summits: int, seed: int) -> Counter[str]:
    title = registry.find("arcs")
    found: Counter[str] = Counter()
    number = 0
    while found["summits"] < summits:
        setup = title.setup("campaign", players, derive(seed, f"{players} {act} {number}") % 2**40, {"start": act})
        state, stream = title.new(setup), Stream(derive(setup.seed, "summits"))
        while state.ask is not None and found["summits"] < summits:
            state.wander(stream, EVERY)
            if isinstance(state, Reach) and state.ask is not None and state.act == act and state.court:
                hold(title, state, stream, found)
        number += 1
    return found


def hold(title: Title, state: Reach, stream: Stream, found: Counter[str]) -> None:
    """One Summit on a copy of the position, as if it were called now."""
    game = state.copy()
    assert isinstance(game, Reach)
    game.log, game.active, game.stack, game.ask = [], -1, [], None
    game.call(Summit(stream.below(game.players)))
    brain = Brain(title) if stream.below(2) else None
    census, answers, before = title.census(game), 0, time.process_time_ns()
    game.run()
    while game.ask is not None:
        if answers > MOST:
            raise AssertionError("a Summit does not end")
        deal = game.stack[-1]
        if isinstance(deal, Deal) and game.ask.field == "verdict":
            check(title, game, deal.articles, census)
        game.play(answer_of(game, brain, stream))
        answers += 1
    if title.census(game) != census:
        raise AssertionError("something appeared or vanished in a Summit")
    keys = Counter([line.key for line in game.log])
    found.update(summits=1, answers=answers, ns=time.process_time_ns() - before)
    found.update(proposed=keys["deal_proposed"], closed=keys["deal_closed"])


def answer_of(game: State, brain: Brain | None, stream: Stream) -> object:
    assert game.ask is not None
    if game.ask.seat == CHANCE:
        return game.sample()
    return eager_choice(brain, game, game.ask, stream) if brain else game.ask.sample(stream)


def check(title: Title, game: Reach, articles: tuple[int, ...], census: dict[str, int]) -> None:
    """What is up for consent can be carried out."""
    if title.census(after(game, articles)) != census:
        raise AssertionError(f"a deal cannot be carried out: {articles}")


if __name__ == "__main__":
    main()
