"""The keys of every desktop work wherever one is, also over a sheet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from garden_desktop.ui.kit import events
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.settings.keys_sheet import KeysSheet
from garden_desktop.ui.settings.sheet import SettingsSheet
from garden_desktop.ui.window import MainWindow
from tests.ui.house import ALONE, House

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(house: House) -> Iterator[MainWindow]:
    yield house.open()


def press(window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.focusWidget() or window, key, held)
    QApplication.processEvents()


def home(window: MainWindow) -> None:
    window.navigator.go_home()


def table(window: MainWindow) -> None:
    window.navigator.begin(ALONE)


def book(window: MainWindow) -> None:
    window.navigator.open_book()


def settings(window: MainWindow) -> None:
    window.navigator.home.settings_wanted.emit()


def sheets(window: MainWindow) -> list[SheetOverlay]:
    return [sheet for sheet in window.findChildren(SheetOverlay) if sheet.isVisible()]


@pytest.mark.parametrize("place", [home, table, book, settings])
def test_the_whole_screen_and_the_end_are_one_key_away_everywhere(window: MainWindow, place: type) -> None:
    place(window)
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    press(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    press(window, Qt.Key.Key_Q, CONTROL)
    assert not window.isVisible()


@pytest.mark.parametrize("place", [home, table, book])
def test_settings_and_keys_open_everywhere_but_not_on_each_other(window: MainWindow, place: type) -> None:
    place(window)
    press(window, Qt.Key.Key_Comma, CONTROL)
    assert [type(sheet) for sheet in sheets(window)] == [SettingsSheet]
    press(window, Qt.Key.Key_Question, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert [type(sheet) for sheet in sheets(window)] == [SettingsSheet]
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_Slash, CONTROL)
    assert [type(sheet) for sheet in sheets(window)] == [KeysSheet]
    press(window, Qt.Key.Key_Escape)
    assert sheets(window) == []


def test_one_goes_up_step_by_step_and_out_at_last(window: MainWindow) -> None:
    table(window)
    press(window, Qt.Key.Key_W, CONTROL)
    assert window.navigator.match is None
    book(window)
    press(window, Qt.Key.Key_W, CONTROL)
    assert window.navigator.home.isVisible()
    press(window, Qt.Key.Key_W, CONTROL)
    assert not window.isVisible()


def test_the_size_of_the_whole_screen_is_not_the_one_that_is_kept(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F11)
    window.close()
    assert window.context.settings.get("window") is None


def test_the_sheet_of_keys_is_read_with_the_arrows(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F1)
    (sheet,) = sheets(window)
    assert isinstance(sheet, KeysSheet)
    bar = sheet._roll.verticalScrollBar()
    assert bar.maximum() > 0
    press(window, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    press(window, Qt.Key.Key_Up)
    assert bar.value() < bar.maximum()
    keys = [key for _, rows in sheet.sections() for key, _ in rows]
    assert {"F11", "?, Ctrl+?", "Ctrl+W"} <= set(keys)


def test_keys_for_screen_readers_have_a_page_of_their_own(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F1)
    (sheet,) = sheets(window)
    assert isinstance(sheet, KeysSheet)

    def shown() -> set[str]:
        return {label.text() for label in sheet.findChildren(Label)}

    assert "At the table, with a screen reader" not in shown()
    QTest.mouseClick(sheet.other_page, Qt.MouseButton.LeftButton)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert "At the table, with a screen reader" in shown()
    assert "F11" not in shown()


def lists(window: MainWindow) -> None:
    window.navigator.begin(ALONE)
    assert window.navigator.match is not None
    window.navigator.match.table.switch_lists()


def story(window: MainWindow) -> None:
    window.navigator.begin(ALONE)
    assert window.navigator.match is not None
    page = window.navigator.match.table.side_panel.page(0)
    assert page is not None
    page.setFocus()


@pytest.mark.parametrize("place", [home, table, lists, story, book])
def test_a_question_mark_shows_the_keys_wherever_nobody_types(window: MainWindow, place: type) -> None:
    place(window)
    QApplication.processEvents()
    QTest.keyClicks(window.focusWidget() or window, "?")
    QApplication.processEvents()
    assert [type(sheet) for sheet in sheets(window)] == [KeysSheet]
    QTest.keyClicks(window.focusWidget() or window, "?")
    assert len(sheets(window)) == 1


def test_a_question_mark_is_text_in_a_text_field(window: MainWindow) -> None:
    press(window, Qt.Key.Key_K, CONTROL)
    (palette,) = sheets(window)
    field = window.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "what?")
    assert sheets(window) == [palette]
    assert field.text() == "what?"


def test_the_settings_open_where_the_comma_lies_in_the_place_of_another_key(window: MainWindow) -> None:
    """On AZERTY it lies where a US keyboard has M."""
    comma = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Comma, CONTROL, 50 + events._OFFSET, 0, 0, ",")
    QApplication.sendEvent(window, comma)
    assert window.findChildren(SettingsSheet)


def test_a_shortcut_is_reached_by_the_place_of_its_letter_on_a_russian_keyboard(window: MainWindow) -> None:
    table(window)
    match = window.navigator.match
    assert match is not None
    assert match.table.lists.isHidden()
    letter = QKeyEvent(QEvent.Type.ShortcutOverride, 0x0414, CONTROL, 38 + events._OFFSET, 0, 0, "\x0c")
    QApplication.sendEvent(match.table.board, letter)
    assert match.table.lists.isVisible()
