"""Nothing appears, nothing vanishes: every piece, card and token is somewhere (p. 22)."""

from __future__ import annotations

from starboard.games.arcs.codes import laid_type, owned_piece
from starboard.games.arcs.ids import (
    AGENT,
    CITY,
    NOTHING,
    RESOURCES,
    SEATS,
    SHIP,
    STARPORT,
    SYSTEMS,
)
from starboard.games.arcs.queries import (
    agents_on,
    captives_of,
    is_seat,
    outrages_marked,
    owners,
    pieces_left,
    places_of,
    ships_at,
    trophies_of,
)
from starboard.games.arcs.state import Arcs


def census(game: Arcs) -> dict[str, int]:
    found = things(game)
    for card in game.mode.court_pool(game):
        found[f"court card {card}"] = court_card(game, card)
    for card in game.mode.leaders + game.mode.lore:
        found[f"card {card}"] = leader_or_lore(game, card)
    return found


def things(game: Arcs) -> dict[str, int]:
    """Pieces, tokens and action cards."""
    found: dict[str, int] = {}
    for owner in owners(game):
        for piece, name in ((SHIP, "ships"), (CITY, "cities"), (STARPORT, "starports"), (AGENT, "agents")):
            found[f"{name} {owner}"] = pieces(game, owner, piece)
    for resource in range(RESOURCES):
        found[f"tokens {resource}"] = (
            game.supply[resource] + game.spent[resource] + game.boxed[resource] + game.slots.count(resource)
        ) + sum([laid_type(laid) == resource for laid in game.laid])
    hands = sum([len(hand) for hand in game.hands])
    table = sum([card != NOTHING for card in game.played + game.seize_cards])
    piles = len(game.deck) + len(game.discard) + len(game.discard_up)
    # Before the first deal the action cards are still in the box.
    found["action cards"] = (hands + table + piles) or len(game.mode.action_deck(game.players))
    return found


def pieces(game: Arcs, owner: int, piece: int) -> int:
    count = pieces_left(game, owner, piece) + game.removed[owned_piece(owner, piece)]
    count += sum([trophies_of(game, holder, owner, piece) for holder in range(SEATS)])
    if piece == SHIP:
        return count + sum([ships_at(game, owner, system) for system in range(SYSTEMS)])
    if piece != AGENT:
        return count + len(places_of(game, owner, piece))
    count += sum([captives_of(game, holder, owner) for holder in range(SEATS)])
    return count + agents_out(game, owner) if is_seat(owner) else count


def agents_out(game: Arcs, seat: int) -> int:
    """Agents of a seat at Court and on Outrage slots."""
    at_court = sum([agents_on(game, slot, seat) for slot in range(len(game.court))])
    return at_court + outrages_marked(game, seat) - game.stand_ins[seat]


def court_card(game: Arcs, card: int) -> int:
    """How many places a Court card is in: one, always, once the deck is laid out."""
    if not game.court_deck and not game.court:
        return 1
    places = game.court.count(card) + game.court_deck.count(card) + game.court_discard.count(card)
    places += 1 if game.holder[card] != NOTHING else 0
    places += 1 if game.attached[card] != NOTHING else 0
    return places + game.in_transit.count(card)


def leader_or_lore(game: Arcs, card: int) -> int:
    """Where a leader or lore card is: with somebody, in a row, in a deck, or discarded."""
    rows = game.leader_row.count(card) + game.lore_row.count(card) + game.court_discard.count(card)
    decks = game.leader_deck.count(card) + game.lore_deck.count(card)
    return rows + decks + (1 if game.holder[card] != NOTHING else 0)
