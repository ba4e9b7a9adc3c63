"""What a seat may know, and worlds that look the same to it.

Public: map, agents, credits, support, open tiles and cards, discard piles, open events, which deck a card was drawn
from, cards seen being taken from the open ones, and tiles put back under the stack.
Secret: the other seats' hands, the order of all piles, face-down events, and the card that marked round 1.
"""

from __future__ import annotations

from typing import Final

from starboard.core.chance import Stream, derive
from starboard.core.game import conceal
from starboard.core.state import UNKNOWN
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import CARD_MASK, half_of, hand_at, within
from starboard.games.carpe_astra.queries import face_up, may_network, reached, scorable, victims
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.support import GainSupport

TRIES: Final = 20


def view(game: CarpeAstra, seat: int) -> CarpeAstra:
    seen = conceal(game, seat)
    assert isinstance(seen, CarpeAstra)
    for other in range(seen.players):
        if other != seat:
            for row in [hand_at(other, deck) for deck in range(data.DECKS)]:
                seen.hands[row] = sorted([card if card in seen.shown else UNKNOWN for card in seen.hands[row]])
    for deck in range(data.DECKS):
        seen.decks[deck] = [UNKNOWN] * len(seen.decks[deck])
    known = seen.known_tiles
    seen.tile_stack[known:] = [UNKNOWN] * (len(seen.tile_stack) - known)
    seen.event_stack = [UNKNOWN] * len(seen.event_stack)
    seen.track = [event if face_up(seen, i) else UNKNOWN for i, event in enumerate(seen.track)]
    if seen.past_events:
        seen.past_events[0] = UNKNOWN  # rules 3.7: the card of round 1 is never turned up
    return seen


def determinize(game: CarpeAstra, seat: int, seed: int) -> CarpeAstra:
    """Deal everything that ``seat`` does not know anew. Works on a full position and on a view alike."""
    world = view(game, seat)
    world.seed = derive(seed, "world")
    stream = Stream(derive(seed, "deal"))
    fill([world.tile_stack], unseen([world.tile_stack, world.open_tiles, laid_tiles(world)], data.TILES), stream)
    events = [world.track, world.event_stack, world.past_events]
    fill(events, unseen(events, data.EVENTS), stream)
    deal_cards(world, stream)
    ask = world.ask
    if ask is not None and ask.seat != seat:
        world.ask_again()
    return world


def laid_tiles(game: CarpeAstra) -> list[int]:
    return [tile for tile in range(data.TILES) if game.where[half_of(tile, 0)] >= 0]


def unseen(lists: list[list[int]], count: int) -> list[int]:
    """The ids below ``count`` that stand in none of the lists, sorted."""
    free = [True] * count
    for ids in lists:
        for id in ids:
            if id >= 0:
                free[id] = False
    return [id for id in range(count) if free[id]]


def fill(lists: list[list[int]], pool: list[int], stream: Stream) -> None:
    """Deal the pool over the unknown entries."""
    stream.shuffle(pool)
    for ids in lists:
        for i in range(len(ids)):
            if ids[i] == UNKNOWN:
                ids[i] = pool.pop()


def deal_cards(world: CarpeAstra, stream: Stream) -> None:
    """Both decks anew. A seat that is being asked which card to score can score one (else it was not asked)."""
    hidden = [row[:] for row in world.hands]
    decks = [row[:] for row in world.decks]
    asked = scoring_seat(world)
    for _ in range(TRIES):
        world.hands = [row[:] for row in hidden]
        world.decks = [row[:] for row in decks]
        for deck in range(data.DECKS):
            deal_deck(world, deck, stream)
        if asked < 0 or scorable(world, asked):
            break
    else:
        hand_over(world, hidden, asked, stream)
    for hand in world.hands:
        hand.sort()


def scoring_seat(world: CarpeAstra) -> int:
    """The seat at an open question which card to score, or -1."""
    if world.ask is not None and isinstance(world.stack[-1], GainSupport):
        return world.ask.seat
    return -1


def deal_deck(world: CarpeAstra, deck: int, stream: Stream) -> None:
    slots = [world.hands[hand_at(seat, deck)] for seat in range(world.players)]
    slots.append(world.decks[deck])
    known = [world.discards[deck], world.offers[deck]]
    of_deck = [card for card in unseen(slots + known, data.CARDS) if data.CARD_DECK[card] == deck]
    fill(slots, of_deck, stream)


def hand_over(world: CarpeAstra, hidden: list[list[int]], asked: int, stream: Stream) -> None:
    """Luck did not give the asked seat a card it can score: exchange one of its unknown cards for such a card."""
    guilds = reached(world, asked)
    found: list[tuple[int, int, int]] = []  # deck, position in the deck, position in the hand
    for deck in range(data.DECKS):
        if not (may_network(world, asked) if deck == data.NETWORK else victims(world, asked)):
            continue
        for i, card in enumerate(world.decks[deck]):
            if within(CARD_MASK[card], guilds):
                found += [(deck, i, j) for j, card in enumerate(hidden[hand_at(asked, deck)]) if card == UNKNOWN]
    if found:
        deck, i, j = found[stream.below(len(found))]
        hand, pile = world.hands[hand_at(asked, deck)], world.decks[deck]
        hand[j], pile[i] = pile[i], hand[j]
