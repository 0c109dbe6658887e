"""Transcript of all that a screen reader says in a whole match.

    python -m tests.program.transcripts GAME [--orca]

It plays a match on a virtual desktop and writes docs/transcripts/GAME.md, or with Orca
docs/transcripts/GAME_with_orca.md.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import groupby
from pathlib import Path
from typing import Final

from tests.program.by_ear import by_ear
from tests.program.evening import ROOT, Evening
from tests.program.listener import Entry, Listener
from tests.program.orca import BesideOrca, Orca

SEED: Final = 1
HEAD: Final = """# {title}, by ear

Written down by `.venv/bin/python -m tests.program.transcripts {game}`: Ann plays a whole match with the keyboard,
and knows nothing but what a screen reader is told. In front stands the key she presses, behind it what is said then; a
line without a key is said by itself, as when Ben, a computer, has moved. What has the keyboard is said with its name,
its role and what can be done with it. She plays as it comes, to hear as much as possible, and not to win.

"""
ORCA: Final = """# {title}, as Orca says it

Written down by `.venv/bin/python -m tests.program.transcripts {game} --orca`: Ann plays a whole match with the
keyboard beside Orca, as it comes. In front stands the key she presses, behind it what Orca speaks then, one utterance
after another, without the names of the keys; a line without a key is said by itself, as when Ben, a computer, moved.

"""
PARTS: Final = ("From home to the table", "At the table", "The score sheet")


def transcript(head: str, log: Sequence[Entry]) -> str:
    """Return the transcript as a page of Markdown."""
    lines = [head]
    for part, entries in groupby(log, lambda entry: _part(entry, log)):
        lines += [f"## {PARTS[part]}\n\n", *_lines(list(entries)), "\n"]
    return "".join(lines).rstrip() + "\n"


def _part(entry: Entry, log: Sequence[Entry]) -> int:
    """Return the part of the transcript to which an entry belongs: before, during or after the match."""
    return 0 if not entry.lines else 1 if entry.lines < log[-1].lines else 2


def _lines(entries: Sequence[Entry]) -> Iterator[str]:
    for entry in entries:
        said = entry.heard[-1:] if entry.did.startswith("types") else entry.heard
        words = " / ".join(f"“{one}”" for one in said) or "nothing"
        did = re.sub(r"\+(\w)$", lambda key: f"+{key[1].upper()}", entry.did)
        yield f"- {did}: {words}\n" if did else f"- {words}\n"


def title(log: Sequence[Entry]) -> str:
    """Return the game's title as the new-game dialog says it."""
    sheets = (one.words for entry in log for one in entry.heard if one.role == "dialog")
    return next(name.partition(": ")[2] for name in sheets if ": " in name)


def main(game: str, *, orca: bool) -> None:
    with ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        evening = opened.enter_context(Evening(folder / "evening", bus=True, walked=False))
        reader = opened.enter_context(Orca(evening.desktop)) if orca else None
        listener = opened.enter_context(BesideOrca(evening, reader) if reader else Listener(evening))
        by_ear(listener, game, SEED)
    log = listener.spoken if isinstance(listener, BesideOrca) else listener.log
    head = (ORCA if orca else HEAD).format(title=title(listener.log), game=game)
    page = ROOT / "docs" / "transcripts" / f"{game}{'_with_orca' if orca else ''}.md"
    page.write_text(transcript(head, log), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], orca="--orca" in sys.argv)
