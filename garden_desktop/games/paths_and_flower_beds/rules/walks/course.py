"""The order in which a search goes through an area of path: of eight, the one that promises the fewest states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.data.maps.ground import WalkGround
from garden_desktop.games.paths_and_flower_beds.rules.walks.ends import NO_END, OFF, PLAIN, PathEnd

POINT, RING, FOUNTAIN = 1 << 24, 1 << 16, 1 << 8
"""A score as one number: points, then circled squares, then fountains, less one for each square (PF-77)."""


class Area(NamedTuple):
    """Path squares that hang together, those of all that are circled, and whether a trace must end at two gates;
    otherwise one of its ends, and no bonus, is enough."""

    ground: WalkGround
    live: int
    rings: int
    two_gates: bool


class Square(NamedTuple):
    """A path square as the search sees it: row, place in the frontier, way on, gate, worth, and its number."""

    row: int
    column: int
    right: bool
    down: bool
    gate: PathEnd
    worth: int
    number: int


class ScanOrder(NamedTuple):
    """A way to read a board: the axis that rows run along, and the direction along each axis (1 or -1)."""

    axis: int
    directions: tuple[int, int]


WAYS: Final = tuple(ScanOrder(axis, (x, y)) for axis, x, y in product((0, 1), (1, -1), (1, -1)))


class ScannedArea(NamedTuple):
    """An area in the order of one way: its squares, and the steps to the right and down."""

    way: ScanOrder
    squares: tuple[int, ...]
    right: int
    down: int


def course_of(area: Area) -> list[Square]:
    """The squares of an area in the best order."""
    on = squares_of(area.live)
    within = frozenset(on)
    points = {square: (worth_of(area.ground, area.rings, square) + 1) // POINT for square in on}
    line = min((_line(area.ground, on, way) for way in WAYS), key=lambda line: _states(line, within, points))
    return _squares(area, line, within)


def worth_of(ground: WalkGround, rings: int, square: int) -> int:
    """What a square adds to a packed score."""
    ring, fountain = rings >> square & 1, ground.fountains >> square & 1
    return ring * (POINT + RING) + fountain * (POINT + FOUNTAIN) - 1


def _line(ground: WalkGround, squares: Sequence[int], way: ScanOrder) -> ScannedArea:
    along, across = way.axis, 1 - way.axis
    steps = (way.directions[0], way.directions[1] * ground.board.stride)
    place = ground.board.place
    keys = {square: place(square) for square in squares}
    right, down = way.directions[along], way.directions[across]
    ordered = sorted(squares, key=lambda square: (keys[square][across] * down, keys[square][along] * right))
    return ScannedArea(way, tuple(ordered), steps[along], steps[across])


def _states(line: ScannedArea, within: frozenset[int], points: Mapping[int, int]) -> int:
    """A guess at how many states there will be: many where the frontier is long, and where much is still to be had."""
    right, down = line.right, line.down
    guess, frontier, ahead = 0, 0, sum(points.values())
    for square in line.squares:
        frontier += (square + right in within) + (square + down in within)
        frontier -= (square - right in within) + (square - down in within)
        ahead -= points[square]
        guess += 1 + ahead << frontier
    return guess


def _squares(area: Area, line: ScannedArea, within: frozenset[int]) -> list[Square]:
    """What the search has to know of each square."""
    (along, (x, y)), board = line.way, area.ground.board
    columns, rows = ([sign * board.place(square)[axis] for square in line.squares] for axis, sign in ((0, x), (1, y)))
    if along:
        columns, rows = rows, columns
    left, top = min(columns), min(rows)
    gates = _gates(area.ground, line.squares)
    elsewhere = PathEnd(NO_END if area.two_gates else OFF)
    return [
        Square(
            row=row - top,
            column=column - left,
            right=square + line.right in within,
            down=square + line.down in within,
            gate=gates.get(square, elsewhere),
            worth=worth_of(area.ground, area.rings, square),
            number=square,
        )
        for square, column, row in zip(line.squares, columns, rows, strict=True)
    ]


def _gates(ground: WalkGround, numbers: Sequence[int]) -> dict[int, PathEnd]:
    """What the search has to know of each gate: whether its opposite comes later, or came before."""
    turns = {number: n for n, number in enumerate(numbers) if ground.gates >> number & 1}
    opposite = {one: other for one, other in ground.opposites if one in turns and other in turns}
    found = {}
    for kind, (number, turn) in enumerate(turns.items(), PLAIN + 1):
        other = opposite.get(number)
        if other is None:
            found[number] = PathEnd(PLAIN)
        elif turns[other] > turn:
            found[number] = PathEnd(kind)
        else:
            found[number] = PathEnd(PLAIN, found[other].kind)
    return found
