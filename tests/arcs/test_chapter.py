"""A chapter (p. 8-11, 18-19): dealing, rounds, following, passing, the discard pile."""

from __future__ import annotations

from arcs.prelude import *


def test_setup_01_leftover_cards_are_a_shuffled_discard_pile() -> None:
    """At setup and at every chapter start; there is no draw deck in a chapter."""
    t = table(3).rounds()  # nobody has cards: the next chapter begins
    t.answer(tuple(range(20)))
    assert t.game.chapter == 2
    assert t.is_chance()
    before = list(t.game.discard)
    t.answer((1, 0))  # the two cards left over are shuffled
    assert t.game.discard == before[::-1]
    assert t.game.deck == []
    assert len(set_up("3p-01").discard) == 2


def test_setup_02_mulligan_draws_from_the_undealt_cards_once() -> None:
    game = set_up("2p-01")
    seat = 1 - game.initiative
    assert (type(game.stack[-1]).__name__, game.ask is not None and game.ask.seat) == ("Chapter", seat)
    old, undealt = list(game.hands[seat]), list(game.deck)
    game.answer(1)
    assert set(game.hands[seat]) <= set(undealt)
    assert len(game.hands[seat]) == 6
    game.play(game.sample())
    assert set(old) <= set(game.discard)
    assert type(game.stack[-1]).__name__ == "Round"  # the new hand must be kept


def test_setup_02_the_hand_may_be_kept() -> None:
    game = set_up("2p-01")
    seat = 1 - game.initiative
    old = list(game.hands[seat])
    game.answer(0)
    assert game.hands[seat] == old


def test_round_03_followers_must_play_and_empty_hands_are_skipped() -> None:
    t = table(3).hand(RED, admin(3)).hand(GOLD, aggro(3)).tokens(BLUE, FUEL).a_ship_each().round()
    assert DONE in t.choices("card")  # the initiative holder may pass
    t.answer(admin(3)).end_turn()
    assert (t.asked(), t.seat()) == ("Follow.choice", GOLD)  # Blue has no cards: no turn, no Prelude
    assert t.choices() == [following(COPY, aggro(3)), following(PIVOT, aggro(3))]


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
    assert following(SURPASS, admin(2)) in t.choices("choice")


def test_round_05_without_the_marker_only_higher_ones_do() -> None:
    t = table(3).hand(RED, admin(4)).hand(BLUE, admin(3), admin(5)).a_ship_each().round().answer(admin(4)).end_turn()
    assert t.choices() == [following(SURPASS, admin(5)), following(COPY, admin(3)), following(COPY, admin(5))]


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


def test_round_14_cards_are_discarded_face_down_in_turn_order() -> None:
    """The order within a round is ours: from the leader clockwise, a seizing card above its partner."""
    t = table(3).hand(RED, admin(3)).hand(BLUE, aggro(2), aggro(3)).hand(GOLD, mobi(2)).a_ship_each().round()
    t.answer(admin(3)).end_turn().follow(COPY, aggro(3)).seize(aggro(2)).end_turn().follow(PIVOT, mobi(2)).end_turn()
    assert t.game.discard == [admin(3), aggro(3), aggro(2), mobi(2)]
    assert t.view(GOLD).discard == [UNKNOWN] * 4


def test_round_17_zero_marker_and_laid_down_initiative_come_back() -> None:
    t = table(3).hand(RED, admin(2), admin(3)).hand(BLUE, aggro(2), aggro(3), aggro(4)).a_ship_each().rounds()
    t.answer(admin(2), TYCOON).end_turn().follow(PIVOT, aggro(2)).seize(aggro(3)).end_turn()
    assert (t.game.zeroed, t.game.seized, t.game.declared) == (0, 0, 0)
    t.answer(aggro(4)).end_turn()
    t.hand(RED, admin(3), admin(4)).follow(PIVOT, admin(3))
    assert t.choices("opening") == [DONE, seizure(admin(4))]  # a new round, a new chance to seize


def test_o_09_the_last_passer_hands_the_marker_on() -> None:
    """By the letter of page 8 each pass hands the marker on, the last one too: it comes back to the first passer."""
    t = table(3).hand(RED, admin(2)).hand(BLUE, aggro(2)).hand(GOLD, mobi(2)).rounds()
    t.answer(DONE, DONE, DONE)
    assert t.game.chapter == 2
    assert t.initiative() == RED


def test_o_09_a_single_player_with_cards_keeps_it() -> None:
    t = table(3).hand(BLUE, aggro(2)).rounds().answer(DONE)
    assert t.initiative() == BLUE


def test_fine_09_separate_discard_piles() -> None:
    """Face-up cards lie open; draws come from the face-down pile, or from both shuffled if it is too small."""
    t = table(3, split_discard=True).hand(RED, ADMIN).hand(BLUE, aggro(2)).hand(GOLD, mobi(2)).a_ship_each().round()
    t.answer(ADMIN).end_turn().follow(COPY, aggro(2)).end_turn().follow(PIVOT, mobi(2)).end_turn()
    assert (t.game.discard, t.game.discard_up) == ([aggro(2)], [ADMIN, mobi(2)])
    assert t.view(GOLD).discard_up == [ADMIN, mobi(2)]
    t.court(CallToAction).agents(BLUE, 0, 1).turn(BLUE, aggro(4)).act(SECURE)
    assert t.game.hands[BLUE] == [aggro(2)]
    t.court(CallToAction).agents(BLUE, 0, 1).turn(BLUE, aggro(5)).act(SECURE)
    assert t.is_chance()  # the face-down pile was empty: both are shuffled together
    t.answer((1, 0))
    assert t.game.hands[BLUE] == [aggro(2), mobi(2)]
    assert t.game.discard_up == []


def test_fine_11_conceding_is_no_question_of_the_rules() -> None:
    """Giving up is left to the table: a seat is only ever asked what the rules let it do."""
    t = table(2).hand(RED, ADMIN).hand(BLUE, aggro(2)).rounds()
    assert t.choices() == [DONE, ADMIN]  # pass or lead
    assert TITLE.result(t.game).scores == (0, 0)


# -- traps that other implementations of Arcs fell into --------------------------------------------


def test_there_is_no_draw_deck_in_a_chapter() -> None:
    """What was not dealt is discarded and shuffled."""
    t = table(4).rounds().answer(tuple(range(28))).answer((3, 2, 1, 0))
    assert t.game.deck == []
    assert len(t.game.discard) == 4
    assert [len(hand) for hand in t.game.hands] == [6] * 4


def test_followers_with_cards_must_play() -> None:
    t = table(3).hand(RED, ADMIN).hand(BLUE, aggro(2), mobi(2)).a_ship_each().round().answer(ADMIN).end_turn()
    assert DONE not in t.choices("choice")


def test_unions_act_before_the_initiative_and_hand_checks() -> None:
    """The last card of the chapter is taken back: the chapter goes on."""
    t = table(3).give(RED, AdminUnion).hand(RED, ADMIN).a_ship_each().rounds().answer(ADMIN)
    t.to_prelude().use(AdminUnion).end_turn()
    assert t.game.chapter == 1
    assert (t.asked(), t.game.hands[RED]) == ("Round.card", [ADMIN])


def test_game_ends_only_at_a_chapter_end() -> None:
    t = table(4).hand(RED, ADMIN).a_ship_each()
    t.game.power[RED] = 40
    t.rounds().answer(ADMIN)
    assert t.asked() == "Turn.opening"
    t.end_turn()
    assert t.asked() == ""
