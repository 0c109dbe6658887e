"""Saved tables in memory, without a settings file."""

from __future__ import annotations

import json
from typing import Any

from garden_desktop.games import registry
from garden_desktop.hotseat.tables import SavedTables


class Kept:
    """Test double of the settings file: it keeps the stored rows as JSON text."""

    def __init__(self, text: str = "null") -> None:
        self.text = text
        self.tables = SavedTables(lambda: json.loads(self.text), self.store, registry.games())

    def store(self, rows: list[Any]) -> None:
        self.text = json.dumps(rows)
