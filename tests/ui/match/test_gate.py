from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.player import Player, colour_of
from garden_desktop.ui.match.gate import NAME_PX, Curtain, fitting_font
from garden_desktop.ui.match.gate_picture import Gate

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
def curtain(qtbot: QtBot, look: Look, window: QWidget) -> Curtain:
    curtain = Curtain(look, window)
    curtain.resize(window.size())
    curtain.draw(BEN, GAME)
    return curtain


def wait_until_it_listens(qtbot: QtBot, curtain: Curtain) -> None:
    qtbot.waitUntil(lambda: curtain.listening, timeout=2000)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_opens_the_gate(qtbot: QtBot, curtain: Curtain, key: Qt.Key) -> None:
    wait_until_it_listens(qtbot, curtain)
    with qtbot.waitSignal(curtain.opened, timeout=500):
        QTest.keyClick(curtain, key)
    assert curtain.openness == 1


def test_a_click_opens_the_gate(qtbot: QtBot, curtain: Curtain) -> None:
    wait_until_it_listens(qtbot, curtain)
    with qtbot.waitSignal(curtain.opened, timeout=500):
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton)


def test_it_is_deaf_at_first(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.assertNotEmitted(curtain.opened):
        QTest.keyClick(curtain, Qt.Key.Key_Space)
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton)
    assert curtain.openness == 0


def test_a_button_pressed_while_deaf_and_let_go_later_opens_nothing(qtbot: QtBot, curtain: Curtain) -> None:
    QTest.mousePress(curtain, Qt.MouseButton.LeftButton)
    wait_until_it_listens(qtbot, curtain)
    with qtbot.assertNotEmitted(curtain.opened):
        QTest.mouseRelease(curtain, Qt.MouseButton.LeftButton)


def test_a_key_still_down_from_the_last_turn_opens_nothing(qtbot: QtBot, curtain: Curtain) -> None:
    wait_until_it_listens(qtbot, curtain)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    with qtbot.assertNotEmitted(curtain.opened):
        QApplication.sendEvent(curtain, held)


def test_other_keys_open_nothing(qtbot: QtBot, curtain: Curtain) -> None:
    wait_until_it_listens(qtbot, curtain)
    with qtbot.assertNotEmitted(curtain.opened):
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Tab, Qt.Key.Key_Left):
            QTest.keyClick(curtain, key)
    assert curtain.hasFocus()


def test_no_shortcut_reaches_the_table(curtain: Curtain) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(curtain, event)
    assert event.isAccepted()


def test_undo_takes_the_sealed_choice_back(qtbot: QtBot, curtain: Curtain) -> None:
    wait_until_it_listens(qtbot, curtain)
    with qtbot.waitSignal(curtain.taken_back, timeout=500), qtbot.assertNotEmitted(curtain.opened):
        QTest.keyClick(curtain, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_the_next_input_skips_the_motion(qtbot: QtBot, look: Look, curtain: Curtain) -> None:
    look.set_speed(1000)
    wait_until_it_listens(qtbot, curtain)
    QTest.keyClick(curtain, Qt.Key.Key_Space)
    assert curtain.openness < 1
    with qtbot.waitSignal(curtain.opened, timeout=500):
        QTest.keyClick(curtain, Qt.Key.Key_A)
    assert curtain.openness == 1


def test_it_opens_once(qtbot: QtBot, curtain: Curtain) -> None:
    wait_until_it_listens(qtbot, curtain)
    told: list[bool] = []
    curtain.opened.connect(lambda: told.append(True))
    for _ in range(3):
        QTest.keyClick(curtain, Qt.Key.Key_Space)
    assert told == [True]


def test_it_shuts_again_for_the_next_person(qtbot: QtBot, curtain: Curtain) -> None:
    curtain.open_gate()
    curtain.draw(ANN, GAME)
    assert curtain.openness == 0
    assert not curtain.listening


def test_a_screen_reader_hears_the_name_and_the_key_and_nothing_else(curtain: Curtain) -> None:
    assert curtain.accessibleName() == "Ben, press Space"
    assert curtain.accessibleDescription() == ""
    assert not curtain.findChildren(QWidget)


def test_nothing_of_the_table_shines_through(look: Look, window: QWidget) -> None:
    window.setStyleSheet("background: #ff00ff")
    curtain = Curtain(look, window)
    for size in ((1280, 800), (2560, 900), (500, 1200), (3000, 500)):
        curtain.resize(*size)
        curtain.draw(BEN, GAME)
        image = curtain.grab().toImage()
        corners = [(1, 1), (size[0] - 2, 1), (1, size[1] - 2), (size[0] - 2, size[1] - 2)]
        assert all(image.pixelColor(*corner).name() != "#ff00ff" for corner in corners), size


@pytest.mark.parametrize("player", [ANN, BEN, Player("Fay", "key")])
def test_the_gate_wears_the_colour_of_who_comes(look: Look, curtain: Curtain, player: Player) -> None:
    curtain.draw(player, GAME)
    plank = QPoint(416, 320)
    assert curtain.grab().toImage().pixelColor(plank).hue() == pytest.approx(
        colour_of(look.theme, player.sign).hue(), abs=3
    )


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 640), (800, 1200), (2560, 1080)])
def test_the_gate_is_whole_in_every_window(size: tuple[int, int]) -> None:
    window = QRectF(0, 0, *size)
    to_window = Gate().to_window(QSizeF(*size))
    sign, leaves = QRectF(420, 322, 440, 296), QRectF(356, 330, 568, 300)
    assert window.contains(to_window.mapRect(sign))
    assert window.contains(to_window.mapRect(leaves))
    assert to_window.mapRect(QRectF(0, 0, 1280, 800)).bottom() >= size[1] - 1e-6


def test_a_long_name_shrinks_until_it_fits(look: Look) -> None:
    long = "Bartholomäus-Maximilian von Gartenhausen"
    assert fitting_font("Ben", 376).pixelSize() == NAME_PX
    assert fitting_font(long, 376).pixelSize() < 40
    assert QFontMetricsF(fitting_font(long, 376)).horizontalAdvance(long) <= 376
