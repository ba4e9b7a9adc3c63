"""What a title tells the world about itself, and what every title can do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple, Optional, Union

from starboard.core.ask import DONE, Answer, Ask
from starboard.core.errors import BadInput
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import Line, State
from starboard.core.text import Namer, Phrase, Text, phrase

Value = Union[int, bool, str]
Sheet = Mapping[str, object]  # JSON-able: numbers, strings, lists and dicts of them
MAX_SEED: Final = 2**53 - 1  # what a JSON number keeps exactly everywhere


class Choice(NamedTuple):
    """One value of an option that is chosen from a list."""

    value: str
    text: Text
    players: int = 0  # for that many only; 0: for any number


class Option:
    """A switch of a title, as data: forms and help are built from it. Where setups were stored before there was the
    option, ``before`` says how they are meant."""

    def __init__(
        self,
        name: str,
        default: Value,
        text: Text,
        choices: tuple[Choice, ...] = (),
        low: int = 0,
        high: int = 99,
        before: Optional[Value] = None,
    ) -> None:
        self.name = name
        self.default = default
        self.text = text
        self.choices = choices
        self.low = low
        self.high = high
        self.before = default if before is None else before

    @property
    def kind(self) -> str:
        if self.choices:
            return "choice"
        return "bool" if isinstance(self.default, bool) else "int" if isinstance(self.default, int) else "text"

    def read(self, value: object) -> Value:
        """A value from outside (a form, a file, the command line), checked."""
        if self.kind == "choice":
            known = [choice.value for choice in self.choices]
            if str(value) in known:
                return str(value)
            raise BadInput(f"option {self.name} is one of {', '.join(known)}, not {value!r}")
        if self.kind == "bool":
            if value in (True, False):
                return bool(value)
            if str(value).lower() in ("true", "yes", "on", "false", "no", "off"):
                return str(value).lower() in ("true", "yes", "on")
            raise BadInput(f"option {self.name} is on or off, not {value!r}")
        if self.kind == "int":
            try:
                number = int(str(value))
            except ValueError:
                raise BadInput(f"option {self.name} is a number, not {value!r}") from None
            if self.low <= number <= self.high:
                return number
            raise BadInput(f"option {self.name} goes from {self.low} to {self.high}, not {number}")
        return str(value)

    def check(self, value: Value, players: int) -> None:
        """Refuse a choice that is for another number of players."""
        for choice in self.choices:
            if choice.value == value and choice.players not in (0, players):
                raise BadInput(f"option {self.name}: {value} is for {choice.players} players, not {players}")


class Variant(NamedTuple):
    """A way to play a title; ``seats`` are the player counts it allows, ``rules`` is a number like the title's."""

    id: str
    name: Text
    about: Text
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules: int = 0  # 0: the title's


class Setup(NamedTuple):
    """Everything that is fixed before the first question."""

    title: str
    variant: str
    players: int
    seed: int
    options: dict[str, Value]


class Result(NamedTuple):
    """How a finished game ended: a score per seat and who won (several when shared)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Refusal(NamedTuple):
    """Something a seat might expect to do but cannot: what, and the rule that stops it."""

    what: Phrase
    why: Phrase
    source: str


class Former(NamedTuple):
    """What answers of older rules mean now: what to give to the open question, and how many of them that uses up."""

    give: Optional[Answer]  # None: nothing
    used: int  # 0: the question is new; 2: the next question is no longer asked


class Title(Namer):
    """A game in the registry. A title is stateless; positions are ``State``s."""

    id: ClassVar[str] = ""
    name: ClassVar[Text] = Text("", "")
    about: ClassVar[Text] = Text("", "")
    rules: ClassVar[int] = 1  # grows when a rule changes what a record replays to
    layout: ClassVar[int] = 1  # grows when fields or lists of a position change although no rule does
    variants: ClassVar[tuple[Variant, ...]] = ()
    hidden: ClassVar[bool] = True  # whether seats have secrets from each other
    longest: ClassVar[int] = 10_000  # no game takes more answers
    texts: ClassVar[dict[str, Text]] = {}
    procedures: ClassVar[dict[str, type[Procedure]]] = {}

    # -- playing --------------------------------------------------------------------------------

    def new(self, setup: Setup) -> State:
        """The position at the first question."""
        raise NotImplementedError

    def blank(self, setup: Setup) -> State:
        """A state of the right kind with everything derived from the setup, for loading."""
        raise NotImplementedError

    def former(self, variant: str, rules: int, state: State, answers: list[Answer], notes: dict[int, int]) -> Former:
        """Carry a game over from older ``rules``: at each question, and once it is over, what to give. ``answers`` are
        the old ones to come; which of their questions are gone can be told only before, from the position. ``notes``
        are the title's own, to be remembered from question to question. Where the game cannot go on as it did,
        BadInput says why."""
        return Former(answers[0], 1) if answers else Former(None, 0)

    def former_line(self, variant: str, rules: int, line: Line) -> Line:
        """A log line of older ``rules`` that is not told anew, for its move was taken back: as it would be told now."""
        return line

    def view(self, state: State, seat: int) -> State:
        """What ``seat`` may know, or a SPECTATOR. Unseen ids are UNKNOWN, counts are kept."""
        raise NotImplementedError

    def determinize(self, state: State, seat: int, seed: int) -> State:
        """A world that looks the same to ``seat``, with everything unseen dealt anew."""
        raise NotImplementedError

    def result(self, state: State) -> Result:
        """Scores now; winners are final once no question is open."""
        raise NotImplementedError

    def census(self, state: State) -> dict[str, int]:
        """How many of each piece, card and token exist: the same at every moment of a game."""
        raise NotImplementedError

    def sheet(self, view: State) -> Sheet:
        """What a table shows of a view, in the words of the game, made by the rules' own queries. What the view hides
        is UNKNOWN in its place. A title without words of its own shows its data by name."""
        return {name: getattr(view, name) for name in (*view.ints, *view.lists, *view.rows)}

    def on_turn(self, state: State) -> int:
        """The seat whose turn lasts until it has nothing left to do, so that a choice may end it unawares; or -1."""
        return -1

    def gives_up(self, state: State, choice: int) -> bool:
        """Whether a choice costs what the thing it names does not tell, such as that card: a click says so first."""
        return False

    def why_not(self, state: State, seat: int) -> list[Refusal]:
        """What ``seat`` could expect at the open question but may not do. For people; costs simulation nothing."""
        return []

    def facts(self, variant: str = "") -> dict[str, list[dict[str, object]]]:
        """Printed data per kind, indexed by value, for boards and tools: ``facts()["card"][7]["cost"]``.
        Every kind that a person can point at is listed; names come from below. A variant may show less."""
        return {}

    # -- words ----------------------------------------------------------------------------------

    def primer(self, variant: str) -> tuple[tuple[Text, Text], ...]:
        """The rules in short for somebody new: headings, and what to know under each."""
        return ()

    def explain(self, kind: str, value: int, language: str) -> str:
        """What a card, piece or icon is and does; empty where the name says it all."""
        return ""

    def prompt(self, state: State) -> Phrase:
        """The open question: key ``Procedure.field``; placeholders read the fields and what ``asking`` adds."""
        assert state.ask is not None
        top, field = state.stack[-1], state.ask.field
        values = frame_values(top)
        top.asking(state, field, values)
        return Phrase(self.texts[f"{type(top).__name__}.{field}"], values)

    def particulars(self, state: State) -> list[Phrase]:
        """What the open question is about, line by line, where its own words cannot hold it: the articles of a deal."""
        return []

    def label(self, state: State, choice: int) -> Phrase:
        """A choice: key ``Procedure.field=choice``, else ``=done``, else what the procedure's ``wording`` says: a key
        of its own, ``Procedure.field=end``, or one that several questions share, ``=end``."""
        assert state.ask is not None
        top, field = state.stack[-1], state.ask.field
        key = f"{type(top).__name__}.{field}="
        values = frame_values(top)
        values["it"] = choice
        exact = self.texts.get(f"{key}{choice}")
        if exact is not None:
            return Phrase(exact, values)
        end = "done" if choice == DONE else top.wording(state, field, choice, values)
        return Phrase(self.texts.get(f"{key}{end}") or self.texts[f"={end}"], values)

    def whereabouts(self, state: State, label: Phrase) -> Phrase | None:
        """Where the thing lies that a choice names, for choices that would read alike; None if there is no place."""
        return None

    def story(self, line: Line) -> Phrase:
        """A log line in words."""
        return phrase(self.texts, line)

    def variant(self, id: str) -> Variant:
        for variant in self.variants:
            if variant.id == id:
                return variant
        raise BadInput(f"{self.id} has no variant {id!r}; it has {', '.join([v.id for v in self.variants])}")

    def rules_of(self, variant: str) -> int:
        return self.variant(variant).rules or self.rules

    def setup(
        self,
        variant: str = "",
        players: int = 0,
        seed: int = 0,
        options: dict[str, object] | None = None,
        stored: bool = False,
    ) -> Setup:
        """A checked setup; what is left out takes its default. One that was ``stored`` may hold choices for another
        number of players: they were accepted once, and the title knows what they mean."""
        chosen = self.variant(variant or self.variants[0].id)
        seats = players or chosen.seats[0]
        if seats not in chosen.seats:
            counts = ", ".join([str(n) for n in chosen.seats])
            raise BadInput(f"{self.id} ({chosen.id}) is for {counts} players, not {seats}")
        if not 0 <= seed <= MAX_SEED:
            raise BadInput(f"a seed goes from 0 to {MAX_SEED}, not {seed}")
        given = options or {}
        known = {option.name: option for option in chosen.options}
        for name in given:
            if name not in known:
                raise BadInput(f"{self.id} ({chosen.id}) has no option {name!r}; it has {', '.join(known) or 'none'}")
        values = {name: option.before if stored else option.default for name, option in known.items()}
        for name, value in given.items():
            values[name] = known[name].read(value)
        for name, option in known.items():
            if not stored:
                option.check(values[name], seats)
        return Setup(self.id, chosen.id, seats, seed, values)


def frame_values(frame: Procedure) -> dict[str, Ref]:
    return {name: getattr(frame, name) for name in frame.fields}


def conceal(state: State, seat: int) -> State:
    """The part of a view that is the same in every game: a copy without the random source,
    without other seats' choices and without what their procedures hide."""
    view = state.copy()
    view.seed = 0
    view.draws = 0
    for frame in view.stack:
        frame.veil(seat)
    ask = view.ask
    if ask is not None and ask.seat != seat:
        view.ask = Ask(ask.seat, ask.field, [])
    return view


def unveil(state: State, view: State, seat: int) -> None:
    """The counterpart of ``conceal``, once the title has blotted out the rest: procedures show what they may."""
    for frame in state.stack:
        frame.unveil(state, view, seat)


def imagine(world: State, seat: int) -> None:
    """The end of dealing a world: procedures fill what they hid, and a rival's open question is put anew."""
    for frame in world.stack:
        frame.imagine(world, seat)
    if world.ask is not None and world.ask.seat != seat:
        world.ask_again()


def procedures_of(*modules: object) -> dict[str, type[Procedure]]:
    """The procedures that modules define, by name: the codec finds frames through this."""
    found: dict[str, type[Procedure]] = {}
    for module in modules:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Procedure) and thing is not Procedure:
                assert found.setdefault(name, thing) is thing, f"two procedures are called {name}"
    return found
