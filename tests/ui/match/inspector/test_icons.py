"""Every drawing that a table shows is the picture of a piece, or is spelled out by something on the same table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from garden_desktop.core.inspection import Inspection
from garden_desktop.core.view_model import Piece, Place, TableViewModel
from garden_desktop.ui.board.drawing.scenery import PaintContext
from garden_desktop.ui.board.layout import laid
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.drawings import DrawingCache
from garden_desktop.ui.match.painters import scenery_of
from tests.laws.samples import Sample, rules_of, viewer
from tests.laws.test_inspection_laws import explained, states
from tests.shipped import SHIPPED

HANDFUL = 3
MANY = 200
PICTURES = {
    "fire_and_flora": ("*-big", "*-small", "event-*", "basket-*"),
    "gnomadic_gardeners": ("meadow", "automa", "portrait-*", "animal-*", "task-back", "cloth"),
    "paths_and_flower_beds": (),
    "stalk_exchange": ("pot",),
}
"""Drawings that are no icons: portraits of what has its name beside it, and ground."""


class Watching(DrawingCache):
    """Notes which drawings are asked for, and draws none of them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()
        self._nothing = QPixmap(1, 1)

    def pixmap(
        self,
        game: str,
        sprite: str,
        width: float,
        height: float,
        ratio: float,
        *,
        grey: bool = False,
        grounds: Sequence[QColor] = (),
        lifted: QColor | None = None,
    ) -> QPixmap:
        self.asked |= {sprite} if game != "app" else set()
        return self._nothing


def drawn(appearance: Appearance, key: str, look: TableViewModel[Any]) -> set[str]:
    """The drawings on the whole table as those eyes see it."""
    art, painting = Watching(), scenery_of(key)
    assert painting is not None
    image = QImage(1000, 752, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    shown = PaintContext(look, "", "", str, appearance.theme, art, 1.0)
    painting.paint_under(painter, shown)
    for piece, rect in lying(look):
        painter.save()
        painter.translate(rect.topLeft())
        if not painting.paint_piece(painter, piece, QRectF(QPointF(), rect.size()), shown):
            art.asked.add(piece.sprite)
        painter.restore()
    painting.paint_over(painter, shown)
    painter.end()
    return art.asked


def lying(look: TableViewModel[Any]) -> Iterator[tuple[Piece, QRectF]]:
    there: dict[str, list[Piece]] = {}
    for piece in look.pieces:
        there.setdefault(piece.place, []).append(piece)
    places: dict[str, Place] = {place.id: place for place in look.places}
    for place, pieces in there.items():
        yield from zip(pieces, laid(places[place], pieces), strict=True)


def spelled(glosses: Iterable[Inspection | None]) -> set[str]:
    """The drawings that stand beside words in any of these, on either page."""
    found: set[str] = set()
    for gloss in glosses:
        assert gloss is not None
        found |= {sprite for line in gloss.lines for sprite in line.sprites}
        found |= {gloss.sprite, gloss.figure[0]}
        if gloss.cycle is not None:
            found |= {sprite for passage in gloss.cycle.passages for sprite in passage.sprites}
    return found


def silent(appearance: Appearance, sample: Sample, state: Any) -> Iterator[str]:
    """Drawings that nothing on the table explains, for each of the eyes."""
    key = sample.game.info.key
    for eye in viewer(sample):
        look = sample.table().make_view_model(rules_of(sample).view(state, eye), eye)
        known = spelled(explained(sample, state, eye).values()) | {piece.sprite for piece in look.pieces}
        for sprite in drawn(appearance, key, look) - known:
            if not any(fnmatchcase(sprite, like) for like in PICTURES[key]):
                yield f"{sprite} for {eye} of {sample}"


@pytest.mark.parametrize("key", SHIPPED)
def test_no_drawing_of_a_table_is_left_unexplained(appearance: Appearance, key: str) -> None:
    for sample, state in states(key, HANDFUL):
        assert list(silent(appearance, sample, state)) == []


@pytest.mark.long
@pytest.mark.parametrize("key", SHIPPED)
def test_no_drawing_is_left_unexplained_in_many_positions(appearance: Appearance, key: str) -> None:
    found = [one for sample, state in states(key, MANY) for one in silent(appearance, sample, state)]
    assert found == []
