"""Nothing in Arcs goes on for ever, and nothing legal that matters is forbidden for it."""

from __future__ import annotations

import pytest

from arcs.prelude import *

# -- catapult moves (MOVE-02) ------------------------------------------------------------------------------------


def launched(fresh: int, damaged: int = 0) -> Table:
    """Ships of Red have left their starport for gate 2."""
    t = table(3).starport(RED, hexa(2)).ships(RED, hexa(2), fresh, damaged)
    return t.move().fill(end=gate(2), fresh=fresh, damaged=damaged)


def test_lone_ship_cannot_circle_between_gates() -> None:
    """It would change nothing: each gate is entered once."""
    t = launched(1)
    seen = [gate(2)]
    while t.asked() == "Move.end":
        gates = [end for end in t.choices("end") if end in t.game.board.gates]
        assert not set(gates) & set(seen)
        if not gates:
            break
        seen.append(gates[0])
        t.answer(gates[0])
    assert sorted(seen) == t.game.board.gates  # all the way round, and no further
    assert DONE in t.choices("end")


def test_group_may_go_back_if_it_drops_a_ship_off() -> None:
    """Out to gate 3, one ship stays there, the others return through gate 2 to a planet of cluster 2."""
    t = launched(3).answer(gate(3)).fill(fresh=3)
    assert gate(2) in t.choices("end")
    t.answer(gate(2))
    assert t.choices("fresh") == [1, 2]  # at least one stays behind
    t.answer(2, arrow(2)).fill(fresh=2)
    assert (t.fresh(RED, gate(3)), t.fresh(RED, arrow(2))) == (1, 2)


def test_damaged_ships_count_for_the_drop_off() -> None:
    t = launched(1, 1).answer(gate(3)).fill(fresh=1, damaged=1).answer(gate(2))
    assert t.choices("fresh") == [0, 1]
    t.answer(1)
    assert (t.fresh(RED, gate(2)), t.damaged(RED, gate(3))) == (1, 1)
    assert t.asked() == "Move.end"


def longest_walk(t: Table) -> int:
    """The most legs a catapult move can take from here, whatever is chosen."""
    if t.asked() not in ("Move.end", "Move.fresh", "Move.damaged"):
        return 0
    best = 0
    for choice in t.choices():
        leg = 1 if t.asked() == "Move.end" and choice != DONE else 0
        best = max(best, leg + longest_walk(t.copy().answer(choice)))
    return best


def test_catapult_moves_are_bounded() -> None:
    """With n ships: once round the ring per ship, at most."""
    assert longest_walk(launched(1)) == 4
    assert longest_walk(launched(2)) <= 2 * 4
    assert longest_walk(launched(3)) <= 3 * 4


# -- tokens ---------------------------------------------------------------------------------------------------------


def test_rearranging_asks_once_per_slot_and_not_again() -> None:
    """Six slots, five tokens and one that comes in: five questions at most, then it is over."""
    t = table(3).city(RED, arrow(3)).cities_off_board(RED, 4).tokens(RED, FUEL, WEAPON, RELIC, PSIONIC, FUEL)
    t.tax().answer(REARRANGE)
    questions = 0
    while t.asked() == "Arrange.pick":
        t.answer(t.choices()[-1])
        questions += 1
    assert questions <= 5
    assert t.asked() == "Turn.action"


def test_spent_material_cannot_manufacture_itself_for_ever() -> None:
    """Spent tokens stay outside the supply, so five Materials are five actions (PRELUDE-02)."""
    t = table(3).give(RED, MiningInterest).tokens(RED, MATERIAL).turn(RED, MOVING).to_prelude()
    spent = 0
    while t.count(RED, MATERIAL):
        t.spend(RED, t.slots(RED).index(MATERIAL)).fill(action=offer(MiningInterest.printed, 0), slot=0)
        spent += 1
    assert spent == 5


# -- rounds and games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_passing_for_ever_ends_the_game(players: int) -> None:
    """Everybody passes once per chapter, and after five chapters it is over."""
    game = started("base", players, 7)
    passes = 0
    while game.ask is not None:
        if game.ask.seat == CHANCE:
            game.play(game.sample())
        else:
            passes += game.ask.field == "card"
            game.play(game.ask.choices[0])
    assert passes == 5 * players


def test_forced_passes_do_not_go_round_and_round() -> None:
    """The marker goes straight to somebody with cards."""
    t = table(4).hand(2, mobi(2), mobi(3)).rounds()
    assert (t.asked(), t.seat()) == ("Round.card", 2)
    assert len(t.told("initiative")) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_eager_games_end_and_turns_stay_short(players: int, seed: int) -> None:
    """Players who leave nothing undone, with cards that bring tokens and actions in play."""
    game = eager_game(players, seed, MiningInterest, ShippingInterest, RelicFence, PrisonWardens, ElderBroker, Farseers)
    rng = Stream(seed)
    answers = in_turn = longest_turn = 0
    while game.ask is not None:
        in_turn = in_turn + 1 if game.active >= 0 else 0
        longest_turn = max(longest_turn, in_turn)
        game.play(eager_answer(game, rng))
        answers += 1
        assert answers < TITLE.longest
    assert answers < TITLE.longest // 5
    assert longest_turn < 200
