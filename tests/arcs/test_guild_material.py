"""Guild cards of the Material suit: bc01 to bc05. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- bc01 Loyal Engineers ------------------------------------------------------------------------------


def test_bc01_stays_when_its_owner_provokes_material_outrage() -> None:
    """The tokens and the other Material Guild cards are lost all the same."""
    t = table().give(RED, LoyalEngineers, MiningInterest).tokens(RED, MATERIAL, FUEL).court(OutrageSpreads)
    t.secure(RED, OutrageSpreads).answer(MATERIAL)
    assert t.holds(RED, LoyalEngineers)
    assert not t.holds(RED, MiningInterest)
    assert t.slots(RED)[:2] == [NOTHING, FUEL]
    assert t.is_outraged(RED, MATERIAL)


def test_bc01_any_token_pays_as_material_even_outraged() -> None:
    t = table().give(RED, LoyalEngineers).tokens(RED, RELIC).outrage(RED, RELIC, MATERIAL).starport(RED, arrow(3))
    t.turn(RED, ATTACK).spend(RED, 0, MATERIAL)
    assert t.asked() == "TokenAction.action"
    assert t.choices() == [DONE, BUILD]
    assert t.game.spent[RELIC] == 1


def test_bc01_a_token_may_still_be_spent_as_what_it_is() -> None:
    t = table().give(RED, LoyalEngineers).tokens(RED, WEAPON).ships(RED, gate(2), 1).ships(BLUE, gate(2), 1)
    t.turn(RED, BUILDING).spend(RED, 0, WEAPON).to_pips()
    assert BATTLE in t.choices("action")


def test_bc01_without_the_card_outrage_stops_the_action() -> None:
    """PRELUDE-03, PRELUDE-04: the token may be spent for nothing."""
    t = table().tokens(RED, MATERIAL).outrage(RED, MATERIAL).starport(RED, arrow(3)).turn(RED, ATTACK)
    t.spend(RED, 0, MATERIAL)
    assert t.asked() != "TokenAction.action"
    assert t.count(RED, MATERIAL) == 0


def test_bc01_1_enables_new_actions_that_replace_build() -> None:
    t = table().give(RED, LoyalEngineers, MiningInterest).tokens(RED, RELIC).outrage(RED, RELIC, MATERIAL)
    t.turn(RED, ATTACK).spend(RED, 0, MATERIAL)
    assert t.offers() == [("bc02", 0)]
    t.use(MiningInterest, 0).answer(0)
    assert t.slots(RED)[0] == MATERIAL


def test_bc01_2_a_token_keeps_its_own_type() -> None:
    """It counts, is discarded and is stolen as what it is."""
    t = table().give(RED, LoyalEngineers).give(BLUE, MaterialCartel).tokens(RED, RELIC).court(OutrageSpreads)
    assert ambition_count(t.game, RED, TYCOON) == 1  # the card alone
    t.secure(BLUE, OutrageSpreads).answer(MATERIAL)
    assert t.slots(RED)[0] == RELIC
    t = table().give(RED, LoyalEngineers).give(BLUE, MaterialCartel).tokens(RED, RELIC)
    t.turn(BLUE, ATTACK).to_prelude().use(MaterialCartel)
    assert t.slots(RED)[0] == RELIC


def test_bc01_3_other_payments_of_material_may_use_any_token_too() -> None:
    """Whatever asks for a Material to be paid looks at the same tokens."""
    t = table().give(RED, LoyalEngineers).cities_off_board(RED, 2).tokens(RED, RELIC, FUEL, MATERIAL)
    t.outrage(RED, FUEL)
    assert spendable_as(t.game, RED, MATERIAL) == [0, 1, 2]
    assert spendable_as(t.game, RED, RELIC) == [0]
    assert spendable_as(t.game, BLUE, MATERIAL) == []


def test_bc01_4_helps_neither_other_suits_nor_against_theft() -> None:
    t = table().give(RED, LoyalEngineers, Gatekeepers, LoyalPilots).court(OutrageSpreads)
    t.secure(BLUE, OutrageSpreads).answer(FUEL)
    assert t.holds(RED, LoyalPilots)
    assert not t.holds(RED, Gatekeepers)
    t.give(BLUE, SilverTongues).turn(BLUE, ATTACK).to_prelude().use(SilverTongues)
    assert t.choices("loot") == [loot_card(LoyalEngineers.printed), loot_card(LoyalPilots.printed)]


# -- bc02 Mining Interest --------------------------------------------------------------------------------


def test_bc02_manufacture_gains_a_material() -> None:
    t = table().give(RED, MiningInterest).turn(RED, BUILDING).to_pips().use(MiningInterest, 0).answer(1)
    assert t.slots(RED)[:2] == [NOTHING, MATERIAL]
    assert t.game.supply[MATERIAL] == 4
    assert t.holds(RED, MiningInterest)


def test_bc02_manufacture_needs_a_material_in_the_supply() -> None:
    """PRELUDE-12: gaining fails when the supply is empty."""
    t = table().give(RED, MiningInterest).supply(MATERIAL, 0).ships(RED, hexa(2), 1).turn(RED, BUILDING).to_pips()
    assert t.offers() == []


def test_bc02_prelude_fills_the_empty_slots_from_the_supply() -> None:
    t = table().give(RED, MiningInterest).cities_off_board(RED, 1).tokens(RED, FUEL).turn(RED, ATTACK).to_prelude()
    t.use(MiningInterest, 1)
    assert not t.holds(RED, MiningInterest)
    assert t.game.court_discard == [MiningInterest.printed]
    t.answer(FROM_SUPPLY, 1, FROM_SUPPLY, 2)
    assert t.slots(RED)[:3] == [FUEL, MATERIAL, MATERIAL]
    assert t.asked() != "FillSlots.source"  # no third empty slot


def test_bc02_prelude_may_take_fewer() -> None:
    t = table().give(RED, MiningInterest).turn(RED, ATTACK).to_prelude().use(MiningInterest, 1)
    t.answer(FROM_SUPPLY, 0, DONE)
    assert t.count(RED, MATERIAL) == 1
    assert t.asked() != "FillSlots.source"


def test_bc02_prelude_steals_once_the_supply_is_dry() -> None:
    t = table().give(RED, MiningInterest).tokens(BLUE, MATERIAL, FUEL).tokens(GOLD, MATERIAL).supply(MATERIAL, 1)
    t.turn(RED, ATTACK).to_prelude().use(MiningInterest, 1)
    assert t.choices("source") == [DONE, FROM_SUPPLY]
    t.answer(FROM_SUPPLY, 0)
    assert t.choices("source") == [DONE, seat_slot(BLUE, 0), seat_slot(GOLD, 0)]
    t.answer(seat_slot(GOLD, 0), 1)
    assert t.count(RED, MATERIAL) == 2
    assert t.slots(GOLD)[0] == NOTHING
    assert t.slots(BLUE)[:2] == [MATERIAL, FUEL]


def test_bc02_1_manufacture_stands_in_for_the_whole_build() -> None:
    t = table().give(RED, MiningInterest).starport(RED, arrow(3)).turn(RED, construct(6)).to_pips()
    assert isinstance(t.game.stack[0], Turn)
    assert t.game.stack[0].pips == 2
    t.use(MiningInterest, 0).answer(0)
    assert t.asked() == "Turn.action"
    assert t.game.stack[0].pips == 1
    assert t.fresh(RED, arrow(3)) == 0


def test_bc02_2_the_stealing_obeys_protections() -> None:
    t = table().give(RED, MiningInterest).give(BLUE, SwornGuardians).tokens(BLUE, MATERIAL).supply(MATERIAL, 0)
    t.turn(RED, ATTACK).to_prelude().use(MiningInterest, 1)
    assert t.asked() != "FillSlots.source"
    assert t.slots(BLUE)[0] == MATERIAL


# -- bc03 Material Cartel ----------------------------------------------------------------------------------


def test_bc03_the_supply_counts_as_material_you_have() -> None:
    t = table().give(RED, MaterialCartel).tokens(RED, FUEL).tokens(BLUE, MATERIAL, MATERIAL)
    assert ambition_count(t.game, RED, TYCOON) == 1 + 1 + 3  # icon, Fuel, supply
    assert ambition_count(t.game, BLUE, TYCOON) == 2


def test_bc03_the_supply_can_neither_be_spent_nor_discarded() -> None:
    t = table().give(RED, MaterialCartel).turn(RED, ATTACK).to_prelude()
    assert t.choices("spending") == [DONE, offer(MaterialCartel.printed, 0), JUST_DISCARD]


def test_bc03_rivals_lose_their_material_after_scoring() -> None:
    t = table().give(RED, MaterialCartel).tokens(RED, MATERIAL).tokens(BLUE, MATERIAL, FUEL).tokens(GOLD, MATERIAL)
    t.marker(TYCOON).score()
    assert t.power()[RED] == 5
    assert t.slots(RED)[0] == MATERIAL
    assert t.slots(BLUE)[:2] == [NOTHING, FUEL]
    assert t.slots(GOLD)[0] == NOTHING
    assert t.game.supply[MATERIAL] == 4


def test_bc03_rivals_still_score_what_they_lose() -> None:
    """SCORE-06: the loss comes after the scoring."""
    t = table().give(RED, MaterialCartel).tokens(BLUE, MATERIAL).supply(MATERIAL, 0).marker(TYCOON).score()
    assert t.power() == [3, 3, 0]  # one each: tied for first


def test_bc03_prelude_steals_a_material() -> None:
    t = table().give(RED, MaterialCartel).tokens(BLUE, MATERIAL, FUEL).tokens(GOLD, NOTHING, MATERIAL)
    t.turn(RED, ATTACK).to_prelude().use(MaterialCartel)
    assert t.choices("loot") == [seat_slot(BLUE, 0), seat_slot(GOLD, 1)]
    t.answer(seat_slot(GOLD, 1), 0)
    assert t.slots(RED)[0] == MATERIAL
    assert t.count(GOLD, MATERIAL) == 0
    assert t.game.court_discard == [MaterialCartel.printed]


def test_bc03_1_the_pile_is_still_the_supply() -> None:
    """A rival's tax and one's own gains take from it, which lowers the count."""
    t = table().give(RED, MaterialCartel).city(BLUE, arrow(3)).turn(BLUE, ADMIN)
    before = ambition_count(t.game, RED, TYCOON)
    t.act(TAX).answer(0)
    assert t.slots(BLUE)[0] == MATERIAL
    assert ambition_count(t.game, RED, TYCOON) == before - 1


def test_bc03_2_the_loss_comes_without_tycoon_too() -> None:
    t = table().give(RED, MaterialCartel).tokens(BLUE, MATERIAL).score()
    assert t.count(BLUE, MATERIAL) == 0


def test_bc03_3_the_pile_cannot_be_stolen_or_fenced_but_is_had() -> None:
    t = table().give(RED, MaterialCartel, RelicFence).give(BLUE, SilverTongues)
    assert tokens_had(t.game, RED, MATERIAL) == 5
    t.turn(RED, ATTACK).to_prelude()
    assert ("bc24", 0) not in t.offers()
    t.turn(BLUE, ATTACK).to_prelude().use(SilverTongues)
    assert t.choices("loot") == [loot_card(MaterialCartel.printed), loot_card(RelicFence.printed)]


def test_bc03_4_the_pile_follows_the_card() -> None:
    t = table().give(RED, MaterialCartel).give(BLUE, SilverTongues)
    t.turn(BLUE, ATTACK).to_prelude().use(SilverTongues)
    assert t.holds(BLUE, MaterialCartel)
    assert (tokens_had(t.game, RED, MATERIAL), tokens_had(t.game, BLUE, MATERIAL)) == (0, 5)
    t.use(MaterialCartel)  # a stolen card's Prelude is open; nobody has a Material (CC-01)
    assert tokens_had(t.game, BLUE, MATERIAL) == 0
    assert t.game.supply[MATERIAL] == 5


def test_bc03_5_own_outrage_discards_the_cartel_and_nothing_of_the_supply() -> None:
    t = table().give(RED, MaterialCartel).tokens(RED, MATERIAL).court(OutrageSpreads)
    t.secure(RED, OutrageSpreads).answer(MATERIAL)
    assert not t.holds(RED, MaterialCartel)
    assert t.game.supply[MATERIAL] == 5


def test_bc03_6_the_pile_gives_no_slots() -> None:
    t = table().give(RED, MaterialCartel, MiningInterest).turn(RED, ATTACK).to_prelude().use(MiningInterest, 1)
    t.answer(FROM_SUPPLY, 0, FROM_SUPPLY, 1)
    assert t.asked() != "FillSlots.source"


def test_bc03_7_several_effects_after_scoring_all_happen() -> None:
    """Their order is the initiative holder's, but no order changes anything."""
    t = table().give(RED, MaterialCartel).give(BLUE, FuelCartel).tokens(RED, FUEL, MATERIAL)
    t.tokens(BLUE, MATERIAL, FUEL).tokens(GOLD, MATERIAL, FUEL).score()
    assert t.slots(RED)[:2] == [NOTHING, MATERIAL]
    assert t.slots(BLUE)[:2] == [NOTHING, FUEL]
    assert t.slots(GOLD)[:2] == [NOTHING, NOTHING]


# -- bc04 Admin Union, bc05 Construction Union -------------------------------------------------------------


def test_bc04_takes_a_rivals_card_into_the_hand_at_the_end_of_the_round() -> None:
    """The lead card of a rival; the Union is discarded then."""
    blue = admin(5)
    t = table().a_ship_each().give(BLUE, AdminUnion).hand(RED, ADMIN).hand(BLUE, blue, BUILDING).round()
    t.answer(ADMIN).to_pips().done().follow(SURPASS, blue).to_prelude().use(AdminUnion)
    assert t.choices("target") == [RED, BLUE]
    t.answer(RED)
    assert t.game.court_discard == []
    t.done()  # the turn and with it the round
    assert t.asked() == ""
    assert sorted(t.game.hands[BLUE]) == [ADMIN, BUILDING]
    assert t.game.court_discard == [AdminUnion.printed]
    assert t.game.discard == [blue]


def test_bc04_counts_surpassed_and_pivoted_cards_alike() -> None:
    pivot = admin(2)
    t = table().give(GOLD, AdminUnion).hand(GOLD, ADMIN)
    t.game.played[BLUE], t.game.how[BLUE] = pivot, PIVOT
    t.game.played[RED], t.game.how[RED] = ATTACK, 0
    t.turn(GOLD, ADMIN, PIVOT, lead=ATTACK).to_prelude().use(AdminUnion)
    assert t.choices("target") == [BLUE, GOLD]


def test_bc04_1_the_surpassing_number_still_wins_the_initiative() -> None:
    """ROUND-10: the card is in the hand before the initiative is checked, which looks at it all the same."""
    blue = admin(5)
    t = table().a_ship_each().give(BLUE, AdminUnion).hand(RED, ADMIN).hand(BLUE, blue).round()
    t.answer(ADMIN).to_pips().done().follow(SURPASS, blue).to_prelude().use(AdminUnion).answer(BLUE).done()
    assert t.game.hands[BLUE] == [blue]
    assert t.initiative() == BLUE


def test_bc04_2_the_chapter_goes_on_although_all_hands_were_empty() -> None:
    t = table().give(RED, AdminUnion).hand(RED, ADMIN).ships(RED, gate(2), 1).rounds()
    t.answer(ADMIN).to_prelude().use(AdminUnion).to_pips().done()
    assert t.asked() == "Round.card"
    assert t.choices() == [DONE, ADMIN]
    assert t.game.chapter == 1


def test_bc04_3_once_attached_it_can_neither_be_stolen_nor_lost() -> None:
    t = table().give(RED, AdminUnion).give(BLUE, SilverTongues).turn(RED, ADMIN).to_prelude().use(AdminUnion)
    assert t.game.holder[AdminUnion.printed] == NOBODY
    t.turn(BLUE, ATTACK, PIVOT, lead=ADMIN).to_prelude().use(SilverTongues)
    assert t.asked() != "Steal.loot"
    t.court(OutrageSpreads).secure(BLUE, OutrageSpreads).answer(MATERIAL)
    assert AdminUnion.printed not in t.game.court_discard
    assert t.game.attached[AdminUnion.printed] != NOTHING


def test_bc04_4_needs_a_face_up_card_of_its_suit() -> None:
    """A copy and the extra card of a seizure lie face down."""
    t = table().give(RED, AdminUnion).turn(RED, ATTACK).to_prelude()
    assert t.asked() != "Turn.spending"  # the Union is no choice, not even to throw it away
    t = table().give(BLUE, AdminUnion).turn(BLUE, admin(5), COPY, lead=ATTACK).to_prelude()
    assert t.asked() != "Turn.spending"
    t = table().give(BLUE, AdminUnion).hand(BLUE, admin(5), BUILDING)
    t.turn(BLUE, BUILDING, PIVOT, lead=ATTACK).seize(admin(5))
    assert t.asked() != "Turn.spending"


def test_bc04_5_each_suit_has_one_union() -> None:
    """Two Unions never lie beside the same card."""
    t = table().give(RED, AdminUnion, ConstructionUnion, ArmsUnion).turn(RED, ADMIN).to_prelude()
    assert t.offers() == [("bc04", 0)]
    t.use(AdminUnion)
    assert t.asked() != "Turn.spending"


def test_bc04_6_gives_no_icon_while_attached() -> None:
    t = table().give(RED, AdminUnion)
    assert ambition_count(t.game, RED, TYCOON) == 1
    t.turn(RED, ADMIN).to_prelude().use(AdminUnion)
    assert ambition_count(t.game, RED, TYCOON) == 0


def test_bc05_attaches_to_construction_cards() -> None:
    t = table().give(RED, ConstructionUnion).hand(RED, BUILDING, ADMIN).ships(RED, gate(2), 1, 1).rounds()
    t.answer(BUILDING).to_prelude().use(ConstructionUnion).to_pips().done()
    assert t.choices("card") == [DONE, ADMIN, BUILDING]
    assert t.game.court_discard == [ConstructionUnion.printed]


def test_bc05_1_is_like_the_admin_union() -> None:
    t = table().give(RED, ConstructionUnion).turn(RED, MOVING).to_prelude()
    assert t.asked() != "Turn.spending"
    t.turn(RED, BUILDING).to_prelude()
    assert t.offers() == [("bc05", 0)]


def test_bc04_shows_everybody_where_the_action_card_is() -> None:
    """ROUND-13: it was face up; a world dealt for a rival leaves it in that hand."""
    t = table().a_ship_each().give(RED, AdminUnion).hand(RED, ADMIN, BUILDING).hand(BLUE, ATTACK).fill_discard()
    t.rounds().answer(ADMIN).to_prelude().use(AdminUnion).to_pips().done().follow(COPY, ATTACK).to_pips().done()
    assert t.asked() == "Round.card"
    assert all([ADMIN in each.hands[RED] for each in t.worlds(GOLD, 8)])


def test_bc02_is_no_choice_where_only_repair_is() -> None:
    """PRELUDE-07: Manufacture replaces Build, so a card that only lets you repair does not give it."""
    t = table().give(RED, MiningInterest).ships(RED, gate(2), 0, 1).turn(RED, ADMIN).to_pips()
    assert REPAIR in t.choices("action")
    assert t.offers() == []


def test_bc02_3_a_slot_on_a_card_counts_as_empty_slot() -> None:
    """Two slots on the board and one on Ancient Holdings."""
    t = table().give(RED, MiningInterest, AncientHoldings).turn(RED, ATTACK).to_prelude().use(MiningInterest, 1)
    t.answer(FROM_SUPPLY, CARD_SLOT, FROM_SUPPLY, 0, FROM_SUPPLY, 1)
    assert t.count(RED, MATERIAL) == 3
    assert t.asked() != "FillSlots.source"


def test_bc03_3_the_pile_counts_for_keepers_solidarity() -> None:
    """The Cartel has Material tokens, so it guards itself while Keeper is declared."""
    t = table().give(BLUE, MaterialCartel, KeepersSolidarity).tokens(BLUE, FUEL).marker(KEEPER)
    assert tokens_had(t.game, BLUE, MATERIAL) == 5
    t = raiding(t, R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT)
    assert t.choices("loot") == [DONE, 0]


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_cartel_pile_is_still_the_supply() -> None:
    """Everybody goes on gaining from it, which lowers the owner's count."""
    t = table(3).give(BLUE, MaterialCartel, FuelCartel).city(RED, arrow(3)).supply(MATERIAL, 2)
    assert ambition_count(t.game, BLUE, TYCOON) == 2 + 2 + 5
    t.tax().fill(slot=0)
    assert t.count(RED, MATERIAL) == 1
    assert ambition_count(t.game, BLUE, TYCOON) == 2 + 1 + 5
