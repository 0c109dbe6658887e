"""The verdict on the table: best, yours, difference, why, and the proof below a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.layout.box_layouts import column_layout
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.wire import wire
from garden_desktop.ui.practice.verdicts import VerdictText

_WIDTH: Final = 252
_EDGE: Final = 8
_LEAST: Final = 240
_BAR: Final = 12
_PAD: Final = 14
_ROLES: Final = VerdictText(
    head="heading",
    tries="small",
    best="group",
    best_moves="small",
    yours="strong",
    yours_moves="small",
    difference="strong",
    why="",
    proof="small",
)


class VerdictCard(QWidget):
    """Lies at the upper end of the table, on the far side of it; hidden while there is no verdict."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self._labels = [_label(role) for role in _ROLES]
        *before, proof = self._labels
        page = QWidget()
        page.setObjectName("page")
        self._column = column_layout(*before, Hairline(appearance), proof, None, spacing=6, margins=(0, 0, 8, 0))
        page.setLayout(self._column)
        roll = ScrollArea(fading=appearance)
        roll.setWidget(page)
        self.setLayout(column_layout(roll, margins=(_PAD, _PAD, 6, _PAD)))
        wire(appearance, "changed()", self, "update()")
        self.hide()

    def show_words(self, words: VerdictText | None) -> None:
        """Show a verdict, or none."""
        for label, text in zip(self._labels, words or (), strict=False):
            label.setText(text)
            label.setVisible(bool(text))
        self.setVisible(words is not None)
        self.setAccessibleName(without_isolates(words.spoken() if words else ""))
        self.raise_()

    def place(self, room: QRect, marked: Sequence[QRect]) -> None:
        """As high as the words are, and no higher than the room; where that is enough, above what is marked."""
        room = room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        width = min(_WIDTH, room.width())
        for label in self._labels:
            label.ensurePolished()
        needed = self._column.totalHeightForWidth(width - _PAD - 6 - _BAR) + 2 * _PAD
        left = room.left() if self.isRightToLeft() else room.right() + 1 - width
        under = [one.top() for one in marked if one.right() >= left and one.left() < left + width]
        high = min(under, default=room.bottom()) - room.top() - _EDGE
        self.setGeometry(left, room.top(), width, min(needed, room.height(), high if high >= _LEAST else needed))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1.5))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)


class Hairline(QWidget):
    """A hairline across."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setFixedHeight(9)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(0, 4, self.width(), 1, self._appearance.theme.line)


def _label(role: str) -> Label:
    label = Label(wrap=True)
    label.setProperty("role", role)
    return label
