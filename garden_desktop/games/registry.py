"""Finds the games: every sub-package of `games` whose name does not begin with an underscore."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from garden_desktop import games as package
from garden_desktop import paths
from garden_desktop.core.packs import PackError

if TYPE_CHECKING:
    from garden_desktop.core.game import Game, Pack


@cache
def games() -> Mapping[str, Game]:
    """Key -> game, in the order of the keys."""
    names = sorted(m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg)
    return {name: load(name) for name in names if not name.startswith("_")}


def load(name: str) -> Game:
    """The game in the sub-package `name`, the template included."""
    game: Game = importlib.import_module(f"{package.__name__}.{name}").GAME
    return game


def load_pack(game: Game, file: Path | None = None) -> Pack:
    """The component data of a game: its own pack, or the one in `file`. Raises PackError."""
    path = file or paths.resource(game.info.key, "packs", "standard.toml")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(path.name, "the file", "", f"cannot be read: {_why(error)}") from error
    return game.pack(text, path.name)


def _why(error: OSError | UnicodeDecodeError) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "it is not a text in UTF-8"
    return error.strerror or str(error)
