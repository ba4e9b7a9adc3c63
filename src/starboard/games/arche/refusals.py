"""Why an action of the action phase is not on offer. For people; the rules never ask this."""

from __future__ import annotations

from starboard.core.game import Refusal
from starboard.core.procedure import Ref
from starboard.core.text import Phrase
from starboard.games.arche.action_phase import may_upgrade
from starboard.games.arche.codes import ATTACK_ARK, REORGANISE, UPGRADE, attacks_base, buy, use
from starboard.games.arche.ids import (
    ACTION_PHASE,
    CRITICAL,
    HIT,
    TOP_LEVEL,
)
from starboard.games.arche.queries import active_cards, open_cards, price, upgrade_price, worth_using
from starboard.games.arche.state import Arche
from starboard.games.arche.texts import TEXTS


def refuse(what: str, why: str, source: str, values: dict[str, Ref]) -> Refusal:
    return Refusal(Phrase(TEXTS[what], values), Phrase(TEXTS[why], values), f"rules {source}")


def refused_actions(game: Arche) -> list[Refusal]:
    assert game.ask is not None
    offered = game.ask.choices
    found = refused_attacks(game, offered) + refused_base(game, offered)
    for card in open_cards(game):
        if buy(card) not in offered:
            found.append(refused_purchase(game, card))
    for card in active_cards(game, game.turn):
        if game.catalog[card].phase == ACTION_PHASE and use(card) not in offered:
            found.append(refused_use(game, card))
    return found


def refused_purchase(game: Arche, card: int) -> Refusal:
    cost = price(game, game.turn, card)
    values: dict[str, Ref] = {"card": card, "price": cost, "wealth": game.resources[game.turn]}
    why = "why.price" if cost > game.resources[game.turn] else "why.slot"
    return refuse("why.buy", why, "7.4", values)


def refused_use(game: Arche, card: int) -> Refusal:
    cost = game.catalog[card].pay
    values: dict[str, Ref] = {"card": card, "price": cost, "wealth": game.resources[game.turn]}
    if card in game.used:
        return refuse("why.use", "why.used", "7.8", values)
    if not worth_using(game, card):
        return refuse("why.use", "why.idle", "7.8", values)
    return refuse("why.use", "why.price", "7.8", values)


def refused_base(game: Arche, offered: list[int]) -> list[Refusal]:
    seat = game.turn
    wealth = game.resources[seat]
    found: list[Refusal] = []
    if UPGRADE not in offered:
        if game.level[seat] == TOP_LEVEL:
            found.append(refuse("why.upgrade", "why.top", "7.7", {}))
        elif not may_upgrade(game):
            found.append(refuse("why.upgrade", "why.once", "7.7", {}))
        else:
            cost = upgrade_price(game, seat)
            found.append(refuse("why.upgrade", "why.price", "7.7", {"price": cost, "wealth": wealth}))
    if REORGANISE not in offered:
        cost = game.rules.reorganise_price
        why = "why.price" if wealth < cost else "why.nothing"
        found.append(refuse("why.reorganise", why, "7.6", {"price": cost, "wealth": wealth}))
    return found


def refused_attacks(game: Arche, offered: list[int]) -> list[Refusal]:
    seat = game.turn
    found: list[Refusal] = []
    dice = game.action[HIT] + game.action[CRITICAL]
    if ATTACK_ARK not in offered:
        inside = game.ark_owner == seat
        why = "why.own" if inside else "why.troop" if not game.troops[seat] else "why.dice"
        found.append(refuse("why.attack_ark", why, "7.10", {}))
    if not [action for action in offered if attacks_base(action)]:
        why = "why.dice" if not dice else "why.outside"
        found.append(refuse("why.attack_base", why, "7.10", {}))
    return found
