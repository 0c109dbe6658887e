from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.match.story import Chapter, Story, chapters

TOLD = [
    Chapter("Round 1", ((0, "<b>Ann</b> went first."), (1, "Ben second."))),
    Chapter("Round 2", ((2, "Ben went first."),)),
]


@pytest.fixture
def story(qtbot: QtBot, look: Look) -> Story:
    story = Story(look)
    qtbot.addWidget(story)
    story.tell(TOLD)
    return story


def test_lines_are_gathered_under_headings() -> None:
    lines = [("Round 1", 0, "a"), ("Round 1", 1, "b"), ("Round 2", 2, "c"), ("Round 1", 3, "d")]
    told = [Chapter("Round 1", ((0, "a"), (1, "b"))), Chapter("Round 2", ((2, "c"),)), Chapter("Round 1", ((3, "d"),))]
    assert chapters(lines) == told


def test_the_latest_chapter_is_on_top_and_its_lines_in_order(story: Story) -> None:
    lines = story.toPlainText().split("\n")
    assert lines == ["Round 2", "Ben went first.", "Round 1", "Ann went first.", "Ben second."]


def test_a_line_leads_to_its_moment(qtbot: QtBot, story: Story) -> None:
    with qtbot.waitSignal(story.jumped, timeout=500) as told:
        story.anchorClicked.emit(QUrl("ply:1"))
    assert told.args == [1]


def test_headings_are_not_read_as_markup(story: Story) -> None:
    story.tell([Chapter("<i>Round</i>", ((0, "x"),))])
    assert story.toPlainText().startswith("<i>Round</i>")
