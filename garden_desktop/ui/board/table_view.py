"""Table view: QGraphicsView of a game's table, scaled to the window, with mouse, keyboard and screen-reader input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.types import Seat
from garden_desktop.ui.board.accessibility.table_accessibility import TableAccessibility
from garden_desktop.ui.board.drawing.scenery import PlainScenery, Scenery
from garden_desktop.ui.board.input.cursor import TableCursor, TableKeyHandler
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.board.input.mouse import DragController, rect_of, thing_at
from garden_desktop.ui.board.layout import AnyTable, ItemRef
from garden_desktop.ui.board.scene import TableScene
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import enlargement

LEAST_ZOOM: Final = 0.75
MOST_ZOOM: Final = 2.5
ZOOM_STEP: Final = 1.25
_AIR: Final = 5
"""Margin in pixels that styles leave beside a scroll bar."""
_EDGE: Final = 28
"""Distance in pixels from the upper or lower edge within which a dragged piece scrolls the table, by _EDGE_STEP pixels
every _EDGE_MS."""
_EDGE_STEP: Final = 9
_EDGE_MS: Final = 20


class PendingChanges(QObject):
    """Event filter of a window that lets a scene tell what has to be painted before anything is painted.

    Items tell it by a queued call. A tip or a timer bar above the table that is painted sooner repaints the table below
    it, whereupon Qt takes the new place of every item for painted: what was seen at the old place stayed there, such as
    a card in the market after it was bought, or half a focus ring.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            QCoreApplication.sendPostedEvents(self._scene, QEvent.Type.MetaCall)
        return False


class TableView(QGraphicsView):
    """Graphics view of a game's table, which turns input into moves.

    Signals: `chosen` with a complete move. `refused` and `hovered` with a place and a piece that do not go together (or
    one of them and ""), so that the screen can tell why; `hovered("", "")` ends that. `aimed` as in TableScene,
    `outrun` as in DragController. `announced` with a text sent to screen readers, `fitted` when scale or position of
    the table changed, `settled` when all animations have ended.
    """

    chosen = Signal(object)
    draft_changed = Signal()
    refused = Signal(str, str)
    hovered = Signal(str, str)
    aimed = Signal(str, str)
    outrun = Signal()
    announced = Signal(str)
    zoomed = Signal(float)
    fitted = Signal()
    settled = Signal()

    def __init__(self, appearance: Appearance, game_key: str, table: AnyTable, scenery: Scenery | None) -> None:
        super().__init__()
        self._appearance = appearance
        self._zoom = 1.0
        self._enlarged = enlargement()
        self._ring_shown = False
        self._pan_from: QPoint | None = None
        self._ended: bool | None = None
        self._edge = QTimer(self, interval=_EDGE_MS)
        self._edge.timeout.connect(self._follow_carried)
        self.interaction = InteractionModel(table, self)
        self.table_scene = TableScene(appearance, game_key, self.interaction, scenery or PlainScenery())
        self.table_scene.setParent(self)  # destroyed with the view, not whenever Python collects it
        self._pending_changes = PendingChanges(self.table_scene)
        self.table_cursor = TableCursor(self.interaction, self)
        self._keys = TableKeyHandler(self.interaction, self.table_cursor)
        self._drag = DragController(self.table_scene, self.interaction, self)
        self.accessibility = TableAccessibility(self, self.table_scene, self.interaction, self.table_cursor, self._keys)
        self._dress()
        self._wire()
        self.setScene(self.table_scene)
        self._recolour()
        self.retranslate()

    @property
    def zoom(self) -> float:
        """Zoom factor relative to the size that fits the window, 0.75 to 2.5."""
        return self._zoom

    @property
    def moving(self) -> bool:
        """Whether an animation is running."""
        return self.table_scene.animator.is_moving

    @property
    def carrying(self) -> bool:
        """Whether a piece is being dragged with the button down."""
        return self._drag.carrying

    @property
    def focused(self) -> ItemRef | None:
        """Item with the visible focus ring, or None."""
        return self.table_cursor.at if self._ring_shown else None

    def thing_at(self, point: QPoint) -> ItemRef | None:
        """Return the item at a point of the viewport: a piece, else a painted note, else a place; None if there is
        none."""
        return thing_at(self.interaction, self.table_scene.layout, self.mapToScene(point))

    def rect_of(self, thing: ItemRef) -> QRect:
        """Return the rectangle of an item in the viewport; empty for items without one."""
        rect = rect_of(self.interaction, self.table_scene.layout, thing)
        return QRect() if rect.isEmpty() else self.mapFromScene(rect).boundingRect()

    def focus_item(self, thing: ItemRef) -> None:
        """Give the focus to an item."""
        self.setFocus()
        self._show_ring(True)
        self.table_cursor.move_to(thing)

    def set_hint_test(self, advised: Callable[[ItemRef], bool]) -> None:
        """Set the predicate for items that the current hint recommends; they are described as such, and Enter acts on
        them."""
        self.accessibility.describer.advised = self._keys.advised = advised

    @property
    def undecided(self) -> bool:
        """Whether the player has begun an input that is no move yet, or drags a piece."""
        return self.interaction.undecided or (bool(self.interaction.held) and self.table_scene.pieces.carrying)

    def forget_press(self) -> None:
        """Ignore the release of the mouse button that is down."""
        self._drag.discard_press()

    def show_position(
        self, view: Any, seat: Seat | None, chooser: MoveBuilder[Any] | None, name: Callable[[int], str]
    ) -> None:
        """Show `view` as `seat` sees it. Moves are built with `chooser`; None shows the position without input.

        `name` maps a side to its name.
        """
        self.table_scene.name = self.accessibility.describer.name = name
        if seat != self.interaction.seat:
            self.table_cursor.move_to(None)
        # A press of another player, or one that could have been a move, must not act on the new position.
        if seat != self.interaction.seat or self.interaction.offers:
            self._drag.discard_press()
        else:
            self._drag.keep_release()
        self.interaction.show(view, seat, chooser)

    def lock_input(self) -> None:
        """Accept no input until the next position is shown, because the decision has been made."""
        if self.interaction.offers:
            self._drag.discard_press()
        self.table_cursor.rest()
        self.interaction.lock_input()

    def refresh(self) -> None:
        """Show the draft again after it was changed elsewhere."""
        if self.interaction.view is not None:
            self.interaction.refresh()

    def set_zoom(self, zoom: float) -> None:
        """Set the zoom factor, limited to 0.75 to 2.5."""
        zoom = min(MOST_ZOOM, max(LEAST_ZOOM, zoom))
        if zoom != self._zoom:
            self._zoom = zoom
            self._fit()
            self.zoomed.emit(zoom)

    def announce(self, text: str) -> None:
        """Have a text spoken by screen readers."""
        self.accessibility.announce(text)
        self.announced.emit(text)

    def grab_frame(self) -> QImage:
        """Return an image of the position with all animations finished; works without a visible window."""
        if self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):
            QApplication.sendEvent(self, QResizeEvent(self.size(), self.size()))
        self._fit()
        self.table_scene.animator.skip()
        ratio = self.devicePixelRatioF()
        image = QImage(self.viewport().size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        self.render(painter)
        painter.end()
        return image

    def grab_part(self, part: QRectF, size: QSize) -> QImage:
        """Return an image of a part of the table, in table units, scaled to fit `size`."""
        self._fit()
        self.table_scene.animator.skip()
        scale, ratio = min(size.width() / part.width(), size.height() / part.height()), self.devicePixelRatioF()
        self.table_scene.rescale(scale * ratio)
        image = QImage((part.size() * scale * ratio).toSize(), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        whole, seen = QRectF(QPointF(), image.deviceIndependentSize()), self.mapFromScene(part).boundingRect()
        self.render(painter, whole, seen, Qt.AspectRatioMode.IgnoreAspectRatio)
        painter.end()
        return image

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setAccessibleName(self.tr("Table"))
        self.table_scene.reword()

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._allow_scroll_bars(False, False)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    def _wire(self) -> None:
        self.interaction.chosen.connect(self.chosen)
        self.interaction.draft_changed.connect(self.draft_changed)
        self.interaction.refused.connect(self.refused)
        self.interaction.changed.connect(self._follow)
        self._drag.hovered.connect(self.hovered)
        self._drag.outrun.connect(self.outrun)
        self._drag.touched.connect(self._touch)
        self.table_cursor.moved.connect(self._show_cursor)
        self.table_scene.animator.settled.connect(self.settled)
        self.table_scene.aimed.connect(self.aimed)
        self._appearance.changed.connect(self._recolour)

    def _recolour(self) -> None:
        self.viewport().update()
        if enlargement() != self._enlarged:
            self._fit()
        self.table_scene.show_interaction()
        self._show_cursor()

    def _follow(self) -> None:
        self.table_cursor.follow_layout(self.table_scene.layout)
        self._drag.keep_up()
        if not self.interaction.held and self._ring_shown:
            self._drag.consider("")
        self._show_cursor()

    def _touch(self, thing: ItemRef) -> None:
        """Move the keyboard cursor to an item that was clicked."""
        self.table_cursor.move_to(thing)

    def _show_cursor(self) -> None:
        at = self.table_cursor.at if self._ring_shown and self.hasFocus() else None
        self.table_scene.show_focus_ring(at)
        if at is None:
            return
        self.ensureVisible(self.table_scene.layout.rect(at), 24, 24)
        place = at.id if at.kind == "place" else self.interaction.pieces[at.id].place
        if self.interaction.held:
            self._drag.consider(place)
        else:
            self.table_scene.point_at(place)

    def _fit(self) -> None:
        """Scale the table to the window; at zoom 1 all of it is visible without scroll bars.

        With a larger text size the table is enlarged too, as far as its width allows: it scrolls vertically only.
        """
        at_end = self._at_end()
        room, size = self.maximumViewportSize(), self.sceneRect()
        fitting = min(room.width() / size.width(), room.height() / size.height())
        beside = room.width() - self.verticalScrollBar().sizeHint().width() - _AIR
        self._enlarged = enlargement()
        enlarged = max(fitting, min(fitting * self._enlarged, beside / size.width()))
        scale = self._zoom * enlarged
        self._allow_scroll_bars(scale * size.width() > beside, scale > fitting)
        if scale > 0:
            self.setTransform(QTransform.fromScale(scale, scale))
            # keep the lower end in sight, where the hand and the buttons are
            if at_end and self._zoom == 1 and scale > fitting:
                self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
            self.table_scene.rescale(scale * self.devicePixelRatioF())
            self.fitted.emit()

    def _at_end(self) -> bool:
        """Whether the lower end of the table is visible; during a resize, whether it was before."""
        if self._ended is not None:
            return self._ended
        bar, fits = self.verticalScrollBar(), Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        return bar.value() == bar.maximum() or self.verticalScrollBarPolicy() == fits

    def _allow_scroll_bars(self, across: bool, down: bool) -> None:
        needed, off = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(needed if across and down else off)
        self.setVerticalScrollBarPolicy(needed if down else off)

    def _at(self, event: QMouseEvent) -> QPointF:
        return self.viewportTransform().inverted()[0].map(event.position())

    def _show_hand(self, point: QPointF) -> None:
        shape = self._drag.shape_at(point)
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _show_ring(self, shown: bool) -> None:
        if shown != self._ring_shown:
            self._ring_shown = shown
            self._show_cursor()

    def _let_go(self) -> None:
        """Cancel drag and press because a sheet opens: the release of the button will not arrive here."""
        self._pan_from = None
        if self._drag.carrying:
            self._drag.cancel()
        else:
            self._drag.discard_press()

    def _follow_carried(self) -> None:
        """Scroll while a piece is dragged near the upper or lower edge."""
        at = self.viewport().mapFromGlobal(QCursor.pos())
        low, bar = at.y() > self.viewport().height() - _EDGE, self.verticalScrollBar()
        before = bar.value()
        if self._drag.carrying and (low or at.y() < _EDGE):
            bar.setValue(before + (_EDGE_STEP if low else -_EDGE_STEP))
        if bar.value() == before:
            self._edge.stop()
        else:
            self._drag.move(self.mapToScene(at), self.transform().m11())

    def _pan(self, to: QPoint) -> None:
        assert self._pan_from is not None, "only while the middle button is down"
        by, self._pan_from = to - self._pan_from, to
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - by.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - by.y())

    def _zoom_key(self, event: QKeyEvent) -> bool:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        zooms = {
            Qt.Key.Key_Plus: self._zoom * ZOOM_STEP,
            Qt.Key.Key_Equal: self._zoom * ZOOM_STEP,
            Qt.Key.Key_Minus: self._zoom / ZOOM_STEP,
            Qt.Key.Key_0: 1.0,
        }
        zoom = zooms.get(Qt.Key(event.key()))
        if zoom is not None:
            self.set_zoom(zoom)
        return zoom is not None

    # Qt overrides

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Fill the table colour, and the dock over the whole width of the window."""
        theme, dock = self._appearance.theme, self.interaction.table.dock
        whole = QRectF(rect)
        painter.fillRect(whole, theme.table)
        if dock < self.interaction.table.size[1]:
            whole.setTop(max(dock, whole.top()))
            painter.fillRect(whole, theme.surface)
            painter.fillRect(QRectF(whole.left(), dock, whole.width(), 1), theme.line)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self._let_go()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self._pending_changes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Remembered before the base class changes the range of the scroll bar.
        self._ended = self._at_end()
        super().resizeEvent(event)
        self._fit()
        self._ended = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.table_scene.animator.skip()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self._zoom * ZOOM_STEP ** (event.angleDelta().y() / 120))
            event.accept()
        elif self.interaction.held and self.interaction.turn("back" if event.angleDelta().y() > 0 else "turn"):
            event.accept()
        else:
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.table_scene.animator.skip()
        self._show_ring(False)
        if event.button() == Qt.MouseButton.LeftButton:
            self._drag.press(self._at(event))
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = event.position().toPoint()
        else:
            self._drag.cancel()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            self._pan(event.position().toPoint())
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag.slide(self._at(event))
        self._drag.move(self._at(event), self.transform().m11())
        if self._drag.carrying and not self._edge.isActive():
            self._edge.start()
        self._show_hand(self._at(event))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self._drag.release(self._at(event))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.table_scene.animator.skip()
        if event.button() == Qt.MouseButton.LeftButton:
            self._drag.double_click(self._at(event))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._drag.leave()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.table_scene.animator.skip()
        ringed = self._ring_shown
        self._show_ring(True)
        if self._zoom_key(event) or self._keys.press(event, ringed=ringed):
            event.accept()
        else:
            event.ignore()

    def prints(self, event: QKeyEvent) -> bool:
        """Whether the key is a letter or digit shown on a place."""
        return self._keys.printed(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move by Tab between groups of places before leaving the table. While hidden, leave at once."""
        if not self.isVisible():
            return super().focusNextPrevChild(forward)
        self._show_ring(True)
        return self.table_cursor.next_group(1 if forward else -1) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}.get(event.reason())
        if by_key is not None:
            self._ring_shown = True
            self.table_cursor.enter(by_key)
        else:
            self.accessibility.report_focus()
        self._show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_cursor()
