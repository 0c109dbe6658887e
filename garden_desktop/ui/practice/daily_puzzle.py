"""The puzzle of the day, as a leaf of a calendar."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from garden_desktop.ui.kit.buttons.painted import RADIUS, PaintedButton, ring
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import blend, display_font, text_font
from garden_desktop.ui.kit.text import paragraph

_HEIGHT: Final = 66
_LEAF: Final = QSize(44, 46)
_BAND: Final = 15
_LINE: Final = 18
_SMALLEST: Final = 9


class DailyPuzzleButton(PaintedButton):
    """Opens it; below its name stand `lines`."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._lines: tuple[str, ...] = ()
        self.day = date.today()

    def show_lines(self, *lines: str) -> None:
        """What is to be known of it; a reader says it, too."""
        self._lines, self.day = lines, date.today()
        self.setAccessibleDescription(" ".join(lines))
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(self.words_width() + _LEAF.width() + 34, _HEIGHT))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        painter.setPen(QPen(theme.inked(theme.sun), 1.5))
        painter.setBrush(self.shade(blend(theme.surface, theme.sun, 0.12)))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        if self.hasFocus():
            ring(painter, rect.adjusted(3, 3, -3, -3), theme.leaf, RADIUS - 2, theme.ring)
        leaf = QRectF(12, (rect.height() - _LEAF.height()) / 2, _LEAF.width(), _LEAF.height())
        self._draw_leaf(painter, leaf)
        room = rect.adjusted(leaf.right() + 12, 0, -6, 0)
        top = (rect.height() - _LINE * (1 + len(self._lines))) / 2
        for row, words in enumerate((self.text(), *self._lines)):
            sizes = range(12 if row else 14, _SMALLEST - 1, -1)
            font = paragraph.fitting(words, [text_font(px, bold=not row) for px in sizes], room.width())
            painter.setFont(font)
            painter.setPen(theme.muted if row else theme.ink)
            fitting = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            line = QRectF(room.left(), top + row * _LINE, room.width(), _LINE)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, fitting)

    def _draw_leaf(self, painter: QPainter, leaf: QRectF) -> None:
        """Month and day, in the language of the program."""
        theme, round_ = self.appearance.theme, QPainterPath()
        round_.addRoundedRect(leaf, 5, 5)
        painter.save()
        painter.setClipPath(round_)
        painter.fillRect(leaf, theme.raised)
        band = QRectF(leaf.topLeft(), leaf.size()).adjusted(0, 0, 0, _BAND - leaf.height())
        painter.fillRect(band, theme.clay)
        painter.setFont(text_font(11, bold=True))
        painter.setPen(theme.over(theme.clay))
        month = QLocale().standaloneMonthName(self.day.month, QLocale.FormatType.ShortFormat)
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, month.rstrip("."))
        painter.setFont(display_font(20))
        painter.setPen(theme.ink)
        painter.drawText(leaf.adjusted(0, _BAND, 0, 0), Qt.AlignmentFlag.AlignCenter, str(self.day.day))
        painter.restore()
        painter.setPen(QPen(theme.ink, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(round_)
