"""What marks of hints on the table paint, compared with golden records."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.hints import HintHighlight, HintMarksItem, framed
from tests.systems import linux
from tests.ui.match.painting.conftest import Compare
from tests.ui.match.painting.recorder import PaintRecorder

pytestmark = linux("elsewhere letters have another width")
HERE = QRectF(100, 100, 80, 112)
MARKS = {
    "press": HintHighlight(HERE),
    "target while held": HintHighlight(QRectF(), QRectF(300, 120, 74, 74)),
    "hexagon": HintHighlight(HERE, QRectF(300, 120, 70, 80), hexagonal=True),
    "to the right": HintHighlight(HERE, QRectF(400, 110, 74, 90)),
    "upwards": HintHighlight(QRectF(400, 400, 80, 40), QRectF(390, 20, 74, 90)),
    "down to the left": HintHighlight(QRectF(400, 40, 80, 40), QRectF(90, 300, 74, 90)),
    "beside": HintHighlight(HERE, QRectF(200, 110, 74, 90)),
    "near": HintHighlight(HERE, QRectF(213, 110, 74, 90)),
    "over each other": HintHighlight(HERE, QRectF(150, 110, 74, 90)),
}


def test_a_hint_paints_frame_target_and_arrow(
    recorder: PaintRecorder, compare: Compare, appearance: Appearance
) -> None:
    marks = HintMarksItem(appearance)
    for title, lit in MARKS.items():
        marks.light([lit])
        recorder.paint(title, QSize(600, 500), marks.paint, QStyleOptionGraphicsItem())
    recorder.note(f"shown {marks.isVisible()}")
    marks.light([])
    box = marks.boundingRect()
    recorder.note(f"shown {marks.isVisible()} in {box.x()},{box.y()} {box.width()}x{box.height()}, z {marks.zValue()}")
    recorder.note(str(framed(HERE).getRect()), str(marks.acceptedMouseButtons()))
    compare("hint-marks")
