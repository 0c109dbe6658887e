"""TablePainter: text, shapes and drawings on a table, with text fitted into boxes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QTextDocument, QTextOption

from garden_desktop.core.layout import Box, Point
from garden_desktop.core.text import Message
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.strokes import blit, grounds_below, smooth
from garden_desktop.ui.kit.player import colour_of, figure_ground
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, display_font, text_font
from garden_desktop.ui.kit.text.html import Html, show_html
from garden_desktop.ui.kit.text.translations import format_message, format_message_html

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

_LEAST_PX: Final = 9


class TextStyle(NamedTuple):
    """Font and colour of a text."""

    font: QFont
    colour: QColor

    def smaller(self) -> TextStyle:
        font = QFont(self.font)
        font.setPixelSize(font.pixelSize() - 1)
        return TextStyle(font, self.colour)


class TablePainter:
    """Painter for sceneries, in table units; depends only on a PaintContext and the drawings of `game`."""

    def __init__(self, painter: QPainter, shown: PaintContext, game: str) -> None:
        self.painter = painter
        self.game = game
        self.shown = shown
        self.theme = shown.theme
        smooth(painter)

    # text

    def heading(self, px: float = 15) -> TextStyle:
        return TextStyle(text_font(px, bold=True), self.theme.ink)

    def body(self, px: float = 13) -> TextStyle:
        return TextStyle(text_font(px), self.theme.ink)

    def quiet(self, px: float = 13) -> TextStyle:
        return TextStyle(text_font(px), self.theme.muted)

    def figure(self, px: float, colour: QColor | None = None) -> TextStyle:
        return TextStyle(display_font(px), colour or self.theme.ink)

    def said(self, message: Message) -> str:
        return format_message(message, self.shown.name)

    def width(self, words: str, style: TextStyle) -> float:
        return QFontMetricsF(style.font).horizontalAdvance(words)

    def line(self, rect: QRectF, words: str, style: TextStyle, align: Qt.AlignmentFlag = LEFT) -> float:
        """Draw one line, with a smaller font or elided if it does not fit; returns the width it took."""
        wide = self.width(words, style)
        while wide > rect.width() + 0.5 and style.font.pixelSize() > _LEAST_PX:
            style = style.smaller()
            wide = self.width(words, style)
        if wide > rect.width() + 0.5:
            words = QFontMetricsF(style.font).elidedText(words, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
            wide = self.width(words, style)
        self._pen(style)
        self.painter.drawText(rect.adjusted(-1, -8, 1, 8), _single(align), words)
        return wide

    def lines(self, rect: QRectF, words: str, style: TextStyle, align: Qt.AlignmentFlag = TOP) -> float:
        """Draw wrapped text, with a smaller font if it does not fit into `rect`; returns its height."""
        flags = int(align | Qt.TextFlag.TextWordWrap)
        need = self._need(rect, words, style, flags)
        while style.font.pixelSize() > _LEAST_PX and not _fits(rect, need):
            style = style.smaller()
            need = self._need(rect, words, style, flags)
        if need.width() > rect.width() + 0.5:  # break within words rather than cut them off
            flags = int(align | Qt.TextFlag.TextWrapAnywhere)
            need = self._need(rect, words, style, flags)
        self._pen(style)
        self.painter.drawText(rect, flags, words)
        return need.height()

    def height_of(self, width: float, words: str, style: TextStyle) -> float:
        """Return the height of wrapped text of this width."""
        flags = int(TOP | Qt.TextFlag.TextWordWrap)
        return self._need(QRectF(0, 0, width, 0), words, style, flags).height()

    def passage(self, rect: QRectF, message: Message, style: TextStyle) -> float:
        """Draw a message with bold values, with a smaller font if it does not fit; returns its height."""
        document = self._document(rect.width(), message, style)
        while document.size().height() > rect.height() and style.font.pixelSize() > _LEAST_PX:
            style = style.smaller()
            document = self._document(rect.width(), message, style)
        with self.kept():
            self.painter.translate(rect.topLeft())
            document.drawContents(self.painter, QRectF(0, 0, rect.width(), rect.height()))
        return document.size().height()

    def passage_height(self, width: float, message: Message, style: TextStyle) -> float:
        """Return the height of a passage of this width."""
        return self._document(width, message, style).size().height()

    # shapes and drawings

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Context manager that restores the painter's state."""
        self.painter.save()
        yield
        self.painter.restore()

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        with self.kept():
            self.painter.setOpacity(self.painter.opacity() * opacity)
            yield

    def dock(self, top: float, size: tuple[float, float]) -> None:
        """Paint the background of the dock; its upper line matches the one that TableView paints beside the table."""
        wide, high = size
        with self.kept():
            self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            self.painter.fillRect(QRectF(0, top, wide, high - top), self.theme.surface)
            self.painter.fillRect(QRectF(0, top, wide, 1), self.theme.line)

    def box(self, rect: QRectF, radius: float, fill: QColor | None, edge: QPen | None = None) -> None:
        self.painter.setPen(edge or Qt.PenStyle.NoPen)
        self.painter.setBrush(QBrush(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect, radius, radius)

    def circle(self, centre: QPointF, radius: float) -> None:
        """Draw a circle with the current pen and brush."""
        self.painter.drawEllipse(centre, radius, radius)

    def arrow(self, rect: QRectF, colour: QColor, width: float = 2, head: float = 5) -> None:
        """Draw a small arrow to the right across the middle of `rect`; `head` is the maximum size of its head."""
        y, right, head = rect.center().y(), rect.right(), min(head, rect.width() / 3)
        self.painter.setPen(self.pen(colour, width))
        self.painter.drawLine(QLineF(rect.x(), y, right, y))
        for side in (-head, head):
            self.painter.drawLine(QLineF(right - head, y + side, right, y))

    def number_change(self, rect: QRectF, before: str, after: str, styles: tuple[TextStyle, TextStyle]) -> float:
        """Draw "25 → 26" right-aligned in `rect`, with a painted arrow; returns the width.

        `styles` are those of the old and the new number.
        """
        first, second = styles
        widths, px = (self.width(before, first), self.width(after, second)), second.font.pixelSize()
        gap = min(18.0, px * 0.8)
        total = sum(widths) + gap + 12
        x = rect.right() - total
        self.line(QRectF(x, rect.y(), widths[0] + 2, rect.height()), before, first)
        self.arrow(QRectF(x + widths[0] + 5, rect.y(), gap, rect.height()), second.colour, 2.2 if px > 16 else 1.7)
        self.line(QRectF(rect.right() - widths[1], rect.y(), widths[1] + 2, rect.height()), after, second)
        return total

    def pen(self, colour: QColor, width: float = 1, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
        return QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    def dashes(self, colour: QColor, width: float = 1.6) -> QPen:
        pen = self.pen(colour, width)
        pen.setDashPattern([3.2, 3.2])
        return pen

    def shadow(self, rect: QRectF, radius: float, reach: float = 5) -> None:
        """Draw a soft shadow below something that lies on the table."""
        colour = QColor(0, 0, 0, 10 if not self.theme.dark else 26)
        for step in range(int(reach), 0, -1):
            self.box(rect.adjusted(-step, -step + 2, step, step + 2), radius + step, colour)

    def halo(self, rect: QRectF, radius: float, colour: QColor) -> None:
        """Draw a soft border around something highlighted."""
        soft = QColor(colour)
        soft.setAlphaF(0.2)
        self.box(rect.adjusted(-5, -5, 5, 5), radius + 5, soft)

    def art(self, sprite: str, rect: QRectF, ground: QColor | None = None, *, lifted: QColor | None = None) -> None:
        """Draw a drawing on what is painted so far, or on background `ground`.

        `lifted` is the colour of its rim in the light theme, for drawings as dark as their background.
        """
        self._drawing(sprite, rect, self.game, grey=False, ground=ground, lifted=lifted)

    def pale_art(self, sprite: str, rect: QRectF) -> None:
        """Draw a drawing as a grey trace of something that is elsewhere now."""
        with self.faded(0.85 if self.theme.dark else 0.5):
            self._drawing(sprite, rect, self.game, grey=True)

    def disc(self, centre: QPointF, radius: float, fill: QColor, words: str, px: float = 15) -> None:
        """Draw a filled disc with a number in it."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(fill)
        self.painter.drawEllipse(centre, radius, radius)
        style = TextStyle(text_font(px, bold=True), self.theme.over(fill))
        self.line(around(centre, radius * 2, radius * 2), words, style, CENTRE)

    def seat(self, centre: QPointF, radius: float, side: int) -> None:
        """Draw the disc of a side: its seat symbol, or the game's figure for a side without a seat."""
        sign, rect = self.shown.sign(side), around(centre, radius * 2, radius * 2)
        if sign in SEAT_SYMBOLS:
            self._drawing(f"seat-{sign}{'-dusk' if self.theme.dark else ''}", rect, "app", grey=False)
            return
        line = min(2.0, radius / 8)
        self.painter.setPen(self.pen(self.side_colour(side), line))
        self.painter.setBrush(figure_ground(self.theme, sign))
        self.painter.drawEllipse(centre, radius - line / 2, radius - line / 2)
        self.art(sign, rect.adjusted(radius / 4, radius / 5, -radius / 4, -radius / 4))

    def side_colour(self, side: int) -> QColor:
        return colour_of(self.theme, self.shown.sign(side))

    def _drawing(
        self,
        sprite: str,
        rect: QRectF,
        game: str,
        *,
        grey: bool,
        ground: QColor | None = None,
        lifted: QColor | None = None,
    ) -> None:
        ratio = self.shown.ratio
        grounds: tuple[QColor, ...] = (ground,) if ground else ()
        if self.shown.art.ratio and not grey and not grounds:
            grounds = grounds_below(self.painter, rect, self.theme.middling)
        size = rect.width(), rect.height()
        pixmap = self.shown.art.pixmap(game, sprite, *size, ratio, grey=grey, grounds=grounds, lifted=lifted)
        blit(self.painter, pixmap, rect)

    def _pen(self, style: TextStyle) -> None:
        self.painter.setFont(style.font)
        self.painter.setPen(style.colour)

    def _need(self, rect: QRectF, words: str, style: TextStyle, flags: int) -> QRectF:
        return QFontMetricsF(style.font).boundingRect(QRectF(0, 0, rect.width(), 10_000), flags, words)

    def _document(self, width: float, message: Message, style: TextStyle) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        document.setTextWidth(width)
        document.setDefaultFont(style.font)
        show_html(document, self._html(message, style))
        return document

    def _html(self, message: Message, style: TextStyle) -> Html:
        words = format_message_html(message, self.shown.name, lambda side: self.theme.inked(self.side_colour(side)))
        return Html(f'<div style="color:{style.colour.name()}">{words}</div>')


@cache
def _single(align: Qt.AlignmentFlag) -> int:
    """Cached combination of alignment and single-line flags: combining Qt flags in Python takes longer than drawing a
    line."""
    return int(align | Qt.TextFlag.TextSingleLine)


def around(centre: QPointF, width: float, height: float) -> QRectF:
    """Return the rectangle of this size centred on a point."""
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def _fits(rect: QRectF, need: QRectF) -> bool:
    return need.height() <= rect.height() + 0.5 and need.width() <= rect.width() + 0.5


def rect_of(box: Box) -> QRectF:
    """Convert a layout box to QRectF."""
    return QRectF(*box)


def point_of(point: Point) -> QPointF:
    """Convert a layout point to QPointF."""
    return QPointF(*point)


def clear(colour: QColor, share: float) -> QColor:
    """Return a colour with opacity `share`."""
    found = QColor(colour)
    found.setAlphaF(share)
    return found
