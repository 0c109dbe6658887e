"""The best trace of a garden, exactly (PF-76 to PF-78, section 9).

A trace either ends at two gates or has no bonus. Both kinds are searched for, each on the squares that can belong
to it: for the first there are few, and its bonus mostly leaves nothing to be gained by the second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final, TypeAlias

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.data.garden_map import WalkGround
from garden_desktop.games.paths_and_flower_beds.rules.walks.frontier import (
    BOTH,
    DONE,
    DOWN,
    FIFTEEN,
    GAINS,
    IN,
    OFF,
    POINT,
    RIGHT,
    TEN,
    Area,
    FrontierStep,
    Gain,
    Square,
    after,
    course_of,
    next_row,
    worth_of,
)
from garden_desktop.games.paths_and_flower_beds.rules.walks.walk import (
    GATE_TO_GATE,
    NO_WALK,
    OPPOSITE_GATES,
    Walk,
    circled,
    scored,
    well_written,
)

# The search for the best trace over one area of path: dynamic programming over its frontier (section 9).


NEVER: Final = -1 << 600
"""Worse than any value."""

Followers: TypeAlias = Callable[[int], tuple[tuple[int, Gain], ...]]


@lru_cache(maxsize=128)
def followers_of(step: FrontierStep) -> Followers:
    """What follows at squares like this one. Gardens are much alike, so what was worked out for one serves others."""
    return lru_cache(maxsize=2048)(partial(after, step))


def best_in(area: Area, least: int) -> tuple[int, tuple[int, ...]] | None:
    """The best trace of an area, its packed score and its squares; None where none is better than `least`."""
    squares = course_of(area)
    found = _search(squares, least, OPPOSITE_GATES * POINT if area.two_gates else 0)
    if found is None:
        return None
    score, edges = found
    return score, _walked(squares, edges)


def _search(squares: Sequence[Square], least: int, bonus: int) -> tuple[int, int] | None:
    """The best trace above `least`: its score, and its edges as two bits a square in search order, DOWN and RIGHT."""
    room = 2 * len(squares)
    ahead = _ahead(squares)
    nothing = (least + 1 << room) - 1
    best, states, row = nothing, {0: 0}, squares[0].row
    for n, square in enumerate(squares):
        for _ in range(square.row - row):
            states = {next_row(state): value for state, value in states.items()}
        row, step = square.row, FrontierStep(square.column, square.right, square.down, square.gate)
        low = (best >> room) - ahead[n]
        floors = (low - bonus << room, low << room)
        best, states = _advance(states, followers_of(step), _gains(square.worth, 2 * n, room), best, floors)
    return None if best == nothing else (best >> room, best & (1 << room) - 1)


def _gains(worth: int, bits: int, room: int) -> list[int]:
    """What each gain adds to a value."""
    gains = [0] * GAINS
    for bonus, points in ((0, 0), (TEN, GATE_TO_GATE), (FIFTEEN, OPPOSITE_GATES)):
        for edges in range(4):
            gains[IN + edges + bonus] = (worth + points * POINT << room) + (edges << bits)
    return gains


def _advance(
    states: dict[int, int], followers: Followers, gains: Sequence[int], best: int, floors: tuple[int, int]
) -> tuple[int, dict[int, int]]:
    """Go through one square: the best trace that is complete by now, and the states after it.

    States below the floors (the second one where both ends are known) cannot lead to anything better.
    """
    found: dict[int, int] = {}
    known, (floor, low) = found.get, floors
    for state, value in states.items():
        if value < (floor if state < BOTH else low):
            continue
        for follower, gain in followers(state):
            reached = value + gains[gain]
            if follower == DONE:
                best = max(best, reached)
            elif known(follower, NEVER) < reached:
                found[follower] = reached
    return best, found


def _ahead(squares: Sequence[Square]) -> list[int]:
    """For each square, the most that it and the squares after it can add."""
    sums, total = [], 0
    for square in reversed(squares):
        total += max(square.worth, 0)
        sums.append(total)
    return sums[::-1]


def _walked(squares: Sequence[Square], edges: int) -> tuple[int, ...]:
    """The squares of a trace in walking order."""
    if not edges:
        return (max((square for square in squares if square.gate.kind > OFF), key=lambda one: one.worth).number,)
    at = {(square.row, square.column): square.number for square in squares}
    beside: dict[int, list[int]] = {}
    for n, square in enumerate(squares):
        for edge, row, column in ((DOWN, 1, 0), (RIGHT, 0, 1)):
            if edges >> 2 * n & edge:
                other = at[square.row + row, square.column + column]
                beside.setdefault(square.number, []).append(other)
                beside.setdefault(other, []).append(square.number)
    walk = [min(number for number, others in beside.items() if len(others) == 1)]
    while following := [number for number in beside[walk[-1]] if number not in walk[-2:]]:
        walk.append(following[0])
    return tuple(walk)


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
