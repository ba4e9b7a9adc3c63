"""Which actions a seat may take now: pips, tokens and cards all come through here (p. 20)."""

from __future__ import annotations

from arcs.prelude import *


def test_prelude_07_special_actions_replace_the_named_action_wherever_it_is_given() -> None:
    """Manufacture for a Construction pip, for a spent Material, for a Psionic when Construction leads."""
    t = table(3).give(RED, MiningInterest).tokens(RED, MATERIAL, PSIONIC).cities_off_board(RED, 1)
    t.turn(RED, BUILDING)
    code = offer(MiningInterest.printed, 0)
    t.spend(RED, 0)
    assert code in t.choices("action")
    t.answer(code).fill(slot=0)
    t.spend(RED, 1)
    assert code in t.choices("action")
    t.done().to_pips()
    assert code in t.choices("action")
    t.answer(code).fill(slot=1)
    assert t.count(RED, MATERIAL) == 2
    assert t.game.stack[-1].pips == 2  # type: ignore[attr-defined]


def test_prelude_07_outrage_blocks_it_unless_a_card_ignores_outrage() -> None:
    t = table(3).give(RED, MiningInterest).tokens(RED, MATERIAL).outrage(RED, MATERIAL).turn(RED, ADMIN)
    t.spend(RED, 0)
    assert t.asked() == "Turn.spending"  # no action to replace
    t = table(3).give(RED, MiningInterest, LoyalEngineers).tokens(RED, MATERIAL).outrage(RED, MATERIAL)
    t.turn(RED, ADMIN).spend(RED, 0)
    assert t.choices("action") == [DONE, offer(MiningInterest.printed, 0)]


def test_prelude_07_a_pip_that_may_battle_may_abduct() -> None:
    t = table(3).give(RED, CourtEnforcers).tokens(RED, WEAPON, WEAPON).agents(BLUE, 1, 1).turn(RED, MOVING)
    t.spend(RED, 0).to_pips()
    assert offer(CourtEnforcers.printed, 0) in t.choices("action")


def test_fine_07_the_cost_comes_first() -> None:
    """Relic Fence: without a token to discard there is no Relic; Pressgang: a captive for each token."""
    t = table(3).give(RED, RelicFence, PrisonWardens).turn(RED, construct(2)).to_prelude()
    assert ("bc24", 0) not in t.offers()
    t.to_pips()
    assert t.asked() == "" or ("bc12", 0) not in t.offers()


def test_actions_that_would_do_nothing_are_not_offered() -> None:
    """Nothing to tax, repair, build, move, secure or influence: the turn just ends."""
    for suit in range(4):
        t = table(3).captives(BLUE, RED, 10).turn(RED, action_card(suit, 3)).to_prelude()
        assert t.asked() == "Turn.system"  # only the way back from nothing is left
    t = table(3).ships(RED, gate(2), 1).turn(RED, BUILDING).to_prelude()
    assert t.asked() == ""
    t = table(3).ships(RED, gate(2), 0, 1).turn(RED, BUILDING).act(REPAIR)
    assert t.asked() == ""  # repaired once; the other two pips find nothing
