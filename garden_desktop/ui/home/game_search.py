"""The search field of the home screen: games by title, for a tray with a dozen of them and more."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from garden_desktop.ui.kit.buttons.painted import IconButton
from garden_desktop.ui.kit.layout.mirror import mirrored, painter_of
from garden_desktop.ui.kit.live_region import send_announcement
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import draw_icon
from garden_desktop.ui.kit.text.plain import plain
from garden_desktop.ui.kit.wire import wire

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
