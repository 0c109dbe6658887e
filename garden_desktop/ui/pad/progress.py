"""Progress on the score pad: points per round, and games of a season."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import Message, without_isolates
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.player import Player, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import display_font, text_font
from garden_desktop.ui.kit.text import paragraph
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.pad.score_sheet import ScoreRow, SeasonGame, SeasonSummary

# Points per round


_HEAD: Final = 30
_PITCH: Final = 44
_SIGN: Final = 44
_WIDEST: Final = 72.0


def gains(row: ScoreRow) -> tuple[int, ...]:
    """Return the points of a side per round, from the lines of its cells; index 0 is before the first round."""
    counted: Counter[int] = Counter()
    for cell in row.cells:
        for line in cell.lines:
            counted[line.round] += line.points
    return tuple(counted[number] for number in range(max(counted, default=0) + 1))


class RoundScoresTable(QWidget):
    """Table of points and running totals per round, one row per side."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._game = ""
        self._rows: Sequence[ScoreRow] = ()
        self._gains: list[tuple[int, ...]] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        wire(appearance, "changed()", self, "update()")

    @property
    def rounds(self) -> int:
        """Number of the last round; 0 if the score lines have no rounds."""
        return max((len(gained) - 1 for gained in self._gains), default=0)

    def show_rows(self, game: str, rows: Sequence[ScoreRow]) -> None:
        self._game, self._rows = game, rows
        self._gains = [gains(row) for row in rows]
        padded = self.rounds + 1
        self._gains = [gained + (0,) * (padded - len(gained)) for gained in self._gains]
        self.retranslate()
        self.updateGeometry()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Round by round"))
        told = []
        for row, gained in zip(self._rows, self._gains, strict=True):
            told.append(f"{row.player.name}: {', '.join(str(points) for points in gained[1:])}")
        self.setAccessibleDescription(without_isolates("; ".join(told)))
        self.update()

    def _paint_row(self, painter: QPainter, at: int, left: float, pitch: float) -> None:
        theme = self._appearance.theme
        top = _HEAD + at * _PITCH
        paint_sign(painter, self._appearance, self._game, self._rows[at].player.sign, QRectF(0, top + 9, 26, 26))
        totals = list(accumulate(self._gains[at]))
        for number in range(1, self.rounds + 1):
            box = QRectF(left + (number - 1) * pitch, top + 3, pitch, 22)
            gained = self._gains[at][number]
            painter.setFont(display_font(17))
            painter.setPen(theme.ink if gained else theme.muted)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"+{gained}" if gained else "0")
            painter.setFont(text_font(12))
            painter.setPen(theme.muted)
            painter.drawText(box.translated(0, 19), Qt.AlignmentFlag.AlignCenter, str(totals[number]))

    def sizeHint(self) -> QSize:
        return QSize(600, _HEAD + _PITCH * len(self._rows) + 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        title = self.tr("Round by round")
        painter.setFont(text_font(13, bold=True))
        painter.setPen(theme.ink)
        painter.drawText(QRectF(0, 0, 180, _HEAD - 6), Qt.AlignmentFlag.AlignVCenter, title)
        start = max(_SIGN, painter.fontMetrics().horizontalAdvance(title) + 16)
        pitch = min(_WIDEST, (self.width() - start) / max(1, self.rounds))
        left = self.width() - pitch * self.rounds
        painter.setFont(text_font(13))
        painter.setPen(theme.muted)
        for number in range(1, self.rounds + 1):
            box = QRectF(left + (number - 1) * pitch, 0, pitch, _HEAD - 6)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
        for at in range(len(self._rows)):
            painter.setPen(QPen(theme.line, 1))
            painter.drawLine(0, _HEAD + at * _PITCH, self.width(), _HEAD + at * _PITCH)
            self._paint_row(painter, at, left, pitch)


HEIGHT: Final = 92
_TITLE: Final = 24
_GAP: Final = 6.0


class SeasonView(QWidget):
    """Row of cards, one per game of a season, below a line with the standing."""

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
        """Show a season; `players` by side."""
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
