"""Control, stated a second time from the rulebook and compared with the rules at every question of random acts."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from arcs.campaign.reach import *
from starboard.core.chance import Stream

CITY_OR_PORT = 4  # numbers for the buildings of one owner
RANDOM_ACTS = int(os.environ.get("STARBOARD_ACTS", "6"))  # more of them are a command of their own: see bench/README.md
PLAIN = ("1 6", "1 6 4", "1 6 4 3")  # fates whose cards change nothing about control, for two, three and four


def stated(game: Reach, system: int) -> int:
    """emp.control, emp.presence, emp.privilege, MAP-02, from the bare lists of the position."""
    fresh = [game.fresh[owner * SYSTEMS + system] for owner in range(OWNERS)]
    if not fresh[EMPIRE]:
        rows = sorted([(fresh[seat], seat) for seat in range(game.players)], reverse=True)
        return rows[0][1] if rows[0][0] > rows[1][0] else NOBODY
    if game.active == NOBODY:
        serving = [seat for seat in range(game.players) if not game.outlaw[seat]]
        assert (game.first_regent in serving) == bool(serving), "a First Regent while any Regent exists (emp.roles)"
        return game.first_regent if serving else EMPIRE
    damaged = game.damaged[game.active * SYSTEMS + system]
    standing = [value for value in game.buildings[system * PLACES : (system + 1) * PLACES] if value]
    loyal = [value for value in standing if (value - 1) // CITY_OR_PORT == game.active]
    present = fresh[game.active] + damaged + len(loyal) > 0
    return game.active if present and not game.outlaw[game.active] else EMPIRE


def compare(seed: int, players: int, start: int = 1) -> dict[str, int]:
    """Play a random act and compare at every question; between turns seats change sides now and then. Returns how
    often systems were whose."""
    game = started("campaign", players, seed, start=start, last=start, fates=PLAIN[players - 2])
    assert isinstance(game, Reach)
    stream = Stream(seed)
    seen = {"empire": 0, "regent": 0, "first": 0, "seat": 0}
    while game.ask is not None:
        if isinstance(game.stack[-1], (Round, Follow)) and stream.below(8) == 0:
            seat = stream.below(players)
            (turn_outlaw if is_regent(game, seat) else turn_regent)(game, seat)
        for system in range(SYSTEMS) if game.innermost(Chapters) else ():  # before, nobody has the tile yet
            who = controller(game, system)
            assert who == stated(game, system), f"system {system} with seed {seed}"
            if game.fresh[EMPIRE * SYSTEMS + system]:
                seen["empire" if who == EMPIRE else "first" if game.active == NOBODY else "regent"] += 1
            elif who != NOBODY:
                seen["seat"] += 1
        game.wander(stream, 1)
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [1, 3])
def test_control_is_as_stated_in_random_acts(players: int, start: int) -> None:
    """emp.control, emp.presence, emp.privilege: and each kind of control occurs."""
    seen: Counter[str] = Counter()
    for seed in range(players, players + RANDOM_ACTS // 6):
        seen.update(compare(seed, players, start))
    assert len([kind for kind in seen.values() if kind]) == 4, seen


def test_the_comparison_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """emp.presence"""
    monkeypatch.setattr(TheEmpire, "controls", lambda self, game, owner, system, who: who)
    with pytest.raises(AssertionError):
        compare(2, 2)
