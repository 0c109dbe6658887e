"""Side panel of a match: a card for each side, tabs for log, score, plot and rules. Can be folded to symbols and
scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from weakref import ref

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QBoxLayout, QSizePolicy, QStackedWidget, QWidget
from shiboken6 import isValid

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.accessibility import install, read_as
from garden_desktop.ui.kit.buttons.painted import RADIUS, IconButton, ring
from garden_desktop.ui.kit.buttons.toggle import ToggleButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.player import colour_of, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import enlargement, grown, px
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.match.commands import NEXT_TAB, PREVIOUS_TAB, SIDE_PANEL, with_key
from garden_desktop.ui.match.side_panel.side_card import SideCard, SideState
from garden_desktop.ui.match.table_views import WIDTH, SidePanel

_PITCH: Final = 76


class FoldedSidePanel(QWidget):
    """Folded panel: a narrow column of symbols and scores; the side to act is framed."""

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._game = game
        self._states: Sequence[SideState] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        wire(appearance, "changed()", self, "update()")

    def show_sides(self, states: Sequence[SideState]) -> None:
        self._states = states
        self.setAccessibleName(
            without_isolates(", ".join(f"{state.player.name} {_shown(state)}".strip() for state in states))
        )
        tip(self, self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter, room = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = min(1.0, room.height() / max(1, len(self._states) * _PITCH))  # many sides in a low window
        painter.scale(share, share)
        for at, state in enumerate(self._states):
            box = QRectF(1, at * _PITCH + 1, room.width() / share - 2, _PITCH - 8)
            colour = colour_of(theme, state.player.sign)
            painter.setPen(QPen(colour, 2) if state.active else QPen(theme.line, 1))
            painter.setBrush(theme.raised)
            painter.drawRoundedRect(box, 8, 8)
            disc = QRectF(0, 0, 26, 26)
            disc.moveCenter(box.center())
            if state.score is not None:
                disc.moveTop(box.top() + 7)
            paint_sign(painter, self._appearance, self._game, state.player.sign, disc)
            painter.setFont(display_font(19))
            painter.setPen(theme.ink)
            painter.drawText(box.adjusted(0, 34, 0, -2), Qt.AlignmentFlag.AlignCenter, _shown(state))


def _shown(state: SideState) -> str:
    return "" if state.score is None else str(state.score)


# Accessibility of tabs: role, whether the page is open, and the press action.


_PRESS: Final = QAccessibleActionInterface.pressAction()


class TabInterfaceFactory:
    """Factory of the accessible interface of a tab."""

    def __init__(self, tab: QAbstractButton) -> None:
        self._tab = tab

    def interface(self) -> QAccessibleInterface:
        return TabInterface(self._tab)


class TabInterface(QAccessibleWidget):
    """Accessible interface of a tab. Qt keeps it until the tab is destroyed, PySide for ever, so it holds only a weak
    reference to the tab."""

    def __init__(self, tab: QAbstractButton) -> None:
        super().__init__(tab, QAccessible.Role.PageTab)
        self._tab = ref(tab)

    @property
    def _alive(self) -> QAbstractButton | None:
        tab = self._tab()
        return tab if tab is not None and isValid(tab) else None

    # Qt overrides

    def state(self) -> QAccessible.State:
        state, tab = super().state(), self._alive
        state.selectable = True
        state.selected = tab is not None and tab.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS, *super().actionNames()]

    def doAction(self, name: str) -> None:
        tab = self._alive
        if name == _PRESS and tab is not None:
            tab.click()
        else:
            super().doAction(name)


# The panel.


FOLDED: Final = 72
_MARGINS: Final = (13, 12, 11, 8)
_BETWEEN: Final = 10
_ABREAST: Final = 2 * WIDTH
"""Minimum window width for cards and pages side by side below the table."""
_PAGE: Final = 160
"""Minimum height of the page where cards are above it."""
_SHARE, _LARGE_SHARE = 2.6, 3.55
"""Window widths, in panel widths, below which the panel folds by itself: usual, and with enlarged text, as the table
needs the room first."""


class MatchSidePanel(SidePanel):
    """Side panel of `WIDTH` pixels, or of `FOLDED` when it is folded (F9); below the table its cards stand beside its
    pages. Pages are made when first opened. `in_layout` says whether it is shown at all."""

    page_shown = Signal(int)
    unfolded = Signal()

    def __init__(self, appearance: Appearance, game: str, sides: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self.cards = [SideCard(appearance, game, sides=sides) for _ in range(sides)]
        self._tabs: list[PageTab] = []
        self._makers: list[Callable[[], QWidget]] = []
        self._pages: dict[int, QWidget] = {}
        self._stack = QStackedWidget()
        self._open_page = 0
        self.folded, self.in_layout = False, True
        self._fold = IconButton(appearance, "chevron-right", px=28)
        self._unfold = IconButton(appearance, "chevron-left", px=28)
        self._tab_row = QWidget()
        self._row = row_layout(spacing=2)
        self._tab_row.setLayout(self._row)
        read_as(self._tab_row, "PageTabList")
        self._wide = QWidget()
        head = row_layout(self._tab_row, None, self._fold, spacing=2)
        self._column = column_layout(head, self._stack, spacing=_BETWEEN)
        self._halves = column_layout(column_layout(*self.cards, None, spacing=_BETWEEN), self._column, spacing=_BETWEEN)
        self._halves.setStretch(1, 1)
        self._wide.setLayout(self._halves)
        self._free: dict[QObject, int] = {}
        self._tight = False
        self._narrow = QWidget()
        self._signs = FoldedSidePanel(appearance, game)
        self._narrow.setLayout(column_layout(self._unfold, self._signs, spacing=_BETWEEN))
        self.setLayout(row_layout(self._wide, self._narrow, margins=_MARGINS))
        self._fold.clicked.connect(self.toggle)
        self._unfold.clicked.connect(self.toggle)
        QShortcut(SIDE_PANEL.sequences[0], self, self.toggle)
        wire(appearance, "changed()", self, "update()")
        appearance.changed.connect(self.widen)
        self._narrow.hide()
        self.widen()
        self.retranslate()

    @property
    def shows_cards(self) -> bool:
        """Whether the cards are visible."""
        return self.in_layout and not self.folded

    @property
    def shown_page(self) -> int | None:
        """Number of the open page; None while the panel is folded."""
        return None if self.folded else self._open_page

    def leave_layout(self) -> None:
        """Hide the panel for good, as something else stands beside this table."""
        self.in_layout = False
        self.hide()

    @property
    def spare(self) -> int:
        """Height of the page and the space kept free below it; 0 while folded."""
        return self.height() - self._wide.y() - self._stack.y() - _MARGINS[3] if self.shows_cards else 0

    def watch(self, watcher: QObject) -> None:
        """Install an event filter on all widgets that determine `foot`."""
        for part in (self, self._stack):
            part.installEventFilter(watcher)

    def keep_free(self, high: int, owner: QObject) -> None:
        """Reserve a height below the page for an overlay `owner`; the page ends above the highest of them."""
        self._free[owner] = high
        most = max(self._free.values())
        if most != self._column.contentsMargins().bottom():
            self._column.setContentsMargins(0, 0, 0, most)

    def toggle(self) -> None:
        """Fold or unfold the panel; its page is then updated."""
        coming, going = (self._wide, self._narrow) if self.folded else (self._narrow, self._wide)
        self.folded = not self.folded
        going.hide()  # hidden first, so that the other is laid out once, in the final width
        coming.show()
        self.widen()
        if not self.folded:
            self.unfolded.emit()

    def needed(self, wide: int) -> int:
        """Height at which all cards and some of the page are visible."""
        cards = sum(card.sizeHint().height() + _BETWEEN for card in self.cards) + _MARGINS[1] + _MARGINS[3]
        return max(super().needed(wide), cards + (0 if wide >= px(_ABREAST) else px(_PAGE)))

    @property
    def foot(self) -> QRect:
        """Column with the page, at whose lower end overlays can stand."""
        all_of_it = self.geometry()
        if self._halves.direction() == QBoxLayout.Direction.TopToBottom:
            return all_of_it
        left = self._wide.x() + self._stack.x() - _MARGINS[0]
        return QRect(all_of_it.topLeft() + QPoint(left, 0), QSize(self._stack.width() + _MARGINS[0], self.height()))

    def stand(self, wide: int, *, below: bool) -> None:
        """Fold where it would take too much of a window `wide` pixels wide, and unfold when there is room again; in
        between a person decides."""
        share = _LARGE_SHARE if enlargement() > 1 else _SHARE
        tight = not below and wide < share * px(WIDTH)
        if tight != self._tight:
            self._tight = tight
            if self.folded != tight:
                self.toggle()
        ways, abreast = QBoxLayout.Direction, below and not self.folded and wide >= px(_ABREAST)
        self._halves.setDirection(ways.LeftToRight if abreast else ways.TopToBottom)
        super().stand(wide, below=below and not self.folded)

    @property
    def beside(self) -> int:
        return px(FOLDED) if self.folded else super().beside

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Side panel"))
        self._tab_row.setAccessibleName(self.tr("Side panel tabs"))
        self._fold.set_name(with_key(self.tr("Hide the side panel"), SIDE_PANEL))
        self._unfold.set_name(with_key(self.tr("Show the side panel"), SIDE_PANEL))

    def add_page(self, make: Callable[[], QWidget]) -> None:
        """Add a tab; `make` makes its page when it is opened for the first time."""
        number = len(self._tabs)
        tab = PageTab(self._appearance)
        tab.clicked.connect(lambda: self.open_page(number))
        tab.stepped.connect(lambda by: self._step(number + by))
        self._row.addWidget(tab)
        self._tabs.append(tab)
        self._makers.append(make)
        if number == 0:
            self.open_page(0)

    def name_pages(self, names: Sequence[str]) -> None:
        for tab, name in zip(self._tabs, names, strict=True):
            tab.setText(name)
            tab.setAccessibleName(name)
            tab.updateGeometry()

    def open_page(self, number: int) -> QWidget:
        """Open a page, unfolding the panel; returns the page."""
        if self.folded:
            self.toggle()
        if number not in self._pages:
            page = self._makers[number]()
            self._pages[number] = page
            self._stack.addWidget(page)
        for place, tab in enumerate(self._tabs):
            tab.show_checked(place == number)
        self._stack.setCurrentWidget(self._pages[number])
        self._open_page = number
        self.page_shown.emit(number)
        return self._pages[number]

    def _step(self, number: int) -> None:
        """Move the focus to another tab, and open its page."""
        tab = self._tabs[number % len(self._tabs)]
        tab.setFocus(Qt.FocusReason.TabFocusReason)
        tab.click()

    def page(self, number: int) -> QWidget | None:
        """Page that has been opened before, or None."""
        return self._pages.get(number)

    def show_sides(self, states: Sequence[SideState]) -> None:
        for card, state in zip(self.cards, states, strict=True):
            card.show_state(state)
        self._signs.show_sides(states)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.surface)
        self.paint_edge(painter, theme.line)
        if not self.folded:
            left, above = self._wide.x() + self._stack.x(), self._wide.y() + self._stack.y() - 5
            painter.setPen(QPen(theme.line, 1))
            painter.drawLine(left, above, left + self._stack.width() - 1, above)


class PageTab(ToggleButton):
    """Tab button of a page. `stepped` asks for the next one, -1 or 1 further."""

    stepped = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "", parent)
        install()

    @property
    def accessibility(self) -> TabInterfaceFactory:
        """Factory of its accessible interface."""
        return TabInterfaceFactory(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {PREVIOUS_TAB.qt_key: -1, NEXT_TAB.qt_key: 1}.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(-by if self.isRightToLeft() else by)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.soft)
            painter.drawRoundedRect(rect, RADIUS, RADIUS)
        if self.hasFocus():
            ring(painter, rect.adjusted(1, 1, -1, -1), theme.leaf, RADIUS, theme.ring)
        sizes = [text_font(px, bold=self.isChecked()) for px in (13, 12, 11, 10)]
        painter.setFont(paragraph.fitting(self.text(), sizes, rect.width() - 4))
        painter.setPen(theme.ink if self.isChecked() or self.underMouse() else theme.muted)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())

    def nextCheckState(self) -> None:
        self.show_checked(True)

    def words_width(self) -> int:
        return QFontMetrics(text_font(13, bold=True)).horizontalAdvance(self.text())

    def sizeHint(self) -> QSize:
        return grown(QSize(max(40, self.words_width() + 16), 32))
