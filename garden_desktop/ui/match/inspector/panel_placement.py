"""Where a gloss stands: on the freest ground near what it explains, and how it is tied to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from garden_desktop.core.inspection import Subject
from garden_desktop.ui.board.layout import ItemRef
from garden_desktop.ui.board.table_view import TableView

GAP: Final = 12
"""At least so far from what is explained."""
RISE: Final = 10
"""How far the tie rises above what is explained before it turns."""
_STEP: Final = 28
_NEAR: Final = 90
"""What one pixel of distance weighs against pixels that are covered."""
_KIN: Final = 3
"""How much worse it is to cover what lies beside the thing in its row."""


class PlacementArea(NamedTuple):
    """What the panel has to do with: all it may stand on, what it never covers, and what it had better not."""

    room: QRect
    never: Sequence[QRect]
    kin: Sequence[QRect]
    others: Sequence[QRect]


def place_panel(size: QSize, thing: QRect, ground: PlacementArea) -> QRect:
    """The best place for a panel of `size`; where there is none at all, as far from the thing as the room allows."""
    around = thing.adjusted(-GAP, -GAP, GAP, GAP)
    free = [
        rect
        for rect in _spots(size, around, ground.room)
        if not rect.intersects(around) and not any(rect.intersects(one) for one in ground.never)
    ]
    if not free:
        free = [rect for rect in _spots(size, around, ground.room) if not rect.intersects(around)]
    if not free:
        return _kept(QRect(QPoint(around.right() + 1, around.top()), size), ground.room)
    return min(free, key=lambda rect: _cost(rect, thing, ground))


def connector_line(thing: QRect, panel: QRect) -> list[QPoint]:
    """The way from the edge of the thing to the panel: along the gap above or below its row, then straight on."""
    x, above = thing.center().x(), panel.center().y() <= thing.center().y()
    begin, gap = (thing.top(), thing.top() - RISE) if above else (thing.bottom(), thing.bottom() + RISE)
    if panel.top() + GAP <= gap <= panel.bottom() - GAP:
        return [QPoint(x, begin), QPoint(x, gap), QPoint(panel.left() if panel.left() > x else panel.right(), gap)]
    if panel.bottom() < thing.top() or panel.top() > thing.bottom():
        edge = panel.bottom() if panel.bottom() < thing.top() else panel.top()
        reached = min(max(x, panel.left() + 2 * GAP), panel.right() - 2 * GAP)
        return [QPoint(x, begin), QPoint(x, gap), QPoint(reached, gap), QPoint(reached, edge)]
    right = panel.left() > thing.right()
    y = min(max(thing.center().y(), panel.top() + GAP), panel.bottom() - GAP)
    return [QPoint(thing.right() if right else thing.left(), y), QPoint(panel.left() if right else panel.right(), y)]


def _spots(size: QSize, around: QRect, room: QRect) -> Iterator[QRect]:
    """Places to be tried: a coarse grid over the room, and those that touch what is explained."""
    right, bottom = room.right() - size.width() + 1, room.bottom() - size.height() + 1
    across = {*range(room.left(), right, _STEP), right, around.right() + 1, around.left() - size.width()}
    down = {*range(room.top(), bottom, _STEP), bottom, around.top() - size.height(), around.bottom() + 1, around.top()}
    for y in sorted(down):
        for x in sorted(across):
            rect = QRect(QPoint(x, y), size)
            if room.contains(rect):
                yield rect


def _cost(rect: QRect, thing: QRect, ground: PlacementArea) -> float:
    covered = sum(_shared(rect, one) for one in ground.others) + _KIN * sum(_shared(rect, one) for one in ground.kin)
    return covered + _NEAR * _distance(rect, thing)


def _shared(one: QRect, other: QRect) -> int:
    met = one.intersected(other)
    return met.width() * met.height() if met.isValid() else 0


def _distance(one: QRect, other: QRect) -> int:
    across = max(0, one.left() - other.right(), other.left() - one.right())
    down = max(0, one.top() - other.bottom(), other.top() - one.bottom())
    return across + down


def _kept(rect: QRect, room: QRect) -> QRect:
    rect.moveLeft(max(room.left(), min(rect.left(), room.right() - rect.width() + 1)))
    rect.moveTop(max(room.top(), min(rect.top(), room.bottom() - rect.height() + 1)))
    return rect


# What stands on a table that a gloss should not cover.


_EDGE = 6


def placement_area_of(board: TableView, over: QWidget, subject: Subject, id: str) -> PlacementArea:
    """The table within its window: never over the hand and the buttons, better not over what lies there."""
    interaction = board.interaction
    place = interaction.pieces[id].place if subject == "piece" and id in interaction.pieces else id
    group = interaction.places[place].group if place in interaction.places else None
    kin, others = list[QRect](), list[QRect]()
    for piece in interaction.pieces.values():
        if piece.face != "ghost":
            beside = interaction.places[piece.place].group == group
            (kin if beside else others).append(_rect(board, over, ItemRef("piece", piece.id)))
    others += [
        _rect(board, over, ItemRef("place", one.id)) for one in interaction.places.values() if one.kind == "text"
    ]
    buttons = [
        _rect(board, over, ItemRef("place", one.id)) for one in interaction.places.values() if one.kind == "button"
    ]
    room = in_window(board.viewport(), board.viewport().rect(), over).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    return PlacementArea(room, (*buttons, *_dock(board, over)), kin, others)


def in_window(widget: QWidget, rect: QRect, over: QWidget) -> QRect:
    """A rectangle of `widget` in the coordinates of `over`, which it is in."""
    return QRect(widget.mapTo(over, rect.topLeft()), rect.size()) if not rect.isEmpty() else QRect()


def _dock(board: TableView, over: QWidget) -> list[QRect]:
    """What the person at the screen has."""
    there = [one.id for one in board.interaction.places.values() if one.y >= board.interaction.table.dock]
    return [_rect(board, over, ItemRef("place", place)) for place in there]


def _rect(board: TableView, over: QWidget, thing: ItemRef) -> QRect:
    return in_window(board.viewport(), board.rect_of(thing), over)
