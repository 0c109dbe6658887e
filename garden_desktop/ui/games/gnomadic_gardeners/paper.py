"""Colours of what is printed: cards, rows, chips and wood look the same whatever the theme, only dimmer at dusk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from garden_desktop.ui.kit.theme import Theme


@dataclass(frozen=True, slots=True)
class Paper:
    """Printed matter. `sheet` is card stock, `glow` a lit task row, `cream` the field of a badge.

    `board` and `shade` are the wood of a bench, `post` that of a fence, `closed` a row behind one.
    """

    ink: QColor
    muted: QColor
    sheet: QColor
    cream: QColor
    lit: QColor
    lit_edge: QColor
    glow: QColor
    leaf: QColor
    clay: QColor
    closed: QColor
    board: QColor
    shade: QColor
    bark: QColor
    post: QColor
    gold: QColor
    brass: QColor


DAY: Final = Paper(
    ink=QColor("#23302A"),
    muted=QColor("#55635B"),
    sheet=QColor("#FFFDF7"),
    cream=QColor("#FFF3CF"),
    lit=QColor("#FFF1CF"),
    lit_edge=QColor("#E0B95A"),
    glow=QColor("#FFEBB5"),
    leaf=QColor("#2F6B4F"),
    clay=QColor("#A8492F"),
    closed=QColor("#EDE5D8"),
    board=QColor("#B58A5A"),
    shade=QColor("#95703F"),
    bark=QColor("#4A3222"),
    post=QColor("#C9A272"),
    gold=QColor("#E3B53A"),
    brass=QColor("#B97A12"),
)

NIGHT: Final = Paper(
    ink=QColor("#23302A"),
    muted=QColor("#4C5952"),
    sheet=QColor("#E9E5D8"),
    cream=QColor("#EBDDB4"),
    lit=QColor("#EBDCB2"),
    lit_edge=QColor("#C99E3F"),
    glow=QColor("#F0DA98"),
    leaf=QColor("#285F45"),
    clay=QColor("#97412A"),
    closed=QColor("#D3CBBB"),
    board=QColor("#8E6B45"),
    shade=QColor("#6F522F"),
    bark=QColor("#120D09"),
    post=QColor("#A9875D"),
    gold=QColor("#D5A838"),
    brass=QColor("#B97A12"),
)


def paper(theme: Theme) -> Paper:
    """The printed colours that go with a theme."""
    return NIGHT if theme.dark else DAY
