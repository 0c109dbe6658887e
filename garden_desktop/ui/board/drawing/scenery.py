"""Scenery: painting under and over the pieces. Protocol of a game's painter, a plain default, and both layers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from garden_desktop.core.places import Piece, Place
from garden_desktop.ui.board.drawing.scene_items import OVER_Z, UNDER_Z, LayerItem
from garden_desktop.ui.board.drawing.strokes import canvas, dashed_outline, key_cap, smooth
from garden_desktop.ui.board.layout import RADIUS, bounds, outline
from garden_desktop.ui.board.memory import AnyLook
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS, Theme, blend, text_font
from garden_desktop.ui.kit.text.translations import format_message

# Scenery: board rendering under and over the pieces. The protocol of a game's painter, and a plain default.


def seat_sign(side: int) -> str:
    """The sign of a side where nobody has chosen one."""
    return SEAT_SYMBOLS[side % len(SEAT_SYMBOLS)]


class PaintContext(NamedTuple):
    """Everything a painter may look at. `look` is the look of its own game that the house has made of the position,
    the same one as long as that stays; None where nobody has sat down yet. `ratio` is device pixels per table unit,
    `sign` the seat symbol of a side, or the sprite of a side nobody sits at.

    `held` is the piece in hand, `over` the place under the pointer, while something is held only
    one where it may go; `at` is any place that a piece with a grip is aimed at. All three change with
    the pointer, so they are told to `paint_over` alone and are empty for the other two. So is `moment`, which goes
    from 0 to 1 while what stands above comes in.
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
    """The painter of one game's table, in table units. Each picture is kept until its Shown changes."""

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        """The whole ground: boards, shelves, labels, notes. Buttons and pieces come on top by themselves."""

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        """What belongs above the pieces, and what changes while a piece is held. Keep it light."""

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        """Draw one piece into `rect`; False leaves it to its sprite."""


@runtime_checkable
class FaceCachingScenery(Protocol):
    """A scenery that keeps the faces of pieces: the same pixmap as long as a piece looks the same."""

    def face_key(self, piece: Piece, shown: PaintContext) -> Hashable | None:
        """All that a look tells the face of a piece; None where it is painted by `paint_piece`."""

    def kept_face(self, piece: Piece, size: QSizeF, shown: PaintContext) -> QPixmap | None:
        """The whole face of a piece; None where it is painted by `paint_piece`."""


@runtime_checkable
class ForecastScenery(Protocol):
    """A scenery that tells more of what a held piece would do than can be worked out within a frame."""

    def foresee(self, shown: PaintContext) -> bool:
        """The pointer has come to rest there: work it out; whether the upper picture has become another."""


@runtime_checkable
class AnimatedScenery(Protocol):
    """A scenery whose upper picture comes in bit by bit when a position is shown."""

    def motion(self, shown: PaintContext) -> int:
        """For how many milliseconds; 0 where all of it is there at once."""


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


BAND: Final = 48
"""Lines of pixels that are compared at once, to paint no more again than has changed."""
MOST_PIXELS: Final = 16_000_000
"""A picture is never larger; a table zoomed beyond that is drawn a little softer."""


class SceneryLayers:
    """Both pictures, painted again only when what they may look at changes."""

    def __init__(self, scene: QGraphicsScene, size: QSizeF, scenery: Scenery) -> None:
        self._size, self._scenery = size, scenery
        self._shown: PaintContext | None = None
        self._ground, self._image = QImage(), QImage()
        self._under, self._over = LayerItem(size), LayerItem(size)
        for layer, z in ((self._under, UNDER_Z), (self._over, OVER_Z)):
            layer.setZValue(z)
            scene.addItem(layer)

    def show(self, shown: PaintContext) -> None:
        """Paint what has changed. The lower picture never knows what is held."""
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
        """Paint the upper one again: its painter knows more now."""
        if self._shown is not None:
            self._paint_over(self._shown)

    def invalidate(self) -> None:
        """Paint both anew next time."""
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
    """The band across the table outside of which both pictures are the same, in table units."""
    ratio, wide, high, step = new.devicePixelRatio(), new.width(), new.height(), new.bytesPerLine()
    if old.size() != new.size():
        return QRectF(0, 0, wide / ratio, high / ratio)
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
