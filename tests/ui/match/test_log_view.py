from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.html import Html
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.side_panel.log_view import LogChapter, LogSentence, LogView, chapters

TOLD = [
    LogChapter("Round 1", (LogSentence(0, Html("<b>Ann</b> went first.")), LogSentence(1, Html("Ben second.")))),
    LogChapter("Round 2", (LogSentence(2, Html("Ben went first.")),)),
]


@pytest.fixture
def story(qtbot: QtBot, appearance: Appearance) -> LogView:
    story = LogView(appearance)
    qtbot.addWidget(story)
    story.show_chapters(TOLD)
    return story


def test_lines_are_gathered_under_headings() -> None:
    a, b, c, d = (LogSentence(ply, Html(letter)) for ply, letter in enumerate("abcd"))
    lines = [("Round 1", a), ("Round 1", b), ("Round 2", c), ("Round 1", d)]
    told = [LogChapter("Round 1", (a, b)), LogChapter("Round 2", (c,)), LogChapter("Round 1", (d,))]
    assert chapters(lines) == told


def test_rounds_and_lines_read_downwards_from_the_first_to_the_last(story: LogView) -> None:
    lines = story.toPlainText().split("\n")
    assert lines == ["Round 1", "Ann went first.", "Ben second.", "Round 2", "Ben went first."]


SECOND = LogSentence(3, Html("Ann second."))


def grown(last: LogChapter, *before: LogChapter) -> list[LogChapter]:
    return [*(before or TOLD[:-1]), last]


def test_a_chapter_grows_by_what_has_happened_since(story: LogView) -> None:
    assert story.append_chapters(grown(LogChapter("Round 2", (*TOLD[1].lines, SECOND))), None)
    assert story.toPlainText().split("\n")[3:] == ["Round 2", "Ben went first.", "Ann second."]


@pytest.mark.parametrize(
    "told",
    [
        [],
        TOLD,
        grown(LogChapter("Round 3", (*TOLD[1].lines, SECOND))),
        grown(LogChapter("Round 2", (SECOND, *TOLD[1].lines))),
        grown(LogChapter("Round 2", (*TOLD[1].lines, SECOND)), LogChapter("Round 1", ())),
        grown(LogChapter("Round 2", (*TOLD[1].lines, SECOND._replace(within=Html("All of it"))))),
    ],
    ids=["nothing", "no more", "another heading", "others", "others before", "folded"],
)
def test_a_story_that_is_another_one_does_not_grow(story: LogView, told: list[LogChapter]) -> None:
    before = story.toPlainText()
    assert not story.append_chapters(told, None)
    assert story.toPlainText() == before


def test_other_eyes_are_told_all_of_it(story: LogView) -> None:
    assert not story.append_chapters(grown(LogChapter("Round 2", (*TOLD[1].lines, SECOND))), 1)


def test_a_line_leads_to_its_moment(qtbot: QtBot, story: LogView) -> None:
    with qtbot.waitSignal(story.jumped, timeout=500) as told:
        story.anchorClicked.emit(QUrl("ply:1"))
    assert told.args == [1]


def test_headings_are_not_read_as_markup(story: LogView) -> None:
    story.show_chapters([LogChapter("<i>Round</i>", (LogSentence(0, Html("x")),))])
    assert story.toPlainText().startswith("<i>Round</i>")


def test_the_last_line_of_a_long_chapter_is_in_sight(story: LogView) -> None:
    story.resize(240, 300)
    story.show()
    story.show_chapters(
        [*TOLD, LogChapter("Round 3", tuple(LogSentence(number, Html(f"Line {number}.")) for number in range(3, 60)))]
    )
    assert "Line 59." in in_sight(story)
    assert "Round 2" not in in_sight(story)
    story.resize(240, 150)
    assert "Line 59." in in_sight(story)
    story.show_chapters(TOLD)
    assert "Round 2" in in_sight(story)


def test_the_last_line_stays_in_sight_while_the_page_changes_its_height(story: LogView) -> None:
    story.show()
    story.resize(240, 400)
    story.show_chapters(
        [*TOLD, LogChapter("Round 3", tuple(LogSentence(number, Html(f"Line {number}.")) for number in range(3, 60)))]
    )
    for high in (150, 300, 90, 400):
        story.resize(240, high)
        assert "Line 59." in in_sight(story)


def test_whoever_reads_further_up_goes_on_there_while_the_page_changes_its_height(story: LogView) -> None:
    story.show()
    story.resize(240, 300)
    story.show_chapters(
        [*TOLD, LogChapter("Round 3", tuple(LogSentence(number, Html(f"Line {number}.")) for number in range(3, 60)))]
    )
    story.verticalScrollBar().setValue(40)
    first = in_sight(story)[:8]
    for high in (200, 320):
        story.resize(240, high)
        assert in_sight(story).startswith(first)


def test_whoever_has_scrolled_stays_where_they_read_until_more_is_told(story: LogView) -> None:
    story.resize(240, 300)
    story.show()
    chapter = LogChapter("Round 3", tuple(LogSentence(number, Html(f"Line {number}.")) for number in range(3, 60)))
    story.show_chapters([*TOLD, chapter])
    story.verticalScrollBar().setValue(0)
    story.show_chapters([*TOLD, chapter])
    assert "Line 3." in in_sight(story)
    story.show_chapters([*TOLD, LogChapter("Round 3", (*chapter.lines, LogSentence(60, Html("Line 60."))))])
    assert "Line 60." in in_sight(story)


WALK = tuple(LogSentence(7, Html(f"Square {number} of 5."), Html("The walk: 5.")) for number in range(1, 6))
SUM = LogSentence(7, Html("Ann: 5 in all."))


def lines_of(story: LogView) -> list[str]:
    return story.toPlainText().split("\n")


def test_what_is_alike_is_one_line_that_opens_and_closes(qtbot: QtBot, story: LogView) -> None:
    story.show_chapters([LogChapter("The end", (*WALK, SUM))])
    closed = ["The end", "The walk: 5. show", "Ann: 5 in all."]
    assert lines_of(story) == closed
    with qtbot.assertNotEmitted(story.jumped):
        story.anchorClicked.emit(QUrl("fold:7"))
    squares = [f"Square {number} of 5." for number in range(1, 6)]
    assert lines_of(story) == ["The end", "The walk: 5. hide", *squares, "Ann: 5 in all."]
    story.anchorClicked.emit(QUrl("fold:7"))
    assert lines_of(story) == closed


def test_while_it_is_told_the_newest_is_in_sight(story: LogView) -> None:
    for number in range(1, 6):
        story.show_chapters([LogChapter("The end", WALK[:number])])
        assert lines_of(story) == ["The end", "The walk: 5. show", f"Square {number} of 5."]


def test_enter_takes_the_line_of_the_cursor(qtbot: QtBot, story: LogView) -> None:
    story.show_chapters([LogChapter("The end", (*WALK, SUM))])
    story.show()
    QTest.keyClick(story, Qt.Key.Key_Up)
    QTest.keyClick(story, Qt.Key.Key_Return)
    assert lines_of(story)[1:3] == ["The walk: 5. hide", "Square 1 of 5."]
    assert story.textCursor().block().text() == "The walk: 5. hide"
    QTest.keyClick(story, Qt.Key.Key_Down)
    with qtbot.waitSignal(story.jumped, timeout=500) as told:
        QTest.keyClick(story, Qt.Key.Key_Return)
    assert told.args == [7]


def test_what_was_opened_stays_open_when_more_is_told(story: LogView) -> None:
    story.show_chapters([LogChapter("The end", WALK[:2])])
    story.anchorClicked.emit(QUrl("fold:7"))
    story.show_chapters([LogChapter("The end", (*WALK, SUM))])
    assert "Square 1 of 5." in lines_of(story)


def in_sight(story: LogView) -> str:
    """The text between the first and the last line that can be seen."""
    upper = story.cursorForPosition(story.viewport().rect().topLeft())
    upper.setPosition(
        story.cursorForPosition(story.viewport().rect().bottomRight()).position(), QTextCursor.MoveMode.KeepAnchor
    )
    return upper.selectedText()


def test_the_walk_at_the_end_of_a_match_is_one_line(qtbot: QtBot, appearance: Appearance, tmp_path: Path) -> None:
    """It flooded the story with a line a square."""
    session = MatchRepository(tmp_path).begin_match(
        MatchSetup("paths_and_flower_beds", (Seated("Ann", 0), Seated("Ben", 1)), {}, 3)
    )
    rng = Random(3)
    while not session.over:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.show_replay(session.match.ply)
    told = lines_of(screen.findChildren(LogView)[-1])
    assert len([line for line in told if line.startswith("The walk, square by square: ")]) == 1
    assert not [line for line in told if line.startswith("Square ")]
    screen.close_match()


@pytest.mark.parametrize("size", [(1000, 700), (1276, 760)])
@pytest.mark.parametrize("key", registry.games())
def test_the_log_is_there_after_a_window_was_narrow(
    key: str, size: tuple[int, int], qtbot: QtBot, appearance: Appearance, tmp_path: Path
) -> None:
    """A panel that had opened folded away came back with an empty log, until somebody chose another tab."""
    screen = begun(key, qtbot, appearance, tmp_path, (640, 440))
    assert screen.table.side_panel.folded
    screen.resize(*size)
    qtbot.waitUntil(lambda: not screen.table.side_panel.folded)
    assert log_of(screen).toPlainText()
    screen.close_match()


@pytest.mark.parametrize("key", registry.games())
def test_a_panel_that_is_unfolded_tells_what_has_happened_since(
    key: str, qtbot: QtBot, appearance: Appearance, tmp_path: Path
) -> None:
    screen = begun(key, qtbot, appearance, tmp_path, (1280, 800))
    rail, session = screen.table.side_panel, screen.session
    before = log_of(screen).toPlainText()
    rail.toggle()
    start = session.match.ply
    while session.match.ply < start + 8 and session.deciding is not None:
        screen.table.play(session.rules.legal_moves(session.view)[0])
        come_to_the_table(screen)
    rail.toggle()
    assert log_of(screen).toPlainText() != before
    told = log_of(screen).toPlainText()
    rail.open_page(1)
    rail.open_page(0)
    assert log_of(screen).toPlainText() == told
    screen.close_match()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("key", registry.games())
def test_no_line_of_the_log_lies_under_a_tip(
    key: str, size: tuple[int, int], qtbot: QtBot, appearance: Appearance, tmp_path: Path
) -> None:
    screen = begun(key, qtbot, appearance, tmp_path, size)
    table = screen.table
    story, slip = log_of(screen), table.tip_controller.card
    last = lines_of(story)[-1]
    slip.show_text("A sentence of usual length, such as somebody is told who has never played this game before.")
    foot = table.side_panel.foot
    slip.setGeometry(foot.left() + 8, foot.bottom() - 130, foot.width() - 16, 122)
    slip.show_overlay()

    def lies_free() -> bool:
        lower = story.mapTo(screen, story.rect().bottomLeft()).y()
        return lower <= slip.mapTo(screen, slip.rect().topLeft()).y()

    qtbot.waitUntil(lies_free)
    assert last in in_sight(story)
    full = story.height()
    slip.dismiss()
    qtbot.waitUntil(lambda: story.height() > full)
    assert last in in_sight(story)
    screen.close_match()


def begun(key: str, qtbot: QtBot, appearance: Appearance, folder: Path, size: tuple[int, int]) -> MatchScreen:
    """A match that has just begun, with its first player at the table, on a screen of that size."""
    seats = (Seated("Ann", 0), Seated("Ben", 1))
    screen = MatchScreen(appearance, MatchRepository(folder).begin_match(MatchSetup(key, seats, {}, 3)))
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    screen.begin()
    come_to_the_table(screen)
    QApplication.processEvents()
    return screen


def come_to_the_table(screen: MatchScreen) -> None:
    """Past what is shown, and through a gate."""
    screen.table.step_player.skip_remaining()
    if screen.session.gate is not None:
        screen.table.handover.open_gate()


def log_of(screen: MatchScreen) -> LogView:
    page = screen.table.side_panel.page(0)
    assert isinstance(page, LogView)
    return page
