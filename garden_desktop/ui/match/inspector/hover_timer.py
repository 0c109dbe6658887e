"""Hover and long-press timing of the inspector: opens after a rest, switches to neighbours, closes on leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.core.inspection import Subject
from garden_desktop.ui.board.layout import ItemRef
from garden_desktop.ui.board.table_view import TableView

# Targets of the inspector.


class InspectionTarget(NamedTuple):
    """Thing to be explained: kind and id; a side by its number."""

    subject: Subject
    id: str


def target_of(thing: ItemRef) -> InspectionTarget:
    """Inspection target of a place or piece."""
    return InspectionTarget(thing.kind, thing.id)


REST_MS: Final = 350
PRESS_MS: Final = 450
LEAVE_MS: Final = 120
_FINGERS: Final = frozenset({QPointingDevice.PointerType.Finger, QPointingDevice.PointerType.Pen})


class HoverTimer(QObject):
    """Event filter of the table, the cards of the sides and the panel. `shown` is the target on the panel; while it is
    `pinned` the pointer has no effect.

    Signals: `rested`, a target to be explained, None to close; `held`, the target of a long press; `pressed`, some
    other action has begun.
    """

    rested = Signal(object)
    held = Signal(object)
    pressed = Signal()

    def __init__(
        self, board: TableView, cards: Sequence[QWidget], panel: QWidget, quiet: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._board, self._cards, self._panel, self._quiet = board, cards, panel, quiet
        self.shown: InspectionTarget | None = None
        self.pinned = False
        self.wanted: InspectionTarget | None = None
        self._down = QPoint()
        self._rest = self._clock(REST_MS, self._tell_rest)
        self._leave = self._clock(LEAVE_MS, self._tell_rest)
        self._press = self._clock(PRESS_MS, self._tell_press)
        for watched in (board.viewport(), panel, *cards):
            watched.installEventFilter(self)

    def stop(self) -> None:
        """Stop all timers."""
        for clock in (self._rest, self._leave, self._press):
            clock.stop()

    def _clock(self, ms: int, call: Callable[[], object]) -> QTimer:
        clock = QTimer(self, singleShot=True, interval=ms)
        clock.timeout.connect(call)
        return clock

    def _point(self, what: InspectionTarget | None) -> None:
        """Handle the target under the pointer: open after a rest, switch to another one, close on none."""
        if self.pinned:
            return
        if self.shown is None:
            self.wanted = what
            self._rest.stop() if what is None else self._rest.start()
        elif what == self.shown:
            self._leave.stop()
        elif what != self.wanted or not self._leave.isActive():
            self.wanted = what
            self._leave.start()

    def _tell_rest(self) -> None:
        self.rested.emit(self.wanted)

    def _tell_press(self) -> None:
        under = self._under(self._down)
        if under is not None:
            self._board.forget_press()
            self.held.emit(under)

    def _under(self, point: QPoint) -> InspectionTarget | None:
        """Target at a point; None while a piece is held, whose drop target the panel could cover."""
        board = self._board
        thing = board.thing_at(point)
        if thing is None or self._busy or self._quiet():
            return None
        return target_of(thing)

    @property
    def _busy(self) -> bool:
        """Whether a piece is held or dragged."""
        return self._board.carrying or bool(self._board.interaction.held)

    # Qt overrides

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._board.viewport():
            self._on_table(event)
        elif event.type() == QEvent.Type.Enter:
            self._on_entering(watched)
        elif event.type() == QEvent.Type.Leave:
            self._point(None)
        return False

    def _on_entering(self, watched: QObject) -> None:
        """Keep the panel while the pointer is on it; explain a card that it enters."""
        if watched is self._panel:
            self._leave.stop()
        elif not self._busy:
            self._point(InspectionTarget("side", str(next(n for n, card in enumerate(self._cards) if card is watched))))

    def _on_table(self, event: QEvent) -> None:
        match event.type():
            case QEvent.Type.MouseMove if isinstance(event, QMouseEvent):
                self._moved(event)
            case QEvent.Type.Leave:
                self._point(None)
            case QEvent.Type.MouseButtonPress if isinstance(event, QMouseEvent):
                self.pressed.emit()
                if event.pointingDevice().pointerType() in _FINGERS:
                    self._down = event.position().toPoint()
                    self._press.start()
            case QEvent.Type.MouseButtonRelease:
                self._press.stop()
            case QEvent.Type.Wheel:
                self.pressed.emit()

    def _moved(self, event: QMouseEvent) -> None:
        way = event.position() - QPointF(self._down)
        if way.manhattanLength() >= QApplication.startDragDistance():
            self._press.stop()
        if event.buttons() == Qt.MouseButton.NoButton:
            self._point(self._under(event.position().toPoint()))
