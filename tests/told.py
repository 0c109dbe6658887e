"""Messages of a record for one of its seats, move by move: the expectation for what a screen reader said.

    python -m tests.told RECORD SEAT

It runs in a process of its own, because the tests of the running program import nothing of it.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from garden_desktop.hotseat.match_repository import MatchRepository
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.text.translations import LanguageSwitcher, format_message


def told(session: Session, seat: int) -> list[list[str]]:
    """Return the messages about each move as this seat saw it; an empty list where only others know of the move."""
    steps = session.steps(0, session.match.ply, seat)
    return [
        []
        if step.quiet and step.mover != seat
        else [format_message(sentence, lambda side: session.name(side) or "The other side") for sentence in step.told]
        for step in steps
    ]


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    languages = LanguageSwitcher()
    languages.choose("en")
    print(json.dumps(told(MatchRepository().open_read_only(Path(sys.argv[1])), int(sys.argv[2]))))
