"""Scenery of Gnomadic Gardeners: chooses the painter of the phase, and paints gnome cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from garden_desktop.core.view_model import Piece
from garden_desktop.games.gnomadic_gardeners.table.view_facts import gnome_bit
from garden_desktop.games.gnomadic_gardeners.table.view_model import GardenViewModel
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.games.gnomadic_gardeners import cards, choosing, instants, resolving
from garden_desktop.ui.games.gnomadic_gardeners.canvas import Brush, Page

_FAN = 2.6
"""Angle in degrees between two cards of a fanned hand."""


class GardenScenery:
    """Scenery that paints from the view model only, without asking the rules."""

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        page = self._page(painter, shown)
        if page.look.resolving and page.look.has_pair:
            resolving.paint_under(page)
        else:
            choosing.paint_under(page)

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        page = self._page(painter, shown)
        if not page.look.resolving:
            choosing.paint_over(page)
        elif page.look.instant is not None:
            instants.paint_instant(page, page.look.instant)

    def motion(self, shown: PaintContext) -> int:
        look: GardenViewModel = shown.look
        return instants.motion(look, look.instant) if look is not None and look.instant is not None else 0

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        brush = Brush(painter, shown)
        kind, _, rest = piece.id.partition(":")
        look: GardenViewModel = shown.look
        if kind == "back":
            self._paint_back(brush, piece, rect)
            return True
        gnome = look.config.pack.gnomes[gnome_bit(look.config, f"gnome:{rest}").bit_length() - 1]
        if kind == "ghost" or piece.face == "ghost":
            words = "" if piece.caption is None else brush.said(piece.caption)
            cards.paint_ghost(brush, gnome, rect, words)
        else:
            cards.paint_gnome(brush, gnome, rect)
        return True

    def _page(self, painter: QPainter, shown: PaintContext) -> Page:
        look: GardenViewModel = shown.look
        return Page(Brush(painter, shown), look)

    def _paint_back(self, brush: Brush, piece: Piece, rect: QRectF) -> None:
        """Paint a card back; those in the opponent's hand are fanned."""
        side = int(piece.id.split(":")[1])
        if piece.place != "other_hand" or rect.height() < 95:
            cards.paint_back(brush, rect)
            return
        with brush.kept():
            brush.painter.translate(rect.center())
            brush.painter.rotate((piece.z - 2 - side * 0.2) * _FAN)
            height = rect.height() * 0.8
            cards.paint_back(brush, QRectF(QPointF(-height / 2.8, -height / 2), QPointF(height / 2.8, height / 2)))
