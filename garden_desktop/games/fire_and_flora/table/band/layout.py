"""Layout of the response band across the table, and of the dock below it."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.layout import Box

BAND: Final = Box(6, 182, 988, 167)
BAR: Final = Box(18, 333, 964, 12)
"""Timer bar at the foot of the band; painted by the match screen."""
BADGES: Final = Box(692, 190, 292, 140)
"""Buttons of the seats asked; painted by the match screen."""
TARGET: Final = Box(10, 187, 980, 158)
"""Drop area of a blocking card: the whole band, as the viewer who is asked has neither buttons nor bar."""
CARDS: Final = Box(22, 196, 196, 126)
"""Cards of the play, then those shown against it and for it, the last one on top."""
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
"""Covered hand, as a stack."""
COVERED: Final = Box(272, 616, 400, 120)
"""Text beside the covered hand."""
SAME: Final = Box(734, 616, 250, 120)
"""Text about the timer bar."""
PASS: Final = Box(732, 604, 252, 52)
INVITES: Final = Box(732, 668, 252, 72)
"""Text on what else the viewer can do."""
