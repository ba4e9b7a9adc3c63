"""The few verbs of the campaign that change a position and log it."""

from __future__ import annotations

from starboard.games.arcs.campaign.codes import stowed_card, stowed_kind, stowed_owner, stowed_piece
from starboard.games.arcs.campaign.queries import has_blight_left, in_trust, is_regent, regents, stowed_on
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.stock import take_stock
from starboard.games.arcs.codes import (
    is_captive_ship,
    is_damaged,
    is_kept,
    keeper,
    kept_resource,
    owner_of,
    owner_of_captive,
    piece_of,
    slot_seat,
    system_of,
)
from starboard.games.arcs.ids import (
    AGENT,
    BLIGHT,
    BOOKLET,
    CITY,
    DAMAGED,
    EMPIRE,
    FREE,
    FRESH,
    IN_PRELUDE,
    NOBODY,
    NOTHING,
    NOWHERE,
    OWNERS,
    PIECES,
    RESOURCES,
    SEATS,
    SHIP,
    SYSTEMS,
)
from starboard.games.arcs.queries import is_resource, pieces_left, token_at, trophies_of, turn_order
from starboard.games.arcs.slots import Store
from starboard.games.arcs.verbs import (
    add_captives,
    add_ships,
    add_trophies,
    agents_home,
    cover_slots,
    give_card,
    leave_play,
    lift_building,
    pieces_home,
    place_building,
    place_ships,
    return_building,
    settle,
    spend_token,
)

# -- pieces that are nobody's ------------------------------------------------


def place_imperial(game: Reach, system: int, count: int, condition: int = FRESH) -> int:
    """Imperial ships, fresh if nothing else is said, as many as the supply has (ter.limits)."""
    placed = place_ships(game, EMPIRE, system, count, condition)
    for seat in range(game.players if placed else 0):
        for card in game.moments.when_placed[seat]:
            card.when_placed(game, seat, placed)
    return placed


def return_ships(game: Reach, owner: int, system: int, count: int, condition: int) -> None:
    """Ships go home from a system; nobody destroyed them."""
    (game.fresh if condition == FRESH else game.damaged)[owner * SYSTEMS + system] -= count
    pieces_home(game, owner, SHIP, count)


def capture_ships(game: Reach, captor: int, owner: int, system: int) -> None:
    """All damaged ships of an owner in a system become captives."""
    count = game.damaged[owner * SYSTEMS + system]
    if count:
        game.damaged[owner * SYSTEMS + system] = 0
        game.captive_ships[captor * OWNERS + owner] += count
        game.tell("captive_ships", (captor, count, owner, system))


def release_ships(game: Reach, holder: int, owner: int, count: int) -> None:
    """Captive ships go home."""
    game.captive_ships[holder * OWNERS + owner] -= count
    pieces_home(game, owner, SHIP, count)


def pass_captive(game: Reach, giver: int, taker: int, captive: int) -> None:
    """A captive changes hands; one of the taker's own goes home."""
    owner = owner_of_captive(captive)
    if is_captive_ship(captive):
        release_ships(game, giver, owner, 1)
        if owner != taker:
            game.left[owner * PIECES + SHIP] -= 1
            game.captive_ships[taker * OWNERS + owner] += 1
        return
    add_captives(game, giver, owner, -1)
    if owner == taker:
        agents_home(game, owner, 1)
    else:
        add_captives(game, taker, owner, 1)


def strip_hull(game: Reach, place: int) -> None:
    """What stands at a place of a Flagship board goes home."""
    value = game.hull[place]
    game.hull[place] = 0
    pieces_home(game, owner_of(value), piece_of(value), 1)


def raze(game: Reach, place: int) -> None:
    """A building is destroyed by nobody: it goes home; what it covers is rearranged once all are back."""
    value = lift_building(game, place)
    game.tell("building_destroyed", (owner_of(value), piece_of(value), system_of(place)))
    pieces_home(game, owner_of(value), piece_of(value), 1)


def place_blight(game: Reach, system: int) -> None:
    """One damaged Blight. If the supply is empty, whoever has most Blight Trophies gives one back (bli.supply)."""
    if not has_blight_left(game):
        return
    if not pieces_left(game, BLIGHT, SHIP):
        order = turn_order(game)
        counts = [trophies_of(game, seat, BLIGHT, SHIP) for seat in order]
        add_trophies(game, order[counts.index(max(counts))], BLIGHT, SHIP, -1)
        game.left[BLIGHT * PIECES + SHIP] += 1
    add_ships(game, BLIGHT, system, 1, DAMAGED)
    game.tell("blight", (system,))


def stow(game: Reach, card: int, owner: int, piece: int) -> None:
    """A piece that was just destroyed is laid on a card."""
    game.stowed = sorted([*game.stowed, stowed_piece(card, owner, piece)])


def return_stowed(game: Reach, card: int) -> None:
    """All pieces on a card go home. Boards that cities cover are rearranged in turn order: the last called is first."""
    cities = [pieces_left(game, seat, CITY) for seat in range(game.players)]
    for code in stowed_on(game, card):
        game.tell("stowed_home", (stowed_owner(code), stowed_kind(code)))
        pieces_home(game, stowed_owner(code), stowed_kind(code), 1)
    game.stowed = [code for code in game.stowed if stowed_card(code) != card]
    for seat in reversed(turn_order(game)):
        cover_slots(game, seat, cities[seat])


def place_free(game: Reach, piece: int, place: int, condition: int = FRESH) -> None:
    """A building of the Free States, of which there are always enough (fre.supply)."""
    place_building(game, FREE, piece, place, condition)
    game.tell("free_building", (piece, system_of(place)))


def replace_by_free(game: Reach, place: int) -> None:
    """A building returns to its owner; one of the Free States, as damaged as it was, takes its place (ter.replace)."""
    value = game.buildings[place]
    return_building(game, place)
    place_free(game, piece_of(value), place, DAMAGED if is_damaged(value) else FRESH)


# -- Power and objectives (p. 8) ------------------------------------------------


def change_power(game: Reach, seat: int, power: int) -> None:
    """Power gained or lost outside the scoring; it may go below zero."""
    if power:
        game.power[seat] += power
        game.tell("power_gained" if power > 0 else "power_lost", (seat, abs(power)))


def advance(game: Reach, seat: int, steps: int) -> None:
    """An objective marker moves towards 0 and stops there (str.objective)."""
    moved = min(steps, game.objective[seat])
    if moved > 0:
        game.objective[seat] -= moved
        game.tell("objective", (seat, moved, game.objective[seat]))


# -- sides and the First Regent (p. 10, 16) ------------------------------------------------


def give_tile(game: Reach, seat: int) -> None:
    """A Regent becomes First Regent; the Trust lies on the tile and comes along."""
    if game.first_regent != seat:
        game.first_regent = seat
        game.tell("first_regent", (seat,))


def turn_outlaw(game: Reach, seat: int) -> None:
    """A Regent leaves the Empire, in a Summit or through anything else (sum.leave, emp.switch)."""
    if not is_regent(game, seat):
        return
    game.outlaw[seat] = 1
    game.tell("outlaw", (seat,))
    if game.first_regent == seat:
        game.first_regent = NOBODY
        heirs = regents(game)
        if heirs:
            power = [game.power[heir] for heir in heirs]
            give_tile(game, heirs[power.index(max(power))])
        else:
            dissolve_trust(game, seat)
    settle(game)


def turn_all_outlaws(game: Reach) -> None:
    """All Regents leave at once: nobody inherits the tile, and who had it pays for the Trust (emp.switch, C-03)."""
    former = game.first_regent
    game.first_regent = NOBODY
    for seat in regents(game):
        game.outlaw[seat] = 1
        game.tell("outlaw", (seat,))
    if former != NOBODY:
        dissolve_trust(game, former)
    settle(game)


def dissolve_trust(game: Reach, seat: int) -> None:
    """No Regent is left: the Trust returns to the supply, at a Power each for whoever was the last First Regent."""
    change_power(game, seat, -in_trust(game))
    empty_trust(game)


def empty_trust(game: Reach) -> None:
    for resource in range(RESOURCES):
        game.supply[resource] += game.trust[resource]
        game.trust[resource] = 0


def add_to_trust(game: Reach, slot: int) -> None:
    """The token of a seat's slot, among those of all seats, goes into the Trust (edi.demand_res)."""
    resource = game.slots[slot]
    game.slots[slot] = NOTHING
    game.supply[resource] += 1
    put_in_trust(game, slot_seat(slot), resource)


def put_in_trust(game: Reach, seat: int, resource: int) -> None:
    """A token of the supply, where what a seat gave has just been put, goes into the Trust."""
    game.supply[resource] -= 1
    game.trust[resource] += 1
    game.tell("to_trust", (seat, resource))


def give_from_trust(game: Reach, seat: int, resource: int) -> None:
    """A token of the Trust comes to a seat by an Imperial action (edi.war)."""
    game.trust[resource] -= 1
    game.supply[resource] += 1
    game.tell("from_trust", (seat, resource))
    game.call(Store(seat, resource))


def turn_regent(game: Reach, seat: int) -> None:
    """An Outlaw joins the Empire; the only Regent is its First Regent (neg.invite, sum.revive, emp.switch)."""
    if is_regent(game, seat):
        return
    game.outlaw[seat] = 0
    game.tell("regent", (seat,))
    if game.first_regent == NOBODY:
        give_tile(game, seat)


# -- tokens ------------------------------------------------


def pay_token(game: Reach, seat: int, slot: int, by: int) -> None:
    """A token of a slot, or one that a card holds (``codes.kept_token``), is spent for an effect: in a Prelude it waits
    outside the supply like any other (PRELUDE-02)."""
    kind = kept_resource(slot) if is_kept(slot) else token_at(game, seat, slot)
    game.tell("spend", (seat, kind))
    if is_kept(slot):
        take_stock(game, keeper(slot), kind)
        game.spent[kind] += 1
    else:
        spend_token(game, seat, slot)
    if by != IN_PRELUDE and is_resource(kind):
        game.spent[kind] -= 1
        game.supply[kind] += 1


# -- Favors (p. 16) ------------------------------------------------


def give_favor(game: Reach, giver: int, taker: int) -> bool:
    """An agent from the supply of one seat lies on the fate of another from now on; False if there is none."""
    if not game.left[giver * PIECES + AGENT]:
        return False
    game.left[giver * PIECES + AGENT] -= 1
    game.favors[taker * SEATS + giver] += 1
    game.tell("favor", (giver, taker))
    return True


def return_favors(game: Reach, holder: int, owner: int, count: int) -> None:
    """Favors go back to the supply of whoever gave them."""
    game.favors[holder * SEATS + owner] -= count
    agents_home(game, owner, count)


def pass_favor(game: Reach, giver: int, taker: int, owner: int) -> None:
    """A Favor of somebody changes hands."""
    game.favors[giver * SEATS + owner] -= 1
    game.favors[taker * SEATS + owner] += 1


# -- what is agreed in Summits (p. 17) ------------------------------------------------


def cede_ship(game: Reach, giver: int, taker: int, system: int, condition: int) -> None:
    """A ship on the map is replaced by another seat's, in the same condition (neg.cede)."""
    row = game.fresh if condition == FRESH else game.damaged
    row[giver * SYSTEMS + system] -= 1
    row[taker * SYSTEMS + system] += 1
    game.left[giver * PIECES + SHIP] += 1
    game.left[taker * PIECES + SHIP] -= 1


def delegate_agent(game: Reach, slot: int, giver: int, taker: int) -> None:
    """An agent at Court is replaced by another seat's (neg.delegate)."""
    game.court_agents[slot * SEATS + giver] -= 1
    agents_home(game, giver, 1)
    game.left[taker * PIECES + AGENT] -= 1
    game.court_agents[slot * SEATS + taker] += 1


# -- the Court ------------------------------------------------


def take_back_agent(game: Reach, seat: int, slot: int) -> None:
    """An agent at Court returns to its supply."""
    game.court_agents[slot * SEATS + seat] -= 1
    agents_home(game, seat, 1)
    game.tell("agent_back", (seat, game.court[slot]))


# -- Flagships (p. 22) ------------------------------------------------


def station_flagship(game: Reach, seat: int, system: int) -> None:
    """The Flagship joins the ships of a system; it comes from no supply (fla.ship)."""
    game.flagship_at[seat] = system
    game.fresh[seat * SYSTEMS + system] += 1


def retire_flagship(game: Reach, seat: int) -> None:
    game.fresh[seat * SYSTEMS + game.flagship_at[seat]] -= 1
    game.flagship_at[seat] = NOWHERE


# -- cards ------------------------------------------------


def take_cards(game: Reach, seat: int, cards: list[int]) -> None:
    """Cards of a fate's set come into play. Buried or discarded they belong to the Court."""
    for card in cards:
        give_card(game, card, seat)
        game.courtly.append(card)
        game.tell("takes_card", (seat, card))


def enter_booklet(game: Reach, card: int) -> None:
    """A law, an edict or a summit card of a fate's set binds everybody from now on (str.booklet)."""
    give_card(game, card, BOOKLET)
    game.tell("enters_booklet", (card,))


def scrap_card(game: Reach, card: int) -> None:
    """Out of the game for good (ter.scrap)."""
    leave_play(game, card)
    if card in game.courtly:
        game.courtly.remove(card)
    game.scrapped.append(card)
    game.tell("scrap", (card,))


def lay_on_deck(game: Reach, card: int) -> None:
    """A card of a fate's set lies on top of the Court deck, as everybody sees: the next one to be drawn (s23.f)."""
    game.court_deck.append(card)
    game.court_open.append(1)
    game.courtly.append(card)
    game.tell("tops_court", (card,))


def join_court(game: Reach, cards: list[int]) -> None:
    """Cards go under the Court deck, as everybody sees; whoever sets up the next act shuffles it (s23.b)."""
    game.court_deck = [*cards, *game.court_deck]
    game.court_open = [1] * len(cards) + game.court_open
    for card in cards:
        if card not in game.courtly:
            game.courtly.append(card)
        game.tell("joins_court", (card,))
