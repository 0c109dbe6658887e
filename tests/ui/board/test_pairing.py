"""Tokens without a name of their own are followed by their looks from one position to the next."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.ui.board.drawing.piece_items import PiecePosition, pair_pieces
from garden_desktop.ui.board.drawing.scene_items import PieceItem
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.ui.toy import ToyLook, ToyTable, ToyView, ann, words

ROW = {f"slot-{n}": Place(f"slot-{n}", "spot", 100.0 * n, 600, 90, 90, words(f"Slot {n}")) for n in range(1, 6)}
FIELD = {name: Place(name, "hex", 100.0 * n, 200, 90, 90, words(name)) for n, name in enumerate(("a1", "b1", "c1"))}
BASKET = Place("basket", "pile", 700, 300, 90, 90, words("Basket"))
PLACES = {**ROW, **FIELD, "basket": BASKET}


def token(place: str, sprite: str, id: str = "") -> PiecePosition:
    rect = PLACES[place]
    middle = QPointF(rect.x + rect.w / 2, rect.y + rect.h / 2)
    return PiecePosition(Piece(id or place, place, sprite, words(sprite), 60, 60), middle)


def row(sprites: str) -> list[PiecePosition]:
    """A letter a slot, a dot for an empty one."""
    return [token(f"slot-{n}", f"crop-{letter}") for n, letter in enumerate(sprites, 1) if letter != "."]


def test_a_planted_token_is_the_one_that_left_the_row() -> None:
    after = [*row("a.c"), token("b1", "crop-b")]
    assert pair_pieces(row("abc"), after, PLACES) == {"b1": "slot-2"}


def test_a_row_that_moves_on_is_followed_token_by_token() -> None:
    assert pair_pieces(row("abc.."), row("..abc"), PLACES) == {
        "slot-3": "slot-1",
        "slot-4": "slot-2",
        "slot-5": "slot-3",
    }


def test_what_leaves_a_row_at_its_end_goes_and_what_is_new_comes() -> None:
    assert pair_pieces(row("abcde"), row("xabcd"), PLACES) == {f"slot-{n + 1}": f"slot-{n}" for n in range(1, 5)}


def test_of_tokens_that_look_alike_the_nearest_is_taken() -> None:
    before = [token("slot-1", "crop-b"), token("slot-5", "crop-b")]
    assert pair_pieces(before, [token("slot-4", "crop-b"), token("slot-1", "crop-a")], PLACES) == {"slot-4": "slot-5"}


def test_the_same_id_with_the_same_picture_stays() -> None:
    assert pair_pieces(row("ab"), [*row("ab"), token("b1", "crop-a")], PLACES) == {}


def test_a_space_of_the_board_with_another_picture_has_been_turned() -> None:
    before = [token("a1", "bulb"), token("c1", "bloom")]
    assert pair_pieces(before, [token("a1", "bloom")], PLACES) == {}


def test_a_token_may_lie_with_others_for_a_while() -> None:
    lying = token("basket", "bloom", id="basket-1")
    assert pair_pieces([token("a1", "bloom")], [lying], PLACES) == {"basket-1": "a1"}
    assert pair_pieces([lying], [token("slot-2", "bloom")], PLACES) == {"slot-2": "basket-1"}


def test_pieces_with_names_are_known_by_them_alone() -> None:
    before, after = [token("slot-1", "back", id="back:0")], [token("slot-2", "back", id="back:1")]
    assert pair_pieces(before, after, PLACES) == {}


def test_a_ghost_is_not_what_it_is_the_ghost_of() -> None:
    ghost = PiecePosition(token("b1", "bulb").piece._replace(face="ghost"), QPointF())
    assert pair_pieces([token("slot-1", "bulb")], [ghost], PLACES) == {}


class GardenLook(ToyLook):
    """`ToyView.absent` names the sprites in the row, `benched` those on the board."""

    @property
    def places(self) -> Sequence[Place]:
        return tuple(PLACES.values())

    @property
    def pieces(self) -> Sequence[Piece]:
        lying = [token(f"slot-{n}", sprite).piece for n, sprite in enumerate(self.view.absent, 1) if sprite]
        return [*lying, *(token(place, sprite).piece for place, sprite in zip(FIELD, self.view.benched, strict=False))]


class Garden(ToyTable):
    def make_view_model(self, view: ToyView, seat: Seat | None, draft: Draft = ()) -> GardenLook:
        return GardenLook(view, seat, draft)


@pytest.fixture
def view(appearance: Appearance, qtbot: QtBot) -> TableView:
    view = TableView(appearance, "gnomadic_gardeners", Garden(), None)
    qtbot.addWidget(view)
    view.resize(1000, 752)
    view.show()
    appearance.set_speed(1)
    return view


def show(view: TableView, row: Sequence[str], field: Sequence[str] = ()) -> None:
    view.show_position(ToyView(absent=tuple(row), benched=tuple(field)), 0, None, ann)


def test_the_picture_travels_and_the_ids_stay_behind(view: TableView) -> None:
    show(view, ("crop-fruit", "crop-grain"))
    view.table_scene.animator.skip()
    item = view.table_scene.pieces.item("slot-1")
    start = QPointF(item.pos())
    show(view, ("", "crop-grain"), ("crop-fruit",))
    assert view.table_scene.pieces.item("a1") is item
    assert item.pos() == start
    view.table_scene.animator.skip()
    assert item.pos() == view.table_scene.layout.piece("a1").center()
    with pytest.raises(KeyError):
        view.table_scene.pieces.item("slot-1")


def test_nothing_is_left_lying_after_many_positions(view: TableView) -> None:
    for field in (("crop-fruit",), ("crop-grain", "crop-fruit"), ("crop-fruit", "crop-grain"), ()):
        for lying in (("crop-fruit", "crop-grain"), ("crop-grain", "crop-fruit", "crop-fruit"), ()):
            show(view, lying, field)
            view.table_scene.animator.setCurrentTime(40)
    view.table_scene.animator.skip()
    assert [item for item in view.table_scene.items() if isinstance(item, PieceItem)] == []


def test_a_token_that_still_fades_in_is_whole_when_it_moves_on(view: TableView) -> None:
    show(view, ("crop-fruit",))
    view.table_scene.animator.setCurrentTime(40)
    show(view, ("", "crop-fruit"))
    assert view.table_scene.pieces.item("slot-2").opacity() == 1
