"""Mouse input of the table: hit test, drag and drop, click to lift and click to drop, and double click."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QApplication

from garden_desktop.core.inspection import NoteArea
from garden_desktop.ui.board.input.interaction_model import BOARD, InteractionModel
from garden_desktop.ui.board.layout import BoardLayout, ItemRef, piece_ref, place_ref
from garden_desktop.ui.board.scene import TableScene

_STOPS: Final = 4
"""Samples per cell width when a path is drawn, so that fast movements skip no cell."""
FLOAT: Final = 10.0
"""Height at which a piece moved by keyboard floats above its target, in table units."""


class DragController(QObject):
    """Mouse handler for the left button; points are in table units. A press becomes a drag beyond Qt's drag distance.

    `hovered(place, piece)` is emitted over a place where the held piece may not go, and with ("", "") when it is left.
    `outrun` is emitted when a click is ignored because the item under it changed while the button was down. `touched`
    is emitted with each item that was clicked.
    """

    hovered = Signal(str, str)
    outrun = Signal()
    touched = Signal(object)

    def __init__(self, scene: TableScene, interaction: InteractionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._interaction = scene, interaction
        self._begun: QPointF | None = None
        self._grip = QPointF()
        self._point = QPointF()
        self._piece = ""
        self._carrying = False
        self._hovering = False
        self._bad = ""
        self._kept: tuple[ItemRef | None, str] | None = None
        self._passed: QPointF | None = None
        self._drawn_to: QPointF | None = None
        self._holding, self._start = False, ""

    @property
    def carrying(self) -> bool:
        """Whether a piece is being dragged with the button down."""
        return self._carrying

    def press(self, point: QPointF) -> None:
        """Handle a press of the left button."""
        self._begun, self._piece, self._kept = point, self._piece_under(point), None
        self._drawn_to = None
        if self._piece:
            self._grip = self._scene.layout.piece(self._piece).center() - point
        self._scene.point_at(self._place_under(point), self._place_under(point))

    def slide(self, point: QPointF) -> None:
        """Handle movement with the button down that began on something covering the hand.

        The last liftable piece passed in the dock is picked up once the pointer leaves the dock.
        """
        if self._begun is not None or self._carrying:
            return
        piece = self._scene.layout.piece_at(point)
        if point.y() >= self._interaction.table.dock:
            self._passed = point if self._interaction.can_lift(piece) else self._passed
        elif self._passed is not None:
            self.press(self._passed)
            self._passed = None

    def move(self, point: QPointF, zoom: float) -> None:
        """Handle movement; `zoom` is screen pixels per table unit."""
        if self._begun is not None and self._piece and not self._carrying:
            far = (point - self._begun).manhattanLength() * zoom >= QApplication.startDragDistance()
            if far and not self._pick_up():
                self._begun = None
        if self._begun is not None and not self._piece and self._pulls(point):
            self._pull()
        if self._begun is not None and self._interaction.draws:
            self._draw(self._begun if self._drawn_to is None else self._drawn_to, point)
        if self._carrying and not self._interaction.held:
            self.cancel()
        self._point, self._hovering = point, True
        self.keep_up()
        self._look_at(point)

    def keep_up(self) -> None:
        """Move the dragged piece under the pointer, also after it was rotated; over the board also one held without a
        button."""
        if self._carrying and self._interaction.held:
            self._scene.pieces.carry(self._point + self._grip)
        elif self._hovering and self._aims():
            if self._aim(self._point):
                self._scene.pieces.carry(self._point)
            else:
                self._scene.pieces.return_held_piece()

    def release(self, point: QPointF) -> None:
        """Handle the release of the left button: ends a drag or completes a click."""
        begun, self._begun, self._passed = self._begun, None, None
        self._scene.point_at(self._place_under(point))
        if self._carrying:
            self._let_go(point)
        elif begun is not None and self._drawn_to is None:
            self._click(point)

    def double_click(self, point: QPointF) -> None:
        """Send the piece to its only target on the second press of a double click."""
        piece = self._scene.layout.piece_at(point)
        self._begun = None
        if piece and piece == self._interaction.held and self._interaction.only_way(piece):
            self._interaction.send(piece)
        elif not (
            self._interaction.placed(piece) and self._interaction.pieces[piece].grip
        ):  # otherwise the first press has just laid it
            self.press(point)

    def cancel(self) -> None:
        """Cancel a drag; the piece moves back."""
        self._begun, self._carrying = None, False
        self._interaction.put_down()
        self._tell_bad("")

    def discard_press(self) -> None:
        """Forget press and drag, because another position is shown."""
        self._begun, self._carrying, self._holding = None, False, False
        self._tell_bad("")

    def keep_release(self) -> None:
        """Keep a press across a change of position: if the player could do nothing before, the release counts as a
        click if the same item is still under it."""
        if self._begun is not None and self._kept is None:
            self._kept, self._piece = self._seen(self._thing_under(self._begun)), ""

    def consider(self, place: str) -> None:
        """Show the held piece above `place`, where the keyboard cursor is; "" for none."""
        self._hovering = False
        self._scene.point_at(place)
        if place and self._aims() and not self._on_board(place):
            # leave it in its well: at full size it would hide labels and other pieces
            self._scene.pieces.return_held_piece()
        elif place and self._interaction.held:
            landing = self._scene.layout.landing(place, self._interaction.pieces[self._interaction.held])
            self._scene.pieces.carry(landing.center() - QPointF(0, FLOAT))
        self._judge(place)

    def shape_at(self, point: QPointF) -> Qt.CursorShape:
        """Return the cursor shape for a point."""
        piece, place = self._scene.layout.piece_at(point), self._place_under(point)
        if self._carrying:
            return Qt.CursorShape.ClosedHandCursor
        if self._interaction.can_lift(piece) and not self._interaction.held:
            return Qt.CursorShape.OpenHandCursor
        useful = place in self._scene.targets if self._interaction.held else self._interaction.can_press(place)
        return Qt.CursorShape.PointingHandCursor if useful else Qt.CursorShape.ArrowCursor

    def leave(self) -> None:
        """Handle that the pointer has left the table."""
        if self._hovering and not self._carrying and self._aims():
            self._scene.pieces.return_held_piece()
        self._hovering = False
        self._scene.point_at("")
        self._tell_bad("")

    def _pulls(self, point: QPointF) -> bool:
        """Whether the drag leads from a place that supplies a piece onto the board."""
        places, scene = self._interaction.places, self._scene
        assert self._begun is not None, "only while the button is down"
        begun, over = scene.layout.place_at(self._begun), scene.layout.place_at(point)
        return bool(begun and over and places[begun].gives) and places[over].kind in BOARD

    def _pull(self) -> None:
        """Press the supplying place and drag the piece it gives, if that is held at once."""
        assert self._begun is not None, "only while the button is down"
        begun, self._begun = self._begun, None
        place = self._scene.layout.place_at(begun)
        self._carrying = self._interaction.has_given(place) or (
            self._interaction.press(place) and bool(self._interaction.held)
        )
        self._piece, self._grip = self._interaction.held, QPointF()

    def _draw(self, start: QPointF, end: QPointF) -> None:
        """Extend the path along the cells between two pointer positions, as fast movements skip cells."""
        layout, way = self._scene.layout, end - start
        first = layout.place_at(start)
        if not self._on_board(first) or layout.place_at(end) == first:
            return
        stops = max(1, round(way.manhattanLength() / layout.rect(place_ref(first)).width() * _STOPS))
        for stop in range(stops + 1):
            place = layout.place_at(start + way * (stop / stops))
            if self._on_board(place) and self._interaction.draw_to(place):
                self._drawn_to = end
                self.touched.emit(place_ref(place))
        if self._drawn_to is not None:
            self._drawn_to = end

    def _on_board(self, place: str) -> bool:
        return bool(place) and self._interaction.places[place].kind in BOARD

    def _aims(self) -> bool:
        """Whether the held piece is aimed at cells: then it follows the pointer without a button, too."""
        held = self._interaction.pieces.get(self._interaction.held)
        return held is not None and held.grip is not None

    def _aim(self, point: QPointF) -> str:
        """Return the cell at which the held piece is aimed, or ""."""
        under = self._scene.layout.place_at(point)
        if not under or self._interaction.places[under].kind not in BOARD or not self._aims():
            return ""
        aimed = self._scene.target_at(point, point)
        return aimed if aimed and self._interaction.places[aimed].kind in BOARD else ""

    def _pick_up(self) -> bool:
        self._carrying = self._interaction.lift(self._piece)
        if self._carrying and self._interaction.pieces[self._piece].grip:
            self._grip = QPointF()  # its size changes in the hand, so its middle goes under the pointer
        return self._carrying

    def _let_go(self, point: QPointF) -> None:
        self._carrying = False
        place = self._scene.target_at(point, point + self._grip)
        self._tell_bad("")
        if not place or not self._interaction.drop(place):
            self._interaction.put_down()
            self._interaction.take_up()

    def _click(self, point: QPointF) -> None:
        thing = self._thing_under(point)
        if thing is None:
            self._interaction.put_down()
            return
        self.touched.emit(thing)
        if self._kept not in (None, self._seen(thing)):
            self.outrun.emit()
        elif thing == piece_ref(self._interaction.held):
            if not self._aims():  # of the pictures of one piece, the chosen one stays chosen
                self._interaction.put_down()
        else:
            self._interaction.activate_item(thing)
        self._look_at(point)

    def _seen(self, thing: ItemRef | None) -> tuple[ItemRef | None, str]:
        """Return an item with its picture: if another piece took its place, it is not what the player pressed."""
        piece = self._interaction.pieces.get(thing.id) if thing is not None and thing.kind == "piece" else None
        return thing, piece.sprite if piece else ""

    def _thing_under(self, point: QPointF) -> ItemRef | None:
        """Return the item to which a click applies: a legal target before the piece on it, a piece before its place."""
        if aimed := self._aim(point):
            return place_ref(aimed)
        target = self._scene.layout.place_at(point, self._scene.targets)
        piece = self._scene.layout.piece_at(point)
        if target and piece != self._interaction.held:
            return place_ref(target)
        if piece := piece or self._piece_under(point):
            return piece_ref(piece)
        place = self._scene.layout.place_at(point)
        return place_ref(place) if place else None

    def _piece_under(self, point: QPointF) -> str:
        """Return the piece at a point; of a tile that shows a single piece the whole tile counts, since the picture may
        be much smaller than it."""
        layout = self._scene.layout
        if piece := layout.piece_at(point):
            return piece
        tile = layout.place_at(point)
        if not tile or self._interaction.places[tile].kind != "spot" or self._interaction.can_press(tile):
            return ""
        lying = [piece.id for piece in layout.lying(tile)]
        return lying[0] if len(lying) == 1 and self._interaction.can_lift(lying[0]) else ""

    def _look_at(self, point: QPointF) -> None:
        place = self._place_under(point)
        down = place if self._begun is not None and not self._carrying else ""
        self._scene.point_at(place, down)
        self._judge(place)

    def _judge(self, place: str) -> None:
        """Emit `hovered` for a place where the held piece may not go.

        Not for the place over which a piece came into the hand by itself, until pointer or cursor return to it.
        """
        holding = bool(self._interaction.held)
        if holding != self._holding:
            self._holding, self._start = holding, place
        elif place != self._start:
            self._start = ""
        self._tell_bad(place if place != self._start and self._is_bad(place) else "")

    def _is_bad(self, place: str) -> bool:
        held = self._interaction.held
        return bool(held) and place not in self._scene.targets and self._interaction.pieces[held].place != place

    def _place_under(self, point: QPointF) -> str:
        if self._carrying:
            return self._scene.target_at(point, point + self._grip)
        if aimed := self._aim(point):
            return aimed
        return self._scene.layout.place_at(point, self._scene.targets) or self._scene.layout.place_at(point)

    def _tell_bad(self, place: str) -> None:
        if place != self._bad:
            self._bad = place
            self.hovered.emit(place, self._interaction.held if place else "")


# Hit test including painted notes


def thing_at(interaction: InteractionModel, layout: BoardLayout, point: QPointF) -> ItemRef | None:
    """Return the item at a point: a piece or button before a note, a note before its place; None if there is none."""
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
    """Return the rectangle of an item; for a note the area where it is painted."""
    if thing.kind != "note":
        return layout.rect(thing)
    return next((_rect(spot) for spot in _spots(interaction) if spot.note == thing.id), QRectF())


def _spots(interaction: InteractionModel) -> tuple[NoteArea, ...]:
    """Return the areas of the notes that are on the table now."""
    if interaction.look is None:
        return ()
    there = {note.id for note in interaction.notes}
    return tuple(spot for spot in interaction.look.note_areas if spot.note in there)


def _rect(spot: NoteArea) -> QRectF:
    return QRectF(spot.x, spot.y, spot.w, spot.h)
