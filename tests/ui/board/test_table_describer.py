"""What can be done is said as something to do."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from garden_desktop.games.fire_and_flora.table.table import FloraTable
from garden_desktop.ui.board.accessibility.table_accessibility import TableDescriber
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.fire_and_flora.desk import desk


def test_a_card_is_put_on_a_land_and_given_to_a_button(appearance: Appearance, qtbot: QtBot) -> None:
    at = desk("HQ1 | EF1 sagebrush small", "HQ2 | EF2", hands=("water",))
    table, view = FloraTable(at.rules), at.rules.view(at.state, 0)
    board = TableView(appearance, "fire_and_flora", table, None)
    qtbot.addWidget(board)
    board.show_position(view, 0, table.move_builder(view), str)
    wording = TableDescriber(board.interaction)
    assert wording.doing("EF1", "card-water-1") == "Play Water on Empty Field"
    assert wording.doing("sell", "card-water-1").endswith(": Water")
    assert wording.doing("end", "") == "End the turn"
