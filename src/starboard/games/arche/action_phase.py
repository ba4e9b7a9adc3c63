"""The action phase (7): what can be done, and the actions that need no questions of their own."""

from __future__ import annotations

from starboard.core.ask import DONE, Ask
from starboard.core.procedure import Procedure, Ref
from starboard.core.state import NOTHING
from starboard.games.arche.actions import Buy, DiscardOpen, Reorganise, Resolve
from starboard.games.arche.codes import (
    ALL_PARAGON,
    ALL_RESOURCES,
    ATTACK_ARK,
    DISCARD,
    REORGANISE,
    UPGRADE,
    attack_base,
    attacks_base,
    base_attacked,
    buy,
    buys,
    card_bought,
    card_used,
    use,
    uses,
)
from starboard.games.arche.fighting import AttackArk, AttackBase
from starboard.games.arche.ids import (
    ACTION_PHASE,
    BUILDING,
    CIVILIAN,
    CRITICAL,
    HIT,
    PARAGON_FACES,
    RESOURCE_FACES,
    SYMBOLS,
    TOP_LEVEL,
)
from starboard.games.arche.queries import (
    attackers_of_bases,
    base_resistance,
    may_attack_ark,
    may_reorganise,
    places_for,
    price,
    ready_cards,
    symbols,
    upgrade_price,
    worth_using,
)
from starboard.games.arche.state import Arche
from starboard.games.arche.verbs import (
    clear_action_pool,
    gain_paragon,
    gain_resources,
    pay,
    spend_die,
)


class ActionPhase(Procedure):
    """Actions in any order, any number of times unless stated (7).

    Every action but the last uses up a die, a resource or a card's use of this turn, so the phase ends.
    """

    steps = ("choose_action", "act")
    fields = ("action",)

    def __init__(self) -> None:
        super().__init__()
        self.action = DONE

    def wording(self, game: Arche, field: str, choice: int, values: dict[str, Ref]) -> str:
        return word_card(game, choice, values) or word_attack(game, choice, values) or word_base(game, choice, values)

    def choose_action(self, game: Arche) -> Ask:
        choices = [DONE]
        offer_dice(game, choices)
        offer_attacks(game, choices)
        offer_base(game, choices)
        offer_purchases(game, choices)
        offer_cards(game, choices)
        return Ask(game.turn, "action", choices)

    def act(self, game: Arche) -> None:
        action = self.action
        if action == DONE:
            clear_action_pool(game)
            return
        self.again()
        if uses(action):
            use_card(game, card_used(action))
        elif buys(action):
            game.call(Buy(card_bought(action)))
        elif action == ATTACK_ARK:
            game.call(AttackArk())
        elif attacks_base(action):
            game.call(AttackBase(base_attacked(action)))
        elif action == UPGRADE:
            upgrade_base(game)
        elif action == REORGANISE:
            pay(game, game.turn, game.rules.reorganise_price)
            game.tell("log.reorganise", (game.turn,))
            game.call(Reorganise())
        elif action == DISCARD:
            game.call(DiscardOpen())
        else:
            turn_in(game, action)


# -- words: every action says what it costs ------------------------------------------------------------


def word_card(game: Arche, action: int, values: dict[str, Ref]) -> str:
    if uses(action):
        card = card_used(action)
        values["card"], values["price"] = card, game.catalog[card].pay
        return "use for" if game.catalog[card].pay else "use"
    if buys(action):
        card = card_bought(action)
        values["card"], values["price"] = card, price(game, game.turn, card)
        return "buy"
    return ""


def word_attack(game: Arche, action: int, values: dict[str, Ref]) -> str:
    if action == ATTACK_ARK:
        values["target"], values["life"] = game.ark_card, game.ark_life
        return "ark"
    if attacks_base(action):
        rival = base_attacked(action)
        values["rival"], values["resistance"] = rival, base_resistance(game, rival)
        return "base"
    return ""


def word_base(game: Arche, action: int, values: dict[str, Ref]) -> str:
    """What remains after all these turns in dice."""
    if action == UPGRADE:
        values["level"], values["price"] = game.level[game.turn] + 1, upgrade_price(game, game.turn)
        return "upgrade"
    if action == REORGANISE:
        values["price"] = game.rules.reorganise_price
        return "reorganise"
    if action == DISCARD:
        values["price"] = game.rules.discard_price
        return "discard"
    return "resources" if action == ALL_RESOURCES else "paragon" if action == ALL_PARAGON else ""


# -- what can be done --------------------------------------------------------------------------------


def offer_dice(game: Arche, choices: list[int]) -> None:
    """Turn in resource and paragon dice one by one, or all of a kind (7.1, 7.2)."""
    dice = game.action
    resources = paragon = 0
    for face in RESOURCE_FACES:
        if dice[face] > 0:
            choices.append(face)
            resources += dice[face]
    for face in PARAGON_FACES:
        if dice[face] > 0:
            choices.append(face)
            paragon += dice[face]
    if resources > 1:
        choices.append(ALL_RESOURCES)
    if paragon > 1:
        choices.append(ALL_PARAGON)


def offer_attacks(game: Arche, choices: list[int]) -> None:
    if game.action[HIT] + game.action[CRITICAL] == 0:
        return
    if may_attack_ark(game, game.turn):
        choices.append(ATTACK_ARK)
    if attackers_of_bases(game, game.turn):
        for rival in game.others(game.turn):
            choices.append(attack_base(rival))


def offer_base(game: Arche, choices: list[int]) -> None:
    seat = game.turn
    wealth = game.resources[seat]
    if may_upgrade(game) and wealth >= upgrade_price(game, seat):
        choices.append(UPGRADE)
    if wealth >= game.rules.reorganise_price and may_reorganise(game, seat):
        choices.append(REORGANISE)
    if wealth >= game.rules.discard_price:
        choices.append(DISCARD)


def may_upgrade(game: Arche) -> bool:
    """One level per round, none skipped (7.7)."""
    return game.level[game.turn] < TOP_LEVEL and game.upgrades < game.rules.upgrades


def offer_purchases(game: Arche, choices: list[int]) -> None:
    """Open cards that can be paid and placed (7.4)."""
    seat = game.turn
    wealth = game.resources[seat]
    cards: list[int] = []
    if wealth == 0:
        return
    for card in game.market:
        if card != NOTHING and price(game, seat, card) <= wealth:
            kind = game.catalog[card].kind
            if kind not in (CIVILIAN, BUILDING) or places_for(game, seat, kind):
                cards.append(buy(card))
    cards.sort()
    choices += cards


def offer_cards(game: Arche, choices: list[int]) -> None:
    """Active cards with the timing action phase, each once per turn (7.8)."""
    wealth = game.resources[game.turn]
    cards: list[int] = []
    for card in ready_cards(game, ACTION_PHASE):
        if game.catalog[card].pay <= wealth and worth_using(game, card):
            cards.append(use(card))
    cards.sort()
    choices += cards


# -- the actions without questions ---------------------------------------------------------------------


def turn_in(game: Arche, action: int) -> None:
    seat = game.turn
    if action == ALL_RESOURCES:
        gain_resources(game, seat, symbols(game.action, RESOURCE_FACES))
        spend_all(game, RESOURCE_FACES)
    elif action == ALL_PARAGON:
        gain_paragon(game, seat, symbols(game.action, PARAGON_FACES))
        spend_all(game, PARAGON_FACES)
    elif action in RESOURCE_FACES:
        gain_resources(game, seat, SYMBOLS[action])
        spend_die(game, action)
    else:
        gain_paragon(game, seat, SYMBOLS[action])
        spend_die(game, action)


def spend_all(game: Arche, faces: tuple[int, ...]) -> None:
    for face in faces:
        while game.action[face] > 0:
            spend_die(game, face)


def use_card(game: Arche, card: int) -> None:
    pay(game, game.turn, game.catalog[card].pay)
    game.used.append(card)
    game.tell("log.use", (game.turn, card))
    game.call(Resolve(card))


def upgrade_base(game: Arche) -> None:
    seat = game.turn
    cost = upgrade_price(game, seat)
    pay(game, seat, cost)
    game.level[seat] += 1
    game.upgrades += 1
    game.tell("log.upgrade", (seat, game.level[seat], cost))
