"""What hands do on a home screen with many games, and what eyes see of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.home.game_card import GameCard
from garden_desktop.ui.home.home_screen import HomeScreen
from garden_desktop.ui.home.shortcuts import GameSearchField

Build = Callable[..., HomeScreen]


def the_finder(home: HomeScreen) -> GameSearchField:
    assert home.page.finder is not None
    return home.page.finder


def search(home: HomeScreen, words: str) -> list[str]:
    """Type into the search field; the titles that are left."""
    finder = the_finder(home)
    finder.setFocus()
    QTest.keyClicks(finder, words)
    return [packet.title() for packet in home.page.game_cards if packet.isVisible()]


def key(home: HomeScreen, *keys: Qt.Key) -> None:
    for pressed in keys:
        widget = home.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, pressed)


def focused(home: HomeScreen) -> int | str:
    """The number of the packet that has the keyboard, or what else has it."""
    widget = home.focusWidget()
    return home.page.game_cards.index(widget) if isinstance(widget, GameCard) else type(widget).__name__


def in_sight(home: HomeScreen, widget: QWidget) -> bool:
    """The whole of it that stands before the shelf, buttons and all."""
    area = widget.rect() if not isinstance(widget, GameCard) else QRect(0, 0, widget.width(), widget.risen.height())
    return home.rect().contains(QRect(widget.mapTo(home, area.topLeft()), area.size()))
