from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.player import Player, colour_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.handover import handover_screen
from garden_desktop.ui.match.handover.gate_picture import GatePicture
from garden_desktop.ui.match.handover.handover_screen import NAME_PX, HandoverScreen, fitting_font
from garden_desktop.ui.match.match_screen import MatchScreen

BEN, ANN = Player("Ben", "can"), Player("Ann", "trowel")
GAME = "gnomadic_gardeners"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    yield window


@pytest.fixture
def gate(qtbot: QtBot, appearance: Appearance, window: QWidget) -> HandoverScreen:
    gate = HandoverScreen(appearance, window)
    gate.resize(window.size())
    gate.shut_for(BEN, GAME)
    return gate


def wait_until_it_listens(qtbot: QtBot, gate: HandoverScreen) -> None:
    qtbot.waitUntil(lambda: gate.accepts_input, timeout=2000)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_opens_the_gate(qtbot: QtBot, gate: HandoverScreen, key: Qt.Key) -> None:
    wait_until_it_listens(qtbot, gate)
    with qtbot.waitSignal(gate.opened, timeout=500):
        QTest.keyClick(gate, key)
    assert gate.openness == 1


def test_a_click_opens_the_gate(qtbot: QtBot, gate: HandoverScreen) -> None:
    wait_until_it_listens(qtbot, gate)
    with qtbot.waitSignal(gate.opened, timeout=500):
        QTest.mouseClick(gate, Qt.MouseButton.LeftButton)


def test_a_click_beside_leaves_and_board_opens_nothing(qtbot: QtBot, gate: HandoverScreen) -> None:
    """Where "Back home" was before, where a button was pressed twice, and right beside the way out."""
    wait_until_it_listens(qtbot, gate)
    home, beside = QPoint(26, 24), gate.leave.geometry().topLeft() - QPoint(6, 6)
    with qtbot.assertNotEmitted(gate.opened):
        for point in (home, beside, QPoint(100, 400), QPoint(1270, 400)):
            QTest.mouseClick(gate, Qt.MouseButton.LeftButton, pos=point)
    assert gate.openness == 0


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (480, 640)])
def test_a_click_on_the_name_opens_the_gate_at_every_size(
    qtbot: QtBot, gate: HandoverScreen, size: tuple[int, int]
) -> None:
    gate.resize(*size)
    wait_until_it_listens(qtbot, gate)
    with qtbot.waitSignal(gate.opened, timeout=500):
        QTest.mouseClick(gate, Qt.MouseButton.LeftButton, pos=gate.rect().center() + QPoint(0, size[1] // 8))


def test_it_is_deaf_at_first(qtbot: QtBot, gate: HandoverScreen) -> None:
    with qtbot.assertNotEmitted(gate.opened):
        QTest.keyClick(gate, Qt.Key.Key_Space)
        QTest.mouseClick(gate, Qt.MouseButton.LeftButton)
    assert gate.openness == 0


def test_a_button_pressed_while_deaf_and_let_go_later_opens_nothing(qtbot: QtBot, gate: HandoverScreen) -> None:
    QTest.mousePress(gate, Qt.MouseButton.LeftButton)
    wait_until_it_listens(qtbot, gate)
    with qtbot.assertNotEmitted(gate.opened):
        QTest.mouseRelease(gate, Qt.MouseButton.LeftButton)


def test_a_key_still_down_from_the_last_turn_opens_nothing(qtbot: QtBot, gate: HandoverScreen) -> None:
    wait_until_it_listens(qtbot, gate)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    with qtbot.assertNotEmitted(gate.opened):
        QApplication.sendEvent(gate, held)


def test_other_keys_open_nothing(qtbot: QtBot, gate: HandoverScreen) -> None:
    wait_until_it_listens(qtbot, gate)
    with qtbot.assertNotEmitted(gate.opened):
        for key in (Qt.Key.Key_A, Qt.Key.Key_Left):
            QTest.keyClick(gate, key)
    assert gate.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Tab])
def test_a_key_leads_to_the_way_out_and_enter_takes_it(qtbot: QtBot, gate: HandoverScreen, key: Qt.Key) -> None:
    """The next player had to open the hand so that the session could be ended by mouse."""
    wait_until_it_listens(qtbot, gate)
    with qtbot.assertNotEmitted(gate.opened):
        QTest.keyClick(gate, key)
        assert gate.leave.hasFocus()
        with qtbot.waitSignal(gate.left, timeout=500):
            QTest.keyClick(gate.leave, Qt.Key.Key_Return)


def test_the_way_out_is_pressed_with_the_mouse_and_opens_nothing(qtbot: QtBot, gate: HandoverScreen) -> None:
    wait_until_it_listens(qtbot, gate)
    assert gate.leave.isVisible()
    assert gate.rect().contains(gate.leave.geometry())
    with qtbot.assertNotEmitted(gate.opened), qtbot.waitSignal(gate.left, timeout=500):
        QTest.mouseClick(gate.leave, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("size", "text", "lower"), [((1280, 800), 100, True), ((1280, 800), 200, False), ((800, 560), 200, False)]
)
def test_the_way_out_covers_no_word_of_the_name_board(
    gate: HandoverScreen, appearance: Appearance, window: QWidget, size: tuple[int, int], text: int, lower: bool
) -> None:
    window.resize(*size)
    gate.resize(window.size())
    appearance.set_text_size(text)
    board = gate._board_to_window(QSizeF(gate.size())).mapRect(handover_screen._BOARD)
    assert not board.intersects(QRectF(gate.leave.geometry()))
    assert (gate.leave.geometry().bottom() > board.top()) == lower
    assert gate.rect().contains(gate.leave.geometry())
    appearance.set_text_size(100)


def test_a_click_meant_for_the_screen_before_does_not_leave(
    qtbot: QtBot, appearance: Appearance, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A double click on the "Next" of the last picture ended at home; on a busy computer the second press waits until
    the gate is there, and its time of deafness may be over before anybody has seen it."""
    monkeypatch.setattr(handover_screen, "DEAF_MS", 3_600_000)
    gate = HandoverScreen(appearance, window)
    gate.resize(window.size())
    gate.shut_for(BEN, GAME)
    with qtbot.assertNotEmitted(gate.left):
        QTest.mouseClick(gate.leave, Qt.MouseButton.LeftButton)
        QTest.mouseDClick(gate.leave, Qt.MouseButton.LeftButton)
        gate._deaf.stop()
        QTest.mouseClick(gate.leave, Qt.MouseButton.LeftButton)
    gate.grab()
    gate._deaf.stop()
    with qtbot.waitSignal(gate.left, timeout=500):
        QTest.mouseClick(gate.leave, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_way_out_is_not_where_the_button_of_the_pictures_was(
    qtbot: QtBot, appearance: Appearance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(handover_screen, "DEAF_MS", 0)
    setup = MatchSetup("stalk_exchange", (Seated("Ann", 0), Seated("Ben", 1)), {}, 3)
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(setup))
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    screen.begin()
    driver, table = MatchDriver(screen.table, Random(5)), screen.table
    while not table.step_bar.isVisible():
        driver.play(1, QApplication.processEvents)
    (on,) = (one for one in table.step_bar.findChildren(QAbstractButton) if one.text() == "Next" and one.isVisible())
    was = QRect(on.mapTo(screen, QPoint()), on.size())
    table.step_player.skip_remaining()
    QApplication.processEvents()
    assert table.handover.leave.isVisible()
    leave = QRect(table.handover.leave.mapTo(screen, QPoint()), table.handover.leave.size())
    assert not was.intersects(leave)
    screen.close_match()


def test_esc_comes_back_from_the_way_out_and_space_opens_the_gate_there_as_well(
    qtbot: QtBot, gate: HandoverScreen
) -> None:
    wait_until_it_listens(qtbot, gate)
    with qtbot.assertNotEmitted(gate.left):
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_Escape):
            QTest.keyClick(gate.leave if gate.leave.hasFocus() else gate, key)
        assert gate.hasFocus()
        QTest.keyClick(gate, Qt.Key.Key_Escape)
        with qtbot.waitSignal(gate.opened, timeout=500):
            QTest.keyClick(gate.leave, Qt.Key.Key_Space)


def test_no_shortcut_of_the_table_works_at_the_way_out(qtbot: QtBot, gate: HandoverScreen) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(gate.leave, event)
    assert event.isAccepted()


def test_no_shortcut_reaches_the_table(gate: HandoverScreen) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(gate, event)
    assert event.isAccepted()


def test_undo_takes_the_sealed_choice_back(qtbot: QtBot, gate: HandoverScreen) -> None:
    wait_until_it_listens(qtbot, gate)
    with qtbot.waitSignal(gate.taken_back, timeout=500), qtbot.assertNotEmitted(gate.opened):
        QTest.keyClick(gate, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_the_next_input_skips_the_motion(qtbot: QtBot, appearance: Appearance, gate: HandoverScreen) -> None:
    appearance.set_speed(1000)
    wait_until_it_listens(qtbot, gate)
    QTest.keyClick(gate, Qt.Key.Key_Space)
    assert gate.openness < 1
    with qtbot.waitSignal(gate.opened, timeout=500):
        QTest.keyClick(gate, Qt.Key.Key_A)
    assert gate.openness == 1


def test_it_opens_once(qtbot: QtBot, gate: HandoverScreen) -> None:
    wait_until_it_listens(qtbot, gate)
    told: list[bool] = []
    gate.opened.connect(lambda: told.append(True))
    for _ in range(3):
        QTest.keyClick(gate, Qt.Key.Key_Space)
    assert told == [True]


def test_it_shuts_again_for_the_next_person(qtbot: QtBot, gate: HandoverScreen) -> None:
    gate.open_gate()
    gate.shut_for(ANN, GAME)
    assert gate.openness == 0
    assert not gate.accepts_input


def test_a_screen_reader_hears_the_name_and_the_key_and_nothing_else(gate: HandoverScreen) -> None:
    assert gate.accessibleName() == "Ben, press Space"
    assert gate.accessibleDescription() == ""
    assert gate.findChildren(QWidget) == [gate.leave], "the way out is heard as well"


def test_nothing_of_the_table_shines_through(appearance: Appearance, window: QWidget) -> None:
    window.setStyleSheet("background: #ff00ff")
    gate = HandoverScreen(appearance, window)
    for size in ((1280, 800), (2560, 900), (500, 1200), (3000, 500)):
        gate.resize(*size)
        gate.shut_for(BEN, GAME)
        image = gate.grab().toImage()
        corners = [(1, 1), (size[0] - 2, 1), (1, size[1] - 2), (size[0] - 2, size[1] - 2)]
        assert all(image.pixelColor(*corner).name() != "#ff00ff" for corner in corners), size


@pytest.mark.parametrize("player", [ANN, BEN, Player("Fay", "key")])
def test_the_gate_wears_the_colour_of_who_comes(appearance: Appearance, gate: HandoverScreen, player: Player) -> None:
    gate.shut_for(player, GAME)
    plank = QPoint(416, 320)
    assert gate.grab().toImage().pixelColor(plank).hue() == pytest.approx(
        colour_of(appearance.theme, player.sign).hue(), abs=3
    )


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 640), (800, 1200), (2560, 1080)])
def test_the_gate_is_whole_in_every_window(size: tuple[int, int]) -> None:
    window = QRectF(0, 0, *size)
    to_window = GatePicture().to_window(QSizeF(*size))
    sign, leaves = QRectF(420, 322, 440, 296), QRectF(356, 330, 568, 300)
    assert window.contains(to_window.mapRect(sign))
    assert window.contains(to_window.mapRect(leaves))
    assert to_window.mapRect(QRectF(0, 0, 1280, 800)).bottom() >= size[1] - 1e-6


def test_a_long_name_shrinks_until_it_fits(appearance: Appearance) -> None:
    long = "Bartholomäus-Maximilian von Gartenhausen"
    assert fitting_font("Ben", 376).pixelSize() == NAME_PX
    assert fitting_font(long, 376).pixelSize() < 40
    assert QFontMetricsF(fitting_font(long, 376)).horizontalAdvance(long) <= 376
