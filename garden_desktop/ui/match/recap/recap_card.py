"""Card of the recap: a picture of what happened, the acting player, and a few sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import Message, without_isolates
from garden_desktop.core.view_model import GaugeGroup
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.buttons.toggle import ToggleButton
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.player import Player, colour_of, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import draw_icon, ratio_of
from garden_desktop.ui.kit.style.size import grown, px, scale
from garden_desktop.ui.kit.style.theme import blend, display_font, text_font
from garden_desktop.ui.kit.text import labels
from garden_desktop.ui.kit.text.html import Html, escaped

Picture = Callable[[QPainter, QRectF], None]
Words = Callable[[], Html]
"""Sentence in the current colours and language."""
_RADIUS: Final = 10.0
_LEAST: Final = 120
"""Minimum height of a picture."""
_EASY: Final = 13


@dataclass(frozen=True, slots=True)
class RecapCard:
    """Content of a card: what `side` did, as far as the reader may know it. A card with `affects_reader` is marked."""

    side: int
    title: str
    words: Words
    picture: Picture | None = None
    affects_reader: bool = False


class RecapCardView(ToggleButton):
    """View of a card; checked while it is the current one, which a press makes it."""

    def __init__(self, appearance: Appearance, game: str, card: RecapCard, player: Player, number: int) -> None:
        super().__init__(appearance, card.title)
        self._game, self._card, self._player, self._number = game, card, player, number
        self._picture: QPixmap | None = None
        self.setAutoExclusive(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(without_isolates(f"{number}. {card.title}"))
        told = labels.plain(card.words())
        self.setAccessibleDescription(without_isolates(f"{self._mark()}. {told}" if card.affects_reader else told))
        appearance.changed.connect(self._forget)

    def replace_picture(self, card: RecapCard) -> None:
        """Replace the picture."""
        self._card = card
        self._forget()

    @property
    def picture_height(self) -> int:
        """Height of the picture: three fifths of the card, or less where the words need more."""
        usual = min(px(280), round(self.height() * 0.6))
        return max(px(_LEAST), min(usual, self.height() - self._words_height(self.width())))

    def _words_height(self, width: int) -> int:
        """Height of title and sentences in a font that is easy to read."""
        room = width / scale() - 30
        title = labels.document(escaped(self._card.title), text_font(15, bold=True), self._ink, room - 34)
        words = labels.document(self._card.words(), text_font(_EASY), self._ink, room)
        return px(14 + max(34.0, title.size().height() + 8) + words.size().height() + 12)

    @property
    def _ink(self) -> QColor:
        return self.appearance.theme.ink

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.appearance.theme
        frame = rect.adjusted(1, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(frame, _RADIUS, _RADIUS)
        painter.fillPath(outline, theme.raised)
        painter.save()
        painter.setClipPath(outline)
        painter.drawPixmap(QPointF(), self._drawn())
        painter.restore()
        painter.setPen(QPen(theme.line, 1))
        seam = self.picture_height / scale()
        painter.drawLine(QPointF(frame.left(), seam), QPointF(frame.right(), seam))
        self._draw_number(painter)
        if self._card.affects_reader:
            self._draw_mark(painter, frame)
        self._draw_words(painter, rect.adjusted(15, seam + 14, -15, -10))
        painter.setPen(QPen(theme.leaf, 2) if self.isChecked() or self.hasFocus() else QPen(theme.line, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)

    def _draw_number(self, painter: QPainter) -> None:
        theme = self.appearance.theme
        disc = QRectF(10, 10, 28, 28)
        painter.setPen(QPen(theme.ink, 1.5))
        painter.setBrush(theme.surface)
        painter.drawEllipse(disc)
        painter.setFont(display_font(15))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def _mark(self) -> str:
        return self.tr("Affects you")

    def _draw_mark(self, painter: QPainter, frame: QRectF) -> None:
        """Mark in the upper right corner: a filled field with an outline, so that it does not depend on colour."""
        theme, words = self.appearance.theme, self._mark()
        painter.setFont(text_font(12, bold=True))
        field = painter.fontMetrics().boundingRect(words).toRectF().adjusted(0, 0, 16, 8)
        field.moveTopRight(QPointF(frame.right() - 10, frame.top() + 10))
        painter.setPen(QPen(theme.ink, 1.5))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(field, 6, 6)
        painter.drawText(field, Qt.AlignmentFlag.AlignCenter, words)

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        theme = self.appearance.theme
        paint_sign(painter, self.appearance, self._game, self._player.sign, QRectF(room.left(), room.top(), 26, 26))
        title = labels.document(escaped(self._card.title), text_font(15, bold=True), theme.ink, room.width() - 34)
        top = max(0.0, (26 - title.size().height()) / 2)
        labels.paint(painter, title, room.adjusted(34, top, 0, 0))
        below = room.adjusted(0, max(34.0, title.size().height() + 8), 0, 0)
        sentences = self._card.words()
        for size in (15, 14, 13, 12, 11):
            words = labels.document(sentences, text_font(size), theme.ink, below.width())
            if words.size().height() <= below.height():
                break
        labels.paint(painter, words, below)

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.picture_height * ratio))
        ratio *= scale()
        if self._picture is None or self._picture.size() != size:
            self._picture = QPixmap(size)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(
                blend(self.appearance.theme.raised, colour_of(self.appearance.theme, self._player.sign), 0.16)
            )
            painter = QPainter(self._picture)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_picture(painter, QRectF(0, 0, self.width() / scale(), self.picture_height / scale()))
            painter.end()
        return self._picture

    def _paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        if self._card.picture:
            self._card.picture(painter, rect)
            return
        disc = QRectF(0, 0, 96, 96)
        disc.moveCenter(rect.center())
        paint_sign(painter, self.appearance, self._game, self._player.sign, disc)

    def _forget(self) -> None:
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        return grown(QSize(252, 320))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(px(280), px(_LEAST) + self._words_height(width))

    def minimumSizeHint(self) -> QSize:
        return grown(QSize(160, 280))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.update()


_HIGH: Final = 52
_ART: Final = 32.0
_PAD: Final = 10.0
_GAP: Final = 10.0
_TITLE: Final = 104.0
_ARROW: Final = 16.0


class _Figure(NamedTuple):
    """Gauge before and now."""

    name: str
    sprite: str
    old: int
    now: int


class GaugeRow(QWidget):
    """Row of gauges, before and now; hidden where a table has none, or none has changed."""

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
        """Show the changes of all gauges; `words` translates a message."""
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
        """Whether there is anything to show."""
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
        """Paint one chip; returns its width."""
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
