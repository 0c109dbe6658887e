"""One look a refresh: whoever shows the same position with the same draft shares it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.board.test_table_view import Recorder
from tests.ui.toy import ToyLook, ToyTable, ToyView, ann, chooser


class CountedLook(ToyLook):
    """Counts how often its pieces are asked for."""

    asked = 0

    @property
    def pieces(self) -> Sequence[Piece]:
        self.asked += 1
        return super().pieces


class CountedTable(ToyTable):
    """Remembers the looks it made."""

    def __init__(self) -> None:
        self.made: list[CountedLook] = []

    def make_view_model(self, view: ToyView, seat: Seat | None, draft: Draft = ()) -> CountedLook:
        self.made.append(CountedLook(view, seat, draft))
        return self.made[-1]


@pytest.fixture
def table() -> CountedTable:
    return CountedTable()


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def view(appearance: Appearance, qtbot: QtBot, table: CountedTable, recorder: Recorder) -> TableView:
    view = TableView(appearance, "gnomadic_gardeners", table, recorder)
    qtbot.addWidget(view)
    view.resize(1000, 752)
    view.show()
    return view


def test_table_painters_and_lists_share_one_look(
    appearance: Appearance, qtbot: QtBot, view: TableView, table: CountedTable, recorder: Recorder
) -> None:
    lists = ListModeView(appearance, table, looks=view.interaction.look_cache)
    qtbot.addWidget(lists)
    moves = chooser(ToyView())
    for shown in (view, lists):
        shown.show_position(ToyView(), 0, moves, ann)
    (made,) = table.made
    assert recorder.under[-1].look is made
    assert view.interaction.look is made
    view.interaction.lift("ann")
    view.interaction.drop("bench")
    lists.refresh()
    assert [one.draft for one in table.made] == [(), view.interaction.draft], "a draft is another look, one for both"


def test_the_same_position_shown_again_is_neither_looked_at_nor_painted_again(
    view: TableView, table: CountedTable, recorder: Recorder
) -> None:
    for _ in range(2):
        view.show_position(ToyView(), 0, chooser(ToyView()), ann)
    assert (len(table.made), len(recorder.under)) == (1, 1)


def test_other_eyes_have_another_look(view: TableView, table: CountedTable) -> None:
    for seat in (0, 1, 0):
        view.show_position(ToyView(), seat, None, ann)
    assert [one.seat for one in table.made] == [0, 1, 0], "nothing is kept of what others saw"
