"""What the fates of the campaign do in play: objectives met and failed, Power, games won at once, abilities used.

    PYTHONPATH=.fast:. .venv/bin/python -m bench.fates --campaigns 100 --jobs 2
    PYTHONPATH=.fast:. .venv/bin/python -m bench.fates --acts 300 --jobs 2 --keep tests/kept/fates.json.xz

Whole campaigns are played for each number of players with the fates that are dealt. Single acts fix them by turns, so
that each finished fate is played in every act that it can have. By turns all seats play at random, eagerly, or take
what looks best at a glance. With ``--keep`` games that show what none in a file does are added; a test replays them.
"""

from __future__ import annotations

import argparse
import json
import lzma
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from bench.glance import choose_at_a_glance

from starboard.bots.brain import Brain
from starboard.bots.simple import eager_choice
from starboard.core import codec
from starboard.core.ask import CHANCE, Answer
from starboard.core.chance import Stream, derive
from starboard.core.game import Setup
from starboard.core.text import EN
from starboard.files import Record
from starboard.games.arcs import abilities
from starboard.games.arcs.campaign.codes import tier_of
from starboard.games.arcs.campaign.fates.fate import fate_of
from starboard.games.arcs.campaign.ids import ACTS, FATES
from starboard.games.arcs.campaign.state import Reach
from starboard.games.arcs.title import TITLE

WAYS = ("random", "eager", "at a glance")
SEATS = (2, 3, 4)
READY = [number for number in range(1, FATES + 1) if fate_of(number).ready]


class End(NamedTuple):
    """How an act ended for a fate; ``power`` was won in it, before the objective was settled."""

    fate: int
    act: int
    key: str
    power: int


class Played(NamedTuple):
    ends: list[End]
    things: list[str]
    record: dict[str, Any]


class Watch:
    """Looks on while a campaign is played by whoever chooses."""

    def __init__(self, setup: Setup, choose: Callable[[Reach], Answer]) -> None:
        game = TITLE.new(setup)
        assert isinstance(game, Reach)
        self.game, self.choose = game, choose
        self.answers: list[Answer] = []
        self.ends: list[End] = []
        self.things: dict[str, None] = {}
        self.act, self.began = game.act, game.power[:]

    def play(self) -> None:
        game = self.game
        while game.ask is not None:
            answer = self.choose(game)
            if game.ask.seat != CHANCE:
                self.note(abilities.used_by(game, answer))
            fates, act, power = game.fate[:], game.act, game.power[:]
            if act != self.act:
                self.act, self.began = act, power
            game.log = []
            self.answers.append(answer)
            game.play(answer)
            for line in game.log:
                self.note(abilities.used_in(line))
                # Acts before the first that is played are decided by dice.
                if line.key in ("objective_met", "objective_failed") and act >= game.plan.start:
                    seat = line.refs[0]
                    assert isinstance(seat, int)
                    self.end(fates[seat], act, line.key, power[seat] - self.began[seat])
        for seat in range(game.players if game.act == ACTS else 0):
            # The last act settles nothing: a final objective wins at once, and grand ambitions bring Power.
            key = "grand" if not fate_of(game.fate[seat]).decides else "won" if game.victor == seat else "not_won"
            self.end(game.fate[seat], ACTS, key, game.power[seat] - self.began[seat])

    def end(self, fate: int, act: int, key: str, power: int) -> None:
        self.ends.append(End(fate, act, key, power))
        self.things[f"{key}: {fate_of(fate).name(EN)} in act {act}"] = None

    def note(self, used: list[abilities.Ability]) -> None:
        for ability in used:
            self.things[f"ability: {abilities.name(ability)(EN)}"] = None


class Player:
    """All seats play one way; dice fall as they do."""

    def __init__(self, way: str, seed: int) -> None:
        self.way = way
        self.brain = Brain(TITLE, tuned=way == WAYS[2])
        self.stream = Stream(derive(seed, "fates"))

    def __call__(self, game: Reach) -> Answer:
        ask = game.ask
        assert ask is not None
        if ask.seat == CHANCE:
            return game.sample()
        if self.way == WAYS[0]:
            return ask.sample(self.stream)
        if self.way == WAYS[1]:
            return eager_choice(self.brain, game, ask, self.stream)
        return choose_at_a_glance(TITLE, game, ask, self.brain, self.stream)


def again(answers: list[Answer]) -> Callable[[Reach], Answer]:
    """Plays what was played before."""
    left = iter(answers)
    return lambda game: next(left)


def play_as(setup: Setup, way: str) -> Played:
    return play(setup, Player(way, setup.seed))


def play(setup: Setup, choose: Callable[[Reach], Answer]) -> Played:
    watch = Watch(setup, choose)
    watch.play()
    scores = TITLE.result(watch.game).scores
    record = Record(setup, watch.answers, codec.digest(watch.game), scores).data(TITLE)
    return Played(watch.ends, list(watch.things), record)


def campaigns(number: int, seed: int, ways: list[str]) -> list[tuple[Setup, str]]:
    return [
        (TITLE.setup("campaign", players, derive(seed, f"{players} {game}") % 2**40), ways[game % len(ways)])
        for players in SEATS
        for game in range(number)
    ]


def acts(number: int, seed: int, ways: list[str]) -> list[tuple[Setup, str]]:
    """So many acts for each fate in each act that it can have."""
    found = []
    for act in range(1, ACTS + 1):
        fates = [fate for fate in READY if tier_of(fate) < act]
        stream = Stream(derive(seed, f"act {act}"))
        for game in range(number * len(fates) // 3):
            players = SEATS[game % len(SEATS)]
            # Neighbours in the list, or four further on, so that fates meet others than their neighbours.
            named = [fates[(game * 3 + seat + stream.below(2) * 4) % len(fates)] for seat in range(players)]
            if len(set(named)) < players:
                named = [fates[(game * 3 + seat) % len(fates)] for seat in range(players)]
            options: dict[str, object] = {"start": act, "last": act, "fates": " ".join([str(fate) for fate in named])}
            seed_of_game = derive(seed, f"{act} {game}") % 2**40
            found.append((TITLE.setup("campaign", players, seed_of_game, options), ways[game // 3 % len(ways)]))
    return found


def changes(number: int, seed: int, ways: list[str]) -> list[tuple[Setup, str]]:
    """Acts II and III in a row, each seat with a fate of the second tier and then one of the third: what the former
    leaves in play."""
    second, third = [[fate for fate in READY if tier_of(fate) == tier] for tier in (1, 2)]
    found = []
    for game in range(number):
        players = SEATS[game % len(SEATS)]
        pairs = [
            f"{second[(game + seat) % len(second)]}+{third[(game // 4 + seat) % len(third)]}" for seat in range(players)
        ]
        options: dict[str, object] = {"start": 2, "fates": " ".join(pairs)}
        setup = TITLE.setup("campaign", players, derive(seed, f"change {game}") % 2**40, options)
        found.append((setup, ways[game // 3 % len(ways)]))
    return found


HEAD = """\
| fate | act | played | objective met, or game won | Power in the act |
| --- | --- | --- | --- | --- |"""


def table(games: list[Played]) -> str:
    """Met or failed, and Power, by fate and act."""
    rows: dict[tuple[int, int], list[End]] = defaultdict(list)
    for end in [end for game in games for end in game.ends]:
        rows[end.fate, end.act].append(end)
    lines = [HEAD]
    for (fate, act), ends in sorted(rows.items()):
        met = sum([end.key in ("objective_met", "won") for end in ends])
        share = "" if ends[0].key == "grand" else f"{100 * met / len(ends):.0f} %"
        power = sum([end.power for end in ends]) / len(ends)
        lines.append(f"| {fate_of(fate).name(EN)} | {act} | {len(ends)} | {share} | {power:.1f} |")
    return "\n".join(lines)


def keep(games: list[Played], file: Path) -> None:
    """Add the games that show something which neither the file nor a shorter one shows, with what that is."""
    kept = json.loads(lzma.decompress(file.read_bytes())) if file.exists() else []
    before = len(kept)
    shown: set[str] = {thing for game in kept for thing in game["shows"]}
    for game in sorted(games, key=lambda game: len(game.record["answers"])):
        new = sorted({*game.things} - shown)
        if new:
            shown.update(new)
            kept.append({"shows": new, "record": game.record})
    file.write_bytes(lzma.compress(json.dumps(kept, separators=(",", ":")).encode()))
    print(f"{len(kept) - before} of {len(games)} games added to {before}; all show {len(shown)} things")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=0, help="whole campaigns for each number of players")
    parser.add_argument("--acts", type=int, default=0, help="single acts for each fate and act")
    parser.add_argument("--changes", type=int, default=0, help="acts II and III in a row, with a change of fates")
    parser.add_argument("--ways", default=",".join(WAYS), help="how seats play, by turns: " + ", ".join(WAYS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE")
    args = parser.parse_args()
    ways = args.ways.split(",")
    if not {*ways} <= {*WAYS}:
        parser.error(f"ways are among {', '.join(WAYS)}")
    plan = [
        *campaigns(args.campaigns, args.seed, ways),
        *acts(args.acts, args.seed, ways),
        *changes(args.changes, args.seed, ways),
    ]
    if not plan:
        parser.error("say how many --campaigns, --acts or --changes")
    with ProcessPoolExecutor(args.jobs) as pool:
        games = list(pool.map(play_as, *zip(*plan)))
    print(table(games))
    longest = max([len(game.record["answers"]) for game in games])
    print(f"\n{len(games)} games, the longest of {longest} answers")
    usable = sorted({f"ability: {abilities.name(ability)(EN)}" for ability in abilities.abilities(play_area())})
    used = {thing for game in games for thing in game.things}
    print("never used:", ", ".join([name.removeprefix("ability: ") for name in usable if name not in used]) or "none")
    if args.keep:
        keep(games, args.keep)


def play_area() -> Reach:
    game = TITLE.new(TITLE.setup("campaign", 4, 1))
    assert isinstance(game, Reach)
    return game


if __name__ == "__main__":
    main()
