"""To a place by its name: what is found is said while one types, and Enter leads there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.board.layout import ItemRef, place_ref
from garden_desktop.ui.kit.style.appearance import OFF, Appearance
from garden_desktop.ui.match import go_to_place_dialog
from garden_desktop.ui.match.go_to_place_dialog import GoToTarget
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.palette import table_commands


@pytest.fixture
def table(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Iterator[TableScreen]:
    appearance.set_speed(OFF)
    seats = (Seated("Ann", 0), Seated("Ben", 1))
    screen = MatchScreen(appearance, MatchRepository(tmp_path).begin_match(MatchSetup("stalk_exchange", seats, {}, 9)))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
    screen.begin()
    screen.table._gate_opened()
    yield screen.table
    screen.close_match()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced of the field."""
    said: list[str] = []

    def tell(event: QAccessibleEvent) -> None:
        said.append(event.message())  # type: ignore[attr-defined]

    monkeypatch.setattr(go_to_place_dialog, "post_event", tell)
    return said


def go(table: TableScreen, typed: str) -> None:
    """Open the sheet and type; Enter is still to come."""
    QTest.keyClick(table.board, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(table.go_to_place.field, typed)


def enter(table: TableScreen) -> None:
    QTest.keyClick(table.go_to_place.field, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_a_coordinate_leads_to_its_place(table: TableScreen, heard: list[str]) -> None:
    table.board.setFocus()
    go(table, "C3")
    assert heard[-1].startswith("Space c3")
    assert table.go_to_place.field.accessibleDescription() == heard[-1]
    enter(table)
    assert table.go_to_place.isHidden()
    assert table.board.focused in (ItemRef("place", "c3"), table.board.table_cursor.at)
    at = table.board.table_cursor.at
    assert at is not None
    assert table.board.accessibility.describer.located(at).startswith("Space c3")
    assert QApplication.focusWidget() is table.board


def test_what_is_not_there_is_one_sentence(table: TableScreen, heard: list[str]) -> None:
    before = table.board.table_cursor.at
    go(table, "z9")
    assert heard[-1] == table.go_to_place.line.text() == "There is no z9 here."
    enter(table)
    assert table.go_to_place.isVisible()
    assert table.board.table_cursor.at == before


def test_a_coordinate_is_no_beginning_of_another(table: TableScreen, heard: list[str]) -> None:
    """On tables with an a1 and an a10 nobody is led to the wrong one."""
    goal = go_to_place_dialog.GoToTarget(ItemRef("place", "a10"), "Space a10")
    assert [goal.called(typed) for typed in ("a10", "A10", "a1", "spa", "space a10", "b10", "")] == [
        2,
        2,
        0,
        1,
        2,
        0,
        0,
    ]


def test_words_lead_to_whatever_begins_so(table: TableScreen, heard: list[str]) -> None:
    go(table, "end")
    enter(table)
    assert table.board.table_cursor.at == ItemRef("place", "end")


def test_in_the_lists_it_leads_to_the_line(table: TableScreen, heard: list[str]) -> None:
    table.switch_lists()
    QTest.keyClick(table.lists, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(table.go_to_place.field, "c3")
    enter(table)
    item = table.lists.lying.currentItem()
    assert item is not None
    assert item.text().startswith("Space c3")
    assert table.lists.lying.hasFocus()


def test_nothing_of_it_is_left_when_it_is_away(table: TableScreen, heard: list[str]) -> None:
    go(table, "your")
    sheet = table.go_to_place
    assert sheet.line.text()
    sheet.dismiss()
    assert (sheet.field.text(), sheet.line.text(), sheet.field.accessibleDescription()) == ("", "", "")


def test_a_gate_puts_it_away(table: TableScreen, heard: list[str]) -> None:
    go(table, "your")
    table._clear_away()
    assert table.go_to_place.isHidden()
    assert table.go_to_place.line.text() == ""


def test_the_palette_has_it(table: TableScreen) -> None:
    deed = next(deed for deed in table_commands(table) if deed.key == "Ctrl+G")
    assert deed.words == "Go to a space"
    deed.do()
    assert table.go_to_place.isVisible()


@pytest.mark.parametrize(
    ("typed", "match"),
    [
        ("tulip bulb", 2),
        ("bulb", 2),
        ("tulip daisy", 0),
        ("tul bu", 1),
        ("tul daisy", 0),
        ("a", 1),
        ("a1 tulip", 2),
        ("", 0),
    ],
)
def test_all_words_that_were_typed_are_in_a_target(typed: str, match: int) -> None:
    assert GoToTarget(place_ref("a1"), "a1: Tulip bulb").called(typed) == match
