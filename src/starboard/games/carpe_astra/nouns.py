"""Names and explanations of everything that texts refer to, and the printed facts."""

from __future__ import annotations

from typing import Final

from starboard.core.procedure import Ref
from starboard.core.text import DE, Text
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import character_at, halves_of, is_half, is_home, other_half, q_of, r_of, tile_of
from starboard.games.carpe_astra.hexes import HEXES

DECK_NAMES: Final = (Text("Netzwerk", "Network"), Text("Verleumdung", "Slander"))
SENATE_NAME: Final = Text("Senat", "Senate")

COLOURS: Final = {
    "red": Text("rot", "red"),
    "yellow": Text("gelb", "yellow"),
    "blue": Text("blau", "blue"),
    "green": Text("grün", "green"),
    "orange": Text("orange", "orange"),
    "black": Text("schwarz", "black"),
}
SYMBOLS: Final = {
    "crosshair": Text("Fadenkreuz", "crosshair"),
    "credit": Text("Münze", "coin"),
    "scarab": Text("Skarabäus", "scarab"),
    "gears": Text("Zahnräder", "gears"),
    "globe": Text("Globus", "globe"),
    "handshake": Text("Handschlag", "handshake"),
}


def guild_list(guilds: tuple[int, ...], language: str) -> str:
    return "–".join([data.GUILD_NAMES[guild](language) for guild in guilds])


def noun(kind: str, value: Ref, language: str) -> str:
    if not isinstance(value, int):
        return ", ".join([noun(kind, part, language) for part in value])
    if kind == "guild":
        return data.GUILD_NAMES[value](language)
    if kind == "character":
        return data.CHARACTER_NAMES[value](language)
    if kind == "tile":
        return guild_list(data.TILE_GUILDS[value], language)
    if kind == "deck":
        return DECK_NAMES[value](language)
    if kind == "card":
        return f"{DECK_NAMES[data.CARD_DECK[value]](language)} {guild_list(data.CARD_GUILDS[value], language)}"
    if kind == "event":
        return event_name(value, language)
    if kind == "hex":
        hex = "Feld" if language == DE else "hex"
        return f"{hex} {q_of(value)}/{r_of(value)}"
    if kind in ("credits", "price", "extra_cards"):
        return amount_name(kind, value, language)
    assert kind == "place", kind
    return place_name(value, language)


def amount_name(kind: str, amount: int, language: str) -> str:
    if kind == "extra_cards":
        cards = (
            ("1 zusätzliche Karte", "1 extra card")
            if amount == 1
            else (f"{amount} zusätzliche Karten", f"{amount} extra cards")
        )
        return cards[0] if language == DE else cards[1]
    if kind == "price" and amount == 0:
        return "kostenlos" if language == DE else "free"
    unit = "Credit" if language == DE else "credit"
    return f"{amount} {unit}" if amount == 1 else f"{amount} {unit}s"


def event_name(event: int, language: str) -> str:
    guilds = guild_list(data.EVENT_GUILDS[event], language)
    amount = data.EVENT_AMOUNT[event]
    if data.EVENT_REWARD[event] == data.EXTRA_CARD:
        return f"{guilds} (+{amount} {'Karte' if language == DE else 'card'})"
    return f"{guilds} (+{amount_name('credits', amount, language)})"


def place_name(place: int, language: str) -> str:
    if place == data.SENATE:
        return SENATE_NAME(language)
    if is_home(place):
        base = "Basis" if language == DE else "base"
        return f"{base} {data.CHARACTER_NAMES[character_at(place)](language)}"
    guild = data.GUILD_NAMES[data.PLACE_GUILD[place]](language)
    return f"{guild} ({guild_list(data.TILE_GUILDS[tile_of(place)], language)})"


# -- explanations -----------------------------------------------------------------------------------

EXPLAIN_CARD: Final = (
    Text(
        "Du brauchst eigene Agenten bei {0} und dazu auf deiner Heimatbasis oder im Senat. "
        "Werten bringt einen Supportmarker einer dieser Gilden aus dem Vorrat.",
        "You need own agents with {0}, and one on your home base or in the Senate. "
        "Scoring it takes one support marker of one of these guilds from the supply.",
    ),
    Text(
        "Du brauchst eigene Agenten bei {0} und dazu auf einer gegnerischen Heimatbasis. "
        "Werten nimmt dort einen Marker einer dieser Gilden weg; für 1 Credit behältst du ihn.",
        "You need own agents with {0}, and one on an opponent’s home base. "
        "Scoring it removes a marker of one of these guilds there; for 1 credit you keep it.",
    ),
)
EXPLAIN_EVENT: Final = (
    Text(
        "Solange dieses Ereignis gilt: {1} Credit(s) für jede dieser Gilden auf jeder gewerteten Karte ({0}).",
        "While this event holds: {1} credit(s) for each of these guilds on every card scored ({0}).",
    ),
    Text(
        "Solange dieses Ereignis gilt: eine zusätzliche Karte am Zugende für jede gewertete Karte mit {0}.",
        "While this event holds: one extra card at the end of the turn for every card scored that shows {0}.",
    ),
)
EXPLAIN_INSTANT: Final = Text(
    " Warnzeichen: Wird es am Rundenende aufgedeckt, ersetzt eine neue Karte das Ereignis davor.",
    " Warning sign: when turned up at the end of a round, a new card replaces the event before it.",
)
EXPLAIN_GUILD: Final = Text(
    "Farbe {0}, Zeichen {1}. Die meisten Marker bringen am Ende 4 Punkte (6, wenn es alle sind), die zweitmeisten 2.",
    "Colour {0}, sign {1}. At the end the most markers give 4 points (6 if they are all there are), the second most 2.",
)
EXPLAIN_CHARACTER: Final = Text(
    "Farbe {0}. Beginnt mit zwei Markern der Gilde {1}.", "Colour {0}. Begins with two markers of the {1} guild."
)
EXPLAIN_TILE: Final = Text(
    "Doppelfeld mit den Gilden {0}. Auf jeder Hälfte steht höchstens ein Agent, und niemand hält beide Hälften.",
    "Double hex with the guilds {0}. Each half holds one agent at most, and nobody holds both halves.",
)
EXPLAIN_SENATE: Final = Text(
    "Hier darf jeder Sitz einen Agenten haben. Für Netzwerkkarten zählt er wie die eigene Heimatbasis.",
    "Every seat may have one agent here. For network cards it counts like the own home base.",
)
EXPLAIN_HOME: Final = Text(
    "Heimatbasis von {0}. Jeder Sitz darf hier einen Agenten haben: der eigene nützt zum Netzwerken, fremde zum "
    "Verleumden. Die Basis zählt nicht als Gilde.",
    "Home base of {0}. Every seat may have one agent here: the owner to network, the others to slander. "
    "The base does not count as a guild.",
)
EXPLAIN_DECK: Final = (
    Text("35 Karten, die Support aus dem Vorrat bringen.", "35 cards that bring support from the supply."),
    Text("35 Karten, die anderen Support nehmen.", "35 cards that take support from others."),
)
EXPLAIN_HEX: Final = Text(
    "Leeres Feld neben dem Plan; die Zahlen sind seine Koordinaten.",
    "An empty hex beside the map; the numbers are its coordinates.",
)


def explain(kind: str, value: int, language: str) -> str:
    if value < 0:
        return ""
    if kind == "card":
        guilds = guild_list(data.CARD_GUILDS[value], language)
        return EXPLAIN_CARD[data.CARD_DECK[value]](language).format(guilds)
    if kind == "event":
        guilds = guild_list(data.EVENT_GUILDS[value], language)
        words = EXPLAIN_EVENT[data.EVENT_REWARD[value]](language).format(guilds, data.EVENT_AMOUNT[value])
        return words + (EXPLAIN_INSTANT(language) if value in data.INSTANT_NINE else "")
    if kind == "guild":
        colour = COLOURS[data.GUILD_COLOURS[value]](language)
        return EXPLAIN_GUILD(language).format(colour, SYMBOLS[data.GUILD_SYMBOLS[value]](language))
    if kind == "character":
        guild = data.GUILD_NAMES[data.CHARACTER_GUILDS[value]](language)
        return EXPLAIN_CHARACTER(language).format(COLOURS[data.CHARACTER_COLOURS[value]](language), guild)
    if kind == "tile":
        return EXPLAIN_TILE(language).format(guild_list(data.TILE_GUILDS[value], language))
    if kind == "deck":
        return EXPLAIN_DECK[value](language)
    if kind == "place":
        return explain_place(value, language)
    return EXPLAIN_HEX(language) if kind == "hex" else ""


def explain_place(place: int, language: str) -> str:
    if is_half(place):
        return explain("tile", tile_of(place), language)
    if place == data.SENATE:
        return EXPLAIN_SENATE(language)
    return EXPLAIN_HOME(language).format(data.CHARACTER_NAMES[character_at(place)](language))


# -- facts ------------------------------------------------------------------------------------------


def facts() -> dict[str, list[dict[str, object]]]:
    return {
        "guild": [
            {"code": data.GUILD_CODES[g], "colour": data.GUILD_COLOURS[g], "symbol": data.GUILD_SYMBOLS[g]}
            for g in range(data.GUILDS)
        ],
        "character": [
            {"code": data.CHARACTER_CODES[c], "colour": data.CHARACTER_COLOURS[c], "guild": data.CHARACTER_GUILDS[c]}
            for c in range(data.CHARACTERS)
        ],
        "tile": [
            {"code": data.tile_code(t), "guilds": list(data.TILE_GUILDS[t]), "places": halves_of(t)}
            for t in range(data.TILES)
        ],
        "place": [place_facts(place) for place in range(data.PLACES)],
        "deck": [{"code": "network", "cards": data.DECK_SIZE}, {"code": "slander", "cards": data.DECK_SIZE}],
        "card": [
            {"code": data.card_code(c), "deck": data.CARD_DECK[c], "guilds": list(data.CARD_GUILDS[c])}
            for c in range(data.CARDS)
        ],
        "event": [event_facts(event) for event in range(data.EVENTS)],
        "hex": [{"q": q_of(hex), "r": r_of(hex)} for hex in range(HEXES)],
    }


def place_facts(place: int) -> dict[str, object]:
    if is_half(place):
        return {"what": "half", "tile": tile_of(place), "guild": data.PLACE_GUILD[place], "other": other_half(place)}
    if place == data.SENATE:
        return {"what": "senate"}
    return {"what": "base", "character": character_at(place)}


def event_facts(event: int) -> dict[str, object]:
    return {
        "code": data.event_code(event),
        "guilds": list(data.EVENT_GUILDS[event]),
        "reward": "credits" if data.EVENT_REWARD[event] == data.CREDITS else "extra_card",
        "amount": data.EVENT_AMOUNT[event],
        "instant": event in data.INSTANT_NINE,
    }
