"""The scenery of a game that brings none of its own: shelves, wells and lines from the theme alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from garden_desktop.core.places import Piece, Place
from garden_desktop.ui.board.board_layout import RADIUS, bounds, outline
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.drawing.strokes import dashed_outline, key_cap
from garden_desktop.ui.board.look_cache import AnyLook
from garden_desktop.ui.kit.style.theme import blend, text_font
from garden_desktop.ui.kit.text.messages import format_message

_LABEL_PX: Final = 15
_SMALL_PX: Final = 13
_SHELF: Final = 14.0
_PAD: Final = 8.0


class PlainScenery:
    """Draws every place by its kind, with its label; notes stand in the text place with their id."""

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        """The places and their labels."""
        look: AnyLook = shown.look
        notes = {note.id: format_message(note.text, shown.name) for note in look.notes}
        pressed = {handle.place for handle in look.draft if not handle.piece}
        for place in look.places:
            if place.kind == "text":
                _paint_text(painter, place, notes.get(place.id, ""), shown)
            elif place.kind == "row":
                _paint_row(painter, place, shown)
            elif place.kind != "button":
                _paint_well(painter, place, shown)
            if place.id in pressed and place.kind != "button":
                _paint_pressed(painter, place, shown)

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        """Nothing stands above the pieces."""

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        """Every piece is its sprite."""
        return False


def _paint_row(painter: QPainter, place: Place, shown: PaintContext) -> None:
    """A tray of paper on a wooden shelf, its name above the left end."""
    rect = bounds(place).adjusted(-_PAD, -_PAD, _PAD, _PAD)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blend(shown.theme.table, shown.theme.surface, 0.6))
    painter.drawRoundedRect(rect, RADIUS, RADIUS)
    shelf = QRectF(rect.left() - 6, rect.bottom() - 4, rect.width() + 12, _SHELF)
    painter.setPen(QPen(blend(shown.theme.wood, QColor("black"), 0.5), 1.4))
    painter.setBrush(blend(shown.theme.wood, shown.theme.table, 0.35) if shown.theme.dark else shown.theme.wood)
    painter.drawRoundedRect(shelf, 4, 4)
    _paint_label(painter, QRectF(rect.left() + 2, rect.top() - 24, rect.width(), 22), place, shown)


def _paint_well(painter: QPainter, place: Place, shown: PaintContext) -> None:
    """A square or hex with an outline, a spot or pile as a dashed well; the name small inside or below."""
    if place.kind in {"cell", "hex"}:
        painter.setPen(QPen(shown.theme.edge, 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(shown.theme.surface)
        painter.drawPath(outline(place))
        painter.setFont(text_font(11))
        painter.setPen(shown.theme.muted)
        corner = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        painter.drawText(bounds(place).adjusted(4, 4, -4, -4), corner, format_message(place.label, shown.name))
        return
    dashed_outline(painter, bounds(place), shown.theme)
    _paint_label(painter, QRectF(place.x, place.y - 24, max(place.w, 160.0), 22), place, shown)


def _paint_label(painter: QPainter, rect: QRectF, place: Place, shown: PaintContext) -> None:
    painter.setFont(text_font(_LABEL_PX, bold=True))
    painter.setPen(shown.theme.ink)
    words = format_message(place.label, shown.name)
    used = painter.boundingRect(rect, Qt.AlignmentFlag.AlignVCenter, words)
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, words)
    if place.key:
        key_cap(
            painter, QPointF(used.right() + _PAD, rect.center().y()), place.key, shown.theme.ink, shown.theme.raised
        )


def _paint_text(painter: QPainter, place: Place, note: str, shown: PaintContext) -> None:
    """The label, and below it the note of the same id."""
    flags = Qt.TextFlag.TextWordWrap
    painter.setFont(text_font(_LABEL_PX, bold=True))
    painter.setPen(shown.theme.ink)
    words = format_message(place.label, shown.name)
    used = painter.boundingRect(bounds(place), flags, words)
    painter.drawText(bounds(place), flags, words)
    painter.setFont(text_font(_SMALL_PX))
    painter.setPen(shown.theme.muted)
    painter.drawText(bounds(place).adjusted(0, used.height() + 4, 0, 0), flags, note)


def _paint_pressed(painter: QPainter, place: Place, shown: PaintContext) -> None:
    """A place that is part of the choice made so far."""
    fill = shown.theme.soft
    painter.setPen(QPen(shown.theme.leaf, 3))
    painter.setBrush(fill)
    painter.drawPath(outline(place))
