"""A campaign from act to act (str.*), and what its options say."""

from __future__ import annotations

import pytest

from arcs.campaign.reach import *
from starboard.core.chance import Stream
from starboard.core.errors import BadInput
from starboard.games.arcs.campaign.acts import Campaign
from starboard.games.arcs.campaign.codes import tier_of
from starboard.games.arcs.campaign.fates.fate import fate_card
from starboard.games.arcs.campaign.plan import Plan

MOST = 60  # answers until a campaign that starts late is at its first lead card, chance not counted


def reached(players: int, **options: object) -> Reach:
    game = started("campaign", players, 3, **{"dealt": "filled", **options})
    assert isinstance(game, Reach)
    return game


def at_act_end(act: int, last: int = 3, *objectives: int) -> ReachTable:
    """The last chapter of an act was scored; Red, Blue and Gold follow fates of the first tier."""
    t = campaign().in_act(act, CHAPTERS_OF_ACT[act])
    t.game.plan = Plan(1, last)
    t.game.fate[:3] = [STEWARD, FOUNDER, MAGNATE]
    t.game.objective[:3] = list(objectives) or [0, 0, 0]
    campaign_of_acts = Campaign()
    campaign_of_acts.go_to("end_act")
    t.call(campaign_of_acts)
    return t


# -- acts ------------------------------------------------


def test_str_acts_three_chapters_each_in_acts_i_and_ii_four_in_act_iii_and_no_power_ends_one() -> None:
    game = reached(2)
    game.log = []
    game.power[:2] = [90, 0]
    game.wander(Stream(2), TITLE.longest)
    told = [(line.key, line.refs[0]) for line in game.log if line.key in ("act", "chapter")]
    played = [
        [n for key, n in told[at + 1 : at + 5] if key == "chapter"] for at, (key, _) in enumerate(told) if key == "act"
    ]
    assert [act[:3] for act in played] == [[1, 2, 3]] * 3
    assert [n for key, n in told if key == "act"] == [1, 2, 3]
    assert told[-1] == ("chapter", 4)


def test_str_booklet_what_lies_there_stays_through_the_acts() -> None:
    game = reached(2, start=3)
    while not isinstance(game.stack[-1], Round):
        game.wander(Stream(1), 1)
    for card in (THE_EMPIRE, THE_FREE_STATES, THE_BLIGHT, GUILD_ENVOYS_DEPART):
        assert game.holder[card] == BOOKLET


def test_a_campaign_ends_at_once_when_a_final_objective_was_met() -> None:
    t = at_act_end(3)
    assert t.game.ask is None
    t = campaign().in_act(2, 3)
    t.game.victor = BLUE
    ending = Campaign()
    ending.go_to("end_act")
    t.call(ending)
    assert (t.game.ask, t.game.act) == (None, 2), "str.final: no intermission any more"


def test_after_acts_i_and_ii_there_is_an_intermission() -> None:
    for act in (1, 2):
        t = at_act_end(act)
        t.game.settle()
        assert [type(frame).__name__ for frame in t.game.stack[:2]] == ["Campaign", "Intermission"]


# -- options ------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [2, 3])
def test_start_leads_to_a_position_of_a_late_act_within_some_sixty_answers(players: int, start: int) -> None:
    game = reached(players, start=start)
    stream, answers = Stream(7), 0
    while not isinstance(game.stack[-1], Round):
        answers += 0 if game.ask is not None and game.ask.seat == CHANCE else 1
        game.wander(stream, 1)
    assert answers <= MOST
    assert (game.act, game.chapter) == (start, 1)
    assert TITLE.census(game) == TITLE.census(reached(players, start=start))
    for seat in range(players):
        assert tier_of(game.fate[seat]) < start
        assert -2 <= game.power[seat] <= 0, "who failed an act that was not played missed by 1 (C-110)"


def test_start_rolls_who_met_the_objective_and_whoever_keeps_a_fixed_fate_did() -> None:
    t = campaign()
    t.game.fate[:3] = [STEWARD, FOUNDER, MAGNATE]
    t.game.objective[:3] = [17, 16, 15]
    t.game.plan = Plan(2)
    t.game.plan.fix("1 2+9", 3)
    beginning = Campaign()
    beginning.go_to("play_act")
    t.call(beginning)
    t.answer((0, 0, 1))
    assert [line.refs[0] for line in t.told("objective_met")] == [RED, GOLD]
    assert [line.refs[0] for line in t.told("objective_failed")] == [BLUE]


def test_last_ends_the_game_after_an_act_and_objectives_cost_what_is_missing_c_98() -> None:
    t = campaign()
    t.game.power[:3] = [9, 7, 2]
    t.game.fate[:3] = [STEWARD, FOUNDER, MAGNATE]
    t.game.objective[:3] = [6, 0, 3]
    t.in_act(1, 3)
    t.game.plan = Plan(1, 1)
    ending = Campaign()
    ending.go_to("end_act")
    t.call(ending)
    assert t.game.ask is None
    assert t.power() == [3, 7, -1]
    assert TITLE.result(t.game).winners == (BLUE,)


def test_last_3_costs_nothing_str_final_fail() -> None:
    t = at_act_end(3, 3, 5, 5, 5)
    assert t.power() == [0, 0, 0]


def test_start_and_last_together_make_an_evening_of_one_act() -> None:
    game = reached(2, start=2, last=2)
    game.wander(Stream(2), TITLE.longest)
    assert (game.ask, game.act, game.chapter) == (None, 2, 3)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"start": 3, "last": 1}, "a campaign cannot start with act 3 and end after act 1"),
        ({"start": 4}, "option start goes from 1 to 3, not 4"),
        ({"last": 0}, "option last goes from 1 to 3, not 0"),
        ({"proposals": 0}, "option proposals goes from 1 to 12, not 0"),
        ({"proposals": 13}, "option proposals goes from 1 to 12, not 13"),
        ({"lore": "none"}, "option lore is one of base, pack, both, not 'none'"),
        ({"split_discard": "maybe"}, "option split_discard is on or off, not 'maybe'"),
        ({"fates": "25"}, "fixed fates are numbers from 1 to 24, each once; '25' does not fit"),
        ({"fates": "1 1"}, "fixed fates are numbers from 1 to 24, each once; '1' does not fit"),
        ({"fates": "1+1"}, "fixed fates are numbers from 1 to 24, each once; '1+1' does not fit"),
        ({"fates": "Steward"}, "fixed fates are numbers from 1 to 24, each once; 'Steward' does not fit"),
        ({"fates": "²"}, "fixed fates are numbers from 1 to 24, each once; '²' does not fit"),
        ({"fates": "9+1"}, "a seat has one fate of each tier, in the order of the acts; '9+1' does not fit"),
        ({"fates": "1+2"}, "a seat has one fate of each tier, in the order of the acts; '1+2' does not fit"),
        ({"fates": "1 2 3 4"}, "fixed fates name 4 seats for 3 players"),
        ({"fates": "1+17", "last": 2}, "fate 17 comes with act 3, after the campaign's last"),
    ],
)
def test_bad_options_get_one_sentence(options: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput) as refusal:
        TITLE.new(TITLE.setup("campaign", 3, 1, options))
    assert str(refusal.value) == why


def test_fates_by_number_are_followed_and_changed_with_the_acts() -> None:
    game = reached(3, fates="6+9 7+12+17", start=3)
    while not isinstance(game.stack[-1], Round):
        game.wander(Stream(1), 1)
    assert game.fate[:2] == [9, 17]
    assert {fate_card(6), fate_card(7), fate_card(12)} <= set(game.scrapped)


def test_a_fate_that_is_named_alone_is_kept_through_acts_that_are_not_played() -> None:
    for seed in range(4):
        game = started("campaign", 3, seed, fates="1", start=3)
        assert isinstance(game, Reach)
        while not isinstance(game.stack[-1], Round):
            game.wander(Stream(seed), 1)
        assert game.fate[RED] == STEWARD


def test_lore_comes_from_the_box_the_pack_or_both() -> None:
    box, pack = reached(2), reached(2, lore="pack")
    assert not set(box.mode.lore) & set(pack.mode.lore)
    assert sorted([*box.mode.lore, *pack.mode.lore]) == sorted(reached(2, lore="both").mode.lore)
    assert all([DECK.cards[card].pack for card in pack.mode.lore])


def test_proposals_and_the_separate_discard_pile_are_options_too() -> None:
    game = reached(2, proposals=7, split_discard=True)
    assert game.plan.proposals == 7
    assert game.split_discard
