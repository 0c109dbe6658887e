"""The panel of a match stands beside the table, or below it where the table is the larger for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.ui.match.replay import Replay
from garden_desktop.ui.match.surroundings import SidePanel
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.window import Window
from tests.ui.house import House
from tests.ui.screens import Screen, practice_of, replay, steps, table_of

KEY = "stalk_exchange"


def shown(house: House, screen: Screen, wide: int, high: int) -> TableScreen:
    """A screen in a window of this size."""
    window = house.open()
    window.resize(wide, high)
    screen(window)
    return settled(window)


def settled(window: Window) -> TableScreen:
    QApplication.processEvents()
    assert window.match is not None
    return window.match.table


def box(widget: QWidget) -> QRect:
    """Where it is in the window."""
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("screen", [table_of(KEY), table_of(KEY, lists=True), practice_of(KEY)])
def test_in_an_upright_window_the_table_has_the_whole_width(house: House, screen: Screen) -> None:
    table = shown(house, screen, 800, 1280)
    drawn = table.lists if table.board.isHidden() else table.board
    panel = table.aside()
    assert drawn.width() == panel.width() == 800
    assert drawn.height() == 602
    assert box(panel).top() == box(drawn).bottom() + 1
    assert box(panel).bottom() == 1279


@pytest.mark.parametrize("screen", [table_of(KEY), practice_of(KEY)])
def test_it_comes_back_beside_the_table_and_goes_below_again(house: House, screen: Screen) -> None:
    table = shown(house, screen, 800, 1280)
    for wide, high, beside in ((1280, 800, True), (1280, 1024, True), (1024, 1280, False), (900, 620, True)):
        house.windows[0].resize(wide, high)
        settled(house.windows[0])
        panel, board = box(table.aside()), box(table.board)
        assert (panel.left() == board.right() + 1 and panel.top() == board.top()) == beside
        assert (panel.top() == board.bottom() + 1 and panel.left() == board.left()) != beside


def test_below_the_table_cards_and_pages_stand_side_by_side(house: House) -> None:
    rail = shown(house, table_of(KEY), 800, 1280).rail
    page = rail.page(0)
    assert page is not None
    assert all(card.isVisible() and box(card).right() < box(page).left() for card in rail.cards)


def test_with_large_words_cards_stand_above_the_pages(house: House) -> None:
    table = shown(house, table_of(KEY), 800, 1280)
    house.windows[0].appearance.set_text_size(200)
    settled(house.windows[0])
    page = table.rail.page(0)
    assert page is not None
    assert box(table.rail).top() == box(table.board).bottom() + 1
    assert box(table.rail.cards[-1]).bottom() < box(page).top()
    assert page.height() >= 100


def test_a_folded_rail_stays_beside_the_table(house: House) -> None:
    table = shown(house, table_of(KEY), 800, 1280)
    table.rail.toggle()
    settled(house.windows[0])
    assert box(table.rail).left() == box(table.board).right() + 1
    table.rail.toggle()
    settled(house.windows[0])
    assert box(table.rail).top() == box(table.board).bottom() + 1


def test_what_is_shown_in_steps_covers_neither_table_nor_cards(house: House) -> None:
    table = shown(house, steps, 800, 1280)
    assert table.steps.isVisible()
    for other in (table.board, *table.rail.cards):
        assert not box(table.steps).intersects(box(other))


def test_a_replay_stands_the_same_way(house: House) -> None:
    shown(house, replay, 800, 1280)
    played = house.windows[0].findChild(Replay)
    assert played is not None
    assert played.board.width() == 800


def test_a_window_at_rest_lays_nothing_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folded panel of a narrow window took the width of an open one in between, and its own again, for ever."""
    shown(house, steps, 640, 480)
    settle()
    passes, stand = list[int](), SidePanel.stand

    def counted(panel: SidePanel, wide: int, *, below: bool) -> None:
        passes.append(wide)
        stand(panel, wide, below=below)

    monkeypatch.setattr(SidePanel, "stand", counted)
    settle()
    assert passes == []


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()
