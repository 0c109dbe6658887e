"""The bar that runs while people say whether they want to look: the same for every question."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QLocale, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import blend, text_font
from garden_desktop.ui.kit.wire import wire

HEIGHT: Final = 12
_TICK_MS: Final = 50
_GAP: Final = 8.0


class CountdownBar(QWidget):
    """Runs down in the time it is given, however fast the rest of the table moves; without a time it stands full."""

    ended = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._seconds: float | None = None
        self._clock = QElapsedTimer()
        self._end = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._tick = QTimer(self, interval=_TICK_MS)
        self._end.timeout.connect(self._run_out)
        wire(self._tick, "timeout()", self, "update()")
        wire(appearance, "changed()", self, "update()")
        self.retranslate()
        self.hide()

    @property
    def running(self) -> bool:
        return self._end.isActive()

    @property
    def left(self) -> float:
        """The share of the time that is left, from 1 to 0; 1 where there is no time."""
        if not self._seconds:
            return 1.0
        return max(0.0, 1.0 - self._clock.elapsed() / 1000 / self._seconds)

    def start(self, seconds: float | None) -> None:
        """Run for so long; None only stands there."""
        self.stop()
        self._seconds = seconds
        self._clock.start()
        self.show()
        if seconds is not None:
            self._end.start(round(seconds * 1000))
            self._tick.start()

    def stop(self) -> None:
        """Be gone, and end nothing."""
        self._end.stop()
        self._tick.stop()
        self.hide()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Time left to say who wants to look"))

    def _run_out(self) -> None:
        self.stop()
        self.ended.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._appearance.theme, self.height() / HEIGHT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        whole = QRectF(0, 0, self.width() / scale, HEIGHT)
        painter.fillRect(whole, blend(theme.table, theme.ink, 0.16))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.leaf)
        full = QRectF(0, 0, whole.width() * self.left, HEIGHT)
        painter.drawRoundedRect(full.adjusted(-HEIGHT, 0, 0, 0), HEIGHT / 2, HEIGHT / 2)
        if self._seconds is not None:
            self._paint_seconds(painter, whole, full, self._seconds * self.left)

    def _paint_seconds(self, painter: QPainter, whole: QRectF, full: QRectF, seconds: float) -> None:
        """Behind the end of the bar, or on it while there is no room behind it."""
        theme, font = self._appearance.theme, text_font(11, bold=True)
        text = self.tr("{seconds} s").format(seconds=QLocale().toString(seconds, "f", 1))
        width = QFontMetricsF(font).horizontalAdvance(text)
        fits = full.right() + width + 2 * _GAP < whole.right()
        left = full.right() + _GAP if fits else full.right() - width - _GAP
        painter.setFont(font)
        painter.setPen(theme.ink if fits else theme.over(theme.leaf))
        painter.drawText(QRectF(left, 0, width + 1, HEIGHT), Qt.AlignmentFlag.AlignCenter, text)
