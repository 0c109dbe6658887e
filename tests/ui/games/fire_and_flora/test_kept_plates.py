"""Plates that are kept: a land that looks as before is the same picture, and nothing of it is painted again."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter

from garden_desktop.ui.board.drawing.pixmaps import face_key, piece_pixmap
from garden_desktop.ui.board.drawing.scenery import FaceCachingScenery
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.fire_and_flora.desk import Desk, desk
from tests.ui.games.fire_and_flora.easel import GAME, Easel

ANN = "HQ2 | C06 sagebrush big | C01 oak small"


def turn(other: str = "EF4") -> Desk:
    """A turn of Ann's with another land in Ben's row."""
    return desk(ANN, f"HQ1 | {other}", hands=("water", "fire"), coins=(6, 4))


def test_a_land_that_looks_as_before_keeps_its_picture(appearance: Appearance) -> None:
    first, second = turn(), turn("S04 yucca big")
    easel = Easel(appearance, first.rules)
    faces = [easel.faces(at.sees(0), 0) for at in (first, second)]
    same = [land for land in faces[0] if land in faces[1] and faces[0][land] == faces[1][land]]
    assert {"land-HQ2", "land-C06", "land-C01", "land-HQ1"} <= set(same)
    assert "land-S04" in faces[1]


def test_what_is_kept_is_what_would_be_painted(appearance: Appearance) -> None:
    at = turn()
    easel = Easel(appearance, at.rules)
    shown = easel.shown(at.sees(0), 0, ())
    scenery = easel.scenery
    assert isinstance(scenery, FaceCachingScenery)
    lands = [(piece, rect) for piece, rect in easel.lying(shown) if piece.id.startswith("land-")]
    assert lands
    for piece, rect in lands:
        image = QImage(rect.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        scenery.paint_piece(painter, piece, rect.translated(-rect.topLeft()), shown)
        painter.end()
        kept = scenery.kept_face(piece, QSizeF(piece.w, piece.h), shown)
        assert kept is not None
        assert piece_pixmap(piece, shown, GAME, scenery).cacheKey() == kept.cacheKey()
        assert kept.toImage() == image


def test_pieces_with_the_same_key_have_the_same_face(appearance: Appearance) -> None:
    """Between two positions that differ in a land, in the hand and in coins."""
    one = desk(ANN, "HQ1 | EF4", hands=("water labor", "fire"), coins=(6, 4))
    other = desk(ANN, "HQ1 | S04 yucca big", hands=("water fire", "time"), coins=(2, 9))
    easel = Easel(appearance, one.rules)
    faces = []
    for at, seat in ((one, 0), (other, 0), (one, None), (other, None)):
        shown = easel.shown(at.sees(seat), seat, ())
        pieces = [piece for piece, _ in easel.lying(shown)]
        keys = {piece.id: face_key(piece, shown, easel.scenery) for piece in pieces}
        known = [key for key in keys.values() if key is not None]
        assert len(set(known)) == len(known), "none has the key of another"
        faces.append(
            {(keys[piece.id], piece.w, piece.h): piece_pixmap(piece, shown, GAME, easel.scenery) for piece in pieces}
        )
    for first, second in ((0, 1), (2, 3)):
        same = faces[first].keys() & faces[second].keys()
        assert any(isinstance(key, str) for key, _, _ in same), "a card is among them"
        assert len(same) >= 4
        assert all(faces[first][key].toImage() == faces[second][key].toImage() for key in same)
