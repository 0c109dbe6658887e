"""Best walk on an empty map, as if every square but water held path: how much its gates, fountains and water can earn.

The exact search of `rules/walks` takes 0.2 s on the smallest map of the standard pack and 20 s on the largest, as an
open map has far more frontier states than a garden. Here a shortest walk between two gates is bent to one square after
the other that earns points (cheapest insertion), and compared with an upper bound: mostly both are equal, which proves
the walk best.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import combinations, pairwise, product
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.core.square import SquareBoard, mask_of, squares_of
from garden_desktop.games.paths_and_flower_beds.data.garden_map import GardenMap
from garden_desktop.games.paths_and_flower_beds.rules.walks.best_path import (
    NO_WALK,
    Walk,
    bonus_of,
    circled,
    scored,
    well_written,
)

Squares: TypeAlias = tuple[int, ...]

MOST_ENDS: Final = 4
"""Maximum number of pairs of ends between which walks are searched; the bound covers all others too."""
MOST_TRIES: Final = 1500
"""Maximum number of pairs of disjoint paths that are searched, about 0.1 ms each. The five maps of the standard pack
need 200 at most; a map of 16 by 12 squares with a fountain on each would need 36,000."""


class MapWalk(NamedTuple):
    """Best walk that was found on an empty map, and an upper bound of what any walk there can score."""

    walk: Walk
    most: int

    @property
    def is_best(self) -> bool:
        return self.walk.total >= self.most


class WalkEnds(NamedTuple):
    """Two ends of a walk, after an upper bound of its score."""

    most: int
    one: int
    other: int


def best_map_walk(found: GardenMap) -> MapWalk:
    """Best walk of a map on which every square but water is path, and no flower grows."""
    ground, search = found.ground, MapWalkSearch(found)
    gates = squares_of(ground.gates & found.usable)
    single = (scored(ground, search.rings, (gate,)) for gate in gates)
    best = max(single, key=lambda walk: walk.total, default=NO_WALK)
    most = best.total
    for tried, ends in enumerate(sorted(search.ends(gates), reverse=True)):
        if ends.most <= most:
            break
        if tried == MOST_ENDS:
            most = ends.most
            break
        squares, bound = search.walk_between(ends.one, ends.other)
        walk = scored(ground, search.rings, well_written(ground, squares))
        best = max(best, walk, key=lambda one: one.total)
        most = max(most, bound + bonus_of(ground, ends.one, ends.other))
    return MapWalk(best, most)


class MapWalkSearch:
    """Search for walks on one empty map. `worth` holds the points of each square that earns any."""

    def __init__(self, found: GardenMap) -> None:
        self._ground, self._usable, self._board = found.ground, found.usable, found.board
        self.rings = circled(found.ground, found.usable, ())
        fountains = found.ground.fountains
        self.worth = {n: (self.rings >> n & 1) + (fountains >> n & 1) for n in squares_of(self.rings | fountains)}
        self._left = MOST_TRIES

    def ends(self, gates: Squares) -> Iterator[WalkEnds]:
        """Yield the possible ends of a walk. Its bound counts all squares that are connected to them."""
        for one, other in (*combinations(gates, 2), *product(gates, self.worth)):
            part = self._board.filled(1 << one, self._usable)
            if one != other and part >> other & 1:
                earned = sum(points for square, points in self.worth.items() if part >> square & 1)
                yield WalkEnds(earned + bonus_of(self._ground, one, other), one, other)

    def walk_between(self, one: int, other: int) -> tuple[Squares, int]:
        """Walk between two connected squares that earns much, and an upper bound of what the squares of one can earn.

        A square lies on such a walk if and only if disjoint paths lead from it to both ends (Menger's theorem); the
        bound is the sum of all these squares.
        """
        passable = [n for n in self.worth if n in (one, other) or self._disjoint_paths(self._usable, n, one, other)]
        walk = shortest_path(self._board, self._usable, one, other)
        # The farthest squares first: a walk that is long already passes the near ones easily.
        for square in sorted(passable, key=lambda n: -min(_distance(self._board, n, at) for at in walk)):
            if square not in walk and self._left > 0:
                walk = self._bent(walk, square) or walk
        return self._straightened(walk), sum(self.worth[square] for square in passable)

    def _bent(self, walk: Squares, square: int) -> Squares:
        """Shortest walk that passes one more square, and all worthy squares that the old one passed; () where none
        was found."""
        bent: list[Squares] = []
        for first, last in self._stretches(walk):
            free = self._usable & ~mask_of((*walk[:first], *walk[last + 1 :]))
            if both := self._disjoint_paths(free, square, walk[first], walk[last]):
                back, onward = both
                bent.append((*walk[:first], *back[::-1], *onward[1:], *walk[last + 1 :]))
        return min(bent, key=len, default=())

    def _straightened(self, walk: Squares) -> Squares:
        """Walk with the shortest paths between its worthy squares."""
        for first, last in reversed(list(self._stretches(walk))):
            free = self._usable & ~mask_of((*walk[:first], *walk[last + 1 :]))
            walk = (*walk[:first], *shortest_path(self._board, free, walk[first], walk[last]), *walk[last + 1 :])
        return walk

    def _stretches(self, walk: Squares) -> Iterator[tuple[int, int]]:
        """Yield first and last index of each stretch of a walk between two worthy squares or its ends."""
        ends = (0, len(walk) - 1)
        yield from pairwise(at for at, square in enumerate(walk) if at in ends or square in self.worth)

    def _disjoint_paths(self, free: int, start: int, one: int, other: int) -> tuple[Squares, Squares] | None:
        self._left -= 1
        return disjoint_paths(self._board, free, start, one, other)


def _distance(board: SquareBoard, one: int, other: int) -> int:
    (x, y), (column, row) = board.place(one), board.place(other)
    return abs(x - column) + abs(y - row)


def shortest_path(board: SquareBoard, free: int, start: int, end: int) -> Squares:
    """Shortest path over free squares, by breadth-first search in layers of masks; () where there is none."""
    layers, seen = [1 << start], 1 << start
    while layers[-1] and not layers[-1] >> end & 1:
        layers.append(board.near(layers[-1]) & free & ~seen)
        seen |= layers[-1]
    if not layers[-1]:
        return ()
    path = [end]
    for layer in reversed(layers[:-1]):
        path.append(squares_of(board.near(1 << path[-1]) & layer)[0])
    return tuple(path[::-1])


def disjoint_paths(board: SquareBoard, free: int, start: int, one: int, other: int) -> tuple[Squares, Squares] | None:
    """Paths from a square to two others that have nothing but that square in common; None where there are none.

    Maximum flow of two units through squares of capacity one (Ford and Fulkerson): a second path may go back along the
    first one, which then leads another way.
    """
    first = shortest_path(board, free & ~(1 << other), start, one)
    if not first:
        return None
    second = shortest_path(board, free & ~mask_of(first), start, other)
    if second:
        return first, second
    detour = _augmenting_path(board, free, first, other)
    return _separated(first, detour, one) if detour else None


def _augmenting_path(board: SquareBoard, free: int, first: Squares, end: int) -> Squares:
    """Path from the start of `first` to `end` in the residual graph, () where there is none. It enters a square of
    `first` from aside only to go back along `first` (`free_to_leave` is false), and leaves it anywhere after that."""
    before = dict(zip(first[1:], first[:-1], strict=True))
    start = (first[0], True)
    came = {start: start}
    ahead = deque([start])
    while ahead:
        square, free_to_leave = at = ahead.popleft()
        if square == end:
            path = [at]
            while path[-1] != start:
                path.append(came[path[-1]])
            return tuple(one for one, _ in reversed(path))
        following = [(before[square], True)] if square in before else []
        if free_to_leave:
            beside = squares_of(board.near(1 << square) & free)
            following += [(near, near not in before) for near in beside if before.get(near) != square]
        for then in following:
            if then[0] != first[0] and then not in came:
                came[then] = at
                ahead.append(then)
    return ()


def _separated(first: Squares, detour: Squares, one: int) -> tuple[Squares, Squares]:
    """Two disjoint paths out of a path and an augmenting one, whose steps back cancel steps of the first; the path to
    `one` is returned first."""
    steps = set(pairwise(first))
    for step in pairwise(detour):
        if step[::-1] in steps:
            steps.remove(step[::-1])
        else:
            steps.add(step)
    onward = {square: then for square, then in steps if square != first[0]}
    paths: list[Squares] = []
    for begin in (step for step in steps if step[0] == first[0]):
        path = [*begin]
        while path[-1] in onward:
            path.append(onward[path[-1]])
        paths.append(tuple(path))
    to_one, to_other = sorted(paths, key=lambda path: path[-1] != one)
    return to_one, to_other
