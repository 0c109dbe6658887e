"""A game found by its rooms: what is there comes when it is asked for, what is missing is none."""

from __future__ import annotations

import subprocess
import sys

import pytest

from garden_desktop.core.lazygame import LazyGame
from garden_desktop.core.options import ADVICE
from garden_desktop.games import registry
from garden_desktop.games._template import GAME


@pytest.mark.parametrize("key", ["_template", *registry.games()])
def test_the_packet_of_a_game_is_there_before_its_rooms(key: str) -> None:
    """Ways to sit down stand on the packet, in words; nothing else of a game is on the way to the home screen."""
    question = f"""
import sys
from garden_desktop.games.{key} import GAME
assert GAME.info.key == "{key}"
print(*(name for name in sys.modules if name.startswith("garden_desktop.games.{key}.")))
"""
    done = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True, timeout=60)
    package = f"garden_desktop.games.{key}"
    assert set(done.stdout.split()) <= {f"{package}.{name}" for name in ("data", "data.modes", "data.words")}


def test_what_a_game_has_no_room_for_is_none() -> None:
    assert GAME.options == (ADVICE,), "the house has one for all games"
    assert GAME.refuse(2, {}) is None
    assert GAME.policy(GAME.rules(2, {}, registry.load_pack(GAME))) is None
    assert GAME.practice(GAME.rules(2, {}, registry.load_pack(GAME))) is None
    assert GAME.series({}, ()) is None


def test_a_module_that_is_there_and_cannot_be_imported_is_not_taken_for_missing(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("games")
    for name, text in (("__init__", ""), ("data/__init__", ""), ("data/options", "import no_such_module_anywhere")):
        file = folder / "broken_game" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        LazyGame(GAME.info, "broken_game").refuse(2, {})
