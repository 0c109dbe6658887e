"""Graphics items: scenery layers, pieces, place highlights, buttons and the focus ring, and their animations: many
small ones on a common clock, ended at once by the next input.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QLineF, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from garden_desktop.core.view_model import Place, Rotation
from garden_desktop.ui.board.drawing.strokes import SHADOW_REACH, blit, key_cap, key_cap_width, smooth
from garden_desktop.ui.board.layout import RADIUS, bounds, outline
from garden_desktop.ui.kit.style.drawings import DrawingCache, draw_icon
from garden_desktop.ui.kit.style.theme import Theme, blend, text_font

GLIDE_MS: Final = 180
FLIP_MS: Final = 140
FADE_MS: Final = 180

_EASED_OUT: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


@dataclass(slots=True)
class _Motion:
    step: Callable[[float], None]
    begun_ms: int
    duration_ms: int
    ended: Callable[[], None]
    even: bool = False


class SceneAnimator(QAbstractAnimation):
    """Animations by key; starting one again continues from the present state. `settled` is emitted
    after the last one."""

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: dict[Hashable, _Motion] = {}

    @property
    def is_moving(self) -> bool:
        """Whether any animation is running."""
        return bool(self._motions)

    def has_motion(self, key: Hashable) -> bool:
        """Whether the animation with this key is running."""
        return key in self._motions

    def start_motion(
        self,
        key: Hashable,
        duration_ms: int,
        step: Callable[[float], None],
        ended: Callable[[], None],
        *,
        even: bool = False,
    ) -> None:
        """Call `step` with progress 0 to 1, eased out unless `even`, then `ended`. Without duration both are called
        now."""
        self._motions.pop(key, None)
        if duration_ms <= 0:
            step(1.0)
            ended()
            return
        step(0.0)
        running = self.state() == QAbstractAnimation.State.Running
        self._motions[key] = _Motion(step, self.currentTime() if running else 0, duration_ms, ended, even)
        if not running:
            self.start()

    def drop_motion(self, key: Hashable) -> None:
        """Stop an animation where it is, without calling `ended`, because its piece was picked up."""
        self._motions.pop(key, None)

    def end_motion(self, key: Hashable) -> None:
        """Finish an animation at once."""
        motion = self._motions.pop(key, None)
        if motion is not None:
            motion.step(1.0)
            motion.ended()

    def skip(self) -> None:
        """Finish all animations at once."""
        while self._motions:
            _, motion = self._motions.popitem()
            motion.step(1.0)
            motion.ended()
        if self.state() != QAbstractAnimation.State.Stopped:
            self.stop()
            self.settled.emit()

    # Qt overrides

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, now_ms: int) -> None:
        # A copy, since `step` and `ended` may start or drop animations.
        for key, motion in tuple(self._motions.items()):
            share = min(1.0, (now_ms - motion.begun_ms) / motion.duration_ms)
            motion.step(share if motion.even else _EASED_OUT.valueForProgress(share))
            if share >= 1.0:
                self._motions.pop(key, None)
                motion.ended()
        if not self._motions and self.state() == QAbstractAnimation.State.Running:
            self.stop()
            self.settled.emit()


UNDER_Z, MARK_Z, BUTTON_Z, MOVING_Z, OVER_Z, NAMED_Z, RING_Z, HELD_Z = -1e6, -1e5, -1e4, 1e4, 1e5, 1.5e5, 2e5, 3e5
"""Z values. Resting pieces have 0, 1, 2 and so on. NAMED_Z is above cards and the upper scenery, which would hide the
highlight."""
LIFTED: Final = 1.04
TILT_DEGREES: Final = 4.0
CARD_SHAPE: Final = 1.2
"""A piece with a larger ratio of height to width tilts like a card while held."""
DIM: Final = 0.4
DOUBTED: Final = 0.5
UNAVAILABLE: Final = 0.45
_SIGNS: Final = ("less", "more")
"""Styles of buttons that are too small for a label and show a sign."""
_BUTTON_PX: Final = (14, 13, 12, 11, 10)
_ICON_PX: Final = 18.0
_TURN_ICONS: Final[dict[Rotation, str]] = {"turn": "turn", "back": "turn-back", "mirror": "mirror"}


class LayerItem(QGraphicsItem):
    """Pixmap of the whole table, below or above the pieces."""

    def __init__(self, size: QSizeF) -> None:
        super().__init__()
        self._size = size
        self._pixmap = QPixmap()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_pixmap(self, pixmap: QPixmap, changed: QRectF | None = None) -> None:
        """Show another picture that differs from the last one only within `changed` (None: everywhere)."""
        self._pixmap = pixmap
        self.update(self.boundingRect() if changed is None else changed)

    # Qt overrides

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        blit(painter, self._pixmap, self.boundingRect())


class PieceItem(QGraphicsItem):
    """Pixmap of a piece; `pos` is its middle."""

    def __init__(self) -> None:
        super().__init__()
        self._size = QSizeF()
        self._face = self._bounds = QRectF()
        self._pixmap = QPixmap()
        self._shadow: QPixmap | None = None
        self.key: Hashable | None = None
        """Cache key of the present picture, or None."""

    @property
    def pixmap(self) -> QPixmap:
        """Pixmap shown now."""
        return self._pixmap

    def show_pixmap(self, pixmap: QPixmap, size: QSizeF) -> None:
        """Show another pixmap, perhaps of another size; does nothing if it is the same."""
        if (pixmap.cacheKey(), size) == (self._pixmap.cacheKey(), self._size):
            return
        self.prepareGeometryChange()
        self._pixmap, self._size = pixmap, size
        self._face = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        self._bound()
        self.update()

    def raise_up(self, shadow: QPixmap, tilt: float) -> None:
        """Enlarge the piece a little and give it a shadow; a card is also tilted by `tilt` degrees."""
        self.prepareGeometryChange()
        self._shadow = shadow
        self._bound()
        self.setScale(LIFTED)
        self.setRotation(tilt if self._size.height() > self._size.width() * CARD_SHAPE else 0.0)

    def lay_down(self) -> None:
        """Undo `raise_up`."""
        self.prepareGeometryChange()
        self._shadow = None
        self._bound()
        self.setScale(1.0)
        self.setRotation(0.0)

    def turn(self, width: float) -> None:
        """Show the piece narrowed to `width` (0 to 1) for the flip animation."""
        transform = self.transform()
        transform.reset()
        self.setTransform(transform.scale(max(width, 0.01), 1.0))

    def face(self) -> QRectF:
        """Return the rectangle of the piece without shadow, around the origin."""
        return self._face

    def _bound(self) -> None:
        """Recompute the cached bounding rectangle, which Qt asks for many times per frame."""
        reach = SHADOW_REACH + 8 if self._shadow else 1
        self._bounds = self._face.adjusted(-reach, -reach, reach, reach)

    # Qt overrides

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._shadow:
            reach = SHADOW_REACH
            blit(painter, self._shadow, self._face.adjusted(-reach, -reach, reach, reach).translated(3, 7))
        blit(painter, self._pixmap, self._face)


class Glow(Enum):
    """Highlight styles: opacities of fill, outline and halo, then the width of the outline."""

    SOFT = (0.09, 0.55, 0.0, 2.0)
    STRONG = (0.26, 1.0, 0.26, 3.0)
    HOVER = (0.06, 0.45, 0.0, 1.6)
    NAMED = (0.0, 1.0, 0.0, 3.6)


class PlaceMarkItem(QGraphicsItem):
    """Highlight of a place and, in a row, of the slot in which the held piece would land."""

    REACH: Final = 10.0

    def __init__(self, place: Place, glow: Glow, theme: Theme, landing: QRectF | None) -> None:
        super().__init__()
        self._path = outline(place)
        self._glow = glow
        self._thin = place.kind == "hex"
        self._colour = theme.leaf
        self._ground = theme.raised
        self._landing = landing
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    # Qt overrides

    def boundingRect(self) -> QRectF:
        around = self._path.boundingRect().united(self._landing or QRectF())
        return around.adjusted(-self.REACH, -self.REACH, self.REACH, self.REACH)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        smooth(painter)
        if self._landing is None:
            self._light(painter, self._path, self._glow)
            return
        self._light(painter, self._path, Glow.SOFT)
        slot = QPainterPath()
        slot.addRoundedRect(self._landing, RADIUS, RADIUS)
        self._light(painter, slot, self._glow)

    def _light(self, painter: QPainter, path: QPainterPath, glow: Glow) -> None:
        if glow is Glow.NAMED:  # two strokes, to be visible on any background
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.strokePath(path, _round_pen(self._ground, glow.value[3] * 2.2))
            painter.strokePath(path, _round_pen(self._colour, glow.value[3]))
            return
        if self._thin:
            self._outline(painter, path, glow)
            return
        fill, line, halo, width = glow.value
        if halo:
            painter.save()
            painter.setClipPath(_outside(path, self.boundingRect()))
            for share in (1.0, 0.66, 0.33):
                painter.strokePath(path, _round_pen(_with_alpha(self._colour, halo / 2), self.REACH * 2 * share))
            painter.restore()
        painter.setPen(QPen(_with_alpha(self._colour, line), width))
        painter.setBrush(_with_alpha(self._colour, fill))
        painter.drawPath(path)

    def _outline(self, painter: QPainter, path: QPainterPath, glow: Glow) -> None:
        """Draw an outline only: on a board full of cells a filled highlight would hide the pieces."""
        _, line, _, width = glow.value
        share = line if glow is Glow.STRONG else line * 0.6
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_with_alpha(self._colour, share), width))
        painter.drawPath(path)


class FocusRingItem(QGraphicsItem):
    """Focus ring in two colours, so that it is visible on any background."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._theme: Theme | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def rect(self) -> QRectF:
        """Rectangle that the ring surrounds."""
        return self._rect

    def surround(self, rect: QRectF, theme: Theme) -> None:
        """Show the ring around `rect`."""
        self.prepareGeometryChange()
        self._rect, self._theme = rect, theme
        self.show()

    # Qt overrides

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._theme is None:
            return
        smooth(painter)
        around = self._rect.adjusted(-4, -4, 4, 4)
        for colour, width in ((self._theme.raised, 6.0), (self._theme.leaf, 3.0)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(around, RADIUS + 3, RADIUS + 3)


class ButtonItem(QGraphicsItem):
    """Button painted on the table: primary filled, others outlined; rotation buttons show an icon."""

    def __init__(self, place: Place, art: DrawingCache) -> None:
        super().__init__()
        self._place, self._art = place, art
        self._words = ""
        self._theme: Theme | None = None
        self._available = self._hot = self._down = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_style(self, place: Place, words: str, available: bool, theme: Theme) -> None:
        """Set place, label, availability and theme."""
        now = (place, words, available, theme)
        if now != (self._place, self._words, self._available, self._theme):
            self.prepareGeometryChange()
            self._place, self._words, self._available, self._theme = now
            self.setOpacity(1.0 if available else UNAVAILABLE)
            self.update()

    def set_pointer_state(self, hot: bool, down: bool) -> None:
        """Set whether the button is hovered and pressed; ignored while it is not available."""
        now = (hot and self._available, down and self._available)
        if now != (self._hot, self._down):
            self._hot, self._down = now
            self.update()

    # Qt overrides

    def boundingRect(self) -> QRectF:
        return bounds(self._place).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._theme is None:
            return
        smooth(painter)
        fill, edge, ink = _button_colours(self._place.style, self._theme)
        shade = 0.18 if self._down else 0.09 if self._hot else 0.0
        painter.setBrush(blend(fill, self._theme.ink, shade))
        painter.setPen(QPen(edge, 1.6 if self._place.style == "toggled" else 1.0))
        painter.drawRoundedRect(bounds(self._place).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self._place.turns is not None:
            self._draw_turn(painter, ink)
        elif self._place.style in _SIGNS:
            self._sign(painter, ink)
        else:
            self._write(painter, ink, fill if self._place.style == "primary" else self._theme.raised)

    def _draw_turn(self, painter: QPainter, ink: QColor) -> None:
        """Draw the rotation icon, and the key beside it if there is room."""
        assert self._place.turns is not None, "asked by who knows that it turns"
        rect, taken = bounds(self._place), key_cap_width(self._place.key) + 6
        shows_key = rect.width() >= _ICON_PX + taken + 8
        box = QRectF(0, 0, _ICON_PX, _ICON_PX)
        box.moveCenter(rect.center() - QPointF(taken / 2 if shows_key else 0, 0))
        draw_icon(painter, self._art, _TURN_ICONS[self._place.turns], box, ink)
        if shows_key:
            key_cap(painter, QPointF(box.right() + 6, rect.center().y()), self._place.key, ink, None)

    def _sign(self, painter: QPainter, ink: QColor) -> None:
        """Draw a minus or plus sign; the label is for screen readers only."""
        middle, reach = bounds(self._place).center(), 5.5
        painter.setPen(_round_pen(ink, 2))
        painter.drawLine(QLineF(middle.x() - reach, middle.y(), middle.x() + reach, middle.y()))
        if self._place.style == "more":
            painter.drawLine(QLineF(middle.x(), middle.y() - reach, middle.x(), middle.y() + reach))

    def _write(self, painter: QPainter, ink: QColor, cap_ground: QColor) -> None:
        """Draw the label, wrapped and shrunk as needed, and the key beside it."""
        inner, key = bounds(self._place).adjusted(12, 0, -12, 0), self._place.key
        taken = key_cap_width(key) + 12 if key else 0.0
        painter.setPen(ink)
        used = self._fit(painter, inner.adjusted(0, 0, -taken, 0))
        used.moveLeft(inner.left() + max(0.0, inner.width() - used.width() - taken) / 2)
        painter.drawText(used, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._words)
        if key:
            key_cap(painter, QPointF(used.right() + 12, inner.center().y()), key, ink, cap_ground)

    def _fit(self, painter: QPainter, room: QRectF) -> QRectF:
        """Set the largest font in which the label fits, and return the rectangle it takes."""
        flags, used = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, room
        for px in _BUTTON_PX:
            painter.setFont(text_font(px, bold=self._place.style == "primary"))
            used = painter.boundingRect(room, flags, self._words)
            if used.height() <= room.height() and used.width() <= room.width():
                break
        return used


def _button_colours(style: str, theme: Theme) -> tuple[QColor, QColor, QColor]:
    """Return the colours of fill, border and text of a button style."""
    if style == "primary":
        return theme.leaf, theme.leaf, theme.over(theme.leaf)
    if style == "toggled":
        return theme.soft, theme.leaf, theme.ink
    if style == "danger":
        return theme.surface, theme.clay, theme.inked(theme.clay)
    return theme.surface, theme.edge, theme.ink


def _with_alpha(colour: QColor, alpha: float) -> QColor:
    shade = QColor(colour)
    shade.setAlphaF(alpha)
    return shade


def _outside(path: QPainterPath, around: QRectF) -> QPainterPath:
    """Return the area of `around` outside of `path`."""
    outside = QPainterPath()
    outside.addRect(around)
    outside.addPath(path)
    outside.setFillRule(Qt.FillRule.OddEvenFill)
    return outside


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
