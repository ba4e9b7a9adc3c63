"""Fate 7, the Admiral: its three acts, its resolutions and its cards, in printed order."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.ask import Order
from starboard.games.arcs.actions.battle import Battle
from starboard.games.arcs.campaign import court_cards as cc
from starboard.games.arcs.campaign.council import ImperialCouncil
from starboard.games.arcs.campaign.crises import Crises
from starboard.games.arcs.campaign.drafting import set_aside, set_of
from starboard.games.arcs.campaign.edicts import Edicts
from starboard.games.arcs.campaign.fates.f01_steward import Steward
from starboard.games.arcs.campaign.fates.f01_steward_cards import ImperialAuthority, NavyReprisal
from starboard.games.arcs.campaign.fates.f07_admiral import Admiral
from starboard.games.arcs.campaign.fates.f07_admiral_cards import (
    CommandChaos,
    CourtEnforcers,
    HonorGuard,
    ImperialDefectors,
    ImperialOfficers,
    MartialLaw,
    MassUprising,
    RogueAdmirals,
    UseImperialFoundries,
)
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.policies import Requisition
from starboard.games.arcs.cards.card import moments_of
from starboard.games.arcs.odds import odds
from starboard.games.arcs.verbs import piece_home

QUIET = (cc.MiningInterest, cc.ShippingInterest, cc.Skirmishers, cc.LatticeSpies)  # a row without Vox cards
SYMBOL_FACES = {ARROW: 0, CRESCENT: 1, HEX: 2}


def admiral(act: int = 1, seat: int = RED, players: int = 3) -> ReachTable:
    """A seat is the Admiral; the setup of the act is not done."""
    return campaign(players).in_act(act).fate(seat, Admiral)


def missing(t: ReachTable, seat: int = RED) -> int:
    return t.game.objective[seat]


def lying_at_court(t: ReachTable, card: int, slot: int = 1) -> ReachTable:
    """A card of the set lies at Court instead of what lay there."""
    t.game.court[slot] = card
    t.game.courtly.append(card)
    return t


def crisis(t: ReachTable, symbol: int = ARROW, cluster: int = 1) -> ReachTable:
    t.call(Crises()).answer((cluster - 1, SYMBOL_FACES[symbol]))
    return shuffled(t)


def shuffled(t: ReachTable) -> ReachTable:
    """Whatever is shuffled stays in its order."""
    while isinstance(t.game.ask, Order):
        t.answer(tuple(range(t.game.ask.count)))
    return t


# -- the set ------------------------------------------------


def test_the_set_has_15_cards_with_ids_247_to_261_in_printed_order() -> None:
    assert list(set_of(ADMIRAL)) == list(range(247, 262))
    kinds = [type(DECK.cards[card]) for card in set_of(ADMIRAL)]
    assert kinds == [
        ImperialOfficers, UseImperialFoundries, HonorGuard, RogueAdmirals, RogueAdmirals, CourtEnforcers,
        CourtEnforcers, ImperialDefectors, ImperialDefectors, CommandChaos, ImperialDefectors, ImperialDefectors,
        MassUprising, MassUprising, MartialLaw,
    ]  # fmt: skip
    guilds = [DECK.cards[card] for card in set_of(ADMIRAL) if is_guild(card)]
    assert {card.suit for card in guilds} == {WEAPON}
    assert [(card.keys, card.protected) for card in guilds] == [(0, True)] * 2 + [(2, False)] * 4


# -- act I ------------------------------------------------


def test_act_i_the_admiral_takes_officers_and_tile_and_the_edict_comes_into_the_booklet() -> None:
    t = admiral(seat=BLUE)
    fate_of(ADMIRAL).set_up(t.game, BLUE, 1)
    assert t.holds(BLUE, ImperialOfficers)
    assert t.game.holder[UseImperialFoundries.printed] == BOOKLET
    assert t.game.first_regent == BLUE
    assert len(set_aside(t.game, ADMIRAL)) == 13


def test_act_i_the_tile_is_the_stewards_if_there_is_one() -> None:
    t = admiral(seat=BLUE).fate(GOLD, Steward).first_regent(NOBODY)
    fate_of(ADMIRAL).set_up(t.game, BLUE, 1)
    assert t.game.first_regent == NOBODY


def winning(t: ReachTable) -> ReachTable:
    """Red is winning Tyrant, which is declared."""
    t.captives(RED, BLUE, 2).marker(TYRANT)
    return t


def test_act_i_each_imperial_ship_that_anybody_places_counts_while_an_ambition_is_won() -> None:
    t = winning(admiral())
    place_imperial(t.game, gate(1), 3)
    assert missing(t) == 13 - 3
    t.first_regent(BLUE).imperial(gate(4), 1)
    t.call(Requisition(BLUE)).fill(system=gate(4))
    assert missing(t) == 13 - 5, "those of the Policy of Escalation, too"


def test_act_i_only_ships_that_the_supply_has_are_placed() -> None:
    t = winning(admiral()).imperial(gate(2), 14)
    place_imperial(t.game, gate(1), 3)
    assert missing(t) == 12


def test_act_i_leading_an_undeclared_ambition_a_tie_or_being_an_outlaw_does_not_count() -> None:
    undeclared = admiral().captives(RED, BLUE, 2)
    tied = winning(admiral()).captives(GOLD, BLUE, 2)
    outlaw = winning(admiral()).outlaw(RED)
    later = winning(admiral(2))
    for t, start in ((undeclared, 13), (tied, 13), (outlaw, 13), (later, 30)):
        place_imperial(t.game, gate(1), 1)
        assert missing(t) == start


def test_act_i_two_players_the_tokens_on_the_box_must_be_beaten_too() -> None:
    t = admiral(players=2).tokens(RED, RELIC).marker(KEEPER)
    t.game.boxed[RELIC] = 1
    place_imperial(t.game, gate(1), 1)
    assert missing(t) == 13


def clashing(t: ReachTable, along: int, faces: tuple[int, ...]) -> ReachTable:
    """Red, with so many Imperial ships, attacks Blue, an Outlaw, at gate 2."""
    t.outlaw(BLUE).ships(RED, gate(2), 4).imperial(gate(2), 1)
    t.attack().fill(defender=BLUE, ships=along)
    t.fight(assault=len(faces), faces=faces)
    return t


def test_act_i_trophies_of_a_battle_with_imperial_ships_count() -> None:
    t = clashing(admiral().ships(BLUE, gate(2), 0, 3), 1, (A_TWO_HITS,))
    assert t.trophies_of(RED, BLUE, SHIP) == 2
    assert missing(t) == 13 - 2


def test_act_i_without_imperial_ships_in_the_attack_they_do_not() -> None:
    t = clashing(admiral().ships(BLUE, gate(2), 0, 3), 0, (A_TWO_HITS,))
    assert t.trophies_of(RED, BLUE, SHIP) == 2
    assert missing(t) == 13


def test_act_i_imperial_ships_that_fell_in_the_attack_attacked_all_the_same() -> None:
    t = admiral().outlaw(BLUE).ships(BLUE, gate(2), 0, 3).ships(RED, gate(2), 4).imperial(gate(2), 0, 1)
    t.imperial(gate(2), 1).attack().fill(ships=[0, 1])
    t.fight(assault=2, faces=(A_HIT_FLAME, A_TWO_HITS))
    assert t.asked() == "HitShips.condition"
    t.answer(3)
    assert ships_at(t.game, EMPIRE, gate(2)) == 1
    assert missing(t) == 13 - 3


def test_act_i_a_battle_as_an_outlaw_or_of_somebody_else_does_not_count() -> None:
    t = admiral(seat=GOLD).outlaw(BLUE).ships(BLUE, gate(2), 0, 2).ships(RED, gate(2), 4).imperial(gate(2), 1)
    t.attack().fill(defender=BLUE, ships=1).fight(assault=1, faces=(A_TWO_HITS,))
    assert t.trophies_of(RED, BLUE, SHIP) == 2
    assert missing(t, GOLD) == 13


def razing(t: ReachTable) -> ReachTable:
    """Red and an Imperial ship destroy a damaged city of Blue, an Outlaw, whose agents are at Court beside Gold's."""
    t.court(*QUIET).outlaw(BLUE).city(BLUE, arrow(1), DAMAGED).agents(BLUE, 1, 2).agents(GOLD, 1, 1)
    t.ships(RED, arrow(1), 4).imperial(arrow(1), 1).a_ship_each()
    t.attack().fill(system=arrow(1), defender=BLUE, ships=1).fight(assault=1, faces=(A_TWO_HITS,))
    return t.fill(slot=1)


def test_act_i_ransacked_trophies_count_too() -> None:
    t = razing(admiral())
    assert (t.trophies_of(RED, BLUE, AGENT), t.trophies_of(RED, GOLD, AGENT)) == (2, 1)
    assert missing(t) == 13 - 1 - 3, "the city, and the agents of both"


class Shrouds(Card):
    """A card that keeps what its owner destroys, as some of the peaceful fates' do."""

    printed = FIRST_CC

    def instead_of_trophy(self, game: Arcs, owner: int, taker: int, whose: int, piece: int) -> bool:
        if taker == owner:
            piece_home(game, whose, piece)
        return taker == owner


def test_act_i_what_a_card_keeps_is_no_trophy(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [Shrouds() if card.id == FIRST_CC else card for card in DECK.cards]
    monkeypatch.setattr(DECK, "cards", cards)
    monkeypatch.setattr(DECK, "moments", [moments_of(card) for card in cards])
    t = clashing(admiral().give(RED, Shrouds).ships(BLUE, gate(2), 0, 3), 1, (A_TWO_HITS,))
    assert (t.trophies_of(RED, BLUE, SHIP), t.damaged(BLUE, gate(2))) == (0, 1)
    assert missing(t) == 13


def test_act_i_resolution_success() -> None:
    t = admiral()
    fate_of(ADMIRAL).set_up(t.game, RED, 1)
    fate_of(ADMIRAL).resolve(t.game, RED, 1, True)
    assert t.holds(RED, HonorGuard)
    assert {250, 251, 252, 253} <= set(t.game.court_deck)
    assert t.game.scrapped == [254, 255]
    assert t.game.holder[UseImperialFoundries.printed] == BOOKLET
    assert t.holds(RED, ImperialOfficers)


def test_act_i_resolution_failure() -> None:
    t = admiral()
    fate_of(ADMIRAL).set_up(t.game, RED, 1)
    fate_of(ADMIRAL).resolve(t.game, RED, 1, False)
    assert {252, 253, 254, 255} <= set(t.game.court_deck)
    assert t.game.scrapped == [UseImperialFoundries.printed, HonorGuard.printed, 250, 251]
    assert t.game.holder[UseImperialFoundries.printed] == NOBODY
    assert t.holds(RED, ImperialOfficers), "what is in play stays"


# -- act II ------------------------------------------------


def test_act_ii_command_chaos_is_shuffled_into_the_court_deck() -> None:
    t = admiral(2)
    fate_of(ADMIRAL).set_up(t.game, RED, 2)
    t.game.run()
    shuffled(t)
    assert CommandChaos.printed in t.game.court_deck
    assert CommandChaos.printed in t.game.courtly
    assert t.game.court_open == [0] * len(t.game.court_deck)


def test_act_ii_planets_of_the_empire_count_at_the_end_of_a_chapter_whoever_is_first_regent() -> None:
    t = admiral(2).first_regent(BLUE).imperial(gate(1), 1).imperial(arrow(1), 2).imperial(hexa(4), 1)
    t.imperial(hexa(5), 0, 1).ships(GOLD, arrow(1), 5)
    t.score()
    assert missing(t) == 30 - 2, "neither gates nor damaged ships alone"
    t.outlaw(RED).score()
    assert missing(t) == 28


def test_act_ii_outlaws_pieces_taken_in_battle_count_two_each() -> None:
    t = clashing(admiral(2).ships(BLUE, gate(2), 0, 3), 0, (A_TWO_HITS,))
    assert missing(t) == 30 - 4, "with or without Imperial ships"


def test_act_ii_ransacked_agents_of_outlaws_count_and_a_regents_do_not() -> None:
    assert missing(razing(admiral(2))) == 30 - 2 - 4


def test_act_ii_pieces_of_regents_blight_and_the_free_states_do_not_count() -> None:
    t = admiral(2).ships(BLUE, gate(2), 0, 1).ships(RED, gate(2), 4)
    t.attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert missing(t) == 30
    t = admiral(2).blight(gate(2), 0, 1).ships(RED, gate(2), 4)
    t.attack().fight(assault=1, faces=(A_TWO_HITS,))
    assert t.trophies_of(RED, BLIGHT, SHIP) == 1
    assert missing(t) == 30


def test_act_ii_a_defending_admiral_takes_trophies_in_battle_too() -> None:
    t = admiral(2).outlaw(BLUE).ships(BLUE, gate(2), 0, 3).ships(RED, gate(2), 2)
    t.attack(BLUE).fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.trophies_of(RED, BLUE, SHIP) == 2
    assert missing(t) == 30 - 4


def test_act_ii_as_first_regent_the_admiral_takes_what_the_empire_destroys() -> None:
    t = admiral(2).outlaw(BLUE).ships(BLUE, gate(2), 0, 3).imperial(gate(2), 1)
    t.attack(BLUE).fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert missing(t) == 30 - 2


def test_act_ii_captured_agents_of_regents_count_two_each() -> None:
    t = admiral(2).court(*QUIET).agents(RED, 1, 2).agents(BLUE, 1, 1).agents(GOLD, 1, 1).outlaw(GOLD)
    t.secure(RED, cc.MiningInterest)
    assert (t.captives_of(RED, BLUE), t.captives_of(RED, GOLD)) == (1, 1)
    assert missing(t) == 30 - 2, "an Outlaw's does not count"
    t = admiral(2).city(BLUE, arrow(1)).ships(RED, arrow(1), 1).tax()
    t.fill(slot=0)
    assert t.captives_of(RED, BLUE) == 1
    assert missing(t) == 30 - 2
    t = admiral(2).city(BLUE, arrow(1)).ships(RED, arrow(1), 1).outlaw(RED).tax()
    assert missing(t) == 30


def test_act_ii_what_is_handed_over_is_not_captured() -> None:
    t = admiral(2).captives(GOLD, BLUE, 1)
    add_captives(t.game, GOLD, BLUE, -1)
    add_captives(t.game, RED, BLUE, 1)
    assert missing(t) == 30
    capture_agent(t.game, GOLD, BLUE)
    assert missing(t) == 30, "nor what somebody else captures"


@pytest.mark.parametrize("success", [True, False])
def test_act_ii_resolution(success: bool) -> None:
    t = admiral(2)
    fate_of(ADMIRAL).resolve(t.game, RED, 2, success)
    uprisings, defectors = [259, 260], [257, 258]
    assert set(uprisings if success else defectors) <= set(t.game.court_deck)
    assert t.game.scrapped == (defectors if success else uprisings)


# -- act III ------------------------------------------------


def grand(t: ReachTable) -> int:
    return fate_of(ADMIRAL).grand(t.game, RED)


def test_act_iii_martial_law_comes_into_the_booklet() -> None:
    t = admiral(3)
    fate_of(ADMIRAL).set_up(t.game, RED, 3)
    assert t.game.holder[MartialLaw.printed] == BOOKLET


def test_act_iii_first_ambition_nine_planets_as_first_regent_with_those_of_the_empire() -> None:
    t = admiral(3).ships(BLUE, gate(1), 12)
    planets = list(t.game.board.planets)
    for planet in planets[:5]:
        t.ships(RED, planet, 1)
    for planet in planets[5:8]:
        t.imperial(planet, 1)
    assert grand(t) == 0, "eight"
    t.imperial(planets[8], 1)
    assert grand(t) == 1
    assert grand(t.first_regent(BLUE)) == 0
    assert grand(t.first_regent(RED).outlaw(RED)) == 0


def test_act_iii_second_ambition_more_ships_than_each_rival() -> None:
    t = admiral(3).ships(RED, gate(1), 2, 1).ships(BLUE, gate(1), 2).ships(GOLD, gate(2), 1, 2)
    assert grand(t) == 0, "as many as Gold"
    t.ships(RED, hexa(1), 0, 1)
    assert grand(t) == 1
    t.flagship(BLUE, gate(3)).ships(BLUE, gate(4), 1)
    assert grand(t) == 0, "a Flagship is a ship"


def test_act_iii_both_ambitions_are_scored_with_the_chapter() -> None:
    t = admiral(3).in_act(3, 3)
    for planet in t.game.board.planets[:9]:
        t.ships(RED, planet, 1)
    t.score()
    assert t.power()[RED] == 14


def test_outlook_rises_with_what_the_admiral_strives_for() -> None:
    fate = fate_of(ADMIRAL)
    assert fate.outlook(winning(admiral()).game, RED) > fate.outlook(admiral().game, RED)
    t = admiral(2)
    assert fate.outlook(t.copy().imperial(arrow(1), 1).game, RED) > fate.outlook(t.game, RED)
    t = admiral(3)
    assert fate.outlook(t.copy().ships(RED, arrow(1), 1).game, RED) > fate.outlook(t.game, RED)
    assert fate.outlook(t.outlaw(RED).game, RED) < 0


# -- 02 Imperial Officers ------------------------------------------------


def test_f702_the_whole_fleet_is_commanded_without_presence() -> None:
    t = admiral().imperial(gate(2), 1).imperial(gate(3), 0, 1).ships(BLUE, gate(3), 1).a_ship_each()
    without = t.copy().turn(RED, ADMIN)
    assert without.controller(gate(2)) == EMPIRE
    t.give(RED, ImperialOfficers).turn(RED, ADMIN)
    assert t.controller(gate(2)) == RED
    assert t.controller(gate(3)) != RED, "control still comes only where the Empire controls"
    assert companions(t.game, RED, gate(3), REPAIR) == (EMPIRE,)
    assert companions(t.game, BLUE, gate(2), MOVE) == (), "Blue's turn it is not"


def test_f702_imperial_ships_move_without_own_ones_and_in_any_number() -> None:
    t = admiral().give(RED, ImperialOfficers).imperial(gate(2), 3).ships(RED, gate(3), 1)
    t.move().answer(gate(2), gate(1))
    assert t.choices("ships") == [1, 2, 3]
    t.answer(3)
    assert t.fresh(EMPIRE, gate(1)) == 3
    t = admiral().give(RED, ImperialOfficers).imperial(gate(2), 3).ships(RED, gate(2), 1)
    t.move().answer(gate(1))
    assert t.choices("fresh") == [0, 1]
    t.answer(1)
    assert t.choices("ships") == [0, 1, 2, 3]


def test_f702_they_catapult_alone_from_a_starport_and_pass_gates_of_regents() -> None:
    t = admiral().give(RED, ImperialOfficers).starport(RED, arrow(2)).imperial(arrow(2), 2).ships(BLUE, gate(2), 1)
    t.move().fill(start=arrow(2), end=gate(2), ships=2)
    assert t.asked() == "Move.end", "Imperial pieces are not stopped (emp.catapult_regent)"
    t.answer(gate(3), 2).done()
    assert t.fresh(EMPIRE, gate(3)) == 2


def test_f702_imperial_ships_battle_alone() -> None:
    t = admiral().give(RED, ImperialOfficers).imperial(gate(2), 2).outlaw(BLUE).ships(BLUE, gate(2), 0, 1)
    t.ships(RED, gate(5), 1).attack()
    assert t.choices("ships") == [1, 2]
    t.answer(2).fight(assault=1, faces=(A_TWO_HITS,))
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert missing(t) == 12


def test_f702_the_truce_still_binds() -> None:
    t = admiral().give(RED, ImperialOfficers).imperial(gate(2), 2).ships(BLUE, gate(2), 1).ships(RED, gate(2), 2)
    t.turn(RED, ATTACK).to_pips()
    assert BATTLE not in t.choices()
    assert refused(t)["Battle"][1] == "emp.truce"


def test_f702_cities_and_slots_of_the_empire_are_at_hand() -> None:
    t = admiral().give(RED, ImperialOfficers).imperial(hexa(2), 1).free_city(hexa(2)).ships(RED, gate(5), 1)
    t.turn(RED, ADMIN).to_pips()
    assert taxable(t.game, RED) == [place_at(hexa(2), 0)]


def test_f702_is_buried_as_soon_as_its_holder_is_an_outlaw() -> None:
    t = admiral().give(RED, ImperialOfficers)
    turn_outlaw(t.game, RED)
    assert t.game.court_deck[0] == ImperialOfficers.printed
    give_card(t.game, ImperialOfficers.printed, RED)
    assert t.game.holder[ImperialOfficers.printed] == NOBODY


def test_f702_is_protected_but_for_outrage() -> None:
    t = admiral().give(BLUE, ImperialOfficers)
    assert stealable_cards(t.game, BLUE, RED) == []
    provoke_outrage(t.game, BLUE, WEAPON)
    assert ImperialOfficers.printed in t.game.court_discard


# -- 03 Use Imperial Foundries ------------------------------------------------


def foundries(t: ReachTable) -> ReachTable:
    t.game.policy = NOTHING
    return t.booklet(UseImperialFoundries).call(Edicts())


def test_f703_for_each_starport_a_ship_there_may_become_imperial_as_damaged_as_it_was() -> None:
    t = winning(admiral()).give(RED, ImperialOfficers).starport(RED, hexa(2)).starport(RED, hexa(2))
    t.starport(RED, arrow(3)).starport(RED, crescent(1)).ships(RED, hexa(2), 2, 1).ships(RED, arrow(3), 1)
    foundries(t)
    assert (t.asked(), t.seat()) == ("Recast.system", RED)
    assert t.choices() == [DONE, hexa(2), arrow(3)], "nothing is at the last one"
    t.answer(hexa(2))
    assert t.choices("condition") == [FRESH, DAMAGED]
    t.answer(DAMAGED).answer(hexa(2))
    assert t.choices("system") == [DONE, arrow(3)], "both starports were used"
    t.done()
    assert (t.fresh(EMPIRE, hexa(2)), t.damaged(EMPIRE, hexa(2))) == (1, 1)
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2)), t.fresh(RED, arrow(3))) == (1, 0, 1)
    assert t.left(RED, SHIP) == 13
    assert missing(t) == 13 - 2, "they count as placed"


def test_f703_whoever_has_the_officers_does_it_and_without_them_nobody() -> None:
    t = admiral().give(BLUE, ImperialOfficers).starport(BLUE, hexa(2)).ships(BLUE, hexa(2), 1)
    assert foundries(t).seat() == BLUE
    t = admiral().starport(RED, hexa(2)).ships(RED, hexa(2), 1)
    assert foundries(t).asked() == ""


def test_f703_ends_with_the_supply_of_imperial_ships() -> None:
    t = admiral().give(RED, ImperialOfficers).starport(RED, hexa(2)).starport(RED, arrow(3))
    t.ships(RED, hexa(2), 1).ships(RED, arrow(3), 1).imperial(gate(1), 14)
    foundries(t).answer(hexa(2))
    assert t.asked() == ""


def test_f703_starports_of_a_flagship_count_where_it_is_and_it_stays_itself() -> None:
    t = admiral().give(BLUE, ImperialOfficers).flagship(BLUE, gate(2), fitting(HULL, STARPORT))
    assert foundries(t.copy()).asked() == "", "a Flagship cannot be replaced"
    foundries(t.ships(BLUE, gate(2), 1)).answer(gate(2))
    assert (t.fresh(EMPIRE, gate(2)), t.fresh(BLUE, gate(2))) == (1, 1)


def test_f703_comes_after_the_edict_of_government() -> None:
    assert UseImperialFoundries.number == 55


# -- 05 Honor Guard ------------------------------------------------


def test_f705_with_a_weapon_no_weapon_card_can_be_stolen() -> None:
    t = admiral().give(BLUE, HonorGuard, cc.Skirmishers, cc.MiningInterest)
    assert stealable_cards(t.game, BLUE, RED) == [cc.MiningInterest.printed, cc.Skirmishers.printed]
    t.tokens(BLUE, WEAPON)
    assert stealable_cards(t.game, BLUE, RED) == [cc.MiningInterest.printed]


def test_f705_weapons_in_the_trust_count_for_the_first_regent() -> None:
    t = admiral().give(BLUE, HonorGuard, cc.Skirmishers).trust(WEAPON)
    assert stealable_cards(t.game, BLUE, RED) == [cc.Skirmishers.printed]
    assert stealable_cards(t.first_regent(BLUE).game, BLUE, RED) == []


# -- 06, 07 Rogue Admirals ------------------------------------------------


def rogue() -> ReachTable:
    """Red has Rogue Admirals, three fresh Imperial ships and one damaged one beside two ships of Blue, a Regent."""
    t = admiral().give(RED, RogueAdmirals).a_ship_each()
    return t.imperial(hexa(2), 3, 1).ships(BLUE, hexa(2), 2).ships(RED, hexa(2), 1)


def test_f706_neither_presence_nor_movement_bind() -> None:
    t = admiral().give(RED, RogueAdmirals).imperial(gate(2), 3).ships(RED, gate(3), 1)
    t.move().answer(gate(2), gate(1), 3)
    assert t.fresh(EMPIRE, gate(1)) == 3


def test_f706_the_empire_may_be_attacked_alone_and_all_its_ships_defend() -> None:
    t = rogue().attack()
    assert t.choices("defender") == [BLUE, EMPIRE]
    t.answer(EMPIRE)
    assert t.choices("assault") == [0, 1], "none of them attacks"
    t.fight(assault=1, faces=(A_HIT_INTERCEPT,))
    assert t.trophies_of(RED, EMPIRE, SHIP) + t.damaged(EMPIRE, hexa(2)) >= 1


def test_f706_imperial_ships_alone_do_not_attack_the_empire() -> None:
    t = admiral().give(RED, RogueAdmirals).imperial(gate(2), 2).ships(RED, gate(5), 1).turn(RED, ATTACK).to_pips()
    assert BATTLE not in t.choices(), "nobody would attack"
    t = admiral().give(RED, RogueAdmirals).imperial(gate(2), 2).ships(BLUE, gate(2), 1).ships(RED, gate(5), 1).attack()
    assert t.asked() == "Battle.ships", "Blue is the only one to attack there"


def test_f706_what_the_empire_destroys_of_a_regent_is_the_first_regents_and_home_goes_what_was_theirs() -> None:
    for first, trophies in ((GOLD, 1), (RED, 0)):
        t = admiral().first_regent(first).give(RED, RogueAdmirals).imperial(gate(2), 1).ships(RED, gate(2), 0, 1)
        t.attack().fill(system=gate(2)).fight(assault=1, faces=(A_HIT_FLAME,))
        assert t.trophies_of(GOLD, RED, SHIP) == trophies
        assert t.left(RED, SHIP) == 15 - trophies


def test_f706_imperial_ships_that_do_not_join_defend_the_regent() -> None:
    t = rogue().attack().answer(BLUE)
    assert t.choices("ships") == [0, 1, 2, 3]
    t.answer(2, 1)
    battle = t.game.stack[-1]
    assert isinstance(battle, Battle)
    assert (battle.attackers(t.game, FRESH), battle.attackers(t.game, DAMAGED)) == (3, 1)
    assert (battle.defenders(t.game, FRESH), battle.defenders(t.game, DAMAGED)) == (3, 0)
    assert t.choices("assault")[-1] == 4
    t.fight(assault=1, faces=(A_HIT_INTERCEPT,))
    t.fill(condition=[2, 2, FRESH])
    assert t.asked() == "HitShips.condition", "the hit of the roll: Blue's ships, or the one Imperial ship that defends"
    assert (t.seat(), t.choices()) == (RED, [FRESH, 2])


def test_f706_hits_at_the_defender_spare_the_imperial_ships_that_attack() -> None:
    t = rogue().attack().answer(BLUE, 2, 1).fight(assault=3, faces=(A_TWO_HITS,) * 3)
    t.fill(condition=[2, 3, FRESH, DAMAGED, FRESH, DAMAGED])
    assert t.trophies_of(RED, EMPIRE, SHIP) == 1
    assert t.trophies_of(RED, BLUE, SHIP) == 2
    assert (t.fresh(EMPIRE, hexa(2)), t.damaged(EMPIRE, hexa(2))) == (2, 1), "those that attacked"
    assert missing(t) == 13 - 3


def test_f706_if_all_join_nobody_guards_and_if_none_does_all_guard() -> None:
    t = rogue().attack().answer(BLUE, 3, 1)
    battle = t.game.stack[-1]
    assert isinstance(battle, Battle)
    assert (battle.defenders(t.game, FRESH), battle.defenders(t.game, DAMAGED)) == (2, 0)
    t = rogue().attack().answer(BLUE, 0, 0)
    battle = t.game.stack[-1]
    assert isinstance(battle, Battle)
    assert battle.allies == ()
    assert (battle.defenders(t.game, FRESH), battle.defenders(t.game, DAMAGED)) == (5, 1)


def test_f706_buildings_are_hit_once_all_ships_that_defend_are_gone() -> None:
    t = admiral().give(RED, RogueAdmirals).a_ship_each().imperial(arrow(1), 2).city(BLUE, arrow(1))
    t.ships(RED, arrow(1), 2).attack().fill(system=arrow(1), defender=BLUE)
    t.answer(1).fight(assault=2, faces=(A_TWO_HITS,) * 2)
    t.fill(condition=[2, 3])
    assert t.trophies_of(RED, EMPIRE, SHIP) == 1
    assert t.fresh(EMPIRE, arrow(1)) == 1
    assert t.trophies_of(RED, BLUE, CITY) == 1


def test_f706_odds_count_each_imperial_ship_on_one_side_only() -> None:
    t = rogue().turn(RED, ATTACK)
    assert odds(t.game, RED, BLUE, hexa(2), 1, 0, 0).ships_destroyed >= 0


def test_f706_a_regents_city_beside_imperial_ships_may_be_taxed() -> None:
    t = admiral().give(RED, RogueAdmirals).imperial(hexa(2), 1).city(BLUE, hexa(2)).ships(RED, gate(5), 1)
    t.tax().fill(slot=0)
    assert t.captives_of(RED, BLUE) == 1


def test_f706_navy_reprisal_may_hit_the_fleet_if_no_truce_binds() -> None:
    t = lying_at_court(rogue().court(*QUIET), NavyReprisal.printed).outlaw(GOLD)
    t.secure(RED, NavyReprisal)
    assert t.choices("target") == [DONE, 1, 7]
    assert "if no truce binds you" in NavyReprisal.text.en, "not for Outlaws alone"
    assert "wenn dich keine Waffenruhe bindet" in NavyReprisal.text.de


@pytest.mark.parametrize("card", [250, 251])
def test_f706_discard_for_three_imperial_ships_in_a_controlled_system(card: int) -> None:
    t = winning(admiral()).ships(RED, gate(4), 1).imperial(gate(5), 1)
    give_card(t.game, card, RED)
    t.turn(RED, ADMIN).to_prelude().answer(offer(card, 0))
    assert t.fresh(EMPIRE, gate(4)) == 3, "where the Empire controls Red is not present, and the card is gone"
    assert t.game.court_discard == [card]
    assert missing(t) == 13 - 3


def test_f706_it_may_be_discarded_although_nothing_can_be_placed() -> None:
    t = admiral().give(RED, RogueAdmirals).imperial(gate(5), 15).ships(RED, gate(5), 1)
    t.turn(RED, ADMIN).to_prelude().use(RogueAdmirals)
    assert t.game.court_discard == [RogueAdmirals.printed]
    assert t.asked() == "Turn.action"


def test_f706_is_buried_as_soon_as_its_holder_is_an_outlaw() -> None:
    t = admiral().give(BLUE, RogueAdmirals)
    turn_outlaw(t.game, BLUE)
    assert t.game.court_deck[0] == RogueAdmirals.printed


# -- 08, 09 Court Enforcers ------------------------------------------------


def test_f708_abduct_rival_agents_the_councils_too() -> None:
    t = admiral(2).court(*QUIET).give(RED, CourtEnforcers).tokens(RED, WEAPON, WEAPON)
    t.agents(BLUE, COUNCIL_SLOT, 1).agents(GOLD, COUNCIL_SLOT, 1).agents(BLUE, 2, 3)
    t.turn(RED, ATTACK).to_pips().use(CourtEnforcers)
    assert (t.captives_of(RED, BLUE), t.captives_of(RED, GOLD)) == (1, 1)
    assert t.on_court(COUNCIL_SLOT, BLUE) == 0
    assert t.on_court(2, BLUE) == 3, "as many as Weapon icons are too many"
    assert missing(t) == 30 - 4
    assert t.game.court[COUNCIL_SLOT] == ImperialCouncil.printed


def test_f708_is_refused_without_agents_in_reach() -> None:
    t = admiral(2).a_ship_each().court(*QUIET).give(RED, CourtEnforcers).turn(RED, ATTACK).to_pips()
    assert ("F708", 0) not in t.offers()
    assert "fewer than your Weapon icons (1)" in refused(t)["Court Enforcers – Abduct: capture agents at Court"][0]


@pytest.mark.parametrize("card", [252, 253])
def test_f708_discard_for_three_ships_in_a_controlled_system(card: int) -> None:
    t = admiral(2).ships(RED, gate(2), 1)
    give_card(t.game, card, RED)
    t.turn(RED, ADMIN).to_prelude().answer(offer(card, 1))
    assert t.fresh(RED, gate(2)) == 4
    assert t.game.court_discard == [card]


# -- 10, 11, 15, 16 Imperial Defectors ------------------------------------------------


@pytest.mark.parametrize("card", [254, 255, 257, 258])
def test_f710_imperial_defectors_are_the_stewards_erratum(card: int) -> None:
    t = lying_at_court(admiral(2).court(*QUIET), card).outlaw(BLUE).imperial(gate(3), 1).imperial(gate(4), 1)
    crisis(t, cluster=3)
    assert (t.fresh(BLUE, gate(3)), t.fresh(EMPIRE, gate(4))) == (1, 1)
    assert t.game.court_deck[0] == card


# -- 13 Command Chaos ------------------------------------------------


def chaos(t: ReachTable) -> ReachTable:
    return lying_at_court(t.court(*QUIET), CommandChaos.printed, 2)


def test_f713_crisis_the_officers_come_from_a_play_area() -> None:
    t = chaos(admiral(2)).give(BLUE, ImperialOfficers)
    crisis(t)
    assert t.game.above[2] == [ImperialOfficers.printed]
    assert t.game.holder[ImperialOfficers.printed] == NOBODY
    assert t.game.court[2] == CommandChaos.printed, "it stays"
    crisis(t)
    assert t.game.above[2] == [ImperialOfficers.printed], "attached already: nothing happens"


def test_f713_crisis_from_elsewhere_in_the_court_agents_return_and_the_place_is_filled_c_61() -> None:
    t = lying_at_court(chaos(admiral(2)), ImperialOfficers.printed, 3).agents(BLUE, 3, 2)
    crisis(t)
    assert t.game.above[2] == [ImperialOfficers.printed]
    assert t.left(BLUE, AGENT) == 10
    assert t.game.court[3] not in (NOTHING, ImperialOfficers.printed)
    t = chaos(admiral(2))
    t.game.above[0] = [ImperialOfficers.printed]
    t.game.courtly.append(ImperialOfficers.printed)
    crisis(t)
    assert (t.game.above[0], t.game.above[2]) == ([], [ImperialOfficers.printed])


@pytest.mark.parametrize("pile", ["court_deck", "court_discard", "scrapped"])
def test_f713_crisis_from_the_deck_the_discard_pile_or_out_of_the_game_they_do_not_come(pile: str) -> None:
    t = chaos(admiral(2))
    getattr(t.game, pile).insert(0, ImperialOfficers.printed)
    t.game.court_open = [0] * len(t.game.court_deck)
    crisis(t)
    assert t.game.above[2] == []
    assert ImperialOfficers.printed in getattr(t.game, pile)


def test_f713_crisis_discarded_rogue_admirals_are_shuffled_into_the_deck() -> None:
    t = chaos(admiral(2))
    t.game.court_discard = [250, 79, 251]
    t.game.court_deck.remove(79) if 79 in t.game.court_deck else None
    crisis(t)
    assert t.game.court_discard == [79]
    assert {250, 251} <= set(t.game.court_deck)


def test_f713_secured_influence_once_and_an_outlaw_may_become_a_regent() -> None:
    t = chaos(admiral(2).outlaw(BLUE))
    t.secure(BLUE, CommandChaos)
    assert (t.asked(), t.choices()) == ("Influence.slot", [0, 1, 3, 4])
    t.answer(3)
    assert t.on_court(3, BLUE) == 1
    assert t.asked() == "Enlist.wish"
    stays = shuffled(t.copy().answer(0))
    assert stays.game.outlaw[BLUE] == 1
    shuffled(t.answer(1))
    assert t.game.outlaw[BLUE] == 0
    assert CommandChaos.printed in [*t.game.court_deck, *t.game.court]


def test_f713_secured_a_regent_just_influences() -> None:
    t = chaos(admiral(2).a_ship_each())
    t.secure(RED, CommandChaos)
    shuffled(t.answer(3))
    assert t.asked() == "Turn.action"


def test_f713_an_outlaw_who_becomes_a_regent_first_keeps_the_officers() -> None:
    for first, kept in ((CommandChaos, True), (ImperialOfficers, False)):
        t = chaos(admiral(2).outlaw(BLUE))
        t.game.above[2] = [ImperialOfficers.printed]
        t.game.courtly.append(ImperialOfficers.printed)
        t.secure(BLUE, CommandChaos)
        assert t.choices("taken") == [ImperialOfficers.printed, CommandChaos.printed]
        t.answer(first.printed).fill(slot=3, wish=1)
        shuffled(t)
        t.fill(slot=3, wish=1)
        shuffled(t)
        assert t.holds(BLUE, ImperialOfficers) == kept
        assert t.game.outlaw[BLUE] == 0


# -- 17, 18 Mass Uprising ------------------------------------------------


@pytest.mark.parametrize("card", [259, 260])
def test_f717_crisis_every_damaged_ship_is_destroyed(card: int) -> None:
    t = lying_at_court(admiral(3).court(*QUIET), card).ships(RED, gate(1), 2, 1).ships(BLUE, hexa(5), 0, 2)
    t.imperial(gate(2), 1, 1).blight(gate(4), 0, 1).city(GOLD, arrow(2), DAMAGED)
    crisis(t)
    assert (t.fresh(RED, gate(1)), t.damaged(RED, gate(1)), t.damaged(BLUE, hexa(5))) == (2, 0, 0)
    assert (t.fresh(EMPIRE, gate(2)), t.damaged(EMPIRE, gate(2))) == (1, 0)
    assert t.damaged(BLIGHT, gate(4)) == 1, "Blight are no ships"
    assert t.places(arrow(2), GOLD), "nor are buildings"
    assert sum(t.game.trophies) == 0
    assert t.game.court_deck[0] == card


def test_f717_secured_a_ship_in_each_system_of_a_cluster_then_discarded() -> None:
    t = lying_at_court(admiral(3).court(*QUIET), MassUprising.printed)
    t.secure(RED, MassUprising).answer(3)
    assert [t.fresh(RED, system) for system in range(12, 16)] == [1, 1, 1, 1]
    assert t.game.court_discard == [MassUprising.printed]


def test_f717_ships_that_ransacking_brings_do_not_join_the_battle() -> None:
    t = lying_at_court(admiral(3).court(*QUIET), MassUprising.printed).outlaw(BLUE).agents(BLUE, 1, 1)
    t.city(BLUE, arrow(1), DAMAGED).tokens(BLUE, FUEL).ships(RED, arrow(1), 0, 2).a_ship_each()
    t.attack().fill(system=arrow(1)).fight(raid=2, faces=(R_BUILDING_FLAME, R_KEY_FLAME))
    t.fill(slot=1, cluster=0)
    assert t.fresh(RED, arrow(1)) == 1
    assert t.count(BLUE, FUEL) == 1, "no ship of the attack was left to raid"


# -- 20 Martial Law ------------------------------------------------


def under_martial_law(act: int = 3) -> ReachTable:
    """Blue is the Admiral; Red is First Regent and on turn, with a ship beside an Imperial one."""
    t = admiral(act, BLUE).booklet(MartialLaw).first_regent(RED)
    return t.imperial(hexa(2), 2).ships(RED, hexa(2), 2).ships(BLUE, hexa(2), 1).ships(GOLD, gate(6), 1)


def test_f720_other_regents_do_not_command_the_fleet() -> None:
    t = under_martial_law()
    turned = t.copy().turn(RED, ADMIN)
    assert turned.controller(hexa(2)) == EMPIRE
    assert companions(turned.game, RED, hexa(2), MOVE) == ()
    assert companions(t.copy().turn(BLUE, ADMIN).game, BLUE, hexa(2), MOVE) == (EMPIRE,), "the Admiral does"
    moved = t.copy().move().fill(start=hexa(2), end=gate(2), fresh=2)
    assert moved.fresh(EMPIRE, gate(2)) == 0


@pytest.mark.parametrize("card", [ImperialOfficers, RogueAdmirals])
def test_f720_whoever_has_officers_or_rogues_does(card: type[Card]) -> None:
    t = under_martial_law().give(RED, card).turn(RED, ADMIN)
    assert t.controller(hexa(2)) == RED


def test_f720_a_first_regent_does_not_control_what_the_empire_controls() -> None:
    t = under_martial_law()
    assert t.controller(hexa(2)) == EMPIRE
    assert t.copy().first_regent(BLUE).controller(hexa(2)) == BLUE, "the Admiral does"
    assert t.copy().give(RED, RogueAdmirals).controller(hexa(2)) == RED
    t.game.holder[MartialLaw.printed] = NOBODY
    t.game.derive()
    assert t.controller(hexa(2)) == RED


def test_f720_catapult_moves_end_at_gates_of_the_empire() -> None:
    for seat, flies in ((RED, False), (BLUE, True)):
        t = admiral(3, BLUE).booklet(MartialLaw).imperial(gate(2), 1)
        t.starport(seat, arrow(2)).ships(seat, arrow(2), 1)
        t.move(seat).fill(start=arrow(2), end=gate(2), fresh=1)
        assert (t.asked() == "Move.end") == flies


def test_f720_the_truce_still_binds_and_the_reason_says_why_nothing_is_controlled() -> None:
    t = under_martial_law().turn(RED, ATTACK).to_pips()
    assert BATTLE not in t.choices()
    t = under_martial_law().free_city(hexa(2)).turn(RED, ADMIN).to_pips()
    assert TAX not in t.choices()
    assert refused(t)["Tax"][0] == "The Empire controls the system, and you may not command its fleet."


def test_f720_does_not_touch_imperial_authority() -> None:
    t = under_martial_law().city(GOLD, hexa(2)).give(RED, ImperialAuthority).turn(RED, ADMIN).to_pips()
    assert taxable(t.game, RED) == [place_at(hexa(2), 0)]


def test_f720_outlaws_are_outlaws_as_ever() -> None:
    t = under_martial_law().outlaw(RED).first_regent(BLUE).turn(RED, ADMIN)
    assert t.controller(hexa(2)) == EMPIRE
