"""Dialog that moves the cursor to a place by its name, such as "c5" or the beginning of a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from garden_desktop.ui.board.layout import ItemRef
from garden_desktop.ui.kit.accessibility import post_event
from garden_desktop.ui.kit.buttons.painted import ENTER
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.lines import plain
from garden_desktop.ui.match.table_views import TableViews

_SIZE: Final = QSize(560, 190)
_COORDINATE: Final = re.compile(r"[a-z]{1,2}\d{1,2}")


class GoToTarget(NamedTuple):
    """Possible target of the cursor, and its description."""

    thing: ItemRef
    words: str

    def called(self, typed: str) -> int:
        """Match of its description with the typed text: 2 for whole words, 1 for beginnings of words, 0 for none.
        Coordinates match as a whole only."""
        mine = re.findall(r"\w+", plain(self.words))
        asked = re.findall(r"\w+", plain(typed))
        if asked and all(word in mine for word in asked):
            return 2
        begun = [any(one.startswith(word) for one in mine) for word in asked if not _COORDINATE.fullmatch(word)]
        return int(bool(begun) and len(begun) == len(asked) and all(begun))


class GoToPlaceDialog(SheetOverlay):
    """Search field with the result below it, announced while typing; Enter moves the cursor, on the table or in list
    mode. The field is cleared when the dialog closes."""

    def __init__(self, appearance: Appearance, views: TableViews, parent: QWidget) -> None:
        super().__init__(appearance, _SIZE, parent)
        self._views, self._board = views, views.board
        self._title, self.field, self.line = Label(), QLineEdit(), Label(wrap=True)
        self._title.setProperty("role", "heading")
        self.field.setMaxLength(40)
        self.field.textEdited.connect(self._say)
        self._board.interaction.changed.connect(self._tell)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        for part in (self._title, self.field, self.line):
            column.addWidget(part)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Go to a space"))
        self.setAccessibleName(self._title.text())
        self.field.setPlaceholderText(self.tr("Name or coordinate, such as c5"))
        self.field.setAccessibleName(self.field.placeholderText())
        self._tell()

    def open_sheet(self) -> None:
        self.field.clear()
        self._tell()
        super().open_sheet()

    def dismiss(self) -> None:
        super().dismiss()
        self.field.clear()
        self._tell()

    @property
    def found(self) -> list[GoToTarget]:
        """Targets that match the typed text, the best first."""
        typed = self.field.text()
        goals = [goal for goal in self._goals() if goal.called(typed)]
        return sorted(goals, key=lambda goal: -goal.called(typed))

    def _goals(self) -> Iterator[GoToTarget]:
        """All positions of the cursor."""
        board, describer = self._board, self._board.accessibility.describer
        return (GoToTarget(thing, describer.located(thing)) for thing in board.table_cursor.everything())

    def _tell(self) -> None:
        """Show the target of Enter below the field."""
        words = self._words() if self.field.text() else ""
        self.line.setText(words)
        self.field.setAccessibleDescription(words)

    def _words(self) -> str:
        found = self.found
        if not found:
            return self.tr("There is no {place} here.").format(place=self.field.text().strip())
        more = self.tr("%n more with this name.", "", len(found) - 1) if found[1:] else ""
        return " ".join(filter(None, (f"{found[0].words.removesuffix('.')}.", more)))

    def _say(self) -> None:
        self._tell()
        post_event(QAccessibleAnnouncementEvent(self.field, self.line.text()))

    def _go(self) -> None:
        found = self.found
        if not found:
            self._say()
            return
        shown = self._views.shown
        later(shown, lambda: shown.focus_item(found[0].thing))
        self.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._go()
        else:
            super().keyPressEvent(event)
