"""Rulings that several Court cards share (CC-01 to CC-07), and kinds of Guild cards that several suits have."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.core import codec

DISCARDING = [
    (MiningInterest, 1),
    (MaterialCartel, 0),
    (FuelCartel, 0),
    (Gatekeepers, 0),
    (ShippingInterest, 1),
    (PrisonWardens, 2),
    (Skirmishers, 0),
    (CourtEnforcers, 1),
    (LoyalMarines, 0),
    (LatticeSpies, 0),
    (SilverTongues, 0),
    (ElderBroker, 1),
]


@pytest.mark.parametrize(("card", "number"), DISCARDING)
def test_cc_01_a_card_may_be_discarded_for_nothing(card: type[Card], number: int) -> None:
    """No slot, no rival token, no ship, no supply, no system, no initiative to seize: the card just goes."""
    t = table().give(RED, card).tokens(RED, PSIONIC, PSIONIC).ships(RED, gate(2), 15)
    t.ships(BLUE, gate(2), 15)  # nobody controls anything
    for resource in range(RESOURCES):
        t.supply(resource, 0)
    t.turn(RED, ATTACK).to_prelude().use(card, number)
    assert t.game.court_discard == [card.printed]
    assert t.asked() == "Turn.spending"
    assert t.slots(RED)[:2] == [PSIONIC, PSIONIC]
    assert t.left(RED, SHIP) == 0


GIVEN_UP = [*DISCARDING, (Farseers, 0), (EmpathsVision, 0), (KeepersTrust, 0), (WarlordsCruelty, 0), (TyrantsEgo, 1)]
GIVEN_UP += [(TycoonsCharm, 1)]


def with_everything_to_gain(card: type[Card]) -> Table:
    """Red could do something with every card: rivals have tokens and cards, gates are in reach, Outrage is marked."""
    t = table().give(RED, card).give(BLUE, GalacticBards).tokens(BLUE, MATERIAL, FUEL).tokens(RED, RELIC)
    t.cities_off_board(RED, 2).outrage(RED, *range(RESOURCES)).ships(RED, gate(2), 2).hand(RED, admin(5)).fill_discard()
    t.game.initiative = BLUE
    return t.turn(RED, aggro(3), PIVOT, construct(4)).to_prelude()


@pytest.mark.parametrize(("card", "number"), GIVEN_UP)
def test_cc_01_a_card_may_be_discarded_for_nothing_where_it_could_do_something(card: type[Card], number: int) -> None:
    """Nothing else happens: no steal, no ships, no seizure, no tokens, no draw, no end of an Outrage."""
    t = with_everything_to_gain(card)
    before, after = codec.dump(t.copy().game)["data"], codec.dump(t.answer(JUST_DISCARD).game)["data"]
    assert t.game.court_discard == [card.printed]
    assert {name for name in before if before[name] != after[name]} == {"court_discard", "holder"}
    assert (t.asked(), [line.key for line in t.game.log or []][-1]) == ("Turn.spending", "discard_card")
    used = with_everything_to_gain(card).use(card, number)  # which would do something
    assert used.asked() != "Turn.spending" or codec.dump(used.game)["data"] != after


def test_cc_01_of_several_cards_one_is_chosen() -> None:
    t = (
        table()
        .give(RED, FuelCartel, Skirmishers, RelicFence, ArmsUnion)
        .tokens(RED, FUEL)
        .turn(RED, ATTACK)
        .to_prelude()
    )
    assert t.choices()[-1] == JUST_DISCARD
    t.answer(JUST_DISCARD)
    assert t.choices("discard") == [FuelCartel.printed, Skirmishers.printed]  # a Fence stays, a Union is no cost
    t.answer(FuelCartel.printed)
    assert (t.holds(RED, FuelCartel), t.holds(RED, Skirmishers)) == (False, True)


def test_cc_01_a_locked_card_may_not_be_discarded() -> None:
    t = table().court(Skirmishers).tokens(RED, RELIC, FUEL).agents(RED, 0, 1).turn(RED, BUILDING).spend(RED, 0)
    assert JUST_DISCARD not in t.answer(SECURE).choices("spending")


def test_cc_01_spies_only_before_any_other_action() -> None:
    """Discarded for nothing they still leave the door open for what must come first (O-10)."""
    t = table().give(RED, LatticeSpies, TycoonsAmbition).marker(TYCOON).tokens(RED, WEAPON, WEAPON)
    t.turn(RED, ATTACK).to_prelude().answer(JUST_DISCARD)
    assert t.offers() == [("L27", 0)]
    t = table().give(RED, LatticeSpies).tokens(RED, WEAPON, WEAPON).turn(RED, ATTACK).spend(RED, 0)
    assert JUST_DISCARD not in t.choices("spending")
    t = table().give(RED, Skirmishers, TycoonsAmbition).marker(TYCOON).turn(RED, ATTACK).to_prelude()
    assert t.answer(JUST_DISCARD).asked() != "Turn.spending"  # too late for Tycoon's Ambition


def test_cc_01_all_cards_of_that_form_may() -> None:
    """The number of the offer that gives a card up stands on the card."""
    for card in DECK.cards:
        forms = [n for n, offer in enumerate(card.offers) if offer.en.startswith("Discard this card")]
        assert forms == ([card.gives_up] if card.gives_up != NOTHING else [])
    marked = [card.id for card in DECK.cards[: DECK.base] if card.gives_up != NOTHING]
    assert marked == sorted([card.printed for card, _ in GIVEN_UP])


def test_cc_01_farseers_may_be_discarded_with_an_empty_pile() -> None:
    t = table().give(RED, Farseers).discard_pile().turn(RED, ATTACK).to_prelude().use(Farseers)
    assert t.game.court_discard == [Farseers.printed]
    assert t.game.hands[RED] == []


def test_cc_02_the_prelude_of_a_card_secured_in_this_prelude_is_locked() -> None:
    """Its other abilities work at once; in a later turn the Prelude is open."""
    t = table().court(MiningInterest).tokens(RED, RELIC, FUEL).agents(RED, 0, 1).turn(RED, BUILDING)
    t.spend(RED, 0).answer(SECURE)
    assert t.holds(RED, MiningInterest)
    assert t.offers() == []
    t.to_pips()
    assert t.offers() == [("bc02", 0)]
    t.turn(RED, BUILDING).to_prelude()
    assert ("bc02", 1) in t.offers()


def test_cc_02_a_stolen_card_is_not_locked() -> None:
    t = table().give(RED, SilverTongues).give(BLUE, Gatekeepers).turn(RED, ATTACK).to_prelude().use(SilverTongues)
    assert t.offers() == [("bc08", 0)]


def test_cc_02_a_card_secured_with_pips_is_open_in_the_next_turn() -> None:
    """Also if nobody else had a turn in between."""
    t = table().court(Gatekeepers).hand(RED, ATTACK, BUILDING).agents(RED, 0, 1).ships(RED, gate(2), 1).rounds()
    t.answer(ATTACK).act(SECURE).done().answer(BUILDING).to_prelude()
    assert t.offers() == [("bc08", 0)]


def test_cc_03_a_card_ransacked_in_a_prelude_battle_is_locked_too() -> None:
    """A Psionic while Aggression leads battles in the Prelude."""
    t = table().court(Gatekeepers).tokens(RED, PSIONIC, FUEL).agents(BLUE, 0, 1).ships(RED, hexa(2), 1)
    t.city(BLUE, hexa(2)).turn(RED, ATTACK).spend(RED, 0).answer(BATTLE).fight(assault=1, faces=(A_TWO_HITS,))
    assert t.holds(RED, Gatekeepers)
    assert t.asked() == "Turn.spending"
    assert t.offers() == []


def test_cc_03_a_card_raided_in_a_prelude_battle_is_not() -> None:
    """CC-02: stolen cards are not locked."""
    t = table().give(BLUE, Gatekeepers).tokens(RED, PSIONIC, FUEL).ships(RED, gate(2), 4).ships(BLUE, gate(2), 1)
    t.turn(RED, ATTACK).spend(RED, 0).answer(BATTLE).fight(raid=1, faces=(0,)).answer(loot_card(Gatekeepers.printed))
    t.fill(loot=DONE)
    assert t.offers() == [("bc08", 0)]


def test_cc_04_weapon_icons_are_tokens_and_weapon_cards() -> None:
    t = table().give(RED, Skirmishers, ArmsUnion, Gatekeepers).tokens(RED, WEAPON, FUEL)
    assert icons(t.game, RED, WEAPON) == 3
    t.ships(RED, gate(2), 4).ships(BLUE, gate(2), 1).attack()
    t.fight(skirmish=4, faces=(0, 1, 2, 0)).answer(reroll(Skirmishers.printed, SKIRMISH), 0, 1, 2)
    assert t.is_chance()  # three dice and no fourth


def test_cc_05_placed_ships_are_fresh_and_as_many_as_there_are() -> None:
    """Even where a rival controls the system: they are placed, not built."""
    t = table().give(RED, Gatekeepers).ships(BLUE, gate(2), 2).turn(RED, ATTACK).to_prelude().use(Gatekeepers)
    assert (t.fresh(RED, gate(2)), t.damaged(RED, gate(2))) == (1, 0)
    t = table().give(RED, Skirmishers).ships(RED, gate(2), 13).turn(RED, ATTACK).to_prelude().use(Skirmishers)
    assert t.fresh(RED, gate(2)) == 15


def test_cc_06_nothing_is_stolen_or_traded_out_of_a_supply() -> None:
    t = table().give(RED, SilverTongues).give(BLUE, MaterialCartel, SwornGuardians)
    t.turn(RED, ATTACK).to_prelude().use(SilverTongues)  # only Sworn Guardians could be taken, so it was
    assert not t.holds(BLUE, SwornGuardians)
    assert t.game.supply[MATERIAL] == 5
    t = table().give(RED, FuelCartel).turn(RED, ATTACK).to_prelude().use(FuelCartel)
    assert t.count(RED, FUEL) == 0
    assert t.game.supply[FUEL] == 5


def test_cc_07_a_trigger_needs_a_card_that_was_there_before() -> None:
    """Farseers secured after the declaration do not look; Skirmishers ransacked by a battle do not roll again."""
    t = table().court(Farseers).agents(RED, 0, 1).turn(RED, ATTACK).answer(TYRANT).act(SECURE)
    assert t.holds(RED, Farseers)
    assert t.asked() == "Turn.system"  # the turn is over, Red returns from nothing
    t = table().court(Skirmishers).agents(BLUE, 0, 1).ships(RED, hexa(2), 2).city(BLUE, hexa(2)).turn(RED, ATTACK)
    t.act(BATTLE).fight(assault=1, skirmish=1, faces=(A_TWO_HITS, 0))
    assert t.holds(RED, Skirmishers)
    assert t.asked() == "Turn.action"


@pytest.mark.parametrize(
    ("loyal", "lost", "resource"),
    [
        (LoyalPilots, FuelCartel, FUEL),
        (LoyalMarines, Skirmishers, WEAPON),
        (LoyalEmpaths, SecretOrder, PSIONIC),
        (LoyalKeepers, RelicFence, RELIC),
    ],
)
def test_bc07_bc15_bc19_and_bc21_stay_through_outrage(loyal: type[Card], lost: type[Card], resource: int) -> None:
    t = table().give(RED, loyal, lost).court(OutrageSpreads).secure(RED, OutrageSpreads).answer(resource)
    assert t.holds(RED, loyal)
    assert not t.holds(RED, lost)


@pytest.mark.parametrize(("union", "card"), [(SpacingUnion, MOVING), (ArmsUnion, ATTACK)])
def test_bc10_and_bc11_attach_to_cards_of_their_suit(union: type[Card], card: int) -> None:
    t = table().give(RED, union).hand(RED, card).ships(RED, gate(2), 1).rounds()
    t.answer(card).to_prelude()
    assert t.offers() == [(union.code, 0)]
    t.use(union).to_pips().done()
    assert t.choices("card") == [DONE, card]
    assert t.game.court_discard == [union.printed]


def test_prelude_11_a_stolen_cartel_takes_its_pile_along_and_a_discarded_one_leaves_it() -> None:
    t = table(3).give(BLUE, MaterialCartel).give(RED, SilverTongues).turn(RED, ADMIN).to_prelude()
    t.use(SilverTongues)
    assert t.holds(RED, MaterialCartel)
    assert ambition_count(t.game, RED, TYCOON) == 6
    t.use(MaterialCartel)
    assert ambition_count(t.game, RED, TYCOON) == 0
    assert t.game.supply[MATERIAL] == 5


def test_fine_05_ignoring_outrage_beats_it() -> None:
    t = table(3).give(RED, LoyalEngineers).tokens(RED, MATERIAL).outrage(RED, MATERIAL).ships(RED, gate(2), 0, 1)
    t.turn(RED, mobi(2)).spend(RED, 0)
    assert t.asked() == "TokenAction.action"


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_manufacture_and_synthesize_replace_a_build() -> None:
    """One pip each; nothing is built on top."""
    t = table(3).give(RED, MiningInterest, ShippingInterest).ships(RED, arrow(2), 1).turn(RED, construct(2)).to_pips()
    offers = [offer(MiningInterest.printed, 0), offer(ShippingInterest.printed, 0)]
    assert t.choices("action") == [DONE, BUILD, *offers]
    t.answer(offers[0]).fill(slot=0).answer(offers[1]).fill(slot=1)
    assert t.slots(RED)[:2] == [MATERIAL, FUEL]
    assert t.places(arrow(2), RED) == []
    t.answer(BUILD, CITY, offers[0])
    assert t.asked() in ("Store.slot", "Arrange.pick")  # the fourth and last pip
