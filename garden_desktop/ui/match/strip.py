"""What is said or asked about a match, over the upper end of its table: nothing below it moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.notice import Notice
from garden_desktop.ui.kit.widgets import PrimaryButton


class Strip(Notice):
    """Hidden until it has something to say; Esc or the cross sends it away. `tables` are what it may lie over."""

    def __init__(self, look: Look, tables: Sequence[QWidget], parent: QWidget) -> None:
        super().__init__(look, parent)
        self._tables = tables
        self._yes: Callable[[], None] | None = None
        self._agree = PrimaryButton(look, height=34)
        self._agree.clicked.connect(self.agree)
        self._agree.hide()
        self.row.insertWidget(1, self._agree)
        self.row.setSpacing(12)

    @property
    def text(self) -> str:
        return self.words.text()

    @property
    def high(self) -> bool:
        return True

    def room(self) -> QRect:
        return self._shown().geometry()

    def tell(self, text: str) -> None:
        """Show a sentence."""
        self._open(text, "", None)

    def ask(self, text: str, agree: str, yes: Callable[[], None]) -> None:
        """Show a question; `yes` is called when somebody presses `agree`."""
        self._open(text, agree, yes)
        self._agree.setFocus()

    def agree(self) -> None:
        """Answer the question as its button does."""
        yes, self._yes = self._yes, None
        self.hide()
        if yes is not None:
            yes()

    def _open(self, text: str, agree: str, yes: Callable[[], None] | None) -> None:
        self._yes = yes
        self._agree.setText(agree)
        self._agree.setVisible(yes is not None)
        self.say(text)

    def _shown(self) -> QWidget:
        return next((table for table in self._tables if not table.isHidden()), self._tables[0])

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        here = QApplication.focusWidget()
        if here is not None and self.isAncestorOf(here):
            self._shown().setFocus()
