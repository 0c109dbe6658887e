"""Drawing primitives of the table: shadows, key caps, dashed outlines, and pixmaps on whole device pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QPainter, QPen, QPixmap, QTransform

from garden_desktop.ui.board.layout import RADIUS
from garden_desktop.ui.kit.style.theme import Theme, blend, luminance, text_font
from garden_desktop.ui.kit.text.keys import key_label

SHADOW_REACH: Final = 22.0
"""Distance that a shadow extends beyond its piece, in table units."""
_SMOOTH: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_BLUR: Final = 7
_CAP_PAD: Final = 8.0
_CAP_HEIGHT: Final = 20.0
_SPOTS: Final = ((-1, 0), (0, -1), (1, 0), (0, 1), (0, 0))
_COVERS: Final = 128


def canvas(size: QSizeF, ratio: float, ground: QColor | None = None) -> QImage:
    """Return an image of `size` table units at `ratio` pixels per unit; transparent unless `ground` is given."""
    image = QImage(
        max(1, round(size.width() * ratio)),
        max(1, round(size.height() * ratio)),
        QImage.Format.Format_ARGB32_Premultiplied if ground is None else QImage.Format.Format_RGB32,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent if ground is None else ground)
    return image


def smooth(painter: QPainter) -> None:
    """Turn on antialiasing and smooth scaling."""
    painter.setRenderHints(_SMOOTH)


def blit(painter: QPainter, pixmap: QPixmap, rect: QRectF) -> None:
    """Draw a pixmap into `rect`, aligned to device pixels if it was rendered for the present scale (else it would
    blur)."""
    world, screen = painter.worldTransform(), painter.device().devicePixelRatio()
    straight = not world.isRotating() and world.m11() > 0
    if not straight or abs(world.m11() * rect.width() * screen - pixmap.width()) > 1:
        smooth(painter)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        return
    corner = world.map(rect.topLeft()) * screen
    painter.setWorldTransform(QTransform())
    target = QRectF(QPointF(round(corner.x()), round(corner.y())) / screen, QSizeF(pixmap.size()) / screen)
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
    painter.setWorldTransform(world)


def grounds_below(painter: QPainter, rect: QRectF, table: QColor) -> tuple[QColor, ...]:
    """Return a dark and a bright colour of what is painted in `rect` so far, each covering a part of it.

    Samples five points of the painter's image; where it is transparent, `table` is the background.
    """
    device = painter.device()
    if not isinstance(device, QImage):
        return (table,)
    below = painter.deviceTransform().mapRect(rect)
    centre, wide, high, room = below.center(), below.width() * 0.4, below.height() * 0.4, device.rect()
    seen = list[int]()
    for across, down in _SPOTS:
        x, y = round(centre.x() + across * wide), round(centre.y() + down * high)
        pixel = device.pixel(x, y) if room.contains(x, y) else 0
        seen.append(pixel if pixel >> 24 >= _COVERS else table.rgba())
    seen.sort(key=_brightness)
    return (QColor(seen[1]), QColor(seen[-2]))


@lru_cache(maxsize=4096)
def _brightness(pixel: int) -> float:
    return luminance(QColor(pixel))


def shadow_of(pixmap: QPixmap, theme: Theme) -> QPixmap:
    """Return a soft shadow in the shape of `pixmap`, larger by SHADOW_REACH on every side."""
    ratio = pixmap.devicePixelRatio()
    size = pixmap.deviceIndependentSize() + QSizeF(SHADOW_REACH, SHADOW_REACH) * 2
    image = canvas(size, ratio)
    painter = QPainter(image)
    painter.drawPixmap(QPointF(SHADOW_REACH, SHADOW_REACH), pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(QPointF(), size), QColor(0, 0, 0, 150 if theme.dark else 84))
    painter.end()
    return QPixmap.fromImage(_blurred(image, ratio))


def _blurred(image: QImage, ratio: float) -> QImage:
    """Blur an image by scaling it down and up again; fast, and good enough for shadows."""
    smoothly = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    step = max(1.0, _BLUR * ratio)
    small = image.scaled(max(1, round(image.width() / step)), max(1, round(image.height() / step)), *smoothly)
    soft = small.scaled(image.width(), image.height(), *smoothly)
    soft.setDevicePixelRatio(ratio)
    return soft


def dashed_outline(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the dashed outline of a place where a piece was or may come."""
    pen = QPen(blend(theme.edge, theme.table, 0.3), 1.6, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)


def key_cap_width(key: str) -> float:
    """Return the width of a key cap in table units."""
    return max(_CAP_HEIGHT, QFontMetricsF(text_font(12, bold=True)).horizontalAdvance(key_label(key)) + _CAP_PAD * 2)


def key_cap(painter: QPainter, left_middle: QPointF, key: str, ink: QColor, ground: QColor | None) -> None:
    """Draw a key cap with its left edge at `left_middle`, filled with `ground` if given."""
    rect = QRectF(left_middle.x(), left_middle.y() - _CAP_HEIGHT / 2, key_cap_width(key), _CAP_HEIGHT)
    painter.setPen(QPen(ink, 1.2))
    painter.setBrush(QBrush(ground) if ground is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 4, 4)
    painter.setFont(text_font(12, bold=True))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key_label(key))
