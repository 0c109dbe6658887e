"""The row below the cards of a recap: figures that everybody watches, those that have changed with both numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import Message, without_isolates
from garden_desktop.core.view_model import GaugeGroup
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.icons import draw_icon, ratio_of
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.wire import wire

_HIGH: Final = 52
_ART: Final = 32.0
_PAD: Final = 10.0
_GAP: Final = 10.0
_TITLE: Final = 104.0
_ARROW: Final = 16.0


class _Figure(NamedTuple):
    """A gauge before and now."""

    name: str
    sprite: str
    old: int
    now: int


class GaugeRow(QWidget):
    """Hidden where a table has no such figures, or none of them has changed."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._game = self._title = self._note = ""
        self._figures: Sequence[_Figure] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")
        self.hide()

    def show_gauges(
        self, game: str, before: GaugeGroup | None, now: GaugeGroup | None, words: Callable[[Message], str]
    ) -> None:
        """Show what has become of each figure; `words` says a message in the present language."""
        self._game = game
        if before is None or now is None or before.figures == now.figures:
            self._figures = ()
            self.hide()
            return
        pairs = zip(before.figures, now.figures, strict=True)
        self._figures = [_Figure(words(new.name), new.sprite, old.number, new.number) for old, new in pairs]
        self._title, self._note = words(now.title), "" if now.note is None else words(now.note)
        said = ", ".join(self._said(figure) for figure in self._figures)
        self.setAccessibleName(without_isolates(self._title))
        self.setAccessibleDescription(without_isolates(f"{said}. {self._note}".strip()))
        self.show()
        self.update()

    @property
    def has_figures(self) -> bool:
        """Whether it has anything to show."""
        return bool(self._figures)

    def sizeHint(self) -> QSize:
        return grown(QSize(400, _HIGH))

    def _said(self, figure: _Figure) -> str:
        if figure.old == figure.now:
            return f"{figure.name} {figure.now}"
        said = self.tr("{name} {old}, now {new}")
        return said.format(name=figure.name, old=figure.old, new=figure.now)

    def paintEvent(self, event: QPaintEvent) -> None:
        (painter, room), theme = enlarged(self), self._appearance.theme
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(text_font(15, bold=True))
        painter.setPen(theme.ink)
        painter.drawText(QRectF(0, 0, _TITLE - 8, _HIGH), _WRAPPED, self._title)
        x = _TITLE
        for figure in self._figures:
            x += self._paint_figure(painter, figure, x) + _GAP
        painter.setFont(text_font(13))
        painter.setPen(theme.muted)
        painter.drawText(QRectF(x + 10, 0, room.width() - x - 10, _HIGH), _WRAPPED, self._note)

    def _paint_figure(self, painter: QPainter, figure: _Figure, x: float) -> float:
        """One chip; returns how wide it is."""
        theme, changed, face = self._appearance.theme, figure.old != figure.now, display_font(22)
        old, now = (str(number) for number in (figure.old, figure.now))
        wide = QFontMetricsF(face).horizontalAdvance(now) + _ART + 3 * _PAD
        before = QFontMetricsF(text_font(18)).horizontalAdvance(old)
        wide += before + _ARROW + 10 if changed else 0
        chip = QRectF(x + 0.5, 0.5, wide - 1, _HIGH - 1)
        painter.setPen(QPen(theme.leaf if changed else theme.line, 1.5 if changed else 1))
        painter.setBrush(theme.soft if changed else theme.surface)
        painter.drawRoundedRect(chip, 8, 8)
        art = QRectF(x + _PAD, (_HIGH - _ART) / 2, _ART, _ART)
        ground = theme.soft if changed else theme.surface
        pixmap = self._appearance.art.pixmap(
            self._game, figure.sprite, _ART, _ART, ratio_of(painter), grounds=(ground,)
        )
        painter.drawPixmap(art, pixmap, QRectF(QPointF(), QSizeF(pixmap.size())))
        left = art.right() + _PAD
        if changed:
            painter.setFont(text_font(18))
            painter.setPen(theme.muted)
            painter.drawText(QRectF(left, 0, before, _HIGH), Qt.AlignmentFlag.AlignVCenter, old)
            arrow = QRectF(left + before + 4, 0, _ARROW, _HIGH)
            draw_icon(painter, self._appearance.art, "arrow-right", arrow, theme.muted)
            left = arrow.right() + 6
        painter.setFont(face)
        painter.setPen(theme.ink)
        painter.drawText(QRectF(left, 0, wide, _HIGH), Qt.AlignmentFlag.AlignVCenter, now)
        return wide


_WRAPPED: Final = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
