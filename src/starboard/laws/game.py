"""A whole game under the laws, by uniformly random players or by eager ones."""

from __future__ import annotations

import json
from typing import Any

from starboard import files
from starboard.bots import bot as bots
from starboard.bots.brain import Brain, has_brain
from starboard.bots.simple import eager_choice
from starboard.core import codec
from starboard.core.ask import CHANCE, Answer
from starboard.core.chance import Stream, derive
from starboard.core.game import Setup, Title
from starboard.core.state import Line, State
from starboard.files import Record, read_record, record_of, replay
from starboard.laws import ahead, sight, words
from starboard.laws import node as position
from starboard.laws.node import Node, Violation, require
from starboard.laws.uses import Counter, Uses

AUTO = 0  # as a stride: examine about ``SAMPLE`` positions of each game
SAMPLE = 10
BOTS_EVERY = 5  # bots that search are dear: they answer at every fifth position that is examined


class Report:
    """What an obedient game was like."""

    def __init__(self) -> None:
        self.answers = 0
        self.examined = 0
        self.words = words.Words()
        self.uses = Uses()


class Broken(Exception):
    """A game that broke a law or crashed, with the record that leads there."""

    def __init__(self, reason: str, record: Record) -> None:
        super().__init__(reason)
        self.record = record


class Walk:
    """A game from a setup: the position, its answers and its log. The seed decides how it goes; ``eager`` players do
    what gets them somewhere, if the game tells what that is, and the others anything."""

    def __init__(self, title: Title, setup: Setup, eager: bool, answers: list[Answer]) -> None:
        self.setup = setup
        self.brain = Brain(title) if eager and has_brain(title) else None
        self.chooser = Stream(derive(setup.seed, "random play"))
        self.answers = answers
        self.log: list[Line] = []
        self.state: State = title.new(setup)
        self.state.log = self.log

    def pick(self) -> Answer | None:
        ask = self.state.ask
        if ask is None:
            return None
        if ask.seat == CHANCE:
            return self.state.sample()
        if self.brain is None:
            return ask.sample(self.chooser)
        return eager_choice(self.brain, self.state, ask, self.chooser)

    def step(self, answer: Answer) -> None:
        self.answers.append(answer)
        self.state.play(answer)

    def to_the_end(self, title: Title) -> None:
        while True:
            position.choices_are_sound(Node(title, self.setup, self.state, len(self.answers), None))
            answer = self.pick()
            if answer is None:
                return
            require(len(self.answers) < title.longest, "termination", f"still running after {title.longest} answers")
            self.step(answer)


def check_game(title: Title, setup: Setup, every: int = 1, eager: bool = False, count: bool = False) -> Report:
    """Play a game. The cheap laws hold at every position, the dear ones at every ``every``-th; ``count`` the uses of
    abilities, which takes time.

    Raises Broken, which carries the record of the game up to the violation.
    """
    answers: list[Answer] = []
    report = Report()
    try:
        walk = Walk(title, setup, eager, answers)
        walk.to_the_end(title)
        stride = every or max(1, len(answers) // SAMPLE)
        answers.clear()
        walk = Walk(title, setup, eager, answers)
        counter = Counter(title, walk.state, report.uses) if count else None
        follow(title, walk, stride, report, counter)
        at_the_end(title, walk)
    except Exception as error:
        reason = str(error) if isinstance(error, Violation) else f"crash: {error!r}"
        raise Broken(f"{reason} (after {len(answers)} answers)", Record(setup, answers)) from error
    return report


def follow(title: Title, walk: Walk, stride: int, report: Report, counter: Counter | None) -> None:
    census = title.census(walk.state)
    players = [bots.make(name, title) for name in bots.names(title)]
    dice = Stream(derive(walk.setup.seed, "examine"))
    told = 0
    while True:
        answer = walk.pick()
        node = Node(title, walk.setup, walk.state, len(walk.answers), answer)
        position.choices_are_sound(node)
        position.pieces_are_conserved(node, census)
        words.log_reads(node, walk.log[told:], report.words)
        words.question_is_met(node, report.words)
        if counter is not None:
            counter.look(node, walk.log[told:])
        told = len(walk.log)
        close = dice.below(stride) == 0
        copy, loaded = node.state.copy(), examine(node, players, report) if close or answer is None else None
        if answer is None:
            return
        walk.step(answer)
        report.answers += 1
        if loaded is not None:
            position.goes_on_alike(node, copy, "copy")
            position.goes_on_alike(node, loaded, "save")


def examine(node: Node, players: list[bots.Bot], report: Report) -> State:
    """The dear laws. Gives back the position as it is after saving and loading."""
    report.examined += 1
    position.asking_changes_nothing(node)
    position.copies_are_equal_and_independent(node)
    loaded = position.saving_keeps_everything(node)
    position.illegal_answers_change_nothing(node)
    position.result_is_whole(node)
    sight.views_hide(node)
    sight.worlds_look_alike(node)
    sight.sheets_tell_what_is_seen(node)
    sight.new_sights_draw_the_curtain(node)
    ahead.paths_are_what_answering_gives(node)
    if report.examined % BOTS_EVERY == 1:
        sight.bots_see_no_more(node, players)
    words.question_reads(node, report.words)
    return loaded


def at_the_end(title: Title, walk: Walk) -> None:
    """The record, written and read, replays to the same position with the same log."""
    record = record_of(title, walk.setup, walk.answers, walk.state)
    data: dict[str, Any] = files.parse(json.dumps(record.data(title)))
    log: list[Line] = []
    replayed = replay(title, read_record(title, data), log=log)
    require(codec.digest(replayed) == record.final, "record", "the record replays to another position")
    require(written(log) == written(walk.log), "record", "the record replays with another log")


def written(log: list[Line]) -> list[tuple[str, object, int]]:
    return [(line.key, line.refs, line.only) for line in log]
