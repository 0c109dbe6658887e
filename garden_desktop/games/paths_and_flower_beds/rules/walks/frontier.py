"""Frontier states of the search for the best walk, the order of squares, and the gate bonus (PF-27, PF-28).

The frontier is the border between processed and unprocessed squares. A state packs two bits for each of its places, one
for each column and one for the edge to the right, and above them the kind of the walk's end that is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.data.garden_map import WalkGround

NO_END: Final = 0
"""No end is known; of a gate: no opposite, or no walk may end here."""
OFF: Final = 1
"""End at a square that is no gate: the other end must be a gate, without bonus."""
PLAIN: Final = 2
"""End at a gate without opposite, or whose opposite has been processed. Greater numbers identify one gate."""


class PathEnd(NamedTuple):
    """Kind of a walk's end at a square, and the kind of an end at the opposite gate, if that was processed before."""

    kind: int
    opposite: int = NO_END


# Transitions of a state at one square.


Gain: TypeAlias = int
"""Index of what a transition adds: OUT, or IN plus edges, plus TEN or FIFTEEN for the gate bonus."""

# Contents of a place: no edge; left or right edge of a piece, which nest like brackets, as pieces of a walk in the
# plane cannot cross; edge of a piece whose other end is an end of the walk.
NOTHING, LEFT, RIGHTMOST, LOOSE = range(4)
KNOWN: Final = 40
"""Bit of the known end in a state; 17 places, for boards up to 16 columns, need 34 bits below it."""
PLACES: Final = (1 << KNOWN) - 1
BOTH: Final = 1 << 48
DONE: Final = -1
"""Follower of a state in which the walk is complete."""

OUT: Final = 0
IN: Final = 1
DOWN, RIGHT = 1, 2
TEN, FIFTEEN = 4, 8
GAINS: Final = IN + DOWN + RIGHT + FIFTEEN + 1


class FrontierStep(NamedTuple):
    """Properties of a square that decide its transitions: column, path to the right and below, its gate."""

    column: int
    right: bool
    down: bool
    gate: PathEnd


def next_row(state: int) -> int:
    """State at the start of the next row: places move by one, as the edge to the right now leads before column 0."""
    places = state & PLACES
    return state - places | places << 2


def after(step: FrontierStep, state: int) -> tuple[tuple[int, Gain], ...]:
    """All states that can follow at this square, each with its gain."""
    at = 2 * step.column
    left, above = state >> at & 3, state >> at + 2 & 3
    rest = state & ~(15 << at)
    if left and above:
        return tuple(_joined(step, rest, left, above))
    if left or above:
        return tuple(_led_on(step, rest, left or above))
    return tuple(_begun(step, rest))


def _begun(step: FrontierStep, rest: int) -> Iterator[tuple[int, Gain]]:
    """Transitions without an incoming edge: skip the square, begin a piece with two edges, or end the walk here."""
    at = 2 * step.column
    yield _passed(step, rest), OUT
    if step.down and step.right:
        yield _passed(step, rest) | LEFT << at | RIGHTMOST << at + 2, IN + DOWN + RIGHT
    for ended, bonus in _ended(step, rest):
        if step.down:
            yield ended | LOOSE << at, IN + DOWN + bonus
        if step.right:
            yield ended | LOOSE << at + 2, IN + RIGHT + bonus
    if rest == 0 and step.gate.kind > OFF:
        yield DONE, IN


def _led_on(step: FrontierStep, rest: int, edge: int) -> Iterator[tuple[int, Gain]]:
    """Transitions with one incoming edge: continue down or to the right, or end the walk here."""
    at = 2 * step.column
    if step.down:
        yield _passed(step, rest) | edge << at, IN + DOWN
    if step.right:
        yield _passed(step, rest) | edge << at + 2, IN + RIGHT
    for ended, bonus in _ended(step, rest):
        if edge != LOOSE:
            yield _loosened(ended, step.column, edge), IN + bonus
        elif not rest & PLACES:
            yield DONE, IN + bonus


def _joined(step: FrontierStep, rest: int, left: int, above: int) -> Iterator[tuple[int, Gain]]:
    """Transitions with two incoming edges, which are joined; two of the same piece would close a ring (PF-21)."""
    column, passed = step.column, _passed(step, rest)
    if left == above == LOOSE:
        if not rest & PLACES:
            yield DONE, IN
    elif LOOSE in (left, above):
        yield _loosened(passed, column, above if left == LOOSE else left), IN
    elif left == above == LEFT:
        yield passed ^ (LEFT ^ RIGHTMOST) << _mate(rest, column, LEFT), IN
    elif left == above == RIGHTMOST:
        yield passed ^ (LEFT ^ RIGHTMOST) << _mate(rest, column, RIGHTMOST), IN
    # ")" then "(": two neighbouring pieces become one, their outer edges stay. "()" would be a ring.
    elif left == RIGHTMOST:
        yield passed, IN


def _ended(step: FrontierStep, rest: int) -> Iterator[tuple[int, Gain]]:
    """States in which the walk has an end here, with the bonus; at least one of its ends must be a gate (PF-19)."""
    known, gate = rest >> KNOWN, step.gate
    if gate.kind == NO_END:
        return
    if known == NO_END:
        yield rest | gate.kind << KNOWN, OUT
    elif rest < BOTH and not known == gate.kind == OFF:
        bonus = 0 if OFF in (known, gate.kind) else FIFTEEN if known == gate.opposite else TEN
        yield rest & PLACES | BOTH, bonus


def _passed(step: FrontierStep, rest: int) -> int:
    """State if the walk does not end here: an end at the opposite gate can no longer earn that bonus."""
    if step.gate.opposite and rest >> KNOWN == step.gate.opposite:
        return rest & PLACES | PLAIN << KNOWN
    return rest


def _loosened(state: int, column: int, edge: int) -> int:
    """State after a piece gets an end of the walk at this square: its other edge becomes LOOSE."""
    return state | LOOSE << _mate(state, column, edge)


def _mate(state: int, column: int, edge: int) -> int:
    """Shift of the other edge of the piece whose edge `edge` left `column`: search for the matching bracket."""
    step, depth = (2, 1) if edge == LEFT else (-2, 1)
    at = 2 * column + (2 if edge == LEFT else 0)
    while depth:
        at += step
        met = state >> at & 3
        if met == edge:
            depth += 1
        elif met in (LEFT, RIGHTMOST):
            depth -= 1
    return at


# Order of the squares: of eight scan orders, the one with the fewest expected states.


POINT, RING, FOUNTAIN = 1 << 24, 1 << 16, 1 << 8
"""Packed score: points, then circled squares, then fountains, minus one for each square (PF-77)."""


class Area(NamedTuple):
    """Connected path squares, the mask of circled squares, and whether a walk must end at two gates.

    Otherwise one end at a gate is enough, without bonus.
    """

    ground: WalkGround
    live: int
    rings: int
    two_gates: bool


class Square(NamedTuple):
    """Path square in search order: row, frontier column, path to the right and below, gate, score, number."""

    row: int
    column: int
    right: bool
    down: bool
    gate: PathEnd
    worth: int
    number: int


class ScanOrder(NamedTuple):
    """Scan order of a board: the axis that rows run along, and the direction along each axis (1 or -1)."""

    axis: int
    directions: tuple[int, int]


WAYS: Final = tuple(ScanOrder(axis, (x, y)) for axis, x, y in product((0, 1), (1, -1), (1, -1)))


class ScannedArea(NamedTuple):
    """An area in one scan order: its squares, and the steps to the right and down."""

    way: ScanOrder
    squares: tuple[int, ...]
    right: int
    down: int


def course_of(area: Area) -> list[Square]:
    """Squares of an area in the scan order with the fewest expected states."""
    on = squares_of(area.live)
    within = frozenset(on)
    points = {square: (worth_of(area.ground, area.rings, square) + 1) // POINT for square in on}
    line = min((_line(area.ground, on, way) for way in WAYS), key=lambda line: _states(line, within, points))
    return _squares(area, line, within)


def worth_of(ground: WalkGround, rings: int, square: int) -> int:
    """Packed score of a square."""
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
    """Estimate of the number of states: it doubles with each edge in the frontier and grows with the points ahead."""
    right, down = line.right, line.down
    guess, frontier, ahead = 0, 0, sum(points.values())
    for square in line.squares:
        frontier += (square + right in within) + (square + down in within)
        frontier -= (square - right in within) + (square - down in within)
        ahead -= points[square]
        guess += 1 + ahead << frontier
    return guess


def _squares(area: Area, line: ScannedArea, within: frozenset[int]) -> list[Square]:
    """Squares of an area with all that the search has to know of them."""
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
    """For each gate its kind of end; of a pair only the first one gets a number, which the second refers to."""
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
