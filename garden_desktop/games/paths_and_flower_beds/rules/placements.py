"""Placements of pieces on one map: where they fit, what blocks them, and the garden afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import compress
from typing import Final, NamedTuple

from garden_desktop.core.square import SquareBoard, mask_of
from garden_desktop.games.paths_and_flower_beds.data.pack import PATH_SIGN, FlowerPack, Orientation, Shape
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Move, PlacedPiece

BITS: Final = bytes(n == ord("1") for n in range(256))
"""Translation of the ASCII digits of a binary number into bytes 0 and 1."""


class Fit(NamedTuple):
    """Orientation of a piece, precomputed for one board.

    lying    the orientation
    offsets  its squares with its corner at a1
    mask     the same as a mask
    path     mask of those with path
    beds     mask of those with each flower type
    moves    the move for each corner, by number of the square; numbers between rows have an unused one
    """

    lying: Orientation
    offsets: tuple[int, ...]
    mask: int
    path: int
    beds: tuple[int, ...]
    moves: tuple[Move, ...]

    @property
    def label(self) -> str:
        return self.lying.label


class Footprint(NamedTuple):
    """Squares under a piece held over a garden: all, those on water, those planted; whether part is outside."""

    squares: int
    water: int
    taken: int
    outside: bool

    @property
    def legal(self) -> bool:
        return not (self.outside or self.water or self.taken)


class Placements:
    """Every placement of every piece of a pack on one board."""

    def __init__(self, pack: FlowerPack, board: SquareBoard, usable: int) -> None:
        self.board, self.usable = board, usable
        letters = tuple(flower.letter for flower in pack.flowers)
        self.of: Mapping[str, tuple[Fit, ...]] = {
            shape.id: tuple(_fits(shape, board, letters)) for shape in pack.shapes.values()
        }
        self._labelled = {(piece, fit.label): fit for piece, fits in self.of.items() for fit in fits}

    def fits(self, free: int, piece: str) -> bool:
        """Whether a piece fits somewhere in the free squares (PF-39, PF-40)."""
        slid = self.board.slid
        return any(slid(fit.offsets, free) for fit in self.of[piece])

    def side_by_side(self, piece: str) -> int:
        """Number of disjoint placements of a piece in an empty garden, found greedily: a lower bound."""
        free, found = self.usable, 0
        for fit in self.of[piece]:
            while corners := self.board.slid(fit.offsets, free):
                free &= ~(fit.mask << (corners & -corners).bit_length() - 1)
                found += 1
        return found

    def places(self, free: int, piece: str) -> list[tuple[Fit, int]]:
        """Orientations that fit in the free squares, each with the mask of possible corners."""
        slid = self.board.slid
        return [(fit, corners) for fit in self.of[piece] if (corners := slid(fit.offsets, free))]

    def moves(self, free: int, piece: str) -> list[Move]:
        """Every legal placement, by label, then in reading order."""
        found: list[Move] = []
        for fit, corners in self.places(free, piece):
            # The binary digits of the mask, lowest first, select the moves: many times faster than a loop over bits.
            found += compress(fit.moves, f"{corners:b}"[::-1].encode().translate(BITS))
        return found

    def fit(self, piece: str, label: str) -> Fit:
        """Orientation with this canonical label. Raises KeyError if the piece has none."""
        return self._labelled[piece, label]

    def spread(self, garden: Garden, fit: Fit, column: int, row: int) -> Footprint:
        """Footprint of a piece with its corner at this column and row, which may be outside."""
        board = self.board
        cells = [(column + x, row + y) for x, y, _ in fit.lying.cells]
        inside = [(x, y) for x, y in cells if 0 <= x < board.width and 0 <= y < board.height]
        squares = mask_of(board.square(x, y) for x, y in inside)
        return Footprint(
            squares=squares,
            water=squares & ~self.usable,
            taken=squares & self.usable & ~garden.free,
            outside=len(inside) < len(cells),
        )

    def planted(self, garden: Garden, laid: PlacedPiece) -> Garden:
        """Garden with one more piece; there must be room for it."""
        fit, at = self.fit(laid.piece, laid.label), laid.square
        return Garden(
            free=garden.free & ~(fit.mask << at),
            path=garden.path | fit.path << at,
            beds=tuple([bed | more << at for bed, more in zip(garden.beds, fit.beds, strict=True)]),
            laid=(*garden.laid, laid),
        )

    def without(self, garden: Garden, laid: PlacedPiece) -> Garden:
        """Garden with one of its pieces removed."""
        fit, at = self.fit(laid.piece, laid.label), laid.square
        return Garden(
            free=garden.free | fit.mask << at,
            path=garden.path & ~(fit.path << at),
            beds=tuple([bed & ~(more << at) for bed, more in zip(garden.beds, fit.beds, strict=True)]),
            laid=tuple(one for one in garden.laid if one != laid),
        )

    def empty(self) -> Garden:
        """Garden at the start of the game."""
        types = len(next(iter(self.of.values()))[0].beds)
        return Garden(self.usable, 0, (0,) * types, ())


def _fits(shape: Shape, board: SquareBoard, letters: Sequence[str]) -> Iterator[Fit]:
    for lying in shape.lyings:
        squares = [(board.square(column, row), sign) for column, row, sign in lying.cells]
        yield Fit(
            lying=lying,
            offsets=tuple(square for square, _ in squares),
            mask=mask_of(square for square, _ in squares),
            path=mask_of(square for square, sign in squares if sign == PATH_SIGN),
            beds=tuple(mask_of(square for square, sign in squares if sign == letter) for letter in letters),
            moves=tuple(
                Move("place", cell=board.names.get(n, ""), label=lying.label) for n in range(board.squares[-1] + 1)
            ),
        )
