"""One clear sentence in place, until it is put away: what other programs say in a message box."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from garden_desktop.ui.kit.buttons import IconButton
from garden_desktop.ui.kit.icons import draw_icon
from garden_desktop.ui.kit.label import Label
from garden_desktop.ui.kit.look import Look

_WIDEST = 760


class Notice(QWidget):
    """A paper label with a sentence and a cross. `place` puts it above the bottom of its parent."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self._look = look
        self.words = Label()
        self.words.setWordWrap(True)
        self._close = IconButton(look, "close", px=28)
        self._close.clicked.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(46, 10, 10, 10)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self._close)
        look.changed.connect(self.update)
        self.retranslate()
        self.hide()

    def say(self, text: str) -> None:
        """Show `text`, and tell it to screen readers."""
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # 5 ms, and most starts have nothing to say

        self.words.setText(text)
        self.setAccessibleName(text)
        self.place()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def place(self) -> None:
        """Stand centred, 20 above the bottom of the parent."""
        area = self._host.rect()
        natural = self.words.fontMetrics().horizontalAdvance(self.words.text()) + 110
        width = min(_WIDEST, area.width() - 48, natural)
        height = max(48, self._row.heightForWidth(width))
        self.setGeometry((area.width() - width) // 2, area.height() - 20 - height, width, height)

    def retranslate(self) -> None:
        self._close.set_name(self.tr("Put this note away"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.sun, 1.6))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        draw_icon(painter, self._look.art, "info", QRectF(14, self.height() / 2 - 11, 22, 22), theme.sun)
