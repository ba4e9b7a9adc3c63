"""What the table tells about a pool of dice before it is rolled (p. 14)."""

from __future__ import annotations

from arcs.prelude import *
from starboard.core.text import EN
from starboard.games.arcs.odds import mean, odds
from starboard.games.arcs.outlook import outlook


def told(game: State, choice: int) -> dict[str, tuple[float, tuple[float, ...]]]:
    found = outlook(game, choice)
    return {what(EN): (number, chances) for what, number, chances in found[0]} if found else {}


def likely(game: State, choice: int) -> dict[str, float]:
    found = outlook(game, choice)
    return {what(EN): chance for what, chance in found[1]} if found else {}


def test_each_number_of_dice_tells_the_odds_of_the_pool_as_it_would_be() -> None:
    """Assault dice first, then skirmish dice added to them."""
    t = table().ships(RED, gate(2), 4).ships(BLUE, gate(2), 2, 1).attack()
    assert t.choices("assault") == [0, 1, 2, 3, 4]
    assert t.game.ask is not None
    for dice in t.game.ask.choices:
        if dice == 0:
            assert told(t.game, 0) == {}
            continue
        exact = odds(t.game, RED, BLUE, gate(2), dice, 0, 0)
        found = told(t.game, dice)
        assert found["hits dealt"] == (mean(exact.hits), exact.hits)
        assert found["hits taken"] == (mean(exact.own_hits), exact.own_hits)
        assert likely(t.game, dice)["interception"] == exact.intercept
        assert "keys" not in found
    t.answer(2)
    assert t.choices("skirmish") == [0, 1, 2]
    exact = odds(t.game, RED, BLUE, gate(2), 2, 1, 0)
    assert told(t.game, 1)["hits dealt"] == (mean(exact.hits), exact.hits)
    assert told(t.game, 0)["hits dealt"][0] == mean(odds(t.game, RED, BLUE, gate(2), 2, 0, 0).hits)


def test_the_outlook_needs_no_more_than_the_view() -> None:
    t = table().ships(RED, gate(2), 3).ships(BLUE, gate(2), 2)
    view = t.attack().view(RED)
    assert view.ask is not None
    for dice in view.ask.choices:
        assert outlook(view, dice) == outlook(t.game, dice)


def test_other_questions_have_no_outlook() -> None:
    t = table().ships(RED, gate(2), 3).turn(RED, ATTACK)
    assert t.game.ask is not None
    assert [outlook(t.game, choice) for choice in t.game.ask.choices] == [None] * len(t.game.ask.choices)


def test_the_last_zero_warns_of_a_battle_without_dice() -> None:
    """BATTLE-01 allows it; where raid dice may still come, nothing is said yet."""
    nothing = {"dice: a battle without a roll": (0.0, ())}
    t = table().ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).city(BLUE, arrow(3)).attack().answer(0)
    assert t.choices("skirmish") == [0, 1, 2]
    assert told(t.game, 0) == nothing
    t = table().ships(RED, arrow(3), 2).ships(BLUE, arrow(3), 1).city(BLUE, arrow(3)).attack().answer(0)
    assert told(t.game, 0) == {}
    t.answer(0)
    assert t.choices("raiders") == [0, 1, 2]
    assert told(t.game, 0) == nothing
    assert "keys" in told(t.game, 1)


def test_a_city_whose_resource_the_supply_lacks_says_so_unless_it_gives_a_captive() -> None:
    t = table().city(RED, arrow(3)).city(RED, hexa(3)).city(BLUE, crescent(3)).ships(RED, crescent(3), 1)
    for planet in (arrow(3), crescent(3)):
        t.game.supply[t.game.kind_of[planet]] = 0
    t.game.supply[t.game.kind_of[hexa(3)]] = 1
    t.tax()
    first = [place for place in t.choices("place") if told(t.game, place)]
    assert [system_of(place) for place in first] == [arrow(3)]
    assert [what.split(": ")[1] for what in told(t.game, first[0])] == ["none in the supply"]
