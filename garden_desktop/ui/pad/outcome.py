"""Result on the score pad: podium of all sides, and a picture of the final position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import later, wire
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.player import paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import grown
from garden_desktop.ui.kit.style.theme import TEXT_RATIO, blend, display_font, readable, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.painters import scenery_of
from garden_desktop.ui.pad.score_sheet import ScoreRow

_HEIGHTS: Final = (104.0, 71.0, 52.0, 44.0, 40.0, 38.0)
_CLAY: Final = QColor("#C98A58")
_RIM: Final = QColor("#D99F6C")
_INK: Final = QColor("#23302A")
_RING: Final = 3.6
"""Width of the ink line around a symbol."""
_STEM: Final = QColor("#6FA86B")
_BROWN: Final = QColor("#4A2A14")
_NAME: Final = 40
"""Height for a name below its pot: two lines."""
_APART: Final = 10.0
"""Minimum gap between two names."""
_HIGH: Final = round(_HEIGHTS[0]) + 78 + _NAME
_LEAST: Final = 240
_WIDEST: Final = 115.0
"""Distance between pots, if no name needs more."""


class PodiumView(QWidget):
    """Flower pots in podium order: second, first, third, then the others."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._game = ""
        self._rows: Sequence[ScoreRow] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")

    def show_rows(self, game: str, rows: Sequence[ScoreRow]) -> None:
        """Show the sides of a score sheet, given by rank."""
        self._game = game
        self._rows = [*rows[1:2], *rows[:1], *rows[2:]]
        self.setAccessibleName(without_isolates(", ".join(_called(row) for row in rows)))
        self.update()

    def _paint_pot(self, painter: QPainter, row: ScoreRow, middle: float, room: float) -> None:
        ground = _HIGH - _NAME
        height = _HEIGHTS[min(row.rank, len(_HEIGHTS)) - 1] if row.rank else _HEIGHTS[1]
        half = min(50.0, room / 2 - 6)
        theme = self._appearance.theme
        dim = 0.22 if theme.dark and theme.ratio == TEXT_RATIO else 0.0
        painter.setPen(QPen(_INK, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        rim = QRectF(middle - half, ground - height, 2 * half, 19)
        self._paint_plant(painter, row, QPointF(middle, rim.top()), half)
        corners = [(-half + 6, rim.bottom()), (half - 6, rim.bottom()), (half - 13, ground), (-half + 13, ground)]
        painter.setBrush(blend(_CLAY, _INK, dim))
        painter.drawPolygon(QPolygonF([QPointF(middle + x, y) for x, y in corners]))
        painter.setBrush(blend(_RIM, _INK, dim))
        painter.drawRoundedRect(rim, 3, 3)
        if row.rank:
            painter.setPen(readable(_BROWN, blend(_CLAY, _INK, dim), ratio=theme.ratio))
            painter.setFont(display_font(30 if height > 60 else 22))
            front = QRectF(middle - half, rim.bottom(), 2 * half, height - 19)
            painter.drawText(front, Qt.AlignmentFlag.AlignCenter, str(row.rank))

    def _paint_plant(self, painter: QPainter, row: ScoreRow, foot: QPointF, half: float) -> None:
        painter.setBrush(_STEM)
        painter.drawRect(QRectF(foot.x() - 3, foot.y() - 26, 6, 26))
        for side in (-1, 1):
            leaf = QPainterPath(foot + QPointF(0, -2))
            leaf.quadTo(foot + QPointF(side * 4, -20), foot + QPointF(side * 27, -18))
            leaf.quadTo(foot + QPointF(side * 20, -2), foot + QPointF(0, -2))
            painter.drawPath(leaf)
        size = min(52.0, 2 * half - 8)
        bloom = QRectF(foot.x() - size / 2, foot.y() - 22 - size, size, size)
        paint_sign(painter, self._appearance, self._game, row.player.sign, bloom.adjusted(1.5, 1.5, -1.5, -1.5))
        outline = painter.pen()
        painter.setPen(QPen(_INK, _RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(bloom.adjusted(0.7, 0.7, -0.7, -0.7))
        painter.setPen(outline)

    def sizeHint(self) -> QSize:
        return grown(QSize(368, _HIGH))

    def minimumSizeHint(self) -> QSize:
        return grown(QSize(_LEAST, _HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter, room = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = _HIGH - _NAME
        fonts = [text_font(px, bold=True) for px in (13, 12, 11)]
        names = [QFontMetricsF(fonts[0]).horizontalAdvance(row.player.name) + _APART for row in self._rows]
        pitch = min(max((_WIDEST, *names)), room.width() / max(1, len(self._rows)))
        start = (room.width() - pitch * len(self._rows)) / 2
        for at, row in enumerate(self._rows):
            self._paint_pot(painter, row, start + (at + 0.5) * pitch, pitch)
            name, wide = row.player.name, pitch - _APART
            font = next((one for one in fonts[:2] if paragraph.fits(name, one, wide, 1)), None)
            font = font or paragraph.fitting(name, fonts[1:], wide, 2)
            high = paragraph.height(1, font)
            painter.setFont(font)
            painter.setPen(theme.ink)
            for number, line in enumerate(paragraph.lines(name, font, wide, 2)):
                box = QRectF(start + at * pitch + _APART / 2, ground + 4 + number * high, wide, high)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, line)
        painter.setPen(QPen(theme.muted if theme.dark else theme.ink, 2))
        painter.drawLine(QPointF(0, ground), QPointF(room.width(), ground))


def _called(row: ScoreRow) -> str:
    return f"{row.rank}. {row.player.name}" if row.rank else row.player.name


# Final position


LEAST: Final = 200
"""Minimum height of the picture in pixels."""


class FinalPositionView(QWidget):
    """Picture of the final position, painted by a table view, with all information public."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "Graphic")
        self._appearance = appearance
        self._match: tuple[Session, MatchPlayers] | None = None
        self._image = QImage()
        self.setMinimumHeight(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        appearance.changed.connect(self._draw_soon)
        self.retranslate()

    @property
    def known(self) -> bool:
        """Whether there is a match to show."""
        return self._match is not None

    def show_match(self, session: Session, players: MatchPlayers) -> None:
        self._match = session, players
        self._draw_soon()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Final position"))
        self._draw_soon()

    def sizeHint(self) -> QSize:
        return QSize(LEAST, LEAST)

    def _draw_soon(self) -> None:
        if self._match is not None:
            later(self, self.draw_now)

    def draw_now(self) -> None:
        """Draw the picture, if the widget is visible and high enough."""
        if self._match is None or self.isHidden() or self.height() < LEAST:
            return
        session, players = self._match
        self._image = drawn(self._appearance, session, players, self._room(session.table).size().toSize())
        self.update()

    def _room(self, table: Any) -> QRectF:
        """Return the rectangle for the part of the table above the dock, with its aspect ratio."""
        wide, high = table.size[0], min(table.size[1], table.dock)
        scale = min(self.width() / wide, self.height() / high)
        room = QRectF(0, 0, wide * scale, high * scale)
        room.moveCenter(QRectF(self.rect()).center())
        return room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_soon()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._match is None or self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room = self._room(self._match[0].table)
        painter.drawImage(room, self._image)
        painter.setPen(QPen(self._appearance.theme.line, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(room, 4, 4)


def drawn(appearance: Appearance, session: Session, players: MatchPlayers, size: QSize) -> QImage:
    """Return an image of the final position above the dock, `size` in logical pixels."""
    table = session.table
    board = TableView(appearance, session.game.info.key, table, scenery_of(session.game.info.key))
    board.table_scene.sign = players.sign
    scale = size.width() / table.size[0]
    board.resize(size.width(), round(table.size[1] * scale))
    board.show_position(session.public, None, None, players.name)
    image = board.grab_frame()
    board.deleteLater()
    ratio = image.devicePixelRatio()
    return image.copy(0, 0, image.width(), round(size.height() * ratio))
