"""Raiding the defender's play area (p. 16)."""

from __future__ import annotations

from arcs.prelude import *


def test_battle_07_raid_after_the_last_building_fell() -> None:
    """It comes after Outrage and ransacking, piece by piece; keys that buy nothing are lost."""
    t = table(3).ships(RED, hexa(2), 3).city(BLUE, hexa(2), DAMAGED).tokens(BLUE, FUEL, WEAPON)
    t.give(BLUE, ElderBroker).agents(BLUE, 1, 1)
    t.attack().fight(raid=3, faces=(R_BUILDING_KEY, R_TWO_KEYS_INTERCEPT, R_INTERCEPT))
    assert t.is_outraged(RED, RELIC)
    assert t.game.court_agents == [0] * 16
    assert t.choices("loot") == [DONE, 0, 1, loot_card(ElderBroker.printed)]
    t.answer(loot_card(ElderBroker.printed))
    assert t.choices("loot") == [DONE, 1]  # one key is left
    t.done()
    assert t.holds(RED, ElderBroker)
    assert t.asked() == "Turn.action"


def test_battle_08_the_slot_sets_the_price_and_boards_are_safe() -> None:
    """Costs 3, 1, 1, 2, 1, 3; trophies and captives are not for sale."""
    t = table(3).ships(RED, hexa(2), 2).city(BLUE, hexa(2)).cities_off_board(BLUE, 4)
    t.tokens(BLUE, FUEL, WEAPON, RELIC, PSIONIC, MATERIAL, FUEL).trophies(BLUE, RED, SHIP, 3).captives(BLUE, RED, 2)
    t.attack().fight(raid=2, faces=(R_TWO_KEYS_INTERCEPT, R_INTERCEPT))
    assert t.choices("loot") == [DONE, 1, 2, 3, 4]
    t.answer(2).fill(slot=0)
    assert t.choices("loot") == [DONE, 1, 4]
    assert t.slots(BLUE)[:6] == [FUEL, WEAPON, NOTHING, PSIONIC, MATERIAL, FUEL]  # Blue may not rearrange


def test_prelude_11_what_lies_on_a_card_cannot_be_raided() -> None:
    """In the base box only Cartels hold tokens: the supply, which a thief cannot touch (see CC-06)."""
    t = table(3).give(BLUE, MaterialCartel).tokens(BLUE, FUEL).city(BLUE, hexa(5)).ships(RED, hexa(5), 3)
    assert stealable_tokens(t.game, BLUE, RED) == [0]
    t.attack().fight(raid=3, faces=(0, 0, 0))
    assert t.choices("loot") == [DONE, 0, loot_card(MaterialCartel.printed)]


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_raid_costs_of_the_slots() -> None:
    """3, 1, 1, 2, 1, 3: with one, two and three keys."""
    for keys, faces in ((1, (R_KEY_FLAME,)), (2, (R_TWO_KEYS_INTERCEPT,)), (3, (R_KEY_FLAME, R_TWO_KEYS_INTERCEPT))):
        t = table(3).ships(RED, hexa(5), 4).city(BLUE, hexa(5)).cities_off_board(BLUE, 4)
        t.tokens(BLUE, FUEL, FUEL, FUEL, FUEL, MATERIAL, MATERIAL).attack()
        t.fight(raid=len(faces), faces=faces).fill(condition=[0] * 4)
        costs = (3, 1, 1, 2, 1, 3)
        assert t.choices("loot") == [DONE, *[slot for slot in range(6) if costs[slot] <= keys]]
