"""Shortcuts of the home screen: saved tables that start the next match at once, and the search field for games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import row_layout
from garden_desktop.ui.kit.layout.mirror import mirrored, painter_of
from garden_desktop.ui.kit.live_region import send_announcement
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.lines import plain
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.kit.text.translations import format_message, join_list

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


_ICON: Final = 18
_CROSS: Final = 24


class GameSearchField(QLineEdit):
    """A line to type a title into. `asked` tells that what is looked for is another now."""

    asked = Signal()

    def __init__(self, appearance: Appearance, games: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._games = games
        self._cross = IconButton(appearance, "close", px=_CROSS, parent=self)
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        wire(self._cross, "clicked(bool)", self, "clear()")
        self._cross.setCursor(Qt.CursorShape.ArrowCursor)
        self._cross.hide()
        self.setMaxLength(80)
        self.textChanged.connect(self._changed)
        wire(appearance, "changed()", self, "update()")
        self.retranslate()

    def retranslate(self) -> None:
        before, behind = _ICON + 4, _CROSS
        self.setTextMargins(*((behind, 0, before, 0) if self.isRightToLeft() else (before, 0, behind, 0)))
        self.setPlaceholderText(self.tr("Find one of %n games", "", self._games))
        self.setAccessibleName(self.placeholderText())
        self.setAccessibleDescription(self.tr("Esc clears it."))
        self._cross.set_name(self.tr("Clear"))

    def finds(self, title: str) -> bool:
        """Whether every word that is typed stands in a title, whatever its case and accents."""
        typed = plain(title)
        return all(word in typed for word in plain(self.text()).split())

    def verdict(self, found: int) -> str:
        """What came of it in one sentence, "" where nothing is looked for."""
        words = self.text().strip()
        if not words:
            return ""
        if found:
            return self.tr("%n games found.", "", found)
        return self.tr("No game is called “{words}”.").format(words=words)

    def announce(self, sentence: str) -> None:
        """Say a sentence to screen readers, without taking the focus anywhere."""
        send_announcement(self, sentence)

    def _changed(self, words: str) -> None:
        self._cross.setVisible(bool(words))
        self.asked.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        box = QRect(self.width() - _CROSS - 5, (self.height() - _CROSS) // 2, _CROSS, _CROSS)
        self._cross.setGeometry(mirrored(self, box))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box = QRectF(9, (self.height() - _ICON) / 2, _ICON, _ICON)
        draw_icon(painter_of(self), self._appearance.art, "search", box, self._appearance.theme.muted)
