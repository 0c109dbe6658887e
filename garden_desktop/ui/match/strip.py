"""A strip below the bar: one sentence, sometimes a question, never a box in the way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from garden_desktop.ui.kit.label import Label
from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.theme import blend
from garden_desktop.ui.kit.widgets import IconButton, PrimaryButton


class Strip(QWidget):
    """Hidden until it has something to say; Esc or the cross sends it away."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._yes: Callable[[], None] | None = None
        self._text = Label(wrap=True)
        self._agree = PrimaryButton(look, height=34)
        self._away = IconButton(look, "close")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 10, 6)
        row.setSpacing(12)
        row.addWidget(self._text, 1)
        row.addWidget(self._agree)
        row.addWidget(self._away)
        self._agree.clicked.connect(self.agree)
        self._away.clicked.connect(self.hide)
        look.changed.connect(self.update)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def tell(self, text: str) -> None:
        """Show a sentence."""
        self._open(text, "", None)

    def ask(self, text: str, agree: str, yes: Callable[[], None]) -> None:
        """Show a question; `yes` is called when somebody presses `agree`."""
        self._open(text, agree, yes)
        self._agree.setFocus()

    def retranslate(self) -> None:
        self._away.set_name(self.tr("Close this notice"))

    def _open(self, text: str, agree: str, yes: Callable[[], None] | None) -> None:
        self._yes = yes
        self._text.setText(text)
        self._agree.setText(agree)
        self._agree.setVisible(yes is not None)
        self.setAccessibleName(text)
        self.show()

    def agree(self) -> None:
        """Answer the question as its button does."""
        yes, self._yes = self._yes, None
        self.hide()
        if yes is not None:
            yes()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), blend(theme.surface, theme.sun, 0.14))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.line)
