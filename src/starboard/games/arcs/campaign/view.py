"""What the campaign hides besides hands: fates drawn and not shown, and which lore lies in the Court deck (s1.t.j)."""

from __future__ import annotations

from starboard.core.chance import Stream
from starboard.core.state import UNKNOWN
from starboard.games.arcs.campaign.drafting import drawn_from
from starboard.games.arcs.campaign.fates.fate import fate_number
from starboard.games.arcs.campaign.ids import FATE
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.ids import NOBODY


def lies_open(game: Reach, card: int) -> bool:
    """Whether everybody can see where a Court or lore card is."""
    return (
        game.holder[card] != NOBODY
        or game.attached[card] != NOBODY
        or card in game.court
        or card in game.court_deck
        or card in game.court_discard
        or card in game.in_transit
        or card in game.scrapped
        or any([card in row for row in game.above])
    )


def deal_court(world: Reach, stream: Stream) -> None:
    """The unknown cards of the Court deck: all Court cards that lie nowhere in sight, and lore for the other places;
    the rest of the lore is the lore deck."""
    unseen = [card for card in sorted(world.courtly) if not lies_open(world, card)]
    lore = [card for card in world.mode.lore if card not in world.courtly and not lies_open(world, card)]
    lore = [card for card in lore if card not in world.lore_deck]
    stream.shuffle(lore)
    places = world.court_deck.count(UNKNOWN)
    while len(unseen) < places:
        unseen.append(lore.pop())
    stream.shuffle(unseen)
    world.court_deck = [unseen.pop() if card == UNKNOWN else card for card in world.court_deck]
    world.lore_deck = [lore.pop() if card == UNKNOWN else card for card in world.lore_deck]


def hide_fates(shown: Reach, seat: int) -> None:
    """What the others drew. That somebody may keep the present fate is known, and so is what the options fix."""
    shown.fate_deck = [UNKNOWN] * len(shown.fate_deck)
    for other in range(shown.players):
        if other != seat:
            known = [number == shown.fate[other] or shown.plan.is_fixed(number) for number in shown.fate_hand[other]]
            hand = zip(shown.fate_hand[other], known)
            shown.fate_hand[other] = [number if is_known else UNKNOWN for number, is_known in hand]


def deal_fates(world: Reach, stream: Stream) -> None:
    """Fates in rivals' hands and in the pile they are drawn from: those of the tier that is drawn now."""
    unseen = [number for number in drawn_from(world) if not any([number in hand for hand in world.fate_hand])]
    stream.shuffle(unseen)
    for hand in world.fate_hand:
        hand[:] = sorted([unseen.pop() if number == UNKNOWN else number for number in hand])
    world.fate_deck = [unseen.pop() if number == UNKNOWN else number for number in world.fate_deck]


def fates_seen(game: Reach) -> list[tuple[int, int]]:
    """Every fate that is or was in play, with its seat (NOBODY once it is put away)."""
    seen = [(fate_number(card), game.holder[card]) for card in DECK.kinds[FATE]]
    return [(number, owner) for number, owner in seen if owner != NOBODY or game.ledger[number - 1]]
