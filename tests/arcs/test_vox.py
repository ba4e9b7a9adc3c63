"""The Vox cards: bc26 to bc31. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *


def shuffled(t: Table) -> Table:
    """The Court deck keeps its order."""
    assert t.is_chance()
    return t.answer(tuple(range(len(t.game.court_deck))))


# -- bc26 Mass Uprising --------------------------------------------------------------------------------


def test_bc26_puts_a_ship_into_each_system_of_a_cluster() -> None:
    t = table().court(MassUprising).secure(RED, MassUprising)
    assert t.choices("cluster") == [1, 2, 4, 5]  # clusters 1 and 4 are out of play
    t.answer(4)
    assert [t.fresh(RED, system) for system in (gate(5), arrow(5), crescent(5), hexa(5))] == [1, 1, 1, 1]
    assert t.game.court_discard == [MassUprising.printed]
    assert MassUprising.printed not in t.game.court


def test_bc26_1_ships_that_come_into_a_battle_do_not_raid() -> None:
    """BATTLE-10: Red's only ship dies of the interception, the ransacked Uprising brings a new one: no raid."""
    t = table().court(MassUprising).tokens(BLUE, FUEL).agents(BLUE, 0, 1).ships(RED, hexa(2), 0, 1)
    t.city(BLUE, hexa(2), DAMAGED).ships(BLUE, gate(6), 1).attack().fight(raid=1, faces=(3,))
    assert t.trophies_of(RED, BLUE, CITY) == 1
    assert t.asked() == "Uprising.cluster"
    t.answer(1)
    assert t.fresh(RED, hexa(2)) == 1
    assert t.asked() != "Raid.loot"


def test_bc26_1_a_surviving_attacker_still_raids() -> None:
    t = table().court(MassUprising).tokens(BLUE, NOTHING, FUEL).agents(BLUE, 0, 1).ships(RED, hexa(2), 1)
    t.city(BLUE, hexa(2), DAMAGED).attack().fight(raid=1, faces=(R_BUILDING_KEY,)).answer(4)
    assert t.asked() == "Raid.loot"


def test_bc26_2_with_fewer_ships_you_choose_the_systems() -> None:
    t = table().court(MassUprising).ships(RED, gate(2), 13).secure(RED, MassUprising).answer(4)
    assert t.choices("system") == [gate(5), arrow(5), crescent(5), hexa(5)]
    t.answer(hexa(5), gate(5))
    assert t.left(RED, SHIP) == 0
    assert [t.fresh(RED, system) for system in (gate(5), arrow(5), crescent(5), hexa(5))] == [1, 0, 0, 1]


# -- bc27 Populist Demands -------------------------------------------------------------------------------


def test_bc27_declares_any_ambition_with_the_highest_marker() -> None:
    t = table().court(PopulistDemands).marker(TYCOON, 0).secure(RED, PopulistDemands)
    assert t.choices("ambition") == [DONE, TYCOON, TYRANT, WARLORD, 3, EMPATH]
    t.answer(EMPATH)
    assert t.game.marker_at == [TYCOON, NOTHING, EMPATH]
    assert t.game.declared == 1
    assert t.game.court_discard == [PopulistDemands.printed]


def test_bc27_never_places_the_zero_marker() -> None:
    """ROUND-12 (erratum)"""
    t = table().court(PopulistDemands).secure(RED, PopulistDemands).answer(WARLORD)
    assert lead_number(t.game) == 2


def test_bc27_may_be_left() -> None:
    t = table().court(PopulistDemands).secure(RED, PopulistDemands).done()
    assert t.game.marker_at == [NOTHING] * 3
    assert t.game.court_discard == [PopulistDemands.printed]


def test_bc27_1_impossible_without_a_marker() -> None:
    t = table().court(PopulistDemands).marker(TYCOON, 0).marker(TYRANT, 1).marker(TYRANT, 2)
    t.secure(RED, PopulistDemands)
    assert t.asked() != "DeclareAny.ambition"
    assert t.game.court_discard == [PopulistDemands.printed]


def test_bc27_2_for_followers_too_and_a_full_declaration() -> None:
    """A follower secures it with a Relic in the Prelude; Farseers answer."""
    t = table().court(PopulistDemands).give(BLUE, Farseers).tokens(BLUE, RELIC).agents(BLUE, 0, 1).hand(RED, ADMIN)
    t.turn(BLUE, MOVING, PIVOT, lead=ATTACK).spend(BLUE, 0).answer(SECURE, TYRANT)
    assert t.asked() == "LookAndSwap.rival"


# -- bc28 Outrage Spreads -------------------------------------------------------------------------------


def test_bc28_everybody_provokes_outrage() -> None:
    t = table().court(OutrageSpreads).tokens(RED, FUEL, RELIC).tokens(BLUE, FUEL, FUEL).give(GOLD, Gatekeepers)
    t.secure(RED, OutrageSpreads).answer(FUEL)
    assert all([t.is_outraged(seat, FUEL) for seat in (RED, BLUE, GOLD)])
    assert t.slots(RED)[:2] == [NOTHING, RELIC]
    assert t.count(BLUE, FUEL) == 0
    assert not t.holds(GOLD, Gatekeepers)
    assert t.game.supply[FUEL] == 5
    assert [t.left(seat, AGENT) for seat in (BLUE, GOLD)] == [9, 9]


def test_bc28_may_be_left() -> None:
    t = table().court(OutrageSpreads).secure(RED, OutrageSpreads).done()
    assert t.game.outrage == [0] * 20
    assert t.game.court_discard == [OutrageSpreads.printed]


def test_bc28_1_loyal_cards_stay_and_those_marked_discard_again() -> None:
    t = table().court(OutrageSpreads).give(BLUE, LoyalEngineers, MiningInterest).outrage(BLUE, MATERIAL)
    t.tokens(BLUE, MATERIAL).secure(RED, OutrageSpreads).answer(MATERIAL)
    assert t.holds(BLUE, LoyalEngineers)
    assert not t.holds(BLUE, MiningInterest)
    assert t.count(BLUE, MATERIAL) == 0
    assert t.left(BLUE, AGENT) == 9  # no second agent


def test_bc28_2_no_ransacking_follows() -> None:
    """OUTRAGE-04"""
    t = table().court(OutrageSpreads).agents(BLUE, 1, 1).secure(RED, OutrageSpreads).answer(FUEL)
    assert t.on_court(1, BLUE) == 1
    assert t.trophies_of(RED, BLUE, AGENT) == 0


def test_bc28_3_cards_gained_afterwards_are_safe() -> None:
    t = table().court(OutrageSpreads, Gatekeepers).agents(RED, 1, 1).secure(RED, OutrageSpreads).answer(FUEL)
    t.answer(SECURE)
    assert t.holds(RED, Gatekeepers)


# -- bc29 Song of Freedom -------------------------------------------------------------------------------


def freeing() -> Table:
    """Red controls the system of a city of Blue's."""
    return table().court(SongOfFreedom).ships(RED, hexa(2), 1).city(BLUE, hexa(2)).city(GOLD, hexa(3))


def test_bc29_returns_a_city_and_seizes() -> None:
    """A follower secures it; the usual restrictions for seizing hold."""
    t = freeing().agents(BLUE, 0, 1).ships(BLUE, hexa(3), 2).tokens(BLUE, RELIC)
    t.turn(BLUE, MOVING, PIVOT, lead=ATTACK).spend(BLUE, 0).answer(SECURE)
    assert t.choices("place") == [DONE, place_at(hexa(3), 0)]
    t.answer(place_at(hexa(3), 0))
    assert t.left(GOLD, CITY) == 5
    assert t.choices("seizing") == [0, 1]
    t.answer(1)
    assert t.initiative() == BLUE
    shuffled(t)


def test_bc29_the_seizure_may_be_left_and_needs_a_city() -> None:
    t = freeing().agents(BLUE, 0, 1).ships(BLUE, hexa(3), 2).tokens(BLUE, RELIC)
    t.turn(BLUE, MOVING, PIVOT, lead=ATTACK).spend(BLUE, 0).answer(SECURE, DONE)
    assert t.is_chance()  # no city returned: no seizing, only the shuffle
    assert t.initiative() == RED


def test_bc29_1_an_own_city_must_be_controlled_too() -> None:
    t = freeing().city(RED, arrow(5)).city(RED, crescent(5)).ships(RED, crescent(5), 1)
    t.secure(RED, SongOfFreedom)
    assert t.choices("place") == [DONE, place_at(hexa(2), 0), place_at(crescent(5), 0)]


def test_bc29_2_a_city_may_be_returned_without_seizing() -> None:
    """Red leads, so there is nothing to seize."""
    t = freeing().secure(RED, SongOfFreedom).answer(place_at(hexa(2), 0))
    assert t.left(BLUE, CITY) == 5
    assert t.is_chance()
    t = freeing().agents(BLUE, 0, 1).ships(BLUE, hexa(3), 2).tokens(BLUE, RELIC)
    t.game.seized, t.game.initiative = 1, GOLD
    t.turn(BLUE, MOVING, PIVOT, lead=ATTACK).spend(BLUE, 0).answer(SECURE, place_at(hexa(3), 0))
    assert t.is_chance()
    assert t.initiative() == GOLD


def test_bc29_3_no_outrage_no_trophy_but_slots_are_covered() -> None:
    """PRELUDE-09: the owner decides what finds no place."""
    t = freeing().tokens(BLUE, FUEL, RELIC, MATERIAL).secure(RED, SongOfFreedom).answer(place_at(hexa(2), 0))
    assert t.seat() == BLUE
    assert t.choices("pick") == [MATERIAL, FUEL, RELIC]
    t.answer(MATERIAL, RELIC)
    assert t.slots(BLUE)[:3] == [MATERIAL, RELIC, NOTHING]
    assert t.game.supply[FUEL] == 5
    assert not t.is_outraged(RED, RELIC)
    assert t.trophies_of(RED, BLUE, CITY) == 0


def test_bc29_4_is_shuffled_into_the_deck_before_the_place_is_filled() -> None:
    """So it can come right back; nobody knows the order any more."""
    t = freeing()
    t.game.court_open[0] = 1
    t.secure(RED, SongOfFreedom).done()
    assert SongOfFreedom.printed in t.game.court_deck
    assert t.game.court[0] == NOTHING
    shuffled(t)
    assert t.game.court[0] == SongOfFreedom.printed  # it lay on top
    assert not any(t.game.court_open)


# -- bc30 Guild Struggle --------------------------------------------------------------------------------


def test_bc30_steals_a_guild_card_and_reshuffles_discarded_ones() -> None:
    t = table().court(GuildStruggle).give(BLUE, Gatekeepers).give(GOLD, FuelCartel).tokens(BLUE, RELIC)
    t.court_deck([c for c in t.game.court_deck if c not in (MiningInterest.printed, MassUprising.printed)])
    t.game.court_discard = [MiningInterest.printed, MassUprising.printed]
    t.secure(RED, GuildStruggle)
    assert t.choices("loot") == [DONE, loot_card(FuelCartel.printed), loot_card(Gatekeepers.printed)]
    t.answer(loot_card(FuelCartel.printed))
    assert t.holds(RED, FuelCartel)
    assert t.game.court_discard == [MassUprising.printed]
    shuffled(t)
    assert t.game.court_discard == [MassUprising.printed, GuildStruggle.printed]
    assert MiningInterest.printed in [*t.game.court_deck, t.game.court[0]]


def test_bc30_the_stealing_is_optional_the_reshuffle_is_not() -> None:
    t = table().court(GuildStruggle).give(BLUE, Gatekeepers)
    t.game.court_discard = [SilverTongues.printed]
    t.court_deck([card for card in t.game.court_deck if card != SilverTongues.printed])
    t.secure(RED, GuildStruggle).done()
    assert t.holds(BLUE, Gatekeepers)
    assert t.is_chance()
    assert SilverTongues.printed in t.game.court_deck


def test_bc30_1_protections_apply() -> None:
    t = table().court(GuildStruggle).give(BLUE, SwornGuardians, Gatekeepers).secure(RED, GuildStruggle)
    assert t.choices("loot") == [DONE, loot_card(SwornGuardians.printed)]


def test_bc30_2_stolen_sworn_guardians_end_up_in_the_shuffled_deck() -> None:
    t = table().court(GuildStruggle).give(BLUE, SwornGuardians).secure(RED, GuildStruggle)
    t.answer(loot_card(SwornGuardians.printed))
    assert SwornGuardians.printed in t.game.court_deck
    assert not any(t.game.court_open)
    assert t.is_chance()


# -- bc31 Call to Action ---------------------------------------------------------------------------------


def test_bc31_draws_the_bottom_card_of_the_discard_pile() -> None:
    t = table().court(CallToAction).discard_pile(ADMIN, MOVING).secure(RED, CallToAction)
    assert t.game.hands[RED] == [ADMIN]
    assert t.game.discard == [MOVING]
    assert t.game.court_discard == [CallToAction.printed]
    assert [line.only for line in t.told("draw_card")] == [RED]


def test_bc31_1_the_bottom_card_comes_from_the_undealt_ones() -> None:
    """SETUP-01: no draw deck; what was left after dealing was shuffled and lies at the bottom."""
    t = table().court(CallToAction).hand(RED, aggro(2)).agents(RED, 0, 1).ships(RED, gate(2), 1)
    t.fill_discard()
    undealt = list(t.game.discard)
    t.game.jumbled = len(undealt)
    t.round().answer(aggro(2)).act(SECURE)
    assert t.game.hands[RED] == undealt[:1]
    assert t.game.deck == []


def test_bc31_with_an_empty_pile_draws_nothing() -> None:
    """O-06"""
    t = table().court(CallToAction).discard_pile().secure(RED, CallToAction)
    assert t.game.hands[RED] == []
    assert t.game.court_discard == [CallToAction.printed]


def test_bc31_with_split_piles_the_open_one_is_shuffled_in_if_need_be() -> None:
    """FINE-09"""
    t = table(split_discard=True).court(CallToAction).discard_pile()
    t.game.discard_up = [MOVING, ADMIN]
    t.secure(RED, CallToAction)
    assert t.is_chance()
    t.answer((1, 0))
    assert t.game.hands[RED] == [ADMIN]
    assert t.game.discard == [MOVING]


# -- Vox cards in general ----------------------------------------------------------------------------------


def test_vox_effects_come_before_the_place_is_filled() -> None:
    """SECURE-02: bc27 is asked while its place at Court is empty."""
    t = table().court(PopulistDemands).secure(RED, PopulistDemands)
    assert t.game.court[0] == NOTHING
    t.done()
    assert t.game.court[0] != NOTHING


def test_vox_effects_come_when_ransacked_too() -> None:
    """CC-03, RANSACK-01: ransacking is a way of securing (bc27)."""
    t = table().court(PopulistDemands).agents(BLUE, 0, 1).ships(RED, hexa(2), 1).city(BLUE, hexa(2))
    t.attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert t.asked() == "DeclareAny.ambition"
    assert t.trophies_of(RED, BLUE, AGENT) == 1


def test_vox_never_enters_a_play_area() -> None:
    t = table().court(MassUprising).secure(RED, MassUprising).answer(1)
    assert t.game.holder[MassUprising.printed] == NOTHING


def test_fine_06_undefined_orders_follow_turn_order() -> None:
    t = table(3).court(OutrageSpreads).agents(GOLD, 0, 1).turn(GOLD, aggro(2), PIVOT, ADMIN).act(SECURE).answer(FUEL)
    assert [line.refs[0] for line in t.told("outrage")] == [RED, BLUE, GOLD]
