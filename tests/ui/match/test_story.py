from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.shelf import Setup, Shelf
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.rail.story import Chapter, Story, Told, chapters

TOLD = [
    Chapter("Round 1", (Told(0, Html("<b>Ann</b> went first.")), Told(1, Html("Ben second.")))),
    Chapter("Round 2", (Told(2, Html("Ben went first.")),)),
]


@pytest.fixture
def story(qtbot: QtBot, appearance: Appearance) -> Story:
    story = Story(appearance)
    qtbot.addWidget(story)
    story.tell(TOLD)
    return story


def test_lines_are_gathered_under_headings() -> None:
    a, b, c, d = (Told(ply, Html(letter)) for ply, letter in enumerate("abcd"))
    lines = [("Round 1", a), ("Round 1", b), ("Round 2", c), ("Round 1", d)]
    told = [Chapter("Round 1", (a, b)), Chapter("Round 2", (c,)), Chapter("Round 1", (d,))]
    assert chapters(lines) == told


def test_the_latest_chapter_is_on_top_and_its_lines_in_order(story: Story) -> None:
    lines = story.toPlainText().split("\n")
    assert lines == ["Round 2", "Ben went first.", "Round 1", "Ann went first.", "Ben second."]


SECOND = Told(3, Html("Ann second."))


def grown(last: Chapter, *before: Chapter) -> list[Chapter]:
    return [*(before or TOLD[:-1]), last]


def test_a_chapter_grows_by_what_has_happened_since(story: Story) -> None:
    assert story.grow(grown(Chapter("Round 2", (*TOLD[1].lines, SECOND))), None)
    assert story.toPlainText().split("\n")[:4] == ["Round 2", "Ben went first.", "Ann second.", "Round 1"]


@pytest.mark.parametrize(
    "told",
    [
        [],
        TOLD,
        grown(Chapter("Round 3", (*TOLD[1].lines, SECOND))),
        grown(Chapter("Round 2", (SECOND, *TOLD[1].lines))),
        grown(Chapter("Round 2", (*TOLD[1].lines, SECOND)), Chapter("Round 1", ())),
        grown(Chapter("Round 2", (*TOLD[1].lines, SECOND._replace(within=Html("All of it"))))),
    ],
    ids=["nothing", "no more", "another heading", "others", "others before", "folded"],
)
def test_a_story_that_is_another_one_does_not_grow(story: Story, told: list[Chapter]) -> None:
    before = story.toPlainText()
    assert not story.grow(told, None)
    assert story.toPlainText() == before


def test_other_eyes_are_told_all_of_it(story: Story) -> None:
    assert not story.grow(grown(Chapter("Round 2", (*TOLD[1].lines, SECOND))), 1)


def test_a_line_leads_to_its_moment(qtbot: QtBot, story: Story) -> None:
    with qtbot.waitSignal(story.jumped, timeout=500) as told:
        story.anchorClicked.emit(QUrl("ply:1"))
    assert told.args == [1]


def test_headings_are_not_read_as_markup(story: Story) -> None:
    story.tell([Chapter("<i>Round</i>", (Told(0, Html("x")),))])
    assert story.toPlainText().startswith("<i>Round</i>")


def test_the_last_line_of_a_long_chapter_is_in_sight(story: Story) -> None:
    story.resize(240, 300)
    story.show()
    story.tell([*TOLD, Chapter("Round 3", tuple(Told(number, Html(f"Line {number}.")) for number in range(3, 60)))])
    assert "Line 59." in in_sight(story)
    assert "Round 2" not in in_sight(story)
    story.resize(240, 150)
    assert "Line 59." in in_sight(story)
    story.tell(TOLD)
    assert "Round 2" in in_sight(story)


def test_whoever_has_scrolled_stays_where_they_read_until_more_is_told(story: Story) -> None:
    story.resize(240, 300)
    story.show()
    chapter = Chapter("Round 3", tuple(Told(number, Html(f"Line {number}.")) for number in range(3, 60)))
    story.tell([*TOLD, chapter])
    story.verticalScrollBar().setValue(0)
    story.tell([*TOLD, chapter])
    assert "Line 3." in in_sight(story)
    story.tell([*TOLD, Chapter("Round 3", (*chapter.lines, Told(60, Html("Line 60."))))])
    assert "Line 60." in in_sight(story)


WALK = tuple(Told(7, Html(f"Square {number} of 5."), Html("The walk: 5.")) for number in range(1, 6))
SUM = Told(7, Html("Ann: 5 in all."))


def lines_of(story: Story) -> list[str]:
    return story.toPlainText().split("\n")


def test_what_is_alike_is_one_line_that_opens_and_closes(qtbot: QtBot, story: Story) -> None:
    story.tell([Chapter("The end", (*WALK, SUM))])
    closed = ["The end", "The walk: 5. show", "Ann: 5 in all."]
    assert lines_of(story) == closed
    with qtbot.assertNotEmitted(story.jumped):
        story.anchorClicked.emit(QUrl("fold:7"))
    squares = [f"Square {number} of 5." for number in range(1, 6)]
    assert lines_of(story) == ["The end", "The walk: 5. hide", *squares, "Ann: 5 in all."]
    story.anchorClicked.emit(QUrl("fold:7"))
    assert lines_of(story) == closed


def test_while_it_is_told_the_newest_is_in_sight(story: Story) -> None:
    for number in range(1, 6):
        story.tell([Chapter("The end", WALK[:number])])
        assert lines_of(story) == ["The end", "The walk: 5. show", f"Square {number} of 5."]


def test_enter_takes_the_line_of_the_cursor(qtbot: QtBot, story: Story) -> None:
    story.tell([Chapter("The end", (*WALK, SUM))])
    story.show()
    QTest.keyClick(story, Qt.Key.Key_Down)
    QTest.keyClick(story, Qt.Key.Key_Return)
    assert lines_of(story)[1:3] == ["The walk: 5. hide", "Square 1 of 5."]
    assert story.textCursor().block().text() == "The walk: 5. hide"
    QTest.keyClick(story, Qt.Key.Key_Down)
    with qtbot.waitSignal(story.jumped, timeout=500) as told:
        QTest.keyClick(story, Qt.Key.Key_Return)
    assert told.args == [7]


def test_what_was_opened_stays_open_when_more_is_told(story: Story) -> None:
    story.tell([Chapter("The end", WALK[:2])])
    story.anchorClicked.emit(QUrl("fold:7"))
    story.tell([Chapter("The end", (*WALK, SUM))])
    assert "Square 1 of 5." in lines_of(story)


def in_sight(story: Story) -> str:
    """The text between the first and the last line that can be seen."""
    upper = story.cursorForPosition(story.viewport().rect().topLeft())
    upper.setPosition(
        story.cursorForPosition(story.viewport().rect().bottomRight()).position(), QTextCursor.MoveMode.KeepAnchor
    )
    return upper.selectedText()


def test_the_walk_at_the_end_of_a_match_is_one_line(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> None:
    """It flooded the story with a line a square."""
    session = Shelf(tmp_path).begin(Setup("paths_and_flower_beds", (Seated("Ann", 0), Seated("Ben", 1)), {}, 3))
    rng = Random(3)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.show_replay(session.match.ply)
    told = lines_of(screen.findChildren(Story)[-1])
    assert len([line for line in told if line.startswith("The walk, square by square: ")]) == 1
    assert not [line for line in told if line.startswith("Square ")]
    screen.close_match()
