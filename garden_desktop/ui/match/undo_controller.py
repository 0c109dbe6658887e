"""Controller of undo: at once, or after the table has agreed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.match_narrator import MatchNarrator
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.notice_bar import NoticeBar
from garden_desktop.ui.match.step_player import StepPlayer
from garden_desktop.ui.match.undo_words import question


class UndoController(QObject):
    """Controller of undo; asks on the notice bar where others have got information from the last decision. `do` carries
    the change out."""

    def __init__(
        self,
        model: MatchModel,
        notice_bar: NoticeBar,
        narrator: MatchNarrator,
        step_player: StepPlayer,
        decision: DecisionView,
        do: Callable[[Callable[[], Sequence[PlayedStep]]], None],
    ) -> None:
        super().__init__(notice_bar)
        self._session, self._players, self._notice_bar = model.session, model.players, notice_bar
        self._narrator, self._step_player, self._decision, self._do = narrator, step_player, decision, do

    def request_undo(self) -> None:
        """Undo the last decision, or ask the table to agree."""
        leave = self._session.can_undo()
        if leave == "free":
            self.undo_decision()
        elif leave == "ask":
            asked, name = question(self._session.alone), self._players.name
            self._notice_bar.show_question(
                format_message(asked.text, name), format_message(asked.agree, name), self.undo_decision
            )

    def undo_decision(self) -> None:
        """Undo the last decision."""
        self._do(self._change)

    def _change(self) -> Sequence[PlayedStep]:
        self._session.undo()
        self._decision.keep_undone()
        self._narrator.side_panel_presenter.clear_steps()
        self._step_player.clear_steps()
        self._narrator.announcer.add_events([self.tr("Move undone.")])
        return ()
