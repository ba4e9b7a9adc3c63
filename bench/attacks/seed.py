"""Finding the dice of a table from its first message.

    python -m bench.attacks.seed [--bits 30]

Tables once had a seed of 53 bits. Whoever sits at one sees who begins, which setup card lies there, the Court and the
own hand: given the high half of the seed, a small C program finds the low half from that, and with it every card and
every roll to come; all high halves together are so many core-hours. Against the tables of today, whose dice come from a
secret of 256 bits, the same program finds nothing, and ``starboard verify`` finds a single die that was changed in the
record of such a table. One line; an exit code of 1 if it is otherwise.
"""

from __future__ import annotations

import copy
import ctypes
import json
import random
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import click
import msgspec
from click.testing import CliRunner

from starboard.cli.commands.verify import command as verify
from starboard.core.ask import Order, Roll
from starboard.core.chance import LOW
from starboard.core.game import MAX_SEED
from starboard.fair import new_secret
from starboard.server.catalogue import Catalogue
from starboard.server.credentials import hashed
from starboard.server.events import Body, Seat
from starboard.server.founding import record_file
from starboard.server.keeping import Keep
from starboard.server.message import Presence, Reader, Scribe
from starboard.server.table import Table

HIGH_BITS: Final = 23
CATALOGUE: Final = Catalogue()
ARCS: Final = CATALOGUE.title("arcs")
ANYTHING: Final = (1 << 64) - 1


class Facts(NamedTuple):
    """What a first message says of the first four draws: two rolls, and which cards may lie where in two decks."""

    sides: list[int]
    rolled: list[int]
    court: list[int]
    hand: list[int]


def new_table(secret: bytes) -> Table:
    """Arcs for three; without a secret it is a table of former days."""
    seats = [Seat(number, "human", name, holder=hashed(name)) for number, name in enumerate(("Anna", "Ben", "Cleo"))]
    table = Table("attacked0000", ARCS, ARCS.setup(players=3, seed=0), Body(seats), secret=secret)
    table.begin()
    return table


def first_message(table: Table) -> dict[str, Any]:
    scribe = Scribe(table, CATALOGUE, Presence([True] * 3, 0), Keep())
    found: dict[str, Any] = msgspec.to_builtins(scribe.message(Reader(hashed("Anna"), "en")))
    return found


def facts(message: dict[str, Any]) -> Facts:
    """The setup is public: played once with shuffles that leave everything where it is, it shows which places of the
    two decks lie open to the seat that looks."""
    sheet, seat = message["sheet"], message["you"]["seat"]
    game: Any = ARCS.new(ARCS.setup(players=3, seed=0))
    piles: list[list[int]] = []
    sides, rolled = [], []
    while game.ask is not None and game.ask.seat < 0:
        if isinstance(game.ask, Order):
            piles.append(list(game.court_deck if not piles else game.deck))
            game.play(tuple(range(game.ask.count)))
            continue
        assert isinstance(game.ask, Roll)
        (number,) = game.ask.sides
        sides.append(number)
        shown, read = (sheet["initiative"], "initiative") if len(sides) == 1 else (sheet["setup"], "setup_card")
        for face in range(number):  # which face of the die leads to what the message shows
            twin = game.copy()
            twin.play((face,))
            if getattr(twin, read) == shown:
                break
        rolled.append(face)
        game.play((face,))
    court = [ANYTHING] * len(piles[0])
    for there, shown in zip(game.court, sheet["court"]):
        court[piles[0].index(there)] = 1 << piles[0].index(shown["card"])
    own = sum([1 << piles[1].index(card) for card in sheet["seats"][seat]["hand"]])
    hand = [ANYTHING & ~own] * len(piles[1])
    for there in game.hands[seat]:
        hand[piles[1].index(there)] = own
    return Facts(sides, rolled, court, hand)


class Searcher:
    def __init__(self, folder: Path) -> None:
        library = folder / "seed.so"
        source = Path(__file__).with_name("seed.c")
        subprocess.run(["gcc", "-O3", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
        self.library = ctypes.CDLL(str(library))

    def search(self, seen: Facts, high: int, first: int, last: int) -> list[int]:
        """The low halves between these that explain what was seen."""
        found = (ctypes.c_uint64 * 16)()
        count = self.library.search(
            ctypes.c_uint64(first), ctypes.c_uint64(last), ctypes.c_uint32(high),
            (ctypes.c_uint32 * 2)(*seen.sides), (ctypes.c_uint32 * 2)(*seen.rolled),
            (ctypes.c_int32 * 2)(len(seen.court), len(seen.hand)),
            (ctypes.c_uint64 * len(seen.court))(*seen.court), (ctypes.c_uint64 * len(seen.hand))(*seen.hand), found, 16,
        )  # fmt: skip
        return list(found[: min(count, 16)])


def tells_all(table: Table, seed: int) -> bool:
    """Whether a seed leads to this very position, everything hidden in it included."""
    state = ARCS.new(ARCS.setup(players=3, seed=seed))
    state.settle()
    assert table.course is not None
    return list(getattr(state, "hands")) == list(getattr(table.course.state, "hands"))  # noqa: B009


def attack(searcher: Searcher, table: Table, high: int, bits: int, first: int) -> tuple[bool, float]:
    """Whether the dice of a table can be foreseen, and how long that took."""
    begun = time.process_time()
    found = searcher.search(facts(first_message(table)), high, first, first + (1 << bits))
    return any([tells_all(table, high << 30 | low) for low in found]), time.process_time() - begun


def changed_die_is_found(folder: Path) -> int:
    """Play a table to its end, let ``starboard verify`` draw its dice anew, change one die, and let it do so again.
    Returns how many chance answers there were; 0 if it did not notice."""
    table, dice = new_table(new_secret()), random.Random(1)
    while table.status == "playing":
        ask = table.game().state.ask
        assert ask is not None
        table.answer_for_bot(dice.choice(ask.choices), [])
    record = json.loads(msgspec.json.encode(record_file(table)))
    wrong = copy.deepcopy(record)
    rolls = [number for number, answer in enumerate(record["answers"]) if isinstance(answer, list) and len(answer) == 1]
    wrong["answers"][rolls[0]][0] = (wrong["answers"][rolls[0]][0] + 1) % 3  # who begins
    results = []
    for name, data in (("right", record), ("wrong", wrong)):
        (folder / f"{name}.json").write_text(json.dumps(data))
        results.append(CliRunner().invoke(verify, [str(folder / f"{name}.json"), "--json"]))
    good = results[0].exit_code == 0 and results[1].exit_code != 0
    return int(json.loads(results[0].output)["drawn"]) if good else 0


@click.command()
@click.option("--bits", default=30, show_default=True, help="How many bits of the low half are searched.")
def main(bits: int) -> None:
    """Look for the seed of a table of former days, and for one of today."""
    if not shutil.which("gcc"):
        click.echo("seed: not tried, for there is no gcc here")
        return
    with tempfile.TemporaryDirectory() as name:
        searcher = Searcher(Path(name))
        old, new = new_table(b""), new_table(new_secret())
        high, low = old.setup.seed >> 30, old.setup.seed & LOW
        assert old.setup.seed <= MAX_SEED
        start = low >> bits << bits
        found, took = attack(searcher, old, high, bits, start)
        again, _ = attack(searcher, new, secrets.randbelow(1 << HIGH_BITS), bits, start)
        drawn = changed_die_is_found(Path(name))
    held = found and not again and drawn > 0
    hours = took * (1 << 30 - bits) * (1 << HIGH_BITS) / 3600
    click.echo(
        f"seed: {'held' if held else 'NOT HELD'}; old table: low half {'' if found else 'not '}found among 2^{bits} in "
        f"{took:.1f} s (the whole seed: {hours:,.0f} core-hours); "
        f"new table: {'its dice' if again else 'nothing'} found; "
        f"verify drew {drawn} answers anew and {'found' if drawn else 'did not find'} one changed die"
    )
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main()
