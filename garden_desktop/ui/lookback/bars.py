"""Waterfall chart per side: from the win probability at the start to the result, by luck, errors and re-estimates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.hotseat.analysis import SideAnalysis
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.player import Player, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import blend, display_font, text_font
from garden_desktop.ui.lookback.decisions import shown, signed

_SIGN: Final = 26.0
_NAME: Final = 74.0
_FEW: Final = 2
"""Number of sides up to which the chart is lower, leaving room to the cards below."""
_SHARE: Final = 0.3
_END: Final = 58.0
_KEY: Final = 22.0
_PATTERNS: Final = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.Dense4Pattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.HorPattern,
)


class LuckAndPlayBars(QWidget):
    """Waterfall chart with five bars per side; each begins where the last one ended. Screen readers get the numbers."""

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "Graphic")
        self._appearance, self._game = appearance, game
        self._sums: Sequence[SideAnalysis] = ()
        self._players: Sequence[Player] = ()
        self.setMinimumSize(300, 160)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        wire(appearance, "changed()", self, "update()")

    def show_sums(self, sums: Sequence[SideAnalysis], players: Sequence[Player]) -> None:
        """Show the analysis of each side."""
        self._sums, self._players = sums, players
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        told = [self._told(player.name, *shown(one)) for player, one in zip(self._players, self._sums, strict=True)]
        self.setAccessibleName(without_isolates(" ".join([self.tr("Luck and skill."), *told])))

    def _told(self, name: str, parts: Sequence[int], result: int) -> str:
        start, *rest = parts
        luck, others, own, rethought = map(signed, rest)
        return self.tr(
            "{name}: {start} at the start, luck {luck}, opponents’ mistakes {others}, own mistakes "
            "{own}, corrected estimate {rethought}, result {result}."
        ).format(name=name, start=start, luck=luck, others=others, own=own, rethought=rethought, result=result)

    def words(self) -> list[str]:
        """Return the labels of the five bars, from top to bottom."""
        return [
            self.tr("at the start"),
            self.tr("luck"),
            self.tr("opponents’ mistakes"),
            self.tr("own mistakes"),
            self.tr("corrected estimate"),
        ]

    def tones(self) -> list[QColor]:
        theme = self._appearance.theme
        return [theme.wood, theme.sun, theme.leaf, theme.clay, theme.muted]

    def sizeHint(self) -> QSize:
        return grown(QSize(400, 200 if len(self._sums) <= _FEW else 260))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot = self._paint_key(painter, room)
        high = (room.height() - foot) / max(1, len(self._sums))
        name = self._name_width(room)
        for side, one in enumerate(self._sums):
            self._paint_side(painter, QRectF(0, side * high, room.width(), high), one, self._players[side], name)
        if self.hasFocus():
            painter.setPen(QPen(self._appearance.theme.leaf, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 6, 6)

    def _name_width(self, room: QRectF) -> float:
        """Return the width of the name column: the longest name, limited to a share of the room."""
        metrics = QFontMetricsF(_name_font())
        needed = max((metrics.horizontalAdvance(player.name) + 8 for player in self._players), default=_NAME)
        return min(max(_NAME, needed), max(_NAME, room.width() * _SHARE))

    def _paint_side(self, painter: QPainter, room: QRectF, one: SideAnalysis, player: Player, wide: float) -> None:
        theme = self._appearance.theme
        middle = room.center().y()
        paint_sign(painter, self._appearance, self._game, player.sign, QRectF(2, middle - _SIGN / 2, _SIGN, _SIGN))
        painter.setFont(_name_font())
        painter.setPen(theme.ink)
        left = _SIGN + 8
        name = painter.fontMetrics().elidedText(player.name, Qt.TextElideMode.ElideRight, int(wide - 6))
        centred = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, room.top(), wide, room.height()), centred | Qt.AlignmentFlag.AlignLeft, name)
        parts, result = shown(one)
        painter.setFont(display_font(22))
        end = QRectF(room.right() - _END, room.top(), _END - 4, room.height())
        painter.drawText(end, centred | Qt.AlignmentFlag.AlignRight, str(result))
        self._paint_bars(painter, QRectF(left + wide, room.top(), end.left() - left - wide - 8, room.height()), parts)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())

    def _paint_bars(self, painter: QPainter, room: QRectF, parts: Sequence[int]) -> None:
        """Paint the bars of a side; the scale includes every intermediate value."""
        theme, at, stations = self._appearance.theme, 0, [0, 100]
        for part in parts:
            at += part
            stations.append(at)
        low, high = min(stations), max(stations)
        step, at = (room.height() - 8) / len(parts), 0
        painter.setFont(text_font(13))
        for row, (part, tone, pattern) in enumerate(zip(parts, self.tones(), _PATTERNS, strict=True)):
            ends = [room.left() + (value - low) / (high - low) * room.width() for value in sorted((at, at + part))]
            bar = QRectF(ends[0], room.top() + 4 + row * step, max(2.0, ends[1] - ends[0]), max(3.0, step - 2))
            painter.setPen(QPen(theme.inked(tone), 1))
            painter.setBrush(blend(theme.surface, tone, 0.35))
            painter.drawRect(bar)
            painter.setBrush(QBrush(tone, pattern))
            painter.drawRect(bar)
            self._write(painter, bar, room, str(part) if row == 0 else signed(part))
            at += part

    def _write(self, painter: QPainter, bar: QRectF, room: QRectF, words: str) -> None:
        """Write the number beside its bar."""
        painter.setPen(self._appearance.theme.ink)
        wide = painter.fontMetrics().horizontalAdvance(words)
        fits = bar.right() + 4 + wide <= room.right() + 8
        left = bar.right() + 4 if fits else max(room.left() - 4, bar.left() - 4 - wide)
        plate = QRectF(left - 1, bar.center().y() - 9, wide + 2, 18)
        if plate.intersects(bar):
            painter.fillRect(plate, self._appearance.theme.table)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_key(self, painter: QPainter, room: QRectF) -> float:
        """Paint the legend and return its height."""
        theme, rows, across = self._appearance.theme, 1, 2.0
        painter.setFont(text_font(13))
        spots: list[tuple[float, int]] = []
        for words in self.words():
            wide = 20 + painter.fontMetrics().horizontalAdvance(words) + 12
            if across + wide > room.width() and across > 2:
                rows, across = rows + 1, 2.0
            spots.append((across, rows - 1))
            across += wide
        top = room.height() - rows * _KEY
        entries = zip(spots, self.words(), self.tones(), _PATTERNS, strict=True)
        for (left, row), words, tone, pattern in entries:
            box = QRectF(left, top + row * _KEY + 5, 13, 13)
            painter.setPen(QPen(theme.inked(tone), 1))
            for brush in (QBrush(blend(theme.surface, tone, 0.35)), QBrush(tone, pattern)):
                painter.setBrush(brush)
                painter.drawRect(box)
            painter.setPen(theme.muted)
            painter.drawText(QPointF(left + 19, box.bottom() - 1), words)
        return rows * _KEY + 6


def _name_font() -> QFont:
    return text_font(14, bold=True)
