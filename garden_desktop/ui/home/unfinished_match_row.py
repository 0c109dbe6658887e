"""The newest unfinished matches in a row that scrolls sideways where it has to."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from garden_desktop.ui.home.home_layout import SLIP_GAP, SLIP_HEIGHT
from garden_desktop.ui.home.relative_time import RelativeTimeFormatter
from garden_desktop.ui.home.thumbnail_loader import ThumbnailLoader
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
    from garden_desktop.ui.home.unfinished_match_card import UnfinishedMatchCard

# Slips are imported when there is a match to carry on with.


class UnfinishedMatchRow(ScrollArea):
    """Slips side by side, newest first. A forgotten one keeps its place until `report_forgotten`."""

    resumed = Signal(Path)
    forgotten = Signal(Path)
    focus_moved = Signal()

    def __init__(self, appearance: Appearance, games: Mapping[str, Game], parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._games = games
        self._ago = RelativeTimeFormatter(self)
        self.cards: list[UnfinishedMatchCard] = []
        self._pictures = ThumbnailLoader(lambda: self.cards, self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = QWidget()
        row.setObjectName("page")
        self._row = QHBoxLayout(row)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addStretch()
        self.setWidget(row)

    def show_matches(self, matches: Sequence[UnfinishedMatch]) -> None:
        """Lay out a slip for each match."""
        for slip in self.cards:
            self._row.removeWidget(slip)
            slip.hide()
            slip.deleteLater()
        self.cards = [self._slip(match) for match in matches]
        for place, slip in enumerate(self.cards):
            self._row.insertWidget(place, slip)
            slip.show()

    def set_slip_width(self, width: int) -> None:
        self.setFixedHeight(px(SLIP_HEIGHT))
        self._row.setSpacing(px(SLIP_GAP))
        for slip in self.cards:
            slip.setFixedSize(width, px(SLIP_HEIGHT))

    def report_forgotten(self) -> None:
        """Tell of the matches that were forgotten and not fetched back."""
        gone = [slip for slip in self.cards if slip.gone]
        self.cards = [slip for slip in self.cards if not slip.gone]
        for slip in gone:
            self._row.removeWidget(slip)
            slip.hide()
            slip.deleteLater()
            self.forgotten.emit(slip.match.path)

    def _slip(self, match: UnfinishedMatch) -> UnfinishedMatchCard:
        from garden_desktop.ui.home.unfinished_match_card import UnfinishedMatchCard

        age = self._ago.format_age(match.modified, time.time())
        slip = UnfinishedMatchCard(self._appearance, match, self._games[match.game_key], age, self)
        slip.resumed.connect(self._resume)
        slip.focused.connect(self._reveal)
        slip.bared.connect(self._pictures.soon)
        return slip

    def _resume(self) -> None:
        for slip in self._sent():
            self.resumed.emit(slip.match.path)

    def _reveal(self) -> None:
        for slip in self._sent():
            self.ensureWidgetVisible(slip, 0, 0)
            self.focus_moved.emit()

    def _sent(self) -> list[UnfinishedMatchCard]:
        """The slip whose signal is being answered."""
        sender = self.sender()
        return [slip for slip in self.cards if slip is sender]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            for slip in self.cards:
                slip.set_age(self._ago.format_age(slip.match.modified, time.time()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        bar = self.horizontalScrollBar()
        if bar.maximum() and event.angleDelta().y():
            bar.setValue(bar.value() - event.angleDelta().y())
            event.accept()
        else:
            event.ignore()
