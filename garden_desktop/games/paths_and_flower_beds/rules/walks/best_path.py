"""The best trace of a garden, exactly (PF-76 to PF-78, section 9).

A trace either ends at two gates or has no bonus. Both kinds are searched for, each on the squares that can belong
to it: for the first there are few, and its bonus mostly leaves nothing to be gained by the second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.data.maps.ground import WalkGround
from garden_desktop.games.paths_and_flower_beds.rules.walks.course import Area, worth_of
from garden_desktop.games.paths_and_flower_beds.rules.walks.search import NEVER, best_in
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import NO_WALK, Walk, circled, scored, well_written


def best_walk(ground: WalkGround, path: int, beds: Sequence[int]) -> Walk:
    """The best trace of a garden: most points, then most circled, then most fountains, then shortest."""
    rings = circled(ground, path, beds)
    best: tuple[int, tuple[int, ...]] = (NEVER, ())
    for area in (*_between_gates(ground, path, rings), *_from_a_gate(ground, path, rings)):
        if _most(area) > best[0]:
            best = best_in(area, best[0]) or best
    walk = best[1]
    return scored(ground, rings, well_written(ground, walk)) if walk else NO_WALK


def _between_gates(ground: WalkGround, path: int, rings: int) -> Iterator[Area]:
    """Where a trace from gate to gate can go."""
    for live in _parts(ground, _without_dead_ends(ground, path, ground.gates)):
        if (live & ground.gates).bit_count() > 1:
            yield Area(ground, live, rings, two_gates=True)


def _from_a_gate(ground: WalkGround, path: int, rings: int) -> Iterator[Area]:
    """Where a trace from one gate to anywhere can go and be worth it."""
    for live in _parts(ground, _without_dead_ends(ground, path, ground.gates | rings | ground.fountains)):
        yield Area(ground, live, rings, two_gates=False)


def _parts(ground: WalkGround, live: int) -> Iterator[int]:
    """The areas that hang together and have a gate."""
    gates = live & ground.gates
    while gates:
        part = ground.board.filled(gates & -gates, live)
        yield part
        gates &= ~part


def _without_dead_ends(ground: WalkGround, live: int, kept: int) -> int:
    """The squares without those that lead nowhere, again and again; squares in `kept` stay."""
    while True:
        once = twice = 0
        for beside in ground.board.sides(live):
            twice |= once & beside
            once |= beside
        fewer = live & (twice | kept)
        if fewer == live:
            return live
        live = fewer


def _most(area: Area) -> int:
    """More than any trace of an area scores that has no bonus; beyond all where it can have one."""
    if area.two_gates:
        return -NEVER
    worth = (worth_of(area.ground, area.rings, square) for square in squares_of(area.live))
    return 1 + sum(one for one in worth if one > 0)
