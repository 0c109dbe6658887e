"""What is heard at the table. Everybody in the room hears it, so it is decided from what is open to all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject

from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.kit.style.appearance import Appearance


class SoundCues(QObject):
    """Gives steps, hands and turns their sounds; never the only sign of anything.

    Hands are heard where what they may lift is open to all: on a shared screen, or alone. While one of several
    people looks at what nobody else may see, nothing they try makes a sound.
    """

    def __init__(
        self, appearance: Appearance, session: Session, interaction: InteractionModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._appearance, self._session, self._interaction = appearance, session, interaction
        self._ply = -1
        self._awaited: Seat | None = None
        self._held, self._draft = "", interaction.draft
        self._hushed = False
        interaction.changed.connect(self._touched)

    def play_deal(self) -> None:
        """A match that was just dealt is heard; one that goes on is not."""
        match = self._session.match
        if all(match.mover(ply) == CHANCE for ply in range(match.ply)) and not match.over:
            self._appearance.sound("shuffle")

    def play_step(self, step: PlayedStep) -> None:
        """A step that is shown, once."""
        if step.ply != self._ply:
            self._ply = step.ply
            for sound in self._session.sounds(step.ply):
                self._appearance.sound(sound)

    def play_turn(self) -> None:
        """Whose turn it is now, or that it is over; a question that looks the same to all is heard by none."""
        session = self._session
        if session.over:
            self._appearance.sound("over")
        elif not (session.response_windows.open or session.response_windows.watch is not None):
            awaited = session.match.to_move
            if awaited != self._awaited and session.human(awaited) and session.rules.seats > 1:
                self._appearance.sound("turn")
            self._awaited = awaited

    def play_refusal(self) -> None:
        """Something cannot be done."""
        if self._open:
            self._appearance.sound("refused")

    @contextmanager
    def muted(self) -> Iterator[None]:
        """What is laid out by the table makes no sound."""
        self._hushed = True
        try:
            yield
        finally:
            self._hushed = False

    @property
    def _open(self) -> bool:
        session = self._session
        asked = session.response_windows.open or session.response_windows.watch is not None
        return session.response_windows.unhidden or (not asked and (session.viewer is None or session.gate is not None))

    def _touched(self) -> None:
        held, draft = self._interaction.held, self._interaction.draft
        put = len(draft) > len(self._draft) or (bool(self._held) and not held)
        lifted = bool(held) and held != self._held
        self._held, self._draft = held, draft
        if (put or lifted) and not self._hushed and self._open:
            self._appearance.sound("put" if put else "lift")
