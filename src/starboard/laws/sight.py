"""Laws of hidden information: a seat, a spectator and a bot know what they may know, and nothing else."""

from __future__ import annotations

import json

from starboard.bots.bot import Bot, Budget
from starboard.core import codec
from starboard.core.ask import CHANCE
from starboard.core.chance import Stream
from starboard.core.state import EVERYONE, SPECTATOR, UNKNOWN, Line, State
from starboard.laws.node import Node, Violation, choices_are_sound, pieces_are_conserved, require, same_question

WORLDS = 2  # worlds tried per observer and position
AHEAD = 12  # answers played in each world


def observers(node: Node) -> list[int]:
    return [SPECTATOR, *range(node.setup.players)]


def views_hide(node: Node) -> None:
    """A view holds no random source and no rival's choices, and looking at it again shows the same."""
    before = node.digest
    for seat in observers(node):
        view = node.title.view(node.state, seat)
        ask, shown = node.state.ask, view.ask
        require(node.digest == before, "view", f"making the view of seat {seat} moves the position")
        require(view.seed == 0 and view.draws == 0, "view", f"the view of seat {seat} holds the random source")
        require(view.log is None, "view", f"the view of seat {seat} holds the log")
        if ask is None or shown is None:
            require(ask is None and shown is None, "view", f"seat {seat} sees another question than is open")
        elif ask.seat == seat != CHANCE:
            require(same_question(ask, shown), "view", f"seat {seat} is asked {ask!r} but sees {shown!r}")
        else:
            hidden = shown.seat == ask.seat and shown.field == ask.field and shown.choices == []
            require(hidden, "view", f"seat {seat} sees the choices of seat {ask.seat}: {shown!r}")
        twice = node.title.view(view, seat)
        alike = codec.digest(twice) == codec.digest(view) and same_question(twice.ask, shown)
        require(alike, "view", f"the view of the view of seat {seat} differs in {difference(view, twice)}")


def worlds_look_alike(node: Node) -> None:
    """Dealing the unseen anew leaves every view as it was, needs no more than the view, and gives a playable world."""
    census = node.title.census(node.state)
    before = node.digest
    for seat in observers(node):
        view = node.title.view(node.state, seat)
        for number in range(WORLDS):
            seed = node.seed("world", seat, number)
            world = node.title.determinize(node.state, seat, seed)
            require(node.digest == before, "worlds", f"making a world for seat {seat} moves the position")
            seen = node.title.view(world, seat)
            alike = codec.digest(seen) == codec.digest(view) and same_question(seen.ask, view.ask)
            require(alike, "worlds", f"a world looks different to seat {seat} in {difference(view, seen)}")
            again = node.title.determinize(view, seat, seed)
            known = codec.digest(again) == codec.digest(world) and same_question(again.ask, world.ask)
            require(known, "worlds", f"a world for seat {seat} uses what it cannot see: {difference(world, again)}")
            inside = Node(node.title, node.setup, world, node.number, None, imagined=True)
            choices_are_sound(inside)
            pieces_are_conserved(inside, census)
            play_ahead(node, world, seed)


def play_ahead(node: Node, world: State, seed: int) -> None:
    stream = Stream(seed)
    for _ in range(AHEAD):
        if world.ask is None:
            return
        choices_are_sound(Node(node.title, node.setup, world, node.number, None, imagined=True))
        world.play(world.ask.sample(stream))


def sheets_tell_what_is_seen(node: Node) -> None:
    """Every view has a sheet, which follows from the view alone: worlds that look the same have the same one.

    Its public part is what it does not call UNKNOWN. Exactly that stands in the same places of the whole position's
    sheet and of every world's that looks the same; and the spectator's public part in those of every seat's sheet."""
    truth = sheet(node, node.state)
    watched = sheet(node, node.title.view(node.state, SPECTATOR))
    for seat in observers(node):
        shown = sheet(node, node.title.view(node.state, seat))
        world = node.title.determinize(node.state, seat, node.seed("sheet", seat))
        alike = first_difference(shown, sheet(node, node.title.view(world, seat)), "")
        require(not alike, "sheet", f"worlds that look the same to seat {seat} have other sheets: {alike}")
        for known, of in ((truth, "the position"), (sheet(node, world), "a world that looks the same")):
            wrong = first_difference(shown, blotted(known, shown), "")
            require(not wrong, "sheet", f"what seat {seat} is shown is not what {of} shows: {wrong}")
        secret = first_difference(watched, blotted(shown, watched), "")
        require(not secret, "sheet", f"what a spectator is shown is not what seat {seat} is shown: {secret}")


def sheet(node: Node, view: State) -> object:
    """The sheet of a view as a page reads it; making it leaves the view as it was."""
    before, told = codec.digest(view), len(view.log or [])
    made = json.dumps(node.title.sheet(view))
    require(codec.digest(view) == before, "sheet", "making a sheet moves the position")
    require(len(view.log or []) == told, "sheet", "making a sheet writes to the log")
    return json.loads(made)


def blotted(known: object, shown: object) -> object:
    """What is known, with UNKNOWN wherever that is shown."""
    if shown == UNKNOWN:
        return UNKNOWN
    if isinstance(known, dict) and isinstance(shown, dict):
        return {key: blotted(value, shown.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(shown, list) and len(known) == len(shown):
        return [blotted(one, other) for one, other in zip(known, shown)]
    return known


def new_sights_draw_the_curtain(node: Node) -> None:
    """What a seat sees after its own answer follows from what it saw before, unless the curtain moved.

    Otherwise somebody could look, take the answer back, and know more than before."""
    ask = node.state.ask
    if ask is None or ask.seat == CHANCE or not isinstance(node.answer, int):
        return
    here = after(node, node.state.copy())
    there = after(node, node.title.determinize(node.state, ask.seat, node.seed("curtain")))
    if here is None or there is None:
        return
    one, other = node.title.view(here, ask.seat), node.title.view(there, ask.seat)
    alike = codec.digest(one) == codec.digest(other) and same_question(one.ask, other.ask)
    what = difference(one, other) if codec.digest(one) != codec.digest(other) else f"{one.ask!r} against {other.ask!r}"
    require(
        alike,
        "curtain",
        f"seat {ask.seat} learns something by {ask.field}={node.answer} and could take it back: {what}",
    )
    require(
        readable(here.log, ask.seat) == readable(there.log, ask.seat),
        "curtain",
        f"the log tells seat {ask.seat} something by {ask.field}={node.answer} that it could take back",
    )


def after(node: Node, world: State) -> State | None:
    """The world after the answer; None when the curtain moved or is about to (chance answers at once)."""
    assert node.answer is not None
    curtain = world.curtain
    world.log = []
    world.play(node.answer)
    settled = world.ask is None or world.ask.seat != CHANCE
    return world if settled and world.curtain == curtain else None


def readable(log: list[Line] | None, seat: int) -> list[str]:
    return [f"{line.key} {line.refs}" for line in log or [] if line.only in (EVERYONE, seat)]


def bots_see_no_more(node: Node, bots: list[Bot]) -> None:
    """No bot's answer depends on what its seat cannot see; none changes what it looks at; all answers are legal."""
    ask = node.state.ask
    if ask is None or ask.seat == CHANCE:
        return
    # Thinking is dear: one bot at a time, at some of the positions, different ones in every game.
    turn = node.seed("which bot") % (3 * len(bots))
    world = node.title.determinize(node.state, ask.seat, node.seed("bot"))
    for bot in bots[turn : turn + 1]:
        answers = []
        for state in (node.state, world):
            view = node.title.view(state, ask.seat) if bot.sees else node.title.blank(node.setup)
            before = codec.digest(view) if bot.sees else ""
            question = view.ask if bot.sees and view.ask is not None else ask
            choice = bot.choose(view, question, Stream(node.seed("rng")), Budget(iterations=6)).choice
            require(not bot.sees or codec.digest(view) == before, "bots", f"{bot.id} changes its view at {ask!r}")
            require(ask.allows(choice), "bots", f"{bot.id} answers {choice} to {ask!r}")
            answers.append(choice)
        if answers[0] != answers[1]:
            raise Violation(f"bots: {bot.id} answers {answers} to {ask!r} in two worlds that look the same to it")


def difference(one: State, other: State) -> str:
    """The first entry in which two positions differ."""
    return first_difference(codec.dump(one), codec.dump(other), "") or "the open question"


def first_difference(one: object, other: object, path: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{path}.{key}", one[key], other[key]) for key in one]
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        pairs = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other))]
    else:
        return "" if one == other else f"{path.lstrip('.')} ({one} against {other})"
    for deeper, a, b in pairs:
        found = first_difference(a, b, deeper)
        if found:
            return found
    return ""
