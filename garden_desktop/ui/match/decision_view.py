"""Current decision on the board and in list mode; keeps unfinished input (the draft) across redraws."""

from __future__ import annotations

from typing import Any, NamedTuple

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import Seat
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.match.match_narrator import MatchNarrator
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.table_views import TableViews


class UnfinishedInput(NamedTuple):
    """Unfinished input of a decision: the position, the viewer and the input steps so far.

    Kept in memory only, as records are shared and read by others. `undone` says that the steps are those of an undone
    move: undo then goes on to the decision before, and does not take them back one by one.
    """

    state: Any
    seat: Seat | None
    draft: Draft
    undone: bool = False


class DecisionView:
    """Presenter of the current decision. Showing the same decision again keeps its input."""

    def __init__(self, model: MatchModel, views: TableViews, narrator: MatchNarrator) -> None:
        self._model, self._session, self._players = model, model.session, model.players
        self._views, self._narrator = views, narrator
        self._shown: tuple[Any, Seat | None, bool] | None = None
        self._begun: Draft | None = None
        self._unfinished: UnfinishedInput | None = None

    @property
    def unfinished(self) -> UnfinishedInput | None:
        """Unfinished input of the deciding viewer; None where there is none, or a hand-over is waited for."""
        session, draft = self._session, self._interaction.draft
        if (
            not draft
            or session.gate is not None
            or session.deciding is None
            or self._interaction.seat != session.viewer
        ):
            return None
        return UnfinishedInput(session.match.state, session.viewer, draft)

    def keep_unfinished(self, unfinished: UnfinishedInput | None) -> None:
        """Restore this input as soon as the same person looks at the same position."""
        self._unfinished = unfinished

    def keep_undone(self) -> None:
        """Keep the input of the move that was just undone, for its player.

        Only for a move that ended with a press: an undone drop leaves nothing to keep, its piece returns to where it
        was.
        """
        match = self._session.match
        seat = match.mover(match.ply)
        if not match.redoable or seat is None:
            return
        view = self._session.rules.view(match.state, seat)
        steps = tuple(self._session.table.gesture(view, match.redoable[0]))
        if len(steps) > 1 and not (steps[-1].piece or steps[-1].also):
            self._unfinished = UnfinishedInput(match.state, seat, steps[:-1], undone=True)

    def show_decision(self) -> None:
        """Show the position for the current viewer, with the decision to be made."""
        session = self._session
        decision = session.match.state, session.viewer, self._model.is_answer_kept
        if self._shown == decision:
            return
        self._shown = decision
        chooser = None if self._model.is_answer_kept else session.move_builder()
        self._views.show_position(session.view, session.viewer, chooser, self._players.name)
        self._narrator.side_panel_presenter.show_sides(self._interaction.draft)
        self._narrator.change_announcer.begin_decision(session.viewer)
        self._lay_out_best()

    def show_public_view(self) -> None:
        """Show the public view."""
        self.invalidate()
        self._views.show_position(self._session.public, None, self._session.move_builder(), self._players.name)

    def invalidate(self) -> None:
        """Forget the decision on the board after something else was shown there."""
        self._shown = None

    def save_draft(self) -> None:
        """Save the input while something else is shown."""
        self._begun = self._interaction.draft

    def restore_draft(self) -> None:
        """Restore the input saved before a repeated playback, or before the match was left."""
        begun, self._begun = self._begun, None
        kept, undone = self._unfinished, False
        if begun is None and kept is not None and kept[:2] == (self._session.match.state, self._session.viewer):
            begun, undone, self._unfinished = kept.draft, kept.undone, None
        if begun is not None:
            with self._narrator.sound_cues.muted():
                self._interaction.clear_draft()
                for handle in begun:
                    self._interaction.apply_input(handle)
            if undone:
                self._interaction.keep_laid_out()

    @property
    def _interaction(self) -> InteractionModel:
        return self._views.board.interaction

    def _lay_out_best(self) -> None:
        """Prefill a decision with the game's default move, so that Enter confirms it, and pick up the piece to be
        placed."""
        session = self._session
        best = None if session.deciding is None or self._model.is_answer_kept else session.table.best(session.view)
        with self._narrator.sound_cues.muted():
            for handle in () if best is None else session.table.gesture(session.view, best)[:-1]:
                self._interaction.apply_input(handle)
            if session.deciding is not None:
                self._interaction.take_up()
        self._interaction.keep_laid_out()
