"""Painting of gnome cards, composed from pack data and portraits, in four sizes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from garden_desktop.games.gnomadic_gardeners.data.pack import CROPS, Gnome
from garden_desktop.ui.board.drawing.table_painter import CENTRE, around
from garden_desktop.ui.games.gnomadic_gardeners.canvas import Brush

_TILE: Final = 60
"""Card height below which only the face is shown."""
_WHOLE: Final = 120
"""Card height from which everything is shown; lower cards, as on a bench, show hours, name and crops."""
_BADGES: Final = 72
"""Width in units that both badges of a card need."""
_STEP: Final = 1.18
"""Distance between two crops, in sizes."""


def paint_gnome(brush: Brush, gnome: Gnome, rect: QRectF) -> None:
    """Paint a gnome card in the layout for its height: whole, short or face only."""
    if rect.height() >= _WHOLE:
        _whole_card(brush, gnome, rect)
    elif rect.height() < _TILE:
        _face_tile(brush, gnome, rect)
    else:
        _short_card(brush, gnome, rect)


def paint_back(brush: Brush, rect: QRectF) -> None:
    """Paint the back of a gnome card."""
    brush.art("card-back", rect)


def paint_ghost(brush: Brush, gnome: Gnome, rect: QRectF, words: str) -> None:
    """Paint the outline of a card that is elsewhere now, with its grey face and where it is."""
    inner = rect.adjusted(1, 1, -1, -1)
    brush.box(inner, 8, None, brush.dashes(brush.theme.line if brush.theme.dark else brush.theme.wood.lighter(140)))
    size = min(rect.width() * 0.36, 40)
    middle = rect.center().y() - (6 if words else 0)
    brush.pale_art(f"gnome-{gnome.id}", around(QPointF(rect.center().x(), middle - size * 0.4), size, size))
    brush.line(QRectF(rect.x() + 4, middle + size * 0.3, rect.width() - 8, 20), words, brush.quiet(), CENTRE)


def _whole_card(brush: Brush, gnome: Gnome, rect: QRectF) -> None:
    """Paint the full card, scaled by its height; a narrow one shows less of the portrait."""
    unit = rect.height() / 146
    _sheet(brush, rect, 8 * unit)
    window = QRectF(rect.x() + 5 * unit, rect.y() + 5 * unit, rect.width() - 10 * unit, 90 * unit)
    _portrait(brush, gnome, window, 94 * unit)
    name = QRectF(rect.x() + 4 * unit, window.bottom() + 1 * unit, rect.width() - 8 * unit, 18 * unit)
    brush.line(name, short_name(gnome), brush.printed(13 * unit), CENTRE)
    room = rect.bottom() - name.bottom()
    _crops(
        brush,
        gnome,
        QPointF(rect.center().x(), name.bottom() + room / 2 - 1.5 * unit),
        name.width(),
        min(25 * unit, room - 4),
    )
    badge = min(unit, rect.width() / _BADGES)
    _hours(brush, gnome, rect, badge)
    _charm(brush, gnome, rect, badge)
    _frame(brush, rect, 8 * unit)


def _short_card(brush: Brush, gnome: Gnome, rect: QRectF) -> None:
    """Paint the short card, scaled by its height; a narrow one has a smaller face."""
    unit = rect.height() / 98
    _sheet(brush, rect, 7 * unit)
    crops, name_height = 20 * unit, 17 * unit
    face = min(rect.height() - crops - name_height - 5 * unit, rect.width() - 4)
    name = QRectF(rect.x() + 1, rect.bottom() - crops - name_height - 2 * unit, rect.width() - 2, name_height)
    brush.art(f"gnome-{gnome.id}", around(QPointF(rect.center().x() + 3 * unit, name.y() - face / 2), face, face))
    brush.line(name, short_name(gnome), brush.printed(13 * unit), CENTRE)
    middle = QPointF(rect.center().x(), rect.bottom() - crops / 2 - 3 * unit)
    _crops(brush, gnome, middle, rect.width() - 8, 18 * unit)
    side = min(25 * unit, rect.width() * 0.4)
    _badge(brush, rect, side, side, 7 * unit)
    brush.line(
        QRectF(rect.x(), rect.y(), side, side), str(gnome.prep), brush.figure(15 * unit, brush.paper.sheet), CENTRE
    )
    _frame(brush, rect, 7 * unit)


def _face_tile(brush: Brush, gnome: Gnome, rect: QRectF) -> None:
    _sheet(brush, rect, 7)
    brush.art(f"gnome-{gnome.id}", rect.adjusted(3, 2, -3, -3))
    _frame(brush, rect, 7)


def short_name(gnome: Gnome) -> str:
    """Return the first name of a gnome."""
    return gnome.name.split()[0]


def _sheet(brush: Brush, rect: QRectF, radius: float) -> None:
    brush.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, brush.paper.sheet)


def _frame(brush: Brush, rect: QRectF, radius: float) -> None:
    brush.box(rect.adjusted(1, 1, -1, -1), radius - 0.5, None, brush.pen(brush.paper.ink, 1.8))


def _portrait(brush: Brush, gnome: Gnome, window: QRectF, width: float) -> None:
    clip = QPainterPath()
    clip.addRoundedRect(window.adjusted(0, 0, 0, 8), 5, 5)
    with brush.kept():
        brush.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        high, left = width * 172 / 180, window.center().x() - width / 2
        brush.art(f"portrait-{gnome.id}", QRectF(left, window.bottom() - high, width, high))
    brush.painter.setPen(brush.pen(brush.paper.ink, 1.6))
    brush.painter.drawLine(window.bottomLeft(), window.bottomRight())


def _badge(brush: Brush, rect: QRectF, width: float, height: float, radius: float) -> None:
    with brush.kept():
        brush.painter.setClipRect(QRectF(rect.x(), rect.y(), width, height), Qt.ClipOperation.IntersectClip)
        brush.box(QRectF(rect.x(), rect.y(), width + radius, height + radius), radius, brush.paper.ink)


def _hours(brush: Brush, gnome: Gnome, rect: QRectF, unit: float) -> None:
    """Paint the prep hours, top left."""
    field = QRectF(rect.x(), rect.y(), 35 * unit, 30 * unit)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(field, 7 * unit, 7 * unit)
    path.addRect(field.adjusted(10, 0, 0, -10))
    path.addRect(field.adjusted(0, 10, -10, 0))
    with brush.kept():
        clip = QPainterPath()
        clip.addRoundedRect(rect, 8 * unit, 8 * unit)
        brush.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        brush.painter.fillPath(path, brush.paper.ink)
    figure = QRectF(field.x() + 3 * unit, field.y(), 17 * unit, field.height())
    brush.line(figure, str(gnome.prep), brush.printed(20 * unit, brush.paper.sheet), CENTRE)
    brush.art("hour", around(QPointF(field.x() + 25.5 * unit, field.center().y() + 0.5), 13 * unit, 13 * unit))


def _charm(brush: Brush, gnome: Gnome, rect: QRectF, unit: float) -> None:
    """Paint the charisma (bliss the gnome pays alone), top right."""
    field = QRectF(rect.right() - 36 * unit, rect.y(), 36 * unit, 30 * unit)
    path = QPainterPath()
    path.addRoundedRect(field, 7 * unit, 7 * unit)
    with brush.kept():
        clip = QPainterPath()
        clip.addRoundedRect(rect.adjusted(1, 1, -1, -1), 7 * unit, 7 * unit)
        brush.painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        brush.painter.fillPath(path, brush.paper.cream)
        brush.painter.strokePath(path, brush.pen(brush.paper.ink, 1.8))
    brush.art("bliss", around(QPointF(field.x() + 12.5 * unit, field.center().y()), 18 * unit, 18 * unit))
    figure = QRectF(field.x() + 20 * unit, field.y(), 14 * unit, field.height())
    brush.line(figure, str(gnome.charisma), brush.printed(14 * unit), CENTRE)


def _crops(brush: Brush, gnome: Gnome, centre: QPointF, room: float, size: float) -> None:
    """Paint the crops a gnome can grow, side by side."""
    crops = [crop for crop, count in zip(CROPS, gnome.icons, strict=True) for _ in range(count)]
    size = min(size, room / (len(crops) * _STEP))
    step = size * _STEP
    left = centre.x() - step * (len(crops) - 1) / 2
    for index, crop in enumerate(crops):
        brush.art(f"crop-{crop}", around(QPointF(left + index * step, centre.y()), size, size))
