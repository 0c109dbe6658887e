"""Shortcuts of the home screen: links that start a match at a saved table, and the search field for games."""

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
"""Maximum number of links, for the tables used last; the garden book lists all."""
_LONGEST: Final = 24
"""Maximum length of a name in characters; the tooltip has the full name."""


class SavedTableLinks(QWidget):
    """Links to saved tables, as many as there is room for. `chosen` is emitted with a table."""

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

    @property
    def used(self) -> bool:
        """Whether there are saved tables."""
        return bool(self._tables)

    def show_tables(self, tables: Sequence[SavedTable]) -> None:
        """Show links to the first of these tables."""
        self._tables = tables[:SHOWN]
        for link, table in zip(self.links, self._tables, strict=False):
            name = table.name
            link.setText(name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…")
            words = self.tr("Start {game} with {people}")
            people = join_list([seat.name for seat in table.laid.seats])
            tip(link, words.format(game=format_message(self._games[table.laid.game].info.title, str), people=people))
            link.setAccessibleName(name)
        self.setAccessibleName(self.tr("Saved groups"))

    def lay(self, line: QRect, words: int) -> None:
        """Place the links at the end of rectangle `line`, whose first `words` pixels are taken by a title."""
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
    """Search field for games. `asked` is emitted when its text changes."""

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
        self.setPlaceholderText(self.tr("Search %n games", "", self._games))
        self.setAccessibleName(self.placeholderText())
        self.setAccessibleDescription(self.tr("Esc clears the search."))
        self._cross.set_name(self.tr("Clear"))

    def finds(self, title: str) -> bool:
        """Whether a title contains every typed word, ignoring case and accents."""
        typed = plain(title)
        return all(word in typed for word in plain(self.text()).split())

    def verdict(self, found: int) -> str:
        """Return the result of the search as a sentence, "" if nothing is typed."""
        words = self.text().strip()
        if not words:
            return ""
        if found:
            return self.tr("%n games found.", "", found)
        return self.tr("No game found for “{words}”.").format(words=words)

    def announce(self, sentence: str) -> None:
        """Announce a sentence to screen readers without moving the focus."""
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
