"""Input to a home screen with many games, and queries of what it shows."""

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
    """Type into the search field; returns the titles that remain."""
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
    """Return the number of the packet with the keyboard focus, or a name for another widget that has it."""
    widget = home.focusWidget()
    return home.page.game_cards.index(widget) if isinstance(widget, GameCard) else type(widget).__name__


def in_sight(home: HomeScreen, widget: QWidget) -> bool:
    """Return whether a packet is fully in the visible part of the shelf, buttons included."""
    area = widget.rect() if not isinstance(widget, GameCard) else QRect(0, 0, widget.width(), widget.risen.height())
    return home.rect().contains(QRect(widget.mapTo(home, area.topLeft()), area.size()))
