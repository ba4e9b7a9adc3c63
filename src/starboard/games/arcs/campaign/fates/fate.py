"""What a fate is: a card before a seat whose objective answers to the same moments as any card does (p. 8-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from starboard.core.chance import Stream
from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import tier_of
from starboard.games.arcs.campaign.ids import FATE, FIRST_FATE, TIER_C
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import DECK, NOT, Card

if TYPE_CHECKING:
    from starboard.games.arcs.sheet import CardSheet


class Fate(Card):
    """``start`` holds the first number of the objective for two, three and four players, act by act; an act without
    numbers has grand ambitions, or is not this fate's. ``aims`` says in words what advances it or fulfils them."""

    kind = FATE
    number: ClassVar[int] = 0
    ready: ClassVar[bool] = False  # drafts deal ready fates first
    start: ClassVar[tuple[tuple[int, ...], ...]] = ((), (), ())
    aims: ClassVar[tuple[Text, ...]] = (NOT, NOT, NOT)
    memory: ClassVar[tuple[str, ...]] = ()  # names of the numbers in its row of the ledger
    unknown: ClassVar[tuple[int, ...]] = ()  # what those are before its setup

    def about(self) -> Text:
        """What it is, and what it strives for in each act from that of its tier on."""
        acts = [act for act in range(1, len(self.aims) + 1) if self.aims[act - 1] is not NOT]
        return Text(
            " ".join([self.text.de, *[f"Akt {act}: {self.aims[act - 1].de}" for act in acts]]),
            " ".join([self.text.en, *[f"Act {act}: {self.aims[act - 1].en}" for act in acts]]),
        )

    def start_number(self, act: int, players: int) -> int:
        """Where the objective marker starts; 0 in an act with grand ambitions."""
        numbers = self.start[act - 1]
        return numbers[players - 2] if numbers else 0

    @property
    def tier(self) -> int:
        return tier_of(self.number)

    @property
    def decides(self) -> bool:
        """Whether its objective wins the game at once (str.final)."""
        return self.tier == TIER_C

    # -- one act ------------------------------------------------------------------------------------

    def set_up(self, game: Reach, owner: int, act: int) -> None:
        """The setup side of its card for an act (s1.p.c, s23.f)."""

    def resolve(self, game: Reach, owner: int, act: int, success: bool) -> None:
        """Its resolution card at the end of an act (int.a1)."""

    def start_of_scoring(self, game: Reach, owner: int) -> None:
        """Call what comes before the ambitions of a chapter are scored (che.1)."""

    def chapter_end(self, game: Reach, owner: int) -> None:
        """What advances the objective at the end of a chapter, before the clean-up (che.3)."""

    def grand(self, game: Reach, owner: int) -> int:
        """How many grand ambitions are fulfilled now (str.grand)."""
        return 0

    # -- secrets and counts, for every fate that ever was in play -------------------------------------

    def hide(self, shown: Reach, owner: int, seat: int) -> None:
        """Blot out what the fate keeps from a seat."""

    def imagine(self, world: Reach, owner: int, seat: int, stream: Stream) -> None:
        """Deal anew what it kept from the seat, from the view alone."""

    def census(self, game: Reach) -> dict[str, int]:
        """Counts of its own tokens: they never change. What it adds to other counts is taken off there."""
        return {}

    def notes(self, game: Reach, seat: int) -> list[CardSheet]:
        """What a table shows of its row of the ledger, before a seat or (NOBODY) for all."""
        return []

    def outlook(self, game: Reach, seat: int) -> float:
        """For bots: what the position is worth to the owner beyond what everybody counts, in Power."""
        return 0.0


def fate_card(number: int) -> int:
    """The id of the card of a fate."""
    return FIRST_FATE + number


def fate_number(card: int) -> int:
    return card - FIRST_FATE


def fate_of(number: int) -> Fate:
    card = DECK.cards[fate_card(number)]
    assert isinstance(card, Fate)
    return card
