"""Guild cards of the Psionic suit: bc16 to bc20. A number after a code is a line of the card's rulings."""

from __future__ import annotations

from arcs.prelude import *
from starboard.core.codec import digest

SPIES = offer(LatticeSpies.printed, 0)

# -- bc16 Lattice Spies ----------------------------------------------------------------------------------


def test_bc16_seizes_the_initiative() -> None:
    t = table().give(BLUE, LatticeSpies).turn(BLUE, MOVING, PIVOT, lead=ATTACK).to_prelude().use(LatticeSpies)
    assert t.initiative() == BLUE
    assert t.game.seized == 1
    assert t.game.court_discard == [LatticeSpies.printed]


def test_bc16_comes_before_any_other_prelude_action() -> None:
    t = table().give(BLUE, LatticeSpies).tokens(BLUE, FUEL).ships(BLUE, gate(2), 1)
    t.turn(BLUE, MOVING, PIVOT, lead=ATTACK).to_prelude()
    assert SPIES in t.choices("spending")
    t.spend(BLUE, 0).done()
    assert t.asked() != "Turn.spending"


def test_bc16_other_prelude_actions_may_follow() -> None:
    t = table().give(BLUE, LatticeSpies).tokens(BLUE, FUEL).turn(BLUE, MOVING, PIVOT, lead=ATTACK).to_prelude()
    t.use(LatticeSpies)
    assert t.asked() == "Turn.spending"


def test_bc16_keeps_others_from_seizing() -> None:
    """ROUND-07: one seizure per round; later the initiative is not checked."""
    t = table().give(BLUE, LatticeSpies).hand(RED, ATTACK).hand(BLUE, MOVING).hand(GOLD, aggro(6), ADMIN)
    t.ships(RED, gate(2), 1).ships(BLUE, gate(3), 1).ships(GOLD, gate(5), 1).round()
    t.answer(ATTACK).to_pips().done().follow(PIVOT, MOVING).to_prelude().use(LatticeSpies).done()
    t.follow(SURPASS, aggro(6))
    assert t.asked() == "Turn.action"  # nothing to seize
    t.done()
    assert t.initiative() == BLUE


def test_bc16_1_the_declaration_comes_first_and_the_seizure_is_still_open() -> None:
    """Declaring with Galactic Bards is no action: the Spies may follow it. The other order changes nothing."""
    t = table().give(BLUE, LatticeSpies, GalacticBards).turn(BLUE, MOVING, PIVOT, lead=ATTACK)
    t.answer(TYRANT)
    assert SPIES in t.choices("spending")
    t.use(LatticeSpies)
    assert is_declared(t.game, TYRANT)
    assert t.initiative() == BLUE


def test_bc16_2_may_be_discarded_even_if_you_cannot_seize() -> None:
    t = table().give(RED, LatticeSpies).turn(RED, ATTACK).to_prelude().use(LatticeSpies)
    assert t.initiative() == RED
    assert t.game.seized == 0
    assert t.game.court_discard == [LatticeSpies.printed]
    t = table().give(BLUE, LatticeSpies)
    t.game.seized, t.game.initiative = 1, GOLD
    t.turn(BLUE, MOVING, PIVOT, lead=ATTACK).to_prelude().use(LatticeSpies)
    assert t.initiative() == GOLD


def test_bc16_3_costs_no_action_card() -> None:
    t = table().give(BLUE, LatticeSpies).hand(BLUE, ADMIN).turn(BLUE, MOVING, PIVOT, lead=ATTACK).to_prelude()
    t.use(LatticeSpies)
    assert t.game.hands[BLUE] == [ADMIN]
    assert t.game.seize_cards[BLUE] == NOTHING


# -- bc17 Farseers: the look --------------------------------------------------------------------------------


def declaring(lead: int = ATTACK) -> Table:
    """Red owns Farseers, leads, and has two cards left; Blue and Gold have hands too."""
    t = table().give(RED, Farseers).hand(RED, lead, BUILDING, ADMIN).hand(BLUE, MOVING, construct(6))
    t.hand(GOLD, admin(2)).fill_discard()
    return t.turn(RED, lead)


def test_bc17_sees_a_hand_and_swaps_at_a_declaration() -> None:
    t = declaring().answer(TYRANT)
    assert t.choices("rival") == [BLUE, GOLD]
    t.answer(BLUE)
    assert t.choices("mine") == [DONE, ADMIN, BUILDING]
    t.answer(ADMIN)
    assert t.choices("theirs") == [construct(6), MOVING]
    t.answer(MOVING)
    assert sorted(t.game.hands[RED]) == [BUILDING, MOVING]
    assert sorted(t.game.hands[BLUE]) == [ADMIN, construct(6)]


def test_bc17_only_the_owner_learns_the_hand() -> None:
    """ROUND-13, ROUND-15: Red knows Blue's hand for certain, Gold does not, and there is no way back."""
    t = declaring()
    before = t.game.curtain
    t.answer(TYRANT, BLUE)
    assert t.game.curtain > before
    assert all([each.hands[BLUE] == sorted(t.game.hands[BLUE]) for each in t.worlds(RED, 8)])
    assert any([each.hands[BLUE] != sorted(t.game.hands[BLUE]) for each in t.worlds(GOLD, 8)])
    assert {line.only for line in t.told("see_card")} == {RED}


def test_bc17_after_a_swap_both_know_one_card_of_the_other() -> None:
    t = declaring().answer(TYRANT, BLUE, ADMIN, MOVING)
    assert all([sorted(each.hands[BLUE]) == sorted(t.game.hands[BLUE]) for each in t.worlds(RED, 8)])
    assert all([MOVING in each.hands[RED] for each in t.worlds(BLUE, 8)])


def test_bc17_a_swap_hides_from_others_what_they_knew() -> None:
    """A card that Gold saw in Blue's hand may have gone to Red now, and the reverse."""
    t = declaring()
    t.remember(GOLD, MOVING, BLUE)
    t.remember(GOLD, construct(6), seen_with(BLUE))  # in the hand, or face down on the table
    t.answer(TYRANT, BLUE, ADMIN, MOVING)
    assert t.sight(GOLD, MOVING) == NOTHING
    assert t.sight(GOLD, construct(6)) == NOTHING


def test_bc17_views_agree_in_the_middle_of_a_swap() -> None:
    """The law of worlds, at each question of the swap, for everybody."""
    t = declaring()
    for answer in (TYRANT, BLUE, ADMIN):
        t.answer(answer)
        for seat in (RED, BLUE, GOLD):
            assert digest(seen_by(world(t.game, seat, 5), seat)) == digest(t.view(seat))


def test_bc17_looks_at_any_declaration_of_its_owner_but_not_of_others() -> None:
    t = declaring()
    t.game.hands[RED] = []
    t.court(PopulistDemands).secure(RED, PopulistDemands).answer(EMPATH)
    assert t.asked() == "LookAndSwap.rival"
    t = table().give(RED, Farseers).hand(BLUE, MOVING).turn(BLUE, ATTACK).answer(TYRANT)
    assert t.asked() != "LookAndSwap.rival"


def test_bc17_3_the_exchange_is_simultaneous() -> None:
    """The card given was held before: the one just taken cannot go back."""
    t = declaring().answer(TYRANT, GOLD, BUILDING)
    assert t.game.hands[GOLD] == [BUILDING]  # Gold's only card came the other way
    assert sorted(t.game.hands[RED]) == sorted([ADMIN, admin(2)])


def test_bc17_5_the_look_is_compulsory_the_exchange_is_not() -> None:
    t = declaring().answer(TYRANT)
    assert DONE not in t.choices("rival")
    t.answer(BLUE).done()
    assert sorted(t.game.hands[RED]) == [ADMIN, BUILDING]
    assert t.asked() != "LookAndSwap.mine"  # once


def test_bc17_an_empty_hand_may_be_looked_at() -> None:
    """O-07: there is nothing to see or to swap."""
    t = declaring()
    t.game.hands[BLUE] = []
    t.answer(TYRANT, BLUE)
    assert t.asked() == "Turn.spending"


def test_bc17_farseers_that_come_too_late_do_not_look() -> None:
    """CC-07: the card was not there when the ambition was declared."""
    t = table().court(Farseers).agents(RED, 0, 1).hand(BLUE, MOVING).turn(RED, ATTACK).answer(TYRANT).act(SECURE)
    assert t.holds(RED, Farseers)
    assert t.asked() != "LookAndSwap.rival"


# -- bc17 Farseers: the exchange with the discard pile ---------------------------------------------------------


def exchanging(*pile: int, split: bool = False) -> Table:
    """Red has led and holds three cards; the discard pile is known from the bottom up."""
    t = table(4, split_discard=split).give(RED, Farseers).hand(RED, ADMIN, BUILDING, MOVING).discard_pile(*pile)
    return t.turn(RED, ATTACK).to_prelude().use(Farseers)


DISCARDED = tuple([aggro(number) for number in (4, 5, 6, 7)])


def test_bc17_1_draws_as_many_as_discarded_plus_one_from_the_bottom() -> None:
    t = exchanging(*DISCARDED)
    assert t.choices("card") == [DONE, ADMIN, BUILDING, MOVING]
    t.answer(ADMIN, MOVING, DONE)
    assert sorted(t.game.hands[RED]) == sorted([BUILDING, *DISCARDED[:3]])
    assert t.game.discard == [DISCARDED[3], ADMIN, MOVING]
    assert t.game.court_discard == [Farseers.printed]


def test_bc17_1_none_discarded_means_one_drawn() -> None:
    t = exchanging(*DISCARDED).done()
    assert sorted(t.game.hands[RED]) == sorted([ADMIN, BUILDING, MOVING, DISCARDED[0]])


def test_bc17_2_own_discards_that_could_be_drawn_are_shuffled_first() -> None:
    """Two cards in the pile, three discarded: four are drawn, two of them one's own, which is not one's choice."""
    t = exchanging(*DISCARDED[:2]).answer(ADMIN, BUILDING, MOVING)
    assert t.is_chance()
    t.answer((2, 0, 1))
    assert sorted(t.game.hands[RED]) == sorted([*DISCARDED[:2], MOVING, ADMIN])
    assert t.game.discard == [BUILDING]


def test_bc17_2_no_shuffle_where_none_could_be_drawn() -> None:
    t = exchanging(*DISCARDED).answer(ADMIN, BUILDING, MOVING)
    assert not t.is_chance()
    assert t.game.discard == [ADMIN, BUILDING, MOVING]


def test_bc17_with_an_empty_pile_the_own_cards_come_back() -> None:
    """O-06: as many as there are."""
    t = exchanging().answer(ADMIN, DONE)
    assert sorted(t.game.hands[RED]) == [ADMIN, BUILDING, MOVING]


def test_bc17_6_with_split_piles_it_draws_from_the_face_down_one() -> None:
    t = exchanging(*DISCARDED, split=True)
    t.game.discard_up = [mobi(6)]
    t.answer(ADMIN, DONE)
    assert sorted(t.game.hands[RED]) == sorted([BUILDING, MOVING, *DISCARDED[:2]])
    assert t.game.discard_up == [mobi(6)]


def test_bc17_6_split_piles_are_shuffled_together_if_the_face_down_one_is_too_small() -> None:
    t = exchanging(split=True)
    t.game.discard_up = [mobi(6), mobi(7)]
    t.answer(ADMIN, DONE)
    assert t.is_chance()
    t.answer((2, 0, 1))  # face down: Admin; then the two that lay open
    assert sorted(t.game.hands[RED]) == sorted([BUILDING, MOVING, mobi(7), ADMIN])
    assert t.game.discard_up == []


def test_bc17_discarding_hides_from_others_what_they_knew_of_the_hand() -> None:
    """A card seen in the hand may lie in the pile now; without a discard it is still where it was."""
    for answers, known in (((ADMIN, DONE), NOTHING), ((DONE,), RED)):
        t = exchanging(*DISCARDED)
        t.remember(WHITE, BUILDING, RED)
        t.answer(*answers)
        assert t.sight(WHITE, BUILDING) == known


def test_bc17_views_agree_in_the_middle_of_the_exchange() -> None:
    t = exchanging(*DISCARDED).answer(ADMIN)
    t.game.hands[BLUE] = []
    for seat in (RED, BLUE, WHITE):
        assert digest(seen_by(world(t.game, seat, 5), seat)) == digest(t.view(seat))


# -- bc18 Secret Order ---------------------------------------------------------------------------------------


def test_bc18_no_zero_marker_for_keeper_and_empath() -> None:
    for ambition, number in ((KEEPER, 5), (EMPATH, 6)):
        t = table().give(RED, SecretOrder).turn(RED, aggro(number)).answer(ambition)
        assert is_declared(t.game, ambition)
        assert lead_number(t.game) == number


def test_bc18_other_ambitions_and_other_players_still_zero() -> None:
    t = table().give(RED, SecretOrder).turn(RED, aggro(4)).answer(WARLORD)
    assert lead_number(t.game) == 0
    t = table().give(BLUE, SecretOrder).turn(RED, aggro(5)).answer(KEEPER)
    assert lead_number(t.game) == 0


# -- bc19 Loyal Empaths -----------------------------------------------------------------------------------------


def test_bc19_any_token_pays_as_psionic_even_outraged() -> None:
    """PRELUDE-06: it takes the actions of the lead card."""
    t = table().give(RED, LoyalEmpaths).tokens(RED, FUEL).outrage(RED, FUEL, PSIONIC).agents(RED, 0, 1)
    t.turn(RED, ATTACK).spend(RED, 0, PSIONIC)
    assert t.choices("action") == [DONE, SECURE]


def test_bc19_1_the_token_keeps_its_type() -> None:
    t = table().give(RED, LoyalEmpaths).tokens(RED, FUEL)
    assert (ambition_count(t.game, RED, EMPATH), ambition_count(t.game, RED, TYCOON)) == (1, 1)


# -- bc20 Silver-Tongues --------------------------------------------------------------------------------------------


def test_bc20_steals_a_card_or_a_token_from_any_rival() -> None:
    t = table().give(RED, SilverTongues).give(BLUE, FuelCartel).tokens(BLUE, RELIC).tokens(GOLD, NOTHING, PSIONIC)
    t.turn(RED, ATTACK).to_prelude().use(SilverTongues)
    assert t.choices("loot") == [seat_slot(BLUE, 0), seat_slot(GOLD, 1), loot_card(FuelCartel.printed)]
    t.answer(seat_slot(GOLD, 1), 0)
    assert t.slots(RED)[0] == PSIONIC
    assert t.count(GOLD, PSIONIC) == 0
    assert t.game.court_discard == [SilverTongues.printed]


def test_bc20_1_takes_a_token_held_on_a_card_but_nothing_from_a_cartel() -> None:
    """PRELUDE-11, CC-06: the slot that a card gives is the seventh."""
    t = table().give(RED, SilverTongues).give(BLUE, MaterialCartel)
    t.token_on_card(BLUE, RELIC)
    t.turn(RED, ATTACK).to_prelude().use(SilverTongues)
    assert t.choices("loot") == [seat_slot(BLUE, CARD_SLOT), loot_card(MaterialCartel.printed)]


def test_bc20_2_against_sworn_guardians_only_that_card_which_is_buried() -> None:
    t = table().give(RED, SilverTongues).give(BLUE, SwornGuardians, FuelCartel).tokens(BLUE, RELIC)
    t.turn(RED, ATTACK).to_prelude().use(SilverTongues)
    assert t.game.court_deck[0] == SwornGuardians.printed
    assert t.holds(BLUE, FuelCartel)
    assert t.count(BLUE, RELIC) == 1
    assert not t.holds(RED, SwornGuardians)


def test_bc20_3_the_stolen_cards_prelude_may_be_used_at_once() -> None:
    """CC-02: only cards secured from the Court are locked."""
    t = table().give(RED, SilverTongues).give(BLUE, AdminUnion).turn(RED, ADMIN).to_prelude().use(SilverTongues)
    assert t.offers() == [("bc04", 0)]


def test_bc20_4_may_be_discarded_without_a_target() -> None:
    t = table().give(RED, SilverTongues).turn(RED, ATTACK).to_prelude().use(SilverTongues)
    assert t.game.court_discard == [SilverTongues.printed]
    assert t.asked() != "Steal.loot"


def test_bc17_a_copied_card_stays_secret_through_an_exchange() -> None:
    """Red copied and is known to hold a card: after the exchange it may be in the pile."""
    t = table(4).give(RED, Farseers).hand(RED, ADMIN, BUILDING).discard_pile(*DISCARDED)
    t.remember(WHITE, BUILDING, RED)
    t.turn(RED, admin(1), COPY, lead=ATTACK)
    t.remember(WHITE, BUILDING, seen_with(RED))
    t.to_prelude().use(Farseers).answer(BUILDING, DONE)
    assert t.sight(WHITE, BUILDING) == NOTHING


def test_bc17_what_was_seen_in_a_hand_fades_as_cards_are_laid_face_down() -> None:
    """Seen with Blue; after a copy it is in the hand or on the table, after the round it may be gone too; when it
    is copied itself in the next round, worlds for Gold must have room for that."""
    low = construct(2)
    t = table().hand(RED, ATTACK, ADMIN).hand(BLUE, BUILDING, MOVING, low).ships(RED, gate(2), 1)
    t.ships(BLUE, gate(3), 1).fill_discard()
    t.remember(GOLD, BUILDING, BLUE)
    t.rounds().answer(ATTACK).to_pips().done().follow(COPY, MOVING)
    assert t.sight(GOLD, BUILDING) == seen_with(BLUE)
    t.to_pips().done()
    assert t.sight(GOLD, BUILDING) == seen_with_or_gone(BLUE)
    t.answer(ADMIN).to_pips().done().follow(COPY, BUILDING)
    assert any([each.played[BLUE] == BUILDING for each in t.worlds(GOLD)])


def test_o_07_farseers_may_look_at_an_empty_hand() -> None:
    """Choosing such a rival is not forbidden; there is nothing to see or swap."""
    t = table(3).give(RED, Farseers).hand(RED, aggro(2)).hand(GOLD, mobi(2)).a_ship_each().turn(RED, admin(2))
    t.answer(TYCOON)
    assert t.choices("rival") == [BLUE, GOLD]
    t.answer(BLUE)
    assert t.asked() == "Turn.spending"


def test_bc17_4_farseers_that_a_declaration_brings_do_not_look() -> None:
    """The Noble secures the top card of the Court deck for a new ambition; owned before, both triggers are ordered."""
    t = table().give(RED, Noble).deck(Farseers).hand(BLUE, ATTACK).turn(RED, ATTACK)
    t.answer(TYRANT)
    assert t.holds(RED, Farseers)
    assert t.asked() != "LookAndSwap.rival"
    t = table().give(RED, Noble, Farseers).hand(BLUE, ATTACK).turn(RED, ATTACK).answer(TYRANT)
    assert t.asked() == "Declare.card"
    assert t.choices() == [Farseers.printed, Noble.printed]
