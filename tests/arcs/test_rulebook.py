"""The worked examples of the rulebook up to page 13, each named by its page. Melanie, Daniel and Lukas sit in turn."""

from __future__ import annotations

from arcs.prelude import *

MELANIE, DANIEL, LUKAS = 0, 1, 2


def the_round() -> Table:
    """The round that pages 8 to 11 follow: a Construction card with three stars leads."""
    t = table(3).hand(MELANIE, construct(4)).hand(DANIEL, ATTACK).hand(LUKAS, construct(5))
    t.ships(MELANIE, hexa(2), 1, 1).starport(MELANIE, hexa(2))
    t.ships(DANIEL, gate(3), 2).ships(LUKAS, arrow(5), 1).starport(LUKAS, crescent(5))
    t.round().answer(construct(4))
    return t


def test_page_8_a_lead_card_gives_its_actions_once_per_star() -> None:
    """Melanie leads Construction with three stars: she builds, repairs and lets the third lapse."""
    t = the_round().to_pips()
    assert t.choices("action") == [DONE, BUILD, REPAIR]
    t.answer(BUILD).fill(piece=SHIP).answer(REPAIR)
    assert (t.fresh(MELANIE, hexa(2)), t.damaged(MELANIE, hexa(2))) == (3, 0)
    assert t.asked() == "Turn.action"  # the third star
    t.done()
    assert t.asked() == "Follow.choice"
    assert t.seat() == DANIEL


def test_page_8_passing_the_initiative_goes_clockwise_to_whoever_has_cards() -> None:
    """The round ends at once, without a card played; the new holder leads."""
    t = table(3).hand(MELANIE, construct(4)).hand(LUKAS, construct(5), ATTACK).rounds()
    t.answer(DONE)
    assert t.initiative() == LUKAS
    assert t.asked() == "Round.card"
    assert t.seat() == LUKAS


def test_page_8_passing_with_an_empty_hand_is_forced() -> None:
    t = table(3).hand(DANIEL, ATTACK, construct(4)).rounds()
    assert t.initiative() == DANIEL
    assert t.seat() == DANIEL


def test_page_8_when_all_with_cards_pass_the_chapter_ends() -> None:
    t = table(3).hand(MELANIE, construct(4)).hand(LUKAS, construct(5)).rounds()
    t.answer(DONE)
    t.answer(DONE)
    assert t.told("all_passed")
    assert t.game.chapter == 2
    assert not any(t.game.hands)


def test_page_9_melanie_declares_warlord() -> None:
    """Before her actions: the highest marker on the box, the zero marker on the card, still three stars."""
    t = the_round()
    assert t.choices("opening") == [DONE, WARLORD]
    t.answer(WARLORD)
    assert t.game.marker_at == [NOTHING, NOTHING, WARLORD]
    assert ambition_values(t.game, WARLORD) == (5, 3)
    assert lead_number(t.game) == 0
    t.act(BUILD).fill(piece=SHIP).answer(REPAIR)
    t.answer(BUILD).fill(piece=CITY)  # the third of three stars
    assert t.seat() == DANIEL


def test_page_9_an_ambition_can_be_declared_again_in_a_later_round() -> None:
    t = table(3).marker(TYCOON).turn(MELANIE, admin(2)).answer(TYCOON)
    assert t.game.marker_at == [NOTHING, TYCOON, TYCOON]
    assert ambition_values(t.game, TYCOON) == (8, 5)


def test_page_9_one_card_declares_once() -> None:
    t = table(4).city(MELANIE, arrow(4)).turn(MELANIE, admin(7))
    assert t.choices("opening") == [DONE, 0, 1, 2, 3, 4]  # a 7 declares any ambition
    t.answer(EMPATH)
    assert t.asked() == "Turn.action"
    assert t.game.marker_at.count(EMPATH) == 1


def test_page_9_a_1_declares_nothing() -> None:
    t = table(4).city(MELANIE, arrow(4)).turn(MELANIE, admin(1))
    assert t.asked() == "Turn.action"


def test_page_9_no_marker_no_declaration() -> None:
    t = table(3).marker(TYCOON, 0).marker(TYCOON, 1).marker(WARLORD, 2).city(MELANIE, arrow(2))
    assert best_marker(t.game) == NOTHING
    t.turn(MELANIE, admin(2))
    assert t.asked() == "Turn.action"


def test_page_10_daniel_pivots_to_move() -> None:
    """Another suit, one action of his own card; the lead card keeps its suit."""
    t = the_round().answer(WARLORD).to_pips().done()
    assert t.choices("choice") == [following(COPY, ATTACK), following(PIVOT, ATTACK)]
    t.follow(PIVOT, ATTACK).to_pips()
    assert MOVE in t.choices("action")
    assert BUILD not in t.choices("action")
    t.answer(MOVE).fill(end=arrow(3), fresh=2)
    assert t.fresh(DANIEL, arrow(3)) == 2
    assert t.game.lead_card == construct(4)
    assert t.seat() == LUKAS


def after_two_builds() -> Table:
    """Lukas, who has an Aggression 5 too, surpasses the zeroed lead and builds twice."""
    t = the_round().answer(WARLORD).to_pips().done()
    t.follow(PIVOT, ATTACK).to_pips().done()
    t.follow(SURPASS, construct(5)).act(BUILD).fill(piece=SHIP)
    return t


def test_page_10_lukas_surpasses_a_zero_with_a_5() -> None:
    """Same suit and higher than 0: the two stars of his own card."""
    t = after_two_builds()
    assert t.fresh(LUKAS, crescent(5)) == 1
    t.answer(BUILD).fill(piece=CITY)
    assert t.game.buildings[t.places(arrow(5), LUKAS)[0]] == building(LUKAS, CITY, FRESH)
    assert t.asked() == ""  # the round is over


def test_page_10_surpassing_compares_with_the_lead_card_alone() -> None:
    """A 4 surpasses a 3 although a 6 was played in between."""
    three, four, six = [construct(number) for number in (3, 4, 6)]
    t = table(3).hand(MELANIE, three).hand(DANIEL, six).hand(LUKAS, four).a_ship_each().round()
    t.answer(three).end_turn().follow(SURPASS, six)
    assert following(SURPASS, four) in t.choices("choice")


def test_page_10_seizing_lays_an_extra_card_face_down() -> None:
    """No action comes from the extra card; nobody can seize again this round."""
    extra = admin(6)
    t = table(3).hand(MELANIE, construct(4)).hand(DANIEL, ATTACK, extra)
    t.hand(LUKAS, construct(5), mobi(2)).a_ship_each()
    t.round().answer(construct(4)).to_pips()
    t.follow(PIVOT, ATTACK).seize(extra)
    assert (t.initiative(), t.game.seize_cards[DANIEL]) == (DANIEL, extra)
    t.act(MOVE).fill(end=arrow(3))
    assert t.seat() == LUKAS
    t.follow(SURPASS, construct(5))
    assert t.asked() == ""  # no question to seize, nothing to build: the round is over
    assert t.initiative() == DANIEL


def test_page_11_the_highest_surpassing_card_takes_the_initiative() -> None:
    t = after_two_builds()
    t.done()
    assert t.initiative() == LUKAS


def test_page_11_played_cards_go_face_down_to_the_discard_pile() -> None:
    t = after_two_builds().done()
    assert sorted(t.game.discard) == sorted([construct(4), ATTACK, construct(5)])
    assert t.game.lead_card == NOTHING
    assert t.game.zeroed == 0


def test_page_12_melanie_taxes_twice() -> None:
    """Her own Material city, and Daniel's Psionic city that she controls: two tokens and a captive."""
    t = table(3).city(MELANIE, arrow(3)).city(DANIEL, arrow(2)).ships(MELANIE, arrow(2), 1)
    own, his = t.places(arrow(3), MELANIE)[0], t.places(arrow(2), DANIEL)[0]
    t.tax(MELANIE).answer(own).fill(slot=0)
    t.answer(TAX).fill(slot=1)
    assert (t.count(MELANIE, MATERIAL), t.count(MELANIE, PSIONIC)) == (1, 1)
    assert t.captives_of(MELANIE, DANIEL) == 1
    assert t.left(DANIEL, AGENT) == 9
    assert his not in t.choices()  # both are taxed: not again this turn
    assert TAX not in t.choices("action")


def test_page_12_daniel_builds_a_starport_and_a_ship_with_it() -> None:
    """A starport where he has one ship; it may build in the same turn."""
    t = table(3).ships(DANIEL, arrow(5), 1).turn(DANIEL, construct(4))
    t.act(BUILD).fill(piece=STARPORT).answer(BUILD)
    assert t.fresh(DANIEL, arrow(5)) == 2
    assert t.left(DANIEL, STARPORT) == 4


def test_page_12_what_is_built_under_a_rivals_control_arrives_damaged() -> None:
    t = table(3).ships(DANIEL, arrow(5), 1).ships(LUKAS, arrow(5), 2).turn(DANIEL, construct(4))
    t.act(BUILD).fill(piece=STARPORT)
    assert t.game.buildings[t.places(arrow(5), DANIEL)[0]] == building(DANIEL, STARPORT, DAMAGED)


def test_page_13_lukas_catapults_until_a_controlled_gate() -> None:
    """From his starport to gate 4 and on to gate 5, which Melanie controls: there the ships stop."""
    t = table(3, "3p-02").starport(LUKAS, hexa(4)).ships(LUKAS, hexa(4), 2).ships(MELANIE, gate(5), 1)
    t.move(LUKAS).fill(end=gate(4), fresh=2)
    assert t.asked() == "Move.end"
    assert gate(5) in t.choices("end")
    t.answer(gate(5)).fill(fresh=2)
    assert t.fresh(LUKAS, gate(5)) == 2
    assert t.asked() == "Turn.action"  # another move action is needed to go on


def test_page_13_a_rivals_starport_launches_nobody_else() -> None:
    t = table(3, "3p-02").starport(MELANIE, hexa(4)).ships(LUKAS, hexa(4), 2)
    t.move(LUKAS).fill(end=gate(4), fresh=2)
    assert t.asked() == "Turn.action"


def test_page_13_repair_reaches_everywhere_influence_any_card_secure_needs_most() -> None:
    t = table(3).ships(MELANIE, gate(6), 0, 1).ships(MELANIE, arrow(3), 0, 1)
    t.turn(MELANIE, ADMIN).act(REPAIR).answer(arrow(3))
    assert t.fresh(MELANIE, arrow(3)) == 1
    t.answer(INFLUENCE)
    assert t.choices("slot") == [0, 1, 2, 3]
    t.answer(2)
    assert t.on_court(2, MELANIE) == 1


def test_page_13_securing_sends_own_agents_home_and_captures_the_rest() -> None:
    t = table(3).agents(MELANIE, 1, 3).agents(DANIEL, 1, 2).agents(LUKAS, 1, 1).court(Gatekeepers, RelicFence)
    t.turn(MELANIE, ATTACK).act(SECURE)
    assert t.holds(MELANIE, RelicFence)
    assert (t.captives_of(MELANIE, DANIEL), t.captives_of(MELANIE, LUKAS)) == (2, 1)
    assert t.left(MELANIE, AGENT) == 10
    assert t.game.court[1] != RelicFence.printed  # refilled at the same place


def test_page_7_control_is_nobodys_in_a_tie() -> None:
    t = table(3).ships(MELANIE, gate(2), 2).ships(DANIEL, gate(2), 1, 4)
    assert t.controller(gate(2)) == MELANIE  # red has more fresh ships
    assert t.ships(DANIEL, gate(2), 1).controller(gate(2)) == NOBODY


def test_page_6_relics_and_psionics_are_asked_of_the_map() -> None:
    """The planet decides what a tax brings: here a Relic planet of cluster 5 and a Psionic one of cluster 6."""
    t = table(3).city(MELANIE, crescent(5)).city(MELANIE, hexa(6)).turn(MELANIE, ADMIN)
    t.act(TAX).answer(t.places(crescent(5), MELANIE)[0]).fill(slot=0).answer(TAX).fill(slot=1)
    assert t.slots(MELANIE)[:2] == [RELIC, PSIONIC]
