"""Questions about a position that change nothing."""

from __future__ import annotations

from typing import Final

from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import CARD_MASK, EVENT_MASK, PLACE_MASK
from starboard.games.carpe_astra.hexes import adjacent
from starboard.games.carpe_astra.state import CarpeAstra

SUPPLY: Final = -1  # where an agent comes from that is not on the map

# -- agents (rules 7) -----------------------------------------------------------------------------


def open_places(game: CarpeAstra, seat: int, lifted: int = SUPPLY) -> list[int]:
    """rules 7.3: where an agent of ``seat`` may be set down, sorted. ``lifted`` is the place it comes from."""
    own = game.agents[seat]
    where = game.where
    blocked = bytearray(data.PLACES)
    for place in own:
        if place < data.HALVES:
            blocked[place ^ 1] = 1
        blocked[place] = 1
    if 0 <= lifted < data.HALVES:
        blocked[lifted ^ 1] = 0
    found = [place for place in range(data.PLACES) if where[place] >= 0 and not blocked[place]]
    if game.rules.adjacent_placement:
        return [place for place in found if touches_network(game, seat, place, lifted)]
    return found


def touches_network(game: CarpeAstra, seat: int, place: int, lifted: int) -> bool:
    """Option: next to another own agent, if there is one."""
    others = list(game.agents[seat])
    if lifted != SUPPLY:
        others.remove(lifted)
    return not others or any([adjacent(game.where[place], game.where[other]) for other in others])


def sources(game: CarpeAstra, seat: int, free: list[int]) -> list[int]:
    """The agents that can be moved somewhere, by place, sorted. ``free`` is where one from the supply could go."""
    found: list[int] = []
    for place in game.agents[seat]:
        if found and found[-1] == place:
            continue
        if game.rules.adjacent_placement:
            if open_places(game, seat, place):
                found.append(place)
        elif free or place < data.HALVES:  # at worst to the other half of its tile
            found.append(place)
    return found


def turnable(game: CarpeAstra, seat: int) -> list[int]:
    """rules 7.5: tiles on the map without other seats' agents, sorted."""
    taken = bytearray(data.PLACES)
    for other in range(game.players):
        if other != seat:
            for place in game.agents[other]:
                taken[place >> 1] = 1
    where = game.where
    return [tile for tile in range(data.TILES) if where[2 * tile] >= 0 and not taken[tile]]


def groups(game: CarpeAstra, seat: int) -> list[list[int]]:
    """rules 7.7: the connected groups of a seat's agents, each sorted, by lowest place."""
    rest = list(game.agents[seat])
    found: list[list[int]] = []
    while rest:
        group = [rest.pop(0)]
        for place in group:  # grows while we walk it
            hex = game.where[place]
            for other in rest[:]:
                if other == place or adjacent(hex, game.where[other]):
                    group.append(other)
                    rest.remove(other)
        group.sort()
        found.append(group)
    return found


# -- cards (rules 8) ------------------------------------------------------------------------------


def reached(game: CarpeAstra, seat: int) -> int:
    """The guilds on which a seat has agents, one bit each."""
    mask = 0
    for place in game.agents[seat]:
        mask |= PLACE_MASK[place]
    return mask


def may_network(game: CarpeAstra, seat: int) -> bool:
    own = game.agents[seat]
    return data.SENATE in own or game.home(seat) in own


def victims(game: CarpeAstra, seat: int) -> list[int]:
    """Opponents on whose home base a seat has an agent."""
    own = game.agents[seat]
    return [other for other in range(game.players) if other != seat and game.home(other) in own]


def scorable(game: CarpeAstra, seat: int) -> list[int]:
    """rules 8.2: the cards in hand whose requirement is met, sorted."""
    missing = ~reached(game, seat)
    found: list[int] = []
    if may_network(game, seat):
        found += [card for card in game.hands[2 * seat] if not CARD_MASK[card] & missing]
    if victims(game, seat):
        found += [card for card in game.hands[2 * seat + 1] if not CARD_MASK[card] & missing]
    return found


# -- events (rules 9) -----------------------------------------------------------------------------


def event_matches(event: int, card: int) -> int:
    return (EVENT_MASK[event] & CARD_MASK[card]).bit_count()


def face_up(game: CarpeAstra, position: int) -> bool:
    """rules 3.7, 10.3: the first three of the track are open, but the card of round 1 never is."""
    return position < data.OPEN_EVENTS and (game.round > 1 or position > 0)
