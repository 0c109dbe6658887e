"""Controller of the hand-over: hand-over screen, recap of missed moves, flash in the colour of the next player. The
screen lies over the whole match screen, or as a light cover over the hand alone, beside which some input is possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from garden_desktop.core.types import Seat
from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.player import Player, colour_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.size import px
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match import stage as turn
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.handover.handover_screen import HandoverScreen
from garden_desktop.ui.match.model import MatchModel, MatchPlayers
from garden_desktop.ui.match.recap.recap_cards import RecapPresenter
from garden_desktop.ui.match.recap.recap_sheet import RecapSheet
from garden_desktop.ui.match.step_player import StepPlayer
from garden_desktop.ui.match.table_announcer import TableAnnouncer
from garden_desktop.ui.match.table_views import TableViews

_LEAST: Final = 84
"""Minimum height of the cover over a hand, in pixels at 100 %."""
_BESIDE: Final = 16.0
"""Gap between the cover and the first button beside it, in table units."""


class HandoverPlacement(QObject):
    """Placement of the hand-over screen `gate` over board and lists of `screen`; forwards input beside a light cover to
    the table."""

    def __init__(
        self,
        gate: HandoverScreen,
        model: MatchModel,
        views: TableViews,
        screen: QWidget,
    ) -> None:
        super().__init__(screen)
        self._handover, self._model, self._screen = gate, model, screen
        self._views, self._board = views, views.board
        self._board.fitted.connect(self.place_screen)
        gate.typed.connect(self._type)
        gate.pulled.connect(self._pull)

    def show_handover(self, reason: str = "") -> None:
        """Show the screen for the next player, with news for everybody, or with the `reason` why nothing has
        changed."""
        waited = self._model.handover
        assert waited is not None, "nobody is waited for"
        player, key = self._model.players.player(waited.seat), self._model.session.game.info.key
        self._handover.shut_for(player, key, [reason] if reason else self._news(), light=waited.light)
        self.place_screen()

    def open_screen(self) -> None:
        """Confirm the hand-over, if the screen accepts input."""
        if self._handover.accepts_input:
            self._handover.open_gate()

    def uncover(self, point: QPoint) -> None:
        """Open a light cover after a press on a point of the table where nothing can be done without the hand."""
        if (waited := self._model.handover) is not None and waited.light and not self._offered(point):
            self.open_screen()

    def place_screen(self) -> None:
        """Set the geometry: all of the match screen; a light cover only over the dock, in list mode below the lists."""
        waited = self._model.handover
        if waited is not None and not waited.light:
            self._handover.setGeometry(self._screen.rect())
        elif waited is not None:
            room = self._views.shown.geometry()
            high = px(_LEAST)
            if not self._views.lists_shown:
                top = self._board.viewportTransform().map(QPointF(0, self._model.session.table.dock)).y()
                high = max(high, self._board.height() - round(top))
                room.setWidth(min(room.width(), self._beside()))
            self._handover.setGeometry(room.left(), room.bottom() + 1 - high, room.width(), high)

    def _news(self) -> Sequence[str]:
        """Sentences on the hand-over screen about the move that the next player has missed, where it is public."""
        step, name = self._model.session.news(), self._model.players.name
        return () if step is None else [format_message(text, name) for text in step.told]

    def _beside(self) -> int:
        """Width up to which the hand can be covered without covering the buttons beside it."""
        places, dock = self._board.interaction.places.values(), self._model.session.table.dock
        buttons = (one.x for one in places if one.kind == "button" and one.y >= dock)
        left = min(buttons, default=2 * self._screen.width())
        return round(self._board.viewportTransform().map(QPointF(left - _BESIDE, 0)).x())

    def _offered(self, point: QPoint) -> bool:
        """Whether a press at this point works although the hand is covered; the lists handle their own."""
        thing, interaction = self._board.thing_at(point), self._board.interaction
        if thing is None or self._views.lists_shown:
            return False
        return interaction.can_lift(thing.id) if thing.kind == "piece" else interaction.can_press(thing.id)

    def _pull(self, event: QMouseEvent) -> None:
        """Forward the mouse to the board after a press on the cover has uncovered the hand, so that one drag pulls a
        card out of it."""
        port = self._board.viewport()
        at = QPointF(port.mapFromGlobal(event.globalPosition()))
        passed_on = QMouseEvent(
            event.type(), at, event.globalPosition(), event.button(), event.buttons(), event.modifiers()
        )
        QApplication.sendEvent(port, passed_on)

    def _type(self, text: str, key: int) -> None:
        """Forward a key that was pressed on the cover to the table."""
        typed = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(self._views.shown, typed)


PULSE_MS: Final = 700
_WIDE: Final = 8


class TurnHighlight(QWidget):
    """Border around the match screen that flashes in the colour of `player`; transparent for the mouse. Without motion
    it never shows."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance, self._ground = appearance, parent
        self.player = Player("", "")
        self._fade = QVariantAnimation(self, easingCurve=QEasingCurve(QEasingCurve.Type.InQuad))
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        wire(self._fade, "valueChanged(QVariant)", self, "update()")
        wire(self._fade, "finished()", self, "hide()")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def flash(self, player: Player) -> None:
        """Flash once in the colour of `player`."""
        duration = self._appearance.duration(PULSE_MS)
        self.stop()
        if duration:
            self.player = player
            self._fade.setDuration(duration)
            self.setGeometry(self._ground.rect())
            within = self.rect().adjusted(_WIDE, _WIDE, -_WIDE, -_WIDE)
            self.setMask(QRegion(self.rect()) - QRegion(within))  # else Qt repaints the whole table with each frame
            self.show()
            self.raise_()
            self._fade.start()

    def flash_for_winner(self, session: Session, players: MatchPlayers) -> None:
        """Flash once for the single winner of a finished match."""
        best = [side for side, rank in enumerate(session.match.result().ranks) if rank == 1]
        if len(best) == 1:
            self.flash(players.player(best[0]))

    def stop(self) -> None:
        """Stop the animation."""
        self._fade.stop()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(float(self._fade.currentValue()))
        painter.setPen(QPen(colour_of(self._appearance.theme, self.player.sign), _WIDE))
        half = _WIDE / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))


class HandoverController(QObject):
    """Owner of the overlays of a hand-over; reports to the model when a recap opens and closes.

    Signals: `opened`, the next player has confirmed the hand-over; `taken_back`, the player of a secret move wants to
    undo it; `left`, somebody leaves the match there; `recap_closed`.
    """

    opened = Signal()
    taken_back = Signal()
    left = Signal()
    recap_closed = Signal()

    def __init__(
        self,
        appearance: Appearance,
        model: MatchModel,
        views: TableViews,
        decision: DecisionView,
        announcer: TableAnnouncer,
        step_player: StepPlayer,
        screen: QWidget,
    ) -> None:
        super().__init__(screen)
        self._model, self._step_player = model, step_player
        self._decided: Seat | None = None
        self.recap = RecapSheet(appearance, screen)
        self._recap_presenter = RecapPresenter(appearance, model, views.board, self.recap, announcer, decision)
        self.screen = HandoverScreen(appearance, screen)
        self.placement = HandoverPlacement(self.screen, model, views, screen)
        self.turn_highlight = TurnHighlight(appearance, screen)
        self.screen.opened.connect(self.opened)
        self.screen.left.connect(self.left)
        self.recap.opening.connect(self.placement.open_screen)
        for taken_back in (self.screen.taken_back, self.recap.taken_back):
            taken_back.connect(self.taken_back)
        self.recap.shown.connect(self._open_recap)
        self.recap.dismissed.connect(self._close_recap)
        step_player.frame_shown.connect(self._flash_for_winner)

    def recount(self, missed: Sequence[PlayedStep], reader: Seat) -> None:
        """Show the recap of missed moves to their reader, if there are any."""
        self._recap_presenter.show_recap(missed, reader)

    def recount_at_handover(self, missed: Sequence[PlayedStep], reader: Seat) -> None:
        """Show the recap over the hand-over screen, from the public view."""
        self._recap_presenter.show_recap_at_handover(missed, reader)

    def dismiss_recap(self) -> None:
        """Close the recap, if it is open."""
        if isinstance(self._model.stage, turn.Recap):
            self.recap.dismiss()

    def redraw(self) -> None:
        """Redraw after a change of theme, font or size."""
        if isinstance(self._model.stage, turn.Recap):
            self._recap_presenter.redraw_pictures()
        self.placement.place_screen()

    def greet_opener(self, *, light: bool) -> None:
        """Flash in the colour of the player who has confirmed the hand-over, unless a recap is shown, or only their own
        hand was uncovered (`light`)."""
        viewer = self._model.viewer
        if not (light or isinstance(self._model.stage, turn.Recap)) and viewer is not None:
            self.flash(viewer)

    def greet_next(self) -> None:
        """Flash in the colour of the next player, where no hand-over screen has announced the turn."""
        seat, before = self._model.session.deciding, self._decided
        if seat is None or isinstance(self._model.stage, turn.ResponseRound):
            return
        self._decided = seat
        if before not in (None, seat):
            self.flash(seat)

    def flash(self, seat: Seat) -> None:
        """Flash the border of the table in the colour of a seat."""
        self.turn_highlight.flash(self._model.players.player(seat))

    def stop(self) -> None:
        """Stop all animations after the match was left."""
        self.screen.stop()
        self.turn_highlight.stop()

    def _flash_for_winner(self) -> None:
        """Flash for the winner with the last frame of a match."""
        if self._model.session.over and not self._step_player.frames_ahead:
            self.turn_highlight.flash_for_winner(self._model.session, self._model.players)

    def _open_recap(self) -> None:
        self._model.enter(turn.RecapOpened())

    def _close_recap(self) -> None:
        self._model.enter(turn.RecapPutAway())
        self.recap_closed.emit()
