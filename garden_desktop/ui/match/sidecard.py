"""One side of the match in the rail: its score on a dial, what it is doing, what it owns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.ui.kit import paragraph
from garden_desktop.ui.kit.icons import draw_icon
from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.party import Party, colour_of, paint_sign
from garden_desktop.ui.kit.theme import blend, display_font, text_font
from garden_desktop.ui.match.dial import Reading, paint_dial

HEIGHT: Final = 112
_DIAL: Final = 90
_TILE: Final = 36
_GOAL: Final = 36
"""So wide may the goal be written on the dial without touching its sun."""


@dataclass(frozen=True, slots=True)
class SideState:
    """What a card shows. `sprites` are (drawing, name); `preview` is the score the draft leads to."""

    party: Party
    line: str
    score: int
    target: int | None
    preview: int | None
    sprites: tuple[tuple[str, str], ...]
    active: bool


class SideCard(QWidget):
    """A painted card; a screen reader hears the same as one sentence."""

    def __init__(self, look: Look, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._game = game
        self._state: SideState | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_state(self, state: SideState) -> None:
        self._state = state
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        state = self._state
        if state is None:
            return
        if state.target is None:
            score = self.tr("{name}: {score} points").format(name=state.party.name, score=state.score)
        else:
            text = self.tr("{name}: {score} of {target} points")
            score = text.format(name=state.party.name, score=state.score, target=state.target)
        self.setAccessibleName(score)
        self.setAccessibleDescription(". ".join([state.line, *(name for _, name in state.sprites)]))
        self.setToolTip(", ".join(name for _, name in state.sprites))

    def sizeHint(self) -> QSize:
        return QSize(256, HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        state = self._state
        if state is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = colour_of(self._look.theme, state.party.sign)
        self._paint_ground(painter, colour, active=state.active)
        left = 12.0
        if state.target is not None:
            self._paint_dial(painter, QRectF(9, 9, _DIAL, _DIAL), state, colour)
            left += _DIAL + 10
        else:
            self._paint_number(painter, QRectF(12, 62, 60, 40), state)
        self._paint_words(painter, state, left)
        self._paint_sprites(painter, state, left)

    def _paint_ground(self, painter: QPainter, colour: QColor, *, active: bool) -> None:
        theme = self._look.theme
        painter.setPen(QPen(colour, 2.5) if active else QPen(theme.line, 1))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)

    def _paint_dial(self, painter: QPainter, rect: QRectF, state: SideState, colour: QColor) -> None:
        theme = self._look.theme
        target = state.target or 1
        paint_dial(painter, theme, rect, Reading(state.score, target, state.preview), colour)
        painter.setFont(display_font(27))
        painter.setPen(theme.ink)
        painter.drawText(rect.adjusted(0, 20, 0, -30), Qt.AlignmentFlag.AlignCenter, str(state.score))
        below = rect.adjusted(0, 46, 0, -14)
        if state.preview is not None and state.preview != state.score:
            self._paint_preview(painter, below, str(state.preview))
            return
        words = self.tr("of {target}").format(target=target)
        painter.setFont(paragraph.fitting(words, [text_font(px) for px in range(13, 8, -1)], _GOAL))
        painter.setPen(theme.muted)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_preview(self, painter: QPainter, box: QRectF, score: str) -> None:
        """An arrow and the score to come."""
        colour = self._look.theme.inked(self._look.theme.leaf)
        painter.setFont(text_font(13, bold=True))
        width = painter.fontMetrics().horizontalAdvance(score)
        left = box.center().x() - (width + 18) / 2
        arrow = QRectF(left, box.center().y() - 7, 14, 14)
        draw_icon(painter, self._look.art, "arrow-right", arrow, colour)
        painter.setPen(colour)
        words = QRectF(left + 18, box.top(), width + 2, box.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, score)

    def _paint_number(self, painter: QPainter, rect: QRectF, state: SideState) -> None:
        painter.setFont(display_font(27))
        painter.setPen(self._look.theme.ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(state.score))

    def _paint_words(self, painter: QPainter, state: SideState, left: float) -> None:
        theme = self._look.theme
        paint_sign(painter, self._look, self._game, state.party.sign, QRectF(left, 12, 30, 30))
        words = QRectF(left + 38, 8, self.width() - left - 48, 22)
        name = paragraph.fitting(state.party.name, [text_font(px, bold=True) for px in (15, 14, 13, 12)], words.width())
        paragraph.draw(painter, words, state.party.name, name, colour=theme.ink, most=1)
        below = QRectF(words.left(), 29, words.width(), 20)
        line = paragraph.fitting(state.line, [text_font(px) for px in (13, 12, 11)], below.width())
        paragraph.draw(painter, below, state.line, line, colour=theme.muted, most=2)

    def _paint_sprites(self, painter: QPainter, state: SideState, left: float) -> None:
        theme = self._look.theme
        if not state.sprites:
            return
        room = self.width() - left - 12
        step = min(_TILE + 4.0, (room - _TILE) / max(1, len(state.sprites) - 1))
        ratio = self.devicePixelRatioF()
        for place, (sprite, _) in enumerate(state.sprites):
            tile = QRectF(left + place * step, HEIGHT - _TILE - 14, _TILE, _TILE)
            painter.setPen(QPen(theme.raised, 1))
            painter.setBrush(blend(theme.raised, theme.wood, 0.14))
            painter.drawRoundedRect(tile, 8, 8)
            pixmap = self._look.art.pixmap(self._game, sprite, _TILE - 6, _TILE - 6, ratio)
            painter.drawPixmap(tile.topLeft() + QRectF(3, 3, 0, 0).topLeft(), pixmap)
