"""Names on small cards: broken between words, at soft hyphens, and no smaller than they have to be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from garden_desktop.ui.board.drawing.scenery import Shown
from garden_desktop.ui.games.fire_and_flora.brush import Brush
from garden_desktop.ui.games.fire_and_flora.cards.stacked import paint_stacked
from garden_desktop.ui.kit.style.appearance import Appearance
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
    brush = Brush(painter, Shown(None, "", "", str, appearance.theme, appearance.art, 1.0))
    with watched(monkeypatch) as seen:
        paint_stacked(brush, QRectF(0, 0, width, height), words, brush.bold(11))
    painter.end()
    assert seen.words == lines
