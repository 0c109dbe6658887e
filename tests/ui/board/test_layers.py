"""The painted layers: only the band in which something has changed is painted again on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from garden_desktop.core.view_model import Piece
from garden_desktop.ui.board.drawing.scene_items import LayerItem
from garden_desktop.ui.board.drawing.scenery import BAND, PaintContext, SceneryLayers
from garden_desktop.ui.kit.style.appearance import Appearance

SIZE = QSizeF(200, 400)


class Spot:
    """Marks the place under the pointer, whose id says how far down it is."""

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        painter.fillRect(QRectF(0, 0, 10, 10), shown.theme.wood)

    def paint_over(self, painter: QPainter, shown: PaintContext) -> None:
        if shown.over:
            painter.fillRect(QRectF(20, float(shown.over), 10, 10), shown.theme.leaf)

    def paint_piece(self, painter: QPainter, piece: Piece, rect: QRectF, shown: PaintContext) -> bool:
        return False


@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_no_more_is_painted_again_than_the_band_that_has_changed(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    told: list[QRectF | None] = []
    show_pixmap = LayerItem.set_pixmap

    def listen(self: LayerItem, pixmap: QPixmap, changed: QRectF | None = None) -> None:
        told.append(changed)
        show_pixmap(self, pixmap, changed)

    monkeypatch.setattr(LayerItem, "set_pixmap", listen)
    scene = QGraphicsScene()
    layers = SceneryLayers(scene, SIZE, Spot())
    shown = PaintContext(None, "", "", str, appearance.theme, appearance.art, ratio)
    layers.show(shown)
    told.clear()
    layers.show(shown._replace(held="a"))
    assert told == [], "nothing has changed"
    for over, top, bottom in (("200", 200, 210), ("300", 200, 310), ("", 300, 310)):
        layers.show(shown._replace(over=over))
        changed = told.pop()
        assert changed is not None
        assert changed.top() <= top
        assert bottom <= changed.bottom()
        assert changed.height() <= bottom - top + 2 * BAND / ratio
        assert changed.width() >= SIZE.width()


def test_of_the_ground_no_more_is_painted_again_either(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[QRectF | None] = []
    monkeypatch.setattr(LayerItem, "set_pixmap", lambda self, pixmap, changed=None: told.append(changed))
    scene = QGraphicsScene()
    layers = SceneryLayers(scene, SIZE, Bed())
    shown = PaintContext(200.0, "", "", str, appearance.theme, appearance.art, 1.0)
    layers.show(shown)
    told.clear()
    layers.show(shown._replace(look=300.0))
    layers.show(shown._replace(look=300.0, name=repr))
    assert len(told) == 1, "another look that is painted alike is no other picture"
    changed = told[0]
    assert changed is not None
    assert changed.top() <= 200
    assert 310 <= changed.bottom() < 310 + BAND


class Bed(Spot):
    """Has a bed as far down as the look says."""

    def paint_under(self, painter: QPainter, shown: PaintContext) -> None:
        painter.fillRect(QRectF(0, float(shown.look), 10, 10), shown.theme.wood)
