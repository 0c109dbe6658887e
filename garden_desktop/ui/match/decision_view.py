"""What is to be decided, shown on the table and in the lists, and what somebody has begun to do about it."""

from __future__ import annotations

from typing import Any, NamedTuple

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import Seat
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.match.match_narrator import MatchNarrator
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.table_views import TableViews


class UnfinishedInput(NamedTuple):
    """Input of a decision that a person has begun and not completed: the position, who looks at it, and the handles
    taken. It is kept in memory while the program runs, and in no file: a record is given away, and read by others.

    `undone` says that the handles are those of a move taken back: undo then goes on to the decision before, and does
    not take them back one by one."""

    state: Any
    seat: Seat | None
    draft: Draft
    undone: bool = False


class DecisionView:
    """Shows a decision once: what was begun stays when the same one is shown again."""

    def __init__(self, model: MatchModel, views: TableViews, narrator: MatchNarrator) -> None:
        self._model, self._session, self._players = model, model.session, model.players
        self._views, self._narrator = views, narrator
        self._shown: tuple[Any, Seat | None, bool] | None = None
        self._begun: Draft | None = None
        self._unfinished: UnfinishedInput | None = None

    @property
    def unfinished(self) -> UnfinishedInput | None:
        """What whoever decides here has begun; None where that is nothing, or nobody's to see."""
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
        """Take this up as soon as the same person looks at the same position."""
        self._unfinished = unfinished

    def keep_undone(self) -> None:
        """Keep what lay on the table before the move that was just taken back, for whoever made it.

        Only where a press ended that move: a piece dropped on its place goes back to where it was lifted.
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
        """The position as the present eyes may see it, with what they have to decide."""
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
        """Everybody may look: nothing stands there but what all know."""
        self.invalidate()
        self._views.show_position(self._session.public, None, self._session.move_builder(), self._players.name)

    def invalidate(self) -> None:
        """Something else stands on the table."""
        self._shown = None

    def save_draft(self) -> None:
        """Keep what was begun while something else is shown."""
        self._begun = self._interaction.draft

    def restore_draft(self) -> None:
        """What somebody had begun before they saw something once more, or left the match."""
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
        """Begin a decision with what the game offers, so that Enter takes it, and with what is to be laid in hand."""
        session = self._session
        best = None if session.deciding is None or self._model.is_answer_kept else session.table.best(session.view)
        with self._narrator.sound_cues.muted():
            for handle in () if best is None else session.table.gesture(session.view, best)[:-1]:
                self._interaction.apply_input(handle)
            if session.deciding is not None:
                self._interaction.take_up()
        self._interaction.keep_laid_out()
