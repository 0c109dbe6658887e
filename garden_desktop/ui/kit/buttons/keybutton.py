"""A button that looks like the key that does the same."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.kit.buttons.painted import PaintedButton
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import draw_icon
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.text.tip import tip


class KeyButton(PaintedButton):
    """A key cap with an icon on it."""

    def __init__(self, appearance: Appearance, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "", parent)
        self._icon = icon

    def set_name(self, name: str) -> None:
        """What the key does, for the tooltip and screen readers."""
        self.setAccessibleName(name)
        tip(self, name)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        painter.setPen(QPen(theme.leaf, theme.ring) if self.hasFocus() else QPen(theme.muted, 1.2))
        painter.setBrush(self.shade(theme.raised))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        draw_icon(painter, self.appearance.art, self._icon, rect.adjusted(4, 4, -4, -4), theme.ink)

    def sizeHint(self) -> QSize:
        return grown(QSize(28, 24))
