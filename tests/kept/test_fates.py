"""Games of the campaign in which things happened that seldom do, from the setup by legal answers of bots.

``bench.fates`` and ``bench.striving`` write them; they are replayed here, and every finished fate must have met and
failed every objective of its acts, won by its final one, and used all its abilities.
"""

from __future__ import annotations

import json
import lzma
from typing import Any

import pytest
from bench.fates import READY, Watch, again

from kept.games import FOLDER
from starboard.core.text import EN
from starboard.files import read_record
from starboard.games.arcs import abilities
from starboard.games.arcs.campaign.codes import tier_of
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import ACTS, TIER_C
from starboard.games.arcs.title import TITLE

GAMES: list[dict[str, Any]] = json.loads(lzma.decompress((FOLDER / "fates.json.xz").read_bytes()))


def wanted() -> set[str]:
    found = {
        f"ability: {abilities.name(ability)(EN)}"
        for ability in abilities.abilities(TITLE.new(TITLE.setup("campaign", 4)))
    }
    for number in READY:
        name = fate_of(number).name(EN)
        if tier_of(number) == TIER_C:
            found |= {f"won: {name} in act {ACTS}", f"not_won: {name} in act {ACTS}"}
        else:
            acts = range(tier_of(number) + 1, ACTS)
            found |= {f"objective_{end}: {name} in act {act}" for act in acts for end in ("met", "failed")}
    return found


def test_everything_that_a_fate_can_come_to_was_seen() -> None:
    shown = {thing for game in GAMES for thing in game["shows"]}
    assert wanted() - shown == set()


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_each_game_shows_what_it_is_kept_for(number: int) -> None:
    record = read_record(TITLE, GAMES[number]["record"])
    assert record.problem == ""
    watch = Watch(record.setup, again(record.answers))
    watch.play()
    assert {*GAMES[number]["shows"]} <= {*watch.things}
