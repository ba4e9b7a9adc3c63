"""What the dice of a battle promise, for each number of dice that can be chosen, and what choices cost: for
people who decide.

Numbers are (what, expected number, chance of 0, 1, 2 ... of it); chances are (what, how likely).
"""

from __future__ import annotations

from typing import Final

from starboard.core.ask import Ask
from starboard.core.state import State
from starboard.core.text import Text
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.codes import is_damaged
from starboard.games.arcs.costs import costs, guilt
from starboard.games.arcs.ids import ASSAULT, RAID, SKIRMISH
from starboard.games.arcs.odds import battle_odds, mean
from starboard.games.arcs.queries import buildings_at
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
NO_DICE: Final = Text("Würfel: ein Kampf ohne Wurf", "dice: a battle without a roll")
RAZED: Final = Text("genug Treffer für eine Stadt: Aufschrei", "hits enough to destroy a city: Outrage")
CLEARED: Final = Text("kein gegnerisches Schiff übrig", "no defending ship left")


def outlook(state: State, choice: int) -> Outlook | None:
    """What a choice promises, where dice or an empty supply can tell, and what it costs."""
    top, ask = state.stack[-1], state.ask
    if not isinstance(state, Arcs) or ask is None:
        return None
    if isinstance(top, Battle) and ask.field in ("assault", "skirmish", "raiders"):
        return pool_outlook(state, top, ask, choice)
    found = costs(state, top, ask.field, choice)
    return (found, []) if found else None


def pool_outlook(state: Arcs, top: Battle, ask: Ask, choice: int) -> Outlook | None:
    """The pool as it would be: the dice chosen before, and these. Where the last of them are chosen and none would be
    rolled, it says so: that is allowed (BATTLE-01), but hardly ever meant."""
    assault = choice if ask.field == "assault" else top.assault
    skirmish = choice if ask.field == "skirmish" else top.skirmish
    raid = choice if ask.field == "raiders" else top.raiders
    if assault + skirmish + raid == 0:
        more = ask.field == "assault" or (ask.field == "skirmish" and may_raid(state, top))
        return None if more else ([(NO_DICE, 0.0, ())], [])
    return prospects(state, top, assault, skirmish, raid)


def may_raid(game: Arcs, battle: Battle) -> bool:
    """Whether raid dice may still be chosen where no others are."""
    return any([pool[RAID] for pool in battle.legal_pools(game) if pool[ASSAULT] + pool[SKIRMISH] == 0])


def prospects(game: Arcs, battle: Battle, assault: int, skirmish: int, raid: int) -> Outlook:
    found = battle_odds(game, battle, assault, skirmish, raid)
    numbers = [number(HITS, found.hits), number(OWN_HITS, found.own_hits)]
    if raid:
        numbers += [number(BUILDING_HITS, found.building_hits), number(KEYS, found.keys)]
    chances = [(INTERCEPT, found.intercept), (WIPED_OUT, found.wiped_out), (CLEARED, found.cleared)]
    needed = hits_for_a_city(game, battle)
    razed = sum(found.on_buildings[needed:]) if needed else 0.0
    if razed:
        chances.append((RAZED, razed))
    return numbers, chances


def hits_for_a_city(game: Arcs, battle: Battle) -> int:
    """How many hits on buildings destroy a city for which the attacker has to answer; 0 without one."""
    places = buildings_at(game, battle.system, battle.defender)
    guilty = [place for place in places if guilt(game, battle.attacker, place)]
    return min([1 if is_damaged(game.buildings[place]) else 2 for place in guilty], default=0)


def number(what: Text, chances: tuple[float, ...]) -> Number:
    return what, mean(chances), chances
