"""The Steward's edicts: Imperial Quorum (13), Imperial Sponsor (23), Govern with Authority (24 to 26)."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.edicts import Edicts, edict_of
from starboard.games.arcs.campaign.fates.f01_steward import Steward
from starboard.games.arcs.campaign.fates.f01_steward_edicts import (
    EscalationWithAuthority,
    ImperialQuorum,
    ImperialSponsor,
    PeaceWithAuthority,
    WarWithAuthority,
)
from starboard.games.arcs.campaign.sheet import panels

AUTHORITY = (WarWithAuthority, EscalationWithAuthority, PeaceWithAuthority)


def stored(t: ReachTable) -> ReachTable:
    """Tokens that come in go to the first slot."""
    while t.asked() == "Store.slot":
        t.answer(t.choices()[0])
    return t


# -- 13 Imperial Quorum ------------------------------------------------


def quorum(policy: int = POLICY_OF_PEACE) -> ReachTable:
    """Act II, Red is First Regent; Blue has most starports, Gold most cities."""
    t = campaign(4).in_act(2).fate(RED, Steward).booklet(ImperialQuorum).outlaw(WHITE)
    t.starport(BLUE, arrow(1)).starport(BLUE, hexa(1)).starport(RED, arrow(4))
    t.city(GOLD, hexa(2)).city(GOLD, hexa(3)).city(RED, hexa(4)).starport(WHITE, hexa(5)).starport(WHITE, hexa(6))
    t.game.policy = policy
    return t


def test_f113_comes_for_the_edict_of_government_which_is_skipped() -> None:
    assert edict_of(ImperialQuorum.printed).number == 2
    t = quorum().tokens(BLUE, RELIC).tokens(GOLD, PSIONIC)
    t.call(Edicts())
    assert t.game.trust == [0, 0, 0, 1, 1], "the First Regent collects the demand"
    assert (t.asked(), t.seat()) == ("Quorum.wish", BLUE)
    t.answer(1)
    assert (t.asked(), t.seat()) == ("Quorum.policy", GOLD)
    t.answer(POLICY_OF_WAR)
    assert t.game.policy == POLICY_OF_WAR
    assert t.asked() == "", "no Govern.policy for the First Regent any more"


def test_f113_the_regent_with_most_starports_may_take_the_action_and_decides_about_it_c_80() -> None:
    t = quorum(POLICY_OF_ESCALATION).imperial(gate(1), 1).imperial(gate(2), 1)
    t.call(Edicts())
    t.answer(1)
    assert (t.asked(), t.seat()) == ("Requisition.system", BLUE)
    t.answer(gate(2))
    assert t.fresh(EMPIRE, gate(2)) == 3


def test_f113_action_and_change_may_be_left_out() -> None:
    t = quorum()
    t.game.left[RED * PIECES + CITY] = t.game.left[BLUE * PIECES + CITY] = 0
    t.call(Edicts())
    t.answer(0)
    assert t.power() == [0, 0, 0, 0]
    t.answer(POLICY_OF_PEACE)
    assert t.game.policy == POLICY_OF_PEACE
    assert t.asked() == ""


def test_f113_ties_are_skipped_and_outlaws_do_not_count() -> None:
    t = quorum().starport(RED, crescent(4)).city(RED, crescent(6))
    t.call(Edicts())
    assert t.asked() == "", "two starports and two cities each, and White is an Outlaw"


def test_f113_buildings_on_flagship_boards_count() -> None:
    t = quorum()
    for place in (SLIPSTREAM, TRACTOR_BEAM):
        t.game.hull[RED * HULL_PLACES + place] = building(RED, STARPORT, FRESH)
    t.call(Edicts())
    assert (t.asked(), t.seat()) == ("Quorum.wish", RED)


def test_f113_without_a_first_regent_nothing_happens() -> None:
    t = quorum().outlaw(RED, BLUE, GOLD).first_regent(NOBODY)
    t.call(Edicts())
    assert t.asked() == ""


# -- 23 Imperial Sponsor ------------------------------------------------


def sponsoring(t: ReachTable, ambition: int) -> ReachTable:
    t.game.ledger[STEWARD - 1] = [ambition]
    return t


def sponsor() -> ReachTable:
    t = campaign().in_act(3).fate(RED, Steward).booklet(ImperialSponsor)
    for card in (POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION):
        scrap_card(t.game, card)
    return t


def test_f123_the_first_regent_puts_the_token_on_an_undeclared_ambition_and_may_add_a_token_to_the_trust() -> None:
    assert edict_of(ImperialSponsor.printed).number == 5
    t = sponsor().first_regent(BLUE).marker(TYCOON).tokens(BLUE, RELIC, FUEL)
    t.call(Edicts())
    assert (t.asked(), t.seat()) == ("NameSponsored.ambition", BLUE)
    assert t.choices() == [TYRANT, WARLORD, KEEPER, EMPATH]
    t.answer(KEEPER)
    assert t.game.ledger[STEWARD - 1] == [KEEPER]
    assert t.choices("slot") == [DONE, 0, 1]
    t.answer(1)
    assert t.game.trust[FUEL] == 1
    assert t.slots(BLUE)[:2] == [RELIC, NOTHING]


def test_f123_a_token_that_is_out_may_stay_and_a_resource_may_be_added_all_the_same() -> None:
    t = sponsoring(sponsor().tokens(RED, RELIC), EMPATH)
    t.call(Edicts())
    t.answer(EMPATH, 0)
    assert t.game.ledger[STEWARD - 1] == [EMPATH]
    assert t.game.trust[RELIC] == 1


def test_f123_the_table_shows_where_the_token_lies() -> None:
    def rows(t: ReachTable) -> list[object]:
        return [row["cards"] for row in panels(t.game)[0]["rows"] if row["name"] == f"card:{Steward.printed}"]

    shown = {"card": f"card:{ImperialSponsor.printed}", "cards": [{"card": f"ambition:{KEEPER}"}]}
    assert rows(sponsoring(sponsor(), KEEPER)) == [[shown]]
    assert rows(sponsoring(sponsor(), NOTHING)) == [], "on the tile of the First Regent"


def test_f123_nothing_need_be_added_and_without_a_first_regent_nothing_happens() -> None:
    t = sponsor().tokens(RED, RELIC).call(Edicts())
    t.answer(TYRANT, DONE)
    assert in_trust(t.game) == 0
    t = sponsor().outlaw(RED, BLUE, GOLD).first_regent(NOBODY).call(Edicts())
    assert t.asked() == ""


def declaring(t: ReachTable, seat: int = BLUE) -> ReachTable:
    """The seat leads a 4 and declares Warlord."""
    t.turn(seat, admin(4)).answer(WARLORD)
    return t


def test_f123_whoever_declares_the_sponsored_ambition_is_rewarded_and_becomes_a_regent() -> None:
    t = sponsoring(sponsor(), WARLORD).outlaw(BLUE).trust(RELIC, FUEL)
    declaring(t)
    assert (t.asked(), t.seat()) == ("Sponsored.resource", BLUE)
    assert t.choices() == [FUEL, RELIC], "one must be taken"
    stored(t.answer(RELIC))
    assert t.count(BLUE, RELIC) == 1
    assert t.game.trust == [0, 1, 0, 0, 0]
    assert t.power()[BLUE] == 3, "the second value of the marker just placed: 5/3"
    assert is_regent(t.game, BLUE)
    assert t.game.ledger[STEWARD - 1] == [NOTHING], "the token returns to the tile"


def test_tie_order_the_declaring_seat_orders_what_answers_to_its_declaration() -> None:
    t = sponsoring(sponsor(), WARLORD)
    t.give(BLUE, Farseers).trust(RELIC)
    declaring(t)
    assert (t.asked(), t.seat()) == ("Declare.card", BLUE)
    assert t.choices() == [Farseers.printed, ImperialSponsor.printed]
    t = sponsoring(sponsor(), WARLORD).give(BLUE, Farseers).trust(RELIC).court(cc.PopulistDemands)
    t.agents(BLUE, 1, 1).turn(BLUE, aggro(5), SURPASS, aggro(2)).act(SECURE).answer(WARLORD)
    assert (t.asked(), t.seat()) == ("Declare.card", BLUE), "a follower too, though Red has the initiative"


def test_f123_an_empty_trust_gives_nothing_and_the_rest_applies() -> None:
    t = sponsoring(sponsor(), WARLORD).outlaw(BLUE).marker(TYCOON, 2)
    declaring(t)
    assert t.power()[BLUE] == 2
    assert is_regent(t.game, BLUE)
    assert t.game.ledger[STEWARD - 1] == [NOTHING]


def test_f123_another_ambition_brings_nothing_and_scoring_leaves_the_token_where_it_is() -> None:
    t = sponsoring(sponsor(), EMPATH).trust(RELIC)
    declaring(t)
    assert t.power()[BLUE] == 0
    t.captives(RED, BLUE, 1).score()
    assert t.game.ledger[STEWARD - 1] == [EMPATH]


def test_f123_the_only_regent_becomes_first_regent_emp_switch() -> None:
    t = sponsoring(sponsor(), WARLORD).outlaw(RED, BLUE, GOLD).first_regent(NOBODY)
    declaring(t)
    assert t.game.first_regent == BLUE


# -- 24 to 26 Govern with Authority ------------------------------------------------


def authority(policy: type[Card], players: int = 4) -> ReachTable:
    """Act III; White is an Outlaw whose city the Empire controls, Gold an Outlaw whose city it does not."""
    t = campaign(players).in_act(3).fate(RED, Steward).outlaw(GOLD, WHITE).booklet(*AUTHORITY)
    for card in (POLICY_OF_WAR, POLICY_OF_PEACE, POLICY_OF_ESCALATION):
        scrap_card(t.game, card)
    t.game.policy = policy.printed
    return t.city(WHITE, arrow(1)).imperial(arrow(1), 1).city(GOLD, hexa(4))


def enforcing(t: ReachTable) -> ReachTable:
    t.call(Edicts()).answer(t.game.policy)
    return t


def test_f124_f125_f126_the_three_take_the_place_of_the_old_policies() -> None:
    t = authority(PeaceWithAuthority).call(Edicts())
    assert (t.asked(), t.seat()) == ("Govern.policy", RED)
    assert t.choices() == [card.printed for card in AUTHORITY]
    t.answer(WarWithAuthority.printed)
    assert t.game.policy == WarWithAuthority.printed
    assert [edict_of(card.printed).number for card in AUTHORITY] == [3, 3, 3]


@pytest.mark.parametrize("policy", [EscalationWithAuthority, PeaceWithAuthority])
def test_f125_f126_outlaws_with_a_city_under_imperial_control_owe_the_demand_too(policy: type[Card]) -> None:
    kind = FUEL if policy is EscalationWithAuthority else RELIC
    t = authority(policy).tokens(RED, kind).tokens(BLUE, kind).tokens(WHITE, kind).tokens(GOLD, kind)
    enforcing(t)
    assert t.game.trust[kind] == 3
    assert t.count(GOLD, kind) == 1


def test_f126_an_outlaw_with_a_flagship_under_imperial_control_owes_it() -> None:
    t = authority(PeaceWithAuthority).tokens(GOLD, RELIC)
    t.game.flagship_at[GOLD] = arrow(1)
    enforcing(t)
    assert t.game.trust[RELIC] == 1


def test_f126_who_owes_and_has_nothing_gives_a_favor_and_an_outlaw_without_agents_nothing() -> None:
    t = enforcing(authority(PeaceWithAuthority))
    assert favors_of(t.game, RED, BLUE) == favors_of(t.game, RED, WHITE) == 1
    assert favors_of(t.game, RED, GOLD) == 0
    t = authority(PeaceWithAuthority)
    t.game.left[WHITE * PIECES + AGENT] = t.game.left[BLUE * PIECES + AGENT] = 0
    enforcing(t)
    assert (t.asked(), t.seat()) == ("Demand.expelled", RED), "a Regent without agents may be made an Outlaw"
    t.answer(1)
    assert t.game.outlaw[:4] == [0, 1, 1, 1]
    assert t.asked() == "", "nothing is asked about White"


def test_f124_war_demands_trophies_and_captives_of_such_outlaws_too() -> None:
    t = authority(WarWithAuthority).trophies(WHITE, BLIGHT, SHIP, 1).captives(WHITE, BLUE, 1)
    enforcing(t)
    assert t.trophies_of(RED, BLIGHT, SHIP) == 1
    assert t.captives_of(WHITE, BLUE) == 1, "a Regent's agent is not taken"
    assert favors_of(t.game, RED, BLUE) == 1


def test_f124_action_each_regent_receives_a_weapon_and_a_token_of_the_acting_regents_choice() -> None:
    t = enforcing(authority(WarWithAuthority))
    stored(t)
    for seat, resource in ((RED, RELIC), (BLUE, FUEL)):
        assert (t.asked(), t.seat()) == ("DealResources.resource", RED)
        stored(t.answer(resource))
        assert (t.count(seat, WEAPON), t.count(seat, resource)) == (1, 1)
    assert len(filled(t.game, GOLD)) == len(filled(t.game, WHITE)) == 0
    assert t.asked() == ""


def test_f124_what_the_supply_lacks_comes_from_the_trust_and_the_rest_is_given_anyway() -> None:
    t = authority(WarWithAuthority).supply(WEAPON, 0).supply(RELIC, 1).trust(RELIC)
    t.game.trust[RELIC], t.game.supply[RELIC] = 1, 0
    enforcing(t)
    assert WEAPON not in t.choices("resource"), "no Weapon anywhere: that does not cancel the rest"
    stored(t.answer(RELIC))
    assert t.count(RED, RELIC) == 1
    assert in_trust(t.game) == 0
    assert RELIC not in t.choices("resource")


def test_f124_where_there_are_too_few_the_acting_regent_says_who_receives() -> None:
    t = authority(WarWithAuthority)
    for resource in range(RESOURCES):
        t.supply(resource, 1 if resource == FUEL else 0)
    enforcing(t)
    assert t.choices("next") == [RED, BLUE]
    stored(t.answer(BLUE))
    assert t.count(BLUE, FUEL) == 1
    assert t.asked() == ""


def test_f125_action_four_imperial_ships_in_one_system() -> None:
    t = enforcing(authority(EscalationWithAuthority))
    assert t.fresh(EMPIRE, arrow(1)) == 5
    t = authority(EscalationWithAuthority).imperial(gate(2), 1)
    enforcing(t)
    assert t.choices("system") == [arrow(1), gate(2)]


def test_f125_without_imperial_control_they_come_to_a_starport() -> None:
    t = authority(EscalationWithAuthority).starport(RED, hexa(6))
    t.game.fresh[EMPIRE * SYSTEMS + arrow(1)] = 0
    t.game.left[EMPIRE * PIECES + SHIP] += 1
    enforcing(t)
    assert t.fresh(EMPIRE, hexa(6)) == 4


def test_f126_action_twice_the_bonus_power_of_cities() -> None:
    t = authority(PeaceWithAuthority).cities_off_board(RED, 4).cities_off_board(BLUE, 5).cities_off_board(GOLD, 3)
    enforcing(t)
    assert t.power() == [4, 10, 0, 0]
