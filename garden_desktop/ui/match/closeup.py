"""Close-up picture of the part of the table that a turn has changed, with marks on new and removed pieces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTransform

from garden_desktop.core.types import Seat, Side
from garden_desktop.core.view_model import Piece
from garden_desktop.ui.board.layout import AnyLook, AnyTable, piece_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.theme import Theme, display_font

_AIR: Final = 46.0
"""Margin around the changes, in table units."""
_LEAST: Final = (300.0, 220.0)
COVERED: Final = 3
"""Fraction (one of so many) of new places from which on something is taken to have covered the table before."""


class VisibleChange(NamedTuple):
    """Rectangles with new pieces and with removed ones, in table units, and a score before and after."""

    new: tuple[QRectF, ...]
    gone: tuple[QRectF, ...]
    score: tuple[int, int] | None


class CloseUp(NamedTuple):
    """Picture of the whole table, its transform from table units, and the changes to be marked."""

    image: QImage
    scale: QTransform
    shared: QRectF
    change: VisibleChange
    theme: Theme

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the changed part of the table into `rect`, with its marks."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        part = self._part(rect.width() / rect.height())
        painter.drawImage(rect, self.image, self.scale.mapRect(part))
        onto = rect.width() / part.width()
        for spot in self.change.gone:
            self._cut(painter, _onto(spot, part, rect, onto))
        for spot in self.change.new:
            self._ring(painter, _onto(spot, part, rect, onto))
        if self.change.score is not None:
            self._plate(painter, rect, *self.change.score)

    def _part(self, shape: float) -> QRectF:
        """Part of the table to be shown, with the aspect ratio of a card: all changes where they fit, else their
        middle."""
        spots = [*self.change.new, *self.change.gone]
        wanted = united(spots).adjusted(-_AIR, -_AIR, _AIR, _AIR) if spots else self.shared
        wide, high = max(wanted.width(), _LEAST[0]), max(wanted.height(), _LEAST[1])
        wide, high = max(wide, high * shape), max(high, wide / shape)
        shrunk = min(1.0, self.shared.width() / wide, self.shared.height() / high)
        part = QRectF(0, 0, wide * shrunk, high * shrunk)
        part.moveCenter(wanted.center())
        part.moveLeft(max(self.shared.left(), min(part.left(), self.shared.right() - part.width())))
        part.moveTop(max(self.shared.top(), min(part.top(), self.shared.bottom() - part.height())))
        return part

    def _ring(self, painter: QPainter, spot: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        around = spot.adjusted(-4, -4, 4, 4)
        clear = QColor(self.theme.sun)
        clear.setAlphaF(0.35)
        for pen in (QPen(clear, 8), QPen(self.theme.sun, 2.6)):
            painter.setPen(pen)
            painter.drawRoundedRect(around, 10, 10)

    def _cut(self, painter: QPainter, spot: QRectF) -> None:
        """Mark for a removed piece: a dashed outline with scissors across it."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.clay, 2.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(spot, 10, 10)
        painter.setPen(QPen(self.theme.clay, 2.4))
        middle, reach = spot.center(), min(spot.width(), spot.height()) / 4
        for side in (-1, 1):
            painter.drawLine(middle + QPointF(-reach, side * reach), middle + QPointF(reach, -side * reach))
            painter.drawEllipse(middle + QPointF(-reach - 4, side * (reach + 3)), 4, 4)

    def _plate(self, painter: QPainter, rect: QRectF, old: int, new: int) -> None:
        """Score change such as "47 → 42" in the upper right corner."""
        painter.setFont(display_font(20))
        words = f"{old} → {new}"
        wide = painter.fontMetrics().horizontalAdvance(words) + 24
        plate = QRectF(rect.right() - wide - 10, rect.top() + 10, wide, 34)
        painter.setPen(QPen(self.theme.leaf if new > old else self.theme.clay, 2))
        painter.setBrush(self.theme.raised)
        painter.drawRoundedRect(plate, 17, 17)
        painter.setPen(self.theme.ink)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)


def close_up(board: TableView, before: Any, shown: Any, seat: Seat | None, side: Side, theme: Theme) -> CloseUp:
    """Close-up of the changes from `before` to `shown`, which the board shows now; the score is that of `side`."""
    table = board.interaction.table
    shared = QRectF(0, 0, table.size[0], min(table.size[1], table.dock))
    image = board.grab_frame()
    ratio = board.devicePixelRatioF()
    scale = board.viewportTransform() * QTransform.fromScale(ratio, ratio)
    return CloseUp(image, scale, shared, _change(board, table, before, shown, seat, side, shared), theme)


def _change(
    board: TableView, table: AnyTable, before: Any, shown: Any, seat: Seat | None, side: Side, shared: QRectF
) -> VisibleChange:
    old, new = table.make_view_model(before, seat), table.make_view_model(shown, seat)
    was, now = _lying(old.pieces), _lying(new.pieces)
    layout = board.table_scene.layout
    fresh = [layout.rect(piece_ref(one.id)) for one in come(old, new)]
    places = {place.id for place in new.places}
    taken = {one.place for one in now.values()}
    cleared = {one.place for key, one in was.items() if key not in now and one.place in places - taken}
    had, has = old.side_summary(side).score, new.side_summary(side).score
    told = None if had is None or has is None or had == has else (had, has)
    return VisibleChange(
        tuple(spot for spot in fresh if shared.contains(spot)),
        tuple(spot for spot in map(layout.place, sorted(cleared)) if shared.contains(spot)),
        told,
    )


def come(old: AnyLook, new: AnyLook) -> list[Piece]:
    """Pieces that are new. Where many places are new, something covered the table before, such as an offer or a
    question: pieces on these places have only come back into sight."""
    was, before = _lying(old.pieces), {place.id for place in old.places}
    back = {place.id for place in new.places} - before
    if len(back) * COVERED < len(new.places):
        back.clear()
    return [one for key, one in _lying(new.pieces).items() if key not in was and one.place not in back]


def _lying(pieces: Iterable[Piece]) -> dict[tuple[str, str, str], Piece]:
    """Pieces by sprite, place and face, because tokens have no identity."""
    return {(piece.sprite, piece.place, piece.face): piece for piece in pieces if piece.face != "ghost"}


def united(spots: Iterable[QRectF]) -> QRectF:
    """Bounding rectangle of all of them."""
    found = QRectF()
    for spot in spots:
        found = found.united(spot)
    return found


def _onto(spot: QRectF, part: QRectF, rect: QRectF, scale: float) -> QRectF:
    """Rectangle on the table, mapped to the card."""
    corner = rect.topLeft() + (spot.topLeft() - part.topLeft()) * scale
    return QRectF(corner, spot.size() * scale)
