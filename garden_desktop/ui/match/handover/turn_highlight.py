"""A short pulse round the table in somebody's colour: it is their turn and nothing of theirs was touched, or they have
won."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.player import Player, colour_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.wire import wire
from garden_desktop.ui.match.match_players import MatchPlayers

PULSE_MS: Final = 700
_WIDE: Final = 8


class TurnHighlight(QWidget):
    """Lies over everything and takes nothing from whoever presses; without motion there is none. `player` is whose
    colour it has, or had last."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance, self._ground = appearance, parent
        self.player = Player("", "")
        self._fade = QVariantAnimation(self, easingCurve=QEasingCurve(QEasingCurve.Type.InQuad))
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        wire(self._fade, "valueChanged(QVariant)", self, "update()")
        wire(self._fade, "finished()", self, "hide()")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def flash(self, player: Player) -> None:
        """Once, for `player`."""
        duration = self._appearance.duration(PULSE_MS)
        self.stop()
        if duration:
            self.player = player
            self._fade.setDuration(duration)
            self.setGeometry(self._ground.rect())
            within = self.rect().adjusted(_WIDE, _WIDE, -_WIDE, -_WIDE)
            self.setMask(QRegion(self.rect()) - QRegion(within))  # what lies within is not painted again with it
            self.show()
            self.raise_()
            self._fade.start()

    def flash_for_winner(self, session: Session, players: MatchPlayers) -> None:
        """Once for whoever has won a finished match alone."""
        best = [side for side, rank in enumerate(session.match.result().ranks) if rank == 1]
        if len(best) == 1:
            self.flash(players.player(best[0]))

    def stop(self) -> None:
        """No longer."""
        self._fade.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(float(self._fade.currentValue()))
        painter.setPen(QPen(colour_of(self._appearance.theme, self.player.sign), _WIDE))
        half = _WIDE / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
