"""One step of the search for the best trace: what the frontier can become at one path square.

A state is one number. Two bits a place say what crosses the frontier there: nothing, the left or the right one of
two edges that hang together behind the frontier, or a LOOSE edge, which hangs on an end of the trace. The places
are the columns' edges down, with the edge to the right of the last square between them. Above them stands what is
known of the end already found, or BOTH.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from garden_desktop.games.paths_and_flower_beds.rules.walks.ends import NO_END, OFF, PLAIN, PathEnd

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
