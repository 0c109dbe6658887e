"""The disk at the table: a change it refused is offered again, and what somebody else did to the record is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from garden_desktop.hotseat.session import Session
from garden_desktop.ui.error_messages import error_message
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.match.notice_bar import NoticeBar

AGAIN_MS: Final = 4000
"""How long after the disk refused a computer's move it is thought of and tried again."""


class SaveErrorNotice(QObject):
    """Speaks through the strip. `awaited` says that what nobody has to press for is due once more."""

    awaited = Signal()

    def __init__(self, session: Session, strip: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._strip = session, strip
        self._again = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._again.timeout.connect(self.awaited)

    def offer_retry(self, error: OSError, again: Callable[[], None]) -> None:
        """Say why a change was not taken, and offer it `again`; a computer's move is tried again by itself as well.

        While a bar runs nothing is offered: what it ends with is due when it has run out once more.
        """
        said = error_message(error, self._path)
        if self._session.response_windows.open:
            self._strip.show_notice(said)
        else:
            self._strip.show_question(said, self.tr("Try again"), again)
        if self._session.computer is not None:
            self._again.start()

    def short_reason(self, error: OSError) -> str:
        """Why a change was not taken, in a sentence for the gate: short, without the folder."""
        return error_message(error, Path(self._path.name))

    def show_tips_error(self, error: OSError) -> None:
        """Say that they were not kept, where nothing more pressing is said: what waits to be written goes first."""
        if not self._strip.is_open:
            words = self.tr("Which tips you have had could not be saved: {reason}.")
            self._strip.show_notice(words.format(reason=error.strerror or str(error)))

    def show_record_news(self) -> None:
        """Say what somebody else has done to the record since this was last asked."""
        news = self._session.news_of_record()
        if news is not None:
            self._strip.show_notice(format_message(news, str), lasting=True)

    def cancel_retry(self) -> None:
        """Nothing is tried again by itself."""
        self._again.stop()

    @property
    def _path(self) -> Path:
        journal = self._session.journal
        assert journal is not None, "only the disk refuses"
        return journal.path
