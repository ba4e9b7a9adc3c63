"""The same blocks on Ray, where Ray is installed: the identical ledger, also when workers die in mid-run."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest

from arena.test_plan import plan_of
from starboard.arena.cluster import play_on_cluster
from starboard.arena.play import play_blocks
from starboard.arena.report import ledger
from starboard.core.errors import BadInput


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"starboard\[cluster\]"):
        next(play_on_cluster(plan_of(["random"], 2), 1))


@pytest.fixture(scope="module")
def ray() -> Any:
    cluster = pytest.importorskip("ray")
    cluster.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield cluster
    cluster.shutdown()


def test_the_ledger_of_a_cluster_is_the_ledger_of_one_process(ray: Any) -> None:
    plan = plan_of(["random+", "random"], 2)
    assert ledger(list(play_on_cluster(plan, 6))) == ledger(list(play_blocks(plan, 6, 1)))


def test_the_ledger_survives_the_death_of_workers(ray: Any) -> None:
    """Every worker that plays blocks is killed once in mid-run; its blocks are played again."""
    plan = plan_of(["random+", "random"], 2)
    blocks = []
    for number, block in enumerate(play_on_cluster(plan, 24)):
        blocks.append(block)
        if number == 3:
            assert kill_workers() > 0
    assert ledger(blocks) == ledger(list(play_blocks(plan, 24, 1)))


def kill_workers() -> int:
    """Kill the worker processes of this test's own cluster: they descend from this process."""
    killed = 0
    for entry in os.listdir("/proc"):
        if entry.isdigit() and "ray::play_block" in title_of(int(entry)) and descends(int(entry), os.getpid()):
            os.kill(int(entry), signal.SIGKILL)
            killed += 1
    return killed


def title_of(process: int) -> str:
    try:
        with open(f"/proc/{process}/cmdline", encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def descends(process: int, ancestor: int) -> bool:
    while process > 1:
        if process == ancestor:
            return True
        try:
            with open(f"/proc/{process}/stat", encoding="utf-8") as file:
                process = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            return False
    return False
