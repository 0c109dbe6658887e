"""Custom painted buttons: filled, outlined, text only, icon only; and drawing of focus rings and key hints."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon
from garden_desktop.ui.kit.style.size import grown, target
from garden_desktop.ui.kit.style.theme import blend, text_font
from garden_desktop.ui.kit.text.tip import tip

RADIUS: Final = 6.0
_SMALLEST: Final = 9
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class PaintedButton(QAbstractButton):
    """Base of custom painted buttons. Colours come from the appearance; Enter clicks as well as Space."""

    def __init__(self, appearance: Appearance, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.setText(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")

    def setText(self, text: str) -> None:
        """Set the label. "&" is doubled, since Qt would take it for a mnemonic."""
        super().setText(text.replace("&", "&&"))

    def text(self) -> str:
        return super().text().replace("&&", "&")

    def face(self) -> QFont:
        """Return the font of the label."""
        return text_font(15, bold=True)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the button into `rect`, in pixels at 100 % text size. Subclasses must override this."""
        raise NotImplementedError

    def shade(self, colour: QColor) -> QColor:
        """Return `colour` darkened for the hover or pressed state."""
        share = 0.14 if self.isDown() else 0.07 if self.underMouse() and self.isEnabled() else 0.0
        return blend(colour, self.appearance.theme.ink, share)

    def draw_outline(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the frame of a secondary button, as the focus ring while focused."""
        theme = self.appearance.theme
        painter.setPen(QPen(theme.leaf, theme.ring) if self.hasFocus() else QPen(theme.line, 1.5))
        painter.setBrush(self.shade(theme.raised if self.underMouse() else theme.surface))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def words_width(self) -> int:
        """Return the width of the label in pixels, rounded up with one pixel to spare."""
        return ceil(QFontMetricsF(self.face()).horizontalAdvance(self.text())) + 1

    def draw_words(self, painter: QPainter, rect: QRectF, colour: QColor, align: Qt.AlignmentFlag) -> None:
        """Draw the label on one line; shrinks the font down to 9 pixels if it does not fit, then elides."""
        font = self.face()
        while QFontMetricsF(font).horizontalAdvance(self.text()) > rect.width() and font.pixelSize() > _SMALLEST:
            font.setPixelSize(font.pixelSize() - 1)
        text = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, rect.width())
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Return a square of the button's height, at least the minimum target size of the settings (32
        or 44 pixels)."""
        side = max(self.sizeHint().height(), target())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # disabled by itself; under a sheet it keeps its looks
        if self.testAttribute(Qt.WidgetAttribute.WA_ForceDisabled):
            painter.setOpacity(0.45)
        self.draw(painter, rect)


class PrimaryButton(PaintedButton):
    """Filled button of the default action, with a hint of its key.

    `key` is the name of an icon ("enter-key") or a word ("Space"); `height` is in logical pixels.
    """

    def __init__(
        self, appearance: Appearance, text: str = "", key: str = "", height: int = 40, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, text, parent)
        self._key = key
        self._height = height

    def set_key(self, key: str) -> None:
        self._key = key
        self.updateGeometry()
        self.update()

    def face(self) -> QFont:
        return text_font(18 if self._height >= 44 else 15, bold=True)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        leaf = self.appearance.theme.leaf
        words = self.appearance.theme.over(leaf)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.shade(leaf))
        painter.drawRoundedRect(rect, RADIUS, RADIUS)
        if self.hasFocus():
            ring(painter, rect.adjusted(3, 3, -3, -3), words, RADIUS - 2, self.appearance.theme.ring)
        inner = rect.adjusted(8, 0, -8, 0)
        if self._key:
            chip = self._chip_width()
            start = inner.center().x() - (self.words_width() + 12 + chip) / 2
            start = max(inner.left(), start)
            area = QRectF(min(start + self.words_width() + 12, inner.right() - chip), 0, chip, 24)
            area.moveTop(rect.center().y() - 12)
            draw_chip(painter, self.appearance, area, self._key, words)
            inner = QRectF(QPointF(start, rect.top()), QPointF(area.left() - 12, rect.bottom()))
        self.draw_words(painter, inner, words, Qt.AlignmentFlag.AlignHCenter)

    def sizeHint(self) -> QSize:
        chip = 12 + self._chip_width() if self._key else 0
        return grown(QSize(self.words_width() + chip + (48 if self._height >= 44 else 28), self._height))

    def _chip_width(self) -> int:
        return chip_width(self._key)


class QuietButton(PaintedButton):
    """Outlined button of a secondary action, with an optional icon."""

    def __init__(
        self, appearance: Appearance, text: str = "", icon: str = "", height: int = 40, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, text, parent)
        self._icon = icon
        self._height = height

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        self.draw_outline(painter, rect)
        inner = rect.adjusted(8, 0, -8, 0)
        if self._icon:
            left = max(inner.left(), inner.center().x() - (self.words_width() + 26) / 2)
            draw_icon(painter, self.appearance.art, self._icon, QRectF(left, rect.center().y() - 9, 18, 18), theme.ink)
            inner.setLeft(left + 26)
            self.draw_words(painter, inner, theme.ink, Qt.AlignmentFlag.AlignLeft)
        else:
            self.draw_words(painter, inner, theme.ink, Qt.AlignmentFlag.AlignHCenter)

    def sizeHint(self) -> QSize:
        return grown(QSize(self.words_width() + 30 + (26 if self._icon else 0), self._height))


class LinkButton(PaintedButton):
    """Text button without a frame until hovered or focused, with an optional icon."""

    def __init__(
        self, appearance: Appearance, text: str = "", icon: str = "", px: int = 15, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, text, parent)
        self._icon = icon
        self._px = px
        self.bare = False

    def show_bare(self, *, bare: bool) -> None:
        """Show only the icon when there is no room for the label; the label stays the accessible name."""
        if bare != self.bare:
            self.bare = bare
            self.updateGeometry()
            self.update()

    def words_width(self) -> int:
        return 0 if self.bare else super().words_width()

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    def face(self) -> QFont:
        return text_font(self._px)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        lit = self.isEnabled() and (self.underMouse() or self.hasFocus())
        colour = theme.ink if lit else theme.muted
        if self.hasFocus():
            ring(painter, rect.adjusted(1, 1, -1, -1), theme.leaf, RADIUS, theme.ring)
        elif lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(theme.table, theme.ink, 0.07))
            painter.drawRoundedRect(rect, RADIUS, RADIUS)
        inner = rect.adjusted(8, 0, -8, 0)
        if self._icon:
            draw_icon(painter, self.appearance.art, self._icon, QRectF(8, rect.center().y() - 10, 20, 20), colour)
            inner.setLeft(inner.left() + 28)
        if not self.bare:
            self.draw_words(painter, inner, colour, Qt.AlignmentFlag.AlignLeft)

    def sizeHint(self) -> QSize:
        if self.bare:
            return grown(QSize(36, 36))
        return grown(QSize(self.words_width() + 16 + (28 if self._icon else 0), 36 if self._icon else 32))


class IconButton(PaintedButton):
    """Icon-only button; its name is the tooltip and the accessible name."""

    def __init__(
        self, appearance: Appearance, icon: str, name: str = "", px: int = 32, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, "", parent)
        self._icon = icon
        self._px = px
        self.set_name(name)

    def set_name(self, name: str) -> None:
        self.setAccessibleName(name)
        tip(self, name)

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        lit = self.isEnabled() and (self.underMouse() or self.hasFocus())
        if lit:
            painter.setPen(QPen(theme.leaf, theme.ring) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.ink.red(), theme.ink.green(), theme.ink.blue(), 30 if self.isDown() else 18))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        side = 20 if self._px >= 32 else 16
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        draw_icon(painter, self.appearance.art, self._icon, box, theme.ink if lit else theme.muted)

    def sizeHint(self) -> QSize:
        return grown(QSize(self._px, self._px))


def ring(painter: QPainter, rect: QRectF, colour: QColor, radius: float, wide: float = 2) -> None:
    """Draw a focus ring of width `wide`; wider rings grow inwards from `rect`."""
    more = (wide - 2) / 2
    rect = rect.adjusted(more, more, -more, -more)
    painter.setPen(QPen(colour, wide))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def chip_width(key: str) -> int:
    """Return the width in pixels of a key hint; `key` is the name of an icon ("...-key") or a word."""
    if key.endswith("-key"):
        return 28
    return max(24, int(QFontMetricsF(text_font(13, bold=True)).horizontalAdvance(key)) + 14)


def draw_chip(painter: QPainter, appearance: Appearance, rect: QRectF, key: str, colour: QColor) -> None:
    """Draw a key hint: a rounded box with an icon or a word."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour.red(), colour.green(), colour.blue(), 24))
    painter.drawRoundedRect(rect, 4, 4)
    if key.endswith("-key"):
        box = QRectF(0, 0, 14, 14)
        box.moveCenter(rect.center())
        draw_icon(painter, appearance.art, key, box, colour)
    else:
        painter.setFont(text_font(13, bold=True))
        painter.setPen(colour)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)
