"""Scenery: board rendering under and over the pieces. The protocol of a game's painter, and a plain default."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from garden_desktop.core.places import Piece
from garden_desktop.ui.kit.style.art import DrawingCache
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, Theme


def seat_sign(side: int) -> str:
    """The sign of a side where nobody has chosen one."""
    return SEAT_SYMBOLS[side % len(SEAT_SYMBOLS)]


class PaintContext(NamedTuple):
    """Everything a painter may look at. `look` is the look of its own game that the house has made of the position,
    the same one as long as that stays; None where nobody has sat down yet. `ratio` is device pixels per table unit,
    `sign` the seat symbol of a side, or the sprite of a side nobody sits at.

    `held` is the piece in hand, `over` the place under the pointer, while something is held only
    one where it may go; `at` is any place that a piece with a grip is aimed at. All three change with
    the pointer, so they are told to `paint_over` alone and are empty for the other two. So is `moment`, which goes
    from 0 to 1 while what stands above comes in.
    """

    look: Any
    held: str
    over: str
    name: Callable[[int], str]
    theme: Theme
    art: DrawingCache
    ratio: float
    sign: Callable[[int], str] = seat_sign
    at: str = ""
    moment: float = 1.0


class Scenery(Protocol):
    """The painter of one game's table, in table units. Each picture is kept until its Shown changes."""

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        """The whole ground: boards, shelves, labels, notes. Buttons and pieces come on top by themselves."""

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        """What belongs above the pieces, and what changes while a piece is held. Keep it light."""

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        """Draw one piece into `rect`; False leaves it to its sprite."""


@runtime_checkable
class FaceCachingScenery(Protocol):
    """A scenery that keeps the faces of pieces: the same pixmap as long as a piece looks the same."""

    def face_key(self, piece: Piece, shown: PaintContext) -> Hashable | None:
        """All that a look tells the face of a piece; None where it is painted by `paint_piece`."""

    def kept_face(self, piece: Piece, size: QSizeF, shown: PaintContext) -> QPixmap | None:
        """The whole face of a piece; None where it is painted by `paint_piece`."""


@runtime_checkable
class ForecastScenery(Protocol):
    """A scenery that tells more of what a held piece would do than can be worked out within a frame."""

    def foresee(self, shown: PaintContext) -> bool:
        """The pointer has come to rest there: work it out; whether the upper picture has become another."""


@runtime_checkable
class AnimatedScenery(Protocol):
    """A scenery whose upper picture comes in bit by bit when a position is shown."""

    def motion(self, shown: PaintContext) -> int:
        """For how many milliseconds; 0 where all of it is there at once."""
