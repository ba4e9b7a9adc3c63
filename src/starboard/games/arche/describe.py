"""What a card, die or base level is and does, composed from its data in both languages."""

from __future__ import annotations

from typing import Final

from starboard.core.text import DE, Text
from starboard.games.arche.card import Card
from starboard.games.arche.cards import CARDS
from starboard.games.arche.codes import face_on, faction_card
from starboard.games.arche.ids import (
    CRITICAL,
    DICE,
    DIE_OF,
    EVENT,
    FACES,
    FACTION,
    FACTIONS,
    HIT,
    SOLDIER,
    SYMBOLS,
    TOP_LEVEL,
)
from starboard.games.arche.options import OPTIONS
from starboard.games.arche.words import DECK, DIE, FACE, KIND, PHASE, resources

KINDS: Final = (
    Text("Soldaten kommen in den Kampftrupp; der oberste kämpft.", "Soldiers join the combat troop; the top fights."),
    Text("Zivilisten kommen auf Ausbaufelder und helfen von dort.", "Civilians lie on expansion slots and help."),
    Text("Gebäude kommen auf Ausbaufelder und wirken von dort.", "Buildings lie on expansion slots and work there."),
    Text("Ereignisse wirken einmal, sobald sie gekauft sind.", "Events take effect once, as soon as they are bought."),
    Text("Eine Fraktion gehört von Anfang an zu einer Basis.", "A faction belongs to a base from the start."),
)


def describe(kind: str, value: int, language: str) -> str:
    if kind == "card" and value >= 0:
        return describe_card(CARDS[value], language)
    if kind == "faction":
        return describe_card(CARDS[faction_card(value)], language)
    if kind == "level":
        return describe_level(value, language)
    if kind == "die":
        return describe_die(value, language)
    if kind == "face":
        return describe_face(value, language)
    if kind in ("kind", "deck") and 0 <= value < len(KINDS):
        return KINDS[value](language)
    return ""


def describe_card(card: Card, language: str) -> str:
    """For example: Soldier · Iron Legion · cost 5 · strength 3, resistance 3, paragon 1. Permanent: ..."""
    german = language == DE
    parts = [KIND[card.kind](language)]
    if card.kind != FACTION:
        parts.append(CARDS[faction_card(card.faction)].name(language))
        parts.append(f"{'Kosten' if german else 'cost'} {card.cost}")
    if card.kind == SOLDIER:
        names = ("Stärke", "Widerstand", "Paragonwert") if german else ("strength", "resistance", "paragon value")
        parts.append(f"{names[0]} {card.strength}, {names[1]} {card.resistance}, {names[2]} {card.paragon}")
    effect = effect_text(card, language)
    return " · ".join(parts) + (f". {effect}" if effect else ".")


def effect_text(card: Card, language: str) -> str:
    """The timing, the price and condition, and every effect in its order."""
    if not card.effects:
        return ""
    german = language == DE
    lines = [effect.text()(language) for effect in card.effects]
    if card.kind == EVENT:
        lasting = " bis zum Ende des Zuges." if german else " until the end of the turn."
        pairs = zip(card.effects, lines)
        lines = [line.removesuffix(".") + lasting if effect.static else line for effect, line in pairs]
    if card.pay:
        price = resources(card.pay)(language)
        lines.insert(0, f"Zahle {price}:" if german else f"Pay {price}:")
    if card.needs_ark:
        lines.insert(0, "Wenn du die Arche kontrollierst:" if german else "If you control the Ark:")
    return f"{PHASE[card.phase](language)} – {' '.join(lines)}"


def describe_level(level: int, language: str) -> str:
    """By the printed table; options may change it."""
    price, resistance, income = printed_level(level)
    if language == DE:
        text = f"Widerstand {resistance}, Einkommen {income}"
        return f"{text}. Der Ausbau kostet {resources(price).de}." if price else f"{text}."
    text = f"Resistance {resistance}, income {income}"
    return f"{text}. The upgrade costs {resources(price).en}." if price else f"{text}."


def printed_level(level: int) -> tuple[int, int, int]:
    """Price, resistance and income (7.7)."""
    defaults = {option.name: option.default for option in OPTIONS}
    price = int(defaults[f"level-{level}-price"]) if level > 1 else 0
    return (price, int(defaults["base-resistance"]) + level - 1, int(defaults["base-income"]) + level - 1)


def printed_faces(die: int) -> list[int]:
    defaults = {option.name: option.default for option in OPTIONS}
    name = ("resource-die", "paragon-die", "attack-die")[die]
    return [face_on(die, int(digit)) for digit in str(defaults[name])]


def describe_die(die: int, language: str) -> str:
    faces = ", ".join([FACE[face](language) for face in printed_faces(die)])
    return f"{DICE[die]}×: {faces}."


def describe_face(face: int, language: str) -> str:
    german = language == DE
    if face == HIT:
        return "Gibt einem Angriff einmal die Stärke." if german else "Adds the strength to an attack once."
    if face > HIT:
        if german:
            return "Gibt einem Angriff einmal die Stärke und 1 dazu."
        return "Adds the strength to an attack once, and 1 more."
    if SYMBOLS[face]:
        return "Kann eingetauscht werden." if german else "Can be turned in."
    return "Nur mit einer Karte zu nutzen." if german else "Of use only with a card."


# -- printed data for boards and tools --------------------------------------------------------------


def printed_facts() -> dict[str, list[dict[str, object]]]:
    levels = [printed_level(level) for level in range(1, TOP_LEVEL + 1)]
    return {
        "card": [card_facts(card) for card in CARDS],
        "faction": [{"name": names(CARDS[faction_card(f)]), "card": faction_card(f)} for f in range(FACTIONS)],
        "die": [{"count": DICE[die], "faces": printed_faces(die), "name": DIE[die].en} for die in range(len(DICE))],
        "face": [face_facts(face) for face in range(FACES)],
        "level": [{}] + [{"price": p, "resistance": r, "income": i} for p, r, i in levels],
        "kind": [{"name": kind.en} for kind in KIND],
        "deck": [{"name": deck.en} for deck in DECK],
    }


def names(card: Card) -> dict[str, str]:
    return {"de": card.name.de, "en": card.name.en}


def face_facts(face: int) -> dict[str, object]:
    """``critical`` tells the two attack symbols apart."""
    return {"die": DIE_OF[face], "symbols": SYMBOLS[face], "critical": face == CRITICAL, "name": FACE[face].en}


def card_facts(card: Card) -> dict[str, object]:
    return {
        "code": card.code,
        "name": names(card),
        "kind": card.kind,
        "faction": card.faction,
        "cost": card.cost,
        "strength": card.strength,
        "resistance": card.resistance,
        "paragon": card.paragon,
        "phase": card.phase,
        "pay": card.pay,
        "needs_ark": card.needs_ark,
        "effects": [type(effect).__name__ for effect in card.effects],
    }
