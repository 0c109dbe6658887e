"""The third stage of reading a map: gates, opposites, and whether anything fits (PF-53 to PF-56)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from garden_desktop.core.square import SquareBoard
from garden_desktop.games.paths_and_flower_beds.data.maps.errors import MapLine, MapRow, Problem
from garden_desktop.games.paths_and_flower_beds.data.maps.garden_map import GATE, Pair
from garden_desktop.games.paths_and_flower_beds.data.shapes import Shape

NONE: Final = "none"
TWO_CELLS: Final = re.compile(r"([a-z][1-9]\d*) +([a-z][1-9]\d*)")


def standing(board: SquareBoard, grid: MapLine, rows: Sequence[MapRow]) -> Iterator[Problem]:
    """Gates stand at the edge, never on a corner (PF-53)."""
    gates = [(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line.signs) if sign == GATE]
    for row, column in gates:
        edges = (row in (0, board.height - 1)) + (column in (0, board.width - 1))
        if edges != 1:
            code = "gate_on_corner" if edges else "gate_not_on_edge"
            yield rows[row].line.problem(code, rows[row].at[column])
    if not gates:
        yield grid.problem("no_gate")


def opposites(board: SquareBoard, gates: int, lines: Sequence[MapLine]) -> tuple[list[Pair] | None, list[Problem]]:
    """The pairs that are named, None where no line names any, and what is wrong with the lines (PF-55)."""
    pairs: list[Pair] = []
    problems: list[Problem] = []
    for line in lines:
        if line.rest == NONE:
            if len(lines) > 1:
                problems.append(line.problem("opposite_none_mixed"))
            continue
        pair = _pair(board, line.rest)
        code = _wrong(gates, pair, {gate for other in pairs for gate in other})
        if code:
            problems.append(line.problem(code, line.text.find(line.rest) if line.rest else 0))
        elif pair:
            pairs.append(pair)
    return pairs if lines else None, problems


def room(board: SquareBoard, usable: int, shapes: Collection[Shape]) -> Iterator[str]:
    """Codes for a map on which no path, or no bed, could ever be placed."""
    if not any(fits(board, usable, shape) for shape in shapes if shape.kind == "path"):
        yield "no_path_fits"
    if not any(fits(board, usable, shape) for shape in shapes if shape.kind == "bed"):
        yield "no_bed_fits"


def fits(board: SquareBoard, free: int, shape: Shape) -> bool:
    """Whether a shape has a place in these squares."""
    ways: Iterable[list[int]] = ([board.square(x, y) for x, y, _ in lying.cells] for lying in shape.lyings)
    return any(board.slid(offsets, free) for offsets in ways)


def _pair(board: SquareBoard, text: str) -> Pair | None:
    found = TWO_CELLS.fullmatch(text)
    if not found or found[1] not in board.index or found[2] not in board.index:
        return None
    return board.index[found[1]], board.index[found[2]]


def _wrong(gates: int, pair: Pair | None, named: Collection[int]) -> str:
    if pair is None:
        return "bad_opposite"
    if pair[0] == pair[1]:
        return "opposite_same_gate"
    if not all(gates >> gate & 1 for gate in pair):
        return "opposite_not_gate"
    return "opposite_repeated" if set(pair) & set(named) else ""
