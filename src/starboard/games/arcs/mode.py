"""Ways to play Arcs: what differs as a whole between the base game, Leaders & Lore and others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import number_of
from starboard.games.arcs.ids import ACTION_CARDS, CHAPTERS, GUILD, THRESHOLD, VOX
from starboard.games.arcs.pieces import DEFAULT_PIECES, Pieces

if TYPE_CHECKING:
    from starboard.games.arcs.state import Arcs


class Mode:
    """The base game. Others override what they change; rules call these in plain sight."""

    def __init__(self) -> None:
        self.leaders: tuple[int, ...] = ()  # the cards that could be in play
        self.lore: tuple[int, ...] = ()
        self.lore_each = 0
        self.neutrals: tuple[int, ...] = ()  # owners of pieces who are no seats

    # -- what there is ---------------------------------------------------------------------------

    def cards(self) -> int:
        """How many cards with rules on them the position has room for: those of the box and of the pack."""
        return DECK.base

    def court_pool(self) -> list[int]:
        """The cards of the Court deck."""
        return [card for card in sorted(DECK.kinds[GUILD] + DECK.kinds[VOX]) if card < self.cards()]

    def action_deck(self, players: int) -> list[int]:
        """The action cards in play: 1s and 7s are for four players (p. 4)."""
        return [card for card in range(ACTION_CARDS) if players == 4 or number_of(card) not in (1, 7)]

    # -- setting up (p. 4-5, steps N and O) ---------------------------------------------------------

    def draft(self, game: Arcs) -> None:
        """Whatever is chosen before pieces are placed."""

    def pieces(self, game: Arcs, seat: int) -> Pieces:
        return DEFAULT_PIECES

    def last_steps(self, game: Arcs) -> None:
        """Whatever cards add to the setup once all pieces are placed."""

    # -- playing -------------------------------------------------------------------------------------

    def is_over(self, game: Arcs) -> bool:
        """Whether the chapter that was just scored is the last one (SCORE-08)."""
        return game.chapter == CHAPTERS or max(game.power) >= THRESHOLD[game.players]
