"""The games that are here: their keys from the folders of their data, their titles from the packets on the screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.program.tree import Page

RESOURCES: Final = Path(__file__).resolve().parent.parent.parent / "resources"
GAMES: Final = sorted(folder.parent.name for folder in RESOURCES.glob("[a-z]*/packs"))


def packet(page: Page, game: str) -> str:
    """The title on the packet of a game: its key in other letters. Raises StopIteration where there is none."""
    return next(node.name for node in page if re.sub("[^a-z]+", "_", node.name.lower().replace("&", "and")) == game)
