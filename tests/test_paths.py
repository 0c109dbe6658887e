"""Where a person's data is kept, as each system asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.paths import data_home


@pytest.fixture(autouse=True)
def somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person whose system says nothing of where data goes."""
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    for name in ("LOCALAPPDATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("linux", "/home/ann/.local/share"),
        ("darwin", "/home/ann/Library/Application Support"),
        ("win32", "/home/ann/AppData/Local"),
    ],
)
def test_without_a_word_it_is_the_usual_folder(platform: str, folder: str) -> None:
    assert data_home(platform) == Path(folder)


@pytest.mark.parametrize(("platform", "name"), [("linux", "XDG_DATA_HOME"), ("win32", "LOCALAPPDATA")])
def test_the_system_may_say_another_folder(monkeypatch: pytest.MonkeyPatch, platform: str, name: str) -> None:
    monkeypatch.setenv(name, "/elsewhere")
    assert data_home(platform) == Path("/elsewhere")


@pytest.mark.parametrize("stated", ["", "beside/me"])
def test_a_relative_folder_counts_for_nothing(monkeypatch: pytest.MonkeyPatch, stated: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", stated)
    assert data_home("linux") == Path("/home/ann/.local/share")
