"""Games between bots, one or thousands, on one process or several. The same seed gives the same games."""

from __future__ import annotations

import multiprocessing
import multiprocessing.pool
import signal
import sys
from collections.abc import Iterator

from starboard.bots import bot as bots
from starboard.core import codec, registry
from starboard.core.ask import CHANCE, Answer
from starboard.core.chance import Stream, derive
from starboard.core.game import MAX_SEED, Setup, Title, Value


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
    nothing = title.blank(setup)
    rngs = [Stream(derive(setup.seed, "bot", seat)) for seat in range(setup.players)]
    budget = bots.Budget()
    answers = played.answers
    ask = state.ask
    while ask is not None:
        seat = ask.seat
        answer: Answer
        if seat == CHANCE:
            answer = state.sample()
        else:
            bot = players[seat]
            played.decisions += 1
            view = title.view(state, seat) if bot.sees else nothing
            answer = bot.choose(view, ask, rngs[seat], budget).choice
            assert ask.allows(answer), f"{bot.id} answers {answer} to {ask!r}"
        answers.append(answer)
        state.play(answer)
        ask = state.ask
    result = title.result(state)
    played.scores, played.winners = result.scores, result.winners
    played.digest = codec.digest(state)


def play_numbers(plan: Plan, numbers: list[int]) -> list[Played]:
    title = registry.find(plan.title)
    players = [bots.make(name, title) for name in plan.seats]
    return [play(title, plan.setup(number), players) for number in numbers]


def play_many(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Games 0 to ``games`` - 1 in order, whatever the number of processes."""
    if jobs == 1:
        for number in range(games):
            yield from play_numbers(plan, [number])
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
        return play_numbers(self.plan, numbers)


def workers(jobs: int) -> multiprocessing.pool.Pool:
    """Worker processes that leave Ctrl-C to their parent."""
    method = "fork" if sys.platform.startswith("linux") else "spawn"
    return multiprocessing.get_context(method).Pool(jobs, initializer=ignore_interrupts)


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
