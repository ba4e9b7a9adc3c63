"""Ways to play Arcs: what differs as a whole between the base game, Leaders & Lore and others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.core.ask import Ask
from starboard.core.chance import Stream
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import (
    ACTION_CARDS,
    AGENTS_EACH,
    CHAPTERS,
    CITIES_EACH,
    GUILD,
    MIRROR,
    NUMBER_OF,
    OWNERS,
    PIECES,
    SEATS,
    SHIPS_EACH,
    STARPORTS_EACH,
    THRESHOLD,
    VOX,
)
from starboard.games.arcs.map import BOARDS, Board
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

    def court_pool(self, game: Arcs) -> list[int]:
        """The cards that belong to the Court, wherever they are now."""
        return [card for card in sorted(DECK.kinds[GUILD] + DECK.kinds[VOX]) if card < DECK.base]

    def usable(self, game: Arcs) -> list[int]:
        """The cards that could come into play in a game like this one."""
        return [*self.court_pool(game), *self.leaders, *self.lore]

    def drawn(self, game: Arcs, card: int) -> None:
        """A card of the Court deck was turned up."""

    def action_cards(self) -> int:
        """How many action cards the position has room for."""
        return ACTION_CARDS

    def owners(self) -> int:
        """For how many owners of pieces the position has room: the seats, and all there are if others play along."""
        return OWNERS if self.neutrals else SEATS

    def box(self, owner: int) -> tuple[int, ...]:
        """How many ships, cities, starports and agents an owner starts with."""
        return (SHIPS_EACH, CITIES_EACH, STARPORTS_EACH, AGENTS_EACH) if owner < SEATS else (0,) * PIECES

    def action_deck(self, players: int) -> list[int]:
        """The action cards in play: 1s and 7s are for four players (p. 4)."""
        return [card for card in range(ACTION_CARDS) if players == 4 or NUMBER_OF[card] not in (1, 7)]

    # -- setting up (p. 4-5, steps N and O) ---------------------------------------------------------

    def draft(self, game: Arcs) -> None:
        """Whatever is chosen before pieces are placed."""

    def pieces(self, game: Arcs, seat: int) -> Pieces:
        return DEFAULT_PIECES

    def last_steps(self, game: Arcs) -> None:
        """Whatever cards add to the setup once all pieces are placed."""

    def board(self, game: Arcs) -> Board:
        """The map as it is in this position."""
        return BOARDS[game.setup_card]

    # -- playing -------------------------------------------------------------------------------------

    def mirrors(self, game: Arcs) -> bool:
        """Whether the Event just played acts as the lead card would: the first of a round does (evc.none)."""
        return game.how.count(MIRROR) == 1

    def lift_attached(self, game: Arcs, slot: int) -> list[int]:
        """Take the cards that are secured together with the one at a Court slot out of the Court."""
        return []

    def end_round(self, game: Arcs) -> None:
        """Whatever comes between the initiative check and the clearing of the table."""

    def put_away(self, game: Arcs, seat: int, kind: int) -> None:
        """A token that is no resource left the slots of a seat, spent or discarded. The box has none."""

    def left_play(self, game: Arcs, card: int) -> None:
        """A card left play: whatever happens to what lay on it."""

    def settle(self, game: Arcs) -> None:
        """Cards at Court that may not stay there leave."""

    # -- trophies and captives besides pieces and agents -------------------------------------------------

    def more_spoils(self, game: Arcs, seat: int, ambition: int) -> int:
        """What counts for Tyrant or Warlord besides the agents and pieces that a seat took."""
        return 0

    def captives_held(self, game: Arcs, holder: int) -> list[int]:
        """Captives that are no agents, one of each sort."""
        return []

    def release_captive(self, game: Arcs, holder: int, captive: int) -> None:
        """Such a captive goes home."""

    def return_spoils(self, game: Arcs) -> None:
        """Trophies that are neither pieces nor agents go home."""

    def return_captives(self, game: Arcs, holder: int) -> bool:
        """Whether this way to play sees itself to which captives of a seat go home at a scoring."""
        return False

    # -- chapters ------------------------------------------------------------------------------------

    def chapters(self, game: Arcs) -> int:
        """How many there are at most."""
        return CHAPTERS

    def goal(self, game: Arcs) -> int:
        """The Power that ends the game after a scoring; 0 if none does."""
        return THRESHOLD[game.players]

    def start_scoring(self, game: Arcs) -> None:
        """Whatever comes before the ambitions of a chapter are scored (che.1)."""

    def score_more(self, game: Arcs) -> None:
        """Whatever is scored along with the declared ambitions (che.2)."""

    def end_chapter(self, game: Arcs) -> None:
        """Whatever follows the scoring while trophies and captives are still there (che.3)."""

    def close_chapter(self, game: Arcs) -> None:
        """Whatever comes once all is cleared up, before the next chapter (che.6)."""

    def is_over(self, game: Arcs) -> bool:
        """Whether the chapter that was just scored is the last one (SCORE-08)."""
        return game.chapter == self.chapters(game) or 0 < self.goal(game) <= max(game.power)

    def winner(self, game: Arcs, order: list[int]) -> int:
        """Most Power wins; ties go to whoever comes first in turn order (SCORE-08)."""
        power = [game.power[seat] for seat in order]
        return order[power.index(max(power))]

    # -- what else a position has --------------------------------------------------------------------

    def hide(self, shown: Arcs, seat: int) -> None:
        """Blot out of a view what this way to play adds and the seat may not know."""

    def imagine(self, world: Arcs, seat: int, stream: Stream) -> None:
        """Deal anew what ``hide`` blotted out."""

    # -- for bots, who never see more than a view --------------------------------------------------------

    def weigh(self, game: Arcs, rows: list[list[float]]) -> None:
        """Add to what the position is worth to each seat, term by term (see ``features``)."""

    def is_menu(self, game: Arcs) -> bool:
        """Whether the open question begins something, where ``features`` does not know its procedure."""
        return False

    def routine(self, game: Arcs, ask: Ask) -> int | None:
        """The answer to a question that needs no search."""
        return None

    def eager(self, game: Arcs, ask: Ask, stream: Stream) -> int | None:
        """What random play that gets somewhere answers to a question of this way to play."""
        return None
