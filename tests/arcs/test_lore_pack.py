"""The lore of the pack, L15 to L28. A number after a code is a line of the card's rulings."""

from __future__ import annotations

import pytest

from arcs.table import (
    A_BLANK,
    A_TWO_HITS,
    BLUE,
    GOLD,
    R_TWO_KEYS_INTERCEPT,
    RED,
    S_BLANK,
    S_HIT,
    Table,
    action_card,
    crescent,
    gate,
    hexa,
    table,
)
from starboard.core.ask import DONE
from starboard.games.arcs.actions.raid import LOOT_CARD
from starboard.games.arcs.cards.card import Card
from starboard.games.arcs.cards.guild import (
    ArmsUnion,
    FuelCartel,
    LatticeSpies,
    MaterialCartel,
    MiningInterest,
    Skirmishers,
    SwornGuardians,
)
from starboard.games.arcs.cards.leaders import Demagogue, Feastbringer, Rebel, Upstart
from starboard.games.arcs.cards.lore import AncientHoldings, GatePorts, LivingStructures, SprinterDrives
from starboard.games.arcs.cards.lore_pack import (
    EmpathsBond,
    EmpathsVision,
    ForceBeams,
    KeepersSolidarity,
    KeepersTrust,
    PredictiveSensors,
    RaiderExosuits,
    SurvivalOverrides,
    TycoonsAmbition,
    TycoonsCharm,
    TyrantsAuthority,
    TyrantsEgo,
    WarlordsCruelty,
    WarlordsTerror,
)
from starboard.games.arcs.cards.vox import GuildStruggle
from starboard.games.arcs.dice import ANY_EFFECT
from starboard.games.arcs.ids import (
    ADMINISTRATION,
    AGENT,
    AGGRESSION,
    BATTLE,
    BUILD,
    CARD_SLOT,
    CITY,
    CONSTRUCTION,
    DAMAGED,
    EMPATH,
    FRESH,
    FUEL,
    KEEPER,
    MATERIAL,
    MOBILIZATION,
    MOVE,
    NOTHING,
    OFFER,
    PIVOT,
    PLACES,
    PSIONIC,
    RELIC,
    REPAIR,
    SECURE,
    SHIP,
    SKIRMISH,
    SLOTS,
    STARPORT,
    TAX,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
)
from starboard.games.arcs.queries import building, is_declared, open_slots

ADMIN = action_card(ADMINISTRATION, 3)
ATTACK = action_card(AGGRESSION, 3)
BUILDING = action_card(CONSTRUCTION, 3)
MOVING = action_card(MOBILIZATION, 3)


# -- L15 Predictive Sensors ----------------------------------------------------------------------------------------


def sensed(t: Table) -> Table:
    """Red attacks Blue at gate 2; Blue has fresh ships in two neighbours and a damaged one in a third."""
    t.give(BLUE, PredictiveSensors).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).ships(BLUE, hexa(2), 2)
    return t.ships(BLUE, gate(3), 1).ships(BLUE, gate(6), 0, 1).turn(RED, ATTACK).act(BATTLE)


def test_l15_the_defender_brings_fresh_ships_from_next_door() -> None:
    t = sensed(table())
    assert (t.asked(), t.seat()) == ("SenseAttack.ships", BLUE)
    t.answer(2).answer(1)
    assert (t.fresh(BLUE, gate(2)), t.fresh(BLUE, hexa(2)), t.fresh(BLUE, gate(3))) == (4, 0, 0)
    assert t.damaged(BLUE, gate(6)) == 1
    assert t.asked() == "Battle.assault"
    assert t.abilities(PredictiveSensors) == [0]


def test_l15_may_be_left_out() -> None:
    t = sensed(table()).answer(0).answer(0)
    assert t.fresh(BLUE, gate(2)) == 1
    assert t.abilities(PredictiveSensors) == []


def test_l15_1_no_catapult() -> None:
    """Only from neighbours, a starport two steps away does not help."""
    t = table().give(BLUE, PredictiveSensors).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1)
    t.starport(BLUE, hexa(3)).ships(BLUE, hexa(3), 2).turn(RED, ATTACK).act(BATTLE)
    assert t.asked() == "Battle.assault"


def test_l15_2_a_rebel_brings_two_ships_from_each_neighbour_at_most() -> None:
    t = table().give(BLUE, Rebel).ships(BLUE, hexa(2), 3)
    assert sensed(t).choices("ships") == [0, 1, 2]


def test_l15_3_the_battle_cannot_be_taken_back_afterwards() -> None:
    """ROUND-15: new information."""
    t = sensed(table())
    curtain = t.game.curtain
    assert t.answer(0).answer(0).game.curtain > curtain


def test_l15_4_it_is_a_move_so_gate_ports_of_the_attacker_apply_once() -> None:
    t = sensed(table().give(RED, GatePorts).starport(RED, gate(2)))
    t.answer(2).answer(1)
    assert t.captives_of(RED, BLUE) == 1  # one move from two systems


# -- L16 Force Beams -----------------------------------------------------------------------------------------------


def beaming() -> Table:
    t = table().give(RED, ForceBeams).starport(RED, hexa(2)).ships(RED, hexa(2), 1).ships(BLUE, hexa(2), 2, 1)
    return t.turn(RED, MOVING).to_pips().use(ForceBeams)


def test_l16_guide_moves_ships_of_all_colours_away() -> None:
    t = beaming().fill(start=hexa(2), end=gate(2))
    t.fill(ships=[0, 2, 1])
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2)), t.fresh(RED, hexa(2))) == (2, 1, 1)


def test_l16_guide_pulls_ships_in() -> None:
    t = table().give(RED, ForceBeams).starport(RED, hexa(2)).ships(BLUE, gate(2), 2).turn(RED, MOVING).to_pips()
    t.use(ForceBeams).fill(ships=2)
    assert t.fresh(BLUE, hexa(2)) == 2


def test_l16_guide_needs_a_fresh_starport_and_moves_something() -> None:
    t = table().give(RED, ForceBeams).starport(RED, hexa(2), DAMAGED).ships(RED, hexa(2), 1).turn(RED, MOVING)
    assert t.to_pips().offers() == []
    t = beaming().fill(start=hexa(2), end=gate(2)).fill(ships=[0, 0])
    assert t.damaged(BLUE, gate(2)) == 1  # the last one had to go


def test_l16_1_no_catapult_no_gate_ports_no_limit_no_sprint() -> None:
    t = table().give(RED, ForceBeams, Rebel, SprinterDrives).give(BLUE, GatePorts).starport(RED, hexa(2))
    t.starport(BLUE, gate(2)).ships(BLUE, gate(2), 1).ships(RED, hexa(2), 3).turn(RED, MOVING).to_pips()
    t.use(ForceBeams).fill(start=hexa(2), end=gate(2), ships=3)
    assert t.fresh(RED, gate(2)) == 3
    assert t.captives_of(BLUE, RED) == 0
    assert t.asked() == "Turn.action"


def test_l16_2_damaged_ships_may_be_moved_without_consent() -> None:
    t = beaming().fill(start=hexa(2), end=crescent(2), ships=[0, 0])
    assert t.damaged(BLUE, crescent(2)) == 1
    assert t.seat() == RED


# -- L17 Raider Exosuits -------------------------------------------------------------------------------------------


def test_l17_one_raid_die_without_a_defending_building() -> None:
    t = table().give(RED, RaiderExosuits).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1).city(BLUE, hexa(3))
    t.turn(RED, ATTACK).act(BATTLE)
    assert t.answer(0).answer(0).choices("raiders") == [0, 1]
    t = table().give(RED, RaiderExosuits).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1).city(BLUE, hexa(3))
    assert t.turn(RED, ATTACK).act(BATTLE).choices("assault") == [0, 1, 2, 3]  # among the normal number


def test_l17_1_the_usual_rule_already_allows_more_without_any_building() -> None:
    t = table().give(RED, RaiderExosuits).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1).turn(RED, ATTACK).act(BATTLE)
    assert t.answer(0).answer(0).choices("raiders") == [0, 1, 2, 3]


# -- L18 Survival Overrides ----------------------------------------------------------------------------------------


def test_l18_martyr_destroys_a_ship_of_each() -> None:
    t = table().give(RED, SurvivalOverrides).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1, 1).turn(RED, MOVING)
    t.to_pips().use(SurvivalOverrides)
    assert t.choices("ship") == [BLUE * 2 + FRESH, BLUE * 2 + DAMAGED]
    t.answer(BLUE * 2 + FRESH)
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert (t.fresh(RED, gate(2)), t.left(RED, SHIP)) == (0, 15)
    assert (t.fresh(BLUE, gate(2)), t.damaged(BLUE, gate(2))) == (0, 1)


def test_l18_martyr_needs_a_fresh_ship() -> None:
    t = table().give(RED, SurvivalOverrides).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 1).turn(RED, MOVING)
    assert t.to_pips().offers() == []


def test_l18_1_a_ship_may_be_sacrificed_for_nothing() -> None:
    t = table().give(RED, SurvivalOverrides).ships(RED, gate(2), 2).turn(RED, MOVING).to_pips().use(SurvivalOverrides)
    assert (t.fresh(RED, gate(2)), t.left(RED, SHIP)) == (1, 14)


# -- cards that work while an ambition is declared -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "number", "resources"),
    [
        (EmpathsVision, 0, (PSIONIC,)),
        (KeepersTrust, 0, (RELIC,)),
        (WarlordsCruelty, 0, (WEAPON,)),
        (TyrantsEgo, 1, (WEAPON,)),
        (TycoonsCharm, 1, (MATERIAL, FUEL)),
    ],
)
def test_l19_l21_l23_l25_l28_discard_to_clear_outrage(
    card: type[Card], number: int, resources: tuple[int, ...]
) -> None:
    """At any time, declared or not; the agents come home, the card goes to the Court discard pile (CC-01)."""
    t = table().give(RED, card).outrage(RED, *resources).turn(RED, ADMIN).to_prelude()
    assert t.offers() == [(card.code, number)]
    t.use(card, number)
    assert [t.is_outraged(RED, resource) for resource in resources] == [False] * len(resources)
    assert t.left(RED, AGENT) == 10
    assert t.game.court_discard == [card.id]
    assert not t.holds(RED, card)
    t = table().give(RED, card).turn(RED, ADMIN).to_prelude().use(card, number)
    assert t.game.court_discard == [card.id]  # legal without a marked slot


def test_lore_in_the_court_discard_pile_stays_there() -> None:
    """Guild Struggle brings back Guild cards only."""
    t = table().court(GuildStruggle).give(RED, EmpathsVision).ships(RED, gate(2), 1).agents(RED, 0, 1)
    t.game.court_discard = [SwornGuardians.id]
    t.game.court_deck.remove(SwornGuardians.id)
    t.turn(RED, ATTACK).to_prelude().use(EmpathsVision).act(SECURE)
    assert t.is_chance()  # the Court deck is shuffled
    assert SwornGuardians.id in t.game.court_deck
    assert t.game.court_discard == [EmpathsVision.id]


# -- L19 Empath's Vision -------------------------------------------------------------------------------------------


def test_l19_rolls_any_dice_again_once_while_empath_is_declared() -> None:
    t = table().give(RED, EmpathsVision).marker(EMPATH).ships(RED, gate(2), 3).ships(BLUE, gate(2), 0, 1)
    t.turn(RED, ATTACK).act(BATTLE).dice(assault=1, skirmish=2).answer((A_BLANK, S_BLANK, S_HIT))
    assert t.choices("effect") == [DONE, ANY_EFFECT + EmpathsVision.id]
    t.answer(ANY_EFFECT + EmpathsVision.id)
    assert t.choices("die") == [DONE, 0, 1, 2]
    t.answer(0).answer(1).done().answer((A_TWO_HITS, S_HIT))
    assert t.asked() == "Turn.action"
    assert t.trophies_of(RED, BLUE, SHIP) == 1


def test_l19_does_nothing_while_empath_is_not_declared() -> None:
    t = table().give(RED, EmpathsVision).marker(KEEPER).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, ATTACK).act(BATTLE).fight(assault=1, faces=(A_BLANK,))
    assert t.told("roll_again") == []


def test_l19_1_one_decision_per_roll_combined_with_skirmishers_in_any_order() -> None:
    """FINE-06, OC-04"""
    vision, skirmishers = ANY_EFFECT + EmpathsVision.id, Skirmishers.id * 3 + SKIRMISH
    for first, second in ((vision, skirmishers), (skirmishers, vision)):
        t = table().give(RED, EmpathsVision, Skirmishers).marker(EMPATH).ships(RED, gate(2), 2)
        t.ships(BLUE, gate(2), 3).turn(RED, ATTACK).act(BATTLE).dice(skirmish=2).answer((S_BLANK, S_BLANK))
        assert t.choices("effect") == [DONE, skirmishers, vision]
        t.answer(first).answer(0)
        t.fill(die=DONE)
        t.answer((S_BLANK,))
        assert t.choices("effect") == [DONE, second]


# -- L20 Empath's Bond ---------------------------------------------------------------------------------------------


def test_l20_taxes_rival_cities_without_control_and_captives() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).turn(RED, ADMIN).act(TAX).fill(slot=0)
    assert t.count(RED, RELIC) == 1
    assert t.captives_of(RED, BLUE) == 0
    assert t.abilities(EmpathsBond) == [0]
    t = table().give(RED, EmpathsBond).city(BLUE, hexa(2)).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices("action")


def test_l20_builds_and_catapults_with_rival_starports() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, gate(5), 1)
    t.turn(RED, BUILDING).act(BUILD)
    assert t.fresh(RED, hexa(2)) == 1
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, hexa(2), 1)
    assert t.turn(RED, MOVING).act(MOVE).answer(gate(2)).asked() == "Move.end"


def test_oc_02_like_loyal_is_not_loyal() -> None:
    """OC-02: Nurture and Prune need really Loyal buildings; a controlled city still yields a captive."""
    t = table().give(RED, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).ships(RED, hexa(2), 1).turn(RED, ADMIN)
    t.act(TAX).fill(slot=0)
    assert t.captives_of(RED, BLUE) == 1
    t = table().give(RED, EmpathsBond, LivingStructures).marker(EMPATH).city(BLUE, hexa(2)).starport(BLUE, hexa(2))
    assert t.ships(RED, gate(5), 0, 1).turn(RED, BUILDING).to_pips().offers() == []


def test_l20_1_ships_arrive_damaged_where_somebody_else_controls() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(BLUE, hexa(2), 1)
    t.turn(RED, BUILDING).act(BUILD)
    assert t.damaged(RED, hexa(2)) == 1


def test_l20_2_the_limits_per_starport_and_city_apply() -> None:
    t = table().give(RED, EmpathsBond).marker(EMPATH).starport(BLUE, hexa(2)).ships(RED, gate(5), 0, 1)
    t.turn(RED, BUILDING).act(BUILD)
    assert t.choices("action") == [DONE, BUILD, REPAIR]  # a building beside the new ship
    t.answer(BUILD)
    assert SHIP not in t.choices("piece")
    t = table().give(RED, EmpathsBond).marker(EMPATH).city(BLUE, hexa(2)).turn(RED, ADMIN).act(TAX).fill(slot=0)
    assert TAX not in t.choices("action")


def test_l20_3_any_means_other_players_buildings_see_upstart() -> None:
    t = table().give(RED, EmpathsBond, Upstart).marker(EMPATH).city(BLUE, hexa(2)).city(RED, hexa(3))
    assert TAX not in t.turn(RED, ADMIN).to_pips().choices("action")


# -- L21 Keeper's Trust and L22 Keeper's Solidarity ------------------------------------------------------------------


def raiding(t: Table, keys: int = 2) -> Table:
    """Red raids Blue with two keys per die."""
    t.ships(RED, gate(2), 4).ships(BLUE, gate(2), 0, 1).turn(RED, ATTACK).act(BATTLE)
    return t.fight(raid=keys, faces=(R_TWO_KEYS_INTERCEPT,) * keys)


def test_l21_a_rival_cannot_steal_what_it_already_has() -> None:
    t = raiding(table().give(BLUE, KeepersTrust).marker(KEEPER).tokens(BLUE, FUEL, RELIC).tokens(RED, FUEL))
    assert t.choices("loot") == [DONE, 1]
    t = raiding(table().give(BLUE, KeepersTrust).tokens(BLUE, FUEL, RELIC).tokens(RED, FUEL))
    assert t.choices("loot") == [DONE, 0, 1]


def test_l21_1_a_cartel_pile_counts_as_tokens_its_owner_has() -> None:
    t = raiding(table().give(BLUE, KeepersTrust).give(RED, FuelCartel).marker(KEEPER).tokens(BLUE, FUEL, RELIC))
    assert t.choices("loot") == [DONE, 1]


def test_l21_2_checked_for_every_single_steal() -> None:
    t = raiding(table().give(BLUE, KeepersTrust).marker(KEEPER).tokens(BLUE, FUEL, FUEL, RELIC), 4)
    assert t.choices("loot") == [DONE, 0, 1, 2]
    t.answer(1).fill(slot=0)
    assert t.choices("loot") == [DONE, 2]


def test_l22_a_token_guards_the_guild_cards_of_its_type() -> None:
    t = table().give(BLUE, KeepersSolidarity, MiningInterest, ArmsUnion).marker(KEEPER)
    t.tokens(BLUE, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, MATERIAL)
    assert LOOT_CARD + MiningInterest.id not in raiding(t).choices("loot")
    assert LOOT_CARD + ArmsUnion.id in t.choices("loot")
    t = table().give(BLUE, KeepersSolidarity, MiningInterest).tokens(BLUE, MATERIAL)
    assert LOOT_CARD + MiningInterest.id in raiding(t).choices("loot")  # not declared


def test_l22_1_tokens_on_cards_and_on_a_cartel_count() -> None:
    t = table().give(BLUE, KeepersSolidarity, MiningInterest, MaterialCartel).marker(KEEPER)
    t = raiding(t)
    assert t.asked() == "Turn.action"  # the pile guards both cards: nothing to steal
    t = table().give(BLUE, KeepersSolidarity, AncientHoldings, MiningInterest).marker(KEEPER)
    t.game.slots[BLUE * SLOTS + CARD_SLOT] = MATERIAL
    t.game.supply[MATERIAL] -= 1
    assert LOOT_CARD + MiningInterest.id not in raiding(t).choices("loot")


def test_l22_2_a_relic_protects_sworn_guardians_which_protect_the_rest() -> None:
    t = table().give(BLUE, KeepersSolidarity, SwornGuardians, ArmsUnion).marker(KEEPER).tokens(BLUE, RELIC)
    assert raiding(t).asked() == "Turn.action"


# -- L23 Warlord's Cruelty, L24 Warlord's Terror ---------------------------------------------------------------------


def test_l23_taxes_a_city_more_than_once_while_warlord_is_declared() -> None:
    t = table().give(RED, WarlordsCruelty).marker(WARLORD).city(RED, hexa(2)).turn(RED, ADMIN).act(TAX).fill(slot=0)
    t.answer(TAX).fill(slot=1)
    assert t.count(RED, RELIC) == 2
    t = table().give(RED, WarlordsCruelty).city(RED, hexa(2)).turn(RED, ADMIN).act(TAX).fill(slot=0)
    assert TAX not in t.choices("action")


def test_l24_trophies_go_home_for_influence() -> None:
    t = table().give(RED, WarlordsTerror).marker(WARLORD).trophies(RED, BLUE, SHIP, 1).trophies(RED, GOLD, AGENT, 1)
    t.turn(RED, ADMIN).to_prelude().use(WarlordsTerror)
    assert t.choices("trophy") == [BLUE * 4 + SHIP, GOLD * 4 + AGENT]
    t.answer(BLUE * 4 + SHIP).answer(1)
    assert (t.left(BLUE, SHIP), t.on_court(1, RED)) == (15, 1)
    t.use(WarlordsTerror).answer(1)
    assert (t.left(GOLD, AGENT), t.on_court(1, RED)) == (10, 2)
    assert t.trophies_of(RED, BLUE, SHIP) + t.trophies_of(RED, GOLD, AGENT) == 0


def test_l24_only_while_warlord_is_declared() -> None:
    t = table().give(RED, WarlordsTerror).trophies(RED, BLUE, SHIP, 1).tokens(RED, FUEL).turn(RED, ADMIN).to_prelude()
    assert t.offers() == []


def test_l24_1_a_returned_city_covers_a_slot_of_its_owner() -> None:
    t = table().give(RED, WarlordsTerror).marker(WARLORD).trophies(RED, BLUE, CITY, 1)
    t.tokens(BLUE, FUEL, FUEL, RELIC).turn(RED, ADMIN).to_prelude().use(WarlordsTerror)
    assert t.left(BLUE, CITY) == 5
    assert open_slots(t.game, BLUE) == [0, 1]
    assert t.seat() == BLUE  # three tokens for two slots


# -- L25 Tyrant's Ego, L26 Tyrant's Authority ------------------------------------------------------------------------


def test_l25_captives_go_home_for_secure() -> None:
    t = table().give(RED, TyrantsEgo).marker(TYRANT).captives(RED, BLUE, 1).court(MiningInterest).agents(RED, 0, 1)
    t.turn(RED, ADMIN).to_prelude().use(TyrantsEgo)
    assert t.holds(RED, MiningInterest)
    assert (t.captives_of(RED, BLUE), t.left(BLUE, AGENT)) == (0, 10)


def test_l25_1_clears_weapon_outrage_although_it_belongs_to_tyrant() -> None:
    t = table().give(RED, TyrantsEgo).outrage(RED, WEAPON, RELIC).turn(RED, ADMIN).to_prelude().use(TyrantsEgo, 1)
    assert (t.is_outraged(RED, WEAPON), t.is_outraged(RED, RELIC)) == (False, True)


def test_l25_2_each_secure_needs_a_legal_target() -> None:
    t = table().give(RED, TyrantsEgo).marker(TYRANT).captives(RED, BLUE, 2).court(MiningInterest).agents(RED, 0, 1)
    t.turn(RED, ADMIN).to_prelude().use(TyrantsEgo)
    assert t.offers() == [("L25", 1)]
    assert t.captives_of(RED, BLUE) == 1
    t = table().give(RED, TyrantsEgo).captives(RED, BLUE, 1).agents(RED, 0, 1).turn(RED, ADMIN).to_prelude()
    assert t.offers() == [("L25", 1)]  # Tyrant is not declared


def annexing(t: Table) -> Table:
    return t.give(RED, TyrantsAuthority).marker(TYRANT).ships(RED, hexa(2), 1, 1).turn(RED, BUILDING).to_pips()


def test_l26_annex_replaces_a_rival_building() -> None:
    t = annexing(table().city(BLUE, hexa(2))).use(TyrantsAuthority)
    assert t.game.buildings[hexa(2) * PLACES] == building(RED, CITY, FRESH)
    assert (t.left(RED, CITY), t.left(BLUE, CITY)) == (4, 5)


def test_l26_1_impossible_without_such_a_building_left() -> None:
    t = annexing(table().city(BLUE, hexa(2)).trophies(BLUE, RED, CITY, 5))
    assert t.offers() == []


def test_l26_2_only_while_tyrant_is_declared() -> None:
    t = table().give(RED, TyrantsAuthority).ships(RED, hexa(2), 1, 1).city(BLUE, hexa(2)).turn(RED, BUILDING)
    assert t.to_pips().offers() == []


def test_l26_3_no_destruction_and_a_damaged_building_stays_damaged() -> None:
    t = annexing(table().starport(BLUE, hexa(2), DAMAGED)).use(TyrantsAuthority)
    assert t.game.buildings[hexa(2) * PLACES] == building(RED, STARPORT, DAMAGED)
    assert t.trophies_of(RED, BLUE, STARPORT) == 0
    assert t.told("outrage") == []


def test_l26_annex_needs_control() -> None:
    assert annexing(table().city(BLUE, hexa(3))).offers() == []


# -- L27 Tycoon's Ambition -----------------------------------------------------------------------------------------


def tycoon(t: Table) -> Table:
    return t.give(RED, TycoonsAmbition).marker(TYCOON)


def test_l27_all_material_and_fuel_declare_an_ambition_without_marker() -> None:
    t = tycoon(table().tokens(RED, FUEL, RELIC, MATERIAL)).turn(RED, ADMIN).to_prelude().use(TycoonsAmbition)
    assert t.choices("ambition") == [TYRANT, WARLORD, KEEPER, EMPATH]
    t.answer(KEEPER)
    assert is_declared(t.game, KEEPER)
    assert t.game.zeroed == 0
    assert t.slots(RED)[:3] == [NOTHING, RELIC, NOTHING]


def test_l27_1_allowed_with_no_material_and_fuel() -> None:
    t = tycoon(table()).turn(RED, ADMIN).to_prelude().use(TycoonsAmbition).answer(KEEPER)
    assert is_declared(t.game, KEEPER)


def test_l27_2_cartel_piles_are_untouched() -> None:
    t = tycoon(table().give(RED, FuelCartel)).turn(RED, ADMIN).to_prelude().use(TycoonsAmbition).answer(KEEPER)
    assert t.game.supply[FUEL] == 5
    assert t.holds(RED, FuelCartel)


def test_l27_3_usable_right_after_declaring_tycoon_also_by_followers_with_all_triggers() -> None:
    t = table().give(RED, TycoonsAmbition).turn(RED, action_card(ADMINISTRATION, 2)).answer(TYCOON)
    t.use(TycoonsAmbition).answer(KEEPER)
    assert is_declared(t.game, KEEPER)
    t = tycoon(table().give(RED, Demagogue)).turn(RED, MOVING, PIVOT, ADMIN).to_prelude().use(TycoonsAmbition)
    assert t.answer(KEEPER).asked() == "PlaceAgents.court"
    t = tycoon(table()).marker(KEEPER, 1).marker(KEEPER, 0).tokens(RED, RELIC).turn(RED, ADMIN).to_prelude()
    assert t.offers() == []  # no marker available
    t = tycoon(table().give(RED, Feastbringer)).tokens(RED, RELIC).turn(RED, ADMIN).to_prelude()
    assert t.offers() == []  # the Feastbringer cannot pay


def test_l27_4_at_most_once_per_turn_and_before_all_else() -> None:
    t = tycoon(table()).tokens(RED, RELIC).turn(RED, ADMIN).to_prelude().use(TycoonsAmbition).answer(KEEPER)
    assert t.offers() == []
    t = tycoon(table()).tokens(RED, RELIC, RELIC).turn(RED, ADMIN).spend(RED, 0).fill(action=DONE)
    assert t.offers() == []


def test_o_10_lattice_spies_and_tycoons_ambition_in_either_order() -> None:
    """O-10: as with Galactic Bards, declaring and seizing do not spoil each other."""
    t = tycoon(table().give(RED, LatticeSpies)).turn(RED, MOVING, PIVOT, ADMIN)
    t.game.initiative = BLUE
    t.to_prelude().use(LatticeSpies)
    assert t.offers() == [("L27", 0)]
    t = tycoon(table().give(RED, LatticeSpies)).turn(RED, MOVING, PIVOT, ADMIN)
    t.game.initiative = BLUE
    t.to_prelude().use(TycoonsAmbition).answer(KEEPER)
    assert t.offers() == [("bc16", 0)]


# -- L28 Tycoon's Charm --------------------------------------------------------------------------------------------


def charming(t: Table) -> Table:
    return t.give(RED, TycoonsCharm).marker(TYCOON).turn(RED, ADMIN).to_prelude()


def test_l28_exchanges_material_and_fuel_for_any_type() -> None:
    t = charming(table().tokens(RED, FUEL, RELIC)).use(TycoonsCharm)
    assert t.choices("resource") == [MATERIAL, FUEL, WEAPON, RELIC, PSIONIC]
    t.answer(PSIONIC).fill(slot=0)
    assert t.slots(RED)[:2] == [PSIONIC, RELIC]
    t = table().give(RED, TycoonsCharm).tokens(RED, FUEL).turn(RED, ADMIN).to_prelude()
    assert t.offers() == [("L28", 1)]  # Tycoon is not declared


def test_l28_as_often_as_there_are_goods() -> None:
    t = charming(table().tokens(RED, FUEL, MATERIAL)).use(TycoonsCharm).fill(token_slot=0, resource=RELIC, slot=0)
    t.use(TycoonsCharm).fill(resource=RELIC, slot=1)
    assert t.count(RED, RELIC) == 2
    assert t.offers() == [("L28", 1)]


def test_l28_does_not_go_on_for_ever() -> None:
    """Material for Material changes nothing: the card cuts it off where nobody can need it."""
    t = charming(table().tokens(RED, FUEL))
    uses = 0
    while OFFER + TycoonsCharm.id * 8 in t.choices():
        t.use(TycoonsCharm).answer(FUEL).fill(slot=0)
        uses += 1
    assert uses == 2 * SLOTS


def test_l28_1_tokens_on_a_cartel_pile_cannot_be_discarded() -> None:
    t = charming(table().give(RED, FuelCartel).tokens(RED, RELIC))
    assert ("L28", 0) not in t.offers()


def test_l28_2_o_03_a_discarded_token_is_back_in_the_supply_at_once() -> None:
    """O-03, as for Relic Fence."""
    t = charming(table().tokens(RED, FUEL).supply(FUEL, 0)).use(TycoonsCharm)
    assert FUEL in t.choices("resource")
