"""Lists whose lines Qt makes: none is made in Python, so none is deleted singly when the list is filled anew."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

import garden_desktop
from garden_desktop.ui.kit.lines import list_lines, say

PACKAGE = Path(garden_desktop.__file__).parent


def test_a_list_that_is_filled_anew_loses_all_its_lines_at_once(qtbot: QtBot) -> None:
    shown, singly = QListWidget(), list[int]()
    qtbot.addWidget(shown)
    shown.model().rowsRemoved.connect(lambda parent, first, last: singly.append(first))
    for lines in (["rose", "lily", "iris"], ["oak", "elm"], []):
        list_lines(shown, lines)
        assert [shown.item(row).text() for row in range(shown.count())] == lines
    assert singly == []


def test_a_line_that_is_not_there_is_not_spoken_of(qtbot: QtBot) -> None:
    shown, role = QListWidget(), Qt.ItemDataRole.AccessibleTextRole
    qtbot.addWidget(shown)
    list_lines(shown, ["rose", "lily"])
    say(shown, 1, "a white lily", role)
    say(shown, -1, "nothing", role)
    assert [shown.item(row).data(role) for row in range(2)] == [None, "a white lily"]


def test_no_line_is_made_in_python() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    assert [name for name, text in sources.items() if "ListWidgetItem(" in text] == []
