"""Colours of what is printed: cards, rows, chips and wood look the same whatever the theme, only dimmer at dusk."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from garden_desktop.ui.board.drawing.game_page import PrintedColours
from garden_desktop.ui.kit.style.theme import readable


class GameColours(PrintedColours):
    """Printed matter. `sheet` is card stock, `glow` a lit task row, `cream` the field of a badge.

    `board` and `shade` are the wood of a bench, `post` that of a fence, `closed` a row behind one; `dial` is the
    plate of the sundial. Words have the contrast `ratio` to what they stand on.
    """

    def mix(self, ratio: float) -> None:
        one = self.one
        self.ink = one("#23302A", "#23302A")
        self.sheet = one("#FFFDF7", "#E9E5D8")
        self.muted = readable(one("#55635B", "#4C5952"), self.sheet, ratio=ratio)
        self.cream = one("#FFF3CF", "#EBDDB4")
        self.lit = one("#FFF1CF", "#EBDCB2")
        self.lit_edge = one("#E0B95A", "#C99E3F")
        self.glow = one("#FFEBB5", "#F0DA98")
        self.leaf = readable(one("#2F6B4F", "#285F45"), self.lit, _WORDS, ratio=ratio)
        self.clay = readable(one("#A8492F", "#97412A"), _WORDS, ratio=ratio)
        self.closed = one("#EDE5D8", "#D3CBBB")
        self.board = one("#B58A5A", "#8E6B45")
        self.shade = one("#95703F", "#6F522F")
        self.bark = one("#4A3222", "#120D09")
        self.post = one("#C9A272", "#A9875D")
        self.gold = one("#E3B53A", "#D5A838")
        self.dial = readable(one("#DDD5C3", "#A8A292"), self.ink, ratio=ratio)
        self.brass = one("#B97A12", "#B97A12")


_WORDS: Final = QColor("#FBF8F1")
"""What stands on a disc."""
