"""Taking back the last decision: at once, or when the table agrees."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.match.notice_bar import NoticeBar
from garden_desktop.ui.match.side_panel.side_panel_presenter import SidePanelPresenter
from garden_desktop.ui.match.step_player import StepPlayer
from garden_desktop.ui.match.table_announcer import TableAnnouncer
from garden_desktop.ui.match.undo_words import question


class UndoController(QObject):
    """Asks on the strip where others have learned from it; `do` carries the change out."""

    def __init__(
        self,
        session: Session,
        players: MatchPlayers,
        strip: NoticeBar,
        shown: tuple[SidePanelPresenter, StepPlayer],
        decision: DecisionView,
        announcer: TableAnnouncer,
        do: Callable[[Callable[[], Sequence[PlayedStep]]], None],
    ) -> None:
        """`shown` is what tells of a decision that never was; `decision` gets what lay there before it."""
        super().__init__(strip)
        self._session, self._players, self._strip = session, players, strip
        self._shown, self._decision, self._announcer, self._do = shown, decision, announcer, do

    def request_undo(self) -> None:
        """Take it back, or ask the table whether it agrees."""
        leave = self._session.can_undo()
        if leave == "free":
            self.undo_decision()
        elif leave == "ask":
            asked, name = question(self._session.alone), self._players.name
            self._strip.show_question(
                format_message(asked.text, name), format_message(asked.agree, name), self.undo_decision
            )

    def undo_decision(self) -> None:
        """Take it back."""
        self._do(self._change)

    def _change(self) -> Sequence[PlayedStep]:
        self._session.undo()
        self._decision.keep_undone()
        for shown in self._shown:
            shown.clear_steps()
        self._announcer.add_events([self.tr("Taken back.")])
        return ()
