"""What was there in the last position and is not in this one: nobody stands on it, paints it or foretells it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import Draft, InputStep, MoveBuilder
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.board.layout import piece_ref, place_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.board.test_table_view import Recorder
from tests.ui.toy import CELLS, ToyLook, ToyTable, ToyView, ann, chooser

EMPTY = ToyView(absent=("t1",))


class TokenLook(ToyLook):
    """On the first task lies a token with the id of its place, as nobody in particular has; a button goes with it."""

    @property
    def places(self) -> Sequence[Place]:
        return [place for place in super().places if not self.view.absent or place.id != "never"]

    @property
    def pieces(self) -> Sequence[Piece]:
        token = Piece("t1", "t1", "crop-fruit", Message("toy", "Token"), 40, 40)
        return [*super().pieces, *(() if self.view.absent else (token,))]

    def preview_move(self, move: str) -> Sequence[Message]:
        """As a game may, it counts on being asked about what there is."""
        there = {one.id: one for one in self.pieces}
        return (there[move.partition(" ")[0]].label,)


class TokenTable(ToyTable):
    def make_view_model(self, view: ToyView, seat: Seat | None, draft: Draft = ()) -> TokenLook:
        return TokenLook(view, seat, draft)


def tokens(view: ToyView) -> MoveBuilder[str]:
    """The token goes to any cell; where there is none, one passes."""
    drops = [] if view.absent else [(cell, (InputStep(cell, "t1"),)) for cell in CELLS]
    return MoveBuilder([*drops, ("pass", (InputStep("pass"),))])


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def view(appearance: Appearance, qtbot: QtBot, recorder: Recorder) -> TableView:
    view = TableView(appearance, "gnomadic_gardeners", TokenTable(), recorder)
    qtbot.addWidget(view)
    view.resize(1000, 752)
    view.show()
    qtbot.waitExposed(view)
    view.setFocus()
    show(view, ToyView())
    return view


def show(view: TableView, position: ToyView) -> None:
    view.show_position(position, 0, tokens(position), ann)


def test_the_cursor_leaves_a_token_that_goes_though_its_place_stays(view: TableView) -> None:
    """A token bought from a slot left the cursor on nothing, and the next key failed."""
    QTest.keyClick(view, Qt.Key.Key_Shift)
    view.table_cursor.move_to(piece_ref("t1"))
    show(view, EMPTY)
    assert view.table_cursor.at == place_ref("t1"), "the nearest thing that is there"
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.table_cursor.at is not None
    assert not view.table_scene.layout.rect(view.table_cursor.at).isEmpty()


def test_what_was_held_and_is_gone_is_not_painted_once_more(view: TableView, recorder: Recorder) -> None:
    """A piece in hand was painted by the rules of a position in which it is not known."""
    view.interaction.lift("t1")
    show(view, EMPTY)
    assert [piece for piece, shown in recorder.pieces if shown.look.view == EMPTY and piece == "t1"] == []
    assert view.interaction.held == ""


def test_the_pointer_is_over_no_place_that_is_gone(view: TableView) -> None:
    view.table_scene.point_at("never")
    show(view, EMPTY)
    assert view.table_scene.over == ""


def test_a_list_foretells_what_is_on_offer_now(appearance: Appearance, qtbot: QtBot) -> None:
    """Filled anew, a list passes over the lines of the last position, whose pieces may be gone."""
    lists = ListModeView(appearance, TokenTable())
    qtbot.addWidget(lists)
    lists.show()
    lists.show_position(ToyView(), 0, tokens(ToyView()), ann)
    assert lists.then.text() == "Token"
    lists.show_position(EMPTY, 0, tokens(EMPTY), ann)
    assert lists.then.text() == ""
    lists.show_position(ToyView(), 0, chooser(ToyView()), ann)
    assert lists.doings.count() > 1
