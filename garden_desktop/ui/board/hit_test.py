"""What lies under a point of the table, notes included where they are painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.inspection import NoteArea
from garden_desktop.ui.board.board_layout import BoardLayout
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.board.item_refs import ItemRef, piece_ref, place_ref


def thing_at(interaction: InteractionModel, layout: BoardLayout, point: QPointF) -> ItemRef | None:
    """A piece or a button before a note, a note before the place it is painted on."""
    place = layout.place_at(point)
    if place and interaction.places[place].kind == "button":
        return place_ref(place)
    under = [spot for spot in _spots(interaction) if _rect(spot).contains(point)]
    spot = min(under, key=lambda one: one.w * one.h, default=None)
    if piece := layout.piece_at(point):
        rect = layout.piece(piece)
        if spot is None or spot.w * spot.h >= rect.width() * rect.height():
            return piece_ref(piece)
    if spot is not None:
        return ItemRef("note", spot.note)
    return place_ref(place) if place else None


def rect_of(interaction: InteractionModel, layout: BoardLayout, thing: ItemRef) -> QRectF:
    """Where a thing is; of a note where it is painted."""
    if thing.kind != "note":
        return layout.rect(thing)
    return next((_rect(spot) for spot in _spots(interaction) if spot.note == thing.id), QRectF())


def _spots(interaction: InteractionModel) -> tuple[NoteArea, ...]:
    """Those of notes that stand there now."""
    if interaction.look is None:
        return ()
    there = {note.id for note in interaction.notes}
    return tuple(spot for spot in interaction.look.note_areas if spot.note in there)


def _rect(spot: NoteArea) -> QRectF:
    return QRectF(spot.x, spot.y, spot.w, spot.h)
