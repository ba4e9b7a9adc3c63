"""What the Advocate brings into the booklet."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Text
from starboard.games.arcs.campaign.articles import Article
from starboard.games.arcs.campaign.codes import article_kind, card_article
from starboard.games.arcs.campaign.deals import texts_of
from starboard.games.arcs.campaign.edicts import Edict
from starboard.games.arcs.campaign.fates.f04_advocate import DEMAND, NEGOTIATIONS, SUPREMACY
from starboard.games.arcs.campaign.fates.f04_advocate_do import loose_guilds
from starboard.games.arcs.campaign.ids import ADVOCATE, LAW, SUMMIT
from starboard.games.arcs.campaign.queries import holder_of_fate, reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import give_favor, scrap_card
from starboard.games.arcs.cards.card import DECK, Card
from starboard.games.arcs.ids import AGENT, FUEL, MATERIAL, NOBODY, PSIONIC, RELIC
from starboard.games.arcs.queries import guild_cards, pieces_left, rivals
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import give_card

KEEP: Final = 0
HAND_OVER: Final = 1


class AdvocatesDemand(Edict):
    """The Advocate may demand a Guild card of a suit of which it has none."""

    printed = DEMAND
    code = "F413"
    number = 45
    name = Text("Forderung des Fürsprechers", "Advocate's Demand")
    text = Text(
        "Erlass 45: Der Fürsprecher darf eine Gildenkarte eines Rivalen nennen, von deren Art er keine hat. Der Rivale "
        "gibt sie her und erhält dafür einen Gefallen des Fürsprechers, oder er behält sie und schuldet ihm einen; "
        "eine geschützte Karte bleibt immer. Ist der Fürsprecher nicht im Spiel, wird dieser Erlass verschrottet.",
        "Edict 45: The Advocate may name a Guild card of a rival, of a suit of which the Advocate has none. The rival "
        "hands it over and receives a Favor of the Advocate, or keeps it and owes the Advocate one; a protected card "
        "always stays. If the Advocate is not in play, this edict is scrapped.",
    )

    def decree(self, game: Arcs, owner: int) -> None:
        game.call(DemandGuild(holder_of_fate(reach(game), ADVOCATE)))

    def leaves(self, game: Arcs, owner: int) -> bool:
        return holder_of_fate(reach(game), ADVOCATE) == NOBODY

    def instead_of_burial(self, game: Arcs, owner: int) -> bool:
        scrap_card(reach(game), self.id)
        return True


def demandable(game: Arcs, seat: int) -> list[int]:
    """Guild cards of rivals, protected ones too, of suits of which a seat has none."""
    lacking = [suit for suit, count in enumerate(game.moments.icons[seat]) if not count]
    cards = [card for rival in rivals(game, seat) for card in guild_cards(game, rival)]
    return sorted([card for card in cards if DECK.cards[card].suit in lacking])


class DemandGuild(Procedure):
    """The Advocate names a card; its holder hands it over for a Favor, or keeps it and owes one."""

    steps = ("choose_card", "name_card", "choose_answer", "obey")
    fields = ("seat", "card", "rival", "answer")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat = seat
        self.card = DONE
        self.rival = NOBODY
        self.answer = KEEP

    def choose_card(self, game: Reach) -> Ask:
        return Ask(self.seat, "card", [DONE, *demandable(game, self.seat)])

    def name_card(self, game: Reach) -> None:
        if self.card == DONE:
            self.stop()
            return
        self.rival = game.holder[self.card]
        game.tell("advocate_demands", (self.seat, self.card, self.rival))

    def choose_answer(self, game: Reach) -> Ask | None:
        """A protected card cannot be given (C-19); who has no agent cannot owe a Favor (C-85)."""
        if DECK.cards[self.card].protected:
            self.answer = KEEP
            return None
        if not pieces_left(game, self.rival, AGENT):
            self.answer = HAND_OVER
            return None
        return Ask(self.rival, "answer", [KEEP, HAND_OVER])

    def obey(self, game: Reach) -> None:
        if self.answer == KEEP:
            give_favor(game, self.rival, self.seat)
        else:
            game.tell("advocate_gives", (self.rival, self.card, self.seat))
            give_card(game, self.card, self.seat)
            give_favor(game, self.seat, self.rival)


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
        "die Karte Schlüssel hat; statt den Fürsprecher um Zustimmung zu bitten, darf er auch einen von dessen "
        "Gefallen zurückgeben.",
        "Summit: In Negotiations a Guild card can be given, too, unless it is protected. The Advocate must agree while "
        "in play. Whoever forces it returns as many Favors as the card has keys; instead of asking the Advocate for "
        "consent they may return a Favor of the Advocate as well.",
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
        return loose_guilds(game, giver)

    def price(self, game: Reach, giver: int, thing: int) -> int:
        return DECK.cards[thing].keys

    def do(self, game: Reach, giver: int, taker: int, thing: int) -> None:
        give_card(game, thing, taker)

    def name(self, game: Reach, giver: int, thing: int, values: dict[str, Ref]) -> str:
        values["card"] = thing
        return self.key


class GuildSupremacy(Card):
    """The icon of each Guild card counts twice for ambitions."""

    printed = SUPREMACY
    kind = LAW
    code = "F425"
    name = Text("Vorherrschaft der Gilden", "Guild Supremacy")
    text = Text(
        "Gesetz: Für Ambitionen zählt das Symbol jeder Gildenkarte doppelt.",
        "Law: For ambitions the icon of each Guild card counts twice.",
    )

    def ambition_count(self, game: Arcs, owner: int, ambition: int, count: int) -> int:
        """As standings now, too; grand ambitions count cards and not icons (C-88)."""
        counted = SUITS_OF[ambition] if ambition < len(SUITS_OF) else ()
        return count + sum([game.moments.icons[owner][suit] for suit in counted])


SUITS_OF: Final = ((MATERIAL, FUEL), (), (), (RELIC,), (PSIONIC,))  # the icons that ambitions count, from Tycoon on
ARTICLES: Final[tuple[Article, ...]] = (GuildSupport(),)
TEXTS: Final = {
    **texts_of(
        {
            "article guild": Text(
                "{giver:seat} gibt {card:card}, an {taker:seat}", "{giver:seat} gives {card:card} to {taker:seat}"
            )
        }
    ),
    "DemandGuild.card": Text("Welche Gildenkarte forderst du?", "Which Guild card do you demand?"),
    "DemandGuild.card=": Text("{it:card}", "{it:card}"),
    "DemandGuild.card=-1": Text("Keine", "None"),
    "DemandGuild.answer": Text("{seat:seat} fordert {card:card}.", "{seat:seat} demands {card:card}."),
    f"DemandGuild.answer={KEEP}": Text("Behalten und einen Gefallen schulden", "Keep it and owe a Favor"),
    f"DemandGuild.answer={HAND_OVER}": Text("Für einen Gefallen hergeben", "Hand it over for a Favor"),
    "advocate_demands": Text("{0:seat} fordert {1:card}, von {2:seat}.", "{0:seat} demands {1:card} of {2:seat}."),
}
