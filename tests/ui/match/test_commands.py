"""One table of commands: menu, palette, keys sheet, shortcuts and README say the same keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.commands import TableCommand
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.palette import table_commands
from garden_desktop.ui.settings.keys_sheet import KeysSheet

ROOT = Path(__file__).resolve().parents[3]
NAME_OF_A_KEY = r"(?:(?:Ctrl|Shift|Alt|Meta)\+)*(?:F\d+|Space|Enter|Return|Esc|Del|Backspace|Left|Right|[A-Z])"
KEY_IN_THE_CODE = re.compile(
    rf"""Qt\.Key\.|StandardKey\.|["']{NAME_OF_A_KEY}["']|["'](?:Ctrl|Shift|Alt|Meta)\+|\({NAME_OF_A_KEY}\)["']"""
)
"""A key of Qt's, the name of one, or one in the name of a button: "Undo (Ctrl+Z)"."""


@pytest.fixture
def table(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[TableScreen]:
    """Ann plays against a computer: whoever looks alone has every line of the menu."""
    appearance.set_speed(OFF)
    seats = (Seated("Ann", 0), Seated("Computer", 1, "expert"))
    session = MatchRepository(tmp_path).begin_match(MatchSetup("stalk_exchange", seats, {}, 9))
    screen = MatchScreen(appearance, session)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.begin()
    yield screen.table
    screen.close_match()


def shown(table: TableScreen) -> list[str]:
    """The lines of the menu that are always there, without what is shown by agreement."""
    lines = table.bar.menu.actions()
    return [one.text() for one in lines if one.text() and one.isVisible() and not one.isCheckable()]


def menu_commands(table: TableScreen) -> list[TableCommand]:
    every = (*commands.HELP_MENU, *commands.VIEW_MENU, *commands.MATCH_MENU)
    return [command for command in every if command.offered(table.session)]


def test_the_menu_has_the_commands_in_their_order_with_their_keys(table: TableScreen) -> None:
    lines = [(command.words(table.session), key_label(command.shown_key)) for command in menu_commands(table)]
    assert ("Show a hint", "H") in lines
    assert shown(table) == [f"{words}\t{key}" if key else words for words, key in lines]


def test_the_palette_offers_every_enabled_line_of_the_menu(table: TableScreen) -> None:
    offered = [(deed.words, deed.key) for deed in table_commands(table) if not deed.searched]
    lines = [(c.words(table.session), key_label(c.shown_key)) for c in menu_commands(table) if c.enabled(table.session)]
    assert [line for line in offered if line in lines] == lines


def test_every_command_that_runs_by_a_key_has_its_shortcut_at_the_table(table: TableScreen) -> None:
    ground = table.board.parentWidget()
    assert ground is not None
    heard = {one.key().toString() for one in ground.findChildren(QShortcut) if one.parent() is ground}
    heard_by_the_board = (commands.ZOOM_IN, commands.ZOOM_OUT, commands.ZOOM_BACK)
    every = [one for one in vars(commands).values() if isinstance(one, TableCommand)]
    run = [one for one in every if one.run is not None and one.keys and one not in heard_by_the_board]
    assert len(run) > 10
    assert {sequence.toString() for one in run for sequence in one.sequences} - heard == set()


def test_the_keys_sheet_has_the_lines_of_the_command_table(appearance: Appearance, qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    sections = {where: list(lines) for where, lines in KeysSheet(appearance, ground).sections()}
    for section in commands.KEY_SECTIONS:
        told = [line.does.source for line in section.lines]
        assert [does for _, does in sections[section.where.source]] == told
    assert ("Ctrl+Z, Ctrl+Y", "undo, redo") in sections["At the table"]


def readme_rows() -> Iterator[str]:
    """The rows of README's table of keys that are about a match, as they have to stand there."""
    for section in commands.KEY_SECTIONS:
        where = section.where.source[0].lower() + section.where.source[1:]
        for line in section.lines:
            keys = ", ".join(command.shown_key for command in line.commands) if line.keys is None else line.keys.source
            yield f"| {where} | {keys} | {line.does.source}{line.more} |".replace("|  |", "| |")
            where = ""


def test_the_table_of_keys_in_readme_has_the_lines_of_the_command_table() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    rows = list(readme_rows())
    assert [row for row in rows if row not in readme] == []
    start = readme.index(rows[0])
    assert readme[start : start + len(rows)] == rows


def test_no_key_of_a_match_is_written_anywhere_but_in_the_command_table() -> None:
    table = Path(commands.__file__)
    found = [
        f"{file.name}:{number}: {line.strip()}"
        for file in sorted(table.parent.rglob("*.py"))
        if file != table
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if KEY_IN_THE_CODE.search(line)
    ]
    assert found == []


@pytest.mark.usefixtures("qapp")
def test_no_other_command_has_the_key_of_a_shortcut() -> None:
    """Two shortcuts for one key are ambiguous to Qt: neither runs."""
    every = {name: one for name, one in vars(commands).items() if isinstance(one, TableCommand)}
    found = [
        f"{key}: {name} and {other}"
        for name, one in every.items()
        for other, rival in every.items()
        if one in commands.SHORTCUTS and other != name
        for key in sorted({each.toString() for each in one.sequences} & {each.toString() for each in rival.sequences})
    ]
    assert found == []


def test_every_key_of_the_command_table_is_one_that_qt_knows() -> None:
    every = {name: one for name, one in vars(commands).items() if isinstance(one, TableCommand)}
    assert len(every) > 40
    assert {name for name, one in every.items() if Qt.Key.Key_unknown in one.qt_keys or 0 in one.qt_keys} == set()


def test_enter_is_the_large_key_and_that_of_the_number_block() -> None:
    assert commands.OPEN_HAND.qt_keys == (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
    assert [key.toString() for key in commands.AGREE.sequences] == ["Ctrl+Return", "Ctrl+Enter"]
    assert commands.TAKE_BACK.qt_keys == (Qt.Key.Key_Backspace, Qt.Key.Key_PageUp)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("de", ("Strg+Z, Strg+Y", "F8, Umschalt+F8", "Leertaste, Eingabe, L", "Strg+Links, Strg+Rechts")),
        ("fr", ("Ctrl+Z, Ctrl+Y", "F8, Maj+F8", "Espace, Entrée, L", "Ctrl+Gauche, Ctrl+Droite")),
        ("es", ("Ctrl+Z, Ctrl+Y", "F8, Mayús+F8", "Espacio, Intro, L", "Ctrl+Izquierda, Ctrl+Derecha")),
    ],
)
def test_keys_are_called_as_on_the_keyboard_of_the_language(
    qapp: QApplication, language: str, texts: tuple[str, ...]
) -> None:
    languages = LanguageSwitcher()
    languages.choose(language)
    shown = [line.shown_keys() for section in commands.KEY_SECTIONS for line in section.lines]
    languages.choose("en")
    assert [text for text in texts if text not in shown] == []
