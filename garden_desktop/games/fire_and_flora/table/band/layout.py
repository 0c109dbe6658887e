"""Where everything stands on the band across the table while others may block, and in the dock below it."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.box import Box

BAND: Final = Box(6, 182, 988, 167)
BAR: Final = Box(18, 333, 964, 12)
"""At the foot of the band; the shell paints it."""
BADGES: Final = Box(692, 190, 292, 140)
"""A button for each seat asked; the shell paints them."""
TARGET: Final = Box(10, 187, 980, 158)
"""Where a card that stops the play is let go: the whole band, as there are no buttons and no bar for who looks."""
CARDS: Final = Box(22, 196, 196, 126)
"""The cards of the play and then those shown against it and for it, the last one on top."""
CARD: Final = (84.0, 118.0)
TITLE: Final = Box(232, 194, 440, 24)
BEFORE: Final = Box(232, 226, 66, 62)
ARROW: Final = Box(312, 248, 32, 20)
AFTER: Final = Box(360, 219, 78, 78)
DEED: Final = Box(452, 219, 220, 34)
STARS: Final = Box(452, 254, 220, 20)
STANDING: Final = Box(452, 275, 220, 20)
STOPS: Final = Box(232, 302, 440, 28)

BACKS: Final = Box(16, 598, 236, 140)
"""The covered hand, one card on another."""
COVERED: Final = Box(272, 616, 400, 120)
"""Words beside the covered hand."""
SAME: Final = Box(734, 616, 250, 120)
"""Words about the bar."""
PASS: Final = Box(732, 604, 252, 52)
INVITES: Final = Box(732, 668, 252, 72)
"""What else whoever looks may do."""
