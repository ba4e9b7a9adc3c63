"""Fate 6, the Partisan, and the ids of its cards, in printed order.

Setup, objective and resolution cards are methods of the fate and have no id; the 20 others have 227 to 246."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import FIRST_OF_FATE, PARTISAN, POWER_OF_BOTH, POWER_OF_ONE
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, enter_booklet, join_court, scrap_card, take_cards
from starboard.games.arcs.ids import (
    EMPATH,
    FUEL,
    KEEPER,
    MATERIAL,
    PSIONIC,
    RELIC,
    RESOURCES,
    TYCOON,
    WARLORD,
    WEAPON,
)
from starboard.games.arcs.queries import guild_cards, is_outraged, rivals
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import clear_outrage

FIRST: Final = FIRST_OF_FATE[PARTISAN]
INFORMANTS: Final = FIRST
SEIZING: Final = FIRST + 1  # the Partisan's own
LOYAL: Final = (FIRST + 2, FIRST + 3, FIRST + 4, FIRST + 5, FIRST + 6)
BARDS: Final = FIRST + 7
SPACING: Final = FIRST + 8  # of act I
ARMS: Final = FIRST + 9
SPREADS: Final = (FIRST + 10, FIRST + 11)
SEIZING_LAW: Final = FIRST + 12
HERO: Final = FIRST + 13
DECRY: Final = FIRST + 14
STRIKES: Final = (FIRST + 15, FIRST + 16)
MORE_SPACING: Final = FIRST + 17  # of act II
MORE_ARMS: Final = FIRST + 18
SOWER: Final = FIRST + 19

# What ambitions count that can be outraged; Tyrant counts captives and is never marred.
COUNTED: Final = ((TYCOON, MATERIAL), (TYCOON, FUEL), (WARLORD, WEAPON), (KEEPER, RELIC), (EMPATH, PSIONIC))


class Partisan(Fate):
    """Takes the initiative at the price of Outrage, and later has it forgiven."""

    printed = fate_card(PARTISAN)
    code = "FATE06"
    number = PARTISAN
    ready = True
    name = Text("Partisan", "Partisan")
    text = Text(
        "Reißt die Initiative an sich, indem er Aufschreie verursacht, und poliert später mit Hilfe der Gilden "
        "seinen Ruf.",
        "Grabs the initiative by provoking Outrage, and later polishes the image with the help of guilds.",
    )
    start = ((12, 11, 10), (18, 14, 12), ())
    aims = (
        Text(
            "1, wenn du den Initiativemarker von jemand anderem erhältst, auf welche Weise auch immer; 2, wenn du eine "
            "Ambition gewinnst und keinen Aufschrei einer Art hast, die sie zählt (Kriegsherr: Waffen; Magnat: "
            "Baustoff und Treibstoff; Tyrann: keine).",
            "1 when you get the initiative marker from somebody else, in whatever way; 2 when you win an ambition and "
            "have no Outrage of a type that it counts (Warlord: Weapon; Tycoon: Material and Fuel; Tyrant: none).",
        ),
        Text(
            "1, wenn du mit der Initiative eine Aktionskarte spielst; 1 für jede deiner Gildenkarten, wenn du als Held "
            "des Volkes einen Aufschrei tilgst.",
            "1 when you play an action card while you have the initiative; 1 for each of your Guild cards when you "
            "clear Outrage as the people's hero.",
        ),
        Text(
            "Du hast mehr Gildenkarten als jeder Rivale; du hast den Initiativemarker.",
            "You have more Guild cards than each rival; you have the initiative marker.",
        ),
    )

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        """In act II the own card of act I is only a reminder of the law, and put away (C-160)."""
        if act == 1:
            take_cards(game, owner, [INFORMANTS, SEIZING])
        elif act == 2:
            enter_booklet(game, SEIZING_LAW)
            if game.holder[SEIZING] == owner:
                scrap_card(game, SEIZING)
            take_cards(game, owner, [HERO])
        else:
            take_cards(game, owner, [SOWER])

    def resolve(self, game: Reach, owner: int, act: int, success: bool) -> None:
        if act == 1:
            popular, feared = list(LOYAL), [SPACING, ARMS, *SPREADS]
            join_court(game, popular if success else [BARDS, *feared])
            scrap_all(game, feared if success else popular)
            if success:
                take_cards(game, owner, [BARDS])
            else:
                give_up_seizing(game, owner)
        else:
            terror, unions = list(STRIKES), [MORE_SPACING, MORE_ARMS]
            join_court(game, terror if success else unions)
            scrap_all(game, unions if success else [DECRY, *terror])
            if success:
                enter_booklet(game, DECRY)

    # -- objectives ------------------------------------------------------------------------------------

    def when_initiative(self, game: Arcs, owner: int, surpassing: bool) -> None:
        """Sow Division in the Reach."""
        if reach(game).act == 1:
            advance(reach(game), owner, 1)

    def when_won(self, game: Arcs, owner: int, ambition: int, power: int) -> None:
        """Appeal to Your Supporters."""
        marred = [resource for counting, resource in COUNTED if counting == ambition]
        if reach(game).act == 1 and not any([is_outraged(game, owner, resource) for resource in marred]):
            advance(reach(game), owner, 2)

    def when_played(self, game: Arcs, owner: int) -> None:
        """Show Your Leadership."""
        if reach(game).act == 2 and game.initiative == owner:
            advance(reach(game), owner, 1)

    def grand(self, game: Reach, owner: int) -> int:
        return int(leads_guilds(game, owner)) + int(game.initiative == owner)

    def outlook(self, game: Reach, seat: int) -> float:
        """The initiative brings a step with the next card of act II; what is fulfilled in act III often stays so."""
        if game.act == 1:
            return 0.0
        if game.act == 2:
            return 0.4 if game.initiative == seat else 0.0
        return 0.4 * (0, POWER_OF_ONE[game.chapter], POWER_OF_BOTH[game.chapter])[self.grand(game, seat)]


def leads_guilds(game: Reach, seat: int) -> bool:
    """Whether a seat has more Guild cards than each rival."""
    return all([len(guild_cards(game, rival)) < len(guild_cards(game, seat)) for rival in rivals(game, seat)])


def give_up_seizing(game: Reach, owner: int) -> None:
    """The Partisan's own way to seize is gone for good, and so is all the Outrage of its holder."""
    scrap_card(game, SEIZING)
    for resource in range(RESOURCES):
        clear_outrage(game, owner, resource)


def scrap_all(game: Reach, cards: list[int]) -> None:
    for card in cards:
        scrap_card(game, card)
