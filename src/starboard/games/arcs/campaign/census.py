"""Nothing appears, nothing vanishes in the campaign either: owners, tokens wherever they lie, every card once."""

from __future__ import annotations

from starboard.games.arcs.campaign.codes import stock_kind, stowed_kind, stowed_owner
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import FATES, HULL_PLACES, THE_COUNCIL
from starboard.games.arcs.campaign.queries import captive_ships_of, favors_of
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.census import things
from starboard.games.arcs.codes import piece_of
from starboard.games.arcs.ids import AGENT, CITY, NOBODY, NOTHING, NOWHERE, RESOURCES, SEATS, SHIP, STARPORT
from starboard.games.arcs.queries import owners


def reach_census(game: Reach) -> dict[str, int]:
    found = things(game)
    for owner in owners(game):
        for piece, name in ((SHIP, "ships"), (CITY, "cities"), (STARPORT, "starports"), (AGENT, "agents")):
            found[f"{name} {owner}"] += pieces_elsewhere(game, owner, piece)
    for resource in range(RESOURCES):
        on_cards = [stock_kind(code) for code in game.stock].count(resource)
        found[f"tokens {resource}"] += game.trust[resource] + on_cards
    places = [places_of_card(game, card) for card in range(len(game.holder))]
    found["cards in two places"] = sum([count > 1 for count in places])
    found["court cards in no place"] = sum([places[card] != 1 for card in game.courtly])
    for card in game.mode.lore:
        # Before the setup lore is in the box.
        found[f"lore {card}"] = places[card] or (0 if game.lore_deck or game.court else 1)
    # At Court, or tucked under the card of whoever secured it; before the setup and between acts nowhere.
    found["council"] = places[THE_COUNCIL] + (game.council_by != NOBODY) if game.court else 1
    for number in range(1, FATES + 1):
        for name, count in fate_of(number).census(game).items():
            found[name] = found.get(name, 0) + count
    return found


def pieces_elsewhere(game: Reach, owner: int, piece: int) -> int:
    """Pieces of an owner on cards, on Flagship boards and on fates; the Flagship itself comes from no supply."""
    count = [(stowed_owner(code), stowed_kind(code)) for code in game.stowed].count((owner, piece))
    if piece == SHIP:
        count += sum([captive_ships_of(game, holder, owner) for holder in range(SEATS)])
    if owner >= SEATS:
        return count
    if piece == AGENT:
        return count + sum([favors_of(game, holder, owner) for holder in range(SEATS)])
    if piece == SHIP:
        return count - (1 if game.flagship_at[owner] != NOWHERE else 0)
    hull = game.hull[owner * HULL_PLACES : (owner + 1) * HULL_PLACES]
    return count + sum([value != 0 and piece_of(value) == piece for value in hull])


def places_of_card(game: Reach, card: int) -> int:
    """In how many places a card is; none for one that waits with its fate or in the box."""
    piles = (game.court, game.court_deck, game.court_discard, game.in_transit, game.scrapped, game.lore_deck)
    count = sum([pile.count(card) for pile in piles]) + sum([row.count(card) for row in game.above])
    return count + (game.holder[card] != NOBODY) + (game.attached[card] != NOTHING)
