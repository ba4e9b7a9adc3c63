"""How bots negotiate: a deal is weighed like any position, on a copy on which it was carried out.

Plans are found anew at each question from the view alone, so a bot needs no memory."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.chance import Stream
from starboard.games.arcs.campaign.codes import TO_TABLE, article_giver, article_kind, article_taker, is_strike, pair
from starboard.games.arcs.campaign.deals import after, articles_between, is_possible
from starboard.games.arcs.campaign.negotiations import AGREE, PROPOSE, REFUSE, Deal, Negotiations, further
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.summit import Force
from starboard.games.arcs.features import tally
from starboard.games.arcs.queries import rivals

GAIN: Final = 0.15  # what a deal must bring a seat at least, in Power
SAMPLED: Final = 3  # articles of each kind that are weighed
TRIED: Final = 3  # articles of each side that are tried with each other


def answer(game: Reach, ask: Ask) -> int | None:
    """What a bot says in a Summit; None at other questions."""
    top = game.stack[-1]
    if isinstance(top, Negotiations):
        # What was refused once would be refused again: a bot speaks first, and after a deal was closed.
        speaks = top.closed or top.left[ask.seat] == game.plan.proposals
        return PROPOSE if speaks and best_deal(game, ask.seat) else DONE
    if isinstance(top, Deal):
        if ask.field == "verdict":
            gains = gains_by(game, top.articles, [ask.seat])
            return AGREE if gains[0] > GAIN else REFUSE
        return next_word(game, top, ask)
    if isinstance(top, Force) and ask.field == "verdict":
        return AGREE if gains_by(game, (top.article,), [ask.seat])[0] > GAIN else REFUSE
    return None


def next_word(game: Reach, deal: Deal, ask: Ask) -> int:
    """The draft grows article by article into the best deal, then it is put to the table."""
    plan = best_deal(game, ask.seat)
    missing = [code for code in plan if code not in deal.articles]
    if not plan or [code for code in deal.articles if code not in plan]:
        return DONE
    if ask.field == "article":
        return missing[0] if missing and missing[0] in ask.choices else DONE
    if not missing:
        return TO_TABLE
    giver, taker = article_giver(missing[0]), article_taker(missing[0])
    return pair(ask.seat, taker if giver == ask.seat else giver)


def best_deal(game: Reach, seat: int) -> tuple[int, ...]:
    """The swap between a seat and a rival that helps both, with the largest product of gains; empty if none does."""
    now = ahead_by(game)
    best: tuple[int, ...] = ()
    most = 0.0
    for rival in rivals(game, seat):
        give = cheapest(game, now, seat, rival)
        take = cheapest(game, now, rival, seat)
        for one in give:
            twin = after(game, (one,))
            for other in take:
                if is_possible(twin, other):
                    then = ahead_by(after(twin, (other,)))
                    mine, theirs = then[seat] - now[seat], then[rival] - now[rival]
                    if min(mine, theirs) > GAIN and mine * theirs > most and all_agree(game, (one, other), now, then):
                        best, most = (one, other), mine * theirs
    return best


def all_agree(game: Reach, articles: tuple[int, ...], now: list[float], then: list[float]) -> bool:
    """Whether those gain too whom cards give a say."""
    return all([then[seat] - now[seat] > GAIN for seat in further(game, articles)])


def cheapest(game: Reach, now: list[float], giver: int, taker: int) -> list[int]:
    """What costs a giver least for what it brings the taker, of a few articles of each kind."""
    kinds: dict[int, int] = {}
    worths: list[tuple[float, int]] = []
    for code in articles_between(game, giver, taker):
        kinds[article_kind(code)] = kinds.get(article_kind(code), 0) + 1
        if kinds[article_kind(code)] <= SAMPLED:
            then = ahead_by(after(game, (code,)))
            worths.append((now[giver] - then[giver] + now[taker] - then[taker], code))
    return [code for _, code in sorted(worths)[:TRIED]]


def gains_by(game: Reach, articles: tuple[int, ...], seats: list[int]) -> list[float]:
    """What some seats gain by a deal."""
    now, then = ahead_by(game), ahead_by(after(game, articles))
    return [then[seat] - now[seat] for seat in seats]


def ahead_by(game: Reach) -> list[float]:
    """How far each seat is ahead of its best rival, who counts by half: otherwise no deal could help two."""
    values = [sum(row) for row in tally(game)]
    best = [max([values[rival] for rival in rivals(game, seat)]) for seat in range(game.players)]
    return [values[seat] - 0.5 * best[seat] for seat in range(game.players)]


def eager_answer(game: Reach, ask: Ask, stream: Stream) -> int | None:
    """Random play that drafts short deals and mostly agrees: laws need deals that close."""
    top = game.stack[-1]
    if isinstance(top, Negotiations):
        return PROPOSE if stream.below(2) else DONE
    if not isinstance(top, Deal):
        return None
    if ask.field == "verdict":
        return AGREE if stream.below(4) else ask.choices[stream.below(len(ask.choices))]
    if ask.field == "pair" and TO_TABLE in ask.choices and stream.below(len(top.articles) + 1):
        return TO_TABLE
    kept = [
        choice
        for choice in ask.choices
        if choice not in (DONE, TO_TABLE) and (ask.field != "pair" or not is_strike(choice))
    ]
    return kept[stream.below(len(kept))] if kept else ask.choices[stream.below(len(ask.choices))]
