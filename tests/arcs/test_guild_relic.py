"""Guild cards of the Relic suit: bc21 to bc25. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- bc21 Loyal Keepers ----------------------------------------------------------------------------------


def test_bc21_any_token_pays_as_a_relic_even_outraged() -> None:
    t = table().give(RED, LoyalKeepers).tokens(RED, FUEL).outrage(RED, FUEL, RELIC).agents(RED, 0, 1)
    t.turn(RED, BUILDING).spend(RED, 0, RELIC)
    assert t.choices("action") == [DONE, SECURE]


def test_bc21_stays_when_a_relic_city_is_destroyed() -> None:
    """OUTRAGE-02: the ordinary way to provoke it. Two assault dice destroy a damaged city."""
    t = table().give(RED, LoyalKeepers, ElderBroker).tokens(RED, RELIC, FUEL).ships(RED, hexa(2), 2)
    t.city(BLUE, hexa(2)).attack().fight(assault=1, faces=(1,))
    assert t.is_outraged(RED, RELIC)
    assert t.holds(RED, LoyalKeepers)
    assert not t.holds(RED, ElderBroker)
    assert t.slots(RED)[:2] == [NOTHING, FUEL]


def test_bc21_1_the_token_keeps_its_type() -> None:
    t = table().give(RED, LoyalKeepers).tokens(RED, FUEL)
    assert (ambition_count(t.game, RED, KEEPER), ambition_count(t.game, RED, TYCOON)) == (1, 1)


# -- bc22 Sworn Guardians ----------------------------------------------------------------------------------


def guarded() -> Table:
    """Blue owns Sworn Guardians, and what they guard."""
    return table().give(BLUE, SwornGuardians, MiningInterest).tokens(BLUE, RELIC, FUEL)


def test_bc22_guards_tokens_and_other_cards_but_not_itself() -> None:
    t = raiding(guarded(), R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT)
    assert t.choices("loot") == [DONE, loot_card(SwornGuardians.printed)]


def test_bc22_is_buried_when_stolen() -> None:
    t = raiding(guarded(), R_TWO_KEYS_INTERCEPT).answer(loot_card(SwornGuardians.printed))
    assert t.game.court_deck[0] == SwornGuardians.printed
    assert t.game.court_open[:2] == [1, 0]
    assert not t.holds(RED, SwornGuardians)
    assert not t.holds(BLUE, SwornGuardians)


def test_bc22_1_one_key_for_the_card_then_the_rest_is_open() -> None:
    """The slot costs are 3 and 1, Mining Interest costs 2."""
    t = raiding(guarded(), R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT).answer(loot_card(SwornGuardians.printed))
    assert t.choices("loot") == [DONE, 0, 1, loot_card(MiningInterest.printed)]
    t.answer(1, 0)
    assert t.count(RED, FUEL) == 1
    assert t.choices("loot") == [DONE, loot_card(MiningInterest.printed)]
    t.answer(loot_card(MiningInterest.printed))
    assert t.holds(RED, MiningInterest)


def test_bc22_2_protects_only_against_stealing() -> None:
    """Not against Trade, Outrage or the loss to a Cartel."""
    t = table().give(BLUE, SwornGuardians, FuelCartel).give(RED, ElderBroker).tokens(BLUE, MATERIAL, FUEL)
    t.tokens(RED, RELIC).ships(RED, arrow(3), 1).city(BLUE, arrow(3))
    t.turn(RED, ADMIN).to_pips()
    assert ("bc23", 0) in t.offers()
    t.court(OutrageSpreads).secure(RED, OutrageSpreads).answer(FUEL)
    assert not t.holds(BLUE, FuelCartel)
    assert t.count(BLUE, FUEL) == 0
    t.give(RED, MaterialCartel).score()
    assert t.count(BLUE, MATERIAL) == 0


def test_bc22_2_stops_the_prelude_of_cartels() -> None:
    t = table().give(BLUE, SwornGuardians).give(RED, MaterialCartel).tokens(BLUE, MATERIAL)
    t.turn(RED, ATTACK).to_prelude().use(MaterialCartel)
    assert t.count(BLUE, MATERIAL) == 1


def test_bc22_everybody_knows_where_it_was_buried() -> None:
    """WORD-02: at the bottom of the deck; a view shows it there."""
    t = raiding(guarded(), R_TWO_KEYS_INTERCEPT).answer(loot_card(SwornGuardians.printed))
    view = t.view(GOLD)
    assert view.court_deck[0] == SwornGuardians.printed
    assert all([card < 0 for card in view.court_deck[1:]])


# -- bc23 Elder Broker ---------------------------------------------------------------------------------------


def trading() -> Table:
    """Red controls the system of a Material city of Blue's; Blue has Material and Fuel, Red a Relic and a Fuel."""
    t = table().give(RED, ElderBroker).tokens(BLUE, FUEL, MATERIAL).tokens(RED, RELIC, FUEL)
    return t.ships(RED, arrow(3), 1).city(BLUE, arrow(3))


def test_bc23_trade_swaps_a_token_of_the_citys_type_for_one_they_lack() -> None:
    t = trading().turn(RED, ADMIN).to_pips().use(ElderBroker, 0)
    assert t.asked() == "Tidy.wish"  # one city, one type to take, one type that Blue lacks: nothing to choose
    assert t.slots(RED)[:2] == [MATERIAL, FUEL]
    assert t.slots(BLUE)[:2] == [FUEL, RELIC]


def test_bc23_both_may_rearrange_what_they_took() -> None:
    """PRELUDE-08"""
    t = trading().turn(RED, ADMIN).to_pips().use(ElderBroker, 0)
    assert t.seat() == RED
    t.answer(1, FUEL)
    assert t.slots(RED)[:2] == [FUEL, MATERIAL]
    assert t.seat() == BLUE
    t.answer(1, RELIC, FUEL)
    assert t.slots(BLUE)[:3] == [RELIC, FUEL, NOTHING]


def test_bc23_prelude_gains_three_tokens() -> None:
    t = table().give(RED, ElderBroker).cities_off_board(RED, 1).turn(RED, ATTACK).to_prelude().use(ElderBroker, 1)
    t.answer(0, 1, 2)
    assert t.slots(RED)[:3] == [MATERIAL, FUEL, WEAPON]
    assert t.game.court_discard == [ElderBroker.printed]


def test_bc23_prelude_skips_what_the_supply_lacks() -> None:
    t = table().give(RED, ElderBroker).supply(FUEL, 0).turn(RED, ATTACK).to_prelude().use(ElderBroker, 1).answer(0, 1)
    assert t.slots(RED)[:2] == [MATERIAL, WEAPON]


def test_bc23_1_is_no_stealing() -> None:
    t = trading().give(BLUE, SwornGuardians).turn(RED, ADMIN).to_pips().use(ElderBroker, 0)
    assert t.slots(RED)[0] == MATERIAL


def test_bc23_2_is_no_tax() -> None:
    """No captive; a city taxed this turn may be traded with, and a trade leaves the tax open (TAX-02)."""
    t = trading().tax()
    t.fill(slot=9, pick=[MATERIAL, RELIC])
    assert t.captives_of(RED, BLUE) == 1
    assert TAX not in t.choices("action")
    assert ("bc23", 0) in t.offers()
    t = trading().turn(RED, ADMIN).to_pips().use(ElderBroker, 0).answer(0, 0)
    assert t.captives_of(RED, BLUE) == 0
    assert t.left(BLUE, AGENT) == 10
    assert TAX in t.choices("action")


def test_bc23_3_both_halves_must_be_possible() -> None:
    """Without a token of the city's type with its owner, or one they lack with you, there is no trade."""
    t = table().give(RED, ElderBroker).tokens(BLUE, FUEL).tokens(RED, RELIC).ships(RED, arrow(3), 1)
    t.city(BLUE, arrow(3)).turn(RED, ADMIN).to_pips()
    assert t.offers() == []
    t = table().give(RED, ElderBroker).tokens(BLUE, MATERIAL, RELIC).tokens(RED, RELIC, MATERIAL)
    t.ships(RED, arrow(3), 1).city(BLUE, arrow(3)).turn(RED, ADMIN).to_pips()
    assert t.offers() == []  # Blue lacks neither; the Material just taken cannot go back


def test_bc23_3_what_the_rival_has_includes_a_cartel() -> None:
    """PRELUDE-10: the supply on the card counts as theirs, yet nothing can be taken from it (CC-06)."""
    t = table().give(RED, ElderBroker).give(BLUE, MaterialCartel).tokens(BLUE, FUEL, WEAPON).tokens(RED, MATERIAL)
    t.ships(RED, crescent(3), 1).city(BLUE, crescent(3)).turn(RED, ADMIN).to_pips()
    assert t.offers() == []
    t = table().give(RED, ElderBroker).give(BLUE, MaterialCartel).tokens(BLUE, FUEL).tokens(RED, RELIC)
    t.ships(RED, arrow(3), 1).city(BLUE, arrow(3)).turn(RED, ADMIN).to_pips()
    assert t.offers() == []


def test_bc23_needs_a_rival_city_that_you_control() -> None:
    t = table().give(RED, ElderBroker).tokens(BLUE, MATERIAL).tokens(RED, RELIC).city(BLUE, arrow(3))
    t.ships(RED, arrow(3), 1).ships(BLUE, arrow(3), 1).turn(RED, ADMIN).to_pips()
    assert t.offers() == []


# -- bc24 Relic Fence ---------------------------------------------------------------------------------------------


def test_bc24_turns_a_token_into_a_relic_once_per_turn_and_stays() -> None:
    t = table().give(RED, RelicFence).tokens(RED, FUEL, MATERIAL).turn(RED, ATTACK).to_prelude().use(RelicFence)
    assert t.choices("slot") == [0, 1]
    t.answer(1, 1)
    assert t.slots(RED)[:2] == [FUEL, RELIC]
    assert t.holds(RED, RelicFence)
    assert t.offers() == []


def test_bc24_works_again_in_the_next_turn() -> None:
    t = table().give(RED, RelicFence).tokens(RED, FUEL, MATERIAL).turn(RED, ATTACK).to_prelude().use(RelicFence)
    t.answer(1, 1).turn(RED, ATTACK).to_prelude()
    assert t.offers() == [("bc24", 0)]


def test_bc24_needs_a_token_and_a_relic() -> None:
    t = table().give(RED, RelicFence).turn(RED, ATTACK).to_prelude()
    assert t.asked() != "Turn.spending"
    t = table().give(RED, RelicFence).tokens(RED, FUEL).supply(RELIC, 0).turn(RED, ATTACK).to_prelude()
    assert t.offers() == []


def test_bc24_1_outrage_does_not_matter() -> None:
    t = table().give(RED, RelicFence).tokens(RED, FUEL).outrage(RED, FUEL, RELIC).turn(RED, ATTACK).to_prelude()
    t.use(RelicFence).answer(0)
    assert t.slots(RED)[0] == RELIC


def test_bc24_2_tokens_on_a_cartel_cannot_be_used() -> None:
    t = table().give(RED, RelicFence, FuelCartel).turn(RED, ATTACK).to_prelude()
    assert ("bc24", 0) not in t.offers()


def test_bc24_3_the_discarded_token_is_back_in_the_supply_at_once() -> None:
    """O-03: the delay is for spent tokens only."""
    t = table().give(RED, RelicFence, MiningInterest).tokens(RED, MATERIAL).supply(MATERIAL, 0).turn(RED, ATTACK)
    t.to_prelude().use(RelicFence).answer(0)
    assert t.game.supply[MATERIAL] == 1
    assert t.game.spent[MATERIAL] == 0


# -- bc25 Galactic Bards ----------------------------------------------------------------------------------------------


def follower(card: int, how: int, players: int = 4) -> Table:
    """Blue owns the Bards and follows an Aggression 2."""
    return table(players).give(BLUE, GalacticBards).turn(BLUE, card, how, lead=aggro(2))


def test_bc25_declares_from_a_card_that_surpasses_or_pivots() -> None:
    for card, how in ((aggro(5), SURPASS), (mobi(5), PIVOT)):
        t = follower(card, how)
        assert t.choices("opening") == [DONE, KEEPER]
        t.answer(KEEPER)
        assert is_declared(t.game, KEEPER)
        assert lead_number(t.game) == 2  # no zero marker (ROUND-12)


def test_bc25_may_leave_it() -> None:
    t = follower(aggro(5), SURPASS).done()
    assert not is_declared(t.game, KEEPER)


def test_bc25_gives_the_leader_nothing() -> None:
    t = table().give(RED, GalacticBards).turn(RED, aggro(5)).answer(KEEPER)
    assert t.asked() != "Turn.opening"  # one declaration from the lead card (ROUND-11)
    assert lead_number(t.game) == 0


def test_bc25_1_declaring_and_seizing_come_in_either_order() -> None:
    """ROUND-02"""
    for answers in ((KEEPER, seizure(ADMIN)), (seizure(ADMIN), KEEPER)):
        t = table(4).give(BLUE, GalacticBards).hand(BLUE, ADMIN)
        t.turn(BLUE, aggro(5), SURPASS, lead=ATTACK).answer(*answers)
        assert is_declared(t.game, KEEPER)
        assert t.initiative() == BLUE
        assert t.asked() != "Turn.opening"


def test_bc25_2_a_seven_is_any_ambition_a_one_none_a_copy_nothing() -> None:
    t = follower(aggro(7), SURPASS)
    assert t.choices("opening") == [DONE, TYCOON, TYRANT, WARLORD, KEEPER, EMPATH]
    assert t.initiative() == BLUE  # the 7 seized first (ROUND-06)
    assert follower(mobi(7), PIVOT).choices("opening")[1:] == [0, 1, 2, 3, 4]
    assert follower(mobi(1), PIVOT).asked() != "Turn.opening"
    assert follower(aggro(5), COPY).asked() != "Turn.opening"


def test_bc25_3_any_earlier_declaration_this_round_stops_it() -> None:
    """The lead card's, or one by Populist Demands."""
    blue = aggro(5)
    t = table(4).give(BLUE, GalacticBards).hand(RED, ATTACK).hand(BLUE, blue).ships(RED, gate(2), 1)
    t.ships(BLUE, gate(4), 1).round().answer(ATTACK, TYRANT).to_pips().done()
    assert t.asked() == "Follow.choice"
    t.follow(SURPASS, blue)
    assert t.asked() == "Turn.action"
    t = table(4).give(BLUE, GalacticBards).hand(RED, ATTACK).hand(BLUE, blue).ships(RED, gate(2), 1)
    t.ships(BLUE, gate(4), 1).court(PopulistDemands).agents(RED, 0, 1).round().answer(ATTACK).to_pips()
    t.answer(SECURE, EMPATH).to_pips().done().follow(SURPASS, blue)
    assert t.asked() == "Turn.action"


def test_bc25_3_the_next_round_starts_anew() -> None:
    blue = (aggro(5), aggro(6))
    t = table(4).give(BLUE, GalacticBards).hand(RED, ATTACK, aggro(2)).hand(BLUE, *blue)
    t.ships(RED, gate(2), 1).ships(BLUE, gate(4), 1).rounds()
    t.answer(ATTACK, TYRANT).to_pips().done().follow(COPY, blue[1]).to_pips().done()
    t.answer(aggro(2)).to_pips().done().follow(SURPASS, blue[0])
    assert KEEPER in t.choices("opening")


def test_bc25_4_needs_a_marker_and_triggers_what_declaring_triggers() -> None:
    t = table(4).give(BLUE, GalacticBards, Farseers).hand(RED, ADMIN).marker(TYCOON, 0).marker(TYRANT, 1)
    t.turn(BLUE, aggro(5), SURPASS, lead=ATTACK).answer(KEEPER)
    assert t.game.marker_at == [TYCOON, TYRANT, KEEPER]
    assert t.choices("rival") == [RED, GOLD, WHITE]
    t = table(4).give(BLUE, GalacticBards).marker(TYCOON, 0).marker(TYRANT, 1).marker(TYRANT, 2)
    t.turn(BLUE, aggro(5), SURPASS, lead=ATTACK)
    assert t.asked() != "Turn.opening"


def test_bc22_a_flame_may_cost_the_raid() -> None:
    """BATTLE-07: keys are worth nothing without a surviving ship."""
    t = table().give(BLUE, SwornGuardians).ships(RED, gate(2), 0, 1).ships(BLUE, gate(2), 1)
    t.attack().fight(raid=1, faces=(R_KEY_FLAME,))
    assert t.holds(BLUE, SwornGuardians)


def test_bc20_and_bc24_a_stolen_fence_works_in_the_same_prelude() -> None:
    """It was not used by its new owner this turn."""
    t = table().give(RED, SilverTongues).give(BLUE, RelicFence).tokens(RED, PSIONIC).turn(RED, ATTACK).to_prelude()
    t.use(SilverTongues)
    assert t.offers() == [("bc24", 0)]


def test_rearranging_may_leave_slots_empty() -> None:
    """bc23: after a trade, with a slot too many."""
    t = trading().cities_off_board(RED, 1).turn(RED, ADMIN).to_pips().use(ElderBroker, 0)
    t.answer(1)
    assert t.choices("pick") == [MATERIAL, FUEL, EMPTY]
    t.answer(EMPTY, MATERIAL)
    assert t.slots(RED)[:3] == [NOTHING, MATERIAL, FUEL]


def test_o_03_discarded_tokens_are_back_at_once() -> None:
    """Only spent tokens wait for the end of the Prelude: Relic Fence may bring back the very Relic it took."""
    t = table(3).give(RED, RelicFence).supply(RELIC, 1).tokens(RED, RELIC).a_ship_each().turn(RED, ADMIN)
    assert t.game.supply[RELIC] == 0
    t.to_prelude().use(RelicFence).fill(slot=0)
    assert t.count(RED, RELIC) == 1


def test_bc22_3_with_keepers_solidarity_and_a_relic_nothing_can_be_stolen() -> None:
    t = table().give(BLUE, SwornGuardians, KeepersSolidarity, LoyalPilots).tokens(BLUE, RELIC)
    undeclared = t.copy()
    assert raiding(t.marker(KEEPER), R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT).asked() != "Raid.loot"
    t = raiding(undeclared, R_TWO_KEYS_INTERCEPT, R_TWO_KEYS_INTERCEPT)
    assert t.choices("loot") == [DONE, loot_card(SwornGuardians.printed)]


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_sworn_guardians_can_be_stolen_and_open_the_way() -> None:
    """One key for the card, which is buried; the next key takes what it guarded."""
    t = table(3).give(BLUE, SwornGuardians).tokens(BLUE, FUEL, FUEL).city(BLUE, hexa(5)).ships(RED, hexa(5), 1)
    t.attack().fight(raid=1, faces=(R_TWO_KEYS_INTERCEPT,))
    assert t.choices("loot") == [DONE, loot_card(SwornGuardians.printed)]
    t.answer(loot_card(SwornGuardians.printed))
    assert t.game.court_deck[0] == SwornGuardians.printed
    assert t.choices("loot") == [DONE, 1]


def test_relic_fence_works_once_per_turn_and_stays() -> None:
    t = table(3).give(RED, RelicFence).tokens(RED, FUEL, FUEL).a_ship_each().turn(RED, ADMIN).to_prelude()
    t.use(RelicFence).answer(0).fill(slot=0)
    assert t.holds(RED, RelicFence)
    assert t.offers() == []
    t.end_turn().turn(RED, mobi(2)).to_prelude()
    assert t.offers() == [("bc24", 0)]
