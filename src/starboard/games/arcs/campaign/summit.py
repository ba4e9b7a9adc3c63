"""The Summit (p. 16-17): the caller's Call to Order, then Negotiations among all."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import Line
from starboard.core.text import Text
from starboard.games.arcs.actions.attack import depth
from starboard.games.arcs.campaign.articles import kind_of, pay_favors, price
from starboard.games.arcs.campaign.codes import (
    forced_rival,
    forcing,
    is_forcing,
)
from starboard.games.arcs.campaign.court import open_council
from starboard.games.arcs.campaign.deals import (
    article_lines,
    carry_out,
    consents,
    forceable,
    tell_articles,
    word_article,
)
from starboard.games.arcs.campaign.ids import DECIDED
from starboard.games.arcs.campaign.negotiations import AGREE, REFUSE, Deal, Negotiations
from starboard.games.arcs.campaign.queries import favors_of, is_regent, regents
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import turn_outlaw, turn_regent
from starboard.games.arcs.ids import NOBODY, NOTHING, SEATS
from starboard.games.arcs.queries import rivals

FORCE: Final = 0  # what a motion to call in Favors is called by, whoever owes them
PETITION: Final = 1
LEAVE: Final = 2
REVIVE: Final = 3

BY_FAVOR: Final = 0  # how a caller comes by the consent of a further seat
BY_ASKING: Final = 1


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
}
