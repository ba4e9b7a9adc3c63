"""Rulings on the course of a round (ROUND), and who holds the initiative after all passed (O-09)."""

from __future__ import annotations

import pytest

from arcs.prelude import *
from starboard.terminal.match import Match

# -- the round -----------------------------------------------------------------------------------------------


def test_round_01_declare_then_prelude_then_pips() -> None:
    t = table(3).tokens(RED, FUEL).ships(RED, gate(2), 1).turn(RED, admin(2))
    assert t.asked() == "Turn.opening"
    t.answer(TYCOON)
    assert t.asked() == "Turn.spending"
    t.answer(t.choices()[1], MOVE).fill(end=gate(3))
    assert t.asked() == "Turn.action"
    assert t.game.supply[FUEL] == 5  # back at the end of the Prelude


def test_round_02_declaring_and_seizing_in_either_order() -> None:
    """Galactic Bards let a follower declare; she may seize as well, before or after."""
    for first, second in ((TYCOON, SEIZE + aggro(5)), (SEIZE + aggro(5), TYCOON)):
        t = table(3).give(BLUE, GalacticBards).hand(BLUE, aggro(5)).a_ship_each()
        t.turn(BLUE, construct(2), PIVOT, admin(3))
        assert t.choices("opening") == [DONE, TYCOON, SEIZE + aggro(5)]
        t.answer(first, second)
        assert TYCOON in t.game.marker_at
        assert t.initiative() == BLUE
        assert t.asked() != "Turn.opening"


def test_round_03_followers_must_play_and_empty_hands_are_skipped() -> None:
    t = table(3).hand(RED, admin(3)).hand(GOLD, aggro(3)).tokens(BLUE, FUEL).a_ship_each().round()
    assert DONE in t.choices("card")  # the initiative holder may pass
    t.answer(admin(3)).end_turn()
    assert (t.asked(), t.seat()) == ("Follow.choice", GOLD)  # Blue has no cards: no turn, no Prelude
    assert t.choices() == [COPY * 28 + aggro(3), PIVOT * 28 + aggro(3)]


def test_round_04_passing_in_a_row_ends_the_chapter() -> None:
    """A lead card in between starts the count anew."""
    t = table(3).hand(RED, admin(2), admin(3)).hand(BLUE, aggro(2), aggro(3)).a_ship_each().rounds()
    t.answer(DONE)  # Red passes
    t.answer(aggro(2)).end_turn().follow(COPY, admin(2)).end_turn()  # Blue leads
    t.answer(DONE)  # Blue, who still holds the initiative, passes: one in a row
    assert t.seat() == RED
    assert not t.told("all_passed")
    t.answer(DONE)
    assert t.told("all_passed")
    assert t.game.chapter == 2
    assert not any(t.game.hands)


def test_round_04_a_forced_pass_does_not_count() -> None:
    t = table(3).hand(BLUE, aggro(2), aggro(3)).hand(GOLD, mobi(2), mobi(3)).rounds()
    assert (t.asked(), t.seat()) == ("Round.card", BLUE)  # Red had to pass
    t.answer(DONE)
    assert t.game.chapter == 1
    t.answer(DONE)
    assert t.game.chapter == 2


def test_round_04_the_only_one_with_cards_ends_the_chapter_by_passing() -> None:
    t = table(3).hand(BLUE, aggro(2), aggro(3)).rounds().answer(DONE)
    assert t.game.chapter == 2


def test_round_05_a_zeroed_lead_is_surpassed_by_every_card_of_the_suit() -> None:
    t = table(3).hand(RED, admin(6)).hand(BLUE, admin(2)).a_ship_each().round().answer(admin(6))
    t.answer(EMPATH).end_turn()
    assert SURPASS * 28 + admin(2) in t.choices("choice")


def test_round_05_without_the_marker_only_higher_ones_do() -> None:
    t = table(3).hand(RED, admin(4)).hand(BLUE, admin(3), admin(5)).a_ship_each().round().answer(admin(4)).end_turn()
    assert t.choices() == [SURPASS * 28 + admin(5), COPY * 28 + admin(3), COPY * 28 + admin(5)]


@pytest.mark.parametrize(("how", "seizes"), [(SURPASS, True), (COPY, False), (PIVOT, False)])
def test_round_06_only_a_surpassing_7_seizes(how: int, seizes: bool) -> None:
    lead = admin(3) if how != PIVOT else aggro(3)
    t = table(4).a_ship_each().turn(BLUE, admin(7), how, lead)
    assert (t.initiative() == BLUE, t.game.seized == 1) == (seizes, seizes)


def test_round_06_not_if_somebody_seized_already() -> None:
    t = table(4).a_ship_each()
    t.game.initiative, t.game.seized = GOLD, 1
    t.turn(BLUE, admin(7), SURPASS, admin(3))
    assert t.initiative() == GOLD


def test_round_07_one_seizure_per_round_and_never_by_the_holder() -> None:
    t = table(3).hand(RED, admin(3), admin(4)).hand(BLUE, aggro(2), aggro(3)).hand(GOLD, mobi(2), mobi(3))
    t.a_ship_each().round().answer(admin(3))
    assert all([choice < SEIZE for choice in t.choices("opening")])  # the holder declares or not
    t.end_turn().follow(PIVOT, aggro(2))
    assert t.choices("opening") == [DONE, SEIZE + aggro(3)]
    t.seize(aggro(3)).end_turn().follow(PIVOT, mobi(2))
    assert t.asked() == "Turn.action"  # Gold cannot seize again
    t.end_turn()
    assert t.game.discard == [admin(3), aggro(2), aggro(3), mobi(2)]  # the extra card too
    assert t.game.hands[BLUE] == []


def test_round_07_spies_and_song_seize_as_well() -> None:
    t = table(3).give(BLUE, LatticeSpies).a_ship_each().turn(BLUE, construct(2), PIVOT, admin(3)).use(LatticeSpies)
    assert (t.initiative(), t.game.seized) == (BLUE, 1)
    t = table(3).court(SongOfFreedom).agents(BLUE, 0, 1).ships(BLUE, arrow(2), 1).city(BLUE, arrow(2))
    t.turn(BLUE, aggro(2), PIVOT, admin(3)).act(SECURE)
    t.answer(t.places(arrow(2), BLUE)[0]).answer(1)
    assert (t.initiative(), t.game.seized) == (BLUE, 1)


def test_round_08_a_seizure_leaves_the_order_of_turns() -> None:
    """Blue seizes; Gold still follows Blue, and Red's card still leads."""
    t = table(3).hand(RED, admin(3)).hand(BLUE, aggro(2), aggro(3)).hand(GOLD, mobi(2)).a_ship_each().round()
    t.answer(admin(3)).end_turn().follow(PIVOT, aggro(2)).seize(aggro(3)).end_turn()
    assert (t.seat(), t.game.lead_card) == (GOLD, admin(3))
    assert turn_order(t.game)[0] == BLUE  # ties look at the marker
    t.follow(COPY, mobi(2)).end_turn()
    assert t.asked() == ""


def test_round_09_highest_surpass_takes_the_initiative() -> None:
    t = table(4).hand(RED, admin(2)).hand(BLUE, admin(5)).hand(GOLD, admin(4)).hand(WHITE, aggro(6)).a_ship_each()
    t.round().answer(admin(2)).end_turn().follow(SURPASS, admin(5)).end_turn()
    t.follow(SURPASS, admin(4)).end_turn().follow(PIVOT, aggro(6)).end_turn()
    assert t.initiative() == BLUE


def test_round_09_without_a_surpass_it_stays() -> None:
    t = table(3).hand(RED, admin(2)).hand(BLUE, admin(6)).hand(GOLD, aggro(6)).a_ship_each().round()
    t.answer(admin(2)).end_turn().follow(COPY, admin(6)).end_turn().follow(PIVOT, aggro(6)).end_turn()
    assert t.initiative() == RED


def test_round_10_unions_come_before_the_initiative_and_hand_checks() -> None:
    """Blue's surpassing card is taken back by Red's Union: it still wins the initiative, and the chapter goes on."""
    t = table(3).give(GOLD, AdminUnion).hand(RED, admin(3)).hand(BLUE, admin(5)).hand(GOLD, aggro(2)).a_ship_each()
    t.rounds().answer(admin(3)).end_turn().follow(SURPASS, admin(5)).end_turn()
    t.follow(PIVOT, aggro(2)).to_prelude().use(AdminUnion).answer(BLUE).end_turn()
    assert t.game.chapter == 1
    assert t.told("initiative")[0].refs == (BLUE,)
    assert t.game.hands[GOLD] == [admin(5)]
    assert t.seat() == GOLD  # Blue has no cards and passed on


def test_round_11_only_the_leader_declares_from_the_card() -> None:
    t = table(3).a_ship_each().turn(BLUE, mobi(2), PIVOT, admin(3))
    assert t.asked() == "Turn.action"
    t = table(3).a_ship_each().marker(TYCOON, 2).turn(BLUE, construct(2))
    t.answer(TYCOON)
    assert t.game.marker_at == [NOTHING, TYCOON, TYCOON]  # the next highest, on the same box


def test_round_11_flipped_markers_go_by_their_value() -> None:
    """Chapter 2: 5 is best, then the flipped 4, then 3."""
    t = table(3).a_ship_each()
    t.game.marker_side = [1, 0, 0]
    t.turn(BLUE, mobi(2)).answer(TYCOON).end_turn()
    t.turn(BLUE, MOVING).answer(TYRANT)
    assert t.game.marker_at == [TYRANT, NOTHING, TYCOON]


def test_round_12_only_the_leaders_declaration_places_the_zero_marker() -> None:
    t = table(3).a_ship_each().turn(RED, admin(2)).answer(TYCOON)
    assert lead_number(t.game) == 0
    t = table(3).give(RED, GalacticBards).a_ship_each().turn(RED, construct(2), PIVOT, admin(3)).answer(TYCOON)
    assert lead_number(t.game) == 3
    t = table(3).court(PopulistDemands).agents(RED, 0, 1).a_ship_each().turn(RED, ATTACK).act(SECURE).answer(WARLORD)
    assert lead_number(t.game) == 3
    assert WARLORD in t.game.marker_at


@pytest.mark.parametrize(("number", "ambition", "left"), [(5, KEEPER, 5), (6, EMPATH, 6), (2, TYCOON, 0)])
def test_round_12_secret_order_prevents_it_for_keeper_and_empath(number: int, ambition: int, left: int) -> None:
    t = table(3).give(RED, SecretOrder).a_ship_each().turn(RED, admin(number)).answer(ambition)
    assert lead_number(t.game) == left


def test_round_13_hands_are_secret_and_counted() -> None:
    t = table(3).hand(RED, admin(2)).hand(BLUE, admin(3), aggro(4)).tokens(BLUE, FUEL).captives(BLUE, RED, 2)
    view = t.view(RED)
    assert view.hands[:2] == [[admin(2)], [UNKNOWN, UNKNOWN]]
    assert view.slots == t.game.slots
    assert view.captives == t.game.captives
    assert view.court == t.game.court


def test_round_14_cards_are_discarded_face_down_in_turn_order() -> None:
    """The order within a round is ours: from the leader clockwise, a seizing card above its partner."""
    t = table(3).hand(RED, admin(3)).hand(BLUE, aggro(2), aggro(3)).hand(GOLD, mobi(2)).a_ship_each().round()
    t.answer(admin(3)).end_turn().follow(COPY, aggro(3)).seize(aggro(2)).end_turn().follow(PIVOT, mobi(2)).end_turn()
    assert t.game.discard == [admin(3), aggro(3), aggro(2), mobi(2)]
    assert t.view(GOLD).discard == [UNKNOWN] * 4


def curtain_after(t: Table, answer: int) -> bool:
    before = t.game.curtain
    t.answer(answer)
    return t.game.curtain > before


def test_round_15_new_sights_cannot_be_taken_back() -> None:
    """Dice, a refilled Court, a hand seen with Farseers, a mulligan: each draws the curtain. A move does not."""
    t = table(3).agents(RED, 0, 1).ships(RED, gate(2), 1).turn(RED, ATTACK).to_pips()
    assert not curtain_after(t, MOVE)
    t.answer(gate(3))
    assert curtain_after(t, SECURE)
    t = table(3).give(RED, Farseers).hand(RED, aggro(2)).hand(BLUE, aggro(4)).a_ship_each().turn(RED, admin(2))
    t.answer(TYCOON)
    assert curtain_after(t, BLUE)
    game = set_up("2p-01")
    before = game.curtain
    game.answer(1)
    assert game.curtain > before


def test_round_15_actions_without_news_can_be_taken_back() -> None:
    match = Match(TITLE, TITLE.setup("base", 3, 4, {"setup": "3p-01"}))
    match.play(match.state.ask.choices[-1] if match.state.ask else DONE)
    seat = match.seat
    assert match.undo_reach(seat) > 0


def test_round_16_pips_are_optional_and_a_declaration_leaves_them() -> None:
    t = table(3).ships(RED, gate(2), 1).turn(RED, mobi(4)).answer(WARLORD).to_pips()
    for end in (gate(3), gate(5), gate(6)):
        assert DONE in t.choices("action")
        t.answer(MOVE).fill(end=end)
    assert t.asked() == ""  # three pips, as printed


def test_round_16_the_single_pip_too() -> None:
    t = table(3).ships(RED, gate(2), 1).turn(RED, mobi(4), PIVOT, admin(2)).to_pips()
    assert DONE in t.choices("action")
    t.done()
    assert t.asked() == ""


def test_round_17_zero_marker_and_laid_down_initiative_come_back() -> None:
    t = table(3).hand(RED, admin(2), admin(3)).hand(BLUE, aggro(2), aggro(3), aggro(4)).a_ship_each().rounds()
    t.answer(admin(2), TYCOON).end_turn().follow(PIVOT, aggro(2)).seize(aggro(3)).end_turn()
    assert (t.game.zeroed, t.game.seized, t.game.declared) == (0, 0, 0)
    t.answer(aggro(4)).end_turn()
    t.hand(RED, admin(3), admin(4)).follow(PIVOT, admin(3))
    assert t.choices("opening") == [DONE, SEIZE + admin(4)]  # a new round, a new chance to seize


def test_o_09_the_last_passer_hands_the_marker_on() -> None:
    """By the letter of page 8 each pass hands the marker on, the last one too: it comes back to the first passer."""
    t = table(3).hand(RED, admin(2)).hand(BLUE, aggro(2)).hand(GOLD, mobi(2)).rounds()
    t.answer(DONE, DONE, DONE)
    assert t.game.chapter == 2
    assert t.initiative() == RED


def test_o_09_a_single_player_with_cards_keeps_it() -> None:
    t = table(3).hand(BLUE, aggro(2)).rounds().answer(DONE)
    assert t.initiative() == BLUE
