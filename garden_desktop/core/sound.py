"""The sounds of the house, each named by what makes it: a game says which of them its steps have."""

from __future__ import annotations

from typing import Literal, TypeAlias

Sound: TypeAlias = Literal[
    "lift", "put", "card", "shuffle", "coin", "earth", "water", "fire", "bell", "turn", "over", "refused"
]
"""Each is a file of `resources/app/sounds/`, made by `packaging/sounds.py`."""
