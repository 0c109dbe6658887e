"""A sheet over the window: the rest is dimmed, the keyboard stays on the sheet until it is put away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.shadow import draw_shadow

RADIUS: Final = 16
MARGIN: Final = 24
SCRIM: Final = 0.62
_OF_THE_WINDOW: Final = (QKeySequence.StandardKey.Quit, QKeySequence.StandardKey.FullScreen)


class SheetOverlay(QWidget):
    """Covers its parent; what belongs to the sheet goes into `body`. Esc puts it away.

    `size` is what the sheet would like; a small window gets a smaller sheet. `scrim` is how much of
    the window is dimmed, 0 to 1.
    """

    dismissed = Signal()

    def __init__(self, look: Look, size: QSize, parent: QWidget, scrim: float = SCRIM) -> None:
        super().__init__(parent)
        self.look = look
        self.body = QWidget(self)
        self._window = parent
        self._size = size
        self._scrim = scrim
        self._before: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        look.changed.connect(self.update)
        self.hide()

    def open_sheet(self) -> None:
        """Show the sheet; the keyboard goes to the first thing on it that takes it."""
        self._before = QApplication.focusWidget()
        self._cover()
        self.show()
        self.raise_()
        chain = self._stops()
        (chain[0] if chain else self).setFocus(Qt.FocusReason.PopupFocusReason)

    def dismiss(self) -> None:
        """Put the sheet away; the keyboard goes back to where it was."""
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self._before = None
        self.dismissed.emit()

    def retranslate(self) -> None:
        """Say everything in the present language."""

    def _cover(self) -> None:
        self.setGeometry(QRect(QPoint(), self._window.size()))
        room = self.size() - QSize(2 * MARGIN, 2 * MARGIN)
        sheet = QRect(QPoint(), self._size.boundedTo(room))
        sheet.moveCenter(self.rect().center())
        self.body.setGeometry(sheet)

    def _stops(self) -> list[QWidget]:
        """What Tab stops at on the sheet, in order."""
        stops: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()
            if takes and self.isAncestorOf(widget) and widget.isVisibleTo(self):
                stops.append(widget)
            widget = widget.nextInFocusChain()
        return stops

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if not any(event.matches(key) for key in _OF_THE_WINDOW):
                event.accept()  # no shortcut of the table works below a sheet
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def focusNextPrevChild(self, next: bool) -> bool:
        stops = self._stops()
        if stops:
            now = QApplication.focusWidget()
            at = stops.index(now) if now in stops else (-1 if next else 0)
            reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
            stops[(at + (1 if next else -1)) % len(stops)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cover()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        night = QColor("#18211D")
        night.setAlphaF(self._scrim)
        painter.fillRect(self.rect(), night)
        sheet = QRectF(self.body.geometry())
        draw_shadow(painter, sheet, radius=RADIUS, depth=32)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.surface)
        painter.drawRoundedRect(sheet, RADIUS, RADIUS)
