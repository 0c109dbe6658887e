"""Keeps the table that is laid on the new-game sheet, under a name."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.record import LONGEST_NAME
from garden_desktop.ui.kit.buttons.painted import LinkButton, QuietButton
from garden_desktop.ui.kit.layout.box_layouts import row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.text.name_field import NameField


class SaveTableForm(QWidget):
    """A link, a field once it is pressed, and a word when it is done. `named` tells the name."""

    named = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.link = LinkButton(appearance, icon="people")
        self.field, self.keep = NameField(), QuietButton(appearance, height=34)
        self.said = Label(wrap=True)
        self.said.setProperty("role", "small")
        self.field.setMaxLength(LONGEST_NAME)
        row = row_layout(self.link, self.field, self.keep, self.said)
        row.setStretch(1, 1)
        row.setStretch(3, 1)
        self.setLayout(row)
        self.link.clicked.connect(self.ask)
        self.keep.clicked.connect(self._tell)
        self.field.returnPressed.connect(self._tell)
        self.field.left.connect(self._close)
        self._close()
        self.retranslate()

    def ask(self) -> None:
        """Let a name be written."""
        self._show(asking=True)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_result(self, words: str) -> None:
        """It is done, or why it is not."""
        self._close()
        self.said.setText(words)

    def retranslate(self) -> None:
        self.link.setText(self.tr("Keep this table…"))
        self.field.setPlaceholderText(self.tr("What is this table called?"))
        self.field.setAccessibleName(self.tr("Name of the table"))
        self.keep.setText(self.tr("Keep"))

    def _tell(self) -> None:
        if self.field.text().strip():
            self.named.emit(self.field.text())

    def _close(self) -> None:
        if self.field.hasFocus() or self.keep.hasFocus():
            self.link.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show(asking=False)

    def _show(self, *, asking: bool) -> None:
        self.said.clear()
        self.field.setVisible(asking)
        self.keep.setVisible(asking)
        self.link.setVisible(not asking)
        self.said.setVisible(not asking)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
