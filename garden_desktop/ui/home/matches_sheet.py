"""Sheet with all unfinished matches, when there are more than the home screen shows."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.core.game import Game
from garden_desktop.ui.home.home_layout import SLIP_HEIGHT
from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
from garden_desktop.ui.home.unfinished_match_card import UnfinishedMatchCard
from garden_desktop.ui.home.unfinished_matches import RelativeTimeFormatter, ThumbnailLoader
from garden_desktop.ui.kit.buttons.painted import IconButton
from garden_desktop.ui.kit.layout.mirror import along
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label

_COLUMNS: Final = 2
_AT_ONCE: Final = 24
"""Number of cards created at a time."""
_ROOM: Final = 2 * SLIP_HEIGHT
"""Distance in pixels from the end of the list at which more cards are created."""
_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -_COLUMNS,
    Qt.Key.Key_Down: _COLUMNS,
}


class MatchesSheet(SheetOverlay):
    """Sheet with two columns of match cards. Deleted matches are emitted when the sheet is dismissed."""

    resumed = Signal(Path)
    forgotten = Signal(Path)

    def __init__(
        self, appearance: Appearance, games: Mapping[str, Game], matches: Sequence[UnfinishedMatch], parent: QWidget
    ) -> None:
        super().__init__(appearance, QSize(880, 640), parent)
        self._ago = RelativeTimeFormatter(self)
        self._title = Label()
        self._title.setProperty("role", "heading")
        self._close = IconButton(appearance, "close")
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close.clicked.connect(self.dismiss)
        self._pictures = ThumbnailLoader(lambda: self.cards, self)
        self._games, self._matches = games, matches
        self.cards: list[UnfinishedMatchCard] = []
        self._lay_out()
        self._fetch()
        self.retranslate()
        self.dismissed.connect(self._settle)

    def retranslate(self) -> None:
        self._title.setText(self.tr("%n unfinished matches", "", len(self._matches)))
        self.setAccessibleName(self._title.text())
        self._close.set_name(self.tr("Close"))
        for slip in self.cards:
            slip.set_age(self._ago.format_age(slip.match.modified, time.time()))

    def _slip(self, match: UnfinishedMatch, game: Game) -> UnfinishedMatchCard:
        slip = UnfinishedMatchCard(self.appearance, match, game, "")
        slip.setMinimumWidth(px(300))
        slip.setFixedHeight(px(SLIP_HEIGHT))
        slip.resumed.connect(self._resume)
        slip.bared.connect(self._pictures.soon)
        return slip

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        page = QWidget()
        page.setObjectName("page")
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(0, 0, 8, 0)
        self._grid.setSpacing(16)
        self._scroll = ScrollArea()
        self._scroll.setWidget(page)
        self._scroll.verticalScrollBar().valueChanged.connect(self._near_the_end)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(28, 24, 20, 24)
        column.setSpacing(16)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)

    def _near_the_end(self, value: int) -> None:
        if value > self._scroll.verticalScrollBar().maximum() - _ROOM:
            self._fetch()

    def _fetch(self) -> None:
        """Create the next cards, if there are more matches."""
        self._grid.setRowStretch(len(self.cards), 0)
        for match in self._matches[len(self.cards) : len(self.cards) + _AT_ONCE]:
            slip, place = self._slip(match, self._games[match.game_key]), len(self.cards)
            slip.set_age(self._ago.format_age(match.modified, time.time()))
            self._grid.addWidget(slip, place // _COLUMNS, place % _COLUMNS)
            self.cards.append(slip)
        self._grid.setRowStretch(len(self.cards), 1)

    def _resume(self) -> None:
        slip = self.sender()
        if isinstance(slip, UnfinishedMatchCard):
            self.dismiss()
            self.resumed.emit(slip.match.path)

    def _settle(self) -> None:
        for slip in self.cards:
            if slip.gone:
                self.forgotten.emit(slip.match.path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = next((place for place, slip in enumerate(self.cards) if slip.hasFocus()), None)
        step = _STEPS.get(along(self, event.key()))
        if at is None or step is None:
            super().keyPressEvent(event)
            return
        if at + step >= len(self.cards) - _COLUMNS:
            self._fetch()
        if 0 <= at + step < len(self.cards):
            self.cards[at + step].setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(self.cards[at + step])
