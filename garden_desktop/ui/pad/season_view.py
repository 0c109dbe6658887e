"""How a season stands: a card for every month, the winner's sign on those that have been played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import Message, without_isolates
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.player import Player, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.kit.wire import wire
from garden_desktop.ui.pad.score_sheet import SeasonGame, SeasonSummary

HEIGHT: Final = 92
_TITLE: Final = 24
_GAP: Final = 6.0


class SeasonView(QWidget):
    """Cards in a row under a line that counts the wins."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._game = ""
        self._season = SeasonSummary(())
        self._players: Sequence[Player] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")

    def show_season(self, game: str, season: SeasonSummary, players: Sequence[Player]) -> None:
        """`players` by side."""
        self._game, self._season, self._players = game, season, players
        self.retranslate()

    def retranslate(self) -> None:
        played = [
            self.tr("{month}: {winner}").format(month=self._say(game.label), winner=self._players[game.winner].name)
            for game in self._season.games
            if game.winner is not None
        ]
        self.setAccessibleName(without_isolates(self._standing()))
        self.setAccessibleDescription(without_isolates(", ".join(played)))
        self.update()

    def _standing(self) -> str:
        if self._season.standing is not None:
            return self._say(self._season.standing)
        winners = [game.winner for game in self._season.games]
        wins = [f"{player.name} {winners.count(side)}" for side, player in enumerate(self._players)]
        return self.tr("The season so far: {wins}").format(wins=", ".join(wins))

    def _say(self, message: Message) -> str:
        return format_message(message, lambda side: self._players[side].name)

    def _paint_game(self, painter: QPainter, game: SeasonGame, box: QRectF) -> None:
        theme = self._appearance.theme
        played = game.winner is not None
        painter.setPen(QPen(theme.line, 1.2, Qt.PenStyle.SolidLine if played else Qt.PenStyle.DashLine))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(box, 6, 6)
        font = paragraph.fitting(self._say(game.label), [text_font(px) for px in (11, 10, 9)], box.width() - 8, 2)
        words = paragraph.lines(self._say(game.label), font, box.width() - 8, 2)
        painter.setFont(font)
        painter.setPen(theme.ink if played else theme.muted)
        middle = Qt.AlignmentFlag.AlignHCenter
        for at, word in enumerate(words):
            painter.drawText(QRectF(box.left(), box.top() + 4 + at * 14, box.width(), 14), middle, word)
        if game.winner is None:
            return
        sign = QRectF(box.left() + 6, box.bottom() - 26, 22, 22)
        paint_sign(painter, self._appearance, self._game, self._players[game.winner].sign, sign)
        painter.setFont(display_font(13))
        painter.setPen(theme.ink)
        score = QRectF(sign.right() + 2, sign.top(), box.right() - sign.right() - 4, sign.height())
        painter.drawText(score, Qt.AlignmentFlag.AlignCenter, ":".join(str(points) for points in game.scores))

    def sizeHint(self) -> QSize:
        return QSize(600, HEIGHT)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(text_font(13, bold=True))
        painter.setPen(self._appearance.theme.ink)
        painter.drawText(QRectF(0, 0, self.width(), _TITLE), Qt.AlignmentFlag.AlignVCenter, self._standing())
        pitch = (self.width() + _GAP) / max(1, len(self._season.games))
        for at, game in enumerate(self._season.games):
            box = QRectF(at * pitch, _TITLE, pitch - _GAP, HEIGHT - _TITLE).adjusted(1, 1, -1, -1)
            self._paint_game(painter, game, box)
