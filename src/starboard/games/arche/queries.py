"""Pure questions about a position."""

from __future__ import annotations

from starboard.core.state import NOTHING, NOWHERE
from starboard.games.arche.codes import faction_of
from starboard.games.arche.ids import (
    ARK_STRENGTH,
    BASE_RESISTANCE,
    BASE_UPGRADE,
    CRITICAL_BONUS,
    DISCOUNT,
    FACES,
    MOST_SLOTS,
    SOLDIER,
    SUMS,
    SYMBOLS,
    TROOP_STRENGTH,
)
from starboard.games.arche.state import Arche


def active_cards(game: Arche, seat: int) -> list[int]:
    """The faction card, the active soldier, the own soldier in the Ark, the top card of each slot (9.2)."""
    cards: list[int] = []
    if game.faction[seat] >= 0:
        cards.append(game.faction[seat])
    troop = game.troops[seat]
    if troop:
        cards.append(troop[-1])
    if game.ark_owner == seat:
        cards.append(game.ark_card)
    first = seat * MOST_SLOTS
    for slot in range(first, first + game.rules.slots):
        stack = game.slots[slot]
        if stack:
            cards.append(stack[-1])
    return cards


def ready_cards(game: Arche, phase: int) -> list[int]:
    """Active cards of the player on turn with this timing that did not work yet this turn."""
    catalog = game.catalog
    used = game.used
    return [card for card in active_cards(game, game.turn) if catalog[card].phase == phase and card not in used]


def works(game: Arche, seat: int, card: int) -> bool:
    """Whether the card's condition holds."""
    return not game.catalog[card].needs_ark or game.ark_owner == seat


def worth_using(game: Arche, card: int) -> bool:
    """Whether the player on turn could gain anything by using the card now."""
    if not works(game, game.turn, card):
        return False
    return any([effect.useful(game) for effect in game.catalog[card].effects])


def total(game: Arche, seat: int, what: int) -> int:
    """What the permanent effects of a seat add up to (9.4)."""
    return game.sums[seat * SUMS + what]


# -- prices (7.4, 7.7) ------------------------------------------------------------------------------


def price(game: Arche, seat: int, card: int) -> int:
    """Own faction and discounts add up, never below 1 (7.4)."""
    printed = game.catalog[card]
    cost = printed.cost - game.sums[seat * SUMS + DISCOUNT + printed.kind]
    if printed.faction == faction_of(game.faction[seat]):
        cost -= game.rules.own_faction_discount
    return cost if cost > 1 else 1


def upgrade_price(game: Arche, seat: int) -> int:
    return max(1, game.rules.level_prices[game.level[seat] + 1] - total(game, seat, DISCOUNT + BASE_UPGRADE))


def places_for(game: Arche, seat: int, kind: int) -> list[int]:
    """Slots that take a new civilian or building: the first empty one, and those with the same kind (7.4)."""
    covering: list[int] = []
    empty = NOWHERE
    first = seat * MOST_SLOTS
    for slot in range(first, first + game.rules.slots):
        cards = game.slots[slot]
        if cards:
            if game.catalog[cards[-1]].kind == kind:
                covering.append(slot)
        elif empty == NOWHERE:
            empty = slot
    if empty == NOWHERE:
        return covering
    return sorted([*covering, empty]) if game.rules.cover_anytime else [empty]


def movable_cards(game: Arche, seat: int, moved: tuple[int, ...]) -> list[int]:
    """Cards that a reorganisation can still move somewhere else (7.6)."""
    cards = [card for card in game.troops[seat][:-1] if card not in moved]
    for slot in game.slots_of(seat):
        for card in game.slots[slot]:
            if card not in moved and new_places(game, seat, slot, card):
                cards.append(card)
    return sorted(cards)


def may_reorganise(game: Arche, seat: int) -> bool:
    """Whether there is anything to move."""
    return len(game.troops[seat]) > 1 or len(movable_cards(game, seat, ())) > 0


def new_places(game: Arche, seat: int, slot: int, card: int) -> list[int]:
    """Slots onto which an expansion card can be moved; going on top of its own stack counts as a move."""
    cards = game.slots[slot]
    kind = game.catalog[card].kind
    places: list[int] = []
    offered_empty = len(cards) == 1  # alone on a slot: another empty one would change nothing
    first = seat * MOST_SLOTS
    for other in range(first, first + game.rules.slots):
        there = game.slots[other]
        if other == slot:
            if there[-1] != card:
                places.append(other)
        elif there:
            if game.catalog[there[-1]].kind == kind:
                places.append(other)
        elif not offered_empty:
            offered_empty = True
            places.append(other)
    return places


def slot_of(game: Arche, seat: int, card: int) -> int:
    for slot in game.slots_of(seat):
        if card in game.slots[slot]:
            return slot
    return NOWHERE


# -- fighting (7.10, 8) -----------------------------------------------------------------------------


def strength(game: Arche, seat: int, soldier: int) -> int:
    scope = ARK_STRENGTH if soldier == game.ark_card else TROOP_STRENGTH
    return game.catalog[soldier].strength + total(game, seat, scope)


def power(game: Arche, seat: int, soldier: int, hits: int, criticals: int) -> int:
    """Each die adds the strength, each critical hit something more (7.10, 9.5)."""
    extra = game.rules.critical_extra + total(game, seat, CRITICAL_BONUS)
    return (hits + criticals) * strength(game, seat, soldier) + criticals * extra


def base_resistance(game: Arche, seat: int) -> int:
    return game.rules.base_resistance + game.level[seat] - 1 + total(game, seat, BASE_RESISTANCE)


def income(game: Arche, seat: int) -> int:
    return game.rules.base_income + game.level[seat] - 1


def attackers_of_bases(game: Arche, seat: int) -> list[int]:
    """The own soldier in the Ark; with the option also the active soldier of the troop (7.10)."""
    soldiers: list[int] = []
    if game.ark_owner == seat:
        soldiers.append(game.ark_card)
    if game.rules.troop_may_attack_bases and game.troops[seat]:
        soldiers.append(game.troops[seat][-1])
    return sorted(soldiers)


def may_attack_ark(game: Arche, seat: int) -> bool:
    return game.ark_card != NOTHING and game.ark_owner != seat and len(game.troops[seat]) > 0


def active_expansions(game: Arche, seat: int) -> list[int]:
    """The top card of each slot."""
    return [game.slots[slot][-1] for slot in game.slots_of(seat) if game.slots[slot]]


def open_cards(game: Arche) -> list[int]:
    return sorted([card for card in game.market if card != NOTHING])


# -- dice -------------------------------------------------------------------------------------------


def symbols(dice: list[int], faces: tuple[int, ...]) -> int:
    """The symbols on all dice that show one of these faces."""
    return sum([dice[face] * SYMBOLS[face] for face in faces])


def faces_shown(dice: list[int]) -> tuple[int, ...]:
    """One entry per die, for the log and for boards."""
    return tuple([face for face in range(FACES) for _ in range(dice[face])])


# -- the end (10) -----------------------------------------------------------------------------------


def standing(game: Arche, seat: int) -> tuple[int, int, int]:
    """Paragon (measured from the own target, which is the same for all without a handicap), then resources, level."""
    return (game.paragon[seat] - game.rules.targets[seat], game.resources[seat], game.level[seat])


def is_soldier(game: Arche, card: int) -> bool:
    return game.catalog[card].kind == SOLDIER
