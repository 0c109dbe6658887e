"""What stands on a table that a gloss should not cover."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from garden_desktop.core.inspection import Subject
from garden_desktop.ui.board.item_refs import ItemRef
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.match.inspector.panel_placement import PlacementArea

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
