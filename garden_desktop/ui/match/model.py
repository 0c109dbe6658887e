"""Model of a match on the screen: session, stage of the turn, the draft of the deciding person, and the players with
the names, symbols and colours of their sides.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor

from garden_desktop.core.gesture import Draft
from garden_desktop.core.text import Name
from garden_desktop.core.types import Seat, Side
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.player import Player, colour_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match import stage as turn
from garden_desktop.ui.match.stage import Handover, Stage, TurnFacts, at_rest, is_covered, is_told, next_stage

AUTOMA_SIGN: Final = "automa"
"""Drawing of an automa, in the art folder of its game."""


class MatchPlayers:
    """Display properties of the sides of a match, shared by all widgets."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        self._appearance = appearance
        self._session = session

    def name(self, side: Side) -> Name:
        """Name of a side."""
        own = self._session.name(side)
        if own is not None:
            return Name(own)
        automa = self._session.table.side_name(side)
        return Name("" if automa is None else format_message(automa, str))

    def sign(self, side: Side) -> str:
        """Seat symbol of a side, or the drawing of an automa."""
        seats = self._session.seats
        return SEAT_SYMBOLS[seats[side].symbol] if side < len(seats) else AUTOMA_SIGN

    def player(self, side: Side) -> Player:
        """Name and symbol of a side."""
        return Player(self.name(side), self.sign(side))

    def colour(self, side: Side) -> QColor:
        """Colour of a side, with enough contrast for text."""
        return self._appearance.theme.inked(colour_of(self._appearance.theme, self.player(side).sign))

    def players(self) -> list[Player]:
        """Names and symbols of all sides in order."""
        return [self.player(side) for side in range(self._session.rules.sides)]


class MatchModel(QObject):
    """State that widgets and presenters of a match share and observe; none of them keeps a stage of its own.

    `stage` changes by events alone (`enter`). The session is ahead of it during playback: it waits for the next person
    already while the moves of the last one are still shown. So the stage decides what may be shown, and the session
    what is true in the match.

    `stage_changed` carries the new stage. It says nothing where that equals the old one, as `Deciding(None)` of one
    person and of the next, nor does it tell of the first stage, which stands from the start. `position_shown` is
    emitted whenever the table is shown to its viewer anew, after a move as after a change of theme. What belongs to a
    turn hears both, and asks `Turns.before(ply + 1)` (`hotseat/turns.py`) where the turn under way began: the seat to
    decide is also that of somebody who answers in the middle of a turn.
    """

    stage_changed = Signal(object)
    draft_changed = Signal()
    position_shown = Signal()

    def __init__(self, session: Session, players: MatchPlayers, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.players = session, players
        self.draft: Draft = ()
        self.stage: Stage = at_rest(self._facts())

    @property
    def viewer(self) -> Seat | None:
        """Seat whose view is shown, None for the public view."""
        return self.session.viewer

    @property
    def is_covered(self) -> bool:
        """Whether the table is hidden from everybody now."""
        return is_covered(self.stage)

    @property
    def is_told(self) -> bool:
        """Whether a playback, recap or hand-over has the screen now."""
        return is_told(self.stage)

    @property
    def is_playing(self) -> bool:
        """Whether a playback is running."""
        return isinstance(self.stage, turn.Playback)

    @property
    def is_answer_kept(self) -> bool:
        """Whether the deciding person has answered already, and the answer waits until the minimum time of a look is
        over."""
        return isinstance(self.stage, turn.Deciding) and self.stage.answered

    @property
    def handover(self) -> Handover | None:
        """Current hand-over, also below a recap; None where there is none."""
        stage = self.stage.over if isinstance(self.stage, turn.Recap) else self.stage
        return stage if isinstance(stage, Handover) else None

    def enter(self, event: turn.Event) -> None:
        """Change the stage by an event; emits `stage_changed` if it differs."""
        before, self.stage = self.stage, next_stage(self.stage, event)
        if self.stage != before:
            self.stage_changed.emit(self.stage)

    def rest(self) -> None:
        """Enter the stage that follows from the session, as nothing is shown any more."""
        self.enter(turn.Rested(self._facts()))

    def set_draft(self, draft: Draft) -> None:
        """Set the draft; always emits `draft_changed`, as an equal draft may belong to another position."""
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
