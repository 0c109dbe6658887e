from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.party import Party, colour_of
from garden_desktop.ui.match.plot import PlotTab, Race, RacePlot, Series

GAME = "gnomadic_gardeners"
ANN, BEN = Party("Ann", "trowel"), Party("Ben", "can")
RACE = Race((Series(ANN, ((0, 0), (1, 9), (2, 21))), Series(BEN, ((0, 0), (1, 4), (2, 30)))), 77)

LAZY = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from garden_desktop.ui.kit.look import Look
from garden_desktop.ui.kit.party import Party
from garden_desktop.ui.match.plot import PlotTab, Race, Series
tab = PlotTab(Look(), "gnomadic_gardeners")
tab.show_race(Race((Series(Party("Ann", "trowel"), ((0, 0), (1, 9))),), 77))
print([name in sys.modules for name in ("numpy", "pyqtgraph")])
tab.show()
print([name in sys.modules for name in ("numpy", "pyqtgraph")])
"""


@pytest.fixture
def tab(qtbot: QtBot, look: Look) -> PlotTab:
    tab = PlotTab(look, GAME)
    qtbot.addWidget(tab)
    tab.resize(256, 460)
    tab.show_race(RACE)
    tab.show()
    return tab


def test_pyqtgraph_is_loaded_when_the_plot_is_first_shown_and_not_before() -> None:
    done = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split("\n")[:2] == ["[False, False]", "[True, True]"]


def drawn(plot: RacePlot) -> list[tuple[str, Qt.PenStyle, str, list[int]]]:
    lines = plot._plot.getPlotItem().listDataItems()
    return [
        (
            item.opts["pen"].color().name(),
            item.opts["pen"].style(),
            item.opts["symbol"],
            [int(y) for y in item.getData()[1]],
        )
        for item in lines
    ]


def test_a_line_for_every_side_told_apart_by_colour_dash_and_mark(look: Look, tab: PlotTab) -> None:
    ann, ben = drawn(tab.plot)
    assert (ann[3], ben[3]) == ([0, 9, 21], [0, 4, 30])
    assert ann[0] == colour_of(look.theme, "trowel").name()
    assert ben[0] == colour_of(look.theme, "can").name()
    assert ann[1] != ben[1]
    assert ann[2] != ben[2]


def test_the_lines_follow_the_theme(look: Look, tab: PlotTab) -> None:
    morning = drawn(tab.plot)[0][0]
    look.set_theme("dusk")
    assert drawn(tab.plot)[0][0] == colour_of(look.theme, "trowel").name() != morning


def test_a_new_race_replaces_the_old_one(tab: PlotTab) -> None:
    tab.show_race(Race((Series(ANN, ((0, 0), (1, 3))),), None))
    assert [line[3] for line in drawn(tab.plot)] == [[0, 3]]


def test_the_goal_is_a_line_only_where_there_is_one(tab: PlotTab) -> None:
    def goals() -> list[float]:
        return [item.value() for item in tab.plot._plot.getPlotItem().items if hasattr(item, "value")]

    assert goals() == [77]
    tab.show_race(Race(RACE.series, None))
    assert goals() == []


def test_the_numbers_stand_in_a_table_latest_round_first(tab: PlotTab) -> None:
    model = tab.table.model()
    rows = [[model.index(row, at).data() for at in range(3)] for row in range(model.rowCount())]
    assert rows == [["2", "21", "30"], ["1", "9", "4"], ["0", "0", "0"]]
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(3)]
    assert heads == ["Round", "Ann", "Ben"]


def test_a_screen_reader_hears_how_the_race_stands(tab: PlotTab) -> None:
    assert tab.plot.accessibleName() == "The race: Ann 21, Ben 30"
