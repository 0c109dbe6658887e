"""Where a test has left the pointer, the next one does not find it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("turn", ["first", "second"])
def test_the_pointer_is_not_where_another_test_has_left_it(qtbot: QtBot, turn: str) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    there = widget.mapToGlobal(QPoint(5, 5))
    assert QCursor.pos() != there
    QTest.mouseMove(widget, QPoint(5, 5))
    assert QCursor.pos() == there
