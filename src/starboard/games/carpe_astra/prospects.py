"""What support, credits and cards are worth in points, now and in hope. Bots weigh positions with this."""

from __future__ import annotations

from typing import Final

from starboard.core.state import UNKNOWN
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.cards import ChangeOfPlan
from starboard.games.carpe_astra.contacts import NewContacts
from starboard.games.carpe_astra.infiltration import Infiltrate, PlaceAgent
from starboard.games.carpe_astra.networks import Web, missing
from starboard.games.carpe_astra.queries import event_matches
from starboard.games.carpe_astra.scoring import guild_points, held_by_seat
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.support import GainSupport

CREDIT_WORTH: Final = 0.45
EXTRA_CARD_WORTH: Final = 0.7
# The chance to score a card next turn, by the agents that it lacks.
LATER: Final[tuple[float, ...]] = (0.62, 0.60, 0.55, 0.36, 0.24, 0.12)


class Taste:
    """How much some things count that nobody can reckon, as factors."""

    def __init__(self, rival: float, event: float, keeping: float, waiting: float, later: float) -> None:
        self.rival = rival  # the best rival's loss beside the own gain
        self.event = event  # the reward of an event beside a marker
        self.keeping = keeping  # the credit for which a marker taken from a rival is kept
        self.waiting = waiting  # cards that have to wait for a later turn
        self.later = later  # such cards again, when a network is chosen


PLAIN: Final = Taste(rival=0.5, event=1.0, keeping=1.0, waiting=1.0, later=0.8)

NOT_NOW: Final = -1  # no placement will come before the next scoring
SCORING: Final = 0


# -- time -----------------------------------------------------------------------------------------------


def placements_now(game: CarpeAstra, seat: int) -> int:
    """Free placements before this seat may score in this turn; NOT_NOW when it may not."""
    if seat != game.active:
        return NOT_NOW
    phase = game.innermost(Infiltrate)
    if phase is not None:
        return left_in(game, phase)
    if game.innermost(ChangeOfPlan) is not None or game.innermost(NewContacts) is not None:
        return game.rules.free_placements
    return SCORING if game.innermost(GainSupport) is not None else NOT_NOW


def left_in(game: CarpeAstra, frame: Infiltrate) -> int:
    """Free placements left; one that is just being made still counts."""
    placed = frame.placed - 1 if isinstance(game.stack[-1], PlaceAgent) else frame.placed
    return max(0, game.rules.free_placements - placed)


def turns_ahead(game: CarpeAstra, seat: int) -> int:
    """Turns of a seat after the present one."""
    played = (game.active - game.first) % game.players
    mine = (seat - game.first) % game.players
    return data.ROUNDS - game.round + (1 if mine > played else 0)


# -- support --------------------------------------------------------------------------------------------


def standing(held: list[int], supply: int, late: float) -> list[float]:
    """The points of a guild to be expected: what they are now, the more surely the later, and a share by markers."""
    found = guild_points(held, supply)
    everything = sum(held) + 0.3 * len(held)
    sure = 0.3 + 0.7 * late * late
    return [sure * found[seat] + (1.0 - sure) * 6.0 * (held[seat] + 0.3) / everything for seat in range(len(held))]


def lateness(game: CarpeAstra) -> float:
    return game.round / float(data.ROUNDS)


class Gains:
    """What one marker more would bring a seat, by guild, and what taking one from a rival would."""

    def __init__(self, game: CarpeAstra, seat: int, taste: Taste) -> None:
        late = lateness(game)
        self.taste = taste
        self.network = [0.0] * data.GUILDS
        self.slander = [[0.0] * data.GUILDS for _ in range(game.players)]
        for guild in range(data.GUILDS):
            held = held_by_seat(game, guild)
            before = standing(held, game.supply[guild], late)
            if game.supply[guild]:
                held[seat] += 1
                after = standing(held, game.supply[guild] - 1, late)
                held[seat] -= 1
                self.network[guild] = self.swing(before, after, seat)
            for victim in range(game.players):
                if victim != seat and held[victim]:
                    self.slander[victim][guild] = self.theft(game, seat, victim, guild, held, before, late)

    def theft(
        self, game: CarpeAstra, seat: int, victim: int, guild: int, held: list[int], before: list[float], late: float
    ) -> float:
        taken = held[:]
        taken[victim] -= 1
        keeps = game.credits[seat] > 0
        if keeps:
            taken[seat] += 1
        after = standing(taken, game.supply[guild] + (0 if keeps else 1), late)
        return self.swing(before, after, seat) - (self.taste.keeping * CREDIT_WORTH if keeps else 0.0)

    def swing(self, before: list[float], after: list[float], seat: int) -> float:
        """Own gain, and a part of what the rival who changes most loses."""
        others = [before[other] - after[other] for other in range(len(before)) if other != seat]
        return after[seat] - before[seat] + self.taste.rival * max(others)


def gain_of(game: CarpeAstra, seat: int, card: int, gains: Gains, now: bool) -> float:
    """What scoring a card would bring, its event included."""
    guilds = data.CARD_GUILDS[card]
    if data.CARD_DECK[card] == data.NETWORK:
        best = max([gains.network[guild] for guild in guilds])
    else:
        best = max([gains.slander[victim][guild] for victim in range(game.players) for guild in guilds])
    return best + gains.taste.event * event_worth(game, card, now)


def event_worth(game: CarpeAstra, card: int, now: bool) -> float:
    """rules 9: the event of this round, or of the next one for a card that has to wait."""
    position = 0 if now else 1
    if (now and game.round == 1) or position >= len(game.track) or game.track[position] < 0:
        return 0.0
    event = game.track[position]
    each = CREDIT_WORTH if data.EVENT_REWARD[event] == data.CREDITS else EXTRA_CARD_WORTH
    return each * data.EVENT_AMOUNT[event] * event_matches(event, card)


# -- cards ------------------------------------------------------------------------------------------------


def chance(game: CarpeAstra, seat: int, lacking: int, placements: int, waiting: float) -> float:
    """How likely a card is to be scored, by the agents that it lacks; what must be paid for is taken off."""
    later = waiting * LATER[lacking] if lacking < len(LATER) and turns_ahead(game, seat) > 0 else 0.0
    if placements == NOT_NOW:
        return later
    paid = max(0, lacking - placements)
    if lacking == 0:
        return 0.97
    if placements == SCORING and paid:
        return later
    return max(later, 0.93 - 0.22 * paid) if paid <= game.credits[seat] else later


def hand_worth(web: Web, game: CarpeAstra, seat: int, own: int, placements: int, gains: Gains) -> float:
    """The cards in hand by what they would bring and how near they are; cards that nobody saw count little."""
    return sum([card_worth(web, game, seat, card, own, placements, gains) for card in game.hand(seat)])


def card_worth(web: Web, game: CarpeAstra, seat: int, card: int, own: int, placements: int, gains: Gains) -> float:
    if card < 0:
        return 0.5
    likely = chance(game, seat, missing(web, game, seat, card, own), placements, gains.taste.waiting)
    now = placements != NOT_NOW and likely > 0.65
    return likely * max(0.0, gain_of(game, seat, card, gains, now))


def least_card(web: Web, game: CarpeAstra, seat: int, own: int, taste: Taste) -> int:
    """The card in hand to part with in a change of plan (rules 5)."""
    gains = Gains(game, seat, taste)
    least, found = 1e9, UNKNOWN
    for card in game.hand(seat):
        worth = card_worth(web, game, seat, card, own, game.rules.free_placements, gains)
        if worth < least:
            least, found = worth, card
    return found


def credits_worth(game: CarpeAstra, seat: int) -> float:
    """Diminishing; after the last turn they only break ties."""
    count = game.credits[seat]
    share = min(1.0, 0.35 * (turns_ahead(game, seat) + (0 if placements_now(game, seat) == NOT_NOW else 1)))
    plenty = CREDIT_WORTH * min(count, 4) + 0.25 * min(max(count - 4, 0), 4) + 0.08 * max(count - 8, 0)
    return share * plenty + 0.03 * count
