"""Hints: ask the strongest level for a move, mark it on the table, and say what it gains."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from functools import reduce
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLineF, QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.options import Hint
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.ui import guard
from garden_desktop.ui.board.drawing.scene_items import RING_Z
from garden_desktop.ui.board.layout import ItemRef, hexagon, piece_ref, place_ref
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.notice import Notice
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.inspector.panel_placement import in_window
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.move_provider import MoveProvider
from garden_desktop.ui.match.table_views import TableViews
from garden_desktop.ui.match.tips.tip_controller import NoticePlacement

# Marks on the table: a solid frame with a dot around what to take or press, a dashed one around its target.


_FAR: Final = 4000.0
_CORNER: Final = 9.0
_OUT: Final = 8.0
"""Distance of the frame from the piece, which leaves room for the keyboard cursor."""
_DOT: Final = 9.0
_HEAD: Final = 13.0
_NEAR: Final = 26.0
"""Minimum distance of source and target for an arrow."""


class HintHighlight(NamedTuple):
    """Rectangles to be marked, in scene coordinates: the piece to take or place to press (empty while held), and the
    target (empty for a press), which may be a hexagon."""

    take: QRectF
    goal: QRectF = QRectF()
    hexagonal: bool = False


class HintMarksItem(QGraphicsItem):
    """Graphics item with the marks of a hint, above the table; transparent for the mouse."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.lit: Sequence[HintHighlight] = ()
        self.setZValue(RING_Z + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def light(self, lit: Sequence[HintHighlight]) -> None:
        """Show these marks. Hidden without any, as everything below it is repainted with it."""
        self.lit = tuple(lit)
        self.setVisible(bool(self.lit))
        self.update()

    # Qt overrides

    def boundingRect(self) -> QRectF:
        return QRectF(-_FAR, -_FAR, 3 * _FAR, 3 * _FAR)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for one in self.lit:
            if not one.goal.isEmpty():
                self._goal(painter, one)
            if not one.take.isEmpty():
                self._arrow(painter, one)
                self._take(painter, one.take)

    def _take(self, painter: QPainter, rect: QRectF) -> None:
        theme, box = self._appearance.theme, framed(rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.raised, 6.0), (theme.sun, 3.5)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(box, _CORNER + _OUT, _CORNER + _OUT)
        painter.setPen(QPen(theme.raised, 2))
        painter.setBrush(theme.sun)
        painter.drawEllipse(box.topLeft() + QPointF(2, 2), _DOT, _DOT)

    def _goal(self, painter: QPainter, lit: HintHighlight) -> None:
        theme, soft = self._appearance.theme, QColor(self._appearance.theme.sun)
        soft.setAlphaF(0.22)
        box, path = lit.goal.adjusted(1, 1, -1, -1), QPainterPath()
        if lit.hexagonal:
            path.addPolygon(hexagon(box))
            path.closeSubpath()
        else:
            path.addRoundedRect(box, _CORNER, _CORNER)
        painter.setBrush(soft)
        painter.setPen(QPen(theme.raised, 6))
        painter.drawPath(path)
        pen = QPen(theme.sun, 3.5, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3, 2])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(path)

    def _arrow(self, painter: QPainter, lit: HintHighlight) -> None:
        """Paint an arrow from the frame of the piece to the edge of the target."""
        theme, line = self._appearance.theme, _between(framed(lit.take), lit.goal)
        if lit.goal.isEmpty() or line.length() < _NEAR:
            return
        back = QLineF(line.p2(), line.p1())
        back.setLength(_HEAD)
        side = back.normalVector().unitVector()
        across = QPointF(side.dx(), side.dy()) * (_HEAD / 2)
        head = QPolygonF([line.p2(), back.p2() + across, back.p2() - across])
        shaft = QLineF(line.p1(), back.p2())
        for colour, width in ((theme.raised, 7.0), (theme.sun, 3.0)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(shaft)
            painter.setBrush(theme.sun)
            painter.setPen(QPen(theme.raised, 1.5))
            painter.drawPolygon(head)


def framed(rect: QRectF) -> QRectF:
    """Rectangle of the frame around a thing."""
    return rect.adjusted(-_OUT, -_OUT, _OUT, _OUT)


def _between(take: QRectF, goal: QRectF) -> QLineF:
    """Line between the edges of two rectangles; of length 0 where they overlap."""
    line = QLineF(take.center(), goal.center())
    start, end = _leaves(take, line), 1 - _leaves(goal, QLineF(line.p2(), line.p1()))
    return QLineF(line.pointAt(start), line.pointAt(end)) if start < end else QLineF()


def _leaves(box: QRectF, line: QLineF) -> float:
    """Fraction of the length of a line at which it leaves a box around its start."""
    shares = [size / 2 / abs(way) for size, way in ((box.width(), line.dx()), (box.height(), line.dy())) if way]
    return min(shares, default=1.0)


class HintNotice(Notice):
    """Notice with the text of a hint, placed where it covers nothing; else where it covers least, and nothing marked or
    held. `closed` is emitted when it is hidden."""

    closed = Signal()

    def __init__(self, appearance: Appearance, views: TableViews, standing: NoticePlacement, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._views, self.placement = views, standing
        standing.add_notice(self)

    @property
    def high(self) -> bool:
        return True

    def room(self) -> QRect:
        return self._views.shown.geometry()

    def place_near(self, lit: Sequence[QRect]) -> None:
        """Place it near these rectangles without covering them."""
        box = self.placement.find_place(self, self.size_at, reduce(QRect.united, lit, QRect()))
        if box is None and lit:
            box = self.placement.find_least_covering(self.size_at, lit)
        if box is None:
            self.place()
        else:
            self.setGeometry(box)

    def covers(self, lit: Sequence[QRect]) -> bool:
        return any(self.geometry().intersects(rect) for rect in lit)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        here = QApplication.focusWidget()
        if here is not None and self.isAncestorOf(here):
            self._views.shown.setFocus()
        self.closed.emit()


# Controller.


LOOK_MS: Final = 40
"""Interval in which the answer is polled."""


class HintController(QObject):
    """Controller of hints. `hint` is the one shown, None for none. Not available while something is played back.

    The worker process gets the view of the deciding seat alone, so a hint cannot reveal anything to it. A move, H or
    the close button ends the hint.
    """

    def __init__(
        self,
        appearance: Appearance,
        model: MatchModel,
        move_provider: MoveProvider,
        views: TableViews,
        slip: HintNotice,
    ) -> None:
        super().__init__(slip)
        self._model, self._session, self._players = model, model.session, model.players
        self._move_provider = move_provider
        self._views, self._board, self.notice = views, views.board, slip
        self.marks = HintMarksItem(appearance)
        self._board.table_scene.addItem(self.marks)
        self.hint: Hint | None = None
        self._undone = 0
        self._coming: Future[Any] | None = None
        self._look = QTimer(self, singleShot=True, interval=LOOK_MS)
        self._look.timeout.connect(self._arrived)
        self.notice.closed.connect(self.cancel_hint)
        slip.placement.stale.connect(self._place)
        self._board.interaction.changed.connect(self._light)
        self._board.interaction.changed.connect(self._follow)
        self._board.set_hint_test(self._advised)

    def request_hint(self) -> None:
        """Request a hint for the deciding person; cancel the one shown or pending."""
        if self.hint is not None or self._coming is not None:
            self.cancel_hint()
        elif not self._session.advice:
            self._refuse()
        elif (seat := self._asker()) is not None:
            if not self._views.lists_shown:
                self._board.setFocus(Qt.FocusReason.OtherFocusReason)  # so that Enter follows the hint
            self._coming = self._move_provider.consult(seat)
            self._say(THINKS)
            self._look.start()

    def cancel_hint(self) -> None:
        """Hide the hint, and drop a pending request."""
        coming, self._coming, self.hint = self._coming, None, None
        self._look.stop()
        if coming is not None:
            coming.cancel()
        self.notice.dismiss()
        self._light()

    def retranslate(self) -> None:
        if self.hint is not None:
            self._say_advice(self.hint)

    def _refuse(self) -> None:
        """Say that hints are off. Not in lessons and puzzles, which have no journal and explain themselves."""
        if self._session.journal is not None:
            self._say(NOT_AGREED)

    def _asker(self) -> int | None:
        """Deciding seat, if the hint is for its own eyes, or derived from public information; else None."""
        session = self._session
        seat = session.deciding
        if seat is None or self._model.is_told or self._model.is_answer_kept:
            return None
        own = session.rules.view(session.match.state, seat)
        return seat if session.viewer == seat or own == session.view else None

    def _arrived(self) -> None:
        """Timer callback: show the answer if it has arrived, else poll again."""
        coming = self._coming
        if coming is None:
            return
        if not coming.done():
            self._look.start()
            return
        self._coming = None
        try:
            advice: Hint = coming.result()
            self._session.match.check(advice.move)
            self._session.note_advice()
        except OSError as error:
            journal = self._session.journal
            self.notice.show_text(
                format_message(FAILED, str) if journal is None else error_message(error, journal.path)
            )
        except Exception as error:  # noqa: BLE001 - logged, and reported in one sentence
            guard.report_error(error)
            self._say(FAILED)
        else:
            self._show(advice)

    def _show(self, advice: Hint) -> None:
        self.hint = advice
        self._undone = len(self._left())
        self._light()
        self._say_advice(advice)
        self._lead()

    def _say_advice(self, advice: Hint) -> None:
        """Show the sentences of the hint, and on the table the key that performs it."""
        sentences = list(advice.why) or [WOULD]
        if not self._views.lists_shown and (left := self._left()):
            once = len(left) == 1 and not left[0].piece
            sentences.append(ENTER if once else ENTER_AGAIN)
        self._say(*sentences)

    def _say(self, *sentences: Message) -> None:
        self.notice.show_text(" ".join(format_message(sentence, self._players.name) for sentence in sentences))
        self._place()

    def _way(self) -> Sequence[InputStep]:
        """Input steps of the hinted move."""
        seat, session = self._session.deciding, self._session
        if self.hint is None or seat is None:
            return ()
        return session.table.gesture(session.rules.view(session.match.state, seat), self.hint.move)

    def _left(self) -> Sequence[InputStep]:
        """Input steps of the hint that are still to be made."""
        draft = self._board.interaction.draft
        return [handle for handle in self._way() if not any(_does(one, handle) for one in draft)]

    def _next(self) -> InputStep | None:
        """Next input step of the hint; before it, steps that do not belong to it are taken back."""
        interaction, way = self._board.interaction, self._way()
        besides = [one for one in interaction.draft if not any(_does(one, handle) for handle in way)]
        if way and besides:
            return besides[-1]
        offered = {handle[:2] for handle in interaction.offers}
        return next((handle for handle in self._left() if handle[:2] in offered), None)

    def _light(self) -> None:
        """Mark the next input step."""
        following = self._next()
        lit = None if following is None else self._lit(following)
        self.marks.light([] if lit is None else [lit])
        if self.notice.covers(self._spoken_of()):
            self._place()

    def _lit(self, handle: InputStep) -> HintHighlight:
        layout, interaction = self._board.table_scene.layout, self._board.interaction
        if handle.piece not in interaction.pieces:
            return HintHighlight(layout.rect(place_ref(handle.place)))
        lies = layout.rect(piece_ref(handle.piece))
        if handle in interaction.draft or handle.place not in interaction.places:
            return HintHighlight(lies)
        place, piece = interaction.places[handle.place], interaction.pieces[handle.piece]
        goal = goal_of(place, piece, layout.landing(handle.place, piece))
        lies = QRectF() if interaction.held == handle.piece else lies
        return HintHighlight(lies, goal, hexagonal=place.kind == "hex")

    def _advised(self, thing: ItemRef) -> bool:
        following = self._next()
        return following is not None and thing.id == (following.piece if thing.kind == "piece" else following.place)

    def _lead(self) -> None:
        """Move the keyboard cursor to the next input step: the piece to lift, the target of the held piece, or the
        place to press."""
        if (following := self._next()) is not None:
            lifts = following.piece and following.piece != self._board.interaction.held
            self._board.table_cursor.move_to(piece_ref(following.piece) if lifts else place_ref(following.place))

    def _follow(self) -> None:
        """Move the cursor on after an input step of the hint, once the table has moved it elsewhere."""
        held, following, before = self._board.interaction.held, self._next(), self._undone
        self._undone = len(self._left())
        if following is not None and (following.piece == held if held else self._undone < before):
            later(self, self._lead)

    def _place(self) -> None:
        if self.notice.is_open:
            self.notice.place_near(self._spoken_of())

    def _spoken_of(self) -> Sequence[QRect]:
        """Marked rectangles with their frames, in window coordinates; empty in list mode."""
        board, over = self._board, self.notice.placement.over
        rects = (
            []
            if self._views.lists_shown
            else [rect for lit in self.marks.lit for rect in (lit.take, lit.goal) if not rect.isEmpty()]
        )
        return [in_window(board.viewport(), board.mapFromScene(framed(rect)).boundingRect(), over) for rect in rects]


def goal_of(place: Place, piece: Piece, landing: QRectF) -> QRectF:
    """Rectangle of a drop: the whole place, or the part that the piece will cover, in a row and for a piece of several
    cells."""
    box = QRectF(place.x, place.y, place.w, place.h)
    part = piece.grip is not None or (place.kind == "row" and box.contains(landing))
    return landing if part else box


def _does(done: InputStep, handle: InputStep) -> bool:
    """Whether a step that was made equals `handle`, or uses another piece with the same meaning."""
    return done.place == handle.place and done.piece in (handle.piece, *handle.also)


THINKS: Final = QT_TRANSLATE_NOOP("advice", "Looking for a hint …")
WOULD: Final = QT_TRANSLATE_NOOP("advice", "Suggested move.")
FAILED: Final = QT_TRANSLATE_NOOP("advice", "No hint could be found.")
ENTER: Final = QT_TRANSLATE_NOOP("advice", "Press Enter to play it.")
ENTER_AGAIN: Final = QT_TRANSLATE_NOOP("advice", "Keep pressing Enter to play it.")
NOT_AGREED: Final = QT_TRANSLATE_NOOP(
    "advice", "Hints are off in this match. When you set up a new game, turn them on under “Hints”."
)
