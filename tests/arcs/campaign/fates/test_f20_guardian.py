"""Fate 20, the Guardian: its act, its final objective and its cards in printed order."""

from __future__ import annotations

from arcs.campaign.reach import *
from arcs.test_terminal import drawn
from starboard.games.arcs.campaign import sheet as campaign_sheet
from starboard.games.arcs.campaign.articles import price
from starboard.games.arcs.campaign.census import reach_census
from starboard.games.arcs.campaign.deals import articles_between, carry_out
from starboard.games.arcs.campaign.drafting import set_of
from starboard.games.arcs.campaign.fates.f01_steward_cards import LesserRegent
from starboard.games.arcs.campaign.fates.f20_guardian import (
    EdenguardAmbition,
    GreenVault,
    Guardian,
    IreOfTheTycoons,
    PrepareGuardian,
    capture_token,
    captured,
)
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.policies import Demand
from starboard.games.arcs.effects import Steal
from starboard.games.arcs.sheet import sheet

# Material planets: hex 1, arrow 3, hex 4, arrow 6. Fuel planets: crescent 1, 3, 4, 6.
FUELS = (crescent(1), crescent(3), crescent(4), crescent(6))
MATERIALS = (hexa(1), arrow(3), hexa(4), arrow(6))


def guardian(players: int = 3) -> ReachTable:
    """Red is the Guardian; its setup is not done."""
    return campaign(players).in_act(3).fate(RED, Guardian)


def eden(players: int = 3) -> ReachTable:
    """Anybody's game with the new ambition; everybody has a ship somewhere."""
    return campaign(players).in_act(3).booklet(EdenguardAmbition).a_ship_each()


def won_or_not(t: ReachTable) -> int:
    """How far the objective came in this scoring."""
    before = t.game.objective[RED]
    t.score()
    return before - t.game.objective[RED]


# -- the ambition Edenguard (F2004) ------------------------------------------------


def test_without_the_law_there_are_five_ambitions() -> None:
    t = campaign().a_ship_each()
    assert ambitions(t.game) == [TYCOON, TYRANT, WARLORD, KEEPER, EMPATH]
    assert t.turn(RED, admin(2)).choices("opening") == [DONE, TYCOON]
    assert len(sheet(t.game)["ambitions"]) == AMBITIONS


def test_f2004_whoever_would_declare_tycoon_may_declare_edenguard() -> None:
    t = eden().turn(BLUE, admin(2))
    assert t.choices("opening") == [DONE, TYCOON, EDENGUARD]
    t.answer(EDENGUARD)
    assert t.game.marker_at == [NOTHING, NOTHING, EDENGUARD]
    assert t.game.zeroed == 1
    assert eden().turn(BLUE, admin(3)).choices("opening") == [DONE, TYRANT]
    assert eden(4).turn(BLUE, admin(7)).choices("opening") == [DONE, *range(AMBITIONS), EDENGUARD]


def test_f2004_by_cards_that_declare_too() -> None:
    t = eden().give(RED, GalacticBards).turn(RED, construct(2), PIVOT, admin(3))
    assert t.choices("opening") == [DONE, TYCOON, EDENGUARD]
    t = eden().give(RED, LesserRegent).turn(RED, admin(3)).to_prelude().use(LesserRegent)
    assert t.choices("ambition") == [*range(AMBITIONS), EDENGUARD]


def test_f2004_counts_controlled_material_and_fuel_planets() -> None:
    t = eden().ships(BLUE, FUELS[0], 1).ships(BLUE, MATERIALS[0], 1).ships(GOLD, FUELS[1], 2).ships(BLUE, FUELS[1], 1)
    t.ships(BLUE, arrow(1), 1)
    assert [ambition_count(t.game, seat, EDENGUARD) for seat in range(3)] == [0, 2, 1]
    t.marker(EDENGUARD, 2).score()
    assert t.power() == [0, 5, 3]


def test_f2004_a_tie_for_first_brings_the_second_value_and_nobody_wins() -> None:
    t = eden().ships(BLUE, FUELS[0], 1).ships(GOLD, FUELS[1], 1).marker(EDENGUARD, 2).score()
    assert t.power() == [0, 3, 3]


def test_f2004_the_first_regent_counts_what_the_empire_controls_on_any_turn() -> None:
    t = eden().imperial(FUELS[0], 1).ships(BLUE, FUELS[0], 3).first_regent(GOLD)
    assert ambition_count(t.game, GOLD, EDENGUARD) == 1
    t.turn(BLUE, admin(2))
    assert t.controller(FUELS[0]) == BLUE, "a Regent on turn commands the fleet"
    assert [ambition_count(t.game, seat, EDENGUARD) for seat in range(3)] == [0, 0, 1]
    t.first_regent(NOBODY)
    assert [ambition_count(t.game, seat, EDENGUARD) for seat in range(3)] == [0, 0, 0]


def test_f2004_with_two_players_nothing_lies_on_its_box() -> None:
    t = eden(2).supply(MATERIAL, 3)
    assert boxed_count(t.game, EDENGUARD) == 0
    assert boxed_count(t.game, TYCOON) == 2
    t.ships(BLUE, FUELS[0], 1).marker(EDENGUARD, 2).score()
    assert t.power() == [0, 5]


def test_f2004_the_table_shows_it() -> None:
    t = eden().ships(BLUE, FUELS[0], 1).marker(EDENGUARD, 2)
    shown = sheet(t.game)["ambitions"]
    assert len(shown) == 6
    assert shown[5] == {"ambition": EDENGUARD, "counts": [0, 1, 0], "markers": [[5, 3]], "power": [0, 5, 0]}
    assert "Edenguard" in drawn(t.game)
    assert "Edenguard" not in drawn(campaign().game)
    assert TITLE.noun("ambition", EDENGUARD, "de") == "Edenhüter"
    assert "Material" in TITLE.explain("ambition", EDENGUARD, "en")


# -- Ire of the Tycoons (F2003) ------------------------------------------------


def test_f2003_the_guardian_declares_edenguard_but_never_tycoon() -> None:
    t = eden().give(RED, IreOfTheTycoons).turn(RED, admin(2))
    assert t.choices("opening") == [DONE, EDENGUARD]
    assert refused(t)["Declare Tycoon"][1] == "F2003"
    assert TYCOON in eden().give(RED, IreOfTheTycoons).turn(BLUE, admin(2)).choices("opening")
    t = campaign().a_ship_each().give(RED, IreOfTheTycoons).turn(RED, admin(2))
    assert t.asked() != "Turn.opening", "without the law there is nothing to declare"
    t = eden().give(RED, IreOfTheTycoons, LesserRegent).turn(RED, admin(3)).to_prelude().use(LesserRegent)
    assert t.choices("ambition") == [TYRANT, WARLORD, KEEPER, EMPATH, EDENGUARD]


def test_f2003_no_power_from_tycoon_but_places_are_as_they_are() -> None:
    t = eden().give(RED, IreOfTheTycoons).tokens(RED, FUEL, FUEL).tokens(BLUE, FUEL).cities_off_board(RED, 5)
    t.marker(TYCOON, 2).score()
    assert t.power() == [0, 3, 0]
    assert t.abilities(IreOfTheTycoons) == [1]
    t = eden().give(RED, IreOfTheTycoons).captives(RED, BLUE, 1).marker(TYRANT, 2).score()
    assert t.power() == [5, 0, 0]


def test_f2003_own_cities_on_such_planets_are_taxed_under_control_only() -> None:
    t = eden().give(RED, IreOfTheTycoons).city(RED, FUELS[0]).city(RED, arrow(2)).ships(BLUE, FUELS[0], 1)
    t.ships(RED, MATERIALS[0], 1).city(RED, MATERIALS[0])
    t.turn(RED, ADMIN).to_pips()
    assert sorted([system_of(place) for place in taxable(t.game, RED)]) == sorted([arrow(2), MATERIALS[0]])
    t.answer(TAX)
    assert "F2003" in [source for _, source in refused(t).values()]


def test_f2003_a_city_of_others_is_as_for_everybody() -> None:
    t = eden().give(RED, IreOfTheTycoons).outlaw(RED).city(BLUE, FUELS[0]).ships(RED, FUELS[0], 1)
    t.turn(RED, ADMIN)
    assert [system_of(place) for place in taxable(t.game, RED)] == [FUELS[0]]


# -- setup ------------------------------------------------


def test_the_set_has_three_cards() -> None:
    assert [type(DECK.cards[card]) for card in set_of(GUARDIAN)] == [GreenVault, IreOfTheTycoons, EdenguardAmbition]


def test_setup_outrages_and_brings_the_cards() -> None:
    t = guardian().tokens(RED, MATERIAL, FUEL, RELIC)
    fate_of(GUARDIAN).set_up(t.game, RED, 3)
    t.game.run()
    assert t.asked() == "", "without a Flagship nothing is asked"
    assert t.is_outraged(RED, MATERIAL)
    assert t.is_outraged(RED, FUEL)
    assert t.slots(RED)[:3] == [NOTHING, NOTHING, RELIC]
    assert t.holds(RED, GreenVault)
    assert t.holds(RED, IreOfTheTycoons)
    assert t.game.holder[EdenguardAmbition.printed] == BOOKLET


def test_setup_with_two_players_frees_the_boxes_of_tycoon() -> None:
    t = guardian(2).supply(MATERIAL, 3).supply(FUEL, 4).supply(RELIC, 3)
    t.call(PrepareGuardian(RED))
    assert t.game.boxed == [0, 0, 0, 2, 0]
    assert t.game.supply[MATERIAL] == t.game.supply[FUEL] == 5


def test_setup_a_flagship_may_resettle() -> None:
    t = guardian().flagship(RED, gate(1)).call(PrepareGuardian(RED))
    assert t.choices("wish") == [0, 1]
    t.answer(0)
    assert t.game.flagship_at[RED] == gate(1)
    t = guardian().flagship(RED, gate(1)).call(PrepareGuardian(RED)).answer(1)
    while t.asked().startswith("Resettle"):
        t.answer(t.choices()[0])
    assert t.game.flagship_at[RED] == NOWHERE
    assert t.holds(RED, GreenVault)


# -- Green Vault (F2002) ------------------------------------------------


def vault(players: int = 3) -> ReachTable:
    """Red is the Guardian with all cards, without Outrage."""
    return guardian(players).booklet(EdenguardAmbition).give(RED, GreenVault).a_ship_each()


def test_f2002_taxed_material_may_be_captured() -> None:
    t = vault().city(RED, MATERIALS[1]).turn(RED, ADMIN).to_pips()
    whole = reach_census(t.game)
    t.answer(TAX)
    assert holding(GreenVault.printed) in t.choices("slot")
    t.answer(holding(GreenVault.printed))
    assert captured(t.game, RED, MATERIAL) == 1
    assert t.game.supply[MATERIAL] == 4
    assert t.count(RED, MATERIAL) == 0
    assert reach_census(t.game) == whole
    assert t.abilities(GreenVault) == [0]


def test_f2002_other_resources_and_other_seats_keep_to_their_slots() -> None:
    t = vault().call(Store(RED, RELIC))
    assert holding(GreenVault.printed) not in t.choices("slot")
    t = vault().call(Store(BLUE, FUEL))
    assert holding(GreenVault.printed) not in t.choices("slot")


def test_f2002_stolen_ones_too() -> None:
    t = vault().tokens(BLUE, FUEL)
    t.call(Store(RED, FUEL, seat_slot(BLUE, 0))).answer(holding(GreenVault.printed))
    assert t.count(BLUE, FUEL) == 0
    assert captured(t.game, RED, FUEL) == 1


def keep(t: ReachTable, seat: int, *kinds: int) -> ReachTable:
    """Tokens of the supply lie among a seat's captives."""
    for kind in kinds:
        capture_token(t.game, seat, kind, 1)
        t.game.supply[kind] -= 1
    return t


def test_f2002_they_count_for_tyrant_and_tycoon() -> None:
    t = keep(vault().captives(RED, BLUE, 1), RED, MATERIAL, FUEL)
    assert ambition_count(t.game, RED, TYRANT) == 3
    assert ambition_count(t.game, RED, TYCOON) == 2
    assert tokens_had(t.game, RED, FUEL) == 1


def test_f2002_they_return_if_tyrant_is_scored() -> None:
    t = keep(vault(), RED, MATERIAL, FUEL)
    t.copy().marker(TYCOON, 2).score()
    assert captured(t.game, RED, MATERIAL) == 1
    t.marker(TYRANT, 2).score()
    assert captured(t.game, RED, MATERIAL) == captured(t.game, RED, FUEL) == 0
    assert t.game.supply[MATERIAL] == t.game.supply[FUEL] == 5


def test_f2002_frozen_they_can_be_neither_spent_nor_lost_to_outrage() -> None:
    t = keep(vault(), RED, FUEL).turn(RED, ADMIN).to_prelude()
    assert t.asked() != "Turn.spending"
    provoke_outrage(t.game, RED, FUEL)
    assert captured(t.game, RED, FUEL) == 1


def test_f2002_cards_steal_them_raids_do_not() -> None:
    t = keep(vault(), RED, FUEL)
    t.call(Steal(BLUE))
    assert t.asked() == "Store.slot", "the only thing to steal"
    assert captured(t.game, RED, FUEL) == 0
    t.answer(0)
    assert t.count(BLUE, FUEL) == 1
    t = keep(vault(), RED, FUEL)
    assert DECK.cards[GreenVault.printed].loot(t.game, RED, BLUE, Raid(BLUE, RED, 6)) == []


def test_f2002_an_imperial_demand_takes_them_of_others_only() -> None:
    t = keep(vault().first_regent(BLUE), RED, FUEL)
    t.game.policy = POLICY_OF_ESCALATION
    t.call(Demand(BLUE))
    assert captured(t.game, RED, FUEL) == 0
    assert t.game.trust[FUEL] == 1
    t = keep(vault(), RED, FUEL)
    t.game.policy = POLICY_OF_ESCALATION
    t.call(Demand(RED))
    assert captured(t.game, RED, FUEL) == 1
    t = keep(vault().first_regent(BLUE), RED, FUEL)
    t.call(Demand(BLUE))
    assert (captured(t.game, RED, FUEL), captured(t.game, BLUE, FUEL)) == (0, 1), "War demands captives"


def test_f2002_what_is_taken_for_the_trust_may_be_captured() -> None:
    t = vault().tokens(BLUE, FUEL).tokens(RED, WEAPON).outlaw(GOLD)
    t.game.policy = POLICY_OF_ESCALATION
    t.call(Demand(RED))
    assert t.asked() == "TakeForTrust.place"
    twin = t.copy().done()
    assert twin.game.trust[FUEL] == 1
    t.answer(holding(GreenVault.printed))
    assert captured(t.game, RED, FUEL) == 1
    assert t.game.trust == [0, 0, 1, 0, 0]


def test_f2002_without_the_vault_they_stay_captives() -> None:
    t = keep(vault(), RED, FUEL)
    give_card(t.game, GreenVault.printed, BLUE)
    assert ambition_count(t.game, RED, TYRANT) == 1
    assert DECK.cards[GreenVault.printed].loot(t.game, BLUE, RED, None) == []
    t.call(Store(BLUE, FUEL))
    assert holding(GreenVault.printed) in t.choices("slot"), "whoever has the card uses it"


CAPTURED_TOKEN = card_article(EdenguardAmbition.printed)


def captured_given(t: ReachTable, giver: int, taker: int) -> list[int]:
    """What a seat could give of the tokens among its captives."""
    return [code for code in articles_between(t.game, giver, taker) if article_kind(code) == CAPTURED_TOKEN]


def test_f2002_not_frozen_they_are_given_in_negotiations_as_captives_are() -> None:
    """neg.transfer: what is frozen stays, so only those without the vault can give any."""
    t = keep(vault(), BLUE, FUEL)
    whole = reach_census(t.game)
    (code,) = captured_given(t, BLUE, GOLD)
    assert (article_thing(code), price(t.game, code)) == (FUEL, 1)
    carry_out(t.game, (code,))
    assert (captured(t.game, BLUE, FUEL), captured(t.game, GOLD, FUEL)) == (0, 1)
    assert reach_census(t.game) == whole
    (back,) = captured_given(t, GOLD, RED)
    carry_out(t.game, (back,))
    assert captured(t.game, RED, FUEL) == 1
    assert captured_given(t, RED, BLUE) == [], "frozen again"


def test_f2002_war_demands_them_of_whoever_has_captured_any() -> None:
    t = keep(vault().first_regent(GOLD), BLUE, FUEL).call(Demand(GOLD))
    assert (captured(t.game, BLUE, FUEL), captured(t.game, GOLD, FUEL)) == (0, 1)
    assert favors_of(t.game, GOLD, BLUE) == 0, "Blue had a captive to give"
    assert t.abilities(GreenVault) == [], "Gold has no vault"


def test_f2002_the_table_shows_them() -> None:
    t = keep(vault(), RED, FUEL, MATERIAL)
    rows = [row for panel in campaign_sheet.panels(t.game) for row in panel["rows"]]
    shown = [row["cards"] for row in rows if row["name"] == f"card:{Guardian.printed}"]
    assert shown == [[{"card": "resource:0"}, {"card": "resource:1"}]]


# -- the final objective ------------------------------------------------


def test_captured_tokens_advance_unless_somebody_else_won_tyrant() -> None:
    assert won_or_not(keep(vault(), RED, FUEL, FUEL)) == 2
    assert won_or_not(keep(vault(), RED, FUEL, FUEL).marker(TYRANT, 2)) == 2, "won by the Guardian"
    assert won_or_not(keep(vault(), RED, FUEL).captives(BLUE, RED, 2).marker(TYRANT, 2)) == 0
    assert won_or_not(keep(vault(), RED, FUEL).captives(BLUE, RED, 1).marker(TYRANT, 2)) == 0, "tied is not won"


def test_controlled_planets_advance_unless_somebody_else_won_edenguard() -> None:
    assert won_or_not(vault().ships(RED, FUELS[0], 1).ships(RED, MATERIALS[0], 1)) == 2
    assert won_or_not(vault().ships(RED, FUELS[0], 1).marker(EDENGUARD, 2)) == 1
    t = vault().ships(RED, FUELS[0], 1).ships(BLUE, FUELS[1], 1).marker(EDENGUARD, 2)
    assert won_or_not(t) == 0
    assert won_or_not(vault().ships(RED, gate(4), 1).ships(RED, arrow(1), 1)) == 0
    assert won_or_not(vault().imperial(FUELS[0], 1).first_regent(RED)) == 1, "the First Regent's"
    assert won_or_not(vault().imperial(FUELS[0], 1).ships(RED, FUELS[0], 2).first_regent(BLUE)) == 0


def test_what_was_won_is_forgotten_in_the_next_chapter() -> None:
    t = vault().ships(RED, FUELS[0], 1).marker(EDENGUARD, 2)
    assert won_or_not(t) == 1
    t.ships(BLUE, FUELS[1], 1).marker(EDENGUARD, 2)
    assert won_or_not(t) == 0


def test_the_final_objective_wins_with_at_least_one_power() -> None:
    t = keep(vault(), RED, FUEL)
    t.game.objective[RED] = 1
    t.copy().score()
    assert t.copy().score().game.victor == NOBODY
    t.game.power[RED] = 1
    assert t.score().game.victor == RED
    assert [Guardian().start_number(3, players) for players in (2, 3, 4)] == [20, 18, 16]


def test_bots_like_what_advances_the_objective() -> None:
    t = vault()
    before = fate_of(GUARDIAN).outlook(t.game, RED)
    t.ships(RED, FUELS[0], 1)
    assert fate_of(GUARDIAN).outlook(t.game, RED) > before
