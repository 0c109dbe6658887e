"""The match chosen in the list: what is known of it at once, and the whole record when the choice rests."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from garden_desktop.hotseat.book.notes import MatchNote, MatchNotes
from garden_desktop.hotseat.damage import whole_part
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.summary import NOT_READ
from garden_desktop.ui.book.match_detail_view import MatchDetailView
from garden_desktop.ui.book.match_list_model import MatchListModel
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.match.match_players import MatchPlayers

REST_MS: Final = 140
"""A choice that rests so long is read whole."""


class MatchSelection(QObject):
    """Shown on the page of details; `refused` carries a sentence."""

    refused = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        shelf: MatchRepository,
        lines: MatchListModel,
        notes: MatchNotes,
        detail: MatchDetailView,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._shelf, self._lines, self._notes = appearance, shelf, lines, notes
        self._detail = detail
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.read)

    @property
    def name(self) -> str:
        """That of its record; "" where there is none."""
        return "" if self._detail.line is None else self._detail.line.entry.name

    @property
    def path(self) -> Path:
        return self._shelf.folder / self.name

    def reach(self, name: str) -> None:
        """Another line is chosen: what is known of it at once, the rest when the choice rests."""
        if name and name != self.name:
            self._detail.show_line(self._lines.line(name), self._notes.note_of(name))
        if name:
            self._rest.start()

    def refresh(self) -> None:
        """The book knows more by now: show how the match stands, where that was not known."""
        line = self._detail.line
        if line is not None and self._detail.running and not line.second:
            self._detail.update_line(self._lines.line(self.name))

    def read(self) -> Session | None:
        """Its record as a whole; None where there is none, or it cannot be read."""
        if self.name and self._detail.session is None:
            try:
                session = self._shelf.open_read_only(self.path)
            except NOT_READ as error:
                self._detail.show_error(self._why(error))
            else:
                self._detail.show_session(session, MatchPlayers(self._appearance, session))
        return self._detail.session

    def write(self, written: MatchNote) -> None:
        """Keep a name and a note."""
        try:
            self._notes.write(self.name, written)
        except OSError as error:
            self.refused.emit(
                self.tr("The note could not be saved: {reason}.").format(reason=error.strerror or str(error))
            )
            return
        self._detail.title.setText(self._lines.line(self.name).title)
        self._lines.refresh()

    def _why(self, error: Exception) -> str:
        """What is wrong with it, and up to which turn nothing is."""
        said = error_message(error, self.path)
        whole = whole_part(self._shelf, self.path, error)
        if whole is None:
            return said
        moment = format_message(whole.table.moment(whole.public), MatchPlayers(self._appearance, whole).name)
        words = self.tr("Before that it is whole, up to %n move(s): {moment}.", "", whole.match.ply)
        return f"{said} {words.format(moment=moment)}"
