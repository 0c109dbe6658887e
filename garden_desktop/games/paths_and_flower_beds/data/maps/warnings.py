"""What is odd about a map that can be played all the same (PF-102)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from garden_desktop.core.square import mask_of, squares_of
from garden_desktop.games.paths_and_flower_beds.data.maps.garden_map import FACING, GardenMap, side_of
from garden_desktop.games.paths_and_flower_beds.data.maps.gates import fits
from garden_desktop.games.paths_and_flower_beds.data.shapes import Shape

FEW_SQUARES: Final = 40


def warnings(found: GardenMap, shapes: Collection[Shape]) -> list[str]:
    """The codes of everything odd, in alphabetical order."""
    codes = [*_gates(found), *_squares(found)]
    if not all(fits(found.board, found.usable, shape) for shape in shapes):
        codes.append("piece_never_fits")
    return sorted(codes)


def _gates(found: GardenMap) -> Iterator[str]:
    board, usable = found.board, found.usable
    if len(found.gates) == 1:
        yield "one_gate"
    if not found.pairs:
        yield "no_opposites"
    if any(side_of(board, other) != FACING[side_of(board, one)] for one, other in found.pairs):
        yield "not_facing"
    if any(not board.filled(1 << one, usable) >> other & 1 for one, other in found.pairs):
        yield "pair_cut_off"
    if any(not board.near(1 << gate) & usable for gate in found.gates):
        yield "gate_cut_off"


def _squares(found: GardenMap) -> Iterator[str]:
    if found.usable.bit_count() < FEW_SQUARES:
        yield "few_squares"
    marks = (found.ground.gates, found.ground.water, found.ground.fountains)
    if not any(all(_mirrored(found, mark, x, y) == mark for mark in marks) for x, y in ((1, 1), (1, 0), (0, 1))):
        yield "not_symmetric"


def _mirrored(found: GardenMap, mask: int, sideways: int, upside: int) -> int:
    """The squares of a mask mirrored left to right, upside down, or both."""
    board, turned = found.board, []
    for column, row in map(board.place, squares_of(mask)):
        across = board.width - 1 - column if sideways else column
        turned.append(board.square(across, board.height - 1 - row if upside else row))
    return mask_of(turned)
