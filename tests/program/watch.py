"""Checks after every step: the program runs, has written no complaint, and its records have only grown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.program.program import Program

REMEMBERED: Final = 25
OF_QT: Final = re.compile(
    r"qt\.accessibility\.atspi: (Could not find accessible on path: |Accessible invalid: ).*\n"
    r"|qt\.accessibility\.atspi: Received text event for invalid interface\.\n"
    r"|QAccessible(List|Table)::child: Invalid index at: .*\n"
    r"|qt\.accessibility\.atspi: (Subscription string not handled: |AtSpiAdaptor::\w+ does not implement ).*\n"
    r"|QSpiApplication::(keyEventError  .*NoReply.*|notifyKeyboardListenerCallback with no queued key called.*)\n"
)
"""What Qt says of others: of a client that asks about something gone meanwhile, as one does that walks all the time; of
its own events, which any QLabel with markup sends to a client that hears about texts; of questions of Orca's that it
has no answer to; of a service that says later than
100 ms whether a reader wants a key for itself, as on a busy machine."""


NOTES: Final = re.compile(r"^[\d-]+ [\d:,]+ (garden-desktop \d[^\n]*|no sound: [^\n]*)\n", re.MULTILINE)
"""How a log begins, and what it says of a computer without a loudspeaker: nobody need be told of it."""


def complaints(written: Iterable[str], *, alive: bool) -> str:
    """Return the program's complaints from its output files, without Qt's messages about other software and mere notes.

    While it is `alive` its last line may be incomplete, and only a complete line can be recognised as Qt's.
    """
    whole = (text[: text.rfind("\n") + 1] if alive else text for text in written)
    return "".join(NOTES.sub("", OF_QT.sub("", text)) for text in whole)


class Watch:
    """Check of a program from outside. `steps` are the latest inputs, for whoever has to reproduce a failure."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._records: dict[Path, bytes] = {}
        self.steps: list[str] = []

    def after(self, step: str) -> None:
        """Check the program after a step."""
        self.steps.append(step)
        self.look()

    def look(self) -> None:
        """Check the program now. Raises AssertionError, with the latest steps, where something is wrong."""
        status = self._program.status
        said = complaints(self._program.said, alive=status is None)
        assert status is None, self.story(f"the program ended with status {status}", said)
        assert not said, self.story("the program complained", said)
        for record in self._program.records():
            self._read(record)

    def at_the_end(self) -> None:
        """Check the program once its window has been closed: it ended well, left no process behind, and its records
        replay."""
        status = self._program.wait()
        said = complaints(self._program.said, alive=False)
        assert status == 0, self.story(f"the program ended with status {status}", said)
        assert not said, self.story("the program complained", said)
        for record in self._program.records():
            self._read(record)
            done = self._program.command("replay", str(record), "--spoil")
            assert (done.returncode, done.stderr) == (0, ""), self.story(f"{record.name} does not replay", done.stderr)

    def lines(self, record: Path) -> int:
        """Return the number of complete lines in a record."""
        return self._read(record).count(b"\n")

    def ended(self, record: Path) -> bool:
        """Return whether the last complete line of a record states how the match ended."""
        return self._read(record).splitlines()[-1].startswith(b'{"result"')

    def _read(self, record: Path) -> bytes:
        """Return the complete lines of a record; asserts that they are JSON and begin with all that was read before."""
        before = self._records.get(record, b"")
        if not record.exists() or record.stat().st_size == len(before):
            return before
        now = record.read_bytes()
        whole = now[: now.rfind(b"\n") + 1]
        assert whole.startswith(before), self.story(f"{record.name} was rewritten")
        for line in whole[len(before) :].splitlines():
            json.loads(line)
        self._records[record] = whole
        return whole

    def story(self, trouble: str, said: str = "") -> str:
        """Return the message of a failure: the trouble, the latest steps, and the program's output."""
        steps = "\n  ".join(self.steps[-REMEMBERED:])
        return f"{trouble} after these steps:\n  {steps}\n{said}"
