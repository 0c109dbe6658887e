"""The slip of a lesson on a narrow table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QWidget
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


@pytest.mark.parametrize("wide", [True, False])
def test_a_narrow_panel_tells_the_number_of_the_step_and_what_to_do_as_well(
    appearance: Appearance, qtbot: QtBot, wide: bool
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(640, 480)
    panel = LessonPanel(appearance, "fire_and_flora", "host", 9, table)
    panel.show()
    table.show()
    panel.show_step(LessonPanelText("A burning field", "Look at it.", "Click “End turn”."), 4, wide=wide)
    said = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert "5 of 9" in said
    assert "Click “End turn”." in said
