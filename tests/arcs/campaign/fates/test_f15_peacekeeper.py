"""Fate 15, the Peacekeeper: both acts, the resolution, and its cards in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.text import EN, Nouns, render
from starboard.games.arcs.campaign import sheet as campaign_sheet
from starboard.games.arcs.campaign.census import reach_census
from starboard.games.arcs.campaign.codes import accord, accord_cluster, accord_way
from starboard.games.arcs.campaign.court_cards import ElderBroker
from starboard.games.arcs.campaign.deals import after, articles_between, carry_out
from starboard.games.arcs.campaign.drafting import change_fate, set_of
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.fates.f01_steward_do import Reprisal
from starboard.games.arcs.campaign.fates.f01_steward_edicts import WarWithAuthority
from starboard.games.arcs.campaign.fates.f07_admiral_cards import ImperialOfficers, MartialLaw
from starboard.games.arcs.campaign.fates.f15_peacekeeper import (
    CLUSTERS,
    PEACE,
    WAR,
    Peacekeeper,
    is_at_peace,
    peaceful,
    turn_ceasefire,
)
from starboard.games.arcs.campaign.fates.f15_peacekeeper_cards import (
    ASKED,
    BOUGHT,
    NOT_NEEDED,
    ArmsInterest,
    ArsenalKeepers,
    BrokerPeace,
    Ceasefires,
    EmpireBalksAtPeace,
    OathOfPeace,
    PeaceAccords,
    PeaceDividends,
    accords,
    partners_for,
)
from starboard.games.arcs.campaign.fates.f20_guardian import Guardian
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.intermission import Intermission
from starboard.games.arcs.campaign.negotiations import Negotiations
from starboard.games.arcs.campaign.policies import Demand, Govern
from starboard.games.arcs.campaign.stock import add_stock, stock_of
from starboard.games.arcs.effects import Steal

WEAPONS = (arrow(1), crescent(2), hexa(3), arrow(5))  # the planets
BOOK = (Ceasefires, EmpireBalksAtPeace, PeaceDividends, PeaceAccords)


def peacekeeper(act: int = 2, players: int = 3) -> ReachTable:
    """Red is the Peacekeeper; the setup of the act is not done."""
    return campaign(players).in_act(act).fate(RED, Peacekeeper)


def prepared(t: ReachTable) -> ReachTable:
    fate_of(PEACEKEEPER).set_up(t.game, RED, t.game.act)
    t.game.run()
    while t.asked() == "Replenish.system":
        t.answer(gate(6))
    return t


def at_peace(t: ReachTable, *clusters: int) -> ReachTable:
    """The four cards lie in the booklet; these clusters are at peace."""
    t.booklet(*BOOK)
    for cluster in clusters:
        turn_ceasefire(t.game, cluster - 1, PEACE)
    return t


def store(t: ReachTable, count: int) -> ReachTable:
    """Weapons of the supply lie on the Arsenal Keepers."""
    for _ in range(count):
        t.game.supply[WEAPON] -= 1
        add_stock(t.game, ArsenalKeepers.printed, WEAPON)
    return t


def test_the_set_has_eight_cards_in_printed_order() -> None:
    kinds = [type(DECK.cards[card]) for card in set_of(PEACEKEEPER)]
    assert kinds == [OathOfPeace, ArsenalKeepers, ArmsInterest, ArmsInterest, *BOOK]
    assert [DECK.cards[card].suit for card in set_of(PEACEKEEPER)][1:4] == [WEAPON] * 3
    assert ArmsInterest.keys == 2
    assert ArsenalKeepers.protected


# -- act II ------------------------------------------------


def test_act_ii_setup() -> None:
    t = peacekeeper().outrage(RED, FUEL, RELIC).tokens(RED, WEAPON, FUEL).ships(RED, gate(1), 3)
    whole = reach_census(t.game)
    prepared(t)
    assert [t.is_outraged(RED, resource) for resource in range(RESOURCES)] == [False, False, True, False, False]
    assert t.slots(RED)[:2] == [NOTHING, FUEL]
    assert t.holds(RED, OathOfPeace)
    assert t.holds(RED, ArsenalKeepers), "the Outrage came before it"
    assert t.fresh(RED, gate(1)) + t.fresh(RED, gate(6)) == 8
    assert reach_census(t.game)["tokens 2"] == whole["tokens 2"]


@pytest.mark.parametrize("act", [2, 3])
def test_two_players_the_weapons_on_the_boxes_return(act: int) -> None:
    t = prepared(peacekeeper(act, 2).supply(WEAPON, 3).supply(RELIC, 4))
    assert t.game.boxed == [0, 0, 0, 1, 0]
    assert t.game.supply[WEAPON] == 5


def test_act_ii_advances_by_weapons_and_weapon_planets() -> None:
    t = store(peacekeeper().give(RED, ArsenalKeepers).tokens(RED, WEAPON), 2).trust(WEAPON)
    t.ships(RED, WEAPONS[0], 1).imperial(WEAPONS[1], 1).ships(BLUE, WEAPONS[2], 1).ships(RED, gate(1), 1)
    t.score()
    assert t.game.objective[RED] == 16 - (1 + 2 + 1) - 2, "the Trust and the Empire count for the First Regent"


def test_act_ii_success_adds_both_arms_interests() -> None:
    t = prepared(peacekeeper())
    fate_of(PEACEKEEPER).resolve(t.game, RED, 2, True)
    assert {ArmsInterest.printed, *ArmsInterest.copies} <= set(t.game.court_deck)
    assert t.holds(RED, OathOfPeace)


def test_act_ii_failure_scraps_the_oath_and_returns_the_keepers() -> None:
    t = prepared(peacekeeper())
    store(t, 2)
    fate_of(PEACEKEEPER).resolve(t.game, RED, 2, False)
    assert OathOfPeace.printed in t.game.scrapped
    assert ArsenalKeepers.printed in t.game.court_deck
    assert t.game.supply[WEAPON] == 5, "what lay there returns"
    t = prepared(peacekeeper())
    discard_card(t.game, ArsenalKeepers.printed)
    fate_of(PEACEKEEPER).resolve(t.game, RED, 2, False)
    assert ArsenalKeepers.printed not in t.game.court_deck, "only if the Peacekeeper has it"


# -- Oath of Peace (F1502) ------------------------------------------------


def test_f1502_is_scrapped_if_its_holder_is_not_the_peacekeeper() -> None:
    t = prepared(peacekeeper())
    change_fate(t.game, RED, Guardian.number)
    assert OathOfPeace.printed in t.game.scrapped
    assert t.holds(RED, ArsenalKeepers), "what is in play stays"


def test_f1502_trophies_go_straight_back_except_blight() -> None:
    t = peacekeeper().give(RED, OathOfPeace).outlaw(RED).ships(RED, gate(2), 3).ships(BLUE, gate(2), 0, 1)
    destroy_ship(t.game, BLUE, gate(2), DAMAGED, RED)
    assert t.trophies_of(RED, BLUE, SHIP) == 0
    assert t.left(BLUE, SHIP) == 15
    t.blight(gate(2), 0, 1)
    destroy_ship(t.game, BLIGHT, gate(2), DAMAGED, RED)
    assert t.trophies_of(RED, BLIGHT, SHIP) == 1
    t.ships(RED, gate(3), 0, 1)
    destroy_ship(t.game, RED, gate(3), DAMAGED, BLUE)
    assert t.trophies_of(BLUE, RED, SHIP) == 1, "others take theirs"
    assert t.abilities(OathOfPeace) == [0]


def test_f1502_agents_taken_by_ransacking_and_trophies_given_return_too() -> None:
    t = peacekeeper().give(RED, OathOfPeace).trophies(BLUE, GOLD, SHIP, 1)
    carry_out(t.game, tuple([code for code in articles_between(t.game, BLUE, RED) if article_kind(code) == 3]))
    assert t.trophies_of(BLUE, GOLD, SHIP) == t.trophies_of(RED, GOLD, SHIP) == 0
    assert t.left(GOLD, SHIP) == 15
    t.agents(BLUE, 1, 2)
    lift_agents(t.game, BLUE, 1)
    add_trophies(t.game, RED, BLUE, AGENT, 2)
    assert t.left(BLUE, AGENT) == 10


def test_f1502_warlord_is_neither_declared_nor_paid_but_blocks_others() -> None:
    t = peacekeeper().give(RED, OathOfPeace).a_ship_each().turn(RED, admin(4))
    assert t.asked() != "Turn.opening"
    t = peacekeeper(2, 4).give(RED, OathOfPeace).a_ship_each().turn(RED, admin(7))
    assert t.choices("opening") == [DONE, TYCOON, TYRANT, KEEPER, EMPATH]
    assert refused(t)["Declare Warlord"][1] == "F1502"
    t = peacekeeper().give(RED, OathOfPeace).trophies(RED, BLIGHT, SHIP, 2).trophies(BLUE, GOLD, SHIP, 1)
    t.marker(WARLORD, 2).score()
    assert t.power() == [0, 3, 0]


def test_f1502_the_policy_of_war_is_neither_set_nor_enforced() -> None:
    t = peacekeeper().give(RED, OathOfPeace).call(Govern(RED))
    assert t.choices("policy") == [POLICY_OF_PEACE, POLICY_OF_ESCALATION]
    t = peacekeeper().give(RED, OathOfPeace).first_regent(BLUE).call(Govern(BLUE))
    assert POLICY_OF_WAR in t.choices("policy")
    assert DECK.cards[OathOfPeace.printed].forbids_policy(t.game, RED, WarWithAuthority.printed)


# -- Arsenal Keepers (F1503) ------------------------------------------------


def test_f1503_weapons_that_come_in_may_lie_there() -> None:
    t = peacekeeper().give(RED, ArsenalKeepers).call(Store(RED, WEAPON))
    assert holding(ArsenalKeepers.printed) in t.choices("slot")
    t.answer(holding(ArsenalKeepers.printed))
    assert stock_of(t.game, ArsenalKeepers.printed) == [WEAPON]
    assert t.game.supply[WEAPON] == 4
    assert tokens_had(t.game, RED, WEAPON) == 1
    t.call(Store(RED, FUEL))
    assert holding(ArsenalKeepers.printed) not in t.choices("slot")


def test_f1503_weapons_taken_for_the_trust_too() -> None:
    t = peacekeeper().give(RED, ArsenalKeepers).tokens(BLUE, WEAPON).outlaw(GOLD)
    t.game.policy = POLICY_OF_ESCALATION
    t.call(Demand(RED))
    assert t.asked() == "TakeForTrust.place"
    said = [render(TITLE.label(t.game, choice), EN, Nouns(TITLE)) for choice in t.choices()]
    assert said == ["Into the Trust", "Onto Arsenal Keepers"]
    t.answer(holding(ArsenalKeepers.printed))
    assert stock_of(t.game, ArsenalKeepers.printed) == [WEAPON]
    assert t.game.trust[WEAPON] == 0


def test_f1503_weapons_taken_in_trade_too() -> None:
    t = peacekeeper().outlaw(RED).give(RED, ArsenalKeepers, ElderBroker).tokens(RED, FUEL)
    t.city(BLUE, WEAPONS[0]).tokens(BLUE, WEAPON).ships(RED, WEAPONS[0], 1)
    t.turn(RED, ADMIN).to_pips()
    whole = reach_census(t.game)
    t.use(ElderBroker, 0)
    assert t.choices("slot") == [0, 1, holding(ArsenalKeepers.printed)]
    t.answer(holding(ArsenalKeepers.printed))
    assert stock_of(t.game, ArsenalKeepers.printed) == [WEAPON]
    assert (t.slots(RED)[0], t.count(BLUE, FUEL)) == (NOTHING, 1)
    assert reach_census(t.game) == whole


def test_f1503_weapons_given_in_trade_too() -> None:
    t = peacekeeper().outlaw(BLUE).give(RED, ArsenalKeepers).give(BLUE, ElderBroker).tokens(BLUE, WEAPON)
    t.city(RED, crescent(1)).tokens(RED, FUEL).ships(BLUE, crescent(1), 1)
    t.turn(BLUE, ADMIN).to_pips().use(ElderBroker, 0).fill(wish=0)
    t.answer(holding(ArsenalKeepers.printed))
    assert stock_of(t.game, ArsenalKeepers.printed) == [WEAPON]


def test_f1503_they_are_frozen() -> None:
    t = store(peacekeeper().give(RED, ArsenalKeepers).a_ship_each(), 1).turn(RED, ADMIN).to_prelude()
    assert t.asked() == "Turn.action", "nothing to spend"


def test_f1503_a_raid_pays_two_keys_for_each_and_cards_steal_them() -> None:
    t = store(peacekeeper().give(RED, ArsenalKeepers), 2)
    whole = reach_census(t.game)
    t.call(Raid(BLUE, RED, 5, gate(1)))
    kept = kept_token(ArsenalKeepers.printed, WEAPON)
    assert t.choices("loot") == [DONE, kept], "protected: the card itself stays"
    t.answer(kept, 0)
    assert t.choices("loot") == [DONE, kept]
    t.answer(kept)
    t.fill(slot=1)
    assert stock_of(t.game, ArsenalKeepers.printed) == []
    assert t.count(BLUE, WEAPON) == 2
    assert reach_census(t.game) == whole
    t = store(peacekeeper().give(RED, ArsenalKeepers), 1).call(Raid(BLUE, RED, 1, gate(1)))
    assert stock_of(t.game, ArsenalKeepers.printed) == [WEAPON], "one key is too few"
    t = store(peacekeeper().give(RED, ArsenalKeepers), 1).call(Steal(BLUE))
    assert stock_of(t.game, ArsenalKeepers.printed) == []


def test_f1503_an_imperial_demand_takes_them_of_others() -> None:
    t = store(peacekeeper().give(RED, ArsenalKeepers).first_regent(BLUE), 1)
    t.game.policy = POLICY_OF_ESCALATION
    t.call(Demand(BLUE))
    assert t.game.trust[WEAPON] == 1
    t = store(peacekeeper().give(RED, ArsenalKeepers), 1)
    t.game.policy = POLICY_OF_ESCALATION
    t.call(Demand(RED))
    assert stock_of(t.game, ArsenalKeepers.printed) == [WEAPON]


def test_f1503_weapon_outrage_takes_the_card_and_what_lies_on_it() -> None:
    t = store(peacekeeper().give(RED, ArsenalKeepers), 2)
    provoke_outrage(t.game, RED, WEAPON)
    assert ArsenalKeepers.printed in t.game.court_discard
    assert t.game.supply[WEAPON] == 5


def test_f1503_frozen_weapons_return_between_the_acts() -> None:
    t = store(peacekeeper().give(RED, ArsenalKeepers), 2)
    Intermission().return_tokens(t.game)
    assert t.game.stock == []
    assert t.game.supply[WEAPON] == 5


def test_f1503_the_table_shows_them() -> None:
    t = store(peacekeeper().give(RED, ArsenalKeepers), 1)
    rows = [row for panel in campaign_sheet.panels(t.game) for row in panel["rows"]]
    assert {"name": f"card:{ArsenalKeepers.printed}", "cards": [{"card": "resource:2"}]} in rows


# -- Arms Interest (F1505) ------------------------------------------------


def test_f1505_assemble_a_weapon_instead_of_building() -> None:
    t = peacekeeper().give(RED, ArmsInterest).a_ship_each().turn(RED, BUILDING).to_pips().use(ArmsInterest)
    t.answer(0)
    assert t.count(RED, WEAPON) == 1
    t = peacekeeper().give(RED, ArmsInterest).a_ship_each().starport(RED, arrow(3)).supply(WEAPON, 0)
    t.turn(RED, BUILDING).to_pips()
    assert ("F1505", 0) not in t.offers()
    assert refused(t)["Arms Interest – Assemble: gain 1 Weapon"]


def test_f1505_discard_it_to_fill_slots_and_steal_the_rest() -> None:
    t = peacekeeper().give(RED, ArmsInterest).a_ship_each().tokens(BLUE, WEAPON).supply(WEAPON, 1).turn(RED, BUILDING)
    t.to_prelude().use(ArmsInterest, 1)
    t.answer(FROM_SUPPLY, 0)
    t.answer(seat_slot(BLUE, 0), 1)
    assert t.count(RED, WEAPON) == 2
    assert ArmsInterest.printed in t.game.court_discard


def test_f1505_choices_are_sorted_where_a_card_holds_what_is_stolen() -> None:
    t = peacekeeper().give(RED, ArsenalKeepers).give(BLUE, ArmsInterest).a_ship_each().tokens(GOLD, WEAPON)
    store(t, 1).supply(WEAPON, 0).turn(BLUE, BUILDING).to_prelude().use(ArmsInterest, 1)
    assert t.choices("source") == [DONE, seat_slot(GOLD, 0), kept_token(ArsenalKeepers.printed, WEAPON)]


# -- act III ------------------------------------------------


def test_act_iii_clusters_where_the_peacekeeper_controls_are_at_peace() -> None:
    t = peacekeeper(3).ships(RED, arrow(1), 1).imperial(gate(4), 1).ships(BLUE, gate(2), 1).ships(RED, gate(2), 1)
    prepared(t)
    assert [is_at_peace(t.game, cluster) for cluster in range(CLUSTERS)] == [True, False, False, True, False, False]
    assert all([t.game.holder[card.printed] == BOOKLET for card in BOOK])


@pytest.mark.parametrize(("clusters", "fulfilled"), [((1,), 0), ((1, 2), 1), ((1, 2, 3, 4), 1), ((1, 2, 3, 4, 6), 2)])
def test_act_iii_grand_ambitions(clusters: tuple[int, ...], fulfilled: int) -> None:
    t = at_peace(peacekeeper(3), *clusters)
    assert fate_of(PEACEKEEPER).grand(t.game, RED) == fulfilled


def test_act_iii_the_table_shows_where_peace_is() -> None:
    t = at_peace(peacekeeper(3), 2)
    rows = campaign_sheet.panels(t.game)[0]["rows"]
    shown = [{"card": f"card:{Ceasefires.printed}", "cards": [{"card": f"system:{gate(2)}"}]}]
    assert {"name": f"card:{Peacekeeper.printed}", "cards": shown} in rows


# -- Ceasefires (F1508) ------------------------------------------------


def facing(t: ReachTable, *tokens: int) -> ReachTable:
    """Outlaw Red with these tokens stands against Blue at gate 2."""
    return at_peace(t.outlaw(RED).tokens(RED, *tokens).ships(RED, gate(2), 3).ships(BLUE, gate(2), 1), 2)


def test_f1508_harm_costs_a_weapon_and_brings_war() -> None:
    t = facing(peacekeeper(3), WEAPON, FUEL).ships(BLUE, gate(4), 1).ships(RED, gate(4), 1).attack()
    whole = reach_census(t.game)
    t.answer(gate(2))
    assert t.count(RED, WEAPON) == 0
    assert t.game.supply[WEAPON] == 5
    assert not is_at_peace(t.game, 1)
    assert reach_census(t.game) == whole
    assert t.asked() == "Battle.assault"


def test_f1508_of_two_weapons_each_reads_by_its_slot() -> None:
    t = facing(peacekeeper(3), WEAPON, WEAPON).attack()
    labels = [render(TITLE.label(t.game, choice), EN, Nouns(TITLE)) for choice in t.choices("slot")]
    assert labels == ["Weapon (slot 1)", "Weapon (slot 2)"]


def test_f1508_without_a_weapon_there_is_no_harm() -> None:
    t = facing(peacekeeper(3), FUEL).turn(RED, ATTACK).to_pips()
    assert BATTLE not in t.choices("action")
    assert "F1508" in [source for _, source in refused(t).values()]


def test_f1508_a_weapon_on_the_arsenal_keepers_is_no_help() -> None:
    t = store(facing(peacekeeper(3)).give(RED, ArsenalKeepers), 1).turn(RED, ATTACK).to_pips()
    assert BATTLE not in t.choices("action")


def test_f1508_the_weapon_to_battle_with_is_another_one() -> None:
    t = facing(peacekeeper(3), WEAPON).turn(RED, ADMIN).spend(RED, 0).to_pips()
    assert BATTLE not in t.choices("action")
    t = facing(peacekeeper(3), WEAPON, WEAPON).turn(RED, ADMIN).spend(RED, 0).done()
    t.answer(BATTLE)
    assert t.count(RED, WEAPON) == 0
    assert not is_at_peace(t.game, 1)


def test_f1508_at_war_and_against_blight_it_costs_nothing() -> None:
    t = facing(peacekeeper(3), WEAPON)
    turn_ceasefire(t.game, 1, WAR)
    t.attack()
    assert t.count(RED, WEAPON) == 1
    t = at_peace(peacekeeper(3).ships(RED, gate(2), 3).blight(gate(2), 1), 2).attack()
    assert t.asked() == "Battle.assault"
    assert is_at_peace(t.game, 1)


def test_f1508_free_and_imperial_pieces_are_protected_too() -> None:
    t = at_peace(peacekeeper(3).outlaw(RED).ships(RED, arrow(2), 3).free_city(arrow(2)).imperial(arrow(2), 1), 2)
    t.turn(RED, ATTACK).to_pips()
    assert BATTLE not in t.choices("action")


def test_f1508_it_binds_everybody_and_rifles_too() -> None:
    t = (
        at_peace(peacekeeper(3).outlaw(BLUE).ships(BLUE, gate(2), 2).ships(RED, gate(2), 1), 2)
        .turn(BLUE, ATTACK)
        .to_pips()
    )
    assert BATTLE not in t.choices("action")
    t = at_peace(peacekeeper(3).outlaw(RED).tokens(RED, WEAPON).ships(BLUE, gate(3), 1), 3)
    t.give(RED, GalacticRifles).ships(RED, gate(2), 2).turn(RED, ATTACK).to_pips().use(GalacticRifles)
    t.fill(dice=2, target=gate(3), defender=BLUE)
    assert not is_at_peace(t.game, 2)
    assert t.count(RED, WEAPON) == 0


def test_f1508_martyrs_pay_too() -> None:
    t = facing(peacekeeper(3), WEAPON).give(RED, SurvivalOverrides).turn(RED, MOVING).to_pips().use(SurvivalOverrides)
    t.fill(system=gate(2), ship=ship(BLUE, FRESH))
    assert t.fresh(BLUE, gate(2)) == 0
    assert not is_at_peace(t.game, 1)
    assert t.count(RED, WEAPON) == 0


def test_f1508_an_outlaw_who_strikes_the_fleet_pays_too() -> None:
    t = at_peace(peacekeeper(3).outlaw(RED).imperial(gate(2), 1).imperial(gate(3), 1), 2)
    assert t.call(Reprisal(RED)).choices("target") == [DONE, 1, 2, 6 + 2], "no Weapon for cluster 2"
    t.tokens(RED, WEAPON).call(Reprisal(RED)).answer(6 + 1)
    assert not is_at_peace(t.game, 1)
    assert t.count(RED, WEAPON) == 0
    assert t.damaged(EMPIRE, gate(2)) == 1


# -- edicts (F1509, F1510) ------------------------------------------------


def balking(t: ReachTable) -> ReachTable:
    """Blue is First Regent, Red an Outlaw; the Empire holds two systems of cluster 2 and one of cluster 3."""
    t = at_peace(t, 2, 3).outlaw(RED).first_regent(BLUE)
    return t.imperial(gate(2), 1).imperial(arrow(2), 1).imperial(gate(3), 1)


def decree(t: ReachTable, card: type[Card]) -> ReachTable:
    t.game.stack = []
    DECK.cards[card.printed].decree(t.game, NOBODY)
    t.game.run()
    return t


def test_f1509_the_first_regent_may_end_a_peace() -> None:
    t = decree(balking(peacekeeper(3)), EmpireBalksAtPeace)
    assert t.choices("cluster") == [DONE, 1]
    t.copy().done()
    assert t.seat() == BLUE
    t.answer(1)
    assert not is_at_peace(t.game, 1)
    assert is_at_peace(t.game, 2)


def test_f1509_only_under_war_and_against_an_outlaw() -> None:
    t = balking(peacekeeper(3))
    t.game.policy = POLICY_OF_PEACE
    assert decree(t, EmpireBalksAtPeace).asked() == ""
    t = balking(peacekeeper(3))
    t.game.outlaw[RED] = 0
    assert decree(t, EmpireBalksAtPeace).asked() == ""


def test_f1510_systems_of_peaceful_clusters_pay_two_power() -> None:
    t = at_peace(peacekeeper(3), 1, 2).ships(GOLD, gate(1), 1).ships(GOLD, arrow(2), 1).ships(BLUE, gate(3), 1)
    t.ships(GOLD, hexa(1), 1).ships(BLUE, hexa(1), 1)
    decree(t, PeaceDividends)
    assert t.power() == [0, 0, 4]


def test_f1510_the_first_regent_counts_the_empire_under_peace_only() -> None:
    t = at_peace(peacekeeper(3), 1).imperial(gate(1), 1).ships(GOLD, gate(1), 3).first_regent(BLUE)
    assert decree(t.copy(), PeaceDividends).power() == [0, 0, 0]
    t.game.policy = POLICY_OF_PEACE
    assert decree(t, PeaceDividends).power() == [0, 2, 0]


def test_f1510_under_martial_law_the_empire_pays_only_who_commands_it() -> None:
    t = at_peace(peacekeeper(3), 1).booklet(MartialLaw).imperial(gate(1), 1).first_regent(BLUE)
    t.game.policy = POLICY_OF_PEACE
    assert decree(t.copy(), PeaceDividends).power() == [0, 0, 0]
    assert decree(t.give(BLUE, ImperialOfficers), PeaceDividends).power() == [0, 2, 0]


def test_f1510_the_log_says_which_edict_pays() -> None:
    t = at_peace(peacekeeper(3).outlaw(RED, BLUE, GOLD).first_regent(NOBODY).ships(RED, gate(2), 1), 2).call(Edicts())
    told = [(line.key, line.refs) for line in t.game.log or [] if line.key in ("edict", "power_gained")]
    assert told[-2:] == [("edict", (PeaceDividends.printed,)), ("power_gained", (RED, 2))]


def test_edicts_34_and_35_come_in_that_order() -> None:
    t = balking(peacekeeper(3).ships(GOLD, crescent(2), 1))
    t.game.first_regent = BLUE
    edicts = Edicts()
    edicts.list_edicts(t.game)
    assert edicts.waiting[-2:] == (EmpireBalksAtPeace.printed, PeaceDividends.printed)


# -- Peace Accords (F1511) ------------------------------------------------


def ways(**seats: int) -> tuple[int, ...]:
    return tuple([seats.get(name, NOT_NEEDED) for name in ("red", "blue", "gold", "white")])


def test_an_accord_reads_as_it_was_made() -> None:
    for cluster in range(CLUSTERS):
        for row in (ways(), ways(red=BOUGHT, white=ASKED), ways(blue=ASKED, gold=BOUGHT)):
            code = accord(cluster, row)
            assert accord_cluster(code) == cluster
            assert tuple([accord_way(code, seat) for seat in range(SEATS)]) == row
            assert code < THINGS


def test_f1511_two_systems_of_ones_own_need_nobody() -> None:
    t = at_peace(peacekeeper(3)).ships(BLUE, gate(2), 1).ships(BLUE, arrow(2), 1)
    assert partners_for(t.game, BLUE, 1) == [()]
    found = articles_between(t.game, BLUE, BLUE)
    assert [article_thing(code) for code in found] == [accord(1, ways())]
    carry_out(t.game, (found[0],))
    assert is_at_peace(t.game, 1)
    assert not articles_between(t.game, BLUE, BLUE), "it is at peace already"


def test_f1511_either_rival_suffices_where_one_is_missing() -> None:
    t = at_peace(peacekeeper(3)).ships(RED, gate(2), 1).ships(BLUE, arrow(2), 1).ships(GOLD, hexa(2), 1)
    t.ships(GOLD, crescent(2), 1)
    assert partners_for(t.game, RED, 1) == [(BLUE,), (GOLD,)]
    assert BrokerPeace().things(t.game, RED, RED) == [accord(1, ways(blue=ASKED)), accord(1, ways(gold=ASKED))]


def test_f1511_who_controls_nothing_needs_one_with_two_or_two_with_one() -> None:
    t = at_peace(peacekeeper(3)).ships(BLUE, arrow(2), 1).ships(GOLD, hexa(2), 1)
    assert partners_for(t.game, RED, 1) == [(BLUE, GOLD)]
    t.ships(GOLD, crescent(2), 1)
    assert partners_for(t.game, RED, 1) == [(GOLD,)]
    assert partners_for(at_peace(peacekeeper(3)).ships(BLUE, arrow(2), 1).game, RED, 1) == []


def test_f1511_the_first_regent_counts_the_empire() -> None:
    t = at_peace(peacekeeper(3)).imperial(gate(2), 1).imperial(arrow(2), 1).first_regent(GOLD)
    assert partners_for(t.game, GOLD, 1) == [()]
    assert partners_for(t.game, RED, 1) == [(GOLD,)]
    assert "for the First Regent those of the Empire count too" in PeaceAccords.text.en


def test_f1511_a_favor_buys_the_consent() -> None:
    t = at_peace(peacekeeper(3)).ships(RED, gate(2), 1).ships(BLUE, arrow(2), 1).favors(RED, BLUE, 1)
    assert accords(t.game, RED, 1, (BLUE,)) == [accord(1, ways(blue=ASKED)), accord(1, ways(blue=BOUGHT))]
    bought = [code for code in articles_between(t.game, RED, RED) if accord_way(article_thing(code), BLUE) == BOUGHT]
    assert BrokerPeace().parties(bought[0]) == (RED,)
    twin = after(t.game, (bought[0],))
    assert is_at_peace(twin, 1)
    assert favors_of(twin, RED, BLUE) == 0
    assert not is_at_peace(t.game, 1)


def test_f1511_in_negotiations_whose_consent_is_asked_may_refuse() -> None:
    t = at_peace(peacekeeper(3)).ships(GOLD, gate(2), 1).ships(BLUE, arrow(2), 1)
    t.call(Negotiations(RED, (1, 1, 1, 1)))
    t.done()
    assert t.seat() == BLUE
    t.answer(t.choices()[-1])
    said = render(TITLE.label(t.game, pair(BLUE, BLUE)), EN, Nouns(TITLE))
    assert said == "Something that you do yourself", "but not alone: somebody is asked"
    t.answer(pair(BLUE, BLUE))
    t.answer(t.choices("article")[-1])
    t.answer(TO_TABLE)
    assert t.asked() == "Deal.verdict"
    assert t.seat() == GOLD
    refusal = t.copy().answer(0)
    assert not is_at_peace(refusal.game, 1)
    t.answer(1)
    assert is_at_peace(t.game, 1)


def test_f1511_without_the_card_there_is_no_such_article() -> None:
    t = peacekeeper(3).ships(BLUE, gate(2), 1).ships(BLUE, arrow(2), 1)
    assert articles_between(t.game, BLUE, BLUE) == []


def test_bots_like_weapons_and_peace() -> None:
    t = peacekeeper()
    before = fate_of(PEACEKEEPER).outlook(t.game, RED)
    assert fate_of(PEACEKEEPER).outlook(t.tokens(RED, WEAPON).game, RED) > before
    t = at_peace(peacekeeper(3), 1, 2)
    assert fate_of(PEACEKEEPER).outlook(t.game, RED) > 0
    assert peaceful(t.game) == 2
