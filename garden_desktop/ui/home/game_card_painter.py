"""Painter of a game card: band, picture, title, description and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from garden_desktop.core.info import GameInfo
from garden_desktop.ui.home.home_layout import picture_size
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.painting import fill
from garden_desktop.ui.kit.style.theme import MORNING, blend, display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.translations import format_message

if TYPE_CHECKING:
    from garden_desktop.core.game import Game


class GameFacts(QObject):
    """Formatter of the number of players and the duration of a game."""

    def players(self, info: GameInfo) -> str:
        """Return the number of players, e.g. "1–2 players"."""
        low, high = min(info.seats), max(info.seats)
        if low == high:
            return self.tr("%n players", "", high)
        return self.tr("{low}–{high} players").format(low=low, high=high)

    def minutes(self, minutes: tuple[int, int]) -> str:
        """Return a duration, e.g. "15–45 min"."""
        short, long = minutes
        if short == long:
            return self.tr("%n min", "", long)
        return self.tr("{short}–{long} min").format(short=short, long=long)


_TOOTH: Final = 8
BAND: Final = 25
PICTURE_TOP: Final = 37
_BELOW_PICTURE: Final = 127
WORDS: Final = PICTURE_TOP + _BELOW_PICTURE
"""Height of a short title and two lines of description, with the band above the picture."""
_SHADE: Final = 10
_NAMES: Final = (24, 22, 20, 18)
_LONG_NAMES: Final = (18, 17, 16, 15)
"""Font sizes in pixels, from large to small, of a title on one line (_NAMES) and on several."""
_NAME_LINES: Final = 3
_FACTS_LEAST: Final = 10
"""Font size in pixels below which the facts are shown without icons instead."""
_NIGHT_EDGE: Final = QColor("#5B6B62")


FLAT_BUTTONS: Final = 44
"""Height at the foot of a flat card that its buttons take."""
_FLAT_RADIUS: Final = 10
_FLAT_EDGE: Final = 9
_FLAT_GAP: Final = 13
_FLAT_PICTURE: Final = 0.29
"""Greatest share of a flat card's width that its picture takes."""
_FLAT_NAMES: Final = (20, *range(18, 8, -1))
_BANDED: Final = 120
"""Height in pixels from which a flat card has its band above the title."""


def flat_picture(card: QSizeF) -> QRect:
    """Return the rectangle of the picture on a flat card, in pixels at 100 %: cut at both sides on a narrow card."""
    high = round(card.height()) - 2 * _FLAT_EDGE
    return QRect(_FLAT_EDGE, _FLAT_EDGE, min(round(high * 280 / 310), round(card.width() * _FLAT_PICTURE)), high)


class GameCardPainter:
    """Painter of a game card. `sunk` is the visible height at rest, `lift` how far the card is raised."""

    def __init__(self, appearance: Appearance, game: Game, facts: GameFacts) -> None:
        self._appearance, self._game, self._facts = appearance, game, facts
        self._heights: dict[tuple[int, str], int] = {}

    def title(self) -> str:
        return format_message(self._game.info.title, str)

    def feel(self) -> str:
        return format_message(self._game.info.feel, str)

    def _name(self, width: int) -> tuple[QFont, list[str]]:
        """Return font and lines of the title: one line, shrunk if necessary, else up to three lines."""
        font = self._name_font(width)
        return font, paragraph.lines(self.title(), font, width - 28, _NAME_LINES)

    def _name_font(self, width: int) -> QFont:
        for px in _NAMES:
            font = display_font(px)
            if QFontMetricsF(font).horizontalAdvance(self.title()) <= width - 28:
                return font
        return paragraph.fitting(self.title(), [display_font(px) for px in _LONG_NAMES], width - 28, _NAME_LINES)

    def text_height(self, width: int) -> int:
        """Return the height of everything but the picture of a card `width` pixels wide; cached per width and text."""
        key = width, self.title() + self.feel()
        if key not in self._heights:
            self._heights[key] = self._measured(width)
        return self._heights[key]

    def _measured(self, width: int) -> int:
        extra = paragraph.count(self.title(), self._name_font(width), width - 28, _NAME_LINES) - 1
        feel = paragraph.count(self.feel(), text_font(15), width - 32) - 2
        return WORDS + extra * 30 + max(0, feel) * 21

    def draw(self, painter: QPainter, card: QRectF, ratio: float, sunk: int, lift: float) -> None:
        """Paint the card into `card` at `ratio` device pixels per unit."""
        theme = self._appearance.theme
        fill(painter, card.adjusted(0, _TOOTH, 0, 0), theme.surface)
        _draw_band(painter, card.width(), getattr(MORNING, self._game.info.colour))
        self._draw_picture(painter, QRectF(QPointF(12, PICTURE_TOP), QSizeF(picture_size(round(card.width())))), ratio)
        self._draw_words(painter, card)
        self._draw_facts(painter, 16, card.width() - 28, sunk - 35.0)
        self._draw_foot(painter, card, sunk + lift)
        if theme.dark:
            painter.setPen(QPen(blend(theme.surface, _NIGHT_EDGE, 0.6), 1))
            for x in (0.5, card.width() - 0.5):
                painter.drawLine(QPointF(x, BAND), QPointF(x, card.height()))

    def draw_flat(self, painter: QPainter, card: QRectF, ratio: float, *, lit: bool) -> None:
        """Paint the card lying flat: picture at the left, words beside it, above room for the buttons."""
        theme = self._appearance.theme
        painter.setPen(QPen(theme.leaf, theme.ring) if lit else QPen(_NIGHT_EDGE if theme.dark else theme.line, 1.5))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), _FLAT_RADIUS, _FLAT_RADIUS)
        picture = QRectF(flat_picture(card.size()))
        self._draw_picture(painter, picture, ratio)
        left, right, top = picture.right() + _FLAT_GAP, card.width() - 12, picture.top()
        if card.height() >= _BANDED:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(getattr(MORNING, self._game.info.colour))
            painter.drawRoundedRect(QRectF(left, top, right - left, 5), 2.5, 2.5)
            top += 7
        font = paragraph.fitting(self.title(), [display_font(px) for px in _FLAT_NAMES], right - left, 1)
        painter.setFont(font)
        painter.setPen(theme.ink)
        title = QFontMetricsF(font).elidedText(self.title(), Qt.TextElideMode.ElideRight, right - left)
        painter.drawText(QRectF(left, top, right - left, 24), Qt.AlignmentFlag.AlignVCenter, title)
        y, facts = top + 26, card.height() - FLAT_BUTTONS - 26
        if y + paragraph.count(self.feel(), text_font(13), right - left) * 18 <= facts:
            paragraph.draw(painter, QRectF(left, y, right - left, 0), self.feel(), text_font(13), colour=theme.muted)
        self._draw_facts(painter, left, right - left, facts)

    def _draw_picture(self, painter: QPainter, box: QRectF, ratio: float) -> None:
        high = max(box.height(), box.width() * 310 / 280)
        size = QSizeF(high * 280 / 310, high).toSize()
        sprite = "picture-dusk" if self._appearance.theme.dark else "picture"
        clip = QPainterPath()
        clip.addRoundedRect(box, 5, 5)
        painter.save()
        painter.setClipPath(clip)
        pixmap = self._appearance.art.pixmap(self._game.info.key, sprite, size.width(), size.height(), ratio)
        if f"{self._game.info.key}/{sprite}" in self._appearance.art.missing:
            self._draw_initial(painter, box)
        else:
            painter.drawPixmap(QPointF(box.center().x() - size.width() / 2, box.top()), pixmap)
        painter.restore()
        painter.setPen(QPen(QColor("#0F1512") if self._appearance.theme.dark else self._appearance.theme.ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 6, 6)

    def _draw_initial(self, painter: QPainter, box: QRectF) -> None:
        """Paint the initial letter in place of a missing picture."""
        theme = self._appearance.theme
        colour = getattr(theme, self._game.info.colour)
        fill(painter, box, blend(theme.surface, colour, 0.16))
        painter.setFont(display_font(round(box.height() / 2)))
        painter.setPen(colour)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.title()[:1].upper())

    def _draw_words(self, painter: QPainter, card: QRectF) -> None:
        theme = self._appearance.theme
        y = PICTURE_TOP + picture_size(round(card.width())).height() + 10.0
        font, name = self._name(round(card.width()))
        for line in name:
            painter.setFont(font)
            painter.setPen(theme.ink)
            painter.drawText(QRectF(16, y, card.width() - 28, 32), Qt.AlignmentFlag.AlignVCenter, line)
            y += 30
        room = QRectF(16, y + 4, card.width() - 32, 0)
        paragraph.draw(painter, room, self.feel(), text_font(15), colour=theme.muted)

    def _draw_facts(self, painter: QPainter, x: float, width: float, y: float) -> None:
        """Paint number of players and duration from `x` on, on a line `width` pixels wide: with icons if they fit."""
        ink, right = self._appearance.theme.ink, x + width
        info = self._game.info
        facts = (("people", self._facts.players(info)), ("clock", self._facts.minutes(info.minutes)))
        room = width - 2 * (24 + 1) - 12
        font = paragraph.fitting("".join(words for _, words in facts), [text_font(px) for px in range(13, 7, -1)], room)
        if font.pixelSize() < _FACTS_LEAST:
            self._draw_plain_facts(painter, QRectF(x, y, width, 22))
            return
        for icon, fact in facts:
            draw_icon(painter, self._appearance.art, icon, QRectF(x, y + 2, 18, 18), ink)
            metrics = QFontMetricsF(font)
            words = metrics.elidedText(fact, Qt.TextElideMode.ElideRight, right - x - 24)
            wide = metrics.horizontalAdvance(words) + 1
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(QRectF(x + 24, y, wide, 22), Qt.AlignmentFlag.AlignVCenter, words)
            x += 24 + wide + 12

    def _draw_plain_facts(self, painter: QPainter, line: QRectF) -> None:
        info = self._game.info
        words = f"{self._facts.players(info)} · {self._facts.minutes(info.minutes)}"
        painter.setFont(paragraph.fitting(words, [text_font(px) for px in range(13, 7, -1)], line.width(), 1))
        painter.setPen(self._appearance.theme.ink)
        words = QFontMetricsF(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)

    def _draw_foot(self, painter: QPainter, card: QRectF, edge: float) -> None:
        """Paint the shadow of the tray on the card, at a fixed screen position however far the card is raised."""
        for row in range(_SHADE):  # a QLinearGradient would bring the 182 names of QGradient to every start
            line = QRectF(0, edge - _SHADE + row, card.width(), 1)
            fill(painter, line, QColor(0, 0, 0, round(40 * (row + 0.5) / _SHADE)))


def _draw_band(painter: QPainter, width: float, colour: QColor) -> None:
    """Paint the crimped upper edge of the seed packet with its stitches."""
    teeth = max(1, round(width / _TOOTH))
    pitch = width / teeth
    band = QPainterPath(QPointF(0, _TOOTH + 1))
    for tooth in range(teeth):
        band.lineTo((tooth + 0.5) * pitch, 0)
        band.lineTo((tooth + 1) * pitch, _TOOTH + 1)
    band.lineTo(width, BAND)
    band.lineTo(0, BAND)
    band.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(band)
    stitch = QPen(QColor(251, 248, 241, 140), 2)
    stitch.setDashPattern([2.4, 2.1])
    stitch.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(stitch)
    painter.drawLine(QPointF(0, 19), QPointF(width, 19))
