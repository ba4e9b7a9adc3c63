"""Rulings on tax, build, move, secure, influence and repair, and the open points about them."""

from __future__ import annotations

from arcs.prelude import *

# -- tax ----------------------------------------------------------------------------------------------------------


def test_tax_01_own_cities_need_no_control_rival_ones_do() -> None:
    t = table(3).city(RED, arrow(3)).ships(BLUE, arrow(3), 3).city(BLUE, arrow(2)).ships(RED, arrow(2), 1)
    t.ships(BLUE, arrow(2), 0, 5).city(GOLD, crescent(5)).tax()
    assert t.choices("place") == [arrow(2) * 3, arrow(3) * 3]
    t.answer(arrow(3) * 3).fill(slot=0)
    assert t.count(RED, MATERIAL) == 1
    assert sum(t.game.captives) == 0


def test_tax_01_a_rival_city_yields_a_captive_even_without_a_token() -> None:
    t = table(3).city(BLUE, arrow(2)).ships(RED, arrow(2), 1).supply(PSIONIC, 0).tax()
    assert t.count(RED, PSIONIC) == 0
    assert t.captives_of(RED, BLUE) == 1
    assert t.left(BLUE, AGENT) == 9


def test_tax_02_each_city_once_per_turn_prelude_included() -> None:
    """Two cities on one planet are taxed one after the other."""
    t = table(3).city(RED, hexa(2)).city(RED, hexa(2)).tokens(RED, PSIONIC).turn(RED, ADMIN)
    t.spend(RED, 0).answer(TAX, hexa(2) * 3).fill(slot=0)
    assert t.asked() == "Turn.spending"
    t.done().answer(TAX).fill(slot=1)  # the other one
    assert t.count(RED, RELIC) == 2
    assert TAX not in t.choices("action")


def test_tax_02_next_turn_again() -> None:
    t = table(3).city(RED, hexa(2)).a_ship_each().tax().fill(slot=0).end_turn()
    t.tax().fill(slot=1)
    assert t.count(RED, RELIC) == 2


def test_tax_03_an_exhausted_type_and_an_empty_rival_supply_stop_no_tax() -> None:
    t = table(3).city(BLUE, arrow(2)).ships(RED, arrow(2), 1).captives(GOLD, BLUE, 10).tax()
    t.fill(slot=0)
    assert t.count(RED, PSIONIC) == 1
    assert t.captives_of(RED, BLUE) == 0


# -- build --------------------------------------------------------------------------------------------------------


def test_build_01_presence_is_enough() -> None:
    """A single damaged ship beside a rival's fleet may found a city; gates have no slots."""
    t = table(3).ships(RED, arrow(2), 0, 1).ships(BLUE, arrow(2), 4).ships(RED, gate(3), 2)
    t.build()
    assert t.choices("piece") == [CITY, STARPORT]
    t.answer(CITY)
    assert t.places(arrow(2), RED) == [arrow(2) * 3]


def test_build_01_a_building_is_presence_and_full_planets_take_no_more() -> None:
    t = table(3).city(RED, hexa(2)).city(RED, arrow(3)).build().fill(piece=STARPORT)
    assert t.places(hexa(2), RED) == [hexa(2) * 3, hexa(2) * 3 + 1]
    assert t.choices("action") == [DONE, BUILD]
    t.answer(BUILD)
    assert t.fresh(RED, hexa(2)) == 1  # only the new starport's ship was left to build


def test_build_02_everything_under_foreign_control_arrives_damaged() -> None:
    t = table(3).starport(RED, hexa(2)).ships(BLUE, hexa(2), 1).turn(RED, construct(2))
    t.act(BUILD).fill(piece=SHIP).answer(BUILD).fill(piece=CITY)
    assert (t.fresh(RED, hexa(2)), t.damaged(RED, hexa(2))) == (0, 1)
    assert t.game.buildings[hexa(2) * 3 + 1] == building(RED, CITY, DAMAGED)


def test_build_02_in_uncontrolled_systems_fresh() -> None:
    t = table(3).starport(RED, hexa(2)).ships(BLUE, hexa(2), 1).ships(GOLD, hexa(2), 1).turn(RED, construct(2))
    t.act(BUILD).fill(piece=SHIP)
    assert t.fresh(RED, hexa(2)) == 1


def test_build_03_one_ship_per_starport_and_turn_prelude_included() -> None:
    t = table(3).starport(RED, arrow(2)).tokens(RED, MATERIAL).turn(RED, construct(2))
    t.spend(RED, 0).answer(BUILD)
    assert t.fresh(RED, arrow(2)) == 1
    assert [line.refs for line in t.told("build")] == [(RED, SHIP, arrow(2))]
    assert not t.told("place_ships")  # told once
    assert t.asked() == ""  # nothing else can be built: the turn ran out


def test_build_03_a_starport_built_this_turn_may_be_used() -> None:
    t = table(3).ships(RED, arrow(2), 1).build().fill(piece=STARPORT).answer(BUILD)
    assert t.fresh(RED, arrow(2)) == 2


def test_build_04_an_empty_supply_builds_nothing() -> None:
    """It is allowed to trigger a modifier, which no card of the base box has: so it is not offered."""
    t = table(3).starport(RED, arrow(2)).trophies(BLUE, RED, SHIP, 15).turn(RED, construct(2)).to_pips()
    assert t.asked() == ""  # the only planet is full, and there is no ship to build
    t = table(3).ships(RED, arrow(2), 1).cities_off_board(RED, 5).build()
    assert t.places(arrow(2), RED) == [arrow(2) * 3]
    assert t.game.buildings[arrow(2) * 3] == building(RED, STARPORT, FRESH)  # no city was left


# -- move ---------------------------------------------------------------------------------------------------------


def test_move_01_any_number_of_ships_one_step_as_often_as_you_like() -> None:
    t = table(3).ships(RED, gate(2), 3, 2).move().answer(gate(3))
    assert t.choices("fresh") == [0, 1, 2, 3]
    t.answer(2)
    assert t.choices("damaged") == [0, 1, 2]
    t.answer(1)
    assert (t.fresh(RED, gate(3)), t.damaged(RED, gate(3))) == (2, 1)
    t.answer(MOVE, gate(3), gate(2), 2, 1, MOVE).fill(end=gate(3), fresh=3, damaged=2)
    assert (t.fresh(RED, gate(3)), t.damaged(RED, gate(3))) == (3, 2)


def test_move_01_at_least_one_ship_moves() -> None:
    t = table(3).ships(RED, gate(2), 2).move().answer(gate(3))
    assert t.choices("fresh") == [1, 2]


def test_move_02_catapult_stops_at_planets_and_foreign_gates() -> None:
    """Dropping ships off on the way; a gate Red controls already does not stop him."""
    t = table(3).starport(RED, arrow(2), DAMAGED).ships(RED, arrow(2), 4).ships(RED, gate(3), 1)
    t.ships(BLUE, gate(5), 1).move().fill(start=arrow(2), end=gate(2), fresh=4)
    t.answer(gate(3), 3)  # one stays in gate 2
    t.answer(gate(5), 2)  # one stays in gate 3
    assert t.asked() == "Turn.action"  # Blue controlled gate 5
    assert [t.fresh(RED, gate(n)) for n in (2, 3, 5)] == [1, 2, 2]
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 1).move().fill(end=crescent(2))
    assert t.asked() == "Turn.action"  # a planet ends it


def test_move_02_control_is_judged_just_before_each_gate() -> None:
    """Red's three ships would control gate 3 after entering; what counts is that Blue did before."""
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 3).ships(BLUE, gate(3), 1).turn(RED, mobi(2))
    t.act(MOVE).fill(end=gate(2), fresh=3).answer(gate(3), 3)
    assert t.controller(gate(3)) == RED
    assert t.asked() == "Turn.action"


def test_move_02_a_tie_in_a_gate_does_not_stop() -> None:
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 1).ships(BLUE, gate(2), 1).ships(GOLD, gate(2), 1)
    t.move().fill(end=gate(2))
    assert t.asked() == "Move.end"


def test_move_03_ships_in_gates_on_the_way_are_not_picked_up() -> None:
    t = table(3).starport(RED, arrow(2)).ships(RED, arrow(2), 1).ships(RED, gate(2), 3).turn(RED, mobi(2))
    t.act(MOVE).fill(start=arrow(2), end=gate(2)).answer(gate(3))
    assert t.fresh(RED, gate(2)) == 3
    assert t.fresh(RED, gate(3)) == 1  # nobody asked how many: only the one that was launched


# -- Court -------------------------------------------------------------------------------------------------------


def test_secure_01_needs_more_agents_than_each_single_rival() -> None:
    t = table(3).agents(RED, 0, 2).agents(BLUE, 0, 1).agents(GOLD, 0, 1).agents(RED, 1, 1).agents(BLUE, 1, 1)
    t.turn(RED, aggro(2)).act(SECURE)  # only the first card, so no question
    assert (t.captives_of(RED, BLUE), t.captives_of(RED, GOLD)) == (1, 1)
    assert [line.refs for line in t.told("captives")] == [(RED, BLUE, 1), (RED, GOLD, 1)]
    assert t.left(RED, AGENT) == 9  # two came home, one is still at the other card
    assert t.on_court(1, RED) == 1


def test_secure_02_without_a_legal_card_no_action() -> None:
    t = table(3).agents(BLUE, 1, 1).ships(RED, gate(2), 1).turn(RED, aggro(2)).to_pips()
    assert t.choices("action") == [DONE, MOVE]


def test_secure_02_a_vox_card_takes_effect_before_its_place_is_refilled() -> None:
    t = table(3).court(SecretOrder, MassUprising).deck(PopulistDemands).agents(RED, 1, 1).turn(RED, aggro(2))
    t.act(SECURE)
    assert t.asked() == "Uprising.cluster"
    assert t.game.court[1] == NOTHING
    t.answer(1)
    assert t.game.court[:2] == [SecretOrder.id, PopulistDemands.id]
    assert t.game.court_discard == [MassUprising.id]


def test_secure_03_and_o_01_an_empty_court_deck_leaves_the_place_empty() -> None:
    t = table(3).court(Gatekeepers).agents(RED, 0, 1)
    t.game.court_deck = []
    t.turn(RED, aggro(2)).act(SECURE)
    assert t.game.court[0] == NOTHING
    t.turn(RED, mobi(2)).act(INFLUENCE)
    assert t.choices("slot") == [1, 2, 3]


def test_o_01_court_deck_runs_out() -> None:
    """Discarded cards do not form a new deck."""
    t = table(3).court(Gatekeepers).agents(RED, 0, 1)
    t.game.court_discard, t.game.court_deck = t.game.court_deck, []
    t.turn(RED, aggro(2)).act(SECURE)
    assert t.game.court[0] == NOTHING
    assert t.game.court_discard


def test_influence_01_any_card_no_limit() -> None:
    t = table(3).agents(BLUE, 2, 5).a_ship_each().turn(RED, mobi(2)).act(INFLUENCE).answer(2, INFLUENCE)
    t.answer(2)
    assert t.on_court(2, RED) == 2
    assert t.left(RED, AGENT) == 8


def test_repair_01_one_own_piece_anywhere() -> None:
    t = table(3).city(RED, hexa(2), DAMAGED).starport(RED, hexa(2), DAMAGED).ships(RED, gate(6), 0, 2)
    t.ships(BLUE, gate(6), 0, 1).turn(RED, construct(2)).act(REPAIR)
    assert t.choices("system") == [hexa(2), gate(6)]
    t.answer(hexa(2))
    assert t.choices("piece") == [CITY, STARPORT]
    t.answer(STARPORT)
    assert t.game.buildings[hexa(2) * 3 : hexa(2) * 3 + 2] == [
        building(RED, CITY, DAMAGED),
        building(RED, STARPORT, FRESH),
    ]
    t.answer(REPAIR, gate(6))
    assert (t.fresh(RED, gate(6)), t.damaged(RED, gate(6)), t.damaged(BLUE, gate(6))) == (1, 1, 1)


# -- open points --------------------------------------------------------------------------------------------------


def test_o_03_discarded_tokens_are_back_at_once() -> None:
    """Only spent tokens wait for the end of the Prelude: Relic Fence may bring back the very Relic it took."""
    t = table(3).give(RED, RelicFence).supply(RELIC, 1).tokens(RED, RELIC).a_ship_each().turn(RED, ADMIN)
    assert t.game.supply[RELIC] == 0
    t.to_prelude().use(RelicFence).fill(slot=0)
    assert t.count(RED, RELIC) == 1


def test_o_05_no_influence_without_an_agent() -> None:
    """It would place nothing: not offered."""
    t = table(3).captives(BLUE, RED, 10).ships(RED, gate(2), 1).turn(RED, mobi(2)).to_pips()
    assert t.choices("action") == [DONE, MOVE]


def test_o_06_draw_as_many_as_there_are() -> None:
    """A discard pile too small for Farseers, and an empty one for Call to Action."""
    t = table(3).give(RED, Farseers).hand(RED, aggro(2)).a_ship_each().turn(RED, ADMIN).to_prelude().use(Farseers)
    t.done()  # throw nothing away, draw one from an empty pile
    assert t.game.hands[RED] == [aggro(2)]
    t = table(3).court(CallToAction).agents(RED, 0, 1).a_ship_each().turn(RED, aggro(2)).act(SECURE)
    assert t.game.hands[RED] == []
    assert CallToAction.id in t.game.court_discard


def test_o_07_farseers_may_look_at_an_empty_hand() -> None:
    """Choosing such a rival is not forbidden; there is nothing to see or swap."""
    t = table(3).give(RED, Farseers).hand(RED, aggro(2)).hand(GOLD, mobi(2)).a_ship_each().turn(RED, admin(2))
    t.answer(TYCOON)
    assert t.choices("rival") == [BLUE, GOLD]
    t.answer(BLUE)
    assert t.asked() == "Turn.spending"


def test_round_11_bards_declare_no_second_time_in_a_round() -> None:
    """Once anybody declared this round, the Bards are silent."""
    t = table(3).give(BLUE, GalacticBards).a_ship_each()
    t.game.declared = 1
    t.turn(BLUE, mobi(2), PIVOT, ADMIN)
    assert t.asked() == "Turn.action"
