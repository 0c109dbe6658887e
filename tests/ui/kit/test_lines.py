"""Lists whose lines Qt makes: none is made in Python, so none is deleted singly, and none is mistaken for another."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

import garden_desktop
from garden_desktop.ui.kit.text.lines import list_lines, say

PACKAGE = Path(garden_desktop.__file__).parent
WHERE_OTHERS_WERE = """
from PySide6.QtWidgets import QListWidget
from garden_desktop.ui import app as start
from garden_desktop.ui.kit.text.lines import list_lines

app = start.application()
gone, shown = QListWidget(), QListWidget()
gone.addItems(["gone"] * 500)
kept = [gone.item(row) for row in range(500)]
gone.model().removeRows(0, 500)  # and PySide does not notice
list_lines(shown, ["shown"] * 1000)
list_lines(shown, [])
print(shown.count(), flush=True)
"""


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


def test_lines_where_others_were_kept_in_python_go_without_harm() -> None:
    """What was made in Python at the address of a thing that PySide takes for alive is freed twice with its parent."""
    command = [sys.executable, "-c", WHERE_OTHERS_WERE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr
