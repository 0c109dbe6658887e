"""What a match waits for, and what is open on its screen, is kept in objects and never read back from widgets."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui import match
from garden_desktop.ui.kit.layout.notice import OverlayWidget
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.table_views import TableViews
from tests.ui.toy import ToyTable, ToyView, chooser

FOLDER = Path(next(iter(match.__path__)))
READS_VISIBILITY = frozenset({"isVisible", "isHidden", "isVisibleTo"})


def visibility_read(source: str) -> Iterator[int]:
    """The lines on which a widget is asked whether it is visible."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in READS_VISIBILITY:
            yield node.lineno


def test_nothing_in_a_match_asks_a_widget_whether_it_is_visible() -> None:
    """It would be no state: a widget is hidden as well while only the page below is, and before its window is shown."""
    files = sorted(FOLDER.rglob("*.py"))
    assert len(files) > 50, "the whole package is looked at"
    found = [f"{file.name}:{line}" for file in files for line in visibility_read(file.read_text("utf-8"))]
    assert not found


def test_a_condition_on_a_widget_would_be_found() -> None:
    assert list(visibility_read("if board.isHidden():\n    show = lists.isVisible\n")) == [1, 2]


def test_an_overlay_is_open_although_the_page_below_it_is_hidden(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    overlay = OverlayWidget(page)
    assert not overlay.is_open
    overlay.show_overlay()
    assert (overlay.is_open, overlay.isVisible()) == (True, False)
    page.show()
    overlay.dismiss()
    assert (overlay.is_open, overlay.isVisible()) == (False, False)


def test_board_or_lists_are_shown_also_in_a_window_that_is_not(appearance: Appearance, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    views = TableViews(appearance, "gnomadic_gardeners", ToyTable(), None, page)
    for view in views.both:
        qtbot.addWidget(view)
    views.show_position(ToyView(), 0, chooser(ToyView()), str)
    assert (views.shown, views.lists_shown) == (views.board, False)
    views.switch()
    assert (views.shown, views.lists_shown) == (views.lists, True)
    assert views.board.isHidden()
    views.switch()
    assert views.shown is views.board
    assert views.lists.isHidden()


def test_what_is_begun_on_the_board_is_told_before_the_lists_show_it(appearance: Appearance, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    views = TableViews(appearance, "gnomadic_gardeners", ToyTable(), None, page)
    for view in views.both:
        qtbot.addWidget(view)
    views.show_position(ToyView(), 0, chooser(ToyView()), str)
    drafts: list[int] = []
    views.draft_changed.connect(lambda: drafts.append(len(views.board.interaction.draft)))
    assert views.board.interaction.lift("bob")
    assert views.board.interaction.drop("bench")
    assert drafts == [1]
