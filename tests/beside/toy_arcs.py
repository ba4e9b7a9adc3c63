"""A way to play that no box has, to hold the base rules to what a campaign needs of them: the Empire has ships, a card
in the booklet binds everybody, the centre of the map is a system, and an Event is among the action cards.

It stands alone, without the prelude of the tests, so that ``./test`` can compile it beside the compiled rules.
"""

from __future__ import annotations

from typing import Final

from starboard.core.game import Setup
from starboard.core.text import Text
from starboard.games.arcs.cards.card import Card
from starboard.games.arcs.ids import BOOKLET, CENTRE, EMPIRE, GUILD, NOTHING, SEATS
from starboard.games.arcs.map import SETUP_CARDS, Board, SetupCard
from starboard.games.arcs.mode import Mode
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.title import ArcsTitle
from starboard.games.arcs.verbs import give_card, place_ships

TOY_CARD: Final = 400
TOY_EVENT: Final = 28


class FreeTaxes(Card):
    """In the booklet: nobody is bound by the limit of one tax per city and turn."""

    printed = TOY_CARD
    kind = GUILD + 3  # lore: enters no Court
    suit = NOTHING
    code = "toy"
    name = Text("Freie Steuern", "Free Taxes")
    text = Text("Alle dürfen Städte mehrmals besteuern.", "Everybody may tax cities several times.")

    def taxes_often(self, game: Arcs, owner: int) -> bool:
        return True


class ToyMode(Mode):
    def __init__(self) -> None:
        super().__init__()
        self.neutrals = (EMPIRE,)

    def cards(self) -> int:
        return TOY_CARD + 1

    def box(self, owner: int) -> tuple[int, ...]:
        return super().box(owner) if owner < SEATS else (15, 0, 0, 0)

    def action_cards(self) -> int:
        return TOY_EVENT + 1

    def action_deck(self, players: int) -> list[int]:
        return [*super().action_deck(players), TOY_EVENT]

    def board(self, game: Arcs) -> Board:
        return CENTRED[game.setup_card]

    def last_steps(self, game: Arcs) -> None:
        give_card(game, TOY_CARD, BOOKLET)
        place_ships(game, EMPIRE, CENTRE, 2)
        for seat in range(game.players):
            place_ships(game, seat, CENTRE, 1)


def centred(card: SetupCard) -> Board:
    """The map of a setup card with the centre, which touches all gates."""
    board = Board(card)
    for gate_there in board.gates:
        board.link(CENTRE, gate_there)
    board.systems.append(CENTRE)
    board.gates.append(CENTRE)
    return board


CENTRED: Final = [centred(card) for card in SETUP_CARDS]


class ToyTitle(ArcsTitle):
    def blank(self, setup: Setup) -> Arcs:
        game = Arcs()
        game.lay_out(setup.players, ToyMode())
        return game


TOY: Final = ToyTitle()
