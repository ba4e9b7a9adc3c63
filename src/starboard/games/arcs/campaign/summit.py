"""The Summit (p. 16-17): the caller's Call to Order, then Negotiations among all."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import Line
from starboard.core.text import Text
from starboard.games.arcs.actions.attack import depth
from starboard.games.arcs.campaign.codes import (
    TO_TABLE,
    forced_rival,
    forcing,
    is_forcing,
    is_strike,
    pair,
    pair_first,
    pair_second,
    striking,
    struck,
)
from starboard.games.arcs.campaign.court import open_council
from starboard.games.arcs.campaign.deals import (
    after,
    article_lines,
    articles_between,
    carry_out,
    consents,
    could_give,
    forceable,
    is_possible,
    kind_of,
    pay_favors,
    price,
    tell_articles,
    word_article,
)
from starboard.games.arcs.campaign.ids import DECIDED
from starboard.games.arcs.campaign.queries import favors_of, is_regent, regents
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import turn_outlaw, turn_regent
from starboard.games.arcs.ids import NOBODY, NOTHING, SEATS, TABLE
from starboard.games.arcs.queries import rivals

FORCE: Final = 0  # what a motion to call in Favors is called by, whoever owes them
PETITION: Final = 1
LEAVE: Final = 2
REVIVE: Final = 3

PROPOSE: Final = 1
REFUSE: Final = 0
AGREE: Final = 1
COUNTER: Final = 2
BY_FAVOR: Final = 0  # how a caller comes by the consent of a further seat
BY_ASKING: Final = 1
MOST_ARTICLES: Final = 6
MOST_EDITS: Final = 12
MOST_COUNTERS: Final = 2


class Summit(Procedure):
    """Called by one seat (sum.parts)."""

    steps = ("open", "call_to_order", "negotiate", "close")
    fields = ("caller",)

    def __init__(self, caller: int = NOBODY) -> None:
        super().__init__()
        self.caller = caller

    def open(self, game: Reach) -> None:
        game.tell("summit", (self.caller,))

    def call_to_order(self, game: Reach) -> None:
        game.call(CallToOrder(self.caller))

    def negotiate(self, game: Reach) -> None:
        game.call(Negotiations(self.caller, (game.plan.proposals,) * SEATS))

    def close(self, game: Reach) -> None:
        game.tell("summit_over")


class CallToOrder(Procedure):
    """Whatever only the caller may do, in any number (sum.parts): it ends when the caller goes on (C-174)."""

    steps = ("choose_motion", "act")
    fields = ("caller", "motion", "refused")

    def __init__(self, caller: int = NOBODY) -> None:
        super().__init__()
        self.caller = caller
        self.motion = DONE
        self.refused: tuple[int, ...] = ()  # articles that a further seat did not agree to

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        if not is_forcing(choice):
            return ""
        values["it"], values["rival"] = FORCE, forced_rival(choice)
        return "force"

    def choose_motion(self, game: Reach) -> Ask:
        motions = [DONE]
        if game.council == DECIDED:
            motions.append(PETITION)
        if is_regent(game, self.caller):
            motions.append(LEAVE)
        elif not regents(game):
            motions.append(REVIVE)
        motions += [forcing(rival) for rival in rivals(game, self.caller) if self.forceable(game, rival)]
        return Ask(self.caller, "motion", motions)

    def forceable(self, game: Reach, rival: int) -> list[int]:
        """What the caller could make a rival give, and was not refused yet."""
        return [code for code in forceable(game, self.caller, rival) if code not in self.refused]

    def act(self, game: Reach) -> None:
        if self.motion == DONE:
            return
        self.again()
        if self.motion == PETITION:
            game.tell("petition", (self.caller,))
            open_council(game)  # tucked or not (sum.petition)
        elif self.motion == LEAVE:
            turn_outlaw(game, self.caller)
        elif self.motion == REVIVE:
            turn_regent(game, self.caller)
        else:
            assert is_forcing(self.motion)
            rival = forced_rival(self.motion)
            game.call(Force(depth(game), self.caller, rival, tuple(self.forceable(game, rival))))


class Force(Procedure):
    """Favors of a rival go back, and the rival gives what the caller names (sum.return_favors). Where a card gives a
    further seat a say, the caller asks for its consent or returns a Favor of it too (C-140)."""

    steps = ("choose_article", "list_consents", "choose_way", "ask_consent", "hear", "pay")
    fields = ("order", "caller", "rival", "offered", "article", "waiting", "further", "way", "verdict", "bought")

    def __init__(
        self, order: int = NOTHING, caller: int = NOBODY, rival: int = NOBODY, offered: tuple[int, ...] = ()
    ) -> None:
        super().__init__()
        self.order = order  # where in the stack the Call to Order stands
        self.caller = caller
        self.rival = rival
        self.offered = offered
        self.article = NOTHING
        self.waiting: tuple[int, ...] = ()  # further seats whose consent is open
        self.further = NOBODY  # the first of them
        self.way = BY_ASKING
        self.verdict = REFUSE
        self.bought: tuple[int, ...] = ()  # those who are paid with a Favor of theirs

    def wording(self, game: Reach, field: str, choice: int, values: dict[str, Ref]) -> str:
        values["price"] = price(game, choice)
        return word_article(game, choice, values)

    def choose_article(self, game: Reach) -> Ask:
        return Ask(self.caller, "article", [DONE, *self.offered])

    def list_consents(self, game: Reach) -> None:
        if self.article == DONE:
            self.stop()
            return
        self.waiting = tuple(consents(game, self.article))
        self.further = self.waiting[0] if self.waiting else NOBODY

    def choose_way(self, game: Reach) -> Ask | None:
        if not self.waiting or not favors_of(game, self.caller, self.further):
            self.way = BY_ASKING
            return None
        return Ask(self.caller, "way", [BY_FAVOR, BY_ASKING])

    def ask_consent(self, game: Reach) -> Ask | None:
        if not self.waiting or self.way == BY_FAVOR:
            self.verdict = AGREE
            return None
        return Ask(self.further, "verdict", [REFUSE, AGREE])

    def hear(self, game: Reach) -> None:
        if not self.waiting:
            return
        if self.verdict == REFUSE:
            game.tell("deal_refused", (self.further,))
            call = game.stack[self.order]
            assert isinstance(call, CallToOrder)
            call.refused = (*call.refused, self.article)
            self.stop()
            return
        if self.way == BY_FAVOR:
            self.bought = (*self.bought, self.further)
        self.waiting = self.waiting[1:]
        self.further = self.waiting[0] if self.waiting else NOBODY
        self.go_to("choose_way")

    def pay(self, game: Reach) -> None:
        for seat in self.bought:
            pay_favors(game, self.caller, seat, 1)
        kind_of(self.article).pay(game, self.article)
        tell_articles(game, (self.article,))
        carry_out(game, (self.article,))


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
    for code in articles:
        if is_possible(after(game, kept), code):
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


def on_the_table(game: Reach) -> list[Line]:
    """What the open question is about: the draft of a deal, or what a caller demands."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, Deal):
        return article_lines(game, top.articles)
    if isinstance(top, Force) and top.article not in (NOTHING, DONE):
        return article_lines(game, (top.article,))
    return []


TEXTS: Final = {
    "summit": Text("{0:seat} ruft ein Gipfeltreffen ein.", "{0:seat} calls a Summit."),
    "summit_over": Text("Das Gipfeltreffen ist zu Ende.", "The Summit is over."),
    "petition": Text("{0:seat} richtet eine Petition an den Rat.", "{0:seat} petitions the Council."),
    "favors_returned": Text(
        "{0:seat} gibt Gefallen zurück ({1:n}), an {2:seat}.", "{0:seat} returns Favors ({1:n}) to {2:seat}."
    ),
    "deal_proposed": Text("{0:seat} schlägt vor:", "{0:seat} proposes:"),
    "deal_refused": Text("{0:seat} lehnt ab.", "{0:seat} refuses."),
    "deal_countered": Text("{0:seat} macht einen Gegenvorschlag.", "{0:seat} makes a counter-offer."),
    "deal_closed": Text("Alle sind einverstanden: So geschieht es.", "All agree: so it is done."),
    "CallToOrder.motion": Text("Tagesordnung: Was tust du?", "Call to Order: what do you do?"),
    "CallToOrder.motion=-1": Text("Weiter zu den Verhandlungen", "Go on to the Negotiations"),
    "CallToOrder.motion=": Text("{it:motion}", "{it:motion}"),
    "CallToOrder.motion=force": Text("{it:motion}: {rival:seat}", "{it:motion}: {rival:seat}"),
    "Force.article": Text("Was verlangst du von {rival:seat}?", "What do you demand of {rival:seat}?"),
    "Force.article=-1": Text("Doch nichts", "Nothing after all"),
    "Force.way": Text("Auch {further:seat} hat mitzureden.", "{further:seat} has a say in it, too."),
    f"Force.way={BY_FAVOR}": Text("Dafür einen Gefallen zurückgeben", "Return a Favor for it"),
    f"Force.way={BY_ASKING}": Text("Um Zustimmung bitten", "Ask for consent"),
    "Force.verdict": Text(
        "{caller:seat} verlangt das von {rival:seat}. Bist du einverstanden?",
        "{caller:seat} demands this of {rival:seat}. Do you agree?",
    ),
    f"Force.verdict={REFUSE}": Text("Ablehnen", "Refuse"),
    f"Force.verdict={AGREE}": Text("Zustimmen", "Agree"),
    "Negotiations.word": Text("Verhandlungen: Machst du einen Vorschlag?", "Negotiations: do you propose a deal?"),
    "Negotiations.word=-1": Text("Nichts mehr zu sagen", "Nothing more to say"),
    f"Negotiations.word={PROPOSE}": Text("Einen Handel vorschlagen", "Propose a deal"),
    "Deal.pair": Text("Der Entwurf: Worum geht es weiter?", "The draft: what else?"),
    "Deal.pair=-1": Text("Zurückziehen", "Withdraw"),
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
