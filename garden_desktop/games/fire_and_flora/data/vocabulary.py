"""The words a data pack may use for what a card does; each has a function of its own name."""

from __future__ import annotations

from typing import Final

ABILITIES: Final = ("fog_belt", "creekside", "seed_bank_soil", "rocky_refuge", "preserve", "wind_gap")

BUILDINGS: Final = (
    "nursery",
    "firestation",
    "naturecenter",
    "volunteer",
    "reservoir",
    "ranger",
    "lookout",
    "farmstand",
    "university",
    "goats",
    "giftshop",
)

EVENTS: Final = (
    "elnino",
    "lanina",
    "recession",
    "boom",
    "squirrel",
    "packrat",
    "quake",
    "rain",
    "wind",
    "parrots",
    "rainbow",
    "years",
    "volunteerday",
    "seeds",
    "grant",
    "auction",
)
"""All but "fire", which has rows of its own, and "flood", which belongs to a module."""
