"""What a table shows of the campaign besides what every table of Arcs shows: plain panels of rows.

Titles, names and cards are anchors of the facts, so that the page knows their words in both languages."""

from __future__ import annotations

from typing import Final

from starboard.games.arcs.campaign.aims import AIMS, aim_of
from starboard.games.arcs.campaign.codes import (
    armor_over,
    hull_place,
    is_on_map,
    map_token_kind,
    map_token_note,
    map_token_system,
    stowed_kind,
    stowed_owner,
)
from starboard.games.arcs.campaign.fates.fate import fate_card, fate_of
from starboard.games.arcs.campaign.ids import (
    COUNCIL_SLOT,
    FIRST_FLAGSHIP,
    OUTLAW_TITLE,
    REGENT_TITLE,
    THE_COUNCIL,
    UPGRADES,
)
from starboard.games.arcs.campaign.queries import (
    captive_ships_of,
    favors_of,
    is_in_session,
    is_regent,
    is_tucked,
    sown_outrages,
    stowed_on,
)
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.campaign.stock import stock_of
from starboard.games.arcs.campaign.tokens import token_trophies
from starboard.games.arcs.campaign.view import fates_seen
from starboard.games.arcs.codes import is_damaged, owner_of, piece_of, system_at
from starboard.games.arcs.ids import BOOKLET, DAMAGED, NOBODY, NOTHING, NOWHERE, OWNERS, RESOURCES
from starboard.games.arcs.queries import held_cards, rivals
from starboard.games.arcs.sheet import BoardPlaceSheet, BoardSheet, CardSheet, PanelSheet, RowSheet

CAMPAIGN: Final = "term:0"
ACT: Final = "term:1"
COUNCIL: Final = "term:2"
POLICY: Final = "term:3"
TRUST: Final = "term:4"
BOOKLET_TERM: Final = "term:5"
ROLLED: Final = "term:6"
TITLE: Final = "term:7"
FAVORS: Final = "term:9"
ATTACHED: Final = "term:10"
FIRST_REGENT: Final = "term:12"
IN_SESSION: Final = "term:13"
DECIDED: Final = "term:14"
TUCKED: Final = "term:15"
STOWED: Final = "term:16"

TOKEN_DAMAGED: Final = "token_term:0"
TOKEN_TROPHIES: Final = "token_term:1"
CAPTIVE_SHIPS: Final = "token_term:2"
SOWN: Final = "sown:0"


def panels(game: Reach) -> list[PanelSheet]:
    return [table_panel(game), *[seat_panel(game, seat) for seat in range(game.players)]]


def boards(game: Reach) -> list[BoardSheet]:
    """Flagships have boards of their own."""
    return [hull_sheet(game, seat) for seat in range(game.players) if game.flagship_at[seat] != NOWHERE]


def table_panel(game: Reach) -> PanelSheet:
    state = TUCKED if is_tucked(game) else IN_SESSION if is_in_session(game) else DECIDED
    rows: list[RowSheet] = [
        {"name": ACT, "value": game.act},
        {"name": COUNCIL, "cards": [{"card": f"card:{THE_COUNCIL}", "cards": [{"card": state}]}]},
    ]
    if game.policy != NOTHING:
        rows.append({"name": POLICY, "cards": [named(game.policy)]})
    if any(game.trust):
        tokens = [resource for resource in range(RESOURCES) for _ in range(game.trust[resource])]
        rows.append({"name": TRUST, "cards": [{"card": f"resource:{resource}"} for resource in tokens]})
    booklet = [card for card in held_cards(game, BOOKLET) if card != game.policy]
    rows.append({"name": BOOKLET_TERM, "cards": [named(card) for card in booklet]})
    attached: list[CardSheet] = []
    for slot, above in enumerate(game.above):
        if above:
            below = THE_COUNCIL if slot == COUNCIL_SLOT else game.court[slot]
            attached.append({"card": f"card:{below}", "cards": [named(card) for card in above]})
    if attached:
        rows.append({"name": ATTACHED, "cards": attached})
    for kind in sorted({map_token_kind(code) for code in game.tokens if is_on_map(code)}):
        rows.append({"name": f"map_token:{kind}", "cards": token_sheet(game, kind)})
    if game.number_rolled != NOWHERE:
        planet = system_at(game.number_rolled, game.symbol_rolled)
        rows.append({"name": ROLLED, "cards": [{"card": f"system:{planet}"}]})
    return {"title": CAMPAIGN, "rows": rows + note_rows(game, NOBODY)}


def seat_panel(game: Reach, seat: int) -> PanelSheet:
    title: CardSheet = named(REGENT_TITLE if is_regent(game, seat) else OUTLAW_TITLE)
    rows: list[RowSheet] = [{"name": TITLE, "cards": [title]}]
    if game.first_regent == seat:
        title["cards"] = [{"card": FIRST_REGENT}]
    if (game.fate[seat], game.act) in AIMS:
        rows.append(aim_row(game, seat))
    for rival in rivals(game, seat):
        if favors_of(game, seat, rival):
            rows.append({"name": FAVORS, "seat": rival, "value": favors_of(game, seat, rival)})
    tokens = token_trophies(game, seat)
    if tokens:
        rows.append({"name": TOKEN_TROPHIES, "cards": [{"card": f"map_token:{kind}"} for kind in tokens]})
    for owner in range(OWNERS):
        if captive_ships_of(game, seat, owner):
            rows.append({"name": CAPTIVE_SHIPS, "seat": owner, "value": captive_ships_of(game, seat, owner)})
    if sown_outrages(game, seat):
        rows.append({"name": SOWN, "cards": [{"card": f"resource:{kind}"} for kind in sown_outrages(game, seat)]})
    laden = [card for card in held_cards(game, seat) if stowed_on(game, card)]
    if laden:
        rows.append({"name": STOWED, "cards": [stowed_sheet(game, card) for card in laden]})
    held = [card for card in held_cards(game, seat) if stock_of(game, card)]
    for card in held:
        rows.append({"name": f"card:{card}", "cards": [{"card": f"resource:{kind}"} for kind in stock_of(game, card)]})
    rows += note_rows(game, seat)
    fate = game.fate[seat]
    return {"title": f"card:{fate_card(fate)}" if fate != NOTHING else TITLE, "rows": rows, "seat": seat}


def aim_row(game: Reach, seat: int) -> RowSheet:
    """What the fate strives for in this act, and how much of it is missing; grand ambitions have no number."""
    number = game.fate[seat]
    row: RowSheet = {"name": f"aim:{aim_of(number, game.act)}", "told": True}
    if fate_of(number).start_number(game.act, game.players):
        row["value"] = game.objective[seat]
    return row


def token_sheet(game: Reach, kind: int) -> list[CardSheet]:
    """The systems of all tokens of a kind, and whether one is damaged."""
    shown: list[CardSheet] = []
    for code in game.tokens:
        if is_on_map(code) and map_token_kind(code) == kind:
            one: CardSheet = {"card": f"system:{map_token_system(code)}"}
            if map_token_note(code) == DAMAGED:
                one["cards"] = [{"card": TOKEN_DAMAGED}]
            shown.append(one)
    return shown


def note_rows(game: Reach, seat: int) -> list[RowSheet]:
    """What fates keep in their ledgers before a seat, or for all."""
    rows: list[RowSheet] = []
    for number, _ in fates_seen(game):
        notes = fate_of(number).notes(game, seat)
        if notes:
            rows.append({"name": f"card:{fate_card(number)}", "cards": notes})
    return rows


def hull_sheet(game: Reach, seat: int) -> BoardSheet:
    """The board of a Flagship: the places of its Upgrades, that of the Armor over each, and the system it is in."""
    places: list[BoardPlaceSheet] = []
    for upgrade in range(UPGRADES):
        shown = hull_place_sheet(game, hull_place(seat, upgrade))
        shown["over"] = hull_place_sheet(game, hull_place(seat, armor_over(upgrade)))
        places.append(shown)
    title, system = f"card:{FIRST_FLAGSHIP + seat}", f"system:{game.flagship_at[seat]}"
    return {"title": title, "seat": seat, "at": system, "places": places}


def hull_place_sheet(game: Reach, place: int) -> BoardPlaceSheet:
    shown: BoardPlaceSheet = {"place": f"hull:{place}"}
    value = game.hull[place]
    if value:
        shown["owner"] = owner_of(value)
        shown["piece"] = piece_of(value)
        if is_damaged(value):
            shown["damaged"] = True
    return shown


def stowed_sheet(game: Reach, card: int) -> CardSheet:
    """The pieces on a card, by whose they are."""
    shown: list[CardSheet] = []
    for owner in range(OWNERS):
        kinds = [stowed_kind(code) for code in stowed_on(game, card) if stowed_owner(code) == owner]
        pieces: list[CardSheet] = [{"card": f"piece:{kind}"} for kind in kinds]
        if pieces:
            shown.append({"card": f"seat:{owner}", "cards": pieces})
    return {"card": f"card:{card}", "cards": shown}


def named(card: int) -> CardSheet:
    return {"card": f"card:{card}"}
