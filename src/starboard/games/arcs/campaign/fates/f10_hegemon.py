"""Fate 10, the Hegemon, and the ids of its cards, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.f10_hegemon_do import BANNERS, RaiseBanners
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import BANNER, FIRST_OF_FATE, HEGEMON, IN_SUPPLY, SCRAPPED, TROPHY_OF
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.tokens import shift_all_tokens, systems_of_tokens, tokens_at, tokens_of
from starboard.games.arcs.campaign.verbs import advance, join_court, scrap_card, take_cards
from starboard.games.arcs.cards.card import NOT
from starboard.games.arcs.ids import TYRANT
from starboard.games.arcs.queries import is_declared, rivals
from starboard.games.arcs.scoring import places
from starboard.games.arcs.state import Arcs

FIRST: Final = FIRST_OF_FATE[HEGEMON]
PLANTING: Final = FIRST
BANNER_LAW: Final = FIRST + 1
SONG: Final = FIRST + 2
MANAGERS: Final = FIRST + 3
WARDENS: Final = (FIRST + 4, FIRST + 5)
AGAINST: Final = (FIRST + 6, FIRST + 7)
HOSTS: Final = FIRST + 8

WON: Final = 0  # in the ledger: 1 once an ambition of this chapter was won


class Hegemon(Fate):
    """Plants Banners with its Flagship and wants many of them to stand."""

    printed = fate_card(HEGEMON)
    code = "FATE10"
    number = HEGEMON
    ready = True
    name = Text("Hegemon", "Hegemon")
    text = Text(
        "Pflanzt mit dem Flaggschiff Banner auf Planeten, auf denen niemand sonst steht.",
        "Plants Banners with the Flagship on planets where nobody else stands.",
    )
    start = ((), (14, 14, 14), ())
    aims = (
        NOT,
        Text(
            "Am Ende des Kapitels 1 für jedes Banner auf der Karte, und noch einmal so viel, wenn du in diesem Kapitel "
            "mindestens eine Ambition gewonnen hast.",
            "At the end of a chapter 1 for each Banner on the map, and as much again if you won at least one ambition "
            "in this chapter.",
        ),
        Text(
            "Kein Rivale hat in diesem Kapitel Tyrann gewonnen; auf der Karte stehen mehr Banner, als das Kapitel "
            "zählt.",
            "No rival won Tyrant in this chapter; more Banners are on the map than the number of the chapter.",
        ),
    )
    memory = ("won",)
    unknown = (0,)

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        if act == 2:
            game.call(RaiseBanners(owner, PLANTING, BANNER_LAW, SONG))
        elif act == 3:
            take_cards(game, owner, [HOSTS])

    def resolve(self, game: Reach, owner: int, act: int, success: bool) -> None:
        if act != 2:
            return
        if success:
            take_cards(game, owner, [MANAGERS])
            join_court(game, list(WARDENS))
            for card in AGAINST:
                scrap_card(game, card)
            return
        scrap_card(game, MANAGERS)
        join_court(game, [*WARDENS, *AGAINST])
        for place in (IN_SUPPLY, *[TROPHY_OF + seat for seat in range(game.players)]):
            shift_all_tokens(game, BANNER, place, SCRAPPED)
        game.tell("banners_scrapped", (tokens_at(game, BANNER, SCRAPPED),))

    # -- objectives ------------------------------------------------------------------------------------

    def when_won(self, game: Arcs, owner: int, ambition: int, power: int) -> None:
        reach(game).ledger[HEGEMON - 1][WON] = 1

    def chapter_end(self, game: Reach, owner: int) -> None:
        """Plant Banners of the New Order: once more for any number of ambitions won."""
        book = game.ledger[HEGEMON - 1]
        if game.act == 2:
            advance(game, owner, len(systems_of_tokens(game, BANNER)) * (2 if book[WON] else 1))
        book[WON] = 0

    def grand(self, game: Reach, owner: int) -> int:
        """No rival Tyrant; Banners of whomever, damaged ones too."""
        firsts = places(game, TYRANT)[0] if is_declared(game, TYRANT) else []
        tyrant = len(firsts) == 1 and firsts[0] in rivals(game, owner)
        return int(not tyrant) + int(len(systems_of_tokens(game, BANNER)) > game.chapter)

    def census(self, game: Reach) -> dict[str, int]:
        """None before the setup, then always as many."""
        return {"banners": tokens_of(game, BANNER) or BANNERS}

    def outlook(self, game: Reach, seat: int) -> float:
        """Banners that stand at the end of the chapter count, and most of them in all chapters to come."""
        banners = len(systems_of_tokens(game, BANNER))
        return 0.9 * banners if game.act == 2 else 0.5 * min(banners, game.chapter + 1)
