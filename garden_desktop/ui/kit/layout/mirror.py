"""Right to left: what is painted and placed by hand stands as in a mirror, as layouts do by themselves."""

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
    """A key as it goes along a line of `widget`: read the other way, left and right have changed places."""
    return _OTHER.get(key, key) if widget.isRightToLeft() else key


def painter_of(widget: QWidget) -> QPainter:
    """A painter on `widget` that is told where things stand from left to right, whichever way is read."""
    if not widget.isRightToLeft():
        return QPainter(widget)
    from garden_desktop.ui.kit.layout.mirrored_painter import MirroredPainter  # most people read the other way

    return MirroredPainter(widget)


def enlarged(widget: QWidget) -> tuple[QPainter, QRectF]:
    """A painter like that of `painter_of` and the room it paints into, both in pixels at 100 %."""
    painter = painter_of(widget)
    if scale() != 1:
        painter.scale(scale(), scale())
    return painter, room(widget)


def mirrored(widget: QWidget, box: QRect) -> QRect:
    """Where `box` stands in `widget` in the direction it is read; turned twice it stands where it stood."""
    if not widget.isRightToLeft():
        return box
    return QRect(widget.width() - box.x() - box.width(), box.y(), box.width(), box.height())


def sides(widget: QWidget, left: int, top: int, right: int, bottom: int) -> tuple[int, int, int, int]:
    """Margins for a layout in `widget`, which Qt does not turn: those of a sheet that is made whenever it is opened."""
    return (right, top, left, bottom) if widget.isRightToLeft() else (left, top, right, bottom)


def turn(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Let a painter of a line in a list look into a mirror where the list is read from right to left."""
    if option.direction == Qt.LayoutDirection.RightToLeft:
        painter.translate(2 * QRectF(option.rect).center().x(), 0)
        painter.scale(-1, 1)


def aligned(widget: QWidget, alignment: Qt.AlignmentFlag) -> Qt.AlignmentFlag:
    """Where words stand whatever their letters say, as `QStyle.visualAlignment` has it: QStyle brings 500 names."""
    both = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignRight
    if not alignment & Qt.AlignmentFlag.AlignHorizontal_Mask:
        alignment |= Qt.AlignmentFlag.AlignLeft
    if widget.isRightToLeft() and alignment & both and not alignment & Qt.AlignmentFlag.AlignAbsolute:
        alignment ^= both
    return alignment | Qt.AlignmentFlag.AlignAbsolute


@contextmanager
def line_of(painter: QPainter, option: QStyleOptionViewItem) -> Iterator[QRectF]:
    """Inside, a line of a list is painted into this room as at 100 %, in its mirror where it is read from the right."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    turn(painter, option)
    box = QRectF(option.rect)
    painter.translate(box.topLeft())
    painter.scale(scale(), scale())
    yield QRectF(0, 0, box.width() / scale(), box.height() / scale())
    painter.restore()
