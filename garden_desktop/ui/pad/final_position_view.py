"""The table as it lay at the end, small, where the paper of the score pad has room for it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.later import later
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.match.painters import scenery_of

LEAST: Final = 200
"""Pixels: a picture less high tells nothing."""


class FinalPositionView(QWidget):
    """Drawn by the table itself, without what anybody held; everything is open by then."""

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
        """Whether there is a match to draw."""
        return self._match is not None

    def show_match(self, session: Session, players: MatchPlayers) -> None:
        self._match = session, players
        self._draw_soon()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("The table at the end"))
        self._draw_soon()

    def sizeHint(self) -> QSize:
        return QSize(LEAST, LEAST)

    def _draw_soon(self) -> None:
        if self._match is not None:
            later(self, self.draw_now)

    def draw_now(self) -> None:
        """Draw it, where there is room for it."""
        if self._match is None or self.isHidden() or self.height() < LEAST:
            return
        session, players = self._match
        self._image = drawn(self._appearance, session, players, self._room(session.table).size().toSize())
        self.update()

    def _room(self, table: Any) -> QRectF:
        """Where the part above the dock finds room, in its own shape."""
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
    """The part above the dock in the last position, so large."""
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
