"""Fate 4, the Advocate, and the ids of its cards, in printed order.

Setup, objective and resolution cards are methods of the fate and have no id, nor has the copy of a law that only
reminds of it; the 20 others have 192 to 211."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.court import at_court
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import ADVOCATE, CHAPTERS_OF_ACT, FIRST_OF_FATE, POWER_OF_BOTH, POWER_OF_ONE
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, enter_booklet, join_court, scrap_card, take_cards
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.cards.guild_shared import Union
from starboard.games.arcs.ids import RESOURCES
from starboard.games.arcs.queries import guild_cards, is_guild, rivals
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import leave_play

FIRST: Final = FIRST_OF_FATE[ADVOCATE]
INVESTIGATORS: Final = FIRST
OVERSEERS: Final = FIRST + 1
LIAISONS: Final = (FIRST + 2, FIRST + 3, FIRST + 4, FIRST + 5, FIRST + 6)  # Material, Fuel, Weapon, Relic, Psionic
FIASCO: Final = FIRST + 7
STRUGGLE: Final = FIRST + 8
DEMAND: Final = FIRST + 9
NEGOTIATIONS: Final = FIRST + 10
FAIR: Final = FIRST + 11
GUILDMASTERS: Final = (FIRST + 12, FIRST + 13, FIRST + 14, FIRST + 15, FIRST + 16)
WITHDRAW: Final = FIRST + 17
LOYALTY: Final = FIRST + 18
SUPREMACY: Final = FIRST + 19


class Advocate(Fate):
    """Uses, recovers and collects Guild cards; later demands them and fills the Court with guilds."""

    printed = fate_card(ADVOCATE)
    code = "FATE04"
    number = ADVOCATE
    ready = True
    name = Text("Fürsprecher", "Advocate")
    text = Text(
        "Nutzt Gildenkarten, holt sie zurück und sammelt sie; später fordert er sie von Rivalen und füllt den Hof"
        " mit Gilden.",
        "Uses Guild cards, recovers and collects them; later demands them of rivals and fills the Court with guilds.",
    )
    start = ((18, 18, 18), (12, 12, 12), ())
    aims = (
        Text(
            "Solange du die Aufsicht der Gilden hast: 3, wenn du im Auftakt eine Gildenkarte abwirfst oder eine Union "
            "anlegst; 2, wenn du eine Gildenkarte zurückholst.",
            "While you have the Guild Overseers: 3 when you discard a Guild card in the Prelude or put down a Union; 2 "
            "when you recover a Guild card.",
        ),
        Text(
            "Am Ende des Kapitels 1 für jede Gildenart, die du hast, und 1 für jeden Rivalen mit weniger Gildenkarten.",
            "At the end of a chapter 1 for each Guild suit you have, and 1 for each rival with fewer Guild cards.",
        ),
        Text(
            "Du hast mehr Gildenarten, als das Kapitel zählt; mehr als die Hälfte der Karten am Hof sind Gildenkarten.",
            "You have more Guild suits than the number of the chapter; more than half of the cards at Court are "
            "Guild cards.",
        ),
    )

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        if act == 1:
            take_cards(game, owner, [INVESTIGATORS, OVERSEERS])
        elif act == 2:
            enter_booklet(game, DEMAND)
            enter_booklet(game, NEGOTIATIONS)
        else:
            take_cards(game, owner, [LOYALTY])
            enter_booklet(game, SUPREMACY)

    def resolve(self, game: Reach, owner: int, act: int, success: bool) -> None:
        if act == 1:
            if game.holder[OVERSEERS] == owner:
                leave_play(game, OVERSEERS)
                join_court(game, [OVERSEERS])
            liked = list(LIAISONS) if success else [LIAISONS[suit] for suit in led_suits(game, owner)]
            join_court(game, [*liked, FIASCO if success else STRUGGLE])
            scrapped = [card for card in LIAISONS if card not in liked] + [STRUGGLE if success else FIASCO]
        else:
            thriving = [FAIR, *GUILDMASTERS]
            join_court(game, thriving if success else [WITHDRAW])
            scrapped = [WITHDRAW] if success else [*thriving, DEMAND]
        for card in scrapped:
            scrap_card(game, card)

    # -- objectives ------------------------------------------------------------------------------------

    def when_used(self, game: Arcs, owner: int, card: int, number: int) -> None:
        """Prove Yourself to the Overseers, and Keep the Guilds in Power."""
        if reach(game).act == 1 and game.holder[OVERSEERS] == owner:
            if card == INVESTIGATORS:
                advance(reach(game), owner, 2)
            elif is_guild(card) and gives_up(card, number):
                advance(reach(game), owner, 3)

    def chapter_end(self, game: Reach, owner: int) -> None:
        """Connect with the Guilds, and Improve Your Standing."""
        if game.act == 2:
            advance(game, owner, suits_of(game, owner) + outdone(game, owner))

    def grand(self, game: Reach, owner: int) -> int:
        """The Council and attached cards are cards at Court, too."""
        court = at_court(game)
        guilds = [card for card in court if is_guild(card)]
        return int(suits_of(game, owner) > game.chapter) + int(len(guilds) > len(court) - len(guilds))

    def outlook(self, game: Reach, seat: int) -> float:
        """Act I: cards to discard or recover. Later: what the chapter's end would bring, and suits to fall back on."""
        if game.act == 1:
            usable = [card for card in guild_cards(game, seat) if not DECK.cards[card].protected]
            return 0.6 * len(usable) if game.holder[OVERSEERS] == seat and game.objective[seat] else 0.0
        if game.act == 2:
            left = CHAPTERS_OF_ACT[2] - game.chapter + 1
            return 0.6 * min(game.objective[seat], left * (suits_of(game, seat) + outdone(game, seat)))
        now = (0, POWER_OF_ONE[game.chapter], POWER_OF_BOTH[game.chapter])[self.grand(game, seat)]
        return 0.7 * now + 0.4 * suits_of(game, seat)


def gives_up(card: int, number: int) -> bool:
    """Whether an offer discards its card, be it for nothing, at once or, a Union, at the end of the round (C-79)."""
    return DECK.cards[card].gives_up == number or isinstance(DECK.cards[card], Union)


def suits_of(game: Reach, seat: int) -> int:
    """How many suits the Guild cards of a seat have."""
    return sum([count > 0 for count in game.moments.icons[seat]])


def outdone(game: Reach, seat: int) -> int:
    """How many rivals have fewer Guild cards."""
    own = len(guild_cards(game, seat))
    return sum([len(guild_cards(game, rival)) < own for rival in rivals(game, seat)])


def led_suits(game: Reach, seat: int) -> list[int]:
    """Suits of which a seat has more Guild cards than every rival."""
    icons = game.moments.icons
    best = [max([icons[rival][suit] for rival in rivals(game, seat)]) for suit in range(RESOURCES)]
    return [suit for suit in range(RESOURCES) if icons[seat][suit] > best[suit]]
