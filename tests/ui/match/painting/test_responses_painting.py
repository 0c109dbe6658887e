"""What the buttons, the timer bar and the sheet of a response window paint, compared with golden records."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.responses.response_buttons import (
    CountdownBar,
    Responder,
    ResponseButton,
    ResponseButtons,
    keys_of,
)
from tests.systems import linux
from tests.ui.match.painting.conftest import Compare
from tests.ui.match.painting.recorder import PaintRecorder, place
from tests.ui.match.responses.rig import ANN, MACHINE, ROBOT, Rig

pytestmark = linux("elsewhere letters have another width")
GAME = "fire_and_flora"
EVERYBODY = (
    Responder(0, Player("Ann", "trowel"), "A", "Rain"),
    Responder(1, Player("Bartholomew of the Long Garden", "can"), "2"),
    Responder(2, Player("Robot", "bell"), ""),
)


def test_response_buttons_paint_name_state_key_and_orders(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    buttons = ResponseButtons(usual, GAME, window)
    buttons.ask(EVERYBODY)
    for rect, scale, upright in (
        (QRect(10, 20, 300, 260), 1.0, True),
        (QRect(10, 20, 260, 100), 0.9, True),
        (QRect(10, 20, 900, 44), 1.25, False),
        (QRect(10, 20, 1200, 70), 1.0, False),
    ):
        buttons.lie(rect, scale, upright=upright)
        recorder.show(f"{rect.width()} x {rect.height()} at {scale}", buttons)
    buttons.show_marks({0, 2})
    buttons.buttons[0].show_orders(mine=True, never=False)
    recorder.show("Ann will look, and is asked about her own things alone", buttons)
    buttons.buttons[0].show_orders(mine=False, never=True)
    window.activateWindow()
    buttons.buttons[1].setFocus()
    usual.set_text_size(150)
    recorder.show("Ann is never asked, text of 150 %", buttons)
    buttons.buttons[0].orders[1].setFocus()
    recorder.show("focus on an order", buttons)
    recorder.note(*(f"{one.focusPolicy()} {one.cursor().shape()} {one.isCheckable()}" for one in buttons.buttons))
    buttons.ask(EVERYBODY[2:])
    buttons.lie(QRect(0, 0, 300, 300), 1.0, upright=True)
    recorder.show("one computer", buttons)
    buttons.ask(())
    buttons.lie(QRect(0, 0, 300, 200), 1.0, upright=True)
    recorder.show("nobody", buttons)
    names = {0: "Ann", 1: "Anton", 2: "Ben", 3: "Émile", 4: "", 5: "42"}
    recorder.note(str(keys_of(names, "B")), str(keys_of(names, "")))
    compare("response-buttons")


def test_a_low_response_button_leaves_out_what_has_no_room(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance, window: QWidget
) -> None:
    for wide, high in ((200, 49), (200, 50), (320, 30), (500, 30), (150, 30)):
        for asked in EVERYBODY:
            button = ResponseButton(appearance, GAME, asked, window)
            button.lie(QRect(0, 0, wide, high))
            recorder.show(f"{wide} x {high}", button)
    compare("response-button")


def test_the_timer_bar_paints_the_time_left_and_the_seconds(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance, window: QWidget
) -> None:
    class Clock:
        def __init__(self, elapsed: int) -> None:
            self._elapsed = elapsed

        def elapsed(self) -> int:
            return self._elapsed

    bar = CountdownBar(appearance, window)
    bar.start(None)
    bar.resize(400, 12)
    recorder.show("without a time", bar)
    bar.start(4.0)
    for elapsed in (0, 300, 2000, 3900, 5000):
        bar._clock = Clock(elapsed)  # type: ignore[assignment]
        for high in (12, 18):
            bar.resize(400, high)
            recorder.show(f"{elapsed} ms of 4 s, {high} high", bar)
    bar.stop()
    compare("timer-bar")


def test_a_response_window_is_announced_and_placed_on_the_table_and_in_lists(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = Rig(appearance, qtbot, seconds=None)
    said = list[str]()
    monkeypatch.setattr(rig.screen.board, "announce", said.append)
    rig.throw()
    recorder.note(*said)
    for size in ((1280, 800), (1000, 700), (1600, 700), (700, 900)):
        rig.screen.resize(*size)
        recorder.arrange(f"{size[0]} x {size[1]}", rig.screen.response_controller.tray)
        recorder.arrange("bar", rig.screen.response_controller.bar)
        recorder.note(place(rig.screen.response_controller.tray), place(rig.screen.response_controller.bar))
    recorder.show("buttons", rig.screen.response_controller.buttons)
    rig.screen.switch_lists()
    recorder.arrange("in lists", rig.screen.response_controller.tray)
    recorder.note(place(rig.screen.response_controller.tray), place(rig.screen.response_controller.bar))
    rig.run_out()
    compare("response-window")


def test_the_sheet_of_standing_orders_is_laid_out(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance, qtbot: QtBot
) -> None:
    for seats in (None, (ANN, ROBOT, MACHINE)):
        rig = Rig(appearance, qtbot) if seats is None else Rig(appearance, qtbot, seats=seats)
        sheet = rig.screen.standing_orders
        for choice in sheet.choices.values():
            choice.setFixedHeight(22)  # its own height depends on the version of Qt
        sheet.open_for(0)
        recorder.arrange("of one who plays alone" if seats else "of one of three", sheet)
        sheet.dismiss()
    compare("standing-orders")
