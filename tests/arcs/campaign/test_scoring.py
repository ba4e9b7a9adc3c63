"""The end of a chapter in the campaign (che.*): objectives, grand ambitions, final objectives, the winner."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from arcs.campaign.toys import *
from starboard.core.state import Shuffle

pytestmark = pytest.mark.usefixtures("toys")


def noted(t: ReachTable, fate: type[Toy], what: int) -> int:
    return t.game.ledger[fate.number - 1][what]


def tyrant(t: ReachTable, winner: int = RED, side: int = 0) -> ReachTable:
    """The winner has most captives and Tyrant was declared with the highest marker: 5 Power, or 9."""
    t.captives(winner, GOLD if winner != GOLD else RED, 2)
    t.marker(TYRANT, 2, side)
    return t


# -- the order of things ------------------------------------------------


def test_che_1_the_start_of_scoring_comes_before_any_power_is_gained() -> None:
    t = tyrant(campaign().fate(RED, Toy))
    t.score()
    assert t.power()[RED] == 5
    assert noted(t, Toy, STARTS) == 1, "no Power was gained yet"


def test_che_2_declared_and_grand_ambitions_are_scored_together_before_objectives_advance() -> None:
    t = tyrant(campaign().in_act(3).fate(RED, Toy))
    t.game.ledger[Toy.number - 1][3] = 1
    t.score()
    assert t.power()[RED] == 5 + 2
    assert noted(t, Toy, ENDS) // 100 == 7


def test_che_3_objectives_advance_at_the_end_of_a_chapter_while_captives_are_still_there() -> None:
    t = tyrant(campaign().fate(BLUE, Toy, 6), RED)
    t.score()
    assert noted(t, Toy, ENDS) % 100 == 2
    assert t.captives_of(RED, GOLD) == 0, "che.5: they return afterwards"
    assert t.game.objective[BLUE] == 4


def test_che_3_trophies_are_still_there_too() -> None:
    seen: list[int] = []

    class Ending(Toy):
        def chapter_end(self, game: Reach, owner: int) -> None:
            seen.append(trophies_of(game, RED, BLIGHT, SHIP))

    stand_in(Ending())
    t = campaign().fate(BLUE, Toy).trophies(RED, BLIGHT, SHIP, 3).marker(WARLORD)
    t.score()
    assert seen == [3]
    assert t.trophies_of(RED, BLIGHT, SHIP) == 0


def test_che_4_effects_after_scoring_find_power_and_captives_as_scored() -> None:
    seen: list[tuple[int, int, int]] = []

    class After(Toy):
        def after_scoring(self, game: Arcs, owner: int) -> None:
            seen.append((game.power[owner], captives_of(game, owner, GOLD), reach(game).objective[owner]))

    stand_in(After())
    t = tyrant(campaign().fate(RED, Toy, 12))
    t.score()
    assert seen == [(5, 2, 12 - 5 - 2)]


def test_che_5_trophies_return_if_warlord_was_scored_captives_if_tyrant_was_and_a_marker_flips() -> None:
    t = campaign().trophies(RED, BLIGHT, SHIP, 1).trophies(RED, EMPIRE, SHIP, 2).captives(RED, BLUE, 1)
    t.marker(WARLORD, 1)
    t.score()
    assert (t.left(BLIGHT, SHIP), t.left(EMPIRE, SHIP)) == (BLIGHT_TOKENS, IMPERIAL_SHIPS)
    assert t.captives_of(RED, BLUE) == 1, "Tyrant was not declared"
    assert t.game.marker_at == [NOTHING] * MARKERS
    assert t.game.marker_side == [1, 0, 0]
    t.marker(TYRANT, 2).score()
    assert t.captives_of(RED, BLUE) == 0
    assert t.game.marker_side == [1, 1, 0]


def test_che_6_final_objectives_are_checked_after_the_clean_up_and_end_the_campaign() -> None:
    t = campaign().in_act(3, 2).fate(BLUE, FinalToy, 2)
    t.game.power[BLUE] = 1
    assert not t.game.mode.is_over(t.game)
    t.score()
    assert t.game.victor == BLUE
    assert t.game.mode.is_over(t.game)
    assert [line.key for line in t.game.log or []][-2:] == ["flip", "final_objective"]


def test_che_6_the_chapter_marker_advances_unless_the_chapter_was_the_last() -> None:
    for act, chapter, last in ((1, 2, False), (1, 3, True), (2, 3, True), (3, 3, False), (3, 4, True)):
        t = campaign().in_act(act, chapter)
        assert t.game.mode.is_over(t.game) == last


def test_che_7_every_chapter_all_action_cards_are_dealt_anew_and_two_players_may_take_another_hand() -> None:
    t = campaign(2)
    for chapter in (1, 2, 3):
        t.in_act(1, chapter).call(Chapter())
        t.game.settle()
        assert t.asked() == "Chapter.again_hand"
        assert t.seat() == BLUE, "whoever has no initiative"
        assert [len(hand) for hand in t.game.hands[:2]] == [6, 6]
        before = list(t.game.hands[BLUE])
        t.answer(1)
        after = t.game.hands[BLUE]
        assert len(after) == 6
        assert [card for card in after if card in before] == [card for card in before if card >= FIRST_EVENT], "s1.p.j"
        t.game.settle()
        assert len(t.game.discard) == 22 - 12, "the rest is the discard pile, face down"


def test_che_7_all_action_cards_are_shuffled_wherever_they_lay_and_the_rest_lies_face_down() -> None:
    t = campaign().hand(RED, admin(2)).hand(GOLD, FIRST_EVENT).discard_pile(aggro(2), mobi(4))
    t.game.discard_up = [construct(6)]
    t.call(Chapter())
    shuffling = t.game.stack[-1]
    assert isinstance(shuffling, Shuffle)
    assert shuffling.which == ACTION_DECK
    assert sorted(t.game.deck) == sorted(t.game.mode.action_deck(3))
    assert t.game.discard + t.game.discard_up + t.game.hands[RED] + t.game.hands[GOLD] == []
    pile = list(t.game.deck)
    t.answer(tuple(reversed(range(len(pile)))))
    assert [len(hand) for hand in t.game.hands[:3]] == [6, 6, 6]
    assert t.game.hands[RED] == sorted(pile[:6]), "the hands come from the top of what was shuffled"
    t.game.settle()
    assert t.view(RED).discard == [UNKNOWN] * 4
    assert [t.sight(RED, card) for card in t.game.discard] == [NOWHERE] * 4


# -- objectives ------------------------------------------------


def test_str_objective_a_marker_moves_towards_0_and_no_further() -> None:
    t = campaign().fate(RED, Toy, 3)
    advance(t.game, RED, 2)
    assert t.game.objective[RED] == 1
    advance(t.game, RED, 5)
    assert t.game.objective[RED] == 0


def test_str_win_ambition_only_a_sole_first_place_wins() -> None:
    t = tyrant(campaign().fate(RED, Toy, 30))
    t.score()
    assert t.game.objective[RED] == 30 - 5 - 2
    t = tyrant(campaign().fate(RED, Toy, 30)).captives(BLUE, GOLD, 2)
    t.score()
    assert t.power()[:2] == [3, 3]
    assert t.game.objective[RED] == 30 - 2, "a tie for first gives second place's Power and is no win"


def test_str_win_ambition_counts_the_bonus_of_cities_too() -> None:
    t = tyrant(campaign().fate(RED, Toy, 30).cities_off_board(RED, 4))
    t.score()
    assert t.power()[RED] == 5 + 2
    assert t.game.objective[RED] == 30 - 7 - 2


def test_str_win_ambition_against_the_box_of_two_players() -> None:
    """Tokens on a box score like a third player: as many as one's own are a tie, more are somebody else's win."""
    for boxed, won in ((1, True), (2, False), (3, False)):
        t = campaign(2).fate(RED, Toy, 30).tokens(RED, RELIC, RELIC).marker(KEEPER)
        t.game.boxed[RELIC] = boxed
        t.score()
        assert (t.game.objective[RED] < 30 - 2) == won


def test_str_win_ambition_during_play_takes_a_declared_ambition_and_sole_first_place() -> None:
    t = campaign().captives(RED, GOLD, 2)
    assert winner_of(t.game, TYRANT) == NOBODY, "nobody declared it"
    assert not is_winning(t.game, RED, TYRANT)
    t.marker(TYRANT)
    assert winner_of(t.game, TYRANT) == RED
    assert is_winning(t.game, RED, TYRANT)
    t.captives(BLUE, GOLD, 2)
    assert winner_of(t.game, TYRANT) == NOBODY, "a tie"
    assert not is_winning(t.game, RED, TYRANT)
    boxed = campaign(2).tokens(RED, RELIC).marker(KEEPER)
    boxed.game.boxed[RELIC] = 2
    assert winner_of(boxed.game, KEEPER) == NOBODY, "the box of two players is ahead"


def test_page_8_lukas_an_outlaw_wins_two_ambitions_controls_three_systems_and_advances_by_9() -> None:
    """str.objective, str.win_ambition: his fate counts 3 for each ambition won and 1 for each system he controls."""

    class Outlawed(Toy):
        def when_won(self, game: Arcs, owner: int, ambition: int, power: int) -> None:
            advance(reach(game), owner, 0 if is_regent(reach(game), owner) else 3)

        def chapter_end(self, game: Reach, owner: int) -> None:
            advance(game, owner, [counting_controller(game, s) for s in game.board.systems].count(owner))

    stand_in(Outlawed())
    t = tyrant(campaign().outlaw(RED).first_regent(BLUE).fate(RED, Toy, 16)).trophies(RED, BLIGHT, SHIP, 1)
    t.marker(WARLORD, 1).ships(RED, gate(1), 1).ships(RED, gate(2), 2).ships(BLUE, gate(2), 1).ships(RED, hexa(3), 1)
    t.ships(RED, gate(4), 3).imperial(gate(4), 1)  # the Empire's, whatever he has there
    t.score()
    assert t.game.objective[RED] == 16 - 9


def test_no_power_below_zero_costs_the_bonus_of_cities_or_changes_who_wins_c_49() -> None:
    t = tyrant(campaign().cities_off_board(RED, 4))
    t.game.power[RED] = -9
    t.score()
    assert t.power()[RED] == -9 + 5 + 2
    t.game.power[:3] = [-3, -1, -1]
    t.fate(BLUE, FinalToy).fate(GOLD, Toy)
    assert TITLE.result(t.game).winners == (GOLD,)


# -- grand ambitions ------------------------------------------------


@pytest.mark.parametrize(("chapter", "one", "both"), [(1, 2, 4), (2, 3, 8), (3, 4, 14), (4, 5, 20)])
def test_str_grand_power_depends_on_the_chapter_of_act_iii(chapter: int, one: int, both: int) -> None:
    """comp.chapter_tile: the numbers stand on its side for act III."""
    for fulfilled, power in ((0, 0), (1, one), (2, both), (3, both)):
        t = campaign().in_act(3, chapter).fate(RED, Toy)
        t.game.ledger[Toy.number - 1][3] = fulfilled
        t.score()
        assert t.power() == [power, 0, 0]


def test_page_9_dan_fulfils_one_grand_ambition_in_chapter_3_and_gains_4_power() -> None:
    t = campaign().in_act(3, 3).fate(BLUE, Toy)
    t.game.ledger[Toy.number - 1][3] = 1
    t.score()
    assert t.power() == [0, 4, 0]


def test_str_grand_is_for_act_iii_alone_and_not_for_fates_of_the_last_tier() -> None:
    for act, fate in ((1, Toy), (2, Toy), (3, FinalToy)):
        t = campaign().in_act(act).fate(RED, fate)
        t.game.ledger[fate.number - 1][3] = 2
        t.score()
        assert t.power() == [0, 0, 0]


# -- final objectives and the winner ------------------------------------------------


def final(*power: int) -> ReachTable:
    """Red and Blue follow fates of the last tier, whose objectives reach 0 at the end of this chapter."""
    t = campaign().in_act(3).fate(RED, FinalToy, 2).fate(BLUE, SecondFinalToy, 2).fate(GOLD, Toy)
    t.game.power[:3] = list(power)
    return t


def test_str_final_needs_at_least_1_power() -> None:
    t = final(0, -1, 30)
    t.score()
    assert t.game.victor == NOBODY
    t = final(0, 1, 30)
    t.score()
    assert TITLE.result(t.game).winners == (BLUE,)


def test_str_final_does_nothing_before_act_iii() -> None:
    t = campaign().in_act(2).fate(RED, FinalToy, 0)
    t.game.power[RED] = 9
    t.score()
    assert t.game.victor == NOBODY


def test_str_final_tie_goes_to_most_power_then_turn_order_c_07() -> None:
    t = final(3, 4, 30)
    t.score()
    assert t.game.victor == BLUE
    t = final(4, 4, 30)
    t.game.initiative = BLUE
    t.score()
    assert t.game.victor == BLUE


def test_str_final_fail_costs_nothing_and_power_can_still_win() -> None:
    t = final(30, 1, 2)
    t.game.objective[RED] = t.game.objective[BLUE] = 9
    t.score()
    assert t.power() == [30, 1, 2]
    assert TITLE.result(t.game).winners == (RED,)


def test_str_winner_has_most_power_and_str_tie_prefers_earlier_tiers_then_turn_order() -> None:
    t = campaign().in_act(3).fate(RED, FinalToy, 9).fate(BLUE, Toy).fate(GOLD, SecondFinalToy, 9)
    t.game.power[:3] = [5, 4, 4]
    assert TITLE.result(t.game).winners == (RED,)
    t.game.power[:3] = [5, 5, 5]
    assert TITLE.result(t.game).winners == (BLUE,), "A before C"
    t.game.power[:3] = [5, 4, 5]
    t.game.initiative = GOLD
    assert TITLE.result(t.game).winners == (GOLD,), "both C: turn order"
    t.game.initiative = BLUE
    assert TITLE.result(t.game).winners == (GOLD,), "after Blue comes Gold, then Red"
    t.game.power[:3] = [9, 1, 5]
    t.game.victor = BLUE
    assert TITLE.result(t.game).winners == (BLUE,), "a final objective that was met decides, whatever the Power"


def test_tie_default_grand_ambitions_and_objectives_follow_the_turn_order() -> None:
    t = campaign().in_act(3).fate(RED, Toy).fate(BLUE, FinalToy, 9)
    t.game.initiative = BLUE
    t.score()
    assert [line.refs[0] for line in t.told("objective")] == [BLUE]
    t = campaign().fate(RED, Toy, 9).fate(BLUE, FinalToy, 9)
    t.game.initiative = BLUE
    t.score()
    assert [line.refs[0] for line in t.told("objective")] == [BLUE, RED]
