"""How positions are laid out, kept on file per title. Stored positions are read by these names, so whoever changes one
raises ``Title.layout``; then ``./test tests/golden --update`` writes them anew. Procedures may be added at any time."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from starboard.core import registry
from starboard.core.game import Title
from toy import rules as toy_rules
from toy.title import ToyTitle
from toy.wider import WiderTitle

RECORDS = Path(__file__).resolve().parents[1] / "records"


def layout(title: Title) -> list[str]:
    """The number, then a line for each name that a stored position may hold."""
    found = [f"layout {title.layout}"]
    for variant in title.variants:
        state = title.new(title.setup(variant.id, max(variant.seats)))
        found += [f"{variant.id} number {name}" for name in state.ints]
        found += [f"{variant.id} list {name} of {len(getattr(state, name))}" for name in state.lists]
        for name in state.rows:
            found.append(f"{variant.id} rows {name} of {' '.join([str(len(row)) for row in getattr(state, name)])}")
    for name, kind in sorted(title.procedures.items()):
        found.append(f"procedure {name} ({', '.join(kind.fields)}): {', '.join(kind.steps)}")
    return found


def objection(kept: list[str], now: list[str]) -> str:
    """What a stored position of the same layout would stumble over; empty if nothing."""
    if kept[0] != now[0]:
        return f"{now[0]} is not on file: --update writes it"
    gone = [line for line in kept if line not in now]
    new = [line for line in now if line not in kept and not line.startswith("procedure")]
    return f"raise the layout: {(gone or new)[0]!r} is {'gone' if gone else 'new'}" if gone or new else ""


@pytest.mark.parametrize("name", registry.names())
def test_a_change_of_the_layout_raises_its_number(name: str, request: pytest.FixtureRequest) -> None:
    path, now = RECORDS / f"layout-{name}.txt", layout(registry.find(name))
    kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else [""]
    if request.config.getoption("--update") and (kept[0] != now[0] or not objection(kept, now)):
        path.write_text("\n".join(now) + "\n", encoding="utf-8")
        kept = now
    assert not objection(kept, now)


def test_what_needs_a_new_number_is_noticed() -> None:
    class Quiet(WiderTitle):
        layout = 1

    class Extended(ToyTitle):
        procedures: ClassVar = {**ToyTitle.procedures, "Turns": toy_rules.Turn}

    before = layout(ToyTitle())
    assert objection(before, layout(ToyTitle())) == ""
    assert objection(before, layout(Extended())) == ""
    assert "'procedure Turns" in objection(layout(Extended()), before)
    assert objection(before, layout(Quiet())) == "raise the layout: 'short list notes of 3' is new"
    assert objection(before, layout(WiderTitle())) == "layout 2 is not on file: --update writes it"
