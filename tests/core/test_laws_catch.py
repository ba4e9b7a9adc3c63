"""The laws must notice what they are for: each test breaks the toy game in one way and expects one law to object."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starboard.bots import bot as bots
from starboard.bots.bot import Bot, Budget, Decision
from starboard.core import codec
from starboard.core.ask import DONE, Ask
from starboard.core.chance import Stream
from starboard.core.game import Result, Sheet, Title, conceal
from starboard.core.state import UNKNOWN, State
from starboard.core.text import Text
from starboard.files import replay
from starboard.laws.game import AUTO, Broken, check_game
from toy.rules import Guess, Turn
from toy.state import CARDS, Toy
from toy.title import TEXTS, ToyTitle


def verdict(title: Title, players: int = 2, games: int = 5) -> str:
    """The first objection to a title."""
    for seed in range(games):
        try:
            check_game(title, title.setup("short", players, seed))
        except Broken as broken:
            return str(broken)
    return "no objection"


def test_the_toy_game_obeys_all_laws() -> None:
    assert verdict(ToyTitle(), 2) == "no objection"
    assert verdict(ToyTitle(), 3) == "no objection"


def test_a_sample_of_positions_is_examined_when_asked_for() -> None:
    title = ToyTitle()
    report = check_game(title, title.setup("short", 3, 1), AUTO)
    assert 1 <= report.examined < report.answers


def test_what_was_said_is_counted() -> None:
    title = ToyTitle()
    words = check_game(title, title.setup("short", 2, 1)).words
    assert words.keys["dealt"] == 2
    assert words.keys["Turn.card"] > 1
    assert words.things["seat", 0] > 1


def test_a_game_that_says_nothing_of_itself_is_walked_at_random_and_counts_no_abilities() -> None:
    title = ToyTitle()
    setup = title.setup("short", 2, 1)
    eager, random = check_game(title, setup, eager=True, count=True), check_game(title, setup)
    assert (eager.answers, eager.words.keys) == (random.answers, random.words.keys)
    assert eager.uses.times == {}


class Leaky(ToyTitle):
    def view(self, state: State, seat: int) -> State:
        view = super().view(state, seat)
        assert isinstance(view, Toy)
        assert isinstance(state, Toy)
        view.hands = [hand[:] for hand in state.hands]
        return view


def test_a_view_that_shows_a_rivals_hand() -> None:
    assert verdict(Leaky()).startswith("worlds: a world looks different to seat -1 in data.hands")


class Seeded(ToyTitle):
    def view(self, state: State, seat: int) -> State:
        view = super().view(state, seat)
        view.seed = state.seed + 1
        return view


def test_a_view_that_holds_the_random_source() -> None:
    assert verdict(Seeded()).startswith("view: the view of seat -1 holds the random source")


class Open(ToyTitle):
    def view(self, state: State, seat: int) -> State:
        view = super().view(state, seat)
        view.ask = state.ask
        return view


def test_a_view_that_shows_a_rivals_choices() -> None:
    assert "sees the choices of seat" in verdict(Open())


class Indiscreet(ToyTitle):
    def view(self, state: State, seat: int) -> State:
        view = super().view(state, seat)
        for shown, frame in zip(view.stack, state.stack):
            if isinstance(shown, Guess) and isinstance(frame, Guess):
                shown.first = frame.first
        return view


def test_a_secret_in_a_frame_that_is_not_veiled() -> None:
    assert verdict(Indiscreet(), 3, 20).startswith("worlds: a world looks different to seat")


class Peeking(ToyTitle):
    def determinize(self, state: State, seat: int, seed: int) -> State:
        world = super().determinize(state, seat, seed)
        assert isinstance(world, Toy)
        assert isinstance(state, Toy)
        world.deck = state.deck[:]  # the true order: it looks the same, but nobody may know it
        return world


def test_a_world_dealt_with_a_look_at_the_true_cards() -> None:
    assert verdict(Peeking()).startswith("worlds: a world for seat -1 uses what it cannot see")


class Losing(ToyTitle):
    def determinize(self, state: State, seat: int, seed: int) -> State:
        world = super().determinize(state, seat, seed)
        assert isinstance(world, Toy)
        world.seed = 0
        return world if seat < 0 else state.copy()


def test_a_world_that_is_the_true_one() -> None:
    assert verdict(Losing()).startswith("worlds:")


class Guessing(ToyTitle):
    """Takes a card that it may not see for one that is worth something."""

    def sheet(self, view: State) -> Sheet:
        assert isinstance(view, Toy)
        return {"worth": [sum([card // 3 + 1 for card in hand]) for hand in view.hands]}


def test_a_sheet_that_counts_with_what_it_cannot_see() -> None:
    assert verdict(Guessing()).startswith("sheet: what seat -1 is shown is not what the position shows: worth[0] (")


class Reserved(ToyTitle):
    """Hides from those who play what a spectator is told."""

    def sheet(self, view: State) -> Sheet:
        assert isinstance(view, Toy)
        own = [hand for hand in view.hands if UNKNOWN not in hand]
        return {"scores": UNKNOWN if len(own) == 1 else view.scores}


def test_a_sheet_that_tells_a_spectator_more() -> None:
    assert verdict(Reserved()).startswith("sheet: what a spectator is shown is not what seat 0 is shown: scores (")


class Untidy(ToyTitle):
    def sheet(self, view: State) -> Sheet:
        assert isinstance(view, Toy)
        view.deck.sort()
        return {"deck": len(view.deck)}


def test_a_sheet_that_changes_what_it_shows() -> None:
    assert verdict(Untidy()).startswith("sheet: making a sheet moves the position")


class Talkative(ToyTitle):
    def sheet(self, view: State) -> Sheet:
        view.tell("passed", (0,))
        return {}


def test_a_sheet_that_writes_to_the_log() -> None:
    assert verdict(Talkative()).startswith("sheet: making a sheet writes to the log")


class Shallow(Toy):
    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, Toy)
        twin.hands = self.hands
        return twin


class SharedHands(ToyTitle):
    kind = Shallow


def test_a_copy_that_shares_a_list() -> None:
    assert verdict(SharedHands()).startswith("copy:")


class Forgetful(Turn):
    fields = ("seat", "card", "faces", "guesses")

    def score(self, game: Toy) -> None:
        game.scores[self.seat] += self.bonus
        super().score(game)

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.bonus = 0

    def be_guessed(self, game: Toy) -> None:
        self.bonus = 1
        super().be_guessed(game)


def swapped(broken: type[Turn]) -> Title:
    """The toy game with another kind of turn."""

    class Swapped(ToyTitle):
        turn = broken
        procedures = {**ToyTitle.procedures, broken.__name__: broken}
        texts = {**TEXTS, **{key.replace("Turn.", f"{broken.__name__}."): text for key, text in TEXTS.items()}}

    return Swapped()


def test_the_swap_itself_is_harmless() -> None:
    class Same(Turn):
        pass

    assert verdict(swapped(Same)) == "no objection"


def test_a_frame_that_remembers_something_outside_its_fields() -> None:
    assert verdict(swapped(Forgetful)).startswith("copy: ")


class Unsorted(Turn):
    def choose_card(self, game: Toy) -> Ask:
        return Ask(self.seat, "card", [*game.hands[self.seat], DONE])


def test_choices_that_are_not_sorted() -> None:
    assert verdict(swapped(Unsorted)).startswith("choices: not sorted")


class Empty(Turn):
    def choose_card(self, game: Toy) -> Ask:
        return Ask(self.seat, "card", [])


def test_a_question_without_an_answer() -> None:
    assert verdict(swapped(Empty)).startswith("choices: Empty leaves nothing to choose")


class Misspelt(Turn):
    def choose_card(self, game: Toy) -> Ask:
        return Ask(self.seat, "crad", [DONE, *game.hands[self.seat]])


def test_a_field_that_does_not_exist() -> None:
    assert verdict(swapped(Misspelt)).startswith("choices: Misspelt asks for 'crad'")


class Hasty(Turn):
    def choose_card(self, game: Toy) -> Ask:
        game.scores[self.seat] += 1
        return super().choose_card(game)


def test_a_question_that_changes_the_position() -> None:
    assert verdict(swapped(Hasty)).startswith("ask again:")


class Chatty(Turn):
    def choose_card(self, game: Toy) -> Ask:
        game.tell("passed", (self.seat,))
        return super().choose_card(game)


def test_a_question_that_writes_to_the_log() -> None:
    assert "to the log" in verdict(swapped(Chatty))


class Careless(Turn):
    def score(self, game: Toy) -> None:
        super().score(game)
        game.discard.pop()


def test_a_card_that_gets_lost() -> None:
    assert verdict(swapped(Careless)).startswith("conservation: (before, now) differ: {'card': (12, 11)}")


class Uncurtained(Turn):
    def draw(self, game: Toy) -> None:
        curtain = game.curtain
        super().draw(game)
        game.curtain = curtain


def test_a_new_sight_without_a_curtain() -> None:
    """Passing draws a card: without the curtain one could look at it and take the pass back."""
    assert verdict(swapped(Uncurtained), games=20).startswith("curtain: seat")


class Whimsical(Turn):
    def be_guessed(self, game: Toy) -> None:
        rival = (self.seat + 1) % game.players
        if self.card != DONE and len(game.hands[self.seat]) > 1 and game.hands[rival] and game.hands[rival][0] > 5:
            game.hands[self.seat].remove(self.card)
            game.discard.append(self.card)
            self.go_to("choose_card")  # once more, for a reason that nobody sees
        else:
            super().be_guessed(game)


def test_a_path_that_hangs_on_what_is_hidden() -> None:
    """Where a card leads must not depend on a rival's hand: a gesture would tell it."""
    assert verdict(swapped(Whimsical), games=20).startswith("paths: in ")


class Gossip(Turn):
    def be_guessed(self, game: Toy) -> None:
        rival = (self.seat + 1) % game.players
        game.tell("played", (rival, game.hands[rival][0] if game.hands[rival] else 0))
        super().be_guessed(game)


def test_a_log_line_that_tells_a_secret() -> None:
    assert verdict(swapped(Gossip), games=20).startswith("curtain: the log tells seat")


class Endless(ToyTitle):
    longest = 5


def test_a_game_that_does_not_end_in_time() -> None:
    assert verdict(Endless()).startswith("termination: still running after 5 answers")


class Wordless(ToyTitle):
    texts = {key: text for key, text in TEXTS.items() if key != "Turn.card"}


def test_a_prompt_without_a_text() -> None:
    assert verdict(Wordless()).startswith("words: the prompt Turn.card has no text")


class Mute(ToyTitle):
    texts = {**TEXTS, "played": Text("{0:seat} spielt {1:tile}.", "{0:seat} plays {1:card}.")}


def test_a_log_line_that_cannot_be_said_in_one_language() -> None:
    assert "cannot be said in 'de'" in verdict(Mute())


class Telling(ToyTitle):
    texts = {**TEXTS, "Turn.card": Text("{deck:n}?", "{deck:n}?")}


def test_a_prompt_with_an_open_place() -> None:
    assert "cannot be said" in verdict(Telling())


class Unfinished(ToyTitle):
    def result(self, state: State) -> Result:
        return Result(super().result(state).scores, ())


def test_a_game_nobody_wins() -> None:
    assert verdict(Unfinished()).startswith("result: the winners are ()")


class Counting(ToyTitle):
    def result(self, state: State) -> Result:
        assert isinstance(state, Toy)
        worths = {card: card // 3 + 1 for card in range(CARDS)}
        scores = [sum([worths[card] for card in hand]) for hand in state.hands]
        return Result(tuple(scores), super().result(state).winners)


def test_a_score_that_only_those_can_count_who_see_all() -> None:
    assert verdict(Counting()).startswith("crash: KeyError(-9)")


class Cheating(Toy):
    """A state that hands its copies what the dump does not show."""

    def share(self, twin: State) -> None:
        super().share(twin)
        assert isinstance(twin, Cheating)
        twin.secret = self

    secret: State


class CheatingTitle(ToyTitle):
    kind = Cheating


class Hinting(CheatingTitle):
    def sheet(self, view: State) -> Sheet:
        truth = getattr(view, "secret", view)
        assert isinstance(truth, Toy)
        return {"next": truth.deck[-1:]}


def test_a_sheet_that_looks_behind_its_view() -> None:
    assert verdict(Hinting()).startswith("sheet: worlds that look the same to seat -1 have other sheets: next")


class Spy(Bot):
    id = "spy"

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        assert isinstance(view, Cheating)
        truth = view.secret
        assert isinstance(truth, Toy)
        return Decision(ask.choices[sum([sum(hand) for hand in truth.hands]) % len(ask.choices)])


class Vandal(Bot):
    id = "vandal"

    def choose(self, view: State, ask: Ask, rng: Stream, budget: Budget) -> Decision:
        assert isinstance(view, Toy)
        view.scores[0] += 100
        return Decision(ask.choices[0])


@pytest.fixture
def _registered() -> Iterator[None]:
    yield
    for name in ("spy", "vandal"):
        bots.OWN_BOTS.pop(name, None)


@pytest.mark.usefixtures("_registered")
def test_a_bot_that_looks_behind_its_view() -> None:
    bots.register("spy", Spy)
    assert verdict(CheatingTitle()).startswith("bots: spy answers")


@pytest.mark.usefixtures("_registered")
def test_a_bot_that_changes_its_view() -> None:
    bots.register("vandal", Vandal)
    assert verdict(ToyTitle()).startswith("bots: vandal changes its view")


class Explosive(Turn):
    def roll(self, game: Toy) -> Ask:
        raise RuntimeError("boom")


def test_a_crash_comes_with_a_record_that_leads_to_it() -> None:
    title = swapped(Explosive)
    with pytest.raises(Broken, match="crash: RuntimeError") as caught:
        check_game(title, title.setup("short", 2, 1))
    record = caught.value.record
    before = replay(title, record, len(record.answers) - 1)
    assert before.ask is not None
    assert before.ask.allows(record.answers[-1])
    assert codec.digest(conceal(before, 0))
