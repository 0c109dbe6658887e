"""Section of unfinished matches on the home screen: a row of cards, their thumbnails and relative times."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QEvent, QLocale, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from garden_desktop.ui.home.home_layout import SLIP_GAP, SLIP_HEIGHT, SLIPS_SHOWN, HomeLayout
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.mirror import mirrored
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.labels import Label

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
    from garden_desktop.ui.home.unfinished_match_card import UnfinishedMatchCard


class ThumbnailLoader(QObject):
    """Loader of missing pictures of match cards, one per event-loop pass.

    Keeps no reference to cards, since any may be destroyed meanwhile; `slips` returns those that exist.
    """

    def __init__(self, slips: Callable[[], Sequence[UnfinishedMatchCard]], parent: QObject) -> None:
        super().__init__(parent)
        self._slips = slips
        self._coming = False

    def soon(self) -> None:
        """Schedule the drawing of missing pictures."""
        if not self._coming:
            self._coming = True
            later(self, self._draw_one)

    def _draw_one(self) -> None:
        self._coming = False
        waiting = [slip for slip in self._slips() if slip.bare and not slip.visibleRegion().isEmpty()]
        for slip in waiting[:1]:
            slip.make_picture()
        if waiting[1:]:
            self.soon()


_MINUTE, _HOUR = 60, 3600


class RelativeTimeFormatter(QObject):
    """Formatter of the age of a moment; times are in seconds since the epoch."""

    def format_age(self, then: float, now: float) -> str:
        age = max(0, int(now - then))
        days = self._days(then, now)
        if age < _MINUTE:
            return self.tr("just now")
        if age < _HOUR:
            return self.tr("%n min ago", "", age // _MINUTE)
        if days == 0 or age < 6 * _HOUR:
            return self.tr("%n h ago", "", age // _HOUR)
        if days == 1:
            return self.tr("yesterday")
        day = QDateTime.fromSecsSinceEpoch(int(then)).date()
        if days < 7:
            return QLocale().standaloneDayName(day.dayOfWeek(), QLocale.FormatType.LongFormat)
        return QLocale().toString(day, QLocale.FormatType.ShortFormat)

    @staticmethod
    def _days(then: float, now: float) -> int:
        first, last = (QDateTime.fromSecsSinceEpoch(int(moment)).date() for moment in (then, now))
        return first.daysTo(last)


# Cards are imported when there is a match to resume.


class UnfinishedMatchRow(ScrollArea):
    """Row of match cards, newest first, scrolling horizontally. A deleted match keeps its place until
    `report_forgotten`."""

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
        """Create a card for each match."""
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
        """Remove the cards of deleted matches and emit `forgotten` for each."""
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
        """Return the card whose signal is being handled, as a list; empty if it is gone."""
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


class UnfinishedMatchesSection(QObject):
    """Title, link and row of unfinished matches, as children of `page`; in reading and tab order directly after
    `before`."""

    resumed = Signal(object)
    forgotten = Signal(object)
    all_wanted = Signal()
    focus_moved = Signal()

    def __init__(self, appearance: Appearance, games: Mapping[str, Game], before: QWidget, page: QWidget) -> None:
        super().__init__(page)
        self._page, self._before = page, before
        self._count = 0
        self._title = Label(page)
        self._title.setProperty("role", "strong")
        self.link = LinkButton(appearance, px=13, parent=page)
        self.strip = UnfinishedMatchRow(appearance, games, page)
        for part in (self.strip, self.link, self._title, before):
            part.lower()  # screen readers read children in this order
        self.strip.resumed.connect(self.resumed)
        self.strip.forgotten.connect(self.forgotten)
        self.strip.focus_moved.connect(self.focus_moved)
        self.link.clicked.connect(self.all_wanted)

    def show_matches(self, matches: Sequence[UnfinishedMatch], tab_after: QWidget) -> None:
        """Show the newest matches, in tab order after `tab_after`; without any the section is left out."""
        self._count = len(matches)
        self.strip.show_matches(matches[:SLIPS_SHOWN])
        for slip in (*self.strip.cards, self.link):
            QWidget.setTabOrder(tab_after, slip)
            tab_after = slip
        self.retranslate()

    def count(self, number: int) -> None:
        """Update the number of matches; the cards stay."""
        if number != self._count:
            self._count = number
            self.retranslate()
            self.link.setVisible(number > SLIPS_SHOWN)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Continue"))
        self.link.setText(self.tr("All %n matches ›", "", self._count))

    def lay(self, laid: HomeLayout) -> None:
        self._title.setGeometry(laid.slips_title)
        self.strip.setGeometry(laid.slips)
        self.strip.set_slip_width(laid.slip_width)
        size, title = self.link.sizeHint(), laid.slips_title
        left = laid.size.width() - title.left() if self._page.isRightToLeft() else title.right() + 1
        beside = QRect(QPoint(left - size.width() + px(8), title.top() + 1), size)
        self.link.setGeometry(mirrored(self._page, beside))
        for part in (self._title, self.strip):
            part.setVisible(bool(self.strip.cards))
        self.link.setVisible(self._count > SLIPS_SHOWN)
