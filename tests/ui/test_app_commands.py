"""One table of commands for the window, home, the palette and the keys sheet; one for the garden book."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui import app_commands
from garden_desktop.ui.app_commands import AppCommand, find_command
from garden_desktop.ui.book import book_commands
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.settings.keys_sheet import KeysSheet

UI = Path(app_commands.__file__).parent
NOTHING, CONTROL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
A_KEY = re.compile(r"""Qt\.Key\.Key_(?:[A-Z]|F\d+|Delete|Comma|Question|Slash)\b|["'](?:Ctrl\+.|F\d+)["']""")
WITHOUT_LABELS = ("home/masthead.py",)
"""Comes with the first picture, before the names of keys are loaded."""
CURSOR = "Ctrl+Tab", "Ctrl+C"
"""Keys of Qt's own tabs and tables."""


def every_command() -> dict[str, AppCommand]:
    tables = (app_commands, book_commands)
    return {f"{table.__name__}.{name}": one for table in tables for name, one in vars(table).items() if _is_one(one)}


def _is_one(value: object) -> bool:
    return isinstance(value, AppCommand)


def pressed(key: int, held: Qt.KeyboardModifier = NOTHING, text: str = "") -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held, text)


def test_no_key_of_window_home_and_book_is_written_anywhere_but_in_the_tables() -> None:
    files = [*UI.glob("*.py"), *(file for room in ("home", "book", "palette", "settings") for file in _files(room))]
    assert len(files) > 50
    found = [
        f"{file.name}:{number}: {line.strip()}"
        for file in files
        if not file.name.endswith("_commands.py") and not file.as_posix().endswith(WITHOUT_LABELS)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if A_KEY.search(line) and not any(key in line for key in CURSOR)
    ]
    assert found == []


def _files(room: str) -> list[Path]:
    return sorted((UI / room).rglob("*.py"))


def test_every_command_is_run_or_has_a_key() -> None:
    every = every_command()
    assert len(every) > 20
    assert {name for name, one in every.items() if one.run is None and not one.keys} == set()
    assert {one.shown_key for one in app_commands.EVERYWHERE} == {"F11", "Ctrl+Q", "Ctrl+,", "Ctrl+K", "?", "Ctrl+W"}


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (pressed(Qt.Key.Key_F11), app_commands.FULL_SCREEN),
        (pressed(Qt.Key.Key_Q, CONTROL, "\x11"), app_commands.CLOSE),
        (pressed(Qt.Key.Key_Comma, CONTROL, ","), app_commands.SETTINGS),
        (pressed(Qt.Key.Key_K, CONTROL, "\x0b"), app_commands.PALETTE),
        (pressed(Qt.Key.Key_W, CONTROL, "\x17"), app_commands.UP),
        (pressed(Qt.Key.Key_Question, SHIFT, "?"), app_commands.KEYS),
        (pressed(Qt.Key.Key_Question, CONTROL | SHIFT, "?"), app_commands.KEYS),
        (pressed(Qt.Key.Key_Slash, CONTROL, "/"), app_commands.KEYS),
        (pressed(Qt.Key.Key_F1), app_commands.KEYS),
        (pressed(Qt.Key.Key_F11, CONTROL), None),
        (pressed(Qt.Key.Key_F1, SHIFT), None),
        (pressed(Qt.Key.Key_K, NOTHING, "k"), None),
        (pressed(Qt.Key.Key_Question, Qt.KeyboardModifier.AltModifier, "?"), None),
    ],
)
def test_a_key_finds_its_command(event: QKeyEvent, command: AppCommand | None) -> None:
    assert find_command(event, covered=False, playing=False) == command


def test_with_a_dialog_on_top_only_the_whole_screen_and_the_end_are_found() -> None:
    events = [pressed(one.code, CONTROL if "Ctrl" in one.shown_key else NOTHING) for one in app_commands.EVERYWHERE]
    found = [find_command(event, covered=True, playing=False) for event in events]
    assert [one for one in found if one is not None] == [app_commands.FULL_SCREEN, app_commands.CLOSE]


def test_while_a_match_is_played_f1_is_left_to_its_rules() -> None:
    assert find_command(pressed(Qt.Key.Key_F1), covered=False, playing=True) is None
    assert find_command(pressed(Qt.Key.Key_Question, SHIFT, "?"), covered=False, playing=True) == app_commands.KEYS


@pytest.mark.parametrize(
    ("language", "keys"),
    [
        ("en", ("Ctrl+K", "?, Ctrl+?", "N, R, Del", "Space, L, P", "E, Del, Ctrl+Z", "Enter")),
        ("de", ("Strg+K", "?, Strg+?", "N, R, Entf", "Leertaste, L, P", "E, Entf, Strg+Z", "Eingabe")),
        ("fr", ("Ctrl+K", "?, Ctrl+?", "N, R, Suppr", "Espace, L, P", "E, Suppr, Ctrl+Z", "Entrée")),
        ("es", ("Ctrl+K", "?, Ctrl+?", "N, R, Supr", "Espacio, L, P", "E, Supr, Ctrl+Z", "Intro")),
    ],
)
def test_the_keys_sheet_calls_them_as_the_keyboard_of_the_language(
    appearance: Appearance, qapp: QApplication, qtbot: QtBot, language: str, keys: tuple[str, ...]
) -> None:
    languages, ground = LanguageSwitcher(), QWidget()
    qtbot.addWidget(ground)
    languages.choose(language)
    shown = [key for _, lines in KeysSheet(appearance, ground).sections() for key, _ in lines]
    languages.choose("en")
    assert [key for key in keys if key not in shown] == []
