"""What the Advocate brings into the booklet."""

from __future__ import annotations

from typing import Final

from starboard.core.procedure import Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import article_kind, card_article
from starboard.games.arcs.campaign.deals import Article, texts_of
from starboard.games.arcs.campaign.fates.f04_advocate import NEGOTIATIONS
from starboard.games.arcs.campaign.ids import ADVOCATE, SUMMIT
from starboard.games.arcs.campaign.queries import holder_of_fate, reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import DECK, Card
from starboard.games.arcs.ids import NOBODY
from starboard.games.arcs.queries import guild_cards
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import give_card


class GuildNegotiations(Card):
    """Guild cards can be given in Negotiations, if the Advocate agrees."""

    printed = NEGOTIATIONS
    kind = SUMMIT
    once = True
    code = "F414"
    name = Text("Gildenverhandlungen", "Guild Negotiations")
    text = Text(
        "Gipfeltreffen: In Verhandlungen kann auch eine Gildenkarte gegeben werden, aber keine geschützte. Der "
        "Fürsprecher muss zustimmen, solange er im Spiel ist. Wer sie einfordert, gibt so viele Gefallen zurück, wie "
        "die Karte Schlüssel hat, und für die Zustimmung des Fürsprechers, wenn der sie verweigert, einen von dessen "
        "Gefallen.",
        "Summit: In Negotiations a Guild card can be given, too, unless it is protected. The Advocate must agree while "
        "in play. Whoever forces it returns as many Favors as the card has keys, and a Favor of the Advocate for their "
        "consent if they withhold it.",
    )

    def consent_of(self, game: Arcs, article: int) -> tuple[int, ...]:
        advocate = holder_of_fate(reach(game), ADVOCATE)
        asked = article_kind(article) == card_article(self.id) and advocate != NOBODY
        return (advocate,) if asked else ()


class GuildSupport(Article):
    """A Guild card; forcing it costs what a raid would pay. Protected ones stay (neg.transfer)."""

    key = "guild"
    card = NEGOTIATIONS

    def things(self, game: Reach, giver: int, taker: int) -> list[int]:
        return [card for card in guild_cards(game, giver) if not DECK.cards[card].protected]

    def price(self, game: Reach, giver: int, thing: int) -> int:
        return DECK.cards[thing].keys

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        give_card(game, thing, taker)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["card"] = thing
        return self.key


ARTICLES: Final[tuple[Article, ...]] = (GuildSupport(),)
TEXTS: Final = texts_of(
    {
        "article guild": Text(
            "{giver:seat} gibt {card:card}, an {taker:seat}", "{giver:seat} gives {card:card} to {taker:seat}"
        )
    }
)
