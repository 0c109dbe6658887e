"""A fifth game, added to the program by tests as any other game is: a package and a resource folder, nothing else."""

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
    """Context manager in which `registry` finds the fifth game beside the four shipped ones, by its normal search."""
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
    """Return a folder with the resources of the shipped games and of the fifth game, kept until this process ends.

    It must outlive the test: Qt opens a registered font file again whenever it needs the font at another size.
    """
    folder = TemporaryDirectory(ignore_cleanup_errors=True)  # Windows deletes no file that Qt has open
    atexit.register(folder.cleanup)  # and keeps it until then, also where a test empties all caches
    copytree(paths.data_dir("resources"), folder.name, dirs_exist_ok=True)  # 4 MB; Windows lets few people make links
    copytree(Path(__file__).parent / "resources" / KEY, Path(folder.name, KEY))
    return folder


def thinking_for(
    key: str, seats: int, options: Mapping[str, str], pack_file: Path | None
) -> tuple[Rules[Any, Any], Policy | None]:
    """Return rules and policy as `match_repository.thinking_for` does, in a worker process, where the fifth game has to
    be added again."""
    with planted():
        return match_repository.thinking_for(key, seats, options, pack_file)


@cache
def games() -> Mapping[str, Game]:
    """Return the registry's games with the fifth game: the parameters of the tests that hold for every game."""
    with planted():
        return registry.games()
