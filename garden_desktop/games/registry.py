"""Finds the games: every sub-package of `games` whose name does not begin with an underscore and that exports GAME."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from garden_desktop import games as package
from garden_desktop import paths
from garden_desktop.core.packs import THE_FILE, PackError
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from garden_desktop.core.game import Game, Pack


@cache
def games() -> Mapping[str, Game]:
    """Key -> game, in the order of the keys."""
    names = sorted(m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg and not m.name.startswith("_"))
    return {name: load(name) for name in names if hasattr(_package(name), "GAME")}


def load(name: str) -> Game:
    """The game in the sub-package `name`, the template included."""
    game: Game = _package(name).GAME
    return game


def _package(name: str) -> ModuleType:
    return importlib.import_module(f"{package.__name__}.{name}")


def load_pack(game: Game, file: Path | None = None) -> Pack:
    """The component data of a game: its own pack, or the one in `file`. Raises PackError."""
    path = file or paths.resource(game.info.key, "packs", "standard.toml")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(path.name, THE_FILE, "", _why(error)) from error
    return game.pack(text, path.name)


def _why(error: OSError | UnicodeDecodeError) -> Message:
    if isinstance(error, UnicodeDecodeError):
        return NOT_UTF_8
    return UNREADABLE.of(error=error.strerror or str(error))


NOT_UTF_8 = QT_TRANSLATE_NOOP("packs", "cannot be read: it is not a text in UTF-8")
UNREADABLE = QT_TRANSLATE_NOOP("packs", "cannot be read: {error}")
