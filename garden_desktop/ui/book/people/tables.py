"""Saved tables below the list of people: each begun by a press, or kept no longer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.game import Game
from garden_desktop.core.text import without_isolates
from garden_desktop.hotseat.tables import SavedTable, SavedTables
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton, QuietButton
from garden_desktop.ui.kit.layout.box_layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.text.messages import format_message, join_list

_HIGH = 190
"""Pixels: more tables than this has room for are scrolled."""


class SavedTablesPanel(QWidget):
    """`begun` tells the table that was pressed. One that was dropped can be put back until the leaf is left."""

    begun = Signal(object)

    def __init__(self, appearance: Appearance, tables: SavedTables, games: Mapping[str, Game]) -> None:
        super().__init__()
        self._appearance, self._tables, self._games = appearance, tables, games
        self._dropped: SavedTable | None = None
        self.rows: Sequence[SavedTableRow] = ()
        self.title, self.put_back = Label(), QuietButton(appearance, icon="undo", height=34)
        self.title.setProperty("role", "strong")
        self._page, self._roll = QWidget(), ScrollArea()
        self._page.setObjectName("page")
        self._column = column_layout(spacing=2)
        self._page.setLayout(self._column)
        self._roll.setWidget(self._page)
        self.setLayout(column_layout(self.title, self._roll, self.put_back, spacing=4))
        self.put_back.clicked.connect(self._put_back)
        self.retranslate()

    def open(self) -> None:
        """Show the tables there are now."""
        self._dropped = None
        self._show()

    def _show(self) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [SavedTableRow(self._appearance, one, self._games[one.laid.game]) for one in self._tables.all()]
        for row in self.rows:
            self._column.addWidget(row)
            row.show()  # else it has no height yet
            row.link.clicked.connect(partial(self.begun.emit, row.table))
            row.drop.clicked.connect(partial(self._drop, row.table))
        self._roll.setVisible(bool(self.rows))
        self._roll.setFixedHeight(min(px(_HIGH), self._page.sizeHint().height()))
        self.put_back.setVisible(self._dropped is not None)
        self.setVisible(bool(self.rows) or self._dropped is not None)

    def _drop(self, table: SavedTable) -> None:
        self._tables.drop(table.name)
        self._dropped = table
        self._show()
        self.put_back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_back(self) -> None:
        if self._dropped is not None:
            self._tables.save_table(*self._dropped)
            self.open()
            self.rows[0].link.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Tables"))
        self.put_back.setText(self.tr("Put the table back"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._show()


class SavedTableRow(QWidget):
    """The name of a table; below it what is played there, and by whom."""

    def __init__(self, appearance: Appearance, table: SavedTable, game: Game) -> None:
        super().__init__()
        self.table = table
        self.link = LinkButton(appearance, table.name, icon="people")
        self.drop = IconButton(appearance, "close", px=30)
        self.drop.set_name(self.tr("Keep {table} no longer").format(table=table.name))
        about = Label(wrap=True)
        about.setProperty("role", "small")
        people = join_list([seat.name for seat in table.laid.seats])
        words = self.tr("{game}: {people}").format(game=format_message(game.info.title, str), people=people)
        about.setText(words)
        self.link.setAccessibleDescription(without_isolates(words))
        first, second = row_layout(self.link, None, self.drop, spacing=4), row_layout(about, margins=(36, 0, 8, 4))
        self.setLayout(column_layout(first, second, spacing=0))
