"""Phase 4, gain support (rules 8), and the events (rules 9)."""

from __future__ import annotations

import pytest

from carpe_astra.table import FROM_NETWORK, Table, card, event, guild
from starboard.core.ask import DONE
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import support_at
from starboard.games.carpe_astra.queries import event_matches, scorable

MIL, TRA, PRI, ENG = data.MILITARY, data.TRADERS, data.PRIESTS, data.ENGINEERS


def marker(table: Table, seat: int, code: str) -> int:
    return table.game.support[support_at(seat, guild(code))]


def network() -> Table:
    """Seat 0 reaches Military and Priests from its home base."""
    return Table(2).agents(0, "home 0", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").hand(0, "N-MIL-PRI", "L-MIL-PRI")


def slander(players: int = 2) -> Table:
    """Seat 0 reaches Military and Priests from the base of seat 1."""
    return Table(players).agents(0, "home 1", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").hand(0, "N-MIL-PRI", "L-MIL-PRI")


def test_network_cards_need_the_own_base_or_the_senate() -> None:
    """rules 8.2"""
    assert scorable(network().game, 0) == [card("N-MIL-PRI")]
    assert scorable(slander().game, 0) == [card("L-MIL-PRI")]
    senate = Table(3).agents(0, "senate", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").hand(0, "N-MIL-PRI", "L-MIL-PRI")
    assert scorable(senate.game, 0) == [card("N-MIL-PRI")]
    nowhere = Table(2).agents(0, "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").hand(0, "N-MIL-PRI", "L-MIL-PRI")
    assert scorable(nowhere.game, 0) == []


def test_every_guild_of_the_card_is_needed() -> None:
    """rules 8.2"""
    table = network().hand(0, "N-MIL-PRI", "N-MIL-PRI-SET", "N-PRI-SET", "N-MIL-TRA")
    assert scorable(table.game, 0) == [card("N-MIL-PRI")]


def test_a_base_does_not_count_as_its_guild() -> None:
    """rules 8.2: Ch'un's base is no Military."""
    table = Table(2).agents(0, "home 0", "TRA@T-MIL-TRA").hand(0, "N-MIL-TRA")
    assert scorable(table.game, 0) == []


def test_a_network_card_takes_a_marker_of_one_guild() -> None:
    """rules 8.3, 8.7"""
    table = network().phase(0, "gain_support").choose(card=card("N-MIL-PRI"))
    assert table.choices("guild") == [MIL, PRI]
    before = table.game.supply[PRI]
    table.choose(guild=PRI)
    assert marker(table, 0, "PRI") == 1
    assert table.game.supply[PRI] == before - 1
    assert table.game.discards[data.NETWORK] == [card("N-MIL-PRI")]


def test_only_guilds_in_the_supply_can_be_taken() -> None:
    """rules 8.3"""
    table = network().support(1, "MIL", 1).phase(0, "gain_support").choose(card=card("N-MIL-PRI"))
    assert marker(table, 0, "PRI") == 1, "no Military marker is left, so there is nothing to choose"


def test_a_card_without_markers_may_be_scored_all_the_same() -> None:
    """rules 8.3, 8.8: it counts as scored, so there is no income, but the event pays."""
    table = network().support(1, "MIL", 1).support(1, "PRI", 3).current_event("E1-MIL-PRI")
    table.phase(0, "gain_support").choose(card=card("N-MIL-PRI"))
    assert table.told("no_marker")
    assert table.game.credits[0] == 7
    table.choose(source=FROM_NETWORK)
    assert table.game.credits[0] == 7


def test_slander_takes_a_marker_back_to_the_supply() -> None:
    """rules 8.4"""
    table = slander().support(1, "PRI", 2).phase(0, "gain_support").choose(card=card("L-MIL-PRI"))
    table.choose(guild=PRI, keep=0)
    assert marker(table, 1, "PRI") == 1
    assert table.game.supply[PRI] == 2
    assert table.game.credits[0] == 5


def test_slander_keeps_the_marker_for_a_credit() -> None:
    """rules 8.4"""
    table = slander().support(1, "PRI", 2).phase(0, "gain_support").choose(card=card("L-MIL-PRI"))
    table.choose(guild=PRI, keep=1)
    assert (marker(table, 0, "PRI"), marker(table, 1, "PRI")) == (1, 1)
    assert table.game.credits[0] == 4


def test_without_a_credit_the_marker_cannot_be_kept() -> None:
    """rules 8.4"""
    table = slander().credits(0, 0).support(1, "PRI", 2).phase(0, "gain_support").choose(card=card("L-MIL-PRI"))
    table.choose(guild=PRI)
    assert marker(table, 0, "PRI") == 0


def test_event_credits_can_pay_for_keeping() -> None:
    """rules 8.5: rewards are paid at once."""
    table = slander().credits(0, 0).support(1, "PRI", 2).current_event("E1-MIL-TRA").phase(0, "gain_support")
    table.choose(card=card("L-MIL-PRI"), guild=PRI, keep=1)
    assert marker(table, 0, "PRI") == 1
    assert table.game.credits[0] == 0


def test_slander_without_effect_still_counts() -> None:
    """rules 8.4: the opponent has none of that guild."""
    table = slander().phase(0, "gain_support").choose(card=card("L-MIL-PRI"), guild=PRI)
    assert table.told("nothing_lost")
    table.choose(source=FROM_NETWORK)
    assert table.game.credits[0] == 5
    assert table.told("exposed")


def test_choose_the_victim_among_the_bases_one_stands_on() -> None:
    """rules 8.4"""
    table = Table(4).agents(0, "home 1", "home 3", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").hand(0, "L-MIL-PRI")
    table.phase(0, "gain_support").choose(card=card("L-MIL-PRI"))
    assert table.choices("victim") == [1, 3]
    table.support(3, "PRI", 1).choose(victim=3, guild=PRI, keep=0)
    assert marker(table, 3, "PRI") == 0


def test_an_agent_serves_several_slanders_and_goes_home_at_the_end_of_the_turn() -> None:
    """rules 8.6"""
    table = slander().hand(0, "L-MIL-PRI", "L-MIL-TRA-PRI", "N-SET-POL", "N-PRI-SET")
    table.agents(0, "home 1", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").lay("T-TRA-PRI", (0, -1), (1, -1))
    table.agents(0, "home 1", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG", "TRA@T-TRA-PRI").phase(0, "gain_support")
    table.choose(card=card("L-MIL-PRI"), guild=MIL)
    assert table.place("home 1") in table.game.agents[0]
    table.choose(card=card("L-MIL-TRA-PRI"), guild=TRA, keep=0)
    assert table.ask.seat == 1
    assert table.place("home 1") not in table.game.agents[0]
    assert len(table.game.agents[0]) == 3


def test_without_slander_the_agent_stays() -> None:
    """rules 8.6"""
    table = slander().phase(0, "gain_support").choose(card=DONE)
    assert table.place("home 1") in table.game.agents[0]


def test_slander_then_network_with_the_same_marker() -> None:
    """rules 8.1: any order; the marker given back can be taken by the next card."""
    table = Table(2).agents(0, "home 0", "home 1", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG")
    table.hand(0, "N-MIL-PRI", "L-MIL-PRI").support(1, "PRI", 3).phase(0, "gain_support")
    assert table.choices("card") == [DONE, card("N-MIL-PRI"), card("L-MIL-PRI")]
    table.choose(card=card("L-MIL-PRI"), guild=PRI, keep=0).choose(card=card("N-MIL-PRI"), guild=PRI)
    assert (marker(table, 0, "PRI"), marker(table, 1, "PRI")) == (1, 2)


def test_income_without_scoring() -> None:
    """rules 8.8: two credits, also when one could have scored."""
    table = network().phase(0, "gain_support").choose(card=DONE)
    assert table.game.credits[0] == 7
    table = network().phase(0, "gain_support").choose(card=card("N-MIL-PRI"), guild=MIL)
    table.choose(source=FROM_NETWORK)
    assert table.game.credits[0] == 5


REWARDS = (  # event, scored cards, credits, extra cards
    ("E1-MIL-TRA", ("N-MIL-SET", "N-MIL-TRA", "L-TRA-PRI-SET"), 4, 0),
    ("E2-MIL", ("L-MIL-TRA", "L-MIL-POL"), 4, 0),
    ("EX-TRA", ("N-MIL-SET", "N-MIL-TRA", "N-TRA-PRI-SET"), 0, 2),
)


@pytest.mark.parametrize(("code", "scored", "credits", "extra"), REWARDS)
def test_the_event_examples_in_play(code: str, scored: tuple[str, ...], credits: int, extra: int) -> None:
    """rules 9.2: the three worked examples, scored at the table."""
    table = Table(3).start_tiles(("T-MIL-PRI", "T-TRA-POL", "T-ENG-SET")).hand(0, *scored).current_event(code)
    table.lay("T-MIL-POL", (-2, -1), (-2, 0)).lay("T-PRI-SET", (-3, 0), (-3, 1))
    table.game.agents[0] = sorted(
        [table.place(p) for p in ("home 0", "home 1", "MIL@T-MIL-POL", "PRI@T-MIL-PRI", "TRA@T-TRA-POL")]
        + [table.place("SET@T-ENG-SET"), table.place("POL@T-MIL-POL")]
    )  # more agents than one has, so that every card of the example can be scored at once
    table.phase(0, "gain_support").credits(0, 0)
    for name in scored:
        table.choose(card=card(name))
        while table.question != "GainSupport.card" and table.ask.field in ("guild", "victim", "keep"):
            table.choose(**{table.ask.field: table.ask.choices[0]})
    assert table.game.credits[0] == credits
    assert table.game.extra == extra


@pytest.mark.parametrize(("code", "scored", "credits", "extra"), REWARDS)
def test_the_event_examples_counted(code: str, scored: tuple[str, ...], credits: int, extra: int) -> None:
    """rules 9.2: per shown guild of the event on each scored card, network or slander alike."""
    e = event(code)
    total = sum([event_matches(e, card(name)) for name in scored]) * data.EVENT_AMOUNT[e]
    assert total == credits + extra


def test_round_one_has_no_event() -> None:
    """rules 9.1"""
    table = network()
    table.game.track[0] = event("E1-MIL-PRI")
    table.phase(0, "gain_support").choose(card=card("N-MIL-PRI"), guild=MIL)
    assert table.game.credits[0] == 5


def test_extra_cards_are_drawn_in_phase_five_of_that_turn() -> None:
    """rules 9.2, 10.1: on top of the refill, whatever the hand size."""
    table = network().hand(0, "N-MIL-PRI", "N-SET-POL", "N-ENG-POL").current_event("EX-PRI").phase(0, "gain_support")
    table.choose(card=card("N-MIL-PRI"), guild=MIL)
    assert table.question == "Draw.source"
    table.choose(source=FROM_NETWORK)
    assert table.game.hand_size(0) == 3
    assert table.ask.seat == 1


def test_what_is_missing_is_told() -> None:
    """rules 8.2: the page can say why a card cannot be scored."""
    from starboard.core.text import EN, Nouns, render
    from starboard.games.carpe_astra.title import TITLE

    table = network().hand(0, "N-MIL-PRI", "N-MIL-SET-POL", "L-MIL-PRI").phase(0, "gain_support")
    said = [(render(r.what, EN, Nouns(TITLE)), render(r.why, EN, Nouns(TITLE))) for r in TITLE.why_not(table.game, 0)]
    assert said == [
        ("Score Network Military–Settlers–Politicians", "Agents are missing: Settlers, Politicians."),
        ("Score Slander Military–Priests", "No agent is on an opponent’s home base."),
    ]
