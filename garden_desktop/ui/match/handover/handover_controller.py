"""Controller of the hand-over: hand-over screen, recap of missed moves, flash in the colour of the next player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from garden_desktop.core.types import Seat
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match import stage as turn
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.handover.handover_placement import HandoverPlacement, TurnHighlight
from garden_desktop.ui.match.handover.handover_screen import HandoverScreen
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.recap.recap_cards import RecapPresenter
from garden_desktop.ui.match.recap.recap_sheet import RecapSheet
from garden_desktop.ui.match.step_player import StepPlayer
from garden_desktop.ui.match.table_announcer import TableAnnouncer
from garden_desktop.ui.match.table_views import TableViews


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
