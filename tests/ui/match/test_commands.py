"""One table of commands: menu, palette, keys sheet, shortcuts and README say the same keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.drawing.strokes import key_words
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.match import commands
from garden_desktop.ui.match.commands import TableCommand
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.palette.table_commands import table_commands
from garden_desktop.ui.settings.keys_sheet import KeysSheet

ROOT = Path(__file__).resolve().parents[3]


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
    lines = [(command.words(table.session), key_words(command.shown_key)) for command in menu_commands(table)]
    assert ("Show a hint", "H") in lines
    assert shown(table) == [f"{words}\t{key}" if key else words for words, key in lines]


def test_the_palette_offers_every_enabled_line_of_the_menu(table: TableScreen) -> None:
    offered = [(deed.words, deed.key) for deed in table_commands(table) if not deed.searched]
    lines = [(c.words(table.session), key_words(c.shown_key)) for c in menu_commands(table) if c.enabled(table.session)]
    assert [line for line in offered if line in lines] == lines


def test_every_shortcut_of_the_table_is_a_command(table: TableScreen, qtbot: QtBot) -> None:
    ground = table.board.parentWidget()
    assert ground is not None
    heard = {one.key().toString() for one in ground.findChildren(QShortcut) if one.parent() is ground}
    assert {sequence.toString() for one in commands.SHORTCUTS for sequence in one.sequences} <= heard


def test_the_keys_sheet_has_the_lines_of_the_command_table(appearance: Appearance, qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    sections = {where: list(lines) for where, lines in KeysSheet(appearance, ground).sections()}
    for section in commands.KEY_SECTIONS:
        told = [line.does.source for line in section.lines]
        assert [does for _, does in sections[section.where.source]] == told
    assert ("Ctrl+Z, Ctrl+Y", "undo, redo") in sections["At the table"]


def test_the_table_of_keys_in_readme_has_the_lines_of_the_command_table() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    rows = list(commands.readme_rows())
    assert [row for row in rows if row not in readme] == []
    start = readme.index(rows[0])
    assert readme[start : start + len(rows)] == rows
