"""Games between bots, one or thousands, on one process or several. The same seed gives the same games."""

from __future__ import annotations

import multiprocessing
import multiprocessing.pool
import signal
import sys
from collections.abc import Iterable, Iterator

from starboard.bots import bot as bots
from starboard.core import codec, registry
from starboard.core.ask import Answer
from starboard.core.chance import Stream, derive
from starboard.core.game import MAX_SEED, Setup, Title, Value
from starboard.core.state import State


class Plan:
    """Many games alike: everything that decides how they go. Plain data, so that it travels to other processes."""

    def __init__(
        self, title: str, variant: str, players: int, seed: int, options: dict[str, Value], seats: list[str]
    ) -> None:
        self.title = title
        self.variant = variant
        self.players = players
        self.seed = seed
        self.options = options
        self.seats = seats  # the name of a bot for each seat

    def setup(self, number: int) -> Setup:
        """The setup of one of the games; each has a seed of its own."""
        seed = derive(self.seed, "game", number) & MAX_SEED
        return Setup(self.title, self.variant, self.players, seed, self.options)


class Played:
    """A game that was played to its end, or up to the crash that ``error`` tells of."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.answers: list[Answer] = []
        self.decisions = 0
        self.scores: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.digest = ""
        self.error = ""


def play(title: Title, setup: Setup, players: list[bots.Bot]) -> Played:
    """One game. Bots that see get a view each time; the others never get to touch the position."""
    played = Played(setup)
    try:
        play_out(title, setup, players, played)
    except Exception as error:
        played.error = repr(error)
    return played


def play_out(title: Title, setup: Setup, players: list[bots.Bot], played: Played) -> None:
    state = title.new(setup)
    if all([type(bot) is bots.RandomBot for bot in players]):
        # Random play is measured and used so much that the core does it by itself.
        played.answers += state.wander(Stream(derive(setup.seed, "random play")), title.longest)
    else:
        let_bots_answer(title, setup, state, players, played.answers)
    assert state.ask is None, f"the game is not over after {title.longest} answers"
    result = title.result(state)
    played.decisions = len(played.answers) - state.draws
    played.scores, played.winners = result.scores, result.winners
    played.digest = codec.digest(state)


def let_bots_answer(title: Title, setup: Setup, state: State, players: list[bots.Bot], answers: list[Answer]) -> None:
    nothing = title.blank(setup)
    rngs = [Stream(derive(setup.seed, "bot", seat)) for seat in range(setup.players)]
    budget = bots.Budget()
    while (ask := state.settle(answers)) is not None and len(answers) < title.longest:
        bot = players[ask.seat]
        view = title.view(state, ask.seat) if bot.sees else nothing
        answer = bot.choose(view, ask, rngs[ask.seat], budget).choice
        assert ask.allows(answer), f"{bot.id} answers {answer} to {ask!r}"
        answers.append(answer)
        state.play(answer)


def play_numbers(plan: Plan, numbers: Iterable[int]) -> Iterator[Played]:
    title = registry.find(plan.title)
    players = [bots.make(name, title) for name in plan.seats]
    for number in numbers:
        yield play(title, plan.setup(number), players)


def play_many(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Games 0 to ``games`` - 1 in order, whatever the number of processes."""
    if jobs == 1:
        yield from play_numbers(plan, range(games))
        return
    size = max(1, min(50, games // (4 * jobs)))
    parts = [list(range(start, min(start + size, games))) for start in range(0, games, size)]
    with workers(jobs) as pool:
        for part in pool.imap(Numbers(plan), parts):
            yield from part


class Numbers:
    """``play_numbers`` for a plan, as something that travels to a worker."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __call__(self, numbers: list[int]) -> list[Played]:
        return list(play_numbers(self.plan, numbers))


def workers(jobs: int) -> multiprocessing.pool.Pool:
    """Worker processes that leave Ctrl-C to their parent."""
    method = "fork" if sys.platform.startswith("linux") else "spawn"
    return multiprocessing.get_context(method).Pool(jobs, initializer=ignore_interrupts)


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
