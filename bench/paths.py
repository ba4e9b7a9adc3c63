"""What paths cost (the questions that would follow each choice), over whole games between bots that play to win:

    PYTHONPATH=.fast:. .venv/bin/python -m bench.paths --kept games.json  # compiled: plays games and keeps them
    .venv/bin/python -m bench.paths --kept games.json                     # interpreted: the same games

At every question a page asks for its paths, and once more from what was picked up. Every such request is made here
as the server makes it, from the view to the bytes; CPU time, the faster of two. Every kind of question is listed with
its worst case.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Final, cast

import msgspec

from starboard import fast
from starboard.bots.bot import make
from starboard.core import registry
from starboard.core.ask import CHANCE, Answer
from starboard.core.chance import derive
from starboard.core.game import MAX_SEED, Setup, Title
from starboard.core.state import State
from starboard.core.text import Nouns
from starboard.runner import play
from starboard.server import wire
from starboard.server.ahead import ASK, leads_to, look_ahead
from starboard.server.paths import Teller
from starboard.server.table import Table

LIMITS: Final = (8.0, 20.0)  # milliseconds that 95 of 100 requests stay below, compiled and interpreted
LARGEST: Final = 12_000  # bytes of an answer


class Request:
    """What one request took, and of what kind its question was."""

    def __init__(self, kind: str, picked: int, milliseconds: float, size: int) -> None:
        self.kind = kind
        self.picked = picked  # answers that are held already
        self.milliseconds = milliseconds
        self.size = size


def ask_for_paths(title: Title, nouns: Nouns, state: State, after: list[int]) -> Request:
    """One request, as ``server.paths`` answers it."""
    assert state.ask is not None
    seat = state.ask.seat
    times = []
    for _ in range(2):
        begun = time.process_time()
        table = cast(Table, SimpleNamespace(title=title, nouns=nouns))
        root = look_ahead(title, title.view(state, seat), after)
        said = msgspec.json.encode(wire.Paths(1, after, Teller(table, "de").question(root, bool(after))))
        times.append(time.process_time() - begun)
    ask = root.state.ask
    assert ask is not None
    kind = f"{type(root.state.stack[-1]).__name__}.{ask.field}"
    return Request(kind, len(after), 1000 * min(times), len(said))


def requests_of(title: Title, setup: Setup, answers: list[Answer]) -> list[Request]:
    """All requests of a game: at every question, and where the question before was only picked up, behind that too."""
    found: list[Request] = []
    state = title.new(setup)
    nouns = Nouns(title, ("Anna", "Ben", "Cleo", "Dora")[: setup.players])
    start, held = state.copy(), list[int]()
    for answer in answers:
        ask = state.ask
        assert ask is not None
        if not held:
            start = state.copy()
        if ask.seat != CHANCE and len(ask.choices) > 1:
            found.append(ask_for_paths(title, nouns, state, []))
            if held:
                found.append(ask_for_paths(title, nouns, start, held))
        before = state.copy()
        state.play(answer)
        held = [*held, answer] if type(answer) is int and leads_to(before, state) == ASK else []
    return found


def measure(name: str, variant: str, args: argparse.Namespace, kept: dict[str, list[Answer]]) -> list[Request]:
    title = registry.find(name)
    seats = max(next(one for one in title.variants if one.id == variant).seats)
    found: list[Request] = []
    for game in range(args.games):
        setup = title.setup(variant, seats, derive(args.seed, name, variant, game) & MAX_SEED)
        key = f"{name}/{variant}/{setup.seed}"
        if key not in kept:
            kept[key] = list(play(title, setup, [make(args.bot, title) for _ in range(seats)]).answers)
        answers = [tuple(one) if isinstance(one, list) else one for one in kept[key]]  # as JSON leaves them
        found += requests_of(title, setup, answers)
    return found


def show(found: list[Request], limit: float) -> None:
    kinds = sorted({request.kind for request in found})
    print(f"{'question':44} {'asked':>6} {'95 %':>7} {'worst':>7} ms {'largest':>7} B")
    for kind in kinds:
        some = [request for request in found if request.kind == kind]
        print(f"{kind:44} {len(some):6} {summary(some)}")
    print(f"{'all':44} {len(found):6} {summary(found)}  (limits: 95 % {limit:.0f} ms, {LARGEST} B)\n", flush=True)


def summary(some: list[Request]) -> str:
    times = sorted([request.milliseconds for request in some])
    most = times[min(len(times) - 1, int(0.95 * len(times)))]
    return f"{most:7.1f} {times[-1]:7.1f}    {max([request.size for request in some]):7}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", help="a title, or title/variant; all unless named")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--kept", type=Path, help="games that were played already; what is missing is added")
    args = parser.parse_args()
    kept: dict[str, list[Answer]] = json.loads(args.kept.read_text()) if args.kept and args.kept.exists() else {}
    for name in registry.names():
        for one in [f"{name}/{variant.id}" for variant in registry.find(name).variants]:
            if not args.titles or one in args.titles or name in args.titles:
                print(f"{one}, {args.games} games of {args.bot}, {'compiled' if fast.compiled() else 'interpreted'}")
                show(measure(name, one.split("/")[1], args, kept), LIMITS[not fast.compiled()])
                if args.kept:
                    args.kept.write_text(json.dumps(kept))


if __name__ == "__main__":
    main()
