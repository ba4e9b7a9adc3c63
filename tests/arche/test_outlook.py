"""What the table tells about dice before they are kept or rolled again (6.3)."""

from __future__ import annotations

import itertools

import pytest

from arche.table import Table
from starboard.core.ask import CHANCE, DONE
from starboard.core.chance import Stream
from starboard.core.text import EN
from starboard.games.arche.codes import ATTACK_ARK, KEEP_ALL, attack_base
from starboard.games.arche.dice_phase import DicePhase
from starboard.games.arche.ids import CRITICAL, DIE_OF, FACES, HIT, SYMBOLS
from starboard.games.arche.outlook import outlook, spread
from starboard.games.arche.state import Arche
from starboard.games.arche.title import TITLE


def positions(field: str) -> list[Arche]:
    """Where a random game asks about its dice."""
    stream, found = Stream(11), []
    game = TITLE.new(TITLE.setup("standard", 3, 4, {}))
    while game.ask is not None:
        if isinstance(game.stack[-1], DicePhase) and game.ask.field == field:
            twin = game.copy()
            assert isinstance(twin, Arche)
            found.append(twin)
        game.play(game.sample() if game.ask.seat == CHANCE else game.ask.sample(stream))
    return found


def told(game: Arche, choice: int) -> dict[str, tuple[float, tuple[float, ...]]]:
    found = outlook(game, choice)
    return {what(EN): (mean, chances) for what, mean, chances in found[0]} if found else {}


@pytest.mark.parametrize("sides", [[0, 1, 1, 2, 2, 3], [0, 0, 1, 1, 1, 2], [0, 0, 0, 1, 1, 1]])
def test_chances_are_those_of_all_rolls(sides: list[int]) -> None:
    for dice in range(1, 5):
        sums = [sum(roll) for roll in itertools.product(sides, repeat=dice)]
        assert spread(sides, dice) == tuple([sums.count(total) / len(sums) for total in range(max(sums) + 1)])


def test_keeping_a_die_is_told_against_rolling_it_again() -> None:
    for game in positions("keep"):
        assert game.ask is not None
        for face in [choice for choice in game.ask.choices if choice not in (DONE, KEEP_ALL)]:
            found = told(game, face)
            sides = [SYMBOLS[side] for side in game.rules.die_faces[DIE_OF[face]]]
            assert found["now"] == (SYMBOLS[face], ())
            assert found["rolled again"][0] == pytest.approx(sum(sides) / 6)


def test_rolling_the_rest_again_tells_one_throw_and_keeping_all_what_lies_there() -> None:
    many = positions("keep")
    assert len(many) > 20
    for game in many:
        again = told(game, DONE)
        for die, name in enumerate(("resources", "paragon", "hits")):
            lying = sum([game.rolled[face] for face in range(FACES) if DIE_OF[face] == die])
            shown = sum([SYMBOLS[face] * game.rolled[face] for face in range(FACES) if DIE_OF[face] == die])
            average = sum([SYMBOLS[side] for side in game.rules.die_faces[die]]) / 6
            assert again.get(name, (0.0,))[0] == pytest.approx(lying * average)
            word = ("resource", "paragon", "hit")[die] if shown == 1 else name
            assert told(game, KEEP_ALL).get(word, (0.0, ()))[0] == shown


def test_forming_the_pool_tells_what_it_will_show_on_average() -> None:
    for game in positions("paragon"):
        top = game.stack[-1]
        assert isinstance(top, DicePhase)
        assert game.ask is not None
        for dice in game.ask.choices:
            found = told(game, dice)
            attack = game.rules.dice_pool - top.resource - dice
            assert ("hits per throw" in found) == (attack > 0)
            assert ("paragon per throw" in found) == (dice > 0)
            assert all([sum(chances) == pytest.approx(1.0) for _, chances in found.values()])


def test_an_attack_on_the_ark_tells_its_power_and_the_life_there() -> None:
    """7.10: two hits of strength 2, a critical hit adds 1 and may suffice alone."""
    table = Table(2).troop(0, "S-LEG-3").ark(1, "S-WAT-7", 5).act(0, HIT, HIT, CRITICAL).choose(ATTACK_ARK)
    assert told(table.game, 2) == {"power against 5 life": (4.0, ()), "with all critical hits": (7.0, ())}
    assert told(table.game, 0) == {"power against 5 life": (0.0, ()), "with all critical hits": (3.0, ())}
    table.choose(1)
    assert told(table.game, 1) == {"power against 5 life": (5.0, ())}


def test_an_attack_on_a_base_tells_its_power_and_the_resistance_with_all_bonuses() -> None:
    """8.4: level 1 has 3, the Colonial Watch 1 more."""
    table = Table(2).faction(1, "F-WAT").ark(0, "S-LEG-3", 5).act(0, HIT, HIT).choose(attack_base(1))
    assert told(table.game, 1) == {"power against resistance 4": (2.0, ())}
