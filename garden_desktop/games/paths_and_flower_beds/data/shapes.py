"""The shapes that are named: pictures, and the ways a flower bed can be turned and mirrored (PF-07 to PF-09)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["path", "bed"]
Rows: TypeAlias = tuple[str, ...]
"""A picture, row by row from the top: '#' is path, a capital letter a flower, '.' nothing."""

PATH_SIGN: Final = "#"
GAP: Final = "."
LABELS: Final = ("r0", "r90", "r180", "r270", "f0", "f90", "f180", "f270")
"""Ways to lay a bed: turned clockwise, and mirrored left to right before that, in canonical order (PF-105)."""


class Orientation(NamedTuple):
    """A shape as it lies: its label ("" for a path) and its picture."""

    label: str
    rows: Rows

    @property
    def cells(self) -> tuple[tuple[int, int, str], ...]:
        """Column, row and sign of each square, in reading order."""
        return tuple(
            (column, row, sign)
            for row, signs in enumerate(self.rows)
            for column, sign in enumerate(signs)
            if sign != GAP
        )


class Shape(NamedTuple):
    """A piece that can be named, and its different ways to lie in canonical order.

    canonical  for every label the one that is written for the same squares (PF-106); empty for a path
    """

    id: str
    kind: Kind
    lyings: tuple[Orientation, ...]
    canonical: Mapping[str, str]

    @property
    def squares(self) -> int:
        return len(self.lyings[0].cells)


def path_shape(name: str, rows: Rows) -> Shape:
    """A path piece, which lies as it is drawn and no other way."""
    return Shape(name, "path", (Orientation("", rows),), {})


def bed_shape(name: str, rows: Rows) -> Shape:
    """A flower bed with all its ways to lie."""
    first: dict[Rows, str] = {}
    canonical = {label: first.setdefault(turned(rows, label), label) for label in LABELS}
    return Shape(name, "bed", tuple(Orientation(label, picture) for picture, label in first.items()), canonical)


def turned(rows: Rows, label: str) -> Rows:
    """The picture laid as the label says."""
    if label[0] == "f":
        rows = tuple(row[::-1] for row in rows)
    for _ in range(int(label[1:]) // 90):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return rows
