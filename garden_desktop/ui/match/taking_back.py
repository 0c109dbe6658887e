"""Taking back the last decision: at once, or when the table agrees."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from garden_desktop.hotseat.session import Session, PlayedStep
from garden_desktop.ui.kit.text.say import say
from garden_desktop.ui.match.players import Players
from garden_desktop.ui.match.rail.chronicle import Chronicle
from garden_desktop.ui.match.showing import Showing
from garden_desktop.ui.match.strip import Strip
from garden_desktop.ui.match.undo_words import question
from garden_desktop.ui.match.voice import Voice


class TakingBack(QObject):
    """Asks on the strip where others have learned from it; `do` carries the change out."""

    def __init__(
        self,
        session: Session,
        players: Players,
        strip: Strip,
        shown: tuple[Chronicle, Showing],
        voice: Voice,
        do: Callable[[Callable[[], Sequence[PlayedStep]]], None],
    ) -> None:
        """`shown` is what tells of a decision that never was."""
        super().__init__(strip)
        self._session, self._players, self._strip = session, players, strip
        self._shown, self._voice, self._do = shown, voice, do

    def ask(self) -> None:
        """Take it back, or ask the table whether it agrees."""
        leave = self._session.can_undo()
        if leave == "free":
            self.take()
        elif leave == "ask":
            asked, name = question(self._session.alone), self._players.name
            self._strip.ask(say(asked.text, name), say(asked.agree, name), self.take)

    def take(self) -> None:
        """Take it back."""
        self._do(self._change)

    def _change(self) -> Sequence[PlayedStep]:
        self._session.undo()
        for shown in self._shown:
            shown.forget()
        self._voice.tell([self.tr("Taken back.")])
        return ()
