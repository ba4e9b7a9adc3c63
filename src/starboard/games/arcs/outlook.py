"""What the dice of a battle promise, for each number of dice that can be chosen: for people who decide.

Numbers are (what, expected number, chance of 0, 1, 2 ... of it); chances are (what, how likely).
"""

from __future__ import annotations

from typing import Final

from starboard.core.state import State
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.odds import battle_odds, mean
from starboard.games.arcs.state import Arcs

Number = tuple[Text, float, tuple[float, ...]]
Chance = tuple[Text, float]
Outlook = tuple[list[Number], list[Chance]]

HITS: Final = Text("Treffer", "hits dealt")
OWN_HITS: Final = Text("Treffer auf eigene Schiffe", "hits taken")
BUILDING_HITS: Final = Text("Gebäudetreffer", "building hits")
KEYS: Final = Text("Schlüssel", "keys")
INTERCEPT: Final = Text("Abfangen", "interception")
WIPED_OUT: Final = Text("alle eigenen Schiffe verloren", "all own ships lost")
CLEARED: Final = Text("kein gegnerisches Schiff übrig", "no defending ship left")


def outlook(state: State, choice: int) -> Outlook | None:
    """The pool as it would be: the dice chosen before, and these. Nothing where no dice would be rolled."""
    top, ask = state.stack[-1], state.ask
    if not isinstance(top, Battle) or not isinstance(state, Arcs) or ask is None:
        return None
    if ask.field not in ("assault", "skirmish", "raiders"):
        return None
    assault = choice if ask.field == "assault" else top.assault
    skirmish = choice if ask.field == "skirmish" else top.skirmish
    raid = choice if ask.field == "raiders" else top.raiders
    if assault + skirmish + raid == 0:
        return None
    return prospects(state, top, assault, skirmish, raid)


def prospects(game: Arcs, battle: Battle, assault: int, skirmish: int, raid: int) -> Outlook:
    found = battle_odds(game, battle, assault, skirmish, raid)
    numbers = [number(HITS, found.hits), number(OWN_HITS, found.own_hits)]
    if raid:
        numbers += [number(BUILDING_HITS, found.building_hits), number(KEYS, found.keys)]
    chances = [(INTERCEPT, found.intercept), (WIPED_OUT, found.wiped_out), (CLEARED, found.cleared)]
    return numbers, chances


def number(what: Text, chances: tuple[float, ...]) -> Number:
    return what, mean(chances), chances
