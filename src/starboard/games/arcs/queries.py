"""Questions to a position. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import is_damaged, is_on_board, outrage_agent, owner_of
from starboard.games.arcs.ids import (
    AMBITIONS,
    CARD_SLOT,
    CITY,
    EMPATH,
    EVENT,
    FRESH,
    FUEL,
    GUILD,
    KEEPER,
    LORE,
    MARKER_FIRST,
    MARKER_SECOND,
    MARKERS,
    MATERIAL,
    NOBODY,
    NOTHING,
    NUMBER_OF,
    OPEN_SLOTS,
    OWNERS,
    PIECES,
    PLACES,
    PSIONIC,
    RELIC,
    RESOURCES,
    SEATS,
    SLOTS,
    STARPORT,
    SUIT_OF,
    SUITS,
    SYSTEMS,
    TABLE,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
)
from starboard.games.arcs.map import Seat
from starboard.games.arcs.state import Arcs

# -- buildings ------------------------------------------------

SEATED: Final = tuple([tuple(range(players)) for players in range(SEATS + 1)])  # the seats, by players


def places_of(game: Arcs, seat: int, piece: int) -> list[int]:
    """Where a seat's cities or starports stand."""
    first = 1 + seat * 4 + (2 if piece == STARPORT else 0)
    return [place for place, value in enumerate(game.buildings) if value == first or value == first + 1]


def buildings_at(game: Arcs, system: int, seat: int) -> list[int]:
    """The places of a seat's buildings in a system."""
    first = system * PLACES
    return [p for p in range(first, first + PLACES) if game.buildings[p] and owner_of(game.buildings[p]) == seat]


def are_alike(game: Arcs, place: int, other: int) -> bool:
    """Whether two printed slots of a system are equal in every way: what stands there, and whether it was used."""
    slots = game.board.slots[place // PLACES]
    if place // PLACES != other // PLACES or place % PLACES >= slots or other % PLACES >= slots:
        return False
    return game.buildings[place] == game.buildings[other] and game.used[place] == game.used[other]


def distinct(game: Arcs, places: list[int]) -> list[int]:
    """Of slots that are alike only the first: they are one choice."""
    found = [place for place in places if not is_on_board(place)]
    found = [p for p in found if not any([are_alike(game, p, other) for other in range(p - p % PLACES, p)])]
    return [*found, *[place for place in places if is_on_board(place)]]


def standing(game: Arcs, system: int, seat: int) -> list[int]:
    """A seat's buildings in a system, those included that stand on its boards there (fla.cards)."""
    values = [game.buildings[place] for place in buildings_at(game, system, seat)]
    for card in game.moments.board[seat]:
        values += [value for value in card.board(game, seat, system) if value]
    return values


def has_building(game: Arcs, seat: int) -> bool:
    low = seat * 4
    return any([low < value <= low + 4 for value in game.buildings])


# -- ships and control (p. 7) ------------------------------------------------


def fresh_at(game: Arcs, seat: int, system: int) -> int:
    return game.fresh[seat * SYSTEMS + system]


def damaged_at(game: Arcs, seat: int, system: int) -> int:
    return game.damaged[seat * SYSTEMS + system]


def ships_at(game: Arcs, seat: int, system: int) -> int:
    return game.fresh[seat * SYSTEMS + system] + game.damaged[seat * SYSTEMS + system]


def ships_in(game: Arcs, owner: int, system: int, condition: int) -> int:
    """Fresh or damaged ships of an owner in a system."""
    ships = game.fresh if condition == FRESH else game.damaged
    return ships[owner * SYSTEMS + system]


def exposed(game: Arcs, owner: int, system: int, condition: int) -> int:
    """Those of them that can be hit or removed: all, unless a card has one last."""
    ships = ships_in(game, owner, system, condition)
    return ships - lasting_ships(game, owner, system) if condition == FRESH else ships


def lasting_ships(game: Arcs, owner: int, system: int) -> int:
    """Fresh ships of an owner in a system that can neither be hit nor leave the map: one at most."""
    for card in game.moments.lasting_ships[owner]:
        if card.lasting_ships(game, owner, system):
            return 1
    return 0


def has_ships(game: Arcs, seat: int) -> bool:
    """Whether a seat has any ship on the map."""
    low, high = seat * SYSTEMS, (seat + 1) * SYSTEMS
    return any(game.fresh[low:high]) or any(game.damaged[low:high])


def has_damage(game: Arcs, seat: int) -> bool:
    """Whether anything of a seat on the map is damaged."""
    if any(damaged_ships(game, seat)):
        return True
    low = seat * 4
    for value in game.buildings:
        if low < value <= low + 4 and is_damaged(value):
            return True
    return False


def damaged_ships(game: Arcs, owner: int) -> list[int]:
    """The damaged ships of an owner, system by system."""
    return game.damaged[owner * SYSTEMS : (owner + 1) * SYSTEMS]


def damaged_places(game: Arcs) -> list[int]:
    """Where damaged buildings stand, whoever owns them."""
    return [place for place, value in enumerate(game.buildings) if value and (value - 1) & 1]


def pieces_left(game: Arcs, seat: int, piece: int) -> int:
    """Pieces in a seat's supply; cities: on the board."""
    return game.left[seat * PIECES + piece]


def controller(game: Arcs, system: int) -> int:
    """Who has strictly more fresh ships than each other player (MAP-02), unless a card says otherwise."""
    best = 0
    who = NOBODY
    for seat in range(game.players):
        ships = game.fresh[seat * SYSTEMS + system]
        if ships > best:
            best = ships
            who = seat
        elif ships == best:
            who = NOBODY
    for card in game.moments.controls[TABLE]:
        who = card.controls(game, TABLE, system, who)
    return who


def controls(game: Arcs, seat: int, system: int) -> bool:
    """Whether a seat controls a system. Who has no fresh ship there never does, unless a card says otherwise."""
    if not game.fresh[seat * SYSTEMS + system] and not is_overruled(game, system):
        return False
    return controller(game, system) == seat


def is_overruled(game: Arcs, system: int) -> bool:
    """Whether a card may say that somebody without fresh ships controls a system."""
    for card in game.moments.controls[TABLE]:
        if card.overrules(game, system):
            return True
    return False


def has_pieces_at(game: Arcs, seat: int, system: int) -> bool:
    """Whether anything of a seat is in a system: ships, buildings, or what cards count as pieces (ter.tokens)."""
    if has_figures_at(game, seat, system):
        return True
    for card in game.moments.is_present[seat]:
        if card.is_present(game, seat, system):
            return True
    return False


def has_figures_at(game: Arcs, seat: int, system: int) -> bool:
    """Whether an owner has ships or buildings in a system."""
    at = seat * SYSTEMS + system
    if game.fresh[at] or game.damaged[at]:
        return True
    buildings = game.buildings
    first = system * PLACES
    low = seat * 4
    high = low + 4
    return (
        low < buildings[first] <= high or low < buildings[first + 1] <= high or low < buildings[first + 2] <= high
    )  # without a loop: nothing is asked more often


def is_seat(owner: int) -> bool:
    """Whether an owner of pieces is somebody who plays."""
    return 0 <= owner < SEATS


def owners(game: Arcs) -> tuple[int, ...]:
    """All whose pieces can be on the map: the seats, and whoever else the way to play has."""
    return SEATED[game.players] + game.mode.neutrals


def rivals(game: Arcs, seat: int) -> list[int]:
    return [rival for rival in range(game.players) if rival != seat]


def starting_spots(game: Arcs, seat: int) -> Seat:
    """Where the setup card lets a seat start, by its place in turn order (SETUP-06)."""
    return game.board.card.seats[turn_order(game).index(seat)]


def turn_order(game: Arcs) -> list[int]:
    """All seats clockwise from the initiative holder."""
    return [(game.initiative + i) % game.players for i in range(game.players)]


# -- tokens and cards (p. 17) ------------------------------------------------


def open_slots(game: Arcs, seat: int) -> list[int]:
    """The resource slots of a seat that cities leave open, and those on cards."""
    slots = list(range(OPEN_SLOTS[game.left[seat * PIECES + CITY]]))
    for card in game.moments.resource_slots[seat]:
        if card.resource_slots(game, seat):
            slots.append(CARD_SLOT)
    return slots


def free_slots(game: Arcs, seat: int) -> list[int]:
    return [slot for slot in open_slots(game, seat) if game.slots[seat * SLOTS + slot] == NOTHING]


def token_at(game: Arcs, seat: int, slot: int) -> int:
    """The kind of the token in a slot; NOTHING if it is empty."""
    return game.slots[seat * SLOTS + slot]


def filled(game: Arcs, seat: int) -> list[int]:
    """The slots of a seat that hold a token."""
    return [slot for slot in range(SLOTS) if game.slots[seat * SLOTS + slot] != NOTHING]


def is_resource(kind: int) -> bool:
    """Whether a kind of token is a resource. Golems lie in slots too and are none (F5/05)."""
    return 0 <= kind < RESOURCES


def with_resource(game: Arcs, seat: int) -> list[int]:
    """The slots of a seat that hold a resource."""
    return [slot for slot in range(SLOTS) if 0 <= game.slots[seat * SLOTS + slot] < RESOURCES]


def tokens(game: Arcs, seat: int, resource: int) -> int:
    """Tokens of a kind in a seat's slots."""
    return game.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(resource)


def has_resource(game: Arcs, seat: int) -> bool:
    return bool(with_resource(game, seat))


def tokens_had(game: Arcs, seat: int, resource: int) -> int:
    """Tokens of a type that a seat has, wherever they lie (PRELUDE-10)."""
    count = tokens(game, seat, resource)
    for card in game.moments.tokens_had[seat]:
        count = card.tokens_had(game, seat, resource, count)
    return count


def guild_cards(game: Arcs, seat: int) -> list[int]:
    return [card for card, holder in enumerate(game.holder) if holder == seat and is_guild(card)]


def is_guild(card: int) -> bool:
    return DECK.cards[card].kind == GUILD


def comes_into_play(card: int) -> bool:
    """Whether a secured card goes to a play area: Guild cards do, and lore where the Court has any (lor.use)."""
    return DECK.cards[card].kind in (GUILD, LORE)


def held_cards(game: Arcs, seat: int) -> list[int]:
    """Everything with rules on it in a seat's play area."""
    return [card for card, holder in enumerate(game.holder) if holder == seat]


def forbids_offers(game: Arcs, seat: int, card: int) -> int:
    """The card that keeps a seat from using what another one offers; NOTHING if none does."""
    for other in game.moments.forbids_offers[seat]:
        if other.forbids_offers(game, seat, card):
            return other.id
    return NOTHING


def is_open(game: Arcs, seat: int, card: int) -> bool:
    """Whether the Prelude of a card can be used: one that was secured in it is locked (CC-02)."""
    return not game.locked[card] and forbids_offers(game, seat, card) == NOTHING


def icons(game: Arcs, seat: int, resource: int) -> int:
    """Tokens a seat has plus its Guild cards of that suit (CC-04)."""
    return tokens_had(game, seat, resource) + game.moments.icons[seat][resource]


def spendable_as(game: Arcs, seat: int, resource: int) -> list[int]:
    """Slots whose token a seat may pay as a resource."""
    for card in game.moments.spends_any_as[seat]:
        if card.spends_any_as(game, seat, resource):
            return with_resource(game, seat)
    return [s for s in range(SLOTS) if game.slots[seat * SLOTS + s] == resource]


def is_outraged(game: Arcs, seat: int, resource: int) -> bool:
    return game.outrage[seat * RESOURCES + resource] > 0


def outrages_marked(game: Arcs, agent: int) -> int:
    """How many Outrage slots, of whatever seats, agents of a seat mark."""
    slots = enumerate(game.outrage)
    return sum([mark != 0 and outrage_agent(slot // RESOURCES, mark) == agent for slot, mark in slots])


def agent_of_outrage(game: Arcs, seat: int, resource: int) -> int:
    """Whose agent lies on an Outrage slot of a seat."""
    return outrage_agent(seat, game.outrage[seat * RESOURCES + resource])


def ignores_outrage(game: Arcs, seat: int, resource: int) -> bool:
    """Whether the printed Prelude action of a resource is open to a seat (PRELUDE-04)."""
    if not game.outrage[seat * RESOURCES + resource]:
        return True
    for card in game.moments.spends_any_as[seat]:
        if card.spends_any_as(game, seat, resource):
            return True
    return False


def token_is_guarded(game: Arcs, victim: int, thief: int, resource: int) -> bool:
    for card in game.moments.guards_token[victim]:
        if card.guards_token(game, victim, thief, resource):
            return True
    return False


def card_is_guarded(game: Arcs, victim: int, thief: int, stolen: int) -> bool:
    for card in game.moments.guards_card[victim]:
        if card.guards_card(game, victim, thief, stolen):
            return True
    return False


def stealable_tokens(game: Arcs, victim: int, thief: int) -> list[int]:
    """Slots of the victim whose token the thief may steal; an owner that is no seat has none."""
    if not is_seat(victim):
        return []
    return [
        slot for slot in filled(game, victim) if not token_is_guarded(game, victim, thief, token_at(game, victim, slot))
    ]


def stealable_cards(game: Arcs, victim: int, thief: int) -> list[int]:
    """Guild cards of the victim that the thief may steal: protected ones stay (ter.protected)."""
    cards = [card for card in guild_cards(game, victim) if not DECK.cards[card].protected]
    return [card for card in cards if not card_is_guarded(game, victim, thief, card)]


# -- ambitions (p. 9, 18) ------------------------------------------------


def captives_of(game: Arcs, holder: int, owner: int) -> int:
    """Agents of an owner that somebody holds captive."""
    return game.captives[holder * OWNERS + owner]


def trophies_of(game: Arcs, holder: int, owner: int, piece: int) -> int:
    return game.trophies[(holder * OWNERS + owner) * PIECES + piece]


def captive_owners(game: Arcs, holder: int) -> list[int]:
    return [owner for owner in owners(game) if captives_of(game, holder, owner)]


def captives_held(game: Arcs, holder: int) -> list[int]:
    """The captives of a seat, one of each sort, as ``codes`` says: agents, and ships where the way to play has any."""
    return [*captive_owners(game, holder), *game.mode.captives_held(game, holder)]


def ambitions(game: Arcs) -> list[int]:
    """All there are: the printed ones, and those that cards add."""
    found = list(range(AMBITIONS))
    for card in game.moments.more_ambitions[TABLE]:
        found = card.more_ambitions(game, found)
    return found


def ambition_count(game: Arcs, seat: int, ambition: int) -> int:
    """How much of what an ambition counts a seat has; of one that a card adds only the card knows."""
    count = 0
    if ambition == TYRANT:
        count = sum(game.captives[seat * OWNERS : seat * OWNERS + OWNERS]) + game.mode.more_spoils(game, seat, TYRANT)
    elif ambition == WARLORD:
        count = sum(game.trophies[seat * OWNERS * PIECES : (seat + 1) * OWNERS * PIECES])
        count += game.mode.more_spoils(game, seat, WARLORD)
    elif ambition == TYCOON:
        count = icons(game, seat, MATERIAL) + icons(game, seat, FUEL)
    elif ambition < AMBITIONS:
        count = icons(game, seat, RELIC if ambition == KEEPER else PSIONIC)
    for card in game.moments.ambition_count[seat]:
        count = card.ambition_count(game, seat, ambition, count)
    return count


def boxed_count(game: Arcs, ambition: int) -> int:
    """What the tokens on an ambition box count for, with two players (SCORE-05)."""
    if ambition == TYCOON:
        return game.boxed[MATERIAL] + game.boxed[FUEL]
    if ambition == WARLORD:
        return game.boxed[WEAPON]
    if ambition == KEEPER:
        return game.boxed[RELIC]
    return game.boxed[PSIONIC] if ambition == EMPATH else 0


def sight_of(game: Arcs, observer: int) -> list[int]:
    """Where an observer knows each action card to be."""
    cards = game.mode.action_cards()
    return game.sight[observer * cards : (observer + 1) * cards]


def is_declared(game: Arcs, ambition: int) -> bool:
    return ambition in game.marker_at


def ambition_values(game: Arcs, ambition: int) -> tuple[int, int]:
    """First and second value of all markers in a box."""
    first = second = 0
    for marker in range(MARKERS):
        if game.marker_at[marker] == ambition:
            first += MARKER_FIRST[game.marker_side[marker]][marker]
            second += MARKER_SECOND[game.marker_side[marker]][marker]
    return first, second


def best_marker(game: Arcs) -> int:
    """The available marker with the highest first value (ROUND-11)."""
    best = NOTHING
    for marker in range(MARKERS):
        if game.marker_at[marker] == NOTHING and (
            best == NOTHING
            or MARKER_FIRST[game.marker_side[marker]][marker] > MARKER_FIRST[game.marker_side[best]][best]
        ):
            best = marker
    return best


def can_declare(game: Arcs, seat: int) -> bool:
    """Whether a seat could declare any ambition at all."""
    if best_marker(game) == NOTHING:
        return False
    for card in game.moments.forbids_declaring[seat]:
        if card.forbids_declaring(game, seat):
            return False
    return True


def declarable(game: Arcs, seat: int, named: list[int]) -> list[int]:
    """What a seat may declare by something that names these ambitions: others in their place too, unless a card
    forbids them."""
    for card in game.moments.more_ambitions[TABLE]:
        named = card.more_ambitions(game, named)
    for card in game.moments.forbids_ambition[seat]:
        named = [ambition for ambition in named if not card.forbids_ambition(game, seat, ambition)]
    return named


def ambitions_of_card(face: int) -> list[int]:
    """What an action card lets its player declare (p. 9). Events and Faithful cards name nothing themselves."""
    number = NUMBER_OF[face] if SUIT_OF[face] < SUITS else 0
    if number == 7:
        return list(range(AMBITIONS))
    return [number - 2] if number > 1 else []


# -- the round ------------------------------------------------


def without_events(cards: list[int]) -> list[int]:
    """Cards that can be led, copied with, burnt or exchanged: all but Events (evc.play)."""
    return [card for card in cards if SUIT_OF[card] != EVENT]


def can_seize(game: Arcs, seat: int) -> bool:
    return game.seized == 0 and game.initiative != seat


def lead_number(game: Arcs) -> int:
    return 0 if game.zeroed else NUMBER_OF[game.lead_card]


# -- Court (p. 13) ------------------------------------------------


def agents_on(game: Arcs, slot: int, seat: int) -> int:
    return game.court_agents[slot * SEATS + seat]


def filled_slots(game: Arcs) -> list[int]:
    return [slot for slot, card in enumerate(game.court) if card != NOTHING]


def open_court(game: Arcs) -> list[int]:
    """Court slots whose card can be influenced and secured."""
    cards = DECK.cards
    return [slot for slot, card in enumerate(game.court) if card != NOTHING and not cards[card].is_closed(game)]


def leads_card(game: Arcs, slot: int, seat: int) -> bool:
    """Whether a seat has more agents on a Court card than each single rival (SECURE-01)."""
    mine = agents_on(game, slot, seat)
    return mine > 0 and all([agents_on(game, slot, rival) < mine for rival in rivals(game, seat)])
