"""Rulings on battle, raid, Outrage and ransacking."""

from __future__ import annotations

from arcs.prelude import *


def test_battle_01_needs_a_defender_and_zero_dice_are_allowed() -> None:
    t = table(3).ships(RED, gate(2), 1).turn(RED, aggro(2)).to_pips()
    assert t.choices("action") == [DONE, MOVE]
    t = table(3).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).attack().fight()
    assert t.asked() == "Turn.action"
    assert (t.fresh(RED, gate(2)), t.fresh(BLUE, gate(2))) == (1, 1)


def test_battle_01_any_piece_makes_a_defender() -> None:
    t = table(3).ships(RED, hexa(2), 1).city(BLUE, hexa(2)).ships(GOLD, hexa(2), 0, 1)
    assert t.attack().choices("defender") == [BLUE, GOLD]


def test_battle_02_all_ships_attack_and_can_be_hit() -> None:
    """One die of three ships, two of them damaged: the flame may hit any of the three."""
    t = table(3).ships(RED, gate(2), 1, 2).ships(BLUE, gate(2), 1).attack()
    assert t.choices("assault") == [0, 1, 2, 3]
    t.fight(assault=1, faces=(A_HIT_FLAME,))
    assert t.choices("state") == [FRESH, DAMAGED]
    t.answer(DAMAGED)
    assert (t.fresh(RED, gate(2)), t.damaged(RED, gate(2))) == (1, 1)
    assert t.trophies_of(BLUE, RED, SHIP) == 1


def test_battle_03_six_dice_of_a_type() -> None:
    t = table(3).ships(RED, gate(2), 9).ships(BLUE, gate(2), 1).attack().fill(defender=BLUE)
    assert t.choices("assault") == [0, 1, 2, 3, 4, 5, 6]
    t.answer(6)
    assert t.choices("skirmish") == [0, 1, 2, 3]


def test_battle_03_raid_dice_need_a_building_here_or_none_anywhere() -> None:
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).city(BLUE, arrow(3)).attack()
    t.fill(assault=0, skirmish=0)
    assert t.asked() == "Turn.action"  # no raid dice to choose: the battle is over
    t = table(3).ships(RED, hexa(2), 2).starport(BLUE, hexa(2)).attack().fill(assault=0, skirmish=0)
    assert t.choices("raiders") == [0, 1, 2]
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).attack().fill(assault=0, skirmish=0)
    assert t.choices("raiders") == [0, 1, 2]


def test_battle_04_order_of_results() -> None:
    """Flames, interception by ships fresh at that moment, hits on ships, surplus on buildings, building hits."""
    t = table(3).ships(RED, hexa(2), 4).ships(BLUE, hexa(2), 1).city(BLUE, hexa(2)).starport(BLUE, hexa(2)).attack()
    t.fight(assault=3, raid=1, faces=(A_TWO_HITS_FLAME, A_HIT_INTERCEPT, A_HIT_INTERCEPT, R_BUILDING_FLAME))
    t.fill(state=[FRESH] * 2)  # two flames and one interception, although two intercepts show
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2))) == (1, 3)
    # Four hits: two for the ship, two for buildings; then the building hit. The attacker chooses.
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert t.choices("place") == [hexa(2) * 3, hexa(2) * 3 + 1]
    t.answer(hexa(2) * 3, hexa(2) * 3 + 1, hexa(2) * 3 + 1)
    assert t.trophies_of(RED, BLUE, STARPORT) == 1
    assert t.trophies_of(RED, BLUE, CITY) == 0


def test_battle_04_interception_counts_fresh_defenders_only() -> None:
    t = table(3).ships(RED, gate(2), 4).ships(BLUE, gate(2), 0, 3).attack().fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.fresh(RED, gate(2)) == 4
    assert t.trophies_of(RED, BLUE, SHIP) == 1


def test_battle_05_fresh_pieces_take_two_hits_and_none_is_withheld() -> None:
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert t.trophies_of(RED, BLUE, SHIP) == 1  # damaged and destroyed in one battle
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 2).attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert t.choices("state") == [FRESH, DAMAGED]  # the second hit must go somewhere
    t.answer(DAMAGED)
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2))) == (1, 0)


def test_battle_06_hits_are_dealt_even_if_all_attackers_die() -> None:
    """One damaged ship, two flames: the surplus is lost, the hits on Blue are not; the raid is."""
    t = table(3).ships(RED, hexa(2), 0, 2).ships(BLUE, hexa(2), 1).city(BLUE, hexa(2)).tokens(BLUE, FUEL, FUEL)
    t.attack().fight(assault=1, raid=1, faces=(A_TWO_HITS_FLAME, R_KEY_FLAME))
    assert t.trophies_of(BLUE, RED, SHIP) == 2
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert t.count(BLUE, FUEL) == 2
    t = table(3).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 5).attack().fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2))) == (4, 1)  # five hits on one ship


def test_battle_07_raid_after_the_last_building_fell() -> None:
    """It comes after Outrage and ransacking, piece by piece; keys that buy nothing are lost."""
    t = table(3).ships(RED, hexa(2), 3).city(BLUE, hexa(2), DAMAGED).tokens(BLUE, FUEL, WEAPON)
    t.give(BLUE, ElderBroker).agents(BLUE, 1, 1)
    t.attack().fight(raid=3, faces=(R_BUILDING_KEY, R_TWO_KEYS_INTERCEPT, R_INTERCEPT))
    assert t.is_outraged(RED, RELIC)
    assert t.game.court_agents == [0] * 16
    assert t.choices("loot") == [DONE, 0, 1, LOOT_CARD + ElderBroker.id]
    t.answer(LOOT_CARD + ElderBroker.id)
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


def test_battle_09_trophies_go_to_the_other_side() -> None:
    t = table(3).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 0, 1).attack().fight(assault=1, faces=(A_HIT_FLAME,))
    assert (t.trophies_of(BLUE, RED, SHIP), t.trophies_of(RED, BLUE, SHIP)) == (1, 1)


def test_battle_09_outside_battle_too() -> None:
    """Whoever destroys a rival's piece by any other means takes it as well."""
    t = table(3).ships(BLUE, gate(2), 0, 1).city(BLUE, arrow(2), DAMAGED)
    hit_ship(t.game, BLUE, gate(2), DAMAGED, RED)
    destroy_building(t.game, arrow(2) * 3, RED)
    assert ambition_count(t.game, RED, WARLORD) == 2


def test_battle_10_ships_that_appear_are_not_attacking_ships() -> None:
    """Both attackers are shot down; Mass Uprising, ransacked, brings a ship: still no raid."""
    t = table(3).court(MassUprising).agents(BLUE, 0, 1).ships(RED, hexa(2), 0, 2).city(BLUE, hexa(2), DAMAGED)
    t.ships(BLUE, hexa(2), 2).tokens(BLUE, FUEL, FUEL)
    t.attack().fight(raid=2, faces=(R_BUILDING_KEY, R_TWO_KEYS_INTERCEPT))
    assert t.asked() == "Uprising.cluster"
    t.answer(1)
    assert t.fresh(RED, hexa(2)) == 1
    assert t.asked() == "Turn.action"
    assert t.count(BLUE, FUEL) == 2


# -- Outrage ----------------------------------------------------------------------------------------------------


def two_cities(t: Table) -> Table:
    """Red destroys two damaged Relic cities of Blue in one battle."""
    t.ships(RED, hexa(2), 3).city(BLUE, hexa(2), DAMAGED).city(BLUE, hexa(2), DAMAGED)
    return t.attack().fight(raid=3, faces=(R_BUILDING_KEY, R_BUILDING_KEY, R_INTERCEPT))


def test_outrage_01_hits_first_then_city_by_city() -> None:
    """Both cities are trophies before the first ransack; its Relic card is hit by the second Outrage."""
    t = two_cities(table(3).court(RelicFence, Gatekeepers).agents(BLUE, 0, 1).agents(BLUE, 1, 1))
    t.fill(place=hexa(2) * 3)
    assert t.asked() == "Ransack.slot"
    assert t.trophies_of(RED, BLUE, CITY) == 2
    t.answer(0)  # Relic Fence
    assert not t.holds(RED, RelicFence)
    assert RelicFence.id in t.game.court_discard
    assert t.holds(RED, Gatekeepers)
    assert len(t.told("outrage")) == 2


def test_outrage_02_marks_once_and_discards_every_time() -> None:
    t = table(3).outrage(RED, RELIC).tokens(RED, RELIC, FUEL).give(RED, RelicFence, MiningInterest)
    t.ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    assert t.slots(RED)[:2] == [NOTHING, FUEL]
    assert not t.holds(RED, RelicFence)
    assert t.holds(RED, MiningInterest)
    assert t.left(RED, AGENT) == 9  # the one from before


def test_outrage_02_a_stand_in_takes_the_next_agent() -> None:
    t = table(3).captives(BLUE, RED, 9).agents(RED, 0, 1).ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    assert (t.game.stand_ins[RED], t.left(RED, AGENT)) == (1, 0)
    t.answer(SECURE)  # the agent at Court comes home, to the marked slot
    assert (t.game.stand_ins[RED], t.left(RED, AGENT)) == (0, 0)
    assert t.is_outraged(RED, RELIC)


def test_outrage_03_loot_of_the_same_battle_is_safe() -> None:
    """A ransacked Relic card and a raided Relic token stay."""
    t = table(3).court(RelicFence).agents(BLUE, 0, 1).tokens(BLUE, FUEL, RELIC)
    t.ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_KEY,))
    t.answer(1).fill(slot=0)
    assert t.holds(RED, RelicFence)
    assert t.count(RED, RELIC) == 1


def test_outrage_04_outrage_by_a_card_brings_no_ransacking() -> None:
    t = table(3).court(OutrageSpreads, Gatekeepers).agents(RED, 0, 1).agents(BLUE, 1, 1).tokens(BLUE, RELIC, FUEL)
    t.turn(RED, aggro(2)).act(SECURE).answer(RELIC)
    assert t.is_outraged(RED, RELIC)
    assert t.is_outraged(BLUE, RELIC)
    assert t.count(BLUE, RELIC) == 0
    assert t.on_court(1, BLUE) == 1
    assert not t.holds(RED, Gatekeepers)


def test_outrage_05_starports_and_ships_provoke_none() -> None:
    t = table(3).court(Gatekeepers).agents(BLUE, 0, 1).ships(RED, hexa(2), 2).ships(BLUE, hexa(2), 0, 1)
    t.starport(BLUE, hexa(2), DAMAGED)
    t.attack().fight(assault=1, raid=1, faces=(A_TWO_HITS, R_INTERCEPT))
    assert (t.trophies_of(RED, BLUE, SHIP), t.trophies_of(RED, BLUE, STARPORT)) == (1, 1)
    assert t.game.outrage == [0] * 20
    assert t.on_court(0, BLUE) == 1


# -- ransacking ---------------------------------------------------------------------------------------------------


def test_ransack_01_is_compulsory_and_takes_every_rivals_agents() -> None:
    """No majority is needed, there is no way to decline, Red's own agents go home."""
    t = table(3).court(Gatekeepers, SilverTongues).agents(BLUE, 0, 1).agents(GOLD, 0, 4).agents(RED, 0, 2)
    t.agents(BLUE, 1, 1).agents(GOLD, 2, 3).ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_FLAME,))
    assert t.choices("slot") == [0, 1]  # cards with an agent of the city's owner; no DONE
    t.answer(0)
    assert (t.trophies_of(RED, BLUE, AGENT), t.trophies_of(RED, GOLD, AGENT)) == (1, 4)
    assert [line.refs for line in t.told("agent_trophies")] == [(RED, BLUE, 1), (RED, GOLD, 4)]
    assert sum(t.game.captives) == 0
    assert t.left(RED, AGENT) == 9  # home, but for the one on the Relic slot
    assert t.holds(RED, Gatekeepers)


def test_ransack_01_without_such_a_card_nothing_happens() -> None:
    t = table(3).agents(GOLD, 0, 2).ships(RED, hexa(2), 1).city(BLUE, hexa(2), DAMAGED)
    t.attack().fight(raid=1, faces=(R_BUILDING_FLAME,))
    assert t.asked() == "Turn.action"
    assert t.on_court(0, GOLD) == 2


def test_ransack_02_a_second_city_looks_at_the_court_as_it_is_then() -> None:
    """Blue had agents on one card only: the second city finds none."""
    t = two_cities(table(3).court(Gatekeepers, LoyalKeepers).agents(BLUE, 0, 2))
    t.fill(place=hexa(2) * 3)
    assert t.trophies_of(RED, BLUE, CITY) == 2
    assert t.trophies_of(RED, BLUE, AGENT) == 2
    assert len(t.told("ransack")) == 1
    assert t.told("outrage")[1].refs == (RED, RELIC)
    assert t.game.court[1] == LoyalKeepers.id


def test_skirmish_dice_hurt_nobody_but_the_defender() -> None:
    """Page 14: half their faces hit, none has a flame."""
    t = table(3).ships(RED, gate(2), 2).ships(BLUE, gate(2), 2).attack().fight(skirmish=2, faces=(S_HIT, S_BLANK))
    assert (t.fresh(RED, gate(2)), t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2))) == (2, 1, 1)
    t = table(3).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1).attack().fight(assault=1, faces=(A_BLANK,))
    assert (t.fresh(RED, gate(2)), t.fresh(BLUE, gate(2))) == (1, 1)
