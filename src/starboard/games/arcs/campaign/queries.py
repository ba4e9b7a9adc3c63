"""Questions to a position of the campaign. Nothing here changes anything.

Moments of cards get the base game's position; ``reach`` is where they learn that it is one of the campaign."""

from __future__ import annotations

from starboard.games.arcs.campaign.codes import stowed_card
from starboard.games.arcs.campaign.ids import IN_SESSION, TRUCE
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.codes import cluster_of, outrage_agent, spot_of
from starboard.games.arcs.ids import (
    BLIGHT,
    EMPIRE,
    MOVE,
    NOBODY,
    NOWHERE,
    OWNERS,
    REPAIR,
    RESOURCES,
    SEATS,
    SHIP,
    SYSTEMS,
)
from starboard.games.arcs.queries import (
    controller,
    is_declared,
    owners,
    pieces_left,
    ships_at,
    trophies_of,
    turn_order,
)
from starboard.games.arcs.scoring import places
from starboard.games.arcs.state import Arcs


def reach(game: Arcs) -> Reach:
    assert isinstance(game, Reach)
    return game


# -- the Empire (p. 10) ------------------------------------------------


def is_regent(game: Reach, seat: int) -> bool:
    return game.outlaw[seat] == 0


def regents(game: Reach) -> list[int]:
    """All Regents, in turn order."""
    return [seat for seat in turn_order(game) if is_regent(game, seat)]


def outlaws(game: Reach) -> list[int]:
    return [seat for seat in turn_order(game) if not is_regent(game, seat)]


def empire_controls(game: Arcs, system: int) -> bool:
    """Where at least one fresh Imperial ship is, whoever else is there (emp.control)."""
    return game.fresh[EMPIRE * SYSTEMS + system] > 0


def counting_controller(game: Reach, system: int) -> int:
    """Who controls a system for ambitions, objectives and events, whoever's turn it is: what the Empire controls is the
    First Regent's (emp.privilege)."""
    if not empire_controls(game, system):
        return controller(game, system)
    return privileged(game)


def privileged(game: Reach) -> int:
    """To whom ambitions, objectives and events count what the Empire controls: the First Regent, unless a law says
    otherwise (emp.privilege, F7/20)."""
    first = game.first_regent
    return first if first != NOBODY and may_command(game, first) else EMPIRE


def ignores(game: Arcs, seat: int, law: int, place: int = NOWHERE) -> bool:
    """Whether a card frees a seat of a law of the Empire, or does so in taxing a city."""
    for card in game.moments.ignores[seat]:
        if card.ignores(game, seat, law, place):
            return True
    return False


def keeps_truce(game: Reach, seat: int) -> bool:
    """Whether a seat may harm neither the Empire nor Regents beside its ships (emp.truce)."""
    return is_regent(game, seat) and not ignores(game, seat, TRUCE)


def may_command(game: Reach, seat: int) -> bool:
    """Whether a seat has a say over Imperial ships at all: Regents do, unless a card forbids it."""
    if not is_regent(game, seat):
        return False
    for card in game.moments.forbids_command[seat]:
        if card.forbids_command(game, seat):
            return False
    return True


def fleet_obeys(game: Arcs, system: int, action: int) -> bool:
    """Whether the Imperial ships of a system can be used by whoever commands them there: all actions need the Empire's
    control, but damaged ships alone may still be moved and repaired (C-01)."""
    return empire_controls(game, system) or (action in (MOVE, REPAIR) and ships_at(game, EMPIRE, system) > 0)


def in_trust(game: Reach) -> int:
    """How many resources lie in the Imperial Trust."""
    return sum(game.trust)


# -- the map ------------------------------------------------


def has_blight(game: Reach, system: int) -> bool:
    return ships_at(game, BLIGHT, system) > 0


def is_lost(game: Reach, system: int) -> bool:
    """Whether what is built in a system is alone with Blight (bli.intermission)."""
    return has_blight(game, system) and not any([ships_at(game, o, system) for o in owners(game) if o != BLIGHT])


def has_blight_left(game: Reach) -> bool:
    """Whether any can still be placed: the supply has some, or somebody's trophies do (bli.supply)."""
    return any([pieces_left(game, BLIGHT, SHIP), *[trophies_of(game, s, BLIGHT, SHIP) for s in range(game.players)]])


def planets_of(game: Reach, symbol: int) -> list[int]:
    """The planets with a symbol, one in each cluster."""
    return [system for system in game.board.planets if spot_of(system) == symbol]


def systems_of(game: Reach, cluster: int) -> list[int]:
    return [system for system in game.board.systems if cluster_of(system) == cluster]


def empty_places(game: Reach, system: int) -> list[int]:
    """The free building slots of a system."""
    first = system * 3
    return [place for place in range(first, first + game.board.slots[system]) if game.buildings[place] == 0]


def stowed_on(game: Reach, card: int) -> list[int]:
    """The pieces on a card, as ``codes.stowed_piece`` says."""
    return [code for code in game.stowed if stowed_card(code) == card]


# -- Favors and fates ------------------------------------------------


def favors_of(game: Reach, holder: int, owner: int) -> int:
    """Agents of a rival that lie on a seat's fate (sum.favor)."""
    return game.favors[holder * SEATS + owner]


def captive_ships_of(game: Reach, holder: int, owner: int) -> int:
    return game.captive_ships[holder * OWNERS + owner]


def winner_of(game: Reach, ambition: int) -> int:
    """Who would win an ambition now, or has just won it (str.win_ambition): sole first place if it is declared."""
    firsts = places(game, ambition)[0] if is_declared(game, ambition) else []
    return firsts[0] if len(firsts) == 1 and firsts[0] < game.players else NOBODY


def holder_of_fate(game: Reach, number: int) -> int:
    """Who has a fate now; NOBODY if no one does."""
    return game.fate.index(number) if number in game.fate else NOBODY


def sown_outrages(game: Arcs, seat: int) -> list[int]:
    """The types of the rivals' Outrage slots that agents of a seat mark."""
    marks = [(slot // RESOURCES, slot % RESOURCES, mark) for slot, mark in enumerate(game.outrage) if mark]
    return [kind for holder, kind, mark in marks if holder != seat and outrage_agent(holder, mark) == seat]


# -- the Court ------------------------------------------------


def is_in_session(game: Reach) -> bool:
    return game.council == IN_SESSION


def is_tucked(game: Reach) -> bool:
    """Whether the Council was secured this round and lies under a played card."""
    return game.council_by != NOBODY
