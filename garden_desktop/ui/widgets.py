"""The small painted widgets of the house, in one place to take them from."""

from __future__ import annotations

from garden_desktop.ui.buttons import IconButton, LinkButton, PaintedButton, PrimaryButton, QuietButton
from garden_desktop.ui.discs import DiscButton, SeatDisc
from garden_desktop.ui.segmented import Segmented

__all__ = [
    "DiscButton",
    "IconButton",
    "LinkButton",
    "PaintedButton",
    "PrimaryButton",
    "QuietButton",
    "SeatDisc",
    "Segmented",
]
