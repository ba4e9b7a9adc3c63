"""Why something is not among the choices: for people who wonder, never used by the rules."""

from __future__ import annotations

from starboard.core.game import Refusal
from starboard.core.procedure import Ref
from starboard.core.text import Phrase
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.cards import ChangeOfPlan
from starboard.games.carpe_astra.codes import in_mask, is_half, tile_of
from starboard.games.carpe_astra.contacts import NewContacts
from starboard.games.carpe_astra.hexes import ground_of, rim_of
from starboard.games.carpe_astra.infiltration import Infiltrate, TurnTile
from starboard.games.carpe_astra.queries import may_network, reached, victims
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.support import GainSupport, Slander
from starboard.games.carpe_astra.texts import REFUSALS


def words(key: str, refs: tuple[Ref, ...]) -> Phrase:
    return Phrase(REFUSALS[key], {str(i): ref for i, ref in enumerate(refs)})


def refusal(what: str, refs: tuple[Ref, ...], why: str, reasons: tuple[Ref, ...], source: str) -> Refusal:
    return Refusal(words(what, refs), words(why, reasons), f"rules {source}")


def why_not(game: CarpeAstra, seat: int) -> list[Refusal]:
    ask = game.ask
    if ask is None or ask.seat != seat:
        return []
    top = game.stack[-1]
    poor = game.credits[seat] < 1
    if isinstance(top, GainSupport):
        return [card_refusal(game, seat, card) for card in game.hand(seat) if card not in ask.choices]
    if isinstance(top, NewContacts):
        if ask.field == "spot":
            rim = rim_of(ground_of(game.where), game.where)
            return [refusal("what.spot", (hex,), "why.hole", (), "6.5") for hex in rim if hex not in ask.choices]
        return [refusal("what.tile", (), "why.credit", (), "6.3")] if poor else []
    if isinstance(top, Infiltrate):
        return deed_refusals(game, seat, top)
    if isinstance(top, TurnTile):
        return tile_refusals(game, seat)
    if isinstance(top, ChangeOfPlan) and poor and ask.field == "plan":
        return [refusal("what.plan", (), "why.credit", (), "5.1")]
    return [refusal("what.keep", (), "why.credit", (), "8.4")] if isinstance(top, Slander) and poor else []


def card_refusal(game: CarpeAstra, seat: int, card: int) -> Refusal:
    mask = reached(game, seat)
    missing = tuple([guild for guild in data.CARD_GUILDS[card] if not in_mask(mask, guild)])
    if missing:
        return refusal("what.score", (card,), "why.guilds", (missing,), "8.2")
    if data.CARD_DECK[card] == data.NETWORK:
        assert not may_network(game, seat)
        return refusal("what.score", (card,), "why.home", (), "8.2")
    assert not victims(game, seat)
    return refusal("what.score", (card,), "why.rival", (), "8.2")


def deed_refusals(game: CarpeAstra, seat: int, top: Infiltrate) -> list[Refusal]:
    if game.credits[seat] < top.cost(game):
        return [refusal("what.place", (), "why.credit", (), "7.2")]
    if len(game.agents[seat]) == data.AGENTS:
        return [refusal("what.place", (), "why.agents", (), "7.2")]
    return []


def tile_refusals(game: CarpeAstra, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    for other in range(game.players):
        if other != seat:
            for place in game.agents[other]:
                if is_half(place):
                    found.append(refusal("what.turn", (tile_of(place),), "why.others", (other,), "7.5"))
    return found
