"""Boards of cards, on which buildings stand besides those on the map: what can be hit, repaired and built there; and
tokens of cards on the map that can be hit and repaired."""

from __future__ import annotations

from starboard.core.procedure import Ref
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import board_card, board_number, is_damaged, on_board, piece_of
from starboard.games.arcs.ids import NOTHING
from starboard.games.arcs.state import Arcs


def word_board(code: int, values: dict[str, Ref]) -> str:
    """How a place of a board reads as a choice: its card knows."""
    return DECK.cards[board_card(code)].word_board(board_number(code), values)


# -- hits ----------------------------------------------------------------------------------------------------------


def board_targets(game: Arcs, owner: int, system: int) -> list[int]:
    """Places of an owner's boards in a system that can be hit."""
    found: list[int] = []
    for card in game.moments.board_targets[owner]:
        found += [on_board(card.id, number) for number in card.board_targets(game, owner, system)]
    return found


def on_boards(game: Arcs, owner: int, system: int) -> list[int]:
    """What an owner's boards in a system show to a hit, as ``codes.building`` says."""
    found: list[int] = []
    for card in game.moments.board_targets[owner]:
        values = card.board(game, owner, system)
        found += [values[number] for number in card.board_targets(game, owner, system)]
    return found


def board_piece(game: Arcs, code: int, system: int) -> int:
    """What kind of piece stands at a place of a board in a system; NOTHING for a token of the card."""
    card = board_card(code)
    values = DECK.cards[card].board(game, game.holder[card], system)
    return piece_of(values[board_number(code)]) if values else NOTHING


def hit_board(game: Arcs, code: int, taker: int) -> bool:
    """What stands at a place is damaged, or else destroyed: whether it is."""
    card = board_card(code)
    return DECK.cards[card].hit_board(game, game.holder[card], board_number(code), taker)


# -- repair --------------------------------------------------------------------------------------------------------


def board_damage(game: Arcs, owner: int, system: int) -> list[int]:
    """Places of an owner's boards in a system where something damaged stands."""
    found: list[int] = []
    for card in game.moments.board[owner]:
        values = enumerate(card.board(game, owner, system))
        found += [on_board(card.id, number) for number, value in values if value and is_damaged(value)]
    return found


def repair_board(game: Arcs, code: int) -> None:
    card = board_card(code)
    DECK.cards[card].repair_board(game, game.holder[card], board_number(code))


# -- tokens of fates (ter.tokens) ----------------------------------------------------------------------------------


def token_targets(game: Arcs, owner: int, system: int) -> list[int]:
    """Tokens of an owner in a system that are hit like buildings."""
    found: list[int] = []
    for card in game.moments.targets[owner]:
        found += [on_board(card.id, number) for number in card.targets(game, owner, system)]
    return found


def token_damage(game: Arcs, owner: int, system: int) -> list[int]:
    """Those that may be repaired."""
    cards = game.moments.damaged_targets[owner]
    return [on_board(card.id, system) for card in cards if system in card.damaged_targets(game, owner)]


# -- build ---------------------------------------------------------------------------------------------------------


def board_places(game: Arcs, seat: int, piece: int) -> list[int]:
    """Places of a seat's boards where it may build a piece now."""
    found: list[int] = []
    for card in game.moments.board_places[seat]:
        found += [on_board(card.id, number) for number in card.board_places(game, seat, piece)]
    return found


def build_on_board(game: Arcs, code: int, piece: int) -> None:
    card = board_card(code)
    DECK.cards[card].build_on_board(game, game.holder[card], board_number(code), piece)
