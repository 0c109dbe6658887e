"""Keeps slip and marks where they belong, however large the window and the table are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtWidgets import QWidget

from garden_desktop.ui.lesson.lesson_panel import LessonPanel
from garden_desktop.ui.lesson.marks import LessonMarksItem
from garden_desktop.ui.lesson.panel_position import covered, place_panel
from garden_desktop.ui.match.table_screen import TableScreen

_NARROW: Final = 700
_EDGE: Final = 8


class LessonPanelPlacement(QObject):
    """Stands the slip beside what is marked, and draws the pointer from there."""

    def __init__(self, table: TableScreen, ground: QWidget, slip: LessonPanel, marks: LessonMarksItem) -> None:
        """The slip is a child of `ground`, in whose coordinates it is moved."""
        super().__init__(table)
        self._table, self._ground, self._slip, self._marks = table, ground, slip, marks
        table.board.fitted.connect(self.place)

    @property
    def wide(self) -> bool:
        """Whether there is room for the whole slip."""
        return self._shown().width() >= _NARROW

    def place(self) -> int:
        """Stand where there is room now; returns how much of the table is under it."""
        room = self._room()
        marked = self._marks.marked
        if self._table.views.lists_shown:
            self._slip.move(room.right() + 1 - self._slip.width(), room.bottom() + 1 - self._slip.height())
            return 0
        if not marked.bright:
            foot = QRect(room.center().x(), room.bottom(), 1, 1)
            self._slip.move(place_panel(self._slip.size(), room, foot, (), self._things(), self._texts()).topLeft())
            return 0
        spoken = self._on_ground(marked.spoken if not marked.spoken.isEmpty() else marked.bright[0])
        kept = [self._on_ground(rect) for rect in (*marked.takes, *marked.wells)]
        box = place_panel(self._slip.size(), room, spoken, kept, self._things(), self._texts())
        self._slip.move(box.topLeft())
        self._marks.mark(marked._replace(slip=self._on_table(box), around=self._lying() + self._words()))
        return covered(box, [spoken, *kept, *self._things()])

    def _room(self) -> QRect:
        """Where it may stand: on what is shown, over what is beside it as well where it is the wider one."""
        shown = self._shown().geometry()
        if shown.width() < self._slip.width() + 2 * _EDGE:
            shown.setLeft(0)
            shown.setWidth(self._ground.width())
        return shown.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    def _things(self) -> list[QRect]:
        """What lies on the table or is pressed there."""
        return [self._on_ground(rect) for rect in self._lying()]

    def _texts(self) -> list[QRect]:
        """What is read on the table."""
        return [self._on_ground(rect) for rect in self._words()]

    def _lying(self) -> list[QRectF]:
        board = self._table.board
        layout, interaction = board.table_scene.layout, board.interaction
        lying = [layout.piece(piece.id) for piece in interaction.pieces.values() if piece.face == "up"]
        buttons = [layout.place(place.id) for place in interaction.places.values() if place.kind == "button"]
        return lying + buttons

    def _words(self) -> list[QRectF]:
        board = self._table.board
        texts = [place.id for place in board.interaction.places.values() if place.kind == "text"]
        return [board.table_scene.layout.place(text) for text in texts]

    def _shown(self) -> QWidget:
        return self._table.views.shown

    def _on_ground(self, rect: QRectF) -> QRect:
        board = self._table.board
        seen = board.mapFromScene(rect).boundingRect()
        return QRect(board.viewport().mapTo(self._ground, seen.topLeft()), seen.size())

    def _on_table(self, box: QRect) -> QRectF:
        board = self._table.board
        corner = board.viewport().mapFrom(self._ground, box.topLeft())
        return board.mapToScene(QRect(corner, box.size())).boundingRect()
