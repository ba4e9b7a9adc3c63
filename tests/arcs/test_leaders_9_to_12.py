"""Leaders of the pack, LEAD09 to LEAD12. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *

# -- LEAD09 Archivist ------------------------------------------------------------------------------------------------


def archivist(seed: int = 1) -> Arcs:
    return given(3, "LEAD09", "L01", "LEAD13", "L02", "LEAD16", "L03", seed=seed)


def test_lead09_learned_keeps_two_of_five() -> None:
    game = archivist()
    assert isinstance(game.stack[-1], LearnLore)
    assert game.ask is not None
    assert len(game.ask.choices) == 5
    first, second, *scrapped = game.ask.choices
    pick(game, second)
    assert game.ask.choices == [first, *scrapped]
    pick(game, first)
    assert not isinstance(game.stack[-1], LearnLore)
    assert lore_of(game, RED) == sorted([FIRST_LORE, first, second])
    assert game.log is not None
    assert [line.refs for line in game.log if line.key == "scrap_lore"] == [(RED, 3)]


def test_lead09_1_done_after_all_drafting_and_other_leaders_setup() -> None:
    for seed in range(6):
        game = archivist(seed)
        assert isinstance(game.stack[-1], LearnLore)
        assert game.left[BLUE * PIECES + CITY] == 3
        assert game.outrage[GOLD * RESOURCES + MATERIAL] == 1


def drafted_archivist(players: int, **options: object) -> tuple[Arcs, int]:
    """A game in which somebody drafted the Archivist, and the curtain before the last pick."""
    for seed in range(60):
        game, rng = drafting(players, seed, **options), Stream(seed)
        before = game.curtain
        while game.ask is not None and isinstance(game.stack[-1], Draft):
            choices, before = game.ask.choices, game.curtain
            pick(game, Archivist.printed if Archivist.printed in choices else choices[rng.below(len(choices))])
        if isinstance(game.stack[-1], LearnLore):
            return game, before
    raise AssertionError("the Archivist never came")


def test_lead09_3_draws_from_the_untouched_deck_not_from_the_row() -> None:
    game, _ = drafted_archivist(4, lore=2, pools="pack")
    assert game.ask is not None
    assert len(game.ask.choices) == 5  # the pack leaves just five
    assert not set(game.ask.choices) & set(game.lore_row)


def test_lead09_others_never_see_what_the_archivist_saw() -> None:
    """Views and imagined worlds before, during and after the choice; the log lines are private."""
    game = archivist()
    assert game.ask is not None
    seen = game.ask.choices
    own = seen_by(game, RED)
    assert sorted(own.lore_deck[-5:]) == seen
    assert set(own.lore_deck[:-5]) == {UNKNOWN}
    assert set(seen_by(game, BLUE).lore_deck) == {UNKNOWN}
    guesses = set()
    for seed in range(20):
        theirs, mine = world(game, BLUE, seed), world(game, RED, seed)
        assert theirs.ask is not None
        assert mine.ask is not None
        guesses.add(tuple(theirs.ask.choices))
        assert mine.ask.choices == seen
    assert len(guesses) > 10
    pick(game, seen[0])
    pick(game, seen[1])
    assert game.log is not None
    private = [line for line in game.log if line.key == "see_lore"]
    assert [line.only for line in private] == [RED] * 5
    assert set(seen_by(game, RED).lore_deck) == {UNKNOWN}


def test_lead09_draws_the_curtain() -> None:
    """What is seen cannot be taken back: the last pick of the draft brings the cards to light."""
    game, before = drafted_archivist(2)
    assert game.curtain > before


def test_lead09_academic_demotes_tycoon() -> None:
    t = table().give(RED, Archivist).marker(TYCOON).tokens(RED, FUEL, MATERIAL).tokens(BLUE, FUEL)
    assert t.score().power() == [3, 3, 0]


def test_lead09_2_starts_without_a_starport() -> None:
    assert Archivist.pieces.buildings == (CITY, CITY)


# -- LEAD10 Overseer -----------------------------------------------------------------------------------------------


def test_lead10_ruthless_taxes_twice_and_damages_the_city() -> None:
    t = table().give(RED, Overseer).city(RED, hexa(2)).tax().fill(slot=0, wish=1).fill(slot=1)
    assert t.count(RED, RELIC) == 2
    assert is_damaged(t.building_at(hexa(2)))
    assert t.abilities(Overseer) == [0]


def test_lead10_ruthless_builds_two_ships_and_damages_the_starport() -> None:
    t = table().give(RED, Overseer).starport(RED, hexa(2)).build().fill(piece=SHIP, wish=1)
    assert t.fresh(RED, hexa(2)) == 2
    assert is_damaged(t.building_at(hexa(2)))


def test_lead10_ruthless_may_be_left_out() -> None:
    t = table().give(RED, Overseer).city(RED, hexa(2)).tax().fill(slot=0, wish=0)
    assert t.count(RED, RELIC) == 1
    assert not is_damaged(t.building_at(hexa(2)))


def test_lead10_1_once_per_turn_in_total_and_for_free() -> None:
    """Either for a tax or for a ship; the repeat spends no pip."""
    t = table().give(RED, Overseer).city(RED, hexa(2)).city(RED, hexa(3)).turn(RED, admin(2))
    t.act(TAX).fill(place=place_at(hexa(2), 0), slot=0, wish=1).fill(slot=1)
    assert t.asked() == "Turn.action"
    assert t.answer(TAX).asked() == "Store.slot"
    t.fill(slot=2)
    assert t.asked() == "Turn.action"  # not asked again
    assert t.count(RED, RELIC) == 2
    turn = t.game.stack[0]
    assert isinstance(turn, Turn)
    assert turn.pips == 2  # of four


def test_lead10_2_outrage_comes_before_the_second_token() -> None:
    """The first Relic is lost to the Outrage, the second is not."""
    t = table().give(RED, Overseer).city(RED, hexa(2), DAMAGED).tax().fill(slot=0)
    assert t.count(RED, RELIC) == 1
    t.answer(1)
    assert t.asked() == "Tidy.wish"  # the city comes home and covers a slot
    t.answer(0)
    assert t.is_outraged(RED, RELIC)
    t.fill(slot=0)
    assert t.count(RED, RELIC) == 1
    assert t.places(hexa(2), RED) == []


def test_lead10_3_allowed_even_if_the_repeat_yields_nothing() -> None:
    t = table().give(RED, Overseer).city(RED, hexa(2)).supply(RELIC, 1).tax().fill(slot=0)
    assert t.answer(1).count(RED, RELIC) == 1
    t = table().give(RED, Overseer).starport(RED, hexa(2)).ships(RED, gate(2), 15).build()
    assert t.fill(piece=SHIP).choices("wish") == [0, 1]  # BUILD-04: also the first ship may be missing
    assert t.answer(1).fresh(RED, hexa(2)) == 0


def test_lead10_4_repeating_the_tax_of_a_rival_city_captures_another_agent() -> None:
    t = table().give(RED, Overseer).city(BLUE, hexa(2)).ships(RED, hexa(2), 1).tax()
    t.fill(slot=0, wish=1).fill(slot=1)
    assert t.captives_of(RED, BLUE) == 2
    assert t.count(RED, RELIC) == 2


def test_lead10_5_destroyed_rival_buildings_are_trophies_own_ones_go_home() -> None:
    t = table().give(RED, Overseer).city(BLUE, hexa(2), DAMAGED).ships(RED, hexa(2), 1).court(MiningInterest)
    t.agents(BLUE, 0, 1).tax().fill(slot=0, wish=1)
    assert t.trophies_of(RED, BLUE, CITY) == 1
    assert t.holds(RED, MiningInterest)  # a rival's city: the Court is ransacked too
    t = table().give(RED, Overseer).starport(RED, hexa(2), DAMAGED).court(MiningInterest).turn(RED, BUILDING)
    t.act(BUILD).fill(piece=SHIP, wish=1)
    assert t.left(RED, STARPORT) == 5
    assert t.fresh(RED, hexa(2)) == 2


def test_lead10_own_city_destroyed_provokes_outrage_but_does_not_ransack() -> None:
    t = table().give(RED, Overseer).city(RED, hexa(2), DAMAGED).court(MiningInterest).agents(RED, 0, 1)
    t.tax().fill(slot=0, wish=[1, 0])
    assert t.is_outraged(RED, RELIC)
    assert t.game.court[0] == MiningInterest.printed
    assert t.left(RED, CITY) == 5


def test_lead10_ruthless_follows_a_nurture_but_no_special_way_to_build() -> None:
    t = table().give(RED, Overseer, LivingStructures).city(RED, hexa(2)).turn(RED, BUILDING).to_pips()
    assert t.use(LivingStructures).fill(slot=0).asked() == "HitAndRepeat.wish"


def test_lead10_hated_removes_two_ships_and_three_agents() -> None:
    game = given(2, "LEAD10", "L01", "LEAD16", "L02")
    assert (game.removed[SHIP], game.removed[AGENT]) == (2, 3)
    assert (game.left[SHIP], game.left[AGENT]) == (15 - 10 - 2, 7)  # two players: two systems C


# -- LEAD11 Corsair ------------------------------------------------------------------------------------------------


def test_lead11_tricky_rolls_raid_dice_again_up_to_the_types_it_has() -> None:
    t = cornering(table().give(RED, Corsair).tokens(RED, FUEL, WEAPON))
    t.fight(raid=3, faces=(R_INTERCEPT, R_INTERCEPT, R_INTERCEPT))
    assert t.choices("effect") == [DONE, reroll(Corsair.printed, RAID)]
    t.answer(reroll(Corsair.printed, RAID), 0, 1)
    assert t.is_chance()  # two types, two dice
    t.answer((R_KEY_FLAME, R_KEY_FLAME))
    assert t.asked() != "RollAgain.effect"


def test_lead11_1_one_reroll_per_battle() -> None:
    t = cornering(table().give(RED, Corsair).tokens(RED, FUEL))
    t.fight(raid=2, faces=(R_INTERCEPT, R_INTERCEPT)).answer(reroll(Corsair.printed, RAID), 0).answer((R_KEY_FLAME,))
    assert t.asked() != "RollAgain.effect"
    assert [line.refs for line in t.told("roll_again")] == [(RED, Corsair.printed, (12 + R_KEY_FLAME,))]


def test_lead11_2_types_include_tokens_on_cards_and_a_cartel_pile() -> None:
    t = table().give(RED, Corsair, AncientHoldings, FuelCartel).tokens(RED, WEAPON)
    t = (
        cornering(t.token_on_card(RED, RELIC))
        .fight(raid=3, faces=(R_INTERCEPT,) * 3)
        .answer(reroll(Corsair.printed, RAID))
    )
    t.answer(0, 1, 2)
    assert t.is_chance()  # Weapon, Relic and the Fuel of the Cartel


def test_lead11_tricky_needs_a_token() -> None:
    t = cornering(table().give(RED, Corsair)).fight(raid=3, faces=(R_INTERCEPT,) * 3)
    assert t.asked() != "RollAgain.effect"


def test_lead11_wary_never_has_more_assault_than_skirmish_dice() -> None:
    t = cornering(table().give(RED, Corsair))
    assert t.choices("assault") == [0, 1]
    assert t.answer(1).choices("skirmish") == [1, 2]


# -- LEAD12 Noble --------------------------------------------------------------------------------------------------


def test_lead12_connected_secures_the_top_card_for_a_new_ambition() -> None:
    t = table().give(RED, Noble).deck(MiningInterest).turn(RED, MOVING).answer(TYRANT)
    assert t.holds(RED, MiningInterest)
    assert MiningInterest.printed not in t.game.court_deck


def test_lead12_connected_locks_the_prelude_of_the_card() -> None:
    t = table().give(RED, Noble).tokens(RED, FUEL).deck(MiningInterest).turn(RED, MOVING).answer(TYRANT)
    assert t.asked() == "Turn.spending"
    assert t.offers() == []


def test_lead12_connected_needs_an_ambition_without_marker() -> None:
    t = table().give(RED, Noble).deck(MiningInterest).marker(TYRANT).turn(RED, MOVING).answer(TYRANT)
    assert not t.holds(RED, MiningInterest)


def test_lead12_connected_lets_vox_cards_take_effect() -> None:
    t = table().give(RED, Noble).deck(MassUprising).turn(RED, MOVING).answer(TYRANT)
    assert t.asked() == "Uprising.cluster"
    t.answer(2 - 1)
    assert t.fresh(RED, gate(2)) == 1
    assert MassUprising.printed in t.game.court_discard


def test_lead12_1_populist_demands_can_trigger_connected_again() -> None:
    t = table().give(RED, Noble).deck(MiningInterest, PopulistDemands).turn(RED, MOVING).answer(TYRANT)
    assert t.asked() == "DeclareAny.ambition"
    t.answer(WARLORD)
    assert t.holds(RED, MiningInterest)
    t = table().give(RED, Noble).deck(MiningInterest, PopulistDemands).turn(RED, MOVING).answer(TYRANT, TYRANT)
    assert not t.holds(RED, MiningInterest)


def test_lead12_2_nothing_leaves_the_court_row() -> None:
    t = table().give(RED, Noble).deck(MiningInterest).agents(RED, 0, 1).agents(BLUE, 0, 1)
    row = list(t.game.court)
    t.turn(RED, MOVING).answer(TYRANT)
    assert t.game.court == row
    assert (t.on_court(0, RED), t.on_court(0, BLUE)) == (1, 1)


def test_lead12_3_connected_and_farseers_come_in_the_order_chosen() -> None:
    """FINE-06"""
    t = table().give(RED, Noble, Farseers).deck(MiningInterest).hand(BLUE, ATTACK).turn(RED, MOVING).answer(TYRANT)
    assert t.asked() == "Declare.card"
    assert t.choices() == [Farseers.printed, Noble.printed]
    t.answer(Farseers.printed)
    assert t.asked() == "LookAndSwap.rival"
    assert not t.holds(RED, MiningInterest)
    t.answer(BLUE)
    assert t.holds(RED, MiningInterest)
    t = table().give(RED, Noble, Farseers).deck(MiningInterest).hand(BLUE, ATTACK).turn(RED, MOVING).answer(TYRANT)
    t.answer(Noble.printed)
    assert t.holds(RED, MiningInterest)
    assert t.asked() == "LookAndSwap.rival"


def test_lead12_4_farseers_gained_by_connected_miss_the_declaration() -> None:
    """CC-07"""
    t = table().give(RED, Noble).deck(Farseers).hand(BLUE, ATTACK).ships(RED, gate(2), 1)
    t.turn(RED, MOVING).answer(TYRANT)
    assert t.holds(RED, Farseers)
    assert t.asked() == "Turn.action"


def test_lead12_5_city_bonus_applies_to_first_places() -> None:
    t = table().give(RED, Noble).marker(KEEPER).cities_off_board(RED, 4).tokens(RED, RELIC).score()
    assert t.power() == [7, 0, 0]


def test_lead12_influential_influences_twice_by_copy_or_pivot() -> None:
    t = copying(table().give(RED, Noble), MOBILIZATION).answer(INFLUENCE).fill(slot=1)
    assert t.asked() == "MayInfluence.court"
    t.answer(1)
    assert t.on_court(1, RED) == 2
    assert t.abilities(Noble) == [1]
    t = table().give(RED, Noble).turn(RED, ADMIN, PIVOT, MOVING).act(INFLUENCE).answer(1)
    assert t.asked() == "MayInfluence.court"
    t = table().give(RED, Noble).turn(RED, MOVING).act(INFLUENCE).answer(1)
    assert t.asked() == "Turn.action"


def test_lead12_proud_scores_sole_first_places_only() -> None:
    t = table().give(RED, Noble).marker(KEEPER).tokens(RED, RELIC).tokens(BLUE, RELIC, RELIC).score()
    assert t.power() == [0, 5, 0]
    t = table().give(RED, Noble).marker(KEEPER).tokens(RED, RELIC).tokens(BLUE, RELIC).score()
    assert t.power() == [0, 3, 0]


def test_lead12_connected_with_an_empty_court_deck_does_nothing() -> None:
    t = table().give(RED, Noble)
    t.court_deck([])
    t.turn(RED, MOVING).answer(TYRANT)
    assert t.abilities(Noble) == []
