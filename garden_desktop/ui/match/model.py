"""Model of a match on the screen: session, players, stage of the turn, and what whoever decides has begun."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from garden_desktop.core.gesture import Draft
from garden_desktop.core.types import Seat
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.match import stage as turn
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.match.stage import Handover, Stage, TurnFacts, at_rest, is_covered, is_told, next_stage


class MatchModel(QObject):
    """What the widgets and presenters of a match read and listen to; none of them keeps a stage of its own.

    `stage` changes by events alone (`enter`). The session is ahead of it while a change is carried out: it waits for
    the next person already when the pictures of what the last one did are still to come. What may be shown therefore
    follows from the stage, and what is true in the match from the session.
    """

    stage_changed = Signal(object)
    draft_changed = Signal()
    position_changed = Signal()

    def __init__(self, session: Session, players: MatchPlayers, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.players = session, players
        self.draft: Draft = ()
        self.stage: Stage = at_rest(self._facts())

    @property
    def viewer(self) -> Seat | None:
        """The seat that looks, None where all may see what is shown."""
        return self.session.viewer

    @property
    def is_covered(self) -> bool:
        """Whether nothing of the table is anybody's to look at just now."""
        return is_covered(self.stage)

    @property
    def is_told(self) -> bool:
        """Whether something else is being told just now."""
        return is_told(self.stage)

    @property
    def is_playing(self) -> bool:
        """Whether pictures of what happened are being shown."""
        return isinstance(self.stage, turn.Playback)

    @property
    def is_answer_kept(self) -> bool:
        """Whether whoever decides has answered already, and the answer waits until their look has lasted its time."""
        return isinstance(self.stage, turn.Deciding) and self.stage.answered

    @property
    def handover(self) -> Handover | None:
        """The hand-over in force, also below a recap; None where nobody is waited for."""
        stage = self.stage.over if isinstance(self.stage, turn.Recap) else self.stage
        return stage if isinstance(stage, Handover) else None

    def enter(self, event: turn.Event) -> None:
        """Change the stage by what has happened."""
        before, self.stage = self.stage, next_stage(self.stage, event)
        if self.stage != before:
            self.stage_changed.emit(self.stage)

    def rest(self) -> None:
        """Nothing is being shown any more: take the stage that the session calls for."""
        self.enter(turn.Rested(self._facts()))

    def set_draft(self, draft: Draft) -> None:
        """Tell what whoever decides has begun, also where it is the same in another position."""
        self.draft = draft
        self.draft_changed.emit()

    def _facts(self) -> TurnFacts:
        session = self.session
        return TurnFacts(
            waits_for=session.gate,
            light=session.returning,
            over=session.over,
            responds=session.response_windows.open,
            computer=session.computer,
            viewer=session.viewer,
        )
