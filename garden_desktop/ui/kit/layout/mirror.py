"""Mirroring for right-to-left languages of what is painted or placed by hand; Qt only mirrors its layouts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.style.size import room, scale

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem  # with 50 names, which the way home does without

_OTHER: Final[dict[int, int]] = {Qt.Key.Key_Left: Qt.Key.Key_Right, Qt.Key.Key_Right: Qt.Key.Key_Left}


def along(widget: QWidget, key: int) -> int:
    """Return `key` with Left and Right swapped if `widget` is right to left."""
    return _OTHER.get(key, key) if widget.isRightToLeft() else key


def painter_of(widget: QWidget) -> QPainter:
    """Return a painter on `widget` that takes left-to-right coordinates in both directions."""
    if not widget.isRightToLeft():
        return QPainter(widget)
    from garden_desktop.ui.kit.layout.mirrored_painter import MirroredPainter  # most people read the other way

    return MirroredPainter(widget)


def enlarged(widget: QWidget) -> tuple[QPainter, QRectF]:
    """Return a painter like `painter_of`, scaled by the text size, and the room to paint in, in pixels at 100 %."""
    painter = painter_of(widget)
    if scale() != 1:
        painter.scale(scale(), scale())
    return painter, room(widget)


def mirrored(widget: QWidget, box: QRect) -> QRect:
    """Return the rectangle `box` mirrored within `widget` if it is right to left; applying it twice
    gives `box` again."""
    if not widget.isRightToLeft():
        return box
    return QRect(widget.width() - box.x() - box.width(), box.y(), box.width(), box.height())


def sides(widget: QWidget, left: int, top: int, right: int, bottom: int) -> tuple[int, int, int, int]:
    """Return layout margins with left and right swapped if `widget` is right to left, because Qt never mirrors margins.

    For widgets that are created anew whenever they open; others must call it again on LayoutDirectionChange.
    """
    return (right, top, left, bottom) if widget.isRightToLeft() else (left, top, right, bottom)


def turn(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Mirror a delegate's painter around the middle of the item if the list is right to left."""
    if option.direction == Qt.LayoutDirection.RightToLeft:
        painter.translate(2 * QRectF(option.rect).center().x(), 0)
        painter.scale(-1, 1)


def aligned(widget: QWidget, alignment: Qt.AlignmentFlag) -> Qt.AlignmentFlag:
    """Return `alignment` as an absolute one for the direction of `widget`, regardless of the letters of the text.

    Does what QStyle.visualAlignment does; the first use of QStyle would load 500 enum names at start.
    """
    both = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignRight
    if not alignment & Qt.AlignmentFlag.AlignHorizontal_Mask:
        alignment |= Qt.AlignmentFlag.AlignLeft
    if widget.isRightToLeft() and alignment & both and not alignment & Qt.AlignmentFlag.AlignAbsolute:
        alignment ^= both
    return alignment | Qt.AlignmentFlag.AlignAbsolute


@contextmanager
def line_of(painter: QPainter, option: QStyleOptionViewItem) -> Iterator[QRectF]:
    """Context manager for item delegates: mirrors and scales the painter, and gives the item's rectangle in pixels at
    100 %."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    turn(painter, option)
    box = QRectF(option.rect)
    painter.translate(box.topLeft())
    painter.scale(scale(), scale())
    yield QRectF(0, 0, box.width() / scale(), box.height() / scale())
    painter.restore()
