"""Faces that a scenery keeps: they are looked for again where something about them is different, and nowhere else."""

from __future__ import annotations

from collections.abc import Hashable

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from garden_desktop.core.view_model import Piece
from garden_desktop.ui.board.drawing.scenery import PaintContext, PlainScenery
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.toy import ToyTable, ToyView, ann


class Kept(PlainScenery):
    """Keeps all faces but those of the animals, and which ones were looked for."""

    def __init__(self) -> None:
        self.mood, self.found = "", list[str]()

    def face_key(self, piece: Piece, shown: PaintContext) -> Hashable | None:
        return None if piece.id == "goat" else (piece.sprite, self.mood if piece.id in {"bean", "sun"} else "")

    def kept_face(self, piece: Piece, size: QSizeF, shown: PaintContext) -> QPixmap | None:
        self.found.append(piece.id)
        return None


class Shelf:
    """A table with such a scenery."""

    def __init__(self, appearance: Appearance) -> None:
        self.scenery = Kept()
        self.view = TableView(appearance, "gnomadic_gardeners", ToyTable(), self.scenery)

    def found_in(self, view: ToyView) -> set[str]:
        """Whose faces are looked for when this position is shown."""
        self.scenery.found.clear()
        self.view.show_position(view, 0, None, ann)
        return set(self.scenery.found)


@pytest.fixture
def shelf(appearance: Appearance, qtbot: QtBot) -> Shelf:
    shelf = Shelf(appearance)
    qtbot.addWidget(shelf.view)
    shelf.found_in(ToyView())
    return shelf


def test_a_face_that_looks_as_before_is_not_looked_for(shelf: Shelf) -> None:
    assert shelf.found_in(ToyView(tiles=(("acorn", "c1"), ("bean", "store")))) == {"goat"}


def test_a_face_is_looked_for_when_its_look_is_another_one(shelf: Shelf) -> None:
    shelf.scenery.mood = "withered"
    assert shelf.found_in(ToyView(benched=("ann",))) >= {"goat", "bean"}
    assert "acorn" not in shelf.scenery.found


def test_a_piece_that_looks_other_while_it_turns_is_looked_for_once_more(shelf: Shelf, appearance: Appearance) -> None:
    appearance.set_speed(1)
    shelf.found_in(ToyView(sprite="card-g07"))
    shelf.scenery.mood = "withered"
    shelf.found_in(ToyView(sprite="card-g07", benched=("ann",)))
    shelf.view.table_scene.animator.skip()
    assert "sun" in shelf.found_in(ToyView(sprite="card-g07"))


@pytest.mark.parametrize("change", ["words", "theme", "scale"])
def test_every_face_is_looked_for_when_all_are_painted_in_another_way(
    shelf: Shelf, appearance: Appearance, change: str
) -> None:
    shelf.scenery.found.clear()
    if change == "words":
        shelf.view.retranslate()
    elif change == "theme":
        appearance.set_theme("dusk")
    else:
        shelf.view.table_scene.rescale(3.0)
    assert {"ann", "acorn", "bean", "sun"} <= set(shelf.scenery.found)
