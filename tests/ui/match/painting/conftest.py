"""Golden records of what the widgets of a match paint."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen
from tests.ui.match.painting.recorder import PaintRecorder

FOLDER: Final = Path(__file__).parents[3] / "golden" / "painting"
MORE: Final = 60
"""Lines of a difference that are shown."""
Compare = Callable[[str], None]
Begin = Callable[[str, int], TableScreen]


@pytest.fixture
def recorder(qapp: QApplication, appearance: Appearance) -> Iterator[PaintRecorder]:
    """A recorder for widgets that look as they do in the program, whatever tests have run before."""

    def dress() -> None:
        apply_theme(qapp, appearance.theme)

    dress()
    appearance.changed.connect(dress)
    yield PaintRecorder(appearance)
    appearance.changed.disconnect(dress)


@pytest.fixture
def compare(recorder: PaintRecorder, request: pytest.FixtureRequest) -> Compare:
    """Compare the record with the golden file of this name, or write it anew with --update-transcripts."""

    def compare_with(name: str) -> None:
        file, now = FOLDER / f"{name}.txt", recorder.text()
        if request.config.getoption("--update-transcripts"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(now, encoding="utf-8", newline="\n")
            return
        kept = file.read_text(encoding="utf-8")
        if now != kept:
            lines = list(difflib.unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=4))
            told = "\n".join([*lines[:MORE], "Where this is meant: --update-transcripts writes the records anew."])
            pytest.fail(told, pytrace=False)

    return compare_with


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """An empty window of 1280 x 800 pixels."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


@pytest.fixture
def usual(appearance: Appearance) -> Iterator[Appearance]:
    """For tests that change text size, theme or direction: the usual ones afterwards."""
    yield appearance
    QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    appearance.set_theme("morning")
    appearance.set_text_size(100)


@pytest.fixture
def begin(usual: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[Begin]:
    """Begin a match of so many people, and show it at 1280 x 800."""
    screens: list[MatchScreen] = []

    def start(key: str, people: int) -> TableScreen:
        seats = (Seated("Ann", 0), Seated("Ben", 1), Seated("Cleo", 2))[:people]
        screen = MatchScreen(usual, MatchRepository(tmp_path).begin_match(MatchSetup(key, seats, {}, 9)))
        screens.append(screen)
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        with qtbot.waitActive(screen):
            screen.show()
        screen.begin()
        screen.table.step_player.skip_remaining()
        return screen.table

    yield start
    for screen in screens:
        screen.close_match()
