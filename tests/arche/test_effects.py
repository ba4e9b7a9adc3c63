"""The 24 operations of card texts, each in play (9.3-9.5, 11)."""

from __future__ import annotations

import inspect

from arche.table import BLUE, GREEN, NEUTRAL, RED, Table, codes, number
from starboard.core.ask import DONE
from starboard.games.arche import effects, permanent
from starboard.games.arche.card import Effect
from starboard.games.arche.cards import CARDS
from starboard.games.arche.codes import UPGRADE
from starboard.games.arche.ids import ATTACK_BLANK, CRITICAL, HIT, PARAGON_BLANK, RESOURCE_BLANK, SOLDIER
from starboard.games.arche.queries import base_resistance


def operations() -> list[type[Effect]]:
    found = [thing for module in (effects, permanent) for _, thing in inspect.getmembers(module, inspect.isclass)]
    return [thing for thing in found if issubclass(thing, Effect) and thing is not Effect]


def test_there_are_24_operations_and_cards_use_all_of_them() -> None:
    """9.4."""
    used = {type(effect) for card in CARDS for effect in card.effects}
    assert len(operations()) == 24
    assert used == set(operations())


def test_gain_resources() -> None:
    t = Table(2).open("E-CON-1").own(RED, resources=1).act(RED).buy("E-CON-1")
    assert t.game.resources[RED] == 3


def test_gain_paragon() -> None:
    t = Table(2).open("E-ORD-2").own(RED, resources=6, paragon=2).faction(RED, "F-LEG").act(RED).buy("E-ORD-2")
    assert t.game.paragon[RED] == 5


def test_roll_paragon() -> None:
    """8.7: these dice come from no pool, so that they do not care about paragon dice in the action pool."""
    t = Table(2).open("E-TEC-3").own(RED, resources=9).act(RED, 5, 6).buy("E-TEC-3").roll(2, 1)
    assert t.game.paragon[RED] == 3
    assert t.game.supply[1] == 0


def test_steal_resources_takes_what_is_there() -> None:
    """11.3: up to 3, from a player who has 2."""
    t = Table(3).open("E-NOM-1").own(RED, resources=5).own(BLUE, resources=2).own(GREEN, resources=9).act(RED)
    t.buy("E-NOM-1")
    assert t.choices == [BLUE, GREEN]
    t.choose(BLUE)
    assert t.game.resources == [5, 0, 9]


def test_steal_from_nobody_when_nobody_has_anything() -> None:
    t = Table(2).slot(RED, 1, "C-CON-4").own(RED, resources=0).own(BLUE, resources=0).effect_phase(RED)
    assert t.game.resources == [1, 0]
    assert t.asked == "DicePhase.resource"


def test_steal_paragon() -> None:
    t = Table(2).slot(RED, 1, "C-SHA-5").own(RED, resources=3).own(BLUE, paragon=4).act(RED).use("C-SHA-5")
    assert t.game.paragon == [1, 3]
    assert t.game.resources[RED] == 1


def test_opponents_lose_resources() -> None:
    t = Table(3).open("E-NOM-2").own(RED, resources=5).own(BLUE, resources=1).own(GREEN, resources=9).act(RED)
    t.buy("E-NOM-2")
    assert t.game.resources == [2, 0, 7]


def test_heal_ark_is_medicine_for_the_own_soldier_only() -> None:
    t = Table(2).ark(RED, "S-LEG-8", 3).slot(RED, 1, "C-HEA-6").act(RED).use("C-HEA-6")
    assert t.game.ark_life == 6
    t = Table(2).ark(RED, "S-LEG-8", 9).slot(RED, 1, "C-HEA-6").act(RED).use("C-HEA-6")
    assert t.game.ark_life == 10, "the cap applies"
    t = Table(2).ark(BLUE, "S-LEG-8", 3).open("E-HEA-1").own(RED, resources=5).act(RED).buy("E-HEA-1")
    assert t.game.ark_life == 3


def test_damage_ark_leaves_1_life() -> None:
    """11.2: only attacks change the owner of the Ark. A neutral soldier is not yours either."""
    t = Table(2).ark(BLUE, "S-LEG-8", 9).open("E-LEG-3").own(RED, resources=5).act(RED).buy("E-LEG-3")
    assert t.game.ark_life == 5
    t = Table(2).ark(NEUTRAL, "S-LEG-8", 3).open("E-LEG-3").own(RED, resources=5).act(RED).buy("E-LEG-3")
    assert t.game.ark_life == 1
    t = Table(2).ark(RED, "S-LEG-8", 3).open("E-LEG-3").own(RED, resources=5).act(RED).buy("E-LEG-3")
    assert t.game.ark_life == 3


def test_harvest_turns_chosen_blanks_into_resources() -> None:
    t = Table(2).slot(RED, 1, "C-NOM-5").own(RED, resources=0)
    t.act(RED, RESOURCE_BLANK, PARAGON_BLANK, ATTACK_BLANK).use("C-NOM-5")
    assert t.choices == [DONE, RESOURCE_BLANK, PARAGON_BLANK, ATTACK_BLANK]
    t.choose(RESOURCE_BLANK).choose(ATTACK_BLANK)
    assert t.game.resources[RED] == 4, "2 resources for each of at most 2 blanks"
    assert t.game.action[PARAGON_BLANK] == 1
    assert t.asked == "ActionPhase.action"


def test_harvest_may_stop_early() -> None:
    t = Table(2).slot(RED, 1, "C-NOM-5").own(RED, resources=0).act(RED, RESOURCE_BLANK, ATTACK_BLANK).use("C-NOM-5")
    t.choose(RESOURCE_BLANK).done()
    assert t.game.resources[RED] == 2


def test_convert_die() -> None:
    t = Table(2).slot(RED, 1, "C-LEG-4").slot(RED, 2, "C-SHA-3").slot(RED, 3, "C-TEC-4").act(RED, HIT, ATTACK_BLANK, 1)
    t.use("C-LEG-4").use("C-SHA-3").use("C-TEC-4")
    assert (t.game.action[HIT], t.game.action[CRITICAL], t.game.action[3]) == (1, 1, 1)
    assert (t.game.action[ATTACK_BLANK], t.game.action[1]) == (0, 0)


def test_add_dice() -> None:
    t = Table(2).slot(RED, 1, "C-ORD-5").slot(RED, 2, "B-TEC-2").dice_phase(RED).choose(3).choose(1)
    t.card("C-ORD-5").card("B-TEC-2")
    assert t.game.pool == [4, 2, 3]
    assert t.game.supply == [0, 0, 1]


def test_extra_reroll() -> None:
    """6.3: one more reroll than usual."""
    t = Table(2).faction(RED, "F-TEC").dice_phase(RED).choose(4).choose(2).card("F-TEC")
    for _ in range(3):
        t.throw(0, 0, 0, 0, 4, 4).done()
    t.throw(0, 0, 0, 0, 4, 4)
    assert t.asked == "ActionPhase.action"


def test_strength_bonus_by_scope() -> None:
    """9.3, 9.5: weapon technology for the troop only, or for both."""
    t = Table(2).troop(RED, "S-LEG-3").slot(RED, 1, "C-LEG-1").ark(BLUE, "S-WAT-7", 10).act(RED, HIT, HIT)
    t.attack_ark(hits=2)
    assert t.game.ark_life == 10 - 2 * (2 + 1)
    t = Table(2).ark(RED, "S-LEG-3", 5).slot(RED, 1, "C-LEG-1").act(RED, HIT).attack_base(BLUE)
    assert t.told("log.attack_base")[0][-1] == 2, "not from the Ark"
    t = Table(2).ark(RED, "S-LEG-3", 5).slot(RED, 1, "C-TEC-3").act(RED, HIT).attack_base(BLUE)
    assert t.told("log.attack_base")[0][-1] == 3


def test_strength_bonus_of_an_event_lasts_this_turn() -> None:
    """9.4: and several add up."""
    t = Table(2).troop(RED, "S-LEG-3").slot(RED, 1, "C-LEG-1").open("E-LEG-1", "E-TEC-1").own(RED, resources=9)
    t.ark(BLUE, "S-WAT-7", 10).act(RED, HIT).buy("E-LEG-1").buy("E-TEC-1").attack_ark()
    assert t.game.ark_life == 10 - (2 + 1 + 2 + 2)


def test_base_resistance() -> None:
    t = Table(2).ark(RED, "S-LEG-7", 5).slot(BLUE, 1, "B-WAT-3").slot(BLUE, 2, "C-WAT-1").own(BLUE, paragon=9)
    assert base_resistance(t.game, BLUE) == 6
    t.act(RED, HIT).attack_base(BLUE)
    assert t.told("log.base_holds") == [(BLUE, 6)]


def test_block_resistance() -> None:
    t = Table(2).ark(RED, "S-LEG-6", 5).troop(BLUE, "S-NOM-4").slot(BLUE, 1, "B-WAT-2").act(RED, HIT)
    t.attack_base(BLUE).card("S-NOM-4")
    assert t.active_soldier(BLUE) == "S-NOM-4", "resistance 3 + 2 withstands power 4"


def test_critical_bonus() -> None:
    """9.5: each critical adds 1 + the bonus."""
    t = Table(2).faction(RED, "F-LEG").troop(RED, "S-LEG-5").ark(BLUE, "S-WAT-7", 20).act(RED, CRITICAL, CRITICAL)
    t.attack_ark(criticals=2)
    assert t.game.ark_life == 20 - 2 * (3 + 1 + 2 + 1)


def test_ark_entry_bonus() -> None:
    t = Table(4).troop(RED, "S-LEG-7").slot(RED, 1, "C-HEA-4").slot(RED, 2, "B-HEA-2").act(RED, HIT).attack_ark()
    t.roll(0)
    assert t.game.ark_life == 3 + 4 + 2 + 3


def test_tactical_attack_cannot_be_blocked_and_is_announced() -> None:
    """9.3, 11.9."""
    t = Table(2).faction(RED, "F-SHA").ark(RED, "S-LEG-8", 5).troop(BLUE, "S-WAT-7").act(RED, HIT, HIT).use("F-SHA")
    t.attack_base(BLUE, hits=1)
    assert t.asked == "AttackBase.tactical"
    t.choose(1)
    assert t.ask.field == "faces", "no block: the loot is rolled at once"
    t.roll(0, 0).attack_base(BLUE)
    assert t.asked == "AttackBase.blocker", "there was one tactical attack only"


def test_a_tactical_attack_can_be_saved_for_later() -> None:
    t = Table(2).faction(RED, "F-SHA").ark(RED, "S-LEG-8", 5).troop(BLUE, "S-WAT-7").act(RED, HIT, HIT).use("F-SHA")
    t.attack_base(BLUE, hits=1).choose(0)
    assert t.asked == "AttackBase.blocker"
    assert t.game.tactical == 1


def test_loot_guard() -> None:
    """9.5: loot = min(paragon there, roll - guard), never negative."""
    t = Table(2).ark(RED, "S-LEG-8", 5).troop(BLUE, "S-ORD-6").own(BLUE, paragon=9).act(RED, HIT, HIT)
    t.attack_base(BLUE, hits=1).done().roll(2, 1)
    assert t.game.paragon == [2, 7]
    t.attack_base(BLUE).done().roll(0, 0)
    assert t.game.paragon == [2, 7]


def test_loot_bonus() -> None:
    t = Table(2).ark(RED, "S-ORD-8", 5).own(BLUE, paragon=9).act(RED, HIT).attack_base(BLUE).roll(2, 2, 2)
    assert t.game.paragon == [6, 3]


def test_discount_of_an_event_for_this_turn() -> None:
    """9.4: the reconstruction makes the upgrade cheaper at once."""
    t = Table(2).open("E-WAT-3").own(RED, resources=7, level=2).act(RED).buy("E-WAT-3").choose(UPGRADE)
    assert t.game.resources[RED] == 7 - 1 - 2


def test_reorganise_free() -> None:
    t = Table(2).troop(RED, "S-LEG-8", "S-LEG-1").slot(RED, 1, "B-SHA-4").own(RED, resources=0).act(RED).use("B-SHA-4")
    t.card("S-LEG-8")
    t.done() if t.asked == "Reorganise.card" else t
    assert t.active_soldier(RED) == "S-LEG-8"
    assert t.game.resources[RED] == 1, "the second effect follows"


def test_recruit_top() -> None:
    t = Table(2).open("E-LEG-2").deck(SOLDIER, "S-LEG-8").own(RED, resources=5).act(RED)
    before = t.game.curtain
    t.buy("E-LEG-2")
    assert t.active_soldier(RED) == "S-LEG-8"
    assert t.game.curtain > before, "a new sight cannot be taken back"


def test_recruit_from_an_empty_deck_shuffles_the_discard_pile() -> None:
    """11.1."""
    t = Table(2).open("E-LEG-2").own(RED, resources=5)
    t.game.discards[SOLDIER] = t.game.decks[SOLDIER]
    t.game.decks[SOLDIER] = []
    t.act(RED).buy("E-LEG-2")
    t.choose(t.game.sample())
    assert len(t.game.troops[RED]) == 1


def test_destroy_expansion_reaches_every_opponent_but_only_active_cards() -> None:
    """8.5: and brings no paragon."""
    t = Table(3).open("E-SHA-1").own(RED, resources=5).slot(RED, 1, "C-HEA-1").slot(BLUE, 1, "C-CON-2", "C-CON-1")
    t.slot(GREEN, 2, "B-CON-1").act(RED).buy("E-SHA-1")
    assert t.choices == sorted([number("C-CON-1"), number("B-CON-1")])
    t.card("B-CON-1")
    assert t.stack(GREEN, 2) == []
    assert codes(t.game.discards[2]) == ["B-CON-1"]
    assert t.asked == "ActionPhase.action"


def test_a_condition_on_control_of_the_ark() -> None:
    """Cards that need the Ark work while the own soldier is there."""
    t = Table(2).slot(RED, 1, "B-LEG-4").effect_phase(RED)
    assert t.asked == "DicePhase.resource"
    t = Table(2).slot(RED, 1, "B-LEG-4").ark(RED, "S-LEG-1", 3).effect_phase(RED).roll(2)
    assert t.game.paragon[RED] == 2
