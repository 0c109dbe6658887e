"""A fifth game, and how tests add it to the house: as a package and a folder of resources, and nothing else."""

from __future__ import annotations

import atexit
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest

from garden_desktop import paths
from garden_desktop.core.game import Game
from garden_desktop.core.rules import Policy, Rules
from garden_desktop.games import registry
from garden_desktop.hotseat import match_repository
from tests.fifth import goofspiel

KEY: Final = "goofspiel"
PACKAGE: Final = "garden_desktop.games." + KEY


@contextmanager
def planted() -> Iterator[None]:
    """While it lasts the registry finds the fifth game in its normal way, beside those of the house."""
    if KEY in registry.games():  # somebody follows the page, and has added it
        yield
        return
    shipped, resources = paths.data_dir, Path(_resources().name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "data_dir", lambda name: resources if name == "resources" else shipped(name))
        patch.setitem(sys.modules, PACKAGE, goofspiel)
        registry.games.cache_clear()
        yield
    registry.games.cache_clear()


@cache
def _resources() -> TemporaryDirectory[str]:
    """Those of the house and of the fifth game, until this process ends: Qt opens a face that it was told of while the
    game was planted whenever it wants another size of it."""
    folder = TemporaryDirectory(ignore_cleanup_errors=True)  # Windows deletes no file that Qt has open
    atexit.register(folder.cleanup)  # and keeps it until then, also where a test empties all caches
    copytree(paths.data_dir("resources"), folder.name, dirs_exist_ok=True)  # 4 MB; Windows lets few people make links
    copytree(Path(__file__).parent / "resources" / KEY, Path(folder.name, KEY))
    return folder


def thinking_for(
    key: str, seats: int, options: Mapping[str, str], pack_file: Path | None
) -> tuple[Rules[Any, Any], Policy | None]:
    """What computer players ask for in a process of their own, where the fifth game has to be planted again."""
    with planted():
        return match_repository.thinking_for(key, seats, options, pack_file)


@cache
def games() -> Mapping[str, Game]:
    """What the registry finds with the fifth game: what every law is tried on."""
    with planted():
        return registry.games()
