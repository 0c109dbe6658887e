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

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from tests.ui.match.painting.recorder import PaintRecorder

FOLDER: Final = Path(__file__).parents[3] / "golden" / "painting"
MORE: Final = 60
"""Lines of a difference that are shown."""
Compare = Callable[[str], None]


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
