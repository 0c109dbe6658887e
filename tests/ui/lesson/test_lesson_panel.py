"""The slip of a lesson on a narrow table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.lesson.lesson_panel import LessonPanel, LessonPanelText


@pytest.fixture
def slip(appearance: Appearance, qtbot: QtBot) -> Iterator[LessonPanel]:
    """At 200 % on a table 400 x 700."""
    appearance.set_text_size(200)
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(400, 700)
    slip = LessonPanel(appearance, "fire_and_flora", "host", 6, table)
    slip.show()
    table.show()
    yield slip
    appearance.set_text_size(100)


def test_links_that_have_no_room_side_by_side_stand_below_each_other(slip: LessonPanel) -> None:
    slip.show_step(LessonPanelText("A burning field", "Look at it."), 2, wide=False)
    before = slip.height()
    longer = LessonPanelText("A burning field", "Look at it.", home="Leave the lesson")
    slip.show_step(longer, 2, wide=False)
    slip.grab()  # which lays everything out
    back, leave = slip.to_previous, slip.leave
    assert slip.height() > before
    assert back.geometry().bottom() < leave.geometry().top()
    assert slip.rect().contains(leave.geometry())
    assert all(link.width() >= link.sizeHint().width() for link in (back, leave))
