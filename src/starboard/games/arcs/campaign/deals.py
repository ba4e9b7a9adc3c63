"""What can be agreed in a Summit (p. 17): which articles there are between seats, carrying them out, and their words.

Tokens that change hands wait in the supply until all articles of a deal are done; then each taker finds slots for them,
in turn order (C-43, C-47).
"""

from __future__ import annotations

from typing import Final

from starboard.core.procedure import Ref
from starboard.core.state import Line
from starboard.core.text import PLACE, Text
from starboard.games.arcs.campaign.articles import ALL_ARTICLES, Article, kind_of
from starboard.games.arcs.campaign.codes import (
    article,
    article_giver,
    article_taker,
    article_thing,
)
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards import catalogue
from starboard.games.arcs.ids import (
    NOBODY,
    NOTHING,
    TABLE,
)
from starboard.games.arcs.queries import (
    turn_order,
)
from starboard.games.arcs.slots import Store


def exists(game: Reach, kind: Article, giver: int, taker: int) -> bool:
    """Whether there is such a kind of article between two seats, or for one that acts alone."""
    return kind.alone == (giver == taker) and (kind.card == NOTHING or game.holder[kind.card] != NOBODY)


def articles_between(game: Reach, giver: int, taker: int) -> list[int]:
    """All that a giver could agree to give a taker now; what a seat could do alone, if they are the same."""
    found: list[int] = []
    for number, kind in ALL_ARTICLES.items():
        if exists(game, kind, giver, taker):
            found += [article(number, giver, taker, thing) for thing in kind.things(game, giver, taker)]
    return found


def forceable(game: Reach, caller: int, rival: int) -> list[int]:
    """What a caller could make a rival give now (sum.return_favors)."""
    found: list[int] = []
    for number, kind in ALL_ARTICLES.items():
        if exists(game, kind, rival, caller) and kind.can_pay(game, rival, caller):
            codes = [article(number, rival, caller, thing) for thing in kind.things(game, rival, caller)]
            found += [code for code in codes if kind.can_force(game, code)]
    return found


def could_give(game: Reach, giver: int, taker: int) -> bool:
    """Whether there is any such article: mostly the first kind has one."""
    for kind in ALL_ARTICLES.values():
        if exists(game, kind, giver, taker) and kind.things(game, giver, taker):
            return True
    return False


def is_possible(game: Reach, code: int) -> bool:
    giver, taker = article_giver(code), article_taker(code)
    return article_thing(code) in kind_of(code).things(game, giver, taker)


def consents(game: Reach, code: int) -> list[int]:
    """Who else has a say in an article because a card asks for it, besides those whose doing it is."""
    found: list[int] = []
    for card in game.moments.consent_of[TABLE]:
        found += [seat for seat in card.consent_of(game, code) if seat not in found]
    return [seat for seat in found if seat not in kind_of(code).parties(code)]


def after(game: Reach, articles: tuple[int, ...]) -> Reach:
    """The position with articles carried out on a copy, to see what else could be agreed. Only to look at: without
    articles it is the position itself."""
    if not articles:
        return game
    twin = game.copy()
    assert isinstance(twin, Reach)
    for code in articles:
        do_article(twin, code)
    return twin


def do_article(game: Reach, code: int) -> None:
    kind_of(code).do(game, article_giver(code), article_taker(code), article_thing(code))


def carry_out(game: Reach, articles: tuple[int, ...]) -> None:
    """All articles in the order listed; then tokens find slots, first for whoever is first in turn order."""
    received: list[tuple[int, int]] = []
    for code in articles:
        token = kind_of(code).token(game, article_giver(code), article_thing(code))
        if token != NOTHING:
            received.append((article_taker(code), token))
        do_article(game, code)
    for taker in reversed(turn_order(game)):
        for seat, resource in reversed(received):
            if seat == taker:
                game.call(Store(taker, resource))


# -- words --------------------------------------------------------------------------------------------


def word_article(game: Reach, code: int, values: dict[str, Ref]) -> str:
    """The key of the sentence about an article that is possible now, and what it refers to."""
    values["giver"], values["taker"] = article_giver(code), article_taker(code)
    return f"article {kind_of(code).name(game, article_giver(code), article_thing(code), values)}"


def article_lines(game: Reach, articles: tuple[int, ...]) -> list[Line]:
    """What is agreed or proposed, line by line."""
    lines: list[Line] = []
    for number, code in enumerate(articles):
        values: dict[str, Ref] = {}
        key = word_article(after(game, articles[:number]), code, values)
        lines.append(Line(key, tuple([values[name] for name in names_in(catalogue.TEXTS[f"={key}"])])))
    return lines


def tell_articles(game: Reach, articles: tuple[int, ...]) -> None:
    if game.log is None:
        return  # each line is worded on a copy
    for line in article_lines(game, articles):
        game.tell(line.key, line.refs)


def names_in(text: Text) -> list[str]:
    """What a sentence refers to, in the order of the English one."""
    return [match.group(1) for match in PLACE.finditer(text.en)]


def numbered(text: Text) -> Text:
    """The same sentence as a log line, whose references are numbered."""
    de, en = text.de, text.en
    for number, name in enumerate(names_in(text)):
        de, en = de.replace("{" + name + ":", f"{{{number}:"), en.replace("{" + name + ":", f"{{{number}:")
    return Text(de, en)


SENTENCES: Final[dict[str, Text]] = {
    "article promise": Text(
        "{giver:seat} verspricht einen Gefallen, und zwar {taker:seat}", "{giver:seat} promises {taker:seat} a Favor"
    ),
    "article token of several": Text(
        "{giver:seat} gibt {token:token} (Feld {number:n}), an {taker:seat}",
        "{giver:seat} gives {token:token} (slot {number:n}) to {taker:seat}",
    ),
    "article token": Text(
        "{giver:seat} gibt {token:token}, an {taker:seat}", "{giver:seat} gives {token:token} to {taker:seat}"
    ),
    "article captive": Text(
        "{giver:seat} gibt einen Gefangenen von {owner:seat}, an {taker:seat}",
        "{giver:seat} gives a captive of {owner:seat} to {taker:seat}",
    ),
    "article trophy": Text(
        "{giver:seat} gibt eine Trophäe ({piece:piece} von {owner:seat}), an {taker:seat}",
        "{giver:seat} gives a trophy ({piece:piece} of {owner:seat}) to {taker:seat}",
    ),
    "article captive ship": Text(
        "{giver:seat} gibt ein gefangenes Schiff von {owner:seat}, an {taker:seat}",
        "{giver:seat} gives a captive ship of {owner:seat} to {taker:seat}",
    ),
    "article trophy token": Text(
        "{giver:seat} gibt eine Trophäe ({thing:map_token}), an {taker:seat}",
        "{giver:seat} gives a trophy ({thing:map_token}) to {taker:seat}",
    ),
    "article favor": Text(
        "{giver:seat} gibt einen Gefallen von {owner:seat} weiter, an {taker:seat}",
        "{giver:seat} hands a Favor of {owner:seat} to {taker:seat}",
    ),
    "article cede ship": Text(
        "{giver:seat} überlässt {condition:ship_state} in {system:system}, an {taker:seat}",
        "{giver:seat} cedes {condition:ship_state} in {system:system} to {taker:seat}",
    ),
    "article cede building": Text(
        "{giver:seat} überlässt ein Gebäude ({piece:piece}) in {system:system}, an {taker:seat}",
        "{giver:seat} cedes a building ({piece:piece}) in {system:system} to {taker:seat}",
    ),
    "article delegate": Text(
        "{giver:seat} überlässt einen Platz bei {card:card}, an {taker:seat}",
        "{giver:seat} delegates an agent on {card:card} to {taker:seat}",
    ),
    "article invite": Text(
        "{giver:seat} lädt {taker:seat} ins Imperium ein", "{giver:seat} invites {taker:seat} into the Empire"
    ),
}


def texts_of(sentences: dict[str, Text]) -> dict[str, Text]:
    """How articles read: as choices, struck out, and in the log."""
    return {
        **{f"={key}": text for key, text in sentences.items()},
        **{f"=strike {key}": Text(f"Streichen: {text.de}", f"Strike: {text.en}") for key, text in sentences.items()},
        **{key: numbered(Text(f"· {text.de}.", f"· {text.en}.")) for key, text in sentences.items()},
    }


TEXTS: Final[dict[str, Text]] = texts_of(SENTENCES)
