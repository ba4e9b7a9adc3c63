"""Laws of a position: its choices, its copies, its save file."""

from __future__ import annotations

import json

from starboard import files
from starboard.core import codec
from starboard.core.ask import CHANCE, Answer, Ask, Order, Roll, Secret
from starboard.core.chance import Stream, derive
from starboard.core.errors import IllegalChoice
from starboard.core.game import Setup, Title
from starboard.core.state import SPECTATOR, Line, State


class Violation(Exception):
    """A law that a game breaks, and how. The first word of the message names the law."""


def require(held: bool, law: str, how: str) -> None:
    if not held:
        raise Violation(f"{law}: {how}")


class Node:
    """A position under examination; ``number`` answers lead to it and ``answer`` is the one played next.
    An ``imagined`` one was dealt by a seat's view instead of played."""

    def __init__(
        self, title: Title, setup: Setup, state: State, number: int, answer: Answer | None, imagined: bool = False
    ) -> None:
        self.title = title
        self.setup = setup
        self.state = state
        self.number = number
        self.answer = answer
        self.imagined = imagined

    @property
    def digest(self) -> str:
        return codec.digest(self.state)

    def seed(self, *purpose: object) -> int:
        """A seed for trying something out here; thinking never touches the game's own random source."""
        return derive(self.setup.seed, "law", self.number, *purpose)

    def answers(self) -> list[Answer]:
        """Every choice; of a roll or a shuffle, a few."""
        ask = self.state.ask
        if ask is None:
            return []
        if ask.seat != CHANCE or ask.choices:
            return list(ask.choices)
        return [ask.sample(Stream(self.seed("chance", k))) for k in range(3)]


def same_question(one: Ask | None, other: Ask | None) -> bool:
    return repr(one) == repr(other) and type(one) is type(other)


def choices_are_sound(node: Node) -> None:
    """Never empty, sorted, unique, put to a seat that exists, filling a field that exists: no dead ends."""
    state, ask = node.state, node.state.ask
    if ask is None:
        require(not state.stack, "choices", f"no question is open, but the rules have not finished: {state!r}")
        return
    top = state.stack[-1]
    require(ask.field in top.fields, "choices", f"{type(top).__name__} asks for {ask.field!r}, which is no field of it")
    if isinstance(ask, (Roll, Order)):
        require(ask.allows(state.sample()), "choices", f"chance gives an answer that {ask!r} does not allow")
        return
    require(CHANCE <= ask.seat < node.setup.players, "choices", f"{ask!r} is put to a seat that does not exist")
    # An imagined world may leave one choice to a seat whose cards it dealt; a real one answers it by itself, unless
    # that would show something.
    least = 1 if node.imagined or isinstance(ask, Secret) else 2
    require(len(ask.choices) >= least, "choices", f"{type(top).__name__} leaves nothing to choose: {ask!r}")
    require(all([type(choice) is int for choice in ask.choices]), "choices", f"a choice is not a number in {ask!r}")
    require(ask.choices == sorted(set(ask.choices)), "choices", f"not sorted, or not unique: {ask!r}")


def asking_changes_nothing(node: Node) -> None:
    """The open question can be put anew, and is the same."""
    if node.state.ask is None:
        return
    log: list[Line] = []
    twin = node.state.copy()
    twin.log = log
    twin.ask_again()
    require(same_question(twin.ask, node.state.ask), "ask again", f"{node.state.ask!r} becomes {twin.ask!r}")
    require(codec.digest(twin) == node.digest, "ask again", f"asking {node.state.ask!r} changes the position")
    require(not log, "ask again", f"asking {node.state.ask!r} writes {log} to the log")


def copies_are_equal_and_independent(node: Node) -> None:
    """Every choice is played on a copy of its own; neither the position nor an older copy moves."""
    state, before = node.state, node.digest
    older: list[tuple[State, str]] = []
    for answer in node.answers():
        twin = state.copy()
        require(codec.digest(twin) == before and same_question(twin.ask, state.ask), "copy", "a copy is not equal")
        twin.play(answer)
        choices_are_sound(Node(node.title, node.setup, twin, node.number + 1, None))
        older.append((twin, codec.digest(twin)))
    require(codec.digest(state) == before, "copy", f"playing on a copy moves the original at {state.ask!r}")
    for (twin, digest), answer in zip(older, node.answers()):
        require(codec.digest(twin) == digest, "copy", f"the copy that played {answer} is moved by a later one")


def saving_keeps_everything(node: Node) -> State:
    """A save file gives the same position and question."""
    text = json.dumps(files.snapshot(node.title, node.setup, node.state))
    setup, loaded = files.read_snapshot(node.title, files.parse(text))
    require(codec.setup_data(setup) == codec.setup_data(node.setup), "save", "the setup differs after loading")
    require(codec.digest(loaded) == node.digest, "save", f"the position differs after loading at {node.state.ask!r}")
    require(same_question(loaded.ask, node.state.ask), "save", f"{node.state.ask!r} is loaded as {loaded.ask!r}")
    return loaded


def goes_on_alike(node: Node, other: State, law: str) -> None:
    """A copy or a loaded save answers as the game itself just did, and must be where the game is now."""
    assert node.answer is not None
    other.play(node.answer)
    alike = codec.digest(other) == node.digest and same_question(other.ask, node.state.ask)
    require(alike, law, f"{node.answer} leads elsewhere than in the game itself: something is not part of the position")


def illegal_answers_change_nothing(node: Node) -> None:
    """An answer that is not among the choices is refused and leaves no trace."""
    if node.state.ask is None:
        return
    before = node.digest
    for wrong in (-1_000, (0, -1), 999_999):
        try:
            node.state.copy().answer(wrong)
        except IllegalChoice:
            continue
        raise Violation(f"illegal answers: {node.state.ask!r} accepts {wrong}")
    require(node.digest == before, "illegal answers", "a refused answer moves the position")


def pieces_are_conserved(node: Node, census: dict[str, int]) -> None:
    """No piece, card or token is lost or made."""
    now = node.title.census(node.state)
    changed = {
        name: (census.get(name), now.get(name)) for name in {**census, **now} if census.get(name) != now.get(name)
    }
    require(not changed, "conservation", f"(before, now) differ: {changed}")


def result_is_whole(node: Node) -> None:
    """A score per seat at any time, also in what anybody sees; winners at the end."""
    players, result = node.setup.players, node.title.result(node.state)
    views = [node.title.view(node.state, seat) for seat in range(SPECTATOR, players)]
    for scores in (result.scores, *[node.title.result(view).scores for view in views]):
        require(len(scores) == players, "result", f"{players} seats, but the scores are {scores}")
    if node.state.ask is None:
        winners = list(result.winners)
        sound = winners and winners == sorted(set(winners)) and all([0 <= seat < players for seat in winners])
        require(bool(sound), "result", f"the winners are {result.winners}")
