"""The press that goes on from the last sentence of a match, done once too often, loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit import input_guard
from garden_desktop.ui.kit.input_guard import DEAF_MS
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.match_screen import MatchScreen, ScorePadScreen
from tests.today import sampled

ALONE = (Seated("Ann", 0),)
GO_ON = [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter]


class HandClock(QObject):
    """In place of the timer of `InputGuard`: time passes when a test says so, however slow the machine is."""

    timeout = Signal()
    made: ClassVar[list[HandClock]] = []

    def __init__(self, parent: QObject, *, singleShot: bool, interval: int) -> None:  # noqa: N803 - as of QTimer
        super().__init__(parent)
        assert singleShot
        self._interval = interval
        self._left = 0
        self.made.append(self)

    def start(self) -> None:
        self._left = self._interval

    def stop(self) -> None:
        self._left = 0

    def isActive(self) -> bool:  # noqa: N802 - as of QTimer
        return self._left > 0

    @classmethod
    def turn(cls, ms: int) -> None:
        """Let so much time pass for all of them."""
        for clock in filter(cls.isActive, list(cls.made)):
            clock._left = max(0, clock._left - ms)
            if not clock.isActive():
                clock.timeout.emit()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[HandClock]:
    """Ask for it before `screen`, which makes the timers."""
    monkeypatch.setattr(HandClock, "made", [])
    monkeypatch.setattr(input_guard, "QTimer", HandClock)
    return HandClock


def before_the_last_move(folder: Path) -> tuple[Session, Any]:
    """A match alone, played at random up to the last move of the person, and that move."""
    setup = MatchSetup("gnomadic_gardeners", ALONE, {}, 9)
    rehearsed, rng, moves = MatchRepository(folder / "rehearsed").begin_match(setup), Random(9), []
    while not rehearsed.over:
        moves.append(rng.choice(rehearsed.rules.legal_moves(rehearsed.view)))
        rehearsed.play(moves[-1])
    rehearsed.close()
    session = MatchRepository(folder).begin_match(setup)
    for move in moves[:-1]:
        session.play(move)
    return session, moves[-1]


@pytest.fixture
def screen(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MatchScreen]:
    """The last move has been made; its last sentence waits to be read."""
    session, last = before_the_last_move(tmp_path)
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
    screen.begin()
    screen.table.play(last)
    assert screen.table.step_player.is_waiting
    yield screen
    screen.close_match()


def ending(screen: MatchScreen) -> ScorePadScreen:
    (found,) = screen.findChildren(ScorePadScreen)
    return found


def press(key: Qt.Key) -> None:
    at = QApplication.focusWidget()
    assert at is not None, "nothing has the keyboard"
    QTest.keyClick(at, key)


def button(screen: MatchScreen, text: str) -> QAbstractButton:
    return next(b for b in screen.findChildren(QAbstractButton) if b.text() == text and b.isVisible())


def click(widget: QWidget) -> None:
    """As the system does it: the window is clicked where the widget is."""
    window = widget.window()
    middle = widget.mapTo(window, QPoint(widget.width() // 2, widget.height() // 2))
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=middle)


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("key", GO_ON)
def test_the_key_that_went_on_begins_no_other_match(qtbot: QtBot, screen: MatchScreen, key: Qt.Key) -> None:
    press(key)
    with qtbot.assertNotEmitted(screen.again_wanted), qtbot.assertNotEmitted(screen.left):
        for _ in range(3):
            press(key)
    assert ending(screen).isVisible()


def test_whoever_goes_on_pressing_begins_no_other_match(
    clock: type[HandClock], qtbot: QtBot, screen: MatchScreen
) -> None:
    press(Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(screen.again_wanted):
        for _ in range(4):
            clock.turn(DEAF_MS - 1)
            press(Qt.Key.Key_Return)
    clock.turn(DEAF_MS)
    with qtbot.waitSignal(screen.again_wanted):
        press(Qt.Key.Key_Return)


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("text", ["Play again", "Replay", "Back to the home screen"])
def test_a_click_too_many_presses_nothing(qtbot: QtBot, screen: MatchScreen, text: str) -> None:
    press(Qt.Key.Key_Space)
    with qtbot.assertNotEmitted(screen.again_wanted), qtbot.assertNotEmitted(screen.left):
        click(button(screen, text))
    assert ending(screen).isVisible()


@pytest.mark.usefixtures("clock")
def test_a_button_pressed_while_deaf_and_let_go_later_presses_nothing(qtbot: QtBot, screen: MatchScreen) -> None:
    press(Qt.Key.Key_Space)
    at = QApplication.focusWidget()
    assert at is not None
    with qtbot.assertNotEmitted(screen.again_wanted):
        QTest.keyPress(at, Qt.Key.Key_Return)
        ending(screen).input_guard.stop()
        QTest.keyRelease(at, Qt.Key.Key_Return)


def test_it_is_deaf_for_a_moment_only(qtbot: QtBot, screen: MatchScreen) -> None:
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not ending(screen).input_guard.is_running)
    with qtbot.waitSignal(screen.again_wanted):
        press(Qt.Key.Key_Return)


def test_afterwards_enter_plays_again_and_space_does_not(qtbot: QtBot, screen: MatchScreen) -> None:
    press(Qt.Key.Key_Space)
    ending(screen).input_guard.stop()
    with qtbot.assertNotEmitted(screen.again_wanted):
        press(Qt.Key.Key_Space)
    with qtbot.waitSignal(screen.again_wanted):
        press(Qt.Key.Key_Return)


@pytest.mark.parametrize(("text", "signal"), [("Play again", "again_wanted"), ("Back to the home screen", "left")])
def test_afterwards_a_click_is_heard(qtbot: QtBot, screen: MatchScreen, text: str, signal: str) -> None:
    press(Qt.Key.Key_Space)
    ending(screen).input_guard.stop()
    with qtbot.waitSignal(getattr(screen, signal)):
        click(button(screen, text))


@pytest.mark.usefixtures("clock")
def test_back_from_the_replay_it_is_deaf_again(screen: MatchScreen) -> None:
    press(Qt.Key.Key_Space)
    ending(screen).input_guard.stop()
    screen.show_replay()
    screen.show_pad()
    assert screen.findChildren(ScorePadScreen)[-1].input_guard.is_running


@pytest.mark.parametrize("key", [*GO_ON, Qt.Key.Key_Escape])
@pytest.mark.parametrize("kind", sampled(["TableView", "PageTab", "IconButton", "LogView"], 4))
def test_the_key_that_the_step_bar_names_goes_on_wherever_the_focus_is(
    screen: MatchScreen, kind: str, key: Qt.Key
) -> None:
    """A click in the log left Space scrolling it and Enter doing nothing, and the bar waited for ever."""
    widget = next(
        widget
        for widget in screen.findChildren(QWidget)
        if type(widget).__name__ == kind and widget.isVisible() and not screen.table.step_bar.isAncestorOf(widget)
    )
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.setFocus()
    assert QApplication.focusWidget() is widget
    QTest.keyClick(widget, key)
    assert not screen.table.step_player.is_running, "the key was kept by what has the focus"


def test_in_the_step_bar_the_keys_press_what_has_the_focus(screen: MatchScreen) -> None:
    table = screen.table
    once_more = next(b for b in table.step_bar.findChildren(QAbstractButton) if b.text() == "Replay (L)")
    once_more.setFocus()
    QTest.keyClick(once_more, Qt.Key.Key_Space)
    assert table.step_player.is_running
    assert table.step_player.is_repeat


def test_once_nothing_is_shown_the_keys_are_for_what_has_the_focus(screen: MatchScreen) -> None:
    press(Qt.Key.Key_Space)
    named = {QKeySequence(key) for key in (*GO_ON, Qt.Key.Key_Escape)}
    ours = [shortcut for shortcut in screen.table.findChildren(QShortcut) if shortcut.key() in named]
    assert {shortcut.key() for shortcut in ours} == named
    assert not any(shortcut.isEnabled() for shortcut in ours)
