"""Keys that go on with the steps of a move decide nothing of what comes after them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated, read
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit import input_guard
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, NO_STEP, Appearance
from garden_desktop.ui.match.handover import handover_screen
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.side_panel.log_view import LogView
from garden_desktop.ui.match.table_screen import TableScreen

Begin = Callable[[str, int, int], MatchScreen]
SHOWN = 4
"""How many times steps are shown in each match."""
TABLES = [
    ("gnomadic_gardeners", 1, 0),
    ("gnomadic_gardeners", 2, 0),
    ("gnomadic_gardeners", 1, 1),
    ("stalk_exchange", 3, 0),
    ("stalk_exchange", 1, 1),
    ("paths_and_flower_beds", 1, 3),
    ("fire_and_flora", 2, 0),
    ("fire_and_flora", 1, 2),
]
"""A game, people and computers."""
KEYS = [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape]


@pytest.fixture
def begin(appearance: Appearance, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Every step is shown until somebody presses on. The moment in which nothing is heard is longer than any test."""
    appearance.set_speed(1)
    appearance.set_stops(EVERY_STEP)
    opened: list[MatchScreen] = []
    for module in (input_guard, handover_screen):
        monkeypatch.setattr(module, "DEAF_MS", 3_600_000)

    def start(key: str, people: int, computers: int) -> MatchScreen:
        kinds = ("human",) * people + ("random",) * computers
        names = ("Ann", "Ben", "Cleo", "Dora")
        seats = tuple(Seated(names[number], number, kind) for number, kind in enumerate(kinds))
        screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(MatchSetup(key, seats, {}, 7)))
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        with qtbot.waitActive(screen):
            screen.show()
        screen.begin()
        screen.table.move_provider.close()
        screen.table.move_provider.moved.disconnect(screen.table.play)  # the test moves for the computers
        opened.append(screen)
        return screen

    yield start
    for screen in opened:
        screen.close_match()
    appearance.set_stops(NO_STEP)


def press(key: Qt.Key) -> None:
    at = QApplication.focusWidget()
    assert at is not None, "nothing has the keyboard"
    QTest.keyClick(at, key)


def recorded(screen: MatchScreen) -> int:
    """How many lines the record on the disk has."""
    journal = screen.session.journal
    assert journal is not None
    return len(read(journal.path.read_bytes()).lines)


def as_it_stands(screen: MatchScreen) -> tuple[Any, ...]:
    """All that a press too many could change: the record, what is begun, what is held, whose hand lies open."""
    table = screen.table
    hands = table.board.interaction
    return recorded(screen), hands.draft, hands.held, hands.seat, table.handover.isVisible()


def play_until_steps(table: TableScreen, rng: Random, qtbot: QtBot) -> bool:
    """Play at random until steps are shown; False at the end of the match."""
    for _ in range(60):
        if table.step_player.is_running:
            return True
        if table.session.over:
            return False
        if table.response_controller.running:
            table.response_controller.end()
        elif table.session.gate is not None:
            with qtbot.waitSignal(table.handover.opened):
                table.handover.open_gate()
        elif table.recap.isVisible():
            table.recap.dismiss()
        else:
            rules, match = table.session.rules, table.session.match
            table.play(rng.choice(rules.legal_moves(rules.view(match.state, match.to_move))))
            table.minimum_delay.finish()
    return False


@pytest.mark.parametrize("key", KEYS, ids=["enter", "space", "escape"])
@pytest.mark.parametrize(("game", "people", "computers"), TABLES)
def test_presses_too_many_after_the_last_step_change_nothing(
    begin: Begin, qtbot: QtBot, game: str, people: int, computers: int, key: Qt.Key
) -> None:
    screen, rng, shown = begin(game, people, computers), Random(5), 0
    table = screen.table
    while shown < SHOWN and play_until_steps(table, rng, qtbot):
        while table.step_player.is_running:
            press(key)
        shown += 1
        if table.session.over or table.response_controller.running:
            continue
        stands = as_it_stands(screen)
        for _ in range(3):
            press(key)
        assert as_it_stands(screen) == stands
    assert shown, "steps were shown"


def test_steps_that_end_by_themselves_leave_a_late_press_without_effect(begin: Begin) -> None:
    screen = begin("gnomadic_gardeners", 1, 0)
    table = screen.table
    table.step_player.skip_remaining()
    table.play(table.session.rules.legal_moves(table.session.view)[0])
    while table.step_player.is_running:
        table.step_player.show_next_frame()  # as its clock does
    stands = as_it_stands(screen)
    for key in KEYS * 2:
        press(key)
    assert as_it_stands(screen) == stands


def test_a_click_where_the_step_bar_stood_is_without_effect_as_it_went_away_under_the_pointer(
    begin: Begin, qtbot: QtBot
) -> None:
    screen = begin("gnomadic_gardeners", 1, 0)
    table, bar = screen.table, screen.table.step_bar
    log = table.side_panel.open_page(0)
    assert isinstance(log, LogView)
    table.step_player.skip_remaining()
    table.play(table.session.rules.legal_moves(table.session.view)[0])
    qtbot.waitUntil(bar.isVisible)
    spot = bar.mapTo(table.window(), bar.rect().center())
    while table.step_player.is_running:
        table.step_player.show_next_frame()
    qtbot.waitUntil(lambda: not bar.isVisible())
    clicked: list[QEvent.Type] = []
    under = table.window().childAt(spot)
    assert under is not None
    under.installEventFilter(listener := ClickListener(clicked, under))
    QTest.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(table.window(), spot))
    assert QEvent.Type.MouseButtonPress not in clicked
    under.removeEventFilter(listener)


def test_a_click_in_the_log_leaves_the_keys_to_the_table_and_shows_no_caret(begin: Begin) -> None:
    screen = begin("gnomadic_gardeners", 1, 0)
    log = screen.table.side_panel.open_page(0)
    assert isinstance(log, LogView)
    screen.table.board.setFocus()
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton)
    assert screen.table.board.hasFocus()


class ClickListener(QObject):
    """Event filter that writes down the types of the events of a widget."""

    def __init__(self, heard: list[QEvent.Type], parent: QObject) -> None:
        super().__init__(parent)
        self._heard = heard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - name in Qt
        self._heard.append(event.type())
        return False


def test_after_a_moment_without_a_press_the_keys_decide_again(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(input_guard, "DEAF_MS", 20)
    screen = begin("gnomadic_gardeners", 1, 0)
    table = screen.table
    table.step_player.skip_remaining()
    table.play(table.session.rules.legal_moves(table.session.view)[0])
    while table.step_player.is_running:
        press(Qt.Key.Key_Space)
    lines = recorded(screen)
    guard = next(one for one in screen.findChildren(input_guard.InputGuard) if one.is_running)
    qtbot.waitUntil(lambda: not guard.is_running)
    press(Qt.Key.Key_Return)
    assert recorded(screen) > lines, "Enter takes what the table has laid out"
