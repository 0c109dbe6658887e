"""Painting context of Gnomadic Gardeners: painter with the game's colours, view model and notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from garden_desktop.core.text import Message, SideName
from garden_desktop.games.gnomadic_gardeners.table.view_model import GardenViewModel
from garden_desktop.ui.board.drawing import table_painter
from garden_desktop.ui.board.drawing.game_page import PrintedColours, TablePage, colours_for
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.table_painter import LEFT, TextStyle
from garden_desktop.ui.kit.style.theme import readable, text_font


class GameColours(PrintedColours):
    """Colours of printed matter.

    `sheet` is card stock, `glow` a highlighted task row, `cream` the background of a badge. `board` and `shade` are the
    wood of a bench, `post` that of a fence, `closed` a row behind one; `dial` is the plate of the sundial. Text colours
    have contrast `ratio` to their background.
    """

    def mix(self, ratio: float) -> None:
        one = self.one
        self.ink = one("#23302A", "#23302A")
        self.sheet = one("#FFFDF7", "#E9E5D8")
        self.muted = readable(one("#55635B", "#4C5952"), self.sheet, ratio=ratio)
        self.cream = one("#FFF3CF", "#EBDDB4")
        self.lit = one("#FFF1CF", "#EBDCB2")
        self.lit_edge = one("#E0B95A", "#C99E3F")
        self.glow = one("#FFEBB5", "#F0DA98")
        self.leaf = readable(one("#2F6B4F", "#285F45"), self.lit, _WORDS, ratio=ratio)
        self.clay = readable(one("#A8492F", "#97412A"), _WORDS, ratio=ratio)
        self.closed = one("#EDE5D8", "#D3CBBB")
        self.board = one("#B58A5A", "#8E6B45")
        self.shade = one("#95703F", "#6F522F")
        self.bark = one("#4A3222", "#120D09")
        self.post = one("#C9A272", "#A9875D")
        self.gold = one("#E3B53A", "#D5A838")
        self.dial = readable(one("#DDD5C3", "#A8A292"), self.ink, ratio=ratio)
        self.brass = one("#B97A12", "#B97A12")


_WORDS: Final = QColor("#FBF8F1")
"""Colour of text on a disc."""


GAME: Final = "gnomadic_gardeners"


class Brush(table_painter.TablePainter):
    """Table painter with the game's colours."""

    def __init__(self, painter: QPainter, shown: PaintContext) -> None:
        super().__init__(painter, shown, GAME)
        self.paper = colours_for(GameColours, shown.theme)

    def printed(self, px: float, colour: QColor | None = None) -> TextStyle:
        """Return the style of bold text on paper."""
        return TextStyle(text_font(px, bold=True), colour or self.paper.ink)

    def check(self, centre: QPointF, radius: float) -> None:
        """Draw a tick on a green disc."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.theme.leaf)
        self.painter.drawEllipse(centre, radius, radius)
        tick = QPainterPath(centre + QPointF(-4.6, 0.4))
        tick.lineTo(centre + QPointF(-1.2, 3.8))
        tick.lineTo(centre + QPointF(4.8, -3.6))
        self.painter.strokePath(tick, self.pen(self.theme.over(self.theme.leaf), 2))


@dataclass(frozen=True)
class Page(TablePage[Brush, GardenViewModel]):
    """Painting context handed to all painters."""

    def line(self, id: str, rect: QRectF, style: TextStyle) -> None:
        """Paint a note on one line."""
        self.brush.line(rect, self.said(id), style, LEFT)

    def whose(self, yours: Message, theirs: Message) -> str:
        """Return a heading about the side at the bottom: in the second person if only that player looks."""
        return self.brush.said(yours if self.look.seat is not None else theirs.of(who=SideName(self.look.me)))

    def numbered(self, start: str) -> list[Message]:
        """Return the notes with ids `start` + 1, 2, ..., in order."""
        found: list[Message] = []
        while (note := self.notes.get(f"{start}{len(found) + 1}")) is not None:
            found.append(note)
        return found
