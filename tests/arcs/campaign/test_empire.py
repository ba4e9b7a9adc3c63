"""The Empire (p. 10-11): who controls, who commands the fleet, who stops whom at a gate, who spares whom."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.text import Nouns, render
from starboard.games.arcs.campaign import court_cards
from starboard.games.arcs.odds import odds

# -- Regents and Outlaws -------------------------------------------------------------------------------------------


def test_everybody_is_regent_or_outlaw_and_one_regent_is_first() -> None:
    """emp.roles: one of those who are left, if the First Regent leaves."""
    t = campaign(4).outlaw(BLUE)
    assert (regents(t.game), outlaws(t.game)) == ([RED, GOLD, WHITE], [BLUE])
    turn_outlaw(t.game, GOLD)
    assert (regents(t.game), t.game.first_regent) == ([RED, WHITE], RED)
    turn_outlaw(t.game, RED)
    assert (regents(t.game), t.game.first_regent) == ([WHITE], WHITE)
    turn_outlaw(t.game, WHITE)
    assert (regents(t.game), t.game.first_regent) == ([], NOBODY)
    turn_regent(t.game, BLUE)
    assert t.game.first_regent == BLUE
    turn_regent(t.game, RED)
    assert (regents(t.game), t.game.first_regent) == ([RED, BLUE], BLUE)


def test_a_first_regent_who_leaves_hands_on_tile_and_trust() -> None:
    """emp.switch, sum.leave: to the Regent with most Power; the Trust stays on the tile, nobody pays."""
    t = campaign(4).trust(RELIC, RELIC)
    t.game.power = [9, 3, 5, 5]
    turn_outlaw(t.game, RED)
    assert t.game.first_regent == GOLD  # in turn order before White, who has as much
    assert (t.game.trust[RELIC], t.game.power) == (2, [9, 3, 5, 5])


def test_when_the_last_regent_leaves_the_trust_is_dissolved() -> None:
    """emp.switch, C-03: it goes to the supply, at a Power each for the former First Regent."""
    t = campaign(2).trust(FUEL, RELIC, RELIC).outlaw(BLUE)
    turn_outlaw(t.game, RED)
    assert (in_trust(t.game), t.game.supply[RELIC], t.game.power[:2]) == (0, 5, [-3, 0])


def test_the_titles_name_both_sides() -> None:
    """emp.roles"""
    assert (ImperialRegent.name.de, ImperialOutlaw.name.de) == ("Imperialer Regent", "Gesetzloser")
    assert [DECK.cards[id].kind for id in (REGENT_TITLE, OUTLAW_TITLE)] == [TITLE_CARD, TITLE_CARD]


# -- control ---------------------------------------------------------------------------------------------------------


def test_page_10_who_controls_a_system() -> None:
    """emp.control, emp.presence, emp.outlaw_build: an Outlaw with four fresh ships, a Regent with two, and one fresh
    Imperial ship: on the Regent's turn it is theirs; on the Outlaw's it is the Empire's, so that builds come
    damaged."""
    t = campaign(2).outlaw(BLUE).ships(BLUE, hexa(2), 4).ships(RED, hexa(2), 2).imperial(hexa(2), 1)
    regent = t.copy().turn(RED, BUILDING)
    assert regent.controller(hexa(2)) == RED
    regent.act(BUILD).fill(piece=CITY, place=place_at(hexa(2), 0))
    assert not is_damaged(regent.building_at(hexa(2)))
    outlaw = t.copy().turn(BLUE, BUILDING)
    assert outlaw.controller(hexa(2)) == EMPIRE
    outlaw.act(BUILD).fill(piece=CITY, place=place_at(hexa(2), 0))
    assert is_damaged(outlaw.building_at(hexa(2)))


def test_one_fresh_imperial_ship_outweighs_all_others_and_a_damaged_one_nothing() -> None:
    """emp.control"""
    t = campaign(2).outlaw(BLUE).ships(BLUE, gate(2), 9).imperial(gate(2), 1, 3).turn(BLUE, MOVING)
    assert t.controller(gate(2)) == EMPIRE
    t = campaign(2).outlaw(BLUE).ships(BLUE, gate(2), 1).imperial(gate(2), 0, 3).turn(BLUE, MOVING)
    assert t.controller(gate(2)) == BLUE


@pytest.mark.parametrize("piece", ["fresh", "damaged", "city"])
def test_any_loyal_piece_is_presence(piece: str) -> None:
    """emp.presence"""
    t = campaign(3).imperial(hexa(2), 1).ships(BLUE, hexa(2), 3).a_ship_each()
    assert t.copy().turn(RED, MOVING).controller(hexa(2)) == EMPIRE  # without
    if piece == "city":
        t.city(RED, hexa(2), DAMAGED)
    else:
        t.ships(RED, hexa(2), piece == "fresh", piece == "damaged")
    assert t.turn(RED, MOVING).controller(hexa(2)) == RED


def test_presence_counts_on_ones_own_turn_only() -> None:
    """emp.presence: on Red's turn Blue's presence gives Blue nothing."""
    t = campaign(3).imperial(gate(2), 1).ships(BLUE, gate(2), 3).ships(RED, gate(3), 1).turn(RED, MOVING)
    assert t.controller(gate(2)) == EMPIRE
    assert companions(t.game, BLUE, gate(2), MOVE) == ()
    assert companions(t.turn(BLUE, MOVING).game, BLUE, gate(2), MOVE) == (EMPIRE,)


def test_outside_turns_the_first_regent_has_what_the_empire_controls() -> None:
    """emp.privilege: also without any piece there, for ambitions, objectives and events."""
    t = campaign(3).first_regent(GOLD).imperial(gate(2), 1).ships(BLUE, gate(2), 3).imperial(gate(3), 0, 1)
    t.ships(BLUE, gate(3), 1)
    assert (t.controller(gate(2)), t.controller(gate(3))) == (GOLD, BLUE)
    assert t.outlaw(RED, BLUE, GOLD).first_regent(NOBODY).controller(gate(2)) == EMPIRE


class Officers(Card):
    """A card that lets its holder ignore the Presence Law, as some of the Admiral's do."""

    printed = FIRST_CC

    def commands(self, game: Arcs, owner: int, ally: int, system: int, action: int) -> bool:
        return ally == EMPIRE and game.active == owner and fleet_obeys(game, system, action)


def test_whoever_ignores_presence_commands_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """emp.presence_ignore: control still comes only where the Empire controls."""
    monkeypatch.setattr(DECK, "cards", [Officers() if card.id == FIRST_CC else card for card in DECK.cards])
    monkeypatch.setattr(DECK, "moments", [("commands",) if c.id == FIRST_CC else moments_of(c) for c in DECK.cards])
    t = campaign(2).imperial(gate(2), 1).imperial(gate(3), 0, 1).ships(BLUE, gate(3), 1).ships(RED, gate(5), 1)
    t.give(RED, Officers).turn(RED, ADMIN)
    assert (t.controller(gate(2)), t.controller(gate(3))) == (RED, BLUE)
    t.act(REPAIR)
    assert t.fresh(EMPIRE, gate(3)) == 1
    assert t.controller(gate(3)) == RED


# -- moving ----------------------------------------------------------------------------------------------------------


def test_as_many_imperial_ships_move_along_as_own_ones() -> None:
    """emp.movement, emp.presence"""
    t = campaign(2).ships(RED, gate(2), 2, 1).imperial(gate(2), 2, 2).move().answer(gate(3), 1, 1)
    assert t.choices("ships") == [0, 1, 2]
    t.answer(1)
    assert t.choices("ships") == [0, 1]
    t.answer(1)
    assert (t.fresh(EMPIRE, gate(3)), t.damaged(EMPIRE, gate(3))) == (1, 1)
    assert (t.fresh(EMPIRE, gate(2)), t.damaged(EMPIRE, gate(2))) == (1, 1)
    assert t.told("move_along")[0].refs == (EMPIRE, 2, gate(2), gate(3))


def test_imperial_ships_do_not_move_alone() -> None:
    """emp.movement"""
    t = campaign(2).city(RED, hexa(2)).ships(RED, gate(5), 1).imperial(hexa(2), 2).turn(RED, MOVING)
    assert movable(t.game, RED) == [gate(5)]


def test_outlaws_take_no_imperial_ships_along() -> None:
    """emp.presence"""
    t = campaign(2).outlaw(RED).ships(RED, gate(2), 2).imperial(gate(2), 2).move().answer(gate(3), 2)
    assert (t.asked(), t.fresh(EMPIRE, gate(3))) == ("Turn.action", 0)


def test_damaged_imperial_ships_alone_move_and_are_repaired_and_nothing_else() -> None:
    """emp.presence, C-01"""
    t = campaign(2).outlaw(BLUE).ships(RED, hexa(2), 1).ships(BLUE, hexa(2), 2).city(BLUE, hexa(2))
    t.imperial(hexa(2), 0, 1).turn(RED, ADMIN).to_pips()
    assert t.controller(hexa(2)) == BLUE
    assert TAX not in t.choices()
    mended = t.copy().answer(REPAIR)
    assert mended.fresh(EMPIRE, hexa(2)) == 1
    assert mended.controller(hexa(2)) == RED
    assert TAX in mended.choices()
    moved = t.copy().move().fill(start=hexa(2), end=gate(2), fresh=1, damaged=0, ships=[1])
    assert moved.damaged(EMPIRE, gate(2)) == 1
    fought = t.copy().attack()
    assert fought.asked() == "Battle.assault"  # nobody attacks along
    assert fought.choices() == [0, 1]


def test_page_11_a_catapult_move_with_imperial_ships() -> None:
    """emp.movement: checked for every step. Two Imperial and three own ships; one own ship stays behind, then one
    Imperial ship; one Imperial and two own ships fly on."""
    t = campaign(2).starport(RED, arrow(1)).ships(RED, arrow(1), 3).imperial(arrow(1), 2).move()
    t.answer(gate(1), 3)
    assert t.choices("ships") == [0, 1, 2]
    t.answer(2).answer(gate(2), 2)
    assert t.choices("ships") == [0, 1, 2]
    t.answer(2).answer(gate(3), 2)
    t.answer(1).done()
    assert [t.fresh(RED, gate(n)) for n in (1, 2, 3)] == [1, 0, 2]
    assert [t.fresh(EMPIRE, gate(n)) for n in (1, 2, 3)] == [0, 1, 1]


def test_fewer_own_ships_take_fewer_imperial_ones_further() -> None:
    """emp.movement"""
    t = campaign(2).starport(RED, arrow(2)).ships(RED, arrow(2), 2).imperial(arrow(2), 2).move()
    t.answer(gate(2), 2, 2).answer(gate(3), 1)
    assert t.choices("ships") == [0, 1]


# -- gates -------------------------------------------------------------------------------------------------------------


def catapulting(t: ReachTable, imperial: int = 0) -> Table:
    """Red flies from a starport to gate 2 with two ships, and so many Imperial ones."""
    t.starport(RED, arrow(2)).ships(RED, arrow(2), 2).imperial(arrow(2), imperial)
    t.move().fill(start=arrow(2), end=gate(2), fresh=2)
    return t.fill(ships=imperial)


def flies_on(t: Table) -> bool:
    return t.asked() == "Move.end"


def test_the_empire_stops_outlaws_at_its_gates() -> None:
    """emp.catapult_empire: fresh Imperial ships; neither Regents nor what flies with them is stopped."""
    assert not flies_on(catapulting(campaign(2).outlaw(RED).imperial(gate(2), 1)))
    assert flies_on(catapulting(campaign(2).imperial(gate(2), 1)))
    assert flies_on(catapulting(campaign(2).imperial(gate(2), 1), 1))
    assert flies_on(catapulting(campaign(2).outlaw(RED).imperial(gate(2), 0, 1)))


def test_the_empire_does_not_stop_regents_however_many_outlaws_are_there() -> None:
    """emp.catapult_empire, emp.control: nor by other Regents' ships beside the Empire's."""
    assert flies_on(catapulting(campaign(2).outlaw(BLUE).imperial(gate(2), 1).ships(BLUE, gate(2), 4)))
    assert flies_on(catapulting(campaign(2).imperial(gate(2), 1).ships(BLUE, gate(2), 4)))
    assert not flies_on(catapulting(campaign(2).outlaw(RED).imperial(gate(2), 1).ships(RED, gate(2), 4)))


def test_a_regent_stops_outlaws_and_lone_regents() -> None:
    """emp.catapult_regent: with Imperial ships another Regent flies on."""
    assert not flies_on(catapulting(campaign(2).ships(BLUE, gate(2), 1)))
    assert flies_on(catapulting(campaign(2).ships(BLUE, gate(2), 1), 1))
    assert not flies_on(catapulting(campaign(2).outlaw(RED).ships(BLUE, gate(2), 1)))


@pytest.mark.parametrize("along", [0, 1])
def test_imperial_ships_that_were_left_behind_open_no_gate(along: int) -> None:
    """emp.catapult_regent: a rival Regent's gate lets pass whom Imperial ships accompany there."""
    t = catapulting(campaign(2).ships(BLUE, gate(3), 1), 1).answer(gate(3), 2, along)
    assert flies_on(t) == bool(along)


def test_an_outlaw_stops_regents_and_imperial_ships() -> None:
    """emp.catapult_outlaw"""
    assert not flies_on(catapulting(campaign(2).outlaw(BLUE).ships(BLUE, gate(2), 1)))
    assert not flies_on(catapulting(campaign(2).outlaw(BLUE).ships(BLUE, gate(2), 1), 2))


# -- truce -----------------------------------------------------------------------------------------------------------


def test_regents_do_not_attack_the_empire() -> None:
    """emp.truce, ter.harm: choosing a defender is harm."""
    t = campaign(2).ships(RED, gate(2), 1).imperial(gate(2), 1).turn(RED, ATTACK).to_pips()
    assert BATTLE not in t.choices()
    assert refused(t)["Battle"][1] == "emp.truce"
    t = campaign(2).outlaw(RED).ships(RED, gate(2), 1).imperial(gate(2), 1).turn(RED, ATTACK).to_pips()
    assert BATTLE in t.choices()


@pytest.mark.parametrize("fresh", [0, 1])
def test_regents_spare_each_other_beside_imperial_ships(fresh: int) -> None:
    """emp.truce: fresh or damaged ones; an Outlaw there is fair game, and so is a Regent without them."""
    t = campaign(3).outlaw(GOLD).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).ships(GOLD, gate(2), 1)
    apart = t.copy().attack()
    assert apart.choices("defender") == [BLUE, GOLD]
    t.imperial(gate(2), fresh, 1 - fresh)
    t.attack()
    assert defenders(t.game, RED, gate(2)) == [GOLD]
    t.fill(ships=[0, 0])
    assert refused(t)["Attack: Seat 2"][1] == "emp.truce"
    assert refused(t)["Attack: Empire"][1] == "emp.truce"


def test_regents_do_not_tax_each_other_beside_imperial_ships() -> None:
    """emp.truce: cities of Outlaws may be taxed there, with a captive, and so may a Regent's elsewhere."""
    t = campaign(3).outlaw(GOLD).ships(RED, hexa(2), 2).imperial(hexa(2), 0, 1).city(BLUE, hexa(2)).city(GOLD, hexa(2))
    t.turn(RED, ADMIN).to_pips()
    assert taxable(t.game, RED) == [place_at(hexa(2), 1)]
    t.answer(TAX)
    t.fill(slot=0)
    assert (t.captives_of(RED, GOLD), t.captives_of(RED, BLUE)) == (1, 0)
    t = campaign(3).ships(RED, hexa(2), 2).city(BLUE, hexa(2)).turn(RED, ADMIN).to_pips()
    assert taxable(t.game, RED) == [place_at(hexa(2), 0)]


def test_why_a_city_cannot_be_taxed() -> None:
    """emp.truce, emp.presence, emp.control"""
    truce = campaign(2).ships(RED, hexa(2), 2).imperial(hexa(2), 1).city(BLUE, hexa(2)).turn(RED, ADMIN).to_pips()
    assert refused(truce)["Tax"][1] == "emp.truce"
    absent = campaign(2).ships(RED, gate(3), 1).imperial(hexa(2), 1).free_city(hexa(2)).turn(RED, ADMIN).to_pips()
    assert refused(absent)["Tax"][1] == "emp.presence"
    outlaw = campaign(2).outlaw(RED).ships(RED, hexa(2), 3).imperial(hexa(2), 1).free_city(hexa(2))
    outlaw.turn(RED, ADMIN).to_pips()
    assert refused(outlaw)["Tax"][1] == "emp.control"
    nobody = campaign(2).ships(RED, gate(3), 1).free_city(hexa(2)).turn(RED, ADMIN).to_pips()
    assert refused(nobody)["Tax"][1] == "TAX-01"


def test_why_some_cities_are_not_among_those_to_tax() -> None:
    """emp.truce, emp.presence"""
    t = campaign(2).city(RED, arrow(1)).city(RED, hexa(1)).ships(RED, hexa(2), 1).imperial(hexa(2), 1)
    t.city(BLUE, hexa(2)).imperial(hexa(5), 1).free_city(hexa(5)).tax()
    assert t.asked() == "Tax.place"
    found = {what: source for what, (_, source) in refused(t).items()}
    names = [Nouns(TITLE).noun("system", system, "en") for system in (hexa(2), hexa(5))]
    assert found == {f"Tax: {names[0]}": "emp.truce", f"Tax: {names[1]}": "emp.presence"}


def test_own_hits_may_fall_on_imperial_ships() -> None:
    """emp.truce, ter.harm: that is no harm."""
    t = campaign(2).outlaw(BLUE).ships(RED, gate(2), 1).imperial(gate(2), 1).ships(BLUE, gate(2), 2).attack()
    t.answer(1).fight(assault=1, faces=(A_HIT_FLAME,))
    assert t.choices("condition") == [FRESH, 2]
    t.answer(2)
    assert t.damaged(EMPIRE, gate(2)) == 1


# -- battle ----------------------------------------------------------------------------------------------------------


def page_11() -> ReachTable:
    """A Regent (Red) with two ships, one Imperial ship, and an Outlaw (Blue)."""
    return campaign(2).outlaw(BLUE).ships(RED, gate(2), 2).imperial(gate(2), 1).ships(BLUE, gate(2), 6)


def test_page_11_an_outlaw_attacks_the_regent() -> None:
    """emp.outlaw_battle, emp.defend: three ships defend, and buildings are hit only once all of them are gone."""
    t = page_11().attack(BLUE)
    assert t.choices("defender") == [RED, EMPIRE]
    t.answer(RED).fight(assault=1, faces=(A_HIT_INTERCEPT,))
    t.fill(condition=[FRESH, FRESH, FRESH])
    assert t.damaged(BLUE, gate(2)) == 3  # an interception of three fresh ships


def test_page_11_an_outlaw_attacks_the_empire() -> None:
    """emp.outlaw_battle: one ship defends."""
    t = page_11().attack(BLUE).answer(EMPIRE).fight(assault=2, faces=(A_HIT_INTERCEPT, A_TWO_HITS))
    t.fill(condition=FRESH)
    assert t.damaged(BLUE, gate(2)) == 1
    assert (t.trophies_of(BLUE, EMPIRE, SHIP), t.fresh(RED, gate(2))) == (1, 2)
    assert t.asked() == "Turn.action"  # no raid


def test_page_11_the_regent_attacks_the_outlaw() -> None:
    """emp.attack: the Imperial ship may join the two own ones."""
    t = page_11().attack(RED)
    assert t.choices("ships") == [0, 1]
    assert t.copy().answer(0).choices("assault")[-1] == 2
    assert t.copy().answer(1).choices("assault")[-1] == 3


def test_any_number_of_imperial_ships_attacks_along() -> None:
    """emp.attack, emp.imperial_trophies: they take hits like own ships; those destroyed are the defender's."""
    t = campaign(3).outlaw(GOLD).ships(RED, gate(2), 2).imperial(gate(2), 2, 1).ships(GOLD, gate(2), 2).attack()
    assert t.choices("ships") == [0, 1, 2]
    t.answer(1)
    assert t.choices("ships") == [0, 1]
    t.answer(0)
    assert t.choices("assault")[-1] == 3
    t.fight(assault=3, faces=(A_HIT_FLAME, A_HIT_FLAME, A_BLANK))
    t.answer(2)
    assert t.choices("condition") == [FRESH, 3]
    t.answer(3)
    assert t.trophies_of(GOLD, EMPIRE, SHIP) == 1
    assert (t.fresh(EMPIRE, gate(2)), t.damaged(EMPIRE, gate(2))) == (1, 1)  # those that stayed out of it


def test_imperial_ships_attack_without_own_ones_beside_an_own_piece() -> None:
    """emp.attack, C-02: at least one of them must fight."""
    t = campaign(2).outlaw(BLUE).city(RED, hexa(2)).imperial(hexa(2), 1, 1).ships(BLUE, hexa(2), 1).attack()
    assert t.choices("ships") == [0, 1]
    t.answer(0)
    assert t.choices("assault") == [0, 1]  # the damaged one had no choice


def test_where_nothing_is_ones_own_the_fleet_does_not_attack() -> None:
    """emp.presence"""
    t = campaign(2).outlaw(BLUE).ships(RED, gate(3), 1).imperial(gate(2), 3).ships(BLUE, gate(2), 1)
    assert BATTLE not in t.turn(RED, ATTACK).to_pips().choices()


def test_all_imperial_ships_defend_a_regent() -> None:
    """emp.defend, emp.imperial_trophies: plain hits reach buildings only once Imperial ships are gone as well."""
    t = campaign(2).outlaw(RED).ships(RED, hexa(2), 6).city(BLUE, hexa(2)).ships(BLUE, hexa(2), 1)
    t.imperial(hexa(2), 0, 1).attack().answer(BLUE)
    saved = t.copy().fight(assault=2, faces=(A_TWO_HITS, A_BLANK)).fill(condition=[FRESH, DAMAGED])
    assert (saved.trophies_of(RED, BLUE, SHIP), saved.damaged(EMPIRE, hexa(2))) == (1, 1)
    assert not is_damaged(saved.building_at(hexa(2)))
    t.fight(assault=2, faces=(A_TWO_HITS, A_TWO_HITS)).fill(condition=[3, FRESH, DAMAGED])
    assert (t.trophies_of(RED, EMPIRE, SHIP), t.trophies_of(RED, BLUE, SHIP)) == (1, 1)
    assert is_damaged(t.building_at(hexa(2)))


def test_an_outlaw_who_is_attacked_has_no_guard() -> None:
    """emp.defend"""
    t = campaign(3).outlaw(RED, BLUE).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).imperial(gate(2), 2).attack()
    t.answer(BLUE).fight(assault=2, faces=(A_TWO_HITS, A_BLANK))
    assert t.trophies_of(RED, BLUE, SHIP) == 1
    assert t.fresh(EMPIRE, gate(2)) == 2


def outlaw_lost(t: ReachTable) -> Table:
    """An Outlaw (Blue) loses a damaged ship to the Empire."""
    t.outlaw(BLUE).ships(BLUE, gate(2), 0, 1).ships(BLUE, gate(3), 1).imperial(gate(2), 1).attack(BLUE)
    return t.fight(assault=1, faces=(A_HIT_FLAME,))


def test_what_the_empire_destroys_alone_is_the_first_regents() -> None:
    """emp.outlaw_trophies: with no First Regent it goes home."""
    t = outlaw_lost(campaign(3).first_regent(GOLD))
    assert (t.trophies_of(GOLD, BLUE, SHIP), t.left(BLUE, SHIP)) == (1, 13)
    t = outlaw_lost(campaign(2).outlaw(RED).first_regent(NOBODY))
    assert (sum(t.game.trophies), t.left(BLUE, SHIP)) == (0, 14)


def test_what_is_lost_beside_a_regent_is_that_regents() -> None:
    """emp.outlaw_trophies, emp.imperial_trophies"""
    t = campaign(3).outlaw(BLUE).first_regent(GOLD).ships(BLUE, gate(2), 0, 1).ships(BLUE, gate(3), 1)
    t.imperial(gate(2), 1).ships(RED, gate(2), 1).attack(BLUE).answer(RED).fight(assault=1, faces=(A_HIT_FLAME,))
    assert (t.trophies_of(RED, BLUE, SHIP), t.trophies_of(GOLD, BLUE, SHIP)) == (1, 0)


def test_imperial_ships_lost_against_blight_go_home() -> None:
    """emp.imperial_trophies: no player stands on the other side."""
    t = campaign(2).ships(RED, gate(2), 1).imperial(gate(2), 1).blight(gate(2), 1).attack()
    t.answer(1).fight(assault=2, faces=(A_HIT_FLAME, A_HIT_FLAME)).fill(condition=[2, 3])
    assert (sum(t.game.trophies), t.left(EMPIRE, SHIP)) == (0, 15)


def test_odds_count_both_sides_whole() -> None:
    """emp.attack, emp.defend: two Regents' ships and Imperial ones."""
    t = campaign(2).outlaw(BLUE).ships(RED, gate(2), 1).imperial(gate(2), 1).ships(BLUE, gate(2), 1).turn(RED, ATTACK)
    assert odds(t.game, RED, BLUE, gate(2), 1, 0, 0).wiped_out == 0.0
    t.game.active = BLUE
    chances = odds(t.game, BLUE, RED, gate(2), 1, 0, 0)
    assert chances.own_hits == pytest.approx((1 / 3, 1 / 2, 1 / 6))  # two fresh ships intercept
    assert chances.wiped_out == pytest.approx(1 / 6)
    assert chances.cleared == 0.0
    alone = odds(t.game, BLUE, EMPIRE, gate(2), 1, 0, 0)
    assert alone.own_hits == pytest.approx((1 / 3, 2 / 3))
    assert alone.cleared == pytest.approx(1 / 3)  # two hits destroy a fresh ship


# -- tax, build, repair ------------------------------------------------------------------------------------------------


def test_a_regent_taxes_and_builds_where_the_empire_controls() -> None:
    """emp.presence: a Free city, and an Outlaw's, whatever the Outlaw's ships."""
    t = campaign(2).outlaw(BLUE).ships(BLUE, hexa(2), 3).city(BLUE, hexa(2)).free_city(hexa(2))
    t.imperial(hexa(2), 1).ships(RED, hexa(2), 0, 1).turn(RED, ADMIN)
    assert taxable(t.game, RED) == [place_at(hexa(2), 0), place_at(hexa(2), 1)]
    assert arrive(t.game, RED, CITY, hexa(2)) == FRESH


def test_regents_repair_imperial_ships_beside_own_pieces() -> None:
    """emp.presence"""
    t = campaign(2).ships(RED, gate(2), 1, 1).imperial(gate(2), 0, 1).imperial(gate(3), 0, 1).turn(RED, ADMIN)
    t.act(REPAIR)
    assert t.asked() == "Repair.piece"  # the ship at gate 3 is out of reach
    said = [render(TITLE.label(t.game, choice), "en", Nouns(TITLE)) for choice in t.choices()]
    assert said == ["ship", "ship, Empire"]
    t.answer(t.choices()[1])
    assert (t.fresh(EMPIRE, gate(2)), t.damaged(RED, gate(2))) == (1, 1)
    assert t.told("repair_along")[0].refs == (RED, EMPIRE, SHIP, gate(2))
    outlaw = campaign(2).outlaw(RED).ships(RED, gate(2), 1).imperial(gate(2), 0, 1).turn(RED, ADMIN)
    assert REPAIR not in outlaw.to_pips().choices()


# -- the Imperial Trust ------------------------------------------------------------------------------------------------


def test_the_trust_counts_for_the_first_regent() -> None:
    """edi.trust, ter.count: everything in the play area, frozen tokens too."""
    t = campaign(2).trust(RELIC, RELIC, FUEL).tokens(RED, RELIC).tokens(BLUE, FUEL)
    assert [ambition_count(t.game, RED, a) for a in (KEEPER, TYCOON)] == [3, 1]
    assert [ambition_count(t.game, BLUE, a) for a in (KEEPER, TYCOON)] == [0, 1]
    give_tile(t.game, BLUE)
    assert [ambition_count(t.game, seat, KEEPER) for seat in (RED, BLUE)] == [1, 2]


def test_trust_tokens_are_frozen() -> None:
    """ter.frozen: neither spent nor discarded, not through Outrage either."""
    t = campaign(2).trust(RELIC, WEAPON).ships(RED, gate(2), 1).turn(RED, ADMIN).to_prelude()
    assert t.asked() == "Turn.action"  # nothing to spend in the Prelude
    provoke_outrage(t.game, RED, RELIC)
    assert t.game.trust[RELIC] == 1


def test_a_raid_does_not_reach_the_trust_but_a_card_does() -> None:
    """edi.trust, ter.frozen, ter.steal_take: no raid cost; Mining Interest steals once the supply is dry."""
    t = campaign(2).outlaw(BLUE).trust(MATERIAL, RELIC).supply(MATERIAL, 0).ships(BLUE, gate(2), 3)
    raided = t.copy().ships(RED, gate(2), 1).attack(BLUE).fight(raid=2, faces=(R_TWO_KEYS_INTERCEPT, R_BUILDING_KEY))
    assert raided.fill(condition=FRESH).asked() == "Turn.action"
    t.give(BLUE, court_cards.MiningInterest).turn(BLUE, ADMIN).to_prelude().use(court_cards.MiningInterest, 1)
    assert t.asked() == "FillSlots.source"
    assert render(TITLE.label(t.game, t.choices()[-1]), "en", Nouns(TITLE)) == "Steal Material (The Empire)"
    t.answer(t.choices()[-1]).fill(slot=0)
    assert (t.count(BLUE, MATERIAL), t.game.trust[MATERIAL], t.game.trust[RELIC]) == (1, 0, 1)
    assert t.told("steal_token")[0].refs == (BLUE, MATERIAL, RED)


def test_who_guards_tokens_of_the_first_regent_guards_the_trust() -> None:
    """C-44, ter.steal_take: stealing can be prevented."""
    t = campaign(2).outlaw(BLUE).trust(MATERIAL).supply(MATERIAL, 0).ships(BLUE, gate(2), 1)
    t.give(BLUE, court_cards.MiningInterest).give(RED, court_cards.SwornGuardians)
    t.turn(BLUE, ADMIN).to_prelude().use(court_cards.MiningInterest, 1)
    assert t.asked() != "FillSlots.source"
    assert (t.game.trust[MATERIAL], t.count(BLUE, MATERIAL)) == (1, 0)


def test_a_large_fleet_moves_with_as_many_imperial_ships() -> None:
    """emp.movement: a supply of 15 bounds nobody's own ships together with those of the Empire."""
    t = campaign(2).ships(RED, gate(1), 10).imperial(gate(1), 10)
    t.move().fill(start=gate(1), end=gate(2), fresh=10, ships=10)
    assert (t.fresh(RED, gate(2)), t.fresh(EMPIRE, gate(2))) == (10, 10)
