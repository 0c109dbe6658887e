"""The palette itself: a line to type into, and below it what can be done now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QVBoxLayout, QWidget

from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.text.lines import list_lines, wrap_lines
from garden_desktop.ui.palette.command import Command, find_commands

SIZE: Final = QSize(720, 560)
_PAGE: Final = 8
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -_PAGE, Qt.Key.Key_PageDown: _PAGE}


class CommandPalette(SheetOverlay):
    """Arrows choose while one types, Enter does it. A deed is done when the sheet is away."""

    def __init__(self, appearance: Appearance, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(appearance, SIZE, parent)
        self._commands: Sequence[Command] = commands
        self._found: Sequence[Command] = commands
        self._more = ""
        self.field, self.list, self._count = QLineEdit(), QListWidget(), Label(wrap=True)
        self.field.setMaxLength(80)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._search)
        wrap_lines(self.list)
        self.list.currentRowChanged.connect(self._describe)
        self.list.activated.connect(self._do)
        self._count.setProperty("role", "small")
        column = QVBoxLayout(self.body)
        column.setContentsMargins(24, 24, 24, 20)
        column.setSpacing(12)
        for part in (self.field, self._count, self.list):
            column.addWidget(part, part is self.list)
        self.retranslate()
        self._search("")

    @property
    def chosen(self) -> Command | None:
        """What Enter would do."""
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("What can be done now"))
        self.field.setPlaceholderText(self.tr("What can be done now"))
        self.field.setAccessibleName(self.tr("What would you like to do?"))
        self.list.setAccessibleName(self.tr("What can be done now"))

    def _search(self, typed: str) -> None:
        self._found = find_commands(self._commands, typed)
        told = self.list.blockSignals(True)
        list_lines(self.list, [command.line for command in self._found])
        self.list.setCurrentRow(0)
        self.list.blockSignals(told)
        count = self.tr("%n things can be done.", "", len(self._found))
        moves = sum(command.searched for command in self._commands) if not typed.strip() else 0
        self._more = self.tr("Type to find one of %n moves as well.", "", moves) if moves else ""
        found_any = " ".join(filter(None, (count, self._more)))
        self._count.setText(found_any if self._found else self.tr("Nothing here is called that."))
        self._describe()

    def _describe(self) -> None:
        """The line that Enter would do is said while the focus stays where one types."""
        line = self.chosen.line if self.chosen is not None else self._count.text()
        first = self.list.currentRow() <= 0  # as the palette opens; not again at every step of an arrow
        self.field.setAccessibleDescription(f"{line}. {self._more}" if first and self._more else line)
        if self.isVisible() and self.field.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.field, line))

    def _do(self) -> None:
        command = self.chosen
        if command is not None:
            later(self._window, command.do)
            self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows of whoever types walk in the list."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None and self._found:
                self.list.setCurrentRow(min(len(self._found) - 1, max(0, self.list.currentRow() + step)))
                return True
            if event.key() in _ENTER:
                self._do()
                return True
        return super().eventFilter(watched, event)
