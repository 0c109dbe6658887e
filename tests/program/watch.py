"""What is looked at after every step: the process lives and has said nothing, and its records have only grown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tests.program.session import Program

REMEMBERED: Final = 25


class Watch:
    """Looks at a program from outside. `steps` are the last things that were done, for whoever has to do them again."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._records: dict[Path, bytes] = {}
        self.steps: list[str] = []

    def after(self, step: str) -> None:
        """Look after a step. Raises AssertionError with the last steps."""
        self.steps.append(step)
        status, said = self._program.status, self._program.said
        assert status is None, self._story(f"the program ended with status {status}", said)
        assert not said, self._story("the program complained", said)
        for record in self._program.records():
            self._read(record)

    def at_the_end(self) -> None:
        """Look once its window has been closed: it ended well and left nobody behind, and its records replay."""
        status, said = self._program.wait(), self._program.said
        assert status == 0, self._story(f"the program ended with status {status}", said)
        assert not said, self._story("the program complained", said)
        for record in self._program.records():
            self._read(record)
            done = self._program.command("replay", str(record))
            assert (done.returncode, done.stderr) == (0, ""), self._story(f"{record.name} does not replay", done.stderr)

    def lines(self, record: Path) -> int:
        """How many whole lines a record has."""
        return self._read(record).count(b"\n")

    def _read(self, record: Path) -> bytes:
        """What a record says: JSON line by line, and at its beginning all it has said before."""
        before = self._records.get(record, b"")
        now = record.read_bytes() if record.exists() else before
        whole = now[: now.rfind(b"\n") + 1]
        assert whole.startswith(before), self._story(f"{record.name} was rewritten", "")
        for line in whole[len(before) :].splitlines():
            json.loads(line)
        self._records[record] = whole
        return whole

    def _story(self, trouble: str, said: str) -> str:
        steps = "\n  ".join(self.steps[-REMEMBERED:])
        return f"{trouble} after these steps:\n  {steps}\n{said}"
