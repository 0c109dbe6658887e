"""The question at the end of the dock, with its target and the tries there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.hotseat.practice.session import TRIES
from garden_desktop.ui.kit.layout.box_layouts import column_layout, row_layout
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.wire import wire

_DISC: Final = 12
_GAP: Final = 6
_PAD: Final = 10
_LEAST: Final = 150
"""In anything narrower it is not read."""


class QuestionView(QWidget):
    """What is asked, in one sentence, and below it the target and which try this is."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._asked, self._words, self._target = Label(), Label(wrap=True), Label(wrap=True)
        self._asked.setProperty("role", "group")
        self._target.setProperty("role", "small")
        self._tries = AttemptDiscs(appearance)
        head = row_layout(self._asked, None, self._tries)
        self._column = column_layout(head, self._words, self._target, None, spacing=4, margins=(_PAD, _PAD, _PAD, 6))
        self.setLayout(self._column)
        wire(appearance, "changed()", self, "update()")
        self.retranslate()

    def show_question(self, question: str, target: str, tries: int) -> None:
        """`tries` counts the one that is made now."""
        self._words.setText(question)
        self._target.setText(target)
        self._tries.show_tries(tries)

    def fit(self, room: QRect, kept: Sequence[QRect]) -> bool:
        """Stand in a room without covering anything `kept`, beside or above it; False where there is not enough."""
        in_the_way = [rect for rect in kept if rect.intersects(room)]
        beside, above = QRect(room), QRect(room)
        if self.isRightToLeft():
            beside.setRight(min([room.right(), *(rect.left() - _GAP for rect in in_the_way)]))
        else:
            beside.setLeft(max([room.left(), *(rect.right() + _GAP for rect in in_the_way)]))
        above.setBottom(min([room.bottom(), *(rect.top() - _GAP for rect in in_the_way)]))
        for box in (beside, above):
            for role in ("", "small"):
                self._say_as(role)
                self._column.activate()  # the head has another height now, which it only then takes
                if box.width() >= _LEAST and self._column.totalHeightForWidth(box.width()) <= box.height():
                    self.setGeometry(box)
                    return True
        return False

    def _say_as(self, role: str) -> None:
        """The sentence as large as this role has it."""
        if self._words.property("role") != role:
            self._words.setProperty("role", role)
            self._words.style().unpolish(self._words)
            self._words.style().polish(self._words)

    def retranslate(self) -> None:
        self._asked.setText(self.tr("The question"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter_of(self).fillRect(self.rect(), self._appearance.theme.surface)


class AttemptDiscs(QWidget):
    """The tries as discs: those made, and those that are left. In words they stand beside it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance, self._tries = appearance, 0
        self.setFixedSize(self.sizeHint())

    def show_tries(self, tries: int) -> None:
        self._tries = tries
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(TRIES * (_DISC + 4), _DISC + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = painter_of(self), self._appearance.theme
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        colour = theme.inked(theme.sun)
        painter.setPen(colour)
        for n in range(TRIES):
            painter.setBrush(colour if n < self._tries else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(1 + n * (_DISC + 4), 1, _DISC - 1, _DISC - 1))
