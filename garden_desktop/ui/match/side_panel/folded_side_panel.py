"""The rail folded away: the sign and the score of every side, nothing more; a hidden score is left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from garden_desktop.core.text import without_isolates
from garden_desktop.ui.kit.interface_factory import read_as
from garden_desktop.ui.kit.layout.mirror import enlarged
from garden_desktop.ui.kit.player import colour_of, paint_sign
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import display_font
from garden_desktop.ui.kit.text.tip import tip
from garden_desktop.ui.kit.wire import wire
from garden_desktop.ui.match.side_panel.side_card import SideState

_PITCH: Final = 76


class FoldedSidePanel(QWidget):
    """A narrow column of signs; the side to act is framed."""

    def __init__(self, appearance: Appearance, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        read_as(self, "StaticText")
        self._appearance = appearance
        self._game = game
        self._states: Sequence[SideState] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        wire(appearance, "changed()", self, "update()")

    def show_sides(self, states: Sequence[SideState]) -> None:
        self._states = states
        self.setAccessibleName(
            without_isolates(", ".join(f"{state.player.name} {_shown(state)}".strip() for state in states))
        )
        tip(self, self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter, room = enlarged(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = min(1.0, room.height() / max(1, len(self._states) * _PITCH))  # many sides in a low window
        painter.scale(share, share)
        for at, state in enumerate(self._states):
            box = QRectF(1, at * _PITCH + 1, room.width() / share - 2, _PITCH - 8)
            colour = colour_of(theme, state.player.sign)
            painter.setPen(QPen(colour, 2) if state.active else QPen(theme.line, 1))
            painter.setBrush(theme.raised)
            painter.drawRoundedRect(box, 8, 8)
            disc = QRectF(0, 0, 26, 26)
            disc.moveCenter(box.center())
            if state.score is not None:
                disc.moveTop(box.top() + 7)
            paint_sign(painter, self._appearance, self._game, state.player.sign, disc)
            painter.setFont(display_font(19))
            painter.setPen(theme.ink)
            painter.drawText(box.adjusted(0, 34, 0, -2), Qt.AlignmentFlag.AlignCenter, _shown(state))


def _shown(state: SideState) -> str:
    return "" if state.score is None else str(state.score)
