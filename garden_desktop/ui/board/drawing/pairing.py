"""Which piece of the last position is which piece of this one, where their ids do not tell.

A piece that has the id of its place is nobody in particular: the token that lies there. When such a
piece goes and one with the same picture comes elsewhere, they are one thing, and it glides.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF

from garden_desktop.core.places import Piece, Place

BOARD: Final = frozenset({"cell", "hex"})
"""Spaces of a board: what lies there with another picture than before has been turned, not replaced."""


class PiecePosition(NamedTuple):
    """A piece and where its middle is."""

    piece: Piece
    middle: QPointF


class _Pair(NamedTuple):
    far: float
    old: str
    new: str


def pair_pieces(
    before: Iterable[PiecePosition], after: Iterable[PiecePosition], places: Mapping[str, Place]
) -> dict[str, str]:
    """The id each piece had before, by its id now, for those that go by another one; the nearest first."""
    old, new = ({spot.piece.id: spot for spot in spots} for spots in (before, after))
    stay = {key for key in old.keys() & new.keys() if _stays(old[key].piece, new[key].piece, places)}
    free_old = [spot for key, spot in old.items() if key not in stay]
    free_new = [spot for key, spot in new.items() if key not in stay]
    found: dict[str, str] = {}
    taken: set[str] = set()
    for pair in sorted(_candidates(free_old, free_new)):
        if pair.new not in found and pair.old not in taken:
            found[pair.new] = pair.old
            taken.add(pair.old)
    return found


def _stays(was: Piece, now: Piece, places: Mapping[str, Place]) -> bool:
    """Whether the same id means the same thing."""
    return not _nameless(now) or _look(was) == _look(now) or places[now.place].kind in BOARD


def _candidates(old: Iterable[PiecePosition], new: Iterable[PiecePosition]) -> Iterator[_Pair]:
    by_look: defaultdict[tuple[str, str], list[PiecePosition]] = defaultdict(list)
    for spot in old:
        by_look[_look(spot.piece)].append(spot)
    for spot in new:
        for other in by_look[_look(spot.piece)]:
            if _nameless(spot.piece) or _nameless(other.piece):
                yield _Pair(QLineF(other.middle, spot.middle).length(), other.piece.id, spot.piece.id)


def _nameless(piece: Piece) -> bool:
    return piece.id == piece.place


def _look(piece: Piece) -> tuple[str, str]:
    return piece.sprite, piece.face
