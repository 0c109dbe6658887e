"""Sound effects, named by their cause; a game assigns them to its moves."""

from __future__ import annotations

from typing import Literal, TypeAlias

Sound: TypeAlias = Literal[
    "lift", "put", "card", "shuffle", "coin", "earth", "water", "fire", "bell", "turn", "over", "refused"
]
"""Names of the files in `resources/app/sounds/`, made by `packaging/sounds.py`."""
