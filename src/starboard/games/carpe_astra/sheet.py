"""What a table of Carpe Astra shows of a view, in the words of the game. ``docs/protocol.md`` explains the entries.

Everything is counted by the rules' own queries. Lists without ids are by seat, deck, guild or place; what is empty or
not so is left out where it can be; what the view hides is UNKNOWN.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import hand_at, in_mask
from starboard.games.carpe_astra.contacts import NewContacts
from starboard.games.carpe_astra.queries import groups, may_network, reached, victims
from starboard.games.carpe_astra.scoring import guild_points, held_by_seat
from starboard.games.carpe_astra.state import CarpeAstra


class TilesSheet(TypedDict):
    open: list[int]
    left: int


class DeckSheet(TypedDict):
    """A deck: the open cards beside it (advanced), and how many are face down and on the discard pile."""

    open: list[int]
    left: int
    discarded: int


class SeatSheet(TypedDict):
    """A seat. Its ``agents`` are those in the supply; the others stand in ``networks``, places that hang together.
    ``guilds``, ``at_home`` and ``victims`` are what its agents reach: what cards ask for."""

    character: int
    credits: int
    agents: int
    hands: list[list[int]]
    support: list[int]
    points: list[int]
    networks: list[list[int]]
    guilds: NotRequired[list[int]]
    at_home: NotRequired[bool]
    victims: NotRequired[list[int]]


class CarpeAstraSheet(TypedDict):
    round: int
    rounds: int
    turn: int
    events: list[int]
    map: list[int]
    tiles: TilesSheet
    decks: list[DeckSheet]
    supply: list[int]
    seats: list[SeatSheet]
    laying: NotRequired[list[int]]


def sheet(game: CarpeAstra) -> CarpeAstraSheet:
    shown: CarpeAstraSheet = {
        "round": game.round,
        "rounds": data.ROUNDS,
        "turn": game.active,
        "events": list(game.track),
        "map": list(game.where),
        "tiles": {"open": list(game.open_tiles), "left": len(game.tile_stack)},
        "decks": [deck_sheet(game, deck) for deck in range(data.DECKS)],
        "supply": list(game.supply),
        "seats": [seat_sheet(game, seat) for seat in range(game.players)],
    }
    chosen = laying(game)
    if chosen:
        shown["laying"] = chosen
    return shown


def deck_sheet(game: CarpeAstra, deck: int) -> DeckSheet:
    return {
        "open": list(game.offers[deck]),
        "left": len(game.decks[deck]),
        "discarded": len(game.discards[deck]),
    }


def seat_sheet(game: CarpeAstra, seat: int) -> SeatSheet:
    held = [held_by_seat(game, guild) for guild in range(data.GUILDS)]
    shown: SeatSheet = {
        "character": game.character[seat],
        "credits": game.credits[seat],
        "agents": data.AGENTS - len(game.agents[seat]),
        "hands": [in_order(game, game.hands[hand_at(seat, deck)]) for deck in range(data.DECKS)],
        "support": [of_guild[seat] for of_guild in held],
        "points": [guild_points(of_guild, game.supply[guild])[seat] for guild, of_guild in enumerate(held)],
        "networks": groups(game, seat),
    }
    mask = reached(game, seat)
    if mask:
        shown["guilds"] = [guild for guild in range(data.GUILDS) if in_mask(mask, guild)]
    if may_network(game, seat):
        shown["at_home"] = True
    if victims(game, seat):
        shown["victims"] = victims(game, seat)
    return shown


def in_order(game: CarpeAstra, hand: list[int]) -> list[int]:
    """Those that everybody knows last, so that they lie at the same place for everybody."""
    secret = [card for card in hand if card not in game.shown]
    return secret + [card for card in hand if card in game.shown]


def laying(game: CarpeAstra) -> list[int]:
    """The hexes that are chosen so far for the tile that is being laid."""
    phase, ask = game.innermost(NewContacts), game.ask
    if phase is None or ask is None:
        return []
    return {"other": [phase.spot], "half": [phase.spot, phase.other]}.get(ask.field, [])
