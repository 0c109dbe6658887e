"""Lists whose lines Qt makes: none is made in Python, so none is deleted singly, and none is mistaken for another."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

import garden_desktop
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from garden_desktop.ui.kit.style.theme import MORNING
from garden_desktop.ui.kit.text.lines import list_lines, set_accessible_line, wrap_lines

PADDING = 16
"""Left and right of the words of a line, in the style sheet."""
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


def test_a_line_that_just_does_not_fit_is_two_rows_high_and_none_is_cut(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, MORNING)
    shown, words = QListWidget(), "Put the snowdrop of slot 1 on space a1"
    qtbot.addWidget(shown)
    wrap_lines(shown)
    list_lines(shown, [words] * 40)
    shown.show()
    wide = shown.fontMetrics().horizontalAdvance(words)
    high = []
    for width in range(wide - 40, wide + 120, 4):
        shown.resize(width, 200)
        qtbot.wait(1)
        room = shown.viewport().width() - PADDING
        high.append(shown.visualItemRect(shown.item(1)).height())
        assert room >= wide or high[-1] > shown.fontMetrics().height() * 2
    assert high[-1] < high[0], "and no higher than it must be"


def test_lines_follow_each_other_without_gaps_beside_a_scroll_bar(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, MORNING)
    shown, words = QListWidget(), "Put the snowdrop of slot 1 on space a1"
    qtbot.addWidget(shown)
    wrap_lines(shown)
    list_lines(shown, [words] * 40)
    shown.show()
    for room in range(0, 60, 4):
        shown.resize(shown.fontMetrics().horizontalAdvance(words) + room, 200)
        qtbot.wait(1)
        boxes = [shown.visualItemRect(shown.item(row)) for row in range(3)]
        assert [box.bottom() + 1 for box in boxes[:2]] == [box.top() for box in boxes[1:]]


def test_a_line_that_is_not_there_is_not_spoken_of(qtbot: QtBot) -> None:
    shown, role = QListWidget(), Qt.ItemDataRole.AccessibleTextRole
    qtbot.addWidget(shown)
    list_lines(shown, ["rose", "lily"])
    set_accessible_line(shown, 1, "a white lily", role)
    set_accessible_line(shown, -1, "nothing", role)
    assert [shown.item(row).data(role) for row in range(2)] == [None, "a white lily"]


def test_no_line_is_made_in_python() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    assert [name for name, text in sources.items() if "ListWidgetItem(" in text] == []


def test_lines_where_others_were_kept_in_python_go_without_harm() -> None:
    """What was made in Python at the address of a thing that PySide takes for alive is freed twice with its parent."""
    command = [sys.executable, "-c", WHERE_OTHERS_WERE]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr
