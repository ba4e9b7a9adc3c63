"""What answers and log lines of older rules mean now (see ``Title.former``, ``Title.former_line``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from starboard.core.ask import DONE, Answer, Ask
from starboard.core.errors import BadInput
from starboard.core.game import Former
from starboard.core.state import Line
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.cards.card import DECK
from starboard.games.arcs.cards.lore_15_to_18 import SenseAttack
from starboard.games.arcs.codes import (
    ability,
    following,
    places_in,
    reroll,
    system_of,
    window,
    window_card,
    window_seat,
)
from starboard.games.arcs.ids import ANY_DIE
from starboard.games.arcs.queries import are_alike, fresh_at
from starboard.games.arcs.state import Arcs

Notes = dict[int, int]  # where what stood at a building place stands now, if elsewhere
Reading = Callable[[Arcs, list[Answer], Notes], Former]  # what an answer means; of those to come there is one at least
Giving = Callable[[Arcs, Ask], Optional[int]]  # what happened where rules 1 did not ask; None: they did
# Whether they asked where nothing is left to choose: given the position of the answer before and that of the question.
Passing = Callable[[Arcs, Arcs, list[Answer], Notes], bool]


def former(rules: int, game: Arcs, answers: list[Answer], notes: Notes) -> Former:
    """What is not read otherwise means what it meant."""
    if rules != 1 or game.ask is None:
        return Former(answers[0], 1) if answers else Former(None, 0)
    forget_equals(game, notes)
    give, used = from_rules_1(game, game.ask, answers, notes)
    if give is None or not game.ask.allows(give):
        return Former(give, used)
    return Former(give, used + unasked(game, give, answers[used:], notes))


def from_rules_1(game: Arcs, ask: Ask, answers: list[Answer], notes: Notes) -> Former:
    question = question_of(game, ask)
    if question in NEW_SINCE_1:
        give = NEW_SINCE_1[question](game, ask)
        if give is not None:
            return Former(give, 0)
    if not answers:
        return Former(None, 0)
    return FROM_RULES_1[question](game, answers, notes) if question in FROM_RULES_1 else Former(answers[0], 1)


def question_of(game: Arcs, ask: Ask) -> str:
    return f"{type(game.stack[-1]).__name__}.{ask.field}"


def unasked(game: Arcs, give: Answer, answers: list[Answer], notes: Notes) -> int:
    """How many questions that rules 1 asked after an answer have nothing to choose any more."""
    twin, count = game.copy(), 0
    twin.forced = []
    twin.play(give)
    for position in twin.forced:
        assert isinstance(position, Arcs)
        assert position.ask is not None
        question = question_of(position, position.ask)
        if question in GONE_SINCE_1 and GONE_SINCE_1[question](game, position, answers[count:], notes):
            count += 1
    return count


def former_line(rules: int, line: Line) -> Line:
    if rules != 1 or line.key != "ability":
        return line
    owner, card, old = line.refs
    assert isinstance(card, int)
    assert isinstance(old, int)
    return Line(line.key, (owner, card, ability(card, old - FIRST_ABILITIES[card - 31])), line.only)


def choice_of(answers: list[Answer]) -> int:
    """The old choice. What is in a file can be anything."""
    choice = answers[0]
    if not isinstance(choice, int):
        raise BadInput(f"{choice} is not a choice")
    return choice


# -- rules 1: numbers had room for 100 cards and 28 action cards ------------------------------------------------------


def battle_window(game: Arcs, answers: list[Answer], notes: Notes) -> Former:
    old = choice_of(answers)
    return Former(window(old // 100, old % 100), 1)


def reroll_effect(game: Arcs, answers: list[Answer], notes: Notes) -> Former:
    old = choice_of(answers)
    if old == DONE:
        return Former(DONE, 1)
    return Former(reroll(old - 500, ANY_DIE) if old >= 500 else reroll(old // 3, old % 3), 1)


def follow_choice(game: Arcs, answers: list[Answer], notes: Notes) -> Former:
    old = choice_of(answers)
    return Former(following(old // 28, old % 28), 1)


# -- rules 1: whose last card could only be copied was not asked ------------------------------------------------------


def forced_copy(game: Arcs, ask: Ask) -> Optional[int]:
    return ask.choices[0] if len(ask.choices) == 1 else None


# -- rules 1: effects in one window were weighed when it opened -------------------------------------------------------


def idle_window(game: Arcs, ask: Ask) -> Optional[int]:
    """An effect that had nothing to do after a battle was left out. It comes first, while it has nothing to do."""
    for choice in ask.choices:
        twin, log = game.copy(), list[Line]()
        twin.log, battle = log, twin.stack[-1]
        assert isinstance(twin, Arcs)
        assert isinstance(battle, Battle)
        if battle.step == battle.steps.index("order_after_battle") + 1:
            DECK.cards[window_card(choice)].after_battle(twin, window_seat(choice), battle)
            if not log and len(twin.stack) == len(game.stack):
                return choice
    return None


def last_of_three(before: Arcs, game: Arcs, answers: list[Answer], notes: Notes) -> bool:
    """One of three was chosen, and left the second nothing to do; the third was asked for."""
    ask = before.ask
    return ask is not None and question_of(before, ask) == "Battle.window" and len(ask.choices) > 2


# -- rules 1: ships called to a battle were one move, from all neighbours in order -----------------------------


def neighbours_to_come(game: Arcs, sensing: Optional[SenseAttack]) -> list[int]:
    """From which systems next to a battle rules 1 had still to ask for ships."""
    assert sensing is not None
    near = game.board.adjacent[sensing.system]
    first = near.index(sensing.taken[-1]) + 1 if sensing.taken else 0
    return [system for system in near[first:] if fresh_at(game, sensing.seat, system)]


def no_more_ships(game: Arcs, ask: Ask) -> Optional[int]:
    return None if neighbours_to_come(game, game.innermost(SenseAttack)) else DONE


def ships_from(game: Arcs, answers: list[Answer], notes: Notes) -> Former:
    """The next neighbour from which ships came, behind those from which none did."""
    choice_of(answers)
    near = neighbours_to_come(game, game.innermost(SenseAttack))
    for number, (system, ships) in enumerate(zip(near, answers)):
        if ships != 0:
            return Former(system, number)
    return Former(DONE, len(near)) if len(answers) >= len(near) else Former(None, len(answers))


def sprint_group(game: Arcs, answers: list[Answer], notes: Notes) -> Former:
    """What may follow ships on came after all of them; now it answers to each move."""
    old, sensing = choice_of(answers), game.innermost(SenseAttack)
    if sensing is not None and neighbours_to_come(game, sensing):
        raise BadInput("ships came from other systems first, and then moved once more")
    return Former(old, 1)


def ships_asked(before: Arcs, game: Arcs, answers: list[Answer], notes: Notes) -> bool:
    """Also for a single ship, for none could come."""
    return True


# -- rules 1: slots of a system that are alike were several choices ---------------------------------------------------


def building_place(game: Arcs, answers: list[Answer], notes: Notes) -> Former:
    """What stood at the place may stand at another one now, and of places that are alike one is left to choose."""
    old = choice_of(answers)
    assert game.ask is not None
    for choice in game.ask.choices:
        if choice != DONE and notes.get(old, old) in alike(game, choice):
            change_places(notes, old, alike(game, choice), choice)
            return Former(choice, 1)
    return Former(old, 1)


def one_of_equals(before: Arcs, game: Arcs, answers: list[Answer], notes: Notes) -> bool:
    assert game.ask is not None
    place = game.ask.choices[0]
    equals = alike(game, place)
    if len(equals) > 1 and answers:
        change_places(notes, choice_of(answers), equals, place)
    return len(equals) > 1


def alike(game: Arcs, place: int) -> list[int]:
    """A building place and its equals."""
    return [other for other in places_in(system_of(place)) if other == place or are_alike(game, place, other)]


def change_places(notes: Notes, old: int, equals: list[int], place: int) -> None:
    """What was at the old place is at this one of its equals from now on, and what was there takes its place."""
    before = notes.get(old, old)
    if before not in equals:
        raise BadInput(f"{old} is not one of the places {equals}")
    for other in places_in(system_of(place)):
        if notes.get(other, other) == place:
            notes[other] = before
    notes[old] = place


def forget_equals(game: Arcs, notes: Notes) -> None:
    """Places that have become alike may as well be where they were: what takes the first of them, as a repair does,
    takes the same one then and now."""
    for old in [old for old, place in notes.items() if old == place or are_alike(game, old, place)]:
        del notes[old]


# Abilities had numbers in the order in which files were read. The first of each leader and lore card, from card 31 on:
FIRST_ABILITIES: Final[tuple[int, ...]] = (
    *(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 32),
    *(34, 35, 36, 37, 38, 40, 41, 42, 44, 45, 47, 49, 50, 51),
    *(68, 69, 70, 71, 52, 54, 56, 58, 59, 61, 62, 64, 65, 66),
)

PLACE_QUESTIONS: Final = (
    "Tax.place",
    "Build.place",
    "HitBuildings.place",
    "Trade.place",
    "Prune.place",
    "Annex.place",
    "FreeCity.place",
)
GONE_SINCE_1: Final[dict[str, Passing]] = {
    "Battle.window": last_of_three,
    "SenseAttack.ships": ships_asked,
    **dict.fromkeys(PLACE_QUESTIONS, one_of_equals),
}
NEW_SINCE_1: Final[dict[str, Giving]] = {
    "Follow.choice": forced_copy,
    "Battle.window": idle_window,
    "SenseAttack.start": no_more_ships,
}
FROM_RULES_1: Final[dict[str, Reading]] = {
    "Battle.window": battle_window,
    "Follow.choice": follow_choice,
    "RollAgain.effect": reroll_effect,
    "SenseAttack.start": ships_from,
    "Sprint.system": sprint_group,
    **dict.fromkeys(PLACE_QUESTIONS, building_place),
}
