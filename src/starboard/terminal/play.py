"""A whole game in the terminal, with any mix of people and bots, also with the input from a pipe."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from starboard.bots import bot as bots
from starboard.core.chance import Stream, derive
from starboard.core.errors import BadInput
from starboard.core.game import Setup, Title
from starboard.core.state import NOBODY
from starboard.core.text import DE, EN, SEAT, Nouns, Text, render
from starboard.terminal import words
from starboard.terminal.board import draw
from starboard.terminal.match import Match
from starboard.twins import told_apart

HUMAN = "human"
THINKING = bots.Budget(seconds=0.5)


class EndOfInput(Exception):
    """Nobody is typing any more."""


class Files:
    """Where games are kept; the command line gives ways that never damage a file."""

    def __init__(self, read: Callable[[Path], Match], write: Callable[[Path, str], None]) -> None:
        self.read = read
        self.write = write


class Table:
    """People and bots around a match."""

    def __init__(
        self, match: Match, seats: list[str], language: str, console: Console, read: Callable[[], str], files: Files
    ) -> None:
        self.match = match
        self.seats = seats
        self.language = language
        self.console = console
        self.read = read
        self.files = files
        self.bots = [None if name == HUMAN else bots.make(name, match.title) for name in seats]
        self.looking = NOBODY  # whose secrets are on the screen
        self.others_moved = False  # whether a bot has answered since the board was drawn
        self.told = [0] * len(seats)  # log lines that each seat has read
        self.open = True

    # -- words ----------------------------------------------------------------------------------

    @property
    def title(self) -> Title:
        return self.match.title

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(
            [
                f"{SEAT(self.language) if bot is None else bot.name(self.language)} {seat + 1}"
                for seat, bot in enumerate(self.bots)
            ]
        )

    @property
    def nouns(self) -> Nouns:
        return Nouns(self.title, self.names)

    def say(self, text: Text, *values: object) -> None:
        self.console.print(escape(text(self.language).format(*values)))

    # -- the game -------------------------------------------------------------------------------

    def run(self) -> None:
        """To the end of the game, or until somebody stops."""
        try:
            while self.open and not self.match.over:
                self.take_turn(self.match.seat)
        except EndOfInput:
            self.say(words.INPUT_ENDED)
            return
        if self.match.over:
            self.finish()

    def take_turn(self, seat: int) -> None:
        bot = self.bots[seat]
        if bot is None:
            self.be_asked(seat)
            return
        state = self.match.state
        assert state.ask is not None
        view = self.title.view(state, seat) if bot.sees else self.title.blank(self.match.setup)
        rng = Stream(derive(self.match.setup.seed, "bot", seat, len(self.match.answers)))
        self.match.play(bot.choose(view, state.ask, rng, THINKING).choice)
        self.others_moved = True

    def be_asked(self, seat: int) -> None:
        """Show a person what is new and the question, and obey one line of input."""
        turned = seat != self.looking or self.others_moved
        if seat != self.looking:
            self.hand_over(seat)
        self.show_log(seat, self.told[seat])
        if turned:
            self.show_board(seat)
        self.others_moved = False
        self.show_question()
        self.console.print(f"[bold]{words.YOUR_CHOICE(self.language)}>[/] ", end="")
        line = self.read()
        if not line:
            raise EndOfInput
        self.obey(seat, line.strip())

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees the secrets of the one before."""
        if self.looking >= 0 and self.bots.count(None) > 1:
            self.console.clear()
            self.say(words.HAND_OVER, self.names[seat])
            if not self.read():
                raise EndOfInput
        self.looking = seat

    def finish(self) -> None:
        result = self.title.result(self.match.state)
        reader = self.looking if self.bots.count(None) == 1 else -1
        self.show_log(reader, self.told[reader] if reader >= 0 else min(self.told))
        self.console.print(
            draw(self.title, self.title.view(self.match.state, reader), reader, self.language, self.names)
        )
        self.say(words.SCORES, ", ".join([f"{name} {score}" for name, score in zip(self.names, result.scores)]))
        self.say(words.WON, ", ".join([self.names[winner] for winner in result.winners]))

    # -- showing --------------------------------------------------------------------------------

    def show_board(self, seat: int) -> None:
        view = self.title.view(self.match.state, seat)
        self.console.print(draw(self.title, view, seat, self.language, self.names))

    def show_log(self, seat: int, start: int) -> None:
        for line in self.match.lines(seat, start):
            self.console.print(f"  {escape(render(self.title.story(line), self.language, self.nouns))}", style="dim")
        if seat >= 0:
            self.told[seat] = len(self.match.log)

    def show_rules(self) -> None:
        """The rules in short."""
        for heading, told in self.title.primer(self.match.setup.variant):
            self.console.print(f"[bold]{escape(heading(self.language))}[/]")
            self.console.print(f"  {escape(told(self.language))}")

    def show_question(self) -> None:
        state = self.match.state
        assert state.ask is not None
        prompt = render(self.title.prompt(state), self.language, self.nouns)
        self.console.print(f"[bold]{escape(self.names[state.ask.seat])}:[/] {escape(prompt)}")
        for line in self.title.particulars(state):
            self.console.print(f"  {escape(render(line, self.language, self.nouns))}")
        choices = state.ask.choices
        labels = [render(self.title.label(state, choice), self.language, self.nouns) for choice in choices]
        more = told_apart(self.title, state, choices, labels, self.language)
        for number, label in enumerate(labels, 1):
            self.console.print(f"  [cyan]{number:3}[/]  {escape(label + more[number - 1])}")

    # -- commands -------------------------------------------------------------------------------

    def obey(self, seat: int, line: str) -> None:
        """A number answers; a word, or its first letter, does something else."""
        word, _, rest = line.partition(" ")
        if word.isdigit():
            self.choose(int(word))
            return
        for name in ("undo", "save", "load", "lang", "log", "why", "about", "board", "rules", "help", "quit"):
            if word and name.startswith(word.lower()):
                self.command(name, seat, rest.strip())
                return
        self.not_understood()

    def command(self, name: str, seat: int, rest: str) -> None:
        try:
            if name == "undo":
                self.undo(seat)
            elif name in ("save", "load"):
                self.keep(name, rest)
            elif name == "lang":
                self.language = EN if self.language == DE else DE
                self.say(words.LANGUAGE_NOW)
            elif name == "log":
                self.show_log(seat, 0)
            elif name == "why":
                self.explain_refusals(seat)
            elif name == "about":
                self.explain_choice(rest)
            elif name == "board":
                self.show_board(seat)
            elif name == "rules":
                self.show_rules()
            elif name == "help":
                self.say(words.HELP)
            else:
                self.say(words.GOOD_BYE)
                self.open = False
        except BadInput as error:
            self.console.print(escape(str(error)), style="red")

    def choose(self, number: int) -> None:
        ask = self.match.state.ask
        assert ask is not None
        if 1 <= number <= len(ask.choices):
            self.match.play(ask.choices[number - 1])
        else:
            self.not_understood()

    def not_understood(self) -> None:
        ask = self.match.state.ask
        self.say(words.NOT_UNDERSTOOD, len(ask.choices) if ask is not None else 0)

    def undo(self, seat: int) -> None:
        if self.match.undo_reach(seat) == 0:
            self.say(words.NO_UNDO)
            return
        self.match.undo()
        self.told = [min(count, len(self.match.log)) for count in self.told]
        self.say(words.UNDONE)

    def keep(self, name: str, file: str) -> None:
        if not file:
            self.say(words.WHICH_FILE, name)
        elif name == "save":
            self.files.write(Path(file), record_text(self.match))
            self.say(words.SAVED, file)
        else:
            loaded = self.files.read(Path(file))
            if loaded.title.id != self.title.id or loaded.setup.players != self.match.setup.players:
                raise BadInput(f"{file} is a game of {loaded.title.id} for {loaded.setup.players}, not of this table")
            self.match, self.looking, self.told = loaded, NOBODY, [0] * len(self.seats)
            self.say(words.LOADED, file)

    def explain_refusals(self, seat: int) -> None:
        refusals = self.title.why_not(self.title.view(self.match.state, seat), seat)
        for refusal in refusals:
            what, why = [render(part, self.language, self.nouns) for part in (refusal.what, refusal.why)]
            self.console.print(escape(f"  {what}: {why} ({refusal.source})"))
        if not refusals:
            self.say(words.NO_REFUSALS)

    def explain_choice(self, number: str) -> None:
        """What the things that a choice names are and do."""
        ask = self.match.state.ask
        assert ask is not None
        if not number.isdigit() or not 1 <= int(number) <= len(ask.choices):
            self.not_understood()
            return
        label = self.title.label(self.match.state, ask.choices[int(number) - 1])
        found = False
        for _, kind, value in label.places(self.language):
            told = self.title.explain(kind, value, self.language) if isinstance(value, int) and kind != "n" else ""
            if told:
                self.console.print(escape(f"  {self.nouns.noun(kind, value, self.language)}: {told}"))
                found = True
        if not found:
            self.say(words.NOTHING_MORE, render(label, self.language, self.nouns))


def record_text(match: Match) -> str:
    return json.dumps(match.record().data(match.title)) + "\n"


def seats_for(title: Title, setup: Setup, names: list[str]) -> list[str]:
    """A person or a bot for each seat; seats left out are taken by the weakest bot."""
    if len(names) > setup.players:
        raise BadInput(f"--seats names {len(names)} players, but this game is for {setup.players}")
    seats = [*names, *([bots.names(title)[0]] * (setup.players - len(names)))]
    for name in seats:
        if name != HUMAN:
            bots.make(name, title)
    return seats
