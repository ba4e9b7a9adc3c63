"""Phases 2 and 3 for bots: the best network that can be formed now, and a tile that brings a card nearer."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE, Ask
from starboard.core.state import NOWHERE
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import (
    CARD_MASK,
    PLACE_MASK,
    halves_of,
    has_place,
    is_half,
    network_of,
    other_half,
    places_of,
    tile_of,
)
from starboard.games.carpe_astra.contacts import NewContacts
from starboard.games.carpe_astra.hexes import STEPS, ground_of, partners, spots
from starboard.games.carpe_astra.infiltration import MOVE, PLACE, Infiltrate, KeepNetwork, PlaceAgent
from starboard.games.carpe_astra.networks import WEBS, Web, guilds_of, hubs, missing
from starboard.games.carpe_astra.prospects import (
    CREDIT_WORTH,
    NOT_NOW,
    Gains,
    Taste,
    chance,
    gain_of,
    hand_worth,
    left_in,
    turns_ahead,
)
from starboard.games.carpe_astra.queries import SUPPLY, groups
from starboard.games.carpe_astra.state import CarpeAstra

CLOSER_LOOKS: Final = 40  # networks whose worth for the next turn is worked out, after a first sorting
LAYINGS: Final = 14  # placements of a tile that are weighed in full
AGENT_WORTH: Final = 0.12  # an agent on the map


class Wish:
    """A card in hand as the plan sees it: what it needs and what it would bring."""

    def __init__(self, card: int, gain: float) -> None:
        self.card = card
        self.deck = data.CARD_DECK[card]
        self.mask = CARD_MASK[card]
        self.gain = gain


class Infiltration:
    """The choice of a network for one seat in one position."""

    def __init__(self, game: CarpeAstra, seat: int, placements: int, taste: Taste) -> None:
        self.game = game
        self.taste = taste
        self.seat = seat
        self.placements = placements
        self.web: Web = WEBS.of(game.where)
        self.own = network_of(game.agents[seat])
        gains = Gains(game, seat, taste)
        cards = [card for card in game.hand(seat) if card >= 0]
        self.wishes = [Wish(card, max(0.05, gain_of(game, seat, card, gains, True))) for card in cards]
        self.hubs = network_of(hubs(game, seat, data.NETWORK))
        self.foes = network_of(hubs(game, seat, data.SLANDER))

    def best(self) -> int:
        """The network to have at the end of the phase."""
        first = [(self.at_once(network), network) for network in self.candidates()]
        first.sort(key=by_worth)
        best, found = -1e9, self.own
        for worth, network in first[:CLOSER_LOOKS]:
            whole = worth + self.later(network)
            if whole > best + 1e-9:
                best, found = whole, network
        return found

    def candidates(self) -> list[int]:
        """Networks around the own base, the Senate, and with slander cards the rivals' bases."""
        places = places_of(self.hubs)
        if any([wish.deck == data.SLANDER for wish in self.wishes]):
            places = places + places_of(self.foes)
        found: dict[int, bool] = {}
        most = self.placements + self.game.credits[self.seat]
        for hub in places:
            for network in self.web.networks(hub):
                if (network & ~self.own).bit_count() <= most:
                    found[network] = True
        return list(found)

    def at_once(self, network: int) -> float:
        """What a network brings in this turn, less what its agents cost."""
        guilds = guilds_of(network)
        worth = AGENT_WORTH * network.bit_count() + (0.15 if network & self.hubs else 0.0)
        for wish in self.wishes:
            if not wish.mask & ~guilds and network & (self.hubs if wish.deck == data.NETWORK else self.foes):
                worth += wish.gain
        paid = max(0, (network & ~self.own).bit_count() - self.placements)
        return worth - CREDIT_WORTH * paid - 0.01 * (network & ~self.own).bit_count()

    def later(self, network: int) -> float:
        """What it promises for the next turn: cards that are nearly there."""
        if turns_ahead(self.game, self.seat) == 0:
            return 0.0
        worth = 0.03 * guilds_of(network).bit_count()
        for wish in self.wishes:
            lacking = missing(self.web, self.game, self.seat, wish.card, network)
            if lacking > 0:
                likely = chance(self.game, self.seat, lacking, NOT_NOW, self.taste.waiting)
                worth += self.taste.later * wish.gain * likely
        return worth


def by_worth(pair: tuple[float, int]) -> tuple[float, int]:
    return (-pair[0], pair[1])


# -- phase 3 ----------------------------------------------------------------------------------------------


def next_deed(game: CarpeAstra, frame: Infiltrate, ask: Ask, taste: Taste) -> int | None:
    """The next step towards the best network."""
    plan = Infiltration(game, frame.seat, left_in(game, frame), taste)
    goal = plan.best()
    target, source = next_step(game, frame.seat, goal)
    if target < 0:
        return DONE
    deed = PLACE if source == SUPPLY else MOVE
    return deed if deed in ask.choices else None


def next_step(game: CarpeAstra, seat: int, goal: int) -> tuple[int, int]:
    """Which place of the goal to fill next, and with which agent; (NOWHERE, ...) when nothing is left to do."""
    own = game.agents[seat]
    wanted = [place for place in places_of(goal) if place not in own]
    spare = [place for place in own if not has_place(goal, place)]
    if not wanted:
        return NOWHERE, SUPPLY
    for place in wanted:
        if is_half(place) and other_half(place) in own:
            return place, other_half(place)
    if len(own) < data.AGENTS:
        return wanted[0], SUPPLY
    return (wanted[0], spare[0]) if spare else (NOWHERE, SUPPLY)


def placing(game: CarpeAstra, frame: PlaceAgent, ask: Ask, taste: Taste) -> int | None:
    """The agent and the place of a step that was begun."""
    phase = game.innermost(Infiltrate)
    if phase is None:
        return None
    goal = Infiltration(game, frame.seat, left_in(game, phase), taste).best()
    target, source = next_step(game, frame.seat, goal)
    answer = source if ask.field == "source" else target
    return answer if answer in ask.choices else None


def keeping(game: CarpeAstra, frame: KeepNetwork, taste: Taste) -> int:
    """The part of a torn network that is worth most."""
    plan = Infiltration(game, frame.seat, 0, taste)
    best, found = -1e9, 0
    for part in groups(game, frame.seat):
        network = network_of(part)
        worth = plan.at_once(network) + plan.later(network)
        if worth > best:
            best, found = worth, part[0]
    return found


# -- phase 2 ----------------------------------------------------------------------------------------------


class Laying:
    """A way to lay a tile: which half lies on which hex, and where the other half goes."""

    def __init__(self, half: int, spot: int, other: int) -> None:
        self.half = half
        self.spot = spot
        self.other = other


def contact(game: CarpeAstra, frame: NewContacts, ask: Ask, taste: Taste) -> int | None:
    """Lay a tile if it brings the hand nearer than the credit is worth; the questions follow the same plan."""
    laying = best_laying(game, frame, ask, taste)
    if laying is None:
        return DONE if ask.field == "tile" else None
    answers = {"tile": tile_of(laying.half), "spot": laying.spot, "other": laying.other, "half": laying.half}
    answer = answers[ask.field]
    return answer if answer in ask.choices else None


def best_laying(game: CarpeAstra, frame: NewContacts, ask: Ask, taste: Taste) -> Laying | None:
    seat = frame.seat
    if game.credits[seat] < data.TILE_COST:
        return None
    placements = game.rules.free_placements
    own = network_of(game.agents[seat])
    web = WEBS.of(game.where)
    cards = [card for card in game.hand(seat) if card >= 0]
    far = [card for card in cards if missing(web, game, seat, card, own) > placements]
    if not far:
        return None
    begun = ask.field != "tile"
    gains = Gains(game, seat, taste)
    best = -1e9 if begun else hand_worth(web, game, seat, own, placements, gains) + 1.3 * CREDIT_WORTH
    found: Laying | None = None
    for laying in layings(game, frame, ask, far):
        worth = worth_with(game, laying, seat, own, placements, gains)
        if worth > best + 1e-9:
            best, found = worth, laying
    return found


def worth_with(game: CarpeAstra, laying: Laying, seat: int, own: int, placements: int, gains: Gains) -> float:
    """The hand on the map as it would be."""
    where = game.where[:]
    where[laying.half] = laying.spot
    where[other_half(laying.half)] = laying.other
    return hand_worth(WEBS.of(where), game, seat, own, placements, gains)


def layings(game: CarpeAstra, frame: NewContacts, ask: Ask, far: list[int]) -> list[Laying]:
    """Wanted guilds next to the own base, the Senate and own agents; both wanted is best."""
    wanted = 0
    for card in far:
        wanted |= CARD_MASK[card]
    answered = {"tile": 0, "spot": 1, "other": 2, "half": 3}[ask.field]
    tiles = sorted(game.open_tiles) if answered == 0 else [frame.tile]
    halves = [half for tile in tiles for half in halves_of(tile) if wanted & PLACE_MASK[half]]
    near = spots_near(game, frame.seat)
    ground = ground_of(game.where)
    allowed = spots(ground_of(game.where), game.where, game.holes) if answered < 2 else [frame.spot]
    both: list[Laying] = []
    single: list[Laying] = []
    for spot in [hex for hex in near if hex in allowed] if answered < 2 else allowed:
        others = partners(ground, game.holes, spot) if answered < 3 else [frame.other]
        for half in halves:
            for other in others:
                fits_both = wanted & PLACE_MASK[other_half(half)]
                (both if fits_both else single).append(Laying(half, spot, other))
    return spread(both, LAYINGS // 2) + spread(single, LAYINGS // 2)


def spread(found: list[Laying], most: int) -> list[Laying]:
    """At most so many, evenly from the whole list."""
    if len(found) <= most:
        return found
    return [found[i * len(found) // most] for i in range(most)]


def spots_near(game: CarpeAstra, seat: int) -> list[int]:
    """Empty hexes beside the own base, the Senate and own agents, sorted."""
    taken = {hex: True for hex in game.where if hex >= 0}
    found: dict[int, bool] = {}
    for place in [game.home(seat), data.SENATE, *game.agents[seat]]:
        hex = game.where[place]
        if hex >= 0:
            for step in STEPS:
                if hex + step not in taken:
                    found[hex + step] = True
    return sorted(found)
