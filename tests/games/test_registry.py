"""The registry finds every game there is, whichever way it looks for them."""

from __future__ import annotations

import importlib
import pkgutil

from garden_desktop import games, paths
from garden_desktop.games import registry


def test_every_package_with_a_game_is_offered_under_its_key() -> None:
    names = [each.name for each in pkgutil.iter_modules(games.__path__) if each.ispkg and each.name[0] != "_"]
    with_game = [name for name in names if hasattr(importlib.import_module(f"{games.__name__}.{name}"), "GAME")]
    assert list(registry.games()) == sorted(with_game)
    assert [game.info.key for game in registry.games().values()] == sorted(with_game)


def test_a_folder_of_resources_without_packs_is_no_game() -> None:
    assert paths.resource("app").is_dir()
    assert "app" not in registry.games()


def test_the_template_is_no_game_for_people() -> None:
    assert registry.load("_template").info.key == "_template"
    assert "_template" not in registry.games()
