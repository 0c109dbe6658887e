"""What the bar says beside its sentence: which match this is, where in it we are, and what can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.prompt_bar import PromptBar


class MatchTitle(QObject):
    """Writes into `bar` what is so now; `moment` tells where in the match a view is."""

    def __init__(self, model: MatchModel, board: TableView, bar: PromptBar, moment: Callable[[Any], str]) -> None:
        super().__init__(bar)
        self._model, self._session, self._players = model, model.session, model.players
        self._board, self._bar, self._moment = board, bar, moment
        model.draft_changed.connect(self._follow_draft)
        board.interaction.changed.connect(self._follow_draft)

    def show(self) -> None:
        self.show_moment(self._session.public)
        self.show_undo(undecided=False)

    def show_undo(self, *, undecided: bool) -> None:
        """What undo would do; of what is not decided yet nobody has learned anything."""
        session = self._session
        leave = "free" if undecided else session.can_undo()
        self._bar.show_undo(leave, alone=session.alone, redo=session.can_redo())

    def _follow_draft(self) -> None:
        """Enable undo and name it, as what is begun or held requires."""
        if not self._model.is_covered:
            self.show_undo(undecided=self._board.undecided)

    def show_moment(self, view: Any) -> None:
        """The round of the position that is shown, which may lie before the last one."""
        self._bar.show_match(format_message(self._session.game.info.title, self._players.name), self._moment(view))


def moment_of(session: Session, players: MatchPlayers, view: Any) -> str:
    """Where in the match a view is, and in a series how that stands."""
    moment = format_message(session.table.moment(view), players.name)
    series = session.game.series(session.options, [int(winner) - 1 for winner in session.header.series])
    if series is None:
        return moment
    wins = [sum(winner == side for _, winner in series.games) for side in range(session.rules.sides)]
    return f"{moment} · {' : '.join(map(str, wins))}"
