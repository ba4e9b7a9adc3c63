"""What a seat may know, and worlds that look the same to it (ROUND-13).

Hands, face-down cards, the action discard pile and the Court deck are hidden. ``sight`` holds what each seat
has seen of action cards this chapter, so that no world deals a card to a place where the seat knows it is not.
"""

from __future__ import annotations

from starboard.core.chance import Stream, derive
from starboard.core.game import conceal, imagine, unveil
from starboard.core.state import UNKNOWN
from starboard.games.arcs.codes import IN_DISCARD, card_of, may_be_gone, seen_seat, seen_with, seen_with_or_gone
from starboard.games.arcs.ids import COPY, NOTHING, NOWHERE, SEATS
from starboard.games.arcs.queries import sight_of
from starboard.games.arcs.state import Arcs


def view(state: Arcs, seat: int) -> Arcs:
    shown = conceal(state, seat)
    assert isinstance(shown, Arcs)
    for other in range(state.players):
        if other != seat:
            shown.hands[other] = [UNKNOWN] * len(state.hands[other])
            if state.how[other] == COPY:
                shown.played[other] = UNKNOWN
            if state.seize_cards[other] != NOTHING:
                shown.seize_cards[other] = UNKNOWN
    shown.deck = [UNKNOWN] * len(state.deck)
    shown.discard = [UNKNOWN] * len(state.discard)
    shown.court_deck = [card if known else UNKNOWN for card, known in zip(state.court_deck, state.court_open)]
    shown.leader_deck = [UNKNOWN] * len(state.leader_deck)
    shown.lore_deck = [UNKNOWN] * len(state.lore_deck)
    state.mode.hide(shown, seat)
    unveil(state, shown, seat)
    blot_sight(shown, seat, UNKNOWN)
    return shown


def blot_sight(game: Arcs, seat: int, what: int) -> None:
    """Nobody can tell what the other seats know."""
    cards = game.mode.action_cards()
    for observer in range(SEATS):
        if observer != seat:
            game.sight[observer * cards : (observer + 1) * cards] = [what] * cards


def determinize(state: Arcs, seat: int, seed: int) -> Arcs:
    """Deal everything that ``seat`` has not seen anew. Works from the view alone, so nothing can leak."""
    world = view(state, seat)
    stream = Stream(derive(seed, "world", seat))
    world.seed = derive(seed, "dice")
    deal_action_cards(world, seat, stream)
    world.mode.imagine(world, seat, stream)
    deal_pile(world.court_deck, cards_unseen(world), stream)
    deal_pile(world.leader_deck, leaders_unseen(world), stream)
    deal_pile(world.lore_deck, lore_unseen(world), stream)
    blot_sight(world, seat, NOWHERE)
    imagine(world, seat)
    return world


def deal_pile(pile: list[int], unseen: list[int], stream: Stream) -> None:
    """Fill the unknown cards of a pile; ``unseen`` comes sorted, so its order tells nothing."""
    stream.shuffle(unseen)
    for at, card in enumerate(pile):
        if card == UNKNOWN:
            pile[at] = unseen.pop()


class Spots:
    """Unknown places for action cards: the hand and the face-down cards of each rival, discard pile, deck."""

    def __init__(self, world: Arcs, codes: list[int]) -> None:
        self.hands = [hand.count(UNKNOWN) for hand in world.hands]
        self.tables = [(world.played[s], world.seize_cards[s]).count(UNKNOWN) for s in range(SEATS)]
        self.discard = world.discard.count(UNKNOWN)
        self.deck = world.deck.count(UNKNOWN)
        self.in_hand: list[list[int]] = [[] for _ in range(SEATS)]
        self.on_table: list[list[int]] = [[] for _ in range(SEATS)]
        self.in_discard: list[int] = []
        self.seen = [
            codes.count(s) + codes.count(seen_with(s)) + codes.count(seen_with_or_gone(s)) for s in range(SEATS)
        ]  # cards seen in the hand of each seat

    def put(self, card: int, code: int, stream: Stream) -> bool:
        """Put a card where the observer knows it to be; False if that place is full."""
        if code == IN_DISCARD:
            return self.to_discard(card)
        if code < IN_DISCARD:
            return self.to_hand(card, code)
        owner = seen_seat(code)
        places = [0, 1, 2] if may_be_gone(code) else [0, 1]
        stream.shuffle(places)
        if len(places) == 3 and self.seen[owner] >= self.hands[owner] + self.tables[owner]:
            # The whole hand may have been seen: then what is left of it holds no other card.
            places.remove(2)
            places.append(2)
        for place in places:
            if place == 0 and self.to_hand(card, owner):
                return True
            if place == 1 and self.to_table(card, owner):
                return True
            if place == 2 and self.to_discard(card):
                return True
        return False

    def to_hand(self, card: int, seat: int) -> bool:
        if len(self.in_hand[seat]) == self.hands[seat]:
            return False
        self.in_hand[seat].append(card)
        return True

    def to_table(self, card: int, seat: int) -> bool:
        if len(self.on_table[seat]) == self.tables[seat]:
            return False
        self.on_table[seat].append(card)
        return True

    def to_discard(self, card: int) -> bool:
        if len(self.in_discard) == self.discard:
            return False
        self.in_discard.append(card)
        return True

    def fill(self, rest: list[int]) -> None:
        """Everything that nothing is known of goes wherever there is room."""
        for seat in range(SEATS):
            while len(self.in_hand[seat]) < self.hands[seat]:
                self.in_hand[seat].append(rest.pop())
            while len(self.on_table[seat]) < self.tables[seat]:
                self.on_table[seat].append(rest.pop())
        while len(self.in_discard) < self.discard:
            self.in_discard.append(rest.pop())


def deal_action_cards(world: Arcs, seat: int, stream: Stream) -> None:
    unseen = action_cards_unseen(world)
    sight = sight_of(world, seat) if seat >= 0 else [NOWHERE] * world.mode.action_cards()
    spots = Spots(world, [sight[card] for card in unseen])
    rest = []
    stream.shuffle(unseen)
    # Certain knowledge first, then what leaves several possibilities.
    for card in sorted(unseen, key=sight.__getitem__):
        if sight[card] == NOWHERE or not spots.put(card, sight[card], stream):
            rest.append(card)
    stream.shuffle(rest)
    spots.fill(rest)
    lay_spots(world, spots, stream)
    world.deck = rest[: spots.deck]


def lay_spots(world: Arcs, spots: Spots, stream: Stream) -> None:
    for owner in range(SEATS):
        if spots.hands[owner]:
            world.hands[owner] = sorted(spots.in_hand[owner])
        stream.shuffle(spots.on_table[owner])
        if world.played[owner] == UNKNOWN:
            world.played[owner] = spots.on_table[owner].pop()
        if world.seize_cards[owner] == UNKNOWN:
            world.seize_cards[owner] = spots.on_table[owner].pop()
    stream.shuffle(spots.in_discard)
    world.discard = spots.in_discard


def action_cards_unseen(world: Arcs) -> list[int]:
    """Action cards that lie nowhere in the view, in order."""
    cards = world.mode.action_cards()
    seen = [False] * (cards + 1)
    for hand in world.hands:
        for card in hand:
            seen[card if card >= 0 else cards] = True
    for card in world.seize_cards + world.discard_up:
        seen[card if card >= 0 else cards] = True
    for face in world.played:
        seen[card_of(face) if face >= 0 else cards] = True
    return [card for card in world.mode.action_deck(world.players) if not seen[card]]


def cards_unseen(world: Arcs) -> list[int]:
    """Court cards that lie nowhere in the view."""
    seen = world.court + world.court_discard
    return [card for card in world.mode.court_pool(world) if card not in seen and is_unseen(world, card)]


def leaders_unseen(world: Arcs) -> list[int]:
    return [card for card in world.mode.leaders if is_unseen(world, card) and card not in world.leader_row]


def lore_unseen(world: Arcs) -> list[int]:
    seen = world.lore_row + world.lore_deck + world.court_discard
    return [card for card in world.mode.lore if is_unseen(world, card) and card not in seen]


def is_unseen(world: Arcs, card: int) -> bool:
    if world.holder[card] != NOTHING or world.attached[card] != NOTHING:
        return False
    return card not in world.court_deck and card not in world.in_transit
