"""The few verbs that change a position and log it."""

from __future__ import annotations

from starboard.core.state import Shuffle
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.codes import (
    IN_DISCARD,
    OWN_AGENT,
    attachment,
    building,
    is_captive_ship,
    is_damaged,
    may_be_gone,
    outrage_agent,
    outrage_mark,
    owner_of,
    owner_of_captive,
    piece_of,
    seen_with,
    seen_with_or_gone,
    system_of,
)
from starboard.games.arcs.ids import (
    AGENT,
    CARD_SLOT,
    CITY,
    COURT_DECK,
    DAMAGED,
    FRESH,
    NOBODY,
    NOTHING,
    NOWHERE,
    OPEN_SLOTS,
    OWNERS,
    PIECES,
    RESOURCES,
    SEATS,
    SHIP,
    SLOTS,
    SYSTEMS,
    TABLE,
)
from starboard.games.arcs.queries import held_cards, is_resource, is_seat
from starboard.games.arcs.slots import Tidy, put_away_token
from starboard.games.arcs.state import Arcs

# -- ships ------------------------------------------------


def add_ships(game: Arcs, seat: int, system: int, count: int, condition: int) -> int:
    """Put ships from the supply into a system, as many as there are (FINE-02)."""
    placed = min(count, game.left[seat * PIECES + SHIP])
    game.left[seat * PIECES + SHIP] -= placed
    ships = game.fresh if condition == FRESH else game.damaged
    ships[seat * SYSTEMS + system] += placed
    return placed


def place_ships(game: Arcs, seat: int, system: int, count: int, condition: int = FRESH) -> int:
    placed = add_ships(game, seat, system, count, condition)
    if placed:
        game.tell("place_ships", (seat, placed, system))
    return placed


def shift_ships(game: Arcs, seat: int, start: int, end: int, fresh: int, damaged: int) -> None:
    """Ships travel from one system to another."""
    game.fresh[seat * SYSTEMS + start] -= fresh
    game.fresh[seat * SYSTEMS + end] += fresh
    game.damaged[seat * SYSTEMS + start] -= damaged
    game.damaged[seat * SYSTEMS + end] += damaged


def hit_ship(game: Arcs, owner: int, system: int, condition: int, taker: int) -> None:
    """A fresh ship is damaged, a damaged one destroyed and taken as a trophy (p. 14)."""
    if condition == FRESH:
        game.fresh[owner * SYSTEMS + system] -= 1
        game.damaged[owner * SYSTEMS + system] += 1
        game.tell("ship_damaged", (owner, system))
    else:
        destroy_ship(game, owner, system, condition, taker)


def destroy_ship(game: Arcs, owner: int, system: int, condition: int, taker: int) -> None:
    ships = game.fresh if condition == FRESH else game.damaged
    ships[owner * SYSTEMS + system] -= 1
    game.tell("ship_destroyed", (owner, system))
    take_trophy(game, taker, owner, SHIP)


def take_trophy(game: Arcs, taker: int, owner: int, piece: int) -> None:
    """A destroyed piece: a rival's becomes a trophy, an own one goes home (BATTLE-09), as does what nobody who plays
    destroyed, unless a card takes it."""
    if is_claimed(game, taker, owner, piece):
        return
    if taker == owner or not is_seat(taker):
        piece_home(game, owner, piece)
    else:
        add_trophies(game, taker, owner, piece, 1)


def is_claimed(game: Arcs, taker: int, owner: int, piece: int) -> bool:
    """Whether a card took a destroyed piece: of several the one with the lowest id."""
    claims = [card.id for seat in range(game.players) for card in game.moments.instead_of_trophy[seat]]
    for id in sorted(claims):
        if DECK.cards[id].instead_of_trophy(game, game.holder[id], taker, owner, piece):
            return True
    return False


def add_trophies(game: Arcs, holder: int, owner: int, piece: int, count: int) -> None:
    if count > 0 and refuses_trophies(game, holder, owner):
        for _ in range(count):
            piece_home(game, owner, piece)
        return
    game.trophies[(holder * OWNERS + owner) * PIECES + piece] += count


def refuses_trophies(game: Arcs, holder: int, owner: int) -> bool:
    """Whether a card sends home what would become a trophy of a seat; then it says so."""
    for card in game.moments.refuses_trophies[holder]:
        if card.refuses_trophies(game, holder, owner):
            card.says(game, holder, "refuses_trophies")
            return True
    return False


def remove_pieces(game: Arcs, owner: int, piece: int, count: int) -> None:
    """Pieces of a supply leave the game for good."""
    game.left[owner * PIECES + piece] -= count
    game.removed[owner * PIECES + piece] += count


def piece_home(game: Arcs, owner: int, piece: int) -> None:
    """A piece returns to its owner's supply, a city to the board (SCORE-07)."""
    if piece == AGENT:
        agents_home(game, owner, 1)
    else:
        pieces_home(game, owner, piece, 1)
    if piece == CITY and is_seat(owner):
        cover_slots(game, owner, game.left[owner * PIECES + CITY] - 1)


def pieces_home(game: Arcs, owner: int, piece: int, count: int) -> None:
    """Ships or buildings enter a supply; what cities cover then is for the caller to see to."""
    game.left[owner * PIECES + piece] += count


def agents_home(game: Arcs, owner: int, count: int) -> None:
    """Agents enter a supply; stand-ins on Outrage slots are replaced first (OUTRAGE-02)."""
    owed = min(count, game.stand_ins[owner])
    game.stand_ins[owner] -= owed
    game.left[owner * PIECES + AGENT] += count - owed


# -- buildings ------------------------------------------------


def place_building(game: Arcs, seat: int, piece: int, place: int, condition: int) -> None:
    game.left[seat * PIECES + piece] -= 1
    game.buildings[place] = building(seat, piece, condition)
    game.used[place] = 0


def lift_building(game: Arcs, place: int) -> int:
    """Take a building off the map and return what it was."""
    value = game.buildings[place]
    game.buildings[place] = 0
    game.used[place] = 0
    return value


def return_building(game: Arcs, place: int) -> None:
    """A building goes back to its owner: not destroyed, never a trophy (WORD-04)."""
    value = lift_building(game, place)
    game.tell("building_returned", (owner_of(value), piece_of(value), system_of(place)))
    piece_home(game, owner_of(value), piece_of(value))


def replace_building(game: Arcs, place: int, owner: int) -> None:
    """A building makes way for one of the same kind of somebody else, in the same state: nothing is destroyed (FINE-04,
    ter.replace)."""
    value = game.buildings[place]
    return_building(game, place)
    place_building(game, owner, piece_of(value), place, DAMAGED if is_damaged(value) else FRESH)


def cover_slots(game: Arcs, seat: int, cities: int) -> None:
    """Cities came back to a board that held so many: if they cover slots, its tokens are rearranged (PRELUDE-09)."""
    closed = OPEN_SLOTS[game.left[seat * PIECES + CITY]] < OPEN_SLOTS[cities]
    if closed and game.slots[seat * SLOTS : (seat + 1) * SLOTS].count(NOTHING) < SLOTS:
        game.call(Tidy(seat))


def damage_building(game: Arcs, place: int) -> None:
    value = game.buildings[place]
    assert not is_damaged(value)
    game.buildings[place] = building(owner_of(value), piece_of(value), DAMAGED)
    game.tell("building_damaged", (owner_of(value), piece_of(value), system_of(place)))


def repair_ship(game: Arcs, seat: int, system: int) -> None:
    game.damaged[seat * SYSTEMS + system] -= 1
    game.fresh[seat * SYSTEMS + system] += 1


def repair_building(game: Arcs, place: int) -> None:
    value = game.buildings[place]
    game.buildings[place] = building(owner_of(value), piece_of(value), FRESH)


# -- agents ------------------------------------------------


def capture_agent(game: Arcs, captor: int, victim: int) -> None:
    """An agent from the victim's supply becomes a captive, if there is one (TAX-03)."""
    if game.left[victim * PIECES + AGENT]:
        game.left[victim * PIECES + AGENT] -= 1
        game.tell("capture", (captor, victim))
        capture(game, captor, victim, 1)


def capture(game: Arcs, captor: int, owner: int, count: int) -> None:
    """Agents that somebody took away become captives: cards of the captor may answer."""
    add_captives(game, captor, owner, count)
    for card in game.moments.when_captured[captor]:
        card.when_captured(game, captor, owner, count)


def add_captives(game: Arcs, holder: int, owner: int, count: int) -> None:
    game.captives[holder * OWNERS + owner] += count


def release_captive(game: Arcs, holder: int, captive: int) -> None:
    """A captive goes home, an agent or else a ship."""
    game.tell("release", (holder, owner_of_captive(captive)))
    if is_captive_ship(captive):
        game.mode.release_captive(game, holder, captive)
    else:
        add_captives(game, holder, captive, -1)
        agents_home(game, captive, 1)


def execute_captive(game: Arcs, holder: int, captive: int) -> None:
    """A captive becomes a trophy; it keeps its colour."""
    owner = owner_of_captive(captive)
    game.tell("execute", (holder, owner))
    if is_captive_ship(captive):
        game.mode.release_captive(game, holder, captive)
        game.left[owner * PIECES + SHIP] -= 1
        add_trophies(game, holder, owner, SHIP, 1)
    else:
        add_captives(game, holder, owner, -1)
        add_trophies(game, holder, owner, AGENT, 1)


def place_agent(game: Arcs, seat: int, slot: int) -> None:
    """An agent from the supply onto a Court card."""
    game.left[seat * PIECES + AGENT] -= 1
    game.court_agents[slot * SEATS + seat] += 1
    game.tell("influence", (seat, game.court[slot]))


def lift_agents(game: Arcs, seat: int, slot: int) -> int:
    """Take all agents of a seat off a Court card."""
    count = game.court_agents[slot * SEATS + seat]
    game.court_agents[slot * SEATS + seat] = 0
    return count


def shift_agents(game: Arcs, seat: int, start: int, slot: int, count: int) -> None:
    """Agents move from one Court card to another."""
    if count:
        game.court_agents[start * SEATS + seat] -= count
        game.court_agents[slot * SEATS + seat] += count
        game.tell("agents_moved", (seat, count, game.court[slot]))


def provoke_outrage(game: Arcs, seat: int, resource: int) -> None:
    """Discard all tokens and Guild cards of a type and mark its slot (OUTRAGE-02)."""
    game.tell("outrage", (seat, resource))
    for slot in range(SLOTS):
        if game.slots[seat * SLOTS + slot] == resource:
            discard_token(game, seat, slot)
    for id in cards_lost(game, seat, resource):
        discard_card(game, id)
    mark_outrage(game, seat, resource)
    for answering in game.moments.after_outrage[seat]:
        answering.after_outrage(game, seat, resource)


def cards_lost(game: Arcs, seat: int, resource: int) -> list[int]:
    """The cards that a seat discards when it provokes Outrage of their suit."""
    lost = cards_at_stake(game, seat, resource)
    for card in game.moments.spares_guilds[seat] if lost else ():
        if card.spares_guilds(game, seat, resource):
            card.says(game, seat, "spares_guilds")
            return []
    return lost


def cards_at_stake(game: Arcs, seat: int, resource: int) -> list[int]:
    held = [DECK.cards[id] for id in held_cards(game, seat) if DECK.cards[id].suit == resource]
    return [card.id for card in held if not card.survives_outrage(game, seat, resource)]


def mark_outrage(game: Arcs, seat: int, resource: int) -> None:
    if game.outrage[seat * RESOURCES + resource]:
        return
    game.outrage[seat * RESOURCES + resource] = OWN_AGENT
    if game.left[seat * PIECES + AGENT]:
        game.left[seat * PIECES + AGENT] -= 1
    else:
        game.stand_ins[seat] += 1


def sow_outrage(game: Arcs, seat: int, resource: int, agent: int) -> None:
    """An agent of a rival marks an empty Outrage slot: nothing was provoked, nothing is discarded."""
    game.left[agent * PIECES + AGENT] -= 1
    game.outrage[seat * RESOURCES + resource] = outrage_mark(seat, agent)
    game.tell("outrage_sown", (seat, resource, agent))


def clear_outrage(game: Arcs, seat: int, resource: int) -> None:
    """Take the agent off an Outrage slot; a rival's goes home."""
    mark = game.outrage[seat * RESOURCES + resource]
    if mark:
        game.outrage[seat * RESOURCES + resource] = 0
        if outrage_agent(seat, mark) != seat:
            agents_home(game, outrage_agent(seat, mark), 1)
        elif game.stand_ins[seat]:
            game.stand_ins[seat] -= 1
        else:
            game.left[seat * PIECES + AGENT] += 1
        game.tell("outrage_cleared", (seat, resource))


# -- tokens ------------------------------------------------


def put_token(game: Arcs, seat: int, slot: int, resource: int) -> None:
    """Lay a token into a slot, or NOTHING: then the slot is empty."""
    game.slots[seat * SLOTS + slot] = resource


def discard_token(game: Arcs, seat: int, slot: int) -> int:
    """The token of a slot is put away."""
    kind = game.slots[seat * SLOTS + slot]
    game.slots[seat * SLOTS + slot] = NOTHING
    put_away_token(game, seat, kind)
    return kind


def spend_token(game: Arcs, seat: int, slot: int) -> int:
    """A resource spent in the Prelude waits outside the supply until the Prelude ends (PRELUDE-02)."""
    kind = game.slots[seat * SLOTS + slot]
    game.slots[seat * SLOTS + slot] = NOTHING
    if is_resource(kind):
        game.spent[kind] += 1
    else:
        game.mode.put_away(game, seat, kind)
    return kind


def note_spent(game: Arcs, seat: int, resource: int) -> None:
    """A token was spent in the Prelude, as a resource: cards of the seat may answer."""
    game.tell("spend", (seat, resource))
    for card in game.moments.when_spent[seat]:
        card.when_spent(game, seat, resource)


# -- cards ------------------------------------------------


def give_card(game: Arcs, card: int, seat: int) -> None:
    """A card comes into a play area, or into the booklet; a token in a slot of its own stays on it (ter.hold)."""
    former = game.holder[card]
    if former != seat and has_slot(game, card, former):
        put_token(game, seat, CARD_SLOT, game.slots[former * SLOTS + CARD_SLOT])
        put_token(game, former, CARD_SLOT, NOTHING)
    game.holder[card] = seat
    game.moments = DECK.index(game.holder, game.attached)
    settle(game)


def settle(game: Arcs) -> None:
    """Cards that may not stay where they are leave, after whatever they look at has changed: those before a seat, and
    those of the booklet that speak for the table."""
    for seat in (*range(game.players), TABLE):
        for card in game.moments.leaves[seat]:
            if card.leaves(game, seat) and not card.instead_of_burial(game, seat):
                game.tell("bury", (card.id,))
                bury_card(game, card.id)
    game.mode.settle(game)


def lay_beside(game: Arcs, card: int, seat: int, face: int) -> None:
    """A card leaves its play area to lie beside an action card until the round ends."""
    leave_play(game, card)
    game.attached[card] = attachment(seat, face)
    game.moments = DECK.index(game.holder, game.attached)


def discard_card(game: Arcs, card: int) -> None:
    """A card leaves play for the face-up Court discard pile (WORD-01)."""
    game.tell("discard_card", (card,))
    leave_play(game, card)
    game.court_discard.append(card)


def has_slot(game: Arcs, card: int, holder: int) -> bool:
    """Whether a card gives its holder a resource slot."""
    return is_seat(holder) and DECK.cards[card].resource_slots(game, holder) > 0


def leave_play(game: Arcs, card: int) -> None:
    """A token in a slot of its own returns to the supply (ter.hold)."""
    game.locked[card] = 0
    former = game.holder[card]
    if has_slot(game, card, former) and game.slots[former * SLOTS + CARD_SLOT] != NOTHING:
        discard_token(game, former, CARD_SLOT)
    if game.holder[card] != NOBODY or game.attached[card] != NOTHING:
        game.mode.left_play(game, card)
        game.holder[card] = NOBODY
        game.attached[card] = NOTHING
        game.moments = DECK.index(game.holder, game.attached)


def bury_card(game: Arcs, card: int) -> None:
    """Under the Court deck, where everybody knows it lies (WORD-02)."""
    leave_play(game, card)
    game.court_deck.insert(0, card)
    game.court_open.insert(0, 1)


def take_top(game: Arcs) -> int:
    """The top card of the Court deck, turned up."""
    game.court_open.pop()
    card = game.court_deck.pop()
    game.mode.drawn(game, card)
    return card


def mix_into_court(game: Arcs, cards: list[int]) -> None:
    """Cards go into the Court deck, which is shuffled."""
    game.court_deck += cards
    game.court_open = [0] * len(game.court_deck)
    game.call(Shuffle(COURT_DECK))


def steal_card(game: Arcs, card: int, thief: int) -> None:
    victim = game.holder[card]
    game.tell("steal_card", (thief, card, victim))
    if not DECK.cards[card].when_stolen(game, thief):
        give_card(game, card, thief)


# -- action cards and who knows where they are ------------------------------------------------


def note_sight(game: Arcs, observer: int, card: int, where: int) -> None:
    """What an observer knows of an action card from now on."""
    game.sight[observer * game.mode.action_cards() + card] = where


def everyone_sees(game: Arcs, card: int, where: int) -> None:
    cards = game.mode.action_cards()
    for seat in range(game.players):
        game.sight[seat * cards + card] = where


def lay_face_down(game: Arcs, seat: int) -> None:
    """A card was laid face down: whoever had seen it in the hand cannot tell whether it is still there."""
    turn_sight(game, seat, seat, seen_with(seat))


def discard_face_down(game: Arcs, seat: int, card: int) -> None:
    """A card that only its player knows goes to the discard pile."""
    game.discard.append(card)
    note_sight(game, seat, card, IN_DISCARD)
    turn_sight(game, seat, seen_with(seat), seen_with_or_gone(seat))


def turn_sight(game: Arcs, seat: int, old: int, new: int) -> None:
    """What the others know of a seat's cards becomes less certain."""
    if old in game.sight:  # seldom
        for observer in range(game.players):
            if observer != seat:
                blur_sight(game, observer, old, new)


def blur_sight(game: Arcs, observer: int, old: int, new: int) -> None:
    """All that an observer knew to be in one place may be in others too."""
    cards = game.mode.action_cards()
    first = observer * cards
    sight = game.sight
    if old in sight[first : first + cards]:  # seldom
        for at in range(first, first + cards):
            if sight[at] == old:
                sight[at] = new


def draw_from_discard(game: Arcs, seat: int) -> int:
    """The bottom card of the action discard pile comes to a hand; NOTHING if there is none (O-06)."""
    if not game.discard:
        return NOTHING
    # In the shuffled part of the pile nobody knows which card it is; above it everybody who saw it does.
    blurred = game.discard[: game.jumbled]
    card = game.discard.pop(0)
    game.hands[seat].append(card)
    game.curtain += 1
    cards = game.mode.action_cards()
    for observer in range(game.players):
        first = observer * cards
        if observer == seat:
            game.sight[first + card] = NOWHERE  # an own hand card: nothing to remember, and nothing else changed
            continue
        if blurred:
            for other in blurred:
                game.sight[first + other] = NOWHERE
        elif game.sight[first + card] == IN_DISCARD:
            game.sight[first + card] = seat
        for at in range(first, first + cards):
            if may_be_gone(game.sight[at]):
                game.sight[at] = NOWHERE
    game.jumbled = max(0, game.jumbled - 1)
    game.tell("draw", (seat,))
    game.tell("draw_card", (card,), seat)
    return card


def seize_initiative(game: Arcs, seat: int) -> None:
    """Take the marker and lay it down: nobody else can seize it this round (ROUND-07)."""
    game.seized = 1
    game.tell("seize", (seat,))
    take_initiative(game, seat)


def take_initiative(game: Arcs, seat: int, surpassing: bool = False) -> None:
    """The marker comes to a seat, or stays there."""
    if game.initiative != seat:
        game.initiative = seat
        for card in game.moments.when_initiative[seat]:
            card.when_initiative(game, seat, surpassing)
