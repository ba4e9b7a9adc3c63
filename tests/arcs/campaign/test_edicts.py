"""Edicts (p. 20-21): their order, the government of the Reach, Guild envoys, the Trust."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.codes import demanded_captive, demanded_trophy
from starboard.games.arcs.campaign.edicts import Edicts, GuildEnvoysDepart, edict_of
from starboard.games.arcs.campaign.intermission import Intermission
from starboard.games.arcs.campaign.policies import PolicyOfEscalation, PolicyOfPeace, PolicyOfWar


def governing(t: ReachTable, policy: int) -> ReachTable:
    """Edicts are resolved under a Policy: the First Regent is asked."""
    t.game.policy = policy
    return t.call(Edicts())


def enforcing(t: ReachTable, policy: int) -> ReachTable:
    governing(t, policy).answer(policy)
    return t


# -- order ------------------------------------------------


def test_edicts_come_in_ascending_order_of_their_numbers() -> None:
    """edi.order, edi.numbers: 00 before 03."""
    assert edict_of(GuildEnvoysDepart.printed).number == 0
    assert [edict_of(card.printed).number for card in (PolicyOfWar, PolicyOfPeace, PolicyOfEscalation)] == [3, 3, 3]
    t = campaign(2).booklet(GuildEnvoysDepart).call(Edicts())
    assert t.told("bury")
    assert t.asked() == "Govern.policy"


# -- governing (p. 20) ------------------------------------------------


def test_the_first_regent_enforces_the_policy_on_top_or_changes_it() -> None:
    """edi.govern"""
    t = governing(campaign(3).first_regent(GOLD).trust(WEAPON), POLICY_OF_PEACE)
    assert (t.asked(), t.seat()) == ("Govern.policy", GOLD)
    assert t.choices() == [POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION]
    t.answer(POLICY_OF_WAR)
    assert t.game.policy == POLICY_OF_WAR
    assert not t.told("enforce") + t.told("favor")  # neither demand nor action
    assert t.asked() == ""


@pytest.mark.parametrize("before", [POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION])
@pytest.mark.parametrize("after", [POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION])
def test_a_policy_that_is_changed_to_waits_for_the_next_edicts(before: int, after: int) -> None:
    """edi.govern: either enforce or change, whichever of the three was on top."""
    t = governing(campaign(3).outlaw(BLUE, GOLD), before).answer(after)
    assert t.game.policy == after
    assert len(t.told("enforce")) == (1 if after == before else 0)
    assert t.asked() != "Govern.policy", "nobody governs twice"


def test_without_a_first_regent_nobody_governs() -> None:
    """edi.govern"""
    t = campaign(3).outlaw(RED, BLUE, GOLD).first_regent(NOBODY).call(Edicts())
    assert t.asked() == ""


def test_page_20_the_demand_of_peace() -> None:
    """edi.demand, edi.demand_res, edi.short: a Relic of Melanie, a Psionic of Kim, a Favor of Daniel."""
    t = campaign(4)
    t.tokens(RED, WEAPON).tokens(BLUE, RELIC).tokens(GOLD, NOTHING, PSIONIC).tokens(WHITE, FUEL)
    enforcing(t, POLICY_OF_PEACE)
    assert t.game.trust == [0, 0, 0, 1, 1]
    assert favors_of(t.game, RED, WHITE) == 1
    assert t.left(WHITE, AGENT) == AGENTS_EACH - 1
    assert t.slots(RED)[0] == WEAPON
    assert t.left(RED, AGENT) == AGENTS_EACH  # the First Regent owes themself nothing
    assert len(filled(t.game, BLUE)) == len(filled(t.game, GOLD)) == 0
    assert t.slots(WHITE)[0] == FUEL
    assert t.asked() == ""


def test_the_first_regent_picks_what_is_taken_and_gives_of_their_own() -> None:
    """edi.demand, edi.demand_res: also the own token, if there is a matching one."""
    t = campaign(3).outlaw(BLUE)
    t.tokens(GOLD, RELIC, PSIONIC).tokens(RED, PSIONIC, RELIC).tokens(BLUE, RELIC)
    enforcing(t, POLICY_OF_PEACE)
    assert (t.asked(), t.seat()) == ("Demand.piece", RED)
    assert t.choices() == [seat_slot(RED, 0), seat_slot(RED, 1)]
    t.answer(seat_slot(RED, 1))
    assert t.choices("piece") == [seat_slot(GOLD, 0), seat_slot(GOLD, 1)]
    assert t.seat() == RED, "not whoever pays"
    t.answer(seat_slot(GOLD, 1))
    assert t.game.trust == [0, 0, 0, 1, 1]
    assert (t.count(RED, PSIONIC), t.count(GOLD, RELIC)) == (1, 1)
    assert t.count(BLUE, RELIC) == 1  # an Outlaw pays nothing


@pytest.mark.parametrize(
    ("policy", "wanted"), [(POLICY_OF_PEACE, (RELIC, PSIONIC)), (POLICY_OF_ESCALATION, (MATERIAL, FUEL, WEAPON))]
)
def test_policies_demand_their_own_resources(policy: int, wanted: tuple[int, ...]) -> None:
    """edi.demand"""
    for resource in range(RESOURCES):
        t = campaign(3).outlaw(GOLD)
        t.tokens(BLUE, resource)
        enforcing(t, policy)
        assert t.game.trust[resource] == (1 if resource in wanted else 0)
        assert favors_of(t.game, RED, BLUE) == (0 if resource in wanted else 1)


def test_a_demand_is_no_theft() -> None:
    """edi.demand: Sworn Guardians do not keep it off."""
    t = campaign(3).outlaw(GOLD)
    t.tokens(BLUE, RELIC).give(BLUE, cc.SwornGuardians)
    enforcing(t, POLICY_OF_PEACE)
    assert t.game.trust[RELIC] == 1


def test_war_demands_trophies_and_captives_that_are_neither_imperial_nor_of_regents() -> None:
    """edi.demand, edi.demand_war: they go to the First Regent's boxes, who gives nothing."""
    t = campaign(4).outlaw(WHITE)
    t.trophies(BLUE, EMPIRE, SHIP, 1).trophies(BLUE, GOLD, CITY, 1).trophies(BLUE, WHITE, SHIP, 2)
    t.trophies(BLUE, BLIGHT, SHIP, 1).captives(BLUE, WHITE, 1).captives(BLUE, RED, 1)
    t.trophies(RED, BLIGHT, SHIP, 1).captives(RED, WHITE, 1).captives(GOLD, WHITE, 1)
    enforcing(t, POLICY_OF_WAR)
    assert t.asked() == "Demand.piece"
    assert t.choices() == [demanded_trophy(WHITE, SHIP), demanded_trophy(BLIGHT, SHIP), demanded_captive(WHITE)]
    t.answer(demanded_trophy(WHITE, SHIP))
    assert (t.trophies_of(BLUE, WHITE, SHIP), t.trophies_of(RED, WHITE, SHIP)) == (1, 1)
    assert (t.captives_of(GOLD, WHITE), t.captives_of(RED, WHITE)) == (0, 2)  # Gold had nothing else
    assert t.trophies_of(RED, BLIGHT, SHIP) == 1


def test_a_rival_regent_who_has_neither_piece_nor_agents_may_be_expelled() -> None:
    """edi.short: the First Regent decides; they themselves owe nothing."""
    t = campaign(3).outlaw(GOLD).favors(RED, BLUE, AGENTS_EACH)
    enforcing(t, POLICY_OF_ESCALATION)
    assert (t.asked(), t.seat(), t.choices()) == ("Demand.expelled", RED, [0, 1])
    other = t.copy()
    t.answer(1)
    assert not is_regent(t.game, BLUE)
    other.answer(0)
    assert isinstance(other.game, Reach)
    assert is_regent(other.game, BLUE)


def test_under_war_too_who_has_nothing_that_is_demanded_gives_a_favor() -> None:
    """edi.short, edi.demand: Imperial trophies and captive Regents are nothing of the kind."""
    t = campaign(4).outlaw(WHITE)
    t.trophies(BLUE, EMPIRE, SHIP, 1).captives(BLUE, GOLD, 1).captives(GOLD, WHITE, 1)
    enforcing(t, POLICY_OF_WAR)
    assert [favors_of(t.game, RED, seat) for seat in (BLUE, GOLD, WHITE)] == [1, 0, 0]
    assert (t.trophies_of(BLUE, EMPIRE, SHIP), t.captives_of(BLUE, GOLD), t.captives_of(RED, WHITE)) == (1, 1, 1)


@pytest.mark.parametrize("expelled", [0, 1])
def test_the_demand_goes_on_after_one_who_can_give_nothing(expelled: int) -> None:
    """edi.short, edi.demand: those behind in turn order pay as well, and who was expelled gives no Favor."""
    t = campaign(3).favors(RED, BLUE, AGENTS_EACH)
    enforcing(t, POLICY_OF_PEACE).answer(expelled)
    assert favors_of(t.game, RED, GOLD) == 1
    assert favors_of(t.game, RED, BLUE) == AGENTS_EACH


# -- Imperial actions (p. 21) ------------------------------------------------


def test_page_21_peace_pays_the_bonus_of_uncovered_city_slots() -> None:
    """edi.peace: one Regent has built all five cities, nobody else more than three."""
    t = campaign(4)
    t.cities_off_board(BLUE, 5).cities_off_board(RED, 3).cities_off_board(GOLD, 3).cities_off_board(WHITE, 1)
    enforcing(t, POLICY_OF_PEACE)
    assert t.power() == [0, 5, 0, 0]


def test_peace_pays_the_first_regent_like_every_regent_and_no_outlaw() -> None:
    """edi.peace: 2 for the first slot with a bonus, 5 with the other one."""
    t = campaign(4).outlaw(WHITE)
    t.cities_off_board(RED, 4).cities_off_board(BLUE, 5).cities_off_board(WHITE, 5)
    enforcing(t, POLICY_OF_PEACE)
    assert t.power() == [2, 5, 0, 0]


def test_escalation_places_two_ships_in_one_system_of_the_empire() -> None:
    """edi.escalation, C-09: the First Regent chooses; fresh Imperial ships make a system the Empire's."""
    t = campaign(3).imperial(gate(1), 1).imperial(gate(2), 0, 1).imperial(arrow(3), 2)
    enforcing(t, POLICY_OF_ESCALATION)
    assert (t.asked(), t.seat(), t.choices()) == ("Requisition.system", RED, [gate(1), arrow(3)])
    t.answer(arrow(3))
    assert (t.fresh(EMPIRE, gate(1)), t.fresh(EMPIRE, arrow(3))) == (1, 4)


def test_escalation_without_a_system_places_them_at_a_loyal_starport() -> None:
    """edi.escalation: of the First Regent's; without one nothing happens."""
    t = campaign(3).imperial(gate(2), 0, 1)
    t.starport(RED, arrow(1)).starport(BLUE, arrow(2))
    enforcing(t, POLICY_OF_ESCALATION)
    assert t.fresh(EMPIRE, arrow(1)) == 2
    t = enforcing(campaign(3), POLICY_OF_ESCALATION)
    assert t.left(EMPIRE, SHIP) == IMPERIAL_SHIPS


def test_a_starport_on_a_flagship_counts_where_the_flagship_is() -> None:
    """edi.escalation"""
    t = campaign(3)
    t.game.flagship_at[RED] = gate(4)
    t.game.hull[RED * HULL_PLACES + HULL] = building(RED, CITY, FRESH)
    enforcing(t, POLICY_OF_ESCALATION)
    assert t.fresh(EMPIRE, gate(4)) == 0
    t.game.hull[RED * HULL_PLACES + SHIP_CRANE] = building(RED, STARPORT, FRESH)
    enforcing(t, POLICY_OF_ESCALATION)
    assert t.fresh(EMPIRE, gate(4)) == 2


def test_escalation_places_what_is_left() -> None:
    """edi.escalation"""
    t = campaign(3).imperial(gate(1), IMPERIAL_SHIPS - 1)
    enforcing(t, POLICY_OF_ESCALATION)
    assert t.fresh(EMPIRE, gate(1)) == IMPERIAL_SHIPS


def test_war_gives_each_regent_a_weapon() -> None:
    """edi.war: Outlaws get none; as long as the supply has any, the Trust keeps its own."""
    t = campaign(3).outlaw(GOLD).trust(WEAPON)
    enforcing(t, POLICY_OF_WAR).fill(slot=[0, 0])
    assert [t.count(seat, WEAPON) for seat in (RED, BLUE, GOLD)] == [1, 1, 0]
    assert (t.game.supply[WEAPON], t.game.trust[WEAPON]) == (2, 1)
    assert t.asked() == ""


def test_page_27_war_takes_weapons_from_the_trust_once_the_supply_is_empty() -> None:
    """edi.war, edi.trust, ter.frozen: the First Regent deals out frozen Weapons, as the Policy allows."""
    t = campaign(2).trust(WEAPON)
    t.supply(WEAPON, 1)
    enforcing(t, POLICY_OF_WAR).fill(slot=[0, 0])
    assert [t.count(seat, WEAPON) for seat in (RED, BLUE)] == [1, 1]
    assert (t.game.supply[WEAPON], t.game.trust[WEAPON]) == (0, 0)


def test_with_too_few_weapons_the_first_regent_says_who_gets_one() -> None:
    """edi.war"""
    t = campaign(3)
    t.supply(WEAPON, 2)
    enforcing(t, POLICY_OF_WAR)
    assert (t.asked(), t.seat(), t.choices()) == ("DealWeapons.next", RED, [RED, BLUE, GOLD])
    t.answer(GOLD).fill(slot=0)
    assert t.choices("next") == [RED, BLUE]
    t.answer(BLUE).fill(slot=0)
    assert [t.count(seat, WEAPON) for seat in (RED, BLUE, GOLD)] == [0, 1, 1]
    assert t.asked() == ""


# -- Guild Envoys Depart (p. 21) ------------------------------------------------


def envoys(*cards: type[Card]) -> ReachTable:
    """Two players without First Regent, so that only the envoys act."""
    return campaign(2).court(*cards).booklet(GuildEnvoysDepart).first_regent(NOBODY)


def test_guild_cards_without_agents_leave_and_the_court_is_filled() -> None:
    """edi.envoys, two.court: Vox cards, the Council and wooed Guild cards stay."""
    t = envoys(cc.MiningInterest, cc.SongOfFreedom, cc.LatticeSpies)
    t.deck(cc.BlightLooms).agents(BLUE, 3, 1).call(Edicts())
    assert t.game.court == [THE_COUNCIL, cc.BlightLooms.printed, cc.SongOfFreedom.printed, cc.LatticeSpies.printed]
    assert t.game.court_deck[0] == cc.MiningInterest.printed
    assert t.on_court(3, BLUE) == 1


def test_agents_on_the_lower_card_hold_what_is_attached_to_it() -> None:
    """C-87"""
    t = envoys(cc.SongOfFreedom, cc.PopulistDemands, cc.CouncilIntrigue)
    t.attach(cc.LatticeSpies, 1).attach(cc.Gatekeepers, 2)
    t.agents(RED, 1, 1).call(Edicts())
    assert t.game.above[1] == [cc.LatticeSpies.printed]
    assert t.game.above[2] == []
    assert t.game.court_deck[0] == cc.Gatekeepers.printed


def test_a_vox_attached_to_a_departing_guild_card_takes_its_place() -> None:
    """edi.envoys, ter.attach_removed"""
    t = envoys(cc.MiningInterest, cc.SongOfFreedom, cc.PopulistDemands).attach(cc.CouncilIntrigue, 1).call(Edicts())
    assert t.game.court[1] == cc.CouncilIntrigue.printed
    assert t.game.above[1] == []


def test_only_two_players_have_envoys() -> None:
    """two.court, edi.envoys: the edict is in the booklet from the start."""
    for players in (2, 3):
        game = started("campaign", players, 4)
        while game.ask is not None and not game.hands[0]:
            game.play(game.sample())
        assert (game.holder[GuildEnvoysDepart.printed] == BOOKLET) == (players == 2)


# -- the Imperial Trust (p. 21) ------------------------------------------------


def test_the_trust_counts_for_the_ambitions_of_the_first_regent() -> None:
    """edi.trust"""
    t = campaign(3).trust(RELIC, FUEL)
    assert [ambition_count(t.game, RED, ambition) for ambition in (KEEPER, TYCOON, EMPATH)] == [1, 1, 0]
    assert ambition_count(t.game, BLUE, KEEPER) == 0
    t.first_regent(BLUE)
    assert ambition_count(t.game, RED, KEEPER) == 0
    assert ambition_count(t.game, BLUE, KEEPER) == 1


def test_the_trust_is_frozen() -> None:
    """edi.trust: the First Regent can neither spend it nor lose it through Outrage, and no raid reaches it."""
    t = campaign(3).trust(RELIC)
    t.agents(RED, 1, 1).tokens(RED, FUEL).turn(RED, aggro(2)).to_prelude()
    assert t.choices("spending") == [DONE, spending(0, FUEL)]
    provoke_outrage(t.game, RED, RELIC)
    assert t.game.trust[RELIC] == 1
    t = campaign(3).outlaw(BLUE).trust(RELIC)
    t.ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 8).attack(BLUE).fill(system=gate(2), defender=RED)
    t.fight(raid=2, faces=(R_BUILDING_KEY, R_BUILDING_KEY))
    assert t.asked() != "Raid.loot"
    assert t.game.trust[RELIC] == 1


def test_the_trust_returns_to_the_supply_between_acts() -> None:
    """edi.trust, int.c"""
    t = campaign(3).trust(RELIC, RELIC)
    Intermission().return_tokens(t.game)
    assert in_trust(t.game) == 0
    assert t.game.supply[RELIC] == TOKENS_PER_RESOURCE
