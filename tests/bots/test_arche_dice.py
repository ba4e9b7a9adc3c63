"""Which dice to keep in Arche: the plan against brute force, and what it does at the table (6.3)."""

from __future__ import annotations

from itertools import product

import pytest

from arche.table import BLUE, CODES, RED, Table
from starboard.bots.brain import Brain
from starboard.core.ask import DONE
from starboard.games.arche.actions import Reorganise
from starboard.games.arche.codes import KEEP_ALL
from starboard.games.arche.dice_phase import DicePhase
from starboard.games.arche.dice_plan import Die, Solver, multisets, pack, unpack
from starboard.games.arche.dice_tables import Tables, best_keep, best_pool
from starboard.games.arche.ids import ATTACK_BLANK, CRITICAL, HIT, PARAGON_BLANK, RESOURCE_BLANK
from starboard.games.arche.title import TITLE

plan = Brain(TITLE).plan

RESOURCE_SIDES = [2, 2, 1, 1]
PARAGON_SIDES = [2, 2, 2]


def table_of(faces: int, dice: int, worth_of_face: list[float], bonus: float) -> dict[int, float]:
    """A worth with thresholds in it: linear plus a bonus for pairs of the best face."""
    found: dict[int, float] = {}
    for size in range(dice + 1):
        for counts in multisets(faces, size):
            linear = sum([count * worth for count, worth in zip(counts, worth_of_face)])
            found[pack(counts)] = linear + bonus * (counts[-1] // 2)
    return found


def brute_force(sides: list[int], worth: dict[int, float], kept: tuple[int, ...], dice: int, rerolls: int) -> float:
    """Every sequence of single faces, every subset of single dice, no multisets and no memory."""
    faces = [face for face, count in enumerate(sides) for _ in range(count)]
    total = 0.0
    for throw in product(faces, repeat=dice):
        best = worth[pack(counted(kept + throw, len(sides)))]
        if rerolls:
            for choice in product((False, True), repeat=dice):
                if all(choice):
                    continue
                held = tuple([face for face, keep in zip(throw, choice) if keep])
                best = max(best, brute_force(sides, worth, kept + held, dice - len(held), rerolls - 1))
        total += best
    return float(total / len(faces) ** dice)


def counted(faces: tuple[int, ...], kinds: int) -> list[int]:
    return [faces.count(face) for face in range(kinds)]


@pytest.mark.parametrize(
    ("sides", "worths", "bonus", "dice", "rerolls"),
    [
        (RESOURCE_SIDES, [0.0, 1.0, 2.0, 3.0], 0.0, 2, 1),
        (RESOURCE_SIDES, [0.3, 1.0, 1.1, 1.2], 2.5, 2, 1),
        (PARAGON_SIDES, [0.0, 1.0, 2.0], 0.0, 1, 3),
        (PARAGON_SIDES, [0.5, 1.0, 2.0], 3.0, 2, 2),
        ([2, 3, 1], [0.0, 1.0, 1.5], 4.0, 2, 2),
        ([2, 3, 1], [0.0, 1.0, 1.5], 4.0, 3, 1),
    ],
)
def test_the_solver_agrees_with_brute_force(
    sides: list[int], worths: list[float], bonus: float, dice: int, rerolls: int
) -> None:
    worth = table_of(len(sides), dice, worths, bonus)
    solver = Solver(Die(sides), worth)
    assert solver.value(0, dice, rerolls) == pytest.approx(brute_force(sides, worth, (), dice, rerolls))


def test_the_kept_part_is_the_one_with_the_best_continuation() -> None:
    """For every throw of three dice: the plan's part is at least as good as any other part, tried one by one."""
    worth = table_of(3, 3, [0.0, 1.0, 1.4], 3.0)
    solver = Solver(Die([2, 3, 1]), worth)
    for lying in multisets(3, 3):
        code, value = solver.keep(0, lying, 2)
        options = [solver.worth[pack(lying)]]
        for counts in product(*[range(count + 1) for count in lying]):
            if sum(counts) < 3:
                options.append(solver.value(pack(list(counts)), 3 - sum(counts), 1))
        assert value == pytest.approx(max(options))
        assert all([kept <= there for kept, there in zip(unpack(code, 3), lying)])


def test_chances_of_a_throw_add_up_to_one() -> None:
    for sides in (RESOURCE_SIDES, PARAGON_SIDES, [3, 2, 1]):
        for dice in range(1, 5):
            assert sum([throw.chance for throw in Die(sides).throws_of(dice)]) == pytest.approx(1.0)


def test_a_reroll_is_never_bad() -> None:
    """More rerolls, more worth, for every kind of die at a real table."""
    table = Table(3)
    tables = Tables(table.game)
    for kind, most in ((0, 4), (1, 2), (2, 4)):
        values = [tables.solvers[kind].value(0, most, rerolls) for rerolls in range(4)]
        assert values == sorted(values)


# -- at the table ----------------------------------------------------------------------------------------


def rolled(table: Table, *faces: int, rerolls: int = 2) -> Table:
    """The seat on turn has rolled these faces and may sort them out."""
    game = table.game
    game.stack = [game.stack[0], DicePhase()]
    game.stack[-1].go_to("choose_dice")
    game.rolled = [faces.count(face) for face in range(10)]
    game.action = [0] * 10
    game.pool = [0, 0, 0]
    game.rerolls = rerolls
    game.run()
    return table


def test_all_best_faces_are_kept_at_once() -> None:
    table = rolled(Table(2), 3, 3, PARAGON_BLANK + 2, PARAGON_BLANK + 2)
    assert best_keep(table.game) == KEEP_ALL


def test_blanks_are_rolled_again_and_the_rest_is_kept_first() -> None:
    """6.3: dice are moved one by one; the others are rolled again at the end."""
    table = rolled(Table(2), 3, PARAGON_BLANK, PARAGON_BLANK + 2)
    game = table.game
    answers = []
    for _ in range(3):
        ask = game.ask
        assert ask is not None
        answer = plan(game, ask)
        assert answer is not None
        answers.append(answer)
        if answer == DONE:
            break
        game.play(answer)
    assert sorted(answers) == [DONE, 3, PARAGON_BLANK + 2]


def test_without_a_soldier_to_send_attack_symbols_are_rolled_again() -> None:
    table = Table(2)
    table.game.resources[RED] = 0
    rolled(table, HIT, 3)
    code, _ = Tables(table.game).solvers[2].keep(0, [0, 1, 0], 2)
    assert unpack(code, 3) in ([0, 1, 0], [0, 0, 0])
    assert Tables(table.game).solvers[2].value(0, 4, 2) == 0.0  # nobody could attack with them


def test_attack_dice_are_taken_when_they_are_enough_for_the_ark() -> None:
    """8.1: a strong soldier facing a weak one in the Ark wants attack dice; without a soldier none are taken."""
    strong = Table(2)
    strong.troop(RED, "S-LEG-8")
    strong.ark(BLUE, "S-LEG-1", 6)
    resource, paragon = best_pool(strong.game)
    assert 6 - resource - paragon >= 2
    nobody = Table(2)
    nobody.game.resources[RED] = 0
    resource, paragon = best_pool(nobody.game)
    assert 6 - resource - paragon <= 1 or resource == 4


def test_the_plan_answers_every_question_of_the_dice_phase_legally() -> None:
    table = Table(3)
    game = table.game
    seen = 0
    while game.ask is not None and seen < 40:
        ask = game.ask
        if isinstance(game.stack[-1], DicePhase) and ask.seat >= 0:
            answer = plan(game, ask)
            assert answer in ask.choices
            seen += 1
            game.play(answer)
        else:
            game.play(game.sample() if ask.seat < 0 else ask.choices[0])
    assert seen == 40


def test_blank_faces_count_when_they_can_be_harvested() -> None:
    """9.3: with a Harvest card a blank is worth resources, so it is not the worst face any more."""
    plain, harvest = Table(2), Table(2)
    harvest.faction(RED, "F-NOM")
    plain.faction(RED, "F-TEC")
    key = pack([1, 0, 0])
    assert Tables(plain.game).solvers[1].worth[key] == 0.0
    assert Tables(harvest.game).solvers[1].worth[key] > 0.0
    assert (RESOURCE_BLANK, ATTACK_BLANK, CRITICAL) == (0, 7, 9)


def test_a_reorganisation_brings_the_strongest_soldier_up_and_idle_cards_to_work() -> None:
    """7.6: the active soldier is the top one; of the cards on a slot only the top one works."""
    table = Table(2)
    game = table.game
    table.troop(RED, "S-LEG-8", "S-LEG-1")
    slot = game.slots_of(RED)[0]
    game.slots[slot] = [CODES["C-CON-2"], CODES["C-WAT-5"]]  # the Banker lies under the Archivist
    game.stack = [game.stack[0], Reorganise()]
    game.run()
    while game.ask is not None and isinstance(game.stack[-1], Reorganise):
        answer = plan(game, game.ask)
        assert answer in game.ask.choices
        game.play(answer)
    assert game.troops[RED][-1] == CODES["S-LEG-8"]
    tops = [game.slots[place][-1] for place in game.slots_of(RED) if game.slots[place]]
    assert CODES["C-CON-2"] in tops
    assert CODES["C-WAT-5"] in tops
