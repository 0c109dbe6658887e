"""The button of a slip that goes on with its match."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.buttons.painted import PrimaryButton
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown

_HEIGHT = 32


class ResumeButton(PrimaryButton):
    """Filled, with the hint of its key, where Enter goes on with this match; else an outline.

    It is one button in two looks: a second one in its place would come under the pointer with the focus, and the press
    that brought it would be lost.
    """

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, "", "enter-key", _HEIGHT, parent)
        self._chosen = False

    def choose(self, chosen: bool) -> None:
        """Say whether Enter goes on with this match."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.updateGeometry()
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self._chosen:
            super().draw(painter, rect)
            return
        self.draw_outline(painter, rect)
        self.draw_words(painter, rect.adjusted(8, 0, -8, 0), self.appearance.theme.ink, Qt.AlignmentFlag.AlignHCenter)

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self._chosen else grown(QSize(self.words_width() + 30, _HEIGHT))
