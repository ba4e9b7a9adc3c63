"""Fate 13, the Blight Speaker, and the ids of its cards, in printed order."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.fates.f13_blight_speaker_do import ScrapShips
from starboard.games.arcs.campaign.fates.fate import Fate, fate_card
from starboard.games.arcs.campaign.ids import ACTS, BLIGHT_SPEAKER, FIRST_OF_FATE, POWER_OF_ONE
from starboard.games.arcs.campaign.queries import reach, stowed_on, winner_of
from starboard.games.arcs.campaign.replenish import Replenish
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.verbs import advance, join_court, scrap_card, take_cards
from starboard.games.arcs.cards.card import NOT
from starboard.games.arcs.ids import BLIGHT, NOBODY, WARLORD
from starboard.games.arcs.queries import ships_at
from starboard.games.arcs.state import Arcs

FIRST: Final = FIRST_OF_FATE[BLIGHT_SPEAKER]
SPORES: Final = FIRST
FURY: Final = FIRST + 1
HUNTERS: Final = FIRST + 2
REAPERS: Final = FIRST + 3
PURGES: Final = (FIRST + 4, FIRST + 5, FIRST + 6)
PANIC: Final = FIRST + 7
LOOMS: Final = FIRST + 8
HUNGER: Final = FIRST + 9

SCRAPPED_SHIPS: Final = 2


class BlightSpeaker(Fate):
    """Spreads the Blight among its own ships, then lets it feed on everybody's."""

    printed = fate_card(BLIGHT_SPEAKER)
    code = "FATE13"
    number = BLIGHT_SPEAKER
    ready = True
    name = Text("Stimme der Verderbnis", "Blight Speaker")
    text = Text(
        "Verbreitet und erforscht die Verderbnis und lässt sie später Schiffe verschlingen.",
        "Spreads and studies the Blight, and later lets it feed on ships.",
    )
    start = ((), (18, 16, 14), ())
    aims = (
        NOT,
        Text(
            "Gewinnst du eine Ambition: 1 für jede Verderbnis in Sektoren mit deinen Schiffen. Platzierst du durch die "
            "Sporenschiffe Verderbnis: 1.",
            "When you win an ambition: 1 for each Blight in systems with your ships. When you place Blight through the "
            "Spore Ships: 1.",
        ),
        Text(
            "Kein Rivale gewinnt Kriegsherr in diesem Kapitel; auf dem Hunger der Verderbnis liegen mehr Figuren, als "
            "das Kapitel zählt.",
            "No rival wins Warlord this chapter; Blight Hunger holds more pieces than the number of the chapter.",
        ),
    )

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        """The last one called comes first."""
        if act == ACTS:
            take_cards(game, owner, [HUNGER])
        else:
            take_cards(game, owner, [SPORES])
            game.call(Replenish(owner))
            game.call(ScrapShips(owner, SCRAPPED_SHIPS))

    def resolve(self, game: Reach, owner: int, act: int, success: bool) -> None:
        if success:
            take_cards(game, owner, [FURY])
            join_court(game, [HUNTERS, REAPERS, *PURGES])
            scrapped = [PANIC, LOOMS]
        else:
            join_court(game, [PURGES[2], PANIC, LOOMS])
            scrapped = [FURY, HUNTERS, REAPERS, PURGES[0], PURGES[1]]
        for card in scrapped:
            scrap_card(game, card)

    # -- objectives ------------------------------------------------------------------------------------

    def when_won(self, game: Arcs, owner: int, ambition: int, power: int) -> None:
        """Contact an Ancient Intelligence."""
        position = reach(game)
        if position.act < ACTS:
            advance(position, owner, blight_beside(position, owner))

    def grand(self, game: Reach, owner: int) -> int:
        peace = winner_of(game, WARLORD) in (NOBODY, owner)
        return int(peace) + int(len(stowed_on(game, HUNGER)) > game.chapter)

    def outlook(self, game: Reach, seat: int) -> float:
        """Blight beside own ships while it counts; then what the Hunger still needs, and who leads in trophies."""
        if game.act < ACTS:
            return 0.2 * min(blight_beside(game, seat), game.objective[seat])
        fed = min(len(stowed_on(game, HUNGER)), game.chapter + 1) / (game.chapter + 1)
        peace = 0.5 if winner_of(game, WARLORD) in (NOBODY, seat) else 0.0
        return POWER_OF_ONE[game.chapter] * (peace + 0.7 * fed)


def blight_beside(game: Reach, seat: int) -> int:
    """Blight, fresh or damaged, in systems with ships of a seat."""
    return sum([ships_at(game, BLIGHT, system) for system in game.board.systems if ships_at(game, seat, system)])
