"""The keys of a turn: a number lifts a card, arrows choose the plate, Enter plays, Esc lays it back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.text import plain
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.table.table import FloraTable
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.board.layout import place_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.games.fire_and_flora import scenery
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.fire_and_flora.desk import desk, rules_of


@pytest.fixture
def board(appearance: Appearance, qtbot: QtBot) -> TableView:
    """Seat 1 holds Water, Labor and Time, with two lands the Water can go to."""
    at = desk("HQ1 | EF1 sagebrush small | C16 needlegrass small", "HQ2 | EF2", hands=("water labor time",))
    table = FloraTable(at.rules)
    view = TableView(appearance, "fire_and_flora", table, scenery())
    qtbot.addWidget(view)
    view.resize(1000, 752)
    view.show_position(at.sees(1), 0, table.move_builder(at.sees(1)), lambda side: f"Seat {side + 1}")
    view.show()
    view.setFocus()
    return view


def press(board: TableView, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(board, key)


def test_a_number_lifts_the_card_it_stands_on_and_another_one_instead(board: TableView) -> None:
    press(board, Qt.Key.Key_1)
    assert board.interaction.held == "card-water-1"
    press(board, Qt.Key.Key_3)
    assert board.interaction.held == "card-time-1"
    press(board, Qt.Key.Key_Escape)
    assert board.interaction.held == ""
    assert board.interaction.draft == ()


def test_arrows_choose_the_plate_and_enter_plays(board: TableView) -> None:
    chosen: list[Move] = []
    board.interaction.chosen.connect(chosen.append)
    press(board, Qt.Key.Key_1)
    board.table_cursor.move_to(place_ref("EF1"))
    press(board, Qt.Key.Key_Right, Qt.Key.Key_Return)
    lands = rules_of(2).config.lands
    assert [(move.kind, lands[move.place].id) for move in chosen] == [("play", "C16")]


def test_no_card_is_sold_by_lifting_it_twice(appearance: Appearance, qtbot: QtBot) -> None:
    """A Fire that no plant answers to: it can only be sold, which needs the button."""
    at = desk("HQ1 | EF1", "HQ2 | EF2", hands=("fire",))
    table = FloraTable(at.rules)
    view = TableView(appearance, "fire_and_flora", table, scenery())
    qtbot.addWidget(view)
    view.show_position(at.sees(1), 0, table.move_builder(at.sees(1)), str)
    view.show()
    chosen: list[Move] = []
    view.interaction.chosen.connect(chosen.append)
    assert view.interaction.drops("card-fire-1") == ("sell",)
    press(view, Qt.Key.Key_1)
    assert view.interaction.held == "card-fire-1"
    press(view, Qt.Key.Key_Return)
    assert (chosen, view.interaction.held) == ([], "")
    press(view, Qt.Key.Key_S, Qt.Key.Key_1)
    assert [move.kind for move in chosen] == ["sell"]


def test_the_lists_say_the_name_of_a_land_once(appearance: Appearance, qtbot: QtBot) -> None:
    at = desk("HQ1 | EF1 sagebrush small", "HQ2", market="goats1")
    table = FloraTable(at.rules)
    lists = ListModeView(appearance, table)
    qtbot.addWidget(lists)
    lists.show()
    lists.show_position(at.sees(1), 0, table.move_builder(at.sees(1)), str)
    said = [lists.lying.item(row).text() for row in range(lists.lying.count())]
    assert any(words.startswith("Empty Field: Central, Small Sagebrush, native") for words in said)
    assert any(words.startswith("Goat Ranch: costs ") for words in said)


def test_a_button_that_may_not_be_pressed_still_refuses(board: TableView) -> None:
    refused: list[tuple[str, str]] = []
    board.interaction.refused.connect(lambda place, piece: refused.append((place, piece)))
    press(board, Qt.Key.Key_D)
    assert refused == [("draw", "")]
    assert plain(board.interaction.prompt) == "Seat 1: play cards, buy a land, trade, or end your turn."
