"""Which actions a seat may take now, and starting one. Pips, tokens and cards all come through here (p. 20)."""

from __future__ import annotations

from starboard.games.arcs.actions.battle import Battle, can_battle
from starboard.games.arcs.actions.build import Build, can_build
from starboard.games.arcs.actions.influence import Influence, can_influence
from starboard.games.arcs.actions.move import Move, can_move
from starboard.games.arcs.actions.repair import Repair, can_repair
from starboard.games.arcs.actions.secure import Secure, securable
from starboard.games.arcs.actions.tax import Tax, taxable
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import is_offer, offer, offer_card, offer_number
from starboard.games.arcs.ids import BATTLE, BUILD, INFLUENCE, MOVE, NOTHING, REPAIR, SECURE, TAX
from starboard.games.arcs.queries import forbids_offers
from starboard.games.arcs.state import Arcs


def can_act(game: Arcs, seat: int, action: int) -> bool:
    """Whether a seat could take a standard action."""
    if action == TAX:
        return bool(taxable(game, seat))
    if action == BUILD:
        return can_build(game, seat)
    if action == MOVE:
        return can_move(game, seat)
    if action == REPAIR:
        return can_repair(game, seat)
    if action == INFLUENCE:
        return can_influence(game, seat)
    if action == SECURE:
        return bool(securable(game, seat))
    return can_battle(game, seat)


def menu(game: Arcs, seat: int, actions: tuple[int, ...], by: int) -> list[int]:
    """The standard actions that are possible, and the special actions that may replace any of them (PRELUDE-07);
    ``by`` says what pays: a pip, the single pip of a copy or pivot, the Prelude."""
    found = [action for action in actions if can_act(game, seat, action)]
    offers: list[int] = []
    for card in game.moments.special_actions[seat]:
        for action in actions if forbids_offers(game, seat, card.id) == NOTHING else ():
            for number in card.special_actions(game, seat, action, by):
                if offer(card.id, number) not in offers:
                    offers.append(offer(card.id, number))
    return found + sorted(offers)


def start_action(game: Arcs, seat: int, choice: int, by: int) -> None:
    """Start what was chosen from a menu."""
    for owner in range(game.players):
        for card in game.moments.before_action[owner]:
            card.before_action(game, owner)
    if is_offer(choice):
        used, number = DECK.cards[offer_card(choice)], offer_number(choice)
        if used.abilities:
            used.works(game, seat, number)
        else:
            game.tell("use", (seat, used.id))
        note_use(game, seat, used.id, number)
        used.use(game, seat, number, by)
        return
    if choice == TAX:
        game.call(Tax(seat, by))
    elif choice == BUILD:
        game.call(Build(seat, by))
    elif choice == MOVE:
        game.call(Move(seat))
    elif choice == REPAIR:
        game.call(Repair(seat))
    elif choice == INFLUENCE:
        game.call(Influence(seat))
    elif choice == SECURE:
        game.call(Secure(seat))
    else:
        assert choice == BATTLE
        game.call(Battle(seat))


def note_use(game: Arcs, seat: int, used: int, number: int) -> None:
    """A seat is about to use an offer of a card."""
    for card in game.moments.when_used[seat]:
        card.when_used(game, seat, used, number)


def contained(choice: int) -> tuple[int, ...]:
    """The standard actions that are part of what was chosen from a menu."""
    if not is_offer(choice):
        return (choice,)
    contents = DECK.cards[offer_card(choice)].contains
    return contents[offer_number(choice)] if contents else ()
