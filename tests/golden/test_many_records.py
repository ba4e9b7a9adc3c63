"""Two hundred recorded games of Arcs, answers and all: a change of the rules that replays them differently shows here."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from starboard.core import codec, registry
from starboard.core.chance import Stream, derive
from starboard.core.record import Record, read_record, verify

FILE = Path(__file__).parents[1] / "records" / "arcs-two-hundred-games.json.gz"
GAMES = (("base", 2, 50), ("base", 3, 50), ("base", 4, 40), ("leaders", 2, 20), ("leaders", 3, 20), ("leaders", 4, 20))


def test_two_hundred_games_of_arcs_replay_to_their_digests(update: bool) -> None:
    title = registry.find("arcs")
    if update:
        records = []
        for variant, players, count in GAMES:
            for seed in range(count):
                setup = title.setup(variant, players, seed)
                state = title.new(setup)
                answers = state.wander(Stream(derive(seed, "kept game")), title.longest)
                records.append(Record(setup, answers, codec.digest(state)).data(title))
        FILE.write_bytes(gzip.compress(json.dumps(records, separators=(",", ":")).encode(), mtime=0))
    kept = json.loads(gzip.decompress(FILE.read_bytes()))
    assert len(kept) == 200
    for data in kept:
        assert verify(title, read_record(title, data)).ask is None
