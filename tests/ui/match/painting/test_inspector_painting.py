"""What the panel of the inspector, its pages and the line to the target paint, compared with golden records."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from garden_desktop.core.inspection import (
    CycleSide,
    CycleTransition,
    Inspection,
    InspectionLine,
    LifeCycle,
    ValueChange,
)
from garden_desktop.core.text import Message
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.inspector.cycle_page import CyclePage
from garden_desktop.ui.match.inspector.inspection_page import InspectionPage, InspectionTexts
from garden_desktop.ui.match.inspector.panel import ConnectorLine, InspectorPanel
from garden_desktop.ui.match.inspector.panel_placement import PlacementArea, connector_line, place_panel
from tests.systems import linux
from tests.ui.match.painting.conftest import Compare
from tests.ui.match.painting.recorder import PaintRecorder

pytestmark = linux("elsewhere letters have another width")
GAME = "fire_and_flora"
LONG = "One sentence about this plant that does not go on one line, nor on two of them"


def words(text: str) -> Message:
    return Message("none", text)


TWO = ("C01", "C02")
LINES = (
    InspectionLine(words("grows")),
    InspectionLine(words("grows"), TWO, words("Water"), ValueChange(1, 12, "star"), words("3 of 4")),
    InspectionLine(words(LONG), TWO[:1], words("Water"), ValueChange(10, 2), words("as many as can be held")),
    InspectionLine(words(LONG), term=words("A term that is too long for the column"), change=ValueChange(1, 2)),
    InspectionLine(words("lacks it"), TWO, chip=words("none yet"), lacking=True),
    InspectionLine(words("has it"), (), words("Soil:"), chip=words("two")),
    InspectionLine(words(LONG), (), words("Soil"), ValueChange(7, 8, "star")),
)
PLANTS = (CycleSide("C01", words("Seedling"), 0), CycleSide("C02", words("A plant with a long name indeed"), 3))
WAYS = (
    CycleTransition(words("Rain"), ("C01",), 0, 1, words("turns")),
    CycleTransition(words("Sun"), TWO, 0, 1, words("turns")),
    CycleTransition(words("Drought"), TWO, 1, 0, words("turns back")),
    CycleTransition(words("Fire"), TWO, 1, None, words("is discarded, with all that lies on it")),
    CycleTransition(words("Wind"), ("C01",), 1, 1, words("nothing")),
)
CYCLES = (
    LifeCycle(PLANTS, WAYS, 0, "star"),
    LifeCycle(PLANTS, WAYS[3:], 1, "star"),
    LifeCycle(PLANTS, (*WAYS[:1], CycleTransition(words("Frost"), (), 0, None, words(LONG))), 1),
)
WHOLE = Inspection(
    words("Reed"),
    words("A weed"),
    LINES,
    (words("Rain could stop it."), words(LONG)),
    "plants",
    ("star", "12"),
    "C01",
    words("Could be stopped:"),
    CYCLES[0],
)
SHORT = Inspection(words("A name so long that it needs more than a single line of the panel"), words(LONG))
BARE = Inspection(words("Pond"), words("A pond"), (), (words("It freezes."),), figure=("", "7"))


def texts() -> InspectionTexts:
    return InspectionTexts(str, lambda _: QColor("black"))


def test_the_page_of_an_inspection_paints_all_kinds_of_lines(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance
) -> None:
    recorder.note(texts().spoken(WHOLE), texts().spoken(SHORT), texts().spoken(BARE))
    for gloss in (WHOLE, SHORT, BARE, *(BARE._replace(lines=(line,)) for line in LINES)):
        page = InspectionPage(appearance, GAME, texts(), gloss)
        recorder.paint(f"{page.height} high", QSize(292, page.height), page.paint)
    compare("inspection")


def test_the_page_of_a_life_cycle_paints_both_sides_and_what_leads_between_them(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance
) -> None:
    for cycle in CYCLES:
        page = CyclePage(appearance, GAME, texts(), WHOLE, cycle)
        recorder.note(texts().life(cycle))
        recorder.paint(f"{page.height} high", QSize(292, page.height), page.paint)
    page = CyclePage(appearance, GAME, texts(), SHORT, CYCLES[0])
    recorder.paint(f"long title, {page.height} high", QSize(292, page.height), page.paint)
    compare("life-cycle")


def test_the_inspector_panel_paints_page_links_and_keys(
    recorder: PaintRecorder, compare: Compare, usual: Appearance, window: QWidget
) -> None:
    panel = InspectorPanel(usual, GAME, texts(), window)
    for gloss, section in ((BARE, "Ponds"), (WHOLE, "The plants and what becomes of them in the fire"), (SHORT, "")):
        size = panel.set_inspection(gloss, section)
        panel.show_at(QRectF(40, 30, size.width(), size.height()))
        recorder.show(f"{size.width()} x {size.height()}", panel)
    panel.second = True
    size = panel.set_inspection(WHOLE, "Plants")
    panel.show_at(QRectF(40, 30, size.width(), size.height()))
    recorder.show("second page", panel)
    usual.set_text_size(150)
    usual.set_speed(1)
    panel.dismiss()
    panel.show_at(QRectF(40, 30, 500, 600))
    panel._reveal.setCurrentTime(70)
    recorder.show("text of 150 %, half revealed", panel)
    panel._reveal.stop()
    compare("inspector-panel")


def test_the_connector_line_frames_its_target_and_tags_pieces(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance, window: QWidget
) -> None:
    line = ConnectorLine(appearance, window)
    way = [QPoint(200, 90), QPoint(200, 80), QPoint(400, 80)]
    line.join(QRect(150, 90, 100, 60), way)
    recorder.show("without tags", line)
    tags = [(QRect(300, 400, 80, 112), "stops"), (QRect(400, 400, 40, 112), "cannot be stopped by it")]
    line.join(QRect(150, 90, 100, 60), way, tags)
    recorder.show("with tags", line)
    compare("connector-line")


def test_the_panel_is_placed_where_it_covers_least(recorder: PaintRecorder, compare: Compare) -> None:
    room = QRect(10, 20, 900, 600)
    hand, kin, others = [QRect(0, 560, 920, 80)], [QRect(300, 200, 90, 120)], [QRect(420, 60, 200, 300)]
    grounds = {
        "free": PlacementArea(room, (), (), ()),
        "hand": PlacementArea(room, hand, (), ()),
        "pieces": PlacementArea(room, hand, kin, others),
        "low": PlacementArea(QRect(10, 20, 900, 150), hand, kin, others),
        "small": PlacementArea(QRect(10, 20, 320, 200), (), (), ()),
        "never": PlacementArea(room, [room], kin, others),
        "kin": PlacementArea(QRect(10, 20, 700, 300), (), [QRect(330, 20, 380, 150)], [QRect(330, 170, 380, 150)]),
    }
    things = [QRect(x, y, 70, 90) for x in (10, 300, 640, 839) for y in (20, 205, 470, 529)]
    for name, ground in grounds.items():
        for thing in (*things, QRect(20, 30, 880, 580)):
            rect = place_panel(QSize(292, 180), thing, ground)
            way = " ".join(f"{point.x()},{point.y()}" for point in connector_line(thing, rect))
            at = f"{thing.x()},{thing.y()} {thing.width()}x{thing.height()}"
            recorder.note(f"{name} {at}: {rect.x()},{rect.y()} {rect.width()}x{rect.height()} by {way}")
    recorder.note("== lines to panels in other places")
    thing = QRect(400, 300, 70, 90)
    for x in (0, 100, 380, 411, 425, 440, 500, 700):
        for y in (0, 100, 150, 200, 282, 340, 395, 600):
            panel = QRect(x, y, 100, 110)
            way = " ".join(f"{point.x()},{point.y()}" for point in connector_line(thing, panel))
            recorder.note(f"{x},{y}: {way}")
    compare("panel-placement")
