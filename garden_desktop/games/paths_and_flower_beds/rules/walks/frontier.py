"""Frontier search for the best trace: states at a square, square order, bonuses at open ends (PF-27, PF-28)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.core.square import squares_of
from garden_desktop.games.paths_and_flower_beds.data.garden_map import WalkGround

NO_END: Final = 0
"""No end has been found; of a gate, none is opposite, or no trace may end there."""
OFF: Final = 1
"""An end on a square that is no gate: the other one must be at a gate, for no bonus."""
PLAIN: Final = 2
"""An end at a gate that has no opposite, or whose opposite has been passed by. Greater numbers name one gate."""


class PathEnd(NamedTuple):
    """What an end at a square counts as (`kind`), and the kind of an end at the gate opposite that came before."""

    kind: int
    opposite: int = NO_END


# One step of the search for the best trace: what the frontier can become at one path square.


Gain: TypeAlias = int
"""What a follower adds: OUT, or IN and the edges, and TEN or FIFTEEN on top of it."""

NOTHING, LEFT, RIGHTMOST, LOOSE = range(4)
KNOWN: Final = 40
"""Where the known end stands in a state; the places need two bits for each of 17."""
PLACES: Final = (1 << KNOWN) - 1
BOTH: Final = 1 << 48
DONE: Final = -1
"""The follower of a state in which the trace is complete."""

OUT: Final = 0
IN: Final = 1
DOWN, RIGHT = 1, 2
TEN, FIFTEEN = 4, 8
GAINS: Final = IN + DOWN + RIGHT + FIFTEEN + 1


class FrontierStep(NamedTuple):
    """What matters of a square: its column, whether path goes on to the right and down, and its gate."""

    column: int
    right: bool
    down: bool
    gate: PathEnd


def next_row(state: int) -> int:
    """The state at the beginning of the next row: the edge to the right is now before the first column."""
    places = state & PLACES
    return state - places | places << 2


def after(step: FrontierStep, state: int) -> tuple[tuple[int, Gain], ...]:
    """All states that can follow, each with what it adds."""
    at = 2 * step.column
    left, above = state >> at & 3, state >> at + 2 & 3
    rest = state & ~(15 << at)
    if left and above:
        return tuple(_joined(step, rest, left, above))
    if left or above:
        return tuple(_led_on(step, rest, left or above))
    return tuple(_begun(step, rest))


def _begun(step: FrontierStep, rest: int) -> Iterator[tuple[int, Gain]]:
    """No edge comes in: stay out, begin a piece that leaves by both edges, or let the trace end here."""
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
    """One edge comes in: lead it down, or to the right, or let the trace end here."""
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
    """Two edges come in and are joined; two of the same piece would close a ring."""
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
    elif left == RIGHTMOST:
        yield passed, IN


def _ended(step: FrontierStep, rest: int) -> Iterator[tuple[int, Gain]]:
    """The state with an end of the trace here, where it may have one: one end at least is at a gate."""
    known, gate = rest >> KNOWN, step.gate
    if gate.kind == NO_END:
        return
    if known == NO_END:
        yield rest | gate.kind << KNOWN, OUT
    elif rest < BOTH and not known == gate.kind == OFF:
        bonus = 0 if OFF in (known, gate.kind) else FIFTEEN if known == gate.opposite else TEN
        yield rest & PLACES | BOTH, bonus


def _passed(step: FrontierStep, rest: int) -> int:
    """The state when the trace does not end here: that the other end is opposite this gate is past use."""
    if step.gate.opposite and rest >> KNOWN == step.gate.opposite:
        return rest & PLACES | PLAIN << KNOWN
    return rest


def _loosened(state: int, column: int, edge: int) -> int:
    """The state when a piece whose one edge came in here gets an end of the trace: its other edge is loose."""
    return state | LOOSE << _mate(state, column, edge)


def _mate(state: int, column: int, edge: int) -> int:
    """Where the edge lies (as a shift) that hangs together with an edge taken out of `column`."""
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


# The order in which a search goes through an area of path: of eight, the one that promises the fewest states.


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
