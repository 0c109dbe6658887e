"""What is said or asked about a match, over the upper end of its table: nothing below it moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.widgets import PrimaryButton


class Strip(Notice):
    """Hidden until it has something to say; Esc or the cross sends it away, the next move whatever does not last.
    `tables` are what it may lie over."""

    def __init__(self, appearance: Appearance, tables: Sequence[QWidget], parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._tables = tables
        self._yes: Callable[[], None] | None = None
        self._lasting = False
        self._agree = PrimaryButton(appearance, height=34)
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

    def tell(self, text: str, *, lasting: bool = False) -> None:
        """Show a sentence for everybody; one that is `lasting` stays until a person sends it away."""
        self._open(text, "", None)
        self._lasting = lasting

    def ask(self, text: str, agree: str, yes: Callable[[], None]) -> None:
        """Show a question; `yes` is called when somebody presses `agree`."""
        self._open(text, agree, yes)
        self._agree.setFocus()

    def settle(self) -> None:
        """The table has changed: what was said about it before is out of date."""
        if not self._lasting:
            self.hide()

    def agree(self) -> None:
        """Answer the question as its button does."""
        yes, self._yes = self._yes, None
        self.hide()
        if yes is not None:
            yes()

    def _open(self, text: str, agree: str, yes: Callable[[], None] | None) -> None:
        self._yes, self._lasting = yes, False
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
