"""A window on the folder of matches that the settings name, and on the usual one where that is not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop import paths
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow
from tests.ui.house import notice


@pytest.mark.parametrize("there", [True, False])
def test_a_folder_of_somebodys_choice_is_used_where_it_is_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    monkeypatch.setattr(paths, "user_dir", lambda: tmp_path)
    folder, settings = tmp_path / "drive" / "matches", tmp_path / "settings.json"
    settings.write_text(json.dumps({"language": "en", "matches": str(folder)}))
    if there:
        folder.mkdir(parents=True)
    window = MainWindow(AppContext(Appearance(), LanguageSwitcher(), SettingsStore(settings)))
    qtbot.addWidget(window)
    window.show()
    usual = tmp_path / "matches"
    assert window.context.folder == (folder if there else usual)
    words = f"The folder {folder} is missing, so matches are stored in {usual} until it is back."
    assert notice(window) == ("" if there else words)
    assert not folder.exists() or there
    window.close()
