"""The same blocks on a Ray cluster. A block lost with its worker is played again: the ledger is identical."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

from starboard.arena.plan import Plan
from starboard.arena.play import Outcome, play_block
from starboard.core.errors import BadInput


def play_on_cluster(plan: Plan, deals: int) -> Iterator[list[Outcome]]:
    """Blocks in the order of their deals; Ray retries tasks whose worker died."""
    try:
        cluster: Any = importlib.import_module("ray")
    except ImportError:
        raise BadInput("a Ray cluster needs the extra: pip install 'starboard[cluster]'") from None
    if not cluster.is_initialized():
        cluster.init(include_dashboard=False, log_to_driver=False)
    task = cluster.remote(play_block).options(max_retries=5, retry_exceptions=False)
    waiting = [task.remote(plan, deal) for deal in range(deals)]
    for reference in waiting:
        yield cluster.get(reference)
