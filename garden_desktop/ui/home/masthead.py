"""Header of the home screen: program name and main menu."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QWidget

from garden_desktop.ui.kit.buttons.painted import RADIUS, LinkButton, ring
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon, ratio_of
from garden_desktop.ui.kit.style.size import grown, px
from garden_desktop.ui.kit.style.theme import display_font
from garden_desktop.ui.kit.text.tip import tip

_ICON: Final = 28
_NAME: Final = 188
_GAP: Final = 4
_STACKED: Final = QSize(52, 48)
"""Least size of an entry whose icon stands above its label."""


class MenuEntry(LinkButton):
    """Entry of the main menu: icon and label side by side, or stacked where the menu is narrow.

    The entry whose view is shown is checked, and filled.
    """

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget) -> None:
        super().__init__(appearance, icon=icon, parent=parent)
        self._stacked = False

    def stack(self, *, stacked: bool) -> None:
        if stacked != self._stacked:
            self._stacked = stacked
            self._px = 13 if stacked else 15
            self.updateGeometry()
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.shade(theme.soft))
            painter.drawRoundedRect(rect, RADIUS, RADIUS)
        if not self._stacked or self.bare:
            super().draw(painter, rect)
            return
        lit = self.isEnabled() and (self.underMouse() or self.hasFocus() or self.isChecked())
        colour = theme.ink if lit else theme.muted
        if self.hasFocus():
            ring(painter, rect.adjusted(1, 1, -1, -1), theme.leaf, RADIUS, theme.ring)
        draw_icon(painter, self.appearance.art, self._icon, QRectF(rect.center().x() - 10, 5, 20, 20), colour)
        label = QRectF(rect.left(), 26, rect.width(), rect.height() - 30)
        self.draw_words(painter, label, colour, Qt.AlignmentFlag.AlignHCenter)

    def sizeHint(self) -> QSize:
        if not self._stacked or self.bare:
            return super().sizeHint()
        return grown(QSize(max(_STACKED.width(), self.words_width() + 12), _STACKED.height()))


class Masthead(QWidget):
    """Header with the program name on the left and the main menu on the right.

    `new_game_asked` and `learn_asked` ask for a view of the game cards, `show_learning` marks the one that is shown.
    """

    new_game_asked = Signal()
    continue_asked = Signal()
    learn_asked = Signal()
    book_asked = Signal()
    record_asked = Signal()
    settings_asked = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._named = True
        self._placed = False
        icons = ("plus-circle", "play", "book", "chart", "folder", "sliders")
        self.buttons = tuple(MenuEntry(appearance, icon, self) for icon in icons)
        self._new, self._continue, self._learn, self._book, self._record, self._settings = self.buttons
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        self._name = QSpacerItem(px(_NAME), 0)
        row.addItem(self._name)
        row.addStretch()
        for button in self.buttons:
            row.addWidget(button)
        for view in (self._new, self._learn):
            view.setCheckable(True)
        self._new.clicked.connect(self.new_game_asked)
        self._continue.clicked.connect(self.continue_asked)
        self._learn.clicked.connect(self.learn_asked)
        self._book.clicked.connect(self.book_asked)
        self._record.clicked.connect(self.record_asked)
        self._settings.clicked.connect(self.settings_asked)
        appearance.changed.connect(self.retranslate)
        self.show_learning(learning=False)
        self.offer_continue(offered=False)
        self.retranslate()

    def show_learning(self, *, learning: bool) -> None:
        """Mark the entry of the shown view of the game cards."""
        self._new.setChecked(not learning)
        self._learn.setChecked(learning)

    def offer_continue(self, *, offered: bool) -> None:
        """Enable the entry that continues the newest match."""
        self._continue.setEnabled(offered)

    def retranslate(self) -> None:
        self._new.setText(self.tr("New game"))
        self._continue.setText(self.tr("Continue"))
        self._learn.setText(self.tr("Learn"))
        self._book.setText(self.tr("Statistics"))
        self._record.setText(self.tr("Import"))
        self._settings.setText(self.tr("Settings"))
        tip(self._new, self.tr("N"))
        tip(self._book, self.tr("B"))
        tip(self._record, self.tr("Ctrl+O"))
        tip(self._settings, self.tr("Ctrl+,"))
        if self._placed:
            self._fold()
        self.update()

    def _fold(self) -> None:
        """Choose the widest form of the menu that fits: beside the program's name, without it, stacked, icons only."""
        for named, stacked, bare in ((True, False, False), (False, False, False), (False, True, False)):
            self._shape(named=named, stacked=stacked, bare=bare)
            if self._least_width() <= self.width():
                return
        self._shape(named=px(_NAME + len(self.buttons) * 40) <= self.width(), stacked=False, bare=True)

    def _shape(self, *, named: bool, stacked: bool, bare: bool) -> None:
        self._named = named
        self._name.changeSize(px(_NAME if named else 40), 0)
        for button in self.buttons:
            button.stack(stacked=stacked)
            button.show_bare(bare=bare)

    def _least_width(self) -> int:
        return self._name.sizeHint().width() + sum(button.sizeHint().width() + _GAP for button in self.buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._placed = True
        self._fold()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, room = enlarged(self)
        y = (room.height() - _ICON) / 2
        icon = self._appearance.art.pixmap("app", "icon", _ICON, _ICON, ratio_of(painter))
        painter.drawPixmap(QPointF(0, y), icon)
        if not self._named:
            return
        painter.setFont(display_font(18))
        painter.setPen(self._appearance.theme.ink)
        title = QRectF(40, 0, 180, room.height())
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, "Garden Desktop")
