"""Registry of the games: a resources folder with packs plus the sub-package of that name that exports GAME.

Walking the packages themselves would take pkgutil, and with it inspect: 6 ms on the way to the home screen.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from garden_desktop import paths
from garden_desktop.core.packs import text_of

if TYPE_CHECKING:
    from garden_desktop.core.game import Game
    from garden_desktop.core.types import Pack

PACKS: Final = "packs"


@cache
def games() -> Mapping[str, Game]:
    """Return key -> game, sorted by key; the template (leading "_") is left out."""
    names = sorted(folder.name for folder in paths.data_dir("resources").iterdir() if (folder / PACKS).is_dir())
    return {name: load(name) for name in names if not name.startswith("_") and hasattr(_package(name), "GAME")}


def load(name: str) -> Game:
    """Import the sub-package `name` (the template works too) and return its GAME."""
    game: Game = _package(name).GAME
    return game


def _package(name: str) -> ModuleType:
    return importlib.import_module(f"garden_desktop.games.{name}")


def load_pack(game: Game, file: Path | None = None) -> Pack:
    """The component data of a game: its own pack, or the one in `file`. Raises PackError."""
    path = file or paths.resource(game.info.key, PACKS, "standard.toml")
    return game.pack(text_of(path), path.name)
