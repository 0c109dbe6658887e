"""One figure on a card: what it is, the number, what it counts, and how far it can be trusted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.layout.box_layouts import column_layout, row_layout
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.label import Label
from garden_desktop.ui.kit.wire import wire


class StatisticCard(QWidget):
    """A screen reader hears the whole card at once."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        read_as(self, "StaticText")
        self._appearance = appearance
        self._title, self._number, self._of, self._note = Label(), Label(), Label(wrap=True), Label(wrap=True)
        self._title.setProperty("role", "small")
        self._note.setProperty("role", "small")
        self._number.setProperty("role", "figure")
        self._of.setProperty("role", "counted")
        line = row_layout(self._number, self._of, spacing=8)
        line.setStretch(1, 1)
        self.setLayout(column_layout(self._title, line, self._note, None, spacing=0, margins=(14, 8, 10, 8)))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        wire(appearance, "changed()", self, "update()")

    def show_statistic(self, title: str, number: str, of: str = "", note: str = "") -> None:
        """Everything on the card."""
        for label, words in ((self._title, title), (self._number, number), (self._of, of), (self._note, note)):
            label.setText(words)
        self.setAccessibleName(
            without_isolates(". ".join(part for part in (title, f"{number} {of}".strip(), note) if part))
        )

    @property
    def words(self) -> str:
        """What a reader hears."""
        return self.accessibleName()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1.4))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
