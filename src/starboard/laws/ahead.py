"""What holds of paths: the questions that would follow each choice, as the server looks them up for a page."""

from __future__ import annotations

from starboard.core.ask import CHANCE
from starboard.core.state import State
from starboard.laws.node import Node, require, same_question
from starboard.server.ahead import ASK, DICE, Ahead, ends_turn, leads_to, look_ahead

MOST = 40  # positions that a law looks at


def paths_are_what_answering_gives(node: Node) -> None:
    """A path is exactly what answering step by step gives, and follows from the view alone: played on the position
    and on a world that looks the same, it goes on where the path does and ends where the path ends. What ends it may
    depend on what others hold: whether somebody passed over has a say, or dice fall at once."""
    ask = node.state.ask
    if ask is None or ask.seat == CHANCE:
        return
    root = look_ahead(node.title, node.title.view(node.state, ask.seat), [], MOST)
    walk(node, root, node.state, "the position")
    walk(node, root, node.title.determinize(node.state, ask.seat, node.seed("paths")), "a world that looks the same")


def walk(node: Node, ahead: Ahead, state: State, where: str) -> None:
    question = f"{ahead.state.ask!r}"
    require(same_question(ahead.state.ask, state.ask), "paths", f"{where} asks {state.ask!r}, the path {question}")
    for step in ahead.steps or []:
        twin = state.copy()
        twin.play(step.value)
        to = leads_to(state, twin)
        fits = (to == ASK) == (step.to == ASK)
        require(fits, "paths", f"in {where} {step.value} leads to {to}, the path says {step.to} at {question}")
        ends = ends_turn(node.title, state, twin)
        fits = ends == step.ends or DICE in (to, step.to)
        require(
            fits, "paths", f"in {where} {step.value} ends the turn: {ends}, the path says {step.ends} at {question}"
        )
        if step.then is not None:
            require(to == ASK, "paths", f"in {where} the path goes on behind {step.value} at {question}")
            walk(node, step.then, twin, where)
