"""Finds the games: a folder of resources with packs, and a package of that name here that exports GAME.

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
from garden_desktop.core.files import StrangeFile, read_regular
from garden_desktop.core.packs import THE_FILE, PackError
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from garden_desktop.core.game import Game, Pack

PACKS: Final = "packs"
MOST_PACK: Final = 1 << 20
"""Bytes: no pack is larger."""


@cache
def games() -> Mapping[str, Game]:
    """Key -> game, in the order of the keys."""
    names = sorted(folder.name for folder in paths.data_dir("resources").iterdir() if (folder / PACKS).is_dir())
    return {name: load(name) for name in names if not name.startswith("_") and hasattr(_package(name), "GAME")}


def load(name: str) -> Game:
    """The game in the sub-package `name`, the template included."""
    game: Game = _package(name).GAME
    return game


def _package(name: str) -> ModuleType:
    return importlib.import_module(f"garden_desktop.games.{name}")


def load_pack(game: Game, file: Path | None = None) -> Pack:
    """The component data of a game: its own pack, or the one in `file`. Raises PackError."""
    path = file or paths.resource(game.info.key, PACKS, "standard.toml")
    try:
        text = read_regular(path, MOST_PACK).decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(path.name, THE_FILE, "", _why(error)) from error
    return game.pack(text, path.name)


def _why(error: OSError | UnicodeDecodeError) -> Message:
    if isinstance(error, UnicodeDecodeError):
        return NOT_UTF_8
    if isinstance(error, StrangeFile):
        return error.reason
    return UNREADABLE.of(error=error.strerror or str(error))


NOT_UTF_8 = QT_TRANSLATE_NOOP("packs", "cannot be read: it is not a text in UTF-8")
UNREADABLE = QT_TRANSLATE_NOOP("packs", "cannot be read: {error}")
