"""Pixmaps of pieces, and a cache of pictures that are too slow to paint for every position."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from typing import Final, Generic, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from garden_desktop.core.view_model import Piece
from garden_desktop.ui.board.drawing.scenery import FaceCachingScenery, PaintContext, Scenery
from garden_desktop.ui.board.drawing.strokes import canvas, dashed_outline, smooth
from garden_desktop.ui.kit.style.painting import finished
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.translations import format_message

# Piece pixmaps: from the game's scenery, from a sprite, or as the outline of a lifted piece


GHOST: Final = 0.55
"""Opacity of the drawing within the outline of a lifted piece."""
_GHOST_SIZE: Final = 0.4
_CAPTION_PX: Final = 13


def piece_pixmap(piece: Piece, shown: PaintContext, game: str, scenery: Scenery) -> QPixmap:
    """Return the pixmap of a piece, `piece.w` x `piece.h` table units at the ratio of `shown`."""
    rect = QRectF(0, 0, piece.w, piece.h)
    keeping = _keeping(scenery)
    if keeping is not None and (kept := keeping.kept_face(piece, rect.size(), shown)) is not None:
        return kept
    image = canvas(rect.size(), shown.ratio)
    painter = QPainter(image)
    smooth(painter)
    if not scenery.paint_piece(painter, piece, rect, shown):
        (_paint_ghost if piece.face == "ghost" else _paint_sprite)(painter, piece, rect, shown, game)
    painter.end()
    return finished(image)


def face_key(piece: Piece, shown: PaintContext, scenery: Scenery) -> Hashable | None:
    """Return a key that is equal for equal pictures at the same size and context, or None if only painting can tell."""
    keeping = _keeping(scenery)
    return None if keeping is None else keeping.face_key(piece, shown)


def _keeping(scenery: Scenery) -> FaceCachingScenery | None:
    return cast(FaceCachingScenery, scenery) if _keeps(type(scenery)) else None


@cache
def _keeps(kind: type[Scenery]) -> bool:
    """Whether a scenery class caches faces; cached, because isinstance with a protocol is slow."""
    return issubclass(kind, FaceCachingScenery)


def _paint_sprite(painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext, game: str) -> None:
    ground = shown.theme.middling
    pixmap = shown.art.pixmap(game, piece.sprite, rect.width(), rect.height(), shown.ratio, grounds=(ground,))
    painter.drawPixmap(QPointF(), pixmap)
    if piece.caption is not None:
        words = format_message(piece.caption, shown.name)
        _paint_tag(painter, rect, words, shown)


def _paint_tag(painter: QPainter, rect: QRectF, words: str, shown: PaintContext) -> None:
    """Paint the caption on a strip at the lower edge of the piece."""
    font = text_font(_CAPTION_PX, bold=True)
    width = min(rect.width(), QFontMetricsF(font).horizontalAdvance(words) + 12)
    tag = QRectF(0, 0, width, 20)
    tag.moveCenter(QPointF(rect.center().x(), rect.bottom() - 12))
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QColor(shown.theme.raised)
    ground.setAlphaF(0.88)
    painter.setBrush(ground)
    painter.drawRoundedRect(tag, 6, 6)
    painter.setFont(font)
    painter.setPen(shown.theme.ink)
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)


def _paint_ghost(painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext, game: str) -> None:
    dashed_outline(painter, rect, shown.theme)
    words = format_message(piece.caption, shown.name) if piece.caption is not None else ""
    side = min(rect.width(), rect.height()) * (_GHOST_SIZE if words else 0.6)
    middle = rect.center() - QPointF(0, side * 0.35 if words else 0)
    picture = QRectF(QPointF(), QSizeF(side, side))
    picture.moveCenter(middle)
    painter.setOpacity(GHOST)
    painter.drawPixmap(picture.topLeft(), shown.art.pixmap(game, piece.sprite, side, side, shown.ratio, grey=True))
    painter.setOpacity(1.0)
    painter.setFont(text_font(_CAPTION_PX))
    painter.setPen(shown.theme.muted)
    below = QRectF(rect.left() + 2, picture.bottom() + 4, rect.width() - 4, rect.bottom() - picture.bottom() - 4)
    painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, words)


B = TypeVar("B")


class PictureCache(Generic[B]):
    """LRU cache of painted pictures with at most `most_bytes`, always including the last one.

    `brush` creates the painter of a game from a QPainter and the context.
    """

    def __init__(self, brush: Callable[[QPainter, PaintContext], B], most_bytes: int = 0) -> None:
        self._brush, self._most_bytes, self._bytes = brush, most_bytes, 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def picture(self, shown: PaintContext, key: Hashable, size: QSizeF, paint: Callable[[B], None]) -> QPixmap:
        """Return the picture for `key`, painted by `paint` if it is not cached. The key must include
        all texts in it."""
        colours = (shown.theme.ink, *shown.theme.grounds)
        key = (shown.ratio, *(colour.rgba() for colour in colours), key)
        if key not in self._kept:
            image = canvas(size, shown.ratio)
            painter = QPainter(image)
            paint(self._brush(painter, shown))
            painter.end()
            self._kept[key] = finished(image)
            self._bytes += image.sizeInBytes()
            self._make_room()
        self._kept.move_to_end(key)
        return self._kept[key]

    def _make_room(self) -> None:
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, picture = self._kept.popitem(last=False)
            self._bytes -= picture.width() * picture.height() * picture.depth() // 8
