"""What the side panel, its cards, tabs, plots and scores paint, compared with golden records."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.core.table import Plot, PlotLine
from garden_desktop.core.text import Message, SideName
from garden_desktop.ui.kit.player import Player
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.side_panel.match_side_panel import FoldedSidePanel, MatchSidePanel
from garden_desktop.ui.match.side_panel.plot import PlotEndLabels, PlotLegendEntry, PlotView, spread_labels
from garden_desktop.ui.match.side_panel.side_card import DialValue, SideCard, SideState, counted, paint_bar, paint_dial
from garden_desktop.ui.match.side_panel.tabs import PlotTab, ScoreTab, ScoreTally
from tests.systems import linux
from tests.ui.match.painting.conftest import Compare
from tests.ui.match.painting.recorder import PaintRecorder, whole

pytestmark = linux("elsewhere letters have another width")
GAME = "gnomadic_gardeners"
HEN, CAT = ("animal-hen", "Watchful Hen"), ("animal-cat", "Cat")
ANN, BEN = Player("Ann", "trowel"), Player("Ben", "can")
LONG = Player("Bartholomew of the Long Garden", "key")
STATES = (
    SideState(ANN, "choosing", 48, 77, 62, (HEN,), True),
    SideState(BEN, "bench sealed", 56, 77, None, (HEN, CAT, HEN, HEN, HEN, CAT, CAT), False),
    SideState(LONG, "has put a stone on the bench, and thinks about another one", 0, 77, 0, (), False),
    SideState(ANN, "choosing", 12, None, 15, (HEN, CAT), True),
    SideState(ANN, "choosing", 12, None, 12, (HEN,) * 9, False),
    SideState(LONG, "has put a stone on the bench", 112, None, None, (HEN, HEN), False),
    SideState(LONG, "has put a stone on the bench", None, None, None, (), False),
    SideState(BEN, "", None, 50, None, (CAT,), True, "3 wins"),
)


def test_a_side_card_paints_score_goal_status_and_possessions(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    for sides in (1, 4):
        card = SideCard(usual, GAME, window, sides=sides)
        for number, state in enumerate(STATES):
            card.show_state(state)
            card.resize(256, card.sizeHint().height())
            recorder.show(f"{sides} sides, state {number}", card)
    recorder.note(str(counted(STATES[1].sprites)))
    card.resize(180, 68)
    for number, state in enumerate(STATES[:6]):
        card.show_state(state)
        recorder.show(f"narrow, state {number}", card)
    card.show()
    window.activateWindow()
    card.setFocus()
    recorder.show("focused", card)
    usual.set_text_size(150)
    card = SideCard(usual, GAME, window)
    card.show_state(STATES[0])
    card.resize(card.sizeHint())
    recorder.show("text of 150 %", card)
    compare("side-card")


def test_a_dial_and_a_bar_paint_the_way_to_a_goal(recorder: PaintRecorder, compare: Compare, usual: Appearance) -> None:
    for theme in ("morning", "dusk"):
        usual.set_theme(theme)
        for values in ((0, 77), (1, 77), (20, 77, 50), (90, 77), (20, 77, 90)):
            for draw, rect in ((paint_dial, QRectF(5, 7, 90, 90)), (paint_bar, QRectF(5, 7, 120, 8))):
                recorder.paint(
                    f"{theme} {draw.__name__} {values}",
                    QSize(130, 100),
                    draw,
                    usual.theme,
                    rect,
                    DialValue(*values),
                    QColor("#336699"),
                )
    compare("dial")


def test_the_folded_side_panel_paints_signs_and_scores(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance, window: QWidget
) -> None:
    folded = FoldedSidePanel(appearance, GAME, window)
    folded.show_sides([*STATES[:2], STATES[6]])
    for high in (600, 150):
        folded.resize(60, high)
        recorder.show(f"{high} high", folded)
    compare("side-panel-folded")


def panel(appearance: Appearance, sides: int, qtbot: QtBot) -> MatchSidePanel:
    made = MatchSidePanel(appearance, GAME, sides)
    qtbot.addWidget(made)
    made.show_sides(STATES[:sides])
    for name in ("Log", "Score"):
        made.add_page(partial(QLabel, name))
    made.name_pages(["Log", "Score of everybody"])
    return made


def test_the_side_panel_is_laid_out_beside_below_and_folded(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, qtbot: QtBot
) -> None:
    for sides in (2, 5):
        made = panel(usual, sides, qtbot)
        made.resize(280, 800)
        made.show()
        recorder.show(f"{sides} sides", made)
        recorder.note(f"needs {[made.needed(wide) for wide in (400, 559, 560, 900)]}")
    made = panel(usual, 2, qtbot)
    made.show()
    for wide, high, below in ((900, 260, True), (500, 500, True), (280, 700, False)):
        made.stand(wide, below=below)
        made.resize(wide, high)
        made.keep_free(60 if below else 0, made)
        recorder.show(f"{wide} x {high}, {'below' if below else 'beside'}", made)
        foot = made.foot
        recorder.note(f"foot {foot.x()},{foot.y()} {foot.width()}x{foot.height()} spare {made.spare}")
    made.open_page(1)
    recorder.show("second page", made)
    for percent, wide in ((100, 728), (100, 727), (150, 1490), (150, 1491)):
        usual.set_text_size(percent)
        made.stand(wide, below=False)
        recorder.note(f"{percent} %, {wide} wide: folded {made.folded}, {made.beside} beside")
    made.stand(500, below=False)
    made.resize(72, 700)
    recorder.show("folded", made)
    recorder.note(f"page {made.shown_page}, spare {made.spare}, cards {made.shows_cards}")
    compare("side-panel")


def msg(text: str) -> Message:
    return Message("test", text)


def side(number: int, *scores: float) -> PlotLine:
    points = tuple((float(at), score) for at, score in enumerate(scores))
    return PlotLine(msg("{who}").of(who=SideName(number)), points, side=number)


RACE = Plot(msg("How it went"), msg("Round"), (side(0, 0, 9, 21), side(1, 0, 4.5, 30)), 77)
TULIP = PlotLine(msg("Tulip"), ((0, 1), (3, 2), (4, 5)), "animal-hen", stepped=True, colour="#DE5A33")
ROSE = PlotLine(msg("Rose"), ((0, -2), (24, 5)), "animal-cat", stepped=True, colour="#3A5AD3")
TRACK = PlotLine(msg("Track"), ((0, 25), (24, 3)), stepped=True, dashed=True)
MARKET = Plot(
    msg("The market with a long title"),
    msg("Turn"),
    (TULIP, ROSE, TRACK),
    note=msg("The dashed line falls."),
    mark=(4, 5),
    span=msg("4 turns"),
    bands=((3.0, "Frost"),),
)
EMPTY = Plot(msg("Nothing"), msg("Turn"), ())
PLAYERS = (ANN, BEN)


def test_the_legend_and_the_ends_of_a_plot_are_painted(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    for at, line in enumerate((*RACE.lines, *MARKET.lines, *(replace_side(number) for number in range(6)))):
        entry = PlotLegendEntry(usual, GAME, line, at, f"Line {at}", PLAYERS)
        entry.setParent(window)
        entry.resize(entry.sizeHint())
        recorder.show(f"entry {at}", entry)
    recorder.note(*(str(spread_labels(wanted, 18, 91)) for wanted in SPREAD))
    compare("plot-legend")


SPREAD: Sequence[Sequence[float]] = ([], [5], [95], [5, 6, 7], [60, 85, 90], [10, 10, 90, 91], [0, 1, 2, 3, 4, 5])


def replace_side(number: int) -> PlotLine:
    return PlotLine(msg("x"), ((0.0, 1.0),), side=number % 2)


def axes(view: PlotView) -> list[str]:
    """What pyqtgraph was told: ranges, ticks, lines and marks."""
    item = view._plot.getPlotItem()
    (left, right), (low, high) = item.getViewBox().viewRange()
    found = [f"from {left:.2f},{low:.2f} to {right:.2f},{high:.2f}", f"ticks {item.getAxis('bottom')._tickLevels}"]
    for axis in ("left", "bottom"):
        one = item.getAxis(axis)
        found.append(f"{axis}: font {one.style['tickFont'].pixelSize()} tick {one.style['tickLength']} grid {one.grid}")
    for part in item.items:
        about = [type(part).__name__]
        for option in ("pen", "symbol", "symbolSize", "stepMode", "antialias"):
            value = getattr(part, "opts", {}).get(option)
            if option == "pen" and value is not None:
                value = f"{value.color().name()} {value.widthF():.1f} {value.style().name}"
            about.append(f"{option} {value}")
        if label := getattr(part, "label", None):
            about.append(f"label {label.toPlainText()} {label.textItem.font().pixelSize()} at {label.orthoPos}")
        if hasattr(part, "angle"):
            about.append(f"angle {part.angle} at {part.value()} {part.pen.color().name()} {part.pen.widthF():.1f}")
        if hasattr(part, "getData"):
            about.append(f"data {[[float(one) for one in row] for row in part.getData()]}")
        found.append(" ".join(about))
    return found


def test_plots_are_laid_out_with_axes_legend_note_and_numbers(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, qtbot: QtBot
) -> None:
    tab = PlotTab(usual, GAME)
    qtbot.addWidget(tab)
    tab.resize(256, 460)
    for title, plots in (("race", [RACE]), ("market", [MARKET, RACE]), ("empty", [EMPTY])):
        tab.show_plots(plots, PLAYERS)
        tab.show()
        recorder.arrange(title, tab)
        view = tab.box.picture
        recorder.note(*axes(view), *numbers(tab))
        if title != "empty":
            ends = tab.findChildren(PlotEndLabels)[0]
            recorder.note(f"ends {ends.isVisibleTo(view)} {[whole(ends._height_of(line)) for line in ends._lines]}")
            recorder.show("ends", ends)
    tab.resize(500, 460)
    tab.show_plots([MARKET, RACE], PLAYERS)
    recorder.arrange("wide", tab)
    tab.box.turn()
    recorder.arrange("turned to the next", tab)
    compare("plot")


def numbers(tab: PlotTab) -> list[str]:
    """The table of numbers, a line each, with headings as heard."""
    table, model = tab.table, tab.table.model()
    role, across = Qt.ItemDataRole.AccessibleTextRole, Qt.Orientation.Horizontal
    heads = [model.headerData(column, across, role) for column in range(model.columnCount())]
    shown = [str(model.headerData(column, across) or "") for column in range(model.columnCount())]
    rows = [
        " ".join(f"{model.index(row, column).data()!r}" for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]
    high = table.verticalHeader().defaultSectionSize()
    return [f"{table.accessibleName()}: {heads} {shown} rows {high}, grid {table.showGrid()}", *rows]


def test_scores_are_listed_for_each_side(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance, qtbot: QtBot
) -> None:
    tab = ScoreTab(appearance)
    qtbot.addWidget(tab)
    tallies = [ScoreTally("Ann", (("Tasks", "2 x 3", 6), ("Gnomes", "5", 5)), 11), ScoreTally("Ben", (), 0)]
    for shown in ([], tallies):
        tab.show_tallies(shown)
        recorder.note(tab.toPlainText(), f"margin {tab.document().documentMargin()}", tab.accessibleName())
    compare("scores")
