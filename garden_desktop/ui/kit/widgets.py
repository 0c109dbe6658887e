"""Re-exports of the custom widgets, so that other packages import them from one module."""

from __future__ import annotations

from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton, PaintedButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl
from garden_desktop.ui.kit.player import DiscButton, SeatDisc

__all__ = [
    "DiscButton",
    "IconButton",
    "LinkButton",
    "PaintedButton",
    "PrimaryButton",
    "QuietButton",
    "SeatDisc",
    "SegmentedControl",
]
