"""The games this checkout has, found as their folders lie there, and known by the titles on their packets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

RESOURCES: Final = Path(__file__).resolve().parent.parent.parent / "resources"
GAMES: Final = sorted(folder.parent.name for folder in RESOURCES.glob("[a-z]*/packs"))


def key_of(title: str) -> str:
    """The key of the game with this title: its words in small letters."""
    return re.sub("[^a-z]+", "_", title.lower().replace("&", "and"))
