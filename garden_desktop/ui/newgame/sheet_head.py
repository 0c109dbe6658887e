"""The band on top of a game's sheet: its figures, its name, its facts, and the cross."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from garden_desktop.core.info import GameInfo
from garden_desktop.ui.home.facts import Facts
from garden_desktop.ui.kit.buttons.painted import IconButton
from garden_desktop.ui.kit.layout.mirror import enlarged, mirrored
from garden_desktop.ui.kit.layout.sheets import RADIUS
from garden_desktop.ui.kit.readers import read_as
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import ratio_of
from garden_desktop.ui.kit.style.size import px, scale
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.say import say

HEIGHT = 104
_BANNER = (288, 104)
_ROOMY = 860
"""A narrower sheet needs the room of the banner for its words."""


class SheetHead(QWidget):
    """`closed` when the cross is pressed."""

    closed = Signal()

    def __init__(self, appearance: Appearance, info: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self._info = info
        self._matches = 1
        self._facts = Facts(self)
        self._cross = IconButton(appearance, "close", px=36, parent=self)
        self._cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._cross.clicked.connect(self.closed)
        appearance.changed.connect(self._redress)
        self._redress()
        self.retranslate()

    def _redress(self) -> None:
        self.setFixedHeight(px(HEIGHT))
        self.update()

    def show_matches(self, matches: int) -> None:
        """How many are played one after another, which takes so much longer."""
        self._matches = matches
        self.retranslate()

    def retranslate(self) -> None:
        self._cross.set_name(self.tr("Close (Esc)"))
        self.setAccessibleName(say(self._info.title, str))
        self.setAccessibleDescription(self._sentence())
        self.update()

    def _sentence(self) -> str:
        facts = self.tr("{players}, about {minutes}.").format(
            players=self._facts.players(self._info), minutes=self._facts.minutes(self._info, self._matches)
        )
        return f"{facts} {say(self._info.feel, str)}"

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cross.setGeometry(mirrored(self, QRect(self.width() - px(50), px(13), px(36), px(36))))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        band = QPainterPath()
        radius = RADIUS / scale()  # the corner of the sheet, which stays as it is
        band.addRoundedRect(QRectF(0, 0, rect.width(), HEIGHT + radius), radius, radius)
        painter.setClipPath(band)
        painter.fillRect(rect, theme.soft)
        left = 28.0
        if rect.width() >= _ROOMY and self._appearance.art.has(self._info.key, "banner"):
            banner = self._appearance.art.pixmap(self._info.key, "banner", *_BANNER, ratio_of(painter))
            painter.drawPixmap(0, 0, banner)
            left = 316.0
        room = QRectF(left, 16, rect.width() - left - 60, 0)
        paragraph.draw(painter, room, say(self._info.title, str), display_font(36), colour=theme.ink, most=1)
        room = QRectF(left, 65, rect.width() - left - 28, 0)
        font = text_font(15)
        if len(paragraph.lines(self._sentence(), font, room.width())) > 1:
            font = text_font(13)
        paragraph.draw(painter, room, self._sentence(), font, colour=theme.muted, most=2)
