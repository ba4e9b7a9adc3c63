"""Negotiations of a Summit (p. 17): whoever has something to propose drafts a deal, and those whom it concerns agree or
refuse."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.actions.attack import depth
from starboard.games.arcs.campaign.articles import kind_of
from starboard.games.arcs.campaign.codes import (
    TO_TABLE,
    is_strike,
    pair,
    pair_first,
    pair_second,
    striking,
    struck,
)
from starboard.games.arcs.campaign.deals import (
    after,
    articles_between,
    carry_out,
    consents,
    could_give,
    do_article,
    is_possible,
    tell_articles,
    word_article,
)
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.ids import NOBODY, NOTHING, SEATS, TABLE

PROPOSE: Final = 1
REFUSE: Final = 0
AGREE: Final = 1
COUNTER: Final = 2
MOST_ARTICLES: Final = 6
MOST_EDITS: Final = 12
MOST_COUNTERS: Final = 2


class Negotiations(Procedure):
    """Everybody may propose, the caller first; it ends when nobody has anything more to say (neg.end)."""

    steps = ("next_speaker", "offer_floor", "speak", "after_deal")
    fields = ("caller", "seat", "silent", "left", "closed", "word")

    def __init__(self, caller: int = NOBODY, left: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.caller = caller
        self.seat = caller
        self.silent: tuple[int, ...] = (0,) * SEATS
        self.left = left  # proposals of each seat
        self.closed = 0  # 1 once the deal on the table was agreed
        self.word = DONE

    def next_speaker(self, game: Reach) -> None:
        order = [(self.seat + i) % game.players for i in range(game.players)]
        waiting = [seat for seat in order if not self.silent[seat] and self.left[seat]]
        if waiting:
            self.seat = waiting[0]
        else:
            self.stop()

    def offer_floor(self, game: Reach) -> Ask:
        return Ask(self.seat, "word", [DONE, PROPOSE])

    def speak(self, game: Reach) -> None:
        if self.word == DONE:
            self.silent = with_value(self.silent, self.seat, 1)
            self.go_to("next_speaker")
            return
        self.left = with_value(self.left, self.seat, self.left[self.seat] - 1)
        self.closed = 0
        game.call(Deal(depth(game), self.seat))

    def after_deal(self, game: Reach) -> None:
        """A deal changed the position, so all may speak again; one that was refused leaves its author the floor."""
        if self.closed:
            self.silent = (0,) * SEATS
        self.again()


class Deal(Procedure):
    """A deal is drafted article by article, put to everybody it concerns, and carried out at once (neg.multi). Choices
    are listed on a copy on which the draft was carried out, so whatever is drafted is possible."""

    steps = ("choose_pair", "draft", "choose_article", "note", "ask_consent", "hear", "carry_out")
    main = {"pair": TO_TABLE}
    fields = ("talks", "author", "articles", "edits", "counters", "pair", "article", "waiting", "verdict")

    def __init__(self, talks: int = NOTHING, author: int = NOBODY) -> None:
        super().__init__()
        self.talks = talks  # where in the stack the Negotiations stand
        self.author = author
        self.articles: tuple[int, ...] = ()
        self.edits = 0
        self.counters = 0
        self.pair = DONE
        self.article = DONE
        self.waiting: tuple[int, ...] = ()  # who still has to agree
        self.verdict = REFUSE

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if field == "article":
            return word_article(after(game, self.articles), choice, values)
        if is_strike(choice):
            number = struck(choice)
            return "strike " + word_article(after(game, self.articles[:number]), self.articles[number], values)
        values["one"], values["other"] = pair_first(choice), pair_second(choice)
        if pair_first(choice) == pair_second(choice):
            return "alone"
        return "own" if self.author in (pair_first(choice), pair_second(choice)) else "others"

    # -- drafting ------------------------------------------------------------------------------------

    def choose_pair(self, game: Reach) -> Ask:
        choices = [DONE, TO_TABLE] if self.articles else [DONE]
        if self.edits < MOST_EDITS:
            if len(self.articles) < MOST_ARTICLES:
                choices += self.pairs(after(game, self.articles))
            choices += [striking(number) for number in range(len(self.articles))]
        return Ask(self.author, "pair", sorted(choices))

    def pairs(self, game: Reach) -> list[int]:
        """Two seats that could agree on something: the author and each rival, and others among themselves; the author
        twice, if there is something to do alone."""
        own = [pair(self.author, seat) for seat in range(game.players)]
        others = [pair(a, b) for a in range(game.players) for b in range(a + 1, game.players)]
        others = [code for code in others if self.author not in (pair_first(code), pair_second(code))]
        return [code for code in own + others if could_exchange(game, code)]

    def draft(self, game: Reach) -> None:
        if self.pair == DONE:
            self.stop()
        elif self.pair == TO_TABLE:
            self.put_to_the_table(game)
        elif is_strike(self.pair):
            self.edits += 1
            self.articles = fitting(game, self.articles[: struck(self.pair)] + self.articles[struck(self.pair) + 1 :])
            self.go_to("choose_pair")

    def choose_article(self, game: Reach) -> Ask:
        return Ask(self.author, "article", [DONE, *exchanges(after(game, self.articles), self.pair)])

    def note(self, game: Reach) -> None:
        self.edits += 1
        if self.article != DONE:
            self.articles = (*self.articles, self.article)
        self.go_to("choose_pair")

    # -- consent (neg.consent) ---------------------------------------------------------------------------

    def put_to_the_table(self, game: Reach) -> None:
        """Whose doing it is, then whoever else has a say."""
        order = [(self.author + i) % game.players for i in range(1, game.players)]
        parties = [seat for seat in order if concerns(self.articles, seat)]
        asked = further(game, self.articles)
        self.waiting = (*parties, *[seat for seat in order if seat in asked and seat not in parties])
        game.tell("deal_proposed", (self.author,))
        tell_articles(game, self.articles)
        self.go_to("ask_consent")

    def ask_consent(self, game: Reach) -> Ask | None:
        if not self.waiting:
            self.verdict = AGREE
            return None
        answers = [REFUSE, AGREE]
        if self.counters < MOST_COUNTERS:
            answers.append(COUNTER)
        return Ask(self.waiting[0], "verdict", answers)

    def hear(self, game: Reach) -> None:
        if not self.waiting:
            return
        voter, self.waiting = self.waiting[0], self.waiting[1:]
        if self.verdict == REFUSE:
            game.tell("deal_refused", (voter,))
            self.stop()
        elif self.verdict == COUNTER:
            game.tell("deal_countered", (voter,))
            self.author, self.counters, self.edits = voter, self.counters + 1, 0
            self.go_to("choose_pair")
        else:
            self.go_to("ask_consent")

    def carry_out(self, game: Reach) -> None:
        talks = game.stack[self.talks]
        assert isinstance(talks, Negotiations)
        talks.closed = 1
        game.tell("deal_closed")
        carry_out(game, self.articles)


def with_value(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*row[:at], value, *row[at + 1 :])


def could_exchange(game: Reach, code: int) -> bool:
    one, other = pair_first(code), pair_second(code)
    return could_give(game, one, other) or could_give(game, other, one)


def exchanges(game: Reach, code: int) -> list[int]:
    """All articles between two seats, in both directions."""
    one, other = pair_first(code), pair_second(code)
    if one == other:
        return sorted(articles_between(game, one, one))
    return sorted(articles_between(game, one, other) + articles_between(game, other, one))


def fitting(game: Reach, articles: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some articles that are still possible, one after another."""
    kept: tuple[int, ...] = ()
    twin = game.copy()
    assert isinstance(twin, Reach)
    for code in articles:
        if is_possible(twin, code):
            do_article(twin, code)
            kept = (*kept, code)
    return kept


def concerns(articles: tuple[int, ...], seat: int) -> bool:
    return any([seat in kind_of(code).parties(code) for code in articles])


def further(game: Reach, articles: tuple[int, ...]) -> list[int]:
    """Seats that cards give a say in a deal."""
    found: list[int] = []
    if not game.moments.consent_of[TABLE]:
        return found
    for number, code in enumerate(articles):
        found += consents(after(game, articles[:number]), code)
    return found


TEXTS: Final = {
    "deal_proposed": Text("{0:seat} schlägt vor:", "{0:seat} proposes:"),
    "deal_refused": Text("{0:seat} lehnt ab.", "{0:seat} refuses."),
    "deal_countered": Text("{0:seat} macht einen Gegenvorschlag.", "{0:seat} makes a counter-offer."),
    "deal_closed": Text("Alle sind einverstanden: So geschieht es.", "All agree: so it is done."),
    "Negotiations.word": Text("Verhandlungen: Machst du einen Vorschlag?", "Negotiations: do you propose a deal?"),
    "Negotiations.word=-1": Text("Nichts mehr zu sagen", "Nothing more to say"),
    f"Negotiations.word={PROPOSE}": Text("Einen Handel vorschlagen", "Propose a deal"),
    "Deal.pair": Text("Der Entwurf: Was kommt hinein?", "The draft: what goes into it?"),
    "Deal.pair=-1": Text("Den Entwurf aufgeben", "Give the draft up"),
    f"Deal.pair={TO_TABLE}": Text("Zur Abstimmung stellen", "Put it to the table"),
    "Deal.pair=alone": Text("Etwas, das du selbst tust", "Something that you do yourself"),
    "Deal.pair=own": Text("Etwas zwischen dir und {other:seat}", "Something between you and {other:seat}"),
    "Deal.pair=others": Text(
        "Etwas zwischen {one:seat} und {other:seat}", "Something between {one:seat} and {other:seat}"
    ),
    "Deal.article": Text("Welcher Punkt kommt in den Entwurf?", "Which article goes into the draft?"),
    "Deal.article=-1": Text("Keiner davon", "None of these"),
    "Deal.verdict": Text(
        "Bist du einverstanden mit dem Vorschlag von {author:seat}?", "Do you agree to the deal of {author:seat}?"
    ),
    f"Deal.verdict={REFUSE}": Text("Ablehnen", "Refuse"),
    f"Deal.verdict={AGREE}": Text("Zustimmen", "Agree"),
    f"Deal.verdict={COUNTER}": Text("Gegenvorschlag machen", "Make a counter-offer"),
}
