"""What a choice costs that the thing it names does not tell: an Outrage, tokens for which no slot is open, a pip for
nothing. For people who decide; nothing here changes a position."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE
from starboard.core.procedure import Procedure
from starboard.core.text import Text
from starboard.games.arcs.actions.hits import HitBuildings
from starboard.games.arcs.actions.raid import Raid
from starboard.games.arcs.actions.tax import Tax, captive_owner, city_types
from starboard.games.arcs.codes import is_damaged, is_kept, is_loot_card, is_on_board, piece_of
from starboard.games.arcs.ids import CITY, EMPTY, NOBODY, TOKEN_KINDS
from starboard.games.arcs.queries import filled, free_slots, is_outraged, open_slots, token_at, tokens
from starboard.games.arcs.slots import REARRANGE, Arrange, Store, holding_places
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import RESOURCE
from starboard.games.arcs.verbs import cards_at_stake

Cost = tuple[Text, float, tuple[float, ...]]  # a number of an outlook, and a certain one

TOKENS_LOST: Final = Text("× Ressource verloren", "× token lost")
CARDS_LOST: Final = Text("× Gildenkarte verloren", "× Guild card lost")
NO_SLOT: Final = Text("× Ressource abzulegen: kein Platz ist frei", "× token to discard: no slot is free")


def costs(game: Arcs, top: Procedure, field: str, choice: int) -> list[Cost]:
    if isinstance(top, HitBuildings) and field == "place":
        return razing(game, top.attacker, choice)
    if isinstance(top, Tax) and field == "place" and not game.moments.instead_of_gain[top.seat]:
        return taxing(game, top.seat, choice)
    if (
        isinstance(top, Raid)
        and field == "loot"
        and choice != DONE
        and not is_kept(choice)
        and not is_loot_card(choice)
    ):
        return homeless(game, top.attacker, [token_at(game, top.defender, choice)])
    if isinstance(top, Store) and choice == REARRANGE:
        return homeless(game, top.seat, [top.resource])
    if isinstance(top, Arrange) and field == "pick":
        return left_over(game, top, choice)
    return []


def taxing(game: Arcs, seat: int, place: int) -> list[Cost]:
    """A pip for nothing where the supply lacks what the city gives and nobody is captured either. Cards that give
    something else are not looked at: what they do is told by themselves."""
    types = city_types(game, place)
    there = [resource for resource in types if game.supply[resource]]
    if there or not types:
        return homeless(game, seat, there)
    lacking = RESOURCE[types[0]]
    what = Text(f"{lacking.de}: keine im Vorrat", f"{lacking.en}: none in the supply")
    return [certain(what, 0)] if captive_owner(game, seat, place) == NOBODY else []


def razing(game: Arcs, seat: int, place: int) -> list[Cost]:
    """A damaged building falls."""
    return [] if is_on_board(place) or not is_damaged(game.buildings[place]) else guilt(game, seat, place)


def guilt(game: Arcs, seat: int, place: int) -> list[Cost]:
    """Who destroys a city answers for it (OUTRAGE-01)."""
    found: list[Cost] = []
    if piece_of(game.buildings[place]) == CITY:
        for resource in city_types(game, place):
            found += outrage(game, seat, resource)
    return found


def outrage(game: Arcs, seat: int, resource: int) -> list[Cost]:
    """What it takes (OUTRAGE-02); one that was provoked before may find nothing more."""
    lost = tokens(game, seat, resource)
    cards = len(cards_at_stake(game, seat, resource))
    if any([card.spares_guilds(game, seat, resource) for card in game.moments.spares_guilds[seat]]):
        cards = 0
    if is_outraged(game, seat, resource) and not lost and not cards:
        return []
    name = RESOURCE[resource]
    found = [certain(Text(f"Aufschrei: {name.de}", f"Outrage: {name.en}"), 1)]
    return found + [certain(what, count) for what, count in ((TOKENS_LOST, lost), (CARDS_LOST, cards)) if count]


def homeless(game: Arcs, seat: int, types: list[int]) -> list[Cost]:
    """A token of one of these types comes in, and neither a slot nor a card has room for it."""
    if not types or free_slots(game, seat) or any([holding_places(game, seat, resource) for resource in types]):
        return []
    return [certain(NO_SLOT, len(filled(game, seat)) + 1 - len(open_slots(game, seat)))]


def left_over(game: Arcs, arrange: Arrange, pick: int) -> list[Cost]:
    """Tokens that the last slot does not take."""
    if len(arrange.plan) + 1 < len(open_slots(game, arrange.seat)):
        return []
    rest = arrange.unplaced(game)
    if pick != EMPTY:
        rest[pick] -= 1
    found: list[Cost] = []
    for kind in range(TOKEN_KINDS):
        if rest[kind]:
            name = RESOURCE[kind]
            found.append(certain(Text(f"× abgelegt: {name.de}", f"× discarded: {name.en}"), rest[kind]))
    return found


def certain(what: Text, count: int) -> Cost:
    return what, float(count), ()
