"""Tokens on cards (ter.hold, ter.frozen): they count for whoever holds the card, stay when it changes hands and return
to the supply when it leaves play. A card that holds any overrides ``token_places``, ``hold_token`` and ``tokens_had``;
one with a raid cost or that cards may steal from ``loot`` and ``give_loot``; ``frozen`` says that they stay there."""

from __future__ import annotations

from starboard.games.arcs.campaign.codes import stock_card, stock_kind, stocked
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.queries import held_cards, is_resource


def stock_of(game: Reach, card: int) -> list[int]:
    """The kinds of the tokens on a card, one entry for each."""
    return [stock_kind(code) for code in game.stock if stock_card(code) == card]


def add_stock(game: Reach, card: int, kind: int) -> None:
    """A token that has left where it was comes onto a card."""
    game.stock = sorted([*game.stock, stocked(card, kind)])


def take_stock(game: Reach, card: int, kind: int) -> None:
    """A token leaves a card; the caller says where it goes."""
    game.stock.remove(stocked(card, kind))


def cards_with(game: Reach, seat: int, kind: int) -> list[int]:
    """Cards of a seat that hold a token of a kind and do not freeze it: it can be spent from there (ter.hold)."""
    held = [card for card in held_cards(game, seat) if not DECK.cards[card].frozen]
    return [card for card in held if kind in stock_of(game, card)]


def return_stock(game: Reach, card: int) -> None:
    """The resources on a card return to the supply."""
    for kind in stock_of(game, card):
        if is_resource(kind):
            take_stock(game, card, kind)
            game.supply[kind] += 1


def thaw(game: Reach) -> None:
    """An act ends: frozen tokens return to the supply, those that are merely held stay (int.c)."""
    for card in sorted({stock_card(code) for code in game.stock}):
        if DECK.cards[card].frozen:
            return_stock(game, card)
