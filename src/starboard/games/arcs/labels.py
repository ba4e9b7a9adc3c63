"""Choices in words, where a choice stands for more than one id."""

from __future__ import annotations

from typing import Final

from starboard.core.ask import DONE
from starboard.core.game import frame_values
from starboard.core.procedure import Procedure, Ref
from starboard.core.text import Phrase, Text
from starboard.games.arcs.actions.raid import LOOT_CARD
from starboard.games.arcs.cards import catalogue
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.dice import ANY_EFFECT, card_of, die_at, die_of
from starboard.games.arcs.effects import STEAL_CARD, SUPPLY
from starboard.games.arcs.ids import (
    ACTION_CARDS,
    CARD_PLACE,
    COPY,
    FIRST_LORE,
    OFFER,
    PIECES,
    PILE,
    PLACES,
    RESOURCES,
    SLOT_KEYS,
    SLOTS,
    SPEND,
    SURPASS,
    system_of,
)
from starboard.games.arcs.queries import owner_of, piece_of
from starboard.games.arcs.state import Arcs
from starboard.games.arcs.text import TEXTS as RULE_TEXTS
from starboard.games.arcs.turn import SEIZE

TEXTS: Final = {**RULE_TEXTS, **catalogue.TEXTS}


def special_label(game: Arcs, field: str, choice: int) -> Phrase | None:
    """A label that needs more than the choice itself; None where the general way will do."""
    top = game.stack[-1]
    name = f"{type(top).__name__}.{field}"
    values = frame_values(top)
    values["it"] = choice
    if choice >= OFFER:
        return offer_label(choice)
    if choice == DONE:
        return None
    if name == "Follow.choice":
        how, card = divmod(choice, ACTION_CARDS)
        verb = "surpass" if how == SURPASS else "copy" if how == COPY else "pivot"
        return Phrase(TEXTS[f"{name}={verb}"], {"card": card})
    if name == "Turn.opening" and choice >= SEIZE:
        return Phrase(TEXTS["Turn.opening=seize"], {"card": choice - SEIZE})
    if name == "Turn.spending":
        return spend_label(game, values, choice)
    if name == "Draft.card":
        return Phrase(TEXTS[f"{name}={'leader' if choice < FIRST_LORE else 'lore'}"], values)
    if field == "court":
        values["card"] = game.court[choice]
        return Phrase(TEXTS[f"{name}="], values)
    if field in ("token_slot", "trophy", "ship"):
        return lore_label(game, name, values, choice)
    if field == "place":
        return place_label(game, f"{name}=", values, choice)
    return court_label(game, top, name, values, choice) or loot_label(game, name, values, choice)


def offer_label(choice: int) -> Phrase:
    card = DECK.cards[(choice - OFFER) // 8]
    offer = card.offers[(choice - OFFER) % 8]
    return Phrase(Text(f"{{card:card}} – {offer.de}", f"{{card:card}} – {offer.en}"), {"card": card.id})


def token(game: Arcs, at: int) -> int:
    """A token as slot * 10 + type, so that the page can find it and the reader its name."""
    return at * 10 + max(game.slots[at], 0)


def spend_label(game: Arcs, values: dict[str, Ref], choice: int) -> Phrase:
    slot, resource = divmod(choice - SPEND, RESOURCES)
    seat = values["seat"]
    assert isinstance(seat, int)
    at = seat * SLOTS + slot
    values["token"] = token(game, at)
    values["resource"] = resource
    if game.slots[at] != resource:
        return Phrase(TEXTS["Turn.spending=as"], values)
    if game.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(resource) == 1:
        return Phrase(TEXTS["Turn.spending=own"], values)
    values["number"] = slot + 1  # several of a kind lie behind different keys
    return Phrase(TEXTS["Turn.spending=one of"], values)


def place_label(game: Arcs, key: str, values: dict[str, Ref], place: int) -> Phrase:
    value = game.buildings[place]
    if value == 0 and place % PLACES == CARD_PLACE:
        return Phrase(TEXTS["place=beside"], values)
    if value == 0:
        return free_place_label(game, values, place)
    values["what"] = piece_of(value)
    values["owner"] = owner_of(value)
    return Phrase(TEXTS[key], values)


def free_place_label(game: Arcs, values: dict[str, Ref], place: int) -> Phrase:
    """The system; with the number of the slot where several are free."""
    system = system_of(place)
    slots = range(system * PLACES, system * PLACES + game.board.slots[system])
    if len([slot for slot in slots if game.buildings[slot] == 0]) < 2:
        return Phrase(Text("{it:place}", "{it:place}"), values)
    values["number"] = place % PLACES + 1
    return Phrase(TEXTS["place=slot"], values)


def lore_label(game: Arcs, name: str, values: dict[str, Ref], choice: int) -> Phrase:
    """Things that leader and lore cards ask for: a token of one's own, a trophy, somebody's ship."""
    seat = values["seat"]
    assert isinstance(seat, int)
    if name.endswith(".trophy"):
        values["owner"], values["piece"] = divmod(choice, PIECES)
    elif name.endswith(".ship"):
        values["owner"], values["state"] = divmod(choice, 2)
    elif choice >= PILE:
        values["resource"] = choice - PILE
        return Phrase(TEXTS[f"{name}=pile"], values)
    else:
        values["token"] = token(game, seat * SLOTS + choice)
    return Phrase(TEXTS[f"{name}="], values)


def court_label(game: Arcs, top: Procedure, name: str, values: dict[str, Ref], choice: int) -> Phrase | None:
    """Cards at Court, played cards, dice: what lies where the choice points."""
    if name in ("Influence.slot", "Secure.slot", "Ransack.slot", "Abduct.slot"):
        values["card"] = game.court[choice]
    elif name == "AttachUnion.target":
        values["card"] = game.played[choice]
    elif name == "Battle.window":
        values["card"] = choice % 100
    elif name == "RollAgain.effect":
        values["card"], values["die"] = card_of(choice), die_of(choice)
        if choice >= ANY_EFFECT:
            return Phrase(TEXTS["RollAgain.effect=any"], values)
    elif name == "RollAgain.die":
        counts, faces = getattr(top, "counts"), getattr(game.stack[-2], "faces")  # noqa: B009
        values["face"] = die_at(counts, choice) * 6 + faces[choice]
    else:
        return None
    return Phrase(TEXTS[f"{name}="], values)


def loot_label(game: Arcs, name: str, values: dict[str, Ref], choice: int) -> Phrase | None:
    """Slots and the tokens in them; cards that can be stolen."""
    seat = values.get("seat", values.get("defender"))
    assert isinstance(seat, int) or name not in ("Store.slot", "Fence.slot", "Raid.loot")
    if name == "Store.slot" and choice < SLOTS and isinstance(seat, int):
        values["slot"] = seat * SLOTS + choice
        return Phrase(TEXTS["Store.slot="], values)
    if name == "Fence.slot" and isinstance(seat, int):
        values["token"] = token(game, seat * SLOTS + choice)
        return Phrase(TEXTS["Fence.slot="], values)
    if name == "Raid.loot" and isinstance(seat, int):
        if choice >= LOOT_CARD:
            values["card"], values["cost"] = choice - LOOT_CARD, DECK.cards[choice - LOOT_CARD].keys
            return Phrase(TEXTS["Raid.loot=card"], values)
        values["token"], values["cost"] = token(game, seat * SLOTS + choice), SLOT_KEYS[choice]
        return Phrase(TEXTS["Raid.loot=token"], values)
    if name == "Steal.loot" and choice >= STEAL_CARD:
        values["card"], values["owner"] = choice - STEAL_CARD, game.holder[choice - STEAL_CARD]
        return Phrase(TEXTS["Steal.loot=card"], values)
    if name == "Steal.loot" or (name == "FillSlots.source" and choice != SUPPLY):
        values["token"], values["owner"] = token(game, choice), choice // SLOTS
        return Phrase(TEXTS["Steal.loot=token" if name == "Steal.loot" else "FillSlots.source="], values)
    return None
