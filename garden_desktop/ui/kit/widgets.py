"""The small painted widgets of the house, in one place to take them from."""

from __future__ import annotations

from garden_desktop.ui.kit.buttons import IconButton, LinkButton, PaintedButton, PrimaryButton, QuietButton
from garden_desktop.ui.kit.discs import DiscButton, SeatDisc
from garden_desktop.ui.kit.segmented import Segmented

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
