"""An unfinished match in one line, for the home screen: public knowledge alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from garden_desktop.core.game import OptionError, Rules
from garden_desktop.core.look import Look
from garden_desktop.core.packs import PackError
from garden_desktop.core.record import RecordError, Seated
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.hotseat.journal import read_record
from garden_desktop.hotseat.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Summary:
    """What a slip says. `modified` is in seconds since the epoch, `look` what everybody sees of the position."""

    path: Path
    game: str
    headline: Message
    seats: tuple[Seated, ...]
    modified: float
    look: Look[Any]
    rules: Rules[Any, Any]


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A record that cannot be gone on with; the file stays where it is."""

    path: Path
    error: Exception


def unfinished(shelf: Shelf) -> Iterator[Summary | Unreadable]:
    """The matches that are not over, the one played last first."""
    for path in shelf.paths():
        try:
            if (summary := summarize(shelf, path)) is not None:
                yield summary
        except (RecordError, PackError, OptionError, OSError) as error:
            yield Unreadable(path, error)


def summarize(shelf: Shelf, path: Path) -> Summary | None:
    """The summary of one record; None when the match is over. Raises as `Shelf.look` does."""
    record = read_record(path)
    if record.ended:
        return None
    session = shelf.seat(record)
    moment = session.table.moment(session.public)
    seat = session.match.to_move
    if seat is None or not session.human(seat):
        headline = WAITING.of(moment=moment)
    else:
        headline = TO_MOVE.of(who=Who(seat), moment=moment)
    look = session.table.look(session.public, None)
    modified = path.stat().st_mtime
    return Summary(path, session.game.info.key, headline, session.seats, modified, look, session.rules)


TO_MOVE = QT_TRANSLATE_NOOP("home", "{moment}: {who} to move")
WAITING = QT_TRANSLATE_NOOP("home", "{moment}: the computer to move")
