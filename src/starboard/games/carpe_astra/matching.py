"""Whether double hexes can cover a group of hexes exactly: a perfect matching in a general graph.

The neighbourhood graph of hexes has triangles, so this is Edmonds' search for augmenting paths, which shrinks the
odd circles (blossoms) that it meets. A group has at most a few dozen hexes, and most need no search at all.
"""

from __future__ import annotations

from typing import Final

FREE: Final = -1


def coverable(group: list[int], steps: tuple[int, ...]) -> bool:
    """Whether the hexes of ``group`` can be paired off into neighbours."""
    if len(group) % 2:
        return False
    number = {hex: i for i, hex in enumerate(group)}
    near = [[number[hex + step] for step in steps if hex + step in number] for hex in group]
    mate = pair_greedily(near)
    for root in range(len(near)):
        if mate[root] == FREE and not augment(near, mate, root):
            return False
    return True


def pair_greedily(near: list[list[int]]) -> list[int]:
    """A first matching: hexes with few neighbours choose first."""
    mate = [FREE] * len(near)
    order = sorted([(len(near[v]), v) for v in range(len(near))])
    for _, v in order:
        if mate[v] == FREE:
            for w in near[v]:
                if mate[w] == FREE:
                    mate[v], mate[w] = w, v
                    break
    return mate


def augment(near: list[list[int]], mate: list[int], root: int) -> bool:
    """Find an alternating path from ``root`` to another free hex and flip it."""
    count = len(near)
    base = list(range(count))
    parent = [FREE] * count
    used = [False] * count
    used[root] = True
    queue = [root]
    for v in queue:  # grows while we walk it
        for w in near[v]:
            if base[v] == base[w] or mate[v] == w:
                continue
            if w == root or (mate[w] != FREE and parent[mate[w]] != FREE):
                shrink(base, mate, parent, used, queue, v, w)
            elif parent[w] == FREE:
                parent[w] = v
                if mate[w] == FREE:
                    flip(mate, parent, w)
                    return True
                used[mate[w]] = True
                queue.append(mate[w])
    return False


def flip(mate: list[int], parent: list[int], end: int) -> None:
    w = end
    while w != FREE:
        v = parent[w]
        after = mate[v]
        mate[v], mate[w] = w, v
        w = after


def shrink(
    base: list[int], mate: list[int], parent: list[int], used: list[bool], queue: list[int], v: int, w: int
) -> None:
    """Treat the odd circle through v and w as one hex."""
    top = common_base(base, mate, parent, v, w)
    blossom = [False] * len(base)
    mark(base, mate, parent, blossom, v, top, w)
    mark(base, mate, parent, blossom, w, top, v)
    for u in range(len(base)):
        if blossom[base[u]]:
            base[u] = top
            if not used[u]:
                used[u] = True
                queue.append(u)


def common_base(base: list[int], mate: list[int], parent: list[int], v: int, w: int) -> int:
    passed = [False] * len(base)
    while True:
        v = base[v]
        passed[v] = True
        if mate[v] == FREE:
            break
        v = parent[mate[v]]
    while True:
        w = base[w]
        if passed[w]:
            return w
        w = parent[mate[w]]


def mark(
    base: list[int], mate: list[int], parent: list[int], blossom: list[bool], v: int, top: int, child: int
) -> None:
    while base[v] != top:
        blossom[base[v]] = blossom[base[mate[v]]] = True
        parent[v] = child
        child = mate[v]
        v = parent[mate[v]]
