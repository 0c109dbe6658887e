"""Placement of the inspector panel: the position near its target with the least cost of covering, and the connector
line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from garden_desktop.core.inspection import Subject
from garden_desktop.ui.board.layout import ItemRef
from garden_desktop.ui.board.table_view import TableView

GAP: Final = 12
"""Minimum distance from the target."""
RISE: Final = 10
"""Height above the target at which the connector line turns."""
_STEP: Final = 28
_NEAR: Final = 90
"""Cost of one pixel of distance, in covered pixels."""
_KIN: Final = 3
"""Cost factor for covering neighbours in the target's group."""


class PlacementArea(NamedTuple):
    """Constraints of the placement: allowed area, areas never to cover, and areas that cost."""

    room: QRect
    never: Sequence[QRect]
    kin: Sequence[QRect]
    others: Sequence[QRect]


def place_panel(size: QSize, thing: QRect, ground: PlacementArea) -> QRect:
    """Cheapest position for a panel of `size`; where none is free, as far from the target as the area allows.

    Exhaustive search over a coarse grid and the positions adjacent to the target.
    """
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
    """Polyline from the edge of the target to the panel: along the gap above or below its row, then straight on."""
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
    """Candidate positions: a coarse grid over the area, and those adjacent to the target."""
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


# Constraints from what lies on the table.


_EDGE = 6


def placement_area_of(board: TableView, over: QWidget, subject: Subject, id: str) -> PlacementArea:
    """Constraints on the table: never over hand and buttons, preferably not over pieces."""
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
    """Rectangle of `widget` in the coordinates of its ancestor `over`."""
    return QRect(widget.mapTo(over, rect.topLeft()), rect.size()) if not rect.isEmpty() else QRect()


def _dock(board: TableView, over: QWidget) -> list[QRect]:
    """Rectangles of the dock's places."""
    there = [one.id for one in board.interaction.places.values() if one.y >= board.interaction.table.dock]
    return [_rect(board, over, ItemRef("place", place)) for place in there]


def _rect(board: TableView, over: QWidget, thing: ItemRef) -> QRect:
    return in_window(board.viewport(), board.rect_of(thing), over)
