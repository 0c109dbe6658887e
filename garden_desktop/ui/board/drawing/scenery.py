"""Scenery: the parts of a table that a game paints below and above the pieces, a plain default, and their layers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from garden_desktop.core.view_model import Piece, Place
from garden_desktop.ui.board.drawing.scene_items import OVER_Z, UNDER_Z, LayerItem
from garden_desktop.ui.board.drawing.strokes import canvas, dashed_outline, key_cap, smooth
from garden_desktop.ui.board.layout import RADIUS, AnyLook, bounds, outline
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, Theme, blend, text_font
from garden_desktop.ui.kit.text.translations import format_message

# Interface of a game's scenery, and a plain default


def seat_sign(side: int) -> str:
    """Return the default symbol of a side."""
    return SEAT_SYMBOLS[side % len(SEAT_SYMBOLS)]


class PaintContext(NamedTuple):
    """Painting input: everything that a scenery's pictures may depend on.

    `look` is the view model of the game for the position, the same object as long as the position stays; None before
    anybody is seated. `ratio` is device pixels per table unit. `sign` returns the seat symbol of a side, or the sprite
    of a side without a seat.

    `held` is the id of the held piece; `over` is the place under the pointer, while a piece is held only if it may go
    there; `at` is the place at which a piece of several cells is aimed. `moment` is the progress (0 to 1) of the
    entrance animation. These four change without a new position, so only `paint_over` gets them; for the others they
    are empty.
    """

    look: Any
    held: str
    over: str
    name: Callable[[int], str]
    theme: Theme
    art: DrawingCache
    ratio: float
    sign: Callable[[int], str] = seat_sign
    at: str = ""
    moment: float = 1.0


class Scenery(Protocol):
    """Painter of a game's table, in table units. Its pictures are cached until their PaintContext changes."""

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        """Paint the background: boards, shelves, labels, notes. Buttons and pieces are added on top by the scene."""

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        """Paint what is above the pieces, and whatever changes while a piece is held. Called often, so
        it must be fast."""

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        """Paint one piece into `rect`; return False to have its sprite painted."""


@runtime_checkable
class FaceCachingScenery(Protocol):
    """Scenery that caches pictures of pieces: it returns the same pixmap as long as a piece looks the same."""

    def face_key(self, piece: Piece, shown: PaintContext) -> Hashable | None:
        """Return all that the picture of a piece depends on; None if `paint_piece` paints it."""

    def kept_face(self, piece: Piece, size: QSizeF, shown: PaintContext) -> QPixmap | None:
        """Return the whole picture of a piece; None if `paint_piece` paints it."""


@runtime_checkable
class ForecastScenery(Protocol):
    """Scenery with a forecast that takes longer than a frame to compute."""

    def foresee(self, shown: PaintContext) -> bool:
        """Compute the forecast for the place where the pointer rests; return whether the upper picture has changed."""


@runtime_checkable
class AnimatedScenery(Protocol):
    """Scenery whose upper picture has an entrance animation when a position is shown."""

    def motion(self, shown: PaintContext) -> int:
        """Return the duration of the entrance animation in ms; 0 for none."""


_LABEL_PX: Final = 15
_SMALL_PX: Final = 13
_SHELF: Final = 14.0
_PAD: Final = 8.0


class PlainScenery:
    """Default scenery: paints each place by its kind with its label, and notes in the text place of the same id."""

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        """Paint the places and their labels."""
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
        """Paint nothing."""

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        """Return False: every piece is its sprite."""
        return False


def _paint_row(painter: QPainter, place: Place, shown: PaintContext) -> None:
    """Paint a row as a paper tray on a wooden shelf, with its label above the left end."""
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
    """Paint a cell or hex as an outline with a small label inside, other places as a dashed well with a label above."""
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
    """Paint the label of a text place, and below it the note of the same id."""
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
    """Paint a place that is chosen for the move."""
    fill = shown.theme.soft
    painter.setPen(QPen(shown.theme.leaf, 3))
    painter.setBrush(fill)
    painter.drawPath(outline(place))


BAND: Final = 48
"""Height in pixel rows of the strips that are compared to find the changed area."""
MOST_PIXELS: Final = 16_000_000
"""Size limit of a layer; at a higher zoom the table gets slightly blurred."""


class SceneryLayers:
    """Pixmaps of the lower and upper scenery, repainted only when their PaintContext changes."""

    def __init__(self, scene: QGraphicsScene, size: QSizeF, scenery: Scenery) -> None:
        self._size, self._scenery = size, scenery
        self._shown: PaintContext | None = None
        self._ground, self._image = QImage(), QImage()
        self._under, self._over = LayerItem(size), LayerItem(size)
        for layer, z in ((self._under, UNDER_Z), (self._over, OVER_Z)):
            layer.setZValue(z)
            scene.addItem(layer)

    def show(self, shown: PaintContext) -> None:
        """Repaint what has changed. The lower picture does not depend on the held piece."""
        last, self._shown = self._shown, shown
        if last is None or _resting(last) != _resting(shown):
            ground = self._canvas(shown.ratio, shown.theme.table)
            self._paint(ground, self._scenery.paint_under, _resting(shown))
            self._lay_ground(ground)
        if last != shown:
            self._paint_over(shown)

    def _lay_ground(self, ground: QImage) -> None:
        changed = _changed(self._ground, ground)
        if not changed.isEmpty():
            self._ground = ground
            self._under.set_pixmap(QPixmap.fromImage(ground), changed)

    def repaint_over(self) -> None:
        """Repaint the upper picture, because a forecast is available now."""
        if self._shown is not None:
            self._paint_over(self._shown)

    def invalidate(self) -> None:
        """Repaint both pictures at the next `show`."""
        self._shown = None

    def _paint_over(self, shown: PaintContext) -> None:
        image = self._canvas(shown.ratio, None)
        self._paint(image, self._scenery.paint_over, shown)
        changed = _changed(self._image, image)
        if not changed.isEmpty():
            self._image = image
            self._over.set_pixmap(QPixmap.fromImage(image), changed)

    def _canvas(self, ratio: float, ground: QColor | None) -> QImage:
        most = sqrt(MOST_PIXELS / (self._size.width() * self._size.height()))
        return canvas(self._size, min(ratio, most), ground)

    def _paint(self, image: QImage, paint: Callable[[QPainter, PaintContext], None], shown: PaintContext) -> None:
        painter = QPainter(image)
        smooth(painter)
        painter.setClipRect(QRectF(0, 0, self._size.width(), self._size.height()))
        paint(painter, shown)
        painter.end()


def _changed(old: QImage, new: QImage) -> QRectF:
    """Return the smallest horizontal band, in table units, outside of which both pictures are equal."""
    ratio, wide, high, step = new.devicePixelRatio(), new.width(), new.height(), new.bytesPerLine()
    if old.size() != new.size():
        return QRectF(0, 0, wide / ratio, high / ratio)
    # Bands are compared as QImages over slices of the pixels: the comparison runs in C++, and copies one band at a
    # time.
    before, after = old.constBits(), new.constBits()
    differ = []
    for top in range(0, high, BAND):
        lines = min(BAND, high - top)
        one, two = (
            QImage(bits[top * step : (top + lines) * step], wide, lines, step, new.format()) for bits in (before, after)
        )
        if one != two:
            differ.append(top)
    if not differ:
        return QRectF()
    return QRectF(0, differ[0] / ratio, wide / ratio, (differ[-1] + BAND - differ[0]) / ratio)


def _resting(shown: PaintContext) -> PaintContext:
    return shown._replace(held="", over="", at="", moment=1.0)
