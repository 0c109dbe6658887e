"""The slip of a tip: one sentence on raised paper, a cross, and no more of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.layout.mirror import painter_of, sides
from garden_desktop.ui.kit.layout.overlay import OverlayWidget
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import draw_icon
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.wire import wire
from garden_desktop.ui.match.commands import CLOSE_TIP, with_key

_ICON: Final = 20
_PAD: Final = 12


class TipCard(OverlayWidget):
    """`unwanted` says that somebody wants no more tips, `left` that the keyboard has nowhere to be."""

    unwanted = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self.words = Label(wrap=True)
        self.cross = IconButton(appearance, "close", px=26)
        self.never = LinkButton(appearance, icon="", px=13)
        self.cross.clicked.connect(self.dismiss)
        self.never.clicked.connect(self.unwanted)
        foot = QHBoxLayout()
        foot.addWidget(self.never)
        foot.addStretch()
        foot.addWidget(self.cross)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(4)
        self._column.addWidget(self.words)
        self._column.addLayout(foot)
        self._keep_free()
        wire(appearance, "changed()", self, "update()")
        self.retranslate()
        self.hide()

    def show_text(self, words: str) -> None:
        self.words.setText(words)
        self.setAccessibleName(words)

    def _keep_free(self) -> None:
        """The sign stands where a line begins."""
        self._column.setContentsMargins(*sides(self, _PAD + _ICON + 8, _PAD, _PAD, 6))

    def size_at(self, width: int) -> QSize:
        """How large it is when it is so wide."""
        room = width - 2 * _PAD - _ICON - 8
        foot = max(self.cross.sizeHint().height(), self.never.sizeHint().height())
        return QSize(width, _PAD + self.words.heightForWidth(room) + 4 + foot + 6)

    def retranslate(self) -> None:
        self.cross.set_name(with_key(self.tr("Put this tip away"), CLOSE_TIP))
        self.never.setText(self.tr("No more tips"))
        self.never.setAccessibleName(self.tr("No more tips"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._keep_free()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in CLOSE_TIP.qt_keys:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        here = QApplication.focusWidget()
        if here is not None and self.isAncestorOf(here):
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.sun, 1.6))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        draw_icon(painter, self._appearance.art, "info", QRectF(_PAD, _PAD, _ICON, _ICON), theme.sun)
