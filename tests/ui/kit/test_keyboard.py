"""A printed letter or digit is reached on every layout, by what a key types or by where it lies."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.board.input.cursor import key_name
from garden_desktop.ui.kit import events
from garden_desktop.ui.kit.events import activate_shortcut, printed_key

NONE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


class Key(NamedTuple):
    """A key as Qt tells of it, with the scan code of its place, and the name on the screen that it stands for."""

    key: int
    held: Qt.KeyboardModifier
    text: str
    scan: int
    name: str


LAYOUTS = {
    "French, bare": Key(Qt.Key.Key_Ampersand, NONE, "&", 2, "1"),
    "French, with Shift": Key(Qt.Key.Key_1, SHIFT, "1", 2, "1"),
    "French A where US has Q": Key(Qt.Key.Key_A, NONE, "a", 16, "A"),
    "French comma where US has M": Key(Qt.Key.Key_Comma, NONE, ",", 50, "M"),
    "German": Key(Qt.Key.Key_Z, NONE, "z", 21, "Z"),
    "Czech, bare": Key(0x011A, NONE, "ě", 3, "2"),
    "Czech, with Shift": Key(Qt.Key.Key_2, SHIFT, "2", 3, "2"),
    "Russian": Key(0x0419, NONE, "й", 16, "Q"),
    "Greek": Key(0x03A6, NONE, "φ", 33, "F"),
    "Hebrew": Key(0x05E9, NONE, "ש", 30, "A"),
    "Turkish": Key(Qt.Key.Key_I, NONE, "ı", 23, "I"),
    "Dvorak": Key(Qt.Key.Key_P, NONE, "p", 19, "P"),
    "number pad": Key(Qt.Key.Key_3, Qt.KeyboardModifier.KeypadModifier, "3", 81, "3"),
}


def pressed(key: int, held: Qt.KeyboardModifier, text: str, scan: int) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held, scan + events._OFFSET, 0, 0, text)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_key_is_named_by_what_it_types_or_by_its_place(layout: str) -> None:
    key = LAYOUTS[layout]
    assert key_name(pressed(*key[:4])) == key.name


def test_a_sign_that_wants_shift_is_no_digit() -> None:
    """Shift+1 of a US keyboard is an exclamation mark, and nobody means 1."""
    assert printed_key(pressed(Qt.Key.Key_Exclam, SHIFT, "!", 2)) == Qt.Key.Key_Exclam


def test_a_command_is_found_where_the_layout_has_no_such_letter() -> None:
    assert printed_key(pressed(0x0419, CONTROL, "\x11", 16)) == Qt.Key.Key_Q


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_F1, Qt.Key.Key_Escape])
def test_keys_without_a_sign_are_what_they_are(key: Qt.Key) -> None:
    assert printed_key(pressed(key, NONE, "", 28)) == key


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_shortcut_is_reached_by_place_where_qt_cannot_find_it(layout: str, qtbot: QtBot) -> None:
    window, key, heard = QWidget(), LAYOUTS[layout], list[str]()
    qtbot.addWidget(window)
    field, shortcut, other = QLineEdit(window), QShortcut(QKeySequence(key.name), window), QShortcut(window)
    QVBoxLayout(window).addWidget(field)
    other.setKey("Ctrl+" + key.name)
    shortcut.activated.connect(lambda: heard.append("plain"))
    other.activated.connect(lambda: heard.append("other"))
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    field.clearFocus()
    qt_finds_it = key.key == ord(key.name)
    assert activate_shortcut(pressed(*key[:4]), window) is not qt_finds_it
    assert heard == ([] if qt_finds_it else ["plain"])
    heard.clear()
    field.setFocus()
    assert not activate_shortcut(pressed(*key[:4]), window), "it is a letter that is written"
    field.clearFocus()
    shortcut.setEnabled(False)
    assert not activate_shortcut(pressed(*key[:4]), window)
    assert not heard
