from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.text import Message, SideName
from garden_desktop.ui.kit.player import Player, colour_of
from garden_desktop.ui.kit.style import size
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.style_sheet import apply_theme
from garden_desktop.ui.kit.style.theme import MORNING
from garden_desktop.ui.match.side_panel.plot import PlotEndLabels, PlotLegendEntry, PlotView, spread_labels
from garden_desktop.ui.match.side_panel.tabs import PlotTab

GAME = "gnomadic_gardeners"
ANN, BEN = Player("Ann", "trowel"), Player("Ben", "can")
PARTIES = (ANN, BEN)


def msg(text: str) -> Message:
    return Message("test", text)


def side(number: int, *scores: float) -> PlotLine:
    points = tuple((float(at), score) for at, score in enumerate(scores))
    return PlotLine(msg("{who}").of(who=SideName(number)), points, side=number)


RACE = Plot(msg("How it went"), msg("Round"), (side(0, 0, 9, 21), side(1, 0, 4, 30)), 77)
TULIP = PlotLine(msg("Tulip"), ((0, 1), (3, 2), (4, 5)), "animal-hen", stepped=True, colour="#DE5A33")
TRACK = PlotLine(msg("Track"), ((0, 25), (4, 3)), stepped=True, dashed=True)
MARKET = Plot(
    msg("The market"), msg("Turn"), (TULIP, TRACK), note=msg("The dashed line falls."), mark=(4, 5), span=msg("4 turns")
)


LAZY = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.core.table import PlotLine, Plot
from garden_desktop.core.text import Message
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.match.side_panel.tabs import PlotTab
tab = PlotTab(Appearance(), "gnomadic_gardeners")
word = Message("test", "word")
tab.show_plots([Plot(word, word, (PlotLine(word, ((0, 0), (1, 9)), side=0),), 77)], [Player("Ann", "trowel")])
print([name in sys.modules for name in ("numpy", "pyqtgraph")])
tab.show()
print([name in sys.modules for name in ("numpy", "pyqtgraph")])
"""


@pytest.fixture
def tab(qtbot: QtBot, appearance: Appearance) -> PlotTab:
    tab = PlotTab(appearance, GAME)
    qtbot.addWidget(tab)
    tab.resize(256, 460)
    tab.show_plots([RACE], PARTIES)
    tab.show()
    return tab


def test_pyqtgraph_is_loaded_when_the_plot_is_first_shown_and_not_before() -> None:
    done = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split("\n")[:2] == ["[False, False]", "[True, True]"]


def drawn(plot: PlotView) -> list[tuple[str, Qt.PenStyle, str | None, list[int]]]:
    lines = plot._plot.getPlotItem().listDataItems()
    return [
        (
            item.opts["pen"].color().name(),
            item.opts["pen"].style(),
            item.opts["symbol"],
            [int(y) for y in item.getData()[1]],
        )
        for item in lines
        if "stepMode" in item.opts
    ]


def test_a_line_for_every_side_told_apart_by_colour_dash_and_mark(appearance: Appearance, tab: PlotTab) -> None:
    ann, ben = drawn(tab.box.picture)
    assert (ann[3], ben[3]) == ([0, 9, 21], [0, 4, 30])
    assert ann[0] == colour_of(appearance.theme, "trowel").name()
    assert ben[0] == colour_of(appearance.theme, "can").name()
    assert ann[1] != ben[1]
    assert ann[2] != ben[2]


def test_the_lines_follow_the_theme(appearance: Appearance, tab: PlotTab) -> None:
    morning = drawn(tab.box.picture)[0][0]
    appearance.set_theme("dusk")
    assert drawn(tab.box.picture)[0][0] == colour_of(appearance.theme, "trowel").name() != morning


def test_a_new_race_replaces_the_old_one(tab: PlotTab) -> None:
    tab.show_plots([RACE._replace(lines=(side(0, 0, 3),))], PARTIES)
    assert [line[3] for line in drawn(tab.box.picture)] == [[0, 3]]


def test_the_goal_is_a_line_only_where_there_is_one(tab: PlotTab) -> None:
    def goals() -> list[float]:
        return [item.value() for item in tab.box.picture._plot.getPlotItem().items if hasattr(item, "value")]

    assert goals() == [77]
    tab.show_plots([RACE._replace(goal=None)], PARTIES)
    assert goals() == []


def test_the_number_of_a_goal_just_reached_is_whole_in_a_low_picture(qtbot: QtBot, appearance: Appearance) -> None:
    picture = PlotView(appearance, GAME)
    qtbot.addWidget(picture)
    picture.resize(300, 140)
    picture.show_plot(RACE._replace(goal=30), PARTIES)
    picture.show()
    qtbot.wait(1)
    plot = picture._plot
    goal = next(item for item in plot.getPlotItem().items if hasattr(item, "value"))
    words, room = goal.label.sceneBoundingRect(), plot.getViewBox().sceneBoundingRect()
    assert room.top() <= words.top() <= words.bottom() <= room.bottom()


def test_the_numbers_stand_in_a_table_latest_round_first(tab: PlotTab) -> None:
    model = tab.table.model()
    rows = [[model.index(row, at).data() for at in range(3)] for row in range(model.rowCount())]
    assert rows == [["2", "21", "30"], ["1", "9", "4"], ["0", "0", "0"]]
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(3)]
    assert heads == ["Round", "Ann", "Ben"]


def test_a_screen_reader_hears_how_the_race_stands(tab: PlotTab) -> None:
    assert tab.box.picture.accessibleName() == "How it went: Ann 21, Ben 30"


def test_a_line_of_no_side_has_the_colour_the_game_gives_it_and_steps(tab: PlotTab) -> None:
    tab.show_plots([MARKET], PARTIES)
    tulip, track = drawn(tab.box.picture)
    assert tulip[0] == "#de5a33"
    assert (tulip[1], track[1]) == (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)
    assert (tulip[2], track[2]) == (None, None)
    assert tab.box.picture._plot.getPlotItem().listDataItems()[0].opts["stepMode"] == "left"


def test_ink_stands_for_a_line_without_a_colour(appearance: Appearance, tab: PlotTab) -> None:
    tab.show_plots([MARKET], PARTIES)
    assert drawn(tab.box.picture)[1][0] == appearance.theme.ink.name()


def test_lines_with_pictures_end_in_them_and_need_no_key(qtbot: QtBot, tab: PlotTab) -> None:
    tab.show_plots([MARKET], PARTIES)
    ends = tab.findChild(PlotEndLabels)
    assert ends
    assert ends.isVisible()
    assert [key for key in tab.findChildren(PlotLegendEntry) if key.isVisible()] == []
    tab.show_plots([RACE], PARTIES)
    assert not ends.isVisible()
    qtbot.waitUntil(
        lambda: len([key for key in tab.findChildren(PlotLegendEntry) if key.isVisible()]) == 2, timeout=1000
    )


def test_the_point_that_matters_is_ringed(appearance: Appearance, tab: PlotTab) -> None:
    def rings() -> list[tuple[float, float]]:
        items = tab.box.picture._plot.getPlotItem().items
        return [(p.pos().x(), p.pos().y()) for item in items if hasattr(item, "points") for p in item.points()]

    assert rings() == []
    tab.show_plots([MARKET], PARTIES)
    assert rings() == [(4, 5)]


def test_pictures_at_the_ends_stand_apart_and_inside() -> None:
    assert spread_labels([10, 11, 50], 18, 200) == [10, 28, 50]
    assert spread_labels([190, 195, 196], 18, 200) == [164, 182, 200]


def test_a_price_below_nothing_is_still_on_the_picture(tab: PlotTab) -> None:
    tab.show_plots([MARKET._replace(lines=(TRACK._replace(points=((0, 3), (1, -2))),))], PARTIES)
    assert tab.box.picture._plot.getViewBox().viewRange()[1][0] <= -2


def test_of_several_plots_the_arrow_shows_the_next_with_its_numbers_and_note(tab: PlotTab) -> None:
    tab.show_plots([MARKET, RACE], PARTIES)
    assert tab.box._next.isVisible()
    assert (tab.box._title.text(), tab.box._span.text()) == ("The market", "4 turns")
    assert tab.box._note.text() == "The dashed line falls."
    tab.box._next.click()
    assert tab.box._title.text() == "How it went"
    assert not tab.box._note.isVisible()
    assert tab.table.model().columnCount() == 3
    tab.show_plots([MARKET, RACE], PARTIES)
    assert tab.box._title.text() == "How it went", "what was looked at stays"
    tab.box._next.click()
    assert tab.box._title.text() == "The market"


def test_one_plot_needs_no_arrow(tab: PlotTab) -> None:
    assert not tab.box._next.isVisible()


def test_a_column_under_a_picture_still_has_a_name(tab: PlotTab) -> None:
    tab.show_plots([MARKET], PARTIES)
    model, across = tab.table.model(), Qt.Orientation.Horizontal
    names = [model.headerData(at, across, Qt.ItemDataRole.AccessibleTextRole) for at in range(3)]
    assert names == ["Turn", "Tulip", "Track"]


def test_a_picture_has_the_usual_size_though_an_earlier_test_left_larger_words(
    qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    """The style sheet of the application stays from test to test: at 175 % not even a short title left room."""
    size.set_scale(200)
    apply_theme(qapp, MORNING)
    assert qapp.font().pixelSize() == 30
    request.getfixturevalue("appearance")
    assert qapp.font().pixelSize() == 15


def test_a_long_title_is_not_cut_off_by_how_much_of_it_there_was(tab: PlotTab) -> None:
    tab.show_plots([MARKET._replace(title=msg("A title as long as German ones are")), RACE], PARTIES)
    assert not tab.box._span.isVisible()
    tab.resize(500, 460)
    assert tab.box._span.isVisible()
    tab.resize(256, 460)
    assert not tab.box._span.isVisible()
    tab.box.turn()
    tab.box.turn()
    tab.show_plots([MARKET, RACE], PARTIES)
    assert tab.box._span.isVisible(), "a short one leaves it its place"
