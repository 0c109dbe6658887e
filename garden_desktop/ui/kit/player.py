"""A side of the match as the panels show it: its name, its sign, its colour."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import ratio_of
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, Theme, blend


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a side. `sign` is a seat symbol, or a sprite of the game for a side nobody sits at."""

    name: str
    sign: str


def colour_of(theme: Theme, sign: str) -> QColor:
    """The colour that goes with a sign; a side nobody sits at has the last one."""
    return theme.seats[SEAT_SYMBOLS.index(sign) if sign in SEAT_SYMBOLS else -1]


def figure_ground(theme: Theme, sign: str) -> QColor:
    """What the game's own figure stands on: paper with a breath of its colour."""
    return blend(theme.surface, colour_of(theme, sign), 0.15)


def paint_sign(
    painter: QPainter, appearance: Appearance, game: str, sign: str, rect: QRectF, ground: QColor | None = None
) -> None:
    """The sign on its disc: the seat's symbol, or the game's own figure with its feet off the edge. The disc lies on
    `ground`, or on one of the theme's."""
    if sign in SEAT_SYMBOLS:
        sprite = f"seat-{sign}{'-dusk' if appearance.theme.dark else ''}"
        _paint_sprite(painter, appearance, "app", sprite, rect, ground or appearance.theme.middling)
        return
    painter.save()
    disc = QPainterPath()
    disc.addEllipse(rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour, ground = colour_of(appearance.theme, sign), figure_ground(appearance.theme, sign)
    painter.fillPath(disc, ground)
    painter.setClipPath(disc)
    _paint_sprite(painter, appearance, game, sign, rect.adjusted(3, 3, -3, 3), ground)
    painter.strokePath(disc, QPen(colour, min(4.0, rect.width() / 8)))  # half of it lies inside
    painter.restore()


def _paint_sprite(
    painter: QPainter, appearance: Appearance, game: str, sprite: str, rect: QRectF, ground: QColor
) -> None:
    ratio = ratio_of(painter)
    pixmap = appearance.art.pixmap(game, sprite, rect.width(), rect.height(), ratio, grounds=(ground,))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
