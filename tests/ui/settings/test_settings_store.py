from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.text import plain
from garden_desktop.ui.settings.settings_store import SettingsStore
from tests.systems import make_link


def test_what_is_set_is_there_next_time(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.json"
    settings = SettingsStore(file)
    assert settings.get("theme", "system") == "system"
    settings.set("theme", "dusk")
    settings.set("table", {"seats": ["Änn"]})
    again = SettingsStore(file)
    assert (again.get("theme"), again.get("table"), again.file.notice) == ("dusk", {"seats": ["Änn"]}, None)
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("text", ["{torn", "[1]", "\udcff"])
def test_a_damaged_file_gives_defaults_and_is_kept(qapp: QApplication, tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    settings = SettingsStore(file)
    assert settings.get("theme", "system") == "system"
    assert settings.file.notice is not None
    assert "settings.damaged.json" in plain(settings.file.notice)
    assert (tmp_path / "settings.damaged.json").exists()


def test_a_place_that_cannot_be_written_is_told(qapp: QApplication, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = SettingsStore(tmp_path / "file" / "settings.json")
    with qtbot.waitSignal(settings.write_failed) as told:
        settings.set("theme", "dusk")
    assert "settings.json" in told.args[0]
    assert settings.get("theme") == "dusk"


def test_what_two_windows_set_is_kept_and_what_one_shows_stays_there(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    one, other = SettingsStore(file), SettingsStore(file)
    one.set("theme", "dusk")
    one.set("tonight", {"day": "x"})
    other.set("volume", 20)
    assert other.get("tonight") == {"day": "x"}
    assert other.get("theme") is None, "this window shows another one"
    other.set("zoom", 125)
    again = SettingsStore(file)
    assert [again.get(key) for key in ("theme", "tonight", "volume", "zoom")] == ["dusk", {"day": "x"}, 20, 125]
    other.set("theme", "morning")
    assert SettingsStore(file).get("theme") == "morning"


def test_what_another_program_has_set_under_keys_nobody_here_knows_is_kept(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    settings = SettingsStore(file)
    settings.set("zoom", 125)
    file.write_text('{"zoom": 125, "theme": "neon", "sound": {"volume": 3}}')
    settings.set("volume", 20)
    assert json.loads(file.read_text()) == {"zoom": 125, "sound": {"volume": 3}, "volume": 20}


def test_settings_that_are_a_link_stay_one(qapp: QApplication, tmp_path: Path) -> None:
    target, file = tmp_path / "repository.json", tmp_path / "settings.json"
    target.write_text('{"theme": "dusk"}')
    make_link(file, target)
    SettingsStore(file).set("zoom", 125)
    assert file.is_symlink()
    assert json.loads(target.read_text()) == {"theme": "dusk", "zoom": 125}
