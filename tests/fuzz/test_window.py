"""The window on settings, records and translations that were changed at random: it says what is wrong, and works."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop import paths
from garden_desktop.ui.newgame.new_game_sheet import NewGameSheet
from garden_desktop.ui.settings.sheet import SettingsSheet
from tests import fifth
from tests.fuzz import mutations
from tests.fuzz.test_files import LONGEST, kept_settings
from tests.ui.house import House, notice, still_plays

pytestmark = pytest.mark.daily  # whole windows over damaged files

TRIES = 3
GAMES = sorted(fifth.games())


def test_settings(house: House, seed: int) -> None:
    rng = Random(seed)
    for _ in range(TRIES):
        house.settings.write_bytes(mutations.of_json(kept_settings(), rng))
        window = house.open()
        assert len(notice(window)) < LONGEST
        window.navigator.home.game_chosen.emit(rng.choice(GAMES))
        sheet = window.findChildren(NewGameSheet)[-1]
        assert sheet.isVisible()
        sheet.dismiss()
        window.close()


def test_records(house: House, seed: int) -> None:
    rng, path = Random(seed), house.record()
    whole = path.read_bytes()
    for _ in range(TRIES):
        data = mutations.of_json(whole, rng)
        path.write_bytes(data)
        window = house.open()
        window.navigator.resume(path)
        if window.navigator.match is None:
            assert 10 < len(notice(window)) < LONGEST
            assert path.read_bytes() == data
        else:
            window.navigator.go_home()
            assert path.read_bytes() == data[: data.rfind(b"\n") + 1], "but for a torn last line"
        window.close()
    path.unlink()
    still_plays(house.open())


def test_translations(house: House, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, whole = Random(seed), (paths.translations() / "garden_de.qm").read_bytes()
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    window = house.open()
    for _ in range(TRIES):
        (tmp_path / "garden_de.qm").write_bytes(mutations.of_bytes(whole, rng))
        window.context.languages.choose("de")
        QApplication.processEvents()
        window.navigator.home.settings_wanted.emit()
        window.findChildren(SettingsSheet)[-1].dismiss()
    window.context.languages.choose("en")
    still_plays(window)
