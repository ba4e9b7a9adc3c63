"""Fate 21, the Naturalist: its act, its final objective and its cards in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.text import EN, Nouns, render
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.drafting import set_of
from starboard.games.arcs.campaign.fates.f01_steward_cards import ImperialProtectors
from starboard.games.arcs.campaign.fates.f06_partisan_cards import TerrorStrike
from starboard.games.arcs.campaign.fates.f13_blight_speaker_cards import (
    BlightFury,
    BlightHunters,
    BlightPanic,
    BlightReapers,
    SporeShips,
)
from starboard.games.arcs.campaign.fates.f14_pacifist_cards import WellOfEmpathy
from starboard.games.arcs.campaign.fates.f21_naturalist import (
    BlightkinAmbition,
    BlightSociety,
    Naturalist,
    SporeGuides,
)
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.objectives import check_finals
from starboard.games.arcs.sheet import sheet

QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)  # a row without Vox cards


def naturalist(players: int = 3) -> ReachTable:
    """Red is the Naturalist; the setup is not done. Nobody is a Regent, so that control is plain."""
    t = campaign(players).in_act(3).fate(RED, Naturalist).court(*QUIET[: 3 if players == 2 else 4])
    return t.outlaw(*range(players)).first_regent(NOBODY)


def social(t: ReachTable | None = None) -> ReachTable:
    return (t or naturalist()).give(RED, BlightSociety)


def blight_at(t: ReachTable, system: int) -> tuple[int, int]:
    return t.fresh(BLIGHT, system), t.damaged(BLIGHT, system)


def lost_agents(t: ReachTable) -> int:
    """Agents of Red that were scrapped."""
    return t.game.removed[RED * PIECES + AGENT]


# -- the set, setup, objective ------------------------------------------------


def test_the_set_has_three_cards_with_ids_370_to_372_in_printed_order() -> None:
    assert [type(DECK.cards[card]) for card in set_of(NATURALIST)] == [BlightSociety, SporeGuides, BlightkinAmbition]
    assert list(set_of(NATURALIST)) == [370, 371, 372]
    assert (SporeGuides.suit, SporeGuides.protected, BlightSociety.kind, BlightkinAmbition.kind) == (
        PSIONIC, True, LORE, LAW,
    )  # fmt: skip


def setting_up(t: ReachTable) -> ReachTable:
    t.game.stack = []
    fate_of(NATURALIST).set_up(t.game, RED, 3)
    t.game.run()
    return t


def test_setup_takes_two_cards_and_puts_the_law_into_the_booklet() -> None:
    t = setting_up(naturalist().a_ship_each())
    assert t.holds(RED, BlightSociety)
    assert t.holds(RED, SporeGuides)
    assert t.game.holder[BlightkinAmbition.printed] == BOOKLET
    assert t.asked() == "", "without a Flagship nothing is asked"
    assert ambitions(t.game)[-1] == BLIGHTKIN


def test_setup_who_has_a_flagship_may_resettle() -> None:
    t = setting_up(naturalist().a_ship_each().flagship(RED, gate(5)))
    assert t.asked() == "MayResettle.wish"
    kept = t.copy().answer(0)
    assert (kept.asked(), kept.game.flagship_at[RED]) == ("", gate(5))
    t.answer(1)
    assert t.game.flagship_at[RED] == NOWHERE
    assert t.asked() == "Resettle.place"


@pytest.mark.parametrize(("players", "start"), [(2, 18), (3, 16), (4, 14)])
def test_starts_by_players(players: int, start: int) -> None:
    assert naturalist(players).game.objective[RED] == start


def garden(t: ReachTable) -> ReachTable:
    """Red controls two systems with fresh Blight; one has damaged Blight only, one is Blue's, one is nobody's."""
    t.ships(RED, gate(1), 2).blight(gate(1), 2, 1).ships(RED, hexa(4), 1).blight(hexa(4), 1)
    t.ships(RED, hexa(5), 1).blight(hexa(5), 0, 2)
    return t.ships(BLUE, gate(2), 1).blight(gate(2), 1).blight(gate(3), 1)


def test_chapter_end_advances_by_each_controlled_system_with_fresh_blight() -> None:
    t = garden(naturalist().booklet(BlightkinAmbition))
    t.score()
    assert t.game.objective[RED] == 16 - 2, "by systems, not by Blight"


def test_chapter_end_nothing_if_blightkin_was_declared_and_not_won() -> None:
    won = garden(naturalist().booklet(BlightkinAmbition)).marker(BLIGHTKIN)
    won.score()
    assert (won.game.objective[RED], won.power()[RED]) == (14, 5)
    lost = garden(naturalist().booklet(BlightkinAmbition)).marker(BLIGHTKIN)
    for system in (gate(4), gate(5), gate(6)):
        lost.ships(BLUE, system, 1).blight(system, 1)
    lost.score()
    assert lost.game.objective[RED] == 16
    tied = garden(naturalist().booklet(BlightkinAmbition)).marker(BLIGHTKIN).ships(BLUE, gate(4), 1).blight(gate(4), 1)
    tied.score()
    assert tied.game.objective[RED] == 16, "a tie is no win"


def test_chapter_end_the_first_regent_counts_what_the_empire_controls() -> None:
    t = campaign().in_act(3).fate(RED, Naturalist).imperial(gate(1), 1).blight(gate(1), 1)
    t.score()
    assert t.game.objective[RED] == 15
    t = campaign().in_act(3).fate(RED, Naturalist).first_regent(BLUE).imperial(gate(1), 1).ships(RED, gate(1), 3)
    t.blight(gate(1), 1).score()
    assert t.game.objective[RED] == 16


def test_the_final_objective_wins_with_the_marker_at_0_and_some_power() -> None:
    t = naturalist()
    t.game.objective[RED] = 0
    check_finals(t.game)
    assert t.game.victor == NOBODY
    t.game.power[RED] = 1
    check_finals(t.game)
    assert t.game.victor == RED


# -- 02 Blight Society: herding ------------------------------------------------


def test_f2102_blight_under_own_control_moves_and_is_repaired() -> None:
    t = social().ships(RED, gate(1), 1).blight(gate(1), 1, 1)
    t.move().fill(start=gate(1), end=gate(2), fresh=1, ships=[1, 1])
    assert blight_at(t, gate(2)) == (1, 1)
    t = social().ships(RED, gate(1), 1).blight(gate(1), 0, 1).blight(gate(3), 0, 1).turn(RED, BUILDING).act(REPAIR)
    assert (blight_at(t, gate(1)), blight_at(t, gate(3))) == ((1, 0), (0, 1))
    assert lost_agents(t) == 0


def test_f2102_blight_never_catapults() -> None:
    t = social().starport(RED, arrow(2)).ships(RED, arrow(2), 2).blight(arrow(2), 1)
    t.move().fill(start=arrow(2), end=gate(2), fresh=1, ships=1)
    assert t.asked() == "Turn.action", "not even dropped at the first step"
    t = social().ships(RED, gate(1), 1).blight(gate(1), 1)
    t.game.active = RED
    t.call(Move(RED, gate(1), catapult=1)).fill(end=gate(2))
    assert blight_at(t, gate(1)) == (1, 0)


def test_f2102_a_seat_with_fury_too_is_asked_once() -> None:
    t = social().give(RED, BlightFury).ships(RED, gate(1), 1).blight(gate(1), 1)
    t.move().fill(end=gate(2), fresh=1, ships=1)
    assert (t.asked(), blight_at(t, gate(2))) == ("Turn.action", (1, 0))


@pytest.mark.parametrize(("ships", "captured"), [(0, 0), (1, 1)])
def test_f2102_blight_that_moves_alone_is_no_ship_to_the_port_guard(ships: int, captured: int) -> None:
    t = social().give(BLUE, GatePorts).starport(BLUE, gate(2)).ships(BLUE, gate(2), 2)
    t.ships(RED, gate(1), 1).blight(gate(1), 1)
    t.move().fill(start=gate(1), end=gate(2), fresh=ships, ships=1)
    assert blight_at(t, gate(2)) == (1, 0)
    assert captives_of(t.game, BLUE, RED) == captured


# -- 02 Blight Society: what harm costs ------------------------------------------------


@pytest.mark.parametrize(("hits", "cost"), [(1, 0), (2, 1), (4, 1)])
def test_f2102_a_battle_that_damages_or_destroys_blight_costs_one_agent(hits: int, cost: int) -> None:
    t = social().ships(RED, gate(2), 6).blight(gate(2), 1).attack().fight(skirmish=hits, faces=(S_HIT,) * hits)
    assert lost_agents(t) == cost, "a hit that fills no stage damages nothing"
    assert t.left(RED, AGENT) == 10 - cost
    assert t.abilities(BlightSociety) == [1] * cost


def test_f2102_each_action_costs_its_own_agent() -> None:
    t = social().ships(RED, gate(2), 6).blight(gate(2), 2).turn(RED, aggro(2))
    for number in (1, 2):
        t.act(BATTLE).fight(skirmish=2, faces=(S_HIT, S_HIT)).fill(condition=FRESH)
        assert lost_agents(t) == number


def test_f2102_only_blight_only_the_owner_and_only_what_is_in_supply() -> None:
    t = social().ships(RED, gate(2), 6).ships(BLUE, gate(2), 1).attack().fight(skirmish=2, faces=(S_HIT, S_HIT))
    assert lost_agents(t) == 0
    t = social().ships(BLUE, gate(2), 6).blight(gate(2), 1).attack(BLUE).fight(skirmish=2, faces=(S_HIT, S_HIT))
    assert (lost_agents(t), t.left(BLUE, AGENT)) == (0, 10)
    t = social().agents(RED, 1, 10).ships(RED, gate(2), 6).blight(gate(2), 1).attack()
    t.fight(skirmish=2, faces=(S_HIT, S_HIT))
    assert (lost_agents(t), t.on_court(1, RED)) == (0, 10)


def test_f2102_prelude_actions_are_actions_c_76() -> None:
    t = social().cities_off_board(RED, 2).tokens(RED, PSIONIC).ships(RED, gate(2), 6).blight(gate(2), 2)
    t.turn(RED, aggro(2)).spend(RED, 0).answer(BATTLE).fight(skirmish=2, faces=(S_HIT, S_HIT))
    assert lost_agents(t) == 1
    t.act(BATTLE).fight(skirmish=2, faces=(S_HIT, S_HIT)).fill(condition=FRESH)
    assert lost_agents(t) == 2


def test_f2102_spawning_harvesting_and_cleansing_cost_one_c_76() -> None:
    t = social().give(RED, SporeShips).ships(RED, gate(1), 1).blight(gate(1), 1).turn(RED, BUILDING).to_pips()
    assert lost_agents(t.use(SporeShips)) == 1
    t = social().give(RED, BlightReapers).ships(RED, hexa(2), 1).blight(hexa(2), 0, 1).turn(RED, ADMIN).to_pips()
    assert lost_agents(t.use(BlightReapers)) == 1
    t = social().ships(RED, gate(2), 1).blight(gate(2), 0, 3)
    t.game.court[1] = BlightPanic.printed
    t.secure(RED, BlightPanic)
    assert (t.trophies_of(RED, BLIGHT, SHIP), lost_agents(t)) == (3, 1)


@pytest.mark.parametrize(("secured_by", "cost"), [(RED, 1), (BLUE, 0)])
def test_f2102_a_terror_strike_that_is_secured_costs_one_c_76_c_164(secured_by: int, cost: int) -> None:
    t = social().a_ship_each().outrage(GOLD, FUEL).blight(crescent(1), 0, 2).blight(crescent(3), 0, 1)
    t.game.court[1] = TerrorStrike.printed
    t.secure(secured_by, TerrorStrike)
    assert (blight_at(t, crescent(1)), blight_at(t, crescent(3))) == ((0, 0), (0, 0))
    assert lost_agents(t) == cost


def test_f2102_a_terror_strike_that_destroys_no_blight_costs_nothing() -> None:
    t = social().a_ship_each().outrage(GOLD, FUEL).blight(crescent(1), 1).blight(hexa(1), 0, 1)
    t.game.court[1] = TerrorStrike.printed
    t.secure(RED, TerrorStrike)
    assert (blight_at(t, crescent(1)), blight_at(t, hexa(1)), lost_agents(t)) == ((1, 0), (0, 1), 0)


def test_f2102_hunters_change_nothing_of_it() -> None:
    t = social().give(RED, BlightHunters).ships(RED, gate(2), 6).blight(gate(2), 1).attack()
    t.fight(skirmish=1, faces=(S_HIT,))
    assert lost_agents(t) == 1


def test_f2102_an_effect_on_anothers_turn_costs_one_too_c_76() -> None:
    t = social().ships(RED, gate(2), 1).blight(gate(2), 0, 2)
    t.game.active = BLUE
    t.call(cc.Cleanse(RED)).answer(1)
    assert (t.trophies_of(RED, BLIGHT, SHIP), lost_agents(t)) == (2, 1)


# -- 02 Blight Society: calming ------------------------------------------------


def threatened() -> ReachTable:
    t = social().cities_off_board(RED, 2).tokens(RED, FUEL, PSIONIC).ships(RED, gate(1), 1).ships(RED, hexa(4), 1)
    t.blight(gate(1), 1).blight(hexa(4), 1).ships(BLUE, gate(1), 1)
    return t.blight(gate(2), 1).ships(BLUE, gate(2), 1)


def test_f2102_a_psionic_cancels_blight_crises_wherever_own_ships_are() -> None:
    t = threatened().call(Crises())
    assert (t.asked(), t.seat(), t.choices()) == ("BlightCrises.slot", RED, [DONE, 1])
    t.answer(1).answer((0, 0))
    assert (t.fresh(RED, gate(1)), t.fresh(RED, hexa(4)), t.fresh(BLUE, gate(1))) == (1, 1, 1)
    assert t.left(BLUE, SHIP) == 14, "at gate 2 Blue is hit"
    assert (t.slots(RED)[:2], t.game.supply[PSIONIC]) == ([FUEL, NOTHING], 5)
    assert t.abilities(BlightSociety) == [2]


def test_f2102_it_may_be_left_out() -> None:
    t = threatened().call(Crises()).answer(DONE, (0, 0))
    assert t.left(RED, SHIP) == 15
    assert t.count(RED, PSIONIC) == 1


def test_f2102_without_a_psionic_or_a_threat_nothing_is_asked() -> None:
    t = social().tokens(RED, FUEL).ships(RED, gate(1), 1).blight(gate(1), 1).call(Crises())
    assert t.is_chance()
    t = social().tokens(RED, PSIONIC).ships(RED, gate(1), 1).blight(gate(2), 1).call(Crises())
    assert t.is_chance()


def test_f2102_nothing_is_asked_where_a_law_stops_the_crises_anyway() -> None:
    t = social(campaign().in_act(3).fate(RED, Naturalist)).booklet(ImperialProtectors).tokens(RED, PSIONIC)
    t.ships(RED, gate(1), 1).imperial(gate(1), 1).blight(gate(1), 1)
    assert t.copy().call(Crises()).is_chance()
    t.ships(RED, gate(2), 1).blight(gate(2), 1).call(Crises())
    assert t.asked() == "BlightCrises.slot"


def test_f2102_a_psionic_that_a_card_holds_serves_too() -> None:
    """ter.hold: a former Pacifist spends from the Well of Empathy."""
    t = social().give(RED, WellOfEmpathy).ships(RED, gate(1), 1).blight(gate(1), 1)
    t.game.supply[PSIONIC] -= 2
    t.game.stock = [stocked(WellOfEmpathy.printed, PSIONIC)] * 2
    whole = TITLE.census(t.game)
    t.call(Crises())
    in_well = kept_token(WellOfEmpathy.printed, PSIONIC)
    assert (t.asked(), t.choices()) == ("BlightCrises.slot", [DONE, in_well])
    assert render(TITLE.label(t.game, in_well), EN, Nouns(TITLE)) == "Spend Psionic (Well of Empathy)"
    t.answer(in_well).answer((0, 0))
    assert t.fresh(RED, gate(1)) == 1
    assert t.game.stock == [stocked(WellOfEmpathy.printed, PSIONIC)]
    assert TITLE.census(t.game) == whole


def test_f2102_anger_can_be_cancelled_too() -> None:
    t = threatened().give(BLUE, BlightFury).turn(BLUE, ATTACK).to_pips().use(BlightFury).answer((0,))
    assert (t.asked(), t.seat()) == ("BlightCrises.slot", RED)
    t.answer(1)
    assert (t.fresh(RED, gate(1)), t.asked(), t.seat()) == (1, "Turn.action", BLUE)


# -- 03 Spore Guides ------------------------------------------------


def seeding(t: ReachTable) -> ReachTable:
    t.give(RED, SporeGuides)
    t.turn(RED, BUILDING).to_pips().use(SporeGuides)
    return t


def test_f2103_seed_places_a_damaged_blight_in_the_rolled_cluster() -> None:
    t = seeding(naturalist().blight(gate(2), 1)).answer((1,))
    assert t.choices("system") == [arrow(2), crescent(2), hexa(2)], "where there is none"
    t.answer(hexa(2))
    assert blight_at(t, hexa(2)) == (0, 1)
    assert lost_agents(t) == 0


def test_f2103_each_agent_taken_back_turns_the_die_and_6_and_1_are_neighbours() -> None:
    t = seeding(naturalist().agents(RED, 0, 1).agents(RED, 2, 1).agents(BLUE, 3, 1)).answer((0,))
    assert t.choices("payment") == [DONE, turned(0, 0), turned(0, 1), turned(2, 0), turned(2, 1)]
    t.answer(turned(2, 0))
    assert t.choices("payment") == [DONE, turned(0, 0), turned(0, 1)]
    t.answer(DONE)
    assert t.choices("system") == [gate(6), arrow(6), crescent(6), hexa(6)]
    assert (t.left(RED, AGENT), t.on_court(2, RED), t.on_court(3, BLUE)) == (9, 0, 1)


def test_f2103_a_full_cluster_gets_none() -> None:
    t = naturalist()
    for system in (gate(1), arrow(1), crescent(1), hexa(1)):
        t.blight(system, 1)
    t = seeding(t).answer((0,))
    assert sum(t.game.damaged) == 0


def test_f2103_an_empty_supply_takes_a_trophy_or_there_is_no_seed() -> None:
    t = naturalist().blight(gate(1), 23).trophies(BLUE, BLIGHT, SHIP, 1)
    t = seeding(t).answer((1,)).answer(hexa(2))
    assert (blight_at(t, hexa(2)), t.trophies_of(BLUE, BLIGHT, SHIP)) == ((0, 1), 0)
    t = naturalist().blight(gate(1), 24).give(RED, SporeGuides).starport(RED, hexa(2)).turn(RED, BUILDING).to_pips()
    assert ("F2103", 0) not in t.offers()
    assert refused(t)["Spore Guides – Seed: place Blight"][1] == "bli.supply"


def test_f2103_is_refused_where_blight_is_everywhere() -> None:
    t = naturalist().give(RED, SporeGuides).starport(RED, hexa(2))
    for system in t.game.board.systems[:24]:
        t.blight(system, 1)
    t.game.left[BLIGHT * PIECES + SHIP] = 1
    t.turn(RED, BUILDING).to_pips()
    assert refused(t)["Spore Guides – Seed: place Blight"][0] == "Every system has Blight already."


def test_f2103_who_may_roll_any_dice_again_may_roll_this_one_again() -> None:
    t = seeding(naturalist().give(RED, EmpathsVision).marker(EMPATH)).answer((1,))
    assert t.asked() == "Seed.wish"
    t.answer(1).answer((4,))
    assert t.choices("system") == [gate(5), arrow(5), crescent(5), hexa(5)]


def test_f2103_is_protected() -> None:
    assert stealable_cards(naturalist().give(RED, SporeGuides).game, RED, BLUE) == []


# -- 04 Blightkin Ambition ------------------------------------------------


def test_f2104_whoever_would_declare_empath_may_declare_blightkin() -> None:
    t = naturalist().booklet(BlightkinAmbition).a_ship_each().turn(BLUE, admin(6))
    assert t.choices("opening") == [DONE, EMPATH, BLIGHTKIN]
    t.answer(BLIGHTKIN)
    assert t.game.marker_at == [NOTHING, NOTHING, BLIGHTKIN]
    t = naturalist().booklet(BlightkinAmbition).a_ship_each().turn(BLUE, admin(2))
    assert t.choices("opening") == [DONE, TYCOON]


def test_f2104_it_counts_controlled_systems_with_fresh_blight() -> None:
    t = garden(naturalist().booklet(BlightkinAmbition))
    assert [ambition_count(t.game, seat, BLIGHTKIN) for seat in range(3)] == [2, 1, 0]
    assert sheet(t.game)["ambitions"][-1]["counts"][:3] == [2, 1, 0]
    t.marker(BLIGHTKIN).score()
    assert t.power() == [5, 3, 0]


def test_f2104_on_any_turn_the_empires_systems_count_for_the_first_regent() -> None:
    t = campaign().in_act(3).booklet(BlightkinAmbition).imperial(gate(1), 1).ships(BLUE, gate(1), 2).blight(gate(1), 1)
    assert [ambition_count(t.game, seat, BLIGHTKIN) for seat in (RED, BLUE)] == [1, 0]
    t.turn(BLUE, MOVING)
    assert [ambition_count(t.game, seat, BLIGHTKIN) for seat in (RED, BLUE)] == [1, 0]


def test_f2104_stays_when_the_naturalist_is_gone() -> None:
    t = campaign().in_act(3).booklet(BlightkinAmbition).outlaw(RED, BLUE, GOLD).first_regent(NOBODY)
    t.ships(BLUE, gate(1), 1).blight(gate(1), 1).marker(BLIGHTKIN).score()
    assert t.power() == [0, 5, 0]


def test_outlook_likes_gardens() -> None:
    fate = fate_of(NATURALIST)
    assert fate.outlook(garden(naturalist()).game, RED) > fate.outlook(naturalist().game, RED)
