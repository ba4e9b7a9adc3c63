"""What a seat may know (rules 3.8, 3.7, 12) and worlds that look the same to it."""

from __future__ import annotations

from carpe_astra.table import FROM_NETWORK, FROM_SLANDER, Table, card, eager
from starboard.core import codec
from starboard.core.chance import Stream
from starboard.core.state import EVERYONE, UNKNOWN
from starboard.games.carpe_astra import data
from starboard.games.carpe_astra.codes import REFRESH
from starboard.games.carpe_astra.queries import scorable
from starboard.games.carpe_astra.state import CarpeAstra
from starboard.games.carpe_astra.support import GainSupport
from starboard.games.carpe_astra.title import TITLE


def seen_by(table: Table, seat: int) -> CarpeAstra:
    view = TITLE.view(table.game, seat)
    assert isinstance(view, CarpeAstra)
    return view


def test_hands_are_hidden_but_their_backs_are_not() -> None:
    """rules 3.8: one sees how many network and slander cards somebody holds."""
    table = Table(3).hand(1, "N-MIL-TRA", "L-MIL-TRA", "L-PRI-ENG")
    view = seen_by(table, 0)
    assert view.hands[0] == table.game.hands[0]
    assert (view.hands[2], view.hands[3]) == ([UNKNOWN], [UNKNOWN] * 2)
    assert seen_by(table, 1).hands[3] == [card("L-MIL-TRA"), card("L-PRI-ENG")]
    assert {held for hand in seen_by(table, EVERYONE).hands for held in hand} == {UNKNOWN}


def test_piles_are_hidden_and_counted() -> None:
    """Decks, tile stack, event stack and the face-down part of the track."""
    table = Table(2)
    view = seen_by(table, 0)
    for mine, theirs in ((view.decks[0], table.game.decks[0]), (view.tile_stack, table.game.tile_stack)):
        assert mine == [UNKNOWN] * len(theirs)
    assert view.event_stack == [UNKNOWN] * 17
    assert view.track == [UNKNOWN, *table.game.track[1:3], *[UNKNOWN] * 7]
    assert view.open_tiles == table.game.open_tiles
    assert view.credits == table.game.credits


def test_tiles_put_under_the_stack_stay_known() -> None:
    """rules 6.2: everybody saw them."""
    table = Table(2).offer("T-MIL-PRI", "T-TRA-POL", "T-ENG-POL").phase(0, "make_contacts").choose(tile=REFRESH)
    view = seen_by(table, 1)
    assert view.tile_stack[:3] == table.game.tile_stack[:3]
    assert set(view.tile_stack[3:]) == {UNKNOWN}
    world = TITLE.determinize(table.game, 1, 5)
    assert isinstance(world, CarpeAstra)
    assert world.tile_stack[:3] == table.game.tile_stack[:3]
    assert sorted(world.tile_stack) == sorted(table.game.tile_stack)


def test_a_card_taken_openly_stays_known_until_it_is_played() -> None:
    """rules 12.2: everybody saw which one."""
    table = Table(2, "advanced").hand(0).phase(0, "refill_hand")
    taken = table.game.offers[data.SLANDER][0]
    table.choose(source=taken).choose(source=FROM_SLANDER)
    assert sorted(seen_by(table, 1).hands[1]) == [UNKNOWN, taken]
    world = TITLE.determinize(table.game, 1, 3)
    assert isinstance(world, CarpeAstra)
    assert taken in world.hands[1]
    table.phase(0, "change_plan").choose(plan=1, source=FROM_NETWORK).choose(source=FROM_NETWORK).choose(card=taken)
    assert table.game.shown == []


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    """Private log lines."""
    table = Table(2).hand(0, "N-MIL-TRA").on_top("L-PRI-ENG").phase(0, "refill_hand").choose(source=FROM_SLANDER)
    line = table.told("drawn")[-1]
    assert line.refs == (card("L-PRI-ENG"),)
    assert line.only == 0
    assert all([card("L-PRI-ENG") not in line.refs for line in table.log if line.only == EVERYONE])


def test_drawing_closes_the_curtain() -> None:
    """Nobody looks at a card and takes the answer back."""
    table = Table(2).hand(0).phase(0, "refill_hand")
    before = table.game.curtain
    table.choose(source=FROM_NETWORK)
    assert table.game.curtain > before


def test_worlds_differ_where_nobody_looks() -> None:
    """Dealing anew changes hands, decks, hidden events and tiles, and keeps all that is seen."""
    table = Table(3)
    worlds = [TITLE.determinize(table.game, 0, seed) for seed in range(10)]
    assert len({codec.digest(world) for world in worlds}) == 10
    seen = codec.digest(TITLE.view(table.game, 0))
    assert {codec.digest(TITLE.view(world, 0)) for world in worlds} == {seen}
    hands = {tuple(world.hands[2]) for world in worlds if isinstance(world, CarpeAstra)}
    assert len(hands) > 5


def test_who_is_asked_to_score_can_score_in_every_world() -> None:
    """The open question itself is knowledge: a rare card must be dealt to the seat that is asked about it."""
    table = Table(2).agents(0, "home 0", "MIL@T-MIL-TRA", "PRI@T-PRI-ENG").hand(0, "N-MIL-PRI", "L-SET-POL")
    table.phase(0, "gain_support")
    assert isinstance(table.game.stack[-1], GainSupport)
    for seed in range(30):
        world = TITLE.determinize(table.game, 1, seed)
        assert isinstance(world, CarpeAstra)
        assert scorable(world, 0) == [card("N-MIL-PRI")], "no other card fits these agents"
        assert world.ask is not None
        assert world.ask.seat == 0


def test_worlds_can_be_played_to_the_end() -> None:
    """A search plays on from a world."""
    table = Table(4, "advanced")
    stream = Stream(3)
    for _ in range(150):
        table.game.play(eager(table.game, stream))
    world = TITLE.determinize(table.game, 2, 8)
    assert isinstance(world, CarpeAstra)
    while world.ask is not None:
        world.play(eager(world, stream))
    assert world.round == 10
