"""Lookup of a game's painters: the module of its key in `ui.games`, where there is one."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from garden_desktop.core.rules import Rules
from garden_desktop.ui import games
from garden_desktop.ui.board.drawing.scenery import PaintContext, Scenery

Sketch: TypeAlias = Callable[[QPainter, QRectF, PaintContext], None]
"""Paints the preview of a table that is not set up yet into a rectangle."""


def scenery_of(key: str) -> Scenery | None:
    """Scenery painter of a game; None for a game without one."""
    module = _module(key)
    if module is None:
        return None
    painter: Scenery = module.scenery()
    return painter


def sketches(key: str) -> Callable[[Rules[Any, Any]], Sketch] | None:
    """Factory of previews for the tables of a game; None where all look the same before the match."""
    found: Callable[[Rules[Any, Any]], Sketch] | None = getattr(_module(key), "sketch", None)
    return found


def blanks(key: str) -> Callable[[Rules[Any, Any]], Callable[[], bytes]] | None:
    """Factory of PDF pages to play a game with paper and pencil; None where that is not possible."""
    found: Callable[[Rules[Any, Any]], Callable[[], bytes]] | None = getattr(_module(key), "paper_sheets", None)
    return found


def _module(key: str) -> ModuleType | None:
    name = f"{games.__name__}.{key}"
    return None if importlib.util.find_spec(name) is None else importlib.import_module(name)
