"""Views of the garden book, opened as a person does: matches, sessions, all players, one player."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from garden_desktop.ui.book.evenings import SESSIONS, EveningsPage
from garden_desktop.ui.book.people.page import PeoplePage
from garden_desktop.ui.window import MainWindow

MATCHES_TAB: Final = 0
PLAYERS_TAB: Final = 1


def open_matches(window: MainWindow) -> None:
    window.navigator.library.tabs.turn_to(MATCHES_TAB)


def open_sessions(window: MainWindow) -> EveningsPage:
    library = window.navigator.library
    library.tabs.turn_to(MATCHES_TAB)
    QTest.mouseClick(library.matches.view.segment(SESSIONS), Qt.MouseButton.LeftButton)
    page = library.matches.sessions
    assert page is not None
    return page


def open_players(window: MainWindow) -> PeoplePage:
    """The tab of players, with all of them chosen unless another one was."""
    window.navigator.library.tabs.turn_to(PLAYERS_TAB)
    page = window.findChild(PeoplePage)
    assert page is not None
    return page


def open_one_player(window: MainWindow) -> PeoplePage:
    page = open_players(window)
    page.list.go_to(min(1, len(page.list.things) - 1))
    return page


VIEWS: Final = (open_matches, open_players, open_one_player, open_sessions)
