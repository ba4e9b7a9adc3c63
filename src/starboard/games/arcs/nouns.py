"""Names and explanations for everything a text of Arcs refers to."""

from __future__ import annotations

from typing import Final

from starboard.core.procedure import Ref
from starboard.core.text import Text
from starboard.games.arcs import explanations
from starboard.games.arcs.cards.card import DECK, Card
from starboard.games.arcs.cards.catalogue import EXPLAINED, NOUNS
from starboard.games.arcs.codes import (
    SIDES,
    ability_card,
    ability_number,
    cluster_of,
    face_die,
    face_number,
    is_gate,
    slot_number,
    spot_of,
    system_of,
    token_type,
)
from starboard.games.arcs.ids import (
    ACTION_FACES,
    CENTRE,
    EVENT,
    FACES,
    LEADER,
    MIRROR,
    NUMBER_OF,
    PIPS,
    SLOT_KEYS,
    SUIT_ACTIONS,
    SUIT_OF,
)
from starboard.games.arcs.map import BOARDS, building_slots, planet_type
from starboard.games.arcs.queries import ambitions_of_card
from starboard.games.arcs.text import (
    ACTION,
    AMBITION,
    AMBITION_COUNTS,
    BLANK,
    DIE,
    NO_DICE,
    PIECE,
    PLACE,
    PLAY,
    RESOURCE,
    SETUP_NAMES,
    SHIP_STATE,
    SUIT,
    SYMBOL,
    TRAIT,
)

GATE_TEXT = Text(
    "Ein Tor: keine Gebäude, benachbart zu den Toren daneben.", "A gate: no buildings, next to the gates beside it."
)
FACE_DOWN = Text("eine verdeckte Karte", "a face-down card")


def noun(kind: str, value: Ref, language: str) -> str:
    if kind == "dice":
        assert isinstance(value, tuple)
        return "; ".join([face_name(face)(language) for face in value]) or NO_DICE(language)
    if kind == "traits":
        assert isinstance(value, tuple)
        return ", ".join([TRAIT[trait](language) for trait in value])
    if kind == "coming":  # tokens that lie nowhere yet: there is nothing to point at
        assert isinstance(value, tuple)
        return ", ".join([RESOURCE[resource](language) for resource in value])
    if kind == "offer":
        assert isinstance(value, tuple)
        return DECK.cards[value[0]].offers[value[1]](language)
    assert isinstance(value, int)
    return name_of(kind, value)(language)


def name_of(kind: str, value: int) -> Text:
    if kind in ("system", "place"):
        return system_name(system_of(value) if kind == "place" else value)
    if kind == "card":
        return DECK.cards[value].name if value >= 0 else FACE_DOWN
    if kind == "action_card":
        return action_card_name(value)
    if kind == "token":
        return RESOURCE[token_type(value)]
    if kind == "slot":
        number, keys = slot_number(value) + 1, SLOT_KEYS[slot_number(value)]
        return Text(f"Feld {number} (Schlüssel: {keys})", f"slot {number} (keys: {keys})")
    if kind == "face":
        return face_name(value)
    if kind == "setup_card":
        return SETUP_NAMES[BOARDS[value].card.name]
    if kind == "ability":
        return DECK.cards[ability_card(value)].abilities[ability_number(value)]
    if kind == "cluster":
        return Text(f"Cluster {value + 1}", f"Cluster {value + 1}")
    if kind in NOUNS:
        return NOUNS[kind][value]
    tables = {
        "resource": RESOURCE,
        "ambition": AMBITION,
        "action": ACTION,
        "piece": PIECE,
        "ship_state": SHIP_STATE,
        "die": DIE,
        "suit": SUIT,
        "symbol": PLACE,
        "play": PLAY,
    }
    return tables[kind][value]


def system_name(system: int) -> Text:
    if system == CENTRE:
        return Text("Gewundene Passage", "Twisted Passage")
    cluster, place = cluster_of(system) + 1, PLACE[spot_of(system)]
    if is_gate(system):
        return Text(f"{place.de} {cluster}", f"{place.en} {cluster}")
    return Text(f"{cluster}·{place.de}", f"{cluster}·{place.en}")


def action_card_name(face: int) -> Text:
    if face < 0:
        return FACE_DOWN
    suit, number = SUIT[SUIT_OF[face]], NUMBER_OF[face]
    return Text(f"{suit.de} {number}", f"{suit.en} {number}") if number else suit


def face_name(value: int) -> Text:
    """A die and what it shows."""
    shown = FACES[face_die(value)][face_number(value)]
    die = DIE[face_die(value)]
    signs = [SYMBOL[s] for s in range(5) for _ in range(shown[s])] or [BLANK]
    return Text(
        f"{die.de}: {' + '.join([sign.de for sign in signs])}",
        f"{die.en}: {' + '.join([sign.en for sign in signs])}",
    )


# -- explanations ------------------------------------------------------------------------------------------


def explain(kind: str, value: int, language: str) -> str:
    if kind == "card" and value >= 0:
        return DECK.cards[value].about()(language)
    if kind == "system":
        return explain_system(value)(language)
    if kind == "action_card" and value >= 0 and SUIT_OF[value] == EVENT:
        return explain("play", MIRROR, language)
    if kind == "action_card" and value >= 0:
        return explain_action_card(value)(language)
    if kind == "ambition":
        return AMBITION_COUNTS[value](language)
    if kind in EXPLAINED:
        return EXPLAINED[kind][value](language)
    return explain_thing(kind, value)(language)


def explain_thing(kind: str, value: int) -> Text:
    tables = {
        "resource": explanations.RESOURCE,
        "action": explanations.ACTIONS,
        "piece": explanations.PIECES,
        "die": explanations.DICE,
        "play": explanations.PLAYS,
    }
    if kind in tables and 0 <= value < len(tables[kind]):
        return tables[kind][value]
    if kind == "suit" and 0 <= value < len(SUIT):
        return explanations.explain_suit(value)
    if kind == "face":
        return explanations.DICE[face_die(value)]
    if kind in ("slot", "token"):
        return explanations.SLOT
    return explanations.SETUP if kind == "setup_card" else Text("", "")


def explain_system(system: int) -> Text:
    if is_gate(system):
        return Text(
            "Ein Tor: keine Gebäude, benachbart zu den Toren daneben.",
            "A gate: no buildings, next to the gates beside it.",
        )
    kind, slots = RESOURCE[planet_type(system)], building_slots(system)
    return Text(f"Planet, {kind.de}; Gebäudefelder: {slots}.", f"Planet, {kind.en}; building slots: {slots}.")


def explain_action_card(face: int) -> Text:
    actions = explanations.explain_suit(SUIT_OF[face])
    named = ambitions_of_card(face)
    ambition = Text("keine", "none")
    if len(named) > 1:
        ambition = Text("beliebig", "any")
    elif named:
        ambition = AMBITION[named[0]]
    return Text(
        f"Aktionssterne: {PIPS[face]}. {actions.de} Ambition: {ambition.de}.",
        f"Pips: {PIPS[face]}. {actions.en} Ambition: {ambition.en}.",
    )


def printed(card: Card) -> dict[str, object]:
    found: dict[str, object] = {"code": card.code, "suit": card.suit, "keys": card.keys, "kind": KIND_NAMES[card.kind]}
    if card.kind == LEADER:
        pieces = card.pieces
        found["start"] = {"ships": pieces.ships, "buildings": pieces.buildings, "tokens": pieces.tokens}
    return found


def facts() -> dict[str, list[dict[str, object]]]:
    """Printed data by kind, for boards and tools."""
    return {
        "system": [
            {
                "cluster": cluster_of(s) + 1,
                "place": ("gate", "arrow", "crescent", "hex")[spot_of(s)],
                "resource": planet_type(s),
                "slots": building_slots(s),
            }
            for s in range(CENTRE)
        ],
        "action_card": [
            {
                "suit": SUIT_OF[face],
                "number": NUMBER_OF[face],
                "pips": PIPS[face],
                "actions": SUIT_ACTIONS[SUIT_OF[face]],
                "ambitions": ambitions_of_card(face),
            }
            for face in range(ACTION_FACES)
        ],
        "card": [printed(card) for card in DECK.cards],
        "setup_card": [
            {
                "id": board.card.id,
                "players": board.card.players,
                "out": [c + 1 for c in board.card.out],
                "ring": [c + 1 for c in board.clusters],
                "crossings": [[one + 1, other + 1] for one, other in board.crossings],
            }
            for board in BOARDS
        ],
        "slot": [{"keys": keys} for keys in SLOT_KEYS],
        "resource": [{"id": id} for id in ("material", "fuel", "weapon", "relic", "psionic")],
        "ambition": [
            {"id": id} for id in ("tycoon", "tyrant", "warlord", "keeper", "empath", "edenguard", "blightkin")
        ],
        "suit": [
            {"id": id}
            for id in ("administration", "aggression", "construction", "mobilization", "event", "zeal", "wisdom")
        ],
        "action": [{"id": id} for id in ("tax", "build", "move", "repair", "influence", "secure", "battle")],
        "piece": [{"id": id} for id in ("ship", "city", "starport", "agent")],
        "play": [{"id": id} for id in ("lead", "surpass", "copy", "pivot", "event")],
        **{kind: [{"id": value} for value in range(len(names))] for kind, names in NOUNS.items()},
        "die": [{"id": id, "faces": FACES[at]} for at, id in enumerate(("assault", "skirmish", "raid"))],
        "face": [{"die": face_die(code), "number": face_number(code)} for code in range(len(FACES) * SIDES)],
    }


# By kind, for programs; the last one is of numbers that no card has.
KIND_NAMES: Final = (
    *("guild", "vox", "leader", "lore"),
    *("law", "edict", "summit", "title", "ability", "council", "fate"),
    "none",
)
