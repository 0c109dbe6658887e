"""Sound effects of the table. Everybody in the room hears them, so they depend on public information alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject

from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.ui.board.input.interaction_model import InteractionModel
from garden_desktop.ui.kit.style.appearance import Appearance


class SoundCues(QObject):
    """Player of the sounds of moves, hands and turns; never the only sign of anything.

    Picking up and dropping is audible where the legal pieces are public: on a shared screen, or for a single person.
    While one of several people has a private view, their attempts are silent, or others could count them.
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
        """Play the shuffle of a new match; not of a resumed one."""
        match = self._session.match
        if all(match.mover(ply) == CHANCE for ply in range(match.ply)) and not match.over:
            self._appearance.sound("shuffle")

    def play_step(self, step: PlayedStep) -> None:
        """Play the sounds of a step, once."""
        if step.ply != self._ply:
            self._ply = step.ply
            for sound in self._session.sounds(step.ply):
                self._appearance.sound(sound)

    def play_turn(self) -> None:
        """Play the sound of a new turn, or of the end; none for a response window, which must look the same to all."""
        session = self._session
        if session.over:
            self._appearance.sound("over")
        elif not (session.response_windows.open or session.response_windows.watch is not None):
            awaited = session.match.to_move
            if awaited != self._awaited and session.human(awaited) and session.rules.seats > 1:
                self._appearance.sound("turn")
            self._awaited = awaited

    def play_refusal(self) -> None:
        """Play the sound of a refusal."""
        if self._open:
            self._appearance.sound("refused")

    @contextmanager
    def muted(self) -> Iterator[None]:
        """Context manager without sounds, for input made by the table itself."""
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
