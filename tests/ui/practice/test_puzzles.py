"""Puzzles in the real window: asked, answered by hand, judged, shown, kept, and left."""

from __future__ import annotations

import json
from datetime import date
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.practice import Puzzle
from garden_desktop.games import registry
from garden_desktop.hotseat.practice import library
from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.home.home_layout import RISE
from garden_desktop.ui.kit.buttons.painted import QuietButton
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.practice.screen import PracticeScreen
from garden_desktop.ui.practice.table import PracticeTable
from garden_desktop.ui.window import MainWindow
from tests.shipped import SHIPPED
from tests.today import in_turn
from tests.ui.house import House, strip
from tests.ui.lifetimes import strays

SE = "stalk_exchange"
WAYS = ("mouse", "keys", "tree")


def sit(window: MainWindow, key: str, number: int = 1) -> PracticeScreen:
    window.navigator.lessons.open_puzzle(registry.games()[key], library.load(key).puzzles[number - 1])
    return here(window)


def here(window: MainWindow) -> PracticeScreen:
    assert isinstance(window.navigator.match, PracticeScreen), window.navigator.home.notice.words.text()
    return window.navigator.match


def rest(screen: PracticeScreen) -> None:
    """Let everything that is shown be over."""
    for _ in range(3):
        QApplication.processEvents()
        screen.table.step_player.skip_remaining()


def play_best(screen: PracticeScreen) -> None:
    for move in screen.practice.best:
        screen.table.play(move)
        rest(screen)


def answer_worse(screen: PracticeScreen) -> None:
    """By gestures at the table, until an answer stands there that is not the best."""
    session, rng = screen.practice, Random(1)
    for _ in range(200):
        while not session.complete:
            MatchDriver(screen.table, rng).play(1, QApplication.processEvents)
            rest(screen)
        if session.value < session.puzzle.best:
            return
        while session.can_undo() == "free":
            screen.table.undo()
            rest(screen)
    raise AssertionError("every answer is the best")


def give(screen: PracticeScreen, way: str) -> None:
    button = screen.panel.go
    if way == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    elif way == "keys":
        QTest.keyClick(screen.table.board, Qt.Key.Key_Return)
    else:
        face = QAccessible.queryAccessibleInterface(button)
        face.actionInterface().doAction(QAccessibleActionInterface.pressAction())
        for _ in range(40):  # the button goes down, and a little later comes up
            QTest.qWait(10)
            if screen.practice.verdict is not None:
                return
    QApplication.processEvents()


def words(screen: PracticeScreen) -> str:
    labels = screen.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


def solved(house: House) -> int:
    """How many puzzles the file says are solved."""
    people = json.loads((house.matches.parent / "puzzles.json").read_text("utf-8"))["people"]
    return sum(one["outcome"] == "solved" for kept in people.values() for one in kept["puzzles"].values())


@pytest.mark.parametrize(
    ("key", "way"), in_turn([(key, way) for key in SHIPPED for way in ("mouse", "keys", "tree")], 3)
)
def test_the_best_answer_is_solved_and_kept(house: House, key: str, way: str) -> None:
    screen = sit(house.open(), key)
    rest(screen)
    assert not screen.panel.go.isEnabled()
    play_best(screen)
    give(screen, way)
    assert "Solved" in words(screen)
    assert f"1 of {len(library.load(key).puzzles)} solved" in words(screen)
    assert solved(house) == 1
    assert screen.panel.list.rows[0].outcome == "solved"


@pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
def test_a_worse_answer_is_told_what_it_lacks_and_may_be_tried_again(house: House, key: str) -> None:
    screen = sit(house.open(), key)
    answer_worse(screen)
    lacks = screen.practice.puzzle.best - screen.practice.value
    give(screen, "keys")
    said = words(screen)
    assert f"Difference: {lacks}" in said
    assert f", from {screen.practice.puzzle.idle}" in said
    assert "Verified: of" in said
    assert "The mistake was step" in said
    QTest.keyClick(screen.table.board, Qt.Key.Key_R)
    rest(screen)
    assert screen.practice.match.ply == screen.practice.start
    assert "Try 2 of 3" in words(screen)
    play_best(screen)
    give(screen, "keys")
    assert solved(house) == 1


@pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
def test_whoever_was_shown_the_best_has_not_solved_it(house: House, qtbot: QtBot, key: str) -> None:
    screen = sit(house.open(), key)
    answer_worse(screen)
    give(screen, "mouse")
    QTest.keyClick(screen.table.board, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: screen.practice.complete)
    rest(screen)
    assert screen.practice.value == screen.practice.puzzle.best
    assert "The best answer" in words(screen)
    QTest.keyClick(screen.table.board, Qt.Key.Key_R)
    rest(screen)
    play_best(screen)
    give(screen, "keys")
    assert "Solved" in words(screen)
    assert solved(house) == 0


def test_whoever_was_shown_the_best_cannot_leave_and_come_back_to_solve_it(house: House, qtbot: QtBot) -> None:
    window = house.open()
    screen = sit(window, SE)
    puzzle = screen.practice.puzzle
    answer_worse(screen)
    give(screen, "mouse")
    screen.show_best()
    window.navigator.go_home()
    again = sit(window, SE)
    assert again.practice.puzzle == puzzle
    play_best(again)
    give(again, "keys")
    assert solved(house) == 0


def test_whoever_moves_while_the_best_is_shown_goes_on_alone(house: House, qtbot: QtBot) -> None:
    """A monkey did: what came next of the best way was then no legal move any more."""
    screen = sit(house.open(), SE)
    answer_worse(screen)
    give(screen, "mouse")
    screen.show_best()
    best = screen.practice.best[0]
    other = next(move for move in screen.practice._allowed() if move != best)
    screen.table.play(other)
    rest(screen)
    table = screen.table
    assert isinstance(table, PracticeTable)
    qtbot.waitUntil(lambda: not table.shows_best)
    assert screen.practice.match.moves[screen.practice.start :] == [other]


def test_the_best_is_shown_once_however_often_it_is_asked_for(house: House, qtbot: QtBot) -> None:
    screen = sit(house.open(), SE)
    answer_worse(screen)
    give(screen, "mouse")
    screen.show_best()
    assert isinstance(screen.table, PracticeTable)
    screen.table.show_best()
    qtbot.waitUntil(lambda: screen.practice.complete)
    assert tuple(screen.practice.match.moves[screen.practice.start :]) == tuple(screen.practice.best)


def test_after_the_third_try_the_best_counts_no_more(house: House) -> None:
    screen = sit(house.open(), SE)
    for _ in range(3):
        screen.try_again()
        rest(screen)
        answer_worse(screen)
        give(screen, "mouse")
    screen.try_again()
    rest(screen)
    play_best(screen)
    give(screen, "keys")
    assert solved(house) == 0


def test_three_tries_and_the_best_is_told(house: House) -> None:
    screen = sit(house.open(), SE)
    for _ in range(3):
        screen.try_again()
        rest(screen)
        answer_worse(screen)
        give(screen, "mouse")
    assert "Try 3 of 3" in words(screen)
    verdict = screen.practice.verdict
    assert verdict is not None
    assert "The mistake was step" not in words(screen)
    assert all(format_message(sentence, str) in words(screen) for sentence in verdict.why)


def test_what_was_put_where_is_marked_with_words(house: House) -> None:
    screen = sit(house.open(), "paths_and_flower_beds")
    table = screen.table
    assert isinstance(table, PracticeTable)
    for _ in range(3):
        screen.try_again()
        rest(screen)
        assert table.marks.marked == {}
        answer_worse(screen)
        give(screen, "mouse")
    assert sorted(table.marks.marked.values()) == ["best", "yours"]
    assert not table.grab().isNull()


@pytest.mark.parametrize("key", SHIPPED)
def test_the_verdict_lies_on_the_table_and_the_question_in_the_dock(house: House, key: str) -> None:
    """Also where a place of the answer is gone with it, such as the place of a card of which there is none left."""
    window = house.open()
    window.resize(1280, 800)
    screen = sit(window, key, 9)
    table = screen.table
    assert isinstance(table, PracticeTable)
    assert not table.card.isVisible()
    assert table.question.isVisible() != screen.panel.question.isVisible()
    answer_worse(screen)
    give(screen, "keys")
    assert table.card.isVisible()
    assert table.board.geometry().contains(table.card.geometry())
    assert not table.card.geometry().intersects(table.question.geometry())
    screen.try_again()
    assert not table.card.isVisible()


@pytest.mark.parametrize("key", SHIPPED)
def test_the_question_covers_nothing_that_is_needed(house: House, key: str) -> None:
    window = house.open()
    for size in ((1280, 800), (1920, 1080), (1000, 680)):
        window.resize(*size)
        screen = sit(window, key)
        rest(screen)
        table = screen.table
        assert isinstance(table, PracticeTable)
        hands, board = table.board.interaction, table.board
        needed = [board.table_scene.layout.piece(one) for one in hands.pieces if hands.can_lift(one)]
        needed += [board.table_scene.layout.place(one) for one in hands.places if hands.can_press(one)]
        seen = [board.mapFromScene(rect).boundingRect() for rect in needed]
        lying = [rect.translated(board.geometry().topLeft()) for rect in seen]
        assert needed
        assert not table.question.isVisible() or not any(table.question.geometry().intersects(one) for one in lying)


def test_what_belongs_to_an_answer_is_taken_back_until_it_is_given(house: House) -> None:
    screen = sit(house.open(), SE)
    play_best(screen)
    screen.table.undo()
    rest(screen)
    assert not screen.practice.complete
    screen.table.redo()
    rest(screen)
    give(screen, "mouse")
    assert screen.practice.can_undo() == "none"


def test_one_puzzle_follows_another_and_the_list_leads_to_each(house: House) -> None:
    window = house.open()
    screen = sit(window, SE)
    play_best(screen)
    give(screen, "keys")
    give(screen, "keys")
    assert here(window).practice.puzzle.number == 2
    QTest.keyClick(here(window).table.board, Qt.Key.Key_PageUp)
    QApplication.processEvents()
    assert here(window).practice.puzzle.number == 1
    puzzles = here(window).panel.list
    puzzles.setCurrentRow(4)
    QTest.keyClick(puzzles, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert here(window).practice.puzzle.number == 5
    window.navigator.go_home()
    assert window.navigator.home.isVisible()


def listed(screen: PracticeScreen) -> list[int]:
    """The numbers of the puzzles that the list shows."""
    shown = screen.panel.list
    return [one.number for row, one in enumerate(shown.rows) if not shown.isRowHidden(row)]


@pytest.mark.parametrize("key", in_turn(SHIPPED, 2))
def test_every_puzzle_of_the_list_has_its_title(house: House, qtbot: QtBot, key: str) -> None:
    screen = sit(house.open(), key)
    assert screen.panel.list.rows[0].title
    qtbot.waitUntil(lambda: all(row.title for row in screen.panel.list.rows), timeout=20_000)
    row = screen.panel.list.rows[0]
    assert row.title == format_message(screen.practice.ask.title, str)
    spoken = screen.panel.list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == f"1, {row.title}, easy, not tried yet"
    assert not screen.panel.list.grab().isNull()


def test_the_list_shows_all_puzzles_those_open_or_those_nearly_solved(house: House) -> None:
    window = house.open()
    screen = sit(window, SE)
    play_best(screen)
    give(screen, "keys")
    assert listed(screen) == list(range(1, 29))
    screen.panel.filter.segment("open").click()
    assert listed(screen) == list(range(2, 29))
    screen.show_puzzle_at_offset(1)
    QApplication.processEvents()
    assert listed(here(window)) == list(range(2, 29))
    here(window).panel.filter.segment("nearly").click()
    assert listed(here(window)) == []


def test_a_beginner_gets_the_first_puzzle_even_if_todays_is_of_this_game(house: House) -> None:
    """Today's may be a very hard one; it has a button of its own."""
    window, game = house.open(), registry.games()[today().game]
    window.navigator.lessons.open_puzzle(game)
    assert here(window).practice.puzzle.number == 1
    play_best(here(window))
    give(here(window), "keys")
    window.navigator.lessons.open_puzzle(game)
    assert here(window).practice.puzzle.number == 2


def test_the_prompt_offers_no_more_than_the_puzzle_allows(house: House) -> None:
    screen = sit(house.open(), "fire_and_flora")
    rest(screen)
    said = format_message(screen.table.prompt.expected_action(), screen.players.name)
    assert said.endswith("play cards on your own plants, or end your turn.")


def test_tab_goes_through_the_panel_as_it_stands(house: House) -> None:
    window = house.open()
    window.resize(1920, 1080)  # in a lower one the verdict has the room of the first two
    screen = sit(window, SE)
    answer_worse(screen)
    give(screen, "mouse")
    panel = screen.panel
    wanted = [panel.today, panel.filter.segment("all"), panel.list, panel.show_it, panel.once_more, panel.go]
    panel.today.setFocus()
    seen: list[QWidget] = [panel.today]
    for _ in range(12):
        QTest.keyClick(seen[-1], Qt.Key.Key_Tab)
        focused = window.focusWidget()
        assert focused is not None
        seen.append(focused)
    assert [widget for widget in dict.fromkeys(seen) if widget in wanted] == wanted


def test_puzzles_that_were_left_are_gone(house: House) -> None:
    window = house.open()
    for number in (1, 2, 3):
        sit(window, SE, number)
        play_best(here(window))
        give(here(window), "mouse")
        here(window).show_best()
    window.navigator.go_home()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert window.findChildren(PracticeScreen) == []
    assert not strays()


def test_the_leaf_of_the_calendar_says_how_many_days_in_a_row(house: House) -> None:
    window = house.open()
    window.navigator.lessons.practise_today()
    screen = here(window)
    assert "0 days in a row" in screen.panel.today.accessibleDescription()
    play_best(screen)
    give(screen, "keys")
    assert "1 day in a row" in screen.panel.today.accessibleDescription()
    assert not screen.panel.today.grab().isNull()


def test_the_words_follow_the_language(house: House) -> None:
    window = house.open()
    screen = sit(window, SE)
    play_best(screen)
    give(screen, "keys")
    window.context.languages.choose("de")
    QApplication.processEvents()
    try:
        assert "Gelöst" in words(screen)
        assert screen.panel.go.text() == "Nächstes Rätsel"
    finally:
        window.context.languages.choose("en")


def test_a_packet_that_has_been_played_offers_puzzles(house: House, qtbot: QtBot) -> None:
    window = house.open()
    window.context.settings.set(f"table.{SE}", {})
    window.navigator.home.refresh()
    packet = next(one for one in window.navigator.home.findChildren(GameCard) if one.game.info.key == SE)
    packet.raise_to(RISE)
    found = partial(filter, lambda button: button.text() == "Puzzles")
    qtbot.waitUntil(lambda: any(found(packet.findChildren(QuietButton))))
    QTest.mouseClick(next(found(packet.findChildren(QuietButton))), Qt.MouseButton.LeftButton)
    assert here(window).practice.puzzle.game == SE


def today() -> Puzzle:
    found = library.daily([library.load(key).puzzles for key in registry.games()], date.today())
    assert found is not None
    return found


def test_p_on_home_brings_the_puzzle_of_the_day_of_whichever_game(house: House) -> None:
    window = house.open()
    QTest.keyClick(window.navigator.home.page, Qt.Key.Key_P)
    QApplication.processEvents()
    assert here(window).practice.puzzle == today()


def test_the_puzzle_of_the_day_is_reached_from_a_puzzle_of_another_game(house: House) -> None:
    window = house.open()
    screen = sit(window, next(key for key in SHIPPED if key != today().game))
    QTest.mouseClick(screen.panel.today, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert here(window).practice.puzzle == today()


def test_a_puzzle_that_cannot_be_read_is_left_out_and_said(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = library.file_of(SE).read_text("utf-8").splitlines()
    file = tmp_path / "puzzles.jsonl"
    file.write_text("\n".join([lines[0], "{broken", *lines[2:5]]) + "\n", "utf-8")
    monkeypatch.setattr(library, "file_of", lambda key: file if key == SE else tmp_path / "none")
    window = house.open()
    window.navigator.lessons.open_puzzle(registry.games()[SE])
    assert here(window).panel.list.count() == 4
    assert "line 2" in strip(window)
