"""Animals in the dock: what each does this round, as a number or a word with its reason."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.games.gnomadic_gardeners.table.preview.rows import AnimalWork
from garden_desktop.ui.board.drawing.table_painter import LEFT, around
from garden_desktop.ui.games.gnomadic_gardeners.brush import Brush


def paint_animal(brush: Brush, rect: QRectF, work: AnimalWork, lively: bool) -> None:
    """A card: green and framed when the animal acts, plain when it rests; `lively` under the pointer."""
    theme = brush.theme
    inner = rect.adjusted(1, 1, -1, -1)
    if lively:
        brush.halo(inner, 8, theme.leaf)
    edge = brush.pen(theme.leaf, 2) if work.works else brush.pen(theme.line, 1.4)
    brush.box(inner, 8, theme.soft if work.works else theme.raised, edge)
    if rect.height() > 100:
        _tall(brush, inner, work)
    else:
        _flat(brush, inner, work)


def _tall(brush: Brush, rect: QRectF, work: AnimalWork) -> None:
    size = 56.0 if rect.width() > 120 else 44.0
    brush.art(f"animal-{work.animal}", QRectF(rect.x() + 10, rect.y() + 36 - size / 2, size, size))
    _figure(brush, QRectF(rect.x() + size + 16, rect.y() + 14, rect.width() - size - 20, 44), work, 22)
    name = QRectF(rect.x() + 11, rect.y() + 70, rect.width() - 20, 20)
    _name(brush, name, work, 13)
    note = QRectF(rect.x() + 11, rect.y() + 89, rect.width() - 18, rect.height() - 92)
    brush.lines(note, brush.said(work.note), brush.body(13))


def _flat(brush: Brush, rect: QRectF, work: AnimalWork) -> None:
    size = min(34.0, rect.height() - 30)
    middle = rect.y() + 6 + size / 2
    brush.art(f"animal-{work.animal}", around(QPointF(rect.x() + 8 + size / 2, middle), size, size))
    figure = QRectF(rect.x() + size + 14, middle - 14, 54, 28)
    taken = _figure(brush, figure, work, 18)
    name = QRectF(figure.x() + taken + 8, middle - 12, rect.right() - figure.x() - taken - 12, 24)
    _name(brush, name, work, 12)
    note = QRectF(rect.x() + 8, middle + size / 2 + 1, rect.width() - 14, rect.bottom() - middle - size / 2 - 3)
    brush.lines(note, brush.said(work.note), brush.body(12))


def _name(brush: Brush, rect: QRectF, work: AnimalWork, px: float) -> None:
    """The whole name where it fits, else the short one."""
    whole, style = brush.said(work.name), brush.heading(px)
    brush.line(rect, whole if brush.width(whole, style) <= rect.width() else brush.said(work.short), style)


def _figure(brush: Brush, rect: QRectF, work: AnimalWork, px: float) -> float:
    colour = brush.theme.leaf if work.works else brush.theme.muted
    return brush.line(rect, brush.said(work.figure), brush.figure(px, colour), LEFT)
