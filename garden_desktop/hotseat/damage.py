"""How far a damaged record is whole: what is before its first bad line, played by the rules."""

from __future__ import annotations

from pathlib import Path

from garden_desktop.core.files import read_regular
from garden_desktop.core.record import MOST, RecordError, read
from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.summary import NOT_READ


def whole_part(shelf: MatchRepository, path: Path, error: Exception) -> Session | None:
    """The match up to the line that cannot be read, to look at; None where even its beginning is none."""
    if not isinstance(error, RecordError) or error.line < 2:
        return None
    try:
        lines = read_regular(path, MOST).split(b"\n")[: error.line - 1]
        return shelf.make_session(read(b"\n".join((*lines, b""))))
    except NOT_READ:
        return None
