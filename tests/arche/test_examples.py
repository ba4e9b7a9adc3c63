"""Every worked example and note of the rulebook (rules, section 13) and the numbers that go with them."""

from __future__ import annotations

import pytest

from arche.table import BLUE, GOLD, GREEN, NEUTRAL, RED, Table, number
from starboard.core.ask import DONE
from starboard.games.arche.codes import (
    ALL_RESOURCES,
    ATTACK_ARK,
    DISCARD,
    KEEP_ALL,
    REORGANISE,
    UPGRADE,
    attack_base,
    buy,
)
from starboard.games.arche.ids import (
    ATTACK_BLANK,
    CRITICAL,
    HIT,
    PARAGON,
    PARAGON_BLANK,
    RESOURCE,
    RESOURCE_BLANK,
    SOLDIER,
)
from starboard.games.arche.queries import base_resistance, power


def test_three_timings_on_three_cards_and_permanent_also_on_the_turns_of_others() -> None:
    """9.1: effect phase, action phase and permanent; the last works on every turn."""
    t = Table(2).slot(BLUE, 1, "C-CON-1").slot(BLUE, 2, "B-SHA-1").slot(BLUE, 3, "B-WAT-1")
    t.act(RED)
    assert base_resistance(t.game, BLUE) == 3 + 2, "the permanent card works on RED's turn"
    assert not t.can_use("B-SHA-1"), "the action card belongs to BLUE's own action phase"
    t.effect_phase(BLUE)
    assert t.told("log.resolve") == [(BLUE, number("C-CON-1"))], "only the effect phase card is resolved there"
    t.act(BLUE)
    assert t.can_use("B-SHA-1")
    assert not t.can_use("C-CON-1")
    assert not t.can_use("B-WAT-1")


@pytest.mark.parametrize(("seat", "others"), [(GREEN, [GOLD, RED, BLUE]), (BLUE, [GREEN, GOLD, RED])])
def test_the_round_of_a_player_ends_when_the_player_is_on_turn_again(seat: int, others: list[int]) -> None:
    """4.2: with four players the round of player 3 ends after the turns of 4, 1 and 2; that of 2 after 3, 4 and 1."""
    t = Table(4)
    t.act(seat).end()
    seen = [t.game.turn]
    while t.game.turn != seat:
        finish_turn(t)
        seen.append(t.game.turn)
    assert seen == [*others, seat]


def finish_turn(t: Table) -> None:
    """Play the turn of whoever is on turn, doing as little as possible."""
    seat = t.game.turn
    while t.game.turn == seat:
        if t.asked == "DicePhase.keep":
            t.choose(KEEP_ALL)
        elif t.ask.seat < 0:
            t.choose(t.game.sample())
        else:
            t.choose(t.choices[0])


def test_mandatory_actions_come_before_the_end_of_a_turn() -> None:
    """4.3: effect cards, entering the Ark and filling open fields cannot be left out."""
    t = Table(2).slot(RED, 1, "C-CON-1").slot(RED, 2, "C-HEA-3").effect_phase(RED)
    assert DONE not in t.choices, "no card of the effect phase may be skipped"
    t = Table(2).troop(RED, "S-LEG-6").ark(NEUTRAL, "S-WAT-3", 4).act(RED, HIT)
    t.attack_ark(hits=1).roll(0)
    assert t.game.ark_owner == RED, "the soldier enters without being asked"
    assert -1 not in t.game.market, "open fields are always filled"


def test_effect_phase_brings_income_and_both_civilians_must_be_resolved() -> None:
    """5: level 1 brings 1 resource; of two civilians one is resolved first, but the other must follow."""
    t = Table(2).slot(BLUE, 1, "C-CON-1").slot(BLUE, 2, "C-CON-2").own(BLUE, resources=0)
    t.effect_phase(BLUE)
    assert t.game.resources[BLUE] == 1
    assert t.choices == sorted([number("C-CON-1"), number("C-CON-2")])
    t.card("C-CON-2")
    assert t.game.resources[BLUE] == 1 + 2 + 1, "the last card resolves itself: there is no way round it"
    assert t.asked == "DicePhase.resource"


def test_reroll_example() -> None:
    """6: pool of 4 resource and 2 attack dice, first roll, two rerolls, and what ends up in the action pool."""
    t = Table(2).dice_phase(RED).choose(4).choose(0)
    t.throw(1, 2, RESOURCE_BLANK, RESOURCE_BLANK, HIT, ATTACK_BLANK)
    t.choose(2).choose(HIT).done()
    assert t.game.pool == [3, 0, 1], "four dice are rolled again"
    t.throw(1, 3, RESOURCE_BLANK, CRITICAL)
    t.choose(3).choose(CRITICAL).done()
    assert t.game.pool == [2, 0, 0], "two dice are rolled again"
    t.throw(1, RESOURCE_BLANK)
    assert t.asked == "ActionPhase.action", "after the last reroll the dice lie as they are"
    pool = {face: count for face, count in enumerate(t.game.action) if count}
    assert pool == {RESOURCE_BLANK: 1, 1: 1, 2: 1, 3: 1, HIT: 1, CRITICAL: 1}


def test_dice_that_were_sorted_out_never_return_to_the_dice_pool() -> None:
    """6.3, note."""
    t = Table(2).dice_phase(RED).choose(4).choose(2)
    t.throw(3, 3, 0, 0, PARAGON_BLANK, PARAGON_BLANK).choose(3).done()
    assert t.game.pool == [3, 2, 0]
    t.throw(3, 0, 0, PARAGON_BLANK, PARAGON_BLANK)
    assert t.game.action[3] == 1
    assert t.game.rolled[3] == 1, "only what was rolled again can be chosen"


def test_blanks_are_useless_and_removed_at_the_end() -> None:
    """7, note: blanks may lie in the action pool but only cards make use of them."""
    t = Table(2).act(RED, RESOURCE_BLANK, PARAGON_BLANK, ATTACK_BLANK)
    assert t.choices == [DONE] or all([choice > 10 for choice in t.choices if choice != DONE])
    t = Table(2).own(RED, resources=1).act(RED, RESOURCE_BLANK, PARAGON_BLANK, ATTACK_BLANK).end()
    assert sum(t.game.action) == 0
    assert t.game.supply == [4, 2, 4]


def test_collect_resources_1_and_2_from_2_to_5() -> None:
    """7.1: both dice are turned in, the track goes from 2 to 5, the dice are gone."""
    t = Table(2).own(RED, resources=2).act(RED, 1, 2).choose(ALL_RESOURCES)
    assert t.game.resources[RED] == 5
    assert sum(t.game.action) == 0
    t = Table(2).own(RED, resources=2).act(RED, 1, 2).choose(1).choose(2)
    assert t.game.resources[RED] == 5, "one by one is the same"


def test_of_three_soldiers_only_the_top_one_is_active() -> None:
    """7.10: the active soldier attacks; the ones below do nothing."""
    t = Table(2).troop(BLUE, "S-LEG-8", "S-NOM-6", "S-LEG-3").ark(NEUTRAL, "S-WAT-7", 6)
    t.act(BLUE, HIT).attack_ark(hits=1)
    assert t.game.ark_life == 6 - 2, "strength 2 of the top soldier counts"
    assert not t.can_use("S-NOM-6")


@pytest.mark.parametrize(
    ("soldier", "dice", "used", "life", "left"),
    [("S-LEG-5", 3, 2, 8, 2), ("S-LEG-5", 3, 3, 10, 1), ("S-LEG-5", 3, 1, 8, 5)],
)
def test_attack_on_the_ark(soldier: str, dice: int, used: int, life: int, left: int) -> None:
    """7.10, 8.1: strength 3 with two of three symbols is 6 and takes life 8 to 2; three make 9, one makes 3."""
    t = Table(4).troop(BLUE, soldier).ark(RED, "S-WAT-7", life).act(BLUE, *[HIT] * dice)
    t.attack_ark(hits=used)
    assert t.game.ark_life == left
    assert t.game.action[HIT] == dice - used, "used dice leave the action pool"
    assert t.game.ark_owner == RED


def test_three_single_attacks_with_strength_3_are_possible() -> None:
    """7.10: the other alternative named in the example."""
    t = Table(4).troop(BLUE, "S-LEG-5").ark(RED, "S-WAT-7", 10).act(BLUE, HIT, HIT, HIT)
    for left in (7, 4, 1):
        t.attack_ark(hits=1)
        assert t.game.ark_life == left
    assert not t.can(ATTACK_ARK), "no attack symbol is left"


def test_neutral_soldier_with_4_life_dies_to_power_4_and_the_conqueror_enters_with_8() -> None:
    """8.1-8.3, 3.5: resistance 4 and four players make 8 life; the next attack of power 8 destroys it."""
    t = Table(4).ark(NEUTRAL, "S-WAT-3", 4).troop(RED, "S-NOM-7").troop(BLUE, "S-CON-7")
    t.act(RED, HIT).attack_ark().roll(1)
    assert t.game.ark_owner == RED
    assert t.game.ark_life == 4 + 4
    assert t.game.discards[SOLDIER] == [number("S-WAT-3")]
    assert t.game.troops[RED] == []
    t.end().roll(0)
    t.act(BLUE, HIT, HIT).attack_ark(hits=2).roll(2)
    assert t.game.ark_owner == BLUE
    assert t.game.ark_card == number("S-CON-7")
    assert t.game.discards[SOLDIER][-1] == number("S-NOM-7")


def test_both_conquerors_roll_for_the_kill_and_the_owner_at_turn_ends() -> None:
    """8.5, 8.6: RED rolls for the kill and at the end of the own turn; BLUE, who destroys it, rolls instead of RED."""
    t = Table(4).ark(NEUTRAL, "S-WAT-3", 4).troop(RED, "S-NOM-7").troop(BLUE, "S-CON-7")
    t.act(RED, HIT).attack_ark().roll(2)
    assert t.game.paragon == [2, 0, 0, 0], "for the kill"
    t.end().roll(1)
    assert t.game.paragon == [3, 0, 0, 0], "for control at the end of RED's turn"
    t.act(BLUE, HIT, HIT).attack_ark(hits=2).roll(2).end().roll(1)
    assert t.game.paragon == [3, 3, 0, 0], "RED's soldier fell on BLUE's turn: only BLUE rolls"


def test_the_owner_rolls_again_at_the_end_of_another_players_turn() -> None:
    """8.6: had the soldier survived BLUE's turn, RED would roll again."""
    t = Table(4).ark(RED, "S-NOM-7", 8).act(BLUE, 1).end().roll(2)
    assert t.game.paragon == [2, 0, 0, 0]
    assert t.game.turn == GREEN


def test_paragon_dice_for_a_kill_follow_the_attackers_paragon_value() -> None:
    """8.5: a soldier with paragon value 2 rolls two dice, one with value 0 none."""
    t = Table(2).troop(RED, "S-LEG-8").act(RED, HIT).attack_ark().roll(2, 1)
    assert t.game.paragon[RED] == 3
    t = Table(2).troop(RED, "S-TEC-4").act(RED, HIT, HIT).attack_ark(hits=2)
    assert t.game.ark_owner == RED
    assert t.game.paragon[RED] == 0
    assert t.asked == "ActionPhase.action"


def test_critical_hit_4_plus_1_is_5() -> None:
    """7.10: a critical hit with strength 4."""
    t = Table(2).ark(RED, "S-NOM-7", 5).refresh()
    assert power(t.game, RED, number("S-NOM-7"), 0, 1) == 5


def test_base_attack_blocked_then_successful() -> None:
    """7.10, 8.4: the critical hit of 5 is blocked by resistance 3, which dies; the second attack of 4 succeeds."""
    t = Table(4).ark(RED, "S-NOM-7", 8).troop(GREEN, "S-NOM-4").slot(GREEN, 1, "C-CON-1")
    t.own(GREEN, paragon=5, level=2)
    assert base_resistance(t.game, GREEN) == 4
    t.act(RED, HIT, CRITICAL).attack_base(GREEN, hits=0, criticals=1)
    assert t.asked == "AttackBase.blocker"
    assert t.ask.seat == GREEN
    t.card("S-NOM-4").roll(1)
    assert t.game.troops[GREEN] == []
    assert t.game.paragon == [1, 0, 5, 0], "the kill is rewarded from the supply; the base is untouched"
    assert t.stack(GREEN, 1) == ["C-CON-1"]
    t.attack_base(GREEN)
    t.roll(2)
    assert t.stack(GREEN, 1) == [], "one expansion card is destroyed"
    assert t.game.paragon == [3, 0, 3, 0], "and paragon is looted"


def test_loot_is_never_more_than_the_base_has() -> None:
    """8.4, note: 3 rolled, 1 there, 1 looted."""
    t = Table(2).ark(RED, "S-LEG-8", 8).own(BLUE, paragon=1).act(RED, HIT)
    t.attack_base(BLUE).roll(1, 2)
    assert t.game.paragon == [1, 0]


def test_paragon_value_1_gives_one_die_after_a_successful_attack() -> None:
    """8.4: the example of the paragon values."""
    t = Table(3).ark(GREEN, "S-NOM-7", 8).own(RED, paragon=9).act(GREEN, HIT).attack_base(RED)
    assert t.ask.field == "faces"
    assert t.ask.allows((0,))
    assert not t.ask.allows((0, 0))


def test_paragon_die_with_2_symbols_brings_2_paragon() -> None:
    """7.2."""
    t = Table(3).own(GREEN, paragon=3).act(GREEN, 6).choose(6)
    assert t.game.paragon[GREEN] == 5
    assert t.game.supply[PARAGON] == 2


def test_a_bought_card_is_replaced_at_once() -> None:
    """7.4, note."""
    t = Table(2).open("S-LEG-3").deck(SOLDIER, "S-HEA-7").own(RED, resources=3).act(RED)
    field = t.game.market.index(number("S-LEG-3"))
    t.buy("S-LEG-3")
    assert t.game.market[field] == number("S-HEA-7")


def test_no_civilians_on_buildings_and_no_buildings_on_civilians() -> None:
    """7.4, note."""
    t = Table(2, slots=2).slot(RED, 1, "C-CON-1").slot(RED, 2, "B-CON-1").open("C-HEA-3", "B-WAT-1")
    t.own(RED, resources=20).act(RED).buy("C-HEA-3")
    assert t.stack(RED, 1) == ["C-CON-1", "C-HEA-3"]
    t.buy("B-WAT-1")
    assert t.stack(RED, 2) == ["B-CON-1", "B-WAT-1"]


def test_buying_with_14_resources() -> None:
    """7.4: soldier for 5, 9 left, on top of the troop; civilian for 4, 5 left, onto one of three civilian slots."""
    t = Table(2).troop(RED, "S-NOM-1").slot(RED, 1, "C-CON-1").slot(RED, 2, "C-HEA-1").slot(RED, 3, "C-HEA-3")
    t.slot(RED, 4, "B-CON-1").open("S-LEG-6", "C-HEA-6").own(RED, resources=14).act(RED)
    t.buy("S-LEG-6")
    assert t.game.resources[RED] == 9
    assert t.active_soldier(RED) == "S-LEG-6"
    t.choose(buy(number("C-HEA-6")))
    assert t.choices == [t.place(RED, 1), t.place(RED, 2), t.place(RED, 3)], "never on the building"
    t.choose(t.place(RED, 2))
    assert t.game.resources[RED] == 5
    assert t.stack(RED, 2) == ["C-HEA-1", "C-HEA-6"]
    assert t.can_use("C-HEA-6") is False, "nothing to heal: the Ark is not RED's"
    t.ark(RED, "S-LEG-8", 3).act(RED)
    assert t.can_use("C-HEA-6"), "the top card of the slot is the active one"


def test_discard_an_open_soldier_for_1() -> None:
    """7.5."""
    t = Table(3).open("S-LEG-3").deck(SOLDIER, "S-HEA-7").own(GREEN, resources=3).act(GREEN).choose(DISCARD)
    t.card("S-LEG-3")
    assert t.game.resources[GREEN] == 2
    assert t.game.discards[SOLDIER] == [number("S-LEG-3")]
    assert number("S-HEA-7") in t.game.market


def test_reorganise_troop_and_a_civilian_stack_in_one_action() -> None:
    """7.6: a soldier comes to the top and a covered civilian goes to a free slot, for one payment."""
    t = Table(2).troop(BLUE, "S-LEG-8", "S-LEG-1", "S-LEG-3").slot(BLUE, 1, "C-CON-1", "C-CON-2")
    t.own(BLUE, resources=2).act(BLUE).choose(REORGANISE).card("S-LEG-8").card("C-CON-1").choose(t.place(BLUE, 2))
    t.done()
    assert t.active_soldier(BLUE) == "S-LEG-8"
    assert (t.stack(BLUE, 1), t.stack(BLUE, 2)) == (["C-CON-2"], ["C-CON-1"])
    assert t.game.resources[BLUE] == 0


def test_stacks_may_be_looked_at_any_time() -> None:
    """7.6, note: own stacks (and everybody's) are open information."""
    from starboard.games.arche.title import TITLE

    t = Table(2).troop(RED, "S-LEG-8", "S-LEG-1").slot(RED, 1, "C-CON-1", "C-CON-2").act(RED)
    for seat in (RED, BLUE):
        view = TITLE.view(t.game, seat)
        assert view.troops == t.game.troops  # type: ignore[attr-defined]
        assert view.slots == t.game.slots  # type: ignore[attr-defined]


def test_upgrade_from_1_to_2_costs_4_and_no_level_is_skipped() -> None:
    """7.7: one level per round, 4 resources, never straight to level 3."""
    t = Table(3).own(GREEN, resources=20).act(GREEN).choose(UPGRADE)
    assert t.game.level[GREEN] == 2
    assert t.game.resources[GREEN] == 16
    assert not t.can(UPGRADE), "only one level per round"


@pytest.mark.parametrize(
    ("players", "soldier", "bonus", "life"),
    [(2, "S-WAT-7", ("B-HEA-2", "C-HEA-4"), 10), (4, "S-WAT-7", (), 10), (4, "S-WAT-3", (), 8)],
)
def test_life_on_entering_the_ark_and_its_cap(players: int, soldier: str, bonus: tuple[str, ...], life: int) -> None:
    """8.3: resistance plus players, at most 10 with two players and 20 with more."""
    t = Table(players).troop(RED, soldier).ark(NEUTRAL, "S-LEG-1", 1)
    for place, code in enumerate(bonus):
        t.slot(RED, place + 1, code)
    t.act(RED, HIT).attack_ark().roll(0)
    assert t.game.ark_life == life


def test_life_cap_of_20_with_more_than_two_players() -> None:
    """8.3: surplus life is lost at once."""
    t = Table(3).ark(RED, "S-WAT-7", 19).slot(RED, 1, "C-HEA-6").act(RED).use("C-HEA-6")
    assert t.game.ark_life == 20


def test_the_conqueror_must_enter_cannot_leave_and_stands_alone() -> None:
    """8.3, note: no action takes the soldier out again, and reorganising does not reach it."""
    t = Table(2).troop(RED, "S-NOM-7", "S-CON-7").own(RED, resources=20).act(RED, HIT, HIT).attack_ark(hits=1).roll(0)
    assert t.game.ark_card == number("S-CON-7")
    assert t.active_soldier(RED) == "S-NOM-7", "the next card of the troop becomes active"
    assert not t.can(ATTACK_ARK), "the own soldier is no target"
    assert t.can(attack_base(BLUE)), "the player inside fights bases, also in the same turn"
    t.troop(RED, "S-LEG-1").act(RED).choose(REORGANISE)
    assert number("S-CON-7") not in t.choices


def test_the_dice_pool_has_six_of_the_ten_dice() -> None:
    """6.1: 4 resource dice leave two for the other kinds."""
    t = Table(2).dice_phase(RED)
    assert t.choices == [0, 1, 2, 3, 4]
    t.choose(4)
    assert t.choices == [0, 1, 2]
    t.choose(2)
    assert t.game.pool == [4, 2, 0]
    t = Table(2).dice_phase(RED).choose(0)
    assert t.game.pool == [0, 2, 4], "without resource dice the rest is fixed"
    assert t.game.supply[RESOURCE] == 4
