"""Names on small cards: broken between words, at soft hyphens, and no smaller than they have to be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from garden_desktop.core.text import plain
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.games.fire_and_flora.canvas import Brush
from garden_desktop.ui.games.fire_and_flora.cards.plate import card_in, picture_in
from garden_desktop.ui.games.fire_and_flora.cards.stacked import _OVER, _stacks, paint_stacked
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import text_font
from tests.games.fire_and_flora.desk import TWO, desk
from tests.games.fire_and_flora.sight import Sight
from tests.ui.games.fire_and_flora.easel import watched


@pytest.mark.parametrize(
    ("words", "width", "height", "lines"),
    [
        ("Pinnacles", 90, 30, ["Pinnacles"]),
        ("San Simeon Rangeland", 80, 30, ["San Simeon", "Rangeland"]),
        ("San Simeon Rangeland", 80, 14, ["San Simeon Rangeland"]),
        ("Headquarters", 58, 30, ["Headquarters"]),
        ("Headquarters", 36, 30, ["Head-", "quar-", "ters"]),
        ("Cuyamaca", 30, 30, ["Cuya-", "maca"]),
        ("Santa Clara River", 44, 44, ["Santa", "Clara", "River"]),
        ("Freiwilligen\u00adzentrum", 84, 30, ["Freiwilligen-", "zentrum"]),
        ("Freiwilligen\u00adzentrum", 200, 30, ["Freiwilligenzentrum"]),
    ],
)
def test_a_name_is_broken_where_it_may_be(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, words: str, width: int, height: int, lines: list[str]
) -> None:
    image = QImage(220, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    brush = Brush(painter, PaintContext(None, "", "", str, appearance.theme, appearance.art, 1.0))
    with watched(monkeypatch) as seen:
        paint_stacked(brush, QRectF(0, 0, width, height), words, brush.bold(11))
    painter.end()
    assert seen.words == lines


def test_three_lines_of_a_name_end_above_the_picture_of_a_narrow_card() -> None:
    """A market without a limit is soon so full that its cards are narrow."""
    market = "C01 C02 C03 C04 C05 C06 C07 S22 S01 S03 C10"
    plates = [plate for plate in Sight(desk(*TWO, market=market), 1).look.plates() if plate.style == "market"]
    assert len(plates) == 11
    font = text_font(9.5, bold=True)
    for plate in plates:
        rect = QRectF(plate.box.x, plate.box.y, plate.box.w, plate.box.h)
        room = picture_in(plate, rect).top() - card_in(plate, rect).top()
        wide = picture_in(plate, rect).width() + 6
        name = _stacks(plain(plate.name), font.family(), font.pixelSize(), True).best(wide, room - 2 + _OVER)
        assert (room - name.high) / 2 >= 1, (name.lines, name.px)
