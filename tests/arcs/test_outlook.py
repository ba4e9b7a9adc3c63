"""What the table tells about a pool of dice before it is rolled (p. 14)."""

from __future__ import annotations

from arcs.prelude import *
from starboard.core.text import EN
from starboard.games.arcs.odds import mean, odds
from starboard.games.arcs.outlook import outlook
from starboard.games.arcs.slots import REARRANGE


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


def costly(t: Table) -> list[int]:
    """The open choices of which a click says first what they cost."""
    assert t.game.ask is not None
    return [choice for choice in t.game.ask.choices if TITLE.gives_up(t.game, choice)]


def test_outrage_01_is_told_of_where_hits_on_a_damaged_city_are_dealt_out() -> None:
    """Its last hit; the fresh one beside it takes this hit without falling, and a starport is nobody's outrage."""
    t = table(3).ships(RED, hexa(2), 3).city(BLUE, hexa(2), DAMAGED).city(BLUE, hexa(2))
    t.tokens(RED, RELIC, RELIC).give(RED, RelicFence)
    t.attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    razed, standing = t.choices("place")
    assert told(t.game, razed) == {
        "Outrage: Relic": (1.0, ()),
        "× token lost": (2.0, ()),
        "× Guild card lost": (1.0, ()),
    }
    assert (told(t.game, standing), costly(t)) == ({}, [razed])


def test_an_outrage_that_takes_nothing_more_is_not_told_of() -> None:
    t = table(3).ships(RED, hexa(2), 3).city(BLUE, hexa(2), DAMAGED).city(BLUE, hexa(2))
    t.outrage(RED, RELIC).attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    assert (t.asked(), costly(t)) == ("HitBuildings.place", [])


def test_dice_that_could_destroy_a_city_warn_of_the_outrage() -> None:
    """One hit does for a damaged city, two for a fresh one; surplus hits on ships count as well (BATTLE-04)."""
    warning = "hits enough to destroy a city: Outrage"
    for state, chance in ((DAMAGED, 0.5), (FRESH, 0.0)):
        t = table(3).ships(RED, hexa(2), 3).city(BLUE, hexa(2), state).attack().answer(0, 0)
        assert t.choices("raiders") == [0, 1, 2, 3]
        assert likely(t.game, 1).get(warning, 0.0) == chance
        assert likely(t.game, 3)[warning] > 0
    t = table(3).ships(RED, hexa(2), 3).starport(BLUE, hexa(2), DAMAGED).attack().answer(0, 0)
    assert warning not in likely(t.game, 3)


def test_a_tax_without_a_free_slot_and_the_last_token_laid_out_tell_what_is_lost() -> None:
    t = table(3).city(RED, arrow(3)).city(RED, hexa(3)).tokens(RED, FUEL, WEAPON, RELIC, FUEL)
    t.tax()
    assert [told(t.game, place) for place in t.choices("place")] == [
        {"× token to discard: no slot is free": (1.0, ())}
    ] * 2
    assert costly(t) == t.choices("place")
    t.answer(t.choices()[0])
    while t.asked() == "Arrange.pick" and not costly(t):
        t.answer(t.choices()[0])
    assert t.asked() == "Arrange.pick"
    assert all([next(iter(told(t.game, kind))).startswith("× discarded: ") for kind in t.choices()])


def test_a_tax_with_a_free_slot_costs_nothing() -> None:
    t = table(3).city(RED, arrow(3)).city(RED, hexa(3)).tokens(RED, FUEL)
    t.tax()
    assert costly(t) == []
    t.answer(t.choices()[0])
    assert (t.asked(), REARRANGE in t.choices(), costly(t)) == ("Store.slot", True, [])


def test_loot_for_which_there_is_no_slot_says_so() -> None:
    t = table(3).ships(RED, hexa(2), 3).city(BLUE, hexa(2)).tokens(RED, FUEL, WEAPON).tokens(BLUE, PSIONIC, PSIONIC)
    t.attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    assert t.choices("loot") == [DONE, 1]
    assert costly(t) == [1]
