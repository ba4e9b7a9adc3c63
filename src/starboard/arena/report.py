"""A run as data, and as a table on the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Words

from starboard.arena.plan import TWIN, Plan
from starboard.arena.play import Clock, Outcome
from starboard.arena.stats import FEWEST, advantage, by_order, by_seat, decision, likelihood, shares_of, verdict
from starboard.core.codec import checksum


def summary(plan: Plan, blocks: list[list[Outcome]], clock: Clock, stopped: bool) -> dict[str, Any]:
    """Everything a reader needs to trust the result or not."""
    differences = [advantage(block, plan.fields[0].bots[0], 0) for block in blocks]
    return {
        "title": plan.title,
        "variant": plan.variant,
        "players": plan.players,
        "seed": plan.seed,
        "options": plan.options,
        "iterations": plan.iterations,
        "blocks": len(blocks),
        "games": sum([len(block) for block in blocks]),
        "stopped_early": stopped,
        "fields": [field_data(plan, blocks, number) for number in range(len(plan.fields))],
        "verdict": verdict(blocks, plan.fields[0].bots[0], plan.seed)._asdict(),
        "sequential": {"ratio": likelihood(differences), "says": decision(differences)},
        "differences": differences,
        "thinking": thinking(clock),
        "ledger": ledger(blocks),
    }


def field_data(plan: Plan, blocks: list[list[Outcome]], number: int) -> dict[str, Any]:
    return {
        "bots": list(plan.fields[number].bots),
        "shares": [share._asdict() for share in shares_of(blocks, number, plan.seed)],
        "by_seat": [span._asdict() for span in by_seat(blocks, number, plan.seed)],
        "by_initiative": [span._asdict() for span in by_order(blocks, number, plan.seed)],
    }


def thinking(clock: Clock) -> dict[str, dict[str, float]]:
    return {
        name: {
            "decisions": clock.decisions[name],
            "mean_ms": 1000 * clock.seconds[name] / clock.decisions[name],
            "longest_ms": 1000 * clock.longest[name],
        }
        for name in sorted(clock.decisions)
    }


def ledger(blocks: list[list[Outcome]]) -> str:
    """One hash of all final positions: the same for any number of processes and on a cluster."""
    return checksum([[outcome.digest for outcome in block] for block in blocks])


# -- words --------------------------------------------------------------------------------------------------


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def interval(span: dict[str, Any]) -> str:
    return f"{100 * span['low']:.1f} – {100 * span['high']:.1f} %"


def sentence(data: dict[str, Any]) -> str:
    """What may be said, and no more."""
    found = data["verdict"]
    size = f"{100 * found['difference']:+.1f} points ({100 * found['low']:+.1f} to {100 * found['high']:+.1f})"
    floor = f"noise floor {100 * max(found['noise'], found['twins']):.1f} (twins differ by {100 * found['twins']:.1f})"
    if found["winner"]:
        return f"{found['winner']} is better: {size}, {floor}."
    reasons = {
        "blocks": f"fewer than {FEWEST} blocks were played",
        "interval": "the interval holds 0",
        "noise": "copies of one bot differ as much",
    }
    return f"No winner can be called, {reasons[found['why']]}: {size}, {floor}."


def facts(data: dict[str, Any]) -> str:
    early = ", stopped early by the sequential test" if data["stopped_early"] else ""
    return f"{data['blocks']} blocks, {data['games']} games, seed {data['seed']}, ledger {data['ledger']}{early}"


def spans(values: list[dict[str, Any]]) -> str:
    return "   ".join([f"{n + 1}: {percent(v['share'])} ({interval(v)})" for n, v in enumerate(values)])


def table(data: dict[str, Any]) -> RenderableType:
    parts: list[RenderableType] = []
    for field in data["fields"]:
        parts.append(field_table(data, field))
        parts.append(Words("by seat:             " + spans(field["by_seat"])))
        parts.append(Words("by initiative order: " + spans(field["by_initiative"])))
    parts.append(Words(facts(data)))
    parts.append(Words(sentence(data), style="bold"))
    return Group(*parts)


def field_table(data: dict[str, Any], field: dict[str, Any]) -> Table:
    grid = Table(title=f"{data['title']} ({data['variant']}), {data['players']} players: {', '.join(field['bots'])}")
    for column in ("bot", "games", "win share", "95 % interval", "fair", "score", "ms"):
        grid.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for share in field["shares"]:
        thought = data["thinking"].get(share["bot"].rstrip(TWIN))
        grid.add_row(
            share["bot"],
            str(share["games"]),
            percent(share["share"]),
            interval(share),
            percent(share["fair"]),
            f"{share['score']:.1f}",
            f"{thought['mean_ms']:.2f}" if thought else "",
        )
    return grid
