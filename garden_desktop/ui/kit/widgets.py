"""The small painted widgets of the house, in one place to take them from."""

from __future__ import annotations

from garden_desktop.ui.kit.buttons.discs import DiscButton, SeatDisc
from garden_desktop.ui.kit.buttons.painted import IconButton, LinkButton, PaintedButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.buttons.segmented import SegmentedControl

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
