"""What was painted where a piece lay is gone once the piece lies elsewhere, whatever else is painted meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import MORNING
from tests.ui.toy import ToyTable, ToyView, ann, chooser


class Window(QWidget):
    """Window with a table and a tip above it, as it is on the screen: not painted anew for the test."""

    def __init__(self, board: TableView) -> None:
        super().__init__()
        self.board = board
        QVBoxLayout(self).addWidget(self.board)
        self.tip = QLabel("A tip", self)
        self.resize(900, 700)
        self.show()
        self.tip.raise_()
        self.board.show_position(ToyView(), 0, chooser(ToyView()), ann)
        QApplication.processEvents()

    def paint_tip(self) -> None:
        """Paint the tip, before the table has told what has to be painted of it."""
        self.tip.update()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.UpdateRequest)
        QApplication.processEvents()

    def picture(self) -> QImage:
        store = self.backingStore().paintDevice()
        assert isinstance(store, QImage)
        return store.copy()

    def is_stale(self) -> bool:
        """Whether a whole paint of the table changes what is on the screen."""
        before = self.picture()
        self.board.viewport().update()
        QApplication.processEvents()
        return before != self.picture()


@pytest.fixture(params=["first window", "another window"])
def window(appearance: Appearance, qtbot: QtBot, request: pytest.FixtureRequest) -> Window:
    """A window with a table, which may have been shown by itself before."""
    appearance.set_speed(0)
    board = TableView(appearance, "gnomadic_gardeners", ToyTable(), None)
    if request.param == "another window":
        board.show()
        QApplication.processEvents()
    window = Window(board)
    qtbot.addWidget(window)
    return window


def test_a_piece_leaves_no_picture_where_it_lay(window: Window) -> None:
    assert not window.is_stale()
    item = window.board.table_scene.pieces.item("ann")
    item.setPos(item.x() + 200, item.y() - 200)
    window.paint_tip()
    assert not window.is_stale()


def test_the_focus_ring_leaves_no_picture_where_it_was(window: Window) -> None:
    highlights, theme = window.board.table_scene.highlights, MORNING
    highlights.ring(QRectF(300, 100, 80, 110), theme)
    QApplication.processEvents()
    highlights.ring(QRectF(500, 300, 80, 110), theme)
    window.paint_tip()
    assert not window.is_stale()
