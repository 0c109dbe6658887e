from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.text import plain
from garden_desktop.ui.settings.store import Settings


def test_what_is_set_is_there_next_time(qapp: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.json"
    settings = Settings(file)
    assert settings.get("theme", "system") == "system"
    settings.set("theme", "dusk")
    settings.set("table", {"seats": ["Änn"]})
    again = Settings(file)
    assert (again.get("theme"), again.get("table"), again.file.notice) == ("dusk", {"seats": ["Änn"]}, None)
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("text", ["{torn", "[1]", "\udcff"])
def test_a_damaged_file_gives_defaults_and_is_kept(qapp: QApplication, tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    settings = Settings(file)
    assert settings.get("theme", "system") == "system"
    assert settings.file.notice is not None
    assert "settings.damaged.json" in plain(settings.file.notice)
    assert (tmp_path / "settings.damaged.json").exists()


def test_a_place_that_cannot_be_written_is_told(qapp: QApplication, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = Settings(tmp_path / "file" / "settings.json")
    with qtbot.waitSignal(settings.write_failed) as told:
        settings.set("theme", "dusk")
    assert "settings.json" in told.args[0]
    assert settings.get("theme") == "dusk"
