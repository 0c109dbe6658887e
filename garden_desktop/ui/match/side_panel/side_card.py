"""Card of one side in the side panel: score, progress to a goal as a dial or bar, status line, possessions."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.painted import ring
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.player import Player, colour_of, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon, ratio_of
from garden_desktop.ui.kit.style.size import grown, room
from garden_desktop.ui.kit.style.theme import Theme, blend, display_font, text_font
from garden_desktop.ui.kit.text import paragraph

# Progress towards a goal as a dial or a bar, with a sun at its end.


_SWEEP: Final = 264.0
_START: Final = 90 + _SWEEP / 2
_TICKS: Final = 11
_SUN: Final = QColor("#F2CB4C")
_RING: Final = 2.6
_GROOVE: Final = 13.0


class DialValue(NamedTuple):
    """Values on a dial; `preview` is the score after the draft."""

    score: int
    goal: int
    preview: int | None = None


def paint_dial(painter: QPainter, theme: Theme, rect: QRectF, reading: DialValue, colour: QColor) -> None:
    """Paint a dial without figures into the square `rect`."""
    painter.setPen(QPen(theme.wood, _RING))
    painter.setBrush(blend(theme.raised, theme.sun, 0.07))
    painter.drawEllipse(rect.adjusted(2, 2, -2, -2))
    painter.setPen(QPen(theme.wood, 1.4))
    for tick in range(_TICKS):
        angle = _START - _SWEEP * tick / (_TICKS - 1)
        painter.drawLine(_on(rect, angle, 4.5), _on(rect, angle, 7))
    groove = rect.adjusted(_GROOVE, _GROOVE, -_GROOVE, -_GROOVE)
    _arc(painter, groove, 1.0, blend(theme.raised, theme.wood, 0.3))
    if reading.preview is not None:
        _arc(painter, groove, reading.preview / reading.goal, blend(theme.raised, colour, 0.5))
    if reading.score > 0:
        _arc(painter, groove, reading.score / reading.goal, colour)
    painter.setPen(QPen(theme.table if theme.dark else theme.ink, 1.6))
    painter.setBrush(_SUN)
    painter.drawEllipse(_on(rect, _START - _SWEEP, _GROOVE), 5, 5)


def paint_bar(painter: QPainter, theme: Theme, rect: QRectF, reading: DialValue, colour: QColor) -> None:
    """Paint the same as a bar, where there is no room for a dial."""
    painter.setPen(Qt.PenStyle.NoPen)
    _fill(painter, rect, 1.0, blend(theme.raised, theme.wood, 0.3))
    if reading.preview is not None:
        _fill(painter, rect, reading.preview / reading.goal, blend(theme.raised, colour, 0.5))
    _fill(painter, rect, reading.score / reading.goal, colour)
    painter.setPen(QPen(theme.table if theme.dark else theme.ink, 1.6))
    painter.setBrush(_SUN)
    painter.drawEllipse(QPointF(rect.right(), rect.center().y()), 5, 5)


def _fill(painter: QPainter, rect: QRectF, share: float, colour: QColor) -> None:
    radius = rect.height() / 2
    painter.setBrush(colour)
    if share > 0:
        wide = max(2 * radius, rect.width() * min(1.0, share))
        painter.drawRoundedRect(QRectF(rect.x(), rect.y(), wide, rect.height()), radius, radius)


def _arc(painter: QPainter, rect: QRectF, share: float, colour: QColor) -> None:
    painter.setPen(QPen(colour, 6.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawArc(rect, round(_START * 16), round(-_SWEEP * 16 * min(1.0, max(0.0, share))))


def _on(rect: QRectF, degrees: float, inset: float) -> QPointF:
    """Point `inset` pixels inside the rim of `rect`, at an angle counted anticlockwise from the right."""
    radius, angle = rect.width() / 2 - inset, math.radians(degrees)
    return rect.center() + QPointF(math.cos(angle) * radius, -math.sin(angle) * radius)


HEIGHT: Final = 112
LOW: Final = 68
"""Height of a card without a dial; five of them leave room for the pages."""
MANY: Final = 3
"""Number of sides from which on low cards with bars replace the dials."""
_DIAL: Final = 90
_TILE: Final = 36
_TOKEN: Final = 22
_SCORE: Final = 48
_GOAL: Final = 36
"""Maximum width of the goal's text on the dial, so that it does not touch the sun."""


Sprites: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs of icon and name."""


@dataclass(frozen=True, slots=True)
class SideState:
    """Content of a card. `sprites` are pairs of icon and name; `preview` is the score after the draft. `score` is None
    where it is hidden; `counts` is the score in the game's own unit, "" where that is points."""

    player: Player
    line: str
    score: int | None
    target: int | None
    preview: int | None
    sprites: Sprites
    active: bool
    counts: str = ""


class SideCard(QWidget):
    """Card of one side. Screen readers get the same as one sentence."""

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None, *, sides: int = 1) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._game = game
        self._crowded = sides >= MANY
        self._state: SideState | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # focusable, as key I explains it
        wire(appearance, "changed()", self, "update()")

    def show_state(self, state: SideState) -> None:
        self._state = state
        self.retranslate()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        state = self._state
        if state is None:
            return
        self.setAccessibleName(without_isolates(self._standing(state)))
        self.setAccessibleDescription(without_isolates(". ".join([state.line, *counted(state.sprites)])))

    def _standing(self, state: SideState) -> str:
        if state.score is None:
            return state.player.name
        if state.counts:
            return self.tr("{name}: {score}").format(name=state.player.name, score=state.counts)
        if state.target is None:
            return self.tr("{name}: {score} points").format(name=state.player.name, score=state.score)
        text = self.tr("{name}: {score} of {target} points")
        return text.format(name=state.player.name, score=state.score, target=state.target)

    def sizeHint(self) -> QSize:
        low = self._state is not None and self._state.target is None
        return grown(QSize(256, LOW if low or self._crowded else HEIGHT))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        state = self._state
        if state is None:
            return
        painter, card = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = colour_of(self._appearance.theme, state.player.sign)
        self._paint_ground(painter, colour, active=state.active)
        if self.hasFocus():
            ring(painter, card.adjusted(5, 5, -5, -5), self._appearance.theme.leaf, 7, self._appearance.theme.ring)
        if state.score is None or state.target is None or self._crowded:
            self._paint_low(painter, state)
            return
        self._paint_dial(painter, QRectF(9, 9, _DIAL, _DIAL), state, state.score, state.target, colour)
        self._paint_words(painter, state, _DIAL + 22.0)
        self._paint_sprites(painter, state.sprites, QRectF(_DIAL + 22.0, HEIGHT - 50, card.width() - _DIAL - 34, _TILE))

    def _paint_ground(self, painter: QPainter, colour: QColor, *, active: bool) -> None:
        theme = self._appearance.theme
        painter.setPen(QPen(colour, 2.5) if active else QPen(theme.line, 1))
        painter.setBrush(theme.raised)
        painter.drawRoundedRect(room(self).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)

    def _paint_low(self, painter: QPainter, state: SideState) -> None:
        """Paint a card without a dial: symbol, name, status line at the right, score where it is known."""
        theme = self._appearance.theme
        paint_sign(painter, self._appearance, self._game, state.player.sign, QRectF(11, 15, 38, 38))
        right = room(self).width() - 12
        if state.score is not None:
            self._paint_score(painter, QRectF(right - _SCORE, 0, _SCORE, LOW), state)
            right -= _SCORE + 4
        if state.score is not None and state.target is not None:
            self._paint_way(painter, QRectF(58, 6, right - 58, LOW - 12), state, state.score, state.target)
            return
        words, tokens = QRectF(58, 9, right - 58, 22), QRectF(58, LOW - 32, right - 58, _TOKEN)
        if not paragraph.fits(state.player.name, _name_fonts()[-1], words.width(), 1):
            words.moveTop(4)  # the name takes two lines
        name = QFontMetricsF(text_font(15, bold=True)).horizontalAdvance(state.player.name) + 12
        beside = next(
            (font for font in _line_fonts() if paragraph.fits(state.line, font, words.width() - name, 1)), None
        )
        if beside is not None:
            painter.setFont(beside)
            painter.setPen(theme.muted)
            painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, state.line)
        elif state.line:  # below the name, left of possessions
            taken = min(len(state.sprites) * (_TOKEN + 4.0), tokens.width() * 0.4)
            below = tokens.adjusted(0, -2, -taken, 2)
            line = paragraph.fitting(state.line, _line_fonts(), below.width())
            paragraph.draw(painter, below, state.line, line, colour=theme.muted, most=1)
            tokens.setLeft(tokens.right() - taken)
        self._paint_name(painter, state.player.name, words)
        self._paint_tokens(painter, state.sprites, tokens)

    def _paint_score(self, painter: QPainter, box: QRectF, state: SideState) -> None:
        painter.setFont(display_font(27))
        painter.setPen(self._appearance.theme.ink)
        if state.preview is not None and state.preview != state.score:
            painter.drawText(box.adjusted(0, 6, 0, -26), Qt.AlignmentFlag.AlignCenter, str(state.score))
            self._paint_preview(painter, box.adjusted(0, 34, 0, -6), str(state.preview))
        elif state.target is not None:
            painter.drawText(box.adjusted(0, 6, 0, -26), Qt.AlignmentFlag.AlignCenter, str(state.score))
            self._paint_target(painter, box.adjusted(0, 36, 0, -8), state.target, box.width())
        else:
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(state.score))

    def _paint_way(self, painter: QPainter, box: QRectF, state: SideState, score: int, target: int) -> None:
        """Paint a low card with name, status line and progress bar below each other."""
        theme = self._appearance.theme
        taken = min(len(state.sprites) * (_TOKEN + 4.0), 60.0)
        high = self._paint_name(painter, state.player.name, QRectF(box.x(), box.y(), box.width() - taken, 22))
        below = QRectF(box.x(), box.y() + high, box.width(), 17)
        line = paragraph.fitting(state.line, _line_fonts(), below.width())
        paragraph.draw(painter, below, state.line, line, colour=theme.muted, most=1)
        bar = QRectF(box.x(), box.bottom() - 11, box.width() - 8, 8)
        colour = colour_of(theme, state.player.sign)
        paint_bar(painter, theme, bar, DialValue(score, target, state.preview), colour)
        self._paint_tokens(painter, state.sprites, QRectF(box.right() - taken, box.y(), taken, _TOKEN))

    def _paint_dial(
        self, painter: QPainter, rect: QRectF, state: SideState, score: int, target: int, colour: QColor
    ) -> None:
        theme = self._appearance.theme
        paint_dial(painter, theme, rect, DialValue(score, target, state.preview), colour)
        painter.setFont(display_font(27))
        painter.setPen(theme.ink)
        painter.drawText(rect.adjusted(0, 20, 0, -30), Qt.AlignmentFlag.AlignCenter, str(score))
        below = rect.adjusted(0, 46, 0, -14)
        if state.preview is not None and state.preview != score:
            self._paint_preview(painter, below, str(state.preview))
            return
        self._paint_target(painter, below, target, _GOAL)

    def _paint_target(self, painter: QPainter, box: QRectF, target: int, wide: float) -> None:
        words = self.tr("of {target}").format(target=target)
        painter.setFont(paragraph.fitting(words, [text_font(px) for px in range(13, 8, -1)], wide))
        painter.setPen(self._appearance.theme.muted)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_preview(self, painter: QPainter, box: QRectF, score: str) -> None:
        """Paint an arrow and the score after the draft."""
        colour = self._appearance.theme.inked(self._appearance.theme.leaf)
        painter.setFont(text_font(13, bold=True))
        width = painter.fontMetrics().horizontalAdvance(score)
        left = box.center().x() - (width + 18) / 2
        arrow = QRectF(left, box.center().y() - 7, 14, 14)
        draw_icon(painter, self._appearance.art, "arrow-right", arrow, colour)
        painter.setPen(colour)
        words = QRectF(left + 18, box.top(), width + 2, box.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, score)

    def _paint_words(self, painter: QPainter, state: SideState, left: float) -> None:
        paint_sign(painter, self._appearance, self._game, state.player.sign, QRectF(left, 12, 30, 30))
        words = QRectF(left + 38, 8, room(self).width() - left - 48, 22)
        taken = self._paint_name(painter, state.player.name, words)
        below = QRectF(words.left(), words.top() + taken, words.width(), 20)
        line = paragraph.fitting(state.line, _line_fonts(), below.width())
        paragraph.draw(
            painter, below, state.line, line, colour=self._appearance.theme.muted, most=2 if taken < 25 else 1
        )

    def _paint_name(self, painter: QPainter, name: str, box: QRectF) -> float:
        """Paint the name in the largest font that fits one line, else on two small ones; returns its height."""
        font = paragraph.fitting(name, _name_fonts(), box.width())
        return paragraph.draw(painter, box, name, font, colour=self._appearance.theme.ink, most=2)

    def _paint_sprites(self, painter: QPainter, sprites: Sprites, box: QRectF) -> None:
        """Paint icons on tiles, which overlap where there are many."""
        theme = self._appearance.theme
        for tile, (sprite, _) in zip(_steps(box, _TILE, len(sprites)), sprites, strict=True):
            painter.setPen(QPen(theme.raised, 1))
            painter.setBrush(blend(theme.raised, theme.wood, 0.14))
            painter.drawRoundedRect(tile, 8, 8)
            self._paint_sprite(painter, sprite, tile.adjusted(3, 3, -3, -3))

    def _paint_tokens(self, painter: QPainter, sprites: Sprites, box: QRectF) -> None:
        for spot, (sprite, _) in zip(_steps(box, _TOKEN, len(sprites)), sprites, strict=True):
            self._paint_sprite(painter, sprite, spot)

    def _paint_sprite(self, painter: QPainter, sprite: str, spot: QRectF) -> None:
        art, ground = self._appearance.art, self._appearance.theme.middling
        pixmap = art.pixmap(self._game, sprite, spot.width(), spot.height(), ratio_of(painter), grounds=(ground,))
        painter.drawPixmap(spot.topLeft(), pixmap)


def _name_fonts() -> list[QFont]:
    return [text_font(px, bold=True) for px in (15, 14, 13, 12, 11)]


def _line_fonts() -> list[QFont]:
    return [text_font(px) for px in (13, 12, 11)]


def counted(sprites: Sprites) -> list[str]:
    """Distinct names of icons, with their numbers."""
    numbers = Counter(name for _, name in sprites)
    return [name if number == 1 else f"{name} × {number}" for name, number in numbers.items()]


def _steps(box: QRectF, side: float, count: int) -> list[QRectF]:
    """Squares from the left of `box`, overlapping as far as needed."""
    step = min(side + 4, (box.width() - side) / max(1, count - 1))
    return [QRectF(box.left() + at * step, box.top(), side, side) for at in range(count)]
