from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.match.rail.story import Chapter, Story, chapters

TOLD = [
    Chapter("Round 1", ((0, Html("<b>Ann</b> went first.")), (1, Html("Ben second.")))),
    Chapter("Round 2", ((2, Html("Ben went first.")),)),
]


@pytest.fixture
def story(qtbot: QtBot, appearance: Appearance) -> Story:
    story = Story(appearance)
    qtbot.addWidget(story)
    story.tell(TOLD)
    return story


def test_lines_are_gathered_under_headings() -> None:
    a, b, c, d = (Html(letter) for letter in "abcd")
    lines = [("Round 1", 0, a), ("Round 1", 1, b), ("Round 2", 2, c), ("Round 1", 3, d)]
    told = [Chapter("Round 1", ((0, a), (1, b))), Chapter("Round 2", ((2, c),)), Chapter("Round 1", ((3, d),))]
    assert chapters(lines) == told


def test_the_latest_chapter_is_on_top_and_its_lines_in_order(story: Story) -> None:
    lines = story.toPlainText().split("\n")
    assert lines == ["Round 2", "Ben went first.", "Round 1", "Ann went first.", "Ben second."]


def test_a_line_leads_to_its_moment(qtbot: QtBot, story: Story) -> None:
    with qtbot.waitSignal(story.jumped, timeout=500) as told:
        story.anchorClicked.emit(QUrl("ply:1"))
    assert told.args == [1]


def test_headings_are_not_read_as_markup(story: Story) -> None:
    story.tell([Chapter("<i>Round</i>", ((0, Html("x")),))])
    assert story.toPlainText().startswith("<i>Round</i>")


def test_the_last_line_of_a_long_chapter_is_in_sight(story: Story) -> None:
    story.resize(240, 300)
    story.show()
    story.tell([*TOLD, Chapter("Round 3", tuple((number, Html(f"Line {number}.")) for number in range(3, 60)))])
    assert "Line 59." in in_sight(story)
    assert "Round 2" not in in_sight(story)
    story.resize(240, 150)
    assert "Line 59." in in_sight(story)
    story.tell(TOLD)
    assert "Round 2" in in_sight(story)


def test_whoever_has_scrolled_stays_where_they_read_until_more_is_told(story: Story) -> None:
    story.resize(240, 300)
    story.show()
    chapter = Chapter("Round 3", tuple((number, Html(f"Line {number}.")) for number in range(3, 60)))
    story.tell([*TOLD, chapter])
    story.verticalScrollBar().setValue(0)
    story.tell([*TOLD, chapter])
    assert "Line 3." in in_sight(story)
    story.tell([*TOLD, Chapter("Round 3", (*chapter.lines, (60, Html("Line 60."))))])
    assert "Line 60." in in_sight(story)


def in_sight(story: Story) -> str:
    """The text between the first and the last line that can be seen."""
    upper = story.cursorForPosition(story.viewport().rect().topLeft())
    upper.setPosition(
        story.cursorForPosition(story.viewport().rect().bottomRight()).position(), QTextCursor.MoveMode.KeepAnchor
    )
    return upper.selectedText()
