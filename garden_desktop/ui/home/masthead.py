"""Header of the home screen: program name, and links to book, record, theme and settings."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QWidget

from garden_desktop.ui.kit.buttons.painted import LinkButton
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import ratio_of
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.style.theme import display_font
from garden_desktop.ui.kit.text.tip import tip

_ICON = 28
_NAME = 188


class Masthead(QWidget):
    """Header with the program name on the left and four links on the right."""

    book_asked = Signal()
    record_asked = Signal()
    theme_asked = Signal()
    settings_asked = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._named = True
        self._book = LinkButton(appearance, icon="book")
        self._record = LinkButton(appearance, icon="folder")
        self._theme = LinkButton(appearance, icon="moon")
        self._settings = LinkButton(appearance, icon="sliders")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._name = QSpacerItem(px(_NAME), 0)
        row.addItem(self._name)
        row.addStretch()
        self.buttons = (self._book, self._record, self._theme, self._settings)
        for button in self.buttons:
            row.addWidget(button)
        self._book.clicked.connect(self.book_asked)
        self._record.clicked.connect(self.record_asked)
        self._theme.clicked.connect(self.theme_asked)
        self._settings.clicked.connect(self.settings_asked)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        dark = self._appearance.theme.dark
        self._book.setText(self.tr("Garden book"))
        tip(self._book, self.tr("B"))
        self._record.setText(self.tr("Import a match"))
        tip(self._record, self.tr("Ctrl+O"))
        self._theme.setText(self.tr("Light") if dark else self.tr("Dark"))
        self._theme.set_icon("sun" if dark else "moon")
        self._settings.setText(self.tr("Settings"))
        self._fold()
        self.update()

    def _fold(self) -> None:
        """Hide the labels of the links if there is not enough room, then the program name."""
        for button in self.buttons:
            button.show_bare(bare=False)
        doors = sum(button.sizeHint().width() + px(8) for button in self.buttons)
        for button in self.buttons:
            button.show_bare(bare=doors + px(_NAME) > self.width() > 0)
        self._named = px(_NAME + 4 * 44) <= self.width()
        self._name.changeSize(px(_NAME if self._named else 40), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
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
