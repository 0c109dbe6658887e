"""Finds what a game adds to the window: the module of its key in `ui.games`, where there is one."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from garden_desktop.core.game import Table
from garden_desktop.ui import games
from garden_desktop.ui.board.scenery import Scenery


def scenery_of(key: str, table: Table[Any, Any]) -> Scenery | None:
    """The painter of a game's scenery; None for a game without one."""
    name = f"{games.__name__}.{key}"
    if importlib.util.find_spec(name) is None:
        return None
    painter: Scenery = importlib.import_module(name).scenery(table)
    return painter
