"""What stands on Flagship boards (p. 22-25): questions about it, and what changes it."""

from __future__ import annotations

from typing import Final

from starboard.core.text import Text
from starboard.games.arcs.campaign.codes import hull_place, is_armor, upgrade_under
from starboard.games.arcs.campaign.ids import CONTROL_ARRAY, HULL_PLACES
from starboard.games.arcs.campaign.queries import reach
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.codes import building, cluster_of, is_damaged, is_gate, piece_of
from starboard.games.arcs.ids import (
    DAMAGED,
    FRESH,
    FUEL,
    MATERIAL,
    NOBODY,
    NOTHING,
    NOWHERE,
    PSIONIC,
    RELIC,
    STARPORT,
    WEAPON,
)
from starboard.games.arcs.queries import damaged_at, exposed, is_seat
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.verbs import hit_ship, pieces_home, take_trophy

# The type of planet that each place of a board needs, Upgrades and then Armor; NOTHING: any planet (fla.types).
NEEDS: Final = (
    FUEL, RELIC, PSIONIC, WEAPON, MATERIAL, NOTHING,
    RELIC, WEAPON, MATERIAL, PSIONIC, FUEL, NOTHING,
)  # fmt: skip


# -- queries ------------------------------------------------


def is_here(game: Arcs, owner: int, system: int) -> bool:
    return reach(game).flagship_at[owner] == system


def has_flagship(game: Reach, seat: int) -> bool:
    return game.flagship_at[seat] != NOWHERE


def hull_of(game: Reach, seat: int) -> list[int]:
    """What stands on a board, place by place."""
    return game.hull[seat * HULL_PLACES : (seat + 1) * HULL_PLACES]


def has_upgrade(game: Reach, seat: int, upgrade: int) -> bool:
    return game.hull[seat * HULL_PLACES + upgrade] != 0


def fresh_starports(game: Reach, seat: int) -> int:
    return sum([value != 0 and piece_of(value) == STARPORT and not is_damaged(value) for value in hull_of(game, seat)])


def is_open(game: Reach, seat: int, place: int) -> bool:
    """Whether something may be built there: at a planet of its type (fla.types), Armor over a fresh Upgrade
    (fla.armor)."""
    hull, kind = hull_of(game, seat), game.kind_of[game.flagship_at[seat]]
    if hull[place] or kind == NOTHING or NEEDS[place] not in (NOTHING, kind):
        return False
    below = hull[upgrade_under(place)]
    return not is_armor(place) or (below != 0 and not is_damaged(below))


def is_arrayed(game: Reach, seat: int, system: int) -> bool:
    """Whether a system is of the cluster that a Control Array rules from its gate."""
    at = game.flagship_at[seat]
    return is_gate(at) and cluster_of(at) == cluster_of(system) and has_upgrade(game, seat, CONTROL_ARRAY)


def ships_beside(game: Reach, seat: int) -> int:
    """Other ships of a seat where its Flagship is."""
    at = game.flagship_at[seat]
    return exposed(game, seat, at, FRESH) + damaged_at(game, seat, at)


# -- verbs ------------------------------------------------


def sail(game: Reach, seat: int, end: int) -> None:
    """The Flagship is one of the ships that came to a system."""
    game.flagship_at[seat] = end
    game.tell("flagship_moves", (seat, end))


def fit(game: Reach, seat: int, place: int, piece: int, condition: int) -> None:
    """A building from the supply onto the board."""
    pieces_home(game, seat, piece, -1)
    game.hull[seat * HULL_PLACES + place] = building(seat, piece, condition)
    tell_board(game, "built", seat, piece, place)


def tell_board(game: Reach, what: str, seat: int, piece: int, place: int) -> None:
    key = f"armor_{what}" if is_armor(place) else f"upgrade_{what}"
    game.tell(key, (seat, piece, hull_place(seat, place)))


def hit_hull(game: Reach, seat: int, place: int, taker: int) -> bool:
    """A hit damages a building on the board, or else destroys it: whether it does. That brings a trophy as usual, but
    neither Outrage nor a ransacked Court (fla.defend_hits, fla.unlike)."""
    at = seat * HULL_PLACES + place
    piece = piece_of(game.hull[at])
    if not is_damaged(game.hull[at]):
        game.hull[at] = building(seat, piece, DAMAGED)
        tell_board(game, "damaged", seat, piece, place)
        return False
    game.hull[at] = 0
    tell_board(game, "destroyed", seat, piece, place)
    take_trophy(game, taker, seat, piece)
    return True


def repair_hull(game: Reach, seat: int, place: int) -> None:
    piece = piece_of(game.hull[seat * HULL_PLACES + place])
    game.hull[seat * HULL_PLACES + place] = building(seat, piece, FRESH)
    tell_board(game, "repaired", seat, piece, place)


# -- Crises (p. 24) ------------------------------------------------


def hit_in_crisis(game: Reach, owner: int, system: int, hits: int, by: int = NOBODY) -> int:
    """A Crisis, ``by`` the Blight or by a card, hits somebody's ships in a system, fresh ones before damaged ones
    (cri.blight_prio); nobody who plays gets trophies. A Flagship is a fresh ship, but the last of them: its board takes
    the hits (fla.crisis, C-71). Returns the hits left over."""
    while hits:
        board = board_in_crisis(game, owner, system)
        if exposed(game, owner, system, FRESH):
            hit_ship(game, owner, system, FRESH, by)
        elif board != NOTHING:
            hit_hull(game, owner, board, by)
        elif damaged_at(game, owner, system):
            hit_ship(game, owner, system, DAMAGED, by)
        else:
            break
        hits -= 1
    return hits


def board_in_crisis(game: Reach, owner: int, system: int) -> int:
    """The rightmost Armor, without any the rightmost Upgrade; NOTHING if no board is there or it is empty."""
    if not is_seat(owner) or not is_here(game, owner, system):
        return NOTHING
    hull = hull_of(game, owner)
    filled = [place for place in range(HULL_PLACES) if hull[place]]
    return filled[-1] if filled else NOTHING


TEXTS: Final = {
    "flagship_moves": Text(
        "Das Flaggschiff von {0:seat} ist dabei: {1:system}.", "The Flagship of {0:seat} is among them: {1:system}."
    ),
    "upgrade_built": Text(
        "{0:seat} baut am Flaggschiff: {1:piece} als {2:hull}.",
        "{0:seat} builds at the Flagship: {1:piece} as {2:hull}.",
    ),
    "armor_built": Text(
        "{0:seat} baut am Flaggschiff: {1:piece} als Panzerung, {2:hull}.",
        "{0:seat} builds at the Flagship: {1:piece} as Armor, {2:hull}.",
    ),
    "upgrade_damaged": Text(
        "Beschädigt am Flaggschiff von {0:seat}: {2:hull} ({1:piece}).",
        "Damaged at the Flagship of {0:seat}: {2:hull} ({1:piece}).",
    ),
    "armor_damaged": Text(
        "Beschädigt am Flaggschiff von {0:seat}: Panzerung, {2:hull} ({1:piece}).",
        "Damaged at the Flagship of {0:seat}: Armor, {2:hull} ({1:piece}).",
    ),
    "upgrade_destroyed": Text(
        "Zerstört am Flaggschiff von {0:seat}: {2:hull} ({1:piece}).",
        "Destroyed at the Flagship of {0:seat}: {2:hull} ({1:piece}).",
    ),
    "armor_destroyed": Text(
        "Zerstört am Flaggschiff von {0:seat}: Panzerung, {2:hull} ({1:piece}).",
        "Destroyed at the Flagship of {0:seat}: Armor, {2:hull} ({1:piece}).",
    ),
    "upgrade_repaired": Text(
        "{0:seat} repariert am Flaggschiff: {2:hull} ({1:piece}).",
        "{0:seat} repairs at the Flagship: {2:hull} ({1:piece}).",
    ),
    "armor_repaired": Text(
        "{0:seat} repariert am Flaggschiff: Panzerung, {2:hull} ({1:piece}).",
        "{0:seat} repairs at the Flagship: Armor, {2:hull} ({1:piece}).",
    ),
}
