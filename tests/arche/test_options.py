"""Every switch changes what it says and nothing else breaks (14)."""

from __future__ import annotations

import pytest

from arche.table import BLUE, GREEN, NEUTRAL, RED, Table, number
from starboard.core.ask import CHANCE, DONE, Roll
from starboard.core.chance import Stream
from starboard.core.errors import BadInput
from starboard.core.game import Option, Value
from starboard.games.arche.codes import ATTACK_ARK, DISCARD, REORGANISE, UPGRADE, attack_base, buy
from starboard.games.arche.ids import CRITICAL, HIT
from starboard.games.arche.options import OPTIONS
from starboard.games.arche.queries import base_resistance
from starboard.games.arche.state import Arche
from starboard.games.arche.title import TITLE
from starboard.laws.game import check_game


def settings(option: Option) -> list[Value]:
    """Values at which an option differs from its default."""
    if option.kind == "choice":
        return [choice.value for choice in option.choices if choice.value != option.default]
    if option.kind == "bool":
        return [not option.default]
    return [value for value in (option.low, option.high) if value != option.default]


SETTINGS = [(option.name, value) for option in OPTIONS for value in settings(option)]


@pytest.mark.parametrize(("name", "value"), SETTINGS)
def test_games_under_every_option_obey_the_laws(name: str, value: Value) -> None:
    seats = 4 if name == "target-4" else 3
    check_game(TITLE, TITLE.setup("standard", seats, 11, {name: value}), every=200)


def test_options_are_described_in_both_languages() -> None:
    for option in OPTIONS:
        assert option.text.de
        assert option.text.en
        assert option.read(option.default) == option.default
        for choice in option.choices:
            assert choice.text.de
            assert choice.text.en
    assert len({option.name for option in OPTIONS}) == len(OPTIONS)


def test_bad_values_are_refused() -> None:
    for name, value in (("slots", 7), ("reorganise-price", 0), ("length", "endless"), ("dice-pool", 11)):
        with pytest.raises(BadInput):
            TITLE.setup("standard", 2, 1, {name: value})


@pytest.mark.parametrize(("length", "target"), [("short", 25), ("standard", 40), ("long", 60)])
def test_length_sets_the_target(length: str, target: int) -> None:
    """3.4."""
    t = Table(2, length=length).own(RED, paragon=target - 1).act(RED, 5)
    assert t.game.ending == NEUTRAL
    t.choose(5)
    assert t.game.ending == RED


def test_own_targets_are_a_handicap() -> None:
    """3.4: whoever is further beyond the own target wins."""
    t = Table(2, target_2=30).own(RED, paragon=35).own(BLUE, paragon=29).act(BLUE, 5).choose(5).end()
    assert t.game.ask is None
    assert TITLE.result(t.game).winners == (BLUE,), "30 of 30 beats 35 of 40"
    assert TITLE.result(t.game).scores == (35, 30)


def test_end_of_turn_timing() -> None:
    """10.1 [chosen]: the game ends with the turn in which the target is reached."""
    t = Table(3, end_timing="end-of-turn").own(RED, paragon=39).act(RED, 5).choose(5).end()
    assert t.game.ask is None


def test_one_more_turn_timing() -> None:
    """Everybody else has one more turn, also past the start player."""
    t = Table(3, end_timing="one-more-turn").own(GREEN, paragon=39).act(GREEN, 5).choose(5).end()
    assert t.game.turn == RED
    t.act(RED).end()
    t.act(BLUE).end()
    assert t.game.ask is None


def test_the_last_round_ends_the_game() -> None:
    t = Table(2, rounds=5)
    t.game.round = 5
    t.act(RED).end()
    assert t.game.ask is not None
    t.act(BLUE).end()
    assert t.game.ask is None
    assert t.told("log.last_round") == [(5,)]


@pytest.mark.parametrize("size", [3, 6, 10])
def test_dice_pool(size: int) -> None:
    t = Table(2, dice_pool=size).dice_phase(RED)
    while t.ask.seat != CHANCE:
        t.choose(t.choices[-1])
    assert sum(t.game.pool) == size


def test_rerolls() -> None:
    t = Table(2, rerolls=0).dice_phase(RED).choose(4).choose(2).throw(1, 1, 1, 1, 5, 5)
    assert t.asked == "ActionPhase.action"


def test_slots() -> None:
    t = Table(2, slots=6)
    for place in range(1, 6):
        t.slot(RED, place, f"B-CON-{place}" if place < 5 else "B-WAT-1")
    t.open("C-CON-1").own(RED, resources=9).act(RED).buy("C-CON-1")
    assert t.stack(RED, 6) == ["C-CON-1"]


def test_open_fields() -> None:
    t = Table(2, open_soldiers=6, open_civilians=1, open_buildings=4, open_events=3)
    kinds = [t.game.catalog[card].kind for card in t.game.market]
    assert kinds == [0] * 6 + [1] + [2] * 4 + [3] * 3


def test_covering_only_when_no_slot_is_empty() -> None:
    t = Table(2, cover_anytime=False).slot(RED, 1, "C-CON-1").open("C-HEA-1").own(RED, resources=9).act(RED)
    t.choose(buy(number("C-HEA-1")))
    assert t.stack(RED, 2) == ["C-HEA-1"], "the empty slot was the only choice"


def test_prices() -> None:
    t = Table(2, reorganise_price=3, discard_price=2, own_faction_discount=2).faction(RED, "F-LEG")
    assert t.price(RED, "S-LEG-8") == 7
    t.troop(RED, "S-LEG-1", "S-LEG-2").own(RED, resources=2).act(RED)
    assert not t.can(REORGANISE)
    assert t.can(DISCARD)
    t.own(RED, resources=1).act(RED, 1)
    assert not t.can(DISCARD)


def test_no_draft() -> None:
    """One card each: nothing to choose."""
    game = TITLE.new(TITLE.setup("standard", 4, 1, {"faction-choice": 1}))
    assert isinstance(game, Arche)
    while game.faction[0] < 0:
        assert game.ask is not None
        assert game.ask.seat == CHANCE
        game.play(game.sample())
    assert len(game.box) == 4


def test_start_resources() -> None:
    game = TITLE.new(TITLE.setup("standard", 3, 1, {"start-resources": 5, "start-step": 2, "base-income": 0}))
    assert isinstance(game, Arche)
    stream = Stream(5)
    while not (isinstance(game.ask, Roll) and game.ask.field == "roll"):
        assert game.ask is not None
        game.play(game.ask.sample(stream) if game.ask.seat != CHANCE else game.sample())
    game.faction = [176, 176, 176]  # a faction without income
    game.play((1,))
    assert game.resources == [9, 5, 7]


def test_resource_track() -> None:
    t = Table(2, resource_track=14).own(RED, resources=13).act(RED, 3).choose(3)
    assert t.game.resources[RED] == 14


def test_base_table() -> None:
    t = Table(2, base_resistance=5, base_income=2, level_2_price=6, upgrades_per_round=2, level_3_price=7)
    t.own(RED, resources=13).act(RED)
    assert base_resistance(t.game, RED) == 5
    t.choose(UPGRADE).choose(UPGRADE)
    assert t.game.level[RED] == 3
    assert t.game.resources[RED] == 0
    t.effect_phase(RED)
    assert t.game.resources[RED] == 4


def test_dice_faces() -> None:
    t = Table(2, resource_die="001233", paragon_die="000112", attack_die="001122")
    assert t.game.rules.die_faces == ((0, 0, 1, 2, 3, 3), (4, 4, 4, 5, 5, 6), (7, 7, 8, 8, 9, 9))


def test_critical_extra() -> None:
    t = Table(2, critical_extra=3).troop(RED, "S-LEG-3").ark(BLUE, "S-WAT-7", 10).act(RED, CRITICAL).attack_ark()
    assert t.game.ark_life == 10 - 5


def test_troop_may_attack_bases() -> None:
    """7.10: the switch opens every base to the active soldier, that of the Ark's owner included."""
    t = Table(3, troop_may_attack_bases=True).troop(RED, "S-LEG-7").ark(BLUE, "S-WAT-7", 9).own(BLUE, paragon=5)
    t.act(RED, HIT)
    assert t.can(ATTACK_ARK)
    t.attack_base(BLUE).roll(2)
    assert t.game.paragon[RED] == 2
    t = Table(3, troop_may_attack_bases=True).troop(RED, "S-LEG-7").ark(RED, "S-WAT-7", 9).act(RED, HIT)
    t.choose(attack_base(GREEN))
    assert t.choices == sorted([number("S-LEG-7"), number("S-WAT-7")]), "two soldiers could attack"
    t.card("S-LEG-7")
    assert t.told("log.attack_base") == [(RED, number("S-LEG-7"), GREEN, 5)]


def test_ark_bonus_and_neutral_bonus() -> None:
    """8.3, 3.5 [inferred]."""
    t = Table(2, ark_bonus="four").troop(RED, "S-LEG-7").act(RED, HIT).attack_ark().roll(0)
    assert t.game.ark_life == 7
    game = TITLE.new(TITLE.setup("standard", 4, 1, {"neutral-bonus": True}))
    assert isinstance(game, Arche)
    while game.ark_card < 0:
        assert game.ask is not None
        game.play(game.sample() if game.ask.seat == CHANCE else game.ask.choices[0])
    assert game.ark_life == game.catalog[game.ark_card].resistance + 4


def test_the_ark_yields_on_the_owners_turn_only() -> None:
    """8.6 [inferred]."""
    t = Table(2, ark_rolls="own-turn").ark(RED, "S-LEG-7", 5).act(BLUE).end()
    assert t.game.turn == RED
    t.act(RED).end()
    assert t.ask.field == "faces"


def test_done_is_always_an_answer_in_the_action_phase() -> None:
    t = Table(2).own(RED, resources=20).act(RED, 1, 2, 3)
    assert t.choices[0] == DONE
