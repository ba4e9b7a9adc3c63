"""A position: flat data, the stack of procedures, and the open question."""

from __future__ import annotations

from typing import ClassVar, Final, Optional, TypeVar

from starboard.core.ask import CHANCE, Answer, Ask, Order
from starboard.core.chance import Stream
from starboard.core.errors import IllegalChoice
from starboard.core.procedure import Procedure, Ref

UNKNOWN: Final = -9  # an id that this observer may not see
NOBODY: Final = -1  # no seat
NOWHERE: Final = -1  # no place
NOTHING: Final = -1  # no card, no other thing
EVERYONE: Final = -1  # whom a log line is for
SPECTATOR: Final = -1  # the observer who holds no seat

Kind = TypeVar("Kind", bound=Procedure)


class Line:
    """A log line: a text key and what it refers to; ``only`` names the single seat that may read it."""

    def __init__(self, key: str, refs: tuple[Ref, ...] = (), only: int = EVERYONE) -> None:
        self.key = key
        self.refs = refs
        self.only = only

    def __repr__(self) -> str:
        return f"Line({self.key} {self.refs})"


class State:
    """Games subclass this and name their data: ``ints``, ``lists`` of ints, ``rows`` (lists of lists).

    What a game derives from the setup alone (a map, a price table) may hang on the state too;
    it is shared by all copies and never saved.
    """

    ints: ClassVar[tuple[str, ...]] = ()
    lists: ClassVar[tuple[str, ...]] = ()
    rows: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.stack: list[Procedure] = []
        self.ask: Optional[Ask] = None
        self.seed = 0
        self.draws = 0  # chance answers so far: each opens a lane of the random source
        self.curtain = 0  # grows when somebody sees something new: undo stops there
        self.log: Optional[list[Line]] = None  # kept by the table, never copied
        self.forced: Optional[list[State]] = None  # questions that answered themselves, for whoever looks ahead

    # -- the engine -----------------------------------------------------------------------------

    def call(self, procedure: Procedure) -> None:
        """Run a procedure now; the present one goes on afterwards."""
        self.stack.append(procedure)

    def play(self, answer: Answer) -> None:
        """Answer the open question, trusting that it is legal, and run to the next one."""
        ask = self.ask
        assert ask is not None
        if ask.seat == CHANCE:
            self.draws += 1
            self.curtain += 1
        setattr(self.stack[-1], ask.field, answer)
        self.run()

    def answer(self, answer: Answer) -> None:
        """Like ``play``, for answers from outside: an illegal one changes nothing."""
        if self.ask is None:
            raise IllegalChoice("the game is over: no question is open")
        if not self.ask.allows(answer):
            raise IllegalChoice(f"{answer} is not among the choices {self.ask!r}")
        self.play(answer)

    def run(self) -> None:
        """Run the rules to the next question. A question with one answer answers itself."""
        stack = self.stack
        last = self.ask.seat if self.ask is not None else CHANCE
        self.ask = None
        while stack:
            top = stack[-1]
            step = top.step
            steps = top.steps
            if step >= len(steps):
                stack.pop()
                continue
            top.step = step + 1
            ask: Optional[Ask] = getattr(top, steps[step])(self)
            if ask is not None:
                if len(ask.choices) == 1 and ask.answers_itself():
                    if ask.seat != last:
                        self.curtain += 1  # another seat has decided, if only for want of a choice
                    if self.forced is not None:
                        self.forced.append(self.asked(ask))
                    setattr(top, ask.field, ask.choices[0])
                else:
                    self.ask = ask
                    return

    def asked(self, ask: Ask) -> State:
        """A copy at which a question is open that is about to answer itself."""
        twin = self.copy()
        twin.ask = ask
        return twin

    def ask_again(self) -> None:
        """Put the open question anew, after the position behind it was changed from outside. It stays open even
        if this world leaves one choice only: that it was put is known."""
        if self.stack and self.ask is not None:
            top = self.stack[-1]
            self.ask = getattr(top, top.steps[top.step - 1])(self)

    def sample(self) -> Answer:
        """What chance answers to the open question."""
        assert self.ask is not None
        return self.ask.sample(Stream(self.seed, self.draws))

    def settle(self, answers: Optional[list[Answer]] = None) -> Optional[Ask]:
        """Let chance answer until a seat is asked, whose question is returned; None when the game is over.
        ``answers`` collects what chance said, each answer before it is played: a crash can be told from there."""
        while self.ask is not None and self.ask.seat == CHANCE:
            answer = self.sample()
            if answers is not None:
                answers.append(answer)
            self.play(answer)
        return self.ask

    def wander(self, stream: Stream, most: int) -> list[Answer]:
        """Let every seat answer at random, to the end or for ``most`` answers: what simulation and search do most."""
        answers: list[Answer] = []
        while self.ask is not None and len(answers) < most:
            answers.append(self.sample() if self.ask.seat == CHANCE else self.ask.sample(stream))
            self.play(answers[-1])
        return answers

    def innermost(self, kind: type[Kind]) -> Optional[Kind]:
        """The innermost procedure of a kind. For readers only, such as bots: a rule knows its frames by its fields."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    # -- data -----------------------------------------------------------------------------------

    def pile(self, which: int) -> list[int]:
        """The cards that ``Shuffle(which)`` shuffles."""
        raise NotImplementedError

    def copy(self) -> State:
        kind = type(self)
        twin: State = kind()
        twin.stack = [p.copy() for p in self.stack]
        twin.ask = self.ask
        twin.seed = self.seed
        twin.draws = self.draws
        twin.curtain = self.curtain
        for name in self.ints:
            setattr(twin, name, getattr(self, name))
        for name in self.lists:
            values: list[int] = getattr(self, name)
            setattr(twin, name, values[:])
        for name in self.rows:
            rows: list[list[int]] = getattr(self, name)
            setattr(twin, name, [row[:] for row in rows])
        self.share(twin)
        return twin

    def share(self, twin: State) -> None:
        """Hand what is derived from the setup to a copy."""

    def derive(self) -> None:
        """Make anew what follows from the data, after loading."""

    # -- the log --------------------------------------------------------------------------------

    def tell(self, key: str, refs: tuple[Ref, ...] = (), only: int = EVERYONE) -> None:
        if self.log is not None:
            self.log.append(Line(key, refs, only))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({' > '.join([repr(p) for p in self.stack])}; {self.ask!r})"


class Shuffle(Procedure):
    """Shuffle a pile. The order is gone with the frame, so no view can hold it."""

    steps = ("shuffle", "lay_down")
    fields = ("which", "order")

    def __init__(self, which: int = 0) -> None:
        super().__init__()
        self.which = which
        self.order: tuple[int, ...] = ()

    def shuffle(self, game: State) -> Optional[Ask]:
        count = len(game.pile(self.which))
        if count < 2:
            self.stop()
            return None
        return Order("order", count)

    def lay_down(self, game: State) -> None:
        pile = game.pile(self.which)
        pile[:] = [pile[i] for i in self.order]
