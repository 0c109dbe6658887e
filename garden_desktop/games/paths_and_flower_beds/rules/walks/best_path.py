"""Walks and their score (circled squares, fountains, gate bonus: PF-19 to PF-29), and the exact search for a garden's
best one (PF-76 to PF-78, section 9 of the rules).

Frontier-based dynamic programming over path states, as in Simpath (Knuth, TAOCP 7.1.4) and Sekine et al. 1995. A walk
ends at two gates or has no bonus. Each kind is searched on the squares that can belong to it: the first kind has few of
them, and after its bonus the second kind can seldom gain anything, so that its search is mostly skipped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.core.square import mask_of, squares_of
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

GATE_TO_GATE = 10
OPPOSITE_GATES = 15


class Walk(NamedTuple):
    """A walk and its score: squares in walking order, circled squares, fountains, gate bonus."""

    squares: tuple[int, ...]
    circled: int
    fountains: int
    bonus: int

    @property
    def total(self) -> int:
        return self.circled + self.fountains + self.bonus


NO_WALK = Walk((), 0, 0, 0)
"""Walk of a garden without path on any gate (PF-64)."""


def circled(ground: WalkGround, path: int, beds: Sequence[int]) -> int:
    """Mask of path squares bordered by two types of flowers; water counts as any type (PF-66 to PF-72)."""
    board = ground.board
    # Two-bit counters on masks: squares beside at least one and two types, and at least one and two water squares.
    one = two = 0
    for bed in beds:
        beside = board.near(bed)
        two |= one & beside
        one |= beside
    wild = wilder = 0
    for beside in board.sides(ground.water):
        wilder |= wild & beside
        wild |= beside
    return path & (two | wild & one | wilder)


def scored(ground: WalkGround, rings: int, squares: tuple[int, ...]) -> Walk:
    """Walk with its score; `rings` is the mask of circled squares (PF-24 to PF-29)."""
    mask = mask_of(squares)
    points, fountains = (mask & rings).bit_count(), (mask & ground.fountains).bit_count()
    return Walk(squares, points, fountains, bonus_of(ground, squares[0], squares[-1]) if squares else 0)


def bonus_of(ground: WalkGround, one: int, other: int) -> int:
    """Gate bonus of a walk with these two ends (PF-27, PF-28, PF-63, PF-73)."""
    if one == other or not (ground.gates >> one & 1 and ground.gates >> other & 1):
        return 0
    return OPPOSITE_GATES if (one, other) in ground.opposites else GATE_TO_GATE


def well_written(ground: WalkGround, squares: tuple[int, ...]) -> tuple[int, ...]:
    """Squares of a walk in canonical direction (PF-108)."""
    first, last = squares[0], squares[-1]
    gates = ground.gates
    back = not gates >> first & 1 or (gates >> last & 1 and last < first)
    return squares[::-1] if back else squares


NEVER: Final = -1 << 600
"""Packed value below that of any state; packed values need fewer than 600 bits."""

Followers: TypeAlias = Callable[[int], tuple[tuple[int, Gain], ...]]


@lru_cache(maxsize=128)
def followers_of(step: FrontierStep) -> Followers:
    """Memoized `after` for squares of one kind. Shared by all searches, because gardens are much alike."""
    return lru_cache(maxsize=2048)(partial(after, step))


def best_in(area: Area, least: int) -> tuple[int, tuple[int, ...]] | None:
    """Best walk of an area: its packed score and its squares; None if none scores more than `least`."""
    squares = course_of(area)
    found = _search(squares, least, OPPOSITE_GATES * POINT if area.two_gates else 0)
    if found is None:
        return None
    score, edges = found
    return score, _walked(squares, edges)


def _search(squares: Sequence[Square], least: int, bonus: int) -> tuple[int, int] | None:
    """Best walk with a score above `least`: its packed score, and its edges as two bits a square (DOWN, RIGHT).

    Branch and bound over the frontier states. A value is one integer, the packed score above `room` bits of edges, so
    that comparing values compares scores and the walk is rebuilt without back links.
    """
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
    """Amount added to a packed value by each gain of a follower, as a table indexed by the gain."""
    gains = [0] * GAINS
    for bonus, points in ((0, 0), (TEN, GATE_TO_GATE), (FIFTEEN, OPPOSITE_GATES)):
        for edges in range(4):
            gains[IN + edges + bonus] = (worth + points * POINT << room) + (edges << bits)
    return gains


def _advance(
    states: dict[int, int], followers: Followers, gains: Sequence[int], best: int, floors: tuple[int, int]
) -> tuple[int, dict[int, int]]:
    """Process one square: the best complete walk by now, and the states after it with their best values.

    States below the floors (the second one if both ends are known) are pruned: they cannot beat the best walk.
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
    """For each square an upper bound of the score that it and all later squares can add."""
    sums, total = [], 0
    for square in reversed(squares):
        total += max(square.worth, 0)
        sums.append(total)
    return sums[::-1]


def _walked(squares: Sequence[Square], edges: int) -> tuple[int, ...]:
    """Squares of a walk in walking order, from its edges."""
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
    """Best walk of a garden: most points, then most circled squares, most fountains, fewest squares (PF-77)."""
    rings = circled(ground, path, beds)
    best: tuple[int, tuple[int, ...]] = (NEVER, ())
    for area in (*_between_gates(ground, path, rings), *_from_a_gate(ground, path, rings)):
        if _most(area) > best[0]:
            best = best_in(area, best[0]) or best
    walk = best[1]
    return scored(ground, rings, well_written(ground, walk)) if walk else NO_WALK


def _between_gates(ground: WalkGround, path: int, rings: int) -> Iterator[Area]:
    """Yield the areas in which a walk from gate to gate can run."""
    for live in _parts(ground, _without_dead_ends(ground, path, ground.gates)):
        if (live & ground.gates).bit_count() > 1:
            yield Area(ground, live, rings, two_gates=True)


def _from_a_gate(ground: WalkGround, path: int, rings: int) -> Iterator[Area]:
    """Yield the areas in which a walk from one gate to any square can score."""
    for live in _parts(ground, _without_dead_ends(ground, path, ground.gates | rings | ground.fountains)):
        yield Area(ground, live, rings, two_gates=False)


def _parts(ground: WalkGround, live: int) -> Iterator[int]:
    """Yield the connected components that contain a gate."""
    gates = live & ground.gates
    while gates:
        part = ground.board.filled(gates & -gates, live)
        yield part
        gates &= ~part


def _without_dead_ends(ground: WalkGround, live: int, kept: int) -> int:
    """The squares without dead ends, pruned again and again; squares in `kept` stay."""
    while True:
        once = twice = 0
        for beside in ground.board.sides(live):
            # Two-bit counter on masks: `once` and `twice` are the squares with at least one and two neighbours.
            twice |= once & beside
            once |= beside
        fewer = live & (twice | kept)
        if fewer == live:
            return live
        live = fewer


def _most(area: Area) -> int:
    """Strict upper bound of the packed score of an area; above all scores if its walks can have a bonus."""
    if area.two_gates:
        return -NEVER
    worth = (worth_of(area.ground, area.rings, square) for square in squares_of(area.live))
    return 1 + sum(one for one in worth if one > 0)
