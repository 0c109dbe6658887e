"""Saved tables beside "Begin something new": a press begins the next match there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.layout.box_layouts import row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.messages import format_message, join_list
from garden_desktop.ui.kit.text.tip import tip

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.hotseat.tables import SavedTable

SHOWN: Final = 3
"""So many, those begun last; all of them are in the book."""
_LONGEST: Final = 24
"""Letters of a name; all of it is in the tip."""


class SavedTableLinks(QWidget):
    """As many as there is room for. `chosen` tells the table that was pressed."""

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, games: Mapping[str, Game], parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance, self._games = appearance, games
        self._tables: Sequence[SavedTable] = ()
        self.links = [LinkButton(appearance, icon="people", parent=self) for _ in range(SHOWN)]
        for at, link in enumerate(self.links):
            link.clicked.connect(self._press(at))
        self.setLayout(row_layout(*self.links, spacing=4))

    def show_tables(self, tables: Sequence[SavedTable]) -> None:
        """Offer the first of these."""
        self._tables = tables[:SHOWN]
        for link, table in zip(self.links, self._tables, strict=False):
            name = table.name
            link.setText(name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…")
            words = self.tr("Begin {game} with {people}")
            people = join_list([seat.name for seat in table.laid.seats])
            tip(link, words.format(game=format_message(self._games[table.laid.game].info.title, str), people=people))
            link.setAccessibleName(name)
        self.setAccessibleName(self.tr("Your tables"))

    def lay(self, line: QRect, words: int) -> None:
        """Stand at the end of a line, behind so many pixels of words."""
        room, used = line.width() - words - px(24), 0
        for at, link in enumerate(self.links):
            used += link.sizeHint().width() + px(4)
            link.setVisible(at < len(self._tables) and used <= room)
        wide = self.sizeHint().width()
        box = QRect(line.left(), line.top() - px(3), wide, px(36))
        if not self.isRightToLeft():
            box.moveRight(line.right())
        self.setGeometry(box)

    def _press(self, at: int) -> Callable[[], None]:
        return lambda: self.chosen.emit(self._tables[at])
