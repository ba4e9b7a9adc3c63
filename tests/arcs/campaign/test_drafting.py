"""Drawing and choosing fates (s1.p.b, int.f), and what nobody may see of it."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from arcs.campaign.toys import *
from starboard.core.game import Setup
from starboard.games.arcs.campaign.drafting import ChooseFates, change_fate, drawn_from, set_aside, set_of
from starboard.games.arcs.campaign.fates.f01_steward import Steward
from starboard.games.arcs.campaign.fates.fate import fate_card, fate_of
from starboard.games.arcs.campaign.plan import Plan
from starboard.laws.node import Node
from starboard.laws.sight import views_hide, worlds_look_alike


def choosing(t: ReachTable) -> ReachTable:
    """Fates are drawn, up to the first seat's question."""
    t.call(ChooseFates())
    t.game.settle()
    return t


def after_act(act: int, *objectives: int) -> ReachTable:
    """Red follows the Steward, Blue the Founder, Gold the Magnate; the act ends with these objective markers."""
    t = campaign().in_act(act)
    t.game.fate[:3] = [STEWARD, FOUNDER, MAGNATE]
    t.game.objective[:3] = list(objectives)
    return t


def as_reach(game: Arcs) -> Reach:
    assert isinstance(game, Reach)
    return game


# -- how many are drawn, from which tier ------------------------------------------------


def test_s1_p_b_everybody_draws_two_fates_of_the_first_tier_and_keeps_one() -> None:
    t = choosing(campaign())
    hands = [list(hand) for hand in t.game.fate_hand[:3]]
    assert [len(hand) for hand in hands] == [2, 2, 2]
    drawn = [number for hand in hands for number in hand]
    assert len(set(drawn)) == 6
    assert all([1 <= number <= 8 for number in drawn])
    assert t.choices("fate") == hands[RED]
    t.answer(hands[RED][1], hands[BLUE][0])
    assert t.game.fate[:3] == [NOTHING] * 3, "nothing is shown before all have chosen"
    t.answer(hands[GOLD][1])
    assert t.game.fate[:3] == [hands[RED][1], hands[BLUE][0], hands[GOLD][1]]
    assert t.game.fate_hand == [[], [], [], []], "the others go back to the box"
    assert [t.game.holder[fate_card(number)] for number in t.game.fate[:3]] == [RED, BLUE, GOLD]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c_175_where_finished_fates_are_too_few_for_two_each_everybody_draws_one(players: int) -> None:
    game = TITLE.new(TITLE.setup("campaign", players, 3))
    assert isinstance(game, Reach)
    hands = [0] * players
    while NOTHING in game.fate[:players]:
        assert game.ask is not None
        if isinstance(game.stack[-1], ChooseFates):
            hands = [len(hand) for hand in game.fate_hand[:players]]
        game.play(game.sample() if game.ask.seat == CHANCE else game.ask.choices[0])
    assert hands == ([2, 2] if players == 2 else [0] * players), "one alone leaves nothing to choose"
    assert all([fate_of(number).ready for number in game.fate[:players]])


@pytest.mark.parametrize(("players", "key"), [(2, "fates_dealt_two"), (3, "fates_dealt_one")])
def test_c_175_the_log_says_how_many_fates_are_drawn_and_why(players: int, key: str) -> None:
    t = campaign(players)
    t.game.plan.fills = False
    choosing(t)
    assert [line.key for line in t.game.log or [] if line.key.startswith("fates_dealt")] == [key]
    assert [line.refs for line in t.told("fates_dealt_one")] == ([] if players == 2 else [(4,)])


def test_c_175_who_keeps_a_fate_leaves_enough_for_the_others() -> None:
    t = after_act(1, 0, 0, 4)
    t.game.plan.fills = False
    choosing(t)
    assert [len(hand) for hand in t.game.fate_hand[:3]] == [2, 2, 2], "one drawn and one kept, twice; two drawn"
    assert all([fate_of(number).ready for hand in t.game.fate_hand for number in hand if tier_of(number) == 1])


def test_c_175_a_campaign_stored_before_the_choice_draws_as_it_did() -> None:
    old: dict[str, object] = {"start": 1, "fates": ""}
    assert TITLE.setup("campaign", 3, 3, old, stored=True).options["dealt"] == "filled"
    assert TITLE.setup("campaign", 3, 3, old).options["dealt"] == "twelve"


@pytest.mark.parametrize(("act", "low"), [(1, 9), (2, 17)])
def test_str_fates_after_act_i_the_second_tier_is_drawn_after_act_ii_the_third(act: int, low: int) -> None:
    t = choosing(after_act(act, 1, 1, 1))
    drawn = [number for hand in t.game.fate_hand[:3] for number in hand]
    assert all([low <= number < low + 8 for number in drawn])


def test_int_f_whoever_succeeded_draws_one_and_may_keep_the_present_fate() -> None:
    t = choosing(after_act(1, 0, 3, 0))
    assert [len(hand) for hand in t.game.fate_hand[:3]] == [2, 2, 2]
    assert STEWARD in t.game.fate_hand[RED]
    assert FOUNDER not in t.game.fate_hand[BLUE], "failed: the fate is put away"
    t.answer(STEWARD)
    t.answer(t.choices()[0])
    t.answer(t.game.fate_hand[GOLD][1])
    assert t.game.fate[RED] == STEWARD
    assert t.game.fate[BLUE] >= PATHFINDER
    assert t.game.fate[GOLD] >= PATHFINDER
    assert [line.refs for line in t.told("fate_kept")] == [(RED, fate_card(STEWARD))]


def test_int_f_drafts_deal_finished_fates_alone_once_there_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    t = campaign()
    for number in range(1, 9):
        monkeypatch.setattr(type(fate_of(number)), "ready", number == 1)
    assert drawn_from(t.game) == [1, 2, 3, 4, 5, 6, 7, 8], "too few are finished"
    for number in (2, 3, 5, 6, 8):
        monkeypatch.setattr(type(fate_of(number)), "ready", True)
    assert drawn_from(t.game) == [1, 2, 3, 5, 6, 8]


def test_fixed_fates_are_given_and_nobody_else_draws_them() -> None:
    t = campaign()
    t.game.plan = Plan()
    t.game.plan.fix("1 6+9", 3)
    t.call(ChooseFates())
    t.game.settle()
    assert [t.game.fate_hand[RED], t.game.fate_hand[BLUE]] == [[1], [6]]
    assert t.seat() == GOLD
    assert not {1, 6, 9} & set(t.choices())


def test_a_seat_draws_what_there_is_when_fewer_are_left_c_46() -> None:
    t = campaign()
    t.call(ChooseFates())
    frame = t.game.stack[0]
    t.game.stack = [frame]
    t.game.fate_deck = [1, 2, 3, 4, 5]
    frame.go_to("deal")
    t.game.run()
    assert [len(hand) for hand in t.game.fate_hand[:3]] == [2, 2, 1]


# -- changing ------------------------------------------------


def test_int_f_switch_what_waits_with_the_old_fate_is_scrapped_and_what_is_in_play_stays() -> None:
    t = campaign().fate(RED, Steward)
    first = FIRST_OF_FATE[STEWARD]
    give_card(t.game, first, RED)
    join_court(t.game, [first + 2])
    waiting = [card for card in set_of(STEWARD) if card not in (first, first + 2)]
    assert set_aside(t.game, STEWARD) == waiting
    change_fate(t.game, RED, PATHFINDER)
    assert t.game.holder[first] == RED
    assert first + 2 in t.game.court_deck
    assert set(waiting) <= set(t.game.scrapped)
    assert fate_card(STEWARD) in t.game.scrapped
    assert t.game.holder[fate_card(PATHFINDER)] == RED


def test_int_f_switch_favors_return_and_the_flagship_stays() -> None:
    t = campaign().fate(RED, Steward).favors(RED, BLUE, 2).favors(BLUE, RED, 1)
    t.game.flagship_at[RED] = gate(1)
    change_fate(t.game, RED, PATHFINDER)
    assert favors_of(t.game, RED, BLUE) == 0
    assert t.left(BLUE, AGENT) == 10
    assert favors_of(t.game, BLUE, RED) == 1, "what Red gave stays with Blue"
    assert t.game.flagship_at[RED] == gate(1)


def test_a_first_regent_who_changes_fate_keeps_the_tile_c_45() -> None:
    t = campaign().fate(BLUE, Steward).first_regent(BLUE).trust(RELIC)
    change_fate(t.game, BLUE, PATHFINDER)
    assert (t.game.first_regent, in_trust(t.game)) == (BLUE, 1)


# -- secrets ------------------------------------------------


def test_fates_in_hand_are_hidden_and_worlds_deal_others_of_the_same_tier() -> None:
    t = choosing(campaign())
    view = as_reach(t.view(RED))
    assert view.fate_hand[:3] == [t.game.fate_hand[RED], [UNKNOWN] * 2, [UNKNOWN] * 2]
    assert view.fate_deck == [UNKNOWN] * 2
    assert as_reach(t.view(SPECTATOR)).fate_hand[:3] == [[UNKNOWN] * 2] * 3
    seen = set()
    for w in [as_reach(w) for w in t.worlds(RED)]:
        dealt = [number for hand in [*w.fate_hand, w.fate_deck] for number in hand]
        assert sorted(dealt) == [1, 2, 3, 4, 5, 6, 7, 8]
        seen.add(tuple(w.fate_hand[BLUE]))
    assert len(seen) > 5


def test_a_choice_is_nobody_elses_business_until_all_are_shown() -> None:
    t = choosing(campaign())
    mine = t.choices()[1]
    t.answer(mine)
    frame = as_reach(t.view(BLUE)).stack[-1]
    assert isinstance(frame, ChooseFates)
    assert frame.chosen == (UNKNOWN, NOTHING, NOTHING, NOTHING)
    own = as_reach(t.view(RED)).stack[-1]
    assert isinstance(own, ChooseFates)
    assert own.chosen[RED] == mine
    imagined = set()
    for w in [as_reach(w) for w in t.worlds(BLUE)]:
        choosing_there = w.stack[-1]
        assert isinstance(choosing_there, ChooseFates)
        assert choosing_there.chosen[RED] in w.fate_hand[RED]
        imagined.add(choosing_there.chosen[RED] == w.fate_hand[RED][0])
    assert imagined == {True, False}, "either of the two may have been chosen"


def test_a_view_in_which_the_last_seat_chooses_gets_no_further_than_that() -> None:
    t = choosing(campaign())
    t.answer(t.choices()[0], t.game.fate_hand[BLUE][0])
    view = as_reach(t.view(GOLD))
    view.play(t.choices()[0])
    assert view.ask is not None
    assert view.ask.seat == CHANCE
    t.answer(t.choices()[0])
    assert NOTHING not in t.game.fate[:3], "the game itself goes on"


def test_that_somebody_may_keep_a_fate_is_known() -> None:
    t = choosing(after_act(1, 0, 3, 0))
    assert as_reach(t.view(BLUE)).fate_hand[RED] == [STEWARD, UNKNOWN]
    assert as_reach(t.view(RED)).fate_hand[GOLD] == [MAGNATE, UNKNOWN]
    for w in [as_reach(w) for w in t.worlds(BLUE, 10)]:
        assert w.fate_hand[RED][0] == STEWARD
        assert PATHFINDER <= w.fate_hand[RED][1] < OVERLORD


@pytest.mark.usefixtures("toys")
def test_what_a_fate_hides_and_imagines_obeys_the_laws_of_views() -> None:
    """``Fate.hide`` and ``Fate.imagine``, with a toy fate that keeps a number from its rivals."""
    t = campaign()
    t.game = as_reach(started("campaign", 3, 1, fates="1 2 3"))
    while t.asked() != "Round.card":
        t.game.wander(Stream(1), 1)
    t.game.ledger[Toy.number - 1][SECRET] = 4
    node = Node(TITLE, Setup("arcs", "campaign", 3, 1, {}), t.game, 0, None)
    views_hide(node)
    worlds_look_alike(node)
    assert as_reach(t.view(BLUE)).ledger[Toy.number - 1][SECRET] == 4
    for seat in (RED, GOLD, SPECTATOR):
        assert as_reach(t.view(seat)).ledger[Toy.number - 1][SECRET] == UNKNOWN
        assert {as_reach(w).ledger[Toy.number - 1][SECRET] for w in t.worlds(seat)} == {0, 1, 2, 3, 4, 5}


@pytest.mark.usefixtures("toys")
def test_a_fate_that_was_put_away_keeps_its_secrets() -> None:
    t = campaign().fate(BLUE, Toy)
    t.game.ledger[Toy.number - 1][SECRET] = 4
    change_fate(t.game, BLUE, PATHFINDER)
    assert as_reach(t.view(RED)).ledger[Toy.number - 1][SECRET] == UNKNOWN


@pytest.mark.parametrize("act", [0, 1, 2])
def test_the_laws_of_views_hold_while_fates_are_chosen(act: int) -> None:
    t = choosing(after_act(act, 0, 3, 0) if act else campaign())
    t.court_deck(t.game.court_deck)
    setup = Setup("arcs", "campaign", 3, 1, {})
    while t.asked() == "ChooseFates.fate":
        node = Node(TITLE, setup, t.game, 0, None)
        views_hide(node)
        worlds_look_alike(node)
        t.answer(t.choices()[-1])
