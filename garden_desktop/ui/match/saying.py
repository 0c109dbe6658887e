"""The sentence in the bar while nothing is shown: what is expected now, or why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.scene import TableView
from garden_desktop.ui.kit.say import rich, say
from garden_desktop.ui.match.asking.dwell import Dwell
from garden_desktop.ui.match.bar import Bar
from garden_desktop.ui.match.cast import Cast


class Saying(QObject):
    """Speaks for the table. `rule` is the rule of what was refused last, "" where nothing was."""

    def __init__(self, session: Session, cast: Cast, board: TableView, bar: Bar, dwell: Dwell, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._cast = session, cast
        self._board, self._bar, self._dwell = board, bar, dwell
        self.rule = ""
        self._refused = False
        self._aim = ("", "")

    def prompt(self) -> None:
        """Say what is expected, or of a piece in hand what letting go would do."""
        session = self._session
        self.rule, self._refused = "", False
        if self._dwell.holding:
            text = WAITS
        elif session.computer is not None and session.windows.watch is None:
            text = THINKS.of(who=Who(session.computer))
        elif session.windows.open:
            text = session.table.prompt(session.public, None, ())
        else:
            text = session.table.prompt(session.view, session.eyes, self._board.hands.draft)
        said = self._guide() or (text,)
        self._bar.sentence.say(" ".join(rich(one, self._cast.name, self._cast.colour) for one in said))

    def follow(self, place: str, piece: str) -> None:
        """A piece is in hand over a place where it may go; why it could not be let go stays when it is put down."""
        self._aim = (place, piece)
        if piece or not self._refused:
            self.prompt()

    def explain(self, place: str, piece: str) -> None:
        """Say why this cannot be done; with nothing to explain, what is expected."""
        session, draft = self._session, self._board.hands.draft
        reason = session.table.refusal(session.view, place, piece, draft) if place else None
        if reason is None:
            self.prompt()
            return
        self.rule, self._refused = reason.rule, True
        self._bar.sentence.say(rich(reason.text, self._cast.name, self._cast.colour))
        self._board.announce(say(reason.text, self._cast.name))

    def _guide(self) -> Sequence[Message]:
        """What the table says of the piece in hand."""
        session, hands, (place, piece) = self._session, self._board.hands, self._aim
        if not piece or piece != hands.held:
            return ()
        return session.table.guide(session.view, session.eyes, hands.draft, piece, place)


WAITS: Final = QT_TRANSLATE_NOOP(
    "table", "Your answer is taken. Every look lasts two seconds, so that its length tells nothing."
)
THINKS: Final = QT_TRANSLATE_NOOP("table", "{who} is thinking.")
