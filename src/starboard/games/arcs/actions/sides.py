"""Who moves, attacks and defends with whom, and who may harm whom.

In the base game every seat stands for itself. Whatever lets a seat use the pieces of others, or spares somebody, has
its say here and nowhere else.
"""

from __future__ import annotations

from starboard.games.arcs.codes import is_gate, ship
from starboard.games.arcs.ids import BATTLE, DAMAGED, FRESH, NOBODY
from starboard.games.arcs.queries import (
    controller,
    damaged_at,
    exposed,
    has_figures_at,
    is_seat,
    owners,
    ships_at,
    ships_in,
)
from starboard.games.arcs.state import Arcs

# -- pieces of others ---------------------------------------------------------------------------------------------


def commands(game: Arcs, seat: int, ally: int, system: int, action: int) -> bool:
    """Whether a seat may move, repair or battle with pieces of an owner in a system who is no seat."""
    for card in game.moments.commands[seat]:
        if card.commands(game, seat, ally, system, action):
            return True
    return False


def possible_allies(game: Arcs, seat: int, action: int) -> list[int]:
    """Owners beside a seat whose pieces it may use for an action, if not everywhere."""
    found = []
    for ally in game.mode.neutrals:
        for card in game.moments.commands[seat]:
            if card.leads(game, seat, ally, action):
                found.append(ally)
                break
    return found


def companions(game: Arcs, seat: int, system: int, action: int) -> tuple[int, ...]:
    """Owners beside a seat whose pieces in a system it may move, repair or battle with."""
    return tuple([ally for ally in possible_allies(game, seat, action) if commands(game, seat, ally, system, action)])


def commands_any(game: Arcs, seat: int, allies: list[int], system: int, action: int) -> bool:
    """Whether a seat may move, repair or battle with ships of some allies in a system."""
    for ally in allies:
        if ships_at(game, ally, system) and commands(game, seat, ally, system, action):
            return True
    return False


def most_companions(game: Arcs, seat: int, ally: int, own: int) -> int:
    """How many ships of an ally may go along with so many own ones that move."""
    most = 0
    for card in game.moments.most_companions[seat]:
        most = card.most_companions(game, seat, ally, own, most)
    return most


def catapults_never(game: Arcs, owner: int) -> bool:
    """Whether ships of an owner take no part in catapult moves of others."""
    for card in game.moments.never_catapults[owner]:
        if card.never_catapults(game, owner):
            return True
    return False


def fleet_at(game: Arcs, seat: int, system: int) -> int:
    """Ships that a seat may battle with in a system, its own and those of others."""
    ships = ships_at(game, seat, system)
    for owner in game.mode.neutrals:
        theirs = ships_at(game, owner, system)
        if theirs and commands(game, seat, owner, system, BATTLE):
            ships += theirs
    return ships


def guards(game: Arcs, defender: int, system: int) -> tuple[int, ...]:
    """Owners beside a defender whose ships in a system all defend with it."""
    found: list[int] = []
    for card in game.moments.joins_defence[defender]:
        found += [owner for owner in card.joins_defence(game, defender, system) if owner not in found]
    return tuple(found)


def allied(
    game: Arcs, allies: tuple[int, ...], reserves: tuple[int, ...], number: int, system: int, condition: int
) -> int:
    """Ships of one of the allies of a side that take part; ``reserves`` are those that do not, none if it is empty."""
    ships = ships_in(game, allies[number], system, condition)
    return ships - reserves[ship(number, condition)] if reserves else ships


def side_at(
    game: Arcs, owner: int, allies: tuple[int, ...], reserves: tuple[int, ...], system: int, condition: int
) -> int:
    """Ships of a whole side in a condition."""
    ships = ships_in(game, owner, system, condition)
    for number in range(len(allies)):
        ships += allied(game, allies, reserves, number, system, condition)
    return ships


def ship_dice(game: Arcs, seat: int, system: int, ships: int) -> int:
    """How many dice so many ships of a seat collect in a system: one each, unless a card says otherwise."""
    dice = ships
    for card in game.moments.ship_dice[seat]:
        dice = card.ship_dice(game, seat, system, dice)
    return dice


# -- harm --------------------------------------------------------------------------------------------------------


def pay_for_harm(game: Arcs, attacker: int, victim: int, system: int) -> None:
    """Somebody whom nothing forbids to harm the victim is about to: cards that put a price on it collect it."""
    for card in game.moments.before_harm[attacker]:
        card.before_harm(game, attacker, victim, system)


def may_harm(game: Arcs, attacker: int, victim: int, system: int) -> bool:
    """Whether a seat may battle or hit somebody in a system (ter.harm)."""
    for card in game.moments.forbids_harm[attacker]:
        if card.forbids_harm(game, attacker, victim, system):
            return False
    return True


def defenders(game: Arcs, seat: int, system: int) -> list[int]:
    """Whom a seat may battle in a system: rivals and owners that are no seats, if they have pieces there."""
    found = []
    for owner in owners(game):
        if owner != seat and can_be_attacked(game, owner, system) and may_harm(game, seat, owner, system):
            found.append(owner)
    return found


def has_defender(game: Arcs, seat: int, system: int) -> bool:
    """Whether there is any."""
    for owner in owners(game):
        if owner != seat and can_be_attacked(game, owner, system) and may_harm(game, seat, owner, system):
            return True
    return False


def opponents(game: Arcs, seat: int, system: int) -> list[int]:
    """Whom a seat may battle with the ships that are there: nobody whose own ships are all that could attack."""
    found = defenders(game, seat, system)
    if not found or not game.moments.commands[seat] or ships_at(game, seat, system):
        return found
    allies = [owner for owner in companions(game, seat, system, BATTLE) if ships_at(game, owner, system)]
    return [defender for defender in found if any([ally != defender for ally in allies])]


def can_be_attacked(game: Arcs, owner: int, system: int) -> bool:
    """Whether an owner has anything in a system that can be hit."""
    if has_figures_at(game, owner, system):
        return True
    for card in game.moments.targets[owner]:
        if card.targets(game, owner, system):
            return True
    return False


def stage_hits(game: Arcs, attacker: int, owner: int) -> int:
    """How many hits of an attacker damage a fresh ship of an owner, or destroy a damaged one; fewer do nothing."""
    hits = 1
    for card in game.moments.toughness[attacker]:
        hits = card.toughness(game, attacker, owner, hits)
    return hits


def endurance(game: Arcs, attacker: int, owner: int, system: int) -> int:
    """How many hits of an attacker it takes to destroy all ships of an owner in a system."""
    stages = 2 * exposed(game, owner, system, FRESH) + damaged_at(game, owner, system)
    return stages * stage_hits(game, attacker, owner)


def guard_endurance(
    game: Arcs, attacker: int, guards: tuple[int, ...], absent: tuple[int, ...], number: int, system: int
) -> int:
    """The same for one of a defender's guards, without those of its ships that are absent."""
    fresh = allied(game, guards, absent, number, system, FRESH)
    stages = 2 * fresh + allied(game, guards, absent, number, system, DAMAGED)
    return stages * stage_hits(game, attacker, guards[number])


def taker_for(game: Arcs, defender: int) -> int:
    """Who takes what a defender destroys; for one that is no seat nobody, so that it goes home, unless a card says
    otherwise."""
    taker = defender if is_seat(defender) else NOBODY
    for card in game.moments.trophies_go_to[defender]:
        taker = card.trophies_go_to(game, defender, taker)
    return taker


# -- the way ---------------------------------------------------------------------------------------------------------


def next_to(game: Arcs, seat: int, system: int) -> list[int]:
    """Where moves of a seat lead to from a system in one step."""
    near = game.board.adjacent[system]
    for card in game.moments.neighbours[seat]:
        near = card.neighbours(game, seat, system, near)
    return near


# -- gates ---------------------------------------------------------------------------------------------------------


def passes_gate(game: Arcs, seat: int, system: int, along: tuple[int, ...]) -> bool:
    """Whether ships that catapult into a system, with those of others or without, may fly on: from gates that nobody
    else controls (MOVE-02), unless a card says otherwise."""
    if not is_gate(system):
        return False
    can = controller(game, system) in (NOBODY, seat)
    for card in game.moments.passes_gate[seat]:
        can = card.passes_gate(game, seat, system, along, can)
    return can
