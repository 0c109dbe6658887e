"""Tab widget of the garden book, its sections, and the two-page layout of a section."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import date
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QTabBar, QWidget

from garden_desktop.hotseat.book.index import MatchIndex
from garden_desktop.hotseat.book.names_and_notes import Aliases
from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.layout.layouts import UNBOUNDED, column_layout, row_layout
from garden_desktop.ui.kit.layout.scroll_area import CompactPage, ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.size import grown, px, scale
from garden_desktop.ui.kit.style.theme import text_font

# Two-page layout; in a narrow or upright window the second page stands below the first, and both scroll.


_NARROW: Final = 560
_UPRIGHT: Final = 1.2
_HIGH: Final = 1000
"""A section stacks its pages if it is at least this high, in pixels at 100 %, and _UPRIGHT times as high as wide."""
_LOW: Final = 220
"""Minimum height of the lower page, in pixels at 100 %."""


class PageSizeRule(NamedTuple):
    """Width of one of two pages: minimum and maximum in pixels at 100 %, and its share of the section's width.

    `high` is its share of the section's height in an upright window.
    """

    page: QWidget
    least: int
    most: int
    share: float
    high: float


class TwoPageView(ScrollArea):
    """Scroll area that shows two pages side by side or one below the other."""

    def __init__(self, appearance: Appearance, first: QWidget, second: QWidget, held: PageSizeRule) -> None:
        super().__init__()
        self._second, self._held = second, held
        self._row = row_layout(first, second, spacing=0)
        self._row.setStretch(0 if held.page is second else 1, 1)
        pages = CompactPage()
        pages.setLayout(self._row)
        self.setWidget(pages)
        appearance.changed.connect(self._fit)

    @property
    def fold(self) -> int:
        """X position where the pages meet; 0 if they are stacked or the second is hidden."""
        side_by_side = self._row.direction() == QBoxLayout.Direction.LeftToRight
        return self._second.x() if side_by_side and self._second.isVisibleTo(self) else 0

    def _fit(self) -> None:
        page, least, most, share, high = self._held
        upright = self.height() > max(px(_HIGH), _UPRIGHT * self.width())
        below = upright or self.width() < px(_NARROW)
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if below else ways.LeftToRight)
        wide = round(min(px(most), max(px(least), self.width() * share)))
        page.setMinimumWidth(0 if below else wide)
        page.setMaximumWidth(UNBOUNDED if below else wide)
        page.setMinimumHeight(max(page.minimumSizeHint().height(), round(self.height() * high)) if upright else 0)
        if page is not self._second or not upright:
            self._second.setMinimumHeight(px(_LOW) if below else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


TAB: Final = 40
_ICONS: Final = ("book", "people")
_EDGE: Final = 20
_COVER: Final = 10
_BARE: Final = 62
_BEFORE: Final = 32
"""Distance in pixels from the edge of the book to the first tab."""


class BookSection(QWidget):
    """Base of the widgets below the tabs."""

    def __init__(self) -> None:
        super().__init__()
        self._spread: TwoPageView | None = None
        self._seen: Hashable = None

    @property
    def fold(self) -> int:
        """X position where the section's two pages meet; 0 if it has only one."""
        return 0 if self._spread is None else self._spread.fold

    def hold(self, spread: TwoPageView) -> None:
        """Set the two-page view that fills the section."""
        self._spread = spread
        self.setLayout(column_layout(spread, spacing=0))

    def open_leaf(self) -> None:
        """Refresh the contents, because the section is shown; overridden by subclasses."""

    def has_changed(self, index: MatchIndex, aliases: Aliases) -> bool:
        """Whether records, names or the date have changed since the last call."""
        seen, self._seen = self._seen, (index.state(), tuple(aliases.known.items()), date.today())
        return self._seen != seen


class BookTabBar(QTabBar):
    """Tab bar with icon and label per tab; Left and Right move between tabs."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance, self._bare = appearance, False
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        for _ in _ICONS:
            self.addTab("")
        appearance.changed.connect(self._lay_out_anew)
        self.retranslate()

    def words(self) -> tuple[str, ...]:
        return self.tr("Matches"), self.tr("Players")

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Statistics tabs"))
        for at, words in enumerate(self.words()):
            self.setTabText(at, words)

    def tabSizeHint(self, index: int) -> QSize:
        if self._bare:
            return grown(QSize(_BARE, TAB))
        return grown(QSize(self._wide(index), TAB))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def _wide(self, index: int) -> int:
        return round(QFontMetricsF(text_font(15, bold=True)).horizontalAdvance(self.tabText(index))) + 66

    @property
    def whole_width(self) -> int:
        """Width in pixels of all tabs with their labels."""
        return px(sum(map(self._wide, range(self.count()))))

    def suit(self, width: int) -> None:
        """Show only icons if the tabs do not fit into `width`; the labels remain as tooltips and accessible names."""
        bare = width < self.whole_width
        for at, words in enumerate(self.words()):
            self.setTabToolTip(at, words if bare else "")
        if bare != self._bare:
            self._bare = bare
            self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        """Set the icon size, which makes Qt ask for the tab sizes again."""
        self.setIconSize(QSize(px(18), px(18)))
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale(), scale())
        for at in range(self.count()):
            self._paint_tab(painter, at)

    def _paint_tab(self, painter: QPainter, at: int) -> None:
        theme, chosen = self._appearance.theme, at == self.currentIndex()
        rect = QRectF(self.tabRect(at))
        rect = QRectF(rect.topLeft() / scale(), rect.size() / scale())
        box = rect.adjusted(1, 1, -7, 12)
        painter.setPen(QPen(theme.ink, 2))
        painter.setBrush(theme.surface if chosen else theme.soft)
        painter.drawRoundedRect(box, 10, 10)
        if chosen and self.hasFocus():
            painter.setPen(QPen(theme.leaf, theme.ring))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(5, 5, -5, -17), 6, 6)
        middle = box.top() + 19
        turned = self.isRightToLeft()
        icon = QRectF(box.right() - 32 if turned else box.left() + 14, middle - 9, 18, 18)
        draw_icon(painter, self._appearance.art, _ICONS[at], icon, theme.ink)
        if self._bare:
            return
        painter.setFont(text_font(15, bold=True))
        painter.setPen(theme.ink)
        words = QRectF(box.left() + (4 if turned else 40), middle - 12, box.width() - 44, 24)
        side = Qt.AlignmentFlag.AlignRight if turned else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, flags, self.tabText(at))


class BookTabWidget(QWidget):
    """Tabs and sections, painted as a book, and a button at the end of the row of tabs. Sections are created when first
    opened."""

    def __init__(self, appearance: Appearance, make: tuple[Callable[[], BookSection], ...], beside: LinkButton) -> None:
        """Create the widget; `make` are factories of all sections but the first, in the order of the tabs."""
        super().__init__()
        self._appearance, self._make, self._beside = appearance, make, beside
        self._made: dict[int, BookSection] = {}
        self.tabs = BookTabBar(appearance)
        self._stack = QStackedWidget()
        before = QWidget()
        before.setFixedWidth(_BEFORE)
        top = row_layout(before, self.tabs, None, beside, spacing=0, margins=(_EDGE, 12, _EDGE, 0))
        whole = column_layout(top, spacing=0)
        whole.addLayout(column_layout(self._stack, margins=(_EDGE + _COVER, 6, _EDGE + _COVER, _EDGE)), 1)
        self.setLayout(whole)
        self.tabs.currentChanged.connect(self._show)
        appearance.changed.connect(self._suit)

    def _suit(self) -> None:
        """Leave out the words of the button first, then those of the tabs, where there is no room for them."""
        room = self.width() - 2 * _EDGE - _BEFORE
        self._beside.show_bare(bare=False)
        self._beside.show_bare(bare=room < self.tabs.whole_width + self._beside.sizeHint().width())
        self.tabs.suit(room - self._beside.sizeHint().width())
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._suit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._suit()

    def set_first(self, section: BookSection) -> None:
        """Hold the section of the first tab, which exists from the start."""
        self._made[0] = section
        self._stack.addWidget(section)

    def section(self, at: int) -> BookSection:
        """Return the section of a tab, created if necessary."""
        if at not in self._made:
            self._made[at] = self._make[at - 1]()
            self._stack.addWidget(self._made[at])
        return self._made[at]

    def turn_to(self, at: int) -> None:
        """Open a section and focus its tab."""
        self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)
        self.tabs.setCurrentIndex(at)

    def _show(self, at: int) -> None:
        leaf = self.section(at)
        self._stack.setCurrentWidget(leaf)
        self.open_section()
        self.update()

    def open_section(self) -> None:
        """Refresh the contents of the open section."""
        self._made[self.tabs.currentIndex()].open_leaf()

    def turn(self, by: int) -> None:
        """Open the section `by` tabs further, cyclically."""
        self.turn_to((self.tabs.currentIndex() + by) % self.tabs.count())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint an open book with linen cover behind the section."""
        theme, painter = self._appearance.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cover = QRectF(self.rect()).adjusted(_EDGE, 12 + px(TAB) - 2, -_EDGE, -_EDGE + 6)
        painter.setPen(QPen(theme.ink, 2))
        painter.setBrush(theme.leaf)
        painter.drawRoundedRect(cover, 12, 12)
        pages = cover.adjusted(_COVER, 6, -_COVER, -6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(pages, 6, 6)
        tab = QRectF(self.tabs.tabRect(self.tabs.currentIndex())).translated(self.tabs.pos())
        painter.fillRect(QRectF(tab.left() + 2, cover.top() - 2, tab.width() - 9, 10), theme.surface)
        leaf = self._made[self.tabs.currentIndex()]
        if leaf.fold:
            painter.fillRect(QRectF(self._stack.x() + leaf.fold - 1, pages.top(), 1.5, pages.height()), theme.line)
