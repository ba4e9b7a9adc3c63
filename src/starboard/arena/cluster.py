"""The same blocks on a Ray cluster. A block lost with its worker is played again: the ledger is identical."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

from starboard.arena.plan import Plan
from starboard.arena.play import Outcome, play_block
from starboard.core.errors import BadInput

AHEAD = 4  # blocks per processor that wait or run at any time, so that a long run does not fill the cluster's queue
RETRIES = 20


def play_on_cluster(plan: Plan, deals: int) -> Iterator[list[Outcome]]:
    """Blocks in the order of their deals; Ray repeats tasks whose worker died, and a block is the same every time."""
    cluster = connect()
    task = cluster.remote(play_block).options(max_retries=RETRIES, retry_exceptions=False)
    most = AHEAD * max(1, int(cluster.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    started = 0
    try:
        for _ in range(deals):
            while started < deals and len(waiting) < most:
                waiting.append(task.remote(plan, started))
                started += 1
            yield cluster.get(waiting.pop(0))
    finally:  # an early stop leaves blocks that nobody needs
        for reference in waiting:
            cluster.cancel(reference, force=False)


def connect() -> Any:
    """Ray, connected to the cluster that RAY_ADDRESS names or to one on this machine."""
    try:
        cluster: Any = importlib.import_module("ray")
    except ImportError:
        raise BadInput("a Ray cluster needs the extra: pip install 'starboard[cluster]'") from None
    if not cluster.is_initialized():
        cluster.init(include_dashboard=False, log_to_driver=False)
    return cluster
