"""What has a name is something to a reader: a sheet is a dialog, a tab a tab, a choice a group with its sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchSetup
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.side_panel.match_side_panel import PageTab
from garden_desktop.ui.newgame.option_list import OptionRow
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow
from tests import fifth
from tests.today import in_turn

Role, Text = QAccessible.Role, QAccessible.Text
PRESS = QAccessibleActionInterface.pressAction()
PEOPLE = tuple(Seated(name, number) for number, name in enumerate(("Ann", "Ben", "Cleo", "Dan")))
SHEETS = {"settings": Qt.Key.Key_Comma, "palette": Qt.Key.Key_K, "keys": Qt.Key.Key_Question}


def face(thing: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(thing)


def below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """A node and all that a reader finds below it."""
    yield node
    for child in map(node.child, range(node.childCount())):
        if child is not None and child.isValid() and not child.state().invisible:
            yield from below(child)


def nameless(window: QWidget) -> list[str]:
    """The names of what is a mere widget to a reader."""
    names = {node.text(Text.Name) for node in below(face(window)) if node.role() == Role.Client}
    return sorted(names - {""})


@pytest.fixture
def window(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    settings = SettingsStore(tmp_path / "settings.json")
    settings.set("speed", 0.0)
    window = MainWindow(AppContext(appearance, LanguageSwitcher(), settings, tmp_path / "matches"))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    yield window
    window.close()


def sheet_of(window: MainWindow) -> SheetOverlay:
    return [sheet for sheet in window.findChildren(SheetOverlay) if sheet.isVisible()][-1]


def test_the_window_is_a_window(window: MainWindow) -> None:
    assert face(window).role() == Role.Window
    assert nameless(window) == []


@pytest.mark.parametrize("key", SHEETS.values(), ids=SHEETS)
def test_a_sheet_is_a_dialog_with_a_name(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    sheet = face(sheet_of(window))
    assert sheet.role() == Role.Dialog
    assert sheet.text(Text.Name)
    assert nameless(window) == []


@pytest.mark.parametrize("key", in_turn(list(fifth.games()), 2))
def test_what_an_option_does_is_said_at_each_of_its_values(window: MainWindow, key: str) -> None:
    window.navigator.home.game_chosen.emit(key)
    sheet = sheet_of(window)
    assert face(sheet).role() == Role.Dialog
    assert nameless(window) == []
    rows = sheet.findChildren(OptionRow)
    assert rows
    for row in rows:
        group = face(row.values)
        assert group.role() == Role.Grouping
        assert group.text(Text.Description)
        for value in map(group.child, range(group.childCount())):
            assert value.text(Text.Description), value.text(Text.Name)


@pytest.mark.parametrize("key", in_turn(list(fifth.games()), 2))
def test_the_side_panel_is_a_group_with_tabs(window: MainWindow, key: str) -> None:
    seats = max(2, min(fifth.games()[key].info.seats))
    window.navigator.begin(MatchSetup(key, PEOPLE[:seats], {}, 11))
    assert window.navigator.match is not None
    table = window.navigator.match.table
    while table.handover.isVisible() or table.recap.isVisible():
        (table.recap.dismiss if table.recap.isVisible() else table.handover.open_gate)()
    assert nameless(window) == []
    panel = face(table.side_panel)
    assert (panel.role(), panel.text(Text.Name)) == (Role.Grouping, "Side panel")
    tabs = [node for node in below(panel) if node.role() == Role.PageTab]
    assert [tab.parent().role() for tab in tabs] == [Role.PageTabList] * len(tabs)
    assert [tab.state().selected for tab in tabs] == [True, *[False] * (len(tabs) - 1)]
    tabs[1].actionInterface().doAction(PRESS)
    assert [tab.state().selected for tab in tabs][:2] == [False, True]
    QTest.keyClick(table.side_panel.findChildren(PageTab)[1], Qt.Key.Key_Left)
    assert tabs[0].state().selected


def test_a_game_is_begun_at_a_list_of_seats(window: MainWindow) -> None:
    window.navigator.home.game_chosen.emit("stalk_exchange")
    lists = [node for node in below(face(sheet_of(window))) if node.role() == Role.List]
    assert [one.text(Text.Name) for one in lists] == ["Players"]
    rows = [node.text(Text.Name) for node in below(lists[0]) if node.role() == Role.ListItem]
    assert rows[:2] == ["Ann", "Ben"]
